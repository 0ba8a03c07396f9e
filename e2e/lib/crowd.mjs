// A lesson with as many permanents as wanted, for measuring: no scenario that comes along has hundreds.

const LANDS = ["Island", "Forest", "Plains", "Mountain", "Swamp"];
const OTHERS = ["Peat Bear", "Mist Lynx", "Ford Falcon", "Reed Wall", "Quarry Ox", "Dune Marauder", "Shadow Lookout", "Pack Runner"];
/** Of five permanents one is a land. */
const card = (at) => (at % 5 === 0 ? LANDS[(at / 5) % LANDS.length] : OTHERS[at % OTHERS.length]);
const inEach = (head, text) => ["it", "fr", "en"].map((language) => `${head} ${language} "${text}"`).join("\n");

/** The text of a lesson that goes through a turn, and its id. Every third permanent is tapped, so that there is something to untap. */
export function crowd(permanents) {
  const board = Array.from({ length: permanents }, (_, at) => {
    const of = Math.floor(at / 2);
    return `${at % 2 === 0 ? "you" : "opponent"} have ${card(of)}${of % 3 === 0 ? ": tapped" : ""}`;
  });
  const text = `lesson crowd
chapter turn
steps untap
minutes 1
edition both
${inEach("title", "500")}
${inEach("goal", "500")}
turn 9 of you
opponent name "Bruno"
${board.join("\n")}
you library Island, Island, Island
tell
${inEach("say", "500")}
advance to end
summary
${inEach("say", "500")}
rule permanentsUntap
`;
  return { id: "crowd", text };
}
