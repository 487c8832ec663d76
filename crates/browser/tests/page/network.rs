//! Bad networks: what was cut is noticed, and no move is lost or made twice.

use browser::{Page, TcpProxy, Viewport};
use serde_json::json;

use crate::fixture;
use crate::online::{create_table, join, play, wait_for_plies};

const OPPONENT_IS_OFFLINE: &str = "return [...document.querySelectorAll('.seats small')].some((line) => line.innerText === 'offline')";

/// A connection that is cut without a word is noticed by both players; the move made meanwhile is
/// marked, and made once when the connection is back.
#[test]
fn a_cut_connection_is_noticed_and_its_move_made_once() {
    let fixture = fixture();
    let proxy = TcpProxy::start(fixture.server.port());
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let ben = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let link = create_table(&ada, &fixture.server.url(), "quoridor");
    join(&ben, &link.replace(&fixture.server.url(), &proxy.url()));
    play(&ada, "e2");
    wait_for_plies(&ben, 1);

    proxy.cut();
    play(&ben, "e8");
    ben.wait_for(".banner.unsent");
    assert!(ben.text(".banner").contains("e8"), "{}", ben.text(".banner"));
    ben.wait_for(".board .unsent-mark");
    ada.wait_until("offline", OPPONENT_IS_OFFLINE);
    assert_eq!(ada.count(".ply"), 1);

    // What the old connection still holds arrives together with what the new one repeats.
    proxy.mend();
    wait_for_plies(&ada, 2);
    ben.wait_until("connected", "return !document.querySelector('.banner')");
    wait_for_plies(&ben, 2);
    assert_eq!(ben.count(".unsent-mark"), 0);
    ada.wait_until("back", &OPPONENT_IS_OFFLINE.replace("return", "return !"));
    play(&ada, "e3");
    wait_for_plies(&ben, 3);
    play(&ben, "e7");
    wait_for_plies(&ada, 4);
}

/// The device says at once that it is offline, and when it is back.
#[test]
fn an_offline_device_is_told_at_once() {
    let fixture = fixture();
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let ben = Page::open(&fixture.chromium, Viewport::DESKTOP);
    join(&ben, &create_table(&ada, &fixture.server.url(), "quoridor"));
    ada.wait_for(".status.own");
    let set_offline = |offline: bool| {
        ada.cdp("Network.enable", json!({}));
        ada.cdp(
            "Network.emulateNetworkConditions",
            json!({"offline": offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}),
        );
    };
    for (width, height) in [(1366, 768), (375, 667), (667, 375), (768, 1024)] {
        ada.resize(width, height);
        let places = "window.scrollTo(0, 0); return ['.table .board', '.seats.top', '.seats.bottom'] \
            .map((part) => document.querySelector(part).getBoundingClientRect()) \
            .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))";
        let before = ada.evaluate(places, json!([]));
        set_offline(true);
        ada.wait_for(".banner");
        ada.wait_until(
            "the status says so",
            "return document.querySelector('.status').innerText.includes('No connection')",
        );
        assert_eq!(ada.evaluate(places, json!([])), before, "{width}x{height}");
        let covers = "const banner = document.querySelector('.banner').getBoundingClientRect(); \
            return ['.table .board', '.seats.top', '.seats.bottom'].filter((part) => { \
                const r = document.querySelector(part).getBoundingClientRect(); \
                return r.left < banner.right - 1 && banner.left < r.right - 1 \
                    && r.top < banner.bottom - 1 && banner.top < r.bottom - 1 })";
        assert_eq!(ada.evaluate(covers, json!([])), json!([]), "{width}x{height}");
        set_offline(false);
        ada.wait_until("connected", "return !document.querySelector('.banner')");
    }
    set_offline(true);
    ada.wait_for(".banner");
    set_offline(false);
    ada.wait_until("connected", "return !document.querySelector('.banner')");
    play(&ada, "e2");
    wait_for_plies(&ben, 1);
}

/// Answers the next move with a refusal of the page's own making, or changes what is sent.
fn tamper_with_next_move(page: &Page<'_>, change: &str) {
    let script = format!(
        "const send = WebSocket.prototype.send; \
         WebSocket.prototype.send = function (text) {{ \
           const message = JSON.parse(text); \
           if (message.say !== 'act' || message.do !== 'move') return send.call(this, text); \
           WebSocket.prototype.send = send; window.tampered = true; {change} \
         }}"
    );
    page.evaluate(&script, json!([]));
}

/// A move that the server cannot take at the moment is sent again.
#[test]
fn a_move_is_repeated_after_503() {
    let fixture = fixture();
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let ben = Page::open(&fixture.chromium, Viewport::DESKTOP);
    join(&ben, &create_table(&ada, &fixture.server.url(), "quoridor"));
    ada.wait_for(".status.own");
    tamper_with_next_move(
        &ada,
        "window.banners = []; \
         new MutationObserver(() => window.banners.push(document.querySelector('.banner')?.innerText ?? '')) \
           .observe(document.body, { childList: true, subtree: true, characterData: true }); \
         const { table, nonce } = message, reason = { status: 503, key: 'server-storage' }; \
         this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ say: 'refused', table, nonce, reason }) }));",
    );
    play(&ada, "e2");
    wait_for_plies(&ben, 1);
    assert_eq!(ada.evaluate("return window.tampered", json!([])), true);
    let told = "return window.banners.some((text) => text.includes('e2'))";
    assert_eq!(ada.evaluate(told, json!([])), true, "the move is told to be on its way");
    ada.wait_until("done", "return !document.querySelector('.banner')");
    assert_eq!(ada.count(".ply"), 1);
}

/// A move that was on its way when something else happened is played, as long as the position is the same:
/// an opponent's offer keeps nobody from moving.
#[test]
fn a_move_is_played_whatever_else_has_happened_in_the_position() {
    let fixture = fixture();
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let ben = Page::open(&fixture.chromium, Viewport::DESKTOP);
    join(&ben, &create_table(&ada, &fixture.server.url(), "quoridor"));
    ada.wait_for(".status.own");
    play(&ada, "e2");
    ben.wait_for(".status.own");
    play(&ben, "e8");
    ada.wait_for(".status.own");
    ben.click_button("Offer a draw");
    ada.wait_for(".offer");
    tamper_with_next_move(
        &ada,
        "send.call(this, JSON.stringify({ ...message, seq: message.seq - 1 }));",
    );
    play(&ada, "e3");
    wait_for_plies(&ben, 3);
    assert_eq!(ada.evaluate("return window.tampered", json!([])), true);
    wait_for_plies(&ada, 3);
    assert_eq!(ada.text(".notice"), "");
}

/// Where the game has moved on, the move is handed back with a reason.
#[test]
fn a_move_that_comes_too_late_is_handed_back() {
    let fixture = fixture();
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let ben = Page::open(&fixture.chromium, Viewport::DESKTOP);
    join(&ben, &create_table(&ada, &fixture.server.url(), "quoridor"));
    ada.wait_for(".status.own");
    // The move goes out twice under two nonces: the second one finds the first in its place.
    tamper_with_next_move(
        &ada,
        "send.call(this, JSON.stringify({ ...message, nonce: 'other', word: 'd1' })); send.call(this, text);",
    );
    play(&ada, "e2");
    ada.wait_for_text("Your move e2 was not played");
    wait_for_plies(&ben, 1);
    assert_eq!(ada.count(".ply"), 1);
}

/// The token is in a cookie that no script can read; one that an earlier version stored goes there.
#[test]
fn no_script_can_read_the_token() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    create_table(&page, &fixture.server.url(), "quoridor");
    let reachable =
        "return JSON.stringify(localStorage) + JSON.stringify(sessionStorage) + document.cookie";
    let reachable = page.evaluate(reachable, json!([]));
    assert!(!reachable.as_str().is_some_and(|text| text.contains("token")), "{reachable}");

    let other = Page::open(&fixture.chromium, Viewport::DESKTOP);
    other.goto(&fixture.server.url());
    other.wait_for(".shelf");
    let id = other.evaluate_async(
        "const done = arguments[0]; \
         fetch('/api/v1/guests', { method: 'POST', credentials: 'omit', body: '{}', headers: { 'content-type': 'application/json' } }) \
           .then((answer) => answer.json()) \
           .then(({ you, token }) => { \
             localStorage.setItem('palisade.token', token); localStorage.setItem('palisade.me', you.id); done(you.id); \
           })",
    );
    other.reload();
    other.wait_for(".shelf");
    assert_eq!(
        other.evaluate("return localStorage.getItem('palisade.token')", json!([])),
        json!(null)
    );
    let now = other.evaluate_async(
        "const done = arguments[0]; fetch('/api/v1/me').then((answer) => answer.json()).then(({ id }) => done(id))",
    );
    assert_eq!(now, id);
}

#[test]
fn an_unknown_table_is_told() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.goto(&format!("{}/t/nowhere", fixture.server.url()));
    page.wait_for_text("Table not found");
    page.click_button("Play");
    page.wait_for(".shelf");
}
