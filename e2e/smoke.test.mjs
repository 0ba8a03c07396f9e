// The page as a visitor gets it: it starts, it says so when it cannot, and it stands at every address.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { becomes, overflow, violations } from "./lib/checks.mjs";
import { launch, open } from "./lib/page.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

test("the page starts without a fault", async () => {
  const { page, context, faults } = await open(browser);
  await becomes(() => page.locator("main").count(), 1);
  await becomes(() => page.locator("h1").count(), 1);
  assert.deepEqual(faults, []);
  await context.close();
});

test("an address that only the app can know still brings the page", async () => {
  const { page, context, faults } = await open(browser, "/non/esiste");
  await becomes(() => page.locator("main").count(), 1);
  assert.deepEqual(faults, []);
  await context.close();
});

for (const colorScheme of ["light", "dark"]) {
  test(`the first screen is accessible and fits a small phone, ${colorScheme}`, async () => {
    const { page, context } = await open(browser, "/", { colorScheme, viewport: { width: 360, height: 640 } });
    assert.deepEqual(await violations(page), []);
    assert.equal(await overflow(page), 0);
    await context.close();
  });
}

for (const [locale, title, step] of [
  ["it-IT", "In Fase non si è avviato", "Mantenimento"],
  ["fr-FR", "In Fase n’a pas démarré", "Entretien"],
  ["en-GB", "In Fase did not start", "Upkeep"],
  ["de-DE", "In Fase non si è avviato", "Mantenimento"],
]) {
  test(`a program that cannot load is said to a reader of ${locale}, and the turn can be read`, async () => {
    const context = await browser.newContext({ locale, viewport: { width: 320, height: 640 } });
    const page = await context.newPage();
    await page.route("**/*.wasm", (route) => route.abort());
    await page.goto(process.env.IN_FASE_URL);
    await page.getByRole("alert").waitFor();
    await becomes(() => page.getByRole("alert").getByRole("heading").innerText(), title);
    assert.ok(await page.getByRole("rowheader", { name: step, exact: true }).isVisible());
    await becomes(() => page.locator("th[scope=row]").count(), 12);
    assert.deepEqual(await violations(page), []);
    assert.equal(await overflow(page), 0);
    const again = page.waitForNavigation();
    await page.getByRole("alert").getByRole("button").click();
    await again;
    await context.close();
  });
}

test("the turn can be read while the program is on its way", async () => {
  const context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  let letGo;
  const held = new Promise((resolve) => (letGo = resolve));
  await page.route("**/*.wasm", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${process.env.IN_FASE_URL}#/tutorial?lang=fr`, { waitUntil: "commit" });
  await becomes(() => page.getByRole("status").innerText(), /En attendant/);
  await page.getByText("Tutto questo avviene simultaneamente.").waitFor();
  assert.deepEqual(await violations(page), []);
  letGo();
  await page.locator("[data-ready]").waitFor({ state: "attached" });
  await becomes(() => page.locator(".early").count(), 0);
  await context.close();
});

test("a first visit paints the turn before it asks for the program, with one style sheet", async () => {
  const context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  await page.goto(process.env.IN_FASE_URL);
  await page.locator("[data-ready]").waitFor({ state: "attached" });
  const [painted, asked, sheets] = await page.evaluate(() => {
    const files = performance.getEntriesByType("resource");
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return [paint.startTime, files.find(({ name }) => name.endsWith(".wasm")).startTime, document.styleSheets.length];
  });
  assert.ok(painted <= asked, `painted at ${painted} ms, the program asked for at ${asked} ms`);
  assert.equal(sheets, 1);
  await context.close();
});

test("who comes again does not see the turn flash by", async () => {
  const context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  await page.goto(process.env.IN_FASE_URL);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.addInitScript(() => {
    window.boots = [];
    new MutationObserver(() => window.boots.push(document.documentElement.dataset.boot)).observe(document, {
      attributeFilter: ["data-boot"],
      subtree: true,
    });
  });
  await page.reload();
  await page.locator("[data-ready]").waitFor({ state: "attached" });
  await becomes(() => page.evaluate(() => window.boots[0]), "again");
  await context.close();
});
