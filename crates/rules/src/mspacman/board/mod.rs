mod build;
mod drawing;
mod error;
mod shipped;
mod spec;
mod word;

pub use error::{BoardError, BoardFault};
pub use spec::{BoardSpec, LocatedFault};

use super::{Colour, DieFace};
use crate::Square;

/// A valid board: a maze with its spinner and die, and lookup tables for neighbours and distances.
///
/// Boards are text files ([`Board::parse`]); positions and links contain the canonical one-word
/// form ([`Board::word`]). Equality ignores names.
#[derive(Debug)]
pub struct Board {
    spec: BoardSpec,
    neighbours: Box<[Neighbours; SQUARES]>,
    /// The index of the dot on each square, or [`NO_DOT`].
    dot_index: Box<[u8; SQUARES]>,
    /// The squares with dots: area by area, in the order of the squares.
    dots: [Square; Board::DOTS],
    power_dots: u128,
    homes: [Square; 4],
    exits: [Square; 4],
    circles: Vec<Square>,
    distances: Box<[u8]>,
    word: String,
    name: Option<String>,
}

const SQUARES: usize = Square::LIMIT * Square::LIMIT;
const NO_DOT: u8 = u8::MAX;

/// The kind of a square of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SquareKind {
    /// No piece can be there.
    Solid,
    /// An exit, which leads to the other exits and has no dot (S28, S29).
    Exit,
    /// The ghost space of that colour, where its ghost starts; never entered in a move.
    Home(Colour),
    /// A square with a dot in the area of that colour.
    Dot(Colour, DotKind),
}

/// The kind of a dot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DotKind {
    /// A plain dot.
    Plain,
    /// A power dot, which makes all ghosts weak (S40).
    Power,
    /// A dot on a white circle, where Ms. Pac-Man may be placed (S07).
    Circle,
}

/// The squares one step or one hop away: at most four adjacent squares and three other exits.
#[derive(Clone, Copy, Debug)]
struct Neighbours {
    squares: [Square; 7],
    len: u8,
}

impl Board {
    /// The number of dots of an area (S04).
    pub const DOTS_PER_AREA: usize = 17;
    /// The number of dots on the board.
    pub const DOTS: usize = 4 * Board::DOTS_PER_AREA;
    /// The smallest number of white circles (S07).
    pub const MIN_CIRCLES: usize = 3;

    /// What it was built from, without walls that make no difference.
    pub fn spec(&self) -> &BoardSpec {
        &self.spec
    }

    /// The name from its file.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// The canonical one-word form of letters, digits, `.` and `~`, which [`Board::from_word`]
    /// parses.
    pub fn word(&self) -> &str {
        &self.word
    }

    /// The number of files.
    pub fn files(&self) -> usize {
        self.spec.files
    }

    /// The number of ranks.
    pub fn ranks(&self) -> usize {
        self.spec.ranks
    }

    /// Every square of the grid, solid ones included, rank by rank from a1.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        self.spec.squares()
    }

    /// The kind of a square; all squares off the board are solid.
    #[inline]
    pub fn square_kind(&self, square: Square) -> SquareKind {
        self.spec.square_kind(square)
    }

    /// The squares one step away from `square`, or one hop between exits. Ghost spaces are never
    /// among them, as they cannot be entered.
    #[inline]
    pub fn neighbours(&self, square: Square) -> &[Square] {
        let neighbours = &self.neighbours[index(square)];
        &neighbours.squares[..neighbours.len as usize]
    }

    /// The number of steps and hops from one square to another, or `None` if there is no path.
    pub fn distance(&self, from: Square, to: Square) -> Option<u32> {
        let steps = self.distances[index(from) * SQUARES + index(to)];
        (steps != u8::MAX).then_some(u32::from(steps))
    }

    /// The ghost space of a colour, where its ghost starts and returns when it is caught.
    #[inline]
    pub fn home(&self, colour: Colour) -> Square {
        self.homes[colour.index()]
    }

    /// The four exits.
    pub fn exits(&self) -> [Square; 4] {
        self.exits
    }

    /// The squares with a white circle.
    pub fn circles(&self) -> &[Square] {
        &self.circles
    }

    /// The squares with a dot at the start: area by area, 17 each.
    pub fn dots(&self) -> &[Square; Board::DOTS] {
        &self.dots
    }

    /// The index of the dot on `square` in [`dots`](Board::dots).
    #[inline]
    pub fn dot_index(&self, square: Square) -> Option<usize> {
        let dot = self.dot_index[index(square)];
        (dot != NO_DOT).then_some(dot as usize)
    }

    /// The faces of the spinner with their weights.
    pub fn spinner(&self) -> impl Iterator<Item = (u8, u32)> + '_ {
        self.spec.spinner.list().iter().map(|&(face, weight)| (face.steps, weight))
    }

    /// The faces of the die with their weights.
    pub fn die(&self) -> impl Iterator<Item = (DieFace, u32)> + '_ {
        self.spec.die.list().iter().copied()
    }

    /// The power dots, as a bit set over [`dots`](Board::dots).
    #[inline]
    pub(super) fn power_dots(&self) -> u128 {
        self.power_dots
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        self.word == other.word
    }
}

impl Eq for Board {}

#[inline]
fn index(square: Square) -> usize {
    square.rank() * Square::LIMIT + square.file()
}
