//! Each language is set as its readers are used to: quotation marks, apostrophes, no-break spaces, percent
//! signs; and each thing has one word (`terms/`).

use std::fs;
use std::path::Path;

use locale::Language;

/// A line of a language's messages: its file and number, its key, and its text as people read it.
struct MessageLine {
    place: String,
    text: String,
}

/// All lines of a language's messages and rulebooks, the text of selectors and variables left out: a variable
/// is `{}`. Of a figure in a rulebook there is only its caption.
fn lines(language: Language) -> Vec<MessageLine> {
    let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["text", "rulebook"].map(|kind| crate_folder.join(kind).join(language.tag()));
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).expect("a folder"));
    let mut files: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
    files.sort();
    let mut lines = Vec::new();
    for file in files {
        let name = file.file_name().expect("a name").to_string_lossy().into_owned();
        let source = fs::read_to_string(&file).expect("text");
        for (nth, line) in source.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
            let text = match (line.split_once(" = "), line.rsplit_once("| ")) {
                (Some((key, text)), _) if !key.starts_with(' ') => text,
                (_, Some((figure, caption))) if figure.starts_with("figure:") => caption,
                _ => line.trim_start(),
            };
            let place = format!("{}/{name}:{}", language.tag(), nth + 1);
            lines.push(MessageLine { place, text: without_code(text) });
        }
    }
    lines
}

/// The lines of a language's messages as they are written, each with its place.
fn source_lines(language: Language) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("text").join(language.tag());
    let mut lines = Vec::new();
    for file in fs::read_dir(folder).expect("a folder") {
        let file = file.expect("a file").path();
        let name = file.file_name().expect("a name").to_string_lossy().into_owned();
        let source = fs::read_to_string(&file).expect("text");
        let place = |nth: usize| format!("{}/{name}:{}", language.tag(), nth + 1);
        lines.extend(source.lines().enumerate().map(|(nth, line)| (place(nth), line.to_owned())));
    }
    lines
}

/// A text with `{}` for whatever stands in braces, and without what stands between backticks.
fn without_code(text: &str) -> String {
    let (mut read, mut depth, mut code) = (String::new(), 0, false);
    for c in text.chars() {
        match c {
            '`' => code = !code,
            _ if code => {}
            '{' => {
                depth += 1;
                if depth == 1 {
                    read.push_str("{}");
                }
            }
            '}' => depth -= 1,
            _ if depth == 0 => read.push(c),
            _ => {}
        }
    }
    read
}

/// What is wrong in a language, by one rule.
fn wrong(language: Language, is_wrong: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let lines = lines(language);
    let told = |line: &MessageLine| {
        is_wrong(&line.text).map(|why| format!("{}: {why}: {}", line.place, line.text))
    };
    lines.iter().filter_map(told).collect()
}

fn check(rule: impl Fn(Language, &str) -> Option<String>) {
    let found: Vec<_> = Language::ALL
        .into_iter()
        .flat_map(|language| wrong(language, |text| rule(language, text)))
        .collect();
    assert!(found.is_empty(), "{} lines:\n{}", found.len(), found.join("\n"));
}

#[test]
fn quotation_marks_and_apostrophes_are_not_straight() {
    check(|_, text| text.contains(['"', '\'']).then(|| "a straight mark".to_owned()));
}

#[test]
fn quotation_marks_are_those_of_the_language() {
    check(|language, text| {
        let foreign: &[char] = match language {
            Language::English => &['«', '»', '„'],
            Language::Dutch => &['«', '»', '„', '‘'],
            Language::French | Language::Spanish => &['„'],
            Language::Polish | Language::Romanian => &['‹', '›', '“'],
            Language::Czech => &['‹', '›', '”'],
        };
        text.contains(foreign).then(|| "a mark of another language".to_owned())
    });
}

/// How a language writes a percentage is known to `Language::percent` and the like alone.
#[test]
fn no_message_writes_a_percent_sign() {
    check(|_, text| {
        text.contains('%').then(|| "a percent sign: call CHANCE or PERCENT".to_owned())
    });
}

/// How a language writes a date is known to `Language::date_time` alone.
#[test]
fn no_message_has_a_date_as_programs_write_it() {
    let lines = Language::ALL.into_iter().flat_map(source_lines);
    let bare = ["{ $until }", "{ $at }", "{ $date }"];
    let found = lines.filter(|(_, line)| bare.iter().any(|date| line.contains(date)));
    let found: Vec<_> = found.map(|(place, line)| format!("{place}: {line}")).collect();
    assert!(found.is_empty(), "call DATETIME:\n{}", found.join("\n"));
}

/// What a command or an argument does is said in one line; more is in the documents.
#[test]
fn help_fits_a_line_of_100_characters() {
    let lines = Language::ALL.into_iter().flat_map(source_lines);
    let long = lines.filter_map(|(place, line)| {
        let (key, text) = line.split_once(" = ")?;
        let length = text.chars().count();
        (key.starts_with("help-") && length > 100).then(|| format!("{place}: {length}: {text}"))
    });
    let long: Vec<_> = long.collect();
    assert!(long.is_empty(), "{}", long.join("\n"));
}

/// A sentence has at most one colon, so that nobody has to ask what explains what. What is quoted is left out, and what
/// stands after a semicolon or a middle dot is read by itself; a colon within what is typed, `fischer:180+2`, is none.
#[test]
fn no_sentence_has_two_colons() {
    check(|_, text| {
        let unquoted: String = text.split(['«', '»', '„', '“', '”']).step_by(2).collect();
        let mut colons = 0;
        for (c, next) in unquoted.chars().zip(unquoted.chars().skip(1).chain([' '])) {
            match c {
                _ if !next.is_whitespace() => {}
                ':' => colons += 1,
                ';' | '·' | '.' | '!' | '?' | '…' => colons = 0,
                _ => {}
            }
            if colons > 1 {
                return Some("a second colon".to_owned());
            }
        }
        None
    });
}

/// Czech: a number that is counted by a plural stays with its noun.
#[test]
fn czech_numbers_stay_with_their_nouns() {
    let mut number = String::new();
    let mut found = Vec::new();
    for (place, line) in source_lines(Language::Czech) {
        if let Some((_, name)) = line.strip_suffix(" ->").and_then(|line| line.rsplit_once("{ $")) {
            number = format!("{{ ${name} }} ");
        } else if line.trim_start().starts_with(['[', '*']) {
            let mut after = line.split(&number).skip(1);
            if after.any(|after| after.starts_with(char::is_alphabetic)) {
                found.push(format!("{place}: {line}"));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Rolls and placements are said in words. Only a message about something that was typed says how it is
/// written.
#[test]
fn no_refusal_says_a_roll_in_notation() {
    let lines = Language::ALL.into_iter().flat_map(source_lines);
    let notation = ["spin:", "die:", "@e7"];
    let found = lines.filter(|(_, line)| notation.iter().any(|word| line.contains(word)));
    let found: Vec<_> = found
        .filter(|(_, line)| !line.starts_with("refusal-ms-word ="))
        .map(|(place, line)| format!("{place}: {line}"))
        .collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// French: `« a »` and `a : b` with a space that does not break, `a !` with a narrow one. A colon within what
/// is typed, `fischer:180+2`, has none.
#[test]
fn french_marks_have_spaces_that_do_not_break() {
    let found = wrong(Language::French, |text| {
        // What a rulebook includes is no text.
        if text.starts_with("include: ") || text.starts_with("options: ") {
            return None;
        }
        let chars: Vec<_> = text.chars().collect();
        let is_wide = |c: Option<&char>| c == Some(&'\u{a0}');
        for (nth, &c) in chars.iter().enumerate() {
            let before = nth.checked_sub(1).and_then(|before| chars.get(before));
            let bad = match c {
                '«' => !is_wide(chars.get(nth + 1)),
                '»' => !is_wide(before),
                ':' if matches!(chars.get(nth + 1), None | Some(' ')) => !is_wide(before),
                ':' => matches!(before, Some(' ' | '\u{202f}')),
                // A mark that is quoted, « ! », has the space of its quotation mark, and of two the first.
                ';' | '!' | '?' if nth >= 2 && chars[nth - 2] == '«' => false,
                '!' | '?' if matches!(before, Some('!' | '?')) => false,
                ';' | '!' | '?' => before != Some(&'\u{202f}'),
                _ => false,
            };
            if bad {
                return Some(format!("the space at {c}"));
            }
        }
        None
    });
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Czech and Polish: one-letter prepositions and conjunctions do not end a line. In Polish this is so on the
/// page and in the rulebooks; a terminal is not set so finely.
#[test]
fn short_words_stay_with_the_next_one() {
    let is_short = |word: &str, letters: &str| {
        let mut chars = word.trim_start_matches(['„', '(']).chars();
        let letter = chars.next().filter(|_| chars.as_str() == " ");
        letter.is_some_and(|letter| letter.to_lowercase().any(|letter| letters.contains(letter)))
    };
    let is_for_terminals = |place: &str| {
        ["engine", "solver", "cli", "tui", "help"]
            .iter()
            .any(|resource| place.starts_with(&format!("pl/{resource}.ftl:")))
    };
    let mut found: Vec<String> = Vec::new();
    for (language, letters) in [(Language::Czech, "ksvzouai"), (Language::Polish, "wzouai")] {
        found.extend(wrong(language, |text| {
            let mut words = text.split_inclusive(' ');
            let short = words.find(|&word| is_short(word, letters))?;
            Some(format!("a plain space after {short}"))
        }));
    }
    found.retain(|line| !is_for_terminals(line.as_str()));
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// A name is never declined: it is the subject of its sentence, or stands before a colon.
#[test]
fn no_name_stands_in_an_oblique_case() {
    let mut found = Vec::new();
    for (language, words) in [
        (Language::Polish, "gracza graczowi graczem dla przez od do u z"),
        (Language::Czech, "hráče hráči hráčem pro od za do u s z"),
        (Language::Romanian, "jucătorului lui pe al a ale"),
    ] {
        let words: Vec<_> = words.split(' ').collect();
        for (place, line) in source_lines(language) {
            let line = line.replace('\u{a0}', " ");
            for name in ["name", "names", "player", "moderator", "subject", "owner", "who", "by"] {
                let name = format!("{{ ${name} }}");
                let oblique = words.iter().map(|word| format!(" {} {name}", word));
                found.extend(
                    oblique.filter(|oblique| line.contains(oblique)).map(|o| (place.clone(), o)),
                );
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

/// French elides before a vowel, and nobody knows how a name begins: no “de” or “que” stands before one.
#[test]
fn no_french_name_asks_for_an_elision() {
    let mut found = Vec::new();
    for (place, line) in source_lines(Language::French) {
        for name in ["name", "names", "player", "moderator"] {
            let elided = ["de", "que", "jusque"].map(|word| format!(" {word} {{ ${name} }}"));
            if elided.iter().any(|elided| line.contains(elided)) {
                found.push(format!("{place}: {line}"));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Whom a message speaks to has no gender: words that would give one.
#[test]
fn nobody_is_addressed_with_a_gender() {
    check(|language, text| {
        let words: &[&str] = match language {
            Language::English | Language::Dutch => &[],
            Language::French => &["connecté", "déconnecté", "banni", "tu es prêt", "es-tu sûr"],
            Language::Spanish => {
                &["obligado", "conectado", "estás listo", "estás seguro", "bienvenido"]
            }
            Language::Polish => &[
                "wylogowany",
                "zalogowany",
                "jesteś zablokowany",
                "pewien",
                "zrobiłeś",
                "wygrałeś",
            ],
            Language::Czech => {
                &["přihlášený", "odhlášený", "jsi si jistý", "vyhrál jsi", "prohrál jsi"]
            }
            Language::Romanian => {
                &["autentificat", "deconectat", "ești sigur", "ești primul", "banat"]
            }
        };
        let text = spaced(text);
        let word = words.iter().find(|word| text.contains(&spaced(word)))?;
        Some(format!("“{word}” has a gender"))
    });
}

/// A lesson says “Ms. Pac-Man” before any pronoun for her, which could mean a dot or the spinner. Listed are the
/// pronouns that mean nothing else in these texts.
#[test]
fn lessons_name_ms_pac_man_before_any_pronoun() {
    let mut found = Vec::new();
    for language in Language::ALL {
        let pronouns: &[&str] = match language {
            Language::English => &["she", "her", "hers"],
            Language::French => &["elle"],
            Language::Spanish => &["ella"],
            Language::Dutch => &["haar", "zij"],
            Language::Polish => &["ona"],
            Language::Czech => &["ona"],
            Language::Romanian => &[],
        };
        for (place, line) in source_lines(language) {
            let Some((_, text)) =
                line.split_once(" = ").filter(|_| line.starts_with("lesson-mspacman-"))
            else {
                continue;
            };
            let text = spaced(text);
            let first = pronouns.iter().filter_map(|word| text.find(&spaced(word))).min();
            let name = text.find("ms pac man").unwrap_or(usize::MAX);
            if first.is_some_and(|first| first < name) {
                found.push(format!("{place}: {line}"));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Each line of `terms/`: a term, the word for it, and the words that must not stand instead.
#[test]
fn each_thing_has_one_word() {
    let mut found = Vec::new();
    for language in Language::ALL {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("terms");
        let path = path.join(format!("{}.txt", language.tag()));
        let terms = fs::read_to_string(&path).expect("a list of terms");
        let rows: Vec<Vec<&str>> = terms.lines().map(|row| row.split('|').collect()).collect();
        assert!(rows.len() >= 25 && rows.iter().all(|row| row.len() == 3), "{}", path.display());
        let forbidden: Vec<_> = rows
            .iter()
            .flat_map(|row| row[2].split(',').map(str::trim).map(|word| (word, row[1].trim())))
            .filter(|(word, _)| !word.is_empty())
            .map(|(word, right)| (spaced(word), right))
            .collect();
        for line in lines(language) {
            let text = spaced(&line.text);
            for (word, right) in forbidden.iter().filter(|(word, _)| text.contains(word)) {
                found.push(format!("{}: “{}” instead of “{right}”", line.place, word.trim()));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// A text in lower case as words between single blanks, to look for whole words in.
fn spaced(text: &str) -> String {
    let words = text.to_lowercase();
    let words: Vec<_> =
        words.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    format!(" {} ", words.join(" "))
}

#[test]
fn whole_words_are_found() {
    assert!(spaced("De Gleuf, hier").contains(&spaced("gleuf")));
    assert!(!spaced("gleuven").contains(&spaced("gleuf")));
    assert_eq!(without_code("a { $n -> } `b 'c'` d"), "a {}  d");
}
