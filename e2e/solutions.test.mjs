// Every lesson by keys alone: each part by its own solution, and by its most likely wrong way to a failure that has a name.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

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

test("the likely wrong way of a lesson ends in a failure that is named, by keys alone", async (t) => {
  // Every kind of failure, and each language.
  const chosen = ["untap", "mana", "stack", "triggers", "blockers", "damage", "first-strike-and-trample", "phasing", "day-and-night"];
  for (const [number, lesson] of solutions.filter(({ lesson }) => chosen.includes(lesson)).entries()) {
    const lang = LANGUAGES[number % LANGUAGES.length];
    await t.test(`${lesson.lesson} (${lang})`, async () => {
      const { page, context, faults } = await openLesson(lesson, lang);
      const failures = [];
      for (const [place, beat] of lesson.beats.entries()) {
        if (!beat || "attempt" in beat || (beat.solution && !beat.mistake)) continue;
        const part = place + 1 === lesson.beats.length ? "last" : String(place + 1);
        assert.notEqual(part, "last");
        await work(page, `[data-part="${part}"]`);
        await page.locator(`[data-page="lesson"][data-beat="${part}"][data-verdict="not-yet"]`).waitFor();
        const begun = await at(page);
        if ("wrong" in beat) {
          await page.locator("#content").focus();
          await page.keyboard.press(String(beat.wrong + 1));
          const { verdict } = await moved(page, begun);
          assert.equal(verdict, "wrong");
          assert.ok((await page.locator(".feedback__belief").textContent()).length > 5);
          failures.push("wrong");
          continue;
        }
        const { verdict } = await play(page, beat.mistake, begun, { isRefused: beat.failure === "refused" });
        assert.equal(verdict, beat.failure, `${lesson.lesson}, part ${part}`);
        const told = page.locator(beat.failure === "refused" ? '[data-event="refused"]' : '.study__verdict[data-verdict="astray"]');
        assert.ok((await told.textContent()).length > 10);
        failures.push(verdict);
      }
      assert.ok(failures.length > 1, failures.join());
      assert.deepEqual(faults, []);
      await context.close();
    });
  }
});
