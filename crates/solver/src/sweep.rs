#![allow(
    clippy::needless_range_loop,
    reason = "loops of a fixed length over several arrays are what compilers make vectors of"
)]

use std::sync::Mutex;

use crate::feast::Boosts;
use crate::lanes::Lanes;
use crate::phase::{Aim, Phase, Scratch};
use crate::plane::{ABREAST, Wide};
use crate::sheet::{Planes, Sheet, split};
use crate::side::Side;
use crate::timing::NEVER;
use crate::turn::Turn;

/// Once over all rows of a layer: the ghosts' phase, then PAC-MAN's turn before it.
pub(crate) struct Sweep<'a> {
    pub(crate) phase: &'a Phase<'a>,
    pub(crate) aim: Aim<'a>,
    /// The phases of all rows, where they are found at once.
    pub(crate) whole: Option<Sheet>,
    pub(crate) turn: Turn<'a>,
    /// Whether a pellet is decided with this turn, or being caught.
    pub(crate) due: bool,
    pub(crate) side: Side,
    pub(crate) boosts: &'a [Boosts<'a>],
    /// How many squares the board has.
    pub(crate) squares: usize,
    /// Whether it is the first sweep of the layer.
    pub(crate) first: bool,
    /// The number of the turn.
    pub(crate) number: u16,
}

/// The rows of one part in all that a sweep writes.
pub(crate) struct Strip<'a> {
    part: usize,
    /// Where it is bad for PAC-MAN to be when the ghosts move.
    phases: Planes<&'a mut [u32]>,
    /// Where it is bad for him to be, to move, from now on.
    next: Planes<&'a mut [u32]>,
    /// Where to mark what changes.
    marks: Vec<Planes<&'a mut [u32]>>,
    /// When each boost is decided.
    arrivals: Vec<&'a mut [u16]>,
    /// When each phase is decided, by row and square; empty if nobody wants to know.
    turns: &'a mut [u16],
}

/// What a sweep changed.
#[derive(Default)]
pub(crate) struct Found {
    /// How many rows.
    pub(crate) count: usize,
    /// Which, unless they are many.
    pub(crate) rows: Option<Vec<u32>>,
}

/// A share of rows that makes it worth while to remember which they are: one in so many.
const FEW: usize = 40;

/// Cuts what a sweep writes into parts.
pub(crate) fn strips<'a>(
    phase: &Phase<'_>,
    (phases, next): (&'a mut Sheet, &'a mut Sheet),
    marks: Vec<&'a mut Sheet>,
    (arrivals, turns): (&'a mut [Vec<u16>], &'a mut [u16]),
) -> Vec<Strip<'a>> {
    let per_row = turns.len() / phase.rows;
    let (mut phases, mut next, mut turns) = (phases.all_mut(), next.all_mut(), turns);
    let mut marks: Vec<_> = marks.into_iter().map(Sheet::all_mut).collect();
    let mut arrivals: Vec<&mut [u16]> = arrivals.iter_mut().map(|rows| &mut rows[..]).collect();
    let strip = |part: usize| {
        let len = phase.part(part).len();
        Strip {
            part,
            phases: phases.each_mut().map(|plane| split(plane, len)),
            next: next.each_mut().map(|plane| split(plane, len)),
            marks: marks
                .iter_mut()
                .map(|sheet| sheet.each_mut().map(|plane| split(plane, len)))
                .collect(),
            arrivals: arrivals.iter_mut().map(|rows| split(rows, len)).collect(),
            turns: split(&mut turns, len * per_row),
        }
    };
    (0..phase.parts.len() - 1).map(strip).collect()
}

impl Sweep<'_> {
    /// Brings everything up to date.
    pub(crate) fn run(&self, mut strips: Vec<Strip<'_>>, scratch: &mut [Scratch]) -> Found {
        let few = self.phase.rows / FEW;
        if let [scratch] = scratch {
            let mut found = Found { count: 0, rows: Some(Vec::new()) };
            for strip in &mut strips {
                self.part(strip, scratch, &mut found);
                found.keep_few(few);
            }
            return found;
        }
        // The largest parts come first, so that all threads end at about the same time.
        let strips = Mutex::new(strips);
        let work = |scratch: &mut Scratch| {
            let mut found = Found { count: 0, rows: Some(Vec::new()) };
            loop {
                let next = strips.lock().expect("no sweep panics").pop();
                let Some(mut strip) = next else { return found };
                self.part(&mut strip, scratch, &mut found);
                found.keep_few(few);
            }
        };
        let work = &work;
        std::thread::scope(|scope| {
            let threads: Vec<_> =
                scratch.iter_mut().map(|scratch| scope.spawn(move || work(scratch))).collect();
            let mut found = Found { count: 0, rows: Some(Vec::new()) };
            for thread in threads {
                let Found { count, rows } = thread.join().expect("no sweep panics");
                found.count += count;
                match (&mut found.rows, rows) {
                    (Some(all), Some(rows)) => all.extend(rows),
                    (all, _) => *all = None,
                }
            }
            found.keep_few(few);
            found
        })
    }

    /// Sweeps one part with the widest vectors this machine has.
    #[allow(unsafe_code, reason = "the calls are guarded by the test that the instructions exist")]
    fn part(&self, strip: &mut Strip<'_>, scratch: &mut Scratch, found: &mut Found) {
        #[cfg(target_arch = "x86_64")]
        {
            #[target_feature(enable = "avx512f,avx512bw,avx512dq,avx512vl,bmi2,popcnt")]
            fn widest(s: &Sweep<'_>, strip: &mut Strip<'_>, scratch: &mut Scratch, f: &mut Found) {
                s.part_plain(strip, scratch, f);
            }
            #[target_feature(enable = "avx2,bmi2,popcnt")]
            fn wide(s: &Sweep<'_>, strip: &mut Strip<'_>, scratch: &mut Scratch, f: &mut Found) {
                s.part_plain(strip, scratch, f);
            }
            let bits = is_x86_feature_detected!("bmi2") && is_x86_feature_detected!("popcnt");
            let widest_enough = is_x86_feature_detected!("avx512f")
                && is_x86_feature_detected!("avx512bw")
                && is_x86_feature_detected!("avx512dq")
                && is_x86_feature_detected!("avx512vl");
            if bits && widest_enough {
                // SAFETY: the machine has the instructions that `widest` is made of.
                return unsafe { widest(self, strip, scratch, found) };
            }
            if bits && is_x86_feature_detected!("avx2") {
                // SAFETY: the machine has the instructions that `wide` is made of.
                return unsafe { wide(self, strip, scratch, found) };
            }
        }
        self.part_plain(strip, scratch, found);
    }

    #[inline(always)]
    fn part_plain(&self, strip: &mut Strip<'_>, scratch: &mut Scratch, found: &mut Found) {
        let rows = self.phase.part(strip.part);
        let len = rows.len();
        let bad = self.aim.set.rows(rows.clone());
        let (fresh, any) = match &self.whole {
            Some(sheet) => (sheet.rows(rows.clone()), true),
            None => {
                let known = [&*strip.phases[0], &*strip.phases[1], &*strip.phases[2]];
                self.phase.sweep(strip.part, self.aim, known, scratch)
            }
        };
        if !any && !self.due && !self.first {
            for plane in 0..Lanes::WORDS {
                strip.next[plane].copy_from_slice(bad[plane]);
            }
            return;
        }
        let own = self.phase.own(strip.part).words();
        let others = self.phase.others.rows(0..len);
        let watch = self.watch(strip).words();
        for at in (0..len).step_by(ABREAST) {
            let (phase, old) = (load(fresh, at), load(bad, at));
            let mut ghosts = load(others, at);
            for plane in 0..Lanes::WORDS {
                for i in 0..ABREAST {
                    ghosts[plane][i] |= own[plane];
                }
            }
            let mut changed = self.turn.bad(rows.start + at, &phase, &ghosts);
            store(&mut strip.next, at, &changed);
            let (mut news, mut touched) = ([0; ABREAST], [u32::from(self.first); ABREAST]);
            let mut before = load([&*strip.phases[0], &*strip.phases[1], &*strip.phases[2]], at);
            for plane in 0..Lanes::WORDS {
                for i in 0..ABREAST {
                    changed[plane][i] ^= old[plane][i];
                    news[i] |= changed[plane][i];
                    before[plane][i] ^= phase[plane][i];
                    touched[i] |= before[plane][i] & watch[plane];
                }
            }
            store(&mut strip.phases, at, &phase);
            let here = len.min(at + ABREAST) - at;
            if news != [0; ABREAST] {
                for mark in &mut strip.marks {
                    or(mark, at, &changed);
                }
                found.add(rows.start + at, &news[..here]);
            }
            if touched == [0; ABREAST] {
                continue;
            }
            for i in (0..here).filter(|&i| touched[i] != 0) {
                let changed = lanes(&before, i);
                self.note(strip, at + i, changed, lanes(&phase, i), lanes(&ghosts, i));
            }
        }
    }

    /// The squares of PAC-MAN whose phases somebody waits for.
    #[inline(always)]
    fn watch(&self, strip: &Strip<'_>) -> Lanes {
        if !strip.turns.is_empty() {
            return Lanes::new(!0);
        }
        let mut watch = Lanes::NONE;
        for boost in self.boosts {
            watch |= boost.reach;
        }
        watch
    }

    /// Notes what a change of a phase decides.
    fn note(&self, strip: &mut Strip<'_>, row: usize, changed: Lanes, phase: Lanes, ghosts: Lanes) {
        let safe = !phase;
        for (arrivals, boost) in strip.arrivals.iter_mut().zip(self.boosts) {
            let waits = self.first || !(changed & boost.reach).is_empty();
            if arrivals[row] != NEVER || !waits {
                continue;
            }
            // PAC-MAN needs one good end, the ghosts need all ends to be bad for him.
            let none = (safe & boost.ends(ghosts)).is_empty();
            if none == (self.side == Side::Ghosts) {
                arrivals[row] = self.number;
            }
        }
        if !strip.turns.is_empty() {
            for square in (changed & !ghosts).iter() {
                strip.turns[row * self.squares + square] = self.number;
            }
        }
    }
}

impl Found {
    fn add(&mut self, first: usize, news: &[u32]) {
        for (nth, &news) in news.iter().enumerate() {
            if news != 0 {
                self.count += 1;
                if let Some(rows) = &mut self.rows {
                    rows.push((first + nth) as u32);
                }
            }
        }
    }

    /// Forgets which rows they are if they are more than few.
    fn keep_few(&mut self, few: usize) {
        if self.count > few {
            self.rows = None;
        }
    }
}

#[inline(always)]
fn lanes(rows: &Planes<Wide>, i: usize) -> Lanes {
    Lanes::from_words([rows[0][i], rows[1][i], rows[2][i]])
}

#[inline(always)]
fn load(rows: Planes<&[u32]>, at: usize) -> Planes<Wide> {
    let mut wide = [[0; ABREAST]; Lanes::WORDS];
    for plane in 0..Lanes::WORDS {
        match rows[plane][at..].first_chunk() {
            Some(rows) => wide[plane] = *rows,
            None => wide[plane][..rows[plane].len() - at].copy_from_slice(&rows[plane][at..]),
        }
    }
    wide
}

#[inline(always)]
fn store(rows: &mut Planes<&mut [u32]>, at: usize, wide: &Planes<Wide>) {
    for plane in 0..Lanes::WORDS {
        match rows[plane][at..].first_chunk_mut() {
            Some(rows) => *rows = wide[plane],
            None => {
                let rows = &mut rows[plane][at..];
                rows.copy_from_slice(&wide[plane][..rows.len()]);
            }
        }
    }
}

#[inline(always)]
fn or(rows: &mut Planes<&mut [u32]>, at: usize, wide: &Planes<Wide>) {
    for plane in 0..Lanes::WORDS {
        match rows[plane][at..].first_chunk_mut::<ABREAST>() {
            Some(rows) => {
                for i in 0..ABREAST {
                    rows[i] |= wide[plane][i];
                }
            }
            None => {
                for (row, wide) in rows[plane][at..].iter_mut().zip(&wide[plane]) {
                    *row |= wide;
                }
            }
        }
    }
}
