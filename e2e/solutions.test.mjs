// Every lesson by keys alone: each part by its own solution, and by its most likely wrong way to a failure that has a name.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { becomes } from "./lib/checks.mjs";
import { act, at, goOn, moved, play, solutions, work } from "./lib/keys.mjs";
import { launch, open } from "./lib/page.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const LANGUAGES = ["it", "fr", "en"];

/** What these parts are about cannot be put together at the table; there the learner lets the lesson show it. */
const SHOWN = ["end-and-cleanup 6", "damage 5"];

/** The part that is done in one way; where nothing waits, the lesson leads on. */
async function solve(page, beat, now) {
  if (!beat || now.verdict !== "not-yet") return now;
  if ("right" in beat) {
    await page.keyboard.press(String(beat.right + 1));
    return moved(page, now);
  }
  if ("attempt" in beat && SHOWN.includes(`${now.lesson} ${now.beat}`)) {
    await work(page, '[data-study="reveal"]');
    return moved(page, now);
  }
  if ("attempt" in beat) {
    await act(page, beat.attempt, { isRefused: true });
    return moved(page, now);
  }
  return play(page, beat.solution, now);
}

/** From the beginning of a part to that of the next, or to the end of the lesson. */
async function finish(page, beat, begun) {
  let now = begun.kind === "review" ? await solve(page, { right: 0 }, begun) : await solve(page, beat, begun);
  const { kind, verdict } = now;
  while (now.beat === begun.beat && now.beat !== now.beats) {
    await goOn(page);
    now = await moved(page, now);
  }
  return { now, kind, verdict };
}

const openLesson = async ({ lesson, edition }, lang) => {
  const opened = await open(browser, `/?motion=off#/lesson/${lesson}?lang=${lang}&ed=${edition}`);
  await opened.page.locator('[data-page="lesson"]').waitFor();
  return opened;
};

test("every lesson is done to its end by keys alone, each part by its own solution", { concurrency: 2 }, async (t) => {
  const each = solutions.map((lesson, number) => {
    const lang = LANGUAGES[number % LANGUAGES.length];
    return t.test(`${lesson.lesson} (${lang})`, async () => {
      const { page, context, faults } = await openLesson(lesson, lang);
      const own = lesson.beats[Symbol.iterator]();
      let now = await at(page);
      while (now.beat !== now.beats) {
        const beat = now.kind === "review" ? null : own.next().value;
        const { kind, verdict, now: next } = await finish(page, beat, now);
        const isShown = SHOWN.includes(`${lesson.lesson} ${now.beat}`);
        if (beat) assert.equal(verdict, "right" in beat ? "right" : isShown ? "revealed" : "done", `${lesson.lesson}, part ${now.beat}, ${kind}`);
        now = next;
      }
      assert.equal(now.kind, "summary");
      assert.deepEqual(faults, []);
      await context.close();
    });
  });
  await Promise.all(each);
});

/** A part begun, by its own button. */
async function begin(page, part) {
  await work(page, `[data-part="${part}"]`);
  await page.locator(`[data-page="lesson"][data-beat="${part}"][data-verdict="not-yet"]`).waitFor();
  return at(page);
}

/** The first wrong answer of a lesson and each of its wrong ways, gone by keys: what came of them. */
async function stray(page, { lesson, beats }) {
  const failures = [];
  for (const [place, beat] of beats.entries()) {
    const part = place + 1;
    if (beat && "wrong" in beat && !failures.includes("wrong")) {
      const begun = await begin(page, part);
      await page.locator("#content").focus();
      await page.keyboard.press(String(beat.wrong + 1));
      const { verdict } = await moved(page, begun);
      assert.equal(verdict, "wrong", `${lesson}, part ${part}`);
      await becomes(() => page.locator(".feedback__belief").textContent(), /.{6}/);
      failures.push(verdict);
    } else if (beat?.mistake) {
      const isRefused = beat.failure === "refused";
      const { verdict } = await play(page, beat.mistake, await begin(page, part), { isRefused });
      assert.equal(verdict, beat.failure, `${lesson}, part ${part}`);
      const told = page.locator(isRefused ? '[data-event="refused"]' : '.study__verdict[data-verdict="astray"]');
      await becomes(() => told.textContent(), /.{11}/);
      failures.push(verdict);
    }
  }
  return failures;
}

test("the likely wrong way of every lesson ends in a failure that is named, by keys alone", { concurrency: 2 }, async (t) => {
  const met = new Set();
  const each = solutions.map((lesson, number) => {
    // Another language than the one in which the lesson is done to its end.
    const lang = LANGUAGES[(number + 1) % LANGUAGES.length];
    return t.test(`${lesson.lesson} (${lang})`, async () => {
      const { page, context, faults } = await openLesson(lesson, lang);
      const failures = await stray(page, lesson);
      const expected = lesson.beats.filter((beat) => beat?.mistake).length + 1;
      assert.equal(failures.length, expected, failures.join());
      failures.forEach((failure) => met.add(`${lang} ${failure}`));
      assert.deepEqual(faults, []);
      await context.close();
    });
  });
  await Promise.all(each);
  assert.equal(met.size, LANGUAGES.length * 3, `every kind of failure in each language: ${[...met].join(", ")}`);
});
