// Prints the size of every file of a built page: raw, gzip -9, brotli -11, as a Markdown table.
// What is fetched later is listed after the sum of the first load: the worker with what it needs, and icons for installing.
// Usage: node size.mjs FOLDER

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const folder = process.argv[2];

const sizes = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  .sort()
  .map((file) => {
    const bytes = readFileSync(file);
    return {
      name: relative(folder, file).replaceAll("\\", "/"),
      raw: bytes.length,
      gzip: gzipSync(bytes, { level: 9 }).length,
      brotli: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
    };
  });

const isLater = ({ name }) => /^www\/package|^www\/example|^sw\.js$|offline\.js$|\.png$|\.webmanifest$|lessons\.txt$/.test(name);
const first = sizes.filter((size) => !isLater(size));
const sum = (column) => first.reduce((total, size) => total + size[column], 0);
const row = ({ name, raw, gzip, brotli }) => `| ${name} | ${raw} | ${gzip} | ${brotli} |`;

console.log("| file | raw | gzip -9 | brotli -11 |");
console.log("|---|---:|---:|---:|");
for (const size of first) console.log(row(size));
console.log(row({ name: "**first load**", raw: sum("raw"), gzip: sum("gzip"), brotli: sum("brotli") }));
for (const size of sizes.filter(isLater)) console.log(row(size));
