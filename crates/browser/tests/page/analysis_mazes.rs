//! Mazes that the page solves in a worker.

use std::time::Instant;

use browser::{Page, Viewport};
use game::{Exact, ExactMove, ExactMoves, Position as _, Verdict};
use rules::pacman::{Maze, MazeSpec, Options, Position};
use rules::{AnyPosition, Game, GameSetup, Square};
use serde_json::json;
use solver::SolveRequest;

use crate::analysis::{assert_no_errors, open_analysis, show};
use crate::{Fixture, fixture};

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
        page.click(".exact tbody tr:nth-child(2) .ply");
        position.try_play(&exact.moves[0].word).expect("legal");
    }
}

/// An open square maze with three lives, its ghosts at the edges and its pellets in the corners.
fn open_maze(side: usize, ghosts: usize, pellets: usize) -> Maze {
    let (middle, last) = (side / 2, side - 1);
    let square = Square::new;
    let places = [square(middle, last), square(0, middle), square(last, middle), square(middle, 0)];
    let corners = [square(0, 0), square(last, last), square(0, last), square(last, 0)];
    let spec = MazeSpec {
        files: side,
        ranks: side,
        pac: square(middle, middle),
        ghosts: std::array::from_fn(|nth| (nth < ghosts).then_some(places[nth])),
        pellets: corners[..pellets].to_vec(),
        fences: Vec::new(),
        lives: 3,
    };
    Maze::new(spec).expect("a maze")
}

/// Has the page solve a maze, by a press of its button where it asks first. Returns the seconds from
/// opening it to its values.
fn solve_in_page(fixture: &Fixture, page: &Page<'_>, maze: &Maze) -> f64 {
    show(page, &fixture.server.url(), &record(maze));
    let began = Instant::now();
    page.wait_until(
        "it is solved",
        "const p = document.querySelector('.exact'); \
         [...p?.querySelectorAll('.button') ?? []].find(b => b.innerText.startsWith('Solve it here'))?.click(); \
         return !!p?.querySelector('tbody')",
    );
    began.elapsed().as_secs_f64()
}

/// A maze that is too big to be solved unasked is solved when it is asked for, and the board can be used
/// meanwhile; its values are those of the solver.
#[test]
#[expect(clippy::print_stdout, reason = "how long it takes is worth knowing")]
fn a_bigger_maze_is_solved_when_it_is_asked_for() {
    let fixture = fixture();
    let request = SolveRequest::new(open_maze(7, 4, 1).into(), Options::default());
    let page = open_analysis(&fixture, Viewport::DESKTOP, &record(&request.maze));
    page.wait_for_text("This maze is too big to be solved at once");
    assert_eq!(page.count(".exact table"), 0);
    let seconds = solve_in_page(&fixture, &page, &request.maze);
    println!("7x7, 4 ghosts, 1 pellet: {seconds:.1} s in the page");
    let tablebase = request.solve(&mut |_| true).expect("a solution");
    let exact = tablebase.exact_moves(chase(&start(&request.maze))).expect("it goes on");
    wait_for_values(&page, &exact);
    assert_no_errors(&page);
}

/// The mazes that the solver manages in ten seconds by itself (docs/solver.md), timed in the page. They
/// take a minute, so only the deep tests do that.
#[test]
#[expect(clippy::print_stdout, reason = "the figures are what this is for")]
fn mazes_are_timed() {
    if std::env::var_os("PALISADE_DEEP").is_none() {
        return;
    }
    let fixture = fixture();
    let page = open_analysis(&fixture, Viewport::DESKTOP, "game quoridor\nseats 2\n");
    for (side, ghosts, pellets) in
        [(9, 2, 4), (9, 3, 1), (9, 3, 2), (7, 3, 4), (8, 4, 1), (7, 4, 2), (6, 4, 4)]
    {
        let maze = open_maze(side, ghosts, pellets);
        let request = SolveRequest::new(maze.into(), Options::default());
        let megabytes = SolveRequest { threads: 1, ..request.clone() }.memory_needed() >> 20;
        let seconds = solve_in_page(&fixture, &page, &request.maze);
        println!("{side}x{side} {ghosts} ghosts {pellets} pellets {megabytes} MB {seconds:.1} s");
    }
}
