//! Monte Carlo tree search for any number of seats: every seat maximises its own value (max^n),
//! chance is a node like any other whose children are drawn by their true weights.

mod plain;
mod tree;

use game::{Seat, Turn};

use crate::random::Random;

pub use plain::Plain;
pub use tree::{Explore, Tree};

/// What a position is worth to each seat, from 0 (lost) to 1 (won).
pub type Values = [f32; Seat::MAX];

/// A game as tree search sees it: which plies are worth a look, how likely, and what comes of it.
pub trait World: Clone {
    /// A move or a roll.
    type Ply: Copy + PartialEq + std::fmt::Debug;

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// Who acts next.
    fn turn(&self) -> Turn;

    /// Appends the plies worth a look, each with a weight above 0: how promising a move is, or how
    /// likely a roll. At least one, unless the game is over.
    fn plies(&self, out: &mut Vec<(Self::Ply, f32)>);

    /// Plays one of [`plies`](World::plies).
    fn apply(&mut self, ply: Self::Ply);

    /// What the position is worth: how it ended, or a guess, usually by playing on.
    fn settle(self, random: &mut Random) -> Values;
}
