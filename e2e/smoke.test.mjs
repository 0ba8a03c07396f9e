// The page as a visitor gets it: it starts, it says so when it cannot, and it stands at every address.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { overflow, violations } from "./lib/checks.mjs";
import { launch, open } from "./lib/page.mjs";

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

test("the page starts without a fault", async () => {
  const { page, context, faults } = await open(browser);
  assert.equal(await page.locator("main").count(), 1);
  assert.equal(await page.locator("h1").count(), 1);
  assert.deepEqual(faults, []);
  await context.close();
});

test("an address that only the app can know still brings the page", async () => {
  const { page, context, faults } = await open(browser, "/non/esiste");
  assert.equal(await page.locator("main").count(), 1);
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

for (const [locale, title] of [
  ["it-IT", "In Fase non si è avviato"],
  ["fr-FR", "In Fase n’a pas démarré"],
  ["en-GB", "In Fase did not start"],
  ["de-DE", "In Fase non si è avviato"],
]) {
  test(`a program that cannot load is said to a reader of ${locale}`, async () => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.route("**/*.wasm", (route) => route.abort());
    await page.goto(process.env.IN_FASE_URL);
    await page.getByRole("alert").waitFor();
    assert.equal(await page.getByRole("alert").getByRole("heading").textContent(), title);
    await context.close();
  });
}
