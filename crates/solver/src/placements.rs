use crate::lanes::Lanes;

/// The squares of the ghosts, row by row.
#[derive(Clone, Debug)]
pub(crate) struct Placements {
    squares: u8,
    ghosts: usize,
    order: Order,
    next: Option<[u8; 4]>,
}

/// In which order placements come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// Squares rise, and the first of them changes most often.
    Sorted,
    /// Any squares; the last of them changes most often.
    Free,
}

impl Placements {
    pub(crate) fn new(squares: usize, ghosts: usize, order: Order) -> Placements {
        Placements { squares: squares as u8, ghosts, order, next: Some([0; 4]) }
    }

    fn after(&self, mut at: [u8; 4]) -> Option<[u8; 4]> {
        match self.order {
            Order::Sorted => {
                for nth in 0..self.ghosts {
                    let limit = if nth + 1 < self.ghosts { at[nth + 1] } else { self.squares - 1 };
                    if at[nth] < limit {
                        at[nth] += 1;
                        return Some(at);
                    }
                    at[nth] = 0;
                }
            }
            Order::Free => {
                for nth in (0..self.ghosts).rev() {
                    at[nth] += 1;
                    if at[nth] < self.squares {
                        return Some(at);
                    }
                    at[nth] = 0;
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
        let at = self.next?;
        self.next = self.after(at);
        Some(at)
    }
}

/// Squares as a set.
#[inline]
pub(crate) fn occupied(squares: &[u8]) -> Lanes {
    squares.iter().fold(Lanes::NONE, |set, &at| set | Lanes::one(at.into()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crowd::Crowd;
    use crate::queue::Queue;

    #[test]
    fn placements_come_in_the_order_of_their_numbers() {
        let crowd = Crowd::new(5);
        for ghosts in 0..=4 {
            let sorted = Placements::new(5, ghosts, Order::Sorted).enumerate();
            for (row, mut squares) in sorted {
                assert_eq!(crowd.row(&mut squares[..ghosts]), row);
            }
            assert_eq!(Placements::new(5, ghosts, Order::Sorted).count(), crowd.rows(ghosts));
            for (row, squares) in Placements::new(5, ghosts, Order::Free).enumerate() {
                assert_eq!(Queue::row(5, &squares[..ghosts]), row);
            }
            assert_eq!(Placements::new(5, ghosts, Order::Free).count(), Queue::rows(5, ghosts));
        }
    }
}
