use super::history::History;
use crate::quoridor::board::{Node, PackedMove, PathFinder, slots_of, squares_of};

/// Which fences to generate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FenceScope {
    /// Every free slot.
    All,
    /// Those beside pawns and fences, and those that block the opponent's shortest path.
    Probable,
    /// Those that block the opponent's shortest path.
    Blocking,
}

/// Move picker: the pseudo-legal moves of a node, handed out by their ordering score, the best
/// first.
#[derive(Clone, Debug)]
pub(crate) struct MovePicker {
    list: [(i32, PackedMove); 144],
    len: usize,
    taken: usize,
}

impl Default for MovePicker {
    fn default() -> MovePicker {
        MovePicker { list: [(0, PackedMove::NONE); 144], len: 0, taken: 0 }
    }
}

impl MovePicker {
    /// Generates and scores the moves. Fences that leave a pawn no path are among them:
    /// [`Node::after`] rejects those.
    pub(crate) fn generate(
        &mut self,
        node: &Node,
        tt_move: PackedMove,
        history: &History,
        last: PackedMove,
        ply: usize,
        scope: FenceScope,
    ) {
        (self.len, self.taken) = (0, 0);
        let board = &node.board;
        let (own, other) = (board.turn(), 1 - board.turn());
        let goal = board.goal(own);
        let mut steps = board.step_targets();
        if history.overlooks_jumps && ply > 0 {
            let without_jumps = steps & board.neighbours(1 << board.pawn(own));
            steps = if without_jumps != 0 { without_jumps } else { steps };
        }
        let closer = PathFinder::closer_squares(board, own, node.path(own).length);
        for square in squares_of(steps) {
            let mv = PackedMove::step(square);
            let arrives = goal >> square & 1 != 0;
            let forward = closer >> square & 1 != 0;
            let score = match (mv == tt_move, arrives, forward) {
                (_, true, _) => 3_000_000,
                (true, ..) => 2_000_000,
                (.., true) => 30_000 + history.score(own, last, mv),
                _ => history.score(own, last, mv) - 8_000,
            };
            self.push(mv, score);
        }
        // Whoever cannot step looks at every fence.
        let sight = if steps != 0 { history.sight.of(own) } else { &[u64::MAX; 2] };
        if board.fences_left(own) > 0 {
            let probable_slots =
                if scope == FenceScope::Blocking { [0; 2] } else { board.probable_slots() };
            for (orientation, probable) in probable_slots.into_iter().enumerate() {
                let blocking =
                    node.path(other).blocking[orientation] & board.free_slots()[orientation];
                let own_blocking = node.path(own).blocking[orientation];
                let slots = match scope {
                    FenceScope::All => board.free_slots()[orientation],
                    FenceScope::Probable => probable | blocking,
                    FenceScope::Blocking => blocking,
                };
                for slot in slots_of(slots & sight[orientation]) {
                    let mv = PackedMove::fence(orientation, slot);
                    let bit = 1 << slot;
                    let mut score = history.score(own, last, mv);
                    if mv == tt_move {
                        score = 2_000_000;
                    } else if history.is_killer(ply, mv) {
                        score += 20_000;
                    } else {
                        score += if blocking & bit != 0 { 12_000 } else { 0 };
                        score += if probable & bit != 0 { 2_000 } else { 0 };
                        score -= if own_blocking & bit != 0 { 9_000 } else { 0 };
                    }
                    self.push(mv, score);
                }
            }
        }
        if self.len == 0 && scope == FenceScope::All {
            self.push(PackedMove::PASS, 0);
        }
    }

    fn push(&mut self, mv: PackedMove, score: i32) {
        self.list[self.len] = (score, mv);
        self.len += 1;
    }

    /// Drops every fence not taken yet for which `is_pruned` holds.
    pub(crate) fn drop_fences(&mut self, is_pruned: impl Fn(PackedMove) -> bool) {
        let mut kept = self.taken;
        for index in self.taken..self.len {
            let mv = self.list[index].1;
            if !(mv.is_fence() && is_pruned(mv)) {
                self.list[kept] = self.list[index];
                kept += 1;
            }
        }
        self.len = kept;
    }

    /// The move with the highest score not taken yet, by selection sort: a cutoff leaves most moves
    /// unsorted.
    pub(crate) fn next(&mut self) -> Option<(PackedMove, i32)> {
        let rest = &mut self.list[self.taken..self.len];
        let mut best = 0;
        let mut best_score = rest.first()?.0;
        for (index, &(score, _)) in rest.iter().enumerate().skip(1) {
            if score > best_score {
                (best, best_score) = (index, score);
            }
        }
        rest.swap(0, best);
        self.taken += 1;
        let (score, mv) = rest[0];
        Some((mv, score))
    }
}
