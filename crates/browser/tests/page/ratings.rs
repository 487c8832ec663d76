//! Ratings on the page: the computer's levels on their scale, rated tables, graphs, leaderboards.

use browser::{Page, Viewport};
use serde_json::json;

use crate::accounts::create_account;
use crate::layout::{axe_source, check_accessibility, check_layout};
use crate::online::{join, play, wait_for_plies};
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

/// Checks that a game screen is no wider than the window at any size.
fn check_widths(page: &Page<'_>, name: &str) {
    for (width, height) in SIZES {
        page.resize(width, height);
        let overflow = page.evaluate(
            "return document.documentElement.scrollWidth - document.documentElement.clientWidth",
            json!([]),
        );
        assert_eq!(overflow.as_i64(), Some(0), "{name} at {width}×{height}");
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
    page.wait_for_text("Plays at a rating of about 1170.");
    page.wait_until("the slider", "return document.querySelector('.level input').value === '1'");
    page.click_button("I know the rules");
    page.wait_for_text("Plays at a rating of about 1500.");
    check_sizes(&page, "a fitting level");
    // Where the roles have ratings of their own, it says of which one the figure is.
    page.goto(&format!("{}/new/pacman", fixture.server.url()));
    page.wait_for_text("Plays as the ghosts at a rating of about");
}

/// Creates a rated table for two, where the creator starts; returns its link.
fn create_rated_table(page: &Page<'_>, server_url: &str) -> String {
    page.goto(&format!("{server_url}/friend/quoridor"));
    page.wait_for_text("A rated game needs a clock.");
    page.click_button("10 min + 5 s");
    page.click_button("Rated");
    page.wait_for_text("The result changes ratings.");
    check_sizes(page, "a rated table to be created");
    page.evaluate(
        "document.querySelector('[aria-label=\"Who starts?\"]').querySelectorAll('button')[1].click()",
        json!([]),
    );
    page.click_button("Create table");
    page.wait_for(".invite .qr");
    let link = page.evaluate("return document.querySelector('.invite .link').value", json!([]));
    link.as_str().expect("a link").to_owned()
}

/// What changed below the result, by name: the last word of each line.
fn changes(page: &Page<'_>) -> Vec<(String, i32)> {
    page.wait_for(".rating-changes li");
    let lines = page.evaluate(
        "return [...document.querySelectorAll('.rating-changes li')].map(line => line.innerText)",
        json!([]),
    );
    let lines = lines.as_array().into_iter().flatten().filter_map(|line| line.as_str());
    let change = |line: &str| {
        let mut words = line.split_whitespace();
        let name = words.next().unwrap_or_default().to_owned();
        let points = words.last().unwrap_or_default().replace('−', "-");
        (name, points.parse().unwrap_or_default())
    };
    lines.map(change).collect()
}

#[test]
fn a_rated_game_says_what_is_at_stake_and_what_has_changed() {
    let fixture = fixture();
    let url = fixture.server.url();
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let ben = Page::open(&fixture.chromium, Viewport::PHONE);
    create_account(&ada, &url, "Rated_Ada");
    create_account(&ben, &url, "Rated_Ben");
    let link = create_rated_table(&ada, &url);
    ben.goto(&link);
    ben.wait_for(".invite .rated-kind li b");
    let stake = ben.text(".invite .rated-kind li b");
    let (won, lost) = stake.split_once(" / ").expect("what a win brings and a loss costs");
    assert!(won.starts_with('+') && lost.starts_with('−'), "{stake}");
    check_widths(&ben, "an invitation to a rated table");
    join(&ben, &link);
    for page in [&ada, &ben] {
        page.wait_until(
            "ratings after both names",
            "return [...document.querySelectorAll('.seat .seat-rating')] \
             .filter((rating) => rating.innerText.includes('1500?')).length === 2",
        );
    }
    play(&ada, "e2");
    wait_for_plies(&ben, 1);
    play(&ben, "e8");
    wait_for_plies(&ada, 2);
    // Nothing is taken back in a rated game.
    let is_off = "return [...document.querySelectorAll('button')] \
        .some((button) => button.innerText.trim() === 'Take back' && button.disabled)";
    ada.wait_until("no takeback", is_off);
    ben.click_button("Resign");
    ben.click_button("Really resign?");
    for page in [&ada, &ben] {
        let changes = changes(page);
        assert_eq!(changes.len(), 2, "{changes:?}");
        for (name, points) in changes {
            assert_eq!(points > 0, name == "Rated_Ada", "{name} {points}");
        }
        check_widths(page, "the result of a rated game");
    }

    ada.goto(&format!("{url}/people/Rated_Ada"));
    ada.wait_for(".rating-graph .plot path.trace");
    ada.wait_for_text("1 rated game");
    ada.click(".rating-graph summary");
    ada.wait_for(".rating-graph tbody td");
    check_widths(&ada, "a graph");
    check_accessibility(&ada, "a graph", &axe_source());

    ada.goto(&format!("{url}/leaderboards"));
    ada.wait_for_text("it is still an estimate");
    assert_eq!(ada.console_errors(), Vec::<String>::new());
}

#[test]
fn people_are_paired_for_a_rated_game() {
    let fixture = fixture();
    let url = fixture.server.url();
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let ben = Page::open(&fixture.chromium, Viewport::PHONE);
    for (page, name) in [(&ada, "Paired_Ada"), (&ben, "Paired_Ben")] {
        create_account(page, &url, name);
        page.goto(&format!("{url}/lobby"));
        page.wait_for(".rated-choice");
        page.click_button("Rated");
        // A newcomer has as much to win as to lose against an equal.
        page.wait_for(".rated-choice li b");
        let stake = page.text(".rated-choice li b");
        let (won, lost) = stake.split_once(" / ").expect("what a win brings and a loss costs");
        assert_eq!(won.strip_prefix('+'), lost.strip_prefix('−'), "{stake}");
        page.wait_for_text("players who are still missing");
        check_sizes(page, "rated or casual");
        // The fourth has no clock.
        let untimed = "[aria-labelledby=quick] > .row button:nth-child(4)";
        let is_off = format!("return document.querySelector('{untimed}').disabled");
        page.wait_until("no rated game without a clock", &is_off);
        page.click("[aria-labelledby=quick] > .row button:nth-child(2)");
    }
    for page in [&ada, &ben] {
        page.wait_until("a table", "return location.pathname.includes('/t/')");
        page.wait_for(".rated-kind");
    }
    assert_eq!(ada.url(), ben.url());
}

#[test]
fn guests_are_told_why_their_games_are_casual() {
    let fixture = fixture();
    let url = fixture.server.url();
    let page = Page::open(&fixture.chromium, Viewport::PHONE);
    let why = "To get a rating, create an account.";
    page.goto(&format!("{url}/friend/quoridor"));
    page.wait_for_text(why);
    page.goto(&format!("{url}/lobby"));
    page.wait_for_text(why);
    assert_eq!(page.count(".rated-choice"), 0);
    page.click("a[href='/leaderboards']");
    page.wait_for_text(why);
    page.wait_for_text("First place is still open.");
    page.click_button("As the ghosts");
    page.wait_for_text("First place is still open.");
    check_sizes(&page, "an empty leaderboard");
    check_accessibility(&page, "an empty leaderboard", &axe_source());
}
