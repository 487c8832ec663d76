//! How a drawing of the workshop comes and goes: as a file, as an address, as a word, on paper.

use browser::{Page, Viewport};
use serde_json::json;

use crate::analysis::assert_no_errors;
use crate::analysis_files::Downloads;
use crate::fixture;
use crate::workshop::{SMALL, fragment, open, tap, wait_for_word};

fn open_file(page: &Page<'_>, text: &str) {
    page.evaluate(
        "const input = document.querySelector('.workshop .sharing input[type=file]'), files = new DataTransfer(); \
         files.items.add(new File([arguments[0]], 'mine.maze')); input.files = files.files; \
         input.dispatchEvent(new Event('change', {bubbles: true}))",
        json!([text]),
    );
}

/// A file that is opened and saved again is the same, with name, author and notes; what is drawn keeps them, but for the
/// verdict, which was about the maze before.
#[test]
fn a_file_keeps_what_it_says_of_its_maze() {
    let fixture = fixture();
    let page = open(&fixture, Viewport::DESKTOP, SMALL);
    let downloads = Downloads::of(&page);
    let save = || {
        page.click_button("Save maze file");
        String::from_utf8(downloads.take("maze.maze")).expect("text")
    };
    page.click(".workshop .sharing summary");
    let file = "name my-yard\nauthor Ada\nverdict 1 life: PAC-MAN wins by turn 9\nnote for Bob\nsize 4x4\nlives 2\n\
                pac a1\nblinky d4\npellets c3 d1\nfences b2v\n";
    open_file(&page, file);
    wait_for_word(&page, "4x4.2.a1.d4___.c3d1.b2v");
    assert_eq!(save(), file);
    tap(&page, "c3");
    wait_for_word(&page, "4x4.2.a1.d4___.d1.b2v");
    let changed =
        file.replace("c3 d1", "d1").replace("verdict 1 life: PAC-MAN wins by turn 9\n", "");
    assert_eq!(save(), changed);
    assert_no_errors(&page);
}

/// P02: a maze that breaks a rule is in the address too, and there again after a reload.
#[test]
fn an_unfinished_maze_survives_a_reload() {
    let fixture = fixture();
    let page = open(&fixture, Viewport::DESKTOP, SMALL);
    tap(&page, "d1");
    page.wait_for_text("The maze has no power pellet.");
    wait_for_word(&page, "");
    let unfinished = fragment(&page);
    assert_ne!(unfinished, SMALL);
    page.reload();
    page.wait_for_text("The maze has no power pellet.");
    assert_eq!(fragment(&page), unfinished);
    tap(&page, "d1");
    wait_for_word(&page, SMALL);
    assert_no_errors(&page);
}

/// A word with options behind it brings them along, and the sheet to print says them.
#[test]
fn a_word_with_options_is_pasted_and_printed() {
    let fixture = fixture();
    let page = open(&fixture, Viewport::DESKTOP, SMALL);
    page.click(".workshop .sharing summary");
    let sheet = "return document.querySelector('.workshop .sheet').textContent";
    let plain = page.evaluate(sheet, json!([]));
    let linked = "5x5.2.c3.c5___.a1._;frenzy=turning";
    page.evaluate(
        "const field = document.querySelector('.workshop .sharing input.mono'); field.value = arguments[0]; \
         field.dispatchEvent(new Event('change', {bubbles: true}))",
        json!([linked]),
    );
    wait_for_word(&page, "5x5.2.c3.c5___.a1._");
    page.wait_until(
        "the address",
        &format!("return location.hash === {}", json!(format!("#{linked}"))),
    );
    let chosen = "return [...document.querySelectorAll('.options select')] \
         .some(list => list.value === 'turning')";
    page.wait_until("the option", chosen);
    let printed = page.evaluate(sheet, json!([]));
    let lines = |sheet: &serde_json::Value| sheet.as_str().expect("text").to_owned();
    assert!(
        lines(&printed).ends_with(linked) && lines(&printed).contains("Frenzied ghosts move"),
        "{printed}"
    );
    assert!(!lines(&plain).contains("Frenzied ghosts move"), "{plain}");
    // What is printed is the maze, and no piece in hand.
    page.click("[title='PAC-MAN']");
    page.wait_until(
        "a piece in hand",
        "return !!document.querySelector('.pick-piece[aria-pressed=true]')",
    );
    page.cdp("Page.printToPDF", json!({}));
    page.wait_until("none", "return !document.querySelector('.pick-piece[aria-pressed=true]')");
    assert_no_errors(&page);
}
