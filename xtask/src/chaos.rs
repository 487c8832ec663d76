use crate::step::Step;
use crate::tool::{self, FAKETIME, NATS, POSTGRES};

/// Plays games while servers, databases and networks fail, and prints what came of it.
pub(crate) fn run(args: &[&str]) -> Result<(), String> {
    tool::ensure(&[FAKETIME, NATS, POSTGRES])?;
    // Without optimisation, and so with every assertion and overflow check.
    Step::cargo(&["build", "--locked", "--package", "palisade", "--features", "nats"]).run()?;
    let run = ["run", "--locked", "--package", "palisade-chaos", "--"];
    Step::cargo(&[&run, args].concat()).run()
}
