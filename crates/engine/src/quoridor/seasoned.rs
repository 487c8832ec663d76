use game::{Seat, Turn};

use super::board::{OUT, Play, bits64, bits128};
use super::guided::first_home;
use super::node::Node;
use super::way::Flood;
use crate::mcts::{Values, World};
use crate::random::Random;

/// The classic game for more than two, as tree search sees it with a trained eye: no play-outs, a
/// position is judged by everyone's way and fences, and a move by the position it leads to.
#[derive(Clone, Debug)]
pub(super) struct Seasoned {
    node: Node,
    /// How far off the eye may be, and where its errors begin: what the weaker levels have.
    blur: f32,
    seed: u64,
}

/// What so many fences in hand are worth, in steps.
const HAND: [f32; 8] = [0.0, 1.0, 1.8, 2.5, 3.1, 3.6, 4.0, 4.3];
/// How much surer of the win a lead of one step makes.
const SURENESS: f32 = 0.75;
/// How strongly a move is preferred for the position it leads to.
const PREFERENCE: f32 = 14.0;

/// Moves that are this much less likely than the best are not looked at.
const UNLIKELY: f32 = 0.01;

impl Seasoned {
    pub(super) fn new(node: Node, blur: f32, seed: u64) -> Seasoned {
        Seasoned { node, blur, seed }
    }

    /// Everyone's chance, as far as distances and fences tell.
    fn judge(&self, node: &Node) -> Values {
        let board = &node.board;
        let seats = board.seats();
        let mut values = [0.0; Seat::MAX];
        let mut total = 0.0;
        for (seat, value) in values.iter_mut().enumerate().take(seats) {
            if board.pawn(seat) == OUT {
                continue;
            }
            let delay = ((seat + seats - board.turn()) % seats) as f32 / seats as f32;
            let steps = f32::from(node.way(seat).length) + delay;
            let mut score = HAND[board.hand(seat) as usize % HAND.len()] - steps;
            if self.blur > 0.0 {
                let mut mood = Random::new(self.seed ^ board.hash().rotate_left(seat as u32 * 8));
                score += self.blur * (mood.unit() - mood.unit());
            }
            *value = (score * SURENESS).exp();
            total += *value;
        }
        values.map(|value| value / total)
    }
}

impl World for Seasoned {
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
        for square in bits128(board.steps()) {
            if board.goal(own) >> square & 1 != 0 {
                // Who can arrive does.
                out.clear();
                out.push((Play::step(square), 1.0));
                return;
            }
            let next = node.after(Play::step(square), &mut flood).expect("a step closes no way");
            out.push((Play::step(square), self.judge(&next)[own]));
        }
        if board.hand(own) > 0 {
            let lively = board.lively();
            for (lie, lively) in lively.into_iter().enumerate() {
                let cuts = (0..board.seats())
                    .filter(|&seat| seat != own && board.pawn(seat) != OUT)
                    .fold(0, |cuts, seat| cuts | node.way(seat).cuts[lie]);
                for slot in bits64((lively | cuts) & board.free()[lie]) {
                    let play = Play::fence(lie, slot);
                    if let Some(next) = node.after(play, &mut flood) {
                        out.push((play, self.judge(&next)[own]));
                    }
                }
            }
        }
        if out.is_empty() {
            out.push((Play::PASS, 1.0));
        }
        let best = out.iter().map(|&(_, worth)| worth).fold(0.0, f32::max);
        for (_, worth) in out.iter_mut() {
            *worth = ((*worth - best) * PREFERENCE).exp();
        }
        out.retain(|&(_, weight)| weight >= UNLIKELY);
    }

    fn apply(&mut self, ply: Play) {
        let next = self.node.after(ply, &mut Flood::default());
        self.node = next.expect("only legal moves are listed");
    }

    fn settle(self, _: &mut Random) -> Values {
        let board = &self.node.board;
        if board.winner().is_some() || board.is_race() {
            let mut values = [0.0; Seat::MAX];
            values[board.winner().unwrap_or_else(|| first_home(&self.node))] = 1.0;
            return values;
        }
        self.judge(&self.node)
    }
}
