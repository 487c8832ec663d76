use std::sync::{Arc, LazyLock};

use super::{KnownResult, Maze, MazeError, MazeFault, MazeNote, MazeWinner};

/// The mazes shipped with the program, a line each. Every page downloads them, so they are written briefly.
const LIST: &str = include_str!("../../../mazes/pacman.txt");

static SHIPPED: LazyLock<Vec<Arc<Maze>>> = LazyLock::new(|| {
    let lines = LIST.lines().filter(|line| !line.starts_with('#'));
    let maze = |line| Arc::new(parse_line(line).expect("a test reads every shipped maze"));
    lines.map(maze).collect()
});

/// Parses a line such as `hedgerow 6x6.2.d4.d6a4f4_.b2e1f5.a1ha3vb1vb5hc3ve2h g11 p7+`: the name, the maze as
/// one word, and who wins by which turn with one life, two lives and so on.
fn parse_line(line: &str) -> Option<Maze> {
    let mut words = line.split(' ');
    let name = words.next()?.to_owned();
    let mut maze = Maze::from_word(words.next()?).ok()?;
    let mut results = Vec::new();
    let mut holds_for_more = false;
    for word in words {
        let (winner, turns) = match word.split_at_checked(1)? {
            ("g", turns) => (MazeWinner::Ghosts, turns),
            ("p", turns) => (MazeWinner::Pacman, turns),
            _ => return None,
        };
        holds_for_more = turns.ends_with('+');
        let turns = turns.trim_end_matches('+').parse().ok()?;
        results.push(KnownResult { winner, turns });
    }
    let verdict = KnownResult::verdict(&results, holds_for_more);
    maze.name = Some(name);
    maze.notes = vec![
        MazeNote { key: "author", text: "Palisade".to_owned() },
        MazeNote { key: "verdict", text: verdict },
    ];
    Some(maze)
}

impl Maze {
    /// The shipped mazes, `corners` first.
    pub fn shipped() -> &'static [Arc<Maze>] {
        &SHIPPED
    }

    /// The shipped maze of that name.
    pub fn named(name: &str) -> Option<Arc<Maze>> {
        Maze::shipped().iter().find(|maze| maze.name() == Some(name)).cloned()
    }

    /// The maze with that name or one-word form.
    pub fn resolve(word: &str) -> Result<Arc<Maze>, MazeError> {
        if let Some(maze) = Maze::named(word) {
            return Ok(maze);
        }
        if !word.contains('.') {
            let known = Maze::shipped().iter().filter_map(|maze| maze.name());
            let known = known.collect::<Vec<_>>().join(" ");
            let fault = MazeFault::Unknown { word: word.to_owned(), known };
            return Err(MazeError { line: 1, column: 1, fault });
        }
        let maze = Maze::from_word(word)?;
        Ok(Maze::shipped()
            .iter()
            .find(|shipped| ***shipped == maze)
            .cloned()
            .unwrap_or(maze.into()))
    }

    /// The maze in the text of positions and links: its name if it is shipped, else its one-word
    /// form.
    pub fn reference(&self) -> String {
        let shipped = Maze::shipped().iter().find(|shipped| ***shipped == *self);
        shipped.and_then(|maze| maze.name()).map_or_else(|| self.word(), str::to_owned)
    }
}
