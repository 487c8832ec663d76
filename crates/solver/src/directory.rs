use std::collections::BTreeMap;

use crate::bytes::{Bytes, Reader};

/// Certain pellets, lives and ghosts: the positions of a solution that differ in where the pieces
/// stand alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Spot {
    /// A bit for each pellet that lies.
    pub(crate) pellets: u8,
    pub(crate) lives: u8,
    pub(crate) squad: usize,
}

/// Where the levels of a spot are kept. Numbers of lives that differ by a number of turns alone, for
/// each side, share them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) layer: usize,
    pub(crate) later: Later,
}

/// How many turns later, for PAC-MAN's wins and for the ghosts'.
pub(crate) type Later = [u16; 2];

/// What lies where in a solution.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Directory {
    /// The maze and the rules that were solved.
    pub(crate) key: String,
    /// Up to how many lives.
    pub(crate) lives: u8,
    pub(crate) places: BTreeMap<Spot, Place>,
    /// How many positions a spot has with PAC-MAN to move.
    pub(crate) positions: BTreeMap<Spot, u64>,
    pub(crate) layers: Vec<Entry>,
}

/// One layer: the positions PAC-MAN wins and those the ghosts win.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) rows: usize,
    /// The turns that occur, rising.
    pub(crate) turns: [Vec<u16>; 2],
    /// How many positions each side wins.
    pub(crate) count: [u64; 2],
    /// How it follows from an earlier layer, where it does.
    pub(crate) step: Option<Follows>,
    /// Where in the file each block ends, after where the first one starts.
    pub(crate) blocks: Vec<u64>,
}

/// The same positions as another layer, so many turns later or, where its blocks say so, one more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Follows {
    pub(crate) from: usize,
    pub(crate) later: Later,
}

impl Directory {
    pub(crate) fn write(&self, out: &mut Bytes) {
        out.text(&self.key);
        out.number(self.lives.into());
        out.number(self.places.len() as u64);
        for (spot, place) in &self.places {
            out.number(spot.pellets.into());
            out.number(spot.lives.into());
            out.number(spot.squad as u64);
            out.number(self.positions[spot]);
            out.number(place.layer as u64);
            out.shorts(&place.later);
        }
        out.number(self.layers.len() as u64);
        for entry in &self.layers {
            out.number(entry.rows as u64);
            for (turns, count) in entry.turns.iter().zip(entry.count) {
                out.shorts(turns);
                out.number(count);
            }
            out.number(entry.step.map_or(0, |step| step.from as u64 + 1));
            out.shorts(&entry.step.map_or([0; 2], |step| step.later));
            out.number(entry.blocks.len() as u64);
            for &end in &entry.blocks {
                out.number(end);
            }
        }
    }

    pub(crate) fn read(from: &mut Reader<'_>) -> Option<Directory> {
        let mut directory = Directory {
            key: from.text()?,
            lives: from.number()?.try_into().ok()?,
            ..Directory::default()
        };
        for _ in 0..from.number()? {
            let spot = Spot {
                pellets: from.number()?.try_into().ok()?,
                lives: from.number()?.try_into().ok()?,
                squad: from.count()?,
            };
            directory.positions.insert(spot, from.number()?);
            let place = Place { layer: from.count()?, later: later(from)? };
            directory.places.insert(spot, place);
        }
        for _ in 0..from.number()? {
            let mut entry = Entry { rows: from.count()?, ..Entry::default() };
            for side in 0..2 {
                entry.turns[side] = from.shorts()?;
                entry.count[side] = from.number()?;
            }
            let (follows, later) = (from.count()?, later(from)?);
            entry.step = follows.checked_sub(1).map(|from| Follows { from, later });
            for _ in 0..from.number()? {
                entry.blocks.push(from.number()?);
            }
            directory.layers.push(entry);
        }
        Some(directory)
    }
}

fn later(from: &mut Reader<'_>) -> Option<Later> {
    from.shorts()?.try_into().ok()
}
