// Links: a scenario of one's own at its very event in a fresh profile, what is wrong with a link, and ways to hand one on.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { becomes, misprints, overflow, violations } from "./lib/checks.mjs";
import { OWN, scenarioLink } from "./lib/links.mjs";
import { launch, open } from "./lib/page.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const go = (address, options) => open(browser, `/?motion=off${address}`, options);
const at = (page, event) => page.locator(`section[data-scenario][data-cursor="${event}"]`);
const share = (page) => page.locator("dialog[open] .share");
const linkOf = async (page) => {
  await page.locator("dialog[open] [data-share=link-text]").waitFor();
  return page.locator("[data-share=link-text]").inputValue();
};

test("a scenario of one edition holds the edition at its table, and on no other page", async () => {
  const own = OWN.replace("turn 3", "edition current\n  turn 3");
  const { page, context, faults } = await go(`#/${scenarioLink(own)}?ed=current&lang=en`);
  const edition = () => page.locator("html").getAttribute("data-edition");
  const choose = (name) => page.locator(`.running-head [data-edition=${name}]`).click();
  await page.locator("section[data-cursor]").waitFor();
  await choose("classic");
  await page.locator(".notice").waitFor();
  assert.equal(await edition(), "current");
  await page.locator(".running-head__tabs > a").last().click();
  await page.locator("section[data-cursor]").waitFor({ state: "detached" });
  await choose("classic");
  await becomes(edition, "classic");
  await choose("current");
  await becomes(edition, "current");
  await choose("classic");
  await page.goBack();
  await page.locator("section[data-cursor]").waitFor();
  await becomes(edition, "current");
  assert.deepEqual(faults, []);
  await context.close();
});

test("a scenario of one's own opens from its link at the same event in a fresh profile, in every view", async () => {
  const own = scenarioLink(OWN);
  const first = await go(`#/${own}?ed=current&lang=en`);
  await at(first.page, 0).waitFor();
  for (let event = 1; event <= 4; event += 1) {
    await first.page.keyboard.press("ArrowRight");
    await at(first.page, event).waitFor();
  }
  const fingerprint = await at(first.page, 4).getAttribute("data-fingerprint");
  await first.page.keyboard.press("s");
  const link = await linkOf(first.page);
  assert.match(link, /event=4$/);
  assert.deepEqual(first.faults, []);
  await first.context.close();

  const second = await go(link.slice(link.indexOf("#")));
  await at(second.page, 4).waitFor();
  await becomes(() => at(second.page, 4).getAttribute("data-fingerprint"), fingerprint);
  await becomes(() => second.page.title(), "My board · In Fase");
  await second.page.locator(".running-head__tabs a", { hasText: "Side by side" }).or(second.page.locator(".margin__beside a")).first().click();
  await second.page.locator(`section[data-comparison="${own}"]`).waitFor();
  await becomes(() => second.page.locator(".compare__bar select").inputValue(), own);
  await second.page.goto(`${link}&view=presenter`);
  await second.page.locator('section.presenter[data-cursor="4"]').waitFor();
  await becomes(() => second.page.locator("section.presenter").getAttribute("data-fingerprint"), fingerprint);
  await second.page.goto(link.replace("#/", "#/embed/"));
  await second.page.locator('section.embed[data-cursor="4"]').waitFor();
  assert.deepEqual(second.faults, []);
  await second.context.close();
});

/** Passes where the tutorial's script plays a land. */
async function choose(page) {
  await at(page, 27).waitFor();
  await page.locator("[data-choice=pass]").first().click();
  await at(page, 28).waitFor();
  await page.waitForURL(/play=/);
}

const place = (page) => page.evaluate(() => {
  const { cursor, fingerprint, scenario, log } = window.inFase.snapshot();
  return { cursor, fingerprint, play: scenario.play, told: log.entries.at(-1)?.sentence };
});

test("what the reader chose himself comes back after a reload, and in a fresh profile by every link", async () => {
  const first = await go("#/tutorial?ed=current&lang=en&event=27");
  await choose(first.page);
  const chosen = await place(first.page);
  assert.ok(chosen.play);
  await first.page.reload();
  await at(first.page, chosen.cursor).waitFor();
  await becomes(async () => JSON.stringify(await place(first.page)), JSON.stringify(chosen));
  await first.page.keyboard.press("s");
  const link = await linkOf(first.page);
  assert.ok(link.endsWith(`event=${chosen.cursor}&play=${chosen.play}`), link);
  assert.ok(await first.page.locator("[data-qr]").isVisible());
  await becomes(() => first.page.locator("[data-share=embed-text]").inputValue(), new RegExp(chosen.play));
  await becomes(() => first.page.locator("[data-share=print]").getAttribute("href"), new RegExp(chosen.play));
  await first.page.keyboard.press("Escape");
  // Taken back, it leaves the address; the prepared game has its own.
  await first.page.locator("[data-choice=undo]").first().click();
  await first.page.waitForURL((url) => !url.href.includes("play="));
  assert.deepEqual(first.faults, []);
  await first.context.close();

  const second = await go(link.slice(link.indexOf("#")));
  await at(second.page, chosen.cursor).waitFor();
  await becomes(async () => JSON.stringify(await place(second.page)), JSON.stringify(chosen));
  await second.page.locator('[data-seq="3"] .event__number').click();
  await at(second.page, 4).waitFor();
  await becomes(async () => (await place(second.page)).play, chosen.play);
  await second.page.goBack();
  await at(second.page, chosen.cursor).waitFor();
  await becomes(async () => JSON.stringify(await place(second.page)), JSON.stringify(chosen));
  await second.page.goto(link.replace("#/", "#/embed/"));
  await second.page.locator(`section.embed[data-cursor="${chosen.cursor}"]`).waitFor();
  await becomes(() => second.page.locator("section.embed").getAttribute("data-fingerprint"), chosen.fingerprint);
  await second.page.goto(link.replace("#/", "#/print/"));
  await second.page.locator("[data-own-choices]").waitFor();
  await becomes(() => second.page.locator("[data-page=print]").innerText(), new RegExp(chosen.told.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")));
  await second.page.goto(link.replace("#/", "#/compare/").replace(/event=\d+/, "event=2"));
  await second.page.locator('section[data-comparison="tutorial"][data-place="2"]').waitFor();
  await becomes(() => second.page.locator(".compare__side a").last().getAttribute("href"), new RegExp(chosen.play));
  await second.page.goto(`${link}&view=presenter`);
  await second.page.locator(`section.presenter[data-cursor="${chosen.cursor}"]`).waitFor();
  await becomes(() => second.page.locator("section.presenter").getAttribute("data-fingerprint"), chosen.fingerprint);
  assert.deepEqual(second.faults, []);
  await second.context.close();
});

test("choices in a link that cannot be read are told of in three languages, and the scenario stands at its start", async () => {
  const play = scenarioLink("case play\n  edition current\n  both pass\n");
  const faulty = scenarioLink("case play\n  edition current\n  you frobnicate\n");
  const bad = { damaged: play.slice(0, -2), newer: `2${play.slice(1)}`, long: `1.${"A".repeat(20_000)}`, strange: "%00<b>'\"", faulty };
  const said = {};
  for (const [name, value] of Object.entries(bad)) {
    for (const language of ["it", "fr", "en"]) {
      const { page, context, faults } = await go(`#/tutorial?ed=current&lang=${language}&event=28&play=${value}`);
      await at(page, 0).waitFor();
      const notice = page.locator("[data-notice]");
      await notice.waitFor();
      (said[name] ??= new Set()).add(await notice.locator("p").innerText());
      await becomes(() => notice.locator(".told__faults li").count(), name === "faulty" ? 1 : 0);
      assert.deepEqual(await violations(page), [], name);
      assert.equal(await overflow(page), 0, name);
      await page.waitForURL((url) => !url.href.includes("play="));
      assert.deepEqual(faults, []);
      await context.close();
    }
    assert.equal(said[name].size, 3, `${name}: ${[...said[name]].join(" / ")}`);
  }
});

test("a link that is damaged, too long or too new says so in three languages and offers a way on", async () => {
  const own = scenarioLink(OWN);
  const bad = { damaged: own.slice(0, -3), newer: `2${own.slice(1)}`, long: `1.${"A".repeat(70_000)}`, faulty: scenarioLink("scenario x\n  you frobnicate\n") };
  const { page, context, faults } = await go("#/?lang=it");
  const said = {};
  for (const [name, link] of Object.entries(bad)) {
    for (const language of ["it", "fr", "en"]) {
      await page.evaluate((address) => (location.hash = address), `#/${link}?lang=${language}&event=3`);
      await page.locator(`html[lang=${language}]`).waitFor({ state: "attached" });
      const message = page.locator("[data-page=missing]");
      await message.waitFor();
      const text = await message.locator("p").first().innerText();
      (said[name] ??= new Set()).add(text);
      await becomes(() => message.locator(".scenario").count(), 5);
    }
    assert.equal(said[name].size, 3, `${name}: ${[...said[name]].join(" / ")}`);
    assert.deepEqual(await violations(page), [], name);
    assert.equal(await overflow(page), 0, name);
  }
  assert.equal(new Set(Object.values(said).map((texts) => [...texts][0])).size, 4, "each fault has its own words");
  await becomes(() => page.locator(".told__faults li").innerText(), /2/);
  await page.locator(".message__links a").first().click();
  await page.locator("[data-page=home]").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("what a stranger wrote into a link is shown as text", async () => {
  const names = ["<img src=x onerror=alert(1)>", "🜁👩‍👩‍👧‍👦", "'><script>alert(1)</script>"];
  for (const name of names) {
    const text = `scenario x\n  title en "${name}"\n  intro en "${name}"\n  opponent name "${name}"\n  you have Island\n  both pass\n`;
    const { page, context, faults } = await go(`#/${scenarioLink(text)}?lang=en`);
    page.on("dialog", () => faults.push(`a dialog: ${name}`));
    await at(page, 0).waitFor();
    assert.ok((await page.locator("main").textContent()).includes(name), name);
    await becomes(() => page.locator("main img, main script").count(), 0);
    await page.keyboard.press("s");
    await share(page).waitFor();
    const code = await page.locator("[data-share=embed-text]").inputValue();
    // The code, put into a page, is one frame and nothing else.
    const inside = await page.evaluate((code) => {
      const parsed = new DOMParser().parseFromString(code, "text/html");
      return { elements: [...parsed.body.querySelectorAll("*")].map((it) => it.tagName), title: parsed.querySelector("iframe").title };
    }, code);
    assert.deepEqual(inside.elements, ["IFRAME"]);
    assert.ok(inside.title.startsWith(name), inside.title);
    assert.equal(await overflow(page), 0);
    assert.deepEqual(faults, []);
    await context.close();
  }
});

test("signs that turn the direction of a text are refused at their place, and a name of 10,000 signs too", async () => {
  for (const name of ["a\u202ecba", "x".repeat(10_000)]) {
    const { page, context, faults } = await go(`#/${scenarioLink(`scenario x\n  opponent name "${name}"\n  you have Island\n`)}?lang=en`);
    const fault = page.locator(".told__faults li").first();
    await fault.waitFor();
    await becomes(() => fault.innerText(), /^Line 2, column \d+: /);
    assert.equal(await overflow(page), 0);
    assert.deepEqual(faults, []);
    await context.close();
  }
});

test("the link is copied, or selected where the browser does not copy; it is a QR code too", async () => {
  const { page, context, faults } = await go("#/phasing?ed=current&lang=en&event=5", { permissions: ["clipboard-read", "clipboard-write"] });
  await at(page, 5).waitFor();
  await page.getByRole("button", { name: "Share" }).click();
  const link = await linkOf(page);
  assert.match(link, /#\/phasing\?ed=current&lang=en&event=5$/);
  await page.locator("[data-share=copy-link]").click();
  await page.locator('[data-share=link-said][data-done="true"]').waitFor();
  await becomes(() => page.evaluate(() => navigator.clipboard.readText()), link);
  assert.ok(await page.getByRole("img", { name: "The link as a QR code" }).isVisible());
  await page.locator("[data-share=embed] summary").click();
  await becomes(() => page.locator("[data-share=embed-text]").inputValue(), /^<iframe .*#\/embed\/phasing\?ed=current&amp;lang=en&amp;event=5"/);
  assert.deepEqual(await misprints(page), []);
  assert.deepEqual(await violations(page), []);
  await page.keyboard.press("Escape");
  await share(page).waitFor({ state: "detached" });
  assert.deepEqual(faults, []);
  await context.close();

  const refused = await open(browser, "/?motion=off#/phasing?lang=fr&event=5");
  await refused.page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await refused.page.keyboard.press("s");
  await share(refused.page).waitFor();
  await refused.page.locator("[data-share=copy-link]").click();
  await refused.page.locator('[data-share=link-said][data-done="false"]').waitFor();
  const selected = await refused.page.evaluate(() => {
    const field = document.activeElement;
    return field.value.slice(field.selectionStart, field.selectionEnd);
  });
  assert.match(selected, /event=5$/);
  await refused.context.close();
});

test("the QR code fills a projector's screen in presenter mode, and the dialog is accessible at every size", async () => {
  for (const [width, height, view] of [[1280, 720, "&view=presenter"], [390, 844, ""], [320, 740, ""], [1440, 900, ""]]) {
    for (const colorScheme of ["light", "dark"]) {
      const { page, context } = await go(`#/phasing?lang=it&event=4${view}`, { viewport: { width, height }, colorScheme });
      await at(page, 4).waitFor();
      await page.keyboard.press("s");
      await share(page).waitFor();
      const { height: high, top, bottom } = await page.locator("[data-qr]").evaluate((svg) => svg.getBoundingClientRect().toJSON());
      if (view) {
        assert.ok(high > height * 0.55, `${high} px of ${height}`);
        assert.ok(top >= 0 && bottom <= height, "the whole code is on the screen");
      }
      assert.deepEqual(await violations(page), [], `${width} ${colorScheme}`);
      assert.deepEqual(await misprints(page), [], `${width} ${colorScheme}`);
      await context.close();
    }
  }
});

test("what a link asks for that is not there is told in three languages, and everything else of it is done", async () => {
  const current = scenarioLink(OWN.replace("turn 3", "edition current\n  turn 3"));
  const shown = 'section[data-scenario], [data-page="lecture"], [data-page="lesson"], [data-compare], main section';
  for (const [address, it, fr, en] of [
    [`#/${current}?ed=classic`, /edizione delle regole/, /édition des règles/, /edition of the rules/],
    [`#/embed/${current}?ed=classic`, /edizione delle regole/, /édition des règles/, /edition of the rules/],
    ["#/compare/phasing?event=99999", /un evento che qui non c’è/, /un événement qui n’existe pas/, /an event that does not exist/],
    ["#/phasing?event=99999", /questo è il punto più vicino/, /l’endroit le plus proche/, /this is the nearest place/],
    ["#/phasing?event=99999999999", /illeggibile/, /illisible/, /could not be read/],
    ["#/lesson/untap?beat=999", /una parte che questa lezione non ha/, /une partie que cette leçon n’a pas/, /a part that this lesson does not have/],
    ["#/lesson/untap?view=presenter&order=0", /parti che questa lezione non ha/, /des parties que cette leçon n’a pas/, /parts in order that this lesson/],
    ["#/lesson/untap?view=presenter&order=1.2.99", /parti che questa lezione non ha/, /des parties que cette leçon n’a pas/, /parts in order that this lesson/],
  ]) {
    for (const [language, told] of [["it", it], ["fr", fr], ["en", en]]) {
      const { page, context, faults } = await go(`${address}${address.includes("?") ? "&" : "?"}lang=${language}`);
      await page.locator("[data-notice]").first().waitFor();
      await becomes(() => page.locator("[data-notice]").allInnerTexts().then((texts) => texts.join("\n")), told);
      await becomes(() => page.locator("[data-notice]").count(), 1);
      await page.locator(shown).first().waitFor();
      await page.locator("[data-notice] button").click();
      await becomes(() => page.locator("[data-notice]").count(), 0);
      assert.deepEqual(faults, []);
      await context.close();
    }
  }
});

test("a link to a scenario says by which rules it is played, whatever was on the table before", async () => {
  const current = scenarioLink(OWN.replace("turn 3", "edition current\n  turn 3"));
  const { page, context } = await go(`#/${current}?lang=en`);
  await at(page, 0).waitFor();
  await page.evaluate(() => (location.hash = "#/phasing?ed=classic&event=2"));
  await page.locator('section[data-scenario][data-cursor="2"][data-edition="classic"]').waitFor();
  await becomes(() => page.locator("[data-notice]").count(), 0);
  await context.close();
});

test("a name of thousands of letters that nothing has is shown shortened", async () => {
  const long = "x".repeat(8_000);
  for (const width of [390, 1280]) {
    for (const view of ["", "compare/", "embed/", "print/", "lesson/"]) {
      const { page, context, faults } = await go(`#/${view}${long}?lang=it`, { viewport: { width, height: 844 } });
      await page.locator("main code").waitFor();
      await becomes(() => page.locator("main code").first().innerText(), `${"x".repeat(80)}…`);
      assert.deepEqual(await misprints(page), [], `${view} at ${width}`);
      assert.deepEqual(faults, []);
      await context.close();
    }
  }
});
