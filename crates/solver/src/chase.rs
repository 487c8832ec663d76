use crate::crowd::Crowd;
use crate::hunt::{Hunt, Moves};
use crate::lanes::{Lanes, blend};

/// The ghosts' phase where they may share squares: every ghost moves by itself, so what all of them
/// can bring about together is found one ghost at a time.
#[derive(Debug)]
pub(crate) struct Chase<'a> {
    crowd: &'a Crowd,
    squares: usize,
    /// By the square a ghost is on.
    moves: Vec<Moves>,
    /// Where a ghost can catch PAC-MAN, by its square.
    catches: Vec<Lanes>,
    /// One more than the last square that ghosts up to this one can end on.
    limits: Vec<usize>,
    /// The squares a ghost can end on, whatever square PAC-MAN is on.
    targets: Vec<Lanes>,
}

/// Rows that differ in the square of one ghost alone: it counts up from 0.
pub(crate) struct Batch<'a> {
    /// The number of the first of them.
    pub(crate) first: usize,
    /// The squares of all other ghosts.
    pub(crate) others: Lanes,
    /// Where these can catch PAC-MAN.
    pub(crate) catch: Lanes,
    /// Where that one ghost can catch him, by its square; empty where there is no ghost at all.
    pub(crate) own: &'a [Lanes],
    /// PAC-MAN's squares with which the ghosts can move into the set without catching him.
    pub(crate) rows: &'a [Lanes],
}

/// Room to work in, one for each thread.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    triples: Vec<Lanes>,
    triples_by_square: Vec<Lanes>,
    pairs: Vec<Lanes>,
    pairs_by_square: Vec<Lanes>,
    singles: Vec<Lanes>,
    out: Vec<Lanes>,
}

/// Which rows changed since the last sweep, coarsely.
#[derive(Debug)]
pub(crate) enum Changes {
    /// None of them.
    None,
    /// Any of them.
    All,
    /// For each pair of squares, the third squares such that a row with all three changed.
    Some(Vec<Lanes>),
}

impl<'a> Chase<'a> {
    pub(crate) fn new(crowd: &'a Crowd, hunt: &Hunt<'_>) -> Chase<'a> {
        let squares = crowd.squares_of_board();
        let moves: Vec<_> = (0..squares).map(|from| hunt.moves(from, Lanes::NONE)).collect();
        let mut limit = 0;
        let mut limits = Vec::with_capacity(squares);
        let mut targets = Vec::with_capacity(squares);
        for Moves { ends, .. } in &moves {
            limit = ends.iter().map(|(end, _)| usize::from(*end) + 1).fold(limit, usize::max);
            limits.push(limit);
            targets.push(
                ends.iter().fold(Lanes::NONE, |set, (end, _)| set | Lanes::one((*end).into())),
            );
        }
        let catches = moves.iter().map(|moves| moves.catch).collect();
        Chase { crowd, squares, moves, catches, limits, targets }
    }

    /// Whether rows of that many ghosts are worth sharing out among threads, by largest square.
    pub(crate) fn parts(&self, ghosts: usize) -> usize {
        if ghosts == 4 { self.squares } else { 1 }
    }

    /// The rows of one part.
    pub(crate) fn part(&self, ghosts: usize, part: usize) -> std::ops::Range<usize> {
        if ghosts == 4 {
            self.crowd.below(4, part)..self.crowd.below(4, part + 1)
        } else {
            0..self.crowd.rows(ghosts)
        }
    }

    /// Finds for all rows of a part from which squares of PAC-MAN the ghosts can move into `set`.
    #[inline(always)]
    pub(crate) fn sweep(
        &self,
        (ghosts, part): (usize, usize),
        set: &[Lanes],
        changes: &Changes,
        scratch: &mut Scratch,
        sink: &mut impl FnMut(Batch<'_>),
    ) {
        let nobody = (0, Lanes::NONE, Lanes::NONE);
        match ghosts {
            0 => {
                let (first, others, catch) = nobody;
                sink(Batch { first, others, catch, own: &[], rows: set });
            }
            1 => self.singles(set, self.squares, nobody, &mut scratch.out, sink),
            2 => self.pairs(set, self.squares, self.squares, nobody, |_| true, scratch, sink),
            3 => self.triples(
                set,
                self.squares,
                self.squares,
                nobody,
                |_| Some(Lanes::new(!0)),
                scratch,
                sink,
            ),
            4 => self.quads(part, set, changes, scratch, sink),
            _ => unreachable!("a row has at most {} ghosts", Crowd::GHOSTS),
        }
    }

    #[inline(always)]
    fn quads(
        &self,
        top: usize,
        set: &[Lanes],
        changes: &Changes,
        scratch: &mut Scratch,
        sink: &mut impl FnMut(Batch<'_>),
    ) {
        let moves = &self.moves[top];
        // For each second square, the thirds that are near a change.
        let near: Vec<Option<Lanes>> = (0..=top)
            .map(|second| match changes {
                Changes::None => None,
                Changes::All => Some(Lanes::new(!0)),
                Changes::Some(thirds) => {
                    let mut near = Lanes::NONE;
                    for (one, _) in &moves.ends {
                        for (other, _) in &self.moves[second].ends {
                            near |= thirds[self.pair(*one, *other)];
                        }
                    }
                    (!near.is_empty()).then_some(near)
                }
            })
            .collect();
        if near.iter().all(Option::is_none) {
            return;
        }
        let limit = self.limits[top];
        let mut triples = std::mem::take(&mut scratch.triples);
        triples.clear();
        triples.resize(self.crowd.below(3, limit), Lanes::NONE);
        for (end, lanes) in &moves.ends {
            self.crowd.add_with((3, (*end).into(), limit), *lanes, set, &mut triples);
        }
        let at = (self.crowd.below(4, top), Lanes::one(top), moves.catch);
        self.triples(&triples, limit, top + 1, at, |second| near[second], scratch, sink);
        scratch.triples = triples;
    }

    #[inline(always)]
    #[allow(clippy::too_many_arguments)]
    fn triples(
        &self,
        set: &[Lanes],
        limit: usize,
        squares: usize,
        (first, others, catch): (usize, Lanes, Lanes),
        near: impl Fn(usize) -> Option<Lanes>,
        scratch: &mut Scratch,
        sink: &mut impl FnMut(Batch<'_>),
    ) {
        let stride = self.crowd.below(2, limit);
        let mut by_square = std::mem::take(&mut scratch.triples_by_square);
        by_square.resize(by_square.len().max(limit * stride), Lanes::NONE);
        for (square, rows) in by_square.chunks_exact_mut(stride).enumerate().take(limit) {
            self.crowd.with(2, square, limit, set, rows);
        }
        let mut pairs = std::mem::take(&mut scratch.pairs);
        for top in 0..squares {
            let Some(near) = near(top) else { continue };
            let (moves, limit) = (&self.moves[top], self.limits[top]);
            pairs.resize(self.crowd.below(2, limit), Lanes::NONE);
            gather(&by_square, stride, &moves.ends, &mut pairs);
            let at =
                (first + self.crowd.below(3, top), others | Lanes::one(top), catch | moves.catch);
            let wanted = |third: usize| !(self.targets[third] & near).is_empty();
            self.pairs(&pairs, limit, top + 1, at, wanted, scratch, sink);
        }
        scratch.pairs = pairs;
        scratch.triples_by_square = by_square;
    }

    #[inline(always)]
    #[allow(clippy::too_many_arguments)]
    fn pairs(
        &self,
        set: &[Lanes],
        limit: usize,
        squares: usize,
        (first, others, catch): (usize, Lanes, Lanes),
        wanted: impl Fn(usize) -> bool,
        scratch: &mut Scratch,
        sink: &mut impl FnMut(Batch<'_>),
    ) {
        let Scratch { pairs_by_square: by_square, singles, out, .. } = scratch;
        by_square.resize(by_square.len().max(limit * limit), Lanes::NONE);
        for (square, rows) in by_square.chunks_exact_mut(limit).enumerate().take(limit) {
            self.crowd.with(1, square, limit, set, rows);
        }
        for top in 0..squares {
            if !wanted(top) {
                continue;
            }
            let moves = &self.moves[top];
            singles.resize(self.limits[top], Lanes::NONE);
            gather(by_square, limit, &moves.ends, singles);
            let at =
                (first + self.crowd.below(2, top), others | Lanes::one(top), catch | moves.catch);
            self.singles(singles, top + 1, at, out, sink);
        }
    }

    #[inline(always)]
    fn singles(
        &self,
        set: &[Lanes],
        squares: usize,
        (first, others, catch): (usize, Lanes, Lanes),
        out: &mut Vec<Lanes>,
        sink: &mut impl FnMut(Batch<'_>),
    ) {
        out.clear();
        out.extend(self.moves[..squares].iter().map(|moves| {
            moves
                .ends
                .iter()
                .fold(Lanes::NONE, |found, (end, lanes)| found | set[usize::from(*end)] & *lanes)
        }));
        sink(Batch { first, others, catch, own: &self.catches, rows: out });
    }

    #[inline(always)]
    fn pair(&self, one: u8, other: u8) -> usize {
        let (small, large) = (one.min(other), one.max(other));
        self.crowd.below(2, large.into()) + usize::from(small)
    }

    /// Takes note of the rows that changed.
    pub(crate) fn changes(&self, ghosts: usize, rows: &[usize]) -> Changes {
        if ghosts < 4 || rows.len() > self.crowd.rows(4) / 40 {
            return Changes::All;
        }
        let mut thirds = vec![Lanes::NONE; self.crowd.rows(2)];
        for &row in rows {
            let squares = self.crowd.squares(4, row);
            for large in 1..4 {
                for small in 0..large {
                    let rest = (0..4).filter(|&nth| nth != large && nth != small);
                    let rest =
                        rest.fold(Lanes::NONE, |set, nth| set | Lanes::one(squares[nth].into()));
                    thirds[self.pair(squares[small], squares[large])] |= rest;
                }
            }
        }
        Changes::Some(thirds)
    }
}

/// `out[i]` becomes the union of `rows[end * stride + i] & lanes` over all ends.
#[inline(always)]
fn gather(rows: &[Lanes], stride: usize, ends: &[(u8, Lanes)], out: &mut [Lanes]) {
    let source = |(end, lanes): &(u8, Lanes)| (&rows[usize::from(*end) * stride..], *lanes);
    let (fours, rest) = ends.as_chunks::<4>();
    let mut add = false;
    for four in fours {
        blend(out, add, [0, 1, 2, 3].map(|nth| source(&four[nth])));
        add = true;
    }
    for end in rest {
        blend(out, add, [source(end)]);
        add = true;
    }
}
