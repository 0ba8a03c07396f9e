// A turn on paper: printed by the browser, so that pages are counted and their words read from what comes out.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { becomes, overflow, violations } from "./lib/checks.mjs";
import { OWN, scenarioLink } from "./lib/links.mjs";
import { launch, open } from "./lib/page.mjs";
import { pagesOf } from "./lib/pdf.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const A4 = [595, 842];
const NOTICE = { it: "contenuto amatoriale", fr: "contenu de fan", en: "unofficial Fan Content" };

async function sheet(address, options) {
  const opened = await open(browser, `/?motion=off${address}`, options);
  await opened.page.locator("[data-page=print]").waitFor();
  return opened;
}

for (const [language, edition] of [["it", "classic"], ["fr", "current"], ["en", "current"]]) {
  test(`a scenario fits some pages of A4, each with the notice (${language}, ${edition})`, async () => {
    const { page, context, faults } = await sheet(`#/print/phasing?ed=${edition}&lang=${language}`);
    const events = page.locator(".print__event");
    const last = await events.last().locator(".event__number").innerText();
    await becomes(() => events.count(), Number(last));
    assert.ok((await page.locator(".print blockquote").count()) > 5);
    await becomes(() => page.locator(".print__link").innerText(), /#\/phasing\?ed=/);
    const pages = await pagesOf(await page.pdf({ preferCSSPageSize: true }));
    assert.ok(pages.length > 1 && pages.length <= 12, `${pages.length} pages`);
    for (const [at, { width, height, text }] of pages.entries()) {
      assert.deepEqual([Math.round(width), Math.round(height)], A4);
      assert.ok(text.includes(NOTICE[language]), `page ${at + 1} has no notice: ${text.slice(-200)}`);
    }
    assert.ok(pages[0].text.includes(await page.locator("h1").innerText()));
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test("a page begins with a step or an event, which stays with all that is quoted for it", async () => {
  for (const [scenario, edition, lang] of [["tutorial", "classic", "fr"], ["phasing", "current", "it"], ["phasing", "classic", "en"]]) {
    const { page, context } = await sheet(`#/print/${scenario}?ed=${edition}&lang=${lang}&questions=on&log=on`);
    const begins = await page.locator(".print__step").evaluateAll((steps) => {
      const plain = (node) => node.textContent.replace(/\s+/g, " ").trim();
      // The first event of a step stays with the name of the step.
      const event = (node) => `${plain(node.querySelector(".event__number"))} ${plain(node.querySelector(".print__told > p"))}`;
      return steps.flatMap((step) => [plain(step.querySelector("h3")), ...[...step.querySelectorAll("li + .print__event")].map(event)]);
    });
    const pages = (await pagesOf(await page.pdf({ preferCSSPageSize: true }))).map(({ text }) => text.trim());
    const bare = (text) => text.replace(/\s/g, "");
    const events = bare(await page.locator(".print__events > h2").textContent());
    const first = pages.findIndex((text) => bare(text).startsWith(events));
    const wrong = pages.slice(first + 1, -1).filter((text) => !begins.some((words) => bare(text).startsWith(bare(words))));
    assert.deepEqual(wrong.map((text) => text.slice(0, 60)), [], `${scenario} ${edition}`);
    await context.close();
  }
});

test("with questions, the answers come after them on a page of their own, and what happens only if it is wished", async () => {
  const { page, context, faults } = await sheet("#/print/phasing?ed=current&lang=en");
  await becomes(() => page.locator(".print__questions").count(), 0);
  await page.locator("[data-print=questions]").check();
  await page.locator(".print__questions").waitFor();
  assert.match(page.url(), /questions=on/);
  const asked = await page.locator(".print__question").count();
  assert.ok(asked > 1);
  await becomes(() => page.locator(".print__answer").count(), asked);
  const places = async () => {
    const pages = await pagesOf(await page.pdf({ preferCSSPageSize: true }));
    return ["What comes next?", "What happens", "Answers"].map((words) => pages.findIndex(({ text }) => text.includes(words)));
  };
  const [questions, events, answers] = await places();
  assert.ok(questions >= 0 && answers > questions, `${questions} ${answers}`);
  assert.equal(events, -1, "what happens answers them, and is told only if it is wished");
  await page.locator("[data-print=log]").check();
  await page.locator(".print__events").waitFor();
  assert.match(page.url(), /questions=on&log=on/);
  const [asking, told, answering] = await places();
  assert.ok(asking >= 0 && told > asking && answering > told, `${asking} ${told} ${answering}`);
  assert.deepEqual(faults, []);
  await context.close();
});

test("a scenario of one's own is printed too, and the way to it stands there as a code", async () => {
  const { page, context, faults } = await sheet(`#/print/${scenarioLink(OWN)}?ed=current&lang=en`);
  await becomes(() => page.locator("h1").innerText(), "My board");
  assert.ok(await page.locator("[data-qr]").isVisible());
  const pages = await pagesOf(await page.pdf({ preferCSSPageSize: true }));
  assert.ok(pages[0].text.includes("My board"));
  assert.deepEqual(faults, []);
  await context.close();
});

test("on the screen it is accessible at every size and leads back to the table", async () => {
  for (const [width, colorScheme] of [[1024, "light"], [390, "dark"], [320, "light"]]) {
    const { page, context } = await sheet("#/print/tutorial?ed=classic&lang=fr&questions=on", { viewport: { width, height: 800 }, colorScheme });
    assert.deepEqual(await violations(page), [], `${width}`);
    assert.equal(await overflow(page), 0, `${width}`);
    await page.locator(".print__bar a").click();
    await page.locator('section.play[data-cursor="0"]').waitFor();
    await context.close();
  }
});
