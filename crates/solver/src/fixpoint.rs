use std::collections::BTreeSet;

use rules::pacman::Contact;

use crate::feast::Boosts;
use crate::ground::Ground;
use crate::lanes::Lanes;
use crate::levels::Levels;
use crate::phase::{Aim, Changes, Phase, Scratch};
use crate::sheet::Sheet;
use crate::side::Side;
use crate::sweep::{Found, Sweep, strips};
use crate::timing::{NEVER, Timing};
use crate::turn::Turn;

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

/// Fewer rows than that are not worth a second thread.
const MANY: usize = 20_000;

impl Layer<'_> {
    /// Solves the layer for one side; nothing if `keep_going` says so, which is asked before every
    /// sweep.
    ///
    /// Where PAC-MAN has not won yet, or has lost already, is `bad` for him: for his own side that
    /// shrinks, for the ghosts' it grows.
    pub(crate) fn solve(
        &self,
        side: Side,
        note_phases: bool,
        keep_going: &mut dyn FnMut(u16) -> bool,
    ) -> Option<Solved> {
        let rows = self.phase.rows;
        let (mut bad, mut phases) = match side {
            Side::Pac => {
                let free = self.phase.occupied().map(|ghosts| self.ground.all & !ghosts);
                (Sheet::from_rows(free), Sheet::new(rows, self.ground.all))
            }
            Side::Ghosts => (Sheet::new(rows, Lanes::NONE), Sheet::new(rows, Lanes::NONE)),
        };
        let mut next = Sheet::new(rows, Lanes::NONE);
        let mut solved = Solved {
            levels: Levels::new(rows),
            arrivals: vec![vec![NEVER; rows]; self.boosts.len()],
            phases: vec![NEVER; if note_phases { rows * self.ground.len } else { 0 }],
        };
        let mut pending: BTreeSet<u16> = self.eaten.iter().flat_map(Timing::kinds).collect();
        if self.caught != NEVER {
            pending.insert(self.caught);
        }
        let threads = if rows < MANY { 1 } else { self.threads };
        let mut scratch: Vec<Scratch> = (0..threads).map(|_| Scratch::default()).collect();
        let mut changes = Changes::All;
        let mut turn = 0;
        let mut first = true;
        loop {
            if !keep_going(turn) {
                return None;
            }
            let due = pending.remove(&turn);
            if self.caught == turn {
                changes = Changes::All;
            }
            let caught = (self.caught <= turn) == (side == Side::Ghosts);
            let table = (self.pellets, self.eaten);
            let aim = Aim { set: &bad, catch: caught, changes: &changes };
            let sweep = Sweep {
                phase: self.phase,
                aim,
                whole: self.phase.whole(aim),
                turn: Turn::new((self.ground, self.contact), table, side, caught, turn),
                due,
                side,
                boosts: self.boosts,
                squares: self.ground.len,
                first,
                number: turn,
            };
            let marks = solved.levels.begin(turn + 1);
            let strips = strips(
                self.phase,
                (&mut phases, &mut next),
                marks,
                (&mut solved.arrivals, &mut solved.phases),
            );
            let Found { count, rows } = sweep.run(strips, &mut scratch);
            std::mem::swap(&mut bad, &mut next);
            first = false;
            changes = self.phase.changes(rows.as_deref());
            if count > 0 {
                turn += 1;
                continue;
            }
            solved.levels.withdraw();
            match pending.range(turn..).next() {
                Some(&next) => turn = next,
                None => return Some(solved),
            }
        }
    }
}
