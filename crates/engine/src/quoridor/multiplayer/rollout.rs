use game::{Random, Seat, Turn};
use rules::quoridor::Position;

use super::candidates::{FenceChoice, candidate_fences, turn};
use super::race::race_winner;
use crate::mcts::{MctsState, SeatValues};
use crate::quoridor::board::{Node, PackedMove, PathFinder, slots_of, squares_of};
use crate::quoridor::fence_sight::FenceSight;

/// Rollout MCTS for Quoridor, for any number of seats. Priors and rollouts know what every player
/// does: fences go beside pawns and fences, and pawns run.
#[derive(Clone, Debug)]
pub(crate) struct QuoridorRollout {
    node: Node,
}

impl QuoridorRollout {
    pub(crate) fn new(position: &Position) -> QuoridorRollout {
        QuoridorRollout { node: Node::from_position(position, &mut PathFinder::default()) }
    }
}

/// Longer rollouts are decided by who is nearest to the goal.
const MAX_ROLLOUT_PLIES: usize = 120;
/// How likely a pawn steps rather than a fence is placed.
const STEP_PROBABILITY: f32 = 0.7;

impl MctsState for QuoridorRollout {
    type Ply = PackedMove;

    fn seats(&self) -> usize {
        self.node.board.seats()
    }

    fn turn(&self) -> Turn {
        turn(&self.node)
    }

    fn weighted_plies(&self, out: &mut Vec<(PackedMove, f32)>) {
        if self.turn() == Turn::Over {
            return;
        }
        let node = &self.node;
        let board = &node.board;
        let own = board.turn();
        let closer = PathFinder::closer_squares(board, own, node.path(own).length);
        let steps = board.step_targets();
        out.extend(squares_of(steps).map(|square| {
            let weight = if closer >> square & 1 != 0 { 8.0 } else { 1.0 };
            (PackedMove::step(square), weight)
        }));
        for (mv, _, blocks) in candidate_fences(node, FenceChoice::Near, FenceSight::EVERYTHING) {
            out.push((mv, if blocks { 2.0 } else { 0.5 }));
        }
        if out.is_empty() {
            out.push((PackedMove::PASS, 1.0));
        }
    }

    fn apply(&mut self, ply: PackedMove) {
        let next = self.node.after(ply, &mut PathFinder::default());
        self.node = next.expect("only legal moves are listed");
    }

    fn leaf_values(mut self, random: &mut Random) -> SeatValues {
        let mut path_finder = PathFinder::default();
        for _ in 0..MAX_ROLLOUT_PLIES {
            if self.node.board.winner().is_some() || self.node.board.is_race() {
                break;
            }
            self.node = rollout_move(&self.node, &mut path_finder, random);
        }
        let mut values = [0.0; Seat::MAX];
        values[race_winner(&self.node)] = 1.0;
        values
    }
}

/// The node after one move of a rollout.
fn rollout_move(node: &Node, path_finder: &mut PathFinder, random: &mut Random) -> Node {
    let board = &node.board;
    let own = board.turn();
    if board.fences_left(own) > 0 && random.unit() >= STEP_PROBABILITY {
        let probable_slots = board.probable_slots();
        for _ in 0..3 {
            let fence = random_fence(probable_slots, random);
            if let Some(next) = fence.and_then(|mv| node.after(mv, path_finder)) {
                return next;
            }
        }
    }
    let steps = board.step_targets();
    let closer = steps & PathFinder::closer_squares(board, own, node.path(own).length);
    let targets = if closer != 0 { closer } else { steps };
    if targets == 0 {
        return node.after_pass();
    }
    let nth = random.below(targets.count_ones()) as usize;
    let square = squares_of(targets).nth(nth).expect("fewer than there are");
    node.after(PackedMove::step(square), path_finder).expect("a step blocks no path")
}

fn random_fence(slots: [u64; 2], random: &mut Random) -> Option<PackedMove> {
    let (horizontal, vertical) = (slots[0].count_ones(), slots[1].count_ones());
    if horizontal + vertical == 0 {
        return None;
    }
    let nth = random.below(horizontal + vertical);
    let (orientation, nth) = if nth < horizontal { (0, nth) } else { (1, nth - horizontal) };
    slots_of(slots[orientation]).nth(nth as usize).map(|slot| PackedMove::fence(orientation, slot))
}
