//! A position as a board shows it, for front ends that draw it and know no rules.

mod ending_reason;
mod event;
mod fairer_search;
mod game_log;
mod heat_map;
mod maze_balance;
mod moment;
mod mspacman;
mod pacman;
mod quoridor;
mod seat_side;
mod setup;

use game::{Piece, Seat, SeatNumber};
use rules::{AnyPosition, Direction, Fence, Square};

pub use ending_reason::EndingReason;
pub use event::{Actor, GameEvent};
pub use fairer_search::{FairerChange, FairerSearch, FairerTrial, TrialKind, TrialResult};
pub use game_log::{GameLog, LogRow};
pub use heat_map::{
    ExactSquare, HeatLevel, best_fences, exact_squares, piece_squares, signed_number,
};
pub use maze_balance::{BalanceSummary, Fairness, MazeBalance};
pub use moment::BoardMoment;
pub use seat_side::{BoardSide, own_rotation};

/// A position as a board shows it: squares, what stands on them, and what every seat has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardView {
    /// The number of squares from left to right.
    pub files: u8,
    /// The number of squares from bottom to top.
    pub ranks: u8,
    /// The squares of a special kind, or with something on them.
    pub cells: Vec<CellView>,
    /// The fences on the board, sorted.
    pub fences: Vec<Fence>,
    /// Walls one square long, which are no part of a fence.
    pub walls: Vec<WallView>,
    /// The pieces on the board, in drawing order: of those on one square the last is in front.
    pub pieces: Vec<PieceView>,
    /// Lines of sight: which piece sees which.
    pub sight_lines: Vec<SightLine>,
    /// Every seat, from seat 1 on.
    pub seats: Vec<SeatView>,
    /// The seat to move; `None` where chance is to move or the game is over.
    pub turn: Option<SeatNumber>,
    /// The die or spinner, where the game has one.
    pub chance: Option<ChanceView>,
}

impl From<&AnyPosition> for BoardView {
    fn from(position: &AnyPosition) -> BoardView {
        match position {
            AnyPosition::Quoridor(position) => position.into(),
            AnyPosition::Pacman(position) => position.into(),
            AnyPosition::Mspacman(position) => position.into(),
        }
    }
}

impl BoardView {
    /// Shows pawns as the characters that players chose, by seat. A character that an earlier seat has
    /// too stays a pawn: no two players look alike (C00).
    #[must_use]
    pub fn with_characters(mut self, characters: &[Piece]) -> BoardView {
        let chosen = |nth: usize| {
            let piece = *characters.get(nth)?;
            Some(piece).filter(|piece| !characters[..nth].contains(piece))
        };
        let show = |kind: &mut PieceKind, nth: usize| {
            if let (PieceKind::PAWN, Some(piece)) = (*kind, chosen(nth)) {
                *kind = piece.into();
            }
        };
        for (nth, seat) in self.seats.iter_mut().enumerate() {
            seat.pieces.iter_mut().for_each(|kind| show(kind, nth));
        }
        for piece in &mut self.pieces {
            if let Some(seat) = piece.seat {
                show(&mut piece.kind, usize::from(seat) - 1);
            }
        }
        self
    }
}

impl BoardView {
    /// The piece to move, and another one on that square which the same player has: it is not its turn.
    pub fn piece_out_of_turn(&self, square: Square) -> Option<(PieceKind, PieceKind)> {
        let mover = self.pieces.iter().find(|piece| piece.active)?;
        let is_other = |piece: &&PieceView| {
            piece.square == square && !piece.active && piece.seat == mover.seat
        };
        (mover.seat.is_some() && mover.square != square)
            .then(|| self.pieces.iter().find(is_other).map(|other| (mover.kind, other.kind)))?
    }
}

/// The piece that moves next in a position, or that is rolled for, with its seat.
pub fn piece_to_move(position: &AnyPosition) -> Option<(PieceKind, SeatNumber)> {
    match position {
        AnyPosition::Quoridor(position) => quoridor::piece_to_move(position),
        AnyPosition::Pacman(position) => pacman::piece_to_move(position),
        AnyPosition::Mspacman(position) => mspacman::piece_to_move(position),
    }
}

fn number(seat: Seat) -> SeatNumber {
    seat.number() as SeatNumber
}

/// A square of a special kind, or with something on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellView {
    /// The square.
    pub square: Square,
    /// What sort of square it is.
    pub kind: CellKind,
    /// The seat whose goal or area it is.
    pub seat: Option<SeatNumber>,
    /// The dot or pellet on it.
    pub dot: Option<DotView>,
}

/// The sort of a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CellKind {
    /// A square without a special meaning.
    #[default]
    Plain,
    /// Part of a seat's goal line.
    Goal,
    /// Part of a colour's area.
    Area,
    /// A solid block that nobody enters.
    Solid,
    /// A ghost's home.
    Home,
    /// A tunnel exit, which leads to the other exits.
    Exit,
    /// Where Ms. Pac-Man may start.
    Circle,
}

/// What can lie on a square and be eaten.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DotView {
    /// An ordinary dot.
    Plain,
    /// A power pellet, or a dot that makes ghosts vulnerable.
    Power,
}

/// A wall on one side of one square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WallView {
    /// The square below it or to its left.
    pub square: Square,
    /// Whether it is on the square's upper side; otherwise it is on the right side.
    pub above: bool,
}

/// A piece on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceView {
    /// The same from view to view, so that a client can animate its moves.
    pub id: String,
    /// Which piece it is.
    pub kind: PieceKind,
    /// The seat that moves it.
    pub seat: Option<SeatNumber>,
    /// The square it stands on.
    pub square: Square,
    /// The direction it faces, for pieces that have a fixed one.
    pub heading: Option<Heading>,
    /// Whether it is vulnerable or in pursuit.
    pub mood: PieceMood,
    /// Whether it is the piece to move.
    pub active: bool,
}

/// Which piece it is, and so what it looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PieceKind {
    /// A pawn, or one of the characters of the PAC-MAN variant, which the classic game can be played
    /// with too.
    Character(Piece),
    /// Ms. Pac-Man.
    Mspacman,
    /// A ghost in its player's colour.
    Ghost,
}

impl PieceKind {
    /// A pawn.
    pub const PAWN: PieceKind = PieceKind::Character(Piece::Pawn);

    /// The word for it, which is also the key of its translated name.
    pub const fn word(self) -> &'static str {
        match self {
            PieceKind::Character(piece) => piece.word(),
            PieceKind::Mspacman => "mspacman",
            PieceKind::Ghost => "ghost",
        }
    }
}

impl From<Piece> for PieceKind {
    fn from(piece: Piece) -> PieceKind {
        PieceKind::Character(piece)
    }
}

/// The direction a piece faces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// The temporary state of a piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PieceMood {
    /// Its ordinary state.
    #[default]
    Plain,
    /// Vulnerable: a ghost that can be eaten.
    Weak,
    /// A ghost that sees PAC-MAN and so moves further.
    Frenzied,
}

/// A line of sight from one piece to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SightLine {
    /// The square of the piece that sees.
    pub from: Square,
    /// The square of the piece that is seen.
    pub to: Square,
}

/// What a seat has: its pieces, its supplies and its progress.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatView {
    /// The pieces it moves.
    pub pieces: Vec<PieceKind>,
    /// Fences left in hand, of how many.
    pub fences: Option<CountView>,
    /// Lives left, of how many.
    pub lives: Option<CountView>,
    /// Pellets eaten, of how many.
    pub pellets: Option<CountView>,
    /// Dots left in its area, of how many.
    pub dots: Option<CountView>,
    /// Its shortest path to its goal, its own square first.
    pub shortest_path: Vec<Square>,
    /// Whether it has no part in the game (any more).
    pub out: bool,
}

/// A number out of a maximum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountView {
    /// The current number.
    pub now: u8,
    /// The maximum.
    pub of: u8,
}

/// A die or a spinner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChanceView {
    /// Whether it is a spinner or a die.
    pub device: ChanceDevice,
    /// Its faces, spelled as in record words: `3`, `F2`.
    pub faces: Vec<String>,
    /// The face it shows, while a piece is to move by it.
    pub shown: Option<String>,
}

/// The device that chance is played with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChanceDevice {
    /// The spinner, for Ms. Pac-Man and for the opening.
    Spinner,
    /// The die, for the ghosts.
    Die,
}
