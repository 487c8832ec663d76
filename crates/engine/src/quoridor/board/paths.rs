use super::bitboard::{BLOCKING_SLOTS, SlotBitboard, SquareBitboard, shift};
use super::search_board::SearchBoard;

/// A shortest path of a pawn to its goal line. Only fences count, not pawns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PathToGoal {
    /// Steps to the goal line.
    pub(crate) length: u8,
    /// By orientation: the slots in which a fence would block this path. A fence anywhere else
    /// leaves the pawn this path, and so the length as it is.
    pub(crate) blocking: [SlotBitboard; 2],
}

/// The squares of a path, in order.
pub(crate) struct PathSquares {
    squares: [u8; 81],
    length: usize,
}

impl std::ops::Deref for PathSquares {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.squares[..self.length]
    }
}

/// Breadth-first search by bitboards (flood fill). Its layers are kept, so that a search allocates
/// and clears nothing.
#[derive(Clone, Debug)]
pub(crate) struct PathFinder {
    /// Layer `n` is every square first reached in `n` steps.
    layers: [SquareBitboard; 82],
}

impl Default for PathFinder {
    fn default() -> PathFinder {
        PathFinder { layers: [0; 82] }
    }
}

impl PathFinder {
    /// A shortest path of `seat`'s pawn, or nothing where fences leave it none.
    #[inline]
    pub(crate) fn path(&mut self, board: &SearchBoard, seat: usize) -> Option<PathToGoal> {
        let length = self.flood_fill(board, board.pawn(seat), board.goal(seat))?;
        let mut blocking = [0; 2];
        self.trace_back(board, length, board.goal(seat), |from, direction, _| {
            let (orientation, slots) = BLOCKING_SLOTS[direction][from as usize];
            blocking[orientation] |= slots;
        });
        Some(PathToGoal { length: length as u8, blocking })
    }

    /// A shortest path without what blocks it: enough at a leaf.
    #[inline]
    pub(crate) fn length_only(&mut self, board: &SearchBoard, seat: usize) -> Option<PathToGoal> {
        let length = self.flood_fill(board, board.pawn(seat), board.goal(seat))?;
        Some(PathToGoal { length: length as u8, blocking: [0; 2] })
    }

    /// The squares of a shortest path, in order, without the one the pawn stands on.
    #[inline]
    pub(crate) fn path_squares(&mut self, board: &SearchBoard, seat: usize) -> PathSquares {
        let mut path = PathSquares { squares: [0; 81], length: 0 };
        if let Some(length) = self.flood_fill(board, board.pawn(seat), board.goal(seat)) {
            path.length = length;
            let mut left = length;
            self.trace_back(board, length, board.goal(seat), |_, _, to| {
                left -= 1;
                path.squares[left] = to;
            });
        }
        path
    }

    /// The squares closer to the goal of a seat than its pawn, which has `length` steps to go.
    #[inline]
    pub(crate) fn closer_squares(board: &SearchBoard, seat: usize, length: u8) -> SquareBitboard {
        let mut reached = board.goal(seat);
        for _ in 1..length {
            reached |= board.neighbours(reached);
        }
        reached
    }

    /// Fills the layers from `pawn` until `goal` is reached: the distance.
    #[inline]
    fn flood_fill(&mut self, board: &SearchBoard, pawn: u8, goal: SquareBitboard) -> Option<usize> {
        let mut layer: SquareBitboard = 1 << pawn;
        let mut seen = layer;
        let mut steps = 0;
        self.layers[0] = layer;
        while layer & goal == 0 {
            layer = board.neighbours(layer) & !seen;
            if layer == 0 {
                return None;
            }
            seen |= layer;
            steps += 1;
            self.layers[steps] = layer;
        }
        Some(steps)
    }

    /// Walks one path back from the goal: each step with its start, its direction, and its end.
    #[inline]
    fn trace_back(
        &self,
        board: &SearchBoard,
        length: usize,
        goal: SquareBitboard,
        mut each: impl FnMut(u8, usize, u8),
    ) {
        let reached = self.layers[length] & goal;
        let mut at = reached & reached.wrapping_neg();
        for &layer in self.layers[..length].iter().rev() {
            let direction = (0..4)
                .find(|&direction| shift(at & board.open()[direction], direction) & layer != 0)
                .expect("every layer was reached from the one before");
            let from = shift(at, direction);
            each(from.trailing_zeros() as u8, (direction + 2) % 4, at.trailing_zeros() as u8);
            at = from;
        }
    }
}
