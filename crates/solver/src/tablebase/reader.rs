use std::collections::{HashMap, VecDeque};
use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use super::block::{BlockKind, BlockShape};
use super::block_layout::BlockLayout;
use super::file_error::TablebaseFileError;
use super::format::{HEADER_LEN, MAGIC};
use super::{Directory, LayerEntry};
use crate::bytes::ByteReader;
use crate::maze_graph::MazeGraph;
use crate::winner::Winner;

/// Tablebase reader: a finished file, read block by block.
pub(crate) struct TablebaseReader {
    path: PathBuf,
    source: Mutex<BlockSource>,
    layout: BlockLayout,
    cached: Mutex<BlockCache>,
}

type Block = Arc<Vec<u8>>;

/// Blocks read lately, by layer and number. A full cache forgets the block it has had longest.
#[derive(Default)]
struct BlockCache {
    blocks: HashMap<(usize, usize), Block>,
    /// The keys in the order they came.
    order: VecDeque<(usize, usize)>,
}

impl BlockCache {
    fn get(&self, key: (usize, usize)) -> Option<Block> {
        self.blocks.get(&key).cloned()
    }

    fn insert(&mut self, key: (usize, usize), block: Block, capacity: usize) {
        if self.blocks.insert(key, block).is_some() {
            return;
        }
        self.order.push_back(key);
        while self.order.len() > capacity {
            let oldest = self.order.pop_front().expect("it is longer than its capacity");
            self.blocks.remove(&oldest);
        }
    }
}

/// Reads and decompresses one block at a time. The decompressor is kept because creating one costs
/// more than using it.
struct BlockSource {
    file: File,
    /// Its length.
    len: u64,
    decompressor: zstd::bulk::Decompressor<'static>,
}

/// Capacity of the block cache. A block is 14 kB as a rule.
const MAX_CACHED_BLOCKS: usize = 2048;

impl TablebaseReader {
    /// Opens a finished file and checks header, length and directory.
    pub(crate) fn open(
        path: &Path,
        graph: &MazeGraph,
    ) -> Result<(TablebaseReader, Directory), TablebaseFileError> {
        let mut file = File::open(path)?;
        let len = file.metadata()?.len();
        let mut header = [0; HEADER_LEN as usize];
        file.read_exact(&mut header).map_err(|_| TablebaseFileError::Foreign)?;
        let (magic, mut numbers) = (&header[..16], ByteReader(&header[16..]));
        let (offset, size) =
            numbers.number().zip(numbers.number()).ok_or(TablebaseFileError::Foreign)?;
        if *magic != MAGIC {
            let unfinished = magic == [0; 16];
            return Err(if unfinished {
                TablebaseFileError::Damaged
            } else {
                TablebaseFileError::Foreign
            });
        }
        if offset.checked_add(size) != Some(len) || offset < HEADER_LEN {
            return Err(TablebaseFileError::Damaged);
        }
        file.seek(SeekFrom::Start(offset))?;
        let mut compressed = Vec::new();
        file.read_to_end(&mut compressed)?;
        let bytes =
            zstd::stream::decode_all(&compressed[..]).map_err(|_| TablebaseFileError::Damaged)?;
        let directory =
            Directory::read(&mut ByteReader(&bytes)).ok_or(TablebaseFileError::Damaged)?;
        let decompressor = zstd::bulk::Decompressor::new()?;
        let reader = TablebaseReader {
            path: path.to_owned(),
            source: Mutex::new(BlockSource { file, len, decompressor }),
            layout: BlockLayout::new(graph),
            cached: Mutex::default(),
        };
        Ok((reader, directory))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// The winner of a position of a layer and the distance to win, if somebody wins.
    pub(crate) fn get(
        &self,
        directory: &Directory,
        layer: usize,
        row: usize,
        square: usize,
    ) -> Result<Option<(Winner, u16)>, TablebaseFileError> {
        let entry = directory.layers.get(layer).ok_or(TablebaseFileError::Damaged)?;
        if let Some(base) = entry.delta_base {
            // A base is an earlier layer, so the recursion ends.
            if base.layer >= layer {
                return Err(TablebaseFileError::Damaged);
            }
            let found = self.get(directory, base.layer, row, square)?;
            let Some((winner, turns)) = found else { return Ok(None) };
            let one_more = self.number(layer, entry, row, square)? as u16;
            let turns = turns.checked_add(base.offsets[winner as usize]);
            let turns = turns.and_then(|turns| turns.checked_add(one_more));
            return turns.map(|turns| Some((winner, turns))).ok_or(TablebaseFileError::Damaged);
        }
        let [by_pac, by_ghosts] = &entry.distances;
        if by_pac.is_empty() && by_ghosts.is_empty() {
            return Ok(None);
        }
        let Some(nth) = self.number(layer, entry, row, square)?.checked_sub(1) else {
            return Ok(None);
        };
        let found = match nth.checked_sub(by_pac.len()) {
            None => (Winner::Pac, by_pac[nth]),
            Some(nth) => (Winner::Ghosts, *by_ghosts.get(nth).ok_or(TablebaseFileError::Damaged)?),
        };
        Ok(Some(found))
    }

    /// What the blocks of a layer hold for a position.
    fn number(
        &self,
        layer: usize,
        entry: &LayerEntry,
        row: usize,
        square: usize,
    ) -> Result<usize, TablebaseFileError> {
        let cell = self.layout.cell(row, square);
        let shape = self.shape(entry, cell.block)?;
        if cell.row >= shape.rows {
            return Err(TablebaseFileError::Damaged);
        }
        let block = self.block(layer, entry, cell.block)?;
        Ok(shape.get(&block, cell.row, cell.square))
    }

    fn shape(&self, entry: &LayerEntry, nth: usize) -> Result<BlockShape, TablebaseFileError> {
        let kind = match entry.delta_base {
            Some(_) => BlockKind::Bits,
            None => BlockKind::numbers(entry.distances.iter().map(Vec::len).sum()),
        };
        self.layout.shape(entry.rows, kind, nth).ok_or(TablebaseFileError::Damaged)
    }

    /// A block of a layer, from the cache or from the file.
    fn block(
        &self,
        layer: usize,
        entry: &LayerEntry,
        nth: usize,
    ) -> Result<Block, TablebaseFileError> {
        let cached = || self.cached.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(block) = cached().get((layer, nth)) {
            return Ok(block);
        }
        let (&start, &end) = entry
            .blocks
            .get(nth)
            .zip(entry.blocks.get(nth + 1))
            .ok_or(TablebaseFileError::Damaged)?;
        let len = end.checked_sub(start).ok_or(TablebaseFileError::Damaged)?;
        let size = self.shape(entry, nth)?.size();
        let block = {
            let mut source = self.source.lock().unwrap_or_else(PoisonError::into_inner);
            let BlockSource { file, len: file_len, decompressor } = &mut *source;
            if end > *file_len {
                return Err(TablebaseFileError::Damaged);
            }
            let mut compressed = vec![0; len as usize];
            file.seek(SeekFrom::Start(start))?;
            file.read_exact(&mut compressed).map_err(|_| TablebaseFileError::Damaged)?;
            let block = decompressor.decompress(&compressed, size);
            block.map_err(|_| TablebaseFileError::Damaged)?
        };
        if block.len() != size {
            return Err(TablebaseFileError::Damaged);
        }
        let block = Arc::new(block);
        cached().insert((layer, nth), block.clone(), MAX_CACHED_BLOCKS);
        Ok(block)
    }

    /// Reads every block once, and with it its checksum.
    pub(crate) fn check(&self, directory: &Directory) -> Result<(), TablebaseFileError> {
        for (layer, entry) in directory.layers.iter().enumerate() {
            for nth in 0..entry.blocks.len().saturating_sub(1) {
                self.block(layer, entry, nth)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_cache_forgets_only_the_oldest_block() {
        let mut cache = BlockCache::default();
        for nth in [0, 1, 2, 1, 3] {
            cache.insert((7, nth), Block::default(), 3);
        }
        let kept = [0, 1, 2, 3].map(|nth| cache.get((7, nth)).is_some());
        assert_eq!(kept, [false, true, true, true]);
        assert_eq!(cache.blocks.len(), cache.order.len());
    }
}
