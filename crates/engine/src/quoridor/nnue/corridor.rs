//! The corridor of a pawn: all its shortest paths together, and how wide they are step by step.

use crate::quoridor::board::{Node, PackedMove, SearchBoard, SquareBitboard, fence_sides};

/// Pairs of steps that have a feature.
pub(super) const PAIRS: usize = 6;

/// The widths of a corridor, two steps to a byte: 1, 2, or 3 and more squares, or 0 past its end.
pub(super) type CorridorWidths = [u8; PAIRS];

/// What the network sees of a corridor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct CorridorShape {
    pub(super) widths: CorridorWidths,
    /// The squares on all shortest paths, that of the pawn too, for the first [`LAYERS`] steps.
    pub(super) squares: SquareBitboard,
}

/// A pawn's corridor, with what is needed to tell cheaply what a move makes of it: most moves leave
/// it as it is, and others only a part of it.
#[derive(Clone, Copy, Default)]
pub(super) struct Corridor {
    pub(super) shape: CorridorShape,
    /// Steps from the pawn to the goal line.
    length: usize,
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
        let shape = new.shape(board, seat);
        Corridor { shape, length: new.length, layers: new.layers, stale: new.stale }
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

    /// Only the shape after a move: for leaves.
    #[inline(always)]
    pub(super) fn shape_after(
        &self,
        before: &Node,
        mv: PackedMove,
        after: &Node,
        seat: usize,
    ) -> CorridorShape {
        match self.effect(before, mv, seat) {
            Effect::OnCorridor => self.layers_after(mv, after, seat).shape(&after.board, seat),
            Effect::None | Effect::OffCorridor => self.shape,
        }
    }

    #[inline(always)]
    fn effect(&self, before: &Node, mv: PackedMove, seat: usize) -> Effect {
        if mv.is_fence() {
            // An open edge between two squares of the corridor may be part of it.
            let [near, far] = fence_sides(mv.orientation(), mv.slot());
            let shift = far.trailing_zeros() - near.trailing_zeros();
            let cut = self.shape.squares & self.shape.squares >> shift & near;
            // Of a corridor longer than the layers, a part is not known.
            if cut == 0 && self.length <= LAYERS { Effect::OffCorridor } else { Effect::OnCorridor }
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
        let along = !mv.is_fence() && self.shape.squares >> mv.square() & 1 != 0;
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

impl NewLayers {
    #[inline(always)]
    fn shape(&self, board: &SearchBoard, seat: usize) -> CorridorShape {
        let mut widths = [0; PAIRS];
        let mut squares = 1 << board.pawn(seat);
        let mut all = squares;
        let steps = self.length.min(LAYERS);
        for step in 0..steps.min(2 * PAIRS) {
            squares = board.neighbours(squares) & self.layers[(self.length - step - 1) % LAYERS];
            all |= squares;
            widths[step / 2] |= width(squares, step);
        }
        for step in 2 * PAIRS..steps {
            squares = board.neighbours(squares) & self.layers[(self.length - step - 1) % LAYERS];
            all |= squares;
        }
        CorridorShape { widths, squares: all }
    }
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
