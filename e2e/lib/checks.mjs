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

/** What a voice reads well: letters, digits, and the signs of ordinary texts; a size of a creature or a counter has signs of its own. */
const READABLE = /^[\p{L}\p{M}\p{N}\s.,:;!?'’‘“”"«»()[\]\u2013\u2014\u2212…/+%&°§©-]*$/u;

/**
 * Names with signs that a voice passes over or spells: one line for each node of the accessibility tree. What is quoted word for word
 * keeps the signs of its source, and what is typed or copied (an address, a text in the notation) is what it is.
 */
export async function signs(page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  const kept = await page.evaluate(() => {
    const texts = document.querySelectorAll("q, blockquote, input, textarea, code, pre, [data-passage], .print__link");
    return [...texts].map((node) => node.value ?? node.textContent).join("\n");
  });
  await session.detach();
  const wrong = nodes
    .filter(({ ignored, role }) => !ignored && !["InlineTextBox", "RootWebArea", "ListMarker"].includes(role?.value))
    .flatMap(({ role, name, description }) => [name?.value, description?.value].map((text) => [role?.value, (text ?? "").trim()]))
    .filter(([, text]) => !READABLE.test(text) && !kept.includes(text));
  return [...new Set(wrong.map(([role, text]) => `signs in a name: ${role} "${text.slice(0, 80)}"`))];
}

/** Headings out of order: a page has one of the first level, before all others, and no level is left out. */
export function headings(page) {
  return page.evaluate(() => {
    // A dialog over the page has headings of its own.
    const dialog = document.querySelector("dialog[open]");
    const all = [...(dialog ?? document.body).querySelectorAll("h1, h2, h3, h4, h5, h6")];
    const seen = all.filter((node) => node.checkVisibility({ visibilityProperty: true }) && (dialog || !node.closest("dialog")));
    const levels = seen.map((node) => Number(node.tagName[1]));
    const told = (at) => `h${levels[at]} "${seen[at].textContent.trim().slice(0, 30)}"`;
    const wrong = levels.flatMap((level, at) => (at > 0 && level > levels[at - 1] + 1 ? [`a level left out before ${told(at)}`] : []));
    if (dialog) return wrong;
    if (levels.filter((level) => level === 1).length !== 1) wrong.push(`not one h1: ${levels}`);
    if (levels[0] !== 1) wrong.push(levels.length ? `first ${told(0)}` : "no heading");
    return wrong;
  });
}

/** What leads on, back, or answers, and the menu: under a finger it is 44 px wide and high. */
const MAIN = "[data-go]:not(.headline), .choice .button, .options button, .running-head__menu";

/**
 * Targets under 24 px (WCAG 2.5.8), and main controls under 44 px where a finger is to hit them: one line each. A link in a sentence
 * is as high as its line; what reaches beyond its box, or has a label, is as large as that.
 */
export function targets(page) {
  return page.evaluate((MAIN) => {
    const root = document.querySelector("dialog[open]") ?? document.body;
    const isCoarse = matchMedia("(pointer: coarse)").matches;
    const found = [];
    for (const node of root.querySelectorAll("a[href], button, input, select, textarea, summary, [role=button]")) {
      if (!node.checkVisibility({ visibilityProperty: true }) || node.closest(".visually-hidden, .skip-link, [inert]")) continue;
      if (node.disabled || getComputedStyle(node).display === "inline") continue;
      const label = node.matches("[type=checkbox], [type=radio], [type=file]") && node.closest("label");
      const box = (label || node).getBoundingClientRect();
      if (box.width === 0 || getComputedStyle(node).clipPath !== "none") continue;
      const reach = getComputedStyle(node, "::after");
      const reaches = reach.content !== "none" && reach.position === "absolute";
      const size = (of, own) => Math.max(of, reaches ? parseFloat(own) : 0);
      const [width, height] = [size(box.width, reach.width), size(box.height, reach.height)];
      const least = isCoarse && node.matches(MAIN) ? 44 : 24;
      if (width < least - 0.5 || height < least - 0.5) {
        const name = `${node.tagName.toLowerCase()}.${[...node.classList].join(".")} "${(node.ariaLabel ?? node.textContent).trim().slice(0, 30)}"`;
        found.push(`under ${least} px: ${name} ${Math.round(width)} × ${Math.round(height)}`);
      }
    }
    return [...new Set(found)];
  }, MAIN);
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
