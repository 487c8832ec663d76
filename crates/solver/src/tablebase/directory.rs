use std::collections::BTreeMap;

use crate::bytes::{ByteReader, ByteWriter};

/// Layer key: pellet set, lives and ghost subset. The positions of a layer differ only in where the
/// pieces stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct LayerKey {
    /// A bit for each pellet that is left.
    pub(crate) pellets: u8,
    pub(crate) lives: u8,
    pub(crate) subset: usize,
}

/// Where the distances of a layer are stored. Layers that differ only in lives, and whose distances
/// differ by a constant for each winner, share one stored layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LayerRef {
    /// Number of the stored layer.
    pub(crate) layer: usize,
    /// What to add to its distances.
    pub(crate) offsets: TurnOffsets,
}

/// Turns to add to distances, by [`Winner`](crate::winner::Winner).
pub(crate) type TurnOffsets = [u16; 2];

/// The directory of a tablebase: which layers there are, and where in the file their blocks lie.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Directory {
    /// The maze and the rules that were solved: see `state_space::solution_key`.
    pub(crate) solution_key: String,
    /// Up to how many lives.
    pub(crate) lives: u8,
    pub(crate) layer_refs: BTreeMap<LayerKey, LayerRef>,
    /// The number of legal positions with PAC-MAN to move.
    pub(crate) positions: BTreeMap<LayerKey, u64>,
    /// The stored layers.
    pub(crate) layers: Vec<LayerEntry>,
}

/// One stored layer, with the wins of both sides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct LayerEntry {
    pub(crate) rows: usize,
    /// The distances that occur, rising, by winner.
    pub(crate) distances: [Vec<u16>; 2],
    /// The number of legal positions won, by winner.
    pub(crate) count: [u64; 2],
    /// For a layer stored as a delta, what it is relative to.
    pub(crate) delta_base: Option<DeltaBase>,
    /// Offset in the file of the first block, then of the end of each block.
    pub(crate) blocks: Vec<u64>,
}

/// The base of a delta: the layer has the same won positions, each with `offsets` added to its
/// distance, plus one where the bit in the delta's blocks is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DeltaBase {
    pub(crate) layer: usize,
    pub(crate) offsets: TurnOffsets,
}

impl Directory {
    pub(crate) fn write(&self, out: &mut ByteWriter) {
        out.text(&self.solution_key);
        out.number(self.lives.into());
        out.number(self.layer_refs.len() as u64);
        for (key, layer_ref) in &self.layer_refs {
            out.number(key.pellets.into());
            out.number(key.lives.into());
            out.number(key.subset as u64);
            out.number(self.positions[key]);
            out.number(layer_ref.layer as u64);
            out.shorts(&layer_ref.offsets);
        }
        out.number(self.layers.len() as u64);
        for entry in &self.layers {
            out.number(entry.rows as u64);
            for (distances, count) in entry.distances.iter().zip(entry.count) {
                out.shorts(distances);
                out.number(count);
            }
            out.number(entry.delta_base.map_or(0, |base| base.layer as u64 + 1));
            out.shorts(&entry.delta_base.map_or([0; 2], |base| base.offsets));
            out.number(entry.blocks.len() as u64);
            for &end in &entry.blocks {
                out.number(end);
            }
        }
    }

    pub(crate) fn read(from: &mut ByteReader<'_>) -> Option<Directory> {
        let mut directory = Directory {
            solution_key: from.text()?,
            lives: from.number()?.try_into().ok()?,
            ..Directory::default()
        };
        for _ in 0..from.number()? {
            let key = LayerKey {
                pellets: from.number()?.try_into().ok()?,
                lives: from.number()?.try_into().ok()?,
                subset: from.count()?,
            };
            directory.positions.insert(key, from.number()?);
            let layer_ref = LayerRef { layer: from.count()?, offsets: read_offsets(from)? };
            directory.layer_refs.insert(key, layer_ref);
        }
        for _ in 0..from.number()? {
            let mut entry = LayerEntry { rows: from.count()?, ..LayerEntry::default() };
            for winner in 0..2 {
                entry.distances[winner] = from.shorts()?;
                entry.count[winner] = from.number()?;
            }
            let (base, offsets) = (from.count()?, read_offsets(from)?);
            entry.delta_base = base.checked_sub(1).map(|layer| DeltaBase { layer, offsets });
            for _ in 0..from.number()? {
                entry.blocks.push(from.number()?);
            }
            directory.layers.push(entry);
        }
        Some(directory)
    }
}

fn read_offsets(from: &mut ByteReader<'_>) -> Option<TurnOffsets> {
    from.shorts()?.try_into().ok()
}
