use super::board::Play;
use super::node::Node;

/// What a two-player position is worth, without looking ahead. Another one, learned from games,
/// can take the place of [`HandMade`]: the search hands it every move, so that it can keep what it
/// needs up to date instead of computing it anew.
pub(crate) trait Evaluation: Clone + Send + Sync {
    /// What is carried from node to node.
    type State: Clone + Send;

    /// The state at the root.
    fn begin(&self, node: &Node) -> Self::State;

    /// The state after a move; [`Play::PASS`] where the turn was only handed over.
    fn update(&self, state: &Self::State, before: &Node, play: Play, after: &Node) -> Self::State;

    /// The worth for the seat to move, in hundredths of a step.
    fn score(&self, state: &Self::State, node: &Node) -> i32;
}

/// Distances, fences in hand, and the turn.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct HandMade;

impl Evaluation for HandMade {
    type State = ();

    fn begin(&self, _: &Node) {}

    #[inline]
    fn update(&self, (): &(), _: &Node, _: Play, _: &Node) {}

    #[inline]
    fn score(&self, (): &(), node: &Node) -> i32 {
        let own = node.board.turn();
        let other = 1 - own;
        let lead = i32::from(node.way(other).length) - i32::from(node.way(own).length);
        let hand = |seat: usize| HAND[node.board.hand(seat) as usize % HAND.len()];
        lead * STEP + hand(own) - hand(other) + TURN
    }
}

const STEP: i32 = 100;
const TURN: i32 = 40;
/// What so many fences in hand are worth.
const HAND: [i32; 16] =
    [0, 150, 270, 370, 460, 540, 610, 670, 725, 775, 820, 860, 900, 940, 980, 1020];
