//! The verdicts in the files of the shipped mazes are what the solver says.

use rules::pacman::{Maze, Options};
use solver::{Request, Value};

#[test]
fn shipped_mazes_are_as_fair_as_they_say() {
    let mut fair = 0;
    for maze in Maze::shipped() {
        let told = maze.notes().iter().find(|note| note.key == "verdict");
        let Some(told) = told.filter(|note| note.text.starts_with("1 life: ")) else { continue };
        let request =
            Request { lives: 3, threads: 1, ..Request::new(maze.clone(), Options::default()) };
        let found = request.verdicts(&mut |_| true).unwrap();
        let Value { turns: ghosts, .. } = found[0];
        let Value { turns: pac, .. } = found[1];
        assert_eq!(found, [Value::ghosts(ghosts), Value::pac(pac), Value::pac(pac)]);
        let text = format!(
            "1 life: the ghosts win by turn {ghosts}; 2 lives or more: PAC-MAN wins by turn {pac}"
        );
        assert_eq!(told.text, text, "{}", maze.reference());
        assert_eq!(maze.lives(), 2);
        fair += 1;
    }
    assert!(fair >= 6);
}
