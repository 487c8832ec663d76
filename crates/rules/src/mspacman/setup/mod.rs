mod admit;
mod error;
mod parse;

use std::sync::Arc;

use game::Seat;

pub(super) use admit::admit;
pub use error::SetupError;

use super::{Board, Colour, Ghost, Opening, Options, Phase, Side};
use crate::Square;

/// A position somebody asks for, which may not be one. [`Position::from_setup`] admits it.
///
/// [`Position::from_setup`]: super::Position::from_setup
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The board.
    pub board: Arc<Board>,
    /// What the table has settled. The colours of a set-up are its own, not those named here.
    pub options: Options,
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
    pub fn start(board: Arc<Board>, seats: usize, options: &Options) -> Result<Setup, SetupError> {
        if !(2..=4).contains(&seats) {
            return Err(SetupError::Seats { count: seats });
        }
        let colours: Vec<_> = Seat::all(seats).map(|seat| options.colour(seat)).collect();
        let ghost = |&colour: &Colour| Ghost { at: board.home(colour), side: Side::Strong };
        Ok(Setup {
            ghosts: colours.iter().map(ghost).map(Some).collect(),
            colours: colours.into_iter().map(Some).collect(),
            board,
            options: *options,
            leader: None,
            lady: None,
            eaten: Vec::new(),
            phase: Phase::Opening(Opening::first(seats)),
        })
    }
}
