// Loads the program and mounts it. The only script of the page; there is none inline.
// Until the program is there, and if it never comes, the page shows the turn that stands in index.html.

const LANGUAGES = ["it", "fr", "en"];
const root = document.documentElement;

/** What the reader set on an earlier visit. */
function settings() {
  try {
    return localStorage.getItem("in-fase.settings") ?? "";
  } catch {
    // Storage is refused; the program says so.
    return "";
  }
}

/** The language of the address, or else the one chosen before, or else the reader's first that the interface speaks. */
function language() {
  const named = [location.hash, `&${settings()}`].map((text) => /[?&]lang=(\w+)/.exec(text)?.[1]);
  const spoken = navigator.languages.map((tag) => tag.split("-")[0]);
  return [...named, ...spoken].map((tag) => tag?.toLowerCase()).find((tag) => LANGUAGES.includes(tag)) ?? "it";
}

/** The reader's own choice of light or dark, before the program is there to apply it. */
function theme() {
  return /theme=(light|dark)/.exec(settings())?.[1];
}

/**
 * Once the turn has been painted; the program, which is large, must not keep the network from it. A tab that nobody sees and a frame
 * in another page need not be painted at all, and do not wait; nobody waits for ever.
 */
const painted = () =>
  new Promise((resolve) => {
    const isSeen = window.parent === window && !document.hidden;
    if (!isSeen || !PerformanceObserver.supportedEntryTypes.includes("paint")) return resolve();
    const paints = new PerformanceObserver((seen) => seen.getEntriesByName("first-contentful-paint").forEach(resolve));
    paints.observe({ type: "paint", buffered: true });
    document.addEventListener("visibilitychange", resolve, { once: true });
    setTimeout(resolve, 5000);
  });

/** When the browser has had its turn. */
const rested = () => new Promise((resolve) => setTimeout(resolve));

// Whoever has been here before has the program at once, and no use for the turn that would flash by.
const isKept = Boolean(navigator.serviceWorker?.controller);

root.lang = language();
if (theme()) root.dataset.theme = theme();
root.dataset.boot = isKept ? "again" : "loading";

const node = document.querySelector("#app");
const early = [...node.cloneNode(true).childNodes];
try {
  if (!isKept) await painted();
  const program = await import("./pkg/in_fase.js");
  await program.default();
  // What the reader did meanwhile comes first.
  await rested();
  program.mount(node);
  delete root.dataset.boot;
  // Only now: keeping the page for later must not delay it.
  import("./offline.js");
} catch (error) {
  console.error(error);
  node.replaceChildren(...early);
  const failed = node.querySelector(".early__failed");
  failed?.removeAttribute("hidden");
  failed?.querySelector("button")?.addEventListener("click", () => location.reload());
  root.dataset.boot = "failed";
}
