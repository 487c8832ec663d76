use std::ffi::OsStr;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::{DatasetError, DatasetRow};

/// How the name of a game's file ends.
const EXTENSION: &str = "game";

/// The finished games of a dataset that is not complete yet: a folder beside the archive with a file
/// for each of them.
pub(super) struct DatasetParts {
    folder: PathBuf,
}

impl DatasetParts {
    /// The games that an interrupted run left, or a new folder. Games of another dataset are
    /// refused.
    pub(super) fn open(archive: &Path, description: &str) -> Result<DatasetParts, DatasetError> {
        let folder = archive.with_added_extension("parts");
        let file = folder.join("request.txt");
        let parts = DatasetParts { folder };
        match fs::read_to_string(&file) {
            Ok(text) if text == description => Ok(parts),
            Ok(_) => Err(DatasetError::Other { path: parts.folder }),
            Err(error) if error.kind() == ErrorKind::InvalidData => {
                Err(DatasetError::Other { path: parts.folder })
            }
            Err(error)
                if !matches!(error.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) =>
            {
                Err(DatasetError::Unreadable { path: file, error })
            }
            // Games, and nothing that says of which dataset they are.
            Err(_) if parts.has_games() => Err(DatasetError::Other { path: parts.folder }),
            Err(_) => {
                let made = fs::create_dir_all(&parts.folder);
                let written = made.and_then(|()| fs::write(&file, description));
                written.map_err(|error| DatasetError::Disk { path: file, error })?;
                Ok(parts)
            }
        }
    }

    /// The file of a game.
    pub(super) fn file(&self, game: u64) -> PathBuf {
        self.folder.join(format!("{game}.{EXTENSION}"))
    }

    fn has_games(&self) -> bool {
        let is_game = |entry: fs::DirEntry| entry.path().extension() == Some(OsStr::new(EXTENSION));
        fs::read_dir(&self.folder).is_ok_and(|entries| entries.flatten().any(is_game))
    }

    pub(super) fn has(&self, game: u64) -> bool {
        self.file(game).exists()
    }

    /// Writes a game: whole or not at all.
    pub(super) fn put(&self, game: u64, rows: &[DatasetRow]) -> Result<(), DatasetError> {
        let path = self.file(game);
        let unfinished = path.with_extension("tmp");
        let text: String = rows.iter().map(DatasetRow::to_line).collect();
        fs::write(&unfinished, text)
            .and_then(|()| fs::rename(&unfinished, &path))
            .map_err(|error| DatasetError::Disk { path, error })
    }

    /// The rows of a game.
    pub(super) fn get(&self, game: u64) -> Result<Vec<DatasetRow>, DatasetError> {
        let path = self.file(game);
        let text = match fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == ErrorKind::InvalidData => {
                let before = fs::read(&path).map_or(0, |bytes| text_lines(&bytes));
                return Err(DatasetError::Damaged { path, line: before + 1 });
            }
            Err(error) => return Err(DatasetError::Unreadable { path, error }),
        };
        let row = |(nth, line): (usize, &str)| {
            let damaged = || DatasetError::Damaged { path: path.clone(), line: nth + 1 };
            DatasetRow::from_line(line).ok_or_else(damaged)
        };
        text.lines().enumerate().map(row).collect()
    }

    /// The archive is written: the folder is no longer needed. That it stays where it cannot be
    /// removed harms nothing.
    pub(super) fn remove(self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// How many lines are text before the first that is not.
fn text_lines(bytes: &[u8]) -> usize {
    bytes.split(|&byte| byte == b'\n').take_while(|line| str::from_utf8(line).is_ok()).count()
}
