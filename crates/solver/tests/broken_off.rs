//! Solving that is broken off from outside: killed in the middle, or out of disk. What was solved by
//! then is not lost, and what comes of going on is as good as new.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use rules::pacman::{Maze, Options};
use solver::{Cache, Error, Request};

const FOLDER: &str = "PALISADE_TEST_FOLDER";
const WAITS: &str = "PALISADE_TEST_WAITS";

fn request() -> Request {
    let maze = Arc::new(Maze::from_word("5x4.2.c2.a4e4__.a1e1c4.b2vc3hd1v").unwrap());
    Request { threads: 1, ..Request::new(maze, Options::default()) }
}

/// The other process: solves into a folder, and stops half way if it is to wait.
#[test]
fn the_other_process() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let waits = std::env::var_os(WAITS).is_some();
    let solved = Cache::new(folder).solve(&request(), &mut |progress| {
        if waits && progress.layer > progress.layers / 2 {
            loop {
                std::thread::park();
            }
        }
        true
    });
    assert!(matches!(solved, Err(Error::Disk { .. })), "the disk is too small for it");
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("palisade-off-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

/// This program once more, as a shell with some limits starts it.
fn start(limits: &str, folder: &Path, waits: bool) -> Child {
    let mut command = Command::new("sh");
    command.arg("-c").arg(format!("{limits} exec \"$0\" --exact the_other_process"));
    command.arg(std::env::current_exe().unwrap()).env(FOLDER, folder);
    if waits {
        command.env(WAITS, "1");
    }
    // What it says may go to a file as well, which is under the same limits.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().unwrap()
}

/// Goes on with what lies in the folder; says at which layer, and checks what comes of it.
fn go_on(folder: &Path) -> usize {
    let request = request();
    let mut first = None;
    let table = Cache::new(folder).solve(&request, &mut |progress| {
        first.get_or_insert(progress.layer);
        true
    });
    let (table, anew) = (table.unwrap(), request.solve(&mut |_| true).unwrap());
    let (table_says, anew_says) = (table.summary().unwrap(), anew.summary().unwrap());
    assert_eq!((table_says.starts, table_says.counts), (anew_says.starts, anew_says.counts));
    assert!(table.check().is_ok());
    let _ = fs::remove_dir_all(folder);
    first.expect("something was left to solve")
}

#[test]
fn killed_in_the_middle() {
    let folder = folder("killed");
    let mut child = start("", &folder, true);
    let noted = || {
        let files = fs::read_dir(&folder).ok()?.flatten();
        let mut notes = files.filter(|file| file.path().extension() == Some("notes".as_ref()));
        Some(notes.next()?.metadata().ok()?.len() > 0)
    };
    while noted() != Some(true) {
        assert!(child.try_wait().unwrap().is_none(), "it waits to be killed");
        std::thread::sleep(Duration::from_millis(5));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(go_on(&folder) > 1, "it started anew");
}

#[test]
fn out_of_disk() {
    let folder = folder("disk");
    // A file that would grow beyond 4 KiB cannot.
    let mut child = start("trap '' XFSZ; ulimit -f 8;", &folder, false);
    assert!(child.wait().unwrap().success(), "it says that the disk is too small");
    let request = request();
    assert!(Cache::new(&folder).open(&request.maze, &request.options).unwrap().is_none());
    go_on(&folder);
}
