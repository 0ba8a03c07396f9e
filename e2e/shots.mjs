// Takes pictures of all views, at many sizes and in many ways of looking at them, and says what is badly set in them.
// Usage: IN_FASE_URL=… node shots.mjs FOLDER [NAME]; with a name, only the views whose name contains it.

import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { misprints } from "./lib/checks.mjs";
import { launch } from "./lib/page.mjs";
import { VIEWS, walk } from "./lib/views.mjs";

const [folder, only = ""] = process.argv.slice(2);
const EDITIONS = ["classic", "current"];
const THEMES = ["light", "dark"];
const LANGUAGES = ["it", "fr", "en"];
const size = (width, height) => ({ viewport: { width, height } });
/** All views are taken so, in both themes, each theme in another edition and language. */
const MAIN = { 390: size(390, 844), 1024: size(1024, 768), 1440: size(1440, 900) };
/** And these so, once: one of each kind of page, the fullest. With a name given, all that it names. */
const CHOSEN = ["home", "failure", "phasing-20", "tutorial-48", "crowded-60", "damage", "lines-crowded", "zone", "rules-damage", "glossary-term", "compare-phasing-51", "lab-permanent", "lesson-asked", "lecture-asked", "presenter-phasing-4", "presenter-tutorial-58"];
const MORE = {
  320: size(320, 640),
  768: size(768, 1024),
  1920: size(1920, 1080),
  lying: size(844, 390),
  // What a window of 1280 × 720 has left when it is zoomed to 200 %.
  zoomed: { ...size(640, 360), deviceScaleFactor: 2 },
  forced: { ...size(1024, 768), forcedColors: "active" },
  contrast: { ...size(1024, 768), contrast: "more" },
  "contrast-390": { ...size(390, 844), contrast: "more" },
};

mkdirSync(folder, { recursive: true });
const browser = await launch();
const wrong = [];
let taken = 0;

/** Takes views in one window, in one theme each or in both. */
async function series([name, options], views, turn, hasBoth) {
  const window = await walk(browser, options);
  for (const [at, view] of views.entries()) {
    for (const [second, colorScheme] of (hasBoth ? THEMES : [THEMES[(at + turn) % 2]]).entries()) {
      const edition = EDITIONS[(at + turn + second) % 2];
      const language = LANGUAGES[(at + turn + second) % 3];
      const picture = `${view.name}-${edition}-${name}-${colorScheme}-${language}.png`;
      try {
        const page = await window.go(view, edition, language, colorScheme);
        await page.screenshot({ path: join(folder, picture) });
        wrong.push(...(await misprints(page)).map((fault) => `${picture}: ${fault}`));
        taken += 1;
      } catch (error) {
        wrong.push(`${picture}: ${error.message}`);
      }
      wrong.push(...window.faults.splice(0).map((fault) => `${picture}: ${fault}`));
    }
  }
  await window.close();
}

const named = VIEWS.filter(({ name }) => name.includes(only));
const chosen = only ? named : VIEWS.filter(({ name }) => CHOSEN.includes(name));
const all = [
  ...Object.entries(MAIN).map((setting, turn) => () => series(setting, named, turn, true)),
  ...Object.entries(MORE).map((setting, turn) => () => series(setting, chosen, turn, false)),
];
/** Two windows at a time. */
async function work() {
  for (let next = all.shift(); next; next = all.shift()) await next();
}
await Promise.all([work(), work()]);
await browser.close();
for (const fault of wrong) console.log(fault);
console.log(`${taken} pictures in ${folder}, ${wrong.length} faults`);
process.exitCode = wrong.length > 0 ? 1 : 0;
