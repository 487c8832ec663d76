//! Ratings on the page: the computer's levels on their scale.

use browser::{Page, Viewport};
use serde_json::json;

use crate::layout::check_layout;
use crate::{fixture, open_game, type_move};

/// Phones, tablets and laptops.
const SIZES: [(u32, u32); 3] = [(375, 553), (768, 1024), (1366, 768)];

/// Checks the page as it is at every size.
fn check_sizes(page: &Page<'_>, name: &str) {
    for (width, height) in SIZES {
        page.resize(width, height);
        check_layout(page, &format!("{name} at {width}×{height}"));
    }
}

#[test]
fn a_win_against_the_computer_leads_one_level_up() {
    let fixture = fixture();
    let won = "palisade 1\ngame quoridor\nseats 2\nlevel 2 3\n\ne2 e8 e3 e7 e4 e6 e5 d6 e6 d5 e7 d4 e8 d3";
    let page = open_game(&fixture, Viewport::PHONE, won);
    page.wait_for_turn();
    type_move(&page, "e9");
    page.wait_for(".next-level .button");
    assert_eq!(page.text(".next-level .button"), "One level up: Ombo · level 4");
    check_sizes(&page, "the next level");
    page.click(".next-level .button");
    page.wait_until("the next game", "return !document.querySelector('.result')");
    let level = "return JSON.parse(localStorage.getItem('palisade.settings')).level";
    assert_eq!(page.evaluate(level, json!([])), 4);
    page.wait_for_text("Ombo");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn a_newcomer_finds_a_fitting_level_in_words() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::PHONE);
    page.goto(&format!("{}/new/quoridor", fixture.server.url()));
    page.wait_for(".level-fit");
    page.click_button("My first game");
    page.wait_for_text("Plays at a rating of about 1130.");
    page.wait_until("the slider", "return document.querySelector('.level input').value === '1'");
    page.click_button("I know the rules");
    page.wait_for_text("Plays at a rating of about 1500.");
    check_sizes(&page, "a fitting level");
}
