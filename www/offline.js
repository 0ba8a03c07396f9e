// Keeps the page for use without a network, and tells when a newer version is ready. Nothing changes under the reader's hands:
// the newer version takes over when he asks for it, or when the page is opened next.

const READY = "infase:update-ready";
const TAKE = "infase:take-update";

/** Tells the page that a worker waits, and lets it take over when the page asks. */
function offer(worker) {
  window.dispatchEvent(new Event(READY));
  window.addEventListener(TAKE, () => worker.postMessage({ type: "SKIP_WAITING" }), { once: true });
}

async function keep() {
  const isUpdate = () => navigator.serviceWorker.controller !== null;
  const registration = await navigator.serviceWorker.register("sw.js");
  if (registration.waiting && isUpdate()) offer(registration.waiting);
  registration.addEventListener("updatefound", () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && isUpdate()) offer(worker);
    });
  });
  // The newer version has been asked for: everything of the page comes from it.
  let asked = false;
  window.addEventListener(TAKE, () => (asked = true));
  navigator.serviceWorker.addEventListener("controllerchange", () => asked && location.reload());
}

if ("serviceWorker" in navigator) {
  // Where it is refused, by a private window say, the page works all the same, but not without a network.
  keep().catch((error) => console.info("In Fase is not kept for use without a network:", error.message));
}
