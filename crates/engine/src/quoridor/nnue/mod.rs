//! NNUE: an evaluation learned from self-play. A network with one hidden layer, whose first layer is
//! updated incrementally, seen from the perspective of the seat to move.
//!
//! `examples/selfplay.rs` plays the games and `examples/train.rs` trains the weights
//! (`quoridor.nnue`), and writes beside them positions with their scores, by which a test holds the
//! engine to the trainer (`quoridor.nnue.case`).

mod accumulator;
mod features;
mod network;

use super::board::{Node, PackedMove};
use super::evaluation::Evaluation;
use accumulator::{Accumulator, add};
use features::{ACTIVATION_ONE, DISTANCES, FENCE_COUNTS, OUTPUT_ONE, output_bucket};
use network::{NETWORK, NnueNetwork};

/// The evaluation by the trained network.
#[derive(Clone, Copy)]
pub(crate) struct NnueEvaluation {
    network: &'static NnueNetwork,
}

impl NnueEvaluation {
    pub(crate) fn new() -> NnueEvaluation {
        NnueEvaluation { network: &NETWORK }
    }

    /// The forward pass: completes the hidden layer, applies the clipped ReLU, and sums the output.
    #[inline(always)]
    fn forward(&self, accumulator: &Accumulator, node: &Node) -> i32 {
        let network = self.network;
        let board = &node.board;
        let own = board.turn();
        let perspective = &accumulator.0[own];
        let fence_counts =
            [own, 1 - own].map(|seat| usize::from(board.fences_left(seat)).min(FENCE_COUNTS - 1));
        let distances =
            [own, 1 - own].map(|seat| usize::from(node.path(seat).length).min(DISTANCES - 1));
        let bucket = output_bucket(fence_counts[0] + fence_counts[1]);
        let output = &network.output[bucket];
        let mut hidden = perspective.absolute;
        let mut sum = network.output_bias[bucket];
        for role in 0..2 {
            add(&mut hidden, &perspective.pawn_relative[role]);
            add(&mut hidden, &network.fence_counts[role][fence_counts[role]]);
            add(&mut hidden, &network.distances[role][distances[role]]);
            sum += network.direct_fence_counts[role][fence_counts[role]];
            sum += network.direct_distances[role][distances[role]];
        }
        for (unit, weight) in hidden.iter().zip(output) {
            sum += i32::from((*unit).clamp(0, ACTIVATION_ONE)) * i32::from(*weight);
        }
        (sum / (i32::from(ACTIVATION_ONE) * OUTPUT_ONE)).clamp(-MAX_SCORE, MAX_SCORE)
    }
}

impl Evaluation for NnueEvaluation {
    type State = Accumulator;

    fn begin(&self, node: &Node) -> Accumulator {
        Accumulator::refresh(self.network, &node.board)
    }

    #[inline]
    #[allow(unsafe_code, reason = "the processor is asked first")]
    fn update(
        &self,
        accumulator: &Accumulator,
        before: &Node,
        mv: PackedMove,
        after: &Node,
    ) -> Accumulator {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx2") {
            // SAFETY: the processor has the instructions.
            return unsafe { updated_avx2(self, accumulator, before, mv, after) };
        }
        accumulator.updated(self.network, before, mv, after)
    }

    #[inline]
    #[allow(unsafe_code, reason = "the processor is asked first")]
    fn score(&self, accumulator: &Accumulator, node: &Node) -> i32 {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx2") {
            // SAFETY: the processor has the instructions.
            return unsafe { forward_avx2(self, accumulator, node) };
        }
        self.forward(accumulator, node)
    }
}

// The same code once more for AVX2: everything it calls is `inline(always)`, so that it is compiled
// with the target feature of its caller.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn updated_avx2(
    evaluation: &NnueEvaluation,
    accumulator: &Accumulator,
    before: &Node,
    mv: PackedMove,
    after: &Node,
) -> Accumulator {
    accumulator.updated(evaluation.network, before, mv, after)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn forward_avx2(evaluation: &NnueEvaluation, accumulator: &Accumulator, node: &Node) -> i32 {
    evaluation.forward(accumulator, node)
}

/// No evaluation comes near the score of a forced win.
const MAX_SCORE: i32 = 5_000;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quoridor::board::PathFinder;
    use crate::random::Random;
    use rules::quoridor::{Options, Position};
    use rules::{AnyPosition, Game, GameSetup};

    #[test]
    fn the_engine_scores_positions_as_the_trainer_did() {
        let setup = GameSetup::new(Game::Quoridor);
        let evaluation = NnueEvaluation::new();
        for line in include_str!("quoridor.nnue.case").lines() {
            let (position, expected) = line.split_once(" | ").expect("two fields");
            let Ok(AnyPosition::Quoridor(position)) = setup.parse_position(position) else {
                panic!("{line}: not a position")
            };
            let node = Node::from_position(&position, &mut PathFinder::default());
            let score = evaluation.score(&evaluation.begin(&node), &node);
            let expected: i32 = expected.parse().expect("a number");
            // Weights are quantised, and every sum has some sixty of them.
            assert!((score - expected).abs() <= 12, "{line}: {score}");
        }
    }

    #[test]
    fn an_updated_accumulator_scores_as_a_fresh_one() {
        let evaluation = NnueEvaluation::new();
        let mut random = Random::new(5);
        let mut path_finder = PathFinder::default();
        for _ in 0..20 {
            let position = Position::start(2, &Options::default()).expect("a game for two");
            let mut node = Node::from_position(&position, &mut path_finder);
            let mut accumulator = evaluation.begin(&node);
            while node.board.winner().is_none() {
                let moves = node.legal_moves();
                let mv = moves[random.below(moves.len() as u32) as usize];
                let next = node.after(mv, &mut path_finder).expect("it is legal");
                accumulator = evaluation.update(&accumulator, &node, mv, &next);
                node = next;
                let fresh = evaluation.begin(&node);
                assert_eq!(evaluation.score(&accumulator, &node), evaluation.score(&fresh, &node));
            }
        }
    }
}
