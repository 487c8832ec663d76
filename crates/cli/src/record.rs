use std::io::{self, Write};
use std::path::PathBuf;

use locale::Locale;
use rules::{Analysis, GameRecord};

use crate::error::{CliError, ExitStatus, output_error};
use crate::input::read_text;
use crate::show::status_line;

#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Replay a game file and say whether every move and the result hold
    Check(Args),
    /// Draw where the game of a file stands
    Show(Args),
    /// Rewrite a game file in its canonical form, or as JSON
    Convert {
        #[command(flatten)]
        args: Args,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
}

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The game file; - is stdin
    file: PathBuf,
}

pub(crate) fn run(command: &Command, locale: &Locale) -> Result<(), CliError> {
    let mut out = io::stdout().lock();
    match command {
        Command::Check(args) => {
            let analysis = Analysis::parse(&read_text(&args.file)?)
                .map_err(|reason| CliError::from(reason).with_status(ExitStatus::CheckFailed))?;
            let game_record = analysis.to_game_record();
            let entries = game_record.record.entries().len();
            let line = locale.with("cli-record-good", &[("entries", entries.into())]);
            writeln!(out, "{line}\n{}", status_line(&game_record.record, locale))
        }
        Command::Show(args) => {
            let game_record = load(args)?;
            let position = game_record.record.position();
            let diagram = position.diagram();
            let status = status_line(&game_record.record, locale);
            writeln!(out, "{}\n{position}\n{status}", diagram.trim_end())
        }
        Command::Convert { args, json } => {
            let record_text = load(args)?.to_record_text();
            if *json {
                let headers: Vec<_> = record_text.headers.iter().map(|(k, v)| [k, v]).collect();
                let words: Vec<_> = record_text
                    .moves
                    .iter()
                    .map(|word| serde_json::json!({"word": word.word, "note": word.comment}))
                    .collect();
                writeln!(out, "{}", serde_json::json!({"headers": headers, "words": words}))
            } else {
                write!(out, "{record_text}")
            }
        }
    }
    .map_err(output_error)
}

fn load(args: &Args) -> Result<GameRecord, CliError> {
    Ok(Analysis::parse(&read_text(&args.file)?)?.to_game_record())
}
