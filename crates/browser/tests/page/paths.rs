use browser::Viewport;

use crate::{fixture, open_game, words};

const PACMAN: &str = "palisade 1\ngame pacman\nseats 2\n";

#[test]
fn the_end_of_a_path_can_be_tapped_and_an_alternative_chosen() {
    let fixture = fixture();
    let page = open_game(&fixture, Viewport::PHONE, PACMAN);
    let (x, y) = page.board_point("d6");
    page.tap_at(x, y);
    page.wait_for(".draft");
    let first = page.text(".actions .main");
    page.click(".actions .button:nth-child(3)");
    page.wait_until(
        "another path",
        &format!("return document.querySelector('.actions .main').innerText !== {first:?}"),
    );
    page.click(".actions .main");
    page.wait_until("the move", "return document.querySelectorAll('.ply').length === 1");
    assert!(words(&page)[0].ends_with("d6"));
}

#[test]
fn p19_a_click_on_another_ghost_says_which_one_is_to_move() {
    let fixture = fixture();
    let page = open_game(&fixture, Viewport::DESKTOP, &format!("{PACMAN}\ne6-f6\n"));
    let (x, y) = page.board_point("a5");
    page.click_at(x, y);
    page.wait_for(".say");
    let told = page.text(".say");
    assert!(
        told.contains("It is Blinky’s turn now, not Inky’s.") && told.contains("P19"),
        "{told}"
    );
}

#[test]
fn a_square_that_cannot_be_reached_shows_the_rule() {
    let fixture = fixture();
    let page = open_game(&fixture, Viewport::DESKTOP, PACMAN);
    let (x, y) = page.board_point("a9");
    page.click_at(x, y);
    page.wait_for(".say");
    assert!(page.text(".say").contains("Rule P"), "{}", page.text(".say"));
}
