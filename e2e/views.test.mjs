// No view has anything that axe-core finds wrong, in either theme and in any language.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { violations } from "./lib/checks.mjs";
import { launch } from "./lib/page.mjs";
import { VIEWS, openView } from "./lib/views.mjs";

const LANGUAGES = ["it", "fr", "en"];
/** One after the other, so that every view is looked at by a phone and by a screen, in either edition. */
const VIEWPORTS = [{ width: 1280, height: 800 }, { width: 390, height: 844 }];

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

for (const [at, view] of VIEWS.entries()) {
  test(`nothing is wrong with ${view.name}`, async () => {
    for (const [turn, language] of LANGUAGES.entries()) {
      const edition = (at + turn) % 2 === 0 ? "classic" : "current";
      const { page, context } = await openView(browser, view, edition, language, { viewport: VIEWPORTS[(at + turn) % 2], colorScheme: "light" });
      assert.deepEqual(await violations(page), [], `light, ${edition}, ${language}`);
      // The theme changes nothing but the colours.
      await page.emulateMedia({ colorScheme: "dark" });
      assert.deepEqual(await violations(page, ["color-contrast"]), [], `dark, ${edition}, ${language}`);
      await context.close();
    }
  });
}
