use game::Random;

use super::board::{Node, PackedMove};
use super::plan::QuoridorPlan;

/// The static evaluation of a two-player position. It may keep incremental state (an accumulator):
/// the search hands it every move.
pub(crate) trait Evaluation: Clone + Send + Sync {
    /// The incremental state that goes with a node.
    type State: Copy + Default + Send;

    /// Whether an evaluation takes longer than looking it up, and the same position always has the same
    /// one.
    const WORTH_CACHING: bool;

    /// The state at the root.
    fn begin(&self, node: &Node) -> Self::State;

    /// Writes the state after a move to `next`; [`PackedMove::PASS`] for a pass or a null move.
    fn update(
        &self,
        state: &Self::State,
        before: &Node,
        mv: PackedMove,
        after: &Node,
        next: &mut Self::State,
    );

    /// The score for the seat to move, in points: hundredths of a step.
    fn score(&self, state: &Self::State, node: &Node) -> i32;

    /// The score after a move from the state before it: for leaves, whose state nothing needs.
    fn score_after(&self, state: &Self::State, before: &Node, mv: PackedMove, after: &Node) -> i32;
}

/// Classical (hand-crafted) evaluation: distances, fences left, and the turn. For weak levels it
/// adds noise.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ClassicalEvaluation {
    /// The largest random error, in points.
    pub(crate) noise: i32,
    /// How `seat` bends what paths and fences are worth.
    pub(crate) plan: QuoridorPlan,
    /// The seat whose level is played.
    pub(crate) seat: usize,
    /// Seed of the noise: the same position always has the same error.
    pub(crate) seed: u64,
}

impl Evaluation for ClassicalEvaluation {
    type State = ();
    const WORTH_CACHING: bool = false;

    fn begin(&self, _: &Node) {}

    #[inline]
    fn update(&self, (): &(), _: &Node, _: PackedMove, _: &Node, (): &mut ()) {}

    #[inline]
    fn score_after(&self, (): &(), _: &Node, _: PackedMove, after: &Node) -> i32 {
        self.score(&(), after)
    }

    #[inline]
    fn score(&self, (): &(), node: &Node) -> i32 {
        let own = node.board.turn();
        let other = 1 - own;
        let path_lead = i32::from(node.path(other).length) - i32::from(node.path(own).length);
        let fences =
            |seat: usize| FENCES_LEFT[node.board.fences_left(seat) as usize % FENCES_LEFT.len()];
        let score = path_lead * STEP + fences(own) - fences(other) + TEMPO;
        if self.noise == 0 && self.plan == QuoridorPlan::default() {
            score
        } else {
            score + self.error(node)
        }
    }
}

impl ClassicalEvaluation {
    /// What a weak level gets wrong.
    #[cold]
    fn error(&self, node: &Node) -> i32 {
        let board = &node.board;
        let mut random = Random::new(self.seed ^ board.hash());
        let noise = (self.noise as f32 * (random.unit() - random.unit())) as i32;
        let length = |seat: usize| i32::from(node.path(seat).length);
        let bend = self.plan.fence * i32::from(board.fences_left(self.seat))
            + self.plan.other_path * length(1 - self.seat)
            - self.plan.own_path * length(self.seat);
        noise + if board.turn() == self.seat { bend } else { -bend }
    }
}

/// A step of lead, and the right to move.
const STEP: i32 = 100;
const TEMPO: i32 = 40;
/// By the number of fences left.
const FENCES_LEFT: [i32; 16] =
    [0, 240, 430, 590, 735, 865, 975, 1070, 1160, 1240, 1310, 1380, 1440, 1500, 1560, 1620];
