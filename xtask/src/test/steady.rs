use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use super::plan::Plan;
use super::report::Report;
use super::request::TestRequest;
use super::{prepare, program};

/// Runs the timing-sensitive test programs again and again while a busy loop keeps every core from them;
/// the whole suite then has to pass once. What fails only now and then fails here.
pub(crate) fn run(rounds: usize) -> Result<(), String> {
    prepare(&TestRequest::WHOLE)?;
    let programs = program::build(&TestRequest::WHOLE)?;
    let plan = Plan::timing_sensitive(&programs);
    let busy = BusyLoops::start();
    for round in 1..=rounds {
        println!("\n▶ round {round} of {rounds}, {} busy loops beside it", busy.count());
        let mut report = Report::new();
        report.add(plan.run()?);
        report.finish()?;
    }
    println!("\nthe whole suite, {} busy loops beside it", busy.count());
    super::run(&TestRequest::WHOLE)
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
