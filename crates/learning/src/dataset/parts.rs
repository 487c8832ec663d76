use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::{DatasetError, DatasetRow};

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
            Err(_) => {
                let made = fs::create_dir_all(&parts.folder);
                let written = made.and_then(|()| fs::write(&file, description));
                written.map_err(|error| DatasetError::Disk { path: file, error })?;
                Ok(parts)
            }
        }
    }

    fn file(&self, game: u64) -> PathBuf {
        self.folder.join(format!("{game}.game"))
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
    pub(super) fn get(&self, game: u64) -> io::Result<Vec<DatasetRow>> {
        let text = fs::read_to_string(self.file(game))?;
        let rows: Option<Vec<_>> = text.lines().map(DatasetRow::from_line).collect();
        rows.ok_or_else(|| io::Error::other(format!("{} is damaged", self.file(game).display())))
    }

    /// The archive is written: the folder is no longer needed. That it stays where it cannot be
    /// removed harms nothing.
    pub(super) fn remove(self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}
