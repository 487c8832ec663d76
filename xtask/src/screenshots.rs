use crate::step::Step;
use crate::tool::{self, CHROMIUM};

/// Takes screenshots of every page into `folder`: wide and narrow, light and dark.
pub(crate) fn run(folder: &str) -> Result<(), String> {
    tool::ensure(&[CHROMIUM])?;
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
