//! The verdicts of the shipped mazes are what the solver finds, the mazes are fair and unlike each other,
//! and the document says the same of them.

use std::sync::Arc;

use game::Random;
use rules::pacman::{KnownResult, Maze, MazeWinner, Options};
use solver::{PositionVerdict, SolveRequest};

/// All but `corners`, the default.
fn fair_mazes() -> &'static [Arc<Maze>] {
    &Maze::shipped()[1..]
}

fn name(maze: &Maze) -> &str {
    maze.name().expect("a shipped maze has a name")
}

fn known(maze: &Maze, lives: u8) -> Option<KnownResult> {
    maze.known_result(&Options { lives: Some(lives), ..Options::default() })
}

/// Solves a maze for one life more than it gives, and compares with what is noted.
fn check_verdict(maze: &Arc<Maze>) {
    let lives_needed = maze.lives();
    let new = SolveRequest::new(maze.clone(), Options::default());
    let request = SolveRequest { lives: lives_needed + 1, threads: 1, ..new };
    let found = request.start_values(&mut |_| true).unwrap();
    for (lives, value) in (1..=lives_needed).zip(&found) {
        let winner = match value.verdict {
            PositionVerdict::PacWins => MazeWinner::Pacman,
            PositionVerdict::GhostsWin => MazeWinner::Ghosts,
            PositionVerdict::Endless => panic!("{}: nobody wins with {lives}", name(maze)),
        };
        let found = KnownResult { winner, turns: value.turns };
        assert_eq!(known(maze, lives), Some(found), "{}, {lives} lives", name(maze));
    }
    let [with_all, with_more] = found[usize::from(lives_needed) - 1..] else {
        panic!("{found:?} has a value for every number of lives")
    };
    assert!(with_more >= with_all, "{}: a life more does no harm", name(maze));
}

#[test]
fn the_verdicts_of_some_small_mazes_are_right() {
    let squares = |maze: &Maze| maze.files() * maze.ranks();
    let mut small: Vec<_> = fair_mazes().iter().filter(|maze| squares(maze) <= 30).collect();
    assert!(small.len() > 4, "{small:?}");
    let mut random = Random::new(44);
    for _ in 0..4 {
        check_verdict(small.swap_remove(random.index(small.len())));
    }
}

#[test]
#[ignore = "deep: the largest take half a minute each"]
fn the_verdicts_of_all_fair_mazes_are_right() {
    for maze in fair_mazes() {
        check_verdict(maze);
    }
}

/// The ghosts win with a life fewer than the maze gives, PAC-MAN with all of them and with more.
#[test]
fn a_life_decides_every_fair_maze() {
    assert_eq!(fair_mazes().len(), 30);
    for maze in fair_mazes() {
        for lives in 1..9 {
            let winner = if lives < maze.lives() { MazeWinner::Ghosts } else { MazeWinner::Pacman };
            let known = known(maze, lives).map(|known| known.winner);
            assert_eq!(known, Some(winner), "{}, {lives} lives", name(maze));
        }
    }
    let large = fair_mazes().iter().filter(|maze| (maze.files(), maze.ranks()) == (9, 9));
    assert!(large.count() >= 3);
}

/// To make one of another, at least half of its pieces have to be moved, however it is turned and mirrored.
#[test]
fn no_two_fair_mazes_are_alike() {
    let pieces = |maze: &Maze| {
        1 + maze.ghosts().iter().flatten().count() + maze.pellets().len() + maze.fences().len()
    };
    for (nth, one) in fair_mazes().iter().enumerate() {
        for other in &fair_mazes()[..nth] {
            let (distance, of) = (one.distance(other), pieces(one).max(pieces(other)));
            assert!(2 * distance >= of, "{} {}: {distance} of {of}", name(one), name(other));
        }
    }
}

/// The cells of every table row of the document.
fn rows() -> Vec<Vec<String>> {
    let document = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/solver.md");
    let document = std::fs::read_to_string(document).unwrap();
    let rows = document.lines().filter(|line| line.starts_with('|'));
    let cells =
        |line: &str| line.trim_matches('|').split('|').map(|it| it.trim().to_owned()).collect();
    rows.map(cells).collect()
}

/// What the page says of `corners` is what `palisade solve` printed for the document.
#[test]
fn the_results_of_corners_are_those_of_the_document() {
    let corners = Maze::named("corners").unwrap();
    let mut compared = 0;
    for row in rows() {
        let [lives, winner, turns] = &row[..] else { continue };
        if winner == "the ghosts win" {
            let expected =
                KnownResult { winner: MazeWinner::Ghosts, turns: turns.parse().unwrap() };
            assert_eq!(known(&corners, lives.parse().unwrap()), Some(expected), "{lives} lives");
            compared += 1;
        }
    }
    assert_eq!(compared, 4);
}

#[test]
fn the_document_has_every_fair_maze() {
    let rows = rows();
    for maze in fair_mazes() {
        let result = |lives: u8| {
            let KnownResult { winner, turns } = known(maze, lives).unwrap();
            let winner = if winner == MazeWinner::Pacman { "PAC-MAN" } else { "ghosts" };
            format!("{winner}, turn {turns}")
        };
        let expected = [
            format!("`{}`", name(maze)),
            format!("{}×{}", maze.files(), maze.ranks()),
            maze.ghosts().iter().flatten().count().to_string(),
            maze.pellets().len().to_string(),
            result(1),
            result(2),
            result(3),
        ];
        let row = rows.iter().find(|row| row[0] == expected[0]);
        let row = row.unwrap_or_else(|| panic!("{} is missing", name(maze)));
        assert_eq!(row[..expected.len()], expected);
    }
}
