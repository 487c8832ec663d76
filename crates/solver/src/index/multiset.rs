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

    /// `out[rest] = rows[rest + square]` for all `rest` of one square below `limit`. Rows of `out` behind
    /// these may be overwritten.
    #[inline(always)]
    pub(crate) fn copy_singles_with_square(
        &self,
        (square, limit): (usize, usize),
        rows: &[u32],
        out: &mut [u32],
    ) {
        self.visit_singles(square, limit, &mut CopyRuns { rows, out });
    }

    /// The same for all pairs `rest`. The triples whose largest square is `s` begin at `rows[starts[s]]`.
    #[inline(always)]
    pub(crate) fn copy_pairs_with_square(
        &self,
        (square, limit): (usize, usize),
        starts: &[u32],
        rows: &[u32],
        out: &mut [u32],
    ) {
        self.visit_pairs(square, limit, starts, &mut CopyRuns { rows, out });
    }

    /// Where the multisets of that many squares begin, by their largest square.
    #[inline(always)]
    pub(crate) fn starts(&self, ghosts: usize) -> &[u32] {
        &self.below[ghosts]
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
        let mut runs = OrRuns { rows, out, mask };
        match ghosts {
            1 => self.visit_singles(square, limit, &mut runs),
            2 => self.visit_pairs(square, limit, self.starts(3), &mut runs),
            _ => unreachable!("more ghosts are moved one by one"),
        }
    }

    /// Visits the rows of the pairs with that square, run by run, by the other square.
    #[inline(always)]
    fn visit_singles(&self, square: usize, limit: usize, runs: &mut impl RunVisitor) {
        runs.contiguous(0, self.rows_below(2, square), limit.min(square + 1));
        visit_singles_above(self, square, limit, 0, 0, runs);
    }

    /// Visits the rows of the triples with that square, run by run, by the other two; those whose largest square
    /// is `s` begin at `starts[s]`.
    #[inline(always)]
    fn visit_pairs(&self, square: usize, limit: usize, starts: &[u32], runs: &mut impl RunVisitor) {
        let len = self.rows_below(2, limit.min(square + 1));
        runs.contiguous(0, starts[square] as usize, len);
        for (top, &start) in starts.iter().enumerate().take(limit).skip(square + 1) {
            let (at, from) = (self.rows_below(2, top), start as usize);
            runs.contiguous(at, from + self.rows_below(2, square), square + 1);
            visit_singles_above(self, square, top + 1, at, from, runs);
        }
    }
}

/// Visits runs of rows: the rows `at..at + len` with one square more are rows from `from` on.
///
/// A trait and not a closure: see [`VectorWork`](crate::sets::simd::VectorWork).
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
                match ghosts {
                    1 => index.copy_singles_with_square((square, limit), &rows, &mut copied),
                    _ => index.copy_pairs_with_square(
                        (square, limit),
                        index.starts(3),
                        &rows,
                        &mut copied,
                    ),
                }
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
}
