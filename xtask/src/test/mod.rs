//! `cargo xtask test`: formatting, lints, documentation and every test.

mod part;
mod plan;
mod program;
mod quick;
mod report;
mod request;
#[cfg(test)]
mod sources;
mod steady;

use crate::step::Step;
use crate::tool;
use crate::{python, rustdoc};

pub(crate) use part::Part;
use plan::Plan;
use program::TestProgram;
pub(crate) use program::{TestOutcome, linted, run_recorded};
use report::Report;
use request::Scope;
pub(crate) use request::TestRequest;
pub(crate) use steady::run as steady;

/// Runs what was asked for. Everything runs, whatever fails, but for what does not compile; then it is said
/// what ran, how long it took and what was left out.
pub(crate) fn run(request: &TestRequest) -> Result<(), String> {
    let mut report = Report::new();
    request.left_out().iter().for_each(|what| report.leave_out(what));
    report.check("tools", || prepare(request));
    report.check("formatting", || Step::cargo(&["fmt", "--all", "--check"]).run());
    let programs = report.check("compiling and lints", || program::build(request));
    if request.opens_page() {
        report.check("lints of the page", lint_page);
    }
    match programs {
        Some(programs) => run_programs(request, &programs, &mut report),
        None => report.leave_out("every test, since they do not compile"),
    }
    report.finish()
}

/// Checks and runs what has been compiled.
fn run_programs(request: &TestRequest, programs: &[TestProgram], report: &mut Report) {
    let plan = Plan::new(request, programs);
    plan.left_out.iter().for_each(|what| report.leave_out(what));
    report.check("documentation", || document(request));
    println!();
    plan.runs.iter().for_each(|run| report.add(run.run()));
    if request.tests_python() {
        report.add(python::test(request));
        if request.scope == Scope::Deep {
            report.check("the Python wheel", python::run);
        }
    }
}

/// Installs what the tests need beyond Rust.
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
    Ok(())
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
    let step = linted(Step::cargo(&[&test[..], &request.packages()].concat()));
    step.envs(request.environment()).envs(&rustdoc::environment()?).run()
}
