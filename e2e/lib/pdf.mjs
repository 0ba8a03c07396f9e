// What is on the pages of a PDF.

import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The size in points and the words of every page. */
export async function pagesOf(bytes) {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [, , width, height] = page.view;
    const { items } = await page.getTextContent();
    pages.push({ width, height, text: items.map(({ str, hasEOL }) => str + (hasEOL ? " " : "")).join("").replace(/\s+/g, " ") });
  }
  await pdf.destroy();
  return pages;
}
