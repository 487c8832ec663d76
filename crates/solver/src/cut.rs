use crate::block::{Kind, Shape};
use crate::ground::Ground;

/// How a layer is cut into blocks: so many rows, by so many squares of PAC-MAN.
///
/// While the ghosts move PAC-MAN stands still, so many rows of few squares are what one look asks
/// for. Squares of one colour lie together: he moves by twos, so they are much alike.
#[derive(Debug)]
pub(crate) struct Cut {
    /// The squares in the order in which they lie.
    order: Vec<usize>,
    /// Where in that order each square is.
    places: Vec<usize>,
}

/// One number of a layer as it lies in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cell {
    /// The number of the block.
    pub(crate) block: usize,
    /// Where in the block.
    pub(crate) row: usize,
    pub(crate) square: usize,
}

impl Cut {
    /// Rows to a block.
    pub(crate) const ROWS: usize = 1024;
    /// Squares to a block.
    const SQUARES: usize = 14;

    pub(crate) fn new(ground: &Ground) -> Cut {
        let mut order: Vec<usize> = (0..ground.len).collect();
        order.sort_by_key(|&square| ground.colour(square));
        let mut places = vec![0; order.len()];
        for (place, &square) in order.iter().enumerate() {
            places[square] = place;
        }
        Cut { order, places }
    }

    /// The squares of the blocks of the same rows, block by block.
    pub(crate) fn groups(&self) -> impl Iterator<Item = &[usize]> {
        self.order.chunks(Cut::SQUARES)
    }

    pub(crate) fn cell(&self, row: usize, square: usize) -> Cell {
        let place = self.places[square];
        Cell {
            block: row / Cut::ROWS * self.groups().count() + place / Cut::SQUARES,
            row: row % Cut::ROWS,
            square: place % Cut::SQUARES,
        }
    }

    /// What a block of a layer of so many rows looks like, if there is such a block.
    pub(crate) fn shape(&self, rows: usize, kind: Kind, block: usize) -> Option<Shape> {
        let groups = self.groups().count();
        let rows = rows.checked_sub(block / groups * Cut::ROWS)?.min(Cut::ROWS);
        let squares = self.groups().nth(block % groups)?.len();
        Some(Shape { rows, squares, kind })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use rules::pacman::Maze;

    use super::*;

    #[test]
    fn every_number_has_a_place_of_its_own() {
        for maze in ["corners", "hedgerow"] {
            let ground = Ground::new(&Maze::named(maze).unwrap());
            let cut = Cut::new(&ground);
            let rows = 2 * Cut::ROWS + 5;
            let mut seen = HashSet::new();
            for (row, square) in (0..rows).flat_map(|row| (0..ground.len).map(move |at| (row, at)))
            {
                let Cell { block, row, square } = cut.cell(row, square);
                let shape = cut.shape(rows, Kind::Bits, block).unwrap();
                assert!(row < shape.rows && square < shape.squares);
                assert!(seen.insert((block, row, square)));
            }
        }
    }
}
