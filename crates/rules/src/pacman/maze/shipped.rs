use std::sync::{Arc, LazyLock};

use super::{Fault, Maze, MazeError};

macro_rules! shipped {
    ($($name:literal)+) => {
        [$(include_str!(concat!("../../../../../mazes/", $name, ".maze"))),+]
    };
}

/// The mazes that come with the program, each from a file in `mazes/` that carries its name.
const FILES: [&str; 11] = shipped!(
    "corners" "hedgerow" "stepping-stones" "long-watch" "lantern-yard" "orchard" "cloister"
    "narrow-gate" "drawbridge" "three-keys" "toll-bridge"
);

static SHIPPED: LazyLock<Vec<Arc<Maze>>> = LazyLock::new(|| {
    let parse = |file| Arc::new(Maze::parse(file).expect("a test reads every shipped maze"));
    FILES.into_iter().map(parse).collect()
});

impl Maze {
    /// Every maze that comes with the program, `corners` first.
    pub fn shipped() -> &'static [Arc<Maze>] {
        &SHIPPED
    }

    /// The shipped maze of that name.
    pub fn named(name: &str) -> Option<Arc<Maze>> {
        Maze::shipped().iter().find(|maze| maze.name() == Some(name)).cloned()
    }

    /// The maze that a shipped name or the one-word form stands for.
    pub fn resolve(word: &str) -> Result<Arc<Maze>, MazeError> {
        if let Some(maze) = Maze::named(word) {
            return Ok(maze);
        }
        if !word.contains('.') {
            let known = Maze::shipped().iter().filter_map(|maze| maze.name());
            let known = known.collect::<Vec<_>>().join(" ");
            let fault = Fault::Unknown { word: word.to_owned(), known };
            return Err(MazeError { line: 1, column: 1, fault });
        }
        let maze = Maze::from_word(word)?;
        Ok(Maze::shipped()
            .iter()
            .find(|shipped| ***shipped == maze)
            .cloned()
            .unwrap_or(maze.into()))
    }

    /// How positions and links call the maze: by its name where it is a shipped one, else by its
    /// one-word form.
    pub fn reference(&self) -> String {
        let shipped = Maze::shipped().iter().find(|shipped| ***shipped == *self);
        shipped.and_then(|maze| maze.name()).map_or_else(|| self.word(), str::to_owned)
    }
}
