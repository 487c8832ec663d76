//! The maze workshop: drawing mazes and boards, what the rules say of them, and who wins.

use browser::{Page, SpecialKey, Viewport};
use serde_json::json;

use crate::analysis::assert_no_errors;
use crate::{Fixture, drag, fixture};

/// The maze as one word, as the page has it; nothing while it is invalid.
const WORD: &str = "return document.querySelector('.workshop .sharing input.mono').value";

/// PAC-MAN against one ghost: solved in a moment.
pub(crate) const SMALL: &str = "4x4.1.a1.d4___.d1._";

/// The ghosts win it with its two lives, PAC-MAN with three.
pub(crate) const TIPS: &str = "5x5.2.e2.a1d3d4_.a2b1e4.a1hb2hd3v";

/// Four ghosts on the largest board.
const LARGE: &str = "9x9.1.e5.e9a5i5e1.a1a9i1i9.b7hc4vd6he3hf5vg2v";

/// The same pieces among many fences.
const FENCED: &str = "9x9.1.e5.e9a5i5e1.a1a9i1i9.\
    a2ha4ha6ha8hc2hc4hc6hc8he2he4he6he8hg2hg4hg6hg8h";

pub(crate) fn open<'a>(fixture: &'a Fixture, viewport: Viewport, word: &str) -> Page<'a> {
    let page = Page::open(&fixture.chromium, viewport);
    page.reduce_motion();
    page.goto(&format!("{}/workshop#{word}", fixture.server.url()));
    page.wait_for(".workshop .board");
    wait_for_word(&page, word);
    page
}

pub(crate) fn wait_for_word(page: &Page<'_>, word: &str) {
    page.wait_until(word, &format!("{WORD} === {}", json!(word)));
}

pub(crate) fn wait_for_other_word(page: &Page<'_>, word: &str) {
    let script =
        format!("const word = (() => {{ {WORD} }})(); return word && word !== {}", json!(word));
    page.wait_until("another word", &script);
}

pub(crate) fn tap(page: &Page<'_>, words: &str) {
    for word in words.split(' ') {
        let (x, y) = page.board_point(word);
        page.click_at(x, y);
    }
}

/// Fingers come, move or go: these are on the screen afterwards.
fn touch(page: &Page<'_>, kind: &str, points: &[(f64, f64)]) {
    let points: Vec<_> = points.iter().map(|(x, y)| json!({"x": x, "y": y})).collect();
    page.cdp("Input.dispatchTouchEvent", json!({"type": kind, "touchPoints": points}));
}

/// Waits until the page's only live region says this.
fn wait_for_speech(page: &Page<'_>, text: &str) {
    let script = format!(
        "return document.querySelector('[aria-live=polite]').textContent.includes({})",
        json!(text)
    );
    page.wait_until(text, &script);
}

/// P02: what is drawn is told at its place, taken back, mirrored, and is in the address.
#[test]
fn a_maze_is_drawn_and_its_problems_are_told() {
    let fixture = fixture();
    let page = open(&fixture, Viewport::DESKTOP, SMALL);
    tap(&page, "b2v c3");
    wait_for_word(&page, "4x4.1.a1.d4___.c3d1.b2v");
    // A piece is picked up and put down; on a pellet it cannot start.
    tap(&page, "d4 c3");
    page.wait_for_text("Blinky already starts on c3.");
    assert_eq!(page.count(".workshop .wrong rect"), 1);
    wait_for_word(&page, "");
    page.click_button("Undo");
    wait_for_word(&page, "4x4.1.a1.d4___.c3d1.b2v");
    page.click_button("Left and right");
    tap(&page, "a3h");
    wait_for_word(&page, "4x4.1.a1.d4___.c3d1.a3hb2vc3h");
    let address = page.evaluate("return location.hash", json!([]));
    assert_eq!(address, json!("#4x4.1.a1.d4___.c3d1.a3hb2vc3h"));
    assert_no_errors(&page);
}

/// A pressed mouse draws wherever it goes, or clears, and all of it is undone at once; a screen reader hears what has
/// become of it.
#[test]
fn a_maze_is_drawn_with_strokes_and_heard() {
    let fixture = fixture();
    let page = open(&fixture, Viewport::DESKTOP, SMALL);
    drag(&page, "b2", "d2");
    wait_for_word(&page, "4x4.1.a1.d4___.b2c2d1d2._");
    wait_for_speech(&page, "d2: power pellet. Press to remove: power pellet");
    drag(&page, "c2", "d2");
    wait_for_word(&page, "4x4.1.a1.d4___.b2d1._");
    page.click_button("Undo");
    page.click_button("Undo");
    wait_for_word(&page, SMALL);
    wait_for_speech(&page, "b2: empty. c2: empty. d2: empty.");
    page.click_button("Quarter turn");
    tap(&page, "b1h");
    wait_for_word(&page, "4x4.1.a1.d4___.d1.a2vb1hb3hc2v");
    // What is not square has no quarter turn.
    page.click("[aria-label='Height +']");
    page.wait_until(
        "four symmetries and none",
        "return ![...document.querySelectorAll('.workshop button')].some(b => b.innerText === 'Quarter turn')",
    );
    page.click_button("Undo");
    page.click_button("Undo");
    wait_for_word(&page, SMALL);
    // The piece in hand is put down where the keys take it.
    page.click("[title='PAC-MAN']");
    page.evaluate("document.querySelector('.workshop .board').focus()", json!([]));
    page.press_key(SpecialKey::Enter);
    wait_for_speech(&page, "a1: PAC-MAN.");
    page.press_key(SpecialKey::Up);
    wait_for_speech(&page, "a2: empty. Press to put here: PAC-MAN");
    page.press_key(SpecialKey::Enter);
    wait_for_word(&page, "4x4.1.a2.d4___.d1._");
    wait_for_speech(&page, "a2: PAC-MAN. Press to pick up: PAC-MAN");
    assert_no_errors(&page);
}

/// Who wins is known while it is drawn; a small change makes it fairer, or none does; and the maze can be
/// played.
#[test]
fn who_wins_is_known_and_the_maze_is_played() {
    let fixture = fixture();
    let page = open(&fixture, Viewport::PHONE, SMALL);
    page.wait_for_text("PAC-MAN wins, even with one life.");
    page.click_button("Make it fairer");
    page.wait_until(
        "the end of the search",
        "const text = document.querySelector('.workshop .exact').innerText; \
         return !text.includes('Trying') && (text.includes('No small change') || text.includes('Use this'))",
    );
    page.click_button("Play this maze");
    page.wait_for_text("custom maze");
    assert_eq!(page.count(".maze[aria-pressed=true]"), 1);
    page.click_button("Start");
    page.wait_for(".table .board");
    assert_no_errors(&page);
}

/// Options that are chosen stand in the address, so that the game that is played is the one that was judged.
#[test]
fn options_go_with_the_maze() {
    let fixture = fixture();
    let page = open(&fixture, Viewport::DESKTOP, SMALL);
    page.click(".workshop .options summary");
    let choose = "const list = [...document.querySelectorAll('.options select')] \
         .find(list => [...list.options].some(option => option.value === 'turning')); \
         list.value = 'turning'; list.dispatchEvent(new Event('change', {bubbles: true}))";
    page.evaluate(choose, json!([]));
    page.wait_for_text("The game and the link keep these options.");
    let linked = format!("#{SMALL};frenzy=turning");
    page.wait_until("the address", &format!("return location.hash === {}", json!(linked)));
    page.click_button("Play this maze");
    page.wait_for_text("custom maze");
    assert_eq!(page.evaluate("return location.hash", json!([])), json!(linked));
    let chosen = "return [...document.querySelectorAll('.options select')] \
         .some(list => list.value === 'turning')";
    page.wait_until("the option in the form", chosen);
    // Whoever opens the link has them too.
    page.goto(&format!("{}/workshop{linked}", fixture.server.url()));
    page.wait_for(".workshop .board");
    wait_for_word(&page, SMALL);
    page.wait_until("the option in the workshop", chosen);
    assert_no_errors(&page);
}

/// The sheet to print is one page of A4, whatever paper the printer has.
#[test]
fn the_sheet_is_one_page_of_a4() {
    let fixture = fixture();
    let page = open(&fixture, Viewport::DESKTOP, FENCED);
    let paper = json!({"paperWidth": 8.5, "paperHeight": 11, "preferCSSPageSize": true});
    let printed = page.cdp("Page.printToPDF", paper);
    let read = "const pdf = atob(arguments[0]); \
         return [pdf.match(/\\/Type \\/Page\\b/g).length, pdf.match(/\\/MediaBox \\[0 0 (\\d+)[.\\d]* (\\d+)/).slice(1)]";
    let found = page.evaluate(read, json!([printed["data"]]));
    assert_eq!(found, json!([1, ["594", "841"]]), "how many pages, and how large in points");
    assert_no_errors(&page);
}

/// What cannot be read is told, and changes nothing.
#[test]
fn a_bad_word_is_told() {
    let fixture = fixture();
    let page = open(&fixture, Viewport::PHONE, SMALL);
    page.click(".workshop .sharing summary");
    let script = "const field = document.querySelector('.workshop input.mono'); field.value = arguments[0]; \
         field.dispatchEvent(new Event('change', {bubbles: true}))";
    page.evaluate(script, json!(["4x4.1.a1.d4___.d1d1._"]));
    page.wait_for_text("the power pellet on d1 is listed twice");
    page.evaluate(script, json!(["5x5.2.c3.c5___.a1._"]));
    wait_for_word(&page, "5x5.2.c3.c5___.a1._");
    assert_no_errors(&page);
}

/// Solved for more lives than it gives, a maze tells where it tips; its squares are coloured by who wins, in words too;
/// and best play goes step by step over the board, which is not drawn on meanwhile.
#[test]
fn a_solved_maze_shows_its_map_and_best_play() {
    let fixture = fixture();
    let page = open(&fixture, Viewport::PHONE, TIPS);
    page.wait_for_text("Fair: a single life decides who wins.");
    page.click_button("Blinky");
    page.wait_for(".workshop .heat rect");
    page.wait_for_text("PAC-MAN wins by the turn shown");
    let words = page.text(".workshop .study .unseen");
    assert!(words.contains("where the ghosts win"), "{words}");
    page.click_button("Step through best play");
    page.wait_for_text("The start. PAC-MAN moves first.");
    assert_eq!(page.count(".workshop .heat rect"), 0, "the map is of the start");
    tap(&page, "b2");
    page.click("[aria-label='Next move']");
    page.wait_for_text("PAC-MAN moves to");
    page.click("[aria-label='Last move']");
    page.wait_for_text("no lives left");
    wait_for_word(&page, TIPS);
    page.click_button("Back to drawing");
    page.wait_until("the drawing", "return !document.querySelector('.workshop .steps')");
    assert_no_errors(&page);
}

/// A maze that is too large to be solved at once is estimated, which the page says; what is drawn then begins anew.
#[test]
fn a_large_maze_is_estimated_by_games() {
    let fixture = fixture();
    let page = open(&fixture, Viewport::PHONE, LARGE);
    page.wait_for_text("An estimate, not proven");
    let rows = "return document.querySelectorAll('.workshop .estimate li').length > 0";
    page.wait_until("the first game", rows);
    page.click_button("Remove all fences");
    wait_for_word(&page, "9x9.1.e5.e9a5i5e1.a1a9i1i9._");
    page.wait_until("the first game of the other maze", rows);
    page.wait_for_text("Make it fairer");
    assert_no_errors(&page);
}

/// What the page has as the address of the drawing.
pub(crate) fn fragment(page: &Page<'_>) -> String {
    let hash = page.evaluate("return location.hash.slice(1)", json!([]));
    hash.as_str().unwrap_or_default().to_owned()
}

/// S02: a board of Ms. Pac-Man is drawn: what is wrong is told at its place and undone; walls, spinner and size change;
/// an unfinished one survives a reload; games say who may win; and it can be played.
#[test]
fn a_board_is_drawn_estimated_and_played() {
    let fixture = fixture();
    let quarters = rules::mspacman::Board::named("quarters").unwrap().word().to_owned();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.reduce_motion();
    page.goto(&format!("{}/workshop#quarters", fixture.server.url()));
    page.wait_for(".workshop .board");
    wait_for_word(&page, &quarters);
    page.wait_for_text("An estimate: level 8 plays");
    let rows = "return document.querySelectorAll('.workshop .win-shares tbody tr').length === 3";
    page.wait_until("a game of two, three and four players", rows);
    page.click("[title='Exit']");
    tap(&page, "e5");
    page.wait_for_text("There are 5 exits instead of four.");
    assert_eq!(page.count(".workshop .wrong rect"), 1);
    wait_for_word(&page, "");
    let unfinished = fragment(&page);
    page.reload();
    page.wait_for_text("There are 5 exits instead of four.");
    assert_eq!(fragment(&page), unfinished);
    page.click("[title='Solid square']");
    tap(&page, "e5");
    wait_for_word(&page, &quarters);
    // Walls on both sides: nobody gets to a1 any more.
    tap(&page, "a1v");
    wait_for_other_word(&page, &quarters);
    tap(&page, "a1h");
    page.wait_for_text("a1 cannot be reached from the white circles.");
    page.click_button("Undo");
    page.click_button("Undo");
    wait_for_word(&page, &quarters);
    page.evaluate(
        "const field = document.querySelector('.workshop .dice input'); field.value = '1 1 2'; \
         field.dispatchEvent(new Event('change', {bubbles: true}))",
        json!([]),
    );
    wait_for_word(&page, &quarters.replace("~1.2.3.4.5.6~", "~1x2.2~"));
    // A random board keeps all rules, and is undone at once.
    let drawn = quarters.replace("~1.2.3.4.5.6~", "~1x2.2~");
    page.click_button("Random board");
    wait_for_other_word(&page, &drawn);
    assert_eq!(page.count(".workshop .wrong rect"), 0);
    let random = page.evaluate(WORD, json!([]));
    let random = rules::mspacman::Board::from_word(random.as_str().unwrap());
    assert!(random.is_ok(), "{random:?}");
    page.click_button("Undo");
    wait_for_word(&page, &drawn);
    page.click_button("Play this board");
    page.wait_for_text("custom maze");
    page.click_button("Start");
    page.wait_for(".table .board");
    assert_no_errors(&page);
}

/// The same with fingers on a phone, where the brush of walls takes the nearest one, and with keys.
#[test]
fn a_board_is_drawn_with_fingers_and_keys() {
    let fixture = fixture();
    let quarters = rules::mspacman::Board::named("quarters").unwrap().word().to_owned();
    let page = open(&fixture, Viewport::PHONE, &quarters);
    page.click("[title='Wall']");
    let ((x, y), (next, _)) = (page.board_point("b1"), page.board_point("c1"));
    page.tap_at(x + 0.3 * (next - x), y);
    wait_for_other_word(&page, &quarters);
    page.click_button("Undo");
    wait_for_word(&page, &quarters);
    page.click("[title='Solid square']");
    // One finger draws, and the page stays where it is; a second one takes that back.
    let (from, to) = (page.board_point("d1"), page.board_point("e1"));
    let scrolled = "return document.scrollingElement.scrollTop";
    let top = page.evaluate(scrolled, json!([]));
    touch(&page, "touchStart", &[from]);
    touch(&page, "touchMove", &[to]);
    touch(&page, "touchStart", &[to, from]);
    touch(&page, "touchEnd", &[]);
    let above = page.board_point("d9");
    touch(&page, "touchStart", &[above]);
    touch(&page, "touchMove", &[from]);
    touch(&page, "touchMove", &[to]);
    touch(&page, "touchEnd", &[]);
    page.wait_for_text("There are 3 exits instead of four.");
    assert_eq!(page.evaluate(scrolled, json!([])), top);
    page.click_button("Undo");
    wait_for_word(&page, &quarters);
    page.evaluate("document.querySelector('.workshop .board').focus()", json!([]));
    page.press_key(SpecialKey::Enter);
    wait_for_speech(&page, "e1: Exit, Wall: above. Press to put here: Solid square");
    page.press_key(SpecialKey::Enter);
    page.wait_for_text("There are 3 exits instead of four.");
    wait_for_speech(&page, "e1: Solid square, Wall: above. There are 3 exits instead of four.");
    page.click_button("Undo");
    wait_for_word(&page, &quarters);
    page.evaluate("document.querySelector('.workshop .board').focus()", json!([]));
    page.press_key(SpecialKey::Enter);
    page.type_text("f");
    page.press_key(SpecialKey::Enter);
    wait_for_other_word(&page, &quarters);
    // The other game is a tap away.
    page.click_button("PAC-MAN variant");
    page.wait_for_text("Make it fairer");
    assert_no_errors(&page);
}
