//! Rematches.

use super::*;

/// The phase of the rematch's table, and who holds each seat there.
fn rematch_seats(table: &TestTable) -> (TablePhase, Vec<Option<String>>) {
    let new = table.table.rematch_draft("rematch", table.now, &seed(), crate::LAWS).unwrap();
    let state = new.table().state(table.now);
    let name = |holder| match holder {
        SeatHolder::Person(person) => person.name,
        SeatHolder::Level { level } => format!("level {level}"),
    };
    (state.phase, state.seats.into_iter().map(|seat| seat.holder.map(name)).collect())
}

fn names<const N: usize>(names: [&str; N]) -> Vec<Option<String>> {
    names.map(|name| Some(name.to_owned())).to_vec()
}

#[test]
fn a_rematch_needs_agreement_and_swaps_the_seats() {
    let mut table = TestTable::pair(quoridor());
    assert_eq!(key(table.act("Ada", Action::Rematch)), (409, "server-not-over".into()));
    table.act("Ada", Action::Resign { seat: None }).unwrap();
    assert_eq!(key(table.act("Eve", Action::Rematch)), (403, "server-not-yours".into()));
    table.act("Ada", Action::Rematch).unwrap();
    assert_eq!(table.state().offers, [(1, Offer::Rematch)]);
    assert!(!table.table.all_want_rematch(), "Bob has not agreed");
    assert_eq!(key(table.act("Ada", Action::Rematch)), (409, "server-offered".into()));

    table.act("Bob", Action::decline(Offer::Rematch)).unwrap();
    assert_eq!(table.state().offers, []);
    table.act("Bob", Action::Rematch).unwrap();
    table.offer("Ada", Offer::Rematch).unwrap();
    assert!(table.table.all_want_rematch());
    assert_eq!(rematch_seats(&table), (TablePhase::Live, names(["Bob", "Ada"])));

    let new = table.table.rematch_draft("rematch", table.now, &seed(), crate::LAWS).unwrap();
    table.draft(|draft| draft.record_rematch(new.table())).unwrap();
    assert_eq!(table.state().rematch.as_deref(), Some("rematch"));
    let Some(EventKind::Rematched { seats, .. }) = table.events.last().map(|event| &event.kind)
    else {
        panic!("{:?}", table.events.last());
    };
    assert_eq!(
        *seats,
        [Some(SeatHolder::Person(person("Bob"))), Some(SeatHolder::Person(person("Ada")))]
    );
}

#[test]
fn a_rematch_keeps_computer_players_and_needs_no_agreement_of_those_who_left_early() {
    let computers = seat_specs(&[
        SeatAssignment::Me,
        SeatAssignment::Level { level: 3 },
        SeatAssignment::Level { level: 5 },
    ]);
    let mut alone =
        TestTable::create(NewTable { seat_specs: computers, seats: 3, ..NewTable::new("pacman") });
    alone.act("Ada", Action::Resign { seat: None }).unwrap();
    alone.act("Ada", Action::Rematch).unwrap();
    assert!(alone.table.all_want_rematch());
    assert_eq!(rematch_seats(&alone), (TablePhase::Live, names(["level 5", "Ada", "level 3"])));

    let mut four =
        TestTable::create(NewTable { seats: 4, first_move: api::FirstMove::Seat(1), ..quoridor() });
    for who in ["Bob", "Cid", "Dan"] {
        four.act(who, join()).unwrap();
    }
    four.play("Ada", "e2").unwrap();
    four.act("Bob", Action::Resign { seat: None }).unwrap();
    four.play("Cid", "e8").unwrap();
    for who in ["Dan", "Cid"] {
        four.act(who, Action::Resign { seat: None }).unwrap();
    }
    for who in ["Ada", "Cid"] {
        four.act(who, Action::Rematch).unwrap();
        assert!(!four.table.all_want_rematch());
    }
    four.act("Dan", Action::Rematch).unwrap();
    assert!(four.table.all_want_rematch(), "Bob left while the others played on");
    let (phase, seats) = rematch_seats(&four);
    assert_eq!(phase, TablePhase::Waiting, "Bob's seat is reserved");
    assert_eq!(seats[2], None);
    assert_eq!(seats.into_iter().flatten().collect::<Vec<_>>(), ["Dan", "Ada", "Cid"]);
}

#[test]
fn a_rematch_with_dice_asks_for_new_client_seed() {
    let mut table = TestTable::create(NewTable::new("mspacman"));
    table.act("Bob", join()).unwrap();
    table.act("Ada", Action::ClientSeed { client_seed: "horseshoe".into() }).unwrap();
    table.act("Bob", Action::Resign { seat: None }).unwrap();
    table.act("Bob", Action::Rematch).unwrap();
    table.act("Ada", Action::Rematch).unwrap();
    let new = table.table.rematch_draft("rematch", table.now, &seed(), crate::LAWS).unwrap();
    let state = new.table().state(table.now);
    assert_eq!(state.phase, TablePhase::Waiting, "nobody has seen the new commitment yet");
    assert!(state.seats.iter().all(|seat| seat.client_seed_wanted));
}
