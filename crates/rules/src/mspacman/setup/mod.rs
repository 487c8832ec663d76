mod admit;
mod error;
mod parse;

use std::sync::Arc;

use game::Seat;

pub use error::SetupError;

use admit::admit;

use super::{Board, Colour, Ghost, Opening, Options, Phase, Position, Side};
use crate::Square;

/// A position somebody asks for, which may not be one. [`Position::from_setup`] admits it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The board.
    pub board: Arc<Board>,
    /// The colour of every seat, or nothing where the player has left.
    pub colours: Vec<Option<Colour>>,
    /// Who leads Ms. Pac-Man.
    pub leader: Option<Seat>,
    /// Where Ms. Pac-Man stands.
    pub lady: Option<Square>,
    /// The ghost of every seat.
    pub ghosts: Vec<Option<Ghost>>,
    /// The squares whose dot is gone.
    pub eaten: Vec<Square>,
    /// What is due next.
    pub phase: Phase,
}

impl Setup {
    /// The start of a game for `seats` players.
    pub fn start(board: Arc<Board>, options: &Options, seats: usize) -> Result<Setup, SetupError> {
        playable(seats)?;
        let colours: Vec<_> = Seat::all(seats).map(|seat| options.colour(seat)).collect();
        let ghost = |&colour: &Colour| Ghost { at: board.home(colour), side: Side::Strong };
        Ok(Setup {
            ghosts: colours.iter().map(ghost).map(Some).collect(),
            colours: colours.into_iter().map(Some).collect(),
            board,
            leader: None,
            lady: None,
            eaten: Vec::new(),
            phase: Phase::Opening(Opening::first(seats)),
        })
    }
}

impl Position {
    /// The start of a game at a table of `seats`: ghosts at home, all dots there, and seat 1 about
    /// to spin.
    pub fn start(
        board: Arc<Board>,
        options: Options,
        seats: usize,
    ) -> Result<Position, SetupError> {
        Position::from_setup(Setup::start(board, &options, seats)?, options, seats)
    }

    /// Reads the one-line text of a position at a table of `seats` that plays with `options`. The
    /// colours are those of the text.
    pub fn parse(text: &str, options: Options, seats: usize) -> Result<Position, SetupError> {
        Position::from_setup(Setup::parse(text)?, options, seats)
    }

    /// The position of a set-up, or what is wrong with it.
    pub fn from_setup(
        setup: Setup,
        options: Options,
        seats: usize,
    ) -> Result<Position, SetupError> {
        let state = admit(&setup, seats)?;
        Ok(Position { board: setup.board, options, state })
    }
}

/// Two to four play (S01).
fn playable(seats: usize) -> Result<(), SetupError> {
    if (2..=4).contains(&seats) { Ok(()) } else { Err(SetupError::Seats { count: seats }) }
}
