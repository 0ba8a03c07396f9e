// Makes a built page ready for any static host: a service worker that keeps every file for use without a network, then a
// brotli and a gzip copy beside each file that gets smaller by it.
// Usage: node ship.mjs FOLDER

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { generateSW } from "workbox-build";

const folder = process.argv[2];
const TEXTS = new Set([".html", ".css", ".js", ".mjs", ".json", ".svg", ".txt", ".wasm", ".webmanifest"]);

// Files are named by their content in the worker's list, so that a visit after a change fetches what has changed and no more.
// A new version waits until the reader asks for it: what is open goes on as it is.
const { warnings } = await generateSW({
  globDirectory: folder,
  globPatterns: ["**/*"],
  // The example for other people's pages, with the package that it shows.
  globIgnores: ["www/package/**", "www/example.html"],
  swDest: join(folder, "sw.js"),
  cacheId: "in-fase",
  cleanupOutdatedCaches: true,
  skipWaiting: false,
  clientsClaim: false,
  directoryIndex: "index.html",
  // The page reads its own address, so whatever stands behind a `?` asks for the same file.
  ignoreURLParametersMatching: [/./],
  maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
  inlineWorkboxRuntime: true,
  sourcemap: false,
  mode: "production",
});
if (warnings.length > 0) throw new Error(warnings.join("\n"));

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !TEXTS.has(extname(entry.name))) continue;
  const file = join(entry.parentPath ?? entry.path, entry.name);
  const bytes = readFileSync(file);
  const copies = {
    br: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gz: gzipSync(bytes, { level: 9 }),
  };
  for (const [ending, copy] of Object.entries(copies)) {
    if (copy.length < bytes.length) writeFileSync(`${file}.${ending}`, copy);
  }
}
