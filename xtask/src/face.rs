use crate::step::Step;
use crate::tool::{self, CHROMEDRIVER, CHROMIUM};

/// Pictures of every page, wide and narrow, light and dark.
pub(crate) fn shots(folder: &str) -> Result<(), String> {
    tool::ensure(&[CHROMIUM, CHROMEDRIVER])?;
    tool::ensure_wasm()?;
    Step::cargo(&["build", "--release", "--locked"]).run()?;
    Step::cargo(&[
        "run",
        "--locked",
        "--package",
        "palisade-browser",
        "--bin",
        "shots",
        "--",
        folder,
    ])
    .env("PALISADE_BIN", "target/release/palisade")
    .run()
}

/// The load generator, with a server of its own, both as users run them.
pub(crate) fn load(args: &[&str]) -> Result<(), String> {
    Step::cargo(&["build", "--release", "--locked", "--package", "palisade"]).run()?;
    let run = ["run", "--release", "--locked", "--package", "palisade-load", "--"];
    Step::cargo(&[&run, args].concat()).run()
}
