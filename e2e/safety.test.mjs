// What is kept of the reader: two windows at once, a storage that refuses, is full, is damaged, or is of a newer version.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { becomes } from "./lib/checks.mjs";
import { launch, open } from "./lib/page.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const BASE = process.env.IN_FASE_URL;
const SETTINGS = "in-fase.settings";
const PROGRESS = "in-fase.progress";
const item = (page, key) => page.evaluate((key) => localStorage.getItem(key), key);
const waitForItem = (page, key, part) =>
  page.waitForFunction(([key, part]) => (localStorage.getItem(key) ?? "").includes(part), [key, part]);

/** A window of a profile, with `prepare` run before anything of the page. */
async function windowOf(context, address, prepare, argument) {
  const page = await context.newPage();
  if (prepare) await page.addInitScript(prepare, argument);
  await page.goto(new URL(`/?motion=off${address}`, BASE).href);
  await page.locator('html[data-ready="true"]').waitFor({ state: "attached" });
  return page;
}

const profile = () => browser.newContext({ reducedMotion: "reduce", locale: "it-IT", serviceWorkers: "block", viewport: { width: 1280, height: 900 } });
const record = (lessons) => JSON.stringify({ format: "in-fase-progress", version: 1, lessons, beliefs: {} });
const play = (page) => page.locator("section.play");

test("of two windows neither takes away what the other set", async () => {
  const context = await profile();
  const [one, other] = [await windowOf(context, "#/phasing"), await windowOf(context, "#/tutorial")];
  await one.locator("[data-theme-choice]").click();
  await waitForItem(one, SETTINGS, "theme=light");
  await other.locator('html[data-theme="light"]').waitFor({ state: "attached" });
  await other.locator(".running-head__language [lang=fr]").click();
  await waitForItem(other, SETTINGS, "lang=fr");
  await becomes(() => item(one, SETTINGS), /theme=light/);
  await context.close();
});

test("of two windows that never hear of each other neither loses the other's settings", async () => {
  const context = await profile();
  // Deaf windows: the browser tells neither of what the other wrote.
  const deaf = () => addEventListener("storage", (event) => event.stopImmediatePropagation(), true);
  const [one, other] = [await windowOf(context, "#/phasing", deaf), await windowOf(context, "#/tutorial", deaf)];
  await one.locator("[data-theme-choice]").click();
  await waitForItem(one, SETTINGS, "theme=light");
  await other.locator(".running-head__language [lang=fr]").click();
  await waitForItem(other, SETTINGS, "lang=fr");
  await becomes(() => item(other, SETTINGS), /theme=light/);
  await context.close();
});

test("of two windows that never hear of each other neither loses what was learned in the other", async () => {
  const context = await profile();
  const deaf = () => addEventListener("storage", (event) => event.stopImmediatePropagation(), true);
  const [one, other] = [await windowOf(context, "#/lessons?lang=it", deaf), await windowOf(context, "#/lessons?lang=it", deaf)];
  const bring = async (page, lessons) => {
    await page.locator('[data-page="lessons"][data-arrived="here"]').waitFor();
    await page.locator('input[data-keep="import"]').setInputFiles({ name: "p.json", mimeType: "application/json", buffer: Buffer.from(record(lessons)) });
    await page.locator('[data-import="done"]').waitFor();
  };
  await bring(one, { untap: { current: "done" } });
  await waitForItem(one, PROGRESS, "untap");
  await bring(other, { draw: { current: "done" } });
  await waitForItem(other, PROGRESS, "draw");
  await becomes(() => item(other, PROGRESS), /"untap"/);
  await other.locator('[data-lesson="untap"][data-state="done"]').waitFor();
  await context.close();
});

test("what one window learned the other shows", async () => {
  const context = await profile();
  const [one, other] = [await windowOf(context, "#/lessons?lang=it"), await windowOf(context, "#/lessons?lang=it")];
  await one.locator('[data-page="lessons"][data-arrived="here"]').waitFor();
  await one.locator('input[data-keep="import"]').setInputFiles({ name: "p.json", mimeType: "application/json", buffer: Buffer.from(record({ untap: { current: "done" } })) });
  await other.locator('[data-lesson="untap"][data-state="done"]').waitFor();
  await context.close();
});

test("a storage that refuses everything is said, and the turn is played", async () => {
  const context = await profile();
  const refuse = () => Object.defineProperty(window, "localStorage", { get: () => { throw new DOMException("no", "SecurityError"); } });
  const page = await windowOf(context, "#/phasing?lang=it", refuse);
  await page.locator("[data-notice]").first().waitFor();
  await becomes(() => page.locator("[data-notice]").first().innerText(), /non permette di salvare/);
  await page.keyboard.press("ArrowRight");
  await page.locator('section.play[data-cursor="1"]').waitFor();
  await context.close();
});

test("a storage that is full is said when there is something to keep, and nothing kept before is lost", async () => {
  const context = await profile();
  const before = await windowOf(context, "#/lessons?lang=it");
  await before.evaluate(([key, text]) => localStorage.setItem(key, text), [PROGRESS, record({ untap: { current: "done" } })]);
  await before.close();
  const full = () => {
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
  };
  const page = await windowOf(context, "#/lessons?lang=it", full);
  await page.locator('[data-lesson="untap"][data-state="done"]').waitFor();
  await page.locator('input[data-keep="import"]').setInputFiles({ name: "p.json", mimeType: "application/json", buffer: Buffer.from(record({ draw: { current: "done" } })) });
  await page.locator('[data-keep="merge"]').click();
  await page.locator('[data-lesson="draw"][data-state="done"]').waitFor();
  await page.locator("[data-notice]", { hasText: "non permette di salvare" }).waitFor();
  await becomes(() => item(page, PROGRESS), /"untap"/);
  await context.close();
});

test("a damaged record that cannot be set aside, because the storage is full, is not written over", async () => {
  const context = await profile();
  const first = await windowOf(context, "#/?lang=it");
  const damaged = record({ untap: { current: "done" }, draw: 7 });
  await first.evaluate(([key, text]) => localStorage.setItem(key, text), [PROGRESS, damaged]);
  await first.close();
  const nearlyFull = () => {
    const put = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, text) {
      if (key.endsWith(".original")) throw new DOMException("full", "QuotaExceededError");
      put.call(this, key, text);
    };
  };
  const page = await windowOf(context, "#/lessons?lang=it", nearlyFull);
  await page.locator('[data-damage="1"]').waitFor();
  await page.locator('input[data-keep="import"]').setInputFiles({ name: "p.json", mimeType: "application/json", buffer: Buffer.from(record({ upkeep: { current: "done" } })) });
  await page.locator('[data-keep="merge"]').click();
  await page.locator("[data-notice]", { hasText: "non permette di salvare" }).waitFor();
  await becomes(() => item(page, PROGRESS), damaged);
  await context.close();
});

test("what a newer version kept is said and set aside before anything is written over it", async () => {
  const context = await profile();
  const first = await windowOf(context, "#/?lang=it");
  const newer = JSON.stringify({ format: "in-fase-progress", version: 99, something: { else: true } });
  await first.evaluate(([key, text]) => localStorage.setItem(key, text), [PROGRESS, newer]);
  await first.evaluate((key) => localStorage.setItem(key, "lang=it&theme=dark&colour-of-the-sky=blue"), SETTINGS);
  await first.close();
  const page = await windowOf(context, "#/lessons?lang=it");
  await page.locator("[data-damage]").waitFor();
  await becomes(() => item(page, `${PROGRESS}.original`), newer);
  assert.equal(await item(page, PROGRESS), newer, "as long as nothing is learned it stays");
  await page.locator('[data-page="lessons"]').waitFor();
  await page.evaluate(() => (location.hash = "#/phasing"));
  await play(page).waitFor();
  await context.close();
});

test("every key of the storage damaged at once leaves a page that plays", async () => {
  for (const broken of ["{broken", "\u0000", "[]", "x".repeat(300_000)]) {
    const context = await profile();
    const first = await windowOf(context, "#/?lang=it");
    await first.evaluate(([keys, broken]) => keys.forEach((key) => localStorage.setItem(key, broken)), [[SETTINGS, PROGRESS, `${PROGRESS}.original`], broken]);
    await first.close();
    const page = await windowOf(context, "#/phasing?lang=it");
    await page.locator("[data-notice]").first().waitFor();
    await page.keyboard.press("ArrowRight");
    await page.locator('section.play[data-cursor="1"]').waitFor();
    await context.close();
  }
});
