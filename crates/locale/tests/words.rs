//! Plain words: what people read in English has none of the words below, and no translation is the
//! English text left as it is.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use locale::{Language, RESOURCES};

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Words that no text for people uses, each with the plain one. Singular `machine` is a computer that
/// something runs on, and `seat` a term of the formats; both are allowed in documents.
const EVERYWHERE: [(&str, &str); 9] = [
    ("lay", "create, place"),
    ("lays", "creates, places"),
    ("laid", "created, placed"),
    ("shall", "should, will"),
    ("machines", "computer players"),
    ("caretaker", "host"),
    ("bears", "load"),
    ("dear", "costly"),
    ("muncher", "PAC-MAN"),
];

/// Words that messages and rulebooks do not use besides.
const ON_SCREENS: [(&str, &str); 5] = [
    ("drawn", "random"),
    ("seat", "player"),
    ("seats", "players"),
    ("machine", "computer"),
    ("ways", "paths"),
];

/// What may be said all the same, in lower case.
const ALLOWED: [&str; 4] = ["hot seat", "--seats", "in two ways", "drawn as text"];

/// The whole words of a text that should not be there.
fn bad_words(text: &str, words: &[(&str, &str)]) -> Vec<String> {
    let mut text = text.to_lowercase();
    for allowed in ALLOWED {
        text = text.replace(allowed, " ");
    }
    text.split(|c: char| !c.is_alphanumeric())
        .filter_map(|word| words.iter().find(|(bad, _)| *bad == word))
        .map(|(bad, better)| format!("“{bad}” (better: {better})"))
        .collect()
}

/// The text of a line of messages, without its key and its variables.
fn message_text(line: &str) -> String {
    let text = line.split_once(" = ").map_or(line, |(_, text)| text);
    let text = if line.ends_with(" =") || line.starts_with('#') { "" } else { text };
    outside(text, '{', '}')
}

/// The text of a line of Markdown, without code.
fn prose(line: &str) -> String {
    line.split('`').step_by(2).collect::<Vec<_>>().join(" ")
}

/// A text without what stands between two characters.
fn outside(text: &str, open: char, close: char) -> String {
    let mut depth = 0usize;
    let outside = text.chars().filter(|&c| {
        let was_inside = depth > 0;
        if c == open {
            depth += 1;
        } else if c == close {
            depth = depth.saturating_sub(1);
        }
        !was_inside && c != open
    });
    outside.collect()
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|e| e == extension));
    paths.sort();
    paths
}

/// The bad words of a file, line by line; blocks of code in Markdown are left out.
fn check(
    path: &Path,
    text_of: fn(&str) -> String,
    words: &[(&str, &str)],
    wrong: &mut Vec<String>,
) {
    let source = fs::read_to_string(path).expect("text");
    let mut in_code = false;
    for (nth, line) in source.lines().enumerate() {
        if line.trim_start().starts_with("```") {
            in_code = !in_code;
        }
        if !in_code {
            for word in bad_words(&text_of(line), words) {
                wrong.push(format!("{}:{}: {word}", path.display(), nth + 1));
            }
        }
    }
}

/// The files that write figures all the same, and why: those are nothing that people read in their language.
const OWN_FIGURES: [(&str, &str); 13] = [
    ("cli/src/bench.rs", "lines for programs"),
    ("cli/src/match/output.rs", "passed on to `Language::figures`"),
    ("cli/src/perft.rs", "lines for programs"),
    ("cli/src/playouts.rs", "lines for programs"),
    ("web/src/analysis/bars.rs", "a length of a style"),
    ("web/src/board/drawn_move.rs", "a path of a picture"),
    ("web/src/learn/course_list.rs", "a length of a style"),
    ("web/src/play/board_screen.rs", "a value of a style"),
    ("web/src/play/path_race.rs", "a length of a style"),
    ("web/src/play/player_panel.rs", "a length of a style"),
    ("web/src/ratings/distribution.rs", "a length of a style"),
    ("web/src/ratings/graph.rs", "a length of a style"),
    ("web/src/review/graph.rs", "lengths of styles and paths of a picture"),
];

/// Whether a line of a program formats a number with a decimal point, or adds a percent sign to one.
fn writes_figures(line: &str) -> bool {
    let is_comment = line.trim_start().starts_with("//");
    let mut precisions = line.split(":.").skip(1).filter_map(|after| after.split_once('}'));
    let has_precision = precisions.any(|(digits, _)| {
        digits != "0" && digits.chars().all(|c| c.is_alphanumeric() || "$*_".contains(c))
    });
    !is_comment && (has_precision || line.contains("}%"))
}

/// How a language writes decimals and percentages is known to `locale` alone.
#[test]
fn programs_leave_decimal_marks_and_percent_signs_to_the_language() {
    let crates = workspace().join("crates");
    let mut wrong = Vec::new();
    let mut folders: Vec<_> =
        ["web", "tui", "cli", "play", "view"].map(|name| crates.join(name).join("src")).into();
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).expect("a folder of sources");
        let entries = entries.map(|entry| entry.expect("an entry").path());
        folders.extend(entries.filter(|path| path.is_dir() && !path.ends_with("tests")));
        for path in files(&folder, "rs") {
            let shown = path.strip_prefix(&crates).expect("below").display().to_string();
            if OWN_FIGURES.iter().any(|(file, _)| *file == shown) {
                continue;
            }
            let source = fs::read_to_string(&path).expect("text");
            let lines = source.lines().enumerate().filter(|(_, line)| writes_figures(line));
            wrong.extend(lines.map(|(nth, line)| format!("{shown}:{}: {}", nth + 1, line.trim())));
        }
    }
    assert!(wrong.is_empty(), "use `Language::decimal` and the like:\n{}", wrong.join("\n"));
}

#[test]
fn figures_in_programs_are_found() {
    for bad in ["format!(\"{x:.1}\")", "(\"{:.2} {a}\")", "(\"{share}%\")", "(\"{v:.places$}\")"] {
        assert!(writes_figures(bad), "{bad}");
    }
    for good in ["format!(\"{speed:.0} nps\")", "// {x:.1}", "\"a :. b {c}\"", "{name}: {x:>4}"] {
        assert!(!writes_figures(good), "{good}");
    }
}

#[test]
fn english_has_plain_words() {
    let root = workspace();
    let screens = [EVERYWHERE.as_slice(), ON_SCREENS.as_slice()].concat();
    let mut wrong = Vec::new();
    for path in files(&root.join("crates/locale/text/en"), "ftl") {
        check(&path, message_text, &screens, &mut wrong);
    }
    for path in files(&root.join("crates/locale/rulebook/en"), "md") {
        check(&path, prose, &screens, &mut wrong);
    }
    let mut documents = files(&root.join("docs"), "md");
    documents.extend(["README.md", "CHANGELOG.md", "CONTRIBUTING.md"].map(|name| root.join(name)));
    for path in documents {
        check(&path, prose, &EVERYWHERE, &mut wrong);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn bad_words_are_found_as_whole_words() {
    let screens = [EVERYWHERE.as_slice(), ON_SCREENS.as_slice()].concat();
    for bad in ["Lay the table", "It is the turn of seat 2.", "Ways", "Where shall she start?"] {
        assert_eq!(bad_words(bad, &screens).len(), 1, "{bad}");
    }
    for good in ["Play a delay, always sideways", "a hot seat game", "Change --seats."] {
        assert_eq!(bad_words(good, &screens), [""; 0], "{good}");
    }
    assert_eq!(message_text("key = a { $seat } b"), "a  b");
    assert_eq!(prose("the `seat` field"), "the   field");
}

/// The messages of a language: each key with its text, variants and all.
fn messages(language: Language) -> Vec<(String, String)> {
    let mut messages: Vec<(String, String)> = Vec::new();
    for resource in RESOURCES {
        let path = workspace().join("crates/locale/text").join(language.tag());
        let path = path.join(resource).with_extension("ftl");
        for line in fs::read_to_string(path).expect("every resource").lines() {
            let key = line.split(" =").next().filter(|_| line.contains(" ="));
            match (key, messages.last_mut()) {
                (Some(key), _) if line.starts_with(|c: char| c.is_ascii_lowercase()) => {
                    messages.push((key.to_owned(), line[key.len()..].to_owned()));
                }
                (_, Some((_, text))) if line.starts_with(' ') => text.push_str(line),
                _ => {}
            }
        }
    }
    messages
}

/// Names, which are the same in every language.
const NAMES: [&str; 9] = [
    "game-quoridor",
    "game-mini",
    "game-mspacman",
    "term-pacman",
    "term-mspacman",
    "term-blinky",
    "term-inky",
    "term-pinky",
    "term-clyde",
];

/// Other keys whose text is the same in English and another language, because the word is: `menu`,
/// `Start`. One `language key` a line.
const SAME: &str = include_str!("same-as-english.txt");

#[test]
fn translations_are_not_the_english_text() {
    let english: BTreeMap<_, _> = messages(Language::English).into_iter().collect();
    let allowed: BTreeSet<_> = SAME.lines().map(str::to_owned).collect();
    let mut same = BTreeSet::new();
    for language in Language::ALL.into_iter().skip(1) {
        for (key, text) in messages(language) {
            // A message of variables and names alone reads the same everywhere.
            let has_words = outside(&text, '{', '}').chars().any(char::is_alphabetic);
            let is_name = NAMES.contains(&key.as_str());
            if has_words && !is_name && english.get(&key) == Some(&text) {
                same.insert(format!("{language} {key}"));
            }
        }
    }
    let untranslated: Vec<_> = same.difference(&allowed).collect();
    assert!(
        untranslated.is_empty(),
        "still English (or add to same-as-english.txt): {untranslated:#?}"
    );
    let translated: Vec<_> = allowed.difference(&same).collect();
    assert!(translated.is_empty(), "no longer English: {translated:#?}");
}

/// What is said twice in English, word by word, is said in the same words twice in every language. Events and
/// endings are told in different tenses in some, so that sentences with variants are not asked for.
#[test]
fn the_same_sentence_has_one_translation() {
    let english = messages(Language::English);
    let is_sentence = |text: &str| text.len() > 20 && text.ends_with('.') && !text.contains("->");
    let mut twins: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (key, text) in &english {
        if is_sentence(text) && !key.starts_with("lesson-") {
            twins.entry(text).or_default().push(key);
        }
    }
    let mut different = Vec::new();
    for language in Language::ALL.into_iter().skip(1) {
        let theirs: BTreeMap<_, _> = messages(language).into_iter().collect();
        for keys in twins.values() {
            let texts: BTreeSet<_> =
                keys.iter().map(|key| theirs[*key].replace('\u{a0}', " ")).collect();
            if texts.len() > 1 {
                different.push(format!("{language}: {keys:?}: {texts:?}"));
            }
        }
    }
    assert!(twins.values().any(|keys| keys.len() > 1), "sentences that are there twice");
    assert!(different.is_empty(), "{}", different.join("\n"));
}

/// What is wrong with a maze or a board is said in the same words of a file, after the place in it, as of a drawing in
/// the workshop.
#[test]
fn mazes_and_boards_are_refused_in_the_same_words_in_files_and_in_the_workshop() {
    const TWINS: [(&str, &str); 14] = [
        ("maze-taken", "workshop-taken"),
        ("maze-no-ghost", "workshop-no-ghost"),
        ("maze-no-pellet", "workshop-no-pellet"),
        ("maze-pellets", "workshop-pellets"),
        ("maze-unreachable", "workshop-unreachable"),
        ("board-face", "workshop-face"),
        ("board-few-faces", "workshop-few-faces"),
        ("board-dots", "workshop-dots"),
        ("board-homes", "workshop-homes"),
        ("board-exits", "workshop-exits"),
        ("board-powers", "workshop-powers"),
        ("board-circles", "workshop-circles"),
        ("board-unreachable", "workshop-no-way"),
        ("board-closed-home", "workshop-closed-home"),
    ];
    let mut different = Vec::new();
    for language in Language::ALL {
        let messages: BTreeMap<_, _> = messages(language).into_iter().collect();
        let (place, _) = messages["board-too-large"].split_once(": ").expect("line and column");
        let place = format!("{}: ", place.trim_start_matches(" = "));
        for (of_file, of_drawing) in TWINS {
            let in_file = messages[of_file].replace(&place, "").replace("$pellet", "$square");
            let in_file = in_file.to_lowercase();
            if in_file != messages[of_drawing].to_lowercase() {
                different.push(format!("{language}: {of_file}, {of_drawing}: {in_file}"));
            }
        }
    }
    assert!(different.is_empty(), "{}", different.join("\n"));
}

/// The Rust files of a folder and of those in it.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry"));
    let folders = entries.map(|entry| entry.path()).filter(|path| path.is_dir());
    let mut found: Vec<_> = folders.flat_map(|folder| sources(&folder)).collect();
    found.extend(files(folder, "rs"));
    found
}

/// A colon between two texts is put there by `Language::labelled`, which knows how French writes it.
#[test]
fn programs_leave_colons_to_the_language() {
    let mut found = Vec::new();
    for program in ["web", "tui"] {
        for path in sources(&workspace().join("crates").join(program).join("src")) {
            let source = fs::read_to_string(&path).expect("text");
            let lines = source.lines().enumerate().filter(|(_, line)| {
                line.contains("format!(\"") && line.contains("}: {") && !line.contains("assert")
            });
            found
                .extend(lines.map(|(nth, line)| format!("{}:{}: {line}", path.display(), nth + 1)));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
