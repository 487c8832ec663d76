// Service worker: precaches the page, so that a game against the computer works offline. Responses
// are cached with their headers: the page stays cross-origin isolated (COOP, COEP) when served from
// the cache.
const CACHE = "palisade-HASH";
const FILES = [/*FILES*/];
const PAGE = "/";

addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll([PAGE, "/icon.svg", ...FILES]);
    await skipWaiting();
  })());
});

addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name !== CACHE) await caches.delete(name);
    }
    await clients.claim();
  })());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  if (url.pathname.startsWith("/page/") || url.pathname === "/icon.svg") {
    event.respondWith(caches.match(request).then((cached) => cached ?? fetch(request)));
  } else if (request.mode === "navigate") {
    // Network first, the cache when offline.
    event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  }
});
