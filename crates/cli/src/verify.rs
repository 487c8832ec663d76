use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use game::Reason;
use locale::Locale;
use rules::Archive;
use server::verify::{Unfair, verify};

use crate::failure::{Failure, output};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game file
    file: PathBuf,
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), Failure> {
    let text = fs::read_to_string(&args.file)
        .map_err(|error| Failure::file("cli-cannot-read", &args.file, &error))?;
    let fair = verify(&Archive::parse(&text)?).map_err(reason)?;
    let line = locale.with("server-dice-fair", &[("rolls", fair.rolls.into())]);
    writeln!(io::stdout(), "{line}").map_err(output)
}

fn reason(unfair: Unfair) -> Reason {
    match unfair {
        Unfair::Missing(line) => Reason::new("server-dice-missing", "").text("line", line),
        Unfair::Commitment => Reason::new("server-dice-commitment", ""),
        Unfair::Starter { expected } => {
            Reason::new("server-dice-starter", "C04").text("seat", expected)
        }
        Unfair::Roll { word, found, expected } => Reason::new("server-dice-roll", "")
            .number("nth", word)
            .text("found", found)
            .text("expected", expected),
    }
}
