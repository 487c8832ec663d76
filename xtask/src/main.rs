//! Development tasks of the workspace.
//!
//! ```text
//! cargo xtask test               formatting, lints, documentation, every test
//! cargo xtask test --quick       the same without browsers, database servers and kills
//! cargo xtask test --deep        the same with more positions, more kills, whole mazes
//! cargo xtask test PART          one part: rules engine server terminal page python docs
//! cargo xtask test --times       lists the slowest tests at the end
//! cargo xtask steady [ROUNDS]    timing-sensitive tests beside busy loops, then all of them
//! cargo xtask fuzz [SECONDS]     every fuzz target for a while (10 s each by default)
//! cargo xtask shots [FOLDER]     screenshots of every page (target/shots by default)
//! cargo xtask load [ARGS]        the load generator against a server that it starts itself
//! cargo xtask chaos [ARGS]       games while servers, databases and networks fail
//! cargo xtask python             the Python package into target/wheels, and its tests
//! cargo xtask python bench       the same package beside OpenSpiel, measured
//! cargo xtask suites             the conformance suite for other programs, suites/*.jsonl
//! cargo xtask packages           the crates that are published, packed and built as others get them
//! cargo xtask dist              what is handed out: a static program, a package, an image
//! cargo xtask bench [--browser] [--python] [--against FILE]
//!                                the measurements of the documents, as one table with the commit
//! cargo xtask levels [TEXT]      docs/levels.md measured anew, or its rows that contain the text
//! cargo xtask ratings [ARGS]     the figures of docs/ratings.md: a simulation, first-player, levels
//! ```
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "tasks print to a terminal")]

mod bench;
mod chaos;
mod commit;
mod dist;
mod fuzz;
mod levels;
mod load_test;
mod packages;
mod python;
mod ratings;
mod rustdoc;
mod screenshots;
mod step;
mod test;
mod tool;

use std::process::ExitCode;

fn main() -> ExitCode {
    if rustdoc::is_asked_for() {
        return rustdoc::run();
    }
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let result = match args[..] {
        ["test", ref words @ ..] => {
            test::TestRequest::parse(words).and_then(|request| test::run(&request))
        }
        ["steady"] => test::steady(10),
        ["steady", rounds] if rounds.parse::<usize>().is_ok() => {
            test::steady(rounds.parse().expect("checked in the guard"))
        }
        ["fuzz"] => fuzz::run(10),
        ["fuzz", seconds] if seconds.parse::<u64>().is_ok() => {
            fuzz::run(seconds.parse().expect("checked in the guard"))
        }
        ["shots"] => screenshots::run("target/shots"),
        ["shots", folder] => screenshots::run(folder),
        ["load", ref rest @ ..] => load_test::run(rest),
        ["chaos", ref rest @ ..] => chaos::run(rest),
        ["python"] => python::run(),
        ["python", "bench"] => python::bench(),
        // Writes the conformance suite, suites/*.jsonl, anew; its test compares it.
        ["suites"] => {
            let test = ["test", "--locked", "--package", "palisade-rules", "--test", "suites"];
            step::Step::cargo(&test).env("BLESS", "1").run()
        }
        ["packages"] => packages::run(),
        ["dist"] => dist::run(),
        ["bench", ref rest @ ..] => bench::run(rest),
        ["levels"] => levels::run(""),
        ["levels", text] => levels::run(text),
        ["ratings", ref rest @ ..] => ratings::run(rest),
        _ => Err("cargo xtask test [--quick | --deep] [--times] [PART ...] | steady [ROUNDS] \
                      | bench [ARGS] | fuzz [SECONDS] | shots [FOLDER] | load [ARGS] \
                      | chaos [ARGS] | python [bench] | suites | packages | dist | levels [TEXT] | ratings [ARGS]"
            .to_owned()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::from(2)
        }
    }
}
