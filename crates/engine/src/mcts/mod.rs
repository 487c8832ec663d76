//! Monte Carlo tree search for any number of seats: every seat maximises its own value (max^n),
//! and chance is a node like any other, whose children are visited in proportion to their
//! probabilities.
//!
//! A game becomes searchable by implementing [`MctsState`]; [`RandomRollout`] does so for any game
//! without knowledge of it.

pub(crate) mod driver;
mod random_rollout;
mod state;
mod tree;

pub use random_rollout::RandomRollout;
pub use state::{MctsState, SeatValues};
pub use tree::{RootPly, SelectionPolicy, Tree};
