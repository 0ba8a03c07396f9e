// The laboratory: a board is built by hand and by keyboard, played, recorded, expected of, kept, handed out and brought back.

import { test, before, after } from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { launch, open } from "./lib/page.mjs";
import { becomes, misprints, overflow, violations } from "./lib/checks.mjs";

let browser;
before(async () => (browser = await launch()));
after(async () => browser?.close());

const LAB = "/?motion=off#/lab?ed=current&lang=it";

async function lab(options = {}, address = LAB) {
  const opened = await open(browser, address, { viewport: { width: 1280, height: 900 }, ...options });
  await opened.page.locator("section[data-page=lab]").waitFor();
  return opened;
}

const text = (page) => page.locator("[data-field=text]").inputValue();
const tab = async (page, name) => {
  await page.locator(`[data-tab=${name}]`).click();
  await page.locator(`[data-pane=${name}]`).waitFor();
};

/** Puts a card into play for a player through the picture and the list. */
async function add(page, player, words, card) {
  await page.locator(`[data-add=${player}]`).click();
  await page.locator("[data-field=card-search]").fill(words);
  await page.locator(`[data-pick="${card}"]`).click();
  await page.locator("[data-pane=permanent]").waitFor();
}

test("a board is built by clicking, and its text says the same", async () => {
  const { page, context, faults } = await lab();
  await add(page, "One", "lince", "Mist Lynx");
  await page.locator("[data-field=tapped]").click();
  await page.locator("[data-field=damage] [data-step=more]").click();
  await page.locator(".permanent__card[data-tapped=true][data-damage='1']").waitFor();
  await add(page, "Two", "orso", "Peat Bear");
  await page.locator("[data-field=phase]").selectOption({ index: 1 });
  await page.locator("[data-status=out-directly]").first().waitFor();
  await page.locator("[data-step=upkeep]").click();
  await page.locator("[data-step=upkeep][aria-current=step]").waitFor();
  await tab(page, "text");
  await becomes(() => text(page), "case board\n  start at upkeep\n  you have Mist Lynx: tapped, damage 1\n  opponent have Peat Bear: phased out\n");
  assert.deepEqual(faults, []);
  await context.close();
});

test("a fault stands at its field, and goes when it is mended", async () => {
  const { page, context } = await lab();
  await add(page, "One", "orso", "Peat Bear");
  await add(page, "One", "edera", "Living Ivy");
  await page.locator("section[data-page=lab][data-faults='1']").waitFor();
  const host = page.locator("[data-field=host]");
  await becomes(() => host.getAttribute("aria-invalid"), "true");
  await becomes(() => page.locator("[data-play=lab]").getAttribute("aria-disabled"), "true");
  await host.selectOption({ index: 1 });
  await page.locator("section[data-page=lab][data-faults='0']").waitFor();
  await page.locator(".permanent__slip").waitFor();
  await context.close();
});

test("every change can be undone and brought back, by button and by key", async () => {
  const { page, context } = await lab();
  await add(page, "One", "orso", "Peat Bear");
  await page.locator("[data-field=tapped]").click();
  await page.locator(".permanent__card[data-tapped=true]").waitFor();
  await page.locator("[data-history=undo]").click();
  await page.locator(".permanent__card[data-tapped=false]").waitFor();
  await page.keyboard.press("Control+z");
  await page.locator(".permanent__card").waitFor({ state: "detached" });
  await page.keyboard.press("Control+Shift+z");
  await page.locator(".permanent__card[data-tapped=false]").waitFor();
  await context.close();
});

test("a text that cannot be read is told line by line, and the board stays as it was", async () => {
  const { page, context } = await lab();
  await add(page, "One", "orso", "Peat Bear");
  await tab(page, "text");
  await page.locator("[data-field=text]").fill("case board\n  you have Peat Bear: tappd\n  you life x\n");
  await page.locator("[data-readable=false] [data-line='3']").waitFor();
  await page.locator("[data-line='2']").waitFor();
  await becomes(() => page.locator(".permanent__card").count(), 1);
  await tab(page, "game");
  await page.locator(".lab-shut").waitFor();
  await tab(page, "text");
  await page.locator("[data-field=text]").fill("case board\n  you have Peat Bear: tapped\n");
  await page.locator(".permanent__card[data-tapped=true]").waitFor();
  await context.close();
});

test("a card made on the spot is put into play", async () => {
  const { page, context } = await lab();
  await tab(page, "cards");
  await page.locator("[data-make]").click();
  await page.locator("[data-field=card-name]").fill("Watcher");
  await page.locator("[data-field=abilities]").fill("{1}: fly away");
  await page.locator("[data-finish]").click();
  await page.locator(".lab-faults li").first().waitFor();
  await page.locator("[data-field=abilities]").fill("{1}: this gains flying until end of turn");
  await page.locator("[data-finish]").click();
  await page.locator("[data-card-form]").waitFor();
  await add(page, "One", "watcher", "Watcher");
  await page.locator(".permanent__card").waitFor();
  await context.close();
});

test("what is played becomes a script, what holds is expected, and the script is run", async () => {
  const { page, context, faults } = await lab();
  await add(page, "One", "orso", "Peat Bear");
  await page.locator("[data-step=upkeep]").click();
  await page.locator("[data-step=upkeep][aria-current=step]").waitFor();
  await page.locator("[data-play=lab]").click();
  await page.locator("section[data-cursor='0']").waitFor();
  for (let count = 0; count < 12 && (await page.locator("[data-choice=pass], .choice__list .button").count()) === 0; count += 1) await page.keyboard.press("ArrowRight");
  await page.locator(".lab-expect summary").click();
  await page.locator("[data-expect='you life 20']").click();
  await page.locator("[data-expected='1']").waitFor();
  await page.locator("[data-keep-script]").click();
  await page.locator("[data-pane=script]").waitFor();
  await page.locator("[data-run-outcome=passed]").first().waitFor();
  await becomes(() => page.locator("[data-run-outcome=failed]").count(), 0);
  await tab(page, "text");
  await becomes(() => text(page), /expect you life 20/);
  assert.deepEqual(faults, []);
  await context.close();
});

/** Plays the board on until the reader must choose. */
async function playOn(page) {
  await page.locator("[data-play=lab]").click();
  await page.locator("section[data-cursor='0']").waitFor();
  for (let count = 0; count < 12 && (await page.locator("[data-choice=pass], .choice__list .button").count()) === 0; count += 1) await page.keyboard.press("ArrowRight");
  await page.locator("[data-choice=pass], .choice__list .button").first().waitFor();
}

test("whoever goes back to the beginning keeps what was played, and is told that it takes the place of the script", async () => {
  const { page, context } = await lab();
  await tab(page, "text");
  await page.locator("[data-field=text]").fill("case board\n  start at upkeep\n  you have Peat Bear\n  both pass\n");
  await page.locator(".permanent__card").waitFor();
  await page.locator("[data-play=lab]").click();
  await page.locator("section[data-cursor='0']").waitFor();
  const keep = page.locator("[data-keep-script]");
  await becomes(() => keep.getAttribute("aria-disabled"), "true");
  await becomes(() => page.locator("#lab-keep-note").innerText(), /niente da tenere/);
  await page.evaluate(() => (location.hash = "#/lab"));
  await tab(page, "text");
  await becomes(() => text(page), /both pass/);
  await playOn(page);
  await page.locator(".lab-expect summary").click();
  await page.locator("[data-expect='you life 20']").click();
  await becomes(() => page.locator("[data-expect='you life 20'] span").innerText(), "Hai 20 punti vita.");
  await page.keyboard.press("Home");
  for (let count = 0; count < 30 && (await page.locator("section[data-cursor='0']").count()) === 0; count += 1) await page.keyboard.press("ArrowLeft");
  await becomes(() => page.locator("#lab-keep-note").innerText(), /posto del copione/);
  await page.locator("[data-keep-script=true]").click();
  await page.locator("[data-news=replaced]").waitFor();
  await page.locator("[data-run-outcome=passed]").first().waitFor();
  await tab(page, "text");
  await becomes(() => text(page), /both pass[^]*expect you life 20|expect you life 20[^]*both pass/);
  await page.locator("[data-history=undo]").click();
  await becomes(() => text(page), /both pass\n$/);
  await context.close();
});

test("a number out of range and mana that cannot be read stay as typed and are told until they are mended", async () => {
  const { page, context } = await lab();
  await page.locator("[data-show-player=One]").click();
  const life = page.locator("[data-field=life] input");
  for (const bad of ["65536", "-1", "x", "10000"]) {
    await life.fill("");
    await life.pressSequentially(bad);
    await life.press("Enter");
    await becomes(() => life.inputValue(), bad);
    await becomes(() => life.getAttribute("aria-invalid"), "true");
    const told = await life.getAttribute("aria-describedby");
    await becomes(() => page.locator(`#${told}`).innerText(), "Un numero intero da 0 a 9999.");
  }
  await becomes(() => page.locator("section[data-page=lab]").getAttribute("data-faults"), "0");
  await life.fill("17");
  await life.press("Enter");
  await becomes(() => life.getAttribute("aria-invalid"), null);
  const mana = page.locator("[data-field=mana]");
  await mana.fill("2RX");
  await mana.press("Tab");
  await becomes(() => mana.inputValue(), "2RX");
  await becomes(() => mana.getAttribute("aria-invalid"), "true");
  assert.deepEqual(await violations(page), []);
  await mana.fill("2RG");
  await mana.press("Tab");
  await becomes(() => mana.getAttribute("aria-invalid"), null);
  await page.locator("[data-field=player-name]").fill("x".repeat(101));
  await page.locator("[data-field=player-name]").press("Enter");
  await becomes(() => page.locator("[data-field=player-name]").getAttribute("aria-invalid"), "true");
  await becomes(() => page.locator("[data-field=player-name]").inputValue(), "x".repeat(101));
  await tab(page, "text");
  await becomes(() => text(page), "case board\n  you life 17\n  you mana 2RG\n");
  await context.close();
});

test("what is being typed into a field is not lost when the page goes", async () => {
  const { page, context } = await lab();
  await page.locator("[data-field=name]").pressSequentially("Senza Invio");
  await page.reload();
  await page.locator("section[data-page=lab]").waitFor();
  await becomes(() => page.locator("[data-field=name]").inputValue(), "Senza Invio");
  await context.close();
});

test("a pause ends an edit of the text, and another board keeps what can be undone", async () => {
  const { page, context } = await lab();
  await tab(page, "text");
  const area = page.locator("[data-field=text]");
  await area.fill("case a\n");
  await area.fill("case ab\n");
  await page.waitForTimeout(1_500);
  await area.fill("case abc\n");
  await page.locator("[data-history=undo]").click();
  await becomes(() => text(page), "case ab\n");
  await tab(page, "boards");
  await page.locator("[data-board=new]").click();
  await page.locator("[data-history=undo][aria-disabled=true]").waitFor();
  await tab(page, "boards");
  await page.locator("[data-open-board='0']").click();
  await page.locator("[data-history=undo]").click();
  await tab(page, "text");
  await becomes(() => text(page), "case board\n");
  await context.close();
});

test("what there is no room for is told", async () => {
  const { page, context } = await lab();
  await tab(page, "boards");
  const many = Array.from({ length: 201 }, (_, at) => `case x${at} Numero ${at}\n`).join("");
  await page.locator("[data-board=import]").setInputFiles({ name: "x.case", mimeType: "text/plain", buffer: Buffer.from(many) });
  await page.locator("[data-import=done] [data-left-out='2']", { hasText: "«Numero 199»" }).waitFor();
  await page.locator("[data-boards='200']").waitFor();
  await page.locator("[data-board=dismiss]").click();
  await page.locator("[data-board=new]").click();
  await page.locator("[data-import=no-room]", { hasText: "200" }).waitFor();
  await context.close();
});

test("boards are kept, handed out as files and brought back", async () => {
  const { page, context } = await lab();
  await add(page, "One", "lince", "Mist Lynx");
  await tab(page, "game");
  await page.locator("[data-field=name]").fill("Lince sola");
  await page.locator("[data-field=name]").press("Enter");
  await tab(page, "boards");
  await page.locator("[data-open-board='0']", { hasText: "Lince sola" }).waitFor();
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("[data-board=export]").click()]);
  const saved = await readFile(await download.path(), "utf8");
  assert.equal(saved, "case board Lince sola\n  you have Mist Lynx\n");
  await page.locator("[data-board=new]").click();
  await page.locator("[data-pane=game]").waitFor();
  await page.locator(".permanent__card").waitFor({ state: "detached" });
  await tab(page, "boards");
  await page.locator("[data-board=import]").setInputFiles({ name: "x.case", mimeType: "text/plain", buffer: Buffer.from(saved) });
  await page.locator("[data-import=done]").waitFor();
  await page.locator("[data-boards='3']").waitFor();
  await page.locator(".permanent__card").waitFor();
  await page.locator("[data-board=import]").setInputFiles({ name: "x.case", mimeType: "text/plain", buffer: Buffer.from("case x\n  you hav\n  you life y\n") });
  await page.locator("[data-import=faulty] .lab-faults li").nth(1).waitFor();
  await page.locator("[data-boards='3']").waitFor();
  await page.locator("[data-delete-board='2']").click();
  await page.locator("[data-boards='2']").waitFor();
  await page.locator("[data-board=undelete]").click();
  await page.locator("[data-boards='3']").waitFor();
  await page.reload();
  await page.locator("section[data-page=lab]").waitFor();
  await page.locator(".permanent__card").waitFor();
  await tab(page, "boards");
  await page.locator("[data-boards='3']").waitFor();
  await context.close();
});

test("a board goes by its link into a fresh profile, and is the same at the same event", async () => {
  const { page, context, faults } = await lab();
  await add(page, "One", "lince", "Mist Lynx");
  await page.locator("[data-step=untap]").click();
  await page.locator("[data-step=untap][aria-current=step]").waitFor();
  await page.locator("[data-play=lab]").click();
  const table = (on, event) => on.locator(`section[data-scenario][data-cursor="${event}"]`);
  await table(page, 0).waitFor();
  for (let event = 1; event <= 3; event += 1) {
    await page.keyboard.press("ArrowRight");
    await table(page, event).waitFor();
  }
  const fingerprint = await table(page, 3).getAttribute("data-fingerprint");
  await page.keyboard.press("s");
  await page.locator("[data-share=link-text]").waitFor();
  const link = await page.locator("[data-share=link-text]").inputValue();
  assert.deepEqual(faults, []);
  await context.close();

  const other = await open(browser, `/?motion=off${link.slice(link.indexOf("#"))}`);
  await table(other.page, 3).waitFor();
  await becomes(() => table(other.page, 3).getAttribute("data-fingerprint"), fingerprint);
  assert.deepEqual(other.faults, []);
  await other.context.close();
});

test("a file that is dropped onto the page is taken over", async () => {
  const { page, context } = await lab();
  const dataTransfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(["case one Caduta\n  you have Forest\ncase two\n  you have Mist Lynx\n"], "x.case"));
    return data;
  });
  await page.dispatchEvent("section[data-page=lab]", "dragover", { dataTransfer });
  await page.locator(".lab-drop").waitFor();
  await page.dispatchEvent("section[data-page=lab]", "drop", { dataTransfer });
  await page.locator("[data-boards='3']").waitFor();
  await page.locator(".lab-drop").waitFor({ state: "detached" });
  await page.locator("[data-open-board='1'][aria-current]", { hasText: "Caduta" }).waitFor();
  await context.close();
});

test("what another window of the browser keeps is taken over, and the open board stays", async () => {
  const { page, context } = await lab();
  await add(page, "One", "orso", "Peat Bear");
  await page.waitForFunction(() => localStorage.getItem("in-fase.lab")?.includes("Peat Bear"));
  const other = await context.newPage();
  await other.goto(page.url());
  await other.locator("section[data-page=lab]").waitFor();
  await tab(other, "boards");
  await other.locator("[data-board=new]").click();
  await other.locator("[data-pane=game]").waitFor();
  await tab(page, "boards");
  await page.locator("[data-boards='2']").waitFor();
  await becomes(() => page.locator(".permanent__card").count(), 1);
  await context.close();
});

test("of two windows with one board neither takes back what the other wrote", async () => {
  // Deaf windows, too: the browser tells neither of what the other wrote.
  for (const isDeaf of [false, true]) {
    const { page, context } = await lab();
    if (isDeaf) await context.addInitScript(() => addEventListener("storage", (event) => event.stopImmediatePropagation(), true));
    await page.reload();
    await page.locator("section[data-page=lab]").waitFor();
    await add(page, "One", "orso", "Peat Bear");
    await tab(page, "boards");
    await page.locator("[data-board=new]").click();
    await page.locator("[data-pane=game]").waitFor();
    await tab(page, "boards");
    await page.locator("[data-open-board='0']").click();
    await page.locator(".permanent__card").waitFor();
    const other = await context.newPage();
    await other.goto(page.url());
    await other.locator(".permanent__card").waitFor();
    await add(other, "One", "lince", "Mist Lynx");
    await other.waitForFunction(() => localStorage.getItem("in-fase.lab")?.includes("Mist Lynx"));
    await page.locator("[data-open-board='1']").click();
    await page.locator("[data-open-board='1'][aria-current=true]").waitFor();
    await page.waitForFunction(() => JSON.parse(localStorage.getItem("in-fase.lab")).open === 1);
    await becomes(() => page.evaluate(() => localStorage.getItem("in-fase.lab")), /Mist Lynx/);
    await page.locator("[data-open-board='0']").click();
    await becomes(() => page.locator(".permanent__card").count(), 2);
    await context.close();
  }
});

test("a record that another window damages is told and set aside before it is written over", async () => {
  const { page, context } = await lab();
  await add(page, "One", "orso", "Peat Bear");
  await page.waitForFunction(() => localStorage.getItem("in-fase.lab")?.includes("Peat Bear"));
  const other = await context.newPage();
  await other.goto(new URL("/?motion=off#/", page.url()).href);
  await other.locator('html[data-ready="true"]').waitFor();
  await other.evaluate(() => localStorage.setItem("in-fase.lab", "{broken"));
  await page.locator("[data-notice]", { hasText: "Una parte dei tuoi tavoli è illeggibile" }).waitFor();
  await add(page, "One", "lince", "Mist Lynx");
  await page.waitForFunction(() => localStorage.getItem("in-fase.lab")?.includes("Mist Lynx"));
  await becomes(() => page.evaluate(() => localStorage.getItem("in-fase.lab.original")), "{broken");
  await tab(page, "boards");
  await page.locator("[data-damage='1']").waitFor();
  await context.close();
});

test("who leaves takes his part of the script along, and that is told at its line", async () => {
  const { page, context } = await lab();
  await tab(page, "text");
  await page.locator("[data-field=text]").fill("case board\n  players 4\n  expect you life 20\n  expect fourth player life 20\n");
  await tab(page, "game");
  await page.locator("[data-field=seats]").selectOption({ index: 0 });
  await page.locator("[data-news=script-fails]").waitFor();
  await tab(page, "script");
  await page.locator("li[data-outcome=failed]", { hasText: "fourth player" }).waitFor();
  await becomes(() => page.locator("li[data-outcome=failed]").count(), 1);
  await context.close();
});

test("names of any signs and of any length stay in their place wherever a board is shown", async () => {
  const LONG = "Nome lunghissimo ".repeat(5) + "\"#\" # \u200b«x»";
  for (const width of [390, 1280]) {
    const { page, context, faults } = await lab({ viewport: { width, height: 844 } });
    await page.locator("[data-field=name]").fill(LONG);
    await page.locator("[data-field=name]").press("Enter");
    await page.locator(".kicker", { hasText: "lunghissimo" }).waitFor();
    await tab(page, "text");
    const card = "W".repeat(90);
    const written = `card ${card}: creature 1001/1001\n${await text(page)}  you mana 9999\n  you have ${card}: tapped\n  opponent have ${card}\n`;
    await page.locator("[data-field=text]").fill(written);
    await page.locator(".permanent__card").first().waitFor();
    await page.reload();
    await page.locator("section[data-page=lab]").waitFor();
    await tab(page, "text");
    await becomes(() => text(page), written);
    for (const name of ["game", "boards", "text"]) {
      await tab(page, name);
      assert.equal(await overflow(page), 0, `${name} at ${width}`);
      assert.deepEqual(await misprints(page), [], `${name} at ${width}`);
    }
    await page.keyboard.press("Escape");
    await page.locator(".margin__head h2").first().click();
    await page.keyboard.press("s");
    await page.locator("[data-share=link-text]").waitFor();
    assert.deepEqual(await misprints(page), [], `sharing at ${width}`);
    const link = await page.locator("[data-share=link-text]").inputValue();
    await page.keyboard.press("Escape");
    const path = link.slice(link.indexOf("#"));
    const scenario = path.slice(2).split("?")[0];
    for (const view of [path, `${path}&view=presenter`, `#/embed/${scenario}`, `#/print/${scenario}`]) {
      await page.goto(new URL(`/?motion=off${view}`, page.url()).href);
      await page.reload();
      await page.locator('html[data-ready="true"]').waitFor();
      await page.locator("h1, .stage, section").first().waitFor();
      assert.equal(await overflow(page), 0, `${view.slice(0, 12)} … ${view.slice(-20)} at ${width}`);
      assert.deepEqual(await misprints(page), [], `${view.slice(0, 12)} … ${view.slice(-20)} at ${width}`);
    }
    assert.deepEqual(faults, []);
    await context.close();
  }
});

test("damaged storage is survived, said, and its text is not lost", async () => {
  const { page, context } = await open(browser, "/?motion=off#/?lang=it");
  await page.evaluate(() => localStorage.setItem("in-fase.lab", "{broken"));
  await page.evaluate(() => (location.hash = "#/lab?lang=it"));
  await page.locator("section[data-page=lab]").waitFor();
  await tab(page, "boards");
  await page.locator("[data-damage='1']").waitFor();
  await add(page, "One", "orso", "Peat Bear");
  await page.waitForFunction(() => localStorage.getItem("in-fase.lab")?.includes("Peat Bear"));
  await becomes(() => page.evaluate(() => localStorage.getItem("in-fase.lab.original")), "{broken");
  await context.close();
});

test("a board is built by keyboard alone", async () => {
  const { page, context } = await lab();
  const go = async (selector) => {
    for (let count = 0; count < 120; count += 1) {
      if (await page.evaluate((selector) => document.activeElement?.matches(selector), selector)) return;
      await page.keyboard.press("Tab");
    }
    assert.fail(`the focus never comes to ${selector}`);
  };
  await go("[data-add=One]");
  await page.keyboard.press("Enter");
  await page.locator("[data-field=card-search]").waitFor();
  await go("[data-field=card-search]");
  await page.keyboard.type("lince");
  await page.locator("[data-pick='Mist Lynx']").waitFor();
  await go("[data-pick='Mist Lynx']");
  await page.keyboard.press("Enter");
  await page.locator("[data-pane=permanent]").waitFor();
  await go("[data-field=tapped] input");
  await page.keyboard.press("Space");
  await page.locator(".permanent__card[data-tapped=true]").waitFor();
  await context.close();
});

test("names that look like markup, or run the other way, are text", async () => {
  const { page, context, faults } = await lab();
  await page.locator("[data-field=name]").fill("<img src=x onerror=alert(1)> 🜁 \"quoted\"");
  await page.locator("[data-field=name]").press("Enter");
  await page.locator(".kicker", { hasText: "<img" }).waitFor();
  await becomes(() => page.locator("main img").count(), 0);
  await page.locator("[data-show-player=Two]").click();
  await page.locator("[data-field=player-name]").fill("Bru\u202eno");
  await page.locator("[data-field=player-name]").press("Enter");
  await page.locator(".lab-faults li").waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

for (const language of ["it", "fr", "en"]) {
  test(`every form is clean for axe and keeps to its page, in ${language}`, async () => {
    const { page, context, faults } = await lab({ viewport: { width: 390, height: 844 } }, `/?motion=off#/lab?ed=current&lang=${language}`);
    await add(page, "One", "lynx", "Mist Lynx");
    for (const name of ["permanent", "game", "cards", "script", "text", "boards"]) {
      if (name !== "permanent") await tab(page, name);
      assert.deepEqual(await violations(page), [], name);
      assert.equal(await overflow(page), 0, name);
    }
    await page.locator("[data-tab=game]").click();
    await page.locator("[data-show-player=One]").click();
    await page.locator("[data-pane=player]").waitFor();
    assert.deepEqual(await violations(page), [], "player");
    const small = await page.evaluate(() =>
      [...document.querySelectorAll("main button, main a, main input:not([type=checkbox]), main select")]
        .filter((node) => node.checkVisibility())
        .map((node) => ({ text: node.textContent.trim() || node.dataset.field, box: node.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && box.height > 1 && (box.height < 23.5 || box.width < 23.5))
        .map(({ text }) => text),
    );
    assert.deepEqual(small, []);
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test("the first click on play counts, though the name of the table was being typed", async () => {
  const { page, context, faults } = await open(browser, "/?motion=off#/lab?lang=it&ed=current", { viewport: { width: 1920, height: 1080 } });
  await page.locator('[data-page="lab"]').waitFor();
  await page.locator("[data-tab=game]").click();
  await page.locator("[data-field=name]").fill("Classe di prova");
  await page.locator("[data-play=lab]").click();
  await page.waitForFunction(() => location.hash.startsWith("#/lab/play"));
  assert.deepEqual(faults, []);
  await context.close();
});
