// A lesson gone through by keys alone: every control is reached with the focus and worked with Enter, never with a pointer.

import { readFileSync } from "node:fs";

/** What tests/study/record.rs has written down: the choices of every lesson's solutions and mistakes, from the engine. */
export const solutions = JSON.parse(readFileSync(new URL("./solutions.json", import.meta.url), "utf8"));

const LESSON = '[data-page="lesson"]';

/** The facts that a lesson says of itself. */
export const at = (page) => page.locator(LESSON).evaluate((node) => ({ ...node.dataset }));

/** Waits until the lesson has moved on from a place, and says where it is then. */
export async function moved(page, from) {
  const changed = (was) => {
    const now = document.querySelector('[data-page="lesson"]')?.dataset;
    return now && ["beat", "cursor", "verdict", "fingerprint"].some((part) => now[part] !== was[part]) && { ...now };
  };
  return (await page.waitForFunction(changed, from, { timeout: 20_000 })).jsonValue();
}

/** Focuses a control of the lesson and presses Enter on it. */
export async function work(page, selector) {
  const control = page.locator(`${LESSON} ${selector}`).first();
  await control.focus();
  await page.keyboard.press("Enter");
}

/** On, from wherever the focus is: Enter, while no control has it. */
export async function goOn(page) {
  await page.locator("#content").focus();
  await page.keyboard.press("Enter");
}

const target = ({ type, id }) => (type === "player" ? id[0].toUpperCase() + id.slice(1) : String(id));

async function aim(page, targets) {
  for (const each of targets) await work(page, `[data-target="${target(each)}"]`);
}

/** Divides damage as wished: the page begins with a division of its own. */
async function divide(page, assignments) {
  for (const { source, to, amount } of assignments) {
    const of = `[data-source="${source}"][data-to="${target(to)}"]`;
    const given = () => page.locator(`li:has(> ${of}) > [data-amount]`).getAttribute("data-amount").then(Number);
    for (let now = await given(); now !== amount; ) {
      await work(page, `[data-divide="${now < amount ? "more" : "fewer"}"]${of}`);
      now += now < amount ? 1 : -1;
      await page.locator(`li:has(> ${of}) > [data-amount="${now}"]`).waitFor();
    }
  }
}

async function order(page, wished) {
  const standing = () => page.locator('[data-order="earlier"]').evaluateAll((all) => all.map((node) => Number(node.dataset.trigger)));
  for (const [place, trigger] of wished.entries()) {
    for (let from = (await standing()).indexOf(trigger); from > place; from -= 1) {
      await work(page, `[data-order="earlier"][data-trigger="${trigger}"]`);
      await page.waitForFunction(([trigger, to]) => [...document.querySelectorAll('[data-order="earlier"]')].findIndex((node) => node.dataset.trigger === String(trigger)) === to, [trigger, from - 1]);
    }
  }
}

/** Names what is chosen, one after the other, and confirms it; what may not be named is refused at once. */
async function name(page, ids, { isRefused = false } = {}) {
  for (const id of ids) await work(page, `[data-candidate="${id}"]`);
  if (!isRefused) await work(page, '[data-choice="confirm"]');
}

/** Makes a choice at the table. `isRefused`: the rules forbid it, and it is only tried. */
export async function act(page, action, { isRefused = false } = {}) {
  switch (action.type) {
    case "passPriority":
      return work(page, '[data-choice="pass"]');
    case "playLand":
      return work(page, `[data-card="${action.card}"]`);
    case "cast":
      await work(page, `[data-card="${action.card}"]`);
      return isRefused ? undefined : aim(page, action.targets);
    case "activate": {
      const ready = page.locator(`${LESSON} [data-choice="activate-${action.source}-${action.ability}"]`);
      await work(page, (await ready.count()) ? `[data-choice="activate-${action.source}-${action.ability}"]` : `[data-permanent="${action.source}"]`);
      return aim(page, action.targets);
    }
    case "declareAttackers":
      return name(page, action.attackers, { isRefused });
    case "declareBlockers":
      for (const { blocker, attacker } of action.blocks) {
        await work(page, `[data-candidate="${blocker}"]`);
        if (!(await page.locator(`${LESSON} [data-event="refused"]`).count())) await work(page, `[data-candidate="${attacker}"]`);
      }
      return isRefused ? undefined : work(page, '[data-choice="confirm"]');
    case "assignDamage":
      await divide(page, action.assignments);
      return work(page, '[data-choice="confirm"]');
    case "discard":
      return name(page, action.cards, { isRefused });
    case "stayTapped":
      return name(page, action.permanents, { isRefused });
    case "orderTriggers":
      await order(page, action.order);
      return work(page, '[data-choice="confirm"]');
    case "chooseTargets":
      return aim(page, action.targets);
    case "keepLegend":
      return work(page, `[data-candidate="${action.legend}"]`);
    default:
      throw new Error(`no keys for ${JSON.stringify(action)}`);
  }
}

/** The wishes of a solution or a mistake, one after the other: choices, and "next" where others have to choose. */
export async function play(page, wishes, from, { isRefused = false } = {}) {
  let now = from;
  for (const [place, wish] of wishes.entries()) {
    const isLast = place === wishes.length - 1;
    if (wish === "next") await goOn(page);
    else await act(page, wish, { isRefused: isRefused && isLast });
    now = await moved(page, now);
  }
  return now;
}
