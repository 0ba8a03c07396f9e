// How long the page takes to answer, on a machine four times slower than this one: from the click to the picture of the next event.
// Usage: IN_FASE_URL=… node latency.mjs; prints a Markdown table.

import { launch, open } from "./lib/page.mjs";

const SLOWER = 4;
const CLICKS = 120;
/** Scenarios with about so many permanents. */
const TABLES = [["empty", 0], ["tutorial", 15], ["crowded", 60]];
/** What a reader does, and how: a selector to click, or a key. */
const DEEDS = [["next event", "ArrowRight"], ["event before", "ArrowLeft"]];

/** The value below which a share of the values lies. */
const percentile = (values, share) => [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))];

/** From the key to the moment after the frame that paints what it did: a message sent while a frame begins is handled after it. */
function time(page, key) {
  return page.evaluate(
    (key) =>
      new Promise((resolve) => {
        const cursor = () => document.querySelector("section[data-scenario]").dataset.cursor;
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

const browser = await launch();
console.log("| table | permanents | deed | median | p95 |");
console.log("|---|---:|---|---:|---:|");
for (const [scenario] of TABLES) {
  const { page, context } = await open(browser, `/?motion=off#/${scenario}?ed=current&lang=it`);
  await page.locator("section[data-scenario]").waitFor();
  const client = await context.newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const permanents = await page.locator("[data-permanent]").count();
  for (const [deed, key] of DEEDS) {
    const turn = () => page.locator("section[data-scenario]").getAttribute("data-turn");
    const first = await turn();
    const times = [];
    while (times.length < CLICKS && (key !== "ArrowRight" || (await turn()) === first)) {
      times.push(await time(page, key));
      if (key === "ArrowLeft" && (await page.locator("section[data-scenario]").getAttribute("data-cursor")) === "0") break;
    }
    const [median, worst] = [0.5, 0.95].map((share) => percentile(times, share).toFixed(0));
    console.log(`| ${scenario} | ${permanents} | ${deed} | ${median} ms | ${worst} ms |`);
  }
  await context.close();
}
await browser.close();
