// The rulebook: its passages and where they are used, the search, the glossary; by keyboard, by link, on every width.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { becomes, misprints, overflow, violations } from "./lib/checks.mjs";
import { launch, open } from "./lib/page.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const go = (address, options) => open(browser, `/?motion=off${address}`, options);
const book = (page) => page.locator("[data-page=rulebook]");
const field = (page) => page.locator("[data-search]");
const found = (page, count) => page.locator(`[data-page=rulebook][data-found="${count}"]`).waitFor();
const hash = (page) => page.evaluate(() => location.hash);
const said = (page) => page.locator("[data-live]").textContent();
const isInSight = (page, selector) =>
  page.waitForFunction((selector) => {
    const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  }, selector);

test("words are looked for by keyboard, said, kept in the address, and given up", async () => {
  const { page, context, faults } = await go("#/rules?ed=current&lang=it");
  await book(page).waitFor();
  await page.keyboard.press("/");
  await page.keyboard.type("SIMULTANEAMENTE");
  await found(page, 2);
  assert.deepEqual(await page.locator("section[data-passage]").evaluateAll((all) => all.map((one) => one.dataset.passage)), [
    "000#502.1",
    "000#502.3",
  ]);
  assert.deepEqual(await page.locator("mark").allTextContents(), ["simultaneamente", "simultaneamente"]);
  await becomes(() => said(page), "2 passi contengono «SIMULTANEAMENTE».");
  await becomes(() => hash(page), /q=SIMULTANEAMENTE/);
  assert.deepEqual(await violations(page), []);

  // More of the same search is no step of its own; going back leads to where there was none.
  await field(page).fill("priorità");
  await page.waitForFunction(() => location.hash.includes("priorit%C3%A0"));
  await page.goBack();
  await page.waitForFunction(() => !location.hash.includes("q="));
  await becomes(() => field(page).inputValue(), "");
  await becomes(() => page.locator("section[data-passage]").count(), 36);
  await page.goForward();
  await page.locator("[data-found]").waitFor();
  await becomes(() => field(page).inputValue(), "priorità");

  // Escape, in the field and outside of it.
  await field(page).focus();
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !location.hash.includes("q="));
  await becomes(() => field(page).inputValue(), "");
  assert.ok(await field(page).evaluate((node) => node === document.activeElement));
  await page.goBack();
  await page.locator("[data-found]").waitFor();
  await page.locator("#content").focus();
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !location.hash.includes("q="));
  await page.locator("[data-found]").waitFor({ state: "detached" });
  assert.deepEqual(faults, []);
  await context.close();
});

test("nothing loses a letter while the address follows", async () => {
  const { page, context } = await go("#/rules?lang=it");
  await field(page).click();
  await page.keyboard.type("gigante a due teste", { delay: 90 });
  await becomes(() => field(page).inputValue(), "gigante a due teste");
  await found(page, 1);
  assert.ok(await field(page).evaluate((node) => node === document.activeElement));
  await context.close();
});

test("the slash leads to the field from a table, unless single keys are off", async () => {
  const { page, context } = await go("#/tutorial?ed=current&lang=it&event=3");
  await page.locator("section[data-scenario]").waitFor();
  await page.keyboard.press("/");
  await book(page).waitFor();
  await page.waitForFunction(() => document.activeElement.matches("[data-search]"));
  await page.keyboard.type("fase");
  await page.locator("[data-found]").waitFor();
  await page.goBack();
  await page.goBack();
  await page.locator('section[data-cursor="3"]').waitFor();

  await page.keyboard.press("?");
  await page.locator("dialog kbd", { hasText: "/" }).waitFor();
  await page.locator("dialog input[type=checkbox]").uncheck();
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("/");
  await becomes(() => book(page).count(), 0);
  await context.close();
});

test("where nothing is found the page says what to do, and shows everything again", async () => {
  const { page, context } = await go("#/rules?q=xyzzy&lang=en");
  await found(page, 0);
  await becomes(() => said(page), "No passage and no term of the glossary contains “xyzzy”.");
  await becomes(() => page.locator("main").innerText(), /Try a single word/);
  assert.deepEqual(await violations(page), []);
  await page.locator("[data-search-clear]").click();
  await page.locator("section[data-passage]").first().waitFor();
  await becomes(() => field(page).inputValue(), "");
  await context.close();
});

test("a link to a passage shows it, and its margin leads to an event that cites it", async () => {
  for (const [key, edition] of [["004#502.15i", "classic"], ["000#502.3", "current"], ["003#FC.4", "classic"]]) {
    const { page, context, faults } = await go(`#/rules/${encodeURIComponent(key)}?ed=${edition}&lang=fr`);
    const passage = page.locator(`section[data-passage="${key}"]`);
    await isInSight(page, `section[data-passage="${key}"] h3`);
    await becomes(() => passage.getAttribute("data-here"), "true");
    await becomes(() => page.locator("nav [aria-current=true]").count(), 1);
    // Where it is quoted is found out after the passage is shown.
    await passage.locator("a[data-place]").first().waitFor({ state: "attached" });
    const links = await passage.locator("a[data-place]").evaluateAll((all) => all.map((one) => [one.hash, one.dataset.place]));
    const quoted = new Set(links.map(([address]) => address));
    for (const address of quoted) {
      await page.goto(page.url().replace(/#.*/, address));
      const place = new URLSearchParams(address.split("?")[1]).get("event");
      await page.locator(`section[data-cursor="${place}"]`).waitFor();
      assert.ok((await page.locator(`[data-event][aria-current=true] [data-passage="${key}"]`).count()) > 0, `${key}: ${address}`);
    }
    assert.deepEqual(faults, []);
    await context.close();
  }
});

test("the keyboard goes on from the passage that was chosen", async () => {
  const { page, context } = await go("#/rules?ed=current&lang=en", { viewport: { width: 1440, height: 900 } });
  await page.locator("nav a", { hasText: "502.15g" }).click();
  await page.waitForFunction(() => document.activeElement.dataset.passage === "004#502.15g");
  await isInSight(page, "[data-here] h3");
  await page.keyboard.press("Tab");
  await becomes(() => page.evaluate(() => document.activeElement.closest("[data-passage]").dataset.passage), "004#502.15g");
  await context.close();
});

test("on a narrow screen the passages are the browser's own list", async () => {
  const { page, context } = await go("#/rules?lang=it", { viewport: { width: 390, height: 844 } });
  await becomes(() => page.locator(".rulebook__lists").isVisible(), false);
  const list = page.locator("nav select");
  await list.focus();
  await list.selectOption({ label: "502.15k" });
  await page.waitForFunction(() => document.querySelector("[data-here]")?.dataset.passage === "004#502.15k");
  await isInSight(page, "[data-here]");
  assert.ok(await list.evaluate((node) => node === document.activeElement), "the list keeps the focus");
  await context.close();
});

test("a term has a link, its words in three languages, and those of each edition", async () => {
  const { page, context, faults } = await go("#/glossary/cast?lang=en", { viewport: { width: 320, height: 740 } });
  await isInSight(page, "tr[data-here]");
  const row = page.locator("tr[data-term=cast]");
  await becomes(() => row.getAttribute("data-here"), "true");
  assert.deepEqual(await row.locator("th, td").evaluateAll((all) => all.map((one) => one.lang)), ["en", "it", "fr"]);
  const words = await row.innerText();
  for (const word of ["to play a spell", "to cast a spell", "giocare una magia", "lanciare una magia", "jouer un sort", "lancer un sort"]) {
    assert.ok(words.includes(word), word);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test("damaged queries and unknown terms are said", async () => {
  for (const address of ["#/rules?q=%ff", `#/rules?q=${"a".repeat(101)}`, "#/glossary/nobody", "#/tutorial?q=fase"]) {
    const { page, context, faults } = await go(address);
    await page.locator("[data-notice]").waitFor();
    assert.deepEqual(faults, []);
    await context.close();
  }
});

test("the rulebook is accessible, fits, and cuts nothing, at every width and in both themes", async () => {
  const views = ["#/rules?ed=current&lang=it", "#/rules/003%23FC.4?ed=current&lang=fr", "#/rules?q=phase&ed=classic&lang=en", "#/glossary/end-step?lang=fr"];
  for (const colorScheme of ["light", "dark"]) {
    for (const address of views) {
      const { page, context, faults } = await go(address, { colorScheme });
      await page.locator("[data-place]").first().waitFor({ state: "attached" });
      for (const width of [320, 390, 768, 1024, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        assert.equal(await overflow(page), 0, `${address} at ${width}`);
        assert.deepEqual(await misprints(page), [], `${address} at ${width}`);
      }
      // What is folded is accessible too.
      await page.locator("details").evaluateAll((all) => all.forEach((one) => (one.open = true)));
      assert.deepEqual(await violations(page), [], `${address}, ${colorScheme}`);
      assert.deepEqual(await misprints(page), [], `${address}, unfolded`);
      assert.deepEqual(faults, []);
      await context.close();
    }
  }
});
