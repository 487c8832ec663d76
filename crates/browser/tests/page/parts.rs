use browser::{Page, TestServer, VersionProxy, Viewport};
use serde_json::json;

use crate::{fixture, type_move};

/// Home, and play against the computer, ask for nothing but the files of the first load, whose
/// weight another test limits.
#[test]
fn home_and_play_need_the_first_load_alone() {
    let fixture = fixture();
    // Nobody plays there: a live game to watch is a part of its own.
    let server = TestServer::start();
    let proxy = VersionProxy::start(server.port());
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.goto(&proxy.url());
    page.wait_for(".shelf");
    page.click(".hero .button.main");
    page.wait_for(".table .board");
    page.wait_for(".status.own");
    // The computer may have begun, with a fence in front of the pawn.
    let begun = "return document.querySelector('.ply')?.innerText.trim() ?? ''";
    let begun = page.evaluate(begun, json!([]));
    let is_blocked = begun == "d1h" || begun == "e1h";
    type_move(&page, if is_blocked { "d1" } else { "e2" });
    page.wait_until("the answer", "return document.querySelectorAll('.ply').length > 1");
    let script = "return fetch('/sw.js').then(r => r.text())";
    let first_load = page.evaluate(script, json!([]));
    let first_load = first_load.as_str().expect("the service worker");
    for path in proxy.requests().iter().filter(|path| path.starts_with("/page/")) {
        assert!(first_load.contains(path), "{path}");
    }
}

#[test]
fn a_part_is_fetched_when_it_is_first_opened() {
    let fixture = fixture();
    let proxy = VersionProxy::start(fixture.server.port());
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.goto(&proxy.url());
    page.wait_for(".shelf");
    let fetched = |name: &str| proxy.requests().iter().filter(|p| p.contains(name)).count();
    for (part, opened) in
        [("settings", ".form"), ("rules/quoridor", "figure"), ("new/quoridor", ".form .segmented")]
    {
        let file = format!("split_{}", part.split('/').next().unwrap_or_default());
        let file = file.replace("rules", "rulebook").replace("_new", "_new_game");
        assert_eq!(fetched(&file), 0, "{file} before it is opened");
        page.click(&format!("a[href='/{part}']"));
        page.wait_for(opened);
        assert_eq!(fetched(&file), 1, "{file}");
        page.click("a.brand");
        page.wait_for(".shelf");
    }
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn a_part_that_takes_long_shows_that_it_loads() {
    let fixture = fixture();
    let proxy = VersionProxy::start(fixture.server.port());
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.goto(&proxy.url());
    page.wait_for(".shelf");
    proxy.hold("split_rulebook");
    page.click("a[href='/rules/quoridor']");
    page.wait_for(".part-loading[role=status]");
    assert_eq!(page.count(".book"), 0);
    proxy.release();
    page.wait_for(".book figure");
    assert_eq!(page.count(".part-loading"), 0);
}

#[test]
fn a_part_that_does_not_come_can_be_tried_again() {
    let fixture = fixture();
    let proxy = VersionProxy::start(fixture.server.port());
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.goto(&proxy.url());
    page.wait_for(".shelf");
    proxy.refuse("split_settings");
    page.click("a[href='/settings']");
    page.wait_for(".part-failed");
    proxy.release();
    page.click(".part-failed button");
    page.wait_for(".form");
}

/// What a player needs is no part that could be missing.
#[test]
fn the_goal_and_the_legend_need_no_part() {
    let fixture = fixture();
    let proxy = VersionProxy::start(fixture.server.port());
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.goto(&proxy.url());
    page.wait_for(".shelf");
    proxy.refuse("split_");
    page.click(".hero .button.main");
    page.wait_for(".table .board");
    page.click_button("Goal");
    page.wait_for("dialog[open] .legend li");
}

/// Without a connection there is what was opened before, and the computer to play against.
#[test]
fn what_was_opened_is_there_offline() {
    let fixture = fixture();
    let proxy = VersionProxy::start(fixture.server.port());
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.goto(&proxy.url());
    page.wait_for(".shelf");
    page.evaluate_async(
        "const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true))",
    );
    page.click("a[href='/rules/quoridor']");
    page.wait_for(".book figure");
    // What the page fetched before the service worker was there is kept by it as well.
    page.wait_until(
        "the rulebook is kept",
        "return caches.match(document.querySelector('script[type=module]').src.replace('boot.js', 'rulebook/en/quoridor.md')).then(r => !!r)",
    );
    proxy.disconnect();
    page.goto(&format!("{}/rules/quoridor", proxy.url()));
    page.wait_for(".book figure");
    page.click("a[href='/settings']");
    page.wait_for(".part-failed");
    page.click("a.brand");
    page.wait_for(".shelf");
    page.click(".hero .button.main");
    page.wait_for(".status.own");
    type_move(&page, "e2");
    page.wait_until("a game", "return document.querySelectorAll('.ply').length > 1");
}

/// A service worker of one version never keeps the document of another.
#[test]
fn two_versions_are_not_mixed() {
    let fixture = fixture();
    let proxy = VersionProxy::start(fixture.server.port());
    proxy.upgrade_service_worker_only();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.goto(&proxy.url());
    page.wait_for(".shelf");
    let kept = page.evaluate_async(
        "const done = arguments[0]; \
         navigator.serviceWorker.register('/sw.js').then((registration) => { \
           const worker = registration.installing ?? registration.waiting ?? registration.active; \
           const look = () => { if (['redundant', 'activated'].includes(worker.state)) \
             caches.match('/').then((page) => done([worker.state, !!page])); }; \
           worker.addEventListener('statechange', look); look(); \
         }).catch((error) => done(['redundant', String(error)]))",
    );
    assert_eq!(kept[0], "redundant", "{kept}");
    assert_ne!(kept[1], true, "{kept}");
}
