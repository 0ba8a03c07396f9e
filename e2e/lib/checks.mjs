// What must hold of the page wherever a journey has brought it.

import { equal, match } from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const EVERYTHING = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe-core finds wrong (WCAG 2.0 to 2.2 A and AA, best practice): one line for each rule, with the first place. */
export async function violations(page, runOnly = EVERYTHING) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  await stillness(page);
  const found = await page.evaluate((runOnly) => axe.run({ runOnly, resultTypes: ["violations"] }), runOnly);
  return found.violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.length}, first ${nodes[0].target.join(" ")})`);
}

/**
 * Brings what is on its way from one colour or place to another to its end: a page that changes its theme fades into it, and what is
 * looked at on the way has colours that no reader is left with.
 */
export function stillness(page) {
  return page.evaluate(() => {
    for (const change of document.getAnimations()) {
      if (change.effect.getComputedTiming().endTime !== Infinity) change.finish();
    }
  });
}

/** How many pixels the page is wider than the window; 0 when nothing scrolls sideways. */
export function overflow(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * What a reader would call badly set: text that leaves its card or is cut through, targets under 24 px or one over another,
 * a page wider than its window. One line each. What scrolls is not cut, and what gave way as a whole is not shown.
 */
export function misprints(page) {
  return page.evaluate(() => {
    const found = [];
    // Under an open dialog nothing can be used.
    const dialog = document.querySelector("dialog[open]");
    const all = dialog ? dialog.querySelectorAll("*") : document.querySelectorAll("main *");
    const controls = dialog ? dialog.querySelectorAll("button, a") : document.querySelectorAll("main button, main a, header button, header a");
    const name = (node) => `${node.tagName.toLowerCase()}.${[...node.classList].join(".")} "${node.textContent.trim().slice(0, 30)}"`;
    const isHidden = (node) =>
      !node.checkVisibility({ visibilityProperty: true }) ||
      node.closest(".visually-hidden, .skip-link") ||
      getComputedStyle(node).clipPath !== "none";
    const gaveWay = (node) => {
      const text = node.closest(".permanent__text");
      return text && node.getBoundingClientRect().left >= text.getBoundingClientRect().right;
    };
    /** Where the text of a node stands; what ends in an ellipsis after so many lines ends with its box. */
    const textOf = (node) => {
      if (getComputedStyle(node).webkitLineClamp !== "none") return node.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const scrolls = (node) => /auto|scroll/.test(getComputedStyle(node).overflowX);
    /** What is to be seen of a box: the part that no scrolling ancestor hides. */
    const seen = (node) => {
      let { left, right, top, bottom } = node.getBoundingClientRect();
      for (let above = node.parentElement; above; above = above.parentElement) {
        if (getComputedStyle(above).overflowX === "visible") continue;
        const frame = above.getBoundingClientRect();
        left = Math.max(left, frame.left);
        right = Math.min(right, frame.right);
        top = Math.max(top, frame.top);
        bottom = Math.min(bottom, frame.bottom);
      }
      return { left, right, top, bottom };
    };
    /** What stays in its place while the page scrolls beneath it. */
    const stays = (node) => {
      for (let above = node; above; above = above.parentElement) {
        if (/sticky|fixed/.test(getComputedStyle(above).position)) return true;
      }
      return false;
    };
    const meets = (one, other) =>
      one.left < other.right - 2 && other.left < one.right - 2 && one.top < other.bottom - 2 && other.top < one.bottom - 2;

    for (const node of all) {
      const speaks = [...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent.trim());
      if (!speaks || isHidden(node) || gaveWay(node)) continue;
      if (getComputedStyle(node).overflowX !== "visible" && !scrolls(node) && node.scrollWidth > node.clientWidth + 1) {
        found.push(`cut: ${name(node)}`);
      }
      const words = node.closest(".permanent__text");
      if (words && textOf(node).bottom > words.getBoundingClientRect().bottom + 2) found.push(`cut through: ${name(node)}`);
      const frame = node.closest(".permanent__card, .permanent__slip, .hole, .stack__item, .player-bar, .button");
      if (!frame || node.matches(".permanent__flag")) continue;
      const text = textOf(node);
      const box = frame.getBoundingClientRect();
      if (text.right > box.right + 1 || text.left < box.left - 1 || text.bottom > box.bottom + 1) {
        found.push(`leaves its frame: ${name(node)} in ${name(frame)}`);
      }
    }

    const targets = [...controls]
      .filter((node) => !isHidden(node) && getComputedStyle(node).display !== "inline")
      .map((node) => ({ node, box: node.getBoundingClientRect(), part: seen(node), isAbove: stays(node) }))
      .filter(({ box }) => box.width > 0 && box.height > 0);
    for (const [index, { node, box, part, isAbove }] of targets.entries()) {
      // A target may reach beyond its text.
      const reach = getComputedStyle(node, "::after");
      const isLarger = reach.content !== "none" && reach.position === "absolute";
      if (!isLarger && (box.width < 23.5 || box.height < 23.5)) {
        found.push(`small: ${name(node)} ${Math.round(box.width)} × ${Math.round(box.height)}`);
      }
      for (const other of targets.slice(index + 1)) {
        if (isAbove === other.isAbove && !node.contains(other.node) && meets(part, other.part)) found.push(`one over the other: ${name(node)}, ${name(other.node)}`);
      }
    }

    const words = [...all]
      .filter((node) => node.matches(".permanent__note, .permanent__flag") && !isHidden(node))
      .map((node) => [node, seen(node)]);
    for (const [index, [node, box]] of words.entries()) {
      for (const [other, otherBox] of words.slice(index + 1)) {
        if (meets(box, otherBox)) found.push(`one over the other: ${name(node)}, ${name(other)}`);
      }
    }
    const wider = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wider > 0) found.push(`wider than the window by ${wider} px`);
    return found;
  });
}

const PATIENCE = 10_000;
const PAUSE = 50;

/**
 * Waits until what is read of the page is what it should be (equal, or what a regular expression finds), and says what it was last
 * if it never is. A page answers when it can, so that what is read once may be what stood there before.
 */
export async function becomes(read, expected) {
  const check = expected instanceof RegExp ? match : equal;
  for (const end = Date.now() + PATIENCE; ; await new Promise((resume) => setTimeout(resume, PAUSE))) {
    const found = await read();
    try {
      return check(found, expected);
    } catch (fault) {
      if (Date.now() > end) throw fault;
    }
  }
}
