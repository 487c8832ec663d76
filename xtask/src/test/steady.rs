use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use super::plan::Plan;
use super::prepare;
use super::program::{self, TestRun};
use super::report::Report;
use super::request::TestRequest;
use crate::commit::Commit;
use crate::step::root;

/// Runs the timing-sensitive test programs again and again while a busy loop keeps every core from them;
/// the whole suite then has to pass once. What fails only now and then fails here. It takes hours: stopped
/// and started again at the same commit, it goes on where it was.
pub(crate) fn run(rounds: usize) -> Result<(), String> {
    prepare(&TestRequest::WHOLE)?;
    let programs = program::build(&TestRequest::WHOLE)?;
    let plan = Plan::timing_sensitive(&programs);
    let mut passed = PassedRuns::open(&Commit::now()?)?;
    let busy = BusyLoops::start();
    for round in 1..=rounds {
        println!("\n▶ round {round} of {rounds}, {} busy loops beside it", busy.count());
        let mut report = Report::new();
        for run in &plan.runs {
            if passed.contains(round, run) {
                continue;
            }
            let outcome = run.run()?;
            if outcome.failure.is_none() {
                passed.add(round, run)?;
            }
            report.add(Ok(outcome));
        }
        report.finish()?;
    }
    println!("\nthe whole suite, {} busy loops beside it", busy.count());
    super::run(&TestRequest::WHOLE)
}

/// What has passed at this commit, kept in a file of `target/steady`.
struct PassedRuns {
    file: PathBuf,
    lines: Vec<String>,
}

impl PassedRuns {
    fn open(commit: &Commit) -> Result<PassedRuns, String> {
        let folder = root().join("target/steady");
        fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let file = folder.join(format!("{commit}.txt"));
        // What passed says nothing of files that may have changed since.
        let text = match commit.is_changed {
            true => String::new(),
            false => fs::read_to_string(&file).unwrap_or_default(),
        };
        Ok(PassedRuns { file, lines: text.lines().map(str::to_owned).collect() })
    }

    fn contains(&self, round: usize, run: &TestRun) -> bool {
        self.lines.contains(&line(round, run))
    }

    fn add(&mut self, round: usize, run: &TestRun) -> Result<(), String> {
        self.lines.push(line(round, run));
        fs::write(&self.file, self.lines.join("\n"))
            .map_err(|error| format!("{}: {error}", self.file.display()))
    }
}

fn line(round: usize, run: &TestRun) -> String {
    format!("{round} {}", run.title())
}

/// A thread for each core that does nothing, as fast as it can, until this is dropped.
struct BusyLoops {
    stop: &'static AtomicBool,
    threads: Vec<thread::JoinHandle<()>>,
}

impl BusyLoops {
    fn start() -> BusyLoops {
        static STOP: AtomicBool = AtomicBool::new(false);
        STOP.store(false, Ordering::Relaxed);
        let spin = || {
            while !STOP.load(Ordering::Relaxed) {
                std::hint::spin_loop()
            }
        };
        let cores = thread::available_parallelism().map_or(1, usize::from);
        BusyLoops { stop: &STOP, threads: (0..cores).map(|_| thread::spawn(spin)).collect() }
    }

    fn count(&self) -> usize {
        self.threads.len()
    }
}

impl Drop for BusyLoops {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}
