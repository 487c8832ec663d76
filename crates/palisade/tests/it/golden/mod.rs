//! Everything Palisade has ever written still opens: the files in `golden/` at the root of the
//! workspace, which are added to and never edited. The tests drive the program, its HTTP interface
//! and plain JSON, so that they hold whatever the types inside are called.

mod commands;
mod json;
mod protocol;
mod server;
mod ugi;

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::common::{Folder, PALISADE};

/// The folder with the golden files.
fn golden() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../golden")
}

/// A golden file as text.
fn text(name: &str) -> String {
    let path = golden().join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The golden files of a folder, by name.
fn files(folder: &str) -> Vec<PathBuf> {
    let path = golden().join(folder);
    let list = std::fs::read_dir(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let mut files: Vec<_> = list.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    assert!(!files.is_empty(), "nothing in {}", path.display());
    files
}

/// The golden files themselves are only read.
impl Folder {
    /// A copy of all golden files.
    fn with_everything() -> Folder {
        let folder = Folder::new();
        copy(&golden(), folder.path());
        folder
    }

    /// The program, run in this folder, with nothing of the user's own within reach.
    fn alone(&self) -> Command {
        let mut command = Command::new(PALISADE);
        command.current_dir(self.path()).env("LC_ALL", "C");
        for name in ["PALISADE_CACHE", "PALISADE_STATE"] {
            command.env(name, self.join("nothing"));
        }
        command
    }
}

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a folder");
    for entry in std::fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("a file");
        let to = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &to);
        } else {
            std::fs::copy(entry.path(), to).expect("a copy");
        }
    }
}
