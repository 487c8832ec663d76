use std::hash::{Hash, Hasher};
use std::sync::Arc;

use game::Seat;

use super::{Board, Colour, Opening, Options, Side};
use crate::Square;

/// Where a game of Ms. Pac-Man stands between two plies.
///
/// The board is shared, the rest is copied; equality and hashing see what the rules see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) board: Arc<Board>,
    pub(super) options: Options,
    pub(super) state: State,
}

/// What is due next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// All spin for Ms. Pac-Man (S05).
    Opening(Opening),
    /// Her new leader puts Ms. Pac-Man on a white circle (S07, S55).
    Place,
    /// The spinner or die of that seat falls.
    Roll(Seat),
    /// That seat moves so many squares.
    Move(Seat, u8),
    /// That seat has won.
    Over(Seat),
}

/// A ghost on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ghost {
    /// The square.
    pub at: Square,
    /// Which side is up.
    pub side: Side,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct State {
    pub(super) seats: u8,
    /// Nothing for a seat whose player has left.
    pub(super) colours: [Option<Colour>; 4],
    pub(super) leader: Option<Seat>,
    pub(super) lady: Option<Square>,
    pub(super) ghosts: [Option<Ghost>; 4],
    /// Bits of [`Board::dots`].
    pub(super) dots: u128,
    pub(super) phase: Phase,
}

impl Position {
    /// The board.
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// How the table plays. Its colours are those it dealt; see [`colour`](Position::colour).
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// What is due next.
    pub fn phase(&self) -> Phase {
        self.state.phase
    }

    /// The seat that leads Ms. Pac-Man; nobody does during the opening spins.
    pub fn leader(&self) -> Option<Seat> {
        self.state.leader
    }

    /// Where Ms. Pac-Man stands, unless she is yet to be placed.
    pub fn lady(&self) -> Option<Square> {
        self.state.lady
    }

    /// Everyone who has not left.
    pub fn seated(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.state.seats.into()).filter(|&seat| self.colour(seat).is_some())
    }

    /// The ghost of `seat`, where it is on the board.
    pub fn ghost(&self, seat: Seat) -> Option<Ghost> {
        self.state.ghosts.get(seat.index()).copied().flatten()
    }

    /// The colour of `seat`, or nothing once its player has left.
    pub fn colour(&self, seat: Seat) -> Option<Colour> {
        self.state.colours.get(seat.index()).copied().flatten()
    }

    /// The seat that plays `colour`.
    #[inline]
    pub fn owner(&self, colour: Colour) -> Option<Seat> {
        self.state.colours.iter().position(|&c| c == Some(colour)).map(Seat::new)
    }

    /// The ghost space of `seat`, unless its player has left.
    pub fn home(&self, seat: Seat) -> Option<Square> {
        self.colour(seat).map(|colour| self.board.home(colour))
    }

    /// How many dots the area of `colour` still has.
    pub fn dots_left(&self, colour: Colour) -> u32 {
        (self.state.dots & area(colour)).count_ones()
    }

    /// Whether a dot lies on `square`.
    pub fn has_dot(&self, square: Square) -> bool {
        self.board.dot(square).is_some_and(|dot| self.state.dots & 1 << dot != 0)
    }

    /// The white circles without a ghost: where Ms. Pac-Man may be placed.
    pub fn free_circles(&self) -> impl Iterator<Item = Square> + '_ {
        self.board.circles().iter().copied().filter(|&square| self.ghost_on(square).is_none())
    }

    /// The seat whose spinner or die falls next.
    pub fn roller(&self) -> Option<Seat> {
        match self.state.phase {
            Phase::Opening(opening) => opening.next(),
            Phase::Roll(seat) => Some(seat),
            _ => None,
        }
    }

    /// The seat whose ghost stands on `square`.
    #[inline]
    pub(super) fn ghost_on(&self, square: Square) -> Option<Seat> {
        let ghosts = self.state.ghosts.iter();
        ghosts.copied().position(|g| g.is_some_and(|g| g.at == square)).map(Seat::new)
    }
}

/// The dots of an area, as bits of [`Board::dots`].
#[inline]
pub(super) const fn area(colour: Colour) -> u128 {
    ((1 << Board::AREA) - 1) << (colour.index() * Board::AREA)
}

impl Hash for Position {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        // Positions of one table share their board and options.
        self.state.hash(hasher);
    }
}
