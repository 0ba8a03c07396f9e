// Opens the served page in headless Chromium and keeps a list of everything that went wrong in it.

import { chromium } from "playwright-core";

const ADDRESS = process.env.IN_FASE_URL;
/** How many times slower than this machine every page is: what a journey does not wait for shows at 8. */
const SLOWER = Number(process.env.IN_FASE_SLOWER ?? 1);
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts the browser that `cargo xtask test` found, or the one of Debian's package. */
export async function launch() {
  if (!ADDRESS) {
    throw new Error("IN_FASE_URL is not set: run `cargo xtask test --only e2e`, or set it to what `cargo xtask serve` prints");
  }
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ARGUMENTS });
}

/**
 * Opens a fresh page at `path` and waits until it says that it is ready. `options` are Playwright's for a browser context (viewport, locale, colorScheme, ...).
 * `isBroken`: the program never arrives, and nothing is waited for. `faults` fills with console errors, uncaught exceptions, failed requests and answers of 400 and above.
 */
export async function open(browser, path = "/", { isBroken = false, ...options } = {}) {
  // Every journey loads the page itself; what the worker keeps is looked at in offline.test.mjs.
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "it-IT", serviceWorkers: "block", ...options });
  const page = await context.newPage();
  if (SLOWER > 1) await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  const faults = [];
  if (isBroken) {
    await page.route("**/*.wasm", (route) => route.abort());
    await page.goto(new URL(path, ADDRESS).href);
    return { page, context, faults };
  }
  page.on("console", (message) => message.type() === "error" && faults.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => faults.push(`exception: ${error.message}`));
  // A request that leaving the page cut short is no fault of the page.
  const wasCutShort = (request) => request.failure()?.errorText === "net::ERR_ABORTED";
  page.on(
    "requestfailed",
    (request) => wasCutShort(request) || faults.push(`request: ${request.url()} ${request.failure()?.errorText}`),
  );
  page.on("response", (answer) => answer.status() >= 400 && faults.push(`answer: ${answer.status()} ${answer.url()}`));
  await page.goto(new URL(path, ADDRESS).href);
  await page.locator('html[data-ready="true"]').waitFor();
  return { page, context, faults };
}
