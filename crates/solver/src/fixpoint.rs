use std::sync::Mutex;

use rules::pacman::Contact;

use crate::feast::Boosts;
use crate::ground::Ground;
use crate::lanes::Lanes;
use crate::levels::Levels;
use crate::phase::{Batch, Changes, Phase, Scratch};
use crate::timing::{NEVER, Timing};

/// Which side a fixpoint is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Side {
    /// Where PAC-MAN wins, sooner or later.
    Pac,
    /// Where the ghosts win, sooner or later.
    Ghosts,
}

/// One layer of the game: certain pellets, a number of ghosts and of lives. PAC-MAN leaves it by
/// eating a pellet or being caught; what comes of that is known.
pub(crate) struct Layer<'a> {
    pub(crate) ground: &'a Ground,
    pub(crate) contact: Contact,
    /// The squares of the pellets that lie.
    pub(crate) pellets: &'a [u8],
    /// For each of these the turns after which eating it decides, by row.
    pub(crate) eaten: &'a [Timing],
    /// The turns after which being caught decides, or never.
    pub(crate) caught: u16,
    /// The boosts that lead into this layer, by a pellet that is gone here.
    pub(crate) boosts: &'a [Boosts<'a>],
    pub(crate) phase: &'a Phase<'a>,
    pub(crate) threads: usize,
}

/// What became of a layer, for one side.
pub(crate) struct Solved {
    /// Positions with PAC-MAN to move.
    pub(crate) levels: Levels,
    /// For each boost into this layer and each row, when it decides if PAC-MAN eats nobody.
    pub(crate) arrivals: Vec<Vec<u16>>,
    /// Positions with the ghosts to move, by row and square of PAC-MAN. Only where ghosts can
    /// still be eaten away from a larger row.
    pub(crate) phases: Vec<u16>,
}

/// What a sweep finds in one part of the rows.
#[derive(Default)]
struct Found {
    /// Rows whose bad positions are now these.
    rows: Vec<(u32, Lanes)>,
    /// Boosts decided by now, with the row.
    arrivals: Vec<(u32, u8)>,
    /// Phases decided just now.
    phases: Vec<(u32, Lanes)>,
}

struct Sweep<'a, 'b> {
    layer: &'a Layer<'b>,
    side: Side,
    /// Where PAC-MAN has not won yet, or has lost already, with PAC-MAN to move.
    bad: &'a [Lanes],
    /// By row a bit for each pellet that is bad to eat.
    bitter: &'a [u8],
    /// Whether being caught is bad.
    caught: bool,
    /// By the set of pellets that are bad to eat: the squares of the others.
    sweet: &'a [Lanes],
    /// Whether every row must be looked at, changed or not.
    afresh: bool,
    note_phases: bool,
    pellets: Lanes,
    /// The boosts decided before.
    arrivals: &'a [Vec<u16>],
}

impl Layer<'_> {
    /// Solves the layer for one side; nothing if `keep_going` says so, which is asked before every
    /// sweep.
    pub(crate) fn solve(
        &self,
        side: Side,
        note_phases: bool,
        keep_going: &mut dyn FnMut(u16) -> bool,
    ) -> Option<Solved> {
        let rows = self.phase.rows;
        let pellets = self.pellets.iter().fold(Lanes::NONE, |set, &at| set | Lanes::one(at.into()));
        let everything = (1u8 << self.pellets.len()) - 1;
        let sweet: Vec<Lanes> = (0..=everything)
            .map(|bitter| {
                let sweet =
                    self.pellets.iter().enumerate().filter(|(nth, _)| bitter >> nth & 1 == 0);
                sweet.fold(Lanes::NONE, |set, (_, &at)| set | Lanes::one(at.into()))
            })
            .collect();
        let (mut bad, mut bitter) = match side {
            Side::Pac => {
                let bad =
                    (0..rows).map(|row| self.ground.all & !self.phase.occupied(row)).collect();
                (bad, vec![everything; rows])
            }
            Side::Ghosts => (vec![Lanes::NONE; rows], vec![0; rows]),
        };
        let mut phases = match side {
            Side::Pac => vec![self.ground.all; rows],
            Side::Ghosts => vec![Lanes::NONE; rows],
        };
        let mut solved = Solved {
            levels: Levels::new(rows),
            arrivals: vec![vec![NEVER; rows]; self.boosts.len()],
            phases: vec![NEVER; if note_phases { rows * self.ground.len } else { 0 }],
        };
        let mut events = self.events();
        let mut caught_yet = false;
        let mut changes = Changes::All;
        let mut scratch: Vec<Scratch> = (0..self.threads).map(|_| Scratch::default()).collect();
        let mut turn = 0;
        let mut first = true;
        loop {
            if !keep_going(turn) {
                return None;
            }
            let fresh = {
                let due = events.iter().rev().take_while(|event| event.0 <= turn).count();
                events.split_off(events.len() - due)
            };
            for &(_, row, pellet) in &fresh {
                bitter[row as usize] ^= 1 << pellet;
            }
            let catch_now = !caught_yet && self.caught <= turn;
            caught_yet |= catch_now;
            let sweep = Sweep {
                layer: self,
                side,
                bad: &bad,
                bitter: &bitter,
                caught: caught_yet == (side == Side::Ghosts),
                sweet: &sweet,
                afresh: first || catch_now,
                note_phases,
                pellets,
                arrivals: &solved.arrivals,
            };
            if sweep.afresh {
                changes = Changes::All;
            }
            first = false;
            let mut found = sweep.run(&changes, &mut phases, &mut scratch);
            found.extend(sweep.again(&fresh, &phases));

            solved.levels.begin(turn + 1);
            let mut changed = Vec::new();
            for found in found {
                for (row, boost) in found.arrivals {
                    solved.arrivals[boost as usize][row as usize] = turn;
                }
                for (row, lanes) in found.phases {
                    for square in lanes.iter() {
                        solved.phases[row as usize * self.ground.len + square] = turn;
                    }
                }
                for (row, now) in found.rows {
                    let bad = &mut bad[row as usize];
                    let decided = *bad ^ now;
                    if !decided.is_empty() {
                        solved.levels.mark(row as usize, decided);
                        *bad = now;
                        changed.push(row as usize);
                    }
                }
            }
            if !changed.is_empty() {
                changes = self.phase.changes(&changed);
                turn += 1;
                continue;
            }
            solved.levels.withdraw();
            changes = self.phase.changes(&[]);
            let pending = events.last().map(|event| event.0);
            let catch = (!caught_yet && self.caught != NEVER).then_some(self.caught);
            match pending.into_iter().chain(catch).min() {
                Some(next) => turn = next,
                None => return Some(solved),
            }
        }
    }

    /// When which pellet of which row is decided, latest first.
    fn events(&self) -> Vec<(u16, u32, u8)> {
        let mut events = Vec::new();
        for (pellet, timing) in self.eaten.iter().enumerate() {
            for row in 0..self.phase.rows {
                let turn = timing.get(row);
                if turn != NEVER {
                    events.push((turn, row as u32, pellet as u8));
                }
            }
        }
        events.sort_unstable_by_key(|event| std::cmp::Reverse(event.0));
        events
    }
}

impl Sweep<'_, '_> {
    /// Brings the phases up to date and finds the rows that change by it.
    fn run(&self, changes: &Changes, phases: &mut [Lanes], scratch: &mut [Scratch]) -> Vec<Found> {
        let phase = self.layer.phase;
        let mut parts = Vec::with_capacity(phase.parts());
        let mut rest = phases;
        for part in 0..phase.parts() {
            let (these, others) = rest.split_at_mut(phase.part(part).len());
            parts.push((part, these));
            rest = others;
        }
        if let [scratch] = scratch {
            let mut found = Found::default();
            for (part, phases) in parts {
                self.part(part, changes, phases, scratch, &mut found);
            }
            return vec![found];
        }
        let parts = Mutex::new(parts);
        let work = |scratch: &mut Scratch| {
            let mut found = Found::default();
            loop {
                let next = parts.lock().expect("no sweep panics").pop();
                let Some((part, phases)) = next else { return found };
                self.part(part, changes, phases, scratch, &mut found);
            }
        };
        let work = &work;
        std::thread::scope(|scope| {
            let threads: Vec<_> =
                scratch.iter_mut().map(|scratch| scope.spawn(move || work(scratch))).collect();
            threads.into_iter().map(|thread| thread.join().expect("no sweep panics")).collect()
        })
    }

    /// Sweeps one part with the widest vectors this machine has.
    #[allow(unsafe_code, reason = "the call is guarded by the test that the instructions exist")]
    fn part(
        &self,
        part: usize,
        changes: &Changes,
        phases: &mut [Lanes],
        scratch: &mut Scratch,
        found: &mut Found,
    ) {
        #[cfg(target_arch = "x86_64")]
        {
            #[target_feature(enable = "avx2,bmi2,popcnt")]
            fn wide(
                sweep: &Sweep<'_, '_>,
                part: usize,
                changes: &Changes,
                phases: &mut [Lanes],
                scratch: &mut Scratch,
                found: &mut Found,
            ) {
                sweep.part_plain(part, changes, phases, scratch, found);
            }
            let wide_enough = is_x86_feature_detected!("avx2") && is_x86_feature_detected!("bmi2");
            if wide_enough && is_x86_feature_detected!("popcnt") {
                // SAFETY: the machine has the instructions that `wide` is made of.
                return unsafe { wide(self, part, changes, phases, scratch, found) };
            }
        }
        self.part_plain(part, changes, phases, scratch, found);
    }

    #[inline(always)]
    fn part_plain(
        &self,
        part: usize,
        changes: &Changes,
        phases: &mut [Lanes],
        scratch: &mut Scratch,
        found: &mut Found,
    ) {
        let phase = self.layer.phase;
        let start = phase.part(part).start;
        phase.sweep(part, self.bad, changes, scratch, &mut |batch: Batch<'_>| {
            for (nth, &reached) in batch.rows.iter().enumerate() {
                let row = batch.first + nth;
                let mut now = reached;
                let mut ghosts = batch.others;
                if let Some(&own) = batch.own.get(nth) {
                    ghosts |= Lanes::one(nth);
                    if self.caught {
                        now |= batch.catch | own;
                    }
                }
                let before = std::mem::replace(&mut phases[row - start], now);
                if before != now || self.afresh {
                    self.row(row, ghosts, now, before ^ now, found);
                }
            }
        });
    }

    /// Looks at rows whose pellets changed, whether or not their phases did.
    fn again(&self, events: &[(u16, u32, u8)], phases: &[Lanes]) -> Option<Found> {
        let mut found = Found::default();
        for &(_, row, _) in events {
            let occupied = self.layer.phase.occupied(row as usize);
            self.row(row as usize, occupied, phases[row as usize], Lanes::NONE, &mut found);
        }
        (!events.is_empty()).then_some(found)
    }

    /// One turn of PAC-MAN, on all squares he can be on at once (P06–P14, P39).
    #[inline(always)]
    fn row(&self, row: usize, ghosts: Lanes, phase: Lanes, changed: Lanes, found: &mut Found) {
        let Layer { ground, contact, boosts, .. } = self.layer;
        let safe = ground.all & !phase;
        let stops = self.pellets | ghosts;
        let mut ends = self.sweet[usize::from(self.bitter[row])] & !ghosts;
        let stuck = match contact {
            Contact::Caught => {
                if !self.caught {
                    ends |= ghosts;
                }
                ground.sealed
            }
            Contact::Closed => !ground.spread(ground.all & !ghosts),
        };
        let second = safe & !stops | ends;
        let first = ground.spread(second) & !stops | ends;
        let good = ground.spread(first) | safe & stuck;
        let bad = ground.all & !good & !ghosts;
        if bad != self.bad[row] {
            found.rows.push((row as u32, bad));
        }
        if !changed.is_empty() || self.afresh {
            for (nth, boost) in boosts.iter().enumerate() {
                if self.arrivals[nth][row] != NEVER {
                    continue;
                }
                // PAC-MAN needs one good end, the ghosts need all ends to be bad for him.
                let decided = match self.side {
                    Side::Pac => {
                        !(safe & boost.reach).is_empty() && !(safe & boost.ends(ghosts)).is_empty()
                    }
                    Side::Ghosts => (safe & boost.ends(ghosts)).is_empty(),
                };
                if decided {
                    found.arrivals.push((row as u32, nth as u8));
                }
            }
            if self.note_phases && !changed.is_empty() {
                found.phases.push((row as u32, changed & !ghosts));
            }
        }
    }
}
