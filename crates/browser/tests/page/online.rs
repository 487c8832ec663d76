use browser::{Page, TcpProxy, TestServer, Viewport};
use serde_json::json;

use crate::fixture;

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
    page.click_button("Join here · Player 2");
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
    ada.click_button("Fill the free places with computers");
    ada.wait_until("the game begins", "return !document.querySelector('.invite')");
    ada.wait_for_text("Level 2");
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
    ada.click_button("Rematch");
    spectator.click_button("Watch the rematch");
    spectator.wait_until(
        "another table",
        &format!("return !location.href.endsWith({:?})", link.rsplit('/').next().unwrap()),
    );
    spectator.wait_for(".table .board");
    assert_eq!(spectator.count(".typed"), 0);
}
