// The product's main job: whole turns, event by event, in both editions and all three languages.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { becomes, misprints, overflow, violations } from "./lib/checks.mjs";
import { launch, open } from "./lib/page.mjs";

/** More events than any start scenario has: a turn that needs more does not end. */
const LIMIT = 600;
const STEPS = [
  "untap",
  "upkeep",
  "draw",
  "precombat-main",
  "beginning-of-combat",
  "declare-attackers",
  "declare-blockers",
  "combat-damage",
  "end-of-combat",
  "postcombat-main",
  "end",
  "cleanup",
];

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const table = (page) => page.locator("section[data-scenario]");
const current = (page) => page.locator("[data-event][aria-current=true]");

async function openTable(scenario, edition, locale, options = {}) {
  const opened = await open(browser, `/?motion=off#/${scenario}?ed=${edition}&lang=${locale}`, options);
  await opened.page.locator("html[data-ready=true]").waitFor({ state: "attached" });
  await table(opened.page).waitFor();
  return opened;
}

/** What the current event shows: its name, its step, its sentence, and every text that speaks for it. */
function shown(page) {
  return page.evaluate(() => {
    const event = document.querySelector("[data-event][aria-current=true]");
    const texts = (selector) => [...event.querySelectorAll(selector)].map((node) => node.textContent.trim());
    const table = document.querySelector("section[data-scenario]").dataset;
    return {
      name: event.dataset.event,
      step: event.dataset.step,
      turn: Number(table.turn),
      sentence: event.querySelector("p").textContent.trim(),
      passages: texts("[data-passage] blockquote"),
      languages: [...event.querySelectorAll("[data-passage] blockquote")].map((node) => node.lang),
      own: texts("[data-own]"),
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
}

/** Goes forward one event, and waits until it is the one shown. */
async function forward(page) {
  const before = await table(page).getAttribute("data-cursor");
  await page.locator("[data-go=forward]").click();
  await page.waitForFunction((was) => document.querySelector("section[data-scenario]").dataset.cursor !== was, before);
}

/** Steps through the scenario's turn to the next one; returns what each event showed. */
async function wholeTurn(page) {
  const events = [];
  let first;
  for (let count = 0; count < LIMIT; count += 1) {
    await forward(page);
    const event = await shown(page);
    first ??= event.turn;
    if (event.turn > first) {
      return events;
    }
    events.push(event);
  }
  throw new Error(`the turn has not ended after ${LIMIT} events`);
}

for (const edition of ["classic", "current"]) {
  for (const locale of ["it", "fr", "en"]) {
    test(`the tutorial turn, ${edition}, ${locale}: every event is explained`, async () => {
      const { page, context, faults } = await openTable("tutorial", edition, locale, { viewport: { width: 360, height: 740 } });
      await becomes(() => page.locator("html").getAttribute("lang"), locale);
      const events = await wholeTurn(page);
      for (const [index, event] of events.entries()) {
        const where = `event ${index + 1}, ${event.name}: ${event.sentence}`;
        assert.ok(event.sentence.length > 0, where);
        const speaks = event.passages.some((text) => text.length > 0) || event.own.some((text) => /\d{3}/.test(text));
        assert.ok(speaks, `neither a passage nor our own sentence with a rule number: ${where}`);
        assert.ok(event.languages.every((lang) => lang === "it" || lang === "fr"), `a passage without its language: ${where}`);
        assert.equal(event.overflow, 0, `wider than the window: ${where}`);
      }
      const steps = new Set(events.map((event) => event.step));
      assert.deepEqual(STEPS.filter((step) => !steps.has(step)), [], "a step did not happen");
      assert.deepEqual(faults, []);
      await context.close();
    });
  }
}

for (const [scenario, edition] of [["phasing", "classic"], ["phasing", "current"], ["day-night", "current"], ["empty", "classic"], ["empty", "current"]]) {
  test(`the scenario ${scenario}, ${edition}, plays to the next turn`, async () => {
    // 320 px wide: what is left of a window that is zoomed to 400 % (WCAG 1.4.10).
    const { page, context, faults } = await openTable(scenario, edition, "it", { viewport: { width: 320, height: 740 } });
    const events = await wholeTurn(page);
    assert.ok(events.length > 20);
    for (const [index, event] of events.entries()) {
      assert.equal(event.overflow, 0, `wider than the window: event ${index + 1}, ${event.name}: ${event.sentence}`);
    }
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test("following a passage leads to it", async () => {
  const { page, context, faults } = await openTable("tutorial", "current", "it");
  await forward(page);
  await page.locator("a[data-passage]").first().click();
  await page.locator("[data-page=rulebook]").waitFor();
  await page.waitForFunction(() => {
    const { top, bottom } = document.querySelector("[data-here]").getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
  assert.deepEqual(faults, []);
  await context.close();
});

test("back and forward again is the same state", async () => {
  const { page, context } = await openTable("tutorial", "current", "it");
  const fingerprint = () => table(page).getAttribute("data-fingerprint");
  const prints = [await fingerprint()];
  for (let count = 0; count < 25; count += 1) {
    await forward(page);
    prints.push(await fingerprint());
  }
  for (let count = 24; count >= 0; count -= 1) {
    const before = await table(page).getAttribute("data-cursor");
    await page.locator("[data-go=back]").click();
    await page.waitForFunction((was) => document.querySelector("section[data-scenario]").dataset.cursor !== was, before);
    await becomes(() => fingerprint(), prints[count]);
  }
  await context.close();
});

test("a link opens at its event, and a changed edition keeps scenario and place", async () => {
  const { page, context } = await openTable("phasing", "current", "fr");
  await page.goto(page.url().replace(/#.*/, "#/phasing?ed=current&lang=fr&event=4"));
  await page.waitForFunction(() => document.querySelector("section[data-scenario]").dataset.cursor === "4");
  await page.keyboard.press("e");
  await page.locator("html[data-edition=classic]").waitFor({ state: "attached" });
  await becomes(() => table(page).getAttribute("data-scenario"), "phasing");
  assert.notEqual(await table(page).getAttribute("data-cursor"), "0");
  await context.close();
});

test("the table is accessible in both themes and at three widths", async () => {
  for (const colorScheme of ["light", "dark"]) {
    for (const width of [390, 1024, 1440]) {
      const { page, context } = await openTable("phasing", "current", "it", { colorScheme, viewport: { width, height: 844 } });
      for (let count = 0; count < 6; count += 1) {
        await forward(page);
      }
      assert.deepEqual(await violations(page), [], `${colorScheme} ${width}`);
      assert.equal(await overflow(page), 0, `${colorScheme} ${width}`);
      await context.close();
    }
  }
});

test("no text is cut and nothing lies over anything else, at any step", async () => {
  for (const [scenario, edition, locale, width, height] of [
    ["tutorial", "classic", "fr", 390, 844],
    ["phasing", "current", "en", 390, 844],
    ["phasing", "classic", "it", 1024, 768],
    ["day-night", "current", "fr", 1366, 768],
    ["phasing", "current", "fr", 1440, 900],
  ]) {
    const { page, context } = await openTable(scenario, edition, locale, { viewport: { width, height } });
    for (let step = 0; step < 13; step += 1) {
      assert.deepEqual(await misprints(page), [], `${scenario}, ${edition}, ${locale}, ${width} px, step ${step}`);
      const before = await table(page).getAttribute("data-cursor");
      await page.locator("[data-go=step]").click();
      await page.waitForFunction((was) => document.querySelector("section[data-scenario]").dataset.cursor !== was, before);
    }
    await context.close();
  }
});

test("the phase lines tell what the board tells, and lead to its events", async () => {
  const { page, context, faults } = await openTable("phasing", "current", "it", { viewport: { width: 390, height: 844 } });
  const lynx = page.locator("[data-permanent]", { hasText: "Lince di Bruma" }).first();
  const line = page.locator(`[data-line="${await lynx.getAttribute("data-permanent")}"]`);
  for (let count = 0; count < 4; count += 1) {
    await forward(page);
  }
  await becomes(() => lynx.getAttribute("data-status"), "out-directly");
  await page.locator("[data-open=lines]").click();
  await line.locator("summary b").click();
  await becomes(() => line.locator("p").innerText(), /fuori fase/);
  assert.deepEqual(await violations(page), []);
  assert.deepEqual(await misprints(page), []);
  await line.locator('[data-line-event="4"]').click();
  await page.keyboard.press("Escape");
  await becomes(() => table(page).getAttribute("data-cursor"), "4");
  // A key pressed at once after closing is meant for the page, and the focus is back where it was.
  for (let again = 0; again < 5; again += 1) {
    await page.keyboard.press("l");
    await page.locator("[data-line]").first().waitFor();
    await page.keyboard.press("Escape");
  }
  await becomes(() => page.evaluate(() => document.activeElement.dataset.open), "lines");
  await page.keyboard.press("l");
  await page.locator("dialog header button").click();
  await becomes(() => page.locator("dialog").count(), 0);
  await becomes(() => page.evaluate(() => document.activeElement.dataset.open), "lines");
  assert.deepEqual(faults, []);
  await context.close();
});

test("no width makes a page wider than the window", async () => {
  const { page, context } = await openTable("tutorial", "current", "it");
  const addresses = ["#/tutorial?ed=current&lang=it&event=101", "#/phasing?ed=classic&lang=fr&event=60", "#/", "#/rules", "#/nobody"];
  for (const address of addresses) {
    await page.goto(page.url().replace(/#.*/, address));
    await page.locator(address.includes("event") ? `section[data-cursor="${address.split("=").at(-1)}"]` : "[data-page]").waitFor();
    for (const width of [320, 360, 390, 600, 768, 900, 960, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      assert.equal(await overflow(page), 0, `${address} at ${width}`);
    }
  }
  await context.close();
});

test("bad addresses and corrupted storage are said, and the page goes on", async () => {
  const { page, context, faults } = await open(browser, "/?motion=off#/no-such-scenario?ed=later&lang=xx&event=banana");
  await page.locator("main h1, main h2").first().waitFor();
  assert.ok((await page.locator("main").innerText()).length > 0);
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      localStorage.setItem(key, "{broken");
    }
  });
  await page.goto(page.url().replace(/#.*/, "#/tutorial?ed=classic&lang=it"));
  await page.reload();
  await table(page).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("on a phone the board stays in sight while the turn goes on; the bar says what happens and leads to the text", async () => {
  const { page, context, faults } = await open(browser, "/?motion=off#/tutorial?ed=current&lang=it", { viewport: { width: 390, height: 844 }, hasTouch: true });
  const at = (event) => page.locator(`section[data-cursor="${event}"]`).waitFor();
  const told = page.locator("[data-go=text]");
  const sentence = () => page.locator("[data-event][aria-current=true] .event__sentence").innerText();
  const top = () => page.locator(".event-log").evaluate((log) => log.getBoundingClientRect().top);
  await at(0);
  for (let event = 1; event < 12; event += 1) {
    await page.keyboard.press("ArrowRight");
    await at(event);
    await becomes(() => page.evaluate(() => scrollY), 0);
    await becomes(() => told.locator("span").first().innerText(), await sentence());
  }
  await told.tap();
  const there = await top();
  assert.ok(there > 0 && there < 422, `the text begins at ${there}`);
  // Who reads the text keeps it.
  await page.keyboard.press("ArrowRight");
  await at(12);
  assert.ok((await top()) < 422);
  assert.deepEqual(faults, []);
  await context.close();
});

test("where nothing is to move no event brings an animation along", async () => {
  for (const options of [{ reducedMotion: "no-preference" }, { reducedMotion: "reduce" }]) {
    const { page, context } = await openTable("phasing", "current", "it", options);
    for (let count = 1; count <= 12; count += 1) {
      const moving = await page.evaluate(async () => {
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
        await new Promise((resolve) => setTimeout(resolve));
        return document.getAnimations().map((animation) => animation.animationName ?? animation.transitionProperty);
      });
      assert.deepEqual(moving, [], `event ${count}`);
      await becomes(() => table(page).getAttribute("data-cursor"), String(count));
    }
    await context.close();
  }
});

test("a crowded board has no scroll of its own, but for its rows", async () => {
  for (const viewport of [{ width: 1024, height: 768 }, { width: 1440, height: 900 }]) {
    const { page, context } = await openTable("crowded", "current", "it", { viewport });
    for (const event of [0, 20]) {
      await page.goto(page.url().replace(/#.*/, `#/crowded?ed=current&lang=it&event=${event}`));
      await becomes(() => table(page).getAttribute("data-cursor"), String(event));
      const beyond = () => page.locator(".board").evaluate((board) => board.scrollHeight - board.clientHeight);
      await becomes(beyond, 0);
    }
    await context.close();
  }
});

test("on a phone each thing on the stack says when it resolves", async () => {
  const { page, context } = await openTable("crowded", "current", "it", { viewport: { width: 390, height: 844 } });
  const height = () => page.locator(".board__aside").evaluate((aside) => aside.clientHeight);
  const empty = await height();
  while ((await page.locator("[data-stack]").count()) < 2) await forward(page);
  const said = page.locator("[data-stack] > em");
  assert.deepEqual((await said.allInnerTexts()).slice(0, 2), ["si risolve per prima", "poi questa"]);
  await becomes(() => said.first().isVisible(), true);
  assert.equal(await height(), empty);
  await context.close();
});
