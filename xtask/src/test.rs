use crate::step::Step;
use crate::tool::{self, CHROMEDRIVER, CHROMIUM, TMUX};

/// Crates that only exist as WebAssembly; commands for this machine leave them out.
const PAGE: &str = "palisade-web";

/// Everything that must hold before a change lands. `deep` multiplies random positions, kills and
/// solved mazes.
pub(crate) fn run(deep: bool) -> Result<(), String> {
    tool::ensure(&[CHROMIUM, CHROMEDRIVER, TMUX])?;
    tool::ensure_wasm()?;
    Step::cargo(&["fmt", "--all", "--check"]).run()?;
    let deep = if deep { "1" } else { "" };
    // Lints and most tests need no page; they share one build of everything else.
    Step::cargo(&[
        "clippy",
        "--workspace",
        "--exclude",
        PAGE,
        "--all-targets",
        "--locked",
        "--",
        "-D",
        "warnings",
    ])
    .env("PALISADE_WEB", "skip")
    .run()?;
    Step::cargo(&["test", "--workspace", "--exclude", PAGE, "--locked"])
        .env("PALISADE_DEEP", deep)
        .run()?;
    Step::cargo(&["doc", "--workspace", "--exclude", PAGE, "--no-deps", "--locked"])
        .env("RUSTDOCFLAGS", "-D warnings")
        .env("PALISADE_WEB", "skip")
        .run()
}
