//! The position editor of the analysis board.

use browser::{Page, Viewport};
use game::{OptionScope, Position as _};
use rules::{Game, GameSetup, OptionChoices};
use serde_json::json;

use crate::analysis::{assert_no_errors, link, open_analysis, wait_for_analysis};
use crate::fixture;

/// The position as text, as the editor has it.
const TEXT: &str = "return document.querySelector('.editor .mono').value";

fn tap(page: &Page<'_>, words: &str) {
    for word in words.split(' ') {
        let (x, y) = page.board_point(word);
        page.click_at(x, y);
    }
}

/// Chooses a value of the field whose label begins so.
fn choose(page: &Page<'_>, label: &str, value: &str) {
    let script = "const f = [...document.querySelectorAll('.editor .field')].find(f => f.textContent.trim().startsWith(arguments[0])); \
         const s = f.querySelector('select'); s.value = arguments[1]; s.dispatchEvent(new Event('change', {bubbles: true}))";
    page.evaluate(script, json!([label, value]));
}

fn wait_for_position(page: &Page<'_>, position: &str) {
    page.wait_until(position, &format!("{TEXT} === {}", json!(position)));
}

fn open_editor(page: &Page<'_>) {
    page.click_button("Set up a position");
    page.wait_for(".editor");
}

#[test]
fn positions_of_every_game_are_set_up() {
    let fixture = fixture();
    let page = open_analysis(&fixture, Viewport::DESKTOP, "game quoridor\nseats 2\n");
    open_editor(&page);
    tap(&page, "e1 d4 c3h");
    wait_for_position(&page, "d4,e9 9,10 1 c3h");
    // What is illegal is said at once, with its rule.
    tap(&page, "d3h");
    page.wait_for_text("Fences c3h and d3h overlap or cross.");
    page.wait_for(".editor .say .rule");
    tap(&page, "d3h");
    page.wait_for_text("This position is legal.");
    page.click("[aria-label='Player 2’s fences +']");
    wait_for_position(&page, "d4,e9 9,10 1 c3h");
    choose(&page, "Next to move", "2");
    wait_for_position(&page, "d4,e9 9,10 2 c3h");
    // On e9 stands the other pawn.
    tap(&page, "d4 e9");
    page.wait_for(".editor .say:not(.good)");
    page.click(".tray .pick-piece");
    tap(&page, "d5");
    wait_for_position(&page, "d5,e9 9,10 2 c3h");
    page.click_button("Analyse");
    page.wait_until("the board", "return !document.querySelector('.editor')");
    wait_for_analysis(&page, &link("game quoridor\nseats 2\nstart d5,e9 9,10 2 c3h\n"));

    open_editor(&page);
    choose(&page, "Which game?", "pacman");
    wait_for_position(&page, "e5 e9,a5,i5,e1 a1,a9,i1,i9 3 pac corners");
    choose(&page, "Players", "4");
    tap(&page, "a1 e9");
    page.click_button("Remove from the board");
    page.click("[aria-label='PAC-MAN’s lives −']");
    choose(&page, "Next to move", "inky");
    wait_for_position(&page, "e5 -,a5,i5,e1 a9,i1,i9 2 inky corners");
    choose(&page, "Which game?", "mspacman");
    choose(&page, "Plays Ms. Pac-Man", "2");
    choose(&page, "Next to move", "move:1:3");
    page.wait_for_text("This position is legal.");
    let position = page.evaluate(TEXT, json!([]));
    let position = position.as_str().expect("a position").to_owned();
    let setup = GameSetup::new(Game::Mspacman);
    let position = setup.parse_position(&position).expect("legal");
    assert_eq!(position.turn(), game::Turn::Seat(game::Seat::new(0)), "{position}");
    page.click_button("Analyse");
    wait_for_analysis(&page, &link(&format!("game mspacman\nseats 2\nstart {position}\n")));
    assert_no_errors(&page);
}

/// The editor has a list for every option of every game but the clock and who starts, and shows what the
/// game was begun with.
#[test]
fn the_editor_offers_every_option_of_the_rules() {
    let fixture = fixture();
    let page = open_analysis(&fixture, Viewport::DESKTOP, "game quoridor\nseats 2\n");
    open_editor(&page);
    for game in Game::ALL {
        choose(&page, "Which game?", game.name());
        for &seats in game.seats() {
            choose(&page, "Players", &seats.to_string());
            let choices = OptionChoices::new(game, seats);
            let offered = choices
                .rows()
                .into_iter()
                .filter(|row| !matches!(row.spec.scope, OptionScope::Start | OptionScope::Clock));
            let expected: Vec<_> =
                offered.map(|row| json!([choices.chosen(row), choices.words(row)])).collect();
            let script = "return JSON.stringify([...document.querySelectorAll('.editor .options select')] \
                 .map(s => [s.value, [...s.options].map(o => o.value)]))";
            page.wait_until(
                &format!("the options of {game} for {seats}"),
                &format!("{script} === {}", json!(json!(expected).to_string())),
            );
        }
    }
    assert_no_errors(&page);
}

/// An option changes what is legal, the position stays, and what is analysed then has the option.
#[test]
fn options_are_chosen_in_the_editor() {
    let fixture = fixture();
    let record = "game pacman\nseats 3\noption contact=closed\n";
    let page = open_analysis(&fixture, Viewport::DESKTOP, record);
    open_editor(&page);
    tap(&page, "e9 e8");
    let position = "e5 e8,a5,i5,e1 a1,a9,i1,i9 3 pac corners";
    wait_for_position(&page, position);
    // The maze has three lives, and four are against its rules until the option says otherwise.
    page.click("[aria-label='PAC-MAN’s lives +']");
    page.wait_for(".editor .say:not(.good)");
    choose(&page, "Lives ", "5");
    let position = position.replace(" 3 ", " 4 ");
    wait_for_position(&page, &position);
    choose(&page, "Boost length", "exactly");
    choose(&page, "Who plays Inky", "2");
    page.click_button("Analyse");
    let options =
        "option boost=exactly\noption contact=closed\noption lives=5\noption ghosts=2,2,2,3\n";
    wait_for_analysis(&page, &link(&format!("game pacman\nseats 3\n{options}start {position}\n")));

    // The areas of Ms. Pac-Man are part of the position, and follow.
    open_editor(&page);
    choose(&page, "Which game?", "mspacman");
    choose(&page, "Player 1’s area", "c");
    page.wait_for_text("This position is legal.");
    page.click_button("Analyse");
    wait_for_analysis(&page, &link("game mspacman\nseats 2\noption colours=c,b,a,d\n"));

    // The characters of the classic game are seen at once.
    open_editor(&page);
    choose(&page, "Which game?", "quoridor");
    choose(&page, "Players", "4");
    let pawns = page.count(".board .piece.pawn");
    choose(&page, "Third pawn behind", "sidestep");
    page.click_button("Analyse");
    wait_for_analysis(&page, &link("game quoridor\nseats 4\noption pawn_behind=sidestep\n"));
    assert_eq!(pawns, 4);
    assert_no_errors(&page);
}

/// A text that cannot be read is the verdict: nothing else calls the position legal, and it stays to be mended.
#[test]
fn a_text_that_cannot_be_read_is_not_called_legal() {
    let fixture = fixture();
    let page = open_analysis(&fixture, Viewport::DESKTOP, "game quoridor\nseats 2\n");
    open_editor(&page);
    page.wait_for(".editor .say.good");
    page.evaluate(
        "const i = document.querySelector('.editor .mono'); i.value = 'e1,e9 10'; i.dispatchEvent(new Event('change', {bubbles: true}))",
        json!([]),
    );
    page.wait_until(
        "one verdict",
        "return document.querySelectorAll('.editor .say').length === 1 && !document.querySelector('.editor .say.good')",
    );
    let offered = "return document.querySelector('.editor .main').disabled";
    assert_eq!(page.evaluate(offered, json!([])), json!(true));
    wait_for_position(&page, "e1,e9 10");
    // Whatever is set up on the board takes its place.
    tap(&page, "e1 d4");
    wait_for_position(&page, "d4,e9 10,10 1 -");
    page.wait_for(".editor .say.good");
    assert_no_errors(&page);
}
