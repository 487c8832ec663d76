use std::io::{self, Write};

use game::{Position, RecordHeader, Turn};
use locale::Locale;

use crate::error::{CliError, output_error};
use crate::setup::GameArgs;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    game: GameArgs,
    /// Print the position's text, whose turn it is and the legal moves as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let record = args.game.record()?;
    let position = record.position();
    let mut out = io::stdout().lock();
    if args.json {
        let mut legal: Vec<_> = position.plies().iter().map(ToString::to_string).collect();
        legal.sort_unstable();
        let turn = match record.turn() {
            Turn::Seat(seat) => serde_json::json!(seat.number()),
            Turn::Chance => serde_json::json!("chance"),
            Turn::Over => serde_json::json!("over"),
        };
        let result = record.ending().map(|ending| ending.outcome.to_string());
        let value = serde_json::json!({
            "position": position.to_string(), "turn": turn, "legal": legal, "result": result,
        });
        return writeln!(out, "{value}").map_err(output_error);
    }
    writeln!(out, "{}", position.diagram().trim_end()).map_err(output_error)?;
    writeln!(out, "{position}").map_err(output_error)?;
    writeln!(out, "{}", status_line(&record, &RecordHeader::default(), locale))
        .map_err(output_error)
}

/// One line that says who is to move, or how the game ended, with the names of the header.
pub(crate) fn status_line(
    record: &game::Record<rules::AnyPosition>,
    header: &RecordHeader,
    locale: &Locale,
) -> String {
    match record.turn() {
        Turn::Seat(seat) => locale.with("cli-turn", &[("seat", seat.number().into())]),
        Turn::Chance => locale.text("cli-chance"),
        Turn::Over => locale.with("cli-over", &[("result", locale.ending(record, header).into())]),
    }
}
