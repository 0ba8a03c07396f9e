import { chromium } from "playwright-core";
import fs from "node:fs";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--headless","--disable-gpu","--disable-dev-shm-usage"] });
const rate = Number(process.env.RATE ?? 1);
for (let i = 0; i < Number(process.env.N ?? 2); i++) {
  const ctx = await b.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
  const p = await ctx.newPage();
  const c = await ctx.newCDPSession(p);
  await c.send("Emulation.setCPUThrottlingRate", { rate });
  await c.send("Profiler.enable"); await c.send("Profiler.setSamplingInterval", { interval: 200 }); await c.send("Profiler.start");
  await p.addInitScript(() => { window.__long = []; new PerformanceObserver((l) => l.getEntries().forEach((e) => window.__long.push([Math.round(e.startTime), Math.round(e.duration)]))).observe({ type: "longtask", buffered: true }); });
  await p.goto(process.env.URL ?? "http://127.0.0.1:8120/");
  await p.waitForTimeout(3000);
  const { profile } = await c.send("Profiler.stop");
  console.log(JSON.stringify(await p.evaluate(() => window.__long)));
  const self = new Map(), dt = profile.timeDeltas, byId = new Map(profile.nodes.map((n) => [n.id, n]));
  profile.samples.forEach((s, k) => { self.set(s, (self.get(s) ?? 0) + dt[k]); });
  const total = new Map();
  const parent = new Map(); profile.nodes.forEach((n) => (n.children ?? []).forEach((ch) => parent.set(ch, n.id)));
  for (const [id, t] of self) { const seen = new Set(); let x = id; while (x) { const n = byId.get(x).callFrame.functionName; if (!seen.has(n)) { seen.add(n); total.set(n, (total.get(n) ?? 0) + t); } x = parent.get(x); } }
  const top = [...total].sort((a, b) => b[1] - a[1]).slice(0, Number(process.env.TOP ?? 70));
  if (i === Number(process.env.N ?? 2) - 1) for (const [n, t] of top) console.log((t / 1000).toFixed(1).padStart(8), n.slice(0, 150));
  await ctx.close();
}
await b.close();
