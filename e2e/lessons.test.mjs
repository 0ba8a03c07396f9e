// Learning: the list of lessons, a lesson whole by keyboard in each language, what is kept, and what is brought along.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";

import { becomes, overflow, violations } from "./lib/checks.mjs";
import { launch, open } from "./lib/page.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const go = (address, options) => open(browser, `/?motion=off${address}`, options);
const list = (page) => page.locator('[data-page="lessons"][data-arrived="here"]');
const lesson = (page) => page.locator('[data-page="lesson"]');
const at = (page) => lesson(page).evaluate((node) => ({ ...node.dataset }));
const said = (page) => page.locator("[data-live]").textContent();
const kept = (page) => page.evaluate(() => localStorage.getItem("in-fase.progress"));
const row = (page, id) => page.locator(`[data-lesson="${id}"]`);

/** The page of lessons in a fresh profile whose storage holds `record` from the start. */
const withRecord = async (record, address = "#/lessons?lang=it") => {
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "it-IT" });
  await context.addInitScript((text) => {
    if (!localStorage.getItem("in-fase.settings")) localStorage.setItem("in-fase.progress", text);
  }, record);
  const page = await context.newPage();
  await page.goto(new URL(`/?motion=off${address}`, process.env.IN_FASE_URL).href);
  await list(page).waitFor();
  return { page, context };
};

const record = (lessons, beliefs = {}) => JSON.stringify({ format: "in-fase-progress", version: 1, lessons, beliefs });

test("a lesson that is there is never said to be missing while it opens", async () => {
  const { page, context, faults } = await go("#/lessons?lang=it");
  await list(page).waitFor();
  await page.evaluate(() => {
    window.missed = 0;
    new MutationObserver(() => (window.missed += document.querySelectorAll('[data-page="missing"]').length)).observe(document.body, { childList: true, subtree: true });
  });
  await row(page, "attackers").click();
  await lesson(page).waitFor();
  await page.evaluate(() => (location.hash = "#/lesson/untap?lang=it"));
  await page.locator('[data-lesson="untap"][data-page="lesson"]').waitFor();
  assert.equal(await page.evaluate(() => window.missed), 0);
  assert.deepEqual(faults, []);
  await context.close();
});

/** Goes on to the end of a lesson by keys alone; questions are answered with `answer`, deeds are shown. */
const finish = async (page, answer = "1") => {
  const kinds = [];
  for (let moves = 0; moves < 200; moves += 1) {
    const before = await at(page);
    if (kinds.at(-1)?.beat !== before.beat) kinds.push({ beat: before.beat, kind: before.kind });
    if (before.kind === "summary") return kinds.map(({ kind }) => kind);
    const isOpen = before.verdict === "not-yet";
    if (["predict", "review"].includes(before.kind) && isOpen) {
      await page.keyboard.press(answer);
    } else if (["do", "try", "free"].includes(before.kind) && isOpen) {
      await page.locator('[data-study="reveal"]').focus();
      await page.keyboard.press("Enter");
    } else {
      await page.locator("#content").focus();
      await page.keyboard.press("Enter");
    }
    const changed = (was) => {
      const now = document.querySelector('[data-page="lesson"]').dataset;
      return ["beat", "cursor", "verdict"].some((part) => now[part] !== was[part]);
    };
    await page.waitForFunction(changed, before, { timeout: 5000 });
  }
  return assert.fail("the lesson does not end");
};

test("the list shows every lesson, bars none, and takes the reader to the first", async () => {
  const { page, context, faults } = await go("#/lessons?lang=it&ed=current");
  await list(page).waitFor();
  const rows = page.locator(".lesson-row");
  assert.ok((await rows.count()) >= 20);
  await becomes(() => page.locator(".learned-turn [data-step]").count(), 12);
  assert.deepEqual(await violations(page), []);
  await page.locator('[data-resume="true"]').click();
  await lesson(page).waitFor();
  assert.equal((await at(page)).beat, "1");
  await page.goBack();
  await list(page).waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

for (const lang of ["it", "fr", "en"]) {
  test(`a whole lesson by keyboard, kept after a reload (${lang})`, async () => {
    const { page, context, faults } = await go(`#/lesson/untap?lang=${lang}&ed=current`);
    await lesson(page).waitFor();
    await becomes(() => page.evaluate(() => document.documentElement.lang), lang);
    const kinds = await finish(page);
    assert.ok(["tell", "predict", "summary"].every((kind) => kinds.includes(kind)), kinds.join());
    assert.ok((await page.locator(".study__rules .passage, .study__rules .own-words").count()) > 0);
    assert.deepEqual(await violations(page), []);
    await becomes(() => kept(page), /"untap":\s*\{\s*"current":\s*"done"/);
    await page.goto(new URL(`/?motion=off#/lessons?lang=${lang}`, process.env.IN_FASE_URL).href);
    await page.reload();
    await list(page).waitFor();
    await becomes(() => row(page, "untap").getAttribute("data-state"), "done");
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test("a wrong answer is explained with its belief and passage, and shown on the table", async () => {
  const { page, context, faults } = await go("#/lesson/untap?lang=it&ed=current");
  await lesson(page).waitFor();
  while ((await at(page)).kind !== "predict") await page.keyboard.press("Enter");
  await page.locator('[data-question="open"]').waitFor();
  // The options are reached by arrows; which one is wrong comes out by trying: the part can be gone through again.
  const place = (await at(page)).beat;
  for (const key of ["1", "2", "3"]) {
    await page.locator(`[data-part="${place}"]`).click();
    await page.locator('[data-question="open"]').waitFor();
    await page.keyboard.press(key);
    await page.locator('[data-question="answered"]').waitFor();
    if ((await at(page)).verdict === "wrong") break;
  }
  assert.equal((await at(page)).verdict, "wrong");
  await becomes(() => said(page), /^Non ancora/);
  await becomes(() => page.locator('.option[data-mark="right"]').count(), 1);
  await becomes(() => page.locator('.option[data-mark="wrong"]').count(), 1);
  assert.ok((await page.locator(".feedback__belief").textContent()).length > 5);
  assert.ok((await page.locator(".feedback .passage, .feedback .own-words").count()) > 0);
  await becomes(() => kept(page), /"wrong":\s*1/);
  const before = await at(page);
  await page.locator('[data-study="what-if"]').click();
  await page.locator('[data-page="lesson"][data-what-if="true"]').waitFor();
  assert.deepEqual(await violations(page), []);
  await page.locator('[data-study="what-if"]').click();
  assert.equal((await at(page)).fingerprint, before.fingerprint);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a task counts the passes that are left, and ticks what holds once it does", async () => {
  const { page, context, faults } = await go("#/lesson/first-turn?beat=4&lang=it&ed=current");
  const task = () => page.locator(".study__wanted").evaluate((node) => [node.dataset.passesLeft, ...[...node.querySelectorAll("li")].map((it) => it.dataset.met)].join(" "));
  await page.locator(".study__wanted").waitFor();
  for (const expected of ["2 false", "1 false"]) {
    await becomes(task, expected);
    await page.locator('[data-choice="pass"]').click();
  }
  await becomes(task, "0 false");
  while ((await at(page)).canGoOn === "true" && (await task()) === "0 false") await page.locator('[data-go="forward"]').click();
  await becomes(task, "0 true");
  assert.equal((await at(page)).verdict, "done");
  assert.deepEqual(faults, []);
  await context.close();
});

test("an answer leads to the next part in one press, and whoever comes back is told that it is asked anew", async () => {
  const { page, context, faults } = await go("#/lesson/untap?beat=2&lang=fr&ed=classic");
  await page.locator('[data-question="open"]').waitFor();
  assert.equal(await page.locator("[data-anew]").count(), 0);
  assert.equal(await page.locator('[data-go="next-part"]').count(), 0);
  await page.keyboard.press("1");
  await page.locator('[data-go="next-part"]').click();
  await page.locator('[data-page="lesson"][data-beat="3"]').waitFor();
  await page.locator('[data-part="2"]').click();
  await page.locator('[data-question="open"]').waitFor();
  await page.locator('[data-anew="true"]').waitFor();
  assert.deepEqual(await violations(page), []);
  assert.deepEqual(faults, []);
  await context.close();
});

test("the same lesson in the other edition begins with its first part", async () => {
  const { page, context, faults } = await go("#/lesson/untap?lang=en&ed=current");
  await lesson(page).waitFor();
  await page.locator("li:last-child > [data-part]").click();
  await page.locator('[data-page="lesson"][data-kind="summary"]').waitFor();
  await page.locator('[data-after="edition"]').click();
  await page.locator('[data-page="lesson"][data-edition="classic"][data-beat="1"]').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

/** Until a part of the page can be seen whole, between what stays above and below while the page scrolls; or cannot, with `not`. */
const untilInSight = (page, selector, not = false) =>
  page.waitForFunction(
    ([selector, not]) => {
      const part = document.querySelector(selector).getBoundingClientRect();
      const above = document.querySelector(".turn-track").getBoundingClientRect().bottom;
      const below = document.querySelector(".lesson-bar").getBoundingClientRect().top;
      return (part.top >= Math.max(above, 0) && part.bottom <= below) !== not;
    },
    [selector, not],
  );

for (const lang of ["it", "fr", "en"]) {
  test(`on a phone the bar says what is asked and leads to the answers, and going on brings them into sight (${lang})`, async () => {
    const phone = { viewport: { width: 390, height: 844 } };
    const { page, context, faults } = await go(`#/lesson/untap?beat=2&lang=${lang}&ed=current`, phone);
    await page.locator('[data-question="open"]').waitFor();
    await becomes(() => page.locator(".headline > span").first().textContent(), await page.locator(".study .margin__head h2").textContent());
    // A part begins with its answers in sight; the bar leads to them from anywhere.
    await untilInSight(page, ".options");
    await page.evaluate(() => scrollTo(0, 0));
    await untilInSight(page, ".options", true);
    await page.locator(".headline").click();
    await untilInSight(page, ".study .margin__head h2");
    await untilInSight(page, ".options");
    await page.evaluate(() => (location.hash = "#/lesson/untap?beat=1"));
    await page.locator('section[data-beat="1"]').waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    for (let count = 0; count < 20 && (await at(page)).beat === "1"; count += 1) {
      const before = await at(page);
      await page.locator('[data-go="forward"]').click();
      await page.waitForFunction(({ beat, cursor }) => {
        const now = document.querySelector('[data-page="lesson"]').dataset;
        return now.beat !== beat || now.cursor !== cursor;
      }, before);
    }
    await page.locator('[data-question="open"]').waitFor();
    await untilInSight(page, ".study .margin__head h2");
    await untilInSight(page, ".options");
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test("what happens in a lesson moves as it does at the table, and going back does not", async () => {
  const { page, context } = await open(browser, "/#/lesson/phasing?lang=it&ed=current", { reducedMotion: "no-preference" });
  await lesson(page).waitFor();
  const press = async (key) => {
    const before = await at(page);
    await page.keyboard.press(key);
    await page.waitForFunction((was) => document.querySelector('[data-page="lesson"]').dataset.cursor !== was, before.cursor);
  };
  await page.locator("[data-part]").nth(0).click();
  for (let count = 0; count < 60 && (await page.locator('.board [data-change="out"]').count()) === 0; count += 1) {
    const { verdict, kind } = await at(page);
    if (kind === "predict" && verdict === "not-yet") {
      await page.keyboard.press("1");
      await page.locator('[data-question="answered"]').waitFor();
    } else if (["do", "try", "free"].includes(kind) && verdict === "not-yet") {
      await page.locator('[data-study="reveal"]').click();
      await page.waitForFunction(() => document.querySelector('[data-page="lesson"]').dataset.verdict !== "not-yet");
    } else {
      const before = await at(page);
      await page.locator("#content").focus();
      await page.keyboard.press("Enter");
      await page.waitForFunction(({ beat, cursor }) => {
        const now = document.querySelector('[data-page="lesson"]').dataset;
        return now.beat !== beat || now.cursor !== cursor;
      }, before);
    }
  }
  // Once more, with the watch set before the key: an animation is soon over.
  await press("ArrowLeft");
  await becomes(() => lesson(page).getAttribute("data-direction"), null);
  await page.evaluate(() => {
    window.moved = [];
    document.addEventListener("animationstart", (event) => window.moved.push(event.animationName));
  });
  await press("ArrowRight");
  await page.locator('[data-page="lesson"][data-direction="forward"] .board [data-change="out"]').first().waitFor();
  await page.waitForFunction(() => window.moved.includes("key-drops") && window.moved.includes("plates-part"));
  await page.evaluate(() => (window.moved = []));
  await press("ArrowLeft");
  await becomes(() => lesson(page).getAttribute("data-direction"), null);
  assert.deepEqual(await page.evaluate(() => window.moved), []);
  await context.close();
});

test("progress goes from one browser to another as a file", async () => {
  const { page, context } = await go("#/lesson/untap?lang=it&ed=current");
  await lesson(page).waitFor();
  await finish(page);
  await page.goto(new URL("/?motion=off#/lessons?lang=it", process.env.IN_FASE_URL).href);
  await list(page).waitFor();
  const download = page.waitForEvent("download");
  await page.locator('[data-keep="export"]').click();
  const text = await readFile(await (await download).path(), "utf8");
  assert.equal(JSON.parse(text).format, "in-fase-progress");
  await context.close();

  const other = await go("#/lessons?lang=it");
  await list(other.page).waitFor();
  await other.page.locator('input[data-keep="import"]').setInputFiles({ name: "p.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await other.page.locator('[data-import="done"]').waitFor();
  await becomes(() => row(other.page, "untap").getAttribute("data-state"), "done");
  await becomes(() => kept(other.page), /"untap"/);
  assert.deepEqual(other.faults, []);
  await other.context.close();
});

test("whoever has progress is asked before a file takes its place, and a faulty file changes nothing", async () => {
  const { page, context } = await withRecord(record({ untap: { current: [0] } }));
  const file = (text) => ({ name: "p.json", mimeType: "application/json", buffer: Buffer.from(text) });
  const input = page.locator('input[data-keep="import"]');
  await input.setInputFiles(file(record({ untap: { current: [1, 400] }, draw: "x" })));
  await page.locator('[data-import="refused"]').waitFor();
  await becomes(() => page.locator(".told__faults li").count(), 2);
  await page.locator('[data-keep="dismiss-import"]').click();
  await becomes(() => row(page, "untap").getAttribute("data-state"), "begun");

  await input.setInputFiles(file(record({ draw: { current: "done" } })));
  await page.locator('[data-import="asking"]').waitFor();
  await becomes(() => row(page, "draw").getAttribute("data-state"), "to-do");
  assert.deepEqual(await violations(page), []);
  await page.locator('[data-keep="merge"]').click();
  await page.locator('[data-import="done"]').waitFor();
  await becomes(() => row(page, "untap").getAttribute("data-state"), "begun");
  await becomes(() => row(page, "draw").getAttribute("data-state"), "done");
  await context.close();
});

test("damaged progress is named part by part, the rest kept, and the original set aside", async () => {
  const damaged = record({ untap: { current: "done" }, draw: 7 }, { "flat-earth": {} });
  const { page, context } = await withRecord(damaged);
  await page.locator('[data-damage="2"]').waitFor();
  await becomes(() => row(page, "untap").getAttribute("data-state"), "done");
  await becomes(() => page.evaluate(() => localStorage.getItem("in-fase.progress.original")), damaged);
  assert.deepEqual(await violations(page), []);
  const download = page.waitForEvent("download");
  await page.locator('[data-keep="original"]').click();
  assert.equal(await readFile(await (await download).path(), "utf8"), damaged);
  await context.close();
});

test("lessons that cannot be fetched say so and can be asked for again", async () => {
  const { page, context } = await go("#/?lang=it");
  await page.route("**/lessons.txt", (route) => route.abort());
  await page.evaluate(() => (location.hash = "#/lessons"));
  await page.locator('[data-trouble="lessons"]').waitFor();
  assert.deepEqual(await violations(page), []);
  await page.unroute("**/lessons.txt");
  await page.locator("[data-retry]").click();
  await list(page).waitFor();
  await page.evaluate(() => (location.hash = "#/lesson/no-such-lesson"));
  await page.locator('[data-page="missing"]').waitFor();
  await context.close();
});

test("a link leads to a part, and the address follows", async () => {
  const { page, context, faults } = await go("#/lesson/untap?beat=2&ed=classic&lang=fr");
  await lesson(page).waitFor();
  const { beat, edition } = await at(page);
  assert.deepEqual({ beat, edition }, { beat: "2", edition: "classic" });
  await page.locator('[data-part="3"]').click();
  await page.waitForFunction(() => location.hash.includes("beat=3"));
  assert.deepEqual(faults, []);
  await context.close();
});

for (const colorScheme of ["light", "dark"]) {
  test(`nothing scrolls sideways and axe finds nothing, at 320 and 1440 px (${colorScheme})`, async () => {
    for (const width of [320, 1440]) {
      const { page, context } = await go("#/lessons?lang=fr", { viewport: { width, height: 844 }, colorScheme });
      await list(page).waitFor();
      assert.equal(await overflow(page), 0);
      assert.deepEqual(await violations(page), []);
      await page.evaluate(() => (location.hash = "#/lesson/untap?beat=2"));
      await lesson(page).waitFor();
      assert.equal(await overflow(page), 0);
      assert.deepEqual(await violations(page), []);
      await context.close();
    }
  });
}

test("a round of practice by keyboard, the same for the same link, and counted belief by belief", async () => {
  const first = [];
  for (const time of [1, 2]) {
    const { page, context, faults } = await go("#/practice?theme=phasing&seed=7&lang=it&ed=current");
    const round = page.locator('[data-page="practice"]');
    await round.waitFor();
    for (let number = 1; number <= 6; number += 1) {
      await page.locator(`[data-page="practice"][data-number="${number}"] [data-question="open"]`).waitFor();
      first.push(`${time} ${await page.locator(".study .margin__head h2").textContent()}`);
      if (number === 1) assert.deepEqual(await violations(page), []);
      await page.locator("#content").focus();
      await page.keyboard.press("1");
      await page.locator('[data-question="answered"]').waitFor();
      await page.locator("#content").focus();
      await page.keyboard.press("Enter");
    }
    await page.locator('[data-page="practice"][data-over="true"]').waitFor();
    assert.ok((await page.locator("[data-belief]").count()) > 0);
    assert.deepEqual(await violations(page), []);
    await becomes(() => kept(page), /"beliefs":\s*\{\s*"/);
    assert.deepEqual(faults, []);
    await context.close();
  }
  const of = (time) => first.filter((line) => line.startsWith(time)).map((line) => line.slice(2));
  assert.deepEqual(of("1"), of("2"));
});

test("what was got wrong is offered for practice, and the page keeps to its width", async () => {
  const beliefs = { "untap-first": { right: 0, wrong: 2, level: 0, due: 1 } };
  const { page, context } = await withRecord(record({}, beliefs));
  await page.setViewportSize({ width: 320, height: 800 });
  await page.locator('[data-practise="start"]').click();
  await page.locator('[data-page="practice"]').waitFor();
  assert.equal(await overflow(page), 0);
  assert.deepEqual(await violations(page), []);
  await becomes(() => page.locator("[data-due]").getAttribute("data-due"), "1");
  await becomes(() => page.locator('[data-due-belief="untap-first"]').textContent(), /Ci hai creduto 2 volte/);
  await page.locator('[data-practise="mine"]').click();
  await page.locator('[data-page="practice"][data-number="1"]').waitFor();
  await becomes(() => page.evaluate(() => location.hash), /about=untap-first/);
  assert.equal(await overflow(page), 0);
  await context.close();
});

test("a lesson of one's own is opened from a file, and a faulty one is told line by line", async () => {
  const { page, context, faults } = await go("#/lessons?lang=it&ed=current");
  await list(page).waitFor();
  const input = page.locator('input[data-keep="lessons"]');
  const file = (text) => ({ name: "x.lesson", mimeType: "text/plain", buffer: Buffer.from(text) });
  await input.setInputFiles(file("lesson x\n  chapter nowhere\n"));
  await page.locator('[data-own="faulty"]').waitFor();
  await becomes(() => page.locator('[data-own="faulty"] .told__faults').textContent(), /Riga 2, colonna \d+/);
  const text = await readFile(new URL("../lessons/02-untap.lesson", import.meta.url), "utf8");
  await input.setInputFiles(file(text.replace("lesson untap", "lesson mine")));
  await page.locator('[data-own="here"]').waitFor();
  assert.deepEqual(await violations(page), []);
  await page.locator('[data-own] a[data-lesson="mine"]').click();
  await page.locator('[data-page="lesson"][data-lesson="mine"]').waitFor();
  await finish(page);
  assert.doesNotMatch((await kept(page)) ?? "", /mine/);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a set of questions is opened on the page of practice, asked, and a faulty one told line by line", async () => {
  const { page, context, faults } = await go("#/practice?lang=fr&ed=current");
  const input = page.locator('input[data-keep="lessons"]');
  const file = (text) => ({ name: "questions.lesson", mimeType: "text/plain", buffer: Buffer.from(text) });
  const text = await readFile(new URL("../docs/questions.lesson", import.meta.url), "utf8");
  await input.setInputFiles(file(text.replace("minutes 3", "minutes many").replace("chapter phasing", "chapter nowhere")));
  await page.locator('[data-own="faulty"]').waitFor();
  await becomes(() => page.locator('[data-own="faulty"] .told__faults li').count(), 2);
  await input.setInputFiles(file(text));
  await page.locator('[data-own="here"]').waitFor();
  await becomes(() => page.locator(".told__faults").count(), 0);
  assert.deepEqual(await violations(page), []);
  await page.locator('[data-own] a[data-lesson="friday-quiz"]').click();
  await page.locator('[data-page="lesson"][data-lesson="friday-quiz"][data-kind="predict"]').waitFor();
  const kinds = await finish(page);
  assert.deepEqual([...new Set(kinds)], ["predict", "summary"]);
  await becomes(() => kept(page), null);
  assert.deepEqual(faults, []);
  await context.close();
});
