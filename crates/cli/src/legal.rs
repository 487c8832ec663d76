use std::io::{self, BufRead, BufWriter, Write};

use game::{Position, Record, Turn};
use rules::AnyPosition;

use crate::error::{CliError, output_error};
use crate::setup::GameArgs;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// Read one list of moves a line on stdin and answer each on one line
    #[arg(long)]
    batch: bool,
    /// Print a JSON list
    #[arg(long, conflicts_with = "batch")]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), CliError> {
    let record = args.game.record()?;
    let mut out = BufWriter::new(io::stdout().lock());
    if args.batch {
        for line in io::stdin().lock().lines() {
            // Bytes that are not UTF-8 cannot be moves.
            let answer = match line {
                Ok(line) => answer(&record, &line),
                Err(error) if error.kind() == io::ErrorKind::InvalidData => "illegal 1".to_owned(),
                Err(error) => return Err(output_error(error)),
            };
            writeln!(out, "{answer}").map_err(output_error)?;
        }
    } else if args.json {
        let words = legal_words(&record).unwrap_or_default();
        writeln!(out, "{}", serde_json::json!(words)).map_err(output_error)?;
    } else {
        let words = legal_words(&record).unwrap_or_else(|| vec!["over".to_owned()]);
        for word in words {
            writeln!(out, "{word}").map_err(output_error)?;
        }
    }
    out.flush().map_err(output_error)
}

/// The legal moves or rolls as words, sorted bytewise; `None` where the game is over.
fn legal_words(record: &Record<AnyPosition>) -> Option<Vec<String>> {
    if record.turn() == Turn::Over {
        return None;
    }
    let mut words: Vec<_> = record.position().plies().iter().map(ToString::to_string).collect();
    words.sort_unstable();
    Some(words)
}

/// The answer to one line of a batch: the legal words, `over`, or `illegal N` for the first move
/// that cannot be played.
fn answer(start: &Record<AnyPosition>, line: &str) -> String {
    let mut record = start.clone();
    for (nth, word) in line.split_whitespace().enumerate() {
        if record.play(word).is_err() {
            return format!("illegal {}", nth + 1);
        }
    }
    legal_words(&record).map_or_else(|| "over".to_owned(), |words| words.join(" "))
}
