// What Lighthouse says of the served page as a phone on a slow network meets it: the median of five visits, each in a fresh browser.
// Usage: IN_FASE_URL=… node measure.mjs; prints two Markdown tables: the scores, and what a first visit loads.

import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const VISITS = 5;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
/** Figures of a visit, with how they are written. */
const FIGURES = [
  ["first-contentful-paint", "first picture", (ms) => `${(ms / 1000).toFixed(1)} s`],
  ["largest-contentful-paint", "largest picture", (ms) => `${(ms / 1000).toFixed(1)} s`],
  ["speed-index", "speed index", (ms) => `${(ms / 1000).toFixed(1)} s`],
  ["total-blocking-time", "time blocked", (ms) => `${ms.toFixed(0)} ms`],
  ["cumulative-layout-shift", "layout shift", (shift) => shift.toFixed(3)],
  ["total-byte-weight", "bytes loaded", (bytes) => `${Math.round(bytes / 1000)} kB`],
];

async function visit() {
  const browser = await launch({
    chromePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
  try {
    const { lhr } = await lighthouse(process.env.IN_FASE_URL, { port: browser.port, onlyCategories: CATEGORIES, logLevel: "error" });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    return lhr;
  } finally {
    await browser.kill();
  }
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const visits = [];
while (visits.length < VISITS) visits.push(await visit());

console.log("| category | target | median | five visits |");
console.log("|---|---:|---:|---|");
for (const category of CATEGORIES) {
  const scores = visits.map((lhr) => Math.round(lhr.categories[category].score * 100));
  console.log(`| ${category} | 100 | ${median(scores)} | ${scores.join(", ")} |`);
}
console.log("\n| figure of a first visit | median |");
console.log("|---|---:|");
for (const [audit, name, written] of FIGURES) {
  console.log(`| ${name} | ${written(median(visits.map((lhr) => lhr.audits[audit].numericValue)))} |`);
}
// What keeps a category from 100, for whoever mends it.
for (const category of CATEGORIES) {
  const [last] = visits.slice(-1);
  for (const { id, weight } of last.categories[category].auditRefs) {
    const { score, title, displayValue = "" } = last.audits[id];
    if (weight > 0 && score !== null && score < 1) console.error(`${category}: ${title} ${displayValue} (${score})`);
  }
}
