// The page without a network, from its second visit on; and how a newer version arrives.

import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { after, before, test } from "node:test";
import { becomes } from "./lib/checks.mjs";
import { launch, open } from "./lib/page.mjs";

const DIST = new URL("../dist", import.meta.url).pathname;
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json", ".png": "image/png" };

let browser;
before(async () => (browser = await launch()));
after(() => browser.close());

/** The worker has everything and answers this page. */
const isKept = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return (await caches.keys()).length > 0;
  });

test("the second visit needs no network: a turn is played and the rulebook opens", async () => {
  const { page, context, faults } = await open(browser, "/", { serviceWorkers: "allow" });
  assert.ok(await isKept(page));
  // The icon of the first visit is on its way when everything else is there.
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.goto(new URL("/#/tutorial?ed=classic", page.url()).href);
  await page.reload();
  await page.locator('html[data-ready="true"]').waitFor();
  for (let event = 0; event < 5; event += 1) await page.locator('[data-go="forward"]').click();
  await becomes(() => page.locator("section[data-scenario]").getAttribute("data-cursor"), "5");
  await page.goto(new URL("/#/rules", page.url()).href);
  await page.locator('[data-page="rulebook"]').waitFor();
  assert.deepEqual(faults, []);
  await context.close();
});

/** Serves a copy of the page below a path, as any static host would. */
async function host(folder, below) {
  const server = createServer((request, response) => {
    const path = new URL(request.url, "http://x").pathname;
    const file = path === below ? "index.html" : path.startsWith(below) ? path.slice(below.length) : "";
    try {
      const body = readFileSync(join(folder, file));
      response.writeHead(200, { "Content-Type": TYPES[extname(file)] ?? "text/plain", "Cache-Control": "no-cache" }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return { address: `http://127.0.0.1:${server.address().port}${below}`, close: () => server.close() };
}

test("below a path, a newer version is told of and waits until it is asked for", async () => {
  const folder = mkdtempSync(join(tmpdir(), "in-fase-"));
  cpSync(DIST, folder, { recursive: true });
  const site = await host(folder, "/games/in-fase/");
  const context = await browser.newContext({ locale: "it-IT", reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(`${site.address}#/tutorial`);
  await page.locator('html[data-ready="true"]').waitFor();
  assert.ok(await isKept(page));
  await page.reload();
  await page.locator('[data-go="forward"]').click();

  // The newer version: the page says so in its title, and the worker lists it under another content.
  const index = join(folder, "index.html");
  writeFileSync(index, readFileSync(index, "utf8").replace("<body>", '<body data-version="newer">'));
  const worker = join(folder, "sw.js");
  writeFileSync(worker, readFileSync(worker, "utf8").replace(/(url:"index\.html",revision:")\w+/, "$1newer"));

  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  const notice = page.locator("[data-update]");
  await notice.waitFor();
  assert.equal(await page.locator("section[data-scenario]").getAttribute("data-cursor"), "1", "nothing was interrupted");
  await Promise.all([page.waitForEvent("load"), notice.getByRole("button", { name: "Ricarica" }).click()]);
  await page.locator('html[data-ready="true"]').waitFor();
  await becomes(() => page.locator("body").getAttribute("data-version"), "newer");
  assert.equal(await page.locator("section[data-scenario]").getAttribute("data-cursor"), "1", "the place is kept");
  await context.close();
  site.close();
  rmSync(folder, { recursive: true });
});

test("the page asks nobody else for anything, sets no cookie, and allows no inline script", async () => {
  const { page, context, faults } = await open(browser, "/#/tutorial");
  const origins = await page.evaluate(() => [...new Set(performance.getEntriesByType("resource").map((entry) => new URL(entry.name).origin))]);
  assert.deepEqual(origins, [new URL(page.url()).origin]);
  assert.deepEqual(await context.cookies(), []);
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
  assert.ok(!policy.includes("unsafe-inline") && policy.includes("default-src 'none'"), policy);
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.inlineRan = true";
    document.body.append(script);
    return window.inlineRan === true;
  });
  assert.equal(ran, false);
  assert.deepEqual(faults.filter((fault) => !fault.includes("Content Security Policy")), []);
  await context.close();
});
