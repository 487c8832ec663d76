use std::io::{self, Write};
use std::path::PathBuf;

use dice::{VerifyError, verify};
use game::Reason;
use locale::Locale;
use rules::GameRecord;

use crate::error::{CliError, ExitStatus, output_error};
use crate::input::read_text;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game file; - is stdin
    file: PathBuf,
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let game_record = GameRecord::parse(&read_text(&args.file)?)?;
    let fair = verify(&game_record).map_err(|unfair| {
        CliError::from(dice_reason(unfair)).with_status(ExitStatus::CheckFailed)
    })?;
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
