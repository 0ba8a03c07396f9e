// Puts what a visit asks for one by one into one file each, and takes out what only its authors need: all style sheets of index.html
// become one, scripts lose their comments and long names.
// Usage: node bundle.mjs FOLDER

import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "esbuild";

const SHEET = "www/in-fase.css";
const SCRIPTS = ["www/boot.js", "www/offline.js", "www/pkg/in_fase.js"];

const folder = process.argv[2];
const read = (name) => readFileSync(join(folder, name), "utf8");
const write = (name, text) => writeFileSync(join(folder, name), text);
const smaller = async (text, loader) => (await transform(text, { loader, minify: true, charset: "utf8" })).code;

// Over a slow network each file costs a way there and back before anything is to be seen.
const page = read("index.html");
const links = [...page.matchAll(/^ *<link rel="stylesheet" href="([^"]+)">\n/gm)];
if (links.length === 0) throw new Error("index.html has no style sheets");
write(SHEET, await smaller(links.map(([, name]) => read(name)).join("\n"), "css"));
const [first, ...others] = links.map(([link]) => link);
write("index.html", others.reduce((text, link) => text.replace(link, ""), page.replace(first, first.replace(/href="[^"]+"/, `href="${SHEET}"`))));
rmSync(join(folder, "www/styles"), { recursive: true });

for (const name of SCRIPTS) write(name, await smaller(read(name), "js"));
