use std::sync::{Arc, LazyLock};

use super::{Maze, MazeError, MazeFault};

macro_rules! shipped {
    ($($name:literal)+) => {
        [$(include_str!(concat!("../../../mazes/", $name, ".maze"))),+]
    };
}

/// The files of the mazes shipped with the program; each name is also that of the file in `mazes/`.
const FILES: [&str; 11] = shipped!(
    "corners" "hedgerow" "stepping-stones" "long-watch" "lantern-yard" "orchard" "cloister"
    "narrow-gate" "drawbridge" "three-keys" "toll-bridge"
);

static SHIPPED: LazyLock<Vec<Arc<Maze>>> = LazyLock::new(|| {
    let parse = |file| Arc::new(Maze::parse(file).expect("a test reads every shipped maze"));
    FILES.into_iter().map(parse).collect()
});

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
