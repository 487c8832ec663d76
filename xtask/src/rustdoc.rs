//! Stands in for `rustdoc` under `cargo test --doc`, and checks the documentation itself before it runs
//! the examples in it. `cargo doc` would do the same after checking every dependency once more; here
//! what the tests have compiled is used.

use std::env;
use std::ffi::OsString;
use std::process::{Command, ExitCode};

/// Set while this program stands in for rustdoc.
const MARKER: &str = "PALISADE_RUSTDOC";

/// What makes cargo start this program as rustdoc.
pub(crate) fn environment() -> Result<[(&'static str, String); 2], String> {
    let this = env::current_exe().map_err(|error| format!("this program: {error}"))?;
    // The tests of the workspace are built with a program of the same name and place as this one.
    let this = this.display().to_string();
    let this = this.trim_end_matches(" (deleted)").to_owned();
    Ok([("RUSTDOC", this), (MARKER, "1".to_owned())])
}

/// Whether cargo has started this program as rustdoc.
pub(crate) fn is_asked_for() -> bool {
    env::var_os(MARKER).is_some()
}

/// Checks the documentation of a crate, then does what rustdoc was asked for.
pub(crate) fn run() -> ExitCode {
    let args: Vec<OsString> = env::args_os().skip(1).collect();
    let rustdoc = |args: &[OsString]| {
        let status = Command::new("rustdoc").args(args).env_remove(MARKER).status();
        status.is_ok_and(|status| status.success())
    };
    let is_fine = without_tests(&args).is_none_or(|args| rustdoc(&args)) && rustdoc(&args);
    if is_fine { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// The arguments that check and write documentation where `args` test it; `None` if they do not.
fn without_tests(args: &[OsString]) -> Option<Vec<OsString>> {
    if !args.iter().any(|arg| arg == "--test") {
        return None;
    }
    let mut kept: Vec<OsString> = Vec::new();
    let mut rest = args.iter();
    while let Some(arg) = rest.next() {
        match arg.to_str() {
            Some("--test" | "--nocapture" | "--no-capture") => {}
            Some("--test-run-directory" | "--test-args" | "--test-runtool") => {
                rest.next();
            }
            _ => kept.push(arg.clone()),
        }
    }
    kept.extend(["-Dwarnings", "--out-dir", "target/doc"].map(OsString::from));
    Some(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_about_tests_is_left_out() {
        let args = |text: &str| -> Vec<OsString> { text.split(' ').map(OsString::from).collect() };
        let tested = args("--crate-name game --test src/lib.rs --test-run-directory /x --cfg y");
        let expected = args("--crate-name game src/lib.rs --cfg y -Dwarnings --out-dir target/doc");
        assert_eq!(without_tests(&tested), Some(expected));
        assert_eq!(without_tests(&args("-vV")), None);
    }
}
