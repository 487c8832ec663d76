use crate::step::Step;

/// Simulates ratings, estimates the first player's term from records, or prints where the levels stand.
pub(crate) fn run(args: &[&str]) -> Result<(), String> {
    let run = ["run", "--quiet", "--locked", "--package", "palisade-ratings", "--"];
    Step::cargo(&[&run, args].concat()).run()
}
