import { chromium } from "playwright-core";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--headless","--disable-gpu","--disable-dev-shm-usage"] });
const ctx = await b.newContext({ viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" });
const p = await ctx.newPage();
await p.goto("http://127.0.0.1:8120/?motion=off#/" + (process.env.S ?? "crowded") + "?ed=current&lang=it");
await p.locator("section[data-cursor]").waitFor();
const c = await ctx.newCDPSession(p);
const go = async (k, n) => { for (let i = 0; i < n; i++) { await p.keyboard.press(k); await p.evaluate(() => new Promise((r) => requestAnimationFrame(() => setTimeout(r, 5)))); } };
await go("ArrowRight", 45); await go("ArrowLeft", 45);
await c.send("Profiler.enable"); await c.send("Profiler.setSamplingInterval", { interval: 50 }); await c.send("Profiler.start");
const N = 45; await go("ArrowRight", N);
const { profile } = await c.send("Profiler.stop");
const byId = new Map(profile.nodes.map((n) => [n.id, n])), self = new Map(), tot = new Map(), parent = new Map();
profile.samples.forEach((s, k) => self.set(s, (self.get(s) ?? 0) + profile.timeDeltas[k]));
profile.nodes.forEach((n) => (n.children ?? []).forEach((ch) => parent.set(ch, n.id)));
for (const [id, t] of self) { const seen = new Set(); let x = id; while (x) { const n = byId.get(x).callFrame.functionName.replace(/::h[0-9a-f]{16}/, ""); if (!seen.has(n)) { seen.add(n); tot.set(n, (tot.get(n) ?? 0) + t); } x = parent.get(x); } }
const S = new Map(); for (const [id, t] of self) { const n = byId.get(id).callFrame.functionName.replace(/::h[0-9a-f]{16}/, ""); S.set(n, (S.get(n) ?? 0) + t); }
console.log("TOTAL per event ms"); for (const [n, t] of [...tot].sort((a, b) => b[1] - a[1]).slice(0, 60)) console.log((t / 1000 / N).toFixed(3).padStart(8), ((S.get(n) ?? 0) / 1000 / N).toFixed(3), n.slice(0, 150));
await b.close();
