use browser::{Page, Shape};
use serde_json::json;

use crate::online::{play, plies};
use crate::stage;

/// Presses the first kind of clock that quick pairing has.
fn pair(page: &Page<'_>, address: &str) {
    page.go(&format!("{address}/lobby"));
    page.click("[aria-labelledby=quick] > .row button");
    page.until("a table", "return location.pathname.includes('/t/')");
}

#[test]
fn two_strangers_are_paired_take_a_move_back_and_agree_on_a_draw() {
    let stage = stage();
    let address = stage.server.address();
    let ada = Page::open(&stage.driver, Shape::WIDE);
    let ben = Page::open(&stage.driver, Shape::NARROW);
    pair(&ada, &address);
    pair(&ben, &address);
    for page in [&ada, &ben] {
        page.until(
            "the game has begun",
            "return document.querySelector('.table .board') && !document.querySelector('.invite')",
        );
    }
    assert_eq!(ada.address(), ben.address(), "both sit at one table");
    // Lots have decided who begins.
    let begins = "return document.querySelector('.status.own') ? 1 \
                  : document.querySelector('.status') ? 2 : 0";
    let (first, second) = match ada.until("somebody begins", begins) {
        first if first == json!(1) => (&ada, &ben),
        _ => (&ben, &ada),
    };
    // A fence may lie there whoever begins.
    play(first, "d4h");
    plies(second, 1);

    first.press("Take back");
    second.press("No");
    plies(first, 1);
    first.press("Take back");
    second.press("Agree");
    plies(first, 0);
    plies(second, 0);

    play(first, "d4h");
    plies(second, 1);
    second.press("Draw?");
    first.press("Agree");
    for page in [&ada, &ben] {
        page.read("A draw");
        page.read("Both sides agreed.");
    }
}
