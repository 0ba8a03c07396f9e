// Presenter mode as a teacher uses it: in by the button, on with a clicker, a question to the room, out again.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { becomes, misprints, overflow, violations } from "./lib/checks.mjs";
import { launch, open } from "./lib/page.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const presenter = (page) => page.locator("section.presenter");
const cursor = async (page) => Number(await page.locator("section[data-cursor]").getAttribute("data-cursor"));
const said = (page) => page.locator("section.presenter .stage-text h2").innerText();

async function openPresenter(scenario, edition, locale, event, options = {}) {
  const address = `/?motion=off#/${scenario}?ed=${edition}&lang=${locale}&event=${event}&view=presenter`;
  const opened = await open(browser, address, options);
  await opened.page.locator(`section.presenter[data-cursor="${event}"]`).waitFor();
  return opened;
}

/** Presses a key and waits until the presentation stands at this event. */
async function press(page, key, event) {
  await page.keyboard.press(key);
  await page.locator(`section.presenter[data-cursor="${event}"]`).waitFor();
}

test("in by the button, on with a clicker, back to the table by the browser", async () => {
  const { page, context, faults } = await open(browser, "/?motion=off#/phasing?ed=current&lang=it&event=3");
  await page.locator('section.play[data-cursor="3"]').waitFor();
  await page.locator("[data-present=enter]").click();
  await presenter(page).waitFor();
  assert.match(page.url(), /event=3&view=presenter$/);
  await becomes(() => page.locator("html").getAttribute("data-view"), "presenter");
  await page.waitForFunction(() => document.fullscreenElement);
  await page.evaluate(() => document.exitFullscreen());
  assert.equal(await cursor(page), 3, "giving the screen back keeps the place");
  for (const [key, event] of [["PageDown", 4], ["ArrowRight", 5], ["Space", 6], ["Enter", 7], ["PageUp", 6], ["ArrowLeft", 5], ["Home", 0]]) {
    await press(page, key, event);
  }
  await page.keyboard.press("End");
  await page.waitForFunction(() => {
    const { cursor, total } = document.querySelector("section.presenter").dataset;
    return cursor === total && cursor !== "0";
  });
  await press(page, "Home", 0);
  await press(page, "PageDown", 1);
  await page.goBack();
  await page.locator("section.play").waitFor();
  await becomes(() => page.locator("html").getAttribute("data-view"), null);
  await page.keyboard.press("p");
  await presenter(page).waitFor();
  await page.keyboard.press("Escape");
  await page.locator("section.play").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("the room is asked, and then it is revealed", async () => {
  const { page, context, faults } = await openPresenter("phasing", "current", "it", 3);
  const before = await said(page);
  await page.keyboard.press("h");
  await becomes(() => said(page), before);
  await page.keyboard.press("PageDown");
  await page.locator("section.presenter[data-asking=true]").waitFor();
  await becomes(() => said(page), "Che cosa succede adesso?");
  await becomes(() => page.locator("[data-live]").innerText(), "Che cosa succede adesso?");
  await becomes(() => cursor(page), 3);
  await becomes(() => page.locator("q").count(), 0);
  await becomes(() => page.locator(".permanent__flag", { hasText: "uscirà" }).filter({ visible: true }).count(), 0);
  await press(page, "PageDown", 4);
  await becomes(() => said(page), /scompaiono/);
  assert.deepEqual(faults, []);
  await context.close();
});

test("frames, labels and the black screen go on and off by keys and by hand", async () => {
  const { page, context, faults } = await openPresenter("phasing", "classic", "fr", 4);
  const framed = page.locator("[data-framed]");
  await page.keyboard.press("1");
  await page.locator(".stage .permanent__card").nth(1).click();
  await becomes(() => framed.count(), 2);
  await becomes(() => framed.first().innerText(), /regardez ici/);
  await page.keyboard.press("1");
  await becomes(() => framed.count(), 1);
  await page.keyboard.press("Escape");
  await becomes(() => framed.count(), 0);
  const name = page.locator(".stage .permanent__name").first();
  assert.ok(await name.isVisible());
  await page.keyboard.press("n");
  assert.ok(!(await name.isVisible()));
  assert.ok(await page.getByRole("button", { name: /^Lynx de Brume/ }).count());
  await page.keyboard.press("n");
  await page.keyboard.press(".");
  await page.locator("[data-present=unblank]").waitFor();
  await page.keyboard.press("PageDown");
  await page.locator("[data-present=unblank]").waitFor({ state: "detached" });
  await becomes(() => cursor(page), 4);
  await page.keyboard.press("b");
  await page.locator("[data-present=unblank]").click();
  await page.locator("[data-present=unblank]").waitFor({ state: "detached" });
  await page.keyboard.press("e");
  await page.locator("html[data-edition=current]").waitFor({ state: "attached" });
  await page.locator("[data-present=theme]").click();
  await page.locator("html[data-theme=light]").waitFor({ state: "attached" });
  await page.locator("[data-present=leave]").click();
  await page.locator("section.play").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("it is accessible in both themes, at every size, whatever is arranged", async () => {
  for (const [width, height, locale] of [[390, 844, "fr"], [1024, 768, "it"], [1440, 900, "en"], [1920, 1080, "fr"]]) {
    for (const colorScheme of ["light", "dark"]) {
      const { page, context } = await openPresenter("phasing", "current", locale, 4, { colorScheme, viewport: { width, height } });
      for (const key of ["1", "n", "h", "PageDown", "b"]) {
        assert.deepEqual(await violations(page), [], `${colorScheme} ${width}, before ${key}`);
        assert.equal(await overflow(page), 0, `${colorScheme} ${width}, before ${key}`);
        await page.keyboard.press(key);
      }
      await context.close();
    }
  }
});

test("every event fits the screen of a projector, and nothing on it changes its place", async () => {
  for (const [scenario, edition, locale, width, height] of [
    ["tutorial", "current", "it", 1024, 768],
    ["tutorial", "classic", "fr", 1440, 900],
    ["phasing", "classic", "en", 1920, 1080],
    ["tutorial", "classic", "it", 1366, 768],
    ["day-night", "current", "fr", 1280, 720],
  ]) {
    const { page, context, faults } = await openPresenter(scenario, edition, locale, 0, { viewport: { width, height } });
    const total = Number(await presenter(page).getAttribute("data-total"));
    const places = new Set();
    for (let event = 1; event <= total; event += 1) {
      await press(page, "PageDown", event);
      const where = `${scenario}, ${edition}, ${locale}, ${width} px, event ${event}: ${await said(page)}`;
      assert.deepEqual(await misprints(page), [], where);
      const { tall, top } = await page.evaluate(() => ({
        tall: document.documentElement.scrollHeight - window.innerHeight,
        top: Math.round(document.querySelector("section.presenter .stage-text h2").getBoundingClientRect().top),
      }));
      assert.ok(tall <= 0, `taller than the window by ${tall} px: ${where}`);
      places.add(top);
    }
    assert.equal(places.size, 1, `the sentence stands at ${[...places]} in ${scenario}, ${locale}`);
    assert.deepEqual(faults, []);
    await context.close();
  }
});

test("where the game stands keeps its place, and both players' life is always there", async () => {
  for (const [width, height] of [[1024, 768], [1920, 1080]]) {
    const { page, context } = await openPresenter("phasing", "classic", "it", 3, { viewport: { width, height } });
    const head = () => page.locator(".presenter__head").evaluate((node) => Math.round(node.getBoundingClientRect().top));
    const began = await head();
    for (const [key, event] of [["PageDown", 4], ["PageDown", 5], ["PageUp", 4], ["PageDown", 5], ["PageDown", 6]]) {
      await press(page, key, event);
      await becomes(head, began);
      await becomes(() => page.locator(".stage [data-life]").count(), 2);
    }
    await context.close();
  }
});

test("a class that reads another language than the passage reads it in its own first", async () => {
  for (const [locale, edition] of [["it", "classic"], ["en", "current"]]) {
    const { page, context } = await openPresenter("phasing", edition, locale, 4, { viewport: { width: 1024, height: 768 } });
    const size = (selector) => page.locator(selector).evaluate((node) => parseFloat(getComputedStyle(node).fontSize));
    assert.ok((await size(".stage-text__gloss")) > (await size(".stage-text__passage")), locale);
    await context.close();
  }
});

test("long names, a zoomed window and a telephone leave nothing cut", async () => {
  for (const [width, height] of [[1440, 900], [720, 450], [390, 844], [320, 740]]) {
    const { page, context } = await openPresenter("tutorial", "current", "it", 54, { viewport: { width, height } });
    await page.evaluate(() => {
      for (const name of document.querySelectorAll(".permanent__name, .permanent__slip-name, .stage__player > span")) {
        name.textContent = "Incantatrice dell’Arcipelago";
        if (name.matches(".permanent__name")) name.dataset.word = "longer";
      }
    });
    assert.deepEqual(await misprints(page), [], `${width} px`);
    await context.close();
  }
});

test("nothing of the stage stands over the turn or the sentence, however much is on it", async () => {
  for (const [scenario, edition, event] of [["phasing", "classic", 0], ["phasing", "classic", 5], ["crowded", "classic", 10], ["crowded", "current", 4], ["tutorial", "current", 14]]) {
    for (const [at, [width, height]] of [[1024, 768], [1920, 1080]].entries()) {
      for (const locale of at ? ["fr"] : ["it", "fr"]) {
        const { page, context } = await openPresenter(scenario, edition, locale, event, { viewport: { width, height } });
        const where = `${scenario}, ${edition}, ${locale}, ${width} px, event ${event}`;
        // The ground of a card may reach out of it; its words, and those of a player, may not.
        const out = () => page.evaluate(() => {
          const stage = document.querySelector(".stage").getBoundingClientRect();
          const parts = [...document.querySelectorAll(".stage__player, .stage .permanent__name, .stage .permanent__slip-name, .stage__more, .stack__item, .stack__more")];
          return parts.filter((part) => {
            const { top, bottom, left, right } = part.getBoundingClientRect();
            return top < stage.top - 1 || bottom > stage.bottom + 1 || left < stage.left - 1 || right > stage.right + 1;
          }).map((part) => part.textContent);
        });
        await becomes(() => out().then((all) => `${where}: ${all}`), `${where}: `);
        await context.close();
      }
    }
  }
});

test("what there is no room for is counted, on the stage and on the stack, and what only waits is not on the stack", async () => {
  const said = { it: ["In attesa", /^e altri \d+$/], fr: ["En attente", /^et \d+ autres$/], en: ["Waiting", /^and \d+ more$/] };
  for (const [locale, [heading, more]] of Object.entries(said)) {
    const { page, context } = await openPresenter("crowded", "classic", locale, 10, { viewport: { width: 1024, height: 768 } });
    await becomes(() => page.locator(".stage .stack h2").innerText(), heading);
    await becomes(() => page.locator(".stack__more").innerText(), more);
    await becomes(() => page.locator(".stage .stack__item").count(), 2);
    await context.close();
  }
  // The seven of the turn of phasing have room: nothing is left out.
  const { page, context } = await openPresenter("phasing", "classic", "it", 0, { viewport: { width: 1024, height: 768 } });
  await becomes(() => page.locator(".stage .permanent__card").count(), 7);
  await becomes(() => page.locator(".stage [data-more]").count(), 0);
  await context.close();
});

test("the word of a frame is no wider than the frame, and under what is attached", async () => {
  const { page, context } = await openPresenter("phasing", "classic", "fr", 5, { viewport: { width: 1024, height: 768 } });
  for (const key of ["1", "2", "3"]) await page.keyboard.press(key);
  await becomes(() => page.locator(".stage__frame > b").count(), 3);
  const wrong = () => page.evaluate(() => [...document.querySelectorAll("[data-framed]")].filter((card) => {
    const word = card.querySelector(".stage__frame > b").getBoundingClientRect();
    const frame = card.querySelector(".stage__frame").getBoundingClientRect();
    const last = [...card.querySelectorAll(".permanent__card, .permanent__slip")].at(-1).getBoundingClientRect();
    return word.left < frame.left || word.right > frame.right || word.top < last.bottom;
  }).length);
  await becomes(wrong, 0);
  await context.close();
});

test("on a telephone the tools are reached without a cut, and on its side the stack stays clear of the foot", async () => {
  const upright = await openPresenter("tutorial", "current", "fr", 12, { viewport: { width: 390, height: 844 } });
  await becomes(() => upright.page.locator(".stage-tools").evaluate((tools) => tools.getBoundingClientRect().bottom <= innerHeight), true);
  await upright.context.close();
  const lying = await openPresenter("phasing", "classic", "fr", 5, { viewport: { width: 844, height: 390 } });
  await becomes(() => lying.page.evaluate(() => document.querySelector(".stack__item").getBoundingClientRect().bottom + 4 < document.querySelector(".stage-foot").getBoundingClientRect().top), true);
  await lying.context.close();
});
