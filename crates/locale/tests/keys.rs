//! Every language has every message, with the same variables and its own plurals; every message is
//! used by the sources, and every key in the sources has a message.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use locale::{Language, NATIVE_RESOURCES, RESOURCES};

/// The properties of a message that are compared between languages.
#[derive(Default)]
struct Message {
    resource: &'static str,
    variables: BTreeSet<String>,
    /// The selectors: the variables that choose between variants, each with its variant keys.
    selectors: Vec<(String, BTreeSet<String>)>,
    /// The approximate length of its longest variant, in characters, with short values filled in.
    length: usize,
}

/// The assumed length of a value: a square, a fence, a number.
const VALUE_LENGTH: usize = 3;

type Messages = BTreeMap<String, Message>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

fn messages(language: Language) -> Messages {
    let mut messages = Messages::new();
    for resource in RESOURCES {
        let path = root().join("text").join(language.tag()).join(resource).with_extension("ftl");
        let text = fs::read_to_string(&path).expect("every language has every resource");
        let parsed = parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in parsed.body {
            let Entry::Message(found) = entry else { continue };
            let mut message = Message { resource, ..Message::default() };
            visit_pattern(&found.value.expect("messages have a value"), &mut message);
            let key = found.id.name.to_owned();
            assert!(
                messages.insert(key.clone(), message).is_none(),
                "{}: {key} is defined twice",
                path.display()
            );
        }
    }
    messages
}

fn visit_pattern(pattern: &Pattern<&str>, message: &mut Message) {
    for element in &pattern.elements {
        if let PatternElement::TextElement { value } = element {
            message.length += value.chars().count();
        }
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => {
                    message.length += VALUE_LENGTH;
                    visit_inline(inline, message);
                }
                Expression::Select { selector, variants } => {
                    visit_inline(selector, message);
                    let keys = variants.iter().map(|variant| match &variant.key {
                        VariantKey::Identifier { name } => (*name).to_owned(),
                        VariantKey::NumberLiteral { value } => (*value).to_owned(),
                    });
                    if let InlineExpression::VariableReference { id } = selector {
                        message.selectors.push((id.name.to_owned(), keys.collect()));
                    }
                    let before = message.length;
                    let mut longest = before;
                    for variant in variants {
                        message.length = before;
                        visit_pattern(&variant.value, message);
                        longest = longest.max(message.length);
                    }
                    message.length = longest;
                }
            }
        }
    }
}

fn visit_inline(inline: &InlineExpression<&str>, message: &mut Message) {
    match inline {
        InlineExpression::VariableReference { id } => {
            message.variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inline) = expression.as_ref() {
                visit_inline(inline, message);
            }
        }
        // A percentage, which is written the same way in every language's message.
        InlineExpression::FunctionReference { id, arguments } => {
            let [InlineExpression::VariableReference { id: variable }] = &arguments.positional[..]
            else {
                panic!("{} takes a variable", id.name);
            };
            message.variables.insert(format!("{}({})", id.name, variable.name));
        }
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        other => panic!("keep messages plain: {other:?}"),
    }
}

/// The plural categories whole numbers fall into.
fn categories(language: Language) -> &'static [&'static str] {
    match language {
        Language::Polish => &["one", "few", "many"],
        Language::Czech | Language::Romanian => &["one", "few", "other"],
        _ => &["one", "other"],
    }
}

#[test]
fn every_language_has_every_message_with_the_same_variables() {
    let english = messages(Language::English);
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let theirs = messages(language);
        for (key, message) in &english {
            match theirs.get(key) {
                None => wrong.push(format!("{language}/{}.ftl lacks {key}", message.resource)),
                Some(other) if other.variables != message.variables => wrong.push(format!(
                    "{language}: {key} has {:?}, English {:?}",
                    other.variables, message.variables
                )),
                Some(other) if other.resource != message.resource => {
                    wrong.push(format!("{language}: {key} belongs to {}.ftl", message.resource));
                }
                Some(_) => {}
            }
        }
        for (key, message) in theirs.iter().filter(|(key, _)| !english.contains_key(*key)) {
            wrong.push(format!("{language}/{}.ftl has {key}, English does not", message.resource));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn numbers_have_the_plurals_of_each_language() {
    let is_plural = |variants: &BTreeSet<String>| variants.contains("one");
    let english = messages(Language::English);
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let theirs = messages(language);
        for (key, message) in &theirs {
            for (variable, variants) in message.selectors.iter().filter(|(_, v)| is_plural(v)) {
                for category in categories(language) {
                    if !variants.contains(*category) {
                        wrong.push(format!("{language}: {key} lacks {category} of {variable}"));
                    }
                }
            }
            for (variable, _) in english[key].selectors.iter().filter(|(_, v)| is_plural(v)) {
                if !message.selectors.iter().any(|(v, keys)| v == variable && is_plural(keys)) {
                    wrong.push(format!("{language}: {key} has no plural for {variable}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn words_that_choose_a_variant_choose_one_in_every_language() {
    /// The variants of each variable that is a word, not a number.
    fn variants(message: &Message) -> BTreeMap<&String, BTreeSet<&String>> {
        let mut variants = BTreeMap::<_, BTreeSet<_>>::new();
        for (variable, keys) in message.selectors.iter().filter(|(_, keys)| !keys.contains("one")) {
            variants.entry(variable).or_default().extend(keys.iter().filter(|key| *key != "other"));
        }
        variants
    }
    let english = messages(Language::English);
    let mut wrong = Vec::new();
    for language in Language::ALL {
        for (key, message) in &messages(language) {
            let needed = variants(&english[key]);
            for (variable, found) in variants(message) {
                for lacking in
                    needed.get(variable).iter().flat_map(|needed| needed.difference(&found))
                {
                    wrong.push(format!("{language}: {key} lacks {lacking} of {variable}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn messages_fit_the_space_they_have() {
    // The terminal shows key hints in one line, option names in a column, sentences in two lines of 80
    // columns or a few more; the page wraps text, but its buttons are small, and what it says at the upper edge
    // during a game covers the header of a phone, which has room for two lines.
    const MAX_LENGTH: [(&str, usize); 14] = [
        ("tui-key-", 24),
        ("tui-advice-", 78),
        ("tui-menu-", 40),
        ("option-name-", 28),
        ("choice-", 24),
        ("game-quoridor", 24),
        ("web-nav-", 14),
        ("refusal-", 230),
        ("setup-", 300),
        ("web-reconnecting", 75),
        ("web-move-unsent", 75),
        ("web-move-retried", 75),
        ("web-move-overtaken", 75),
        ("web-restart", 75),
    ];
    let mut wrong = Vec::new();
    for language in Language::ALL {
        for (key, message) in messages(language) {
            let limit = MAX_LENGTH.iter().find(|(family, _)| key.starts_with(family));
            if let Some((_, most)) = limit.filter(|(_, most)| message.length > *most) {
                wrong.push(format!("{language}: {key} has {} of {most}", message.length));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The page in the browser is built without the messages of other programs.
#[test]
fn the_page_uses_no_message_that_it_goes_without() {
    const PAGE: [&str; 11] = [
        "api", "board", "dialects", "engine", "game", "lessons", "locale", "puzzles", "rules",
        "view", "web",
    ];
    let english = messages(Language::English);
    let crates = root().parent().expect("crates/").to_owned();
    // The page talks to its workers, not by UGI.
    let ugi = crates.join("engine/src/ugi");
    let is_of_page = |path: &Path| {
        PAGE.iter().any(|name| path.starts_with(crates.join(name))) && !path.starts_with(&ugi)
    };
    let lost: Vec<_> = source_literals()
        .keys
        .into_iter()
        .filter(|(_, paths)| paths.iter().any(|path| is_of_page(path)))
        .filter(|(key, _)| {
            english.get(key).is_some_and(|message| NATIVE_RESOURCES.contains(&message.resource))
        })
        .collect();
    assert!(lost.is_empty(), "{lost:#?}");
}

/// The string literals of the sources that may name messages: whole keys, prefixes of keys that are
/// completed at run time, and single words that could be terms.
struct SourceLiterals {
    /// Each with the sources it is in.
    keys: BTreeMap<String, Vec<PathBuf>>,
    prefixes: BTreeSet<String>,
    words: BTreeSet<String>,
}

fn source_literals() -> SourceLiterals {
    let mut literals =
        SourceLiterals { keys: BTreeMap::new(), prefixes: BTreeSet::new(), words: BTreeSet::new() };
    let crates = root().parent().expect("crates/").to_owned();
    let mut folders: Vec<PathBuf> = fs::read_dir(crates)
        .expect("crates/")
        .map(|e| e.expect("entry").path().join("src"))
        .collect();
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(folder) else { continue };
        for path in entries.map(|entry| entry.expect("a folder entry").path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let source = fs::read_to_string(&path).expect("sources are text");
                for literal in source.split('"') {
                    collect(literal, &path, &mut literals);
                }
            }
        }
    }
    literals
}

fn collect(literal: &str, path: &Path, literals: &mut SourceLiterals) {
    let is_kebab_case = |text: &str| {
        text.starts_with(|c: char| c.is_ascii_lowercase())
            && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    if let Some(prefix) = literal.split('{').next().filter(|p| p.len() < literal.len()) {
        if prefix.ends_with('-') && is_kebab_case(prefix) {
            literals.prefixes.insert(prefix.to_owned());
        }
    } else if is_kebab_case(literal) && !literal.ends_with('-') {
        if literal.contains('-') {
            literals.keys.entry(literal.to_owned()).or_default().push(path.to_owned());
        } else {
            literals.words.insert(literal.to_owned());
        }
    }
}

#[test]
fn every_message_is_used() {
    let literals = source_literals();
    let unused: Vec<_> = messages(Language::English)
        .into_keys()
        .filter(|key| match key.strip_prefix("term-") {
            Some(word) => !literals.words.contains(word),
            None => {
                !literals.keys.contains_key(key)
                    && !literals.prefixes.iter().any(|prefix| key.starts_with(prefix))
            }
        })
        .collect();
    assert!(unused.is_empty(), "unused messages: {unused:#?}");
}

#[test]
fn every_key_in_the_sources_has_a_message() {
    const FAMILIES: [&str; 34] = [
        "puzzle-",
        "puzzles-",
        "account-",
        "person-",
        "dialect-",
        "coach-",
        "games-",
        "grade-",
        "moment-",
        "review-",
        "why-",
        "learn-",
        "lesson-",
        "entry-",
        "analysis-",
        "guest-",
        "gallery-",
        "usage-",
        "analyse-",
        "fault-",
        "match-",
        "web-",
        "refusal-",
        "setup-",
        "option-",
        "record-",
        "table-",
        "maze-",
        "language-",
        "ending-",
        "cli-",
        "server-",
        "tui-",
        "game-",
    ];
    let english = messages(Language::English);
    let missing: Vec<_> = source_literals()
        .keys
        .into_iter()
        .filter(|(key, _)| FAMILIES.iter().any(|family| key.starts_with(family)))
        .filter(|(key, _)| !english.contains_key(key))
        .map(|(key, paths)| format!("{key} ({})", paths[0].display()))
        .collect();
    assert!(missing.is_empty(), "no message for {missing:#?}");
}
