// The work of `trials bench` as WebAssembly in Node.js: the same lines.
// Usage: node bench.mjs FOLDER, the folder that holds trials.js as wasm-bindgen makes it for Node.js.

import { createRequire } from "node:module";
import { resolve } from "node:path";

const { Table, Story, __wasm } = createRequire(import.meta.url)(resolve(process.argv[2], "trials.js"));

const SIZES = [2, 20, 200, 1000];
const EVENTS = 10_000;
const TIMES = 200;

function timed(work) {
  const start = performance.now();
  const done = work();
  return [Math.round((performance.now() - start) * 1000), done];
}

for (const permanents of SIZES) {
  for (const edition of ["Classic", "Current"]) {
    const table = new Table(edition === "Current", permanents);
    const [microseconds, [turns, events]] = timed(() => table.play());
    console.log(["turns", edition, permanents, turns, events, microseconds].join("\t"));
    table.free();
  }
  const before = __wasm.memory.buffer.byteLength;
  const story = new Story(true, permanents, EVENTS);
  const bytes = Math.round((__wasm.memory.buffer.byteLength - before) / story.events());
  const [jumps] = timed(() => story.jump(TIMES));
  const [undos] = timed(() => story.undo(TIMES));
  console.log(["story", "Current", permanents, TIMES, jumps, undos, bytes].join("\t"));
  story.free();
}
