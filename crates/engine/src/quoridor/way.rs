use super::board::{Board, CUTS, Slots, Squares, shift};

/// One shortest way of a pawn to its goal line. Only fences count, not pawns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Way {
    /// How many steps it takes.
    pub(crate) length: u8,
    /// The slots, by lie, in which a fence would cut this way. A fence laid anywhere else leaves
    /// the length as it is, and the pawn a way.
    pub(crate) cuts: [Slots; 2],
}

/// The squares of a way, in order.
pub(crate) struct Route {
    squares: [u8; 81],
    length: usize,
}

impl std::ops::Deref for Route {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.squares[..self.length]
    }
}

/// The layers of a flood, kept so that finding a way allocates and clears nothing.
#[derive(Clone, Debug)]
pub(crate) struct Flood {
    /// Layer `n` is every square first reached in `n` steps.
    layers: [Squares; 82],
}

impl Default for Flood {
    fn default() -> Flood {
        Flood { layers: [0; 82] }
    }
}

impl Flood {
    /// A shortest way of `seat`'s pawn, or nothing where fences leave it none.
    #[inline]
    pub(crate) fn way(&mut self, board: &Board, seat: usize) -> Option<Way> {
        let length = self.fill(board, board.pawn(seat), board.goal(seat))?;
        let mut cuts = [0; 2];
        self.trace(board, length, board.goal(seat), |from, way, _| {
            let (lie, slots) = CUTS[way][from as usize];
            cuts[lie] |= slots;
        });
        Some(Way { length: length as u8, cuts })
    }

    /// Only the length of a shortest way: what is needed where nobody moves on.
    #[inline]
    pub(crate) fn length(&mut self, board: &Board, seat: usize) -> Option<Way> {
        let length = self.fill(board, board.pawn(seat), board.goal(seat))?;
        Some(Way { length: length as u8, cuts: [0; 2] })
    }

    /// The squares of a shortest way, in order, without the one the pawn stands on.
    #[inline]
    pub(crate) fn route(&mut self, board: &Board, seat: usize) -> Route {
        let mut route = Route { squares: [0; 81], length: 0 };
        if let Some(length) = self.fill(board, board.pawn(seat), board.goal(seat)) {
            route.length = length;
            let mut left = length;
            self.trace(board, length, board.goal(seat), |_, _, to| {
                left -= 1;
                route.squares[left] = to;
            });
        }
        route
    }

    /// The squares that are nearer to the goal of a seat than its pawn, which has `length` steps to
    /// go.
    #[inline]
    pub(crate) fn ahead(board: &Board, seat: usize, length: u8) -> Squares {
        let mut reached = board.goal(seat);
        for _ in 1..length {
            reached |= board.spread(reached);
        }
        reached
    }

    /// Floods from `pawn` until `goal` is reached and says after how many steps.
    #[inline]
    fn fill(&mut self, board: &Board, pawn: u8, goal: Squares) -> Option<usize> {
        let mut layer: Squares = 1 << pawn;
        let mut seen = layer;
        let mut steps = 0;
        self.layers[0] = layer;
        while layer & goal == 0 {
            layer = board.spread(layer) & !seen;
            if layer == 0 {
                return None;
            }
            seen |= layer;
            steps += 1;
            self.layers[steps] = layer;
        }
        Some(steps)
    }

    /// Walks one way back from the goal: each step with where it starts, which way it goes, and
    /// where it ends.
    #[inline]
    fn trace(
        &self,
        board: &Board,
        length: usize,
        goal: Squares,
        mut each: impl FnMut(u8, usize, u8),
    ) {
        let reached = self.layers[length] & goal;
        let mut at = reached & reached.wrapping_neg();
        for &layer in self.layers[..length].iter().rev() {
            let way = (0..4)
                .find(|&way| shift(at & board.open()[way], way) & layer != 0)
                .expect("every layer was reached from the one before");
            let from = shift(at, way);
            each(from.trailing_zeros() as u8, (way + 2) % 4, at.trailing_zeros() as u8);
            at = from;
        }
    }
}
