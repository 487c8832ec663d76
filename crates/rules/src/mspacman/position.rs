use std::hash::{Hash, Hasher};
use std::sync::Arc;

use game::Seat;

use super::{Board, Colour, OpeningSpins, Options, Side};
use crate::Square;

/// A position of Ms. Pac-Man. The board is shared, the rest is copied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) board: Arc<Board>,
    pub(super) options: Options,
    pub(super) state: State,
}

/// The phase of the game: what comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The opening spins, which decide who leads Ms. Pac-Man (S05).
    Opening(OpeningSpins),
    /// The new leader places Ms. Pac-Man on a white circle (S07, S55).
    Place,
    /// That seat's spinner or die is rolled.
    Roll(Seat),
    /// That seat moves that many squares.
    Move(Seat, u8),
    /// That seat has won.
    Over(Seat),
}

/// A ghost on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GhostState {
    /// Its square.
    pub at: Square,
    /// The side that is up.
    pub side: Side,
}

/// The variable part of a position, without board and options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct State {
    pub(super) seats: u8,
    /// `None` for a seat whose player has left.
    pub(super) colours: [Option<Colour>; 4],
    pub(super) leader: Option<Seat>,
    pub(super) ms_pacman: Option<Square>,
    pub(super) ghosts: [Option<GhostState>; 4],
    /// The dots left, as a bit set over [`Board::dots`].
    pub(super) dots: u128,
    pub(super) phase: Phase,
}

impl Position {
    /// The board.
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// The rule options. Their colours are those of the start; see [`colour`](Position::colour).
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The phase of the game: what comes next.
    pub fn phase(&self) -> Phase {
        self.state.phase
    }

    /// The seat that leads Ms. Pac-Man; `None` during the opening spins.
    pub fn leader(&self) -> Option<Seat> {
        self.state.leader
    }

    /// The square of Ms. Pac-Man; `None` before she is placed.
    pub fn ms_pacman(&self) -> Option<Square> {
        self.state.ms_pacman
    }

    /// The seats whose players have not left.
    pub fn active_seats(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.state.seats.into()).filter(|&seat| self.colour(seat).is_some())
    }

    /// The ghost of `seat`, if it is on the board.
    pub fn ghost(&self, seat: Seat) -> Option<GhostState> {
        self.state.ghosts.get(seat.index()).copied().flatten()
    }

    /// The colour of `seat`; `None` once its player has left.
    pub fn colour(&self, seat: Seat) -> Option<Colour> {
        self.state.colours.get(seat.index()).copied().flatten()
    }

    /// The seat that plays `colour`.
    #[inline]
    pub fn owner(&self, colour: Colour) -> Option<Seat> {
        self.state.colours.iter().position(|&c| c == Some(colour)).map(Seat::new)
    }

    /// The ghost space of `seat`; `None` once its player has left.
    pub fn home(&self, seat: Seat) -> Option<Square> {
        self.colour(seat).map(|colour| self.board.home(colour))
    }

    /// The number of dots left in the area of `colour`.
    pub fn dots_left(&self, colour: Colour) -> u32 {
        (self.state.dots & area_mask(colour)).count_ones()
    }

    /// Whether there is a dot on `square`.
    pub fn has_dot(&self, square: Square) -> bool {
        self.board.dot_index(square).is_some_and(|dot| self.state.dots & 1 << dot != 0)
    }

    /// The white circles without a ghost: where Ms. Pac-Man may be placed.
    pub fn free_circles(&self) -> impl Iterator<Item = Square> + '_ {
        self.board.circles().iter().copied().filter(|&square| self.ghost_on(square).is_none())
    }

    /// The seat whose spinner or die is rolled next.
    pub fn roller(&self) -> Option<Seat> {
        match self.state.phase {
            Phase::Opening(opening) => opening.next(),
            Phase::Roll(seat) => Some(seat),
            _ => None,
        }
    }

    /// The seat whose ghost is on `square`.
    #[inline]
    pub(super) fn ghost_on(&self, square: Square) -> Option<Seat> {
        let ghosts = self.state.ghosts.iter();
        ghosts.copied().position(|g| g.is_some_and(|g| g.at == square)).map(Seat::new)
    }
}

/// The dots of an area, as a bit set over [`Board::dots`].
#[inline]
pub(super) const fn area_mask(colour: Colour) -> u128 {
    ((1 << Board::DOTS_PER_AREA) - 1) << (colour.index() * Board::DOTS_PER_AREA)
}

impl Hash for Position {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        // Positions that are compared nearly always belong to the same game and share board and
        // options.
        self.state.hash(hasher);
    }
}
