use game::{OptionSpec, OptionValues};
use rules::GameSetup;

pub(crate) const MAX_THREADS: usize = 256;
pub(crate) const MAX_HASH: usize = 65_536;
pub(crate) const MAX_MULTI_PV: usize = 64;

/// The names of the options that are not of the rules, separated by blanks.
pub(crate) fn engine_options(setup: &GameSetup) -> String {
    let maze = if setup.maze().is_some() { " Maze" } else { "" };
    format!("Threads Hash Level MultiPV Seats Ponder{maze}")
}

/// Declares an option of the game as UCI does; `default` is the value it has now.
pub(crate) fn option_line(spec: &OptionSpec, default: &str) -> String {
    let kind = match spec.values {
        OptionValues::Words(words) => {
            let vars: String = words.iter().map(|word| format!(" var {word}")).collect();
            return format!("option name {} type combo default {default}{vars}", spec.name);
        }
        OptionValues::Number { words: [], least, most, .. } => {
            return format!(
                "option name {} type spin default {default} min {least} max {most}",
                spec.name
            );
        }
        OptionValues::Bool => "check",
        // A number or a word such as `off` is neither a spin nor a combo.
        OptionValues::Number { .. } | OptionValues::List { .. } => "string",
    };
    let default = if default.is_empty() { "<empty>" } else { default };
    format!("option name {} type {kind} default {default}", spec.name)
}
