//! `suites/dialects`: texts of other programs (`NAME.txt`), each with the same game as a record
//! (`NAME.palisade`). A file is named after its dialect, and after what is special about it behind a `_`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use dialects::{Dialect, Recognition, read, recognise, write};
use game::Reason;
use rules::{Game, GameRecord, GameSetup};

struct Sample {
    name: String,
    dialect: Dialect,
    text: String,
    record: String,
}

impl Sample {
    fn open(path: &Path) -> Sample {
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let dialect = name.split('_').next().and_then(Dialect::parse);
        let dialect = dialect.unwrap_or_else(|| panic!("{name}: no such dialect"));
        let read = |path: PathBuf| fs::read_to_string(&path).expect("a sample has two files");
        let record = read(path.with_extension("palisade"));
        Sample { name, dialect, text: read(path.to_owned()), record }
    }

    /// Whether it is written as we write it.
    fn is_canonical(&self) -> bool {
        !self.name.contains('_')
    }
}

fn samples() -> Vec<Sample> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../suites/dialects");
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let texts = paths.filter(|path| path.extension().is_some_and(|it| it == "txt"));
    let mut samples: Vec<_> = texts.map(|path| Sample::open(&path)).collect();
    samples.sort_by(|one, other| one.name.cmp(&other.name));
    samples
}

#[test]
fn every_dialect_has_a_sample() {
    let seen: BTreeSet<_> = samples()
        .iter()
        .filter(|sample| sample.is_canonical())
        .map(|sample| sample.dialect.name())
        .collect();
    let all = Dialect::all().filter(|&dialect| dialect != Dialect::Palisade);
    assert_eq!(seen, all.map(Dialect::name).collect());
}

#[test]
fn a_sample_is_read_as_its_record() {
    for Sample { name, dialect, text, record } in samples() {
        let game = read(&text, Some(dialect)).unwrap_or_else(|why| panic!("{name}: {why:?}"));
        assert_eq!(game.to_record_text().to_string(), record, "{name}");
        // Line ends, blanks around it and the mark of some editors change nothing.
        let noisy = format!("\u{feff}\n{}\r\n", text.replace('\n', "\r\n"));
        let game = read(&noisy, Some(dialect)).unwrap_or_else(|why| panic!("{name}: {why:?}"));
        assert_eq!(game.to_record_text().to_string(), record, "{name}");
    }
}

#[test]
fn a_record_is_written_as_its_sample() {
    for sample in samples().iter().filter(|sample| sample.is_canonical()) {
        // A position does not know the plies before it.
        if !sample.dialect.is_position() {
            let game = GameRecord::parse(&sample.record).unwrap();
            assert_eq!(write(&game, sample.dialect), Ok(sample.text.clone()), "{}", sample.name);
        }
    }
}

#[test]
fn where_a_game_stands_is_written_as_the_sample_of_a_position() {
    let game = played("e2 e8 e3 e7 d5v e6h e4 d7");
    for sample in samples().iter().filter(|sample| sample.is_canonical()) {
        if sample.dialect.is_position() {
            assert_eq!(write(&game, sample.dialect), Ok(sample.text.clone()), "{}", sample.name);
        }
    }
}

#[test]
fn a_sample_is_recognised_or_has_to_be_asked_about() {
    for Sample { name, dialect, text, record } in samples() {
        match recognise(&text) {
            Recognition::Certain(found) => {
                let game = read(&text, None).unwrap();
                assert_eq!(game.to_record_text().to_string(), record, "{name}: {found}");
            }
            Recognition::Several(found) => {
                assert!(found.contains(&dialect), "{name}: {found:?}");
                let ids = [Dialect::Tsukushibito, Dialect::LllAlpha];
                let is_list = |found: &Dialect| found.name().starts_with("moves-");
                assert!(found == ids || found.iter().all(is_list), "{name}");
                assert_eq!(read(&text, None).unwrap_err().key, "dialect-which", "{name}");
            }
            Recognition::Unknown => panic!("{name} is not recognised"),
        }
    }
}

#[test]
fn rows_are_not_guessed() {
    let (a, b, c, d) = (Dialect::MovesA, Dialect::MovesB, Dialect::MovesC, Dialect::MovesD);
    for (text, expected) in [
        // Without fences A and B are the same.
        ("e2 e8 e3", Recognition::Certain(a)),
        ("e2 e8 d5v", Recognition::Several(vec![a, b])),
        // A fence on row 1, or on row 9.
        ("e2 e8 d1v", Recognition::Certain(a)),
        ("e2 e8 d9v", Recognition::Certain(b)),
        // Either rows count from player 2, or that player started.
        ("e8 e2 d5v", Recognition::Several(vec![a, c, d])),
        ("e8 e2 d9v", Recognition::Certain(d)),
        ("e2 b5 e8 h5", Recognition::Certain(a)),
        // Whose fences come first.
        ("13,67,22", Recognition::Certain(Dialect::Tsukushibito)),
        ("13,67,180", Recognition::Several(vec![Dialect::Tsukushibito, Dialect::LllAlpha])),
        ("", Recognition::Unknown),
        ("a shopping list", Recognition::Unknown),
        ("e2 e7", Recognition::Unknown),
    ] {
        assert_eq!(recognise(text), expected, "{text}");
    }
}

fn played(words: &str) -> GameRecord {
    let mut game = GameRecord::new(GameSetup::new(Game::Quoridor)).unwrap();
    for word in words.split_whitespace() {
        game.record.play(word).unwrap();
    }
    game
}

/// A reason's key, and the move it is about.
fn place(reason: &Reason) -> (&'static str, Option<i64>) {
    let nth = reason.args.iter().find_map(|(name, arg)| match arg {
        game::ReasonArg::Number(nth) if *name == "nth" => Some(*nth),
        _ => None,
    });
    (reason.key, nth)
}

#[test]
fn a_bad_text_is_refused_with_its_place() {
    for (dialect, text, expected) in [
        (Dialect::MovesA, "e2 e8 e4", ("record-word", Some(3))),
        (Dialect::MovesC, "e8 e2 e6", ("dialect-move", Some(3))),
        (Dialect::MovesA, "e2 e8 e3x", ("dialect-word", Some(3))),
        (Dialect::MovesC, "e8 e2 d9v", ("dialect-word", Some(3))),
        (Dialect::MovesA, "e2 {open", ("record-open-note", None)),
        (
            Dialect::MovesA,
            "e2 e8 e3 e7 e4 e6 e5 e4 e6 e3 e7 e2 e8 e1 1-0",
            ("record-wrong-result", None),
        ),
        (Dialect::Qtp, "playmove black e8\nplaymove black e7", ("dialect-turn", Some(2))),
        (Dialect::Qtp, "boardsize 7", ("dialect-size", None)),
        (Dialect::Qtp, "undo 1", ("dialect-broken", None)),
        (Dialect::KataSgf, "(;SZ[13];B[io])", ("dialect-size", None)),
        (Dialect::KataSgf, "(;GM[Q4]SZ[11];S[f2])", ("dialect-broken", None)),
        (Dialect::KataSgf, "(;SZ[17];W[io])", ("dialect-turn", Some(1))),
        (Dialect::KataSgf, "(;B[io])\n(;B[io])", ("dialect-several", None)),
        (Dialect::Book, "{\"moves\":[\"e2\"]}\n{\"moves\":[]}", ("dialect-several", None)),
        (Dialect::Qf, "QIBAT!", ("dialect-broken", None)),
        (Dialect::Qf, "QBQ", ("record-word", Some(1))),
        (Dialect::Gorisanson, "[[[7,4],[1,1],null]]", ("dialect-broken", None)),
        (Dialect::Tsukushibito, "13,209", ("dialect-word", Some(2))),
        (Dialect::Qfen, "e4 e4 9 9 - 0", ("dialect-position", None)),
        (Dialect::Qfen, "e4 d7 9", ("dialect-broken", None)),
        (Dialect::TsukushibitoKey, "1f39", ("dialect-broken", None)),
    ] {
        let why = read(text, Some(dialect)).expect_err(text);
        assert_eq!(place(&why), expected, "{dialect}: {text}");
    }
    assert_eq!(read(" \n", None).unwrap_err().key, "dialect-empty");
    assert_eq!(read("a shopping list", None).unwrap_err().key, "dialect-unknown");
}

#[test]
fn what_a_dialect_cannot_say_is_refused_with_its_place() {
    let four = GameSetup::new(Game::Quoridor).with_seats(4).unwrap();
    let four = GameRecord::new(four).unwrap();
    assert_eq!(place(&write(&four, Dialect::Qgn).unwrap_err()), ("dialect-no-four", None));
    let pacman = GameRecord::new(GameSetup::new(Game::Pacman)).unwrap();
    assert_eq!(place(&write(&pacman, Dialect::MovesA).unwrap_err()), ("dialect-no-game", None));
    let resigned = played("e2 e8 leave:1:resign");
    assert_eq!(write(&resigned, Dialect::MovesA), Ok("e2 e8 0-1\n".to_owned()));
    let refused = write(&resigned, Dialect::Qtp).unwrap_err();
    assert_eq!(place(&refused), ("dialect-no-entry", Some(3)));
    assert_eq!(write(&resigned, Dialect::Qfen), Ok("e2 e8 10 10 - 0 2\n".to_owned()));
    let drawn = read("e2 e8 1/2-1/2", Some(Dialect::MovesA)).unwrap();
    assert_eq!(place(&write(&drawn, Dialect::Qf).unwrap_err()), ("dialect-no-result", None));
    let other = read("e8 e2", Some(Dialect::MovesA)).unwrap();
    assert_eq!(place(&write(&other, Dialect::MovesC).unwrap_err()), ("dialect-no-start", None));
    assert_eq!(write(&other, Dialect::MovesA), Ok("e8 e2\n".to_owned()));
    let fewer = read("e1 e9 3 3 - 0", Some(Dialect::Qfen)).unwrap();
    for dialect in [Dialect::TsukushibitoKey, Dialect::QfPosition] {
        assert_eq!(place(&write(&fewer, dialect).unwrap_err()), ("dialect-no-fences", None));
    }
}
