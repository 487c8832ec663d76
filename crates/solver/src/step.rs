use std::sync::Arc;

use crate::directory::Later;
use crate::lanes::Lanes;
use crate::levels::Levels;
use crate::sheet::Sheet;

/// What is left to say of a layer once that of fewer lives is known: mostly the same positions are
/// decided, each so many turns later or one turn more.
pub(crate) struct Step {
    pub(crate) later: Later,
    /// The positions that are one turn more.
    pub(crate) more: Sheet,
    /// The positions that are decided.
    pub(crate) marked: Sheet,
}

/// Differences of numbers, bit by bit, lowest first, for all squares at once.
type Difference = [Lanes; WIDTH];

/// Numbers and their differences have fewer bits than that.
const WIDTH: usize = 10;

impl Step {
    /// The step between two layers, where it is one for both sides.
    pub(crate) fn between(old: [&Arc<Levels>; 2], new: [&Arc<Levels>; 2]) -> Option<Step> {
        let [mut pac, ghosts] = [Step::of_side(old[0], new[0])?, Step::of_side(old[1], new[1])?];
        pac.later[1] = ghosts.later[0];
        pac.more.add(&ghosts.more);
        pac.marked.add(&ghosts.marked);
        Some(pac)
    }

    /// The step for one side, as if it were PAC-MAN.
    fn of_side(old: &Arc<Levels>, new: &Arc<Levels>) -> Option<Step> {
        let rows = new.rows();
        let nothing = old.turns().is_empty() && new.turns().is_empty();
        if nothing || Arc::ptr_eq(old, new) {
            let marked = Sheet::from_rows((0..rows).map(|row| marked(new, row)));
            return Some(Step { later: [0; 2], more: Sheet::new(rows, Lanes::NONE), marked });
        }
        let (old_first, new_first) = (old.steady()?, new.steady()?);
        if old.bits().len().max(new.bits().len()) + 1 > WIDTH {
            return None;
        }
        let first = |row: usize| {
            let square = marked(new, row).iter().next()?;
            Some(Difference::of(old, new, row).at(square))
        };
        let first = (0..rows).find_map(first).unwrap_or(0);
        // The first position is either one of those that are a turn more, or none of them.
        [first, first - 1].into_iter().find_map(|least| {
            let later = i32::from(new_first) - i32::from(old_first) + least;
            let mut step = Step {
                later: [later.try_into().ok()?, 0],
                more: Sheet::default(),
                marked: Sheet::default(),
            };
            for row in 0..rows {
                let decided = marked(new, row);
                let difference = Difference::of(old, new, row);
                let more = difference.equal(least + 1) & decided;
                let others = decided & !more & !difference.equal(least);
                if decided != marked(old, row) || !others.is_empty() {
                    return None;
                }
                step.marked.push(decided);
                step.more.push(more);
            }
            Some(step)
        })
    }
}

fn marked(levels: &Levels, row: usize) -> Lanes {
    levels.bits().iter().fold(Lanes::NONE, |set, sheet| set | sheet.get(row))
}

trait Differ {
    /// New minus old, as a number with a sign.
    fn of(old: &Levels, new: &Levels, row: usize) -> Self;
    /// Where it is that number.
    fn equal(&self, number: i32) -> Lanes;
    /// What it is on one square.
    fn at(&self, square: usize) -> i32;
}

impl Differ for Difference {
    #[inline]
    fn of(old: &Levels, new: &Levels, row: usize) -> Difference {
        let bit = |levels: &Levels, nth: usize| {
            levels.bits().get(nth).map_or(Lanes::NONE, |sheet| sheet.get(row))
        };
        let mut difference = [Lanes::NONE; WIDTH];
        let mut borrow = Lanes::NONE;
        for (nth, difference) in difference.iter_mut().enumerate() {
            let (from, to) = (bit(old, nth), bit(new, nth));
            *difference = to ^ from ^ borrow;
            borrow = !to & (from | borrow) | from & borrow;
        }
        difference
    }

    #[inline]
    fn equal(&self, number: i32) -> Lanes {
        self.iter().enumerate().fold(!Lanes::NONE, |equal, (nth, &bits)| {
            equal & if number >> nth & 1 != 0 { bits } else { !bits }
        })
    }

    fn at(&self, square: usize) -> i32 {
        let bit = |nth: usize| i32::from(self[nth].has(square));
        let size = (0..WIDTH - 1).fold(0, |number, nth| number | bit(nth) << nth);
        size - (bit(WIDTH - 1) << (WIDTH - 1))
    }
}
