use crate::lanes::{Lanes, blend};

/// Numbers the ways in which up to four ghosts can stand on a board where they may share squares
/// and are as good as one another: sets with repetition, in the order of their largest square, then
/// the next, and so on down.
///
/// All sets below some square come before all others, whatever the size of the set; most loops run
/// over such a beginning.
#[derive(Clone, Debug)]
pub(crate) struct Crowd {
    squares: usize,
    /// `below[k][s]`: how many sets of `k` squares there are with all of them below `s`.
    below: [[u32; Crowd::SQUARES + 1]; Crowd::GHOSTS + 1],
}

impl Crowd {
    /// The most ghosts.
    pub(crate) const GHOSTS: usize = 4;
    /// The most squares.
    pub(crate) const SQUARES: usize = 81;

    pub(crate) fn new(squares: usize) -> Crowd {
        let mut below = [[0; Crowd::SQUARES + 1]; Crowd::GHOSTS + 1];
        below[0] = [1; Crowd::SQUARES + 1];
        for ghosts in 1..=Crowd::GHOSTS {
            for limit in 1..=Crowd::SQUARES {
                below[ghosts][limit] = below[ghosts][limit - 1] + below[ghosts - 1][limit];
            }
        }
        Crowd { squares, below }
    }

    /// How many squares the board has.
    pub(crate) fn squares_of_board(&self) -> usize {
        self.squares
    }

    /// How many sets of `ghosts` squares lie wholly below `limit`.
    #[inline(always)]
    pub(crate) fn below(&self, ghosts: usize, limit: usize) -> usize {
        self.below[ghosts][limit] as usize
    }

    /// How many ways there are for that many ghosts.
    pub(crate) fn rows(&self, ghosts: usize) -> usize {
        self.below(ghosts, self.squares)
    }

    /// The number of the squares, which need not be sorted.
    pub(crate) fn row(&self, squares: &mut [u8]) -> usize {
        squares.sort_unstable();
        let place = |(nth, &square): (usize, &u8)| self.below(nth + 1, square as usize);
        squares.iter().enumerate().map(place).sum()
    }

    /// The squares of a row, sorted.
    pub(crate) fn squares(&self, ghosts: usize, mut row: usize) -> [u8; Crowd::GHOSTS] {
        let mut squares = [0; Crowd::GHOSTS];
        for nth in (0..ghosts).rev() {
            let below = &self.below[nth + 1][..=self.squares];
            let square = below.partition_point(|&below| below as usize <= row) - 1;
            squares[nth] = square as u8;
            row -= below[square] as usize;
        }
        squares
    }

    /// `out[rest] = rows[rest and square]` for all sets `rest` of `ghosts` squares below `limit`.
    #[inline(always)]
    pub(crate) fn with(
        &self,
        ghosts: usize,
        square: usize,
        limit: usize,
        rows: &[Lanes],
        out: &mut [Lanes],
    ) {
        self.each_run(ghosts, square, limit, &mut |at, from, len, stride| {
            if stride == 1 {
                out[at..at + len].copy_from_slice(&rows[from..from + len]);
            } else {
                // Sets with the square below all the rest lie further and further apart.
                let mut from = from;
                for (nth, out) in out[at..at + len].iter_mut().enumerate() {
                    *out = rows[from];
                    from += stride + nth;
                }
            }
        });
    }

    /// `out[rest] |= rows[rest and square] & mask` for all sets `rest` of `ghosts` squares below
    /// `limit`.
    #[inline(always)]
    pub(crate) fn add_with(
        &self,
        (ghosts, square, limit): (usize, usize, usize),
        mask: Lanes,
        rows: &[Lanes],
        out: &mut [Lanes],
    ) {
        self.each_run(ghosts, square, limit, &mut |at, from, len, stride| {
            if stride == 1 {
                blend(&mut out[at..at + len], true, [(&rows[from..from + len], mask)]);
            } else {
                let mut from = from;
                for (nth, out) in out[at..at + len].iter_mut().enumerate() {
                    *out |= rows[from] & mask;
                    from += stride + nth;
                }
            }
        });
    }

    /// Where the sets `rest and square` lie, as runs `(at, from, len, stride)`: the sets `rest`
    /// numbered `at..at + len` become the sets numbered from `from` on, one after another where
    /// `stride` is 1, else `stride` apart, then `stride + 1` and so on.
    #[inline(always)]
    fn each_run(
        &self,
        ghosts: usize,
        square: usize,
        limit: usize,
        run: &mut impl FnMut(usize, usize, usize, usize),
    ) {
        let whole = self.below(ghosts, limit.min(square + 1));
        run(0, self.below(ghosts + 1, square), whole, 1);
        match ghosts {
            0 => {}
            1 => run_one(self, square, limit, 0, 0, run),
            2 => run_two(self, square, limit, 0, 0, run),
            3 => {
                for top in square + 1..limit {
                    let (at, from) = (self.below(3, top), self.below(4, top));
                    run(at, from + self.below(3, square), self.below(2, square + 1), 1);
                    run_two(self, square, top + 1, at, from, run);
                }
            }
            _ => unreachable!("a row has at most {} ghosts", Crowd::GHOSTS),
        }
    }
}

/// The runs of pairs whose larger square is above `square`.
#[inline(always)]
fn run_two(
    crowd: &Crowd,
    square: usize,
    limit: usize,
    at: usize,
    from: usize,
    run: &mut impl FnMut(usize, usize, usize, usize),
) {
    for top in square + 1..limit {
        let (at, from) = (at + crowd.below(2, top), from + crowd.below(3, top));
        run(at, from + crowd.below(2, square), square + 1, 1);
        run_one(crowd, square, top + 1, at, from, run);
    }
}

/// The run of single squares above `square`.
#[inline(always)]
fn run_one(
    crowd: &Crowd,
    square: usize,
    limit: usize,
    at: usize,
    from: usize,
    run: &mut impl FnMut(usize, usize, usize, usize),
) {
    if limit > square + 1 {
        let first = square + 1;
        run(at + first, from + crowd.below(2, first) + square, limit - first, first + 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_numbered_without_gaps() {
        for squares in [1, 2, 5, 9] {
            let crowd = Crowd::new(squares);
            for ghosts in 0..=Crowd::GHOSTS {
                for row in 0..crowd.rows(ghosts) {
                    let mut found = crowd.squares(ghosts, row);
                    assert!(found[..ghosts].iter().all(|&square| (square as usize) < squares));
                    assert_eq!(crowd.row(&mut found[..ghosts]), row);
                }
            }
        }
        assert_eq!(Crowd::new(81).rows(4), 1_929_501);
    }

    #[test]
    fn a_square_more_is_found_again() {
        let squares = 7;
        let crowd = Crowd::new(squares);
        for ghosts in 0..Crowd::GHOSTS {
            let rows = crowd.rows(ghosts + 1);
            let rows: Vec<_> = (0..rows).map(|row| Lanes::new(row as u128)).collect();
            for (square, limit) in
                (0..squares).flat_map(|square| (1..=squares).map(move |limit| (square, limit)))
            {
                let mut out = vec![Lanes::NONE; crowd.below(ghosts, limit)];
                crowd.with(ghosts, square, limit, &rows, &mut out);
                let mut added = vec![Lanes::NONE; out.len()];
                crowd.add_with((ghosts, square, limit), !Lanes::NONE, &rows, &mut added);
                assert_eq!(out, added);
                for (rest, found) in out.iter().enumerate() {
                    let rest = crowd.squares(ghosts, rest);
                    let mut all = [&rest[..ghosts], &[square as u8]].concat();
                    assert_eq!(found.bits(), crowd.row(&mut all) as u128);
                }
            }
        }
    }
}
