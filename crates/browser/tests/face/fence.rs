use browser::{Key, Page, Shape};

use crate::{at_table, stage, type_move, words};

/// Two at this screen, some fences up.
const HERE: &str = "palisade 1\ngame quoridor\nseats 2\n\ne2 e8 e3h\n";

fn played(page: &Page<'_>, count: usize) -> Vec<String> {
    page.until("the move", &format!("return document.querySelectorAll('.ply').length === {count}"));
    words(page)
}

#[test]
fn a_mouse_hovers_and_clicks() {
    let stage = stage();
    let page = at_table(&stage, Shape::WIDE, HERE);
    let (x, y) = page.board_point("c5v");
    page.hover_at(x, y);
    page.see(".fence.ghost:not(.bad)");
    page.click_at(x, y);
    assert_eq!(played(&page, 4), ["e2", "e8", "e3h", "c5v"]);
}

#[test]
fn a_finger_taps_and_confirms() {
    let stage = stage();
    let page = at_table(&stage, Shape::NARROW, HERE);
    let (x, y) = page.board_point("c5h");
    page.tap_at(x, y);
    page.see(".fence.ghost.pinned");
    assert_eq!(words(&page).len(), 3, "a tap alone plays nothing");
    page.press("Turn it");
    page.press("Place c5v");
    assert_eq!(played(&page, 4)[3], "c5v");
}

#[test]
fn keys_go_everywhere() {
    let stage = stage();
    let page = at_table(&stage, Shape::WIDE, HERE);
    page.run("document.querySelector('.table .board').focus()", serde_json::json!([]));
    page.key(Key::Up);
    page.see(".cursor");
    // From e8 down three squares and left two, then a fence in hand, turned.
    (0..3).for_each(|_| page.key(Key::Down));
    (0..2).for_each(|_| page.key(Key::Left));
    page.type_text("f");
    page.type_text("r");
    page.see(".fence.ghost");
    page.key(Key::Enter);
    assert_eq!(played(&page, 4)[3], "c5v");
}

#[test]
fn a_second_click_is_not_a_second_move() {
    let stage = stage();
    let page = at_table(&stage, Shape::WIDE, "palisade 1\ngame quoridor\nseats 2\nlevel 2 1\n");
    let (x, y) = page.board_point("e2");
    page.click_at(x, y);
    page.click_at(x, y);
    page.until("the answer", "return document.querySelectorAll('.ply').length >= 2");
    assert_eq!(words(&page).len(), 2);
}

#[test]
fn a_move_planned_while_the_other_thinks_is_played() {
    let stage = stage();
    let record = "palisade 1\ngame quoridor\nseats 2\nstart e1,e9 10,10 2 -\nlevel 2 6\n";
    let page = at_table(&stage, Shape::WIDE, record);
    let (x, y) = page.board_point("e2");
    page.click_at(x, y);
    page.until("both moves", "return document.querySelectorAll('.ply').length >= 2");
    assert_eq!(words(&page)[1], "e2");
}

#[test]
fn every_kind_of_refusal_is_shown_with_its_rule() {
    let stage = stage();
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
    for (before, word, rule) in cases {
        let record = format!("palisade 1\ngame quoridor\nseats 2\n\n{before}\n");
        let page = at_table(&stage, Shape::WIDE, &record);
        let count = words(&page).len();
        type_move(&page, word);
        page.see(".say");
        assert!(page.text(".say").contains(rule), "{word}: {}", page.text(".say"));
        assert_eq!(words(&page).len(), count, "{word} was not played");
    }
}

#[test]
fn a_fence_that_closes_a_way_is_red_and_shows_the_way() {
    let stage = stage();
    // The last rank is shut but for its end at i9.
    let page =
        at_table(&stage, Shape::WIDE, "palisade 1\ngame quoridor\nseats 2\n\na8h e8h c8h g8h\n");
    let (x, y) = page.board_point("h8v");
    page.hover_at(x, y);
    page.see(".fence.ghost.bad");
    page.see(".way.shut");
    assert!(page.text(".say").contains("C14"), "{}", page.text(".say"));
    page.click_at(x, y);
    assert_eq!(words(&page).len(), 4);
}
