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

/// Where the levels of a spot are kept, for one side. Numbers of lives that differ by a number of
/// turns alone share them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    pub(crate) layer: usize,
    pub(crate) later: u16,
}

/// What lies where in a solution.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Directory {
    /// The maze and the rules that were solved.
    pub(crate) key: String,
    /// Up to how many lives.
    pub(crate) lives: u8,
    /// For PAC-MAN and for the ghosts.
    pub(crate) places: BTreeMap<Spot, [Place; 2]>,
    /// How many positions a spot has with PAC-MAN to move.
    pub(crate) positions: BTreeMap<Spot, u64>,
    pub(crate) layers: Vec<Entry>,
}

/// One layer: the positions one side wins.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) rows: usize,
    /// The turns that occur, rising.
    pub(crate) turns: Vec<u16>,
    /// How many positions it holds.
    pub(crate) count: u64,
    /// How it follows from an earlier layer, where it does.
    pub(crate) step: Option<Follows>,
    /// Where in the file each block ends, after where the first one starts.
    pub(crate) blocks: Vec<u64>,
}

/// The same positions as another layer, so many turns later or, where its blocks say so, one more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Follows {
    pub(crate) from: usize,
    pub(crate) later: u16,
}

impl Directory {
    pub(crate) fn write(&self, out: &mut Bytes) {
        out.text(&self.key);
        out.number(self.lives.into());
        out.number(self.places.len() as u64);
        for (spot, places) in &self.places {
            out.number(spot.pellets.into());
            out.number(spot.lives.into());
            out.number(spot.squad as u64);
            out.number(self.positions[spot]);
            for place in places {
                out.number(place.layer as u64);
                out.number(place.later.into());
            }
        }
        out.number(self.layers.len() as u64);
        for entry in &self.layers {
            out.number(entry.rows as u64);
            out.shorts(&entry.turns);
            out.number(entry.count);
            out.number(entry.step.map_or(0, |step| step.from as u64 + 1));
            out.number(entry.step.map_or(0, |step| step.later.into()));
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
            let mut place =
                || Some(Place { layer: from.count()?, later: from.number()?.try_into().ok()? });
            directory.places.insert(spot, [place()?, place()?]);
        }
        for _ in 0..from.number()? {
            let mut entry = Entry {
                rows: from.count()?,
                turns: from.shorts()?,
                count: from.number()?,
                ..Entry::default()
            };
            let (follows, later) = (from.count()?, from.number()?.try_into().ok()?);
            entry.step = follows.checked_sub(1).map(|from| Follows { from, later });
            for _ in 0..from.number()? {
                entry.blocks.push(from.number()?);
            }
            directory.layers.push(entry);
        }
        Some(directory)
    }
}
