use std::io::{self, Write};
use std::path::PathBuf;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use dialects::{Dialect, Recognition, recognise};
use game::Seat;
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
    Show {
        #[command(flatten)]
        args: Args,
        /// List the moves too, each with its comment
        #[arg(long)]
        moves: bool,
    },
    /// Rewrite a game file in its canonical form, in another notation, or as JSON
    Convert {
        #[command(flatten)]
        args: Args,
        /// The notation of the file
        #[arg(long, value_name = "NOTATION", value_parser = dialect_parser())]
        from: Option<Dialect>,
        /// The notation to write
        #[arg(long, value_name = "NOTATION", value_parser = dialect_parser())]
        to: Option<Dialect>,
        /// Print JSON
        #[arg(long, conflicts_with = "to")]
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
            let status = status_line(&game_record.record, &game_record.header, locale);
            writeln!(out, "{line}\n{status}{}", names(&game_record, locale))
        }
        Command::Show { args, moves } => {
            let game_record = load(args)?;
            if *moves {
                write!(out, "{}", move_list(&game_record)).map_err(output_error)?;
            }
            let position = game_record.record.position();
            let diagram = position.diagram();
            let status = status_line(&game_record.record, &game_record.header, locale);
            let names = names(&game_record, locale);
            writeln!(out, "{}\n{position}\n{status}{names}", diagram.trim_end())
        }
        Command::Convert { args, from, to, json } => {
            let text = read_text(&args.file)?;
            let game_record = match from.map_or_else(|| recognise(&text), Recognition::Certain) {
                // With variations, which the rules check as well.
                Recognition::Certain(Dialect::Palisade) => Analysis::parse(&text)?.to_game_record(),
                Recognition::Certain(dialect) => dialects::read(&text, Some(dialect))?,
                Recognition::Several(_) | Recognition::Unknown => dialects::read(&text, None)?,
            };
            let record_text = game_record.to_record_text();
            if let Some(dialect) = to {
                write!(out, "{}", dialects::write(&game_record, *dialect)?)
            } else if *json {
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

/// Takes the name of a dialect, or of a program that writes it.
fn dialect_parser() -> impl TypedValueParser<Value = Dialect> {
    let names = Dialect::all().map(|dialect| {
        PossibleValue::new(dialect.name()).aliases(dialect.other_names().iter().copied())
    });
    PossibleValuesParser::new(names).map(|name| Dialect::parse(&name).expect("one of the names"))
}

/// Who the players are, a line each, where the record says so.
fn names(game_record: &GameRecord, locale: &Locale) -> String {
    let line = |seat: Seat| {
        let name = game_record.header.player(seat).name.as_deref()?;
        let args = [("seat", seat.number().into()), ("name", name.into())];
        Some(format!("\n{}", locale.with("cli-player-name", &args)))
    };
    Seat::all(game_record.setup.seats()).filter_map(line).collect()
}

/// A line for each move: its number, the word, and what its note says.
fn move_list(game_record: &GameRecord) -> String {
    let words: Vec<_> = game_record.record.words().collect();
    let width = words.iter().map(String::len).max().unwrap_or(0);
    let notes = game_record.comments.iter().map(|note| note.as_deref().unwrap_or_default());
    let lines = words.iter().zip(notes.chain(std::iter::repeat("")));
    let line = |(nth, (word, note)): (usize, (&String, &str))| {
        format!("{:>3}  {word:<width$}  {note}", nth + 1).trim_end().to_owned() + "\n"
    };
    lines.enumerate().map(line).collect()
}

fn load(args: &Args) -> Result<GameRecord, CliError> {
    Ok(Analysis::parse(&read_text(&args.file)?)?.to_game_record())
}
