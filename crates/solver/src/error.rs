use std::io;
use std::path::{Path, PathBuf};

use game::Reason;

use crate::shelf::Trouble;

/// Why a maze was not solved, or a solution cannot be used.
///
/// | key | said |
/// | --- | --- |
/// | `solve-stopped` | |
/// | `solve-memory` | `needed`, `free`: megabytes |
/// | `solve-disk` | `path`, `error` |
/// | `solve-busy` | `path`: somebody else is solving it |
/// | `solve-foreign` | `path`: not a solution, or one of another version or another maze |
/// | `solve-damaged` | `path`: the file breaks off or was changed |
#[derive(Debug)]
#[allow(missing_docs, reason = "the table above says what each of them means")]
pub enum Error {
    Stopped,
    Memory { needed: u64, free: u64 },
    Disk { path: PathBuf, error: io::Error },
    Busy { path: PathBuf },
    Foreign { path: PathBuf },
    Damaged { path: PathBuf },
}

impl Error {
    pub(crate) fn disk(path: &Path) -> impl FnOnce(io::Error) -> Error {
        let path = path.to_owned();
        move |error| Error::Disk { path, error }
    }

    pub(crate) fn of(path: &Path, trouble: Trouble) -> Error {
        let path = path.to_owned();
        match trouble {
            Trouble::Io(error) => Error::Disk { path, error },
            Trouble::Foreign => Error::Foreign { path },
            Trouble::Damaged => Error::Damaged { path },
        }
    }
}

impl From<Error> for Reason {
    fn from(error: Error) -> Reason {
        let new = |key| Reason::new(key, "");
        match error {
            Error::Stopped => new("solve-stopped"),
            Error::Memory { needed, free } => new("solve-memory")
                .number("needed", needed as usize >> 20)
                .number("free", free as usize >> 20),
            Error::Disk { path, error } => {
                new("solve-disk").text("path", path.display()).text("error", error)
            }
            Error::Busy { path } => new("solve-busy").text("path", path.display()),
            Error::Foreign { path } => new("solve-foreign").text("path", path.display()),
            Error::Damaged { path } => new("solve-damaged").text("path", path.display()),
        }
    }
}
