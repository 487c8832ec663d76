use browser::{Page, Viewport};
use serde_json::json;

use crate::fixture;
use crate::online::{play, wait_for_plies};

/// Asks for quick pairing with the first time control.
fn pair(page: &Page<'_>, server_url: &str) {
    page.goto(&format!("{server_url}/lobby"));
    page.click("[aria-labelledby=quick] > .row button");
    page.wait_until("a table", "return location.pathname.includes('/t/')");
}

#[test]
fn two_strangers_are_paired_take_a_move_back_and_agree_on_a_draw() {
    let fixture = fixture();
    let server_url = fixture.server.url();
    let ada = Page::open(&fixture.driver, Viewport::DESKTOP);
    let ben = Page::open(&fixture.driver, Viewport::PHONE);
    pair(&ada, &server_url);
    pair(&ben, &server_url);
    for page in [&ada, &ben] {
        page.wait_until(
            "the game has begun",
            "return document.querySelector('.table .board') && !document.querySelector('.invite')",
        );
    }
    assert_eq!(ada.url(), ben.url(), "both sit at one table");
    // Who starts is random.
    let starter = "return document.querySelector('.status.own') ? 1 \
                  : document.querySelector('.status') ? 2 : 0";
    let (first, second) = match ada.wait_until("somebody starts", starter) {
        first if first == json!(1) => (&ada, &ben),
        _ => (&ben, &ada),
    };
    // A fence is legal there for either player.
    play(first, "d4h");
    wait_for_plies(second, 1);

    first.click_button("Take back");
    second.click_button("Decline");
    wait_for_plies(first, 1);
    first.click_button("Take back");
    second.click_button("Accept");
    wait_for_plies(first, 0);
    wait_for_plies(second, 0);

    play(first, "d4h");
    wait_for_plies(second, 1);
    second.click_button("Offer a draw");
    first.click_button("Accept");
    for page in [&ada, &ben] {
        page.wait_for_text("Draw");
        page.wait_for_text("The players agreed.");
    }
}
