// How long the page takes to answer, on a machine four times slower than this one: from the click to the picture of the next event.
// Usage: IN_FASE_URL=… node latency.mjs; prints a Markdown table.

import { crowd } from "./lib/crowd.mjs";
import { launch, open } from "./lib/page.mjs";

const SLOWER = 4;
const CLICKS = 120;
/** So many permanents no scenario has that comes along. */
const MOST = 500;
/** What a reader does, and how. */
const DEEDS = [["next event", "ArrowRight"], ["event before", "ArrowLeft"]];
/** Milliseconds after which an answer is given up, lest a key that changes nothing holds everything up. */
const PATIENCE = 5000;
const TABLE = "section[data-cursor]";

/** A scenario that comes along, on the table. */
const scenario = (id) => async () => {
  const opened = await open(browser, `/?motion=off#/${id}?ed=current&lang=it`);
  await opened.page.locator(`${TABLE}[data-scenario="${id}"]`).waitFor();
  return opened;
};

/** A lesson opened from a file, where one part goes through a whole turn. */
const lesson = ({ id, text }) => async () => {
  const opened = await open(browser, "/?motion=off#/lessons?ed=current&lang=it");
  const { page } = opened;
  await page.locator("[data-arrived=here]").waitFor();
  const file = { name: "crowd.lesson", mimeType: "text/plain", buffer: Buffer.from(text) };
  await page.locator('input[data-keep="lessons"]').setInputFiles(file);
  await page.locator(`[data-own] a[data-lesson="${id}"]`).click();
  await page.locator(`${TABLE}[data-lesson="${id}"]`).waitFor();
  return opened;
};

/** The peer: a page without a program, on which a key changes a number. What it takes, the browser and the measuring take. */
const bare = async () => {
  const context = await browser.newContext({ reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.setContent('<section data-cursor="0" data-turn="1">0</section>');
  await page.evaluate((table) => {
    const section = document.querySelector(table);
    const steps = { ArrowRight: 1, ArrowLeft: -1 };
    document.addEventListener("keydown", ({ key }) => {
      section.dataset.cursor = section.textContent = Number(section.dataset.cursor) + steps[key];
    });
  }, TABLE);
  return { page, context };
};

const TABLES = [
  ["a number alone", bare],
  ["empty", scenario("empty")],
  ["tutorial", scenario("tutorial")],
  ["crowded", scenario("crowded")],
  ["a lesson of one's own", lesson(crowd(MOST))],
];

/** The value below which a share of the values lies. */
const percentile = (values, share) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];

/** Where the table stands: the event, and the turn or the part of a lesson that a measurement does not leave. */
const stand = (page) => page.locator(TABLE).evaluate(({ dataset }) => ({ cursor: dataset.cursor, stretch: dataset.turn ?? dataset.beat }));

/**
 * From the key to the moment after the frame that paints what it did: a message sent while a frame begins is handled after it.
 * `null`: another place was never shown, as at the end of what can be gone through.
 */
function time(page, key) {
  return page.evaluate(
    ([key, table, patience]) =>
      new Promise((resolve) => {
        const cursor = () => document.querySelector(table).dataset.cursor;
        const before = cursor();
        const began = performance.now();
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        const look = () => {
          const took = performance.now() - began;
          if (took > patience) resolve(null);
          else if (cursor() === before) requestAnimationFrame(look);
          else {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - began);
            port2.postMessage(null);
          }
        };
        requestAnimationFrame(look);
      }),
    [key, TABLE, PATIENCE],
  );
}

/** The times of a key pressed again and again, until the turn or the part to which the first press led is over. */
async function series(page, key) {
  const times = [];
  let stretch;
  while (times.length < CLICKS) {
    const took = await time(page, key);
    const now = await stand(page);
    stretch ??= now.stretch;
    if (took === null || now.stretch !== stretch) break;
    times.push(took);
    if (now.cursor === "0") break;
  }
  return times;
}

const browser = await launch();
console.log("| table | permanents | deed | median | p95 |");
console.log("|---|---:|---|---:|---:|");
for (const [name, opening] of TABLES) {
  const { page, context } = await opening();
  const permanents = await page.locator(".battlefield [data-permanent]").count();
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  for (const [deed, key] of DEEDS) {
    const times = await series(page, key);
    const [median, worst] = [0.5, 0.95].map((share) => percentile(times, share)?.toFixed(0) ?? "–");
    console.log(`| ${name} | ${permanents} | ${deed} | ${median} ms | ${worst} ms |`);
  }
  await context.close();
}
await browser.close();
