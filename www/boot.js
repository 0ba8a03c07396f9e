// Loads the program and mounts it. The only script of the page; there is none inline.

const FAILURE = {
  it: {
    title: "In Fase non si è avviato",
    text: "Il programma non si è caricato. Controlla la connessione e ricarica la pagina.",
    again: "Ricarica",
  },
  fr: {
    title: "In Fase n’a pas démarré",
    text: "Le programme ne s’est pas chargé. Vérifiez la connexion et rechargez la page.",
    again: "Recharger",
  },
  en: {
    title: "In Fase did not start",
    text: "The program did not load. Check the connection and reload the page.",
    again: "Reload",
  },
};

/** The first of the reader's languages that the interface speaks. */
function readersLanguage() {
  const primary = navigator.languages.map((tag) => tag.split("-")[0].toLowerCase());
  return primary.find((tag) => tag in FAILURE) ?? "it";
}

function element(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function sayThatItFailed(node) {
  const language = readersLanguage();
  const words = FAILURE[language];
  const again = element("button", words.again);
  again.type = "button";
  again.addEventListener("click", () => location.reload());
  const message = element("div", "");
  message.className = "boot-failure";
  message.lang = language;
  message.setAttribute("role", "alert");
  message.append(element("h1", words.title), element("p", words.text), again);
  node.replaceChildren(message);
}

/** The reader's own choice of light or dark, before the program is there to apply it. */
function applyTheme() {
  try {
    const settings = localStorage.getItem("in-fase.settings") ?? "";
    const [, theme] = /theme=(light|dark)/.exec(settings) ?? [];
    if (theme) document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is refused; the system's theme stands, and the program says so.
  }
}

applyTheme();
const node = document.querySelector("#app");
try {
  const program = await import("./pkg/in_fase.js");
  await program.default();
  program.mount(node);
} catch (error) {
  console.error(error);
  sayThatItFailed(node);
}
