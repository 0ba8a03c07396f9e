// The work of `trials bench` as WebAssembly in Node.js: the same lines.
// Usage: node bench.mjs FOLDER, the folder that holds trials.js as wasm-bindgen makes it for Node.js.
//        node bench.mjs FOLDER PERMANENTS for the long session alone.

import { execFileSync } from "node:child_process";
import { createRequire } from "node:module";
import { resolve } from "node:path";

const [folder, alone] = process.argv.slice(2);
const { Table, Story, memoryBytes } = createRequire(import.meta.url)(resolve(folder, "trials.js"));

const SIZES = [2, 20, 200, 1000];
const EVENTS = 10_000;
const TIMES = 200;

function timed(work) {
  const start = performance.now();
  const done = work();
  return [Math.round((performance.now() - start) * 1000), done];
}

function story(permanents) {
  const before = memoryBytes();
  const session = new Story(true, permanents, EVENTS);
  const bytes = Math.round((memoryBytes() - before) / session.events());
  const [jumps] = timed(() => session.jump(TIMES));
  const [undos] = timed(() => session.undo(TIMES));
  console.log(["story", "Current", permanents, TIMES, jumps, undos, bytes].join("\t"));
  session.free();
}

function turns(edition, permanents) {
  const table = new Table(edition === "Current", permanents);
  const [microseconds, [played, events]] = timed(() => table.play());
  console.log(["turns", edition, permanents, played, events, microseconds].join("\t"));
  table.free();
}

if (alone) {
  story(Number(alone));
} else {
  // A virtual machine translates well only what has run for a while.
  for (const isCurrent of [false, true]) new Table(isCurrent, 20).play();
  for (const permanents of SIZES) {
    turns("Classic", permanents);
    turns("Current", permanents);
    // In a process of its own: what others gave back would hide what it keeps.
    execFileSync(process.execPath, [process.argv[1], folder, String(permanents)], { stdio: "inherit" });
  }
}
