use super::board::Play;
use super::node::Node;
use crate::random::Random;

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

/// Distances, fences in hand, and the turn; on request with the misjudgements of a weaker player.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct HandMade {
    /// How far off a judgement may be.
    pub(crate) blur: i32,
    /// What every fence in the hand of `seat` is worth beyond its worth.
    pub(crate) hoard: i32,
    /// Who judges.
    pub(crate) seat: usize,
    /// Where misjudgements begin: the same one misjudges the same position the same way.
    pub(crate) seed: u64,
}

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
        let score = lead * STEP + hand(own) - hand(other) + TURN;
        if self.blur == 0 { score } else { score + self.error(node) }
    }
}

impl HandMade {
    #[cold]
    fn error(&self, node: &Node) -> i32 {
        let board = &node.board;
        let mut mood = Random::new(self.seed ^ board.hash());
        let off = (self.blur as f32 * (mood.unit() - mood.unit())) as i32;
        let treasure = self.hoard * i32::from(board.hand(self.seat));
        off + if board.turn() == self.seat { treasure } else { -treasure }
    }
}

const STEP: i32 = 100;
const TURN: i32 = 40;
/// What so many fences in hand are worth.
const HAND: [i32; 16] =
    [0, 240, 430, 590, 735, 865, 975, 1070, 1160, 1240, 1310, 1380, 1440, 1500, 1560, 1620];
