//! `cargo xtask test`: formatting, lints, documentation and every test.

mod part;
mod plan;
mod program;
mod report;
mod request;
mod steady;

use crate::step::Step;
use crate::tool;
use crate::{python, rustdoc};

pub(crate) use part::Part;
use plan::Plan;
pub(crate) use program::{TestOutcome, run_recorded};
use report::Report;
use request::Scope;
pub(crate) use request::TestRequest;
pub(crate) use steady::run as steady;

/// Runs what was asked for. Everything runs, whatever fails; then it is said what ran, how long it took
/// and what was left out.
pub(crate) fn run(request: &TestRequest) -> Result<(), String> {
    let mut report = Report::new();
    report.time("tools and formatting", || prepare(request))?;
    let programs = report.time("compiling and lints", || program::build(request))?;
    let plan = Plan::new(request, &programs);
    plan.left_out.iter().for_each(|what| report.leave_out(what));
    if request.scope == Scope::Quick {
        report.leave_out("the web page and the Python package");
    }
    if request.opens_page() {
        report.check("lints of the page", lint_page);
    }
    report.check("documentation", || document(request));
    println!();
    report.add(plan.run()?);
    if request.tests_python() {
        report.add(vec![python::test()?]);
        match request.scope {
            Scope::Deep => report.check("the Python wheel", python::run),
            _ => report.leave_out("the Python wheel (cargo xtask python, or --deep)"),
        }
    }
    report.finish()
}

/// Installs what the tests need beyond Rust, and checks what needs no compiler.
fn prepare(request: &TestRequest) -> Result<(), String> {
    tool::ensure(&[tool::PYTHON, tool::TMUX])?;
    if request.scope != Scope::Quick && request.includes(Part::Server) {
        tool::ensure(&[tool::FAKETIME, tool::NATS, tool::POSTGRES])?;
    }
    if request.opens_page() {
        let browsers = [tool::CHROMIUM, tool::FIREFOX, tool::WEBKIT];
        tool::ensure(&browsers)?;
        tool::ensure(&[tool::NPM, tool::XVFB])?;
        tool::ensure_wasm()?;
    }
    Step::cargo(&["fmt", "--all", "--check"]).run()
}

/// Lints the page, which the page's own build compiles without lints. In the folder of that build, so that
/// macros and build scripts are not compiled again.
fn lint_page() -> Result<(), String> {
    let page = ["clippy", "--package", "palisade-web", "--target", "wasm32-unknown-unknown"];
    let folder = ["--profile", "web", "--target-dir", "target/page", "--locked"];
    Step::cargo(&[&page[..], &folder, &["--", "-D", "warnings"]].concat())
        .env("CARGO_BUILD_BUILD_DIR", "target/page/build")
        .run()
}

/// Checks the documentation of every library, links and all, and runs its examples.
fn document(request: &TestRequest) -> Result<(), String> {
    let test = ["test", "--doc", "--locked", "--quiet"];
    let step = program::linted(Step::cargo(&[&test[..], &request.packages()].concat()));
    step.envs(request.environment()).envs(&rustdoc::environment()?).run()
}
