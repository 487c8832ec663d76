use game::{Seat, Turn};

use super::board::{OUT, Play, bits64, bits128};
use super::node::Node;
use super::way::Flood;
use crate::mcts::{Values, World};
use crate::random::Random;

/// The classic game for tree search, with the sense every player has: fences go where something
/// already is, and pawns run.
#[derive(Clone, Debug)]
pub(crate) struct Guided {
    node: Node,
}

impl Guided {
    pub(crate) fn new(node: Node) -> Guided {
        Guided { node }
    }
}

/// A play-out that takes longer is judged by who is nearest.
const PLAYOUT_PLIES: usize = 120;
/// How often a player runs rather than lays a fence.
const RUNS: f32 = 0.7;

impl World for Guided {
    type Ply = Play;

    fn seats(&self) -> usize {
        self.node.board.seats()
    }

    fn turn(&self) -> Turn {
        match self.node.board.winner() {
            Some(_) => Turn::Over,
            None => Turn::Seat(Seat::new(self.node.board.turn())),
        }
    }

    fn plies(&self, out: &mut Vec<(Play, f32)>) {
        if self.turn() == Turn::Over {
            return;
        }
        let node = &self.node;
        let board = &node.board;
        let own = board.turn();
        let mut flood = Flood::default();
        let ahead = Flood::ahead(board, own, node.way(own).length);
        let steps = board.steps();
        out.extend(bits128(steps).map(|square| {
            let weight = if ahead >> square & 1 != 0 { 8.0 } else { 1.0 };
            (Play::step(square), weight)
        }));
        if board.hand(own) > 0 {
            let lively = board.lively();
            for (lie, lively) in lively.into_iter().enumerate() {
                let cuts = (0..board.seats())
                    .filter(|&seat| seat != own && board.pawn(seat) != OUT)
                    .fold(0, |cuts, seat| cuts | node.way(seat).cuts[lie]);
                for slot in bits64((lively | cuts) & board.free()[lie]) {
                    let play = Play::fence(lie, slot);
                    if node.after(play, &mut flood).is_some() {
                        let weight = if cuts >> slot & 1 != 0 { 2.0 } else { 0.5 };
                        out.push((play, weight));
                    }
                }
            }
        }
        if out.is_empty() {
            out.push((Play::PASS, 1.0));
        }
    }

    fn apply(&mut self, ply: Play) {
        let next = self.node.after(ply, &mut Flood::default());
        self.node = next.expect("only legal moves are listed");
    }

    fn settle(mut self, random: &mut Random) -> Values {
        let mut flood = Flood::default();
        for _ in 0..PLAYOUT_PLIES {
            if self.node.board.winner().is_some() || self.node.board.is_race() {
                break;
            }
            self.node = stroll(&self.node, &mut flood, random);
        }
        let mut values = [0.0; Seat::MAX];
        values[first_home(&self.node)] = 1.0;
        values
    }
}

/// One move of a play-out.
fn stroll(node: &Node, flood: &mut Flood, random: &mut Random) -> Node {
    let board = &node.board;
    let own = board.turn();
    if board.hand(own) > 0 && random.unit() >= RUNS {
        let lively = board.lively();
        for _ in 0..3 {
            let fence = any_fence(lively, random);
            if let Some(next) = fence.and_then(|play| node.after(play, flood)) {
                return next;
            }
        }
    }
    let steps = board.steps();
    let ahead = steps & Flood::ahead(board, own, node.way(own).length);
    let choice = if ahead != 0 { ahead } else { steps };
    if choice == 0 {
        return node.passed();
    }
    let nth = random.below(choice.count_ones()) as usize;
    let square = bits128(choice).nth(nth).expect("fewer than there are");
    node.after(Play::step(square), flood).expect("a step closes no way")
}

fn any_fence(slots: [u64; 2], random: &mut Random) -> Option<Play> {
    let (along, across) = (slots[0].count_ones(), slots[1].count_ones());
    if along + across == 0 {
        return None;
    }
    let nth = random.below(along + across);
    let (lie, nth) = if nth < along { (0, nth) } else { (1, nth - along) };
    bits64(slots[lie]).nth(nth as usize).map(|slot| Play::fence(lie, slot))
}

/// Who arrives first if everyone just runs.
pub(super) fn first_home(node: &Node) -> usize {
    let board = &node.board;
    let seats = board.seats();
    let delay = |seat: usize| (seat + seats - board.turn()) % seats;
    (0..seats)
        .filter(|&seat| board.pawn(seat) != OUT)
        .min_by_key(|&seat| node.way(seat).length as usize * seats + delay(seat))
        .expect("somebody is still in")
}
