use crate::sets::simd;

/// Multiset index: ranks placements of up to four interchangeable ghosts that may share squares, by
/// the combinatorial number system: ordered by the largest square, then the next, and so on down.
///
/// All multisets below some square come before all others, whatever their size, so loops over the
/// placements below a square are loops over a prefix of the rows.
#[derive(Clone, Debug)]
pub(crate) struct MultisetIndex {
    squares: usize,
    /// `below[k][s]`: the number of multisets of `k` squares that are all below `s`.
    below: [[u32; MultisetIndex::MAX_SQUARES + 1]; MultisetIndex::MAX_GHOSTS + 1],
}

impl MultisetIndex {
    pub(crate) const MAX_GHOSTS: usize = 4;
    pub(crate) const MAX_SQUARES: usize = 81;

    pub(crate) fn new(squares: usize) -> MultisetIndex {
        let mut below = [[0; MultisetIndex::MAX_SQUARES + 1]; MultisetIndex::MAX_GHOSTS + 1];
        below[0] = [1; MultisetIndex::MAX_SQUARES + 1];
        for ghosts in 1..=MultisetIndex::MAX_GHOSTS {
            for limit in 1..=MultisetIndex::MAX_SQUARES {
                below[ghosts][limit] = below[ghosts][limit - 1] + below[ghosts - 1][limit];
            }
        }
        MultisetIndex { squares, below }
    }

    /// The number of squares of the board.
    pub(crate) fn squares(&self) -> usize {
        self.squares
    }

    /// The number of rows of that many ghosts with all of them below `limit`: also the first row
    /// whose largest square is `limit`.
    #[inline(always)]
    pub(crate) fn rows_below(&self, ghosts: usize, limit: usize) -> usize {
        self.below[ghosts][limit] as usize
    }

    /// The number of rows of that many ghosts.
    pub(crate) fn rows(&self, ghosts: usize) -> usize {
        self.rows_below(ghosts, self.squares)
    }

    /// The row of ghosts on these squares, which this sorts.
    pub(crate) fn rank(&self, squares: &mut [u8]) -> usize {
        squares.sort_unstable();
        let term = |(nth, &square): (usize, &u8)| self.rows_below(nth + 1, square as usize);
        squares.iter().enumerate().map(term).sum()
    }

    /// The squares of a row, sorted.
    pub(crate) fn unrank(&self, ghosts: usize, mut row: usize) -> [u8; MultisetIndex::MAX_GHOSTS] {
        let mut squares = [0; MultisetIndex::MAX_GHOSTS];
        for nth in (0..ghosts).rev() {
            let square = self.largest_square(nth + 1, row);
            squares[nth] = square as u8;
            row -= self.rows_below(nth + 1, square);
        }
        squares
    }

    fn largest_square(&self, ghosts: usize, row: usize) -> usize {
        let below = &self.below[ghosts][..=self.squares];
        below.partition_point(|&below| below as usize <= row) - 1
    }

    /// `out[rest] = rows[rest + square]` for all multisets `rest` of one or two squares below
    /// `limit`. Rows of `out` behind these may be overwritten.
    #[inline(always)]
    pub(crate) fn copy_with_square(
        &self,
        (ghosts, square, limit): (usize, usize, usize),
        rows: &[u32],
        out: &mut [u32],
    ) {
        self.visit_runs(ghosts, square, limit, &mut CopyRuns { rows, out });
    }

    /// `out[rest] |= rows[rest + square] & mask` for all multisets `rest` of one or two squares
    /// below `limit`.
    #[inline(always)]
    pub(crate) fn or_with_square(
        &self,
        (ghosts, square, limit): (usize, usize, usize),
        mask: u32,
        rows: &[u32],
        out: &mut [u32],
    ) {
        self.visit_runs(ghosts, square, limit, &mut OrRuns { rows, out, mask });
    }

    /// The same for the multisets `rest` of three squares whose largest is `top`, which is above
    /// `square`; `out` holds these alone.
    #[inline(always)]
    pub(crate) fn or_triples_with_square(
        &self,
        (square, top): (usize, usize),
        mask: u32,
        rows: &[u32],
        out: &mut [u32],
    ) {
        let from = self.rows_below(4, top);
        let mut runs = OrRuns { rows, out, mask };
        runs.contiguous(0, from + self.rows_below(3, square), self.rows_below(2, square + 1));
        visit_pairs_above(self, square, top + 1, 0, from, &mut runs);
    }

    /// Visits the rows of the multisets `rest + square`, run by run.
    #[inline(always)]
    fn visit_runs(&self, ghosts: usize, square: usize, limit: usize, runs: &mut impl RunVisitor) {
        let len = self.rows_below(ghosts, limit.min(square + 1));
        runs.contiguous(0, self.rows_below(ghosts + 1, square), len);
        match ghosts {
            0 => {}
            1 => visit_singles_above(self, square, limit, 0, 0, runs),
            2 => visit_pairs_above(self, square, limit, 0, 0, runs),
            _ => unreachable!("triples are visited by their largest square"),
        }
    }
}

/// Visits runs of rows: the rows `at..at + len` with one square more are rows from `from` on.
///
/// A trait and not a closure, because the body of a closure is not compiled with the target
/// features (the wide vectors) of its caller.
trait RunVisitor {
    /// The source rows are adjacent.
    fn contiguous(&mut self, at: usize, from: usize, len: usize);
    /// The source rows are `stride` apart, then `stride + 1`, and so on.
    fn growing_stride(&mut self, at: usize, from: usize, len: usize, stride: usize);
}

struct CopyRuns<'a> {
    rows: &'a [u32],
    out: &'a mut [u32],
}

struct OrRuns<'a> {
    rows: &'a [u32],
    out: &'a mut [u32],
    mask: u32,
}

impl RunVisitor for CopyRuns<'_> {
    #[inline(always)]
    fn contiguous(&mut self, at: usize, from: usize, len: usize) {
        simd::copy_rows(&mut self.out[at..], &self.rows[from..], len);
    }

    #[inline(always)]
    fn growing_stride(&mut self, at: usize, mut from: usize, len: usize, stride: usize) {
        for (nth, out) in self.out[at..at + len].iter_mut().enumerate() {
            *out = self.rows[from];
            from += stride + nth;
        }
    }
}

impl RunVisitor for OrRuns<'_> {
    #[inline(always)]
    fn contiguous(&mut self, at: usize, from: usize, len: usize) {
        simd::or_masked(&mut self.out[at..at + len], &self.rows[from..from + len], self.mask);
    }

    #[inline(always)]
    fn growing_stride(&mut self, at: usize, mut from: usize, len: usize, stride: usize) {
        for (nth, out) in self.out[at..at + len].iter_mut().enumerate() {
            *out |= self.rows[from] & self.mask;
            from += stride + nth;
        }
    }
}

/// Visits the pairs whose larger square is above `square`.
#[inline(always)]
fn visit_pairs_above(
    index: &MultisetIndex,
    square: usize,
    limit: usize,
    at: usize,
    from: usize,
    runs: &mut impl RunVisitor,
) {
    for top in square + 1..limit {
        let (at, from) = (at + index.rows_below(2, top), from + index.rows_below(3, top));
        runs.contiguous(at, from + index.rows_below(2, square), square + 1);
        visit_singles_above(index, square, top + 1, at, from, runs);
    }
}

/// Visits the single squares above `square`.
#[inline(always)]
fn visit_singles_above(
    index: &MultisetIndex,
    square: usize,
    limit: usize,
    at: usize,
    from: usize,
    runs: &mut impl RunVisitor,
) {
    if limit > square + 1 {
        let first = square + 1;
        let from = from + index.rows_below(2, first) + square;
        runs.growing_stride(at + first, from, limit - first, first + 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unrank_inverts_rank_without_gaps() {
        for squares in [1, 2, 5, 9] {
            let index = MultisetIndex::new(squares);
            for ghosts in 0..=MultisetIndex::MAX_GHOSTS {
                for row in 0..index.rows(ghosts) {
                    let mut found = index.unrank(ghosts, row);
                    assert!(found[..ghosts].iter().all(|&square| (square as usize) < squares));
                    assert_eq!(index.rank(&mut found[..ghosts]), row);
                }
            }
        }
        assert_eq!(MultisetIndex::new(81).rows(4), 1_929_501);
    }

    #[test]
    fn rows_with_one_more_square_are_the_ranked_ones() {
        let squares = 7;
        let index = MultisetIndex::new(squares);
        for ghosts in 1..3 {
            let rows = index.rows(ghosts + 1);
            let rows: Vec<_> = (0..rows as u32).collect();
            for (square, limit) in
                (0..squares).flat_map(|square| (1..=squares).map(move |limit| (square, limit)))
            {
                let mut copied = vec![0; index.rows_below(ghosts, limit)];
                index.copy_with_square((ghosts, square, limit), &rows, &mut copied);
                let mut united = vec![0; copied.len()];
                index.or_with_square((ghosts, square, limit), !0, &rows, &mut united);
                assert_eq!(copied, united);
                for (rest, found) in copied.iter().enumerate() {
                    let rest = index.unrank(ghosts, rest);
                    let mut all = [&rest[..ghosts], &[square as u8]].concat();
                    assert_eq!(*found as usize, index.rank(&mut all));
                }
            }
        }
    }

    #[test]
    fn triples_with_one_more_square_are_the_ranked_ones() {
        let index = MultisetIndex::new(7);
        let rows: Vec<_> = (0..index.rows(4) as u32).collect();
        for (square, top) in (0..7).flat_map(|top| (0..top).map(move |square| (square, top))) {
            let triples = index.rows_below(3, top)..index.rows_below(3, top + 1);
            let mut united = vec![0; triples.len()];
            index.or_triples_with_square((square, top), !0, &rows, &mut united);
            for (rest, found) in triples.zip(united) {
                let rest = index.unrank(3, rest);
                let mut all = [&rest[..3], &[square as u8]].concat();
                assert_eq!(found as usize, index.rank(&mut all));
            }
        }
    }
}
