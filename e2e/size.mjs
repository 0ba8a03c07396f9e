// Prints the size of every file of a built page: raw, gzip -9, brotli -11, as a Markdown table.
// All of it is the first load: nothing is fetched later.
// Usage: node size.mjs FOLDER

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const folder = process.argv[2];

const sizes = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
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

const sum = (column) => sizes.reduce((total, size) => total + size[column], 0);
const row = ({ name, raw, gzip, brotli }) => `| ${name} | ${raw} | ${gzip} | ${brotli} |`;

console.log("| file | raw | gzip -9 | brotli -11 |");
console.log("|---|---:|---:|---:|");
for (const size of sizes) console.log(row(size));
console.log(row({ name: "**first load**", raw: sum("raw"), gzip: sum("gzip"), brotli: sum("brotli") }));
