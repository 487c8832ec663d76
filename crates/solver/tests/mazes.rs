//! The verdicts in the files of the shipped mazes are what the solver says.

use rules::pacman::{Maze, Options};
use solver::{Request, Verdict};

#[test]
fn shipped_mazes_are_as_fair_as_they_say() {
    let mut fair = 0;
    for maze in Maze::shipped() {
        let told = maze.notes().iter().find(|note| note.key == "verdict");
        let Some(told) = told.filter(|note| note.text.starts_with("1 life: ")) else { continue };
        let enough = maze.lives();
        let new = Request::new(maze.clone(), Options::default());
        let found = Request { lives: enough + 1, threads: 1, ..new }.verdicts(&mut |_| true);
        let found = found.unwrap();
        let mut text = String::new();
        for (lives, value) in (1..enough).zip(&found) {
            assert_eq!(value.verdict, Verdict::GhostsWin, "{}", maze.reference());
            let plural = if lives == 1 { "life" } else { "lives" };
            text += &format!("{lives} {plural}: the ghosts win by turn {}; ", value.turns);
        }
        let [with_all, with_more] = found[usize::from(enough) - 1..] else {
            panic!("{found:?} has a value for every number of lives")
        };
        assert_eq!(with_all.verdict, Verdict::PacWins, "{}", maze.reference());
        assert!(with_more >= with_all, "{}: a life more does no harm", maze.reference());
        text += &format!("{enough} lives or more: PAC-MAN wins by turn {}", with_all.turns);
        assert_eq!(told.text, text, "{}", maze.reference());
        fair += 1;
    }
    assert!(fair >= 10);
}
