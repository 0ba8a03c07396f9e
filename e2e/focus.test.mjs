// Where the keyboard stands after what it did, and what is read out then.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { becomes, violations } from "./lib/checks.mjs";
import { launch, open } from "./lib/page.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

const go = (hash) => open(browser, `/?motion=off${hash}`);
const said = (page) => page.locator("[data-live]").textContent();
const table = (page) => page.locator("section[data-scenario]");
const lesson = (page) => page.locator('[data-page="lesson"]');

/** What has the focus: the value of the attribute that says what it does, or its name. */
const focused = (page) =>
  page.evaluate(() => {
    const { dataset, tagName } = document.activeElement;
    const fact = ["choice", "option", "target", "candidate", "go", "study", "present"].find((name) => name in dataset);
    return fact ? `${fact} ${dataset[fact]}` : tagName;
  });

/** Goes to what can be chosen, and says what it is. */
async function choices(page, expected) {
  const read = async () => {
    await page.keyboard.press("c");
    return focused(page);
  };
  await becomes(read, expected);
  return focused(page);
}

/** What the page says of its place, all of it. */
const place = (page) =>
  page.evaluate(() => JSON.stringify({ ...(document.querySelector("section[data-scenario], [data-page=lesson]")?.dataset ?? {}) }));

/** Presses a key and waits until the page has moved. */
async function press(page, key) {
  const from = await place(page);
  await page.keyboard.press(key);
  await page.waitForFunction((was) => JSON.stringify({ ...(document.querySelector("section[data-scenario], [data-page=lesson]")?.dataset ?? {}) }) !== was, from);
}

test("a page that has just been opened leaves the focus where the browser has it", async () => {
  const { page, context } = await go("#/tutorial?ed=current&lang=it");
  await table(page).waitFor();
  await becomes(() => focused(page), "BODY");
  await context.close();
});

test("a card of the graveyard opens by the keyboard, and what opened the list has the focus again", async () => {
  const { page, context, faults } = await go("#/tutorial?ed=current&lang=it&event=68");
  await table(page).waitFor();
  const pile = page.locator('[data-count="graveyard"] button').first();
  await pile.focus();
  await page.keyboard.press("Enter");
  const card = page.locator("dialog .sheet__cards [data-card]").first();
  const name = await card.textContent();
  await card.focus();
  await page.keyboard.press("Enter");
  await becomes(() => page.locator("dialog h2").first().textContent(), name);
  await page.locator("dialog .sheet__rules").waitFor();
  await page.keyboard.press("Escape");
  await becomes(() => pile.evaluate((it) => it === document.activeElement), true);
  assert.deepEqual(faults, []);
  await context.close();
});

test("in a round of practice the focus is on the question, and after an answer on what came of it", async () => {
  const { page, context, faults } = await go("#/practice?theme=phasing&seed=7&lang=it&ed=current");
  const heading = () => page.evaluate(() => document.activeElement?.closest(".feedback, .margin__head")?.className ?? document.activeElement?.tagName);
  const round = (number) => page.locator(`[data-page="practice"][data-number="${number}"] [data-question="open"]`);
  await round(1).waitFor();
  await page.keyboard.press("1");
  await becomes(heading, "feedback");
  await page.locator('[data-go="forward"]').click();
  await round(2).waitFor();
  await becomes(heading, "margin__head");
  await page.locator("[data-option]").first().click();
  await becomes(heading, "feedback");
  await page.keyboard.press("Enter");
  await round(3).waitFor();
  await becomes(heading, "margin__head");
  await page.locator('[data-study="reveal"]').click();
  await becomes(heading, "feedback");
  assert.deepEqual(faults, []);
  await context.close();
});

test("who makes mana stays among the ways to make more", async () => {
  const { page, context, faults } = await go("#/tutorial?ed=current&lang=it&event=11");
  await table(page).waitFor();
  const ways = page.locator(".choice details");
  await ways.locator("summary").focus();
  await page.keyboard.press("Enter");
  const before = await ways.locator("button").count();
  await ways.locator("button").first().focus();
  await page.keyboard.press("Enter");
  await becomes(() => ways.locator("button").count(), before - 1);
  await becomes(() => ways.locator("button:focus").count(), 1);
  assert.deepEqual(faults, []);
  await context.close();
});

test("after the first choice and every other one the focus is on what is to be done next, never on taking back", async () => {
  const { page, context, faults } = await go("#/tutorial?ed=current&lang=it&event=26");
  await table(page).waitFor();
  for (let count = 0; count < 8; count += 1) {
    await choices(page, /^(choice (?!undo|redo)|candidate |target |go forward|go choose)/);
    await page.keyboard.press("Enter");
    await becomes(() => focused(page), /^(choice (?!undo|redo)|candidate |target |go forward|go choose)/);
  }
  assert.deepEqual(faults, []);
  await context.close();
});

test("a lesson is gone through by C and Enter, and the focus is never nowhere", async () => {
  const { page, context, faults } = await go("#/lesson/untap?lang=it&ed=current");
  await lesson(page).waitFor();
  for (let count = 0; count < 160; count += 1) {
    const next = await choices(page, /^(choice|option|candidate|go) /);
    if (next === "go next-lesson") break;
    // What is to be done in a task is shown.
    const reveal = page.locator('[data-study="reveal"]');
    if (/^(choice|candidate)/.test(next) && (await reveal.count()) > 0) await reveal.focus();
    await page.keyboard.press("Enter");
    await becomes(async () => (await focused(page)) === "BODY", false);
  }
  await becomes(() => focused(page), "go next-lesson");
  assert.deepEqual(faults, []);
  await context.close();
});

test("the answer shown, or chosen, leads on", async () => {
  const { page, context } = await go("#/lesson/untap?lang=it&ed=current&beat=2");
  await page.locator('[data-question="open"]').waitFor();
  await page.locator('[data-study="reveal"]').focus();
  await page.keyboard.press("Enter");
  await page.locator('[data-question="answered"]').waitFor();
  await becomes(() => focused(page), "go forward");
  await becomes(() => said(page), /^Ecco come va\./);
  await context.close();
});

test("a spell that is aimed by the keyboard leads to its first target, and says what is to be chosen", async () => {
  const { page, context, faults } = await go("#/tutorial?ed=current&lang=it");
  await table(page).waitFor();
  const casts = page.locator('.hand__card[data-able="true"]');
  for (let count = 0; count < 90; count += 1) {
    for (let at = 0; at < (await casts.count()); at += 1) {
      await casts.nth(at).focus();
      await page.keyboard.press("Enter");
      await page.waitForTimeout(300);
      if ((await page.locator('.choice[data-aiming="true"]').count()) > 0) {
        await becomes(() => focused(page), /^target /);
        await becomes(() => said(page), /Scegli il bersaglio/);
        await page.keyboard.press("Escape");
        await becomes(() => focused(page), /^(choice (?!undo)|go forward|go choose)/);
        assert.deepEqual(faults, []);
        return context.close();
      }
      if ((await page.locator("dialog[open]").count()) > 0) await page.keyboard.press("Escape");
      else break;
    }
    await page.keyboard.press("ArrowRight");
    await page.waitForTimeout(60);
  }
  assert.fail("nothing is ever aimed");
});

test("the list of scenarios leads nowhere before Enter, and keeps the focus", async () => {
  const { page, context, faults } = await go("#/compare/tutorial?lang=it");
  const compared = () => page.locator("section[data-comparison]").getAttribute("data-comparison");
  await page.locator("section[data-comparison]").waitFor();
  await page.locator(".compare__bar select").focus();
  await page.keyboard.press("ArrowDown");
  const chosen = await page.locator(".compare__bar select").inputValue();
  assert.notEqual(chosen, "tutorial");
  await page.waitForTimeout(300);
  assert.equal(await compared(), "tutorial");
  await page.keyboard.press("Enter");
  await becomes(compared, chosen);
  await becomes(() => focused(page), "SELECT");
  assert.deepEqual(faults, []);
  await context.close();
});

test("single keys can be turned off; the arrows stay", async () => {
  const { page, context } = await go("#/phasing?ed=current&lang=it&event=4");
  await table(page).waitFor();
  await page.keyboard.press("?");
  await page.locator("dialog .switch input").click();
  await page.keyboard.press("Escape");
  await page.locator("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("e");
  await page.keyboard.press("l");
  await press(page, "ArrowRight");
  await becomes(() => table(page).getAttribute("data-cursor"), "5");
  await becomes(() => table(page).getAttribute("data-edition"), "current");
  await becomes(() => page.locator("dialog[open]").count(), 0);
  await context.close();
});

test("the log of a board of one's own leads to its own events, and the scale ends with the last event known", async () => {
  const { page, context } = await go("#/lab?ed=current&lang=it");
  await page.locator('[data-play="lab"]').click();
  await table(page).waitFor();
  for (let count = 0; count < 3; count += 1) await press(page, "ArrowRight");
  const href = await page.locator('.event[data-when="past"] a.event__number').first().getAttribute("href");
  assert.match(href, /^#\/lab\/play\?.*event=1/);
  await becomes(() => page.locator(".scale__range").getAttribute("max"), await table(page).getAttribute("data-total"));
  await context.close();
});

test("what the keys of presenter mode did is read out, and the black screen has the focus", async () => {
  const { page, context } = await go("#/phasing?ed=current&lang=it&event=4&view=presenter");
  await page.locator("section.presenter").waitFor();
  await page.locator("[data-go=forward]").focus();
  await page.keyboard.press("b");
  await becomes(() => said(page), /^Schermo nero\./);
  await becomes(() => focused(page), "present unblank");
  await page.keyboard.press("b");
  await becomes(() => said(page), /^Lo schermo è di nuovo visibile\./);
  await becomes(() => focused(page), /^(choice|go forward|go choose)/);
  await page.keyboard.press("n");
  await becomes(() => said(page), /^Nomi e scritte nascosti\./);
  await context.close();
});

test("what can be chosen is a part of the page with a name, and a permanent says whose it is", async () => {
  const { page, context } = await go("#/tutorial?ed=current&lang=it&event=26");
  await table(page).waitFor();
  while ((await page.locator("section.choice").count()) === 0) await press(page, "ArrowRight");
  const name = await page.locator("section.choice h2").first().textContent();
  await becomes(() => page.locator("section.choice").getAttribute("aria-label"), name);
  await page.locator(".permanent__card").first().click();
  await becomes(() => page.locator("dialog .sheet__flags").textContent(), /Controllore: /);
  assert.deepEqual(await violations(page), []);
  await page.keyboard.press("Escape");
  await page.keyboard.press("l");
  await page.locator("dialog .phase-table summary").click();
  await becomes(() => page.locator("dialog .phase-table th[scope=col]").allTextContents().then(String), "Permanente,Evento,Che cosa succede");
  assert.deepEqual(await violations(page), []);
  await context.close();
});
