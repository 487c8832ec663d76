use std::io::{self, Write};

use game::{OptionDefault, OptionSpec, OptionValues};
use locale::Locale;
use serde_json::{Value, json};

use crate::error::{CliError, output_error};
use crate::setup::parse_game;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// quoridor, mini, pacman or mspacman
    #[arg(value_name = "GAME")]
    game: String,
    /// Print the options as JSON, one a line
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let game = parse_game(&args.game)?;
    let mut out = io::stdout().lock();
    for spec in game.options() {
        let line =
            if args.json { to_json(spec, locale).to_string() } else { locale.option_line(spec) };
        writeln!(out, "{line}").map_err(output_error)?;
    }
    Ok(())
}

fn to_json(spec: &OptionSpec, locale: &Locale) -> Value {
    let mut value = match spec.values {
        OptionValues::Words(words) => json!({ "type": "words", "values": words }),
        OptionValues::Bool => json!({ "type": "bool", "values": ["true", "false"] }),
        OptionValues::Number { words, least, most, .. } => {
            json!({ "type": "number", "values": words, "min": least, "max": most })
        }
        OptionValues::List { subjects, items, least, repeatable, .. } => json!({
            "type": "list", "values": items, "min": least, "max": subjects.len(),
            "repeatable": repeatable, "of": subjects,
        }),
    };
    value["name"] = spec.name.into();
    value["rule"] = if spec.rule.is_empty() { Value::Null } else { spec.rule.into() };
    value["default"] = match spec.default {
        OptionDefault::Value(word) => word.into(),
        // Not set: the maze, the number of players or chance decides.
        OptionDefault::Unset(_) => Value::Null,
    };
    value["title"] = locale.option_name(spec).into();
    value["about"] = locale.option_about(spec).into();
    value
}
