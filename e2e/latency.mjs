// How long the page takes to answer, on a machine four times slower than this one: from the click to the picture of the next event.
// Usage: IN_FASE_URL=… node latency.mjs; prints a Markdown table.

import { readFile } from "node:fs/promises";
import { launch, open } from "./lib/page.mjs";

const SLOWER = 4;
const CLICKS = 120;
/** Scenarios with few and many permanents. */
const TABLES = ["empty", "tutorial", "crowded"];
/** As many permanents as a text may have: a lesson with this many more on its table, opened from a file. */
const MORE = 485;
/** What a reader does, and how: a selector to click, or a key. */
const DEEDS = [["next event", "ArrowRight"], ["event before", "ArrowLeft"]];

/** The value below which a share of the values lies. */
const percentile = (values, share) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];

/** From the key to the moment after the frame that paints what it did: a message sent while a frame begins is handled after it. */
function time(page, key) {
  return page.evaluate(
    (key) =>
      new Promise((resolve) => {
        const cursor = () => document.querySelector("section[data-cursor]").dataset.cursor;
        const before = cursor();
        const began = performance.now();
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        const look = () => {
          if (cursor() === before) {
            requestAnimationFrame(look);
            return;
          }
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - began);
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
      }),
    key,
  );
}

/** A scenario that comes along. */
async function openScenario(page, scenario) {
  await page.goto(new URL(`/?motion=off#/${scenario}?ed=current&lang=it`, process.env.IN_FASE_URL).href);
  await page.locator("section[data-scenario]").waitFor();
}

/** The lesson about untapping, with a crowd on its table. */
async function openCrowd(page) {
  const text = await readFile(new URL("../lessons/02-untap.lesson", import.meta.url), "utf8");
  const have = (player) => `  ${player} have Gate Lancer: tapped\n`.repeat(MORE / 2);
  const crowded = text.replace("lesson untap", "lesson crowd").replace(/^ {2}you have/m, `${have("you")}${have("opponent")}$&`);
  await page.goto(new URL("/?motion=off#/lessons?ed=current&lang=it", process.env.IN_FASE_URL).href);
  await page.locator('input[data-keep="lessons"]').setInputFiles({ name: "crowd.lesson", mimeType: "text/plain", buffer: Buffer.from(crowded) });
  await page.locator('[data-own] a[data-lesson="crowd"]').click();
  await page.locator('[data-page="lesson"][data-lesson="crowd"]').waitFor();
}

const browser = await launch();
console.log("| table | permanents | deed | median | p95 |");
console.log("|---|---:|---|---:|---:|");
const tables = TABLES.map((scenario) => [scenario, (page) => openScenario(page, scenario)]);
for (const [name, show] of [...tables, ["a lesson with a crowd", openCrowd]]) {
  const { page, context } = await open(browser, "/?motion=off");
  await show(page);
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const permanents = await page.locator("[data-permanent]").count();
  const at = (fact) => page.locator("section[data-cursor]").getAttribute(`data-${fact}`);
  for (const [deed, key] of DEEDS) {
    const first = await at("turn");
    const times = [];
    while (times.length < CLICKS && (key !== "ArrowRight" || ((await at("turn")) === first && (await at("can-go-on")) !== "false"))) {
      times.push(await time(page, key));
      if (key === "ArrowLeft" && (await at("cursor")) === "0") break;
    }
    if (times.length === 0) continue;
    const [median, worst] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(0));
    console.log(`| ${name} | ${permanents} | ${deed} | ${median} ms | ${worst} ms |`);
  }
  await context.close();
}
await browser.close();
