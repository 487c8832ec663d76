//! Every message in every language, with the same variables and real plurals; every message said
//! somewhere, and everything said a message.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use locale::{FACES, Language};

/// What a message is made of, as far as the languages must agree on it.
#[derive(Default)]
struct Message {
    face: &'static str,
    variables: BTreeSet<String>,
    /// The variables that choose between wordings, each with the choices there are.
    choices: Vec<(String, BTreeSet<String>)>,
    /// How many characters its longest wording has, about, with short values filled in.
    length: usize,
}

/// How many characters a value has: a square, a fence, a number.
const VALUE: usize = 3;

type Messages = BTreeMap<String, Message>;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).to_owned()
}

fn messages(language: Language) -> Messages {
    let mut messages = Messages::new();
    for face in FACES {
        let path = root().join("text").join(language.tag()).join(face).with_extension("ftl");
        let text = fs::read_to_string(&path).expect("every face has a file in every language");
        let resource = parser::parse(text.as_str())
            .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()));
        for entry in resource.body {
            let Entry::Message(found) = entry else { continue };
            let mut message = Message { face, ..Message::default() };
            walk(&found.value.expect("messages have a value"), &mut message);
            let key = found.id.name.to_owned();
            assert!(
                messages.insert(key.clone(), message).is_none(),
                "{}: {key} stands twice",
                path.display()
            );
        }
    }
    messages
}

fn walk(pattern: &Pattern<&str>, message: &mut Message) {
    for element in &pattern.elements {
        if let PatternElement::TextElement { value } = element {
            message.length += value.chars().count();
        }
        if let PatternElement::Placeable { expression } = element {
            match expression {
                Expression::Inline(inline) => {
                    message.length += VALUE;
                    inline_walk(inline, message);
                }
                Expression::Select { selector, variants } => {
                    inline_walk(selector, message);
                    let choices = variants.iter().map(|variant| match &variant.key {
                        VariantKey::Identifier { name } => (*name).to_owned(),
                        VariantKey::NumberLiteral { value } => (*value).to_owned(),
                    });
                    if let InlineExpression::VariableReference { id } = selector {
                        message.choices.push((id.name.to_owned(), choices.collect()));
                    }
                    let before = message.length;
                    let mut longest = before;
                    for variant in variants {
                        message.length = before;
                        walk(&variant.value, message);
                        longest = longest.max(message.length);
                    }
                    message.length = longest;
                }
            }
        }
    }
}

fn inline_walk(inline: &InlineExpression<&str>, message: &mut Message) {
    match inline {
        InlineExpression::VariableReference { id } => {
            message.variables.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inline) = expression.as_ref() {
                inline_walk(inline, message);
            }
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
                None => wrong.push(format!("{language}/{}.ftl lacks {key}", message.face)),
                Some(other) if other.variables != message.variables => wrong.push(format!(
                    "{language}: {key} has {:?}, English {:?}",
                    other.variables, message.variables
                )),
                Some(other) if other.face != message.face => {
                    wrong.push(format!("{language}: {key} belongs to {}.ftl", message.face));
                }
                Some(_) => {}
            }
        }
        for (key, message) in theirs.iter().filter(|(key, _)| !english.contains_key(*key)) {
            wrong.push(format!("{language}/{}.ftl has {key}, English does not", message.face));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn numbers_have_the_plurals_of_each_language() {
    let plural = |choices: &BTreeSet<String>| choices.contains("one");
    let english = messages(Language::English);
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let theirs = messages(language);
        for (key, message) in &theirs {
            for (variable, choices) in message.choices.iter().filter(|(_, c)| plural(c)) {
                for category in categories(language) {
                    if !choices.contains(*category) {
                        wrong.push(format!("{language}: {key} lacks {category} of {variable}"));
                    }
                }
            }
            for (variable, _) in english[key].choices.iter().filter(|(_, c)| plural(c)) {
                if !message.choices.iter().any(|(v, c)| v == variable && plural(c)) {
                    wrong.push(format!("{language}: {key} has no plural for {variable}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn words_fit_where_they_stand() {
    // Keys of the terminal stand in one line, names of options in a column, sentences in two lines
    // of 80 columns or, where need be, a few more; the page wraps, but its buttons are small.
    const ROOM: [(&str, usize); 9] = [
        ("tui-key-", 24),
        ("tui-advice-", 78),
        ("tui-menu-", 40),
        ("option-name-", 28),
        ("choice-", 24),
        ("game-quoridor", 24),
        ("web-nav-", 14),
        ("refusal-", 230),
        ("setup-", 300),
    ];
    let mut wrong = Vec::new();
    for language in Language::ALL {
        for (key, message) in messages(language) {
            let room = ROOM.iter().find(|(family, _)| key.starts_with(family));
            if let Some((_, most)) = room.filter(|(_, most)| message.length > *most) {
                wrong.push(format!("{language}: {key} has {} of {most}", message.length));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Every string literal of the sources that looks like a key, whole or as the beginning of one that
/// is put together, and every single word that could be a term.
struct Said {
    keys: BTreeMap<String, PathBuf>,
    beginnings: BTreeSet<String>,
    words: BTreeSet<String>,
}

fn said() -> Said {
    let mut said =
        Said { keys: BTreeMap::new(), beginnings: BTreeSet::new(), words: BTreeSet::new() };
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
                    collect(literal, &path, &mut said);
                }
            }
        }
    }
    said
}

fn collect(literal: &str, path: &Path, said: &mut Said) {
    let kebab = |text: &str| {
        text.starts_with(|c: char| c.is_ascii_lowercase())
            && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    if let Some(beginning) = literal.split('{').next().filter(|b| b.len() < literal.len()) {
        if beginning.ends_with('-') && kebab(beginning) {
            said.beginnings.insert(beginning.to_owned());
        }
    } else if kebab(literal) && !literal.ends_with('-') {
        if literal.contains('-') {
            said.keys.entry(literal.to_owned()).or_insert_with(|| path.to_owned());
        } else {
            said.words.insert(literal.to_owned());
        }
    }
}

#[test]
fn every_message_is_said_somewhere() {
    let said = said();
    let unused: Vec<_> = messages(Language::English)
        .into_keys()
        .filter(|key| match key.strip_prefix("term-") {
            Some(word) => !said.words.contains(word),
            None => {
                !said.keys.contains_key(key)
                    && !said.beginnings.iter().any(|beginning| key.starts_with(beginning))
            }
        })
        .collect();
    assert!(unused.is_empty(), "nobody says {unused:#?}");
}

#[test]
fn everything_said_is_a_message() {
    const FAMILIES: [&str; 16] = [
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
    let missing: Vec<_> = said()
        .keys
        .into_iter()
        .filter(|(key, _)| FAMILIES.iter().any(|family| key.starts_with(family)))
        .filter(|(key, _)| !english.contains_key(key))
        .map(|(key, path)| format!("{key} ({})", path.display()))
        .collect();
    assert!(missing.is_empty(), "no message for {missing:#?}");
}
