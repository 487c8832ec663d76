import init, { start } from "./palisade.js";

// The folder's name is a hash of its content, so the page learns at run time where its files are.
const assetBase = new URL(".", import.meta.url).pathname;
await init().catch((error) => {
  reloadOnce();
  throw error;
});
await start(assetBase);
document.getElementById("boot")?.remove();

if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("/sw.js").catch(() => {});
  // What was fetched before the service worker took over is kept as well.
  navigator.serviceWorker.ready.then(({ active }) => {
    const opened = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    active.postMessage({ opened: opened.filter((path) => path.startsWith(assetBase)) });
  });
}
