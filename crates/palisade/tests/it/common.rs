//! What most of these tests need: the program, a folder, a server.

use std::ops::Deref;
use std::path::Path;
use std::process::Command;

use testbed::{ServerProcess, TestFolder};

pub(crate) const PALISADE: &str = env!("CARGO_BIN_EXE_palisade");

/// A folder to run the program in.
pub(crate) struct Folder(TestFolder);

impl Folder {
    pub(crate) fn new() -> Folder {
        Folder(TestFolder::new("program"))
    }
}

impl Deref for Folder {
    type Target = TestFolder;

    fn deref(&self) -> &TestFolder {
        &self.0
    }
}

/// The program as a server that listens there, on a database in the folder.
pub(crate) fn serve(folder: &Path, listen: &str) -> Command {
    let mut command = Command::new(PALISADE);
    command.args(["serve", "--no-qr", "--log", "error", "--listen", listen, "--database"]);
    command.arg(folder.join("games.sqlite"));
    command
}

/// Runs a command that serves, and waits until it does.
pub(crate) fn start_server(command: &mut Command) -> ServerProcess {
    ServerProcess::start(command).expect("the server starts")
}
