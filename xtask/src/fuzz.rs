use std::fs;

use crate::step::{Step, root};
use crate::tool::{self, CXX};

/// Runs every fuzz target for `seconds`: no input may make a parser panic.
pub(crate) fn run(seconds: u64) -> Result<(), String> {
    tool::ensure(&[CXX])?;
    if !Step::cargo(&["fuzz", "--version"]).succeeds() {
        Step::cargo(&["install", "cargo-fuzz", "--locked"]).run()?;
    }
    let folder = root().join("fuzz/fuzz_targets");
    let entries =
        fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut targets: Vec<_> = entries
        .filter_map(|entry| Some(entry.ok()?.path().file_stem()?.to_str()?.to_owned()))
        .collect();
    targets.sort();
    let limit = format!("-max_total_time={seconds}");
    for target in &targets {
        // Without a sanitizer, libFuzzer works on the stable toolchain; safe Rust needs none to panic.
        Step::cargo(&[
            "fuzz",
            "run",
            "--sanitizer",
            "none",
            target,
            "--",
            &limit,
            "-max_len=4096",
            "-verbosity=0",
        ])
        .run()?;
    }
    println!("\n{} targets, {seconds} s each, nothing found", targets.len());
    Ok(())
}
