//! Mazes: the boards of the game. A maze is data, a small text file that anyone can write.

mod draft;
mod error;
mod file;
mod plan;
mod shipped;
mod word;

use std::fmt;
use std::hash::{Hash, Hasher};

use super::Ghost;
use crate::{Direction, Fence, Square};

pub use error::{Fault, MazeError};
pub use file::Note;
pub use plan::{Item, Plan};

/// A board with its fences, pellets, starts and lives (P02–P04), known to be in order.
///
/// Two mazes are equal when they play alike; names and notes make no difference.
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
    plan: Plan,
    name: Option<String>,
    notes: Vec<Note>,
    steps: [[Option<Square>; 4]; Maze::CELLS],
    sights: [u128; Maze::CELLS],
    pellet_at: [Option<u8>; Maze::CELLS],
}

impl Maze {
    /// The fewest squares along a side.
    pub const MIN: usize = 4;
    /// The most squares along a side.
    pub const MAX: usize = 9;
    /// The squares of the largest board.
    pub const CELLS: usize = Maze::MAX * Maze::MAX;

    /// The maze of a plan, or what is wrong with it.
    pub fn new(plan: Plan) -> Result<Maze, Fault> {
        plan.check().map_err(|(_, fault)| fault)?;
        Ok(Maze::admit(plan))
    }

    /// The maze of a plan that was checked.
    fn admit(mut plan: Plan) -> Maze {
        plan.pellets.sort_by_key(|pellet| (pellet.file(), pellet.rank()));
        plan.fences.sort_by_key(|fence| (fence.anchor.file(), fence.anchor.rank(), fence.lie));
        let mut maze = Maze {
            name: None,
            notes: Vec::new(),
            steps: [[None; 4]; Maze::CELLS],
            sights: [0; Maze::CELLS],
            pellet_at: [None; Maze::CELLS],
            plan,
        };
        for square in maze.plan.squares() {
            maze.steps[Maze::cell(square)] =
                Direction::ALL.map(|direction| maze.plan.step(square, direction));
        }
        for square in maze.plan.squares() {
            for direction in Direction::ALL {
                let mut at = square;
                while let Some(next) = maze.step(at, direction) {
                    maze.sights[Maze::cell(square)] |= 1 << Maze::cell(next);
                    at = next;
                }
            }
        }
        for (nth, &pellet) in maze.plan.pellets.iter().enumerate() {
            maze.pellet_at[Maze::cell(pellet)] = Some(nth as u8);
        }
        maze
    }

    /// The name its file gives it.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// What its file says about it, in order: its author, a verdict, remarks.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// How wide the board is.
    pub fn files(&self) -> usize {
        self.plan.files
    }

    /// How tall the board is.
    pub fn ranks(&self) -> usize {
        self.plan.ranks
    }

    /// PAC-MAN's lives at the start, unless a table says otherwise (P04).
    pub fn lives(&self) -> u8 {
        self.plan.lives
    }

    /// Where PAC-MAN starts.
    #[inline]
    pub fn pac(&self) -> Square {
        self.plan.pac
    }

    /// Where the ghosts start, in their order; nothing for one that is not in the game.
    #[inline]
    pub fn ghosts(&self) -> [Option<Square>; 4] {
        self.plan.ghosts
    }

    /// Whether that ghost is in the game.
    pub fn has(&self, ghost: Ghost) -> bool {
        self.plan.ghosts[ghost.index()].is_some()
    }

    /// The pellets, by file, then by rank. Positions number them in this order.
    pub fn pellets(&self) -> &[Square] {
        &self.plan.pellets
    }

    /// The fences, by file, then by rank.
    pub fn fences(&self) -> &[Fence] {
        &self.plan.fences
    }

    /// All of it, to build another maze from.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Every square, rank by rank from a1.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        self.plan.squares()
    }

    /// Whether the board has that square.
    #[inline]
    pub fn contains(&self, square: Square) -> bool {
        self.plan.contains(square)
    }

    /// The number of a square of any maze, for tables: 9 a rank, whatever the width of the board.
    #[inline]
    pub const fn cell(square: Square) -> usize {
        square.rank() * Maze::MAX + square.file()
    }

    /// The square one step that way, unless the edge or a fence is in between.
    #[inline]
    pub fn step(&self, from: Square, to: Direction) -> Option<Square> {
        self.steps[Maze::cell(from)][to as usize]
    }

    /// The squares one step away in the order of [`Direction::ALL`], with nothing where the edge
    /// or a fence is in between.
    #[inline]
    pub fn steps(&self, from: Square) -> [Option<Square>; 4] {
        self.steps[Maze::cell(from)]
    }

    /// Whether two different squares lie on one line with no fence between them (P22–P25).
    #[inline]
    pub fn sees(&self, from: Square, to: Square) -> bool {
        self.sights[Maze::cell(from)] >> Maze::cell(to) & 1 != 0
    }

    /// All squares seen from a square, as a set of [cells](Maze::cell).
    #[inline]
    pub fn sight(&self, from: Square) -> u128 {
        self.sights[Maze::cell(from)]
    }

    /// The number of the pellet that lies on a square at the start.
    #[inline]
    pub fn pellet_at(&self, square: Square) -> Option<usize> {
        self.pellet_at[Maze::cell(square)].map(usize::from)
    }

    /// The fence between two neighbouring squares.
    pub fn fence_between(&self, from: Square, to: Square) -> Option<Fence> {
        self.plan.fence_between(from, to)
    }
}

impl PartialEq for Maze {
    fn eq(&self, other: &Maze) -> bool {
        self.plan == other.plan
    }
}

impl Eq for Maze {}

impl Hash for Maze {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.plan.hash(state);
    }
}

impl fmt::Debug for Maze {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.word())
    }
}
