//! Mazes that the page solves in a worker.

use browser::{Page, Viewport};
use game::{Exact, ExactMove, ExactMoves, Position as _, Score, Turn, Verdict};
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
fn rows(position: &Position, exact: &ExactMoves) -> Vec<Vec<String>> {
    let pac_to_move = mover(position) == 1;
    // Where the ghosts win, their turn under way counts.
    let text = |exact: &Exact| match exact.verdict {
        Verdict::Win => format!("PAC-MAN in {}", exact.turns),
        Verdict::Draw => "endless".to_owned(),
        Verdict::Loss => format!("ghosts in {}", exact.turns + u32::from(!pac_to_move)),
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

/// The number of the player to move.
fn mover(position: &Position) -> usize {
    match position.turn() {
        Turn::Seat(seat) => seat.number(),
        other => unreachable!("{other:?} is nobody's turn"),
    }
}

/// Waits until the page has these values.
fn wait_for_values(page: &Page<'_>, position: &Position, exact: &ExactMoves) {
    let expected = json!(rows(position, exact)).to_string();
    let script = "return JSON.stringify([...document.querySelectorAll('.exact tbody tr')] \
         .map(r => [...r.children].map(c => (c.querySelector('.words') ?? c).innerText.trim())))";
    page.wait_until(&expected, &format!("{script} === {}", json!(expected)));
}

/// Waits until the lines are the best moves of the solution, in its order; the engine is off. Lines count
/// turns as the engine does.
fn wait_for_lines(page: &Page<'_>, position: &Position, exact: &ExactMoves) {
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
    let own = usize::from(exact.lives) - 1;
    let value = match engine::pacman_score(position, exact.moves[0].values[own]) {
        Score::Wins(count) => format!("wins in {count}"),
        Score::Loses(count) => format!("loses in {count}"),
        Score::Points(_) => "endless".to_owned(),
    };
    assert_eq!(page.text(".variations li:first-child .value"), value);
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
        wait_for_values(&page, chase(&position), &exact);
        wait_for_lines(&page, chase(&position), &exact);
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
    let start = start(&request.maze);
    let exact = tablebase.exact_moves(chase(&start)).expect("it goes on");
    wait_for_values(&page, chase(&start), &exact);
    assert_no_errors(&page);
}

/// However many lives there are, every value is in the table and in view: as words where there is room, else as
/// a mark and a figure. Only with more lives than a phone is wide does the table scroll.
#[test]
fn exact_values_are_never_cut() {
    let fixture = fixture();
    let cut = "const scroll = document.querySelector('.exact-scroll'), s = scroll.getBoundingClientRect(); \
        return [...scroll.querySelectorAll('th, td')].filter(c => { const r = c.getBoundingClientRect(); \
          return c.scrollWidth > c.clientWidth + 1 || r.right > s.right + 1 || r.left < s.left - 1; }).map(c => c.innerText)";
    for lives in [1, 2, 3, 4] {
        let word = format!("6x6.{lives}.d4.d6___.a1f4.a1vb2vc1vc4hd1ve4h");
        let maze = Maze::from_word(&word).expect("a maze");
        let page = open_analysis(&fixture, Viewport::DESKTOP, &record(&maze));
        page.wait_for(".exact tbody .ply");
        for (width, height) in [(1400, 900), (1024, 768), (768, 1024), (390, 844), (320, 568)] {
            page.resize(width, height);
            let found = page.evaluate(cut, json!([]));
            assert_eq!(found, json!([]), "{lives} lives at {width}x{height}");
        }
    }
}

/// Of a server that solves no mazes nothing is asked: one sentence says why, and there is no button for it.
#[test]
fn what_the_server_refuses_is_not_offered() {
    let fixture = fixture();
    let maze = Maze::from_word("7x7.3.d4.d7a4g4d1.a1._").expect("a maze");
    let page = open_analysis(&fixture, Viewport::DESKTOP, &record(&maze));
    page.wait_for_text(
        "This maze is too big to solve right away. This server does not solve mazes on request.",
    );
    assert_eq!(page.count(".exact .button"), 1, "it can be solved here");
    assert!(page.text(".exact .button").starts_with("Solve it here"));
    assert_no_errors(&page);
}

/// PAC-MAN and the ghosts are two sides: before his turn "Threat" is what the ghosts would do, and after it
/// what he would. In a solved maze the solution says so, and not the engine.
#[test]
fn pacman_and_the_ghosts_threaten_each_other() {
    let fixture = fixture();
    // Blinky is beside PAC-MAN, who is to move with his last life.
    let record = "game pacman\nseats 2\nmaze 6x6.3.d4.d6___.a1f4.a1vb2vc1vc4hd1ve4h\nstart d4 d3,-,-,- a1,f4 1 pac 6x6.3.d4.d6___.a1f4.a1vb2vc1vc4hd1ve4h\n";
    let page = open_analysis(&fixture, Viewport::DESKTOP, record);
    page.wait_for(".exact tbody .ply");
    page.click_button("Threat");
    page.wait_for_text("What Player 2 would do now");
    page.wait_for(".candidate.threat");
    let best = page.text(".variations li:first-child .words .ply");
    assert_eq!(best, "d4", "Blinky catches him");
    page.wait_until(
        "by the solution",
        "return document.querySelector('.engine .effort').innerText === 'Exact'",
    );
    page.type_text("x");
    page.click(".exact tbody tr:nth-child(2) .ply");
    page.type_text("x");
    page.wait_for_text("What Player 1 would do now");
    page.type_text("x");
    page.wait_until("no threat", "return !document.querySelector('.candidate.threat')");
    assert_no_errors(&page);
}
