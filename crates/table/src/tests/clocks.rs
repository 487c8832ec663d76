//! Clocks, flags and time given back.

use super::*;

#[test]
fn a_pause_by_agreement_stops_the_clock() {
    let time_control = TimeControl::SuddenDeath { seconds: 60 };
    let mut table = TestTable::pair(NewTable { time_control, ..quoridor() });
    table.play("Ada", "e2").unwrap();
    table.now += 10_000;
    table.offer("Ada", Offer::Pause).unwrap();
    table.offer("Bob", Offer::Pause).unwrap();
    assert_eq!(table.state().phase, TablePhase::Paused);
    table.now += 3_600_000;
    assert_eq!(key(table.play("Bob", "e8")), (409, "server-paused".into()));
    table.act("Bob", Action::Resume).unwrap();
    table.now += 5_000;
    table.play("Bob", "e8").unwrap();
    assert_eq!(table.state().clock.left, [60_000, 45_000]);
}

#[test]
fn m05_flag_fall_loses_with_two_players_and_removes_one_of_four() {
    let time_control = TimeControl::PerMove { seconds: 10 };
    let mut two = TestTable::pair(NewTable { time_control, ..NewTable::new("mini") });
    let legal = two.table.legal_words();
    two.play("Ada", &legal[0]).unwrap();
    two.now += 10_000;
    two.draft(|draft| draft.flag(0)).unwrap();
    assert_eq!(two.state().phase, TablePhase::Live, "exactly ten seconds are in time");
    two.now += 501;
    two.draft(|draft| draft.flag(500)).unwrap();
    let ending = two.state().ending.unwrap();
    assert_eq!(
        (ending.outcome.as_str(), ending.cause),
        ("1,0", Cause::Departure(Departure::OutOfTime))
    );

    let all = seat_specs(&[
        SeatAssignment::Me,
        SeatAssignment::Me,
        SeatAssignment::Me,
        SeatAssignment::Me,
    ]);
    let spec = NewTable { time_control, seats: 4, seat_specs: all, ..NewTable::new("mini") };
    let mut four = TestTable::create(NewTable { first_move: api::FirstMove::Seat(1), ..spec });
    let legal = four.table.legal_words();
    four.play("Ada", &legal[0]).unwrap();
    let WireTurn::Seat(late) = four.state().turn else { panic!("{:?}", four.state().turn) };
    four.now += 11_000;
    four.draft(|draft| draft.flag(500)).unwrap();
    assert_eq!(four.state().phase, TablePhase::Live);
    assert_ne!(four.state().turn, WireTurn::Seat(late));
    assert_eq!(four.state().seats[usize::from(late) - 1].departed, Some(Departure::OutOfTime));
}

#[test]
fn m03_the_move_seconds_option_sets_the_clock() {
    let mut spec = NewTable::new("mini");
    spec.options.insert("move_seconds".into(), "30".into());
    assert_eq!(
        TestTable::create(spec).table.spec.time_control,
        TimeControl::PerMove { seconds: 30 }
    );
}

#[test]
fn overlapping_outages_give_each_moment_back_once() {
    let time_control = TimeControl::SuddenDeath { seconds: 60 };
    let mut table = TestTable::pair(NewTable { time_control, ..quoridor() });
    table.play("Ada", "e2").unwrap();
    // Bob thinks for five seconds, then the server is away for ten, which two parts of it notice.
    table.now += 15_000;
    table.draft(|draft| draft.credit_outage(6_000)).unwrap();
    table.now += 1_000;
    table.draft(|draft| draft.credit_outage(7_000)).unwrap();
    assert_eq!(table.table.clock().left(2, table.now), Some(55_000));
}

/// T6: what is shown holds for a time that is not before what has happened, whatever clock the node has.
#[test]
fn a_clock_that_went_back_shows_no_time_before_the_end_of_an_outage() {
    let time_control = TimeControl::SuddenDeath { seconds: 60 };
    let mut table = TestTable::pair(NewTable { time_control, ..quoridor() });
    table.play("Ada", "e2").unwrap();
    table.now += 15_000;
    table.draft(|draft| draft.credit_outage(6_000)).unwrap();
    let before = table.state();
    table.now -= 12_000;
    let after = table.state();
    assert_eq!((after.now, after.clock), (before.now, before.clock));
}

#[test]
fn the_time_a_computer_waits_for_a_thread_is_not_its_own() {
    let computer = seat_specs(&[SeatAssignment::Level { level: 1 }, SeatAssignment::Me]);
    let time_control = TimeControl::SuddenDeath { seconds: 10 };
    let first_move = api::FirstMove::Seat(2);
    let mut table = TestTable::create(NewTable {
        seat_specs: computer,
        time_control,
        first_move,
        ..quoridor()
    });
    table.play("Ada", "e8").unwrap();
    table.now += 12_000;
    table.draft(|draft| draft.play_computer_move(1, "e2", 11_000)).unwrap();
    assert_eq!(table.state().clock.left, [9_000, 10_000]);
}

#[test]
fn no_clock_runs_before_the_first_move() {
    let time_control = TimeControl::Fischer { seconds: 60, increment: 2 };
    let mut table = TestTable::pair(NewTable { time_control, ..quoridor() });
    table.now += 100_000;
    assert_eq!((table.state().clock.running, table.table.flagged(table.now, 0)), (None, None));
    table.play("Ada", "e2").unwrap();
    assert_eq!(table.state().clock.left, [60_000, 60_000]);
    assert_eq!(table.state().clock.running, Some(2));
    table.now += 10_000;
    table.play("Bob", "e8").unwrap();
    assert_eq!(table.state().clock.left, [60_000, 52_000]);
    // Once all moves are taken back, it is the first one again.
    table.offer("Ada", Offer::Takeback).unwrap();
    table.offer("Bob", Offer::Takeback).unwrap();
    assert_eq!((table.state().clock.running, words(&table)), (None, Vec::<String>::new()));

    // With dice, rolls are no moves.
    let mut dice = TestTable::create(NewTable { time_control, ..NewTable::new("mspacman") });
    dice.act("Ada", Action::ClientSeed { client_seed: String::new() }).unwrap();
    dice.act("Bob", join()).unwrap();
    assert!(!words(&dice).is_empty() && dice.state().clock.running.is_none());
}

#[test]
fn at_tables_made_before_the_first_move_was_free_it_is_not() {
    let time_control = TimeControl::SuddenDeath { seconds: 60 };
    let mut old = TestTable::pair(NewTable { time_control, ..quoridor() });
    let mut first = serde_json::to_value(&old.events[0]).unwrap();
    assert_eq!(first.as_object_mut().unwrap().remove("first_move_untimed"), Some(true.into()));
    old.events[0] = serde_json::from_value(first).unwrap();
    old.table = Table::replay("k3f9", &old.events).unwrap();
    old.now += 10_000;
    old.play("Ada", "e2").unwrap();
    assert_eq!(old.state().clock.left, [50_000, 60_000]);
}

fn words(table: &TestTable) -> Vec<String> {
    table.table.snapshot(0).words.into_iter().map(|played| played.word).collect()
}

#[test]
fn lag_is_left_out_of_account_only_so_often() {
    let time_control = TimeControl::SuddenDeath { seconds: 60 };
    let mut table = TestTable::pair(NewTable { time_control, repetition: false, ..quoridor() });
    let played = |table: &mut TestTable, who: &str, word: &str| {
        let lag = 500.min(table.table.lag_left(500));
        let action = Action::Move { word: word.into() };
        table.now += 1_000;
        table.draft(|draft| draft.act(&person(who), &action, lag)).unwrap();
    };
    assert_eq!(table.table.lag_left(500), 5_000);
    for _ in 0..12 {
        for (who, word) in [("Ada", "e2"), ("Bob", "e8"), ("Ada", "e1"), ("Bob", "e9")] {
            played(&mut table, who, word);
        }
    }
    let lags = |wanted| {
        let lag = |event: &api::Event| match event.kind {
            EventKind::Moved { seat, lag, .. } if seat == wanted => Some(lag),
            _ => None,
        };
        table.events.iter().filter_map(lag).collect::<Vec<_>>()
    };
    assert_eq!(lags(1).iter().sum::<u32>(), 5_000);
    assert_eq!(lags(2).iter().sum::<u32>(), 5_000);
    assert_eq!(lags(1)[..2], [0, 500], "the first move is not timed");
}

#[test]
fn a_game_whose_first_move_does_not_come_is_cancelled() {
    let time_control = TimeControl::Fischer { seconds: 180, increment: 2 };
    let timed = || TestTable::pair(NewTable { time_control, ..quoridor() });
    let mut table = timed();
    assert_eq!(table.state().first_move_by, Some(61_000));
    assert_eq!(table.table.wake_time(500), Some(61_501), "nobody has to ask");
    table.now = 61_500;
    table.draft(|draft| draft.flag(500)).unwrap();
    assert_eq!(table.state().phase, TablePhase::Live, "a minute is in time");
    table.now += 1;
    table.draft(|draft| draft.flag(500)).unwrap();
    let ending = table.state().ending.unwrap();
    assert_eq!((ending.outcome.as_str(), ending.cause), ("", Cause::Aborted));
    let replayed = Table::replay("k3f9", &table.events).unwrap();
    assert_eq!(replayed.phase(), TablePhase::Over);

    // What the server kept players from does not count, and neither does a pause.
    let mut table = timed();
    table.now = 41_000;
    table.draft(|draft| draft.credit_outage(11_000)).unwrap();
    assert_eq!(table.state().first_move_by, Some(91_000));
    table.offer("Ada", Offer::Pause).unwrap();
    table.offer("Bob", Offer::Pause).unwrap();
    assert_eq!((table.state().first_move_by, table.table.wake_time(0)), (None, None));
    table.now = 900_000;
    table.act("Bob", Action::Resume).unwrap();
    assert_eq!(table.state().first_move_by, Some(960_000));
    table.play("Ada", "e2").unwrap();
    assert_eq!(table.state().first_move_by, None);
}

#[test]
fn only_people_with_a_clock_wait_for_the_first_move() {
    let awaited = |spec: NewTable| TestTable::pair(spec).state().first_move_by;
    let timed = |time_control| awaited(NewTable { time_control, ..quoridor() });
    assert_eq!(timed(TimeControl::SuddenDeath { seconds: 30 }), Some(61_000));
    assert_eq!(timed(TimeControl::PerMove { seconds: 90 }), Some(91_000));
    assert_eq!(timed(TimeControl::Correspondence { days: 1 }), None);
    assert_eq!(timed(TimeControl::None), None);
    let time_control = TimeControl::SuddenDeath { seconds: 30 };
    let alone = seat_specs(&[SeatAssignment::Me, SeatAssignment::Level { level: 1 }]);
    let first_move = api::FirstMove::Seat(1);
    let spec = NewTable { time_control, first_move, seat_specs: alone, ..quoridor() };
    assert_eq!(TestTable::create(spec).state().first_move_by, None);

    // Tables made before wait as they always did.
    let mut table = TestTable::pair(NewTable { time_control, ..quoridor() });
    if let EventKind::Created { first_move_seconds, .. } = &mut table.events[0].kind {
        *first_move_seconds = None;
    }
    let before = Table::replay("k3f9", &table.events).unwrap();
    assert_eq!((before.state(0).first_move_by, before.wake_time(0)), (None, None));
}

#[test]
fn clocks_have_bounds() {
    let accepts = |time_control| TestTable::try_create(NewTable { time_control, ..quoridor() });
    for fine in [
        TimeControl::PerMove { seconds: 1 },
        TimeControl::SuddenDeath { seconds: 86_400 },
        TimeControl::Fischer { seconds: 37, increment: 3_600 },
        TimeControl::Correspondence { days: 60 },
    ] {
        assert!(accepts(fine).is_ok(), "{fine:?}");
    }
    for wrong in [
        TimeControl::PerMove { seconds: 0 },
        TimeControl::SuddenDeath { seconds: 86_401 },
        TimeControl::Fischer { seconds: 0, increment: 5 },
        TimeControl::Fischer { seconds: 60, increment: 3_601 },
        TimeControl::Correspondence { days: 61 },
    ] {
        let refused = accepts(wrong).map(drop).unwrap_err();
        assert_eq!(refused.refusal().key, "server-clock", "{wrong:?}");
    }
}
