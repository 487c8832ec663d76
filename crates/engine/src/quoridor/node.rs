use super::board::{Board, OUT, Play};
use super::way::{Flood, Way};

/// A board with everyone's shortest way, which is kept up to date for almost nothing: most fences
/// cut nobody's.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) board: Board,
    ways: [Way; 4],
}

impl Node {
    pub(crate) fn new(board: Board, flood: &mut Flood) -> Node {
        let none = Way { length: 0, cuts: [0; 2] };
        let mut ways = [none; 4];
        for (seat, way) in ways.iter_mut().enumerate().take(board.seats()) {
            if board.pawn(seat) != OUT {
                *way = flood.way(&board, seat).expect("a legal position leaves everyone a way");
            }
        }
        Node { board, ways }
    }

    /// The shortest way of a seat.
    #[inline]
    pub(crate) fn way(&self, seat: usize) -> &Way {
        &self.ways[seat]
    }

    /// Whether a fence there would cut the way of a seat.
    #[inline]
    pub(crate) fn cuts(&self, seat: usize, fence: Play) -> bool {
        self.ways[seat].cuts[fence.lie()] >> fence.slot() & 1 != 0
    }

    /// The node after a move that fits, or nothing for a fence that leaves somebody no way.
    #[inline]
    pub(crate) fn after(&self, play: Play, flood: &mut Flood) -> Option<Node> {
        self.made(play, |board, seat| flood.way(board, seat))
    }

    /// The same, but without what would cut the ways: enough to be judged, not to be gone on from.
    #[inline]
    pub(crate) fn last(&self, play: Play, flood: &mut Flood) -> Option<Node> {
        self.made(play, |board, seat| flood.length(board, seat))
    }

    #[inline]
    fn made(&self, play: Play, mut way: impl FnMut(&Board, usize) -> Option<Way>) -> Option<Node> {
        let mut next = Node { board: self.board.after(play), ways: self.ways };
        if play.is_fence() {
            for seat in 0..self.board.seats() {
                if self.cuts(seat, play) && self.board.pawn(seat) != OUT {
                    next.ways[seat] = way(&next.board, seat)?;
                }
            }
        } else if play != Play::PASS {
            let seat = self.board.turn();
            next.ways[seat] = way(&next.board, seat).expect("a step closes no way");
        }
        Some(next)
    }

    /// The node with the next seat to move and nothing else changed.
    pub(crate) fn passed(&self) -> Node {
        Node { board: self.board.after(Play::PASS), ways: self.ways }
    }
}
