use browser::{Page, SpecialKey, Viewport};

use crate::{HeldEngine, fixture, open_game, type_move, words};

/// Two players at one screen, one fence placed.
const SAME_SCREEN: &str = "palisade 1\ngame quoridor\nseats 2\n\ne2 e8 e3h\n";

fn wait_for_words(page: &Page<'_>, count: usize) -> Vec<String> {
    page.wait_until(
        "the move",
        &format!("return document.querySelectorAll('.ply').length === {count}"),
    );
    words(page)
}

#[test]
fn a_fence_is_placed_with_a_mouse() {
    let fixture = fixture();
    let page = open_game(&fixture, Viewport::DESKTOP, SAME_SCREEN);
    let (x, y) = page.board_point("c5v");
    page.hover_at(x, y);
    page.wait_for(".fence.ghost:not(.bad)");
    page.click_at(x, y);
    assert_eq!(wait_for_words(&page, 4), ["e2", "e8", "e3h", "c5v"]);
}

#[test]
fn a_fence_is_placed_with_the_keyboard() {
    let fixture = fixture();
    let page = open_game(&fixture, Viewport::DESKTOP, SAME_SCREEN);
    page.evaluate("document.querySelector('.table .board').focus()", serde_json::json!([]));
    // From e8 down three squares and left two, then a fence, rotated: the first key moves the cursor too.
    page.press_key(SpecialKey::Down);
    page.wait_for(".cursor");
    (0..2).for_each(|_| page.press_key(SpecialKey::Down));
    (0..2).for_each(|_| page.press_key(SpecialKey::Left));
    page.type_text("f");
    page.type_text("r");
    page.wait_for(".fence.ghost");
    page.press_key(SpecialKey::Enter);
    assert_eq!(wait_for_words(&page, 4)[3], "c5v");
}

#[test]
fn the_first_arrow_key_moves_from_the_pawn_and_enter_there_refuses_nothing() {
    let fixture = fixture();
    let record = "palisade 1\ngame quoridor\nseats 2\n";
    let page = open_game(&fixture, Viewport::DESKTOP, record);
    page.evaluate("document.querySelector('.table .board').focus()", serde_json::json!([]));
    // Enter shows the cursor where the pawn is, and once more does nothing.
    page.press_key(SpecialKey::Enter);
    page.wait_for(".cursor");
    page.press_key(SpecialKey::Enter);
    assert_eq!(page.count(".say"), 0);
    page.reload();
    page.wait_for(".table .board");
    page.evaluate("document.querySelector('.table .board').focus()", serde_json::json!([]));
    page.press_key(SpecialKey::Up);
    page.press_key(SpecialKey::Enter);
    assert_eq!(wait_for_words(&page, 1)[0], "e2");
}

#[test]
fn a_double_click_plays_one_move() {
    let fixture = fixture();
    let page =
        open_game(&fixture, Viewport::DESKTOP, "palisade 1\ngame quoridor\nseats 2\nlevel 2 1\n");
    let (x, y) = page.board_point("e2");
    page.click_at(x, y);
    page.click_at(x, y);
    page.wait_until("the answer", "return document.querySelectorAll('.ply').length >= 2");
    assert_eq!(words(&page).len(), 2);
}

#[test]
fn a_premove_is_played_when_it_is_ones_turn() {
    let fixture = fixture();
    let record = "palisade 1\ngame quoridor\nseats 2\nstart e1,e9 10,10 2 -\nlevel 2 1\n";
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let engine = HeldEngine::new(&page, 0);
    page.open_record(&fixture.server.url(), record);
    let (x, y) = page.board_point("e2");
    page.click_at(x, y);
    assert_eq!(words(&page).len(), 0, "the computer still thinks");
    engine.release(&page);
    page.wait_until("both moves", "return document.querySelectorAll('.ply').length >= 2");
    assert_eq!(words(&page)[1], "e2");
}

#[test]
fn every_kind_of_refusal_is_shown_with_its_rule() {
    let fixture = fixture();
    let cases = [
        // Overlap, crossing, off the board, too far, diagonal, occupied, not a move.
        ("e2 e8 e3h", "d3h", "C12"),
        ("e2 e8 e3h", "e3v", "C12"),
        ("e2 e8 e3h", "i9h", "C11"),
        ("e2 e8 e3h", "e5", "C08"),
        ("e2 e8 e3h", "d7", "C09"),
        ("e2 e8 e3 e7 e4 e6 e5h", "e5", "C10"),
        ("e2 e8 e3 e7 e4 e6 e5", "e5", "C22"),
    ];
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    for (before, word, rule) in cases {
        let record = format!("palisade 1\ngame quoridor\nseats 2\n\n{before}\n");
        page.open_record(&fixture.server.url(), &record);
        let count = words(&page).len();
        type_move(&page, word);
        page.wait_for(".say");
        assert!(page.text(".say").contains(rule), "{word}: {}", page.text(".say"));
        assert_eq!(words(&page).len(), count, "{word} was not played");
    }
}

#[test]
fn a_fence_that_closes_the_last_path_is_red_and_shows_the_path() {
    let fixture = fixture();
    // The last rank is closed but for i9.
    let page = open_game(
        &fixture,
        Viewport::DESKTOP,
        "palisade 1\ngame quoridor\nseats 2\n\na8h e8h c8h g8h\n",
    );
    let (x, y) = page.board_point("h8v");
    page.hover_at(x, y);
    page.wait_for(".fence.ghost.bad");
    page.wait_for(".way.shut");
    assert!(page.text(".say").contains("C14"), "{}", page.text(".say"));
    page.click_at(x, y);
    assert_eq!(words(&page).len(), 4);
}
