use game::{Random, Seat, Turn};

/// The value of a position to each seat, from 0 (lost) to 1 (won).
pub type SeatValues = [f32; Seat::MAX];

/// A game state as the tree search sees it: plies with prior weights, and the value of a leaf.
pub trait MctsState: Clone {
    /// A move or a roll.
    type Ply: Copy + PartialEq + std::fmt::Debug;

    /// How many seats the game has.
    fn seats(&self) -> usize;

    /// Who acts next.
    fn turn(&self) -> Turn;

    /// Appends the plies to search, each with a weight above 0: the prior of a move, or the
    /// probability of a roll. At least one, unless the game is over.
    fn weighted_plies(&self, out: &mut Vec<(Self::Ply, f32)>);

    /// Plays one of [`weighted_plies`](MctsState::weighted_plies).
    fn apply(&mut self, ply: Self::Ply);

    /// The value of a leaf: the outcome where the game is over, else that of a rollout or a static
    /// evaluation.
    fn leaf_values(self, random: &mut Random) -> SeatValues;
}
