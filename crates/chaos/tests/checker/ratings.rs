//! What is wrong with ratings is found: one test for each way, planted in ratings that are right.

use std::collections::BTreeSet;

use api::{Event, Person};
use chaos::{
    RatingEvidence, RatingRows, StoredBan, StoredChange, StoredRating, ViolationKind, check_ratings,
};

use super::Game;

const FIRST: [i64; 3] = [150_000, 50_000, 90_000];
const WON: [i64; 3] = [170_000, 40_000, 90_000];
const LOST: [i64; 3] = [130_000, 40_000, 90_000];
/// Of 200 points 150 come back.
const REFUNDED: [i64; 3] = [145_000, 40_000, 90_000];

/// When the game ended, and when its winner was banned.
const ENDED: i64 = 1_006_000;
const BANNED: i64 = 1_010_000;
const DAY: i64 = 24 * 60 * 60 * 1000;

fn change(number: i64, seat: i64, person: &str, after: [i64; 3]) -> StoredChange {
    StoredChange {
        number,
        is_refund: false,
        game: "t".to_owned(),
        seat,
        person: person.to_owned(),
        pool: "classic".to_owned(),
        at: ENDED,
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
        ..RatingEvidence::default()
    }
}

/// Ada was banned for cheating since, and Bob has points back.
fn evidence_of_a_ban() -> RatingEvidence {
    let mut evidence = evidence();
    evidence.acknowledged_bans = vec![("ban".to_owned(), "ada".to_owned())];
    evidence.bans = vec![ban("ban", BANNED)];
    evidence.rows.changes.push(refund(3, "ban", LOST, REFUNDED));
    evidence.rows.ratings[1] = rating("bob", REFUNDED);
    evidence.rebuilt = evidence.rows.clone();
    evidence
}

fn ban(id: &str, at: i64) -> StoredBan {
    StoredBan { id: id.to_owned(), person: "ada".to_owned(), at }
}

fn refund(number: i64, ban: &str, before: [i64; 3], after: [i64; 3]) -> StoredChange {
    let change = change(number, 0, "bob", after);
    StoredChange { is_refund: true, game: ban.to_owned(), at: BANNED, before, ..change }
}

/// What is found when something is planted in all rows alike, and then in those computed anew.
#[track_caller]
fn assert_finds(kind: ViolationKind, plant: impl Fn(&mut RatingEvidence)) {
    assert_finds_in(evidence(), kind, plant);
}

/// The same after a ban.
#[track_caller]
fn assert_finds_after_ban(kind: ViolationKind, plant: impl Fn(&mut RatingEvidence)) {
    assert_finds_in(evidence_of_a_ban(), kind, plant);
}

#[track_caller]
fn assert_finds_in(
    mut evidence: RatingEvidence,
    kind: ViolationKind,
    plant: impl Fn(&mut RatingEvidence),
) {
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

#[test]
fn points_given_back_once_are_no_violation() {
    assert_eq!(check_ratings(&evidence_of_a_ban()), []);
    // Banned again, whether before or after: there is nothing more to give back.
    for at in [BANNED - 1, BANNED + 1] {
        let mut evidence = evidence_of_a_ban();
        evidence.bans.push(ban("again", at));
        assert_eq!(check_ratings(&evidence), []);
    }
}

#[test]
fn only_games_of_the_five_days_before_a_ban_count() {
    for at in [ENDED - 1, ENDED + 5 * DAY + 1] {
        let mut evidence = evidence();
        evidence.acknowledged_bans = vec![("ban".to_owned(), "ada".to_owned())];
        evidence.bans = vec![ban("ban", at)];
        assert_eq!(check_ratings(&evidence), []);
    }
    assert_finds_after_ban(ViolationKind::RefundWrong, |evidence| {
        evidence.bans[0].at = ENDED - 1;
        evidence.rows.changes[2].at = ENDED - 1;
    });
}

#[test]
fn points_that_are_not_given_back_are_found() {
    assert_finds_after_ban(ViolationKind::RefundWrong, |evidence| {
        evidence.rows.changes.pop();
        evidence.rows.ratings[1] = rating("bob", LOST);
    });
    assert_finds_after_ban(ViolationKind::RefundWrong, |evidence| {
        evidence.refunds_due.push("ban".to_owned());
    });
}

#[test]
fn points_given_back_twice_are_found() {
    const TWICE: [i64; 3] = [160_000, 40_000, 90_000];
    for by in ["ban", "again"] {
        assert_finds_after_ban(ViolationKind::RefundWrong, |evidence| {
            evidence.bans.push(ban("again", BANNED));
            evidence.rows.changes.push(refund(4, by, REFUNDED, TWICE));
            evidence.rows.ratings[1] = rating("bob", TWICE);
        });
    }
}

#[test]
fn other_points_than_those_due_are_found() {
    assert_finds_after_ban(ViolationKind::RefundWrong, |evidence| {
        evidence.rows.changes[2].after[0] += 1;
    });
    assert_finds_after_ban(ViolationKind::RefundWrong, |evidence| {
        evidence.rows.changes[2].after[1] += 1;
    });
    assert_finds_after_ban(ViolationKind::RefundWrong, |evidence| {
        evidence.rows.changes[2].person = "ada".to_owned();
    });
    assert_finds_after_ban(ViolationKind::RefundWrong, |evidence| {
        evidence.rows.changes[2].at = ENDED;
    });
    assert_finds_after_ban(ViolationKind::RefundWrong, |evidence| evidence.bans.clear());
}

#[test]
fn a_refund_that_counts_as_a_game_is_found() {
    assert_finds_after_ban(ViolationKind::RatingBroken, |evidence| {
        evidence.rows.changes[2].games = 2;
    });
}

#[test]
fn a_ban_that_is_lost_or_that_nobody_asked_for_is_found() {
    assert_finds_after_ban(ViolationKind::LostAction, |evidence| evidence.bans.clear());
    assert_finds_after_ban(ViolationKind::NobodyAsked, |evidence| {
        evidence.acknowledged_bans.clear();
    });
}
