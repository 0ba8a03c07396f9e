import { chromium } from "playwright-core";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--headless","--disable-gpu","--disable-dev-shm-usage"] });
for (let i = 0; i < 2; i++) {
  const ctx = await b.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
  const p = await ctx.newPage();
  const c = await ctx.newCDPSession(p);
  await c.send("Emulation.setCPUThrottlingRate", { rate: Number(process.env.RATE ?? 1) });
  await c.send("Profiler.enable"); await c.send("Profiler.setSamplingInterval", { interval: 100 }); await c.send("Profiler.start");
  await p.goto(process.env.URL ?? "http://127.0.0.1:8120/");
  await p.waitForTimeout(4000);
  const { profile } = await c.send("Profiler.stop");
  if (!i) { await ctx.close(); continue; }
  const byId = new Map(profile.nodes.map((n) => [n.id, n]));
  const self = new Map(); profile.samples.forEach((s, k) => self.set(s, (self.get(s) ?? 0) + profile.timeDeltas[k]));
  const tot = new Map();
  const t = (id) => { let x = self.get(id) ?? 0; for (const ch of byId.get(id).children ?? []) x += t(ch); tot.set(id, x); return x; };
  t(profile.nodes[0].id);
  const show = (id, d) => { const x = tot.get(id) / 1000; if (x < Number(process.env.MIN ?? 1.5)) return; const nm = byId.get(id).callFrame.functionName.replace(/::h[0-9a-f]{16}/, ""); console.log(" ".repeat(Math.min(d, 40)) + x.toFixed(1) + " (" + ((self.get(id) ?? 0) / 1000).toFixed(1) + ") " + nm.slice(0, 110)); for (const ch of [...(byId.get(id).children ?? [])].sort((a, b) => tot.get(b) - tot.get(a))) show(ch, d + 1); };
  show(profile.nodes[0].id, 0);
}
await b.close();
