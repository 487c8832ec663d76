/// Enumerates the placements of some ghosts in the order of their rows.
#[derive(Clone, Debug)]
pub(crate) struct Placements {
    squares: u8,
    ghosts: usize,
    order: PlacementOrder,
    next: Option<[u8; 4]>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PlacementOrder {
    /// As [`MultisetIndex`](super::MultisetIndex) ranks them: squares rise, and the first of them
    /// changes fastest.
    Multiset,
    /// As [`OrderedIndex`](super::OrderedIndex) ranks them: any squares, and the last of them
    /// changes fastest.
    Ordered,
}

impl Placements {
    /// The placements of a multiset index.
    pub(crate) fn multisets(squares: usize, ghosts: usize) -> Placements {
        Placements::new(squares, ghosts, PlacementOrder::Multiset)
    }

    /// The placements of an ordered index.
    pub(crate) fn ordered(squares: usize, ghosts: usize) -> Placements {
        Placements::new(squares, ghosts, PlacementOrder::Ordered)
    }

    fn new(squares: usize, ghosts: usize, order: PlacementOrder) -> Placements {
        Placements { squares: squares as u8, ghosts, order, next: Some([0; 4]) }
    }

    fn successor(&self, mut squares: [u8; 4]) -> Option<[u8; 4]> {
        match self.order {
            PlacementOrder::Multiset => {
                for nth in 0..self.ghosts {
                    let limit =
                        if nth + 1 < self.ghosts { squares[nth + 1] } else { self.squares - 1 };
                    if squares[nth] < limit {
                        squares[nth] += 1;
                        return Some(squares);
                    }
                    squares[nth] = 0;
                }
            }
            PlacementOrder::Ordered => {
                for nth in (0..self.ghosts).rev() {
                    squares[nth] += 1;
                    if squares[nth] < self.squares {
                        return Some(squares);
                    }
                    squares[nth] = 0;
                }
            }
        }
        None
    }
}

impl Iterator for Placements {
    type Item = [u8; 4];

    #[inline]
    fn next(&mut self) -> Option<[u8; 4]> {
        let squares = self.next?;
        self.next = self.successor(squares);
        Some(squares)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::index::{MultisetIndex, OrderedIndex};

    #[test]
    fn placements_come_in_the_order_of_their_rows() {
        let (multisets, ordered) = (MultisetIndex::new(5), OrderedIndex::new(5));
        for ghosts in 0..=4 {
            for (row, mut squares) in Placements::multisets(5, ghosts).enumerate() {
                assert_eq!(multisets.rank(&mut squares[..ghosts]), row);
            }
            assert_eq!(Placements::multisets(5, ghosts).count(), multisets.rows(ghosts));
            for (row, squares) in Placements::ordered(5, ghosts).enumerate() {
                assert_eq!(ordered.rank(&squares[..ghosts]), row);
            }
            assert_eq!(Placements::ordered(5, ghosts).count(), ordered.rows(ghosts));
        }
    }
}
