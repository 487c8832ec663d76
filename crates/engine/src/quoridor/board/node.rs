use rules::quoridor::Position;

use super::bitboard::{OFF_BOARD, slots_of, squares_of};
use super::packed_move::PackedMove;
use super::paths::{PathFinder, PathToGoal};
use super::search_board::SearchBoard;

/// A node of the search: a board with every seat's shortest path. The paths are kept up to date for
/// almost nothing, since most fences block nobody's.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) board: SearchBoard,
    paths: [PathToGoal; 4],
    /// The seats, a bit each, of whose path only the length is known.
    untraced: u8,
}

impl Node {
    pub(crate) fn from_position(position: &Position, path_finder: &mut PathFinder) -> Node {
        Node::new(SearchBoard::new(position), path_finder)
    }

    pub(crate) fn new(board: SearchBoard, path_finder: &mut PathFinder) -> Node {
        let none = PathToGoal { length: 0, blocking: [0; 2] };
        let mut paths = [none; 4];
        for (seat, path) in paths.iter_mut().enumerate().take(board.seats()) {
            if board.pawn(seat) != OFF_BOARD {
                *path = path_finder
                    .path(&board, seat)
                    .expect("a legal position leaves everyone a path");
            }
        }
        Node { board, paths, untraced: 0 }
    }

    /// The shortest path of a seat.
    #[inline]
    pub(crate) fn path(&self, seat: usize) -> &PathToGoal {
        &self.paths[seat]
    }

    /// Whether a fence would block the shortest path of a seat.
    #[inline]
    pub(crate) fn blocks_path(&self, seat: usize, fence: PackedMove) -> bool {
        self.paths[seat].blocking[fence.orientation()] >> fence.slot() & 1 != 0
    }

    /// The node after a pseudo-legal move, or nothing for a fence that leaves somebody no path.
    #[inline]
    pub(crate) fn after(&self, mv: PackedMove, path_finder: &mut PathFinder) -> Option<Node> {
        let mut next = *self;
        let traced = next.play(mv, |board, seat| path_finder.path(board, seat));
        traced.map(|_| next)
    }

    /// The same with only the lengths of paths that are new: enough to evaluate the node. One that is
    /// searched on needs to be [`traced`](Node::traced).
    #[inline]
    pub(crate) fn after_untraced(
        &self,
        mv: PackedMove,
        path_finder: &mut PathFinder,
    ) -> Option<Node> {
        let mut next = *self;
        next.untraced = next.play(mv, |board, seat| path_finder.length_only(board, seat))?;
        Some(next)
    }

    /// The node with what would block each path.
    #[inline]
    pub(crate) fn traced(&self, path_finder: &mut PathFinder) -> Node {
        let mut traced = Node { untraced: 0, ..*self };
        for seat in 0..self.board.seats() {
            if self.untraced >> seat & 1 != 0 {
                let path = path_finder.path(&self.board, seat);
                traced.paths[seat] = path.expect("its length is known");
            }
        }
        traced
    }

    /// Whether it is known what would block each path.
    #[inline]
    pub(crate) const fn is_traced(&self) -> bool {
        self.untraced == 0
    }

    /// Makes a move: the seats whose paths were found anew, a bit each.
    #[inline(always)]
    fn play(
        &mut self,
        mv: PackedMove,
        mut path: impl FnMut(&SearchBoard, usize) -> Option<PathToGoal>,
    ) -> Option<u8> {
        debug_assert!(self.is_traced(), "it is not known which paths {mv:?} blocks");
        let mover = self.board.turn();
        self.board.play(mv);
        let mut found = 0;
        if mv.is_fence() {
            for seat in 0..self.board.seats() {
                if self.blocks_path(seat, mv) && self.board.pawn(seat) != OFF_BOARD {
                    self.paths[seat] = path(&self.board, seat)?;
                    found |= 1 << seat;
                }
            }
        } else if mv != PackedMove::PASS {
            self.paths[mover] = path(&self.board, mover).expect("a step blocks no path");
            found |= 1 << mover;
        }
        Some(found)
    }

    /// The node after a null move: the next seat is to move, and nothing else has changed.
    pub(crate) fn after_pass(&self) -> Node {
        let mut next = *self;
        next.board.play(PackedMove::PASS);
        next
    }

    /// Every legal move, the steps first.
    pub(crate) fn legal_moves(&self) -> Vec<PackedMove> {
        let board = &self.board;
        let mut path_finder = PathFinder::default();
        let mut moves: Vec<_> = squares_of(board.step_targets()).map(PackedMove::step).collect();
        if board.fences_left(board.turn()) > 0 {
            for orientation in 0..2 {
                let fences = slots_of(board.free_slots()[orientation])
                    .map(|slot| PackedMove::fence(orientation, slot));
                moves.extend(fences.filter(|&mv| self.after(mv, &mut path_finder).is_some()));
            }
        }
        if moves.is_empty() {
            moves.push(PackedMove::PASS);
        }
        moves
    }
}
