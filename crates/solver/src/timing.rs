use std::sync::Arc;

use crate::bytes::{Bytes, Reader};

/// Never decided.
pub(crate) const NEVER: u16 = u16::MAX;

/// After how many turns something is decided, by row. What differs by a number of turns alone is
/// kept once.
#[derive(Clone, Debug)]
pub(crate) struct Timing {
    turns: Arc<Vec<u16>>,
    /// The turns that occur, rising.
    kinds: Arc<[u16]>,
    later: u16,
}

impl Timing {
    pub(crate) fn new(turns: Vec<u16>) -> Timing {
        let mut seen = vec![false; usize::from(NEVER) + 1];
        for &turns in &turns {
            seen[usize::from(turns)] = true;
        }
        let kinds: Vec<u16> = (0..NEVER).filter(|&turns| seen[usize::from(turns)]).collect();
        Timing { turns: turns.into(), kinds: kinds.into(), later: 0 }
    }

    /// The turns after which something is decided, rising.
    pub(crate) fn kinds(&self) -> impl Iterator<Item = u16> {
        self.kinds.iter().map(|turns| turns + self.later)
    }

    /// What is decided by that turn: the rows whose number is smaller than the one beside them.
    pub(crate) fn decided(&self, by: u16) -> (&[u16], u16) {
        (&self.turns, (by + 1).saturating_sub(self.later))
    }

    fn never(&self) -> bool {
        self.kinds.is_empty()
    }

    #[inline]
    pub(crate) fn get(&self, row: usize) -> u16 {
        match self.turns[row] {
            NEVER => NEVER,
            turns => turns + self.later,
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.turns.len()
    }

    #[must_use]
    pub(crate) fn later(&self, by: u16) -> Timing {
        Timing { later: self.later + by, ..self.clone() }
    }
}

impl Timing {
    /// Writes timings such that what they share is written once.
    pub(crate) fn write_all(timings: &[&Timing], out: &mut Bytes) {
        let mut seen: Vec<*const Vec<u16>> = Vec::new();
        for timing in timings {
            let at = Arc::as_ptr(&timing.turns);
            let known = seen.iter().position(|&known| known == at);
            out.number(known.unwrap_or(seen.len()) as u64);
            out.number(timing.later.into());
            if known.is_none() {
                seen.push(at);
                out.shorts(&timing.turns);
            }
        }
    }

    /// Reads as many timings as were written.
    pub(crate) fn read_all(len: usize, from: &mut Reader<'_>) -> Option<Vec<Timing>> {
        let mut seen: Vec<Timing> = Vec::new();
        let mut timings = Vec::new();
        for _ in 0..len {
            let (nth, later) = (from.count()?, from.number()?.try_into().ok()?);
            if nth == seen.len() {
                seen.push(Timing::new(from.shorts()?));
            }
            timings.push(Timing { later, ..seen.get(nth)?.clone() });
        }
        Some(timings)
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
        if old.never() && new.never() {
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
