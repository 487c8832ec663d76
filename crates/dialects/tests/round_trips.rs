//! A game that is written in a dialect and read again is the same game, and no text makes a reader fail.

use dialects::{Dialect, read, recognise, write};
use game::{Departure, Position as _, Random, RecordEntry, Seat};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use rules::quoridor::Move;
use rules::{AnyMove, AnyPosition, Game, GameRecord, GameSetup};

/// A random game in which pawns move as often as fences are placed, and somebody may resign.
fn random_game(seed: u64, seats: usize, plies: usize) -> GameRecord {
    let mut random = Random::new(seed);
    let setup = GameSetup::new(Game::Quoridor).with_seats(seats).unwrap();
    let mut game = GameRecord::new(setup).unwrap();
    for _ in 0..plies {
        if game.record.ending().is_some() {
            return game;
        }
        let mut moves = Vec::new();
        game.record.position().legal_moves(&mut moves);
        let is_step = |m: &AnyMove| matches!(m, AnyMove::Quoridor(Move::Step(_)));
        let steps: Vec<_> = moves.iter().copied().filter(is_step).collect();
        let pool = if random.once_in(2) && !steps.is_empty() { &steps } else { &moves };
        let word = random.pick(pool).to_string();
        game.record.play(&word).unwrap();
    }
    if seats == 2 && game.record.ending().is_none() && random.once_in(3) {
        game.record.leave(Seat::new(random.index(2)), Departure::Resigned).unwrap();
    }
    game
}

fn has_departure(game: &GameRecord) -> bool {
    game.record.entries().iter().any(|entry| matches!(entry, RecordEntry::Leave(..)))
}

fn words(game: &GameRecord) -> Vec<String> {
    game.record.words().collect()
}

/// The last position in which nobody has left.
fn last_position(game: &GameRecord) -> &AnyPosition {
    let plies = game.record.entries().len() - usize::from(has_departure(game));
    &game.record.positions()[plies]
}

proptest! {
    #![proptest_config(ProptestConfig { rng_seed: RngSeed::Fixed(1), ..ProptestConfig::with_cases(64) })]

    #[test]
    fn a_game_of_two_comes_back(seed: u64, plies in 0..120usize) {
        let game = random_game(seed, 2, plies);
        for dialect in Dialect::all() {
            let text = match write(&game, dialect) {
                Ok(text) => text,
                Err(why) => {
                    // Nothing but a departure is refused.
                    prop_assert_eq!(why.key, "dialect-no-entry", "{}", dialect);
                    prop_assert!(has_departure(&game));
                    continue;
                }
            };
            let again = read(&text, Some(dialect));
            let again = again.map_err(|why| TestCaseError::fail(format!("{dialect}: {text}{why:?}")))?;
            if dialect.is_position() {
                prop_assert_eq!(again.record.start(), last_position(&game), "{}: {}", dialect, text);
            } else {
                prop_assert_eq!(words(&again), words(&game), "{}: {}", dialect, text);
                prop_assert_eq!(again.record.ending(), game.record.ending(), "{}: {}", dialect, text);
            }
        }
    }

    /// With fewer than three moves nothing may tell that four play.
    #[test]
    fn a_game_of_four_comes_back(seed: u64, plies in 3..80usize) {
        let game = random_game(seed, 4, plies);
        for dialect in [Dialect::MovesA, Dialect::MovesB, Dialect::MovesC, Dialect::MovesD] {
            let Ok(text) = write(&game, dialect) else {
                // A pass has no word.
                prop_assert!(words(&game).contains(&Move::PASS.to_owned()));
                continue;
            };
            let again = read(&text, Some(dialect));
            let again = again.map_err(|why| TestCaseError::fail(format!("{dialect}: {text}{why:?}")))?;
            prop_assert_eq!(words(&again), words(&game), "{}: {}", dialect, text);
        }
    }

    /// Any text is a game or is refused, also one that is nearly in a dialect.
    #[test]
    fn any_text_is_a_game_or_refused(seed: u64, noise in ".{0,3}|[a-i][1-9][hv]? |[0-9,\\[\\]]{1,4}") {
        let mut random = Random::new(seed);
        let game = random_game(seed, 2, 12);
        for dialect in Dialect::all() {
            let Ok(mut text) = write(&game, dialect) else { continue };
            let at = random.index(text.len() + 1);
            if text.is_char_boundary(at) {
                text.insert_str(at, &noise);
            }
            recognise(&text);
            for dialect in Dialect::all() {
                if let Err(why) = read(&text, Some(dialect)) {
                    prop_assert!(!why.key.is_empty());
                }
            }
            let _ = read(&text, None);
        }
    }
}
