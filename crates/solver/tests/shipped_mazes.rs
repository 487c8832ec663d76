//! The verdicts noted in the files of the shipped mazes are what the solver finds.

use rules::pacman::{KnownResult, Maze, MazeWinner, Options};
use solver::{PositionVerdict, SolveRequest};

#[test]
fn the_verdicts_noted_in_shipped_mazes_are_right() {
    let mut fair = 0;
    for maze in Maze::shipped() {
        let noted = maze.notes().iter().find(|note| note.key == "verdict");
        // `corners`, the largest, takes minutes: the next test compares it with the document.
        let Some(noted) = noted.filter(|note| note.text.contains("or more")) else { continue };
        let lives_needed = maze.lives();
        let new = SolveRequest::new(maze.clone(), Options::default());
        let found =
            SolveRequest { lives: lives_needed + 1, threads: 1, ..new }.start_values(&mut |_| true);
        let found = found.unwrap();
        let mut text = String::new();
        for (lives, value) in (1..lives_needed).zip(&found) {
            assert_eq!(value.verdict, PositionVerdict::GhostsWin, "{}", maze.reference());
            let plural = if lives == 1 { "life" } else { "lives" };
            text += &format!("{lives} {plural}: the ghosts win by turn {}; ", value.turns);
        }
        let [with_all, with_more] = found[usize::from(lives_needed) - 1..] else {
            panic!("{found:?} has a value for every number of lives")
        };
        assert_eq!(with_all.verdict, PositionVerdict::PacWins, "{}", maze.reference());
        assert!(with_more >= with_all, "{}: a life more does no harm", maze.reference());
        text += &format!("{lives_needed} lives or more: PAC-MAN wins by turn {}", with_all.turns);
        assert_eq!(noted.text, text, "{}", maze.reference());
        fair += 1;
    }
    assert_eq!(fair, Maze::shipped().len() - 1);
}

/// What the page says of `corners` is what `palisade solve` printed for the document.
#[test]
fn the_results_of_corners_are_those_of_the_document() {
    let document = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/solver.md");
    let document = std::fs::read_to_string(document).unwrap();
    let corners = Maze::named("corners").unwrap();
    let rows = document.lines().filter_map(|line| {
        let cells: Vec<_> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [lives, "the ghosts win", turns] = cells[..] else { return None };
        Some((lives.parse().unwrap(), turns.parse().unwrap()))
    });
    let mut compared = 0;
    for (lives, turns) in rows {
        let options = Options { lives: Some(lives), ..Options::default() };
        let expected = KnownResult { winner: MazeWinner::Ghosts, turns };
        assert_eq!(corners.known_result(&options), Some(expected), "{lives} lives");
        compared += 1;
    }
    assert_eq!(compared, 4);
}
