use crate::step::Step;
use crate::tool::{self, CHROMEDRIVER, CHROMIUM, NPM, TMUX};

/// The page, which exists as WebAssembly only; commands for this machine leave it out. Its parts that
/// need no browser are tested from `crates/browser/tests/board.rs`.
const PAGE: &str = "palisade-web";

/// Everything that must hold before a change lands. `deep` multiplies random positions, kills and
/// solved mazes.
pub(crate) fn run(deep: bool) -> Result<(), String> {
    tool::ensure(&[CHROMIUM, CHROMEDRIVER, NPM, TMUX])?;
    tool::ensure_wasm()?;
    Step::cargo(&["fmt", "--all", "--check"]).run()?;
    let host = ["--workspace", "--exclude", PAGE, "--locked"];
    let strict = ["--", "-D", "warnings"];
    // Lints and documents look at no page, so they do not wait for it.
    Step::cargo(&[&["clippy", "--all-targets"], &host[..], &strict].concat())
        .env("PALISADE_WEB", "skip")
        .run()?;
    let wasm = ["clippy", "--package", PAGE, "--target", "wasm32-unknown-unknown", "--locked"];
    Step::cargo(&[&wasm[..], &strict].concat()).run()?;
    Step::cargo(&[&["doc", "--no-deps"], &host[..]].concat())
        .env("PALISADE_WEB", "skip")
        .env("RUSTDOCFLAGS", "-D warnings")
        .run()?;
    // One build serves every kind of test: rules, servers that are killed, terminals, browsers.
    let tests = Step::cargo(&[&["test"], &host[..]].concat());
    if deep { tests.env("PALISADE_DEEP", "1") } else { tests }.run()
}
