// Servers of two versions that answer in turns can give a page whose own files are gone. It reloads,
// but not again soon: what comes after that is not a matter of versions. The page itself, once it
// runs, goes by the same time (`upgrade`).
const RELOADED_AT = "palisade.reloaded-at";

function reloadOnce() {
  const since = Math.abs(Date.now() - Number(sessionStorage.getItem(RELOADED_AT)));
  if (since < 60_000) return;
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
}

// Failed scripts and style sheets send their error to themselves alone: it is caught on its way.
addEventListener("error", ({ target }) => {
  if ((target.src ?? target.href)?.includes("/page/")) reloadOnce();
}, true);
