mod error;
mod parse;
mod validate;

use std::sync::Arc;

use game::Seat;

pub use error::SetupError;

use validate::validate;

use super::{Board, Colour, GhostState, OpeningSpins, Options, Phase, Position, Side};
use crate::Square;

/// A parsed position that is not validated yet; see [`Position::from_setup`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The board.
    pub board: Arc<Board>,
    /// The colour of each seat; `None` if the player has left.
    pub colours: Vec<Option<Colour>>,
    /// The seat that leads Ms. Pac-Man.
    pub leader: Option<Seat>,
    /// The square of Ms. Pac-Man.
    pub ms_pacman: Option<Square>,
    /// The ghost of each seat.
    pub ghosts: Vec<Option<GhostState>>,
    /// The squares whose dots are eaten.
    pub eaten: Vec<Square>,
    /// The phase of the game.
    pub phase: Phase,
}

impl Setup {
    /// The start of a game for `seats` players.
    pub fn start(board: Arc<Board>, options: &Options, seats: usize) -> Result<Setup, SetupError> {
        check_seats(seats)?;
        let colours: Vec<_> = Seat::all(seats).map(|seat| options.colour(seat)).collect();
        let ghost = |&colour: &Colour| GhostState { at: board.home(colour), side: Side::Strong };
        Ok(Setup {
            ghosts: colours.iter().map(ghost).map(Some).collect(),
            colours: colours.into_iter().map(Some).collect(),
            board,
            leader: None,
            ms_pacman: None,
            eaten: Vec::new(),
            phase: Phase::Opening(OpeningSpins::first(seats)),
        })
    }
}

impl Position {
    /// The start position of a game for `seats` players: ghosts on their spaces, all dots on the
    /// board, and seat 1 about to spin.
    pub fn start(
        board: Arc<Board>,
        options: Options,
        seats: usize,
    ) -> Result<Position, SetupError> {
        Position::from_setup(Setup::start(board, &options, seats)?, options, seats)
    }

    /// Parses and validates the one-line text of a position for that many seats and those options.
    /// The colours are those of the text.
    pub fn parse(text: &str, options: Options, seats: usize) -> Result<Position, SetupError> {
        Position::from_setup(Setup::parse(text)?, options, seats)
    }

    /// Validates a set-up for that many seats and those options, or says what is wrong with it.
    pub fn from_setup(
        setup: Setup,
        options: Options,
        seats: usize,
    ) -> Result<Position, SetupError> {
        let state = validate(&setup, seats)?;
        Ok(Position { board: setup.board, options, state })
    }
}

/// Checks that there are two to four seats (S01).
fn check_seats(seats: usize) -> Result<(), SetupError> {
    if (2..=4).contains(&seats) { Ok(()) } else { Err(SetupError::Seats { count: seats }) }
}
