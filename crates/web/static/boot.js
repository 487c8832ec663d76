import init, { start } from "./palisade.js";

// The folder's name changes with its content, so the page tells Rust where it was loaded from.
const here = new URL(".", import.meta.url).pathname;
await init();
await start(here);
document.getElementById("boot")?.remove();

if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("/sw.js").catch(() => {});
}
