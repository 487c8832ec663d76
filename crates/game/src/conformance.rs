//! The conformance check: properties that every game must have, whatever its rules.

use std::collections::HashSet;
use std::hash::{BuildHasher, RandomState};

use crate::{Ply, Position, Record, Seat, Turn};

/// Plays `games` random games from `start` and checks at every position that
/// - exactly the listed plies are legal, each once, and each reads back from its word;
/// - there is a legal ply until the game is over, and none afterwards;
/// - the text of the position reads back to an equal position with an equal hash;
/// - the record of the game replays to the same position, and undoing all of it leads back.
///
/// Games that reach `limit` plies are cut off; at least one must have ended by the rules.
/// `random_below(n)` draws a number below `n`; `parse` reads the text of a position.
///
/// # Panics
/// With a message about the first property that does not hold.
pub fn check<P: Position>(
    start: &P,
    games: usize,
    limit: usize,
    random_below: &mut impl FnMut(u32) -> u32,
    parse: impl Fn(&str) -> P,
) {
    let hasher = RandomState::new();
    let mut ended = 0;
    for _ in 0..games {
        let mut record = Record::new(start.clone()).without_repetition_draw();
        for _ in 0..limit {
            let position = record.position().clone();
            let text = position.to_string();
            let parsed = parse(&text);
            assert_eq!(parsed, position, "{text} reads back as another position");
            assert_eq!(
                hasher.hash_one(&parsed),
                hasher.hash_one(&position),
                "{text}: hashes differ"
            );
            assert_eq!(parsed.to_string(), text, "the text of a position is canonical");

            let plies = position.plies();
            let distinct: HashSet<_> = plies.iter().map(ToString::to_string).collect();
            assert_eq!(distinct.len(), plies.len(), "{text}: a ply is listed twice");
            assert_eq!(position.outcome().is_some(), position.turn() == Turn::Over, "{text}");
            if position.turn() == Turn::Over {
                assert!(plies.is_empty(), "{text}: over, but there are legal plies");
                ended += 1;
                break;
            }
            assert!(!plies.is_empty(), "{text}: no legal ply, but the game is not over");
            for ply in &plies {
                let word = ply.to_string();
                assert!(!word.contains(char::is_whitespace), "{word:?} is not one word");
                match position.read(&word) {
                    Ok(read) => assert_eq!(read, *ply, "{text}: {word} reads back as {read}"),
                    Err(why) => panic!("{text}: {word} is listed but refused: {why:?}"),
                }
                let chance = matches!(ply, Ply::Roll(_));
                assert_eq!(chance, position.turn() == Turn::Chance, "{text}: {word}");
            }
            let ply = plies[random_below(plies.len() as u32) as usize];
            record.play(&ply.to_string()).expect("a listed ply is legal");
        }
        let words: Vec<_> = record.words().collect();
        let mut replay = Record::new(start.clone()).without_repetition_draw();
        for word in &words {
            replay.play(word).expect("what was played can be played again");
        }
        assert_eq!(replay.position(), record.position(), "play and replay disagree: {words:?}");
        while replay.undo().is_some() {}
        assert_eq!(replay.position(), start, "undoing everything does not lead back: {words:?}");
        check_leaving(&record);
    }
    assert!(ended > 0, "none of {games} games ended within {limit} plies");
}

/// Players leave one after another: none of them is in play any more, and at the latest when one is
/// left, the game is decided.
fn check_leaving<P: Position>(record: &Record<P>) {
    let mut position = record.position().clone();
    if position.turn() == Turn::Over {
        return;
    }
    let seats = position.seats();
    let decided = Seat::all(seats).skip(1).any(|seat| {
        let decided = position.leave(seat).is_some();
        assert!(decided || !position.is_in_play(seat), "{seat} left {position}, but is in play");
        decided
    });
    assert!(decided, "everyone but seat 1 left {}, but the game is not decided", record.position());
}
