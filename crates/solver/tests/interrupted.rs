//! Solving that is interrupted from outside: the process is killed, or the disk is full. It resumes
//! from the last checkpoint and gives the same tablebase as an uninterrupted run.
//!
//! This target has no test harness: it is also the program that is interrupted, and a harness would
//! list that as one more test, which passes without testing anything.
#![allow(clippy::print_stdout, reason = "it is its own test harness")]
#![cfg_attr(
    not(unix),
    allow(dead_code, unused_imports, reason = "limits and kills are those of Unix")
)]

use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use rules::pacman::{Maze, Options};
use solver::{Error, SolveRequest, TablebaseCache};
use testbed::TestFolder;

const FOLDER: &str = "PALISADE_TEST_FOLDER";
const HANGS: &str = "PALISADE_TEST_WAITS";

fn request() -> SolveRequest {
    let maze = Arc::new(Maze::from_word("5x4.2.c2.a4e4__.a1e1c4.b2vc3hd1v").unwrap());
    SolveRequest { threads: 1, ..SolveRequest::new(maze, Options::default()) }
}

fn main() {
    if let Some(folder) = std::env::var_os(FOLDER) {
        return solve_into(&folder);
    }
    #[cfg(unix)]
    let tests: [(&str, fn()); 2] = [
        ("a_killed_process_resumes", a_killed_process_resumes),
        (
            "a_full_disk_is_reported_and_solving_resumes",
            a_full_disk_is_reported_and_solving_resumes,
        ),
    ];
    #[cfg(not(unix))]
    let tests: [(&str, fn()); 0] = [];
    let args: Vec<_> = std::env::args().skip(1).collect();
    let wanted = Wanted::parse(&args);
    let (chosen, left): (Vec<_>, Vec<_>) =
        tests.into_iter().partition(|(name, _)| wanted.includes(name));
    if args.iter().any(|word| word == "--list") {
        for (name, _) in chosen {
            println!("{name}: test");
        }
        return;
    }
    for (name, test) in &chosen {
        test();
        println!("test {name} ... ok");
    }
    let (passed, left) = (chosen.len(), left.len());
    println!("test result: ok. {passed} passed; 0 failed; {left} filtered out");
}

/// Which tests the words of a command line ask for, as a harness reads them: a word that is no option is
/// part of the names to run, and one after `--skip` part of those to leave out.
#[derive(Default)]
struct Wanted<'a> {
    names: Vec<&'a str>,
    skipped: Vec<&'a str>,
}

impl<'a> Wanted<'a> {
    fn parse(args: &'a [String]) -> Wanted<'a> {
        let mut wanted = Wanted::default();
        let mut words = args.iter().map(String::as_str);
        while let Some(word) = words.next() {
            match word {
                "--skip" => wanted.skipped.extend(words.next()),
                _ if word.starts_with('-') => {}
                _ => wanted.names.push(word),
            }
        }
        wanted
    }

    fn includes(&self, name: &str) -> bool {
        let has_any = |words: &[&str]| words.iter().any(|word| name.contains(word));
        (self.names.is_empty() || has_any(&self.names)) && !has_any(&self.skipped)
    }
}

/// What [`start`] runs in another process: solves into a folder, and hangs half way if it is told to.
/// It succeeds where the disk is full.
fn solve_into(folder: &OsStr) {
    let hangs = std::env::var_os(HANGS).is_some();
    let solved = TablebaseCache::new(folder).solve(&request(), &mut |progress| {
        if hangs && progress.layer > progress.layers / 2 {
            loop {
                std::thread::park();
            }
        }
        true
    });
    assert!(matches!(solved, Err(Error::Disk { .. })), "the disk is full");
}

/// Starts this program in another process, in a shell that sets limits first.
fn start(limits: &str, folder: &Path, hangs: bool) -> Child {
    let mut command = Command::new("sh");
    command.arg("-c").arg(format!("{limits} exec \"$0\""));
    command.arg(std::env::current_exe().unwrap()).env(FOLDER, folder);
    if hangs {
        command.env(HANGS, "1");
    }
    // Its output may go to a file, which would be under the same limits.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().unwrap()
}

/// Resumes solving in the folder, checks the tablebase, and returns the layer at which it resumed.
fn resume(folder: &Path) -> usize {
    let request = request();
    let mut first = None;
    let tablebase = TablebaseCache::new(folder).solve(&request, &mut |progress| {
        first.get_or_insert(progress.layer);
        true
    });
    let (tablebase, uninterrupted) = (tablebase.unwrap(), request.solve(&mut |_| true).unwrap());
    let (found, expected) = (tablebase.summary().unwrap(), uninterrupted.summary().unwrap());
    assert_eq!((found.starts, found.counts), (expected.starts, expected.counts));
    assert!(tablebase.check().is_ok());
    first.expect("something was left to solve")
}

fn a_killed_process_resumes() {
    let folder = TestFolder::new("killed");
    let mut child = start("", &folder, true);
    let has_checkpoint = || {
        let files = fs::read_dir(&folder).ok()?.flatten();
        let mut checkpoints =
            files.filter(|file| file.path().extension() == Some("notes".as_ref()));
        Some(checkpoints.next()?.metadata().ok()?.len() > 0)
    };
    let begun = Instant::now();
    while has_checkpoint() != Some(true) {
        assert!(child.try_wait().unwrap().is_none(), "it waits to be killed");
        assert!(begun.elapsed() < Duration::from_secs(60), "it keeps a checkpoint");
        std::thread::sleep(Duration::from_millis(5));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(resume(&folder) > 1, "it started over");
}

fn a_full_disk_is_reported_and_solving_resumes() {
    let folder = TestFolder::new("disk");
    // A file that would grow beyond 4 KiB cannot.
    let mut child = start("trap '' XFSZ; ulimit -f 8;", &folder, false);
    assert!(child.wait().unwrap().success(), "it reports that the disk is full");
    let request = request();
    assert!(TablebaseCache::new(&folder).open(&request.maze, &request.options).unwrap().is_none());
    resume(&folder);
}
