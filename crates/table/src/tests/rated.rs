//! Rated tables: whom they refuse, and what their games mean for ratings.

use api::{FirstMove, Millis};
use game::SeatResult;
use ratings::{RatingPool, UnratedReason};

use super::*;

const NOW: Millis = 1_000;

fn owner(name: &str) -> Person {
    Person::with_account(name.to_lowercase(), name)
}

fn rated(game: &str) -> NewTable {
    let time_control = TimeControl::Fischer { seconds: 180, increment: 2 };
    let first_move = FirstMove::Seat(1);
    let spec = NewTable { time_control, rated: true, ..NewTable::new(game) };
    if game == "quoridor" { NewTable { first_move, ..spec } } else { spec }
}

fn create_by(by: &Person, spec: NewTable, queue: bool) -> Result<Table, TableError> {
    let queue = queue.then(|| "queue".to_owned());
    let origin = TableOrigin { queue, ..TableOrigin::default() };
    Ok(create_table("k3f9", by, spec, origin, NOW, &seed())?.finish().1)
}

fn act(table: &Table, who: &Person, action: Action) -> Result<Table, TableError> {
    let mut draft = TableDraft::new(table, NOW, &seed());
    draft.act(who, &action, 0)?;
    Ok(draft.finish().1)
}

fn unrated<T>(result: Result<T, TableError>) -> UnratedReason {
    match result.err() {
        Some(TableError::Unrated { reason }) => reason,
        other => panic!("it is refused for another reason: {other:?}"),
    }
}

fn play(table: &Table, who: &Person, word: &str) -> Table {
    act(table, who, Action::Move { word: word.to_owned() }).unwrap()
}

#[test]
fn a_rated_table_is_for_accounts_with_a_clock_and_the_rules_as_they_are() {
    let (ada, guest) = (owner("Ada"), person("Gus"));
    let quoridor = || rated("quoridor");
    let create = |by: &Person, spec| unrated(create_by(by, spec, false));
    let with = |assignment: SeatAssignment| {
        let me = SeatSpec { assignment: SeatAssignment::Me, piece: None };
        NewTable { seat_specs: vec![me, SeatSpec { assignment, piece: None }], ..quoridor() }
    };
    assert_eq!(create(&guest, quoridor()), UnratedReason::Guest);
    assert_eq!(create(&ada, with(SeatAssignment::Level { level: 3 })), UnratedReason::Computer);
    assert_eq!(create(&ada, with(SeatAssignment::Me)), UnratedReason::SamePerson);
    let kept = SeatAssignment::Reserved { person: guest.clone() };
    assert_eq!(create(&ada, with(kept)), UnratedReason::Guest);
    let untimed = NewTable { time_control: TimeControl::None, ..quoridor() };
    assert_eq!(create(&ada, untimed), UnratedReason::NoClock);
    let endless = NewTable { repetition: false, ..quoridor() };
    assert_eq!(create(&ada, endless), UnratedReason::NotStandard);
    let start = Some("e1,e9 10,10 1 -".to_owned());
    assert_eq!(create(&ada, NewTable { start, ..quoridor() }), UnratedReason::NotStandard);

    let table = create_by(&ada, quoridor(), false).unwrap();
    assert!(table.summary().rated, "lists say so before anybody sits down");
    assert_eq!(unrated(act(&table, &guest, join())), UnratedReason::Guest);
    assert_eq!(unrated(act(&table, &ada, Action::Fill { level: 3 })), UnratedReason::Computer);
    let table = act(&table, &owner("Bob"), join()).unwrap();
    let table = play(&table, &ada, "e2");
    let takeback = act(&table, &ada, Action::offer(Offer::Takeback));
    assert_eq!(unrated(takeback), UnratedReason::Takeback);
    let casual = create_by(&ada, NewTable { rated: false, ..quoridor() }, false).unwrap();
    act(&casual, &guest, join()).expect("casual tables are for everybody");
}

/// Names are told again in any order and at any node: nobody is shown in two ways.
#[test]
fn people_with_accounts_are_shown_as_such_from_the_first_event() {
    let (ada, bob) = (owner("Ada"), owner("Bob"));
    let table = create_by(&ada, rated("quoridor"), false).unwrap();
    let mut table = act(&table, &bob, join()).unwrap();
    assert_eq!(table.creator(), &ada);
    let before = table.snapshot(NOW);
    for person in [&ada, &bob] {
        assert!(!table.rename(person), "{} has the same name", person.name);
    }
    assert_eq!(table.snapshot(NOW), before);
}

#[test]
fn a_finished_game_says_what_it_means_for_ratings() {
    let (ada, bob) = (owner("Ada"), owner("Bob"));
    let table = create_by(&ada, rated("quoridor"), false).unwrap();
    let table = act(&table, &bob, join()).unwrap();
    let nobody_is_a_bot = |_: &str| false;
    assert_eq!(table.rated_game(nobody_is_a_bot), None, "it is not over");
    let early = act(&table, &bob, Action::Resign { seat: None }).unwrap();
    let not_moved = Some(Err(UnratedReason::NotEverybodyMoved));
    assert_eq!(early.rated_game(nobody_is_a_bot), not_moved);
    let cancelled = act(&table, &bob, Action::Abort).unwrap();
    assert_eq!(cancelled.rated_game(nobody_is_a_bot), Some(Err(UnratedReason::Aborted)));
    let table = play(&play(&table, &ada, "e2"), &bob, "e8");
    let table = act(&table, &bob, Action::Resign { seat: None }).unwrap();
    let game = table.rated_game(nobody_is_a_bot).unwrap().unwrap();
    assert_eq!((game.at, game.moves), (NOW, 2));
    let players: Vec<_> = game
        .players
        .iter()
        .map(|player| (player.person.as_str(), player.pool, player.result, player.began))
        .collect();
    let pool = RatingPool::ClassicLive;
    assert_eq!(
        players,
        [("ada", pool, SeatResult::Win, true), ("bob", pool, SeatResult::Loss, false)]
    );
    let against_bot = table.rated_game(|person| person == "bob").unwrap().unwrap();
    let changes: Vec<_> = against_bot.players.iter().map(|player| player.changes).collect();
    assert_eq!(changes, [false, true], "games against bots rate the bot");
}

#[test]
fn whoever_is_paired_sits_where_they_are_to_and_whoever_waits_moves() {
    let (ada, bob) = (owner("Ada"), owner("Bob"));
    let table = create_by(&ada, rated("quoridor"), true).unwrap();
    for (begins, seats) in [(true, ["bob", "ada"]), (false, ["ada", "bob"])] {
        let mut draft = TableDraft::new(&table, NOW, &seed());
        draft.join_paired(&bob, begins, None).unwrap();
        let (events, paired) = draft.finish();
        assert_eq!(paired.person_ids(), seats);
        assert_eq!((paired.phase(), paired.to_move()), (TablePhase::Live, Some(1)));
        let mut again = table.clone();
        events.iter().for_each(|event| again.apply(event).unwrap());
        assert_eq!(again.snapshot(0), paired.snapshot(0), "every node sees the same");
    }
    let mut draft = TableDraft::new(&table, NOW, &seed());
    assert_eq!(draft.join_paired(&ada, true, None), Err(TableError::Seated));
    assert_eq!(unrated(draft.join_paired(&person("Gus"), true, None)), UnratedReason::Guest);
    let unqueued = create_by(&ada, rated("quoridor"), false).unwrap();
    let mut draft = TableDraft::new(&unqueued, NOW, &seed());
    assert_eq!(draft.join_paired(&bob, true, None), Err(TableError::Started));
}

/// What is at stake depends on who begins: one seat as soon as that is known, whichever may before.
#[test]
fn who_may_begin_is_known_once_it_is_chosen_or_drawn() {
    let (ada, bob) = (owner("Ada"), owner("Bob"));
    let waiting = |game: &str, first_move, in_queue| {
        create_by(&ada, NewTable { first_move, ..rated(game) }, in_queue).unwrap()
    };
    let drawn = waiting("quoridor", FirstMove::Random, false);
    let chosen = waiting("quoridor", FirstMove::Seat(2), false);
    assert_eq!((drawn.may_begin(), chosen.may_begin()), (vec![1, 2], vec![2]));
    assert_eq!(waiting("pacman", FirstMove::Random, false).may_begin(), [1], "by the rules");
    let queued = waiting("quoridor", FirstMove::Seat(1), true);
    assert_eq!(queued.may_begin(), [1, 2], "whoever waits may yet be moved to the other seat");
    for table in [drawn, chosen] {
        let table = act(&table, &bob, join()).unwrap();
        let first = table.to_move().unwrap();
        assert_eq!(table.may_begin(), [first]);
        let (player, word) = if first == 1 { (&ada, "e2") } else { (&bob, "e8") };
        assert_eq!(play(&table, player, word).may_begin(), [first], "it stays who did");
    }
}

#[test]
fn ghosts_are_a_team() {
    let table = create_by(&owner("Ada"), NewTable { seats: 3, ..rated("pacman") }, false).unwrap();
    let sides: Vec<_> = (1..=3).map(|seat| table.rating_side(seat)).collect();
    assert_eq!(sides, [0, 1, 1]);
    let pools: Vec<_> = (1..=3).map(|seat| table.rating_pool(seat).unwrap()).collect();
    assert_eq!(pools, [RatingPool::Pacman, RatingPool::Ghosts, RatingPool::Ghosts]);
}

#[test]
fn a_version_that_would_seat_guests_opens_no_rated_table_and_none_is_created_while_it_runs() {
    let ada = owner("Ada");
    let create = |spec, laws| {
        let origin = TableOrigin { laws, ..TableOrigin::default() };
        create_table("k3f9", &ada, spec, origin, NOW, &seed())
    };
    let laws_of = |draft: TableDraft| match &draft.events()[0].kind {
        EventKind::Created { laws, .. } => *laws,
        other => panic!("{other:?}"),
    };
    for older in 0..crate::LAWS {
        let refused = create(rated("quoridor"), older).err();
        assert_eq!(refused, Some(TableError::RatedLater), "laws {older}");
        let casual = create(NewTable { rated: false, ..rated("quoridor") }, older).unwrap();
        assert_eq!(laws_of(casual), older);
    }
    assert_eq!(laws_of(create(rated("quoridor"), crate::LAWS).unwrap()), 2, "more than 1");
    let casual = create(NewTable { rated: false, ..rated("quoridor") }, crate::LAWS).unwrap();
    assert_eq!(laws_of(casual), 1, "which older versions open");
    // What an older version does with laws that it does not know, this one does with newer ones.
    let draft = create(rated("quoridor"), crate::LAWS).unwrap();
    let mut events = draft.events().to_vec();
    if let EventKind::Created { laws, .. } = &mut events[0].kind {
        *laws = crate::LAWS + 1;
    }
    assert!(Table::replay("k3f9", &events).is_err());
}
