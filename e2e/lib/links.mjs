// A scenario's text in a link, as the page writes it: made by other hands, so that the journeys do not take its word for it.

import { deflateSync } from "node:zlib";

/** The name under which a link calls a scenario of one's own. */
export function scenarioLink(text) {
  return `1.${deflateSync(Buffer.from(text), { level: 9 }).toString("base64url")}`;
}

/** A short turn of one's own. */
export const OWN = `scenario own
  title it "Il mio tavolo"
  title fr "Ma table"
  title en "My board"
  intro en "A Lynx phases out."
  turn 3 of you
  opponent name "Bruno"
  you have Mist Lynx: tapped
  you have Island
  opponent have Reed Wall
  both pass
  both pass
`;
