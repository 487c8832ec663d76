//! Mazes that the page solves in a worker.

use browser::{Page, Viewport};
use game::{Exact, ExactMove, ExactMoves, Position as _, Verdict};
use rules::pacman::{Maze, Options, Position};
use rules::{AnyPosition, Game, GameSetup};
use serde_json::json;
use solver::SolveRequest;

use crate::analysis::{assert_no_errors, open_analysis};
use crate::fixture;

/// The start of a game in a maze.
fn start(maze: &Maze) -> AnyPosition {
    let mut setup = GameSetup::new(Game::Pacman);
    setup.set_maze(&maze.word()).expect("a maze");
    setup.start().expect("a start")
}

fn chase(position: &AnyPosition) -> &Position {
    match position {
        AnyPosition::Pacman(position) => position,
        other => unreachable!("{other:?} is no chase"),
    }
}

fn record(maze: &Maze) -> String {
    format!("game pacman\nseats 2\nmaze {}\n", maze.word())
}

/// The table of the exact panel: a row for the position, one for each move.
fn rows(exact: &ExactMoves) -> Vec<Vec<String>> {
    let text = |exact: &Exact| match exact.verdict {
        Verdict::Win => format!("PAC-MAN in {}", exact.turns),
        Verdict::Draw => "endless".to_owned(),
        Verdict::Loss => format!("ghosts in {}", exact.turns),
    };
    let row = |name: String, values: &[Exact]| {
        [name].into_iter().chain(values.iter().map(text)).collect::<Vec<_>>()
    };
    let of_move = |m: &ExactMove| {
        // The page writes the squares of a path apart.
        let shown = if m.word.len() > 3 { m.word.replace('-', "–") } else { m.word.clone() };
        row(shown, &m.values)
    };
    let moves = exact.moves.iter().map(of_move);
    [row("Position".to_owned(), &exact.values)].into_iter().chain(moves).collect()
}

/// Waits until the page has these values.
fn wait_for_values(page: &Page<'_>, exact: &ExactMoves) {
    let expected = json!(rows(exact)).to_string();
    let script = "return JSON.stringify([...document.querySelectorAll('.exact tbody tr')] \
         .map(r => [...r.children].map(c => c.innerText.trim())))";
    page.wait_until(&expected, &format!("{script} === {}", json!(expected)));
}

/// Waits until the lines are the best moves of the solution, in its order; the engine is off.
fn wait_for_lines(page: &Page<'_>, exact: &ExactMoves) {
    let words = exact
        .moves
        .iter()
        .take(3)
        .map(|m| if m.word.len() > 3 { m.word.replace('-', "–") } else { m.word.clone() });
    let expected = json!(words.collect::<Vec<_>>()).to_string();
    let script = "return JSON.stringify([...document.querySelectorAll('.variations li .words')] \
         .map(words => words.innerText.trim()))";
    page.wait_until(&expected, &format!("{script} === {}", json!(expected)));
    assert_eq!(page.count(".bar-track i"), 1, "the bar knows the result");
}

/// A small maze is solved in the page, and every move has the values that the solver gives it, here and
/// after a move.
#[test]
fn exact_values_are_those_of_the_solver() {
    let fixture = fixture();
    let maze = Maze::from_word("6x6.3.d4.d6___.a1f4.a1vb2vc1vc4hd1ve4h").expect("a maze");
    let request = SolveRequest::new(maze.into(), Options::default());
    let tablebase = request.solve(&mut |_| true).expect("a solution");
    let mut position = start(&request.maze);
    let page = open_analysis(&fixture, Viewport::DESKTOP, &record(&request.maze));
    for _ in 0..3 {
        let exact = tablebase.exact_moves(chase(&position)).expect("it goes on");
        wait_for_values(&page, &exact);
        wait_for_lines(&page, &exact);
        page.click(".exact tbody tr:nth-child(2) .ply");
        position.try_play(&exact.moves[0].word).expect("legal");
    }
}

/// A maze that is too big to be solved unasked is solved when it is asked for, and the board can be used
/// meanwhile; its values are those of the solver.
#[test]
fn a_bigger_maze_is_solved_when_it_is_asked_for() {
    let fixture = fixture();
    let maze = Maze::from_word("7x7.3.d4.d7a4g4d1.a1._").expect("a maze");
    let request = SolveRequest::new(maze.into(), Options::default());
    let page = open_analysis(&fixture, Viewport::DESKTOP, &record(&request.maze));
    page.wait_for_text("This maze is too big to solve right away");
    assert_eq!(page.count(".exact table"), 0);
    page.solve_maze();
    let tablebase = request.solve(&mut |_| true).expect("a solution");
    let exact = tablebase.exact_moves(chase(&start(&request.maze))).expect("it goes on");
    wait_for_values(&page, &exact);
    assert_no_errors(&page);
}
