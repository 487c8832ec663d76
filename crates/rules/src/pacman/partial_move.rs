use super::{Boost, BoostEats, Contact, Position};
use crate::Square;

/// The state of PAC-MAN in the middle of his move (P06–P18, P35, P39).
#[derive(Clone, Copy)]
pub(super) struct PartialPacmanMove {
    /// His current square.
    pub(super) at: Square,
    /// The number of steps he has left.
    pub(super) left: u8,
    /// Whether he has eaten a pellet in this move.
    pub(super) boosted: bool,
    /// Whether a ghost has caught him.
    pub(super) caught: bool,
    /// The pellets left on the board, as in [`Position::pellet_set`].
    pub(super) pellets: u8,
    /// The ghosts eaten in this move, as a bit set.
    pub(super) eaten: u8,
}

impl PartialPacmanMove {
    pub(super) fn start(position: &Position) -> PartialPacmanMove {
        PartialPacmanMove {
            at: position.pac(),
            left: 2,
            boosted: false,
            caught: false,
            pellets: position.pellet_set(),
            eaten: 0,
        }
    }

    /// The state after a step to an adjacent square without a fence in between; `None` if a ghost
    /// blocks it.
    #[inline]
    pub(super) fn enter(
        mut self,
        position: &Position,
        square: Square,
    ) -> Option<PartialPacmanMove> {
        self.at = square;
        self.left -= 1;
        let ghosts = position.ghosts_on(square);
        if ghosts != 0 {
            if self.boosted {
                if position.options.boost_eats == BoostEats::Path {
                    self.eaten |= ghosts;
                }
            } else if position.options.contact == Contact::Caught {
                self.caught = true;
                return Some(self);
            } else {
                return None;
            }
        }
        if let Some(nth) = position.maze.pellet_at(square)
            && self.pellets >> nth & 1 != 0
        {
            self.pellets &= !(1 << nth);
            self.boosted = true;
            self.left = 3;
        }
        Some(self)
    }

    /// Whether the move is over, so that no further step is possible.
    #[inline]
    pub(super) fn is_over(&self) -> bool {
        self.caught || self.pellets == 0 || self.left == 0
    }

    /// Whether the move may end here.
    #[inline]
    pub(super) fn may_stop(&self, position: &Position) -> bool {
        self.is_over() || self.boosted && position.options.boost == Boost::UpTo
    }

    /// Ends the move. With `boost_eats=end` this is when ghosts are eaten.
    pub(super) fn finish(mut self, position: &Position) -> PartialPacmanMove {
        if self.boosted && position.options.boost_eats == BoostEats::End {
            self.eaten |= position.ghosts_on(self.at);
        }
        self
    }
}
