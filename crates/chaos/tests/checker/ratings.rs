//! What is wrong with ratings is found: one test for each way, planted in ratings that are right.

use std::collections::BTreeSet;

use api::{Event, Person};
use chaos::{RatingEvidence, RatingRows, StoredChange, StoredRating, ViolationKind, check_ratings};

use super::Game;

const FIRST: [i64; 3] = [150_000, 50_000, 90_000];
const WON: [i64; 3] = [170_000, 40_000, 90_000];
const LOST: [i64; 3] = [130_000, 40_000, 90_000];

fn change(number: i64, seat: i64, person: &str, after: [i64; 3]) -> StoredChange {
    StoredChange {
        number,
        game: "t".to_owned(),
        seat,
        person: person.to_owned(),
        pool: "classic".to_owned(),
        before: FIRST,
        after,
        games: 1,
    }
}

fn rating(person: &str, value: [i64; 3]) -> StoredRating {
    StoredRating { person: person.to_owned(), pool: "classic".to_owned(), value, games: 1 }
}

/// Ada has won a rated game against Bob, and both have a rating since.
fn evidence() -> RatingEvidence {
    let people = ["ada", "bob"].map(|id| Person::with_account(id, id));
    let game = Game::of(people, true).play();
    let events: Vec<Event> = game.evidence.stored.into_iter().map(|row| row.event).collect();
    let rows = RatingRows {
        changes: vec![change(1, 1, "ada", WON), change(2, 2, "bob", LOST)],
        ratings: vec![rating("ada", WON), rating("bob", LOST)],
    };
    RatingEvidence {
        games: vec![("t".to_owned(), events)],
        states: vec![("t".to_owned(), "rated".to_owned())],
        rebuilt: rows.clone(),
        rows,
    }
}

/// What is found when something is planted in all rows alike, and then in those computed anew.
#[track_caller]
fn assert_finds(kind: ViolationKind, plant: impl Fn(&mut RatingEvidence)) {
    let mut evidence = evidence();
    plant(&mut evidence);
    let found = check_ratings(&evidence);
    let kinds: BTreeSet<_> = found.iter().map(|violation| violation.kind).collect();
    assert!(kinds.contains(&kind), "{kind:?} is not among {found:?}");
}

#[test]
fn ratings_in_which_nothing_is_wrong_have_no_violation() {
    assert_eq!(check_ratings(&evidence()), []);
}

#[test]
fn a_game_that_is_not_rated_is_found() {
    assert_finds(ViolationKind::RatedWrong, |evidence| evidence.rows = RatingRows::default());
    assert_finds(ViolationKind::RatedWrong, |evidence| evidence.states.clear());
    assert_finds(ViolationKind::RatedWrong, |evidence| {
        evidence.states[0].1 = "open".to_owned();
    });
}

#[test]
fn a_game_of_which_one_player_has_no_change_is_found() {
    assert_finds(ViolationKind::RatedWrong, |evidence| drop(evidence.rows.changes.pop()));
}

#[test]
fn a_game_that_is_rated_twice_is_found() {
    assert_finds(ViolationKind::RatedWrong, |evidence| {
        let again = StoredChange { before: WON, games: 2, ..change(3, 1, "ada", WON) };
        evidence.rows.changes.push(again);
    });
}

#[test]
fn a_change_by_a_game_that_nobody_played_or_that_is_not_over_is_found() {
    assert_finds(ViolationKind::RatedWrong, |evidence| {
        evidence.rows.changes[1].game = "other".to_owned();
    });
    assert_finds(ViolationKind::RatedWrong, |evidence| {
        let (_, events) = &mut evidence.games[0];
        events.truncate(events.len() - 2);
    });
}

#[test]
fn a_number_that_is_left_out_or_taken_twice_is_found() {
    assert_finds(ViolationKind::RatingGap, |evidence| evidence.rows.changes[1].number = 3);
    assert_finds(ViolationKind::RatingGap, |evidence| evidence.rows.changes[1].number = 1);
}

#[test]
fn a_change_that_does_not_begin_where_the_last_one_ended_is_found() {
    assert_finds(ViolationKind::RatingBroken, |evidence| evidence.rows.changes[1].before = WON);
    assert_finds(ViolationKind::RatingBroken, |evidence| evidence.rows.changes[1].games = 2);
}

#[test]
fn a_rating_that_is_not_what_the_changes_led_to_is_found() {
    assert_finds(ViolationKind::RatingBroken, |evidence| {
        evidence.rows.ratings[0].value = FIRST;
    });
    assert_finds(ViolationKind::RatingBroken, |evidence| drop(evidence.rows.ratings.pop()));
}

#[test]
fn ratings_that_differ_when_computed_anew_are_found() {
    assert_finds(ViolationKind::RebuildDiffers, |evidence| {
        evidence.rebuilt.changes[1].after = WON;
    });
}
