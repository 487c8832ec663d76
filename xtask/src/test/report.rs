use std::collections::BTreeMap;
use std::time::Instant;

use super::program::{TestCounts, TestOutcome};

/// How many of the slowest tests are listed.
const SLOWEST: usize = 30;

/// What ran, how long it took, and what was left out.
#[derive(Debug)]
pub(crate) struct Report {
    begun: Instant,
    /// What is done once and is no test of a part: its name and its seconds.
    steps: Vec<(&'static str, f64)>,
    outcomes: Vec<TestOutcome>,
    /// The steps that failed, and what could not be run at all.
    failed: Vec<String>,
    left_out: Vec<String>,
}

impl Report {
    pub(crate) fn new() -> Report {
        Report {
            begun: Instant::now(),
            steps: Vec::new(),
            outcomes: Vec::new(),
            failed: Vec::new(),
            left_out: Vec::new(),
        }
    }

    /// Does a step. If it fails, that is kept for the end, and nothing comes of it.
    pub(crate) fn check<T>(
        &mut self,
        name: &'static str,
        step: impl FnOnce() -> Result<T, String>,
    ) -> Option<T> {
        let begun = Instant::now();
        let result = step();
        self.steps.push((name, begun.elapsed().as_secs_f64()));
        result.map_err(|error| self.fail(name.to_owned(), &error)).ok()
    }

    /// Adds a test program, or why it could not be run.
    pub(crate) fn add(&mut self, outcome: Result<TestOutcome, String>) {
        match outcome {
            Ok(outcome) => self.outcomes.push(outcome),
            Err(error) => self.fail(error.clone(), &error),
        }
    }

    fn fail(&mut self, what: String, error: &str) {
        println!("✗ {error}");
        self.failed.push(what);
    }

    pub(crate) fn leave_out(&mut self, what: &str) {
        self.left_out.push(what.to_owned());
    }

    /// Prints it. An error if something failed.
    pub(crate) fn finish(self) -> Result<(), String> {
        for failure in self.outcomes.iter().filter_map(|outcome| outcome.failure.as_ref()) {
            println!("\n✗ {failure}");
        }
        println!("\n{:<24} {:>6} {:>8}", "", "tests", "seconds");
        for (name, seconds) in &self.steps {
            println!("{name:<24} {:>6} {seconds:>8.0}", "");
        }
        let mut parts: BTreeMap<_, (usize, f64)> = BTreeMap::new();
        let mut sum = TestCounts::default();
        for outcome in &self.outcomes {
            let part = parts.entry(outcome.part).or_default();
            part.0 += outcome.counts.passed;
            part.1 += outcome.seconds;
            sum += outcome.counts;
        }
        for (part, (tests, seconds)) in parts {
            println!("{:<24} {tests:>6} {seconds:>8.0}", part.name());
        }
        let seconds = self.begun.elapsed().as_secs_f64();
        println!("{:<24} {:>6} {seconds:>8.0}", "from beginning to end", sum.passed);
        if let Some(processor) = processor_seconds() {
            println!("{:<24} {:>6} {processor:>8.0}", "processor time", "");
        }
        self.print_slowest();
        if sum.skipped > 0 {
            println!("left out: {} tests that take minutes each (--deep)", sum.skipped);
        }
        self.left_out.iter().for_each(|what| println!("left out: {what}"));
        let failed: Vec<_> =
            self.outcomes.iter().filter(|outcome| outcome.failure.is_some()).collect();
        let failures = sum.failed.max(failed.len()) + self.failed.len();
        println!("{} passed, {failures} failed, {} skipped", sum.passed, sum.skipped);
        let titles = failed.iter().map(|outcome| outcome.title.as_str());
        let titles: Vec<_> = self.failed.iter().map(String::as_str).chain(titles).collect();
        match titles[..] {
            [] => Ok(()),
            _ => Err(format!("failed: {}", titles.join(", "))),
        }
    }

    fn print_slowest(&self) {
        let mut times: Vec<_> =
            self.outcomes.iter().flat_map(|outcome| outcome.times.iter()).collect();
        times.sort_by(|a, b| b.1.total_cmp(&a.1));
        if !times.is_empty() {
            println!("\nthe slowest tests, in seconds:");
        }
        for (test, seconds) in times.iter().take(SLOWEST) {
            println!("{seconds:>8.1} {test}");
        }
    }
}

/// The processor time of all child processes that have ended, where the system tells.
fn processor_seconds() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // After the name in brackets come state, parent, …; the children's times are fields 16 and 17.
    let fields: Vec<_> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |field: usize| fields.get(field - 3)?.parse::<f64>().ok();
    const TICKS_A_SECOND: f64 = 100.0;
    Some((ticks(16)? + ticks(17)?) / TICKS_A_SECOND)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fails_is_kept_for_the_end_and_the_rest_runs() {
        let mut report = Report::new();
        assert_eq!(report.check("formatting", || Err::<(), _>("not formatted".to_owned())), None);
        assert_eq!(report.check("compiling", || Ok(2)), Some(2));
        report.add(Err("rules: no such file".to_owned()));
        assert_eq!(report.finish(), Err("failed: formatting, rules: no such file".to_owned()));
    }

    #[test]
    fn a_report_without_failures_is_good() {
        let mut report = Report::new();
        report.check("formatting", || Ok(()));
        report.leave_out("the web page");
        assert_eq!(report.finish(), Ok(()));
    }
}
