use crate::plane;

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
            let square = self.top(nth + 1, row);
            squares[nth] = square as u8;
            row -= self.below(nth + 1, square);
        }
        squares
    }

    /// The largest square of a row.
    pub(crate) fn top(&self, ghosts: usize, row: usize) -> usize {
        let below = &self.below[ghosts][..=self.squares];
        below.partition_point(|&below| below as usize <= row) - 1
    }

    /// `out[rest] = rows[rest and square]` for all sets `rest` of one or two squares below `limit`.
    /// What lies behind them in `out` may be overwritten.
    #[inline(always)]
    pub(crate) fn with(
        &self,
        (ghosts, square, limit): (usize, usize, usize),
        rows: &[u32],
        out: &mut [u32],
    ) {
        self.each_run(ghosts, square, limit, &mut Copied { rows, out });
    }

    /// `out[rest] |= rows[rest and square] & lanes` for all sets `rest` of one or two squares below
    /// `limit`.
    #[inline(always)]
    pub(crate) fn add_with(
        &self,
        (ghosts, square, limit): (usize, usize, usize),
        lanes: u32,
        rows: &[u32],
        out: &mut [u32],
    ) {
        self.each_run(ghosts, square, limit, &mut Added { rows, out, lanes });
    }

    /// The same for the sets `rest` of three squares whose largest is `top`, which is above
    /// `square`; `out` has these alone.
    #[inline(always)]
    pub(crate) fn add_below(
        &self,
        (square, top): (usize, usize),
        lanes: u32,
        rows: &[u32],
        out: &mut [u32],
    ) {
        let from = self.below(4, top);
        let mut added = Added { rows, out, lanes };
        added.run(0, from + self.below(3, square), self.below(2, square + 1));
        run_two(self, square, top + 1, 0, from, &mut added);
    }

    /// Where the sets `rest and square` lie, run by run.
    #[inline(always)]
    fn each_run(&self, ghosts: usize, square: usize, limit: usize, runs: &mut impl Runs) {
        runs.run(0, self.below(ghosts + 1, square), self.below(ghosts, limit.min(square + 1)));
        match ghosts {
            0 => {}
            1 => run_one(self, square, limit, 0, 0, runs),
            2 => run_two(self, square, limit, 0, 0, runs),
            _ => unreachable!("more ghosts are taken top by top"),
        }
    }
}

/// Takes runs of sets: those numbered `at..at + len` with one square more are those from `from` on.
///
/// A trait and no closure: what a closure does is not made of the wide vectors of its caller.
trait Runs {
    /// They lie one after another.
    fn run(&mut self, at: usize, from: usize, len: usize);
    /// They lie `stride` apart, then `stride + 1` and so on.
    fn drift(&mut self, at: usize, from: usize, len: usize, stride: usize);
}

struct Copied<'a> {
    rows: &'a [u32],
    out: &'a mut [u32],
}

struct Added<'a> {
    rows: &'a [u32],
    out: &'a mut [u32],
    lanes: u32,
}

impl Runs for Copied<'_> {
    #[inline(always)]
    fn run(&mut self, at: usize, from: usize, len: usize) {
        plane::copy(&mut self.out[at..], &self.rows[from..], len);
    }

    #[inline(always)]
    fn drift(&mut self, at: usize, mut from: usize, len: usize, stride: usize) {
        for (nth, out) in self.out[at..at + len].iter_mut().enumerate() {
            *out = self.rows[from];
            from += stride + nth;
        }
    }
}

impl Runs for Added<'_> {
    #[inline(always)]
    fn run(&mut self, at: usize, from: usize, len: usize) {
        plane::add(&mut self.out[at..at + len], &self.rows[from..from + len], self.lanes);
    }

    #[inline(always)]
    fn drift(&mut self, at: usize, mut from: usize, len: usize, stride: usize) {
        for (nth, out) in self.out[at..at + len].iter_mut().enumerate() {
            *out |= self.rows[from] & self.lanes;
            from += stride + nth;
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
    runs: &mut impl Runs,
) {
    for top in square + 1..limit {
        let (at, from) = (at + crowd.below(2, top), from + crowd.below(3, top));
        runs.run(at, from + crowd.below(2, square), square + 1);
        run_one(crowd, square, top + 1, at, from, runs);
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
    runs: &mut impl Runs,
) {
    if limit > square + 1 {
        let first = square + 1;
        runs.drift(at + first, from + crowd.below(2, first) + square, limit - first, first + 1);
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
        for ghosts in 1..3 {
            let rows = crowd.rows(ghosts + 1);
            let rows: Vec<_> = (0..rows as u32).collect();
            for (square, limit) in
                (0..squares).flat_map(|square| (1..=squares).map(move |limit| (square, limit)))
            {
                let mut out = vec![0; crowd.below(ghosts, limit)];
                crowd.with((ghosts, square, limit), &rows, &mut out);
                let mut added = vec![0; out.len()];
                crowd.add_with((ghosts, square, limit), !0, &rows, &mut added);
                assert_eq!(out, added);
                for (rest, found) in out.iter().enumerate() {
                    let rest = crowd.squares(ghosts, rest);
                    let mut all = [&rest[..ghosts], &[square as u8]].concat();
                    assert_eq!(*found as usize, crowd.row(&mut all));
                }
            }
        }
    }

    #[test]
    fn a_square_more_is_found_below_a_top() {
        let crowd = Crowd::new(7);
        let rows: Vec<_> = (0..crowd.rows(4) as u32).collect();
        for (square, top) in (0..7).flat_map(|top| (0..top).map(move |square| (square, top))) {
            let triples = crowd.below(3, top)..crowd.below(3, top + 1);
            let mut added = vec![0; triples.len()];
            crowd.add_below((square, top), !0, &rows, &mut added);
            for (rest, found) in triples.zip(added) {
                let rest = crowd.squares(3, rest);
                let mut all = [&rest[..3], &[square as u8]].concat();
                assert_eq!(found as usize, crowd.row(&mut all));
            }
        }
    }
}
