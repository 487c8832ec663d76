use super::{Boost, BoostEats, Contact, Position};
use crate::Square;

/// PAC-MAN in the middle of his move (P06–P18, P35, P39).
#[derive(Clone, Copy)]
pub(super) struct Stride {
    pub(super) at: Square,
    /// The squares he still has.
    pub(super) left: u8,
    /// Whether he has eaten a pellet in this move.
    pub(super) boosted: bool,
    /// Whether he ran into a ghost.
    pub(super) caught: bool,
    /// The pellets left on the board, as in [`Position::pellet_set`].
    pub(super) pellets: u8,
    /// The ghosts eaten in this move, a bit each.
    pub(super) eaten: u8,
}

impl Stride {
    pub(super) fn start(position: &Position) -> Stride {
        Stride {
            at: position.pac(),
            left: 2,
            boosted: false,
            caught: false,
            pellets: position.pellet_set(),
            eaten: 0,
        }
    }

    /// One step on, to a square that no fence keeps him from; nothing where a ghost does.
    #[inline]
    pub(super) fn enter(mut self, position: &Position, square: Square) -> Option<Stride> {
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

    /// Whether the move is over and a further step is out of the question.
    #[inline]
    pub(super) fn is_over(&self) -> bool {
        self.caught || self.pellets == 0 || self.left == 0
    }

    /// Whether he may leave it at that.
    #[inline]
    pub(super) fn may_stop(&self, position: &Position) -> bool {
        self.is_over() || self.boosted && position.options.boost == Boost::UpTo
    }

    /// The end of the move: under `boost_eats=end` this is where ghosts are eaten.
    pub(super) fn finish(mut self, position: &Position) -> Stride {
        if self.boosted && position.options.boost_eats == BoostEats::End {
            self.eaten |= position.ghosts_on(self.at);
        }
        self
    }
}
