//! Parsing of boards: the shipped one, refusals with their locations, and arbitrary text.

use game::{Random, Reason};
use rules::mspacman::{
    Board, BoardError, BoardSpec, Colour, DotKind, Options, Position, Setup, SquareKind,
};
use rules::{Direction, Square};

const QUARTERS: &str = include_str!("../../mazes/quarters.board");

fn squares(text: &str) -> Vec<Square> {
    text.split(' ').map(|word| Square::parse(word).unwrap()).collect()
}

#[test]
fn s02_the_shipped_board_follows_the_rules() {
    let board = Board::named("quarters").unwrap();
    assert_eq!((board.files(), board.ranks()), (9, 9));
    assert_eq!(board.exits().to_vec(), squares("e1 a5 i5 e9"));
    assert_eq!(board.circles(), squares("e3 c5 g5 e7"));
    assert_eq!(Colour::ALL.map(|c| board.home(c)).to_vec(), squares("d6 f6 f4 d4"));
    let power = |&s: &Square| matches!(board.square_kind(s), SquareKind::Dot(_, DotKind::Power));
    assert_eq!(board.squares().filter(power).collect::<Vec<_>>(), squares("a1 i1 a9 i9"));
    for (nth, &square) in board.dots().iter().enumerate() {
        assert_eq!(board.dot_index(square), Some(nth));
        assert!(
            matches!(board.square_kind(square), SquareKind::Dot(c, _) if c.index() == nth / 17),
            "{square}"
        );
    }
    assert_eq!(board.spinner().collect::<Vec<_>>(), (1..=6).map(|n| (n, 1)).collect::<Vec<_>>());
    let die: Vec<_> = board.die().map(|(face, _)| face.to_string()).collect();
    assert_eq!(die, ["1", "F2", "3", "4", "5", "6"]);
}

/// S02 says that it is symmetric under quarter turns and has no dead ends.
#[test]
fn s02_the_shipped_board_has_quarter_turn_symmetry() {
    let board = Board::named("quarters").unwrap();
    let turn = |s: Square| Square::new(s.rank(), 8 - s.file());
    for square in board.squares() {
        let mut near: Vec<_> = board.neighbours(square).iter().map(|&s| turn(s)).collect();
        let mut turned = board.neighbours(turn(square)).to_vec();
        near.sort();
        turned.sort();
        assert_eq!(near, turned, "{square}");
        let walkable = matches!(board.square_kind(square), SquareKind::Dot(..) | SquareKind::Exit);
        assert!(!walkable || near.len() >= 2, "{square} is a dead end");
    }
}

#[test]
fn distances_count_steps_and_hops() {
    let board = Board::named("quarters").unwrap();
    let at = |word| Square::parse(word).unwrap();
    assert_eq!(board.distance(at("e7"), at("d9")), Some(3));
    assert_eq!(board.distance(at("e9"), at("e1")), Some(1));
    assert_eq!(board.distance(at("f6"), at("e7")), Some(2));
    assert_eq!(board.distance(at("e7"), at("f6")), None);
    assert_eq!(board.distance(at("e7"), at("e5")), None);
}

#[test]
fn words_round_trip_and_names_stand_for_them() {
    let board = Board::named("quarters").unwrap();
    let again = Board::from_word(board.word()).unwrap();
    assert_eq!(again, *board);
    assert_eq!(again.reference(), "quarters");
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '.' || c == '~';
    assert!(board.word().chars().all(plain), "{}", board.word());
    for text in [QUARTERS, "quarters", board.word()] {
        assert_eq!(Board::resolve(text).unwrap(), board);
    }
    let other = Board::parse(&QUARTERS.replace("1 2 3 4 5 6", "1 1 2x3")).unwrap();
    assert_ne!(other, *board);
    assert_eq!(other.spinner().collect::<Vec<_>>(), [(1, 2), (2, 3)]);
    let text = format!("a,b 1:e7 -,f6:S - roll:1 {}", other.word());
    let position = Position::parse(&text, Options::default(), 2).unwrap();
    assert_eq!(position.to_string(), text);
}

#[test]
fn trailing_blanks_are_ignored() {
    let board = Board::parse(QUARTERS).unwrap();
    let padded: String = QUARTERS.lines().map(|line| format!("{line:<60}\r\n")).collect();
    assert_eq!(Board::parse(&padded).unwrap(), board);
    // Whether a wall is drawn at the edge has no effect.
    let closed = QUARTERS.replace("  EX | .d | od", "| EX | .d | od");
    assert_ne!(closed, QUARTERS);
    assert_eq!(Board::parse(&closed).unwrap(), board);
}

/// The key, line and column of errors, each from one change to the shipped file. Its drawing starts
/// at line 11.
#[test]
fn errors_have_a_key_and_a_location() {
    let cases = [
        ("| *a   .a   .a | .a", "| *a   .a   .x | .a", "board-cell", 12, 12),
        ("| *a   .a   .a | .a", "| *a   .a   a  | .a", "board-cell", 12, 12),
        ("| *a   .a   .a | .a", "| *a   .a   .b | .a", "board-dots", 11, 1),
        ("| *a   .a   .a | .a", "| .a   .a   .a | .a", "board-powers", 11, 1),
        (".b   .b   *b |", ".b   *b   *b |", "board-powers", 28, 43),
        (".a   EX   .b", ".a   ##   .b", "board-exits", 11, 1),
        ("| ##   ##   ##", "| EX   ##   ##", "board-exits", 28, 23),
        ("| ##   ##   ##", "| ##   .a   ##", "board-dots", 20, 23),
        ("Ga | ## | Gb", "Gb | ## | Gb", "board-homes", 11, 1),
        ("| ##   ##   ##", "| ##   Ga   ##", "board-homes", 20, 23),
        ("od | ##   ##   ## | ob", ".d | ##   ##   ## | .b", "board-circles", 11, 1),
        ("| .a | .a   .a   Ga |", "| .a | .a   .a | Ga |", "board-closed-home", 18, 18),
        (
            "+----+----+----+----+    +----+----+----+----+\n| *a",
            "+---+----+----+----+    +----+----+----+----+\n| *a",
            "board-ragged",
            11,
            46,
        ),
        (
            "| *a   .a   .a | .a   EX   .b   .b   .b   *b |",
            "| *a   .a   .a | .a   EX   .b   .b   .b   *b | +",
            "board-ragged",
            12,
            47,
        ),
        ("| *a   .a   .a", "! *a   .a   .a", "board-wall", 12, 1),
        ("| *a   .a   .a", "| *a + .a   .a", "board-wall", 12, 6),
        ("+    +----+    +    +----+", "+  - +----+    +    +----+", "board-wall", 13, 2),
        ("+    +----+    +    +----+", "+    -----+    +    +----+", "board-wall", 13, 6),
        ("*c |\n+----+----+----+----+    +----+----+----+----+", "*c |", "board-ragged", 29, 1),
        ("name     quarters", "name     two words", "board-name", 5, 1),
        ("name     quarters", "name", "board-name", 5, 1),
        ("author   Palisade", "by       Palisade", "board-header", 6, 1),
        ("spinner  1 2 3", "spinner  1 F2 3", "board-face", 8, 1),
        ("spinner  1 2 3", "spinner  1 2 9", "board-face", 8, 14),
        ("spinner  1 2 3", "spinner  1 2x0 3", "board-face", 8, 12),
        ("spinner  1 2 3 4 5 6", "spinner  4 4", "board-few-faces", 8, 1),
        ("spinner  1 2 3 4 5 6", "spinner  4x500 5x500", "board-few-faces", 8, 1),
        ("die      1 F2 3 4 5 6", "die", "board-few-faces", 9, 1),
        ("die      1 F2", "die      1 f2", "board-face", 9, 12),
    ];
    for (from, to, key, line, column) in cases {
        let text = QUARTERS.replacen(from, to, 1);
        assert_ne!(text, QUARTERS, "{from}");
        expect_error(Board::parse(&text), key, line, column, &text);
    }
    expect_error(Board::parse(""), "board-no-drawing", 1, 1, "");
    expect_error(Board::parse(&format!("{QUARTERS}\nmore")), "board-after-drawing", 31, 1, "");
    let wide = format!("+{}\n", "----+".repeat(17));
    expect_error(Board::parse(&wide), "board-too-large", 1, 1, &wide);
    expect_error(Board::resolve("nowhere"), "board-unknown", 1, 1, "nowhere");
}

#[test]
fn an_unreachable_square_is_refused() {
    // Walls on all sides of a6.
    let text = QUARTERS
        .replacen(
            "+    +----+    +----+----+    +----+    +----+",
            "+----+----+    +----+----+    +----+    +----+",
            1,
        )
        .replacen(
            "+    +    +    +----+    +----+    +    +    +\n  EX",
            "+----+    +    +----+    +----+    +    +    +\n  EX",
            1,
        );
    expect_error(Board::parse(&text), "board-unreachable", 18, 3, &text);
}

#[test]
fn errors_in_words_have_a_column() {
    let word = Board::named("quarters").unwrap().word().to_owned();
    let at = |from: &str, to: &str| word.replacen(from, to, 1);
    for (text, key, column) in [
        (at("9x9", "9x17"), "board-word", 1),
        (at("9x9", "09x9"), "board-word", 1),
        (at("~pa", "~za"), "board-cell", 5),
        (at("~pa", "~pz"), "board-cell", 5),
        (at("~paaa", "~paa"), "board-cell", 15),
        (at("~paaa", "~paab"), "board-dots", 1),
        (at("~1.2.3", "~1.2.x"), "board-face", word.find("~1.2.3").unwrap() + 2),
        (format!("{word}~"), "board-word", word.len() + 1),
        (at("~1.F2", "1.F2"), "board-word", word.len()),
        ("9x9~".to_owned(), "board-word", 5),
    ] {
        expect_error(Board::from_word(&text), key, 1, column, &text);
    }
}

fn expect_error<T: std::fmt::Debug>(
    board: Result<T, BoardError>,
    key: &str,
    line: usize,
    column: usize,
    text: &str,
) {
    let error = board.expect_err(text);
    let found = (error.line, error.column);
    assert_eq!((Reason::from(error).key, found), (key, (line, column)), "{text}");
}

/// A board that somebody draws: some squares and walls of the shipped one are others, and so may be its size.
fn random_draft(random: &mut Random) -> BoardSpec {
    let mut spec = Board::named("quarters").unwrap().spec().clone();
    if random.once_in(4) {
        spec = spec.resized(5 + random.index(12), 5 + random.index(12));
    }
    for _ in 0..random.below(12) {
        let square = Square::new(random.index(spec.files()), random.index(spec.ranks()));
        let area = *random.pick(&Colour::ALL);
        let dot = *random.pick(&[DotKind::Plain, DotKind::Power, DotKind::Circle]);
        let side = *random.pick(&Direction::ALL);
        match random.below(8) {
            0 => spec.set_square_kind(square, SquareKind::Solid),
            1 => spec.set_square_kind(square, SquareKind::Exit),
            2 => spec.set_square_kind(square, SquareKind::Home(area)),
            3 => spec.set_square_kind(square, SquareKind::Dot(area, dot)),
            _ => spec.set_wall(square, side, !spec.has_wall(square, side)),
        }
    }
    spec
}

/// S02: the first fault of a draft is what the parser of files says, at the same square; a draft without faults
/// is a board; and drafts, valid or not, come back from their file and from their word.
#[test]
fn drafts_have_the_faults_of_their_files() {
    let mut random = Random::new(17);
    let (mut valid, mut faulty) = (0, 0);
    for _ in 0..2_000 {
        let draft = random_draft(&mut random);
        let file = draft.to_file_text();
        let first_line = file.lines().position(|line| line.starts_with('+')).unwrap() + 1;
        let faults = draft.faults();
        match (Board::parse(&file), faults.first()) {
            (Ok(board), None) => {
                valid += 1;
                assert_eq!(Board::new(draft.clone()).unwrap(), board);
                assert_eq!(Board::from_word(&draft.word()).unwrap(), board);
                assert_eq!(Board::parse(&board.to_file_text()).unwrap(), board);
            }
            (Err(error), Some((square, fault))) => {
                faulty += 1;
                let place = square.map_or((first_line, 1), |square| {
                    let row = draft.ranks() - 1 - square.rank();
                    (first_line + 2 * row + 1, 5 * square.file() + 3)
                });
                assert_eq!((&error.fault, (error.line, error.column)), (fault, place), "{file}");
            }
            (parsed, fault) => panic!("{fault:?} {parsed:?}\n{file}"),
        }
        let again = BoardSpec::parse(&file).unwrap();
        assert_eq!(again.faults(), faults, "{file}");
        assert_eq!(BoardSpec::from_word(&draft.word()).unwrap(), again, "{file}");
        assert_eq!(BoardSpec::parse(&again.to_file_text()).unwrap(), again, "{file}");
    }
    assert!(valid > 100 && faulty > 1_000, "{valid} {faulty}");
}

/// Everything that is wrong is told at once, each at its place.
#[test]
fn a_draft_tells_all_its_faults() {
    let mut spec = Board::named("quarters").unwrap().spec().clone();
    let at = |word: &str| Square::parse(word).unwrap();
    spec.set_square_kind(at("e5"), SquareKind::Exit);
    spec.set_square_kind(at("a9"), SquareKind::Solid);
    for side in Direction::ALL {
        spec.set_wall(at("d6"), side, true);
        spec.set_wall(at("i1"), side, true);
    }
    let told = |(square, fault): (Option<Square>, _)| {
        let error = BoardError { line: 1, column: 1, fault };
        format!("{} {}", Reason::from(error).key, square.map_or("-".to_owned(), |s| s.to_string()))
    };
    let told: Vec<_> = spec.faults().into_iter().map(told).collect();
    let expected = [
        "board-dots -",
        "board-exits e1",
        "board-powers -",
        "board-closed-home d6",
        "board-unreachable i1",
    ];
    assert_eq!(told, expected);
}

/// Mutated valid texts never make a parser panic.
#[test]
fn parsing_never_panics() {
    let mut random = Random::new(68);
    let position = "a,b,c 2:d7 d6:S,-,c5:P2 d8,e7 move:3:4 quarters";
    let word = Board::named("quarters").unwrap().word().to_owned();
    let sources = [QUARTERS, position, &word, "", "d7-d6-d5", "@e7", "spin:3", "die:F2"];
    let game = Position::parse(position, Options::default(), 3).unwrap();
    for _ in 0..20_000 {
        let mut bytes = random.pick(&sources).as_bytes().to_vec();
        for _ in 0..random.below(4) {
            let at = random.below(bytes.len() as u32 + 1) as usize;
            let byte = *random.pick(b"+-|.*oGEX# abcdSF?:,~x19\n\r\t\xc3\xa9\xff\0");
            match random.below(4) {
                0 => bytes.insert(at, byte),
                1 if at < bytes.len() => drop(bytes.remove(at)),
                2 => bytes.truncate(at),
                _ if at < bytes.len() => bytes[at] = byte,
                _ => {}
            }
        }
        let text = String::from_utf8_lossy(&bytes);
        let _ = Board::parse(&text);
        let _ = Board::from_word(&text);
        let _ = Board::resolve(&text);
        let _ = Setup::parse(&text);
        let _ = Options::default().set("colours", &text);
        for seats in 0..=6 {
            if let Ok(position) = Position::parse(&text, Options::default(), seats) {
                let _ = position.diagram();
            }
        }
        let _ = game::Position::read(&game, &text);
    }
}

#[test]
fn the_diagram_shows_walls_dots_and_pieces() {
    let text = "a,b,c 1:e7 -,e9:P2,b7:S a9,c5 roll:1 quarters";
    let position = Position::parse(text, Options::default(), 3).unwrap();
    let expected = include_str!("quarters.diagram");
    assert_eq!(position.diagram(), expected, "\n{}", position.diagram());
}
