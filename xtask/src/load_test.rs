use crate::step::Step;

/// Runs the load generator against a server that it starts itself, both as release builds.
pub(crate) fn run(args: &[&str]) -> Result<(), String> {
    Step::cargo(&["build", "--release", "--locked", "--package", "palisade"]).run()?;
    let run = ["run", "--release", "--locked", "--package", "palisade-load", "--"];
    Step::cargo(&[&run, args].concat()).run()
}
