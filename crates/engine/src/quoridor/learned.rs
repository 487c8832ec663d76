//! An evaluation learned from games of the engine against itself: a network of one hidden layer
//! over everything that lies on the board, seen by whoever is to move.
//!
//! `examples/selfplay.rs` makes the games and `examples/train.rs` the weights, and beside them
//! positions with what each is meant to be worth.

use std::sync::LazyLock;

use super::board::{Board, Play, bits64};
use super::evaluation::Evaluation;
use super::node::Node;
use super::shape::{
    FENCES, FULL, HANDS, HIDDEN, LENGTHS, NEAR, POINT, SQUARES, STAGES, near, stage,
};

/// One number for each notion.
type Lane = [i16; HIDDEN];

/// The weights.
struct Network {
    /// By fence: where it lies on the board.
    fences: [Lane; FENCES],
    /// By fence: where it lies as seen from a pawn; the own one, then the other's.
    near: [[Lane; NEAR]; 2],
    pawns: [[Lane; SQUARES]; 2],
    hands: [[Lane; HANDS]; 2],
    lengths: [[Lane; LENGTHS]; 2],
    bias: Lane,
    last: [Lane; STAGES],
    last_bias: [i32; STAGES],
    /// What hands and lengths are worth by themselves.
    plain_hands: [[i32; HANDS]; 2],
    plain_lengths: [[i32; LENGTHS]; 2],
}

static NETWORK: LazyLock<Box<Network>> =
    LazyLock::new(|| Network::read(include_bytes!("learned.weights")));

/// Reads numbers off the front of the file of weights.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn short(&mut self) -> i16 {
        let (head, rest) = self.0.split_at(2);
        self.0 = rest;
        i16::from_le_bytes([head[0], head[1]])
    }

    fn long(&mut self) -> i32 {
        let (head, rest) = self.0.split_at(4);
        self.0 = rest;
        i32::from_le_bytes([head[0], head[1], head[2], head[3]])
    }

    fn lanes(&mut self, lanes: &mut [Lane]) {
        lanes.iter_mut().flatten().for_each(|weight| *weight = self.short());
    }

    fn longs(&mut self, longs: &mut [i32]) {
        longs.iter_mut().for_each(|weight| *weight = self.long());
    }
}

impl Network {
    fn read(bytes: &[u8]) -> Box<Network> {
        let mut network = Box::new(Network {
            fences: [[0; HIDDEN]; FENCES],
            near: [[[0; HIDDEN]; NEAR]; 2],
            pawns: [[[0; HIDDEN]; SQUARES]; 2],
            hands: [[[0; HIDDEN]; HANDS]; 2],
            lengths: [[[0; HIDDEN]; LENGTHS]; 2],
            bias: [0; HIDDEN],
            last: [[0; HIDDEN]; STAGES],
            last_bias: [0; STAGES],
            plain_hands: [[0; HANDS]; 2],
            plain_lengths: [[0; LENGTHS]; 2],
        });
        let mut reader = Reader(bytes);
        reader.lanes(&mut network.fences);
        network.near.iter_mut().for_each(|lanes| reader.lanes(lanes));
        network.pawns.iter_mut().for_each(|lanes| reader.lanes(lanes));
        network.hands.iter_mut().for_each(|lanes| reader.lanes(lanes));
        network.lengths.iter_mut().for_each(|lanes| reader.lanes(lanes));
        reader.lanes(std::slice::from_mut(&mut network.bias));
        reader.lanes(&mut network.last);
        reader.longs(&mut network.last_bias);
        network.plain_hands.iter_mut().for_each(|longs| reader.longs(longs));
        network.plain_lengths.iter_mut().for_each(|longs| reader.longs(longs));
        assert!(reader.0.is_empty(), "the file of weights fits the network");
        network
    }
}

/// The evaluation that has the network's word for everything.
#[derive(Clone, Copy)]
pub(crate) struct Learned {
    network: &'static Network,
}

/// What the fences and pawns come to, as each seat sees them.
#[derive(Clone, Copy)]
pub(crate) struct Views([View; 2]);

#[derive(Clone, Copy)]
#[repr(align(16))]
struct View {
    /// Where everything lies on the board.
    whole: Lane,
    /// Where the fences lie as seen from the own pawn, and from the other's.
    near: [Lane; 2],
}

impl Learned {
    pub(crate) fn new() -> Learned {
        Learned { network: &NETWORK }
    }

    fn view(&self, board: &Board, seat: usize) -> View {
        let network = self.network;
        let mut whole = network.bias;
        for_fences(board, |fence| add(&mut whole, &network.fences[seen(fence, seat)]));
        for (role, of) in [seat, 1 - seat].into_iter().enumerate() {
            add(&mut whole, &network.pawns[role][seen_square(board.pawn(of), seat)]);
        }
        let near = [0, 1].map(|role| self.near(board, seat, role));
        View { whole, near }
    }

    /// How the fences lie as seen by `seat` from its own pawn (`role` 0) or the other's.
    #[inline(always)]
    fn near(&self, board: &Board, seat: usize, role: usize) -> Lane {
        let mut lane = [0; HIDDEN];
        let pawn = seen_square(board.pawn(seat ^ role), seat);
        for_fences(board, |fence| {
            add(&mut lane, &self.network.near[role][near(pawn, seen(fence, seat))]);
        });
        lane
    }

    #[inline(always)]
    fn updated(&self, state: &Views, before: &Node, play: Play, after: &Node) -> Views {
        let mut next = *state;
        let network = self.network;
        if play.is_fence() {
            for (seat, view) in next.0.iter_mut().enumerate() {
                let fence = seen(play.0, seat);
                add(&mut view.whole, &network.fences[fence]);
                for role in 0..2 {
                    let pawn = seen_square(after.board.pawn(seat ^ role), seat);
                    add(&mut view.near[role], &network.near[role][near(pawn, fence)]);
                }
            }
        } else if play != Play::PASS {
            let mover = before.board.turn();
            for (seat, view) in next.0.iter_mut().enumerate() {
                let role = usize::from(seat != mover);
                let pawns = &network.pawns[role];
                take(&mut view.whole, &pawns[seen_square(before.board.pawn(mover), seat)]);
                add(&mut view.whole, &pawns[seen_square(play.square(), seat)]);
                view.near[role] = self.near(&after.board, seat, role);
            }
        }
        next
    }

    #[inline(always)]
    fn judged(&self, state: &Views, node: &Node) -> i32 {
        let network = self.network;
        let board = &node.board;
        let own = board.turn();
        let view = &state.0[own];
        let hands = [own, 1 - own].map(|seat| usize::from(board.hand(seat)).min(HANDS - 1));
        let lengths =
            [own, 1 - own].map(|seat| usize::from(node.way(seat).length).min(LENGTHS - 1));
        let stage = stage(hands[0] + hands[1]);
        let last = &network.last[stage];
        let mut lane = view.whole;
        let mut sum = network.last_bias[stage];
        for role in 0..2 {
            add(&mut lane, &view.near[role]);
            add(&mut lane, &network.hands[role][hands[role]]);
            add(&mut lane, &network.lengths[role][lengths[role]]);
            sum += network.plain_hands[role][hands[role]];
            sum += network.plain_lengths[role][lengths[role]];
        }
        for (notion, weight) in lane.iter().zip(last) {
            sum += i32::from((*notion).clamp(0, FULL)) * i32::from(*weight);
        }
        (sum / (i32::from(FULL) * POINT)).clamp(-MOST, MOST)
    }
}

impl Evaluation for Learned {
    type State = Views;

    fn begin(&self, node: &Node) -> Views {
        Views([0, 1].map(|seat| self.view(&node.board, seat)))
    }

    #[inline]
    #[allow(unsafe_code, reason = "the processor is asked first")]
    fn update(&self, state: &Views, before: &Node, play: Play, after: &Node) -> Views {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx2") {
            // SAFETY: the processor has the instructions.
            return unsafe { wide_updated(self, state, before, play, after) };
        }
        self.updated(state, before, play, after)
    }

    #[inline]
    #[allow(unsafe_code, reason = "the processor is asked first")]
    fn score(&self, state: &Views, node: &Node) -> i32 {
        #[cfg(target_arch = "x86_64")]
        if is_x86_feature_detected!("avx2") {
            // SAFETY: the processor has the instructions.
            return unsafe { wide_judged(self, state, node) };
        }
        self.judged(state, node)
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn wide_updated(
    learned: &Learned,
    state: &Views,
    before: &Node,
    play: Play,
    after: &Node,
) -> Views {
    learned.updated(state, before, play, after)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn wide_judged(learned: &Learned, state: &Views, node: &Node) -> i32 {
    learned.judged(state, node)
}

/// No judgement comes near a forced win.
const MOST: i32 = 5_000;

#[inline(always)]
fn add(to: &mut Lane, lane: &Lane) {
    for (sum, weight) in to.iter_mut().zip(lane) {
        *sum = sum.wrapping_add(*weight);
    }
}

#[inline(always)]
fn take(from: &mut Lane, lane: &Lane) {
    for (sum, weight) in from.iter_mut().zip(lane) {
        *sum = sum.wrapping_sub(*weight);
    }
}

#[inline(always)]
fn for_fences(board: &Board, mut each: impl FnMut(u8)) {
    for (lie, &slots) in board.laid().iter().enumerate() {
        bits64(slots).for_each(|slot| each(Play::fence(lie, slot).0));
    }
}

/// A fence as a seat sees it, who goes up the board.
#[inline]
fn seen(fence: u8, seat: usize) -> usize {
    usize::from(fence) ^ (seat * 56)
}

/// A square as a seat sees it.
#[inline]
fn seen_square(square: u8, seat: usize) -> usize {
    let square = usize::from(square);
    if seat == 0 { square } else { 72 + 2 * (square % 9) - square }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::quoridor::duel::legal;
    use crate::quoridor::mind::root;
    use crate::quoridor::way::Flood;
    use crate::random::Random;
    use rules::quoridor::{Options, Position};
    use rules::{AnyPosition, Game, Table};

    #[test]
    fn it_judges_as_its_trainer_meant() {
        let table = Table::new(Game::Quoridor);
        let learned = Learned::new();
        for line in include_str!("learned.case").lines() {
            let (position, meant) = line.split_once(" | ").expect("two fields");
            let Ok(AnyPosition::Quoridor(position)) = table.position(position) else {
                panic!("{line}: not a position")
            };
            let node = root(&position, &mut Flood::default());
            let score = learned.score(&learned.begin(&node), &node);
            let meant: i32 = meant.parse().expect("a number");
            // Weights are rounded, and there are some sixty of them in every sum.
            assert!((score - meant).abs() <= 12, "{line}: {score}");
        }
    }

    #[test]
    fn kept_up_to_date_it_judges_as_if_begun_anew() {
        let learned = Learned::new();
        let mut random = Random::new(5);
        let mut flood = Flood::default();
        for _ in 0..20 {
            let position = Position::start(2, &Options::default()).expect("a table for two");
            let mut node = root(&position, &mut flood);
            let mut state = learned.begin(&node);
            while node.board.winner().is_none() {
                let plays = legal(&node);
                let play = plays[random.below(plays.len() as u32) as usize];
                let next = node.after(play, &mut flood).expect("it is legal");
                state = learned.update(&state, &node, play, &next);
                node = next;
                let anew = learned.begin(&node);
                assert_eq!(learned.score(&state, &node), learned.score(&anew, &node));
            }
        }
    }
}
