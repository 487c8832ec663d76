// Keeps the page, so that a game against the computer needs no connection. Responses are kept with
// their headers: the page stays isolated (COOP, COEP) when it comes from here.
const NAME = "palisade-HASH";
const FILES = [/*FILES*/];
const PAGE = "/";

addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(NAME);
    await cache.addAll([PAGE, "/icon.svg", ...FILES]);
    await skipWaiting();
  })());
});

addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    for (const name of await caches.keys()) {
      if (name !== NAME) await caches.delete(name);
    }
    await clients.claim();
  })());
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  if (url.pathname.startsWith("/page/") || url.pathname === "/icon.svg") {
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)));
  } else if (request.mode === "navigate") {
    // The newest page where there is a connection, the kept one where there is none.
    event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  }
});
