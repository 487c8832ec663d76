#![allow(
    clippy::needless_range_loop,
    reason = "loops of a fixed length over several arrays are what compilers make vectors of"
)]

use crate::crowd::Crowd;
use crate::hunt::{Hunt, Moves};
use crate::lanes::Lanes;
use crate::plane::{ABREAST, Wide, gather, padded};
use crate::sheet::Planes;

/// The ghosts' phase where they may share squares: every ghost moves by itself, so what all of them
/// can bring about together is found one ghost at a time.
#[derive(Debug)]
pub(crate) struct Chase<'a> {
    crowd: &'a Crowd,
    sights: Planes<Sight>,
    /// One more than the last square that ghosts up to this one can end on.
    limits: Vec<usize>,
    /// The squares a ghost can end on, whatever square PAC-MAN is on.
    targets: Vec<Lanes>,
}

/// How a ghost moves while PAC-MAN is on one of the squares of a plane.
#[derive(Debug)]
struct Sight {
    /// By its square: where it can end, and with which squares of PAC-MAN.
    ends: Vec<Vec<(u8, u32)>>,
    /// The same by how many squares further the end is.
    shifts: Vec<(isize, Line)>,
    /// Where it can catch PAC-MAN.
    catches: Line,
}

/// One thing for each square a ghost can be on.
type Line = [u32; LINE];

const LINE: usize = padded(Crowd::SQUARES);
/// No ghost has more squares to end on: up to two steps away.
const MOST_ENDS: usize = 13;
/// No ghost moves further than that, as squares are numbered.
const MARGIN: usize = 32;

/// Room to work in, one for each thread.
#[derive(Debug, Default)]
pub(crate) struct Scratch {
    triples: Vec<u32>,
    triples_by_square: Vec<u32>,
    pairs: Vec<u32>,
    pairs_by_square: Vec<u32>,
    singles: Vec<u32>,
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

/// What one sweep of one plane is about.
#[derive(Clone, Copy)]
pub(crate) struct Pass<'a> {
    /// Where the ghosts want to get.
    pub(crate) set: &'a [u32],
    pub(crate) plane: usize,
    /// Whether they want to catch PAC-MAN as well.
    pub(crate) catch: bool,
    pub(crate) changes: &'a Changes,
}

/// The ghosts that have moved so far.
#[derive(Clone, Copy)]
struct Moved {
    /// The first of the rows with these ghosts.
    first: usize,
    /// Where they can catch PAC-MAN.
    catch: u32,
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
        let sights = std::array::from_fn(|plane| Sight::new(&moves, plane));
        Chase { crowd, sights, limits, targets }
    }

    /// Finds from which squares of PAC-MAN the ghosts can move into a set: for those rows of the
    /// part whose answer can have changed, if any. A part has all rows with the same largest
    /// square.
    #[inline(always)]
    pub(crate) fn sweep(
        &self,
        (ghosts, part): (usize, usize),
        pass: Pass<'_>,
        scratch: &mut Scratch,
        out: &mut [u32],
    ) -> bool {
        let Pass { set, plane, catch, .. } = pass;
        let sight = &self.sights[plane];
        let limit = self.limits.get(part).copied().unwrap_or(0);
        let moved = Moved { first: 0, catch: if catch { sight.catches[part] } else { 0 } };
        match ghosts {
            0 => out.copy_from_slice(set),
            1 => {
                let found = sight.ends[part]
                    .iter()
                    .fold(moved.catch, |sum, &(end, lanes)| sum | set[usize::from(end)] & lanes);
                out[0] = found;
            }
            2 => {
                let mut line = std::mem::take(&mut scratch.singles);
                line.clear();
                line.resize(MARGIN + LINE + MARGIN, 0);
                for &(end, lanes) in &sight.ends[part] {
                    let line = &mut line[MARGIN..][..limit];
                    self.crowd.add_with((1, end.into(), limit), lanes, set, line);
                }
                self.singles(pass, &line, part + 1, moved, out);
                scratch.singles = line;
            }
            3 => {
                let mut pairs = std::mem::take(&mut scratch.pairs);
                pairs.clear();
                pairs.resize(self.crowd.below(2, limit), 0);
                for &(end, lanes) in &sight.ends[part] {
                    self.crowd.add_with((2, end.into(), limit), lanes, set, &mut pairs);
                }
                let anything = Lanes::new(!0);
                self.pairs(pass, &pairs, limit, part + 1, moved, anything, scratch, out);
                scratch.pairs = pairs;
            }
            4 => return self.quads(part, pass, moved, scratch, out),
            _ => unreachable!("a row has at most {} ghosts", Crowd::GHOSTS),
        }
        true
    }

    #[inline(always)]
    fn quads(
        &self,
        top: usize,
        pass: Pass<'_>,
        moved: Moved,
        scratch: &mut Scratch,
        out: &mut [u32],
    ) -> bool {
        // For each second square, the thirds that are near a change.
        let mut near = [Lanes::NONE; Crowd::SQUARES];
        let mut any = false;
        for (second, near) in near.iter_mut().enumerate().take(top + 1) {
            *near = match pass.changes {
                Changes::None => Lanes::NONE,
                Changes::All => Lanes::new(!0),
                Changes::Some(thirds) => self.near(thirds, top, second),
            };
            any |= !near.is_empty();
        }
        if !any {
            return false;
        }
        let limit = self.limits[top];
        let mut triples = std::mem::take(&mut scratch.triples);
        triples.resize(triples.len().max(self.crowd.below(3, limit) + ABREAST), 0);
        let ends = &self.sights[pass.plane].ends[top];
        let mut sources = Vec::with_capacity(ends.len());
        for second in 0..limit {
            let first = self.crowd.below(3, second);
            let out = &mut triples[first..self.crowd.below(3, second + 1)];
            sources.clear();
            for &(end, lanes) in ends {
                if usize::from(end) >= second {
                    sources.push(((self.crowd.below(4, end.into()) + first) as u32, lanes));
                }
            }
            gather(pass.set, &sources, out);
            for &(end, lanes) in ends {
                if usize::from(end) < second {
                    self.crowd.add_below((end.into(), second), lanes, pass.set, out);
                }
            }
        }
        self.triples(pass, &triples, limit, top + 1, moved, &near, scratch, out);
        scratch.triples = triples;
        true
    }

    #[inline(always)]
    #[allow(clippy::too_many_arguments)]
    fn triples(
        &self,
        pass: Pass<'_>,
        set: &[u32],
        limit: usize,
        squares: usize,
        moved: Moved,
        near: &[Lanes; Crowd::SQUARES],
        scratch: &mut Scratch,
        out: &mut [u32],
    ) {
        let sight = &self.sights[pass.plane];
        let stride = padded(self.crowd.below(2, limit)) + ABREAST;
        let mut by_square = std::mem::take(&mut scratch.triples_by_square);
        by_square.resize(by_square.len().max(limit * stride), 0);
        for (square, rows) in by_square.chunks_exact_mut(stride).enumerate().take(limit) {
            self.crowd.with((2, square, limit), set, rows);
        }
        let mut pairs = std::mem::take(&mut scratch.pairs);
        for top in 0..squares {
            if near[top].is_empty() {
                continue;
            }
            let limit = self.limits[top];
            pairs.resize(padded(self.crowd.below(2, limit)), 0);
            sight.gather(top, &by_square, stride, &mut pairs);
            let moved = sight.and(pass, moved, self.crowd.below(3, top), top);
            self.pairs(pass, &pairs, limit, top + 1, moved, near[top], scratch, out);
        }
        scratch.pairs = pairs;
        scratch.triples_by_square = by_square;
    }

    #[inline(always)]
    #[allow(clippy::too_many_arguments)]
    fn pairs(
        &self,
        pass: Pass<'_>,
        set: &[u32],
        limit: usize,
        squares: usize,
        moved: Moved,
        near: Lanes,
        scratch: &mut Scratch,
        out: &mut [u32],
    ) {
        let sight = &self.sights[pass.plane];
        let stride = padded(limit) + ABREAST;
        let Scratch { pairs_by_square: by_square, singles: line, .. } = scratch;
        by_square.resize(by_square.len().max(limit * stride), 0);
        for (square, rows) in by_square.chunks_exact_mut(stride).enumerate().take(limit) {
            self.crowd.with((1, square, limit), set, rows);
        }
        line.resize(MARGIN + LINE + MARGIN, 0);
        for top in 0..squares {
            if (self.targets[top] & near).is_empty() {
                continue;
            }
            let limit = padded(self.limits[top]);
            sight.gather(top, by_square, stride, &mut line[MARGIN..][..limit]);
            let moved = sight.and(pass, moved, self.crowd.below(2, top), top);
            self.singles(pass, line, top + 1, moved, out);
        }
    }

    #[inline(always)]
    fn singles(&self, pass: Pass<'_>, line: &[u32], squares: usize, moved: Moved, out: &mut [u32]) {
        let sight = &self.sights[pass.plane];
        let out = &mut out[moved.first..][..squares];
        for (nth, out) in out.chunks_mut(ABREAST).enumerate() {
            let start = nth * ABREAST;
            let mut sum = [moved.catch; ABREAST];
            if pass.catch {
                let own = wide(&sight.catches, start);
                for i in 0..ABREAST {
                    sum[i] |= own[i];
                }
            }
            for (shift, lanes) in &sight.shifts {
                let rows = wide(line, (MARGIN + start).wrapping_add_signed(*shift));
                let lanes = wide(lanes, start);
                for i in 0..ABREAST {
                    sum[i] |= rows[i] & lanes[i];
                }
            }
            match out.as_mut_array::<ABREAST>() {
                Some(out) => *out = sum,
                None => out.copy_from_slice(&sum[..out.len()]),
            }
        }
    }

    /// The third squares near a change, for ghosts on these two.
    fn near(&self, thirds: &[Lanes], top: usize, second: usize) -> Lanes {
        let mut near = Lanes::NONE;
        for one in self.targets[top].iter() {
            for other in self.targets[second].iter() {
                near |= thirds[self.pair(one, other)];
            }
        }
        near
    }

    fn pair(&self, one: usize, other: usize) -> usize {
        self.crowd.below(2, one.max(other)) + one.min(other)
    }

    /// Takes note of the rows that changed.
    pub(crate) fn changes(&self, ghosts: usize, rows: &[u32]) -> Changes {
        if ghosts < 4 {
            return Changes::All;
        }
        let mut thirds = vec![Lanes::NONE; self.crowd.rows(2)];
        for &row in rows {
            let squares = self.crowd.squares(4, row as usize).map(usize::from);
            for large in 1..4 {
                for small in 0..large {
                    let rest = (0..4).filter(|&nth| nth != large && nth != small);
                    let rest = rest.fold(Lanes::NONE, |set, nth| set | Lanes::one(squares[nth]));
                    thirds[self.pair(squares[small], squares[large])] |= rest;
                }
            }
        }
        Changes::Some(thirds)
    }
}

impl Sight {
    fn new(moves: &[Moves], plane: usize) -> Sight {
        let mut sight = Sight { ends: Vec::new(), shifts: Vec::new(), catches: [0; LINE] };
        for (from, moves) in moves.iter().enumerate() {
            let ends = moves.ends.iter().map(|&(end, lanes)| (end, lanes.words()[plane]));
            let ends: Vec<(u8, u32)> = ends.filter(|&(_, lanes)| lanes != 0).collect();
            for &(end, lanes) in &ends {
                let shift = isize::from(end) - from as isize;
                let known = sight.shifts.iter().position(|known| known.0 == shift);
                let nth = known.unwrap_or_else(|| {
                    sight.shifts.push((shift, [0; LINE]));
                    sight.shifts.len() - 1
                });
                sight.shifts[nth].1[from] |= lanes;
            }
            sight.ends.push(ends);
            sight.catches[from] = moves.catch.words()[plane];
        }
        sight
    }

    /// What a ghost on that square can bring about, given that for all its ends.
    #[inline(always)]
    fn gather(&self, square: usize, by_square: &[u32], stride: usize, out: &mut [u32]) {
        let ends = &self.ends[square];
        let mut sources = [(0, 0); MOST_ENDS];
        for (source, &(end, lanes)) in sources.iter_mut().zip(ends) {
            *source = ((usize::from(end) * stride) as u32, lanes);
        }
        gather(by_square, &sources[..ends.len()], out);
    }

    /// The ghosts that have moved and one more.
    #[inline(always)]
    fn and(&self, pass: Pass<'_>, moved: Moved, further: usize, square: usize) -> Moved {
        let catch = if pass.catch { self.catches[square] } else { 0 };
        Moved { first: moved.first + further, catch: moved.catch | catch }
    }
}

#[inline(always)]
fn wide(rows: &[u32], from: usize) -> &Wide {
    rows[from..].first_chunk().expect("lines are long enough")
}
