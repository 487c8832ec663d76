mod batch;

use std::io::{self, BufReader, BufWriter, Write};

use game::{Position, Record, Turn};
use rules::AnyPosition;

use self::batch::{Batch, BatchField};
use crate::error::{CliError, output_error};
use crate::setup::GameArgs;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// Answer each line of stdin with one line: a list of moves, or `fen POSITION [moves …]`
    #[arg(long)]
    batch: bool,
    /// What to add to every answer of a batch, after a tab each: position, turn, result
    #[arg(
        long,
        value_name = "FIELD,FIELD",
        value_delimiter = ',',
        requires = "batch",
        value_parser = BatchField::parse
    )]
    with: Vec<BatchField>,
    /// Print a JSON list
    #[arg(long, conflicts_with = "batch")]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), CliError> {
    if args.batch {
        args.game.leave_stdin_to("--batch")?;
    }
    let record = args.game.record()?;
    let mut out = BufWriter::new(io::stdout().lock());
    if args.batch {
        let batch = Batch::new(args.game.setup()?, record, args.with.clone());
        return batch
            .run(BufReader::with_capacity(1 << 16, io::stdin()), out)
            .map_err(output_error);
    }
    if args.json {
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
