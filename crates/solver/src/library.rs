use std::collections::HashMap;
use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use crate::block::{Kind, Shape};
use crate::bytes::Reader;
use crate::cut::Cut;
use crate::directory::{Directory, Entry};
use crate::ground::Ground;
use crate::shelf::{HEAD, MAGIC, Trouble};
use crate::side::Side;

/// A finished file of layers, read block by block.
pub(crate) struct Library {
    path: PathBuf,
    desk: Mutex<Desk>,
    cut: Cut,
    /// Blocks read lately, by layer and number.
    blocks: Mutex<HashMap<(usize, usize), Block>>,
}

type Block = Arc<Vec<u8>>;

/// What reads blocks, one at a time. Making an unpacker costs more than using it.
struct Desk {
    file: File,
    unpacker: zstd::bulk::Decompressor<'static>,
}

/// Blocks kept in memory, 14 kB each as a rule.
const KEPT: usize = 2048;

impl Library {
    /// Opens a finished file and checks that it is whole: head, length and directory.
    pub(crate) fn open(path: &Path, ground: &Ground) -> Result<(Library, Directory), Trouble> {
        let mut file = File::open(path)?;
        let len = file.metadata()?.len();
        let mut head = [0; HEAD as usize];
        file.read_exact(&mut head).map_err(|_| Trouble::Foreign)?;
        let (magic, mut numbers) = (&head[..16], Reader(&head[16..]));
        let (at, size) = numbers.number().zip(numbers.number()).ok_or(Trouble::Foreign)?;
        if *magic != MAGIC {
            return Err(if magic == [0; 16] { Trouble::Damaged } else { Trouble::Foreign });
        }
        if at.checked_add(size) != Some(len) || at < HEAD {
            return Err(Trouble::Damaged);
        }
        file.seek(SeekFrom::Start(at))?;
        let mut packed = Vec::new();
        file.read_to_end(&mut packed)?;
        let bytes = zstd::stream::decode_all(&packed[..]).map_err(|_| Trouble::Damaged)?;
        let directory = Directory::read(&mut Reader(&bytes)).ok_or(Trouble::Damaged)?;
        let library = Library {
            path: path.to_owned(),
            desk: Mutex::new(Desk { file, unpacker: zstd::bulk::Decompressor::new()? }),
            cut: Cut::new(ground),
            blocks: Mutex::default(),
        };
        Ok((library, directory))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Who wins a position of the layer and after how many turns, if anybody does.
    pub(crate) fn get(
        &self,
        directory: &Directory,
        layer: usize,
        row: usize,
        square: usize,
    ) -> Result<Option<(Side, u16)>, Trouble> {
        let entry = directory.layers.get(layer).ok_or(Trouble::Damaged)?;
        if let Some(step) = entry.step {
            // Steps lead to layers solved before, so this comes to an end.
            let before = if step.from < layer { step.from } else { return Err(Trouble::Damaged) };
            let found = self.get(directory, before, row, square)?;
            let Some((side, turns)) = found else { return Ok(None) };
            let more = self.number(layer, entry, row, square)? as u16;
            return Ok(Some((side, turns + step.later[side as usize] + more)));
        }
        let [by_pac, by_ghosts] = &entry.turns;
        if by_pac.is_empty() && by_ghosts.is_empty() {
            return Ok(None);
        }
        let Some(nth) = self.number(layer, entry, row, square)?.checked_sub(1) else {
            return Ok(None);
        };
        let found = match nth.checked_sub(by_pac.len()) {
            None => (Side::Pac, by_pac[nth]),
            Some(nth) => (Side::Ghosts, *by_ghosts.get(nth).ok_or(Trouble::Damaged)?),
        };
        Ok(Some(found))
    }

    fn number(
        &self,
        layer: usize,
        entry: &Entry,
        row: usize,
        square: usize,
    ) -> Result<usize, Trouble> {
        let cell = self.cut.cell(row, square);
        let block = self.block(layer, entry, cell.block)?;
        Ok(self.shape(entry, cell.block)?.get(&block, cell.row, cell.square))
    }

    fn shape(&self, entry: &Entry, nth: usize) -> Result<Shape, Trouble> {
        let kind = match entry.step {
            Some(_) => Kind::Bits,
            None => Kind::numbers(entry.turns.iter().map(Vec::len).sum()),
        };
        self.cut.shape(entry.rows, kind, nth).ok_or(Trouble::Damaged)
    }

    fn block(&self, layer: usize, entry: &Entry, nth: usize) -> Result<Block, Trouble> {
        let blocks = || self.blocks.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(block) = blocks().get(&(layer, nth)) {
            return Ok(block.clone());
        }
        let (&start, &end) =
            entry.blocks.get(nth).zip(entry.blocks.get(nth + 1)).ok_or(Trouble::Damaged)?;
        let mut packed = vec![0; end.checked_sub(start).ok_or(Trouble::Damaged)? as usize];
        let size = self.shape(entry, nth)?.size();
        let block = {
            let mut desk = self.desk.lock().unwrap_or_else(PoisonError::into_inner);
            desk.file.seek(SeekFrom::Start(start))?;
            desk.file.read_exact(&mut packed).map_err(|_| Trouble::Damaged)?;
            desk.unpacker.decompress(&packed, size).map_err(|_| Trouble::Damaged)?
        };
        if block.len() != size {
            return Err(Trouble::Damaged);
        }
        let block = Arc::new(block);
        let mut kept = blocks();
        if kept.len() >= KEPT {
            kept.clear();
        }
        kept.insert((layer, nth), block.clone());
        Ok(block)
    }

    /// Reads every block once.
    pub(crate) fn check(&self, directory: &Directory) -> Result<(), Trouble> {
        for (layer, entry) in directory.layers.iter().enumerate() {
            for nth in 0..entry.blocks.len().saturating_sub(1) {
                self.block(layer, entry, nth)?;
            }
        }
        Ok(())
    }
}
