use super::block::{BlockKind, BlockShape};
use crate::maze_graph::MazeGraph;

/// Block layout: how a layer is cut into blocks of [`BlockLayout::ROWS_PER_BLOCK`] rows by
/// [`BlockLayout::SQUARES_PER_BLOCK`] squares of PAC-MAN.
///
/// PAC-MAN stands still while the ghosts move, so a probe asks for many rows of few squares.
/// Squares of one colour are adjacent: he moves by two steps, so their values are alike and
/// compress well.
#[derive(Debug)]
pub(crate) struct BlockLayout {
    /// The squares in file order.
    order: Vec<usize>,
    /// By square, its place in that order.
    places: Vec<usize>,
}

/// Where a position lies within the blocks of its layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct BlockCell {
    pub(crate) block: usize,
    /// Row and square within the block.
    pub(crate) row: usize,
    pub(crate) square: usize,
}

impl BlockLayout {
    pub(crate) const ROWS_PER_BLOCK: usize = 1024;
    const SQUARES_PER_BLOCK: usize = 14;

    pub(crate) fn new(graph: &MazeGraph) -> BlockLayout {
        let mut order: Vec<usize> = (0..graph.square_count).collect();
        order.sort_by_key(|&square| graph.square_colour(square));
        let mut places = vec![0; order.len()];
        for (place, &square) in order.iter().enumerate() {
            places[square] = place;
        }
        BlockLayout { order, places }
    }

    /// The squares of each of the blocks that hold the same rows.
    pub(crate) fn square_groups(&self) -> impl Iterator<Item = &[usize]> {
        self.order.chunks(BlockLayout::SQUARES_PER_BLOCK)
    }

    pub(crate) fn cell(&self, row: usize, square: usize) -> BlockCell {
        let place = self.places[square];
        BlockCell {
            block: row / BlockLayout::ROWS_PER_BLOCK * self.square_groups().count()
                + place / BlockLayout::SQUARES_PER_BLOCK,
            row: row % BlockLayout::ROWS_PER_BLOCK,
            square: place % BlockLayout::SQUARES_PER_BLOCK,
        }
    }

    /// The shape of a block of a layer with that many rows, if there is such a block.
    pub(crate) fn shape(&self, rows: usize, kind: BlockKind, block: usize) -> Option<BlockShape> {
        let groups = self.square_groups().count();
        let rows = rows
            .checked_sub(block / groups * BlockLayout::ROWS_PER_BLOCK)?
            .min(BlockLayout::ROWS_PER_BLOCK);
        let squares = self.square_groups().nth(block % groups)?.len();
        Some(BlockShape { rows, squares, kind })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rules::pacman::Maze;

    use super::*;

    #[test]
    fn no_two_positions_share_a_place() {
        for maze in ["corners", "hedgerow"] {
            let graph = MazeGraph::new(&Maze::named(maze).unwrap());
            let layout = BlockLayout::new(&graph);
            let rows = 2 * BlockLayout::ROWS_PER_BLOCK + 5;
            let mut seen = HashSet::new();
            for (row, square) in
                (0..rows).flat_map(|row| (0..graph.square_count).map(move |at| (row, at)))
            {
                let BlockCell { block, row, square } = layout.cell(row, square);
                let shape = layout.shape(rows, BlockKind::Bits, block).unwrap();
                assert!(row < shape.rows && square < shape.squares);
                assert!(seen.insert((block, row, square)));
            }
        }
    }
}
