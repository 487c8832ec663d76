//! Mazes of the workshop that are solved on request, and changes that make one fairer.

use browser::{Page, Viewport};
use serde_json::json;

use crate::analysis::assert_no_errors;
use crate::fixture;
use crate::workshop::{TIPS, open, wait_for_other_word, wait_for_word};

/// Takes longer than anybody waits.
const SLOW: &str = "7x7.3.d4.d7a4g4d1.a1a7g1g7.b2v";

/// Takes a few seconds, though it is not solved unasked.
const QUICK: &str = "9x9.9.e5.e9a5i5_.a1._";

/// PAC-MAN wins at once; with the pellet on d1 he takes a turn more.
const UNFAIR: &str = "4x4.1.a1.d4___.c1._";

fn draw_word(page: &Page<'_>, word: &str) {
    page.evaluate(
        "const field = document.querySelector('.workshop .sharing input.mono'); field.value = arguments[0]; \
         field.dispatchEvent(new Event('change', {bubbles: true}))",
        json!([word]),
    );
    wait_for_word(page, word);
}

fn solve_here(page: &Page<'_>) {
    page.wait_for_text("Solve it here (");
    page.click(".workshop .exact .row button");
}

/// Whether the values for nine numbers of lives are there.
const SOLVED: &str = "return document.querySelectorAll('.workshop .exact > ul.by-lives > li').length === 9 \
     && !document.body.innerText.includes('Solve it here')";

/// A maze that is too large to be solved unasked is solved on request. Who cancels that is offered it again, gets no
/// result of it, and another maze is solved at once. What took long is kept.
#[test]
fn a_maze_is_solved_on_request_and_solving_is_cancelled() {
    let fixture = fixture();
    let page = open(&fixture, Viewport::DESKTOP, SLOW);
    solve_here(&page);
    page.wait_for_text("Solving this maze");
    page.click_button("Cancel");
    page.wait_for_text("Solve it here (");
    assert!(!page.text(".workshop .exact").contains("Solving this maze"));
    page.click(".workshop .sharing summary");
    draw_word(&page, TIPS);
    page.wait_for_text("Fair: a single life decides who wins.");
    draw_word(&page, QUICK);
    solve_here(&page);
    page.wait_until("the values", SOLVED);
    page.reload();
    page.wait_until("the values again", SOLVED);
    assert_no_errors(&page);
}

/// The change that makes a maze fairest is made with one press, and undone like every other.
#[test]
fn a_change_that_makes_a_maze_fairer_is_used() {
    let fixture = fixture();
    let page = open(&fixture, Viewport::PHONE, UNFAIR);
    page.wait_for_text("PAC-MAN wins, even with one life.");
    page.click_button("Make it fairer");
    page.wait_until(
        "the end of the search",
        "const text = document.querySelector('.workshop .exact').innerText; \
         return !text.includes('Trying') && text.includes('Use this change')",
    );
    page.click_button("Use this change");
    wait_for_other_word(&page, UNFAIR);
    page.click_button("Undo");
    wait_for_word(&page, UNFAIR);
    assert_no_errors(&page);
}
