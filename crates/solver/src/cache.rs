use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use rules::pacman::{Maze, Options};

use crate::bytes::{Bytes, Reader};
use crate::error::Error;
use crate::field::{self, Field};
use crate::library::Library;
use crate::request::{Progress, Request};
use crate::shelf::{FileShelf, Shelf, packer};
use crate::solve::Solver;
use crate::table::Table;

/// The folder where solutions lie, one file for each maze and its rules.
#[derive(Clone, Debug)]
pub struct Cache {
    folder: PathBuf,
}

impl Cache {
    /// The solutions of that folder, which need not exist yet.
    pub fn new(folder: impl Into<PathBuf>) -> Cache {
        Cache { folder: folder.into() }
    }

    /// The user's: the folder that `PALISADE_CACHE` names, else `palisade` in the folder the
    /// system has for such things. `variable` looks up the environment.
    pub fn user(variable: impl Fn(&str) -> Option<String>) -> Cache {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let folder = set("PALISADE_CACHE")
            .or_else(|| Some(set("XDG_CACHE_HOME")?.join("palisade")))
            .or_else(|| Some(set("LOCALAPPDATA")?.join("palisade")))
            .or_else(|| Some(set("HOME")?.join(".cache/palisade")))
            .unwrap_or_else(|| std::env::temp_dir().join("palisade"));
        Cache::new(folder)
    }

    /// Where the solution of a maze lies, or would.
    pub fn path(&self, maze: &Maze, options: &Options) -> PathBuf {
        self.folder.join(format!("{:016x}.solution", fingerprint(&field::key(maze, options))))
    }

    /// The solution of a maze, if there is one.
    pub fn open(&self, maze: &Maze, options: &Options) -> Result<Option<Table>, Error> {
        let path = self.path(maze, options);
        if !path.exists() {
            return Ok(None);
        }
        let field = Field::new(maze, options);
        let (library, directory) =
            Library::open(&path, &field.ground).map_err(|trouble| Error::of(&path, trouble))?;
        if directory.key != field.key {
            return Err(Error::Foreign { path });
        }
        Ok(Some(Table::in_file(field, directory, library)))
    }

    /// The solution of a maze: the one that is there, if it has enough lives and is whole, else a
    /// new one. A solution that was broken off is gone on with from its last whole set of pellets;
    /// only a finished one ever gets the name under which solutions are looked for.
    pub fn solve(
        &self,
        request: &Request,
        keep_going: &mut dyn FnMut(Progress) -> bool,
    ) -> Result<Table, Error> {
        match self.open(&request.maze, &request.options) {
            Ok(Some(table)) if table.lives() >= request.lives => return Ok(table),
            Err(error @ Error::Disk { .. }) => return Err(error),
            _ => {}
        }
        request.check_memory()?;
        let field = Field::new(&request.maze, &request.options);
        let path = self.path(&request.maze, &request.options);
        fs::create_dir_all(&self.folder).map_err(Error::disk(&self.folder))?;
        let notes = path.with_extension(format!("{}.notes", request.lives));
        let part = path.with_extension(format!("{}.part", request.lives));
        let mut log = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&notes)
            .map_err(Error::disk(&notes))?;
        log.try_lock().map_err(|error| match error {
            fs::TryLockError::WouldBlock => Error::Busy { path: path.clone() },
            fs::TryLockError::Error(error) => Error::Disk { path: notes.clone(), error },
        })?;
        let mut solver = Solver::new(&field, request.lives, request.threads, Shelf::Nowhere);
        let at = resume(&mut solver, &mut log, &part).map_err(Error::disk(&notes))?;
        let shelf = FileShelf::open(&part, at, &field.ground, request.threads)
            .map_err(Error::disk(&part))?;
        *solver.shelf() = Shelf::File(shelf);
        let done = &mut |solver: &mut Solver<'_>, set: u8| note(solver, set, &mut log);
        request.run(&field, &mut solver, keep_going, done).map_err(|error| match error {
            Error::Disk { error, .. } => Error::Disk { path: part.clone(), error },
            error => error,
        })?;
        let (shelf, directory) = solver.into_parts();
        let Shelf::File(shelf) = shelf else { unreachable!("as it was given") };
        shelf.finish(&directory).map_err(Error::disk(&part))?;
        fs::rename(&part, &path).map_err(Error::disk(&path))?;
        // What was noted on the way has served; if it stays, it does no harm.
        let _ = File::open(&self.folder).and_then(|folder| folder.sync_all());
        let _ = fs::remove_file(&notes);
        let (library, directory) =
            Library::open(&path, &field.ground).map_err(|trouble| Error::of(&path, trouble))?;
        Ok(Table::in_file(field, directory, library))
    }
}

/// Notes what solving needs to go on after that set: how far the file is good, then the rest.
fn note(solver: &mut Solver<'_>, set: u8, log: &mut File) -> io::Result<()> {
    let at = match solver.shelf() {
        Shelf::File(shelf) => shelf.sync()?,
        Shelf::Nowhere | Shelf::Memory(_) => 0,
    };
    let mut bytes = Bytes::default();
    bytes.number(at);
    solver.write_set(set, &mut bytes);
    let packed = packer()?.compress(&bytes.0)?;
    log.write_all(&(packed.len() as u64).to_le_bytes())?;
    log.write_all(&packed)?;
    log.sync_data()
}

/// Reads all whole notes, drops what follows them, and says how far the file is good.
fn resume(solver: &mut Solver<'_>, log: &mut File, part: &Path) -> io::Result<u64> {
    let mut text = Vec::new();
    log.read_to_end(&mut text)?;
    let len = part.metadata().map_or(0, |data| data.len());
    let mut rest = Reader(&text);
    let (mut at, mut good) = (0, 0);
    while let Some(size) = rest.count()
        && let Some((packed, after)) = rest.0.split_at_checked(size)
        && let Ok(bytes) = zstd::stream::decode_all(packed)
    {
        let mut reader = Reader(&bytes);
        match reader.number() {
            Some(end) if end <= len && solver.read_set(&mut reader).is_some() => at = end,
            _ => break,
        }
        rest = Reader(after);
        good = text.len() - after.len();
    }
    log.set_len(good as u64)?;
    io::Seek::seek(log, io::SeekFrom::End(0))?;
    Ok(at)
}

/// A short name for a text (FNV-1a); the whole text is inside the file and compared.
fn fingerprint(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}
