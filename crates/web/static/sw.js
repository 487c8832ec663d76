// Service worker: keeps one version of the page for offline use, what the first load needs from the
// start and every other file once it was opened. A file's path has the version's hash in it, and
// index.html is kept only if it names the same one, so that what is served is never half of two
// versions. Responses are kept with their headers: the page stays cross-origin isolated (COOP, COEP)
// when served from here.
const VERSION = "HASH";
const CACHE = `palisade-${VERSION}`;
const FOLDER = `/page/${VERSION}/`;
const FIRST_LOAD = [/*FILES*/];
const PAGE = "/";
const ROOT_FILES = ["/icon.svg", "/recover.js"];

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => event.waitUntil(keep(event.data.opened ?? [])));
addEventListener("push", (event) => event.waitUntil(told(event.data)));
addEventListener("notificationclick", (event) => event.waitUntil(opened(event.notification)));
addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api")) return;
  if (url.pathname.startsWith("/page/") || ROOT_FILES.includes(url.pathname)) {
    event.respondWith(file(request, url.pathname));
  } else if (request.mode === "navigate") {
    // Network first, what is kept when offline.
    event.respondWith(fetch(request).catch(async () => (await caches.open(CACHE)).match(PAGE)));
  }
});

// While servers of two versions answer in turns, index.html may come from the other one: then the
// installation fails, and the browser tries it again at the next visit.
async function install() {
  const cache = await caches.open(CACHE);
  const page = await fetch(PAGE, { cache: "reload" });
  if (!page.ok || !(await page.clone().text()).includes(FOLDER)) throw new Error("another version");
  await cache.addAll([...ROOT_FILES, ...FIRST_LOAD]);
  await cache.put(PAGE, page);
  await skipWaiting();
}

// The version before this one stays, for pages that are still open.
async function activate() {
  const names = (await caches.keys()).filter((name) => name.startsWith("palisade-") && name !== CACHE);
  for (const name of names.slice(0, -1)) await caches.delete(name);
  await clients.claim();
}

async function file(request, path) {
  const kept = (await (await caches.open(CACHE)).match(request)) ?? (await caches.match(request));
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && path.startsWith(FOLDER)) {
    const copy = response.clone();
    caches.open(CACHE).then((cache) => cache.put(path, copy)).catch(() => {});
  }
  return response;
}

// What the page had opened before it was under this worker's control.
async function keep(paths) {
  const cache = await caches.open(CACHE);
  for (const path of paths) {
    if (path.startsWith(FOLDER) && !(await cache.match(path))) await cache.add(path).catch(() => {});
  }
}

// A message from the server: a finished sentence in the language of this browser. Whoever looks at its table sees it there.
async function told(data) {
  const { title, body, path, tag } = data.json();
  const tabs = await clients.matchAll({ type: "window" });
  if (tabs.some((tab) => tab.focused && new URL(tab.url).pathname.endsWith(path))) return;
  await navigator.setAppBadge?.().catch(() => {});
  // What a page in the background has just shown takes the words of this one, without another sound.
  const shown = await registration.getNotifications({ tag });
  const renotify = !shown.some(({ timestamp }) => timestamp > Date.now() - 180_000);
  await registration.showNotification(title, { body, tag, icon: "/icon-192.png", data: path, renotify });
}

// A notification that was clicked: its table comes to the front, in a tab that shows it, else in any, else in a
// new one.
async function opened(notification) {
  notification.close();
  const tabs = await clients.matchAll({ type: "window" });
  const shows = (tab) => new URL(tab.url).pathname.endsWith(notification.data);
  const tab = tabs.find(shows) ?? tabs[0];
  if (!tab) return clients.openWindow(notification.data);
  // A browser that does not let a page come to the front shows it where it is.
  await tab.focus().catch(() => {});
  if (!shows(tab)) await tab.navigate(notification.data);
}
