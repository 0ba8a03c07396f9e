// Takes pictures of all views at three widths and in both themes, and says what is badly set in them.
// Usage: IN_FASE_URL=… node shots.mjs FOLDER

import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { misprints } from "./lib/checks.mjs";
import { launch, open } from "./lib/page.mjs";

const folder = process.argv[2];
const SIZES = [[390, 844], [1024, 768], [1440, 900]];
const THEMES = ["light", "dark"];
const LOCALES = ["it", "fr", "en"];
/** Each view by its name, its address, and what shows that it is there. */
const VIEWS = [
  ["home", "#/?ed=EDITION", "[data-page=home]"],
  ["rules", "#/rules?ed=EDITION", "[data-place]"],
  ["rules-damage", "#/rules/003%23FC.4?ed=EDITION", "[data-place]"],
  ["rules-search", "#/rules?q=priorit&ed=EDITION", "[data-place]"],
  ["rules-nothing", "#/rules?q=xyzzy&ed=EDITION", "[data-found='0']"],
  ["glossary", "#/glossary?ed=EDITION", "[data-place]"],
  ["glossary-term", "#/glossary/end-step?ed=EDITION", "[data-place]"],
  ["rules-forum", "#/rules/004%23502.15g?ed=EDITION", "[data-place]"],
  ...[["phasing", [0, 4, 51]], ["tutorial", [42, 71]], ["day-night", [5, 60]]].flatMap(([scenario, places]) =>
    places.map((place) => [`compare-${scenario}-${place}`, `#/compare/${scenario}?ed=EDITION&event=${place}`, `section[data-place="${place}"]`]),
  ),
  ["missing", "#/nobody?ed=EDITION", "main h1, main h2"],
  ...[["tutorial", [5, 30, 48, 75]], ["phasing", [0, 5, 20, 60]], ["day-night", [5, 48]], ["empty", [20]]].flatMap(([scenario, events]) =>
    events.map((event) => [`${scenario}-${event}`, `#/${scenario}?ed=EDITION&event=${event}`, `section[data-cursor="${event}"]`]),
  ),
  ...[["phasing", 0], ["phasing", 4], ["tutorial", 15], ["tutorial", 58], ["day-night", 5]].map(([scenario, event]) =>
    [`presenter-${scenario}-${event}`, `#/${scenario}?ed=EDITION&event=${event}&view=presenter`, `section.presenter[data-cursor="${event}"]`],
  ),
];

mkdirSync(folder, { recursive: true });
const browser = await launch();
const wrong = [];
let taken = 0;
for (const edition of ["classic", "current"]) {
  for (const [name, address, sign] of VIEWS) {
    for (const [width, height] of SIZES) {
      for (const colorScheme of THEMES) {
        const locale = LOCALES[taken % LOCALES.length];
        const path = `/?motion=off${address.replace("EDITION", edition)}&lang=${locale}`;
        const { page, context, faults } = await open(browser, path, { colorScheme, viewport: { width, height } });
        await page.locator(sign).first().waitFor();
        const picture = `${name}-${edition}-${width}-${colorScheme}-${locale}.png`;
        await page.screenshot({ path: join(folder, picture) });
        wrong.push(...[...(await misprints(page)), ...faults].map((fault) => `${picture}: ${fault}`));
        await context.close();
        taken += 1;
      }
    }
  }
}
await browser.close();
for (const fault of wrong) console.log(fault);
console.log(`${taken} pictures in ${folder}, ${wrong.length} faults`);
process.exitCode = wrong.length > 0 ? 1 : 0;
