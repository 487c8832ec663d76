//! What there is to see of a position, for faces that draw it and know no rules.

mod mspacman;
mod pacman;
mod quoridor;
mod word;

use game::Seat;
use rules::{AnyPosition, Direction, Fence, Square};
use serde::{Deserialize, Serialize};

use crate::SeatNumber;

/// A position as a picture: squares, what stands on them, and what every seat holds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// How many squares from left to right.
    pub files: u8,
    /// How many squares from bottom to top.
    pub ranks: u8,
    /// The squares that are not plain.
    pub cells: Vec<Cell>,
    /// The fences on the board, sorted.
    #[serde(with = "word::list")]
    pub fences: Vec<Fence>,
    /// Walls one square long, which no fence is part of.
    pub walls: Vec<Wall>,
    /// The pieces on the board. Those on one square stand one behind another, the last in front.
    pub pieces: Vec<Piece>,
    /// Who sees whom: from the first square to the second.
    pub sights: Vec<Sight>,
    /// What every seat holds, from seat 1 on.
    pub seats: Vec<Hand>,
    /// Whose move it is; nobody's where chance is to move or the game is over.
    pub turn: Option<SeatNumber>,
    /// The die or spinner, where the game has one.
    pub chance: Option<Chance>,
}

impl From<&AnyPosition> for View {
    fn from(position: &AnyPosition) -> View {
        match position {
            AnyPosition::Quoridor(position) => position.into(),
            AnyPosition::Pacman(position) => position.into(),
            AnyPosition::Mspacman(position) => position.into(),
        }
    }
}

fn number(seat: Seat) -> SeatNumber {
    seat.number() as SeatNumber
}

/// A square that is not plain.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cell {
    /// Where.
    #[serde(with = "word")]
    pub square: Square,
    /// Of what sort.
    pub kind: CellKind,
    /// Whose goal or area it is.
    pub seat: Option<SeatNumber>,
    /// What lies on it.
    pub dot: Option<Dot>,
}

/// The sort of a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CellKind {
    /// Like any other.
    #[default]
    Plain,
    /// A goal line runs over it.
    Goal,
    /// Part of a colour's area.
    Area,
    /// Nobody enters it.
    Solid,
    /// Where a ghost is at home.
    Home,
    /// Leads to the other exits.
    Exit,
    /// Where Ms. Pac-Man may start.
    Circle,
}

/// What can lie on a square and be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dot {
    /// A dot.
    Plain,
    /// A dot that turns ghosts weak, or a power pellet.
    Power,
}

/// A wall on one side of one square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wall {
    /// The square below it or left of it.
    #[serde(with = "word")]
    pub square: Square,
    /// Whether it is the square's upper side; else its right one.
    pub above: bool,
}

/// A piece on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    /// Stays the same from view to view, so that a face can move it.
    pub id: String,
    /// Its shape.
    pub kind: PieceKind,
    /// Who moves it.
    pub seat: Option<SeatNumber>,
    /// Where it stands.
    #[serde(with = "word")]
    pub square: Square,
    /// Which way it runs, where that belongs to the piece.
    pub heading: Option<Heading>,
    /// What has come over it.
    pub mood: Mood,
    /// Whether it is the one to move.
    pub active: bool,
}

/// The shape of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PieceKind {
    /// A pawn.
    Pawn,
    /// PAC-MAN.
    Pacman,
    /// Ms. Pac-Man.
    Mspacman,
    /// The ghost Blinky.
    Blinky,
    /// The ghost Inky.
    Inky,
    /// The ghost Pinky.
    Pinky,
    /// The ghost Clyde.
    Clyde,
    /// A ghost in its player's colour.
    Ghost,
}

impl PieceKind {
    /// The word for it, which is also the term a language looks up.
    pub const fn word(self) -> &'static str {
        match self {
            PieceKind::Pawn => "pawn",
            PieceKind::Pacman => "pacman",
            PieceKind::Mspacman => "mspacman",
            PieceKind::Blinky => "blinky",
            PieceKind::Inky => "inky",
            PieceKind::Pinky => "pinky",
            PieceKind::Clyde => "clyde",
            PieceKind::Ghost => "ghost",
        }
    }
}

/// One of the four ways a piece can run or look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Heading {
    /// Towards higher ranks.
    North,
    /// Towards later files.
    East,
    /// Towards lower ranks.
    South,
    /// Towards earlier files.
    West,
}

impl From<Direction> for Heading {
    fn from(direction: Direction) -> Heading {
        match direction {
            Direction::North => Heading::North,
            Direction::East => Heading::East,
            Direction::South => Heading::South,
            Direction::West => Heading::West,
        }
    }
}

/// What has come over a piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mood {
    /// Nothing.
    #[default]
    Plain,
    /// It can be eaten.
    Weak,
    /// It sees its prey and goes further.
    Frenzied,
}

/// One piece sees another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sight {
    /// From here.
    #[serde(with = "word")]
    pub from: Square,
    /// To there.
    #[serde(with = "word")]
    pub to: Square,
}

/// What a seat holds and has reached.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hand {
    /// The pieces it moves.
    pub pieces: Vec<PieceKind>,
    /// Fences left, of how many.
    pub fences: Option<Count>,
    /// Lives left, of how many.
    pub lives: Option<Count>,
    /// Pellets eaten, of how many.
    pub pellets: Option<Count>,
    /// Dots left in its area, of how many.
    pub dots: Option<Count>,
    /// Its shortest way to its goal, its own square first.
    #[serde(with = "word::list")]
    pub way: Vec<Square>,
    /// Whether it has left the game.
    pub out: bool,
}

/// So many of so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Count {
    /// How many there are now.
    pub now: u8,
    /// How many there can be.
    pub of: u8,
}

/// A die or a spinner.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chance {
    /// Which.
    pub device: Device,
    /// What it can show, as in its words: `3`, `F2`.
    pub faces: Vec<String>,
    /// What it shows, where the piece to move goes by it.
    pub shown: Option<String>,
}

/// What chance falls on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Device {
    /// Ms. Pac-Man's.
    Spinner,
    /// The ghosts'.
    Die,
}
