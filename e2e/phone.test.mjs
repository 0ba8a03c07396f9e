// On a telephone: the bar says whose move it is and leads there, nothing jumps, and a wrong way stops at once.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { becomes, overflow } from "./lib/checks.mjs";
import { launch, open } from "./lib/page.mjs";
import { VIEWS, openView, walk } from "./lib/views.mjs";

const UPRIGHT = { viewport: { width: 390, height: 844 }, hasTouch: true };
const ON_ITS_SIDE = { viewport: { width: 844, height: 390 }, hasTouch: true };

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const go = (path, phone = UPRIGHT) => open(browser, `/?motion=off${path}`, phone);
const cursor = (page) => page.locator("section[data-cursor]").getAttribute("data-cursor");

/** Where a part of the page is, whole: above what can be seen, in it, or below. */
const sight = (page, selector) =>
  page.evaluate((selector) => {
    const part = document.querySelector(selector)?.getBoundingClientRect();
    const track = document.querySelector(".turn-track").getBoundingClientRect();
    const bar = document.querySelector(".transport").getBoundingClientRect();
    if (!part) return "not there";
    if (part.top < Math.max(track.bottom, 0) - 1) return "above";
    return part.bottom > bar.top + 1 ? "below" : "in sight";
  }, selector);

/** The first of these choices, and whether it is seen whole. */
const FIRST = ".choice .choice__list button";

for (const lang of ["it", "fr", "en"]) {
  test(`where the script does not go on the bar leads to the choices (${lang})`, async () => {
    const { page, context, faults } = await go(`#/tutorial?ed=current&lang=${lang}&event=27`);
    // The script goes on by itself, and the learner may act instead.
    await page.locator(".transport__act").tap();
    await becomes(() => sight(page, FIRST), "in sight");
    await becomes(() => page.evaluate(() => document.activeElement.closest(".choice") !== null), true);
    // The second land is not the one that the scenario plays.
    const lands = page.locator('[data-choice^="land-"]');
    const left = page.locator('[data-script="left"]');
    for (let at = 0; at < (await lands.count()); at += 1) {
      await lands.nth(at).tap();
      await becomes(() => cursor(page), "28");
      if (await left.count()) break;
      await page.locator('[data-go="back"]').tap();
      await becomes(() => cursor(page), "27");
    }
    await left.waitFor();
    const choose = page.locator('.transport__buttons [data-go="choose"]');
    for (let count = 0; count < 60 && !(await choose.count()); count += 1) {
      const before = await cursor(page);
      await page.locator('[data-go="forward"]').tap();
      await page.waitForFunction((was) => document.querySelector("section[data-cursor]").dataset.cursor !== was, before);
    }
    await page.evaluate(() => scrollTo(0, 0));
    await becomes(() => page.locator(".headline > span").first().textContent(), await page.locator(".choice__ask").textContent());
    await choose.tap();
    await becomes(() => page.evaluate(() => document.activeElement.closest(".script, .choice") !== null), true);
    await page.locator('[data-choice="rejoin"]').tap();
    await becomes(() => cursor(page), "27");
    await becomes(() => left.count(), 0);
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test("the scenario has an end, from which going on is a choice", async () => {
  const { page, context, faults } = await go("#/tutorial?ed=current&lang=it&event=1");
  const total = await page.locator("section[data-cursor]").getAttribute("data-total");
  await page.evaluate((total) => (location.hash = `#/tutorial?ed=current&lang=it&event=${total}`), total);
  await becomes(() => cursor(page), total);
  await page.locator('[data-script="over"]').waitFor();
  await page.locator('.transport__buttons [data-go="choose"]').tap();
  await becomes(() => sight(page, '[data-script="over"] [data-after="lessons"]'), "in sight");
  await page.keyboard.press("ArrowRight");
  await becomes(() => cursor(page), total);
  await page.locator('[data-go="play-on"]').tap();
  await becomes(() => cursor(page), String(Number(total) + 1));
  await becomes(() => page.locator('[data-script="over"]').count(), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a wrong way in a lesson stops at once, and leads back", async () => {
  const { page, context, faults } = await go("#/lesson/stays-tapped?beat=4&ed=current&lang=it");
  const verdict = () => page.locator('[data-page="lesson"]').getAttribute("data-verdict");
  await page.locator('[data-choice="pass"]').waitFor();
  // No answer is set off from the others.
  await becomes(() => page.locator(".choice .button--primary").count(), 0);
  for (let count = 0; count < 3 && (await verdict()) !== "astray"; count += 1) {
    const before = await cursor(page);
    await page.locator('[data-choice="pass"]').tap();
    await page.waitForFunction((was) => document.querySelector("section[data-cursor]").dataset.cursor !== was, before);
  }
  await becomes(verdict, "astray");
  await becomes(() => page.locator('[data-go="forward"]').count(), 0);
  await becomes(() => page.locator(".study__on, .choice").count(), 0);
  await page.keyboard.press("ArrowRight");
  await becomes(verdict, "astray");
  await page.locator('.lesson-bar [data-go="again"]').tap();
  await becomes(verdict, "not-yet");
  assert.deepEqual(faults, []);
  await context.close();
});

test("a choice leaves the page where it is", async () => {
  const { page, context, faults } = await go("#/tutorial?ed=current&lang=it&event=27");
  await page.locator(".transport__act").tap();
  await becomes(() => sight(page, FIRST), "in sight");
  await page.evaluate(() => scrollTo(0, 200));
  await page.locator('[data-choice^="land-"]').first().evaluate((button) => button.click());
  await becomes(() => cursor(page), "28");
  await becomes(() => page.evaluate(() => scrollY), 200);
  assert.deepEqual(faults, []);
  await context.close();
});

test("the bar stays at one place, however far the page is scrolled and however short it is", async () => {
  const { page, context, faults } = await go("#/tutorial?ed=current&lang=it");
  const top = () => page.locator(".transport").evaluate((bar) => Math.round(bar.getBoundingClientRect().top));
  const first = await top();
  for (let event = 1; event < 30; event += 1) {
    await page.keyboard.press("ArrowRight");
    await becomes(() => cursor(page), String(event));
    assert.equal(await top(), first, `event ${event}`);
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await becomes(top, first);
  // What stands at the very end is not behind it.
  assert.ok((await page.locator(".page-foot p").last().evaluate((foot) => foot.getBoundingClientRect().bottom)) <= first);
  await page.evaluate(() => (location.hash = "#/lesson/untap?beat=1&ed=current&lang=it"));
  await page.locator('[data-page="lesson"]').waitFor();
  await becomes(top, first);
  assert.deepEqual(faults, []);
  await context.close();
});

test("the menu closes when a page is chosen, which begins at its top", async () => {
  const { page, context, faults } = await go("#/");
  const menu = page.locator(".running-head__menu");
  for (const target of ["lessons", "rules", "lab"]) {
    await page.evaluate(() => scrollTo(0, 300));
    await menu.evaluate((button) => button.click());
    await becomes(() => menu.getAttribute("aria-expanded"), "true");
    await page.locator(`.running-head__tabs a[href="#/${target}"]`).evaluate((link) => link.click());
    await becomes(() => menu.getAttribute("aria-expanded"), "false");
    await becomes(() => page.evaluate(() => scrollY), 0);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test("a part of a lesson begins with what it says in sight, and as much of the board as there is room for", async () => {
  const { page, context, faults } = await go("#/lesson/untap?beat=1&ed=current&lang=it");
  for (const beat of [2, 3, 4, 5]) {
    await page.evaluate((beat) => (location.hash = `#/lesson/untap?beat=${beat}&ed=current&lang=it`), beat);
    await page.locator(`section[data-beat="${beat}"]`).waitFor();
    const end = (await page.locator('[data-question="open"]').count()) ? ".options" : ".study__said";
    await becomes(() => sight(page, end), "in sight");
    await becomes(() => page.evaluate(() => document.querySelector(".board").getBoundingClientRect().bottom > document.querySelector(".turn-track").getBoundingClientRect().bottom + 80), true);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test("on its side the table and the text stand side by side, and neither the question nor the answers leave the screen", async () => {
  const { page, context, faults } = await go("#/lesson/untap?beat=2&ed=current&lang=it", ON_ITS_SIDE);
  await page.locator('[data-question="open"]').waitFor();
  const box = (selector) => page.locator(selector).first().boundingBox();
  const [board, margin] = [await box(".board"), await box(".margin")];
  assert.ok(board.x + board.width <= margin.x + 1, "the text is beside the board");
  assert.ok(board.height > 200, `${board.height} px for the board`);
  // The text has a scroll of its own.
  await page.locator(".margin").evaluate((margin) => margin.scrollTo(0, document.querySelector(".options").offsetTop));
  await becomes(() => sight(page, ".options li:first-child"), "in sight");
  await becomes(() => overflow(page), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

test("on its side the whole table can be scrolled to, and going on leaves the page where it is", async () => {
  for (const address of ["#/tutorial?ed=current&lang=fr&event=55", "#/tutorial?ed=classic&lang=it&event=1", "#/lesson/untap?beat=1&ed=current&lang=en"]) {
    const { page, context, faults } = await go(address, ON_ITS_SIDE);
    const board = page.locator(".board");
    await board.waitFor();
    for (const [part, to] of [['[data-side="far"] .player-bar', 0], ['[data-side="near"] .player-bar', 9999], [".board__aside", 9999]]) {
      await board.evaluate((board, to) => board.scrollTo(0, to), to);
      await becomes(() => sight(page, part).then((place) => `${part}: ${place}`), `${part}: in sight`);
    }
    await becomes(() => page.locator(".page-foot").evaluate((foot) => foot.getBoundingClientRect().height < 36), true);
    for (let event = 0; event < 4; event += 1) {
      await page.keyboard.press("ArrowRight");
      await becomes(() => page.evaluate(() => scrollY), 0);
    }
    assert.deepEqual(faults, []);
    await context.close();
  }
});

/** Text of twice the size, as a reader sets it. */
const magnify = (page) => page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
const LANGUAGES = ["it", "fr", "en"];
const EDITIONS = ["classic", "current"];

test("text of twice the size makes no page wider than the window, wherever one comes from", async () => {
  for (const width of [320, 390, 640]) {
    const window = await walk(browser, { viewport: { width, height: 844 }, hasTouch: true });
    // The narrowest window shows the most.
    const views = VIEWS.filter(({ name, isBroken }) => !isBroken && (width === 320 || /^(home|lessons|tutorial-48|lesson-asked|practice|rules)$/.test(name)));
    for (const [at, view] of views.entries()) {
      const page = await window.go(view, EDITIONS[at % 2], LANGUAGES[at % 3], "light");
      await magnify(page);
      await becomes(() => overflow(page).then((by) => `${view.name} at ${width}: ${by}`), `${view.name} at ${width}: 0`);
    }
    assert.deepEqual(window.faults, []);
    await window.close();
  }
});

test("nor does it where a page is opened by its address", async () => {
  for (const [at, name] of ["home", "tutorial-48", "rules", "lab", "compare-phasing-4", "lessons", "lesson-asked", "print"].entries()) {
    const view = VIEWS.find((view) => view.name === name);
    const { page, context } = await openView(browser, view, EDITIONS[at % 2], LANGUAGES[at % 3], { viewport: { width: 320, height: 640 }, hasTouch: true });
    await magnify(page);
    await becomes(() => overflow(page).then((by) => `${name}: ${by}`), `${name}: 0`);
    await context.close();
  }
});
