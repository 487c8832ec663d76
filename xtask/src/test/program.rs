use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use super::part::Part;
use super::request::TestRequest;
use crate::step::{Step, root};

/// Where the output of test programs goes, a file each.
const OUTPUT: &str = "target/test-output";

/// What libtest says of a test that only `--deep` runs: `#[ignore = "deep: why"]`.
const DEEP_TEST: &str = " ... ignored, deep";

/// How often a program that takes long says how far it is.
const PROGRESS_INTERVAL: Duration = Duration::from_secs(60);

/// A test program that cargo has built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TestProgram {
    pub(crate) package: String,
    /// The name of its target; that of a library's unit tests is the library's.
    pub(crate) name: String,
    executable: PathBuf,
    folder: PathBuf,
}

impl TestProgram {
    /// The test program of a line of cargo's `--message-format=json`, if it is about one.
    fn parse(line: &str) -> Option<TestProgram> {
        let is_artifact = line.contains(r#""reason":"compiler-artifact""#);
        // The target has a field of that name too: whether it may be tested.
        let profile = line.split_once(r#""profile":{"#).map_or("", |(_, after)| after);
        let profile = profile.split_once('}').map_or("", |(inside, _)| inside);
        let is_test = is_artifact
            && profile.ends_with(r#""test":true"#)
            && !line.contains(r#""kind":["bench"]"#);
        let text = |key: &str| {
            let (_, after) = line.split_once(&format!("\"{key}\":\""))?;
            Some(after.split_once('"')?.0.to_owned())
        };
        let executable = PathBuf::from(text("executable").filter(|_| is_test)?);
        let folder = Path::new(&text("manifest_path")?).parent()?.to_owned();
        // `path+file:///…/crates/game#palisade-game@0.1.0`, or `…/xtask#0.1.0` where the folder has the name.
        let id = text("package_id")?;
        let (path, version) = id.rsplit_once('#')?;
        let package = match version.split_once('@') {
            Some((package, _)) => package,
            None => path.rsplit_once('/')?.1,
        };
        Some(TestProgram { package: package.to_owned(), name: text("name")?, executable, folder })
    }

    /// One that cannot be run.
    #[cfg(test)]
    pub(crate) fn named(package: &str, name: &str) -> TestProgram {
        let (executable, folder) = (PathBuf::new(), PathBuf::new());
        TestProgram { package: package.to_owned(), name: name.to_owned(), executable, folder }
    }

    pub(crate) fn part(&self) -> Part {
        Part::of(&self.package).unwrap_or(Part::Docs)
    }

    /// Whether it has the server's tests from outside.
    pub(crate) fn is_server(&self) -> bool {
        self.package == "palisade-server" && self.name == "it"
    }
}

/// Compiles test programs and lints all they are made of in the same go, so that nothing is compiled a
/// second time for the lints: Clippy is the compiler with more lints.
pub(crate) fn build(request: &TestRequest) -> Result<Vec<TestProgram>, String> {
    let packages = request.packages();
    let build = ["test", "--no-run", "--all-targets", "--locked"];
    let format = ["--message-format", "json-render-diagnostics"];
    let step = linted(Step::cargo(&[&build[..], &packages, &format].concat()));
    let messages = step.envs(request.environment()).output()?;
    Ok(messages.lines().filter_map(TestProgram::parse).collect())
}

/// A step of cargo that compiles the workspace's own crates by Clippy, warnings denied.
pub(crate) fn linted(step: Step) -> Step {
    step.envs(&[("RUSTC_WORKSPACE_WRAPPER", "clippy-driver"), ("CLIPPY_ARGS", "-Dwarnings")])
}

/// One run of a test program.
#[derive(Clone, Debug)]
pub(crate) struct TestRun {
    pub(crate) program: TestProgram,
    /// What is added to its name where a program runs more than once.
    pub(crate) variant: &'static str,
    pub(crate) args: Vec<String>,
    pub(crate) env: Vec<(&'static str, &'static str)>,
}

/// What came of a run.
#[derive(Clone, Debug)]
pub(crate) struct TestOutcome {
    pub(crate) title: String,
    pub(crate) part: Part,
    pub(crate) seconds: f64,
    pub(crate) counts: TestCounts,
    /// The seconds of each test, where they were asked for.
    pub(crate) times: Vec<(String, f64)>,
    /// What it printed, if it failed.
    pub(crate) failure: Option<String>,
}

impl TestRun {
    pub(crate) fn new(program: &TestProgram) -> TestRun {
        TestRun { program: program.clone(), variant: "", args: Vec::new(), env: Vec::new() }
    }

    pub(crate) fn title(&self) -> String {
        format!("{} {}{}", self.program.package, self.program.name, self.variant)
    }

    /// Has the program tell how long each test took. Only libtest can, and only if it is taken for one of
    /// a nightly toolchain.
    pub(crate) fn time_tests(&mut self) {
        self.args.extend(["-Zunstable-options", "--report-time"].map(str::to_owned));
        self.env.push(("RUSTC_BOOTSTRAP", "1"));
    }

    /// Runs it to its end, and says every minute how far it is.
    pub(crate) fn run(&self) -> Result<TestOutcome, String> {
        let mut command = Command::new(&self.program.executable);
        command
            .args(&self.args)
            .envs(self.env.iter().copied())
            .env("CARGO_MANIFEST_DIR", &self.program.folder)
            .current_dir(&self.program.folder);
        run_recorded(self.title(), self.program.part(), command)
    }
}

/// Runs a command that prints as test programs do. Its output is kept in a file and shown if it fails.
pub(crate) fn run_recorded(
    title: String,
    part: Part,
    mut command: Command,
) -> Result<TestOutcome, String> {
    let failed = |error: std::io::Error| format!("{title}: {error}");
    let folder = root().join(OUTPUT);
    fs::create_dir_all(&folder).map_err(failed)?;
    let path = folder.join(format!("{}.txt", title.replace([' ', '(', ')'], "-")));
    let file = File::create(&path).map_err(failed)?;
    let both = file.try_clone().map_err(failed)?;
    let begun = Instant::now();
    let mut child =
        command.stdin(Stdio::null()).stdout(file).stderr(both).spawn().map_err(failed)?;
    let mut told = begun;
    let status = loop {
        if let Some(status) = child.try_wait().map_err(failed)? {
            break status;
        }
        std::thread::sleep(Duration::from_millis(20));
        if told.elapsed() >= PROGRESS_INTERVAL {
            told = Instant::now();
            let counts = TestCounts::of_lines(&fs::read_to_string(&path).unwrap_or_default());
            println!("  … {title}: {} tests, {} s", counts.passed, begun.elapsed().as_secs());
        }
    };
    let output = fs::read(&path).map_err(failed)?;
    let output = String::from_utf8_lossy(&output).into_owned();
    let mut counts = TestCounts::of_results(&output);
    if counts == TestCounts::default() && !output.contains("test result:") {
        // A program without libtest is one test.
        counts.passed = usize::from(status.success());
        counts.failed = usize::from(!status.success());
    }
    let seconds = begun.elapsed().as_secs_f64();
    let sign = if status.success() { "✓" } else { "✗" };
    println!("  {sign} {title}: {} passed, {seconds:.0} s", counts.passed);
    let failure = (!status.success()).then(|| format!("{title} ({status})\n{output}"));
    let times = test_times(&title, &output);
    Ok(TestOutcome { title, part, seconds, counts, times, failure })
}

/// The lines `test NAME ... ok <1.234s>`.
fn test_times(title: &str, output: &str) -> Vec<(String, f64)> {
    let time = |line: &str| {
        let (name, rest) = line.strip_prefix("test ")?.split_once(" ... ")?;
        let seconds = rest.rsplit_once('<')?.1.strip_suffix("s>")?.parse().ok()?;
        Some((format!("{title} {name}"), seconds))
    };
    output.lines().filter_map(time).collect()
}

/// How many tests ended how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TestCounts {
    pub(crate) passed: usize,
    pub(crate) failed: usize,
    /// Left to `--deep`. Other ignored tests are processes that tests start, and no tests at all.
    pub(crate) skipped: usize,
}

impl std::ops::AddAssign for TestCounts {
    fn add_assign(&mut self, other: TestCounts) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

impl TestCounts {
    /// The sum of libtest's lines `test result: ok. 3 passed; 0 failed; 1 ignored; …` and pytest's
    /// `3 passed, 1 skipped in 2.00s`.
    fn of_results(output: &str) -> TestCounts {
        let is_result = |line: &&str| {
            line.starts_with("test result:")
                || line.contains(" passed in ")
                || line.contains(" skipped in ")
        };
        let mut counts = TestCounts::default();
        for line in output.lines().filter(is_result) {
            let words: Vec<_> = line.split_whitespace().collect();
            for pair in words.windows(2) {
                let Ok(number) = pair[0].parse::<usize>() else { continue };
                match pair[1].trim_end_matches([';', ',']) {
                    "passed" => counts.passed += number,
                    "failed" => counts.failed += number,
                    "skipped" => counts.skipped += number,
                    _ => {}
                }
            }
        }
        counts.skipped += output.lines().filter(|line| line.contains(DEEP_TEST)).count();
        counts
    }

    /// What has passed so far, by the line of each test.
    fn of_lines(output: &str) -> TestCounts {
        let passed =
            output.lines().filter(|line| line.starts_with("test ") && line.contains(" ... ok"));
        TestCounts { passed: passed.count(), ..TestCounts::default() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_of_cargo_is_a_test_program() {
        let line = r#"{"reason":"compiler-artifact","package_id":"path+file:///p/crates/rules#palisade-rules@0.1.0","manifest_path":"/p/crates/rules/Cargo.toml","target":{"kind":["test"],"crate_types":["bin"],"name":"quoridor","src_path":"/p/crates/rules/tests/quoridor/main.rs","doctest":false,"test":true},"profile":{"opt_level":"3","debuginfo":1,"test":true},"features":[],"filenames":["/p/target/debug/deps/quoridor-1"],"executable":"/p/target/debug/deps/quoridor-1","fresh":false}"#;
        let program = TestProgram::parse(line).expect("a test program");
        assert_eq!(
            (program.package.as_str(), program.name.as_str()),
            ("palisade-rules", "quoridor")
        );
        assert_eq!(program.folder, Path::new("/p/crates/rules"));
        assert_eq!(program.executable, Path::new("/p/target/debug/deps/quoridor-1"));
        assert_eq!(program.part(), Part::Rules);
        let named_by_folder = line.replace("crates/rules#palisade-rules@0.1.0", "xtask#0.1.0");
        assert_eq!(TestProgram::parse(&named_by_folder).expect("one").package, "xtask");
        let program_itself =
            line.replace(r#""debuginfo":1,"test":true"#, r#""debuginfo":1,"test":false"#);
        assert_eq!(TestProgram::parse(&program_itself), None);
        assert_eq!(TestProgram::parse(&line.replace(r#"["test"]"#, r#"["bench"]"#)), None);
    }

    #[test]
    fn results_are_added_up() {
        let output = "test a ... ok\ntest b ... ignored, deep: slow\ntest c ... ignored, a process\n\
                      test result: ok. 3 passed; 0 failed; 2 ignored; 0 measured; 2 filtered out; finished in 0.00s\n\
                      test result: FAILED. 4 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n";
        let expected = TestCounts { passed: 7, failed: 2, skipped: 1 };
        assert_eq!(TestCounts::of_results(output), expected);
        let of_python = TestCounts::of_results("===== 510 passed, 3 skipped in 21.30s =====");
        assert_eq!(of_python, TestCounts { passed: 510, failed: 0, skipped: 3 });
        assert_eq!(TestCounts::of_lines(output).passed, 1);
    }

    #[test]
    fn times_are_those_of_tests() {
        let output = "test a::b ... ok <1.234s>\ntest c ... ok\ntest d ... FAILED <0.100s>\n";
        let expected = [("p a::b".to_owned(), 1.234), ("p d".to_owned(), 0.1)];
        assert_eq!(test_times("p", output), expected);
    }
}
