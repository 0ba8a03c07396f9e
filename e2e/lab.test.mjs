// The laboratory: a board is built by hand and by keyboard, played, recorded, expected of, kept, handed out and brought back.

import { test, before, after } from "node:test";
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { launch, open } from "./lib/page.mjs";
import { becomes, overflow, violations } from "./lib/checks.mjs";

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
