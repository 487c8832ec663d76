use std::sync::Arc;

use crate::bytes::{ByteReader, ByteWriter};

/// The distance of what is never decided.
pub(crate) const NEVER: u16 = u16::MAX;

/// After how many turns something is decided, by row. Copies that differ by a constant number of
/// turns share the numbers.
#[derive(Clone, Debug)]
pub(crate) struct RowDistances {
    distances: Arc<Vec<u16>>,
    /// The distances that occur, rising, without [`NEVER`].
    occurring: Arc<[u16]>,
    /// What to add to all distances but [`NEVER`].
    offset: u16,
}

impl RowDistances {
    pub(crate) fn new(distances: Vec<u16>) -> RowDistances {
        let mut seen = vec![false; usize::from(NEVER) + 1];
        for &distance in &distances {
            seen[usize::from(distance)] = true;
        }
        let occurring: Vec<u16> = (0..NEVER).filter(|&turns| seen[usize::from(turns)]).collect();
        RowDistances { distances: distances.into(), occurring: occurring.into(), offset: 0 }
    }

    /// The distances that occur, rising, without [`NEVER`].
    pub(crate) fn occurring(&self) -> impl Iterator<Item = u16> {
        self.occurring.iter().map(|distance| distance + self.offset)
    }

    /// What is decided by that turn, as numbers and a limit: the rows with a number below the
    /// limit.
    pub(crate) fn decided_by(&self, turn: u16) -> (&[u16], u16) {
        (&self.distances, (turn + 1).saturating_sub(self.offset))
    }

    /// Whether nothing is decided by that turn.
    pub(crate) fn is_undecided_by(&self, turn: u16) -> bool {
        self.occurring().next().is_none_or(|first| first > turn)
    }

    fn is_never(&self) -> bool {
        self.occurring.is_empty()
    }

    #[inline]
    pub(crate) fn get(&self, row: usize) -> u16 {
        match self.distances[row] {
            NEVER => NEVER,
            distance => distance + self.offset,
        }
    }

    /// The number of rows.
    pub(crate) fn len(&self) -> usize {
        self.distances.len()
    }

    /// The same distances, all of them larger by `turns`.
    #[must_use]
    pub(crate) fn delayed(&self, turns: u16) -> RowDistances {
        RowDistances { offset: self.offset + turns, ..self.clone() }
    }
}

impl RowDistances {
    /// Serializes several, writing shared numbers once.
    pub(crate) fn write_all(all: &[&RowDistances], out: &mut ByteWriter) {
        let mut written: Vec<*const Vec<u16>> = Vec::new();
        for rows in all {
            let pointer = Arc::as_ptr(&rows.distances);
            let known = written.iter().position(|&known| known == pointer);
            out.number(known.unwrap_or(written.len()) as u64);
            out.number(rows.offset.into());
            if known.is_none() {
                written.push(pointer);
                out.shorts(&rows.distances);
            }
        }
    }

    /// Deserializes as many as were written.
    pub(crate) fn read_all(len: usize, from: &mut ByteReader<'_>) -> Option<Vec<RowDistances>> {
        let mut read: Vec<RowDistances> = Vec::new();
        let mut all = Vec::new();
        for _ in 0..len {
            let (nth, offset) = (from.count()?, from.number()?.try_into().ok()?);
            if nth == read.len() {
                read.push(RowDistances::new(from.shorts()?));
            }
            all.push(RowDistances { offset, ..read.get(nth)?.clone() });
        }
        Some(all)
    }
}

/// The constant by which all distances of `new` exceed those of `old`, if there is one. Each comes
/// with one distance beside those by row.
pub(crate) fn constant_delay<'a>(
    (old, old_distance): (impl Iterator<Item = &'a RowDistances>, u16),
    (new, new_distance): (impl Iterator<Item = &'a RowDistances>, u16),
) -> Option<u16> {
    let mut delay = match (old_distance, new_distance) {
        (NEVER, NEVER) => None,
        (NEVER, _) | (_, NEVER) => return None,
        (old, new) => Some(new.checked_sub(old)?),
    };
    for (old, new) in old.zip(new) {
        if old.is_never() && new.is_never() {
            continue;
        }
        if !Arc::ptr_eq(&old.distances, &new.distances) {
            return None;
        }
        let turns = new.offset.checked_sub(old.offset)?;
        if *delay.get_or_insert(turns) != turns {
            return None;
        }
    }
    Some(delay.unwrap_or(0))
}
