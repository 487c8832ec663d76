use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::{FairMaze, FairMazeSearch, FairSearchProgress, FairSearchState};
use crate::error::Error;

/// The state of a search while it is written at most so often: small mazes are tried by the hundred.
const WRITE_INTERVAL: Duration = Duration::from_secs(1);

/// The file from which an interrupted search for a fair maze continues.
#[derive(Clone, Debug)]
pub struct FairSearchFile {
    path: PathBuf,
    key: String,
}

impl FairSearchFile {
    /// The file of that search in a folder, which need not exist yet. Its name is a hash; the file contains
    /// what was hashed, which is compared.
    pub fn new(folder: &Path, search: &FairMazeSearch) -> FairSearchFile {
        let key = search.key();
        FairSearchFile {
            path: folder.join(format!("{:016x}.search", game::fingerprint(&key))),
            key,
        }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// How far the search has come; at its beginning where there is no file.
    pub fn read(&self) -> Result<FairSearchState, Error> {
        match fs::read_to_string(&self.path) {
            Ok(text) => FairSearchState::parse(&text, &self.key)
                .ok_or_else(|| Error::Damaged { path: self.path.clone() }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(FairSearchState::default()),
            Err(error) if error.kind() == io::ErrorKind::InvalidData => {
                Err(Error::Damaged { path: self.path.clone() })
            }
            Err(error) => Err(Error::disk(&self.path)(error)),
        }
    }

    /// Writes how far the search has come, under another name first: a file is whole or not there.
    pub fn write(&self, state: &FairSearchState) -> Result<(), Error> {
        let write = || {
            self.path.parent().map_or(Ok(()), fs::create_dir_all)?;
            let unfinished = self.path.with_extension("search-part");
            fs::write(&unfinished, state.to_text(&self.key))?;
            fs::rename(&unfinished, &self.path)
        };
        write().map_err(Error::disk(&self.path))
    }

    /// Removes the file, if there is one.
    pub fn remove(&self) -> Result<(), Error> {
        match fs::remove_file(&self.path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                Err(Error::disk(&self.path)(error))
            }
            _ => Ok(()),
        }
    }
}

impl FairMazeSearch {
    /// Searches from `state` and keeps in `file` how far it has come, until a maze is found. Stopped by
    /// `keep_going` or from outside, the next search continues from what [`FairSearchFile::read`] says.
    pub fn find_from_file(
        &self,
        file: &FairSearchFile,
        mut state: FairSearchState,
        keep_going: &mut dyn FnMut(&FairSearchState, FairSearchProgress) -> bool,
    ) -> Result<FairMaze, Error> {
        let mut written = (state, Instant::now());
        let mut failed = None;
        let found = self.find(&mut state, &mut |state, progress| {
            if *state != written.0 && written.1.elapsed() >= WRITE_INTERVAL {
                failed = file.write(state).err();
                written = (*state, Instant::now());
            }
            failed.is_none() && keep_going(state, progress)
        });
        if let Some(error) = failed {
            return Err(error);
        }
        match &found {
            Ok(_) => file.remove()?,
            Err(_) => file.write(&state)?,
        }
        found
    }
}
