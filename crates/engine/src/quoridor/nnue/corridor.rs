//! The corridor of a pawn: all its shortest paths together, and how wide they are step by step.

use crate::quoridor::board::{Node, PackedMove, SearchBoard, SquareBitboard, fence_sides};

/// Pairs of steps that have a feature.
pub(super) const PAIRS: usize = 6;

/// The widths of a corridor, two steps to a byte: 1, 2, or 3 and more squares, or 0 past its end.
pub(super) type CorridorWidths = [u8; PAIRS];

/// A pawn's corridor, with what is needed to tell cheaply what a move makes of it: most moves leave
/// it as it is, and others only a part of it.
#[derive(Clone, Copy, Default)]
pub(super) struct Corridor {
    pub(super) widths: CorridorWidths,
    /// Steps from the pawn to the goal line.
    length: usize,
    /// The squares on all shortest paths.
    squares: SquareBitboard,
    /// Layer `n`, at `n % LAYERS`: the squares within `n` steps of the goal line, for the last of the
    /// `n` below the length.
    layers: [SquareBitboard; LAYERS],
    /// Whether a fence has been placed off the corridor since the layers were computed. They are true
    /// of the corridor still, and elsewhere perhaps not.
    stale: bool,
}

/// More layers than a corridor has steps with features, and a power of two.
const LAYERS: usize = 32;

impl Corridor {
    /// The corridor of a seat from scratch.
    #[inline(always)]
    pub(super) fn new(node: &Node, seat: usize) -> Corridor {
        let (board, length) = (&node.board, usize::from(node.path(seat).length));
        let mut layers = [0; LAYERS];
        flood(board, &mut layers, board.goal(seat), 0, length);
        Corridor::of_layers(board, seat, NewLayers { length, layers, stale: false })
    }

    #[inline(always)]
    fn of_layers(board: &SearchBoard, seat: usize, new: NewLayers) -> Corridor {
        let NewLayers { length, layers, stale } = new;
        let mut widths = [0; PAIRS];
        let mut squares = 1 << board.pawn(seat);
        let mut all = squares;
        // A corridor longer than the layers is known in part only: any move is on it, to be safe.
        let steps = if length <= LAYERS { length } else { 2 * PAIRS };
        for step in 0..steps {
            squares = board.neighbours(squares) & layers[(length - step - 1) % LAYERS];
            all |= squares;
            if step < 2 * PAIRS {
                widths[step / 2] |= width(squares, step);
            }
        }
        if length > LAYERS {
            all = SquareBitboard::MAX;
        }
        Corridor { widths, length, squares: all, layers, stale }
    }

    /// Writes the corridor after a move to `next`.
    #[inline(always)]
    pub(super) fn after(
        &self,
        before: &Node,
        mv: PackedMove,
        after: &Node,
        seat: usize,
        next: &mut Corridor,
    ) {
        match self.effect(before, mv, seat) {
            Effect::None => *next = *self,
            Effect::OffCorridor => {
                *next = *self;
                next.stale = true;
            }
            Effect::OnCorridor => {
                let new = self.layers_after(mv, after, seat);
                *next = Corridor::of_layers(&after.board, seat, new);
            }
        }
    }

    /// Only the widths after a move: for leaves.
    #[inline(always)]
    pub(super) fn widths_after(
        &self,
        before: &Node,
        mv: PackedMove,
        after: &Node,
        seat: usize,
    ) -> CorridorWidths {
        if self.effect(before, mv, seat) != Effect::OnCorridor {
            return self.widths;
        }
        let NewLayers { length, layers, .. } = self.layers_after(mv, after, seat);
        let mut widths = [0; PAIRS];
        let mut squares = 1 << after.board.pawn(seat);
        for step in 0..length.min(2 * PAIRS) {
            squares = after.board.neighbours(squares) & layers[(length - step - 1) % LAYERS];
            widths[step / 2] |= width(squares, step);
        }
        widths
    }

    #[inline(always)]
    fn effect(&self, before: &Node, mv: PackedMove, seat: usize) -> Effect {
        if mv.is_fence() {
            // An open edge between two squares of the corridor may be part of it.
            let [near, far] = fence_sides(mv.orientation(), mv.slot());
            let shift = far.trailing_zeros() - near.trailing_zeros();
            let cut = self.squares & self.squares >> shift & near;
            if cut == 0 { Effect::OffCorridor } else { Effect::OnCorridor }
        } else if mv == PackedMove::PASS || before.board.turn() != seat {
            Effect::None
        } else {
            Effect::OnCorridor
        }
    }

    /// The new length, the layers below it, and whether they are stale.
    #[inline(always)]
    fn layers_after(&self, mv: PackedMove, after: &Node, seat: usize) -> NewLayers {
        let (board, length) = (&after.board, usize::from(after.path(seat).length));
        let mut layers = self.layers;
        let along = !mv.is_fence() && self.squares >> mv.square() & 1 != 0;
        let known = match self.length {
            LAYERS.. => 0,
            _ if along => self.length,
            _ if self.stale => 0,
            _ if mv.is_fence() => {
                // The layers up to the first with a square beside the fence do not depend on it.
                let [near, far] = fence_sides(mv.orientation(), mv.slot());
                let first =
                    layers[..self.length].iter().position(|layer| layer & (near | far) != 0);
                first.map_or(self.length, |first| first + 1)
            }
            _ => self.length,
        };
        if known == 0 {
            flood(board, &mut layers, board.goal(seat), 0, length);
        } else {
            let last = layers[(known - 1) % LAYERS];
            flood(board, &mut layers, last | board.neighbours(last), known, length);
        }
        NewLayers { length, layers, stale: self.stale && along }
    }
}

/// What a move leaves of a corridor.
struct NewLayers {
    length: usize,
    layers: [SquareBitboard; LAYERS],
    stale: bool,
}

/// What a move does to a corridor.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Effect {
    None,
    /// A fence off the corridor.
    OffCorridor,
    OnCorridor,
}

/// Fills the layers from `first`, whose squares are `reached`, up to `length`.
#[inline(always)]
fn flood(
    board: &SearchBoard,
    layers: &mut [SquareBitboard; LAYERS],
    mut reached: SquareBitboard,
    first: usize,
    length: usize,
) {
    for nth in first..length {
        layers[nth % LAYERS] = reached;
        reached |= board.neighbours(reached);
    }
}

#[inline(always)]
fn width(squares: SquareBitboard, step: usize) -> u8 {
    (squares.count_ones().min(3) as u8) << (2 * (step % 2))
}
