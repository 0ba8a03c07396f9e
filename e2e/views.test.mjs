// No view has anything that axe-core finds wrong, in either theme and in any language; its names are words, its headings are in order,
// and everything in it can be hit with a finger.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { headings, signs, targets, violations } from "./lib/checks.mjs";
import { launch } from "./lib/page.mjs";
import { VIEWS, walk } from "./lib/views.mjs";

const LANGUAGES = ["it", "fr", "en"];
const EDITIONS = ["classic", "current"];
/** Every view is looked at in both; which language it has there changes from view to view. */
const VIEWPORTS = [{ viewport: { width: 1280, height: 800 } }, { viewport: { width: 390, height: 844 }, hasTouch: true }];

let browser;
let windows;
before(async () => {
  browser = await launch();
  windows = await Promise.all(VIEWPORTS.map((options) => walk(browser, options)));
});
after(() => browser.close());

/** What is wrong with a view in one window, in these languages one after the other. */
async function look(window, view, editions, languages) {
  const wrong = [];
  for (const [turn, language] of languages.entries()) {
    const edition = editions[turn % 2];
    const page = await window.go(view, edition, language, "light");
    // What scrolls beneath a bar is not small because half of it is covered at this moment.
    await page.evaluate(() => document.querySelectorAll(".transport, .margin__foot").forEach((bar) => bar.style.setProperty("position", "static")));
    // What a deed has left under the pointer changes its colour slowly with the theme, and would be caught in between.
    await page.mouse.move(0, 0);
    const found = await violations(page);
    found.push(...(await signs(page)), ...(await headings(page)), ...(await targets(page)));
    // The theme changes nothing but the colours.
    await page.emulateMedia({ colorScheme: "dark" });
    found.push(...(await violations(page, ["color-contrast"])));
    wrong.push(...found.map((fault) => `${page.viewportSize().width} px, ${edition}, ${language}: ${fault}`));
  }
  return wrong;
}

for (const [at, view] of VIEWS.entries()) {
  test(`nothing is wrong with ${view.name}`, async () => {
    const editions = at % 2 === 0 ? EDITIONS : [...EDITIONS].reverse();
    const languages = [...LANGUAGES.slice(at % 3), ...LANGUAGES.slice(0, at % 3)];
    const [wide, narrow] = at % 4 < 2 ? windows : [...windows].reverse();
    const others = view.isLikeAnother ? [] : languages.slice(1);
    const wrong = await Promise.all([look(wide, view, editions, languages.slice(0, 1)), look(narrow, view, editions, others)]);
    assert.deepEqual(wrong.flat(), []);
  });
}
