use game::Record;
use rules::{AnyPosition, GameRecord};

use crate::{DueRoll, RevealPace, RollReveal, RollStage, entries_shown};

const ROLL: DueRoll = DueRoll { entries: 4, is_tapped: true, after: 0 };

fn at_one_screen() -> RollReveal {
    RollReveal::new(RevealPace::at_one_screen(true))
}

#[test]
fn at_one_screen_the_device_waits_for_a_tap_however_long_it_takes() {
    let mut reveal = at_one_screen();
    reveal.follow(Some(ROLL), 0);
    assert_eq!((reveal.stage(), reveal.next_at()), (RollStage::Waiting, None));
    assert!(!reveal.tick(1_000_000));
    reveal.tap(1_000_000);
    assert_eq!(reveal.stage(), RollStage::Rolling);
    // The roll is made once, when the device stops.
    assert!(!reveal.tick(1_000_749));
    assert!(reveal.tick(1_000_750));
    assert!(!reveal.tick(1_000_751));
    assert_eq!(reveal.stage(), RollStage::Shown);
    assert!(!reveal.tick(1_001_350));
    assert_eq!((reveal.stage(), reveal.next_at()), (RollStage::Idle, None));
}

#[test]
fn a_roll_that_nobody_taps_for_rolls_at_once() {
    let mut reveal = at_one_screen();
    reveal.follow(Some(DueRoll { is_tapped: false, ..ROLL }), 0);
    assert_eq!(reveal.stage(), RollStage::Rolling);
    assert!(reveal.tick(750));
}

#[test]
fn it_rolls_as_long_however_long_the_move_before_it_is_seen() {
    let mut reveal = at_one_screen();
    reveal.follow(Some(DueRoll { is_tapped: false, after: 400, ..ROLL }), 0);
    assert!(!reveal.tick(1149));
    assert!(reveal.tick(1150));
}

#[test]
fn at_a_table_the_tap_reveals_at_once_and_two_seconds_do_as_well() {
    let mut tapped = RollReveal::new(RevealPace::TABLE);
    tapped.follow(Some(ROLL), 0);
    tapped.tap(100);
    assert!(tapped.tick(100));
    let mut left_alone = RollReveal::new(RevealPace::TABLE);
    left_alone.follow(Some(ROLL), 0);
    assert_eq!(left_alone.next_at(), Some(2000));
    assert!(!left_alone.tick(1999));
    assert!(left_alone.tick(2000));
    assert_eq!(left_alone.stage(), RollStage::Shown);
}

#[test]
fn a_tap_before_anything_is_due_or_a_second_one_does_nothing() {
    let mut reveal = at_one_screen();
    reveal.tap(0);
    assert_eq!(reveal.stage(), RollStage::Idle);
    reveal.follow(Some(ROLL), 0);
    reveal.tap(100);
    reveal.tap(800);
    assert_eq!(reveal.next_at(), Some(850));
}

#[test]
fn the_same_roll_told_twice_goes_on_as_it_was() {
    let mut reveal = at_one_screen();
    reveal.follow(Some(ROLL), 0);
    reveal.tap(0);
    reveal.follow(Some(ROLL), 500);
    assert_eq!(reveal.next_at(), Some(750));
}

#[test]
fn a_roll_that_is_taken_back_waits_no_longer() {
    let mut reveal = at_one_screen();
    reveal.follow(Some(ROLL), 0);
    reveal.follow(None, 100);
    assert_eq!(reveal.stage(), RollStage::Idle);
    reveal.follow(Some(ROLL), 200);
    assert_eq!(reveal.stage(), RollStage::Waiting);
}

#[test]
fn a_roll_after_a_roll_waits_until_the_first_has_been_seen() {
    let mut reveal = at_one_screen();
    reveal.follow(Some(ROLL), 0);
    reveal.tap(0);
    assert!(reveal.tick(750));
    reveal.follow(Some(DueRoll { entries: 5, is_tapped: false, after: 0 }), 760);
    assert_eq!((reveal.stage(), reveal.is_tapped()), (RollStage::Shown, true));
    assert!(!reveal.tick(1350));
    assert_eq!((reveal.stage(), reveal.is_tapped()), (RollStage::Rolling, false));
    // After a move, a roll waits for nothing.
    assert!(reveal.tick(2100));
    reveal.follow(None, 2110);
    reveal.follow(Some(DueRoll { entries: 7, is_tapped: true, after: 0 }), 2120);
    assert_eq!(reveal.stage(), RollStage::Waiting);
}

fn record(words: &str) -> Record<AnyPosition> {
    let text = format!("palisade 1\ngame mspacman\nseats 2\n\n{words}\n");
    GameRecord::parse(&text).unwrap().record
}

#[test]
fn at_a_table_entries_are_shown_up_to_ones_own_next_roll() {
    let opening = record("spin:5 spin:3");
    assert_eq!(entries_shown(&opening, 0, &[1]), 0);
    // The tap reveals the own roll, and with it what others rolled after it.
    assert_eq!(entries_shown(&opening, 1, &[1]), 2);
    assert_eq!(entries_shown(&opening, 0, &[2]), 1);
    // Whoever watches has nothing to reveal.
    assert_eq!(entries_shown(&opening, 0, &[]), 2);
    let later = record("spin:5 spin:3 @e7 spin:2 d7-d8");
    assert_eq!(entries_shown(&later, 2, &[1]), 3);
    assert_eq!(entries_shown(&later, 4, &[1]), 5);
}

#[test]
fn a_game_that_is_over_is_shown_whole() {
    let over = record("spin:5 spin:3 leave:2:resign");
    assert!(over.ending().is_some());
    assert_eq!(entries_shown(&over, 0, &[1]), 3);
}
