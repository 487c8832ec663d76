use std::fs::{File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::ops::Range;
use std::path::Path;
use std::sync::Arc;

use zstd::zstd_safe::CParameter;

use crate::block::{self, Kind, Shape};
use crate::bytes::Bytes;
use crate::cut::Cut;
use crate::directory::Directory;
use crate::ground::Ground;
use crate::levels::Levels;
use crate::sheet::Sheet;
use crate::step::Step;

/// Where solved layers go.
#[derive(Debug)]
pub(crate) enum Shelf {
    /// Nowhere: only the start was asked for.
    Nowhere,
    /// Into memory.
    Memory(Vec<[Arc<Levels>; 2]>),
    /// Into a file.
    File(FileShelf),
}

/// A file of layers that is still growing.
#[derive(Debug)]
pub(crate) struct FileShelf {
    file: File,
    at: u64,
    cut: Cut,
    squares: usize,
    threads: usize,
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

pub(crate) const MAGIC: [u8; 16] = *b"Palisade maze 3\n";
/// The magic word, then where the directory lies and how long it is.
pub(crate) const HEAD: u64 = 32;

/// A layer to put away.
pub(crate) enum Parcel<'a> {
    /// All of it, and what of it positions can ask for.
    Whole([&'a Arc<Levels>; 2], &'a Sheet),
    /// What it adds to an earlier one.
    Step(&'a Step),
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        Trouble::Io(error)
    }
}

impl Shelf {
    /// Whether it takes steps between layers as well as whole ones.
    pub(crate) fn takes_steps(&self) -> bool {
        matches!(self, Shelf::File(_))
    }

    /// Puts a layer away and says where it lies, if that is in a file.
    pub(crate) fn keep(&mut self, parcel: &Parcel<'_>) -> io::Result<Vec<u64>> {
        match (self, parcel) {
            (Shelf::File(file), parcel) => return file.keep(parcel),
            (Shelf::Memory(layers), Parcel::Whole(levels, _)) => {
                layers.push(levels.map(Arc::clone));
            }
            (Shelf::Memory(_), Parcel::Step(_)) => unreachable!("memory takes whole layers"),
            (Shelf::Nowhere, _) => {}
        }
        Ok(Vec::new())
    }
}

impl FileShelf {
    /// Starts a file, or goes on with one of which `at` bytes are good.
    pub(crate) fn open(
        path: &Path,
        at: u64,
        ground: &Ground,
        threads: usize,
    ) -> io::Result<FileShelf> {
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        let at = at.max(HEAD);
        file.set_len(at)?;
        file.seek(SeekFrom::Start(at))?;
        Ok(FileShelf { file, at, cut: Cut::new(ground), squares: ground.len, threads })
    }

    /// How many bytes are written so far, after making sure that they are.
    pub(crate) fn sync(&mut self) -> io::Result<u64> {
        self.file.sync_data()?;
        Ok(self.at)
    }

    fn keep(&mut self, parcel: &Parcel<'_>) -> io::Result<Vec<u64>> {
        let mut ends = vec![self.at];
        let starts: Vec<usize> = (0..parcel.rows()).step_by(Cut::ROWS).collect();
        // A few hundred blocks at a time bound the memory and keep all threads busy.
        for starts in starts.chunks(128) {
            let pack = |starts: &[usize]| -> io::Result<Vec<Vec<u8>>> {
                let mut packer = packer()?;
                let mut packed = Vec::new();
                for &start in starts {
                    let rows = start..parcel.rows().min(start + Cut::ROWS);
                    let (slab, shape) = parcel.slab(rows, self.squares);
                    for squares in self.cut.groups() {
                        packed.push(packer.compress(&shape.pick(&slab, squares))?);
                    }
                }
                Ok(packed)
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

impl Parcel<'_> {
    fn rows(&self) -> usize {
        match self {
            // A layer that holds nothing needs no blocks.
            Parcel::Whole(levels, _) if levels.iter().all(|side| side.turns().is_empty()) => 0,
            Parcel::Whole([levels, _], _) => levels.rows(),
            Parcel::Step(step) => step.more.len(),
        }
    }

    /// Some rows with all squares.
    fn slab(&self, rows: Range<usize>, squares: usize) -> (Vec<u8>, Shape) {
        let shape = |kind| Shape { rows: rows.len(), squares, kind };
        match self {
            Parcel::Whole(levels, legal) => {
                let most = levels.iter().map(|side| side.turns().len()).sum();
                let shape = shape(Kind::numbers(most));
                (block::numbers(levels.map(|side| &**side), legal, rows, squares), shape)
            }
            Parcel::Step(step) => {
                let shape = shape(Kind::Bits);
                (block::bits(&step.more, &step.marked, rows, squares), shape)
            }
        }
    }
}

/// Packs with a checksum, fast rather than small.
pub(crate) fn packer() -> io::Result<zstd::bulk::Compressor<'static>> {
    let mut packer = zstd::bulk::Compressor::new(3)?;
    packer.include_checksum(true)?;
    // Blocks are many and small: small tables stay in the processor's cache.
    packer.set_parameter(CParameter::HashLog(13))?;
    packer.set_parameter(CParameter::ChainLog(13))?;
    packer.set_parameter(CParameter::MinMatch(5))?;
    Ok(packer)
}
