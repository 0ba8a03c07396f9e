// The table inside another page, on another origin: stepped through there, as high as it says, with nothing around it but the notice.

import assert from "node:assert/strict";
import { createServer } from "node:http";
import { after, before, test } from "node:test";

import { becomes, violations } from "./lib/checks.mjs";
import { launch, open } from "./lib/page.mjs";

let browser;
let server;
let foreign;
before(async () => {
  browser = await launch();
  // A page of somebody else's: its address names the frame that it holds.
  server = createServer((request, response) => {
    const frame = new URL(request.url, "http://x").searchParams.get("frame") ?? "";
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.end(`<!doctype html><html lang="en"><title>A blog</title><main><h1>A blog</h1>
      <iframe class="in-fase" title="A turn" width="${new URL(request.url, "http://x").searchParams.get("width") ?? 700}" height="200" src="${frame.replaceAll("&", "&amp;")}"></iframe></main>
      <script>
        addEventListener("message", (event) => {
          const frame = document.querySelector("iframe.in-fase");
          if (event.source === frame.contentWindow && event.data?.type === "in-fase:height") frame.height = event.data.height;
        });
      </script></html>`);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  foreign = `http://localhost:${server.address().port}/`;
});
after(async () => {
  await browser.close();
  server.close();
});

async function embedded(address, { width = 700, ...options } = {}) {
  const context = await browser.newContext({ reducedMotion: "reduce", locale: "en-GB", serviceWorkers: "block", viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const faults = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(error.message));
  const frame = `${new URL(`/?motion=off${address}`, process.env.IN_FASE_URL)}`;
  await page.goto(`${foreign}?width=${width}&frame=${encodeURIComponent(frame)}`);
  const inside = page.frameLocator("iframe");
  await inside.locator("section.embed").waitFor();
  return { page, context, inside, faults };
}

/** Waits until the frame is as high as what is in it. */
const isFull = (page) =>
  page.waitForFunction(() => {
    const { height } = document.querySelector("iframe");
    return Number(height) > 300;
  });

test("a page on another origin steps the turn, and gives the frame the height that it says", async () => {
  const { page, context, inside, faults } = await embedded("#/embed/phasing?ed=current&lang=en&event=3");
  await inside.locator('section.embed[data-cursor="3"]').waitFor();
  await isFull(page);
  await inside.locator("[data-go=forward]").click();
  await inside.locator('section.embed[data-cursor="4"]').waitFor();
  await page.frames()[1].waitForFunction(() => document.documentElement.scrollHeight <= window.innerHeight + 1);
  await becomes(() => inside.locator(".running-head").count(), 0);
  await becomes(() => inside.locator(".page-foot").innerText(), /unofficial Fan Content/);
  await inside.locator(".passage").first().waitFor();
  // The height follows what is in it, and comes to rest.
  const heights = [];
  for (let event = 5; event <= 8; event += 1) {
    await inside.locator("[data-go=forward]").click();
    await inside.locator(`section.embed[data-cursor="${event}"]`).waitFor();
    await page.frames()[1].waitForFunction(() => document.documentElement.scrollHeight <= window.innerHeight + 1);
    heights.push(await page.locator("iframe").getAttribute("height"));
  }
  assert.ok(heights.every((height) => Number(height) < 2500), heights.join(" "));
  assert.deepEqual(faults, []);
  await context.close();
});

test("theme and controls are as the address says, and a link leads out of the frame", async () => {
  const { page, context, inside, faults } = await embedded("#/embed/phasing?ed=classic&lang=it&event=4&theme=dark&controls=off");
  await inside.locator('section.embed[data-cursor="4"]').waitFor();
  await becomes(() => inside.locator("html").getAttribute("data-theme"), "dark");
  await becomes(() => inside.locator("[data-go], .choice").count(), 0);
  const opened = context.waitForEvent("page");
  await inside.locator(".embed__open").click();
  const whole = await opened;
  await whole.locator('section.play[data-cursor="4"]').waitFor();
  assert.equal(await inside.locator('section.embed[data-cursor="4"]').count(), 1, "the frame stays where it was");
  assert.deepEqual(faults, []);
  await context.close();
});

test("nothing of the reader's is kept from inside a frame", async () => {
  // Without a frame around it, for there the browser lets it use the storage.
  const { page, context } = await open(browser, "/?motion=off#/embed/phasing?ed=current&lang=en");
  await page.locator('section.embed[data-edition="current"]').waitFor();
  await page.keyboard.press("e");
  await page.locator('section.embed[data-edition="classic"]').waitFor();
  assert.doesNotMatch(await page.evaluate(() => localStorage.getItem("in-fase.settings") ?? ""), /ed=classic/);
  await context.close();
});

test("inside the frame everything is accessible, narrow and wide", async () => {
  for (const [width, colorScheme] of [[340, "light"], [700, "dark"], [1100, "light"]]) {
    const address = `/?motion=off#/embed/tutorial?ed=current&lang=fr&event=30`;
    const { page, context, faults } = await open(browser, address, { colorScheme, viewport: { width, height: 900 } });
    await page.locator('section.embed[data-cursor="30"]').waitFor();
    assert.deepEqual(await violations(page), [], `${width} ${colorScheme}`);
    await becomes(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), 0);
    assert.deepEqual(faults, []);
    await context.close();
  }
});

test("a frame for a scenario that is not there says so", async () => {
  const { page, context } = await open(browser, "/?motion=off#/embed/nobody?lang=en");
  await page.locator("[data-page=missing]").waitFor();
  await context.close();
});
