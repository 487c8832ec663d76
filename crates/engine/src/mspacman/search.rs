use game::{Position as _, Seat, Turn};
use rules::mspacman::Position;

use super::LEARNED;
use super::evaluation::values;
use super::outlook::{Outlook, outlooks};
use crate::mcts::Values;
use crate::watch::Watch;

/// Expectation over true dice: every roll counts by its weight, and whoever moves takes what is
/// best for themselves (max^n). Nothing is drawn by lot, since the luck of a sample would outweigh
/// what moves differ by.
pub(super) struct Search<'a> {
    pub(super) watch: &'a Watch<'a>,
    pub(super) nodes: u64,
    /// The moves in a row that were looked at in full.
    pub(super) depth: u32,
    /// How many steps away it sees a ghost.
    sight: u32,
    stopped: bool,
}

/// How many moves of its own turn are worth a second look: a six near an exit has hundreds.
const BREADTH: usize = 12;
/// And of a turn further ahead.
const NARROW: usize = 4;
/// Nobody sees through more throws than this.
const DEEPEST: u32 = 6;

impl<'a> Search<'a> {
    pub(super) fn new(watch: &'a Watch<'a>, sight: u32) -> Search<'a> {
        Search { watch, nodes: 0, depth: 0, sight, stopped: false }
    }

    /// The moves of `seat`, the best first, looked at as deeply as there is time; at most `deepest`
    /// moves in a row. `news` hears of every depth that is done.
    pub(super) fn deepen(
        &mut self,
        position: &Position,
        seat: Seat,
        deepest: u32,
        mut news: impl FnMut(&Search<'_>, &[Outlook]),
    ) -> Vec<Outlook> {
        let mut glances = outlooks(position, seat, self.sight);
        self.nodes += glances.len() as u64;
        self.depth = 1;
        let own = |(outlook, _): &(Outlook, Position)| outlook.values[seat.index()];
        for depth in 2..=deepest.min(DEEPEST).min(self.watch.depth()) {
            let worthy = glances.len().min(BREADTH);
            let mut looked = 0;
            for (outlook, after) in &mut glances[..worthy] {
                let values = self.value(after, depth - 1);
                if self.stopped {
                    break;
                }
                outlook.values = values;
                looked += 1;
            }
            // The best so far was looked at first, so what was looked at is worth having.
            glances[..looked].sort_by(|a, b| own(b).total_cmp(&own(a)));
            if self.stopped {
                break;
            }
            self.depth = depth;
            news(self, &only(&glances));
            if worthy == 1 || self.watch.late(0.2) {
                break;
            }
        }
        only(&glances)
    }

    /// What everyone may expect of a position, `depth` more moves deep.
    fn value(&mut self, position: &Position, depth: u32) -> Values {
        self.stopped |= self.watch.expired(self.nodes);
        if self.stopped {
            return Values::default();
        }
        match position.turn() {
            Turn::Over => values(&LEARNED, position, self.sight),
            Turn::Chance => {
                let mut rolls = Vec::new();
                position.rolls(&mut rolls);
                let all: u32 = rolls.iter().map(|&(_, weight)| weight).sum();
                let mut mean = Values::default();
                for (roll, weight) in rolls {
                    let mut after = position.clone();
                    after.roll(roll);
                    let share = weight as f32 / all as f32;
                    for (sum, value) in mean.iter_mut().zip(self.value(&after, depth)) {
                        *sum += share * value;
                    }
                }
                mean
            }
            Turn::Seat(seat) => {
                let glances = outlooks(position, seat, self.sight);
                self.nodes += glances.len() as u64;
                if depth == 1 {
                    return glances[0].0.values;
                }
                let looked =
                    glances.iter().take(NARROW).map(|(_, after)| self.value(after, depth - 1));
                let best = looked.max_by(|a, b| a[seat.index()].total_cmp(&b[seat.index()]));
                best.expect("a seat to move has a move")
            }
        }
    }
}

fn only(glances: &[(Outlook, Position)]) -> Vec<Outlook> {
    glances.iter().map(|&(outlook, _)| outlook).collect()
}
