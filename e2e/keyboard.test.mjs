// The product without a pointer, and without anything that moves by itself.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { becomes } from "./lib/checks.mjs";
import { launch, open } from "./lib/page.mjs";

/** More presses than anything here needs. */
const LIMIT = 600;

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const table = (page) => page.locator("section[data-scenario]");
const cursor = async (page) => Number(await table(page).getAttribute("data-cursor"));

/** Presses Tab until the focus stands on something that fits. */
async function tabTo(page, selector) {
  for (let count = 0; count < LIMIT; count += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((selector) => document.activeElement.matches(selector), selector)) {
      return;
    }
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** What has the focus, for a message. */
const focused = (page) => page.evaluate(() => document.activeElement.outerHTML.slice(0, 120));

for (const [scenario, edition] of [
  ["tutorial", "classic"],
  ["tutorial", "current"],
  ["phasing", "classic"],
  ["phasing", "current"],
  ["day-night", "current"],
]) {
  test(`the keyboard alone plays ${scenario}, ${edition}, to the next turn, and every event is read out`, async () => {
    const { page, context, faults } = await open(browser, `/?motion=off#/?ed=${edition}&lang=it`);
    await tabTo(page, `a.scenario[data-scenario="${scenario}"]`);
    await page.keyboard.press("Enter");
    await table(page).waitFor();
    await tabTo(page, "[data-go=forward]");
    const first = Number(await table(page).getAttribute("data-turn"));
    let turn = first;
    for (let count = 0; turn === first; count += 1) {
      assert.ok(count < LIMIT, "the turn does not end");
      const before = await cursor(page);
      await page.keyboard.press("Enter");
      await page.waitForFunction((was) => Number(document.querySelector("section[data-scenario]").dataset.cursor) > was, before);
      const { said, shown, lost } = await page.evaluate(() => ({
        said: document.querySelector("[data-live]").textContent.trim(),
        shown: document.querySelector("[data-event][aria-current=true] .event__sentence").textContent.trim(),
        lost: document.activeElement === document.body,
      }));
      assert.ok(said.startsWith(shown), `${said}, not ${shown}`);
      assert.ok(!lost, `the focus is nowhere after: ${shown}`);
      turn = Number(await table(page).getAttribute("data-turn"));
    }
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test("the keyboard alone reads the board, opens a permanent, and comes back to it", async () => {
  const { page, context, faults } = await open(browser, "/?motion=off#/phasing?ed=current&lang=it");
  await table(page).waitFor();
  await tabTo(page, "[data-permanent], [data-permanent] *");
  const names = new Set();
  for (let count = 0; count < 3; count += 1) {
    names.add(await page.evaluate(() => document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent));
    await page.keyboard.press("ArrowRight");
  }
  assert.ok(names.size > 1, `the arrows do not move: ${await focused(page)}`);
  const before = await page.evaluate(() => document.activeElement.outerHTML);
  await page.keyboard.press("Enter");
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  await becomes(() => page.evaluate(() => document.activeElement.outerHTML), before);
  assert.deepEqual(faults, []);
  await context.close();
});

/** What stands still whatever happens: what the reader's eyes come back to. */
const FIXED = [".running-head", ".turn-track", ".player-bar", ".player-bar__person", ".battlefield", ".priority", ".stack", ".phased-zone", ".transport"];

/** Where each of them is, measured from the top of the page or of what it scrolls in; on a phone the zone grows with what is in it. */
function places(page, selectors) {
  return page.evaluate((selectors) => {
    const isPhone = innerWidth < 704;
    const sticky = ".turn-track, .transport";
    return selectors.flatMap((selector) =>
      [...document.querySelectorAll(selector)].map((node, at) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        let scrolled = scrollY;
        for (let above = node.parentElement; above && above !== document.documentElement; above = above.parentElement) scrolled += above.scrollTop;
        const size = isPhone && selector === ".phased-zone" ? [width] : [width, height];
        return `${selector} ${at}: ${[x, node.matches(sticky) ? 0 : y + scrolled, ...size].map(Math.round)}`;
      }),
    );
  }, selectors);
}

for (const viewport of [{ width: 390, height: 844 }, { width: 1024, height: 768 }, { width: 1440, height: 900 }]) {
  for (const [scenario, edition, locale] of [["tutorial", "current", "it"], ["phasing", "classic", "fr"]]) {
    test(`nothing shifts in the turn of ${scenario}, ${edition}, at ${viewport.width} px`, async () => {
      const { page, context } = await open(browser, `/?motion=off#/${scenario}?ed=${edition}&lang=${locale}`, { viewport });
      await table(page).waitFor();
      await page.evaluate(() => {
        window.shift = 0;
        const add = (entry) => (window.shift += entry.hadRecentInput ? 0 : entry.value);
        new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type: "layout-shift", buffered: true });
      });
      const before = await places(page, FIXED);
      const first = await table(page).getAttribute("data-turn");
      for (let count = 0; count < LIMIT && (await table(page).getAttribute("data-turn")) === first; count += 1) {
        const was = await cursor(page);
        await page.keyboard.press("ArrowRight");
        await page.waitForFunction((was) => Number(document.querySelector("section[data-scenario]").dataset.cursor) > was, was);
        assert.deepEqual(await places(page, FIXED), before, `after event ${was + 1}`);
      }
      await becomes(() => page.evaluate(() => window.shift), 0);
      await context.close();
    });
  }
}
