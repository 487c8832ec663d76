use std::path::{Path, PathBuf};

use rules::pacman::{Maze, Options};

use super::{Tablebase, TablebaseReader};
use crate::error::Error;
use crate::state_space::{StateSpace, solution_key};

/// The folder where tablebases are kept, one file for each maze and its rules.
#[derive(Clone, Debug)]
pub struct TablebaseCache {
    folder: PathBuf,
}

impl TablebaseCache {
    /// The tablebases of that folder, which need not exist yet.
    pub fn new(folder: impl Into<PathBuf>) -> TablebaseCache {
        TablebaseCache { folder: folder.into() }
    }

    /// The user's cache: the folder that `PALISADE_CACHE` names, else `palisade` in the system's
    /// cache folder. `variable` looks up the environment. Whoever has no home has a folder of this
    /// process alone: one that everybody shares could be anybody's.
    pub fn user(variable: impl Fn(&str) -> Option<String>) -> TablebaseCache {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let folder = set("PALISADE_CACHE")
            .or_else(|| Some(set("XDG_CACHE_HOME")?.join("palisade")))
            .or_else(|| Some(set("LOCALAPPDATA")?.join("palisade")))
            .or_else(|| Some(set("HOME")?.join(".cache/palisade")))
            .or_else(|| Some(std::env::home_dir()?.join(".cache/palisade")))
            .unwrap_or_else(|| {
                std::env::temp_dir().join(format!("palisade-{}", std::process::id()))
            });
        TablebaseCache::new(folder)
    }

    /// The folder.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The file of a maze, whether or not it exists. Its name is a hash; the file contains what was
    /// hashed, which is compared.
    pub fn path(&self, maze: &Maze, options: &Options) -> PathBuf {
        self.folder
            .join(format!("{:016x}.solution", game::fingerprint(&solution_key(maze, options))))
    }

    /// The tablebase of a maze, if its file exists.
    pub fn open(&self, maze: &Maze, options: &Options) -> Result<Option<Tablebase>, Error> {
        let path = self.path(maze, options);
        if !path.exists() {
            return Ok(None);
        }
        let space = StateSpace::new(maze, options);
        let (reader, directory) =
            TablebaseReader::open(&path, &space.graph).map_err(|error| error.at(&path))?;
        if directory.solution_key != space.solution_key {
            return Err(Error::Foreign { path });
        }
        Ok(Some(Tablebase::in_file(space, directory, reader)))
    }
}
