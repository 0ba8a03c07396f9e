// Both editions side by side: from the table and back, by keyboard alone, in every width and theme.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { becomes, misprints, overflow, violations } from "./lib/checks.mjs";
import { scenarioLink } from "./lib/links.mjs";
import { launch, open } from "./lib/page.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const side = (page) => page.locator("section[data-comparison]");
const place = async (page) => Number(await side(page).getAttribute("data-place"));

/** Presses a key and waits until the comparison stands at another place. */
async function press(page, key) {
  const before = await side(page).getAttribute("data-place");
  await page.keyboard.press(key);
  await page.waitForFunction((was) => document.querySelector("section[data-comparison]").dataset.place !== was, before);
  return place(page);
}

async function openComparison(scenario, locale, query = "", options = {}) {
  const opened = await open(browser, `/?motion=off#/compare/${scenario}?lang=${locale}${query}`, options);
  await side(opened.page).waitFor();
  return opened;
}

test("from the table to the same turn in both editions and back, by keyboard alone", async () => {
  const { page, context, faults } = await open(browser, "/?motion=off#/phasing?ed=current&lang=it&event=4");
  await page.locator('section[data-cursor="4"]').waitFor();
  await page.locator("main a", { hasText: "Lo stesso turno nelle due edizioni" }).focus();
  await page.keyboard.press("Enter");
  await side(page).waitFor();
  const cursor = (edition) => page.locator(`.compare__side[data-edition=${edition}]`).getAttribute("data-cursor");
  assert.deepEqual([await cursor("classic"), await cursor("current")], ["4", "4"], "the same event on both sides");
  await becomes(() => page.locator("[data-live]").innerText(), /Chi cambia fase, uguale\..*Dove va, diverso\./s);
  await becomes(() => page.locator("[data-row=different][aria-current] h3").innerText(), "Dove va");
  await press(page, "ArrowRight");
  const first = await place(page);
  await becomes(() => press(page, "ArrowLeft"), first - 1);
  await press(page, "Shift+ArrowRight");
  await becomes(() => side(page).getAttribute("data-step"), "upkeep");
  await becomes(() => press(page, "Shift+ArrowLeft"), 1);
  await becomes(() => press(page, "ArrowLeft"), 0);
  await becomes(() => press(page, "ArrowRight"), 1);
  await page.locator(".compare__side[data-edition=classic] a").focus();
  await page.keyboard.press("Enter");
  await page.locator('section[data-scenario=phasing][data-edition=classic][data-cursor="1"]').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("a link opens at its line, and a step of the track leads to it", async () => {
  const { page, context, faults } = await openComparison("tutorial", "fr", "&event=71");
  await page.locator('section[data-place="71"]').waitFor();
  await becomes(() => side(page).getAttribute("data-step"), "combat-damage");
  await becomes(() => page.locator("[data-row=only][aria-current] h3").innerText(), "Les blessures sur la pile");
  await page.locator("button[data-step=upkeep]").click();
  await page.waitForFunction(() => document.querySelector("section[data-comparison]").dataset.step === "upkeep");
  await page.waitForFunction((now) => location.hash.includes(`event=${now}`), await place(page));
  await page.locator("[data-permanent]").first().click();
  await page.locator("dialog[open]").waitFor();
  assert.equal(await page.locator("dialog .button[data-ability]").count(), 0, "nothing can be played from here");
  assert.deepEqual(await violations(page), []);
  await page.keyboard.press("Escape");
  await page.locator("select").selectOption("day-night");
  await page.locator("section[data-comparison=day-night]").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

test("what the learner chose is compared too", async () => {
  const { page, context } = await open(browser, "/?motion=off#/tutorial?ed=current&lang=en&event=26");
  await page.locator('section[data-cursor="26"]').waitFor();
  while ((await page.locator("[data-choice]").count()) === 0) await page.keyboard.press("ArrowRight");
  await page.locator("[data-choice]").first().click();
  await page.locator("main a", { hasText: "The same turn in both editions" }).click();
  await side(page).waitFor();
  await becomes(() => page.locator(".compare__bar p").innerText(), /your table/);
  await context.close();
});

test("it is accessible, whole and legible at every width, in both themes and in every language", async () => {
  for (const [scenario, locale, event, width, height, colorScheme] of [
    ["phasing", "it", 4, 1440, 900, "light"],
    ["phasing", "fr", 4, 390, 844, "dark"],
    ["tutorial", "en", 71, 1024, 768, "dark"],
    ["tutorial", "fr", 42, 1366, 768, "light"],
    ["day-night", "it", 12, 390, 844, "light"],
    ["empty", "fr", 0, 320, 640, "light"],
    ["phasing", "en", 60, 768, 1024, "light"],
  ]) {
    const { page, context, faults } = await openComparison(scenario, locale, `&event=${event}`, { colorScheme, viewport: { width, height } });
    const where = `${scenario}, ${locale}, ${width} px, ${colorScheme}`;
    assert.deepEqual(await violations(page), [], where);
    assert.equal(await overflow(page), 0, where);
    for (let step = 0; step < 13; step += 1) {
      assert.deepEqual(await misprints(page), [], `${where}, step ${step}`);
      if ((await side(page).getAttribute("data-place")) === (await side(page).getAttribute("data-total"))) break;
      await press(page, "Shift+ArrowRight");
    }
    assert.deepEqual(faults, []);
    await context.close();
  }
});

/** How far the boards, or something in them, could be scrolled sideways. */
const hidden = (page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll(".compare__boards, .compare__boards *")];
    const scrolls = (node) => /auto|scroll/.test(getComputedStyle(node).overflowX);
    const board = (node) => node.matches(".compare__boards, .small-board__field");
    return Math.max(...parts.filter((node) => board(node) || scrolls(node)).map((node) => node.scrollWidth - node.clientWidth));
  });

test("no width makes it wider than the window, and the boards do not scroll sideways", async () => {
  for (const [scenario, event] of [["phasing", 51], ["phasing", 60], ["crowded", 0], ["crowded", 30]]) {
    const { page, context } = await openComparison(scenario, "fr", `&event=${event}`);
    for (const width of [320, 360, 390, 600, 768, 900, 960, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      assert.equal(await overflow(page), 0, `${scenario}, ${width} px`);
      assert.equal(await hidden(page), 0, `the boards of ${scenario}, ${width} px`);
    }
    await context.close();
  }
});

test("on a phone no word of a card's name is broken", async () => {
  const text = `scenario own
  title en "Long words"
  turn 3 of you
  you have Dune Marauder: tapped
  you have Dune Marauder
  you have Tireless Shepherd
  you have Lantern Bearer
  opponent have Dune Marauder
  both pass
`;
  for (const locale of ["en", "fr", "it"]) {
    const { page, context } = await open(browser, `/?motion=off#/compare/${scenarioLink(text)}?lang=${locale}`, { viewport: { width: 390, height: 844 } });
    await page.locator(".small-board .permanent__name").first().waitFor();
    const broken = () =>
      page.locator(".small-board .permanent__name").evaluateAll((names) =>
        names.flatMap((name) => {
          const node = name.firstChild;
          return [...node.data.matchAll(/[^ -]+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
          });
        }),
      );
    await becomes(async () => (await broken()).join(" "), "");
    await context.close();
  }
});
