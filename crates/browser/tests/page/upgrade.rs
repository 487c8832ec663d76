use browser::{Page, VersionProxy, Viewport};
use game::Position as _;
use rules::GameRecord;
use serde_json::json;

use crate::fixture;
use crate::storage::{BLOCKED, before_each_load};

/// PAC-MAN enters two squares a turn: one is half a move.
const RECORD: &str = "palisade 1\ngame pacman\nseats 2\n";

/// The button for the rules beside the board.
const RULES_BUTTON: &str = ".icons .button";

/// The first square of a move that enters several.
fn first_square() -> String {
    let record = GameRecord::parse(RECORD).expect("a record");
    let mut moves = Vec::new();
    record.record.position().legal_moves(&mut moves);
    let word = moves.iter().map(ToString::to_string).find(|word| word.contains('-'));
    word.expect("a long move").split('-').next().unwrap_or_default().to_owned()
}

/// The hash of the page that is open.
fn open_hash(page: &Page<'_>) -> String {
    let src = page.evaluate("return document.querySelector('script[type=module]').src", json!([]));
    src.as_str().unwrap_or_default().split('/').nth(4).unwrap_or_default().to_owned()
}

/// A page whose parts are gone reloads by itself, with the game and the half-entered move; it does
/// not do so again and again.
#[test]
fn an_upgrade_reloads_the_page_once_and_loses_nothing() {
    let fixture = fixture();
    let proxy = VersionProxy::start(fixture.server.port());
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.reduce_motion();
    // "So soon" is however long the machine takes: the clock stands still.
    page.cdp(
        "Page.addScriptToEvaluateOnNewDocument",
        json!({"source": "const now = Date.now(); Date.now = () => Number(sessionStorage.now ??= now)"}),
    );
    page.goto(&proxy.url());
    page.wait_for(".shelf");
    page.evaluate("localStorage.setItem('palisade.game.test', arguments[0])", json!([RECORD]));
    page.goto(&format!("{}/play/test", proxy.url()));
    page.wait_for(".status.own");

    // The first square of the path, and a word that is not sent.
    let (x, y) = page.board_point(&first_square());
    page.click_at(x, y);
    page.wait_until(
        "half a move",
        "return document.querySelectorAll('.actions button').length > 1",
    );
    page.click(".typed input");
    page.type_text("e5-e");
    let entered = page.text(".actions");

    proxy.upgrade();
    let (before, after) = (open_hash(&page), proxy.hash());
    assert_ne!(before, after);
    page.click(RULES_BUTTON);
    page.wait_until(
        "the new version",
        &format!("return document.querySelector('script[type=module]')?.src.includes('{after}')"),
    );
    page.wait_for(".table .board");
    page.wait_until(
        "the half-entered move",
        "return document.querySelectorAll('.actions button').length > 1",
    );
    assert_eq!(page.text(".actions"), entered);
    let typed = page.evaluate("return document.querySelector('.typed input').value", json!([]));
    assert_eq!(typed, "e5-e");
    // The new version has its rulebook.
    page.click(RULES_BUTTON);
    page.wait_for("dialog figure");
    page.click("dialog .close");

    // Another version so soon looks like two servers that answer in turns: no reload, but a word.
    page.evaluate("window.same = true", json!([]));
    proxy.upgrade();
    page.click("a.brand");
    page.wait_for(".shelf");
    page.click("a[href='/settings']");
    page.wait_for(".part-failed");
    assert_eq!(page.evaluate("return window.same ?? false", json!([])), true);
    assert_eq!(open_hash(&page), after);
}

/// A tab that stores nothing could not tell one reload from many, and would lose its games.
#[test]
fn an_upgrade_reloads_no_page_that_stores_nothing() {
    let fixture = fixture();
    let proxy = VersionProxy::start(fixture.server.port());
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    before_each_load(&page, BLOCKED);
    page.goto(&proxy.url());
    page.wait_for(".shelf");
    page.evaluate("window.same = true", json!([]));
    proxy.upgrade();
    page.click("a[href='/settings']");
    page.wait_for(".part-failed");
    assert_eq!(page.evaluate("return window.same ?? false", json!([])), true);
}

/// A document of one version whose files are gone reloads once, and no more.
#[test]
fn a_page_without_its_files_reloads_once() {
    let fixture = fixture();
    let proxy = VersionProxy::start(fixture.server.port());
    proxy.refuse("/boot.js");
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.goto(&proxy.url());
    let count = |path: &str| proxy.requests().iter().filter(|p| p.ends_with(path)).count();
    page.wait_until(
        "a second attempt",
        "return performance.getEntriesByType('navigation')[0].type === 'reload' && document.readyState === 'complete'",
    );
    assert_eq!(count("/boot.js"), 2);
    proxy.release();
    page.reload();
    page.wait_for(".shelf");
    assert_eq!(count("/boot.js"), 3);
}
