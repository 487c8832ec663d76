use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use crate::bytes::{Bytes, Reader};
use crate::directory::{Directory, Entry};
use crate::levels::Levels;

/// Where solved layers go.
#[derive(Debug)]
pub(crate) enum Shelf {
    /// Nowhere: only the start was asked for.
    Nowhere,
    /// Into memory.
    Memory(Vec<Levels>),
    /// Into a file.
    File(FileShelf),
}

/// A file of layers that is still growing.
#[derive(Debug)]
pub(crate) struct FileShelf {
    file: File,
    at: u64,
    squares: usize,
    threads: usize,
}

/// A finished file of layers, read block by block.
pub(crate) struct Library {
    path: PathBuf,
    desk: Mutex<Desk>,
    squares: usize,
    /// Blocks read lately, by layer and number.
    blocks: Mutex<HashMap<(usize, usize), Block>>,
}

type Block = Arc<Vec<u8>>;

/// What reads blocks, one at a time. Making an unpacker costs more than using it.
struct Desk {
    file: File,
    unpacker: zstd::bulk::Decompressor<'static>,
}

/// Why a file cannot be used.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// It cannot be read or written.
    Io(io::Error),
    /// It is not one of ours, or of another version.
    Foreign,
    /// It breaks off or was changed.
    Damaged,
}

const MAGIC: [u8; 16] = *b"Palisade maze 1\n";
/// The magic word, then where the directory lies and how long it is.
const HEAD: u64 = 32;
/// Rows to a block.
pub(crate) const BLOCK: usize = 128;
/// Blocks kept in memory, about 10 kB each.
const KEPT: usize = 4096;

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        Trouble::Io(error)
    }
}

impl Shelf {
    /// Puts a layer away and says where it lies, if that is in a file.
    pub(crate) fn keep(&mut self, levels: Levels) -> io::Result<Vec<u64>> {
        match self {
            Shelf::Nowhere => Ok(Vec::new()),
            Shelf::Memory(layers) => {
                layers.push(levels);
                Ok(Vec::new())
            }
            Shelf::File(file) => file.keep(&levels),
        }
    }
}

impl FileShelf {
    /// Starts a file, or goes on with one of which `at` bytes are good.
    pub(crate) fn open(
        path: &Path,
        at: u64,
        squares: usize,
        threads: usize,
    ) -> io::Result<FileShelf> {
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        let at = at.max(HEAD);
        file.set_len(at)?;
        file.seek(SeekFrom::Start(at))?;
        Ok(FileShelf { file, at, squares, threads })
    }

    /// How many bytes are written so far, after making sure that they are.
    pub(crate) fn sync(&mut self) -> io::Result<u64> {
        self.file.sync_data()?;
        Ok(self.at)
    }

    fn keep(&mut self, levels: &Levels) -> io::Result<Vec<u64>> {
        let mut ends = vec![self.at];
        let starts: Vec<usize> = (0..levels.rows()).step_by(BLOCK).collect();
        // A few hundred blocks at a time bound the memory and keep all threads busy.
        for starts in starts.chunks(512) {
            let pack = |starts: &[usize]| -> io::Result<Vec<Vec<u8>>> {
                let mut packer = packer()?;
                let block = |&start: &usize| {
                    let rows = start..levels.rows().min(start + BLOCK);
                    packer.compress(&levels.bytes(rows, self.squares))
                };
                starts.iter().map(block).collect()
            };
            let share = starts.len().div_ceil(self.threads);
            let packed: Vec<io::Result<Vec<Vec<u8>>>> = std::thread::scope(|scope| {
                let threads: Vec<_> =
                    starts.chunks(share).map(|starts| scope.spawn(|| pack(starts))).collect();
                threads.into_iter().map(|thread| thread.join().expect("packing is total")).collect()
            });
            for packed in packed {
                for block in packed? {
                    self.file.write_all(&block)?;
                    self.at += block.len() as u64;
                    ends.push(self.at);
                }
            }
        }
        Ok(ends)
    }

    /// Adds the directory and then, last of all, the head that makes the file a whole one.
    pub(crate) fn finish(mut self, directory: &Directory) -> io::Result<()> {
        let mut bytes = Bytes::default();
        directory.write(&mut bytes);
        let packed = packer()?.compress(&bytes.0)?;
        self.file.write_all(&packed)?;
        self.file.sync_data()?;
        self.file.seek(SeekFrom::Start(0))?;
        self.file.write_all(&MAGIC)?;
        self.file.write_all(&self.at.to_le_bytes())?;
        self.file.write_all(&(packed.len() as u64).to_le_bytes())?;
        self.file.sync_all()
    }
}

/// Packs with a checksum, fast rather than small.
pub(crate) fn packer() -> io::Result<zstd::bulk::Compressor<'static>> {
    let mut packer = zstd::bulk::Compressor::new(1)?;
    packer.include_checksum(true)?;
    Ok(packer)
}

impl Library {
    /// Opens a finished file and checks that it is whole: head, length and directory.
    pub(crate) fn open(path: &Path, squares: usize) -> Result<(Library, Directory), Trouble> {
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
            squares,
            blocks: Mutex::default(),
        };
        Ok((library, directory))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// The turns after which a position is decided, if it is in the layer.
    pub(crate) fn get(
        &self,
        layer: usize,
        entry: &Entry,
        row: usize,
        square: usize,
    ) -> Result<Option<u16>, Trouble> {
        if entry.turns.is_empty() {
            return Ok(None);
        }
        let block = self.block(layer, entry, row / BLOCK)?;
        let rows = (entry.rows - row / BLOCK * BLOCK).min(BLOCK);
        let (at, size) = (row % BLOCK * self.squares + square, rows * self.squares);
        let high = block.get(size + at).copied().unwrap_or(0);
        let number = usize::from(block[at]) | usize::from(high) << 8;
        match number.checked_sub(1) {
            None => Ok(None),
            Some(nth) => entry.turns.get(nth).copied().map(Some).ok_or(Trouble::Damaged),
        }
    }

    fn block(&self, layer: usize, entry: &Entry, nth: usize) -> Result<Block, Trouble> {
        let blocks = || self.blocks.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(block) = blocks().get(&(layer, nth)) {
            return Ok(block.clone());
        }
        let (&start, &end) =
            entry.blocks.get(nth).zip(entry.blocks.get(nth + 1)).ok_or(Trouble::Damaged)?;
        let mut packed = vec![0; end.checked_sub(start).ok_or(Trouble::Damaged)? as usize];
        let rows = (entry.rows - nth * BLOCK).min(BLOCK);
        let width = if entry.turns.len() > 255 { 2 } else { 1 };
        let size = rows * self.squares * width;
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

impl Levels {
    /// The numbers of some rows, a byte for each square, then the second bytes if there are any.
    fn bytes(&self, rows: std::ops::Range<usize>, squares: usize) -> Vec<u8> {
        let size = rows.len() * squares;
        let width = if self.turns().len() > 255 { 2 } else { 1 };
        // Eight squares are written at a time, the last of them beyond the row.
        let mut bytes = vec![0; size * width + 8];
        for (bit, sheet) in self.bits().iter().enumerate() {
            let (byte, shift) = (bit / 8, bit % 8);
            for (nth, row) in rows.clone().enumerate() {
                let mut at = byte * size + nth * squares;
                let end = at + squares;
                let mut left = sheet.get(row).bits();
                while at < end && left != 0 {
                    let spread = spread(left as u8) << shift;
                    let chunk = bytes[at..].first_chunk_mut::<8>().expect("there is room");
                    *chunk = (u64::from_le_bytes(*chunk) | spread).to_le_bytes();
                    left >>= 8;
                    at += 8;
                }
            }
        }
        bytes.truncate(size * width);
        bytes
    }
}

/// Each bit as a byte of its own.
fn spread(bits: u8) -> u64 {
    const TABLE: [u64; 256] = {
        let mut table = [0; 256];
        let mut bits = 0;
        while bits < 256 {
            let mut bit = 0;
            while bit < 8 {
                table[bits] |= (bits as u64 >> bit & 1) << (8 * bit);
                bit += 1;
            }
            bits += 1;
        }
        table
    };
    TABLE[usize::from(bits)]
}
