use api::{Action, NewTable, Person, Snapshot, TimeControl};
use dice::Seed;
use game::Piece;
use table::{Table, TableDraft, TableOrigin, create_table};

use crate::{OverviewTurn, TableOverview};

fn person(name: &str) -> Person {
    Person::new(name.to_lowercase(), name)
}

fn act(table: &Table, who: &str, action: &Action, now: u64) -> Table {
    let seed = Seed::parse(&"0b".repeat(32)).unwrap();
    let mut draft = TableDraft::new(table, now, &seed);
    draft.act(&person(who), action, 0).unwrap();
    draft.finish().1
}

/// A table of Ada's with a minute for each move; she starts.
fn waiting_table() -> Table {
    let seed = Seed::parse(&"0b".repeat(32)).unwrap();
    let spec = NewTable {
        time_control: TimeControl::PerMove { seconds: 60 },
        first_move: api::FirstMove::Seat(1),
        ..NewTable::new("quoridor")
    };
    let origin = TableOrigin::default();
    let draft = create_table("k3f9", &person("Ada"), spec, origin, 1_000, &seed).unwrap();
    draft.finish().1
}

/// The same once Bob has joined as Blinky.
fn live_table() -> Table {
    let piece = Some(Piece::Blinky);
    let join = Action::Join { seat: None, piece, client_seed: None, name: None };
    act(&waiting_table(), "Bob", &join, 2_000)
}

fn seen_by(table: &Snapshot, who: &str, now: u64) -> TableOverview {
    TableOverview::new(table, Some(who), now).unwrap()
}

#[test]
fn the_move_is_yours_or_theirs_and_nobodys_before_the_game() {
    let waiting = waiting_table().snapshot(1_000);
    assert_eq!(seen_by(&waiting, "ada", 0).turn, OverviewTurn::Nobody);
    let live = live_table().snapshot(2_000);
    assert_eq!(seen_by(&live, "ada", 0).turn, OverviewTurn::Yours(1));
    assert!(seen_by(&live, "ada", 0).is_your_move());
    assert_eq!(seen_by(&live, "bob", 0).turn, OverviewTurn::Theirs(1));
    let spectator = TableOverview::new(&live, None, 0).unwrap();
    assert_eq!((spectator.turn, spectator.own_seats), (OverviewTurn::Theirs(1), Vec::new()));
    assert_eq!(spectator.pieces, [Piece::Pawn, Piece::Blinky]);
}

#[test]
fn a_move_changes_the_board_and_whose_move_it_is() {
    let played = act(&live_table(), "Ada", &Action::Move { word: "e2".to_owned() }, 3_000);
    let overview = seen_by(&played.snapshot(3_000), "ada", 0);
    assert_eq!(overview.turn, OverviewTurn::Theirs(2));
    assert!(overview.position.to_string().starts_with("e2,e9"), "{}", overview.position);
}

#[test]
fn whoever_resigned_is_not_to_move() {
    let over = act(&live_table(), "Ada", &Action::Resign { seat: None }, 3_000);
    let overview = seen_by(&over.snapshot(3_000), "ada", 0);
    assert_eq!((overview.turn, overview.own_seats), (OverviewTurn::Nobody, Vec::new()));
}

#[test]
fn tables_that_wait_longest_for_somebody_come_first_however_many_there_are() {
    let yours = seen_by(&live_table().snapshot(2_000), "ada", 0);
    let theirs = seen_by(&live_table().snapshot(2_000), "bob", 0);
    // The latest first, as the server lists them.
    let mut tables: Vec<_> =
        (0..20).rev().map(|at| (if at % 5 == 0 { &yours } else { &theirs }, at)).collect();
    tables.sort_by_key(|(overview, at)| overview.urgency(*at));
    let order: Vec<_> = tables.iter().map(|(_, at)| *at).collect();
    assert_eq!(order[..4], [0, 5, 10, 15]);
    assert!(order[4..].is_sorted_by(|one, other| one > other), "{order:?}");
}

/// Our clock may show any time: only what has passed since counts.
#[test]
fn time_runs_for_whoever_is_to_move() {
    let played = act(&live_table(), "Ada", &Action::Move { word: "e2".to_owned() }, 3_000);
    let overview = seen_by(&played.snapshot(13_000), "ada", 500_000);
    assert_eq!(overview.time_left(500_000), Some(50_000), "ten of Bob's seconds are gone");
    assert_eq!(overview.time_left(505_000), Some(45_000));
    assert_eq!(overview.time_left(600_000), Some(0));
    let waiting = waiting_table().snapshot(1_000);
    assert_eq!(seen_by(&waiting, "ada", 0).time_left(0), None);
}
