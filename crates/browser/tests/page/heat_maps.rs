//! Heat maps: what fences cost, and what squares of a solved maze are worth.

use browser::{Page, SpecialKey, Viewport};
use game::Position as _;
use rules::pacman::{Maze, Options as ChaseOptions};
use rules::quoridor::{Options, Position};
use rules::{AnyPosition, Game, GameSetup};
use serde_json::json;
use solver::SolveRequest;
use view::{BoardView, HeatLevel};

use crate::analysis::{assert_no_errors, open_analysis};
use crate::{fixture, open_game};

const SWITCH: &str = "Fence heat map";

/// The classic game after these moves.
fn after(words: &str) -> Position {
    let mut position = Position::start(2, &Options::default()).expect("a start");
    for word in words.split_whitespace() {
        position.try_play(word).expect("legal");
    }
    position
}

/// Waits until every legal fence of a position has its colour.
fn wait_for_map(page: &Page<'_>, position: &Position) {
    let costs = position.fence_costs();
    let words: Vec<_> = costs.iter().map(|(_, cost)| HeatLevel::of_fence(*cost).word()).collect();
    let drawn = "[...document.querySelectorAll('.heat path')].map(p => p.classList[0])";
    wait_for_list(page, drawn, &words);
}

/// Waits until an expression is this list.
fn wait_for_list(page: &Page<'_>, expression: &str, expected: &[impl AsRef<str>]) {
    let expected: Vec<_> = expected.iter().map(AsRef::as_ref).collect();
    let expected = json!(expected).to_string();
    let script = format!("return JSON.stringify({expression}) === {}", json!(expected));
    page.wait_until(&expected, &script);
}

fn wait_for_figure(page: &Page<'_>, figure: &str) {
    let script = "return document.querySelector('.heat .figure text')?.textContent ===";
    page.wait_until(figure, &format!("{script} {}", json!(figure)));
}

/// The figure of a fence.
fn figure(position: &Position, word: &str) -> String {
    let costs = position.fence_costs();
    let (_, cost) = costs.iter().find(|(fence, _)| fence.to_string() == word).expect("legal");
    view::signed_number(cost.net())
}

/// On the analysis board every legal fence has its colour, the one under the mouse its figure, and the
/// five best are named in words.
#[test]
fn fences_have_colours_figures_and_words_on_the_analysis_board() {
    let fixture = fixture();
    let start = "e8,d9 10,10 1 -";
    let position = Position::parse(start, 2, &Options::default()).expect("a position");
    let record = format!("game quoridor\nseats 2\nstart {start}\n");
    let page = open_analysis(&fixture, Viewport::DESKTOP, &record);
    assert_eq!(page.count(".heat"), 0);
    page.click_button(SWITCH);
    wait_for_map(&page, &position);
    for (word, expected) in [("d7h", "+1"), ("e8h", "−1"), ("b3v", "0")] {
        assert_eq!(figure(&position, word), expected);
        let (x, y) = page.board_point(word);
        page.hover_at(x, y);
        wait_for_figure(&page, expected);
    }
    let best = view::best_fences(&position.fence_costs(), 5);
    let told = |fence: &rules::Fence| format!("{fence}: +1 (others +1, player to move +0)");
    let best: Vec<_> = best.iter().map(|(fence, _)| told(fence)).collect();
    assert_eq!(best.len(), 5);
    let named = "[...document.querySelectorAll('.heat-best li')].map(l => l.innerText.trim())";
    wait_for_list(&page, named, &best);
    page.click_button(SWITCH);
    page.wait_until("no map", "return !document.querySelector('.heat, .heat-best')");
    assert_no_errors(&page);
}

/// At one screen the map is a hint for whoever is to move; on a phone the fence that was tapped has its
/// figure.
#[test]
fn a_game_at_one_screen_has_the_map_and_a_tapped_fence_its_figure() {
    let fixture = fixture();
    let record = "palisade 1\ngame quoridor\nseats 2\n\ne2 e8 e3h\n";
    let page = open_game(&fixture, Viewport::PHONE, record);
    page.click_button(SWITCH);
    let position = after("e2 e8 e3h");
    wait_for_map(&page, &position);
    let (x, y) = page.board_point("c5h");
    page.tap_at(x, y);
    wait_for_figure(&page, &figure(&position, "c5h"));
    page.click(".actions .main");
    wait_for_map(&page, &after("e2 e8 e3h c5h"));
    assert_no_errors(&page);
}

/// In a review the map is that of the position shown, and follows the mouse where no move is entered.
#[test]
fn a_review_has_the_map_of_the_position_shown() {
    let fixture = fixture();
    let words = "e2 e8 e3 e7 e4 e6 e5 d6 c5h c6 e6 b6 e7 b5 e8 b4";
    let record = format!("palisade 1\ngame quoridor\nseats 2\nlevel 2 3\n\n{words} e9\n");
    let page = open_game(&fixture, Viewport::DESKTOP, &record);
    page.click_button("Review");
    page.wait_for(".review .board");
    page.click_button(SWITCH);
    page.wait_for(".heat-best");
    assert_eq!(page.count(".heat path"), 0, "the game is over");
    page.press_key(SpecialKey::Left);
    let position = after(words);
    wait_for_map(&page, &position);
    let (x, y) = page.board_point("b3h");
    page.hover_at(x, y);
    wait_for_figure(&page, &figure(&position, "b3h"));
    assert_no_errors(&page);
}

/// A lesson about fences has the switch too.
#[test]
fn a_lesson_about_fences_has_the_map() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.reduce_motion();
    page.goto(&format!("{}/learn/quoridor/fence", fixture.server.url()));
    page.wait_for(".lesson .board");
    page.click_button(SWITCH);
    page.wait_for(".lesson .heat path");
    assert_no_errors(&page);
}

/// In a solved maze the squares that can be reached have the exact values of the moves there.
#[test]
fn squares_of_a_solved_maze_have_exact_values() {
    let fixture = fixture();
    let maze = Maze::from_word("6x6.3.d4.d6___.a1f4.a1vb2vc1vc4hd1ve4h").expect("a maze");
    let request = SolveRequest::new(maze.into(), ChaseOptions::default());
    let tablebase = request.solve(&mut |_| true).expect("a solution");
    let mut setup = GameSetup::new(Game::Pacman);
    setup.set_maze(&request.maze.word()).expect("a maze");
    let position = setup.start().expect("a start");
    let AnyPosition::Pacman(chase) = &position else { unreachable!("a maze is of PAC-MAN") };
    let exact = tablebase.exact_moves(chase).expect("it goes on");
    let squares = view::exact_squares(&BoardView::from(&position), &exact);
    let record = format!("game pacman\nseats 2\nmaze {}\n", request.maze.word());
    let page = open_analysis(&fixture, Viewport::DESKTOP, &record);
    page.click_button("Exact values on the board");
    let levels: Vec<_> = squares.iter().map(|square| square.level.word()).collect();
    let drawn = "[...document.querySelectorAll('.heat rect')].map(r => r.classList[0])";
    wait_for_list(&page, drawn, &levels);
    let figures: Vec<_> = squares.iter().map(|square| square.figure.clone()).collect();
    let written = "[...document.querySelectorAll('.heat .turns')].map(t => t.textContent)";
    wait_for_list(&page, written, &figures);
    assert_no_errors(&page);
}

/// The values of a step of a lesson, whose small maze is solved for it: on its squares, and the best moves in words.
#[test]
fn a_lesson_in_a_small_maze_has_exact_values() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.reduce_motion();
    page.goto(&format!("{}/learn/pacman-strategy/tempo", fixture.server.url()));
    page.wait_for(".lesson .board");
    page.click_button("Exact values on the board");
    page.wait_for(".lesson .heat .turns");
    page.wait_for_text("PAC-MAN in ");
    assert_no_errors(&page);
}

/// A game at one screen shows what is known of its maze, and has nothing solved.
#[test]
fn a_game_in_a_maze_that_nobody_has_solved_has_no_exact_values() {
    let fixture = fixture();
    let record = "palisade 1\ngame pacman\nseats 2\nmaze 6x6.3.d4.d6___.a1f4.a1vb2vc1vc4hd1ve4h\n";
    let page = open_game(&fixture, Viewport::PHONE, record);
    page.click_button("Exact values on the board");
    page.wait_for_text("This maze has not been solved yet.");
    assert_eq!(page.count(".heat"), 0);
    assert_no_errors(&page);
}
