use browser::{Page, Viewport};
use serde_json::json;

use crate::{fixture, open_game};

/// Chooses a file with that text in the page's file input.
fn choose_file(page: &Page<'_>, text: &str) {
    let script = "const input = document.querySelector('.load input'), files = new DataTransfer(); \
                  files.items.add(new File([arguments[0]], 'game.palisade')); input.files = files.files; \
                  input.dispatchEvent(new Event('change', {bubbles: true}))";
    page.wait_for(".load");
    page.evaluate(script, json!([text]));
}

#[test]
fn a_game_is_saved_to_a_file_and_opened_again() {
    let fixture = fixture();
    let record = "palisade 1\ngame quoridor\nseats 2\n\ne2 e8 d3h\n";
    let page = open_game(&fixture, Viewport::DESKTOP, record);
    // The blob of the download is intercepted: there is no file dialog to use.
    page.evaluate(
        "const make = URL.createObjectURL; \
         URL.createObjectURL = blob => { blob.text().then(text => window.saved = text); return make(blob) }",
        json!([]),
    );
    page.click("[aria-label=Save]");
    let saved = page.wait_until("a file", "return window.saved");
    let saved = saved.as_str().expect("text").to_owned();
    let words: Vec<_> = saved.split_whitespace().collect();
    assert!(words.ends_with(&["e2", "e8", "d3h"]), "{saved}");

    page.goto(&fixture.server.url());
    choose_file(&page, &saved);
    page.wait_until("the game", "return document.querySelectorAll('.ply').length === 3");

    // A file that is no record shows an error and opens no game.
    page.goto(&fixture.server.url());
    choose_file(&page, "a shopping list");
    page.wait_for(".open .say[role=alert]");
    assert!(!page.url().contains("/play/"), "{}", page.url());
}

/// The golden files are records of every game, as the documentation, the server, the page, the terminal
/// and matches wrote them.
#[test]
fn a_record_in_any_spelling_survives_the_page() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../golden/records");
    let mut count = 0;
    for entry in std::fs::read_dir(folder).expect("golden files") {
        let path = entry.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a text");
        let read = rules::GameRecord::parse(&text).expect("a record");
        // The page goes on with what nobody enters: rolls, and the computer's moves.
        match read.record.turn() {
            game::Turn::Chance => continue,
            game::Turn::Seat(seat) if read.header.player(seat).level.is_some() => continue,
            game::Turn::Seat(_) | game::Turn::Over => {}
        }
        page.goto(&format!("{}/privacy", fixture.server.url()));
        page.evaluate("localStorage.clear()", json!([]));
        page.goto(&fixture.server.url());
        choose_file(&page, &text);
        page.wait_for(".table .board");
        let kept = page.evaluate(
            "return Object.entries(localStorage).filter(([key]) => key.startsWith('palisade.game.')) \
             .map(([, value]) => value)",
            json!([]),
        );
        assert_eq!(kept, json!([read.to_record_text().to_string()]), "{}", path.display());
        count += 1;
    }
    assert!(count > 20, "only {count} records");
}

#[test]
fn p37_p38_the_level_of_pacman_is_shown_at_the_end_won_or_lost() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::PHONE);
    for (words, level) in [
        ("maze cloister\n\nd3-d2-d1-c1-b1-c1-c2-c3 c6 a3 f5 c4-c5-c6-b6-b5 b3 f4 b4", "Elite"),
        ("maze orchard\n\nd5-d6 d6 e4-f4 c7 a3 f4", "no pellet"),
    ] {
        page.goto(&fixture.server.url());
        choose_file(&page, &format!("palisade 1\ngame pacman\nseats 2\n{words}\n"));
        page.wait_for(".result .level");
        let shown = page.text(".result .level");
        assert!(shown.contains(level), "{level} in {shown}");
    }
}
