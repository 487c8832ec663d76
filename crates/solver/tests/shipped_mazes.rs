//! The verdicts noted in the files of the shipped mazes are what the solver finds.

use rules::pacman::{Maze, Options};
use solver::{PositionVerdict, SolveRequest};

#[test]
fn the_verdicts_noted_in_shipped_mazes_are_right() {
    let mut fair = 0;
    for maze in Maze::shipped() {
        let noted = maze.notes().iter().find(|note| note.key == "verdict");
        let Some(noted) = noted.filter(|note| note.text.starts_with("1 life: ")) else { continue };
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
    assert!(fair >= 10);
}
