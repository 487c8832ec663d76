use std::io;
use std::path::Path;

use crate::error::Error;

/// Why a file cannot be used.
#[derive(Debug)]
pub(crate) enum TablebaseFileError {
    /// It cannot be read or written.
    Io(io::Error),
    /// It is not a tablebase, or one of another version.
    Foreign,
    /// It is truncated or corrupted.
    Damaged,
}

impl TablebaseFileError {
    /// The error for the caller, who did not open the file.
    pub(crate) fn at(self, path: &Path) -> Error {
        let path = path.to_owned();
        match self {
            TablebaseFileError::Io(error) => Error::Disk { path, error },
            TablebaseFileError::Foreign => Error::Foreign { path },
            TablebaseFileError::Damaged => Error::Damaged { path },
        }
    }
}

impl From<io::Error> for TablebaseFileError {
    fn from(error: io::Error) -> TablebaseFileError {
        TablebaseFileError::Io(error)
    }
}
