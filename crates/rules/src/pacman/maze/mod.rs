//! Mazes, the boards of the game. A maze is data: a small text file that anyone can write.

mod change;
mod distance;
mod error;
mod file;
mod known_result;
mod shipped;
mod spec;
mod tokens;
mod word;

use std::fmt;
use std::hash::{Hash, Hasher};

use super::Ghost;
use crate::{Direction, Fence, Square};

pub use change::MazeChange;
pub use error::{MazeError, MazeFault};
pub use file::MazeNote;
pub use known_result::{KnownResult, MazeWinner};
pub use spec::{MazePart, MazeSpec};

/// A valid maze: a board with its fences, pellets, start squares and lives (P02–P04), and lookup
/// tables for steps, sight and pellets.
///
/// Equality ignores names and notes.
///
/// ```
/// use rules::pacman::Maze;
///
/// let maze = Maze::named("corners").unwrap();
/// assert_eq!(maze.word(), "9x9.3.e5.e9a5i5e1.a1a9i1i9.b7hc4vd6he3hf5vg2v");
/// assert_eq!(Maze::from_word(&maze.word()).unwrap(), *maze);
/// ```
#[derive(Clone)]
pub struct Maze {
    spec: MazeSpec,
    name: Option<String>,
    notes: Vec<MazeNote>,
    steps: [[Option<Square>; 4]; Maze::MAX_SQUARES],
    visible: [u128; Maze::MAX_SQUARES],
    pellet_at: [Option<u8>; Maze::MAX_SQUARES],
}

impl Maze {
    /// The smallest number of files or ranks.
    pub const MIN_SIDE: usize = 4;
    /// The largest number of files or ranks.
    pub const MAX_SIDE: usize = 9;
    /// The number of squares of the largest board.
    pub const MAX_SQUARES: usize = Maze::MAX_SIDE * Maze::MAX_SIDE;

    /// Validates a spec and builds the maze.
    pub fn new(spec: MazeSpec) -> Result<Maze, MazeFault> {
        spec.check().map_err(|(_, fault)| fault)?;
        Ok(Maze::from_valid_spec(spec))
    }

    /// Builds the maze of a spec that was validated.
    fn from_valid_spec(mut spec: MazeSpec) -> Maze {
        spec.pellets.sort_unstable_by_key(|pellet| (pellet.file(), pellet.rank()));
        spec.fences.sort_unstable_by_key(|fence| {
            (fence.anchor.file(), fence.anchor.rank(), fence.orientation)
        });
        let mut maze = Maze {
            name: None,
            notes: Vec::new(),
            steps: [[None; 4]; Maze::MAX_SQUARES],
            visible: [0; Maze::MAX_SQUARES],
            pellet_at: [None; Maze::MAX_SQUARES],
            spec,
        };
        for square in maze.spec.squares() {
            maze.steps[Maze::square_index(square)] =
                Direction::ALL.map(|direction| maze.spec.step(square, direction));
        }
        for square in maze.spec.squares() {
            for direction in Direction::ALL {
                let mut at = square;
                while let Some(next) = maze.step(at, direction) {
                    maze.visible[Maze::square_index(square)] |= 1 << Maze::square_index(next);
                    at = next;
                }
            }
        }
        for (nth, &pellet) in maze.spec.pellets.iter().enumerate() {
            maze.pellet_at[Maze::square_index(pellet)] = Some(nth as u8);
        }
        maze
    }

    /// The name from its file.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// The notes from its file, in order: author, verdict, remarks.
    pub fn notes(&self) -> &[MazeNote] {
        &self.notes
    }

    /// The same maze with other notes.
    #[must_use]
    pub fn with_notes(self, notes: Vec<MazeNote>) -> Maze {
        Maze { notes, ..self }
    }

    /// The same maze with the name and the notes of another one, from which it was made. A verdict is about that maze
    /// alone, so only the same maze has it too.
    #[must_use]
    pub fn with_texts_of(self, other: &Maze) -> Maze {
        let holds = |note: &&MazeNote| note.key != "verdict" || self == *other;
        let notes = other.notes.iter().filter(holds).cloned().collect();
        Maze { name: other.name.clone(), notes, ..self }
    }

    /// The number of files.
    pub fn files(&self) -> usize {
        self.spec.files
    }

    /// The number of ranks.
    pub fn ranks(&self) -> usize {
        self.spec.ranks
    }

    /// PAC-MAN's lives at the start, unless the options say otherwise (P04).
    pub fn lives(&self) -> u8 {
        self.spec.lives
    }

    /// The start square of PAC-MAN.
    #[inline]
    pub fn pac(&self) -> Square {
        self.spec.pac
    }

    /// The start squares of the ghosts, in their order; `None` for one that is not in the game.
    #[inline]
    pub fn ghosts(&self) -> [Option<Square>; 4] {
        self.spec.ghosts
    }

    /// Whether the ghost is in the game.
    pub fn has_ghost(&self, ghost: Ghost) -> bool {
        self.spec.ghosts[ghost.index()].is_some()
    }

    /// The pellets, by file, then by rank. This is the order of their bits in positions.
    pub fn pellets(&self) -> &[Square] {
        &self.spec.pellets
    }

    /// The fences, by file, then by rank.
    pub fn fences(&self) -> &[Fence] {
        &self.spec.fences
    }

    /// The definition of the maze, to derive another one from.
    pub fn spec(&self) -> &MazeSpec {
        &self.spec
    }

    /// Every square, rank by rank from a1.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        self.spec.squares()
    }

    /// Whether the board has that square.
    #[inline]
    pub fn contains(&self, square: Square) -> bool {
        self.spec.contains(square)
    }

    /// The index of a square in lookup tables: 9 per rank, whatever the number of files.
    #[inline]
    pub const fn square_index(square: Square) -> usize {
        square.rank() * Maze::MAX_SIDE + square.file()
    }

    /// The neighbour in that direction, unless the edge or a fence is in between.
    #[inline]
    pub fn step(&self, from: Square, to: Direction) -> Option<Square> {
        self.steps[Maze::square_index(from)][to as usize]
    }

    /// The neighbours in the order of [`Direction::ALL`]; `None` where the edge or a fence is in
    /// between.
    #[inline]
    pub fn steps(&self, from: Square) -> [Option<Square>; 4] {
        self.steps[Maze::square_index(from)]
    }

    /// Line of sight: whether two different squares are on one line without a fence in between
    /// (P22–P25).
    #[inline]
    pub fn sees(&self, from: Square, to: Square) -> bool {
        self.visible[Maze::square_index(from)] >> Maze::square_index(to) & 1 != 0
    }

    /// All squares visible from a square, as a set of [indices](Maze::square_index).
    #[inline]
    pub fn visible_from(&self, from: Square) -> u128 {
        self.visible[Maze::square_index(from)]
    }

    /// The index of the pellet that is on a square at the start.
    #[inline]
    pub fn pellet_at(&self, square: Square) -> Option<usize> {
        self.pellet_at[Maze::square_index(square)].map(usize::from)
    }

    /// The fence between two neighbouring squares.
    pub fn fence_between(&self, from: Square, to: Square) -> Option<Fence> {
        self.spec.fence_between(from, to)
    }
}

impl PartialEq for Maze {
    fn eq(&self, other: &Maze) -> bool {
        self.spec == other.spec
    }
}

impl Eq for Maze {}

impl Hash for Maze {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.spec.hash(state);
    }
}

impl fmt::Debug for Maze {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.word())
    }
}
