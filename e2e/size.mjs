// Prints the size of every file of a built page: raw, gzip -9, brotli -11, as a Markdown table.
// The first load is index.html, every file that it names, and the scripts that the program brings along.
// Usage: node size.mjs FOLDER

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const folder = process.argv[2];
const page = readFileSync(join(folder, "index.html"), "utf8");
const atOnce = ({ name }) =>
  name === "index.html" || page.includes(`"${name}"`) || name.startsWith("www/pkg/snippets/");

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

const total = (name, chosen) =>
  chosen.reduce(
    (sum, size) => ({ name, raw: sum.raw + size.raw, gzip: sum.gzip + size.gzip, brotli: sum.brotli + size.brotli }),
    { name, raw: 0, gzip: 0, brotli: 0 },
  );
const row = ({ name, raw, gzip, brotli }) => `| ${name} | ${raw} | ${gzip} | ${brotli} |`;

console.log("| file | raw | gzip -9 | brotli -11 |");
console.log("|---|---:|---:|---:|");
for (const size of sizes) console.log(row(size));
console.log(row(total("**first load**", sizes.filter(atOnce))));
console.log(row(total("everything shipped", sizes)));
