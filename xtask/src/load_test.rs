use crate::step::Step;

/// Runs the load generator against a server that it starts itself, both as they are handed out.
pub(crate) fn run(args: &[&str]) -> Result<(), String> {
    Step::cargo(&["build", "--profile", "optimized", "--locked", "--package", "palisade"]).run()?;
    let run = ["run", "--profile", "optimized", "--locked", "--package", "palisade-load", "--"];
    Step::cargo(&[&run, args].concat()).run()
}
