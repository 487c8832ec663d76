//! Help in the language of the user. The derived [`clap::Command`] supplies names and shapes; every
//! sentence comes from `help.ftl`, looked up by the path of the command: `help-record-check` describes
//! a command, `help-serve-listen` an argument of one, `help-arg-seats` an argument that several share.
//! Headings and notes, which clap has in English only, are written by a help template.

use std::fmt::Write as _;

use clap::builder::styling::{AnsiColor, Styles};
use clap::builder::{Resettable, StyledStr};
use clap::{Arg, Command, CommandFactory as _};
use locale::Locale;

use crate::Cli;

/// The commands of the program, described in the language of `locale`.
pub(crate) fn command(locale: &Locale) -> Command {
    let mut command = Cli::command().styles(STYLES);
    // Building adds what clap generates itself (`--help`, `help`), so that it is described too.
    command.build();
    localize(command, &[], locale)
}

const STYLES: Styles = Styles::styled()
    .header(AnsiColor::Yellow.on_default().bold())
    .usage(AnsiColor::Yellow.on_default().bold())
    .literal(AnsiColor::Green.on_default().bold())
    .placeholder(AnsiColor::Cyan.on_default());

fn localize(command: Command, path: &[&str], locale: &Locale) -> Command {
    // `help serve` describes the same command as `serve`.
    let described: Vec<_> = path.iter().copied().filter(|&name| name != HELP_COMMAND).collect();
    let about = match path {
        [.., HELP_COMMAND] => locale.find("help-help"),
        _ => locale.find(&command_key(&described)),
    };
    let command = match about {
        Some(about) => command.about(about).long_about(Resettable::Reset),
        None => command,
    };
    let command =
        command.mut_args(|arg| localize_arg(arg, &described, locale)).mut_subcommands(|child| {
            let name = child.get_name().to_owned();
            localize(child, &[path, &[name.as_str()]].concat(), locale)
        });
    with_template(with_usage(command, locale), locale)
}

/// The command of clap's own that prints the help of another one.
const HELP_COMMAND: &str = "help";

/// The key of what a command does.
fn command_key(path: &[&str]) -> String {
    match path {
        [] => "help-palisade".to_owned(),
        path => format!("help-{}", path.join("-")),
    }
}

/// The text about an argument: its own, or the one it shares with the same argument elsewhere.
fn arg_text(arg: &Arg, path: &[&str], locale: &Locale) -> Option<String> {
    let id = arg.get_id().as_str().replace('_', "-");
    locale
        .find(&format!("{}-{id}", command_key(path)))
        .or_else(|| locale.find(&format!("help-arg-{id}")))
        // `config check` takes what `serve` does, and a worker some of it.
        .or_else(|| {
            let is_like_serve = path == ["config", "check"] || path == ["worker"];
            locale.find(&format!("help-serve-{id}")).filter(|_| is_like_serve)
        })
}

/// Describes an argument, with its default, its values and its variable, which clap would add in
/// English.
fn localize_arg(arg: Arg, path: &[&str], locale: &Locale) -> Arg {
    let arg = with_value_names(arg, locale);
    let Some(mut text) = arg_text(&arg, path, locale) else { return arg };
    let takes_values = arg.get_action().takes_values();
    let mut note = |key: &str, value: String| {
        if !value.is_empty() {
            let note = locale.with(key, &[("value", value.into())]);
            write!(text, " [{note}]").expect("a String takes any text");
        }
    };
    if takes_values {
        let values: Vec<_> = arg.get_possible_values();
        let values: Vec<_> = values.iter().map(|value| value.get_name().to_owned()).collect();
        note("help-note-values", values.join(", "));
        let defaults = arg.get_default_values().iter();
        let defaults: Vec<_> = defaults.map(|value| value.to_string_lossy().into_owned()).collect();
        note("help-note-default", defaults.join(" "));
    }
    if let Some(variable) = arg.get_env() {
        note("help-note-variable", variable.to_string_lossy().into_owned());
    }
    let arg = arg.help(text).long_help(Resettable::Reset).hide_env(true);
    // Only an argument with values has defaults and possible values to hide.
    if takes_values { arg.hide_default_value(true).hide_possible_values(true) } else { arg }
}

/// Translates the placeholders of an argument's values: `GAME` by `help-value-game`, and each word of
/// `NAME=VALUE` by itself. Units and abbreviations have no message and stay.
fn with_value_names(arg: Arg, locale: &Locale) -> Arg {
    let Some(names) = arg.get_value_names().filter(|_| arg.get_action().takes_values()) else {
        return arg;
    };
    let names: Vec<String> = names.iter().map(|name| value_name(name, locale)).collect();
    arg.value_names(names)
}

fn value_name(name: &str, locale: &Locale) -> String {
    let is_capital = |letter: char| letter.is_ascii_uppercase();
    let mut text = String::new();
    let mut rest = name;
    while let Some(start) = rest.find(is_capital) {
        let (before, from) = rest.split_at(start);
        let end = from.find(|letter| !is_capital(letter)).unwrap_or(from.len());
        let (word, after) = from.split_at(end);
        let key = format!("help-value-{}", word.to_lowercase());
        text += before;
        text += &locale.find(&key).unwrap_or_else(|| word.to_owned());
        rest = after;
    }
    text + rest
}

/// Replaces the two English words that clap writes into the usage line.
fn with_usage(mut command: Command, locale: &Locale) -> Command {
    let usage = command.render_usage().ansi().to_string();
    let Some((_, usage)) = usage.split_once(": ").or_else(|| usage.split_once(':')) else {
        return command;
    };
    // The style of the heading ends after its colon.
    let usage = usage.trim_start_matches("\u{1b}[0m").trim_start();
    let usage = usage
        .replace("OPTIONS", &locale.text("help-value-options"))
        .replace("COMMAND", &locale.text("help-value-command"));
    command.override_usage(StyledStr::from(usage))
}

/// Sets the template of the help page: clap's own, with headings of the language.
fn with_template(command: Command, locale: &Locale) -> Command {
    let header = command.get_styles().get_header();
    let heading = |key: &str| format!("{header}{}{header:#}", locale.text(key));
    let mut template =
        format!("{{about-with-newline}}\n{} {{usage}}\n", heading("help-heading-usage"));
    let mut section = |shown: bool, key: &str, tag: &str| {
        if shown {
            write!(template, "\n{}\n{{{tag}}}\n", heading(key)).expect("a String takes any text");
        }
    };
    let has_commands = command.get_subcommands().any(|child| !child.is_hide_set());
    section(has_commands, "help-heading-commands", "subcommands");
    let has_arguments = command.get_positionals().any(|arg| !arg.is_hide_set());
    section(has_arguments, "help-heading-arguments", "positionals");
    let has_options = command.get_arguments().any(|arg| !arg.is_positional() && !arg.is_hide_set());
    section(has_options, "help-heading-options", "options");
    let template = template.trim_end().to_owned();
    command.help_template(StyledStr::from(template))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::{fs, path::Path};

    use locale::Language;

    use super::*;

    /// Calls `visit` with every command and its path, except those below `help`.
    fn walk(command: &Command, path: &[&str], visit: &mut dyn FnMut(&Command, &[&str])) {
        visit(command, path);
        for child in command.get_subcommands().filter(|child| child.get_name() != HELP_COMMAND) {
            walk(child, &[path, &[child.get_name()]].concat(), visit);
        }
    }

    fn built() -> Command {
        let mut command = Cli::command();
        command.build();
        command
    }

    #[test]
    fn every_command_and_argument_is_described() {
        let english = Locale::new(Language::English);
        let mut missing = BTreeSet::new();
        walk(&built(), &[], &mut |command, path| {
            if english.find(&command_key(path)).is_none() {
                missing.insert(command_key(path));
            }
            for arg in command.get_arguments().filter(|arg| arg_text(arg, path, &english).is_none())
            {
                missing.insert(format!("{}-{}", command_key(path), arg.get_id()));
            }
        });
        // That the other languages have the same messages is a test of the locale crate.
        assert!(missing.is_empty(), "text/*/help.ftl lacks {missing:#?}");
    }

    #[test]
    fn every_help_message_is_used() {
        let mut used = BTreeSet::new();
        walk(&built(), &[], &mut |command, path| {
            used.insert(command_key(path));
            for arg in command.get_arguments() {
                let id = arg.get_id().as_str().replace('_', "-");
                let own = format!("{}-{id}", command_key(path));
                let has_own = Locale::default().find(&own).is_some();
                used.insert(if has_own { own } else { format!("help-arg-{id}") });
            }
        });
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../locale/text/en/help.ftl");
        let text = fs::read_to_string(file).expect("the English messages");
        let generic = ["help-heading-", "help-note-", "help-value-", "help-help"];
        let unused: Vec<_> = text
            .lines()
            .filter_map(|line| line.split_once(" = ").map(|(key, _)| key))
            .filter(|key| key.starts_with("help-"))
            .filter(|key| !generic.iter().any(|prefix| key.starts_with(prefix)))
            .filter(|key| !used.contains(*key))
            .collect();
        assert!(unused.is_empty(), "no command or argument is described by {unused:#?}");
    }

    #[test]
    fn nothing_english_is_left_on_a_help_page() {
        let language = Locale::new(Language::Polish);
        let english =
            ["Usage", "Options:", "[OPTIONS]", "COMMAND", "<GAME", "[default", "[env", "Print "];
        walk(&command(&language), &[], &mut |command, path| {
            let page = command.clone().render_long_help().to_string();
            for word in english {
                assert!(!page.contains(word), "{path:?} has {word:?}:\n{page}");
            }
        });
    }

    #[test]
    fn every_placeholder_has_a_word_in_every_language() {
        // Units, abbreviations and what is typed as it stands.
        let kept = ["N", "D", "S", "MS", "KB", "MB", "URL", "ELO"];
        let english = Locale::new(Language::English);
        let mut missing = BTreeSet::new();
        walk(&built(), &[], &mut |command, _| {
            for arg in command.get_arguments().filter(|arg| arg.get_action().takes_values()) {
                let names = arg.get_value_names().unwrap_or_default().iter();
                let words = names.flat_map(|name| name.split(|c: char| !c.is_ascii_uppercase()));
                missing.extend(
                    words
                        .filter(|word| !word.is_empty() && !kept.contains(word))
                        .filter(|word| {
                            english.find(&format!("help-value-{}", word.to_lowercase())).is_none()
                        })
                        .map(str::to_owned),
                );
            }
        });
        assert!(missing.is_empty(), "text/*/help.ftl has no help-value- for {missing:?}");
        let french = Locale::new(Language::French);
        assert_eq!(value_name("NAME=VALUE", &french), "NOM=VALEUR");
        assert_eq!(value_name("human,4,…", &french), "human,4,…");
    }

    #[test]
    fn pages_show_usage_defaults_and_variables() {
        let french = Locale::new(Language::French);
        let page = command(&french)
            .find_subcommand_mut("serve")
            .expect("a command")
            .render_long_help()
            .to_string();
        assert!(page.contains("palisade serve"), "{page}");
        assert!(page.contains("PALISADE_LISTEN") && page.contains("info"), "{page}");
    }
}
