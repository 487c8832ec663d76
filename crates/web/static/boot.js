import init, { start } from "./palisade.js";

// The folder's name is a hash of its content, so the page learns at run time where its files are.
const assetBase = new URL(".", import.meta.url).pathname;
await init();
await start(assetBase);
document.getElementById("boot")?.remove();

if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("/sw.js").catch(() => {});
}
