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

const isThere = async (page, selector) => (await page.locator(`${LESSON} ${selector}`).count()) > 0;
const REFUSED = '[data-event="refused"]';

/** Names the targets. What may not be aimed at is no answer; it can be named on the table all the same, to hear why not. */
async function aim(page, targets) {
  for (const each of targets) {
    const answer = `[data-target="${target(each)}"]`;
    await work(page, (await isThere(page, answer)) ? answer : `[data-permanent="${each.id}"]`);
  }
}

/** Plays a card from the hand; what may not be played is refused before it has targets. */
async function cast(page, { card, targets }) {
  await work(page, `[data-card="${card}"]`);
  if (targets.length === 0) return;
  // Where a card is to be discarded, that is what naming it means; playing it can be tried from there.
  const instead = '[data-choice="play-instead"]';
  await page.locator(`${LESSON} :is(${REFUSED}, [data-aiming], ${instead})`).first().waitFor();
  if (await isThere(page, instead)) return work(page, instead);
  if (!(await isThere(page, REFUSED))) await aim(page, targets);
}

/** Activates an ability: an answer that is in sight, a land on the table, or, where that is not allowed, the ability on its card. */
async function activate(page, { source, ability, targets }, isRefused) {
  const ready = `[data-choice="activate-${source}-${ability}"]:visible`;
  if (await isThere(page, ready)) {
    await work(page, ready);
    return aim(page, targets);
  }
  await work(page, `[data-permanent="${source}"]`);
  if (!isRefused) return aim(page, targets);
  await page.locator(`dialog [data-ability="${ability}"]`).focus();
  return page.keyboard.press("Enter");
}

/** Divides damage as wished, from what stands there. Whether it was refused at once, because somebody may be given none. */
async function divide(page, assignments) {
  const wished = ({ source, to }) => assignments.find((one) => String(one.source) === source && target(one.to) === to)?.amount ?? 0;
  const parts = await page.locator(`${LESSON} [data-divide="more"]`).evaluateAll((all) => all.map((node) => ({ ...node.dataset })));
  for (const part of parts) {
    const amount = wished(part);
    const of = `[data-source="${part.source}"][data-to="${part.to}"]`;
    if (part.illegal) {
      if (amount === 0) continue;
      await work(page, `[data-divide="more"]${of}`);
      return true;
    }
    const given = () => page.locator(`li:has(> ${of}) > [data-amount]`).getAttribute("data-amount").then(Number);
    for (let now = await given(); now !== amount; ) {
      await work(page, `[data-divide="${now < amount ? "more" : "fewer"}"]${of}`);
      now += now < amount ? 1 : -1;
      await page.locator(`li:has(> ${of}) > [data-amount="${now}"]`).waitFor();
    }
  }
  return false;
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
  for (const id of ids) {
    const candidate = `[data-candidate="${id}"]`;
    await work(page, (await isThere(page, candidate)) ? candidate : `[data-permanent="${id}"]`);
  }
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
      return cast(page, action);
    case "activate":
      return activate(page, action, isRefused);
    case "declareAttackers":
      return name(page, action.attackers, { isRefused });
    case "declareBlockers":
      for (const { blocker, attacker } of action.blocks) {
        await work(page, `[data-candidate="${blocker}"]`);
        if (!(await isThere(page, REFUSED))) await work(page, `[data-candidate="${attacker}"]`);
      }
      return isRefused ? undefined : work(page, '[data-choice="confirm"]');
    case "assignDamage":
      return (await divide(page, action.assignments)) ? undefined : work(page, '[data-choice="confirm"]');
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
