//! NNUE: an evaluation learned from self-play. A network with one hidden layer, seen from both seats'
//! perspectives, whose first layer is updated incrementally.
//!
//! `palisade-trainer` plays the games and trains the weights (`quoridor.nnue`); `docs/engine.md` tells
//! how.

mod accumulator;
mod corridor;
mod feature_list;
#[cfg_attr(target_family = "wasm", allow(dead_code, reason = "the trainer is native only"))]
pub(crate) mod features;
#[cfg_attr(target_family = "wasm", allow(dead_code, reason = "the trainer is native only"))]
pub(crate) mod network;

use game::Position as _;
use rules::AnyPosition;

use super::board::{Node, PackedMove};
use super::evaluation::Evaluation;
use crate::Level;
use accumulator::{Accumulator, CHUNK, Chunk};
use features::{FIRST_FORWARD, ForwardFeatures, output_bucket};
use network::{HIDDEN, HIDDEN_ONE, HiddenVector, NnueNetwork, OUTPUT_ONE, POINTS};

pub use network::NetworkError;

/// Gives the highest level its network, from the bytes of `quoridor.nnue`, in a program that has it
/// not embedded: a page in a browser fetches the file when [`lacks_network`] first says so.
///
/// # Errors
/// Where the file is no network of this engine.
pub fn install_network(file: &[u8]) -> Result<(), NetworkError> {
    network::install(file)
}

/// Whether the search of a position at a level waits for [`install_network`]: without the network
/// it falls back to the classical evaluation.
pub fn lacks_network(level: Level, position: &AnyPosition) -> bool {
    let uses_network = level == Level::MAX
        && matches!(position, AnyPosition::Quoridor(position) if position.seats() == 2);
    uses_network && network::network().is_none()
}

/// The evaluation by the trained network.
#[derive(Clone, Copy)]
pub(crate) struct NnueEvaluation {
    network: &'static NnueNetwork,
    /// Whether the processor has AVX2.
    #[cfg(target_arch = "x86_64")]
    avx2: bool,
}

impl NnueEvaluation {
    /// Nothing before the network is there; native programs always have it.
    pub(crate) fn new() -> Option<NnueEvaluation> {
        Some(NnueEvaluation {
            network: network::network()?,
            #[cfg(target_arch = "x86_64")]
            avx2: has_avx2(),
        })
    }

    /// The forward pass: applies the activation to the hidden layer, and sums the output.
    #[inline(always)]
    fn forward(&self, accumulator: &Accumulator, node: &Node) -> i32 {
        let mut output = Output::new(self.network, node, &accumulator.forward);
        for role in 0..2 {
            let (seat, weights) = output.perspective(role);
            let total = &accumulator.perspectives[seat].total;
            for first in (0..HIDDEN).step_by(CHUNK) {
                output.add(&Chunk::of(total, first), weights, first);
            }
        }
        output.points()
    }

    /// The forward pass after a move, which keeps nothing: for leaves, which nothing follows.
    #[inline(always)]
    fn forward_after(
        &self,
        accumulator: &Accumulator,
        before: &Node,
        mv: PackedMove,
        after: &Node,
    ) -> i32 {
        let forward = accumulator.forward_after(before, mv, after);
        let mut output = Output::new(self.network, after, &forward);
        for role in 0..2 {
            let (seat, weights) = output.perspective(role);
            let total = accumulator.total_after(before, mv, after, &forward, seat);
            for first in (0..HIDDEN).step_by(CHUNK) {
                output.add(&total.chunk(self.network, first), weights, first);
            }
        }
        output.points()
    }
}

/// The output of the network, being summed.
struct Output<'n> {
    network: &'n NnueNetwork,
    own: usize,
    bucket: usize,
    /// The output bias and the direct weights.
    direct: i32,
    sum: i32,
}

impl<'n> Output<'n> {
    #[inline(always)]
    fn new(network: &'n NnueNetwork, node: &Node, forward: &ForwardFeatures) -> Output<'n> {
        let (own, bucket) = (node.board.turn(), output_bucket(node));
        let mut direct = network.output_bias[bucket];
        for &feature in forward.list(own).as_slice() {
            direct += network.direct[usize::from(feature) - FIRST_FORWARD];
        }
        Output { network, own, bucket, direct, sum: 0 }
    }

    /// The seat of a perspective, that of the seat to move first, and its output weights.
    #[inline(always)]
    fn perspective(&self, role: usize) -> (usize, &'n HiddenVector) {
        (self.own ^ role, &self.network.output[self.bucket][role])
    }

    /// Adds a chunk of hidden units: the squared clipped ReLU, times the output weights.
    #[inline(always)]
    fn add(&mut self, chunk: &Chunk, weights: &HiddenVector, first: usize) {
        let mut sum = 0i32;
        for (unit, weight) in chunk.0.iter().zip(&weights.0[first..first + CHUNK]) {
            let active = (*unit).clamp(0, HIDDEN_ONE);
            // The product fits 16 bits, which is what makes this two instructions for 16 units.
            let product = active.wrapping_mul(*weight);
            sum = sum.wrapping_add(i32::from(active) * i32::from(product));
        }
        self.sum = self.sum.wrapping_add(sum);
    }

    /// The score in points.
    #[inline(always)]
    fn points(&self) -> i32 {
        let log_odds = self.sum / i32::from(HIDDEN_ONE) + self.direct;
        (log_odds * POINTS / (i32::from(HIDDEN_ONE) * OUTPUT_ONE)).clamp(-MAX_SCORE, MAX_SCORE)
    }
}

impl Evaluation for NnueEvaluation {
    type State = Accumulator;
    const WORTH_CACHING: bool = true;

    fn begin(&self, node: &Node) -> Accumulator {
        Accumulator::new(self.network, node)
    }

    #[inline]
    #[allow(unsafe_code, reason = "the processor is asked first")]
    fn update(
        &self,
        accumulator: &Accumulator,
        before: &Node,
        mv: PackedMove,
        after: &Node,
        next: &mut Accumulator,
    ) {
        #[cfg(target_arch = "x86_64")]
        if self.avx2 {
            // SAFETY: the processor has the instructions.
            return unsafe { updated_avx2(self, accumulator, before, mv, after, next) };
        }
        #[cfg(target_arch = "wasm32")]
        updated_simd128(self, accumulator, before, mv, after, next);
        #[cfg(not(target_arch = "wasm32"))]
        accumulator.updated(self.network, before, mv, after, next);
    }

    #[inline]
    #[allow(unsafe_code, reason = "the processor is asked first")]
    fn score(&self, accumulator: &Accumulator, node: &Node) -> i32 {
        #[cfg(target_arch = "x86_64")]
        if self.avx2 {
            // SAFETY: the processor has the instructions.
            return unsafe { forward_avx2(self, accumulator, node) };
        }
        #[cfg(target_arch = "wasm32")]
        return forward_simd128(self, accumulator, node);
        #[cfg(not(target_arch = "wasm32"))]
        self.forward(accumulator, node)
    }

    #[inline]
    #[allow(unsafe_code, reason = "the processor is asked first")]
    fn score_after(
        &self,
        accumulator: &Accumulator,
        before: &Node,
        mv: PackedMove,
        after: &Node,
    ) -> i32 {
        #[cfg(target_arch = "x86_64")]
        if self.avx2 {
            // SAFETY: the processor has the instructions.
            return unsafe { forward_after_avx2(self, accumulator, before, mv, after) };
        }
        #[cfg(target_arch = "wasm32")]
        return forward_after_simd128(self, accumulator, before, mv, after);
        #[cfg(not(target_arch = "wasm32"))]
        self.forward_after(accumulator, before, mv, after)
    }
}

/// Whether the processor has AVX2, and what every processor with AVX2 has.
#[cfg(target_arch = "x86_64")]
fn has_avx2() -> bool {
    is_x86_feature_detected!("avx2")
        && is_x86_feature_detected!("bmi1")
        && is_x86_feature_detected!("bmi2")
        && is_x86_feature_detected!("lzcnt")
        && is_x86_feature_detected!("popcnt")
}

// The same code once more for AVX2: everything it calls is `inline(always)`, so that it is compiled
// with the target feature of its caller.
#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn updated_avx2(
    evaluation: &NnueEvaluation,
    accumulator: &Accumulator,
    before: &Node,
    mv: PackedMove,
    after: &Node,
    next: &mut Accumulator,
) {
    accumulator.updated(evaluation.network, before, mv, after, next);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn forward_avx2(evaluation: &NnueEvaluation, accumulator: &Accumulator, node: &Node) -> i32 {
    evaluation.forward(accumulator, node)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn forward_after_avx2(
    evaluation: &NnueEvaluation,
    accumulator: &Accumulator,
    before: &Node,
    mv: PackedMove,
    after: &Node,
) -> i32 {
    evaluation.forward_after(accumulator, before, mv, after)
}

// And for WebAssembly's SIMD, which every browser of the last years has: a module is checked as a
// whole when it is loaded, so nothing is asked first.
#[cfg(target_arch = "wasm32")]
#[target_feature(enable = "simd128")]
fn updated_simd128(
    evaluation: &NnueEvaluation,
    accumulator: &Accumulator,
    before: &Node,
    mv: PackedMove,
    after: &Node,
    next: &mut Accumulator,
) {
    accumulator.updated(evaluation.network, before, mv, after, next);
}

#[cfg(target_arch = "wasm32")]
#[target_feature(enable = "simd128")]
fn forward_simd128(evaluation: &NnueEvaluation, accumulator: &Accumulator, node: &Node) -> i32 {
    evaluation.forward(accumulator, node)
}

#[cfg(target_arch = "wasm32")]
#[target_feature(enable = "simd128")]
fn forward_after_simd128(
    evaluation: &NnueEvaluation,
    accumulator: &Accumulator,
    before: &Node,
    mv: PackedMove,
    after: &Node,
) -> i32 {
    evaluation.forward_after(accumulator, before, mv, after)
}

/// No evaluation comes near the score of a forced win.
const MAX_SCORE: i32 = 5_000;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quoridor::board::PathFinder;
    use game::Random;
    use rules::quoridor::{Options, Position};

    #[test]
    fn a_file_of_another_size_is_no_network() {
        let file = include_bytes!("quoridor.nnue");
        let expected = file.len();
        assert_eq!(install_network(file), Ok(()));
        for found in [0, expected - 1] {
            assert_eq!(install_network(&file[..found]), Err(NetworkError { found, expected }));
        }
    }

    #[test]
    fn an_updated_accumulator_scores_as_a_fresh_one() {
        let evaluation = NnueEvaluation::new().expect("native programs have the network");
        let mut random = Random::new(5);
        let mut path_finder = PathFinder::default();
        for _ in 0..20 {
            let position = Position::start(2, &Options::default()).expect("a game for two");
            let mut node = Node::from_position(&position, &mut path_finder);
            let mut accumulator = evaluation.begin(&node);
            while node.board.winner().is_none() {
                let moves = node.legal_moves();
                let mv = moves[random.index(moves.len())];
                let next = node.after(mv, &mut path_finder).expect("it is legal");
                let fresh = evaluation.score(&evaluation.begin(&next), &next);
                assert_eq!(evaluation.score_after(&accumulator, &node, mv, &next), fresh);
                let before = accumulator;
                evaluation.update(&before, &node, mv, &next, &mut accumulator);
                assert_eq!(evaluation.score(&accumulator, &next), fresh);
                node = next;
            }
        }
    }
}
