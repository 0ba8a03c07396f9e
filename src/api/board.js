// <in-fase-board>: a scenario as an element for any page, without a framework. It shows what happens, event by event, and the
// passages that say so; everything that it shows is the session's own snapshot.
//
//   <script type="module" src="board.js"></script>
//   <in-fase-board scenario="phasing" edition="classic" locale="en"></in-fase-board>
//
// The program is fetched from beside this file. The element tells of every move with an `infase-event` event, whose `detail` has the
// number of events so far and the sentence.

import init, { InFaseSession } from "./in_fase.js";

const WORDS = {
  it: { back: "Indietro", forward: "Avanti", start: "Prima del primo evento", life: "Vita" },
  fr: { back: "Précédent", forward: "Suivant", start: "Avant le premier événement", life: "Vie" },
  en: { back: "Back", forward: "Next", start: "Before the first event", life: "Life" },
};
const STYLE = `
  :host { display: block; font: 1rem/1.45 Georgia, serif; border: 1px solid currentColor; padding: 1rem; }
  h2, p { margin: 0 0 .6rem; } h2 { font-size: 1.25rem; }
  ul { margin: 0 0 .6rem; padding-inline-start: 1.2rem; }
  blockquote { margin: 0 0 .6rem; padding-inline-start: .8rem; border-inline-start: 3px solid currentColor; }
  button { font: inherit; min-block-size: 44px; padding-inline: 1rem; margin-inline-end: .5rem; }
  small { font-size: .8rem; }
`;

let program;
/** The program, fetched once for all elements of a page. */
const loaded = () => (program ??= init());

/** An element with this text in it; texts are never read as markup. */
function element(name, text = "", attributes = {}) {
  const made = document.createElement(name);
  made.textContent = text;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

class Board extends HTMLElement {
  static observedAttributes = ["scenario", "edition", "locale"];
  #session;
  #root = this.attachShadow({ mode: "open" });

  async connectedCallback() {
    await loaded();
    this.#open();
  }

  attributeChangedCallback() {
    if (this.#session) this.#open();
  }

  disconnectedCallback() {
    this.#session?.free();
    this.#session = undefined;
  }

  /** The session, for scripts that want more than the buttons. */
  get session() {
    return this.#session;
  }

  #open() {
    const options = { edition: this.getAttribute("edition") ?? "current", locale: this.getAttribute("locale") ?? "it" };
    try {
      const session = new InFaseSession(this.getAttribute("scenario") ?? "tutorial", options);
      this.#session?.free();
      this.#session = session;
      this.#show(session.snapshot());
    } catch (error) {
      // What was shown before stays; what is wrong is said, each fault with its place.
      const faults = (error.faults ?? []).map((fault) => element("li", `${fault.line}:${fault.column} ${fault.message}`));
      const list = element("ul");
      list.append(...faults);
      this.#fill(element("p", error.message ?? String(error), { role: "alert" }), list);
    }
  }

  #go(move) {
    this.#show(this.#session[move]());
    const { cursor, log } = this.#session.snapshot();
    const detail = { cursor, sentence: log.entries.at(-1)?.sentence ?? "" };
    this.dispatchEvent(new CustomEvent("infase-event", { detail, bubbles: true }));
  }

  #show(shown) {
    const words = WORDS[shown.locale];
    this.lang = shown.locale;
    const focused = this.#root.activeElement?.dataset.move;
    const event = shown.log.entries.at(-1);
    this.#fill(
      element("h2", shown.scenario.title),
      element("p", event?.sentence ?? words.start, { role: "status" }),
      ...shown.log.annotations.map(passage),
      ...shown.table.sides.flatMap((side) => table(side, words)),
      this.#buttons(words),
      element("small", InFaseSession.notice(shown.locale)),
    );
    if (focused) this.#root.querySelector(`[data-move="${focused}"]`)?.focus();
  }

  /** A sheet rather than a style element, so that pages take it whose policy forbids inline styles. */
  #fill(...parts) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    this.#root.adoptedStyleSheets = [sheet];
    this.#root.replaceChildren(...parts);
  }

  #buttons(words) {
    const buttons = element("p");
    for (const [move, text] of [["back", words.back], ["nextEvent", words.forward]]) {
      const button = element("button", text, { type: "button", "data-move": move });
      button.addEventListener("click", () => this.#go(move));
      buttons.append(button);
    }
    return buttons;
  }
}

/** A player with what he has in play; each permanent says all there is to know of it. */
function table({ player, permanents, lands }, words) {
  const list = element("ul");
  list.append(...permanents.map((permanent) => element("li", permanent.label)));
  list.append(...lands.flatMap((group) => group.lands.map((land) => element("li", land.label))));
  return [element("p", `${player.name} · ${words.life} ${player.life}`), list];
}

/** A passage word for word in its own language, or a sentence of In Fase's own. */
function passage(annotation) {
  const quote = element("blockquote");
  for (const paragraph of annotation.paragraphs) {
    const line = element("p", "", { lang: annotation.citation.lang });
    for (const run of paragraph.runs) line.append(run.isClause ? element("mark", run.text) : run.isOmitted ? "[…]" : run.text);
    quote.append(line);
  }
  if (annotation.own) quote.append(element("p", annotation.own));
  quote.append(element("small", annotation.citation.label));
  return quote;
}

customElements.define("in-fase-board", Board);
