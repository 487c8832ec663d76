use browser::Shape;

use crate::{at_table, stage, words};

const MUNCH: &str = "palisade 1\ngame pacman\nseats 2\n";

#[test]
fn a_path_is_tapped_square_by_square_and_stepped_back() {
    let stage = stage();
    let page = at_table(&stage, Shape::NARROW, MUNCH);
    let tap = |word: &str| {
        let (x, y) = page.board_point(word);
        page.tap_at(x, y);
    };
    tap("e6");
    page.see(".draft");
    page.until("one square to go", "return document.querySelector('.count').textContent === '1'");
    page.press("Step back");
    page.until("nothing drafted", "return !document.querySelector('.draft')");
    tap("e6");
    tap("f6");
    page.press("Go e6 – f6");
    page.until("the move", "return document.querySelectorAll('.ply').length === 1");
    assert_eq!(words(&page), ["e6-f6"]);
}

#[test]
fn the_end_of_a_path_can_be_tapped_and_the_way_chosen() {
    let stage = stage();
    let page = at_table(&stage, Shape::NARROW, MUNCH);
    let (x, y) = page.board_point("d6");
    page.tap_at(x, y);
    page.see(".draft");
    let first = page.text(".actions .main");
    page.click(".actions .button:nth-child(2)");
    page.until(
        "another way",
        &format!("return document.querySelector('.actions .main').innerText !== {first:?}"),
    );
    page.click(".actions .main");
    page.until("the move", "return document.querySelectorAll('.ply').length === 1");
    assert!(words(&page)[0].ends_with("d6"));
}

#[test]
fn an_impossible_square_says_why() {
    let stage = stage();
    let page = at_table(&stage, Shape::WIDE, MUNCH);
    let (x, y) = page.board_point("a9");
    page.click_at(x, y);
    page.see(".say");
    assert!(page.text(".say").contains("Rule P"), "{}", page.text(".say"));
}
