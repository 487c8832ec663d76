use crate::python;
use crate::step::Step;
use crate::tool::{self, Tool};

/// The crate of the web page. It compiles to WebAssembly only, so commands for the host exclude it; what
/// of its board needs no browser is `palisade-board`, tested like every other crate.
const WEB: &str = "palisade-web";

/// The tests that only `--deep` runs; they are linted always.
const DEEP: &str = "palisade-solver/deep";

/// The tests of the server that run on both of its databases.
const SERVER_TESTS: [&str; 10] = [
    "faults",
    "hostile_clients",
    "interleaving",
    "limits",
    "moderation",
    "pairing",
    "presence",
    "probe",
    "sign_in",
    "tables",
];

/// What the tests need.
const TOOLS: [Tool; 11] = [
    tool::CHROMIUM,
    tool::CHROMEDRIVER,
    tool::FAKETIME,
    tool::FIREFOX,
    tool::NATS,
    tool::NPM,
    tool::POSTGRES,
    tool::PYTHON,
    tool::TMUX,
    tool::WEBKIT,
    tool::XVFB,
];

/// Everything that must pass before a change lands: formatting, lints, documentation and every test.
/// `deep` multiplies the random positions, killed servers and solved mazes.
pub(crate) fn run(deep: bool) -> Result<(), String> {
    tool::ensure(&TOOLS)?;
    tool::ensure_wasm()?;
    Step::cargo(&["fmt", "--all", "--check"]).run()?;
    let host = ["--workspace", "--exclude", WEB, "--locked"];
    let deny_warnings = ["--", "-D", "warnings"];
    // Lints and documentation do not need the embedded page, so its build is skipped.
    let lints = ["clippy", "--all-targets", "--features", DEEP];
    Step::cargo(&[&lints, &host[..], &deny_warnings].concat()).env("PALISADE_WEB", "skip").run()?;
    let wasm = ["clippy", "--package", WEB, "--target", "wasm32-unknown-unknown", "--locked"];
    Step::cargo(&[&wasm[..], &deny_warnings].concat()).run()?;
    Step::cargo(&[&["doc", "--no-deps"], &host[..]].concat())
        .env("PALISADE_WEB", "skip")
        .env("RUSTDOCFLAGS", "-D warnings")
        .run()?;
    python::run()?;
    // One build serves all tests: rules, killed servers, terminals and browsers.
    let tests = [&["test"], &host[..]].concat();
    if deep {
        let deep = [&tests[..], &["--features", DEEP]].concat();
        Step::cargo(&deep).env("PALISADE_DEEP", "1").run()?;
    } else {
        Step::cargo(&tests).run()?;
    }
    // The server's tests once more, on its other database. They are named so that nothing is built
    // again, as it would be for the server's package alone.
    let server: Vec<_> = SERVER_TESTS.iter().flat_map(|test| ["--test", test]).collect();
    Step::cargo(&[&tests[..], &server[..]].concat()).env("PALISADE_TEST_DATABASE", "postgres").run()
}
