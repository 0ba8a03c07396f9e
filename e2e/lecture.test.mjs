// A lesson before a whole room, as a teacher shows it: answers when they are asked for, parts left out and put in another order.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { becomes, misprints, overflow, violations } from "./lib/checks.mjs";
import { launch, open } from "./lib/page.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const room = (page) => page.locator('section[data-page="lecture"]');
const at = (page) => room(page).evaluate((node) => ({ ...node.dataset }));
const shownParts = (page) => page.locator('[data-plan="shown"] > li').evaluateAll((all) => all.map((part) => part.dataset.planned));

async function openRoom(address, options) {
  const opened = await open(browser, `/?motion=off${address}`, options);
  await room(opened.page).waitFor();
  return opened;
}

/** Presses a key and waits until the room stands so. */
async function press(page, key, facts) {
  await page.keyboard.press(key);
  const selector = Object.entries(facts).map(([name, value]) => `[data-${name}="${value}"]`).join("");
  await page.locator(`section[data-page="lecture"]${selector}`).waitFor();
}

/** Focuses a control and works it with Enter. */
async function work(page, selector) {
  await page.locator(selector).focus();
  await page.keyboard.press("Enter");
}

test("in by the key and by the button, out by Escape and by the browser", async () => {
  const { page, context, faults } = await open(browser, "/?motion=off#/lesson/untap?beat=2&lang=it&ed=current");
  await page.locator('[data-page="lesson"][data-beat="2"]').waitFor();
  await page.keyboard.press("p");
  await room(page).waitFor();
  assert.equal((await at(page)).beat, "2");
  await becomes(() => page.locator("html").getAttribute("data-view"), "presenter");
  await page.waitForFunction(() => location.hash.includes("view=presenter"));
  await page.goBack();
  await page.locator('[data-page="lesson"]').waitFor();
  await page.locator("[data-present=enter]").click();
  await room(page).waitFor();
  if (await page.evaluate(() => Boolean(document.fullscreenElement))) await page.evaluate(() => document.exitFullscreen());
  await page.keyboard.press("Escape");
  await page.locator('[data-page="lesson"][data-beat="2"]').waitFor();
  await becomes(() => page.locator("html").getAttribute("data-view"), null);
  assert.deepEqual(faults, []);
  await context.close();
});

for (const lang of ["it", "fr", "en"]) {
  test(`the answer comes when it is asked for, goes again, and a clicker leads on (${lang})`, async () => {
    const { page, context, faults } = await openRoom(`#/lesson/untap?beat=2&view=presenter&lang=${lang}&ed=current`);
    assert.deepEqual(await at(page).then(({ kind, answer }) => ({ kind, answer })), { kind: "predict", answer: "hidden" });
    await becomes(() => page.locator("[data-mark=right]").count(), 0);
    assert.equal(await page.locator(".passage").count(), 0, "nothing is cited that would give the answer away");
    await press(page, "h", { answer: "shown", verdict: "revealed" });
    await becomes(() => page.locator(".option[data-mark=right]").count(), 1);
    await becomes(() => page.locator("[data-present=answer]").getAttribute("aria-pressed"), "true");
    assert.deepEqual(await violations(page), []);
    await press(page, "h", { answer: "hidden", verdict: "not-yet" });
    await becomes(() => page.locator("[data-mark=right]").count(), 0);
    await press(page, "PageDown", { answer: "shown" });
    await press(page, "Shift+ArrowRight", { beat: 3 });
    await press(page, "Shift+ArrowLeft", { beat: 2, answer: "hidden" });
    await press(page, "End", { kind: "summary" });
    await press(page, "Home", { beat: 1 });
    await press(page, "b", { beat: 1 });
    await page.locator("[data-present=unblank]").waitFor();
    await page.keyboard.press("PageDown");
    await page.locator("[data-present=unblank]").waitFor({ state: "detached" });
    await press(page, "n", { labels: "hidden" });
    assert.equal(await page.evaluate(() => localStorage.getItem("in-fase.progress")), null, "nothing is kept of a room");
    assert.deepEqual(faults, []);
    await context.close();
  });
}

for (const [width, height] of [[1920, 1080], [1024, 768]]) {
  test(`a clicker moves no page, and every event is there with its passage (${width} px)`, async () => {
    const { page, context, faults } = await openRoom("#/lesson/indirect-phasing?beat=2&view=presenter&lang=it&ed=current", { viewport: { width, height } });
    const top = () => page.locator(".presenter__head").evaluate((node) => [Math.round(node.getBoundingClientRect().top), window.scrollY].join());
    const began = await top();
    const told = page.locator(".study__event > .event .event__sentence");
    for (let click = 0, { beats } = await at(page); click < 30 && (await at(page)).beat !== beats; click += 1) {
      const [before, { cursor }] = [JSON.stringify(await at(page)), await at(page)];
      await page.keyboard.press("PageDown");
      await page.waitForFunction((before) => JSON.stringify({ ...document.querySelector("section[data-page=lecture]").dataset }) !== before, before);
      await becomes(top, began);
      const now = await at(page);
      if (now.cursor === cursor || now.answer === "hidden") continue;
      await becomes(() => page.locator(".lecture__count").innerText(), `Evento ${now.cursor}`);
      await becomes(() => told.evaluate((node) => {
        const [text, body] = [node, node.closest(".lecture__body")].map((it) => it.getBoundingClientRect());
        return text.top >= body.top - 1 && text.bottom <= body.bottom + 1;
      }), true);
    }
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test("a mouse that rests on an answer says nothing of it", async () => {
  const { page, context } = await openRoom("#/lesson/untap?beat=2&view=presenter&lang=it&ed=current", { viewport: { width: 1920, height: 1080 } });
  const looks = (at) => page.locator(`[data-option="${at}"]`).evaluate((node) => [getComputedStyle(node).color, getComputedStyle(node).backgroundColor].join());
  const untouched = await looks(0);
  await page.locator('[data-option="0"]').hover();
  await becomes(() => looks(0), untouched);
  await context.close();
});

test("the list and the lesson count the same parts", async () => {
  const { page, context } = await open(browser, "/?motion=off#/lessons?lang=it&ed=current");
  const row = page.locator('a[data-lesson="indirect-phasing"]');
  const [, of] = (await row.locator(".lesson-row__state > b").innerText()).split("/");
  await page.goto(new URL("/?motion=off#/lesson/indirect-phasing?beat=1&view=presenter&lang=it&ed=current", page.url()).href);
  await page.reload();
  await room(page).waitFor();
  await becomes(() => page.locator(".lecture__head > .kicker").innerText(), new RegExp(`parte 1 di ${of}\\b`));
  await context.close();
});

test("parts are moved, left out and taken back by keys, and a link shows them so", async () => {
  const { page, context, faults } = await openRoom("#/lesson/untap?view=presenter&lang=fr&ed=current");
  await work(page, "[data-present=parts]");
  await page.locator("dialog [data-plan=shown]").waitFor();
  const written = await shownParts(page);
  assert.ok(written.length > 4);
  assert.deepEqual(await violations(page), []);
  const [first, second, third] = written;
  await work(page, `[data-planned="${first}"] [data-plan-wish=later]`);
  await page.locator(`[data-plan=shown] > li:nth-child(2)[data-planned="${first}"]`).waitFor();
  // The part that is shown is left out: the next of the plan takes its place.
  await work(page, `[data-planned="${first}"] [data-plan-wish=skip]`);
  await page.locator(`[data-plan=skipped] [data-planned="${first}"]`).waitFor();
  await work(page, `[data-planned="${third}"] [data-plan-wish=earlier]`);
  await page.locator(`[data-plan=shown] > li:nth-child(1)[data-planned="${third}"]`).waitFor();
  await work(page, `[data-plan-go="${third}"]`);
  await page.locator("dialog").waitFor({ state: "detached" });
  assert.equal((await at(page)).beat, "3");
  const order = [third, second, ...written.slice(3)].join(".");
  await page.waitForFunction((order) => location.hash.includes(`view=presenter&order=${order}`), order);
  const board = (await at(page)).fingerprint;
  const link = new URL(page.url()).hash;
  assert.deepEqual(faults, []);
  await context.close();

  const other = await openRoom(link);
  assert.deepEqual(await at(other.page).then(({ beat, fingerprint }) => ({ beat, fingerprint })), { beat: "3", fingerprint: board });
  await press(other.page, "Shift+ArrowRight", { beat: 2 });
  await press(other.page, "Shift+ArrowRight", { beat: 4 });
  await other.page.locator("[data-present=parts]").click();
  await other.page.locator(`[data-planned="${first}"] [data-plan-wish=take-back]`).click();
  await other.page.locator(`[data-plan=shown] [data-planned="${first}"]`).waitFor();
  assert.deepEqual(await shownParts(other.page), [first, third, second, ...written.slice(3)]);
  assert.deepEqual(other.faults, []);
  await other.context.close();
});

test("it is accessible and well set in both themes, at every size, in every kind of part", async () => {
  for (const [width, height, lang, colorScheme] of [[390, 844, "fr", "light"], [1024, 768, "it", "dark"], [1440, 900, "en", "light"], [320, 740, "it", "dark"]]) {
    const { page, context } = await openRoom(`#/lesson/first-strike-and-trample?view=presenter&lang=${lang}&ed=current`, { colorScheme, viewport: { width, height } });
    const { beats } = await at(page);
    for (let beat = 1; beat <= Number(beats); beat += 1) {
      const where = `${width} px, ${lang}, part ${beat}`;
      assert.equal(await overflow(page), 0, where);
      assert.deepEqual(await misprints(page), [], where);
      if (beat % 3 === 0) assert.deepEqual(await violations(page), [], where);
      if (beat < Number(beats)) await press(page, "Shift+ArrowRight", { beat: beat + 1 });
    }
    await context.close();
  }
});

test("what a part tells and what happened stand whole above the foot, and a shade says that there is more", async () => {
  for (const lang of ["it", "fr", "en"]) {
    const { page, context, faults } = await openRoom(`#/lesson/indirect-phasing?beat=1&view=presenter&lang=${lang}&ed=current`, { viewport: { width: 1920, height: 1080 } });
    const body = page.locator(".lecture__body");
    const isWhole = (selector) => body.evaluate((body, selector) => body.querySelector(selector).getBoundingClientRect().bottom <= body.getBoundingClientRect().bottom, selector);
    await becomes(() => isWhole(".study__said"), true);
    await becomes(() => isWhole(".study__event .event__sentence"), true);
    await becomes(() => body.evaluate((body) => body.scrollHeight > body.clientHeight && getComputedStyle(body).backgroundAttachment), "local, scroll");
    assert.deepEqual(faults, []);
    await context.close();
  }
});
