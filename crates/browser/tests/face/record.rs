use browser::{Page, Shape};
use serde_json::json;

use crate::{at_table, stage};

/// Gives the page's file chooser a file, as a person who picks it does.
fn pick(page: &Page<'_>, text: &str) {
    let script = "const input = document.querySelector('.load input'), files = new DataTransfer(); \
                  files.items.add(new File([arguments[0]], 'game.palisade')); input.files = files.files; \
                  input.dispatchEvent(new Event('change', {bubbles: true}))";
    page.see(".load");
    page.run(script, json!([text]));
}

#[test]
fn a_game_is_saved_to_a_file_and_opened_again() {
    let stage = stage();
    let record = "palisade 1\ngame quoridor\nseats 2\n\ne2 e8 d3h\n";
    let page = at_table(&stage, Shape::WIDE, record);
    // What would be written to the disk is caught on its way there.
    page.run(
        "const make = URL.createObjectURL; \
         URL.createObjectURL = blob => { blob.text().then(text => window.saved = text); return make(blob) }",
        json!([]),
    );
    page.click("[aria-label=Save]");
    let saved = page.until("a file", "return window.saved");
    let saved = saved.as_str().expect("text").to_owned();
    let words: Vec<_> = saved.split_whitespace().collect();
    assert!(words.ends_with(&["e2", "e8", "d3h"]), "{saved}");

    page.go(&stage.server.address());
    pick(&page, &saved);
    page.until("the game", "return document.querySelectorAll('.ply').length === 3");

    // What is no record says so and goes nowhere.
    page.go(&stage.server.address());
    pick(&page, "a shopping list");
    page.see(".open .say[role=alert]");
    assert!(!page.address().contains("/play/"), "{}", page.address());
}

#[test]
fn p37_p38_the_level_of_pacman_is_told_at_the_end_won_or_lost() {
    let stage = stage();
    let page = Page::open(&stage.driver, Shape::NARROW);
    for (words, level) in [
        ("maze cloister\n\nd3-d2-d1-c1-b1-c1-c2-c3 c6 a3 f5 c4-c5-c6-b6-b5 b3 f4 b4", "elite"),
        ("maze orchard\n\nd5-d6 d6 e4-f4 c7 a3 f4", "no pellet"),
    ] {
        page.go(&stage.server.address());
        pick(&page, &format!("palisade 1\ngame pacman\nseats 2\n{words}\n"));
        page.see(".result .level");
        let told = page.text(".result .level");
        assert!(told.contains(level), "{level} in {told}");
    }
}
