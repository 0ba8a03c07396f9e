// The npm package, as somebody uses it who has nothing else of the project: headless in Node.js, and in a page without a framework.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { becomes, violations } from "./lib/checks.mjs";
import { launch } from "./lib/page.mjs";

const PACKAGE = new URL("../www/package/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL("package.json", PACKAGE), "utf8"));

let browser;
let InFaseSession;
before(async () => {
  browser = await launch();
  const program = await import(new URL(manifest.main, PACKAGE));
  await program.default({ module_or_path: readFileSync(new URL("in_fase_bg.wasm", PACKAGE)) });
  ({ InFaseSession } = program);
});
after(() => browser.close());

test("every file that the manifest names is there, and there is no Yew in it", () => {
  for (const file of manifest.files) assert.ok(readFileSync(new URL(file, PACKAGE)).length > 0, file);
  assert.ok(!readFileSync(new URL("in_fase.d.ts", PACKAGE), "utf8").includes("mount("));
  assert.ok(!readFileSync(new URL("in_fase_bg.wasm", PACKAGE)).includes("yew"));
});

test("502.15b / 502.1: a headless session sees the lynx phase out with all it carries, before anything untaps", () => {
  for (const edition of ["classic", "current"]) {
    const session = new InFaseSession("phasing", { edition, locale: "en" });
    const seen = () => session.events().map((entry) => entry.event.type);
    while (!seen().includes("untapped")) session.nextEvent();
    const phased = session.events().filter((entry) => entry.event.type === "phased");
    assert.equal(phased.length, 1, "out and in are one event");
    assert.ok(seen().indexOf("phased") < seen().indexOf("untapped"));
    assert.ok(session.snapshot().log.entries.every((entry) => entry.citations.length > 0));
    session.free();
  }
});

test("a page without a framework shows the element, steps through it by keyboard, and says what is wrong", async () => {
  const context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  const faults = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  await page.goto(new URL("/www/example.html", process.env.IN_FASE_URL).href);
  const board = page.locator("in-fase-board");
  await board.getByRole("heading", { name: "Phasing out and in" }).waitFor();
  const forward = board.getByRole("button", { name: "Next" });
  await forward.focus();
  for (let event = 0; event < 4; event += 1) await page.keyboard.press("Enter");
  await board.getByText("Simultanément, tous les permanents que ce joueur contrôlait", { exact: false }).waitFor();
  assert.ok(await forward.evaluate((button) => button.getRootNode().activeElement === button), "the focus stays");
  await board.getByText("unofficial Fan Content").waitFor();
  assert.deepEqual(await violations(page), []);

  await board.evaluate((element) => element.setAttribute("scenario", "case X it\n  you frobnicate <b>x</b>"));
  await board.getByRole("alert").waitFor();
  await becomes(() => board.getByRole("listitem").first().innerText(), /^2:/);
  assert.deepEqual(faults, []);
  await context.close();
});
