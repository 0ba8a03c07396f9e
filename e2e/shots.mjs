// Takes pictures of all views, at many sizes and in many ways of looking at them, and says what is badly set in them.
// Usage: IN_FASE_URL=… node shots.mjs FOLDER [NAME]; with a name, only the views whose name contains it.

import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { misprints } from "./lib/checks.mjs";
import { launch } from "./lib/page.mjs";
import { VIEWS, openView } from "./lib/views.mjs";

const [folder, only = ""] = process.argv.slice(2);
const EDITIONS = ["classic", "current"];
const THEMES = ["light", "dark"];
const LANGUAGES = ["it", "fr", "en"];
const size = (width, height) => ({ viewport: { width, height } });
/** These are taken in both editions and both themes. */
const MAIN = [["390", size(390, 844)], ["1024", size(1024, 768)], ["1440", size(1440, 900)]];
/** These in one edition and one theme, which change from picture to picture. */
const MORE = [
  ["320", size(320, 640)],
  ["768", size(768, 1024)],
  ["1920", size(1920, 1080)],
  ["lying", size(844, 390)],
  // What a window of 1280 × 720 has left when it is zoomed to 200 %.
  ["zoomed", { ...size(640, 360), deviceScaleFactor: 2 }],
  ["forced", { ...size(1024, 768), forcedColors: "active" }],
  ["contrast", { ...size(1024, 768), contrast: "more" }],
  ["contrast-390", { ...size(390, 844), contrast: "more" }],
];

mkdirSync(folder, { recursive: true });
const browser = await launch();
const wrong = [];
let taken = 0;

async function take(view, edition, [name, options], colorScheme) {
  const language = LANGUAGES[taken % LANGUAGES.length];
  const { page, context, faults } = await openView(browser, view, edition, language, { colorScheme, ...options });
  const picture = `${view.name}-${edition}-${name}-${colorScheme}-${language}.png`;
  await page.screenshot({ path: join(folder, picture) });
  wrong.push(...[...(await misprints(page)), ...faults].map((fault) => `${picture}: ${fault}`));
  await context.close();
  taken += 1;
}

for (const [round, view] of VIEWS.filter(({ name }) => name.includes(only)).entries()) {
  for (const edition of EDITIONS) {
    for (const setting of MAIN) {
      for (const theme of THEMES) await take(view, edition, setting, theme);
    }
  }
  for (const [at, setting] of MORE.entries()) await take(view, EDITIONS[(round + at) % 2], setting, THEMES[(round + (at >> 1)) % 2]);
}
await browser.close();
for (const fault of wrong) console.log(fault);
console.log(`${taken} pictures in ${folder}, ${wrong.length} faults`);
process.exitCode = wrong.length > 0 ? 1 : 0;
