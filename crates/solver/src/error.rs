use std::io;
use std::path::{Path, PathBuf};

use game::Reason;

/// Why a maze was not solved, or a tablebase file cannot be used.
///
/// | key | arguments |
/// | --- | --- |
/// | `solve-stopped` | |
/// | `solve-memory` | `needed`, `free`: megabytes |
/// | `solve-disk` | `path`, `error` |
/// | `solve-busy` | `path`: another process is solving it |
/// | `solve-foreign` | `path`: not a tablebase file, or one of another version or another maze |
/// | `solve-damaged` | `path`: the file is truncated or corrupted |
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
                new("solve-disk").text("path", path.display()).system_error("error", &error)
            }
            Error::Busy { path } => new("solve-busy").text("path", path.display()),
            Error::Foreign { path } => new("solve-foreign").text("path", path.display()),
            Error::Damaged { path } => new("solve-damaged").text("path", path.display()),
        }
    }
}
