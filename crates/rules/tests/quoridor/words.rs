//! Parsing of moves, positions and options, valid and invalid.

use game::{Position as _, Reason};
use proptest::prelude::*;
use rules::OptionError;
use rules::quoridor::{Move, Options, PawnBehind, Position};

fn start(seats: usize) -> Position {
    Position::start(seats, &Options::default()).unwrap()
}

proptest! {
    /// Any word is parsed as a move or refused, and a refusal has a key.
    #[test]
    fn any_word_is_a_move_or_refused(word in ".{0,6}|[a-z]{1,2}[0-9]{1,3}[hvx-]?", seats in 1..3usize) {
        match start(2 * seats).read(&word) {
            Ok(ply) => prop_assert_eq!(ply.to_string(), word),
            Err(refusal) => prop_assert!(Reason::from(refusal).key.starts_with("refusal-")),
        }
    }

    /// Any text is accepted as a position or refused; the text of an accepted one is canonical.
    #[test]
    fn any_text_is_a_position_or_refused(
        text in ".{0,40}|([a-j][0-9]|-)(,([a-j][0-9]|-)){1,3} [0-9]{1,2}(,[0-9]){1,3} [0-5] \
                 (-|[a-i][1-9][hv](,[a-i][1-9][hv]){0,6})",
        seats in 0..6usize,
    ) {
        let options = Options::default();
        match Position::parse(&text, seats, &options) {
            Ok(position) => {
                let again = Position::parse(&position.to_string(), seats, &options);
                prop_assert_eq!(again, Ok(position));
            }
            Err(error) => prop_assert!(Reason::from(error).key.starts_with("setup-")),
        }
    }
}

#[test]
fn moves_round_trip() {
    for word in ["a1", "e2", "i9", "a1h", "h8v", "--"] {
        assert_eq!(Move::parse(word).map(|m| m.to_string()).as_deref(), Some(word));
    }
    for word in ["", "-", "---", "e", "2", "e2 ", " e2", "E2", "e0", "e3H", "h", "v", "éh", "e3é"]
    {
        assert_eq!(Move::parse(word), None, "{word:?}");
    }
}

#[test]
fn the_text_must_have_the_expected_number_of_seats() {
    let four = start(4).to_string();
    let error = Position::parse(&four, 2, &Options::default()).unwrap_err();
    assert_eq!(
        Reason::from(error),
        Reason::new("setup-quoridor-pawns", "").number("found", 4).number("seats", 2)
    );
}

#[test]
fn options_that_differ_from_their_defaults_are_listed() {
    let mut options = Options::default();
    assert_eq!(options.non_default(), []);
    options.set("pawn_behind", "sidestep").unwrap();
    options.set("starter", "4").unwrap();
    assert_eq!(options.pawn_behind, PawnBehind::Sidestep);
    let mut again = Options::default();
    for (name, value) in options.non_default() {
        again.set(name, &value).unwrap();
    }
    assert_eq!(again, options);

    let value = options.set("starter", "5").unwrap_err();
    assert!(matches!(value, OptionError::Value { name: "starter", rule: "C04", .. }));
    let value = options.set("pawn_behind", "maybe").unwrap_err();
    assert!(matches!(value, OptionError::Value { name: "pawn_behind", rule: "Q08", .. }));
    assert!(matches!(options.set("boost", "up_to"), Err(OptionError::Unknown { .. })));
    assert_eq!(options, again, "a refused option changes nothing");
}
