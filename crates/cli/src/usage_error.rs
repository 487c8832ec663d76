//! Errors in the arguments, as one sentence in the language of the user.

use std::error::Error as _;
use std::fmt;
use std::num::{ParseFloatError, ParseIntError};

use clap::Command;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use game::{Reason, shorten};
use locale::Locale;

/// Why a value parser refuses a word. The sentence is found when the error is printed: parsers know no
/// language.
#[derive(Clone, Debug)]
pub(crate) struct ValueError(pub(crate) Reason);

impl fmt::Display for ValueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Locale::default().reason(&self.0))
    }
}

impl std::error::Error for ValueError {}

/// What is wrong with the arguments, and where help is.
pub(crate) fn describe(
    error: &clap::Error,
    command: &Command,
    args: &[String],
    locale: &Locale,
) -> String {
    let path = command_path(command, args);
    let mut sentences = vec![sentence(error, &path, locale)];
    sentences.extend(suggestion(error, locale));
    let names: Vec<_> = path.iter().map(|command| command.get_name()).collect();
    sentences.push(locale.with("usage-see-help", &[("command", names.join(" ").into())]));
    sentences.join(" ")
}

fn sentence(error: &clap::Error, path: &[&Command], locale: &Locale) -> String {
    let text =
        |kind: ContextKind| shorten(error.get(kind).map(ToString::to_string).unwrap_or_default());
    let argument = || ("argument", text(ContextKind::InvalidArg).into());
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let word = text(ContextKind::InvalidSubcommand);
            locale.with("usage-unknown-command", &[("word", word.into())])
        }
        ErrorKind::UnknownArgument => {
            let word = text(ContextKind::InvalidArg);
            locale.with("usage-unknown-argument", &[("word", word.into())])
        }
        ErrorKind::MissingRequiredArgument => {
            locale.with("usage-missing", &[("list", text(ContextKind::InvalidArg).into())])
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let command = path.last().expect("the program itself");
            let names = command.get_subcommands().filter(|child| !child.is_hide_set());
            let names: Vec<_> =
                names.map(Command::get_name).filter(|&name| name != "help").collect();
            locale.with("usage-missing-command", &[("list", names.join(", ").into())])
        }
        ErrorKind::InvalidValue | ErrorKind::NoEquals
            if text(ContextKind::InvalidValue).is_empty() =>
        {
            locale.with("usage-no-value", &[argument()])
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            let value = ("value", text(ContextKind::InvalidValue).into());
            let sentence = locale.with("usage-bad-value", &[argument(), value]);
            match expected(error, locale) {
                Some(expected) => format!("{sentence} {expected}"),
                None => sentence,
            }
        }
        ErrorKind::ArgumentConflict => {
            let other = text(ContextKind::PriorArg);
            match text(ContextKind::InvalidArg) == other {
                true => locale.with("usage-twice", &[argument()]),
                false => locale.with("usage-conflict", &[argument(), ("other", other.into())]),
            }
        }
        ErrorKind::TooManyValues | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues => {
            locale.with("usage-value-count", &[argument()])
        }
        ErrorKind::InvalidUtf8 => locale.text("usage-not-text"),
        // Nothing else is reported as an error.
        _ => error.to_string().lines().next().unwrap_or_default().to_owned(),
    }
}

/// What a value should have been.
fn expected(error: &clap::Error, locale: &Locale) -> Option<String> {
    if let Some(ContextValue::Strings(values)) = error.get(ContextKind::ValidValue) {
        return Some(locale.with("usage-allowed", &[("values", values.join(", ").into())]));
    }
    let source = error.source()?;
    if let Some(ValueError(reason)) = source.downcast_ref() {
        return Some(locale.reason(reason));
    }
    if source.is::<ParseIntError>() || source.is::<ParseFloatError>() {
        return Some(locale.text("usage-want-number"));
    }
    // A ranged value parser of clap says `99 is not in 1..=8`.
    let text = source.to_string();
    let range = text.split_once(" is not in ").and_then(|(_, range)| range.split_once("..="));
    Some(match range {
        Some((low, high)) => {
            locale.with("usage-want-range", &[("low", low.into()), ("high", high.into())])
        }
        None => text,
    })
}

/// What was probably meant.
fn suggestion(error: &clap::Error, locale: &Locale) -> Option<String> {
    let kinds =
        [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let words = kinds.into_iter().find_map(|kind| error.get(kind))?.to_string();
    Some(locale.with("usage-did-you-mean", &[("words", words.into())]))
}

/// The command that the arguments name, as far as they name one, below the program itself.
fn command_path<'a>(command: &'a Command, args: &[String]) -> Vec<&'a Command> {
    let mut path = vec![command];
    for arg in args {
        let current = path.last().expect("the program itself");
        match current.find_subcommand(arg) {
            Some(child) => path.push(child),
            None if arg.starts_with('-') => {}
            // A first word that is no command ends the path, unless it is the value of an option.
            None if path.len() == 1 => {}
            None => break,
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use locale::Language;

    use super::*;
    use crate::help;

    fn error_of(line: &str, language: Language) -> String {
        let locale = Locale::new(language);
        let args: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        let mut command = help::command(&locale);
        let words = std::iter::once("palisade".to_owned()).chain(args.iter().cloned());
        let error = command.try_get_matches_from_mut(words).expect_err(line);
        describe(&error, &command, &args, &locale)
    }

    #[test]
    fn every_kind_of_usage_error_is_a_sentence() {
        for (line, parts) in [
            ("jugle", &["“jugle”", "palisade --help"][..]),
            ("serv", &["“serv”", "serve"]),
            ("legal", &["<GAME>", "palisade legal --help"]),
            ("legal quoridor --seets 2", &["--seets", "--seats"]),
            ("legal quoridor --seats", &["--seats <N>", "needs a value"]),
            ("legal quoridor --seats many", &["“many”", "whole number"]),
            ("legal quoridor --json --batch", &["--json", "--batch", "together"]),
            ("legal quoridor --seats 2 --seats 4", &["--seats <N>", "once"]),
            ("solve --lives 12", &["“12”", "from 1 to 9"]),
            ("analyse quoridor --level 9", &["“9”", "1", "8"]),
            ("record", &["check", "palisade record --help"]),
        ] {
            let sentence = error_of(line, Language::English);
            for part in parts {
                assert!(sentence.contains(part), "{line}: {sentence} lacks {part:?}");
            }
            assert!(!sentence.contains('\n'), "{line}: {sentence}");
            for language in Language::ALL.into_iter().skip(1) {
                assert_ne!(error_of(line, language), sentence, "{language}: {line}");
            }
        }
    }
}
