// What must hold of the page wherever a journey has brought it.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe-core finds wrong (WCAG 2.0 to 2.2 A and AA, best practice): one line for each rule, with the first place. */
export async function violations(page) {
  await page.evaluate(AXE);
  const found = await page.evaluate(() =>
    axe.run({ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] }),
  );
  return found.violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.length}, first ${nodes[0].target.join(" ")})`);
}

/** How many pixels the page is wider than the window; 0 when nothing scrolls sideways. */
export function overflow(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
