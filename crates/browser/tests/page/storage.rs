//! Browsers that store nothing, have no room left, or accept no cookies.

use browser::{Page, Viewport};
use serde_json::json;

use crate::online::{open_table, play, wait_for_plies};
use crate::{fixture, type_move};

const NOT_KEPT: &str = "lasts only while this page is open";

/// Nothing may be stored.
pub(crate) const BLOCKED: &str = "for (const name of ['localStorage', 'sessionStorage']) \
    Object.defineProperty(window, name, { get() { throw new DOMException('blocked', 'SecurityError'); } }); \
    Object.defineProperty(window, 'indexedDB', { get() { throw new DOMException('blocked', 'SecurityError'); } });";
/// There is no room for anything.
const FULL: &str =
    "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };";
/// There is room for a few letters, and not for what the page keeps.
const NEARLY_FULL: &str = "const usual = Storage.prototype.setItem; \
    Storage.prototype.setItem = function (key, text) { \
      if (this === localStorage && text.length > 1) throw new DOMException('full', 'QuotaExceededError'); \
      usual.call(this, key, text); };";

/// No cookie is kept or sent.
const COOKIELESS: &str = "Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }); \
    const usualFetch = window.fetch; \
    window.fetch = (request) => usualFetch(new Request(request, { credentials: 'omit' }));";

/// Runs a script before the page's own, on every load.
pub(crate) fn before_each_load(page: &Page<'_>, script: &str) {
    page.cdp("Page.enable", json!({}));
    page.cdp("Page.addScriptToEvaluateOnNewDocument", json!({"source": script}));
}

#[test]
fn a_game_is_played_where_the_browser_stores_nothing() {
    let fixture = fixture();
    for script in [BLOCKED, FULL, NEARLY_FULL] {
        let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
        before_each_load(&page, script);
        page.goto(&format!("{}/new/quoridor", fixture.server.url()));
        page.click_button("Start");
        page.wait_for(".status.own");
        page.wait_for_text(NOT_KEPT);
        type_move(&page, "e2");
        page.wait_until(
            "the computer answers",
            "return document.querySelectorAll('.ply').length >= 2",
        );
        // It is among the games while the page is open.
        page.click(".brand");
        page.wait_for("[aria-labelledby=continue] .games li, .continue .games li");
        page.click(".continue .games .grow");
        page.wait_for(".status.own");
        assert_eq!(page.console_errors(), Vec::<String>::new());
    }
}

#[test]
fn a_game_that_is_stored_is_not_said_to_be_lost() {
    let fixture = fixture();
    let page =
        crate::open_game(&fixture, Viewport::DESKTOP, "palisade 1\ngame quoridor\nseats 2\n");
    page.wait_for(".status.own");
    type_move(&page, "e2");
    page.wait_until("a ply", "return document.querySelectorAll('.ply').length == 1");
    assert_eq!(page.count(".not-kept"), 0);
}

/// Settings, lessons, puzzles, analyses and games: whoever uses them is told once that they will be gone.
#[test]
fn every_page_that_keeps_something_says_where_it_cannot() {
    let fixture = fixture();
    for script in [BLOCKED, FULL] {
        let page = Page::open(&fixture.chromium, Viewport::PHONE);
        before_each_load(&page, script);
        for path in ["settings", "learn", "puzzles", "games", "analysis"] {
            page.goto(&format!("{}/{path}", fixture.server.url()));
            page.wait_for("h1, .table .board");
            if path == "analysis" {
                page.click(".kept summary");
            }
            page.wait_for_text(NOT_KEPT);
            assert_eq!(page.count(".not-kept"), 1, "{path}");
            assert_eq!(page.console_errors(), Vec::<String>::new(), "{path}");
        }
    }
}

/// Who one is at a table is said by the cookie, whatever the browser has room for.
#[test]
fn an_online_game_goes_on_after_a_reload_where_storage_is_full() {
    let fixture = fixture();
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let ben = Page::open(&fixture.chromium, Viewport::DESKTOP);
    for page in [&ada, &ben] {
        before_each_load(page, FULL);
    }
    open_table(&fixture.server.url(), "quoridor", &ada, &ben);
    play(&ada, "e2");
    play(&ben, "e8");
    for page in [&ada, &ben] {
        page.reload();
        wait_for_plies(page, 2);
    }
    play(&ada, "e3");
    wait_for_plies(&ben, 3);
}

#[test]
fn people_without_cookies_play_online_by_the_tabs_own_session() {
    let fixture = fixture();
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let ben = Page::open(&fixture.chromium, Viewport::DESKTOP);
    before_each_load(&ada, COOKIELESS);
    open_table(&fixture.server.url(), "quoridor", &ada, &ben);
    let cookies = ada.cdp("Network.getCookies", json!({}));
    assert_eq!(cookies["cookies"], json!([]));
    play(&ada, "e2");
    play(&ben, "e8");
    wait_for_plies(&ada, 2);
    // A reload is the same tab.
    ada.reload();
    wait_for_plies(&ada, 2);
    play(&ada, "e3");
    wait_for_plies(&ben, 3);
}

/// Whoever blocks all cookies blocks all storage with them: one plays for as long as the page is open.
#[test]
fn people_without_cookies_and_storage_play_online_while_the_page_is_open() {
    let fixture = fixture();
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let ben = Page::open(&fixture.chromium, Viewport::PHONE);
    for page in [&ada, &ben] {
        before_each_load(page, COOKIELESS);
        before_each_load(page, BLOCKED);
    }
    open_table(&fixture.server.url(), "quoridor", &ada, &ben);
    for (mover, word) in [(&ada, "e2"), (&ben, "e8"), (&ada, "e3")] {
        play(mover, word);
    }
    for page in [&ada, &ben] {
        wait_for_plies(page, 3);
        assert_eq!(page.console_errors(), Vec::<String>::new());
    }
}
