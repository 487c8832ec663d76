//! The options that belong to the set-up rather than to the rules of one game.

use game::{OptionDefault, OptionScope, OptionSpec, OptionValues, ValueMeaning};

use super::GameSetup;
use crate::Piece;
use crate::option_entry::OptionEntry;

/// The character of each seat. Characters are distinct; only the plain pawn may be repeated (C00).
pub(super) const PIECES: OptionEntry<GameSetup> = OptionEntry {
    spec: OptionSpec {
        name: "pieces",
        rule: "C00",
        scope: OptionScope::Players,
        values: OptionValues::List {
            subjects: &["1", "2", "3", "4"],
            items: &["pawn", "pacman", "blinky", "inky", "pinky", "clyde"],
            least: 1,
            repeatable: &["pawn"],
            shown: "pawn pacman blinky inky pinky clyde",
        },
        meaning: ValueMeaning::Piece,
        default: OptionDefault::Value("pawn"),
    },
    get: |setup| {
        let words: Vec<_> = setup.pieces.iter().map(|piece| piece.word()).collect();
        (!words.is_empty()).then(|| words.join(","))
    },
    set: |setup, value| {
        let pieces: Vec<_> = value.split(',').map(Piece::parse).collect::<Option<_>>()?;
        setup.pieces = if pieces == [Piece::Pawn] { Vec::new() } else { pieces };
        Some(())
    },
};

/// Whether threefold repetition is a draw.
pub(super) const REPETITION: OptionEntry<GameSetup> = OptionEntry {
    spec: OptionSpec::choice("repetition", "", &["draw", "off"]),
    get: |setup| Some(if setup.repetition_draw { "draw" } else { "off" }.to_owned()),
    set: |setup, value| {
        setup.repetition_draw = value == "draw";
        Some(())
    },
};

/// The time limit per move of Quoridor Mini, in seconds (M03).
pub(super) const MOVE_SECONDS: OptionEntry<GameSetup> = OptionEntry {
    spec: OptionSpec {
        name: "move_seconds",
        rule: "M03",
        scope: OptionScope::Clock,
        values: OptionValues::Number {
            words: &["off"],
            least: 1,
            most: 3600,
            offered: &[10, 15, 20, 30, 60, 120],
        },
        meaning: ValueMeaning::Choice,
        default: OptionDefault::Value("off"),
    },
    get: |setup| setup.move_seconds.map(|seconds| seconds.to_string()),
    set: |setup, value| {
        setup.move_seconds = match value {
            "off" => None,
            _ => Some(value.parse().ok()?),
        };
        Some(())
    },
};
