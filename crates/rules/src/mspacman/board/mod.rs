mod build;
mod drawing;
mod error;
mod shipped;
mod word;

pub use error::{BoardError, BoardFault};

use super::{Colour, Face, face::Faces};
use crate::Square;

/// A maze with its spinner and die: what the pieces stand on, and which squares lie side by side.
///
/// Boards are text files ([`Board::parse`]); a canonical single word ([`Board::word`]) stands for
/// one in positions and links. Two boards are equal when that word is; names make no difference.
#[derive(Debug)]
pub struct Board {
    files: usize,
    ranks: usize,
    cells: Box<[Cell; SQUARES]>,
    near: Box<[Near; SQUARES]>,
    /// Which dot lies on a square, or [`NO_DOT`].
    dot: Box<[u8; SQUARES]>,
    /// Area by area, in the order of the squares.
    dots: [Square; Board::DOTS],
    power: u128,
    homes: [Square; 4],
    exits: [Square; 4],
    circles: Vec<Square>,
    spinner: Faces,
    die: Faces,
    distances: Box<[u8]>,
    word: String,
    name: Option<String>,
}

const SQUARES: usize = Square::LIMIT * Square::LIMIT;
const NO_DOT: u8 = u8::MAX;

/// What a square of the board is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cell {
    /// Nothing goes there.
    Solid,
    /// Leads to the other exits; holds no dot (S28, S29).
    Exit,
    /// Where the ghost of that colour starts; never entered in a move.
    Home(Colour),
    /// A square of the area of that colour.
    Dot(Colour, Dot),
}

/// What kind of dot a square holds at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dot {
    /// A dot and nothing more.
    Plain,
    /// One that turns all ghosts weak (S40).
    Power,
    /// On a white circle, where Ms. Pac-Man may be placed (S07).
    Circle,
}

/// The squares one step or one hop away: at most four neighbours and three other exits.
#[derive(Clone, Copy, Debug)]
struct Near {
    squares: [Square; 7],
    len: u8,
}

impl Board {
    /// How many dots an area has (S04).
    pub const AREA: usize = 17;
    /// How many dots the board has.
    pub const DOTS: usize = 4 * Board::AREA;

    /// The name its file gives it.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Letters, digits, `.` and `~` that [`Board::from_word`] reads back.
    pub fn word(&self) -> &str {
        &self.word
    }

    /// How many files, counted from `a`.
    pub fn files(&self) -> usize {
        self.files
    }

    /// How many ranks, counted from 1.
    pub fn ranks(&self) -> usize {
        self.ranks
    }

    /// Every square of the grid, solid ones too, along the ranks from a1.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let files = self.files;
        (0..self.ranks).flat_map(move |rank| (0..files).map(move |file| Square::new(file, rank)))
    }

    /// What `square` is; everything off the board is solid.
    #[inline]
    pub fn cell(&self, square: Square) -> Cell {
        self.cells[index(square)]
    }

    /// The squares one step or one hop between exits away from `square`. Ghost spaces are never
    /// among them: they are left, not entered.
    #[inline]
    pub fn near(&self, square: Square) -> &[Square] {
        let near = &self.near[index(square)];
        &near.squares[..near.len as usize]
    }

    /// How many steps and hops lead from one square to another, or nothing where no way does.
    pub fn distance(&self, from: Square, to: Square) -> Option<u32> {
        let steps = self.distances[index(from) * SQUARES + index(to)];
        (steps != u8::MAX).then_some(u32::from(steps))
    }

    /// Where the ghost of that colour starts and goes when it is caught.
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

    /// The squares that hold a dot at the start: area by area, 17 each.
    pub fn dots(&self) -> &[Square; Board::DOTS] {
        &self.dots
    }

    /// The place of the dot of `square` in [`dots`](Board::dots).
    #[inline]
    pub fn dot(&self, square: Square) -> Option<usize> {
        let dot = self.dot[index(square)];
        (dot != NO_DOT).then_some(dot as usize)
    }

    /// What the spinner shows, with weights.
    pub fn spinner(&self) -> impl Iterator<Item = (u8, u32)> + '_ {
        self.spinner.list().iter().map(|&(face, weight)| (face.steps, weight))
    }

    /// What the die shows, with weights.
    pub fn die(&self) -> impl Iterator<Item = (Face, u32)> + '_ {
        self.die.list().iter().copied()
    }

    /// The power dots, as bits of [`dots`](Board::dots).
    #[inline]
    pub(super) fn power(&self) -> u128 {
        self.power
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
