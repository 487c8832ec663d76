use browser::{Page, Viewport};
use serde_json::json;

use crate::{fixture, open_game, type_move, words};

#[test]
fn finished_games_are_listed_and_replayed_and_deleting_asks() {
    let fixture = fixture();
    let over = "palisade 1\ngame quoridor\nseats 2\nname 1 Ana\nname 2 Ben\n\ne2 e8 e3 e7 e4 e6 e5 d6 e6 d5 e7 d4 e8 d3 e9\n";
    let page = open_game(&fixture, Viewport::DESKTOP, over);
    page.wait_for(".result");
    page.goto(&fixture.server.url());
    page.wait_for("[aria-labelledby=finished] .games li");
    // Who won is told by name.
    let told = page.text("[aria-labelledby=finished] .games li");
    assert!(told.contains("Ana won"), "{told}");
    page.click("[aria-labelledby=finished] .forget");
    page.wait_for_text("Delete?");
    assert_eq!(words(&page).len(), 15, "the first click only asks");
    page.click("[aria-labelledby=finished] .grow");
    page.wait_for(".result");
    page.click("[aria-label='Previous move']");
    page.wait_for_text("Viewing move 14");
    page.goto(&fixture.server.url());
    page.click("[aria-labelledby=finished] .forget");
    page.wait_for_text("Delete?");
    page.click("[aria-labelledby=finished] .forget");
    page.wait_until("it is gone", "return !document.querySelector('[aria-labelledby=finished]')");
}

/// What is still due when a player leaves, such as telling a move aloud, belongs to a page that is gone.
#[test]
fn a_game_is_left_in_the_moment_of_a_move() {
    let fixture = fixture();
    let page = open_game(&fixture, Viewport::DESKTOP, "palisade 1\ngame quoridor\nseats 2\n");
    page.wait_for(".status.own");
    page.evaluate(
        "window.due = 0; \
         const usual = window.setTimeout; \
         window.setTimeout = (then, wait) => { \
           window.due += 1; \
           return usual(() => { try { then(); } finally { window.due -= 1; } }, wait); \
         }; \
         new MutationObserver((_, observer) => { \
           if (!document.querySelector('.ply')) return; \
           observer.disconnect(); \
           document.querySelector('.brand').click(); \
         }).observe(document.body, { childList: true, subtree: true })",
        json!([]),
    );
    type_move(&page, "e2");
    page.wait_for(".continue .games .grow");
    page.wait_until("nothing is due any more", "return window.due === 0");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

fn plies(page: &Page<'_>) -> Vec<String> {
    let list = page.evaluate(
        "return [...document.querySelectorAll('.ply')].map(p => p.innerText.trim())",
        json!([]),
    );
    list.as_array().expect("a list").iter().map(ToString::to_string).collect()
}

#[test]
fn two_tabs_of_one_game_do_not_diverge() {
    let fixture = fixture();
    let wait_for = |page: &Page<'_>, count: usize| {
        let script = format!("return document.querySelectorAll('.ply').length === {count}");
        page.wait_until(&format!("{count} plies"), &script);
    };
    for (record, answers) in [
        ("palisade 1\ngame quoridor\nseats 2\n", false),
        ("palisade 1\ngame quoridor\nseats 2\nlevel 2 2\n", true),
    ] {
        let page = open_game(&fixture, Viewport::DESKTOP, record);
        let url = page.url();
        let first = page.open_tab();
        page.goto(&url);
        page.wait_for(".status.own");
        type_move(&page, "e2");
        wait_for(&page, if answers { 2 } else { 1 });
        let in_second = plies(&page);
        let second = page.switch_tab(&first);
        wait_for(&page, in_second.len());
        assert_eq!(plies(&page), in_second, "{record}");
        // And the other way round.
        page.wait_for(".status.own");
        type_move(&page, if answers { "e3" } else { "e8" });
        wait_for(&page, if answers { 4 } else { 2 });
        let in_first = plies(&page);
        page.switch_tab(&second);
        wait_for(&page, in_first.len());
        assert_eq!(plies(&page), in_first, "{record}");
    }
}

#[test]
fn a_draw_at_one_screen_asks_the_others() {
    let fixture = fixture();
    let record = "palisade 1\ngame quoridor\nseats 4\n\ne2 b5 e8 h5\n";
    let page = open_game(&fixture, Viewport::DESKTOP, record);
    page.click_button("Offer a draw");
    page.wait_for(".offer");
    assert_eq!(page.count(".result"), 0);
    page.click_button("Decline");
    page.wait_until("it is declined", "return !document.querySelector('.offer')");
    assert_eq!(page.count(".result"), 0);
    page.click_button("Offer a draw");
    page.click_button("Accept");
    page.wait_for(".result");
    page.wait_for_text("The players agreed to a draw.");
}

#[test]
fn a_takeback_at_one_screen_asks_the_others() {
    let fixture = fixture();
    let record = "palisade 1\ngame quoridor\nseats 2\nname 1 Ana\nname 2 Ben\n\ne2 e8\n";
    let page = open_game(&fixture, Viewport::DESKTOP, record);
    page.click_button("Take back");
    page.wait_for_text("Ben asks to take a move back.");
    assert_eq!(words(&page), ["e2", "e8"]);
    page.click_button("Decline");
    page.wait_for_text("The offer was declined.");
    assert_eq!(words(&page), ["e2", "e8"]);
    page.click_button("Take back");
    page.click_button("Accept");
    page.wait_until("it is taken back", "return document.querySelectorAll('.ply').length === 1");
    assert_eq!(words(&page), ["e2"]);
    // A move made instead of an answer is one.
    page.click_button("Take back");
    page.wait_for(".offer");
    type_move(&page, "e8");
    page.wait_until("the offer is gone", "return !document.querySelector('.offer')");
    assert_eq!(words(&page), ["e2", "e8"]);
}
