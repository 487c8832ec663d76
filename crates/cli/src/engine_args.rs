//! The engines of a match: `--engine name=… cmd=…`, or a TOML file of the same settings.

use std::path::Path;

use arena::EngineConfig;
use clap::{Arg, ArgAction, ArgMatches, Command};
use game::Reason;

use crate::error::CliError;
use crate::input::read_text;

/// What was given with each `--engine`, word by word. Derived arguments forget where one ends and the next
/// begins.
#[derive(Clone, Debug, Default)]
pub(crate) struct EngineArgs(Vec<Vec<String>>);

/// The name of the argument.
const ENGINE: &str = "engine";

impl clap::Args for EngineArgs {
    fn augment_args(command: Command) -> Command {
        let engine = Arg::new(ENGINE).long(ENGINE).value_name("NAME=VALUE");
        command.arg(engine.num_args(1..).action(ArgAction::Append))
    }

    fn augment_args_for_update(command: Command) -> Command {
        EngineArgs::augment_args(command)
    }
}

impl clap::FromArgMatches for EngineArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<EngineArgs, clap::Error> {
        let mut engines = EngineArgs::default();
        engines.update_from_arg_matches(matches)?;
        Ok(engines)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        let engines = matches.get_occurrences::<String>(ENGINE).into_iter().flatten();
        self.0 = engines.map(|words| words.cloned().collect()).collect();
        Ok(())
    }
}

impl EngineArgs {
    /// The engines of the command line.
    pub(crate) fn engines(&self) -> Result<Vec<EngineConfig>, CliError> {
        let engines =
            self.0.iter().map(|words| EngineConfig::parse(words.iter().map(String::as_str)));
        Ok(engines.collect::<Result<_, _>>()?)
    }
}

/// The engines of a TOML file: a table `[[engine]]` for each, with the settings of `--engine`.
pub(crate) fn read_engines(path: &Path) -> Result<Vec<EngineConfig>, CliError> {
    let engines = parse_engines(&read_text(path)?);
    engines.map_err(|why| {
        Reason::new("match-engines-file", "").text("path", path.display()).reason("why", why).into()
    })
}

fn parse_engines(text: &str) -> Result<Vec<EngineConfig>, Reason> {
    let file: toml::Table = text.parse().map_err(|error: toml::de::Error| {
        let start = error.span().map_or(0, |span| span.start).min(text.len());
        let line = text.as_bytes()[..start].iter().filter(|&&byte| byte == b'\n').count() + 1;
        Reason::new("match-engines-toml", "").number("line", line)
    })?;
    if let Some(other) = file.keys().find(|&key| key != ENGINE) {
        return Err(Reason::new("match-engines-key", "").text("key", other));
    }
    let engines = file.get(ENGINE).and_then(toml::Value::as_array);
    let engines = engines.filter(|engines| !engines.is_empty());
    let engines = engines.ok_or_else(|| Reason::new("match-engines-none", ""))?;
    let parse = |engine: &toml::Value| {
        let settings = engine.as_table().ok_or_else(|| Reason::new("match-engines-none", ""))?;
        let mut words = Vec::new();
        for (key, value) in settings {
            match value {
                toml::Value::Table(options) if key == "option" => {
                    for (name, value) in options {
                        words.push(word(&format!("option.{name}"), value)?);
                    }
                }
                value => words.push(word(key, value)?),
            }
        }
        EngineConfig::parse(words.iter().map(String::as_str))
    };
    engines.iter().map(parse).collect()
}

/// A setting as the command line has it.
fn word(key: &str, value: &toml::Value) -> Result<String, Reason> {
    let value = match value {
        toml::Value::String(text) => text.clone(),
        toml::Value::Integer(number) => number.to_string(),
        toml::Value::Float(number) => number.to_string(),
        toml::Value::Boolean(yes) => yes.to_string(),
        other => {
            // As the file begins it, since no setting is a list.
            let value = match other {
                toml::Value::Array(_) => "[…]".to_owned(),
                toml::Value::Datetime(date) => date.to_string(),
                _ => "{…}".to_owned(),
            };
            let reason = Reason::new("match-engine-value", "").text("key", key);
            return Err(reason.text("value", value));
        }
    };
    Ok(format!("{key}={value}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A file says the same as the command line.
    #[test]
    fn a_file_of_engines_is_read() {
        let text = "[[engine]]\nname = \"Ada\"\ncmd = \"./a 'my net'\"\ntc = \"60+1\"\nthreads = 2\n\
                    option.Hash = 64\noption.Own = true\n\n[[engine]]\ncmd = \"level:3\"\nnodes = 10\n";
        let engines = parse_engines(text).expect("two engines");
        let ada = [
            "name=Ada",
            "cmd=./a 'my net'",
            "tc=60+1",
            "option.Hash=64",
            "option.Own=true",
            "threads=2",
        ];
        let level = ["cmd=level:3", "nodes=10"];
        let same = [EngineConfig::parse(ada), EngineConfig::parse(level)];
        assert_eq!(engines, same.map(|engine| engine.expect("an engine")));
    }

    #[test]
    fn what_is_wrong_with_a_file_is_said() {
        for (text, key) in [
            ("", "match-engines-none"),
            ("engine = 3", "match-engines-none"),
            ("engine = [3]", "match-engines-none"),
            ("[[engine]]\ncmd = level", "match-engines-toml"),
            ("[[engines]]\ncmd = \"level:1\"", "match-engines-key"),
            ("[[engine]]\nname = \"A\"", "match-engine-no-cmd"),
            ("[[engine]]\ncmd = [1]", "match-engine-value"),
            ("[[engine]]\ncmd = \"level:1\"\ncolour = 1", "match-engine-setting"),
        ] {
            assert_eq!(parse_engines(text).expect_err(text).key, key, "{text}");
        }
    }
}
