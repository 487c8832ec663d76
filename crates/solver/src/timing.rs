use std::sync::Arc;

/// Never decided.
pub(crate) const NEVER: u16 = u16::MAX;

/// After how many turns something is decided, by row. What differs by a number of turns alone is
/// kept once.
#[derive(Clone, Debug)]
pub(crate) struct Timing {
    turns: Arc<Vec<u16>>,
    later: u16,
    never: bool,
}

impl Timing {
    pub(crate) fn new(turns: Vec<u16>) -> Timing {
        let never = turns.iter().all(|&turns| turns == NEVER);
        Timing { turns: turns.into(), later: 0, never }
    }

    #[inline]
    pub(crate) fn get(&self, row: usize) -> u16 {
        match self.turns[row] {
            NEVER => NEVER,
            turns => turns + self.later,
        }
    }

    #[must_use]
    pub(crate) fn later(&self, by: u16) -> Timing {
        Timing { later: self.later + by, ..self.clone() }
    }
}

/// By how many turns everything in `new` is later than in `old`, where it is otherwise the same.
pub(crate) fn delay<'a>(
    (old, old_turn): (impl Iterator<Item = &'a Timing>, u16),
    (new, new_turn): (impl Iterator<Item = &'a Timing>, u16),
) -> Option<u16> {
    let mut delay = match (old_turn, new_turn) {
        (NEVER, NEVER) => None,
        (NEVER, _) | (_, NEVER) => return None,
        (old, new) => Some(new.checked_sub(old)?),
    };
    for (old, new) in old.zip(new) {
        if old.never && new.never {
            continue;
        }
        if !Arc::ptr_eq(&old.turns, &new.turns) {
            return None;
        }
        let by = new.later.checked_sub(old.later)?;
        if *delay.get_or_insert(by) != by {
            return None;
        }
    }
    Some(delay.unwrap_or(0))
}
