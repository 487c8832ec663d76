use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use game::Reason;
use locale::Locale;
use rules::GameRecord;
use server::verify::{VerifyError, verify};

use crate::error::{CliError, output_error};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game file
    file: PathBuf,
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let text = fs::read_to_string(&args.file)
        .map_err(|error| CliError::file("cli-cannot-read", &args.file, &error))?;
    let fair = verify(&GameRecord::parse(&text)?).map_err(dice_reason)?;
    let line = locale.with("server-dice-fair", &[("rolls", fair.rolls.into())]);
    writeln!(io::stdout(), "{line}").map_err(output_error)
}

fn dice_reason(unfair: VerifyError) -> Reason {
    match unfair {
        VerifyError::Missing(line) => Reason::new("server-dice-missing", "").text("line", line),
        VerifyError::Commitment => Reason::new("server-dice-commitment", ""),
        VerifyError::Starter { expected } => {
            Reason::new("server-dice-starter", "C04").text("seat", expected)
        }
        VerifyError::Roll { word, found, expected } => Reason::new("server-dice-roll", "")
            .number("nth", word)
            .text("found", found)
            .text("expected", expected),
    }
}
