// Every view of the page: its address, what shows that it is there, and what a reader does first to see it.

import { OWN, scenarioLink } from "./links.mjs";
import { open } from "./page.mjs";

const place = (event) => `section[data-cursor="${event}"]`;
const dialog = "dialog[open]";
const press = (key) => (page) => page.keyboard.press(key);
const click = (selector) => (page) => page.locator(selector).first().click();
/** From event to event until something is there. */
const forward = (selector) => async (page) => {
  for (let count = 0; count < 10 && (await page.locator(selector).count()) === 0; count += 1) await page.keyboard.press("ArrowRight");
};
/** At a question: answers until an answer is wrong; `again` brings another try. */
const answerWrongly = (again) => async (page) => {
  for (let count = 0; count < 8; count += 1) {
    const root = page.locator("section.play[data-verdict]");
    if ((await root.getAttribute("data-verdict")) === "not-yet") {
      await page.locator('[data-question="open"] [data-option]').nth(count % 2).click();
      await page.locator('[data-question="answered"]').waitFor();
    }
    if ((await root.getAttribute("data-verdict")) === "wrong") return;
    await again(page);
    await page.locator('section.play[data-verdict="not-yet"] [data-question="open"]').waitFor();
  }
};
const evenIfHidden = (selector) => (page) => page.evaluate((selector) => document.querySelector(selector).click(), selector);
/** The part of the lesson from its beginning; on a narrow page its button is not to be seen. */
const partAgain = evenIfHidden("[data-part][aria-current]");
const wrongAnswer = answerWrongly(partAgain);
/** What the board would look like if the belief behind the answer were true. */
const whatIf = async (page) => {
  await wrongAnswer(page);
  if ((await page.locator("[data-what-if]").count()) === 0) await click('[data-study="what-if"]')(page);
};
const hinted = async (page) => {
  if ((await page.locator("[data-hints]").count()) === 0) await click('[data-study="hint"]')(page);
};
const toTheEnd = async (page) => {
  while ((await page.locator("[data-over]").count()) === 0) {
    const number = await page.locator("section[data-number]").getAttribute("data-number");
    if ((await page.locator('[data-question="open"]').count()) > 0) await click("[data-option]")(page);
    await page.locator('[data-question="answered"]').waitFor();
    await click('[data-go="forward"]')(page);
    await page.locator(`section[data-page="practice"]:not([data-number="${number}"])`).waitFor();
  }
};
/** A permanent on the board in the making, and its form. */
const oneOnBoard = async (page) => {
  if ((await page.locator(".lab-board [data-permanent]").count()) === 0) {
    await click("[data-add=One]")(page);
    await click('[data-pick="Mist Lynx"]')(page);
  }
  await click(".lab-board [data-permanent]")(page);
};
/** The board is played, and what holds now is unfolded. */
const factsUnfolded = async (page) => {
  await oneOnBoard(page);
  await click("[data-play=lab]")(page);
  await click(".lab-expect summary")(page);
};
/** `deed`: only once the lesson, which may have been open at another part, is at this one. */
const lesson = (name, part, sign, deed) => ({
  name,
  address: `#/lesson/untap?ed=EDITION&beat=${part}`,
  sign,
  deed: deed && (async (page) => {
    await page.locator(`section[data-beat="${part}"]`).waitFor();
    await deed(page);
  }),
});
const round = (name, seed, sign, deed) => ({ name, address: `#/practice?theme=phasing&seed=${seed}&ed=EDITION`, sign, deed });
const tables = (scenario, events) =>
  events.map((event) => ({ name: `${scenario}-${event}`, address: `#/${scenario}?ed=EDITION&event=${event}`, sign: place(event) }));

/**
 * `deed`: what the reader does; `isBroken`: the program cannot be loaded; `isLikeAnother`: the same page as another view, at another
 * place of it.
 */
export const VIEWS = [
  { name: "home", address: "#/?ed=EDITION", sign: "[data-page=home]" },
  { name: "failure", address: "#/?ed=EDITION", sign: "[role=alert]", isBroken: true },
  { name: "missing", address: "#/a/b/c?ed=EDITION", sign: "[data-missing=page]" },
  { name: "no-scenario", address: "#/nobody?ed=EDITION", sign: "[data-missing=scenario]" },
  { name: "bad-link", address: "#/tutorial?ed=EDITION&event=banana", sign: ".notice" },
  ...tables("tutorial", [5, 30, 48, 75]),
  ...tables("phasing", [0, 5, 20, 60]),
  ...tables("day-night", [5, 48]),
  ...tables("empty", [20]),
  ...tables("crowded", [0, 30, 60]),
  { name: "damage", address: "#/tutorial?ed=EDITION&event=66", sign: ".choice__amount", deed: forward(".choice__amount") },
  { name: "refusal", address: "#/tutorial?ed=EDITION", sign: "[data-event=refused]", deed: (page) => page.evaluate(() => document.querySelector(".hand__card").click()) },
  { name: "lines", address: "#/phasing?ed=EDITION&event=40", sign: dialog, deed: press("l") },
  { name: "lines-crowded", address: "#/crowded?ed=EDITION&event=60", sign: dialog, deed: press("l") },
  { name: "keys", address: "#/tutorial?ed=EDITION&event=5", sign: dialog, deed: press("?") },
  { name: "share", address: "#/phasing?ed=EDITION&event=20", sign: dialog, deed: press("s") },
  { name: "print", address: "#/print/phasing?ed=EDITION&questions=on", sign: ".print__questions" },
  { name: "embed", address: "#/embed/phasing?ed=EDITION&event=20", sign: 'section.embed[data-cursor="20"]' },
  { name: "own", address: `#/${scenarioLink(OWN)}?ed=EDITION&event=4`, sign: place(4) },
  { name: "own-damaged", address: `#/${scenarioLink(OWN).slice(0, -2)}?ed=EDITION`, sign: "[data-missing=link]" },
  { name: "zone", address: "#/tutorial?ed=EDITION&event=75", sign: dialog, deed: click(".player-bar__count button") },
  { name: "object", address: "#/phasing?ed=EDITION&event=20", sign: dialog, deed: click(".side__row [data-permanent]") },
  { name: "rules", address: "#/rules?ed=EDITION", sign: "[data-place]" },
  { name: "rules-damage", isLikeAnother: true, address: "#/rules/003%23FC.4?ed=EDITION", sign: "[data-place]" },
  { name: "rules-forum", isLikeAnother: true, address: "#/rules/004%23502.15g?ed=EDITION", sign: "[data-place]" },
  { name: "rules-search", address: "#/rules?q=priorit&ed=EDITION", sign: "[data-place]" },
  { name: "rules-nothing", address: "#/rules?q=xyzzy&ed=EDITION", sign: "[data-found='0']" },
  { name: "glossary", isLikeAnother: true, address: "#/glossary?ed=EDITION", sign: "[data-place]" },
  { name: "glossary-term", isLikeAnother: true, address: "#/glossary/end-step?ed=EDITION", sign: "[data-place]" },
  { name: "lab", address: "#/lab?ed=EDITION", sign: "[data-pane=game]" },
  { name: "lab-add", isLikeAnother: true, address: "#/lab?ed=EDITION", sign: "[data-pane=add-permanent]", deed: click("[data-add=Two]") },
  { name: "lab-permanent", isLikeAnother: true, address: "#/lab?ed=EDITION", sign: "[data-pane=permanent]", deed: oneOnBoard },
  { name: "lab-facts", isLikeAnother: true, address: "#/lab?ed=EDITION", sign: ".lab-expect details[open]", deed: factsUnfolded },
  ...["script", "text", "boards"].map((pane) => ({ name: `lab-${pane}`, isLikeAnother: true, address: "#/lab?ed=EDITION", sign: `[data-pane=${pane}]`, deed: click(`[data-tab=${pane}]`) })),
  { name: "lab-table", address: "#/lab/play?ed=EDITION&event=5", sign: "[data-expected]" },
  ...[["phasing", [0, 4, 51]], ["tutorial", [42, 71]], ["day-night", [5, 60]], ["crowded", [30]]].flatMap(([scenario, places]) =>
    places.map((at) => ({ name: `compare-${scenario}-${at}`, address: `#/compare/${scenario}?ed=EDITION&event=${at}`, sign: `section[data-place="${at}"]` })),
  ),
  { name: "lessons", address: "#/lessons?ed=EDITION", sign: "[data-page=lessons][data-arrived=here]" },
  lesson("lesson-told", 1, "section[data-beat='1']"),
  lesson("lesson-asked", 2, "[data-question=open]", partAgain),
  lesson("lesson-wrong", 8, "section.play[data-verdict=wrong] .feedback__belief", wrongAnswer),
  { ...lesson("lesson-what-if", 8, "[data-what-if] .lesson__flag > p", whatIf), isLikeAnother: true },
  lesson("lesson-hint", 4, "section[data-beat='4'] [data-hints]", hinted),
  lesson("lesson-summary", 1, "section[data-kind=summary] .study__rules", evenIfHidden("li:last-child > [data-part]")),
  { name: "lecture", address: "#/lesson/untap?ed=EDITION&beat=2&view=presenter", sign: "[data-page=lecture][data-beat='2']" },
  { name: "lecture-parts", isLikeAnother: true, address: "#/lesson/untap?ed=EDITION&beat=2&view=presenter", sign: dialog, deed: click("[data-present=parts]") },
  { name: "practice", address: "#/practice?ed=EDITION", sign: "[data-page=practice] [data-practise=mix]" },
  round("practice-asked", 7, "[data-question=open]"),
  round("practice-wrong", 8, "section.play[data-verdict=wrong] .feedback__belief", answerWrongly(click('[data-go="forward"]'))),
  round("practice-over", 9, "[data-page=practice][data-over] [data-belief]", toTheEnd),
  ...[["phasing", 0], ["phasing", 4], ["tutorial", 15], ["tutorial", 58], ["day-night", 5], ["crowded", 30]].map(([scenario, event]) => ({
    name: `presenter-${scenario}-${event}`,
    address: `#/${scenario}?ed=EDITION&event=${event}&view=presenter`,
    sign: `section.presenter[data-cursor="${event}"]`,
  })),
  ...[["asked", 2], ["stack", 3]].map(([name, part]) => ({
    name: `lecture-${name}`,
    isLikeAnother: part > 2,
    address: `#/lesson/untap?ed=EDITION&beat=${part}&view=presenter`,
    sign: `section[data-page="lecture"][data-beat="${part}"]`,
  })),
  { name: "presenter-keys", isLikeAnother: true, address: "#/tutorial?ed=EDITION&event=5&view=presenter", sign: dialog, deed: press("?") },
];

/** A table on which something can be done, or what came of a round. */
const READY = "section[data-cursor], section[data-over], section[data-page=lab]";
const LANGUAGES = { it: "it-IT", fr: "fr-FR", en: "en-GB" };

/** Opens a view in an edition and a language, as `open` does, and waits until it is there. */
export async function openView(browser, view, edition, language, options = {}) {
  const path = `/?motion=off${view.address.replace("EDITION", edition)}&lang=${language}`;
  const opened = await open(browser, path, { locale: LANGUAGES[language], isBroken: view.isBroken, ...options });
  if (view.deed) {
    await opened.page.locator(READY).waitFor();
    await view.deed(opened.page);
  }
  await opened.page.locator(view.sign).first().waitFor();
  return opened;
}

/**
 * A window that goes from view to view by the address alone, as readers do, so that the program is loaded once. `go` brings a view,
 * in an edition, a language and a theme, and resolves with the page that shows it: the window's own, or one without the program.
 * `faults` is what `open` says of it.
 */
export async function walk(browser, options = {}) {
  const { page, context, faults } = await open(browser, "/?motion=off#/between/two/views", options);
  let apart;
  async function go(view, edition, language, colorScheme) {
    await apart?.close();
    apart = undefined;
    if (view.isBroken) {
      const opened = await openView(browser, view, edition, language, { ...options, colorScheme });
      apart = opened.context;
      return opened.page;
    }
    await page.emulateMedia({ colorScheme });
    // An address that is no page stands between, so that nothing is left of the view before.
    await page.evaluate(() => (location.hash = "#/between/two/views"));
    await page.locator("[data-page=missing]").waitFor();
    await page.evaluate((address) => (location.hash = address), `${view.address.replace("EDITION", edition)}&lang=${language}`);
    await page.locator(`html[lang=${language}]`).waitFor();
    if (view.deed) {
      await page.locator(READY).waitFor();
      await view.deed(page);
    }
    await page.locator(view.sign).first().waitFor();
    return page;
  }
  async function close() {
    await apart?.close();
    await context.close();
  }
  return { go, close, faults };
}
