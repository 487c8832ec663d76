use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use locale::Locale;
use rules::Archive;

use crate::failure::{Failure, output};
use crate::show::standing;

#[derive(clap::Subcommand)]
pub(crate) enum Verb {
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
    /// The game file
    file: PathBuf,
}

pub(crate) fn run(verb: &Verb, locale: &Locale) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    match verb {
        Verb::Check(args) => {
            let archive = load(args)?;
            let entries = archive.record.entries().len();
            let line = locale.with("cli-record-good", &[("entries", entries.into())]);
            writeln!(out, "{line}\n{}", standing(&archive.record, locale))
        }
        Verb::Show(args) => {
            let archive = load(args)?;
            let position = archive.record.position();
            let sketch = position.sketch();
            let standing = standing(&archive.record, locale);
            writeln!(out, "{}\n{position}\n{standing}", sketch.trim_end())
        }
        Verb::Convert { args, json } => {
            let sheet = load(args)?.sheet();
            if *json {
                let headers: Vec<_> = sheet.headers.iter().map(|(k, v)| [k, v]).collect();
                let words: Vec<_> = sheet
                    .words
                    .iter()
                    .map(|word| serde_json::json!({"word": word.text, "note": word.note}))
                    .collect();
                writeln!(out, "{}", serde_json::json!({"headers": headers, "words": words}))
            } else {
                write!(out, "{sheet}")
            }
        }
    }
    .map_err(output)
}

fn load(args: &Args) -> Result<Archive, Failure> {
    let text = fs::read_to_string(&args.file)
        .map_err(|error| Failure::file("cli-cannot-read", &args.file, &error))?;
    Ok(Archive::parse(&text)?)
}
