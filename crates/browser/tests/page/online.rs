use browser::{Page, TcpProxy, TestServer, Viewport};
use serde_json::json;

use crate::fixture;
use crate::layout::LANGUAGES;
use crate::phones::off_screen;

fn click_board(page: &Page<'_>, word: &str) {
    let (x, y) = page.board_point(word);
    page.click_at(x, y);
}

/// Waits until the move list has that many plies.
pub(crate) fn wait_for_plies(page: &Page<'_>, count: usize) {
    page.wait_until(
        &format!("{count} moves"),
        &format!("return document.querySelectorAll('.ply').length === {count}"),
    );
}

/// Waits for the turn of the person on that page and plays `word` by typing it.
pub(crate) fn play(mover: &Page<'_>, word: &str) {
    mover.wait_for(".status.own");
    mover.click(".typed input");
    mover.type_text(word);
    mover.click(".typed button");
}

/// Creates a table for two, where the creator sits and starts; returns its link.
pub(crate) fn create_table(page: &Page<'_>, server_url: &str, game: &str) -> String {
    page.goto(&format!("{server_url}/friend/{game}"));
    page.wait_for_text("Create table");
    // Player 1 starts where that is a choice, so that the words of tests are legal.
    page.evaluate(
        "const g = document.querySelector('[aria-label=\"Who starts?\"]'); g?.querySelectorAll('button')[1].click()",
        json!([]),
    );
    page.click_button("Create table");
    page.wait_for(".invite .qr");
    let link = page.evaluate("return document.querySelector('.invite .link').value", json!([]));
    link.as_str().expect("a link").to_owned()
}

/// Follows the link of a table and takes the other seat.
pub(crate) fn join(page: &Page<'_>, link: &str) {
    page.goto(link);
    page.wait_for(".invite .join");
    page.click(".invite .join");
    page.wait_until("the game begins", "return !document.querySelector('.invite')");
}

/// Opens a table for two: player 1 is `host`, `guest` joins by the link. Returns the id of the table.
pub(crate) fn open_table(
    server_url: &str,
    game: &str,
    host: &Page<'_>,
    guest: &Page<'_>,
) -> String {
    let link = create_table(host, server_url, game);
    join(guest, &link);
    for page in [host, guest] {
        page.wait_until(
            "the game begins",
            "return document.querySelector('.table .board') && !document.querySelector('.invite')",
        );
    }
    link.rsplit('/').next().unwrap_or_default().to_owned()
}

#[test]
fn two_browsers_play_through_a_reload_a_lost_connection_and_a_restart() {
    let fixture = fixture();
    let mut server = TestServer::start();
    let proxy = TcpProxy::start(server.port());
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let ben = Page::open(&fixture.chromium, Viewport::PHONE);

    let link = create_table(&ada, &server.url(), "quoridor").replace(&server.url(), &proxy.url());
    assert!(link.contains("/t/"), "{link}");
    join(&ben, &link);
    ada.wait_until("the game begins", "return !document.querySelector('.invite')");
    play(&ada, "e2");
    wait_for_plies(&ben, 1);
    play(&ben, "e8");
    wait_for_plies(&ada, 2);

    // A reload loses nothing.
    ada.reload();
    wait_for_plies(&ada, 2);
    play(&ada, "e3");
    wait_for_plies(&ben, 3);

    // A lost connection is shown, and the page reconnects by itself.
    proxy.disconnect();
    ben.wait_for(".banner");
    proxy.reconnect();
    ben.wait_until("reconnected", "return !document.querySelector('.banner')");
    play(&ben, "e7");
    wait_for_plies(&ada, 4);

    // A server that is killed comes back with the whole game.
    server.kill();
    ada.wait_for(".banner");
    server.restart();
    ada.wait_until("reconnected", "return !document.querySelector('.banner')");
    play(&ada, "d4h");
    wait_for_plies(&ben, 5);
    play(&ben, "e6");
    wait_for_plies(&ada, 6);

    // Resigning takes a second click; both players see the result.
    ada.click_button("Resign");
    ada.click_button("Really resign?");
    ada.wait_for_text("You lost");
    ben.wait_for_text("You won");
    // Once both have offered a rematch, both pages go to its table.
    ben.click_button("Rematch");
    ada.click_button("Rematch");
    let another_table =
        format!("return !location.pathname.endsWith({:?})", link.rsplit('/').next().unwrap());
    for page in [&ada, &ben] {
        page.wait_until("another table", &another_table);
        page.wait_until(
            "the game has begun",
            "return document.querySelector('.table .board') && !document.querySelector('.invite')",
        );
    }
}

#[test]
fn a_spectator_sees_the_game_cannot_play_and_is_led_to_the_rematch() {
    let fixture = fixture();
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let link = create_table(&ada, &fixture.server.url(), "quoridor");
    // The level of the computers is chosen where they are asked for.
    ada.evaluate(
        "const level = document.querySelector('.invite input[type=range]'); level.value = 2; \
         level.dispatchEvent(new Event('input', {bubbles: true}))",
        json!([]),
    );
    ada.click_button("Fill open spots with computer players");
    ada.wait_until("the game begins", "return !document.querySelector('.invite')");
    ada.wait_for_text("Buno");
    ada.wait_for_text("level 2 · sees one step at a time");
    let draws = ada.evaluate(
        "return [...document.querySelectorAll('button')].filter((b) => b.textContent == 'Offer a draw').length",
        json!([]),
    );
    assert_eq!(draws, json!(0), "a computer agrees to no draw (T10)");
    let spectator = Page::open(&fixture.chromium, Viewport::DESKTOP);
    spectator.goto(&link);
    spectator.wait_for(".table .board");
    click_board(&spectator, "e2");
    assert_eq!(spectator.count(".target"), 0);
    assert_eq!(spectator.count(".typed"), 0);

    play(&ada, "e2");
    wait_for_plies(&spectator, 2);
    ada.click_button("Resign");
    ada.click_button("Really resign?");
    spectator.wait_for(".result");
    ada.wait_for(".next-level .button");
    assert_eq!(ada.text(".next-level .button"), "One level down: Lumi · level 1");
    assert_eq!(spectator.count(".next-level"), 0, "whoever has not played is offered nothing");
    ada.click_button("Rematch");
    spectator.click_button("Watch the rematch");
    spectator.wait_until(
        "another table",
        &format!("return !location.href.endsWith({:?})", link.rsplit('/').next().unwrap()),
    );
    spectator.wait_for(".table .board");
    assert_eq!(spectator.count(".typed"), 0);
}

/// Does something at a table for the person of a page, which has no button for it.
fn act(page: &Page<'_>, table: &str, action: &str) {
    let status = page.evaluate(
        &format!(
            "const nonce = String(Math.random()); \
             return fetch('/api/v1/tables/{table}/actions', {{ method: 'POST', \
             headers: {{ 'content-type': 'application/json' }}, \
             body: JSON.stringify({{ nonce, {action} }}) }}).then((answer) => answer.status)"
        ),
        json!([]),
    );
    assert_eq!(status, 200, "{action}");
}

/// The sizes of screens at which a question must not move anything.
const SIZES: [(u32, u32); 3] = [(375, 553), (768, 1024), (1366, 768)];

/// Where the parts of the screen are that a question must not move.
fn places(page: &Page<'_>) -> serde_json::Value {
    page.evaluate(
        "window.scrollTo(0, 0); return ['.table .board', '.seats.bottom', '.now', '.saying', '.tools'] \
         .map((part) => document.querySelector(part).getBoundingClientRect()) \
         .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))",
        json!([]),
    )
}

#[test]
fn a_pause_and_a_cancellation_are_answered_and_a_paused_board_is_locked() {
    let fixture = fixture();
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let ben = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let table = open_table(&fixture.server.url(), "quoridor", &ada, &ben);
    play(&ada, "e2");
    play(&ben, "e8");
    wait_for_plies(&ada, 2);
    ada.wait_for(".status.own");

    ada.click_button("Ask for a pause");
    ben.wait_for_text("asks for a pause.");
    assert_eq!(ada.count(".offer"), 0, "who asks is not asked");
    ben.click_button("Accept");
    for page in [&ada, &ben] {
        page.wait_for_text("The game is paused.");
        assert_eq!(page.count(".offer") + page.count(".status.own") + page.count(".target"), 0);
        assert_eq!(page.count(".typed .button:disabled"), 1);
    }
    click_board(&ada, "e3");
    assert_eq!(ada.count(".actions .button"), 1, "only the button that ends the pause");
    ben.click_button("Resume");
    play(&ada, "e3");
    wait_for_plies(&ben, 3);

    let mut plies = 3;
    for ((width, height), (bens, adas)) in
        SIZES.into_iter().zip([("d8", "d3"), ("e8", "e3"), ("d8", "d3")])
    {
        ben.resize(width, height);
        let before = places(&ben);
        act(&ada, &table, "do: 'offer', offer: 'abort'");
        ben.wait_for_text("asks to cancel the game.");
        assert_eq!(places(&ben), before, "{width}x{height}");
        act(&ada, &table, "do: 'decline', offer: 'abort'");
        ben.wait_until("it is withdrawn", "return !document.querySelector('.offer')");
        // Nobody offers the same twice without a move in between.
        play(&ben, bens);
        play(&ada, adas);
        plies += 2;
        wait_for_plies(&ben, plies);
    }
    act(&ada, &table, "do: 'offer', offer: 'abort'");
    ben.click_button("Accept");
    for page in [&ada, &ben] {
        page.wait_for_text("Game cancelled");
    }
}

#[test]
fn a_host_cancels_a_table_that_nobody_came_to() {
    let fixture = fixture();
    let ada = Page::open(&fixture.chromium, Viewport::PHONE);
    let link = create_table(&ada, &fixture.server.url(), "quoridor");
    let ben = Page::open(&fixture.chromium, Viewport::DESKTOP);
    ben.goto(&link);
    ben.wait_for(".invite .button");
    let offers_to_cancel = "return [...document.querySelectorAll('.invite .button')] \
                            .filter((button) => button.textContent === 'Cancel game').length";
    assert_eq!(ben.evaluate(offers_to_cancel, json!([])), 0, "not the host");
    ada.click_button("Cancel game");
    for page in [&ada, &ben] {
        page.wait_for_text("Game cancelled");
        assert_eq!(page.count(".invite"), 0);
    }
    let rematch = "return document.querySelector('.result').textContent.includes('Rematch')";
    assert_eq!(ada.evaluate(rematch, json!([])), false);
}

/// Whether a question covers some of the board.
const COVERED: &str = "const board = document.querySelector('.table .board').getBoundingClientRect(); \
    return [...document.querySelectorAll('.offer')].map((offer) => offer.getBoundingClientRect()) \
        .some(({ width, left, right, top, bottom }) => width && left < board.right - 1 && right > board.left + 1 \
            && top < board.bottom - 1 && bottom > board.top + 1)";

/// Whoever asks, in whatever language, and even if there are two questions at once.
#[test]
fn no_question_covers_the_board_of_a_phone() {
    let fixture = fixture();
    let url = fixture.server.url();
    let ada = Page::open(&fixture.chromium, Viewport::PHONE);
    let ben = Page::open(&fixture.chromium, Viewport::DESKTOP);
    ben.store(&url, &json!({"palisade.settings": json!({"name": "W".repeat(32)}).to_string()}));
    let table = open_table(&url, "quoridor", &ada, &ben);
    play(&ada, "e2");
    play(&ben, "e8");
    wait_for_plies(&ada, 2);
    crate::storage::before_each_load(
        &ada,
        "const Usual = WebSocket; \
         window.WebSocket = class extends Usual { constructor(...args) { super(...args); window.socket = this; } }",
    );
    let presence = json!({"say": "presence", "table": table, "seats": [true, false], "watchers": 0, "away": {"seat": 2, "claimable_at": 0}});
    for language in LANGUAGES.into_iter().chain(["en"]) {
        ada.goto(&format!("{url}/{language}/t/{table}"));
        wait_for_plies(&ada, 2);
        ada.wait_for(".status.own");
        ada.evaluate(
            "window.socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(arguments[0]) }))",
            json!([presence]),
        );
        ada.wait_for(".offer .claims");
        for (width, height) in [(320, 568), (360, 640), (375, 553)] {
            ada.resize(width, height);
            ada.wait_until_settled("the size", "return innerWidth");
            let name = format!("{language} at {width}x{height}");
            assert_eq!(ada.evaluate(COVERED, json!([])), false, "{name}");
            let shown = "return [...document.querySelectorAll('.offer')].filter((offer) => offer.offsetParent).length";
            assert_eq!(ada.evaluate(shown, json!([])), 1, "{name}");
        }
        if language == "ro" {
            act(&ben, &table, "do: 'offer', offer: 'takeback'");
            ada.wait_until("two", "return document.querySelectorAll('.offer').length == 2");
        }
    }
}

/// The server says that the opponent is gone: what can be claimed is offered, and nothing moves.
#[test]
fn a_player_who_is_gone_is_told_without_moving_anything() {
    let fixture = fixture();
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let ben = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let table = open_table(&fixture.server.url(), "quoridor", &ada, &ben);
    play(&ada, "e2");
    wait_for_plies(&ada, 1);
    // The socket is known once something is sent over it, as answers to pings are.
    ada.evaluate(
        "const send = WebSocket.prototype.send; window.sent = []; \
         WebSocket.prototype.send = function (text) { window.socket = this; window.sent.push(text); send.call(this, text); }",
        json!([]),
    );
    ada.wait_until("something is sent", "return !!window.socket");
    let say = |away: serde_json::Value| {
        let presence = json!({"say": "presence", "table": table, "seats": [true, false], "watchers": 0, "away": away});
        ada.evaluate(
            "window.socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(arguments[0]) }))",
            json!([presence]),
        );
    };
    for (width, height) in SIZES {
        ada.resize(width, height);
        let before = places(&ada);
        say(json!({"seat": 2, "claimable_at": 0}));
        ada.wait_for_text("has been away for a while.");
        assert_eq!(places(&ada), before, "{width}x{height}");
        assert_eq!(off_screen(&ada, &[".offer b", ".offer .button"]), json!([]));
        assert_eq!(ada.evaluate(COVERED, json!([])), false, "{width}x{height}");
        say(json!(null));
        ada.wait_until("they are back", "return !document.querySelector('.offer')");
    }
    say(json!({"seat": 2, "claimable_at": 0}));
    ada.click_button("Claim the win");
    ada.wait_until(
        "it is claimed",
        "return window.sent.map(JSON.parse).some((sent) => sent.do === 'claim' && sent.seat === 2)",
    );
}
