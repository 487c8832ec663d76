use std::io;
use std::path::PathBuf;

use game::Reason;

/// Why the folder of a match's games cannot be used. The key is `match-records`, with `path` and `error`.
#[derive(Debug)]
pub enum MatchError {
    /// The folder, or a file in it, can be neither read nor written.
    Disk {
        /// The folder.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// A file that is no record.
    Damaged {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: Reason,
    },
    /// A game of another match: other contestants, openings, limits or another seed.
    OtherMatch {
        /// The file.
        path: PathBuf,
    },
}

impl From<MatchError> for Reason {
    fn from(error: MatchError) -> Reason {
        let about = |path: PathBuf| Reason::new("match-records", "").text("path", path.display());
        match error {
            MatchError::Disk { path, error } => about(path).system_error("error", &error),
            MatchError::Damaged { path, why } => about(path).reason("error", why),
            MatchError::OtherMatch { path } => {
                about(path).reason("error", Reason::new("match-other-match", ""))
            }
        }
    }
}
