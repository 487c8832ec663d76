//! Tables played without a socket or a database.

mod clocks;
mod laws;
mod rated;
mod rematch;

use std::sync::Arc;

use api::{
    Action, Cause, Departure, EventKind, NewTable, Offer, Person, SeatAssignment, SeatHolder,
    SeatSpec, TablePhase, TimeControl, WireTurn,
};
use dice::Seed;
use proptest::prelude::*;

use crate::{Table, TableDraft, TableError, TableOrigin, create_table};

fn person(name: &str) -> Person {
    Person::new(name.to_lowercase(), name)
}

fn seed() -> Seed {
    Seed::parse(&"0b".repeat(32)).unwrap()
}

/// A table with all its events, as a database would keep them.
struct TestTable {
    table: Table,
    events: Vec<api::Event>,
    now: u64,
}

impl TestTable {
    fn create(spec: NewTable) -> TestTable {
        TestTable::try_create(spec).unwrap()
    }

    fn try_create(spec: NewTable) -> Result<TestTable, TableError> {
        let draft =
            create_table("k3f9", &person("Ada"), spec, TableOrigin::default(), 1_000, &seed())?;
        let (events, table) = draft.finish();
        Ok(TestTable { table, events, now: 1_000 })
    }

    /// Ada and Bob at a table, with Ada to move.
    fn pair(spec: NewTable) -> TestTable {
        let mut table = TestTable::create(NewTable { first_move: api::FirstMove::Seat(1), ..spec });
        table.act("Bob", join()).unwrap();
        table
    }

    fn act(&mut self, who: &str, action: Action) -> Result<(), TableError> {
        self.draft(|draft| draft.act(&person(who), &action, 0))
    }

    fn draft(
        &mut self,
        f: impl FnOnce(&mut TableDraft) -> Result<(), TableError>,
    ) -> Result<(), TableError> {
        let mut draft = TableDraft::new(&self.table, self.now, &seed());
        f(&mut draft)?;
        let (events, table) = draft.finish();
        self.events.extend(events);
        self.table = table;
        Ok(())
    }

    fn play(&mut self, who: &str, word: &str) -> Result<(), TableError> {
        self.act(who, Action::Move { word: word.to_owned() })
    }

    fn offer(&mut self, who: &str, offer: Offer) -> Result<(), TableError> {
        self.act(who, Action::offer(offer))
    }

    fn state(&self) -> api::TableState {
        self.table.state(self.now)
    }

    fn words(&self) -> String {
        let words: Vec<_> = self.table.record.words().collect();
        words.join(" ")
    }
}

fn join() -> Action {
    Action::Join { seat: None, piece: None, client_seed: None, name: None }
}

fn seat_specs(who: &[SeatAssignment]) -> Vec<SeatSpec> {
    who.iter().map(|who| SeatSpec { assignment: who.clone(), piece: None }).collect()
}

fn key<T: std::fmt::Debug>(result: Result<T, TableError>) -> (u16, String) {
    let refusal = result.unwrap_err().refusal();
    (refusal.status, refusal.key)
}

fn quoridor() -> NewTable {
    NewTable::new("quoridor")
}

#[test]
fn a_game_from_joining_to_the_end() {
    let mut table = TestTable::pair(quoridor());
    assert_eq!(table.state().phase, TablePhase::Live);
    for (who, word) in [("Ada", "e2"), ("Bob", "e8"), ("Ada", "e3h")] {
        table.play(who, word).unwrap();
    }
    assert_eq!(table.state().position, "e2,e8 9,10 2 e3h");
    assert_eq!(table.state().turn, WireTurn::Seat(2));
    table.act("Bob", Action::Resign { seat: None }).unwrap();
    let state = table.state();
    assert_eq!(state.phase, TablePhase::Over);
    assert_eq!(state.ending.unwrap().outcome, "1,0");
    assert_eq!(table.words(), "e2 e8 e3h leave:2:resign");
}

#[test]
fn what_plays_nothing_does_not_copy_the_game() {
    let mut table = TestTable::pair(quoridor());
    table.play("Ada", "e2").unwrap();
    let before = Arc::clone(&table.table.record);
    table.offer("Ada", Offer::Draw).unwrap();
    assert!(table.play("Ada", "e3").is_err(), "not her turn");
    assert!(Arc::ptr_eq(&before, &table.table.record));
    table.play("Bob", "e8").unwrap();
    assert_eq!((before.words().count(), table.words()), (1, "e2 e8".to_owned()));
}

#[test]
fn nobody_acts_for_another_player() {
    let mut table = TestTable::pair(quoridor());
    assert_eq!(key(table.play("Bob", "e8")), (409, "server-not-your-turn".into()));
    assert_eq!(key(table.play("Eve", "e2")), (403, "server-not-yours".into()));
    let resign = Action::Resign { seat: Some(1) };
    assert_eq!(key(table.act("Bob", resign.clone())), (403, "server-not-yours".into()));
    assert_eq!(key(table.act("Eve", resign)), (403, "server-not-yours".into()));
    assert_eq!(key(table.play("Ada", "leave:2:resign")), (422, "server-not-a-move".into()));
    let refusal = table.play("Ada", "e4").unwrap_err().refusal();
    assert_eq!((refusal.status, refusal.rule.as_str()), (422, "C08"));
    assert_eq!(table.words(), "");
}

#[test]
fn seats_are_joined_left_and_reserved() {
    let mut table = TestTable::create(NewTable { seats: 4, ..quoridor() });
    table
        .act("Bob", Action::Join { seat: Some(3), piece: None, client_seed: None, name: None })
        .unwrap();
    assert_eq!(key(table.act("Bob", join())), (409, "server-seated".into()));
    let third = Action::Join { seat: Some(3), piece: None, client_seed: None, name: None };
    assert_eq!(key(table.act("Eve", third)), (409, "server-seat-taken".into()));
    let ninth = Action::Join { seat: Some(9), piece: None, client_seed: None, name: None };
    assert_eq!(key(table.act("Eve", ninth)), (404, "server-no-seat".into()));
    table.act("Bob", Action::Leave { seat: None }).unwrap();
    assert_eq!(table.state().seats[2].holder, None);
    assert_eq!(
        key(table.act("Bob", Action::Fill { level: 2 })),
        (403, "server-creator-only".into())
    );
    table.act("Ada", Action::Fill { level: 2 }).unwrap();
    assert_eq!(table.state().phase, TablePhase::Live);
    assert_eq!(table.state().seats[3].holder, Some(SeatHolder::Level { level: 2 }));

    let reserved = SeatAssignment::Reserved { person: person("Bob") };
    let mut table = TestTable::create(NewTable {
        seat_specs: seat_specs(&[SeatAssignment::Me, reserved]),
        ..quoridor()
    });
    assert_eq!(key(table.act("Eve", join())), (409, "server-full".into()));
    table.act("Bob", join()).unwrap();
    assert_eq!(table.state().phase, TablePhase::Live);
}

#[test]
fn c00_no_two_players_have_the_same_character() {
    let piece = Some(api::Piece::Blinky);
    let twice = vec![
        SeatSpec { assignment: SeatAssignment::Me, piece },
        SeatSpec { assignment: SeatAssignment::Open, piece },
    ];
    let refused = TestTable::try_create(NewTable { seat_specs: twice, ..quoridor() }).map(|_| ());
    assert_eq!(key(refused), (422, "server-piece-taken".into()));
    let mine = vec![SeatSpec { assignment: SeatAssignment::Me, piece }];
    let mut table = TestTable::create(NewTable { seat_specs: mine, ..quoridor() });
    let same = Action::Join { seat: None, piece, client_seed: None, name: None };
    assert_eq!(key(table.act("Bob", same)), (409, "server-piece-taken".into()));
    let pawn =
        Action::Join { seat: None, piece: Some(api::Piece::Pawn), client_seed: None, name: None };
    table.act("Bob", pawn).unwrap();
}

#[test]
fn c04_who_starts_is_drawn_by_the_dice_or_chosen() {
    let mut drawn = TestTable::create(quoridor());
    drawn.act("Bob", join()).unwrap();
    let Some(EventKind::Started { position, starter_rolled: true }) =
        drawn.events.last().map(|e| &e.kind)
    else {
        panic!("{:?}", drawn.events.last());
    };
    assert_eq!(drawn.table.record.start().to_string(), *position);
    let mut chosen =
        TestTable::create(NewTable { first_move: api::FirstMove::Seat(2), ..quoridor() });
    chosen.act("Bob", join()).unwrap();
    assert_eq!(chosen.state().turn, WireTurn::Seat(2));
    // The option of the rules says the same as the table's own setting, which comes first.
    let option = [("starter".to_owned(), "2".to_owned())].into();
    let spec = NewTable { options: option, ..quoridor() };
    let turn = |spec: NewTable| {
        let mut table = TestTable::create(spec);
        table.act("Bob", join()).unwrap();
        let started = table.events.iter().find_map(|event| match event.kind {
            EventKind::Started { starter_rolled, .. } => Some(starter_rolled),
            _ => None,
        });
        (table.state().turn, started)
    };
    assert_eq!(turn(spec.clone()), (WireTurn::Seat(2), Some(false)));
    let first = NewTable { first_move: api::FirstMove::Seat(1), ..spec };
    assert_eq!(turn(first), (WireTurn::Seat(1), Some(false)));
    for (game, seat) in [("quoridor", 3), ("pacman", 2)] {
        let spec = NewTable { first_move: api::FirstMove::Seat(seat), ..NewTable::new(game) };
        assert_eq!(key(TestTable::try_create(spec).map(|_| ())), (422, "server-starter".into()));
    }
}

#[test]
fn one_person_may_hold_every_seat() {
    let both = seat_specs(&[SeatAssignment::Me, SeatAssignment::Me]);
    let mut table = TestTable::create(NewTable {
        seat_specs: both,
        first_move: api::FirstMove::Seat(1),
        ..quoridor()
    });
    table.play("Ada", "e2").unwrap();
    table.play("Ada", "e8").unwrap();
    table.offer("Ada", Offer::Takeback).unwrap();
    assert_eq!(table.words(), "e2", "a person who holds both seats need not ask");
    table.act("Ada", Action::Resign { seat: Some(2) }).unwrap();
    assert_eq!(table.state().ending.unwrap().outcome, "1,0");
}

#[test]
fn offers_are_accepted_declined_and_lapse() {
    let mut table = TestTable::pair(quoridor());
    table.play("Ada", "e2").unwrap();
    table.offer("Ada", Offer::Draw).unwrap();
    assert_eq!(key(table.offer("Ada", Offer::Draw)), (409, "server-offered".into()));
    table.act("Bob", Action::decline(Offer::Draw)).unwrap();
    assert_eq!(table.state().offers, []);
    table.play("Bob", "e8").unwrap();
    table.play("Ada", "e3").unwrap();
    table.offer("Ada", Offer::Draw).unwrap();
    table.play("Bob", "e7").unwrap();
    assert_eq!(table.state().offers, [], "a move declines");

    table.offer("Bob", Offer::Takeback).unwrap();
    table.offer("Ada", Offer::Takeback).unwrap();
    assert_eq!(table.words(), "e2 e8 e3");
    table.offer("Bob", Offer::Takeback).unwrap();
    table.offer("Ada", Offer::Takeback).unwrap();
    assert_eq!(table.words(), "e2", "one takeback that was agreed to may follow another");
    assert_eq!(key(table.offer("Bob", Offer::Takeback)), (409, "server-takeback".into()));

    table.offer("Bob", Offer::Draw).unwrap();
    table.offer("Ada", Offer::Draw).unwrap();
    let ending = table.state().ending.unwrap();
    assert_eq!((ending.outcome.as_str(), ending.cause), ("1/2,1/2", Cause::Agreement));
}

/// Server finding A1 and A2: neither stalls the opponent nor makes the game too long to go on.
#[test]
fn offering_and_declining_voids_no_move_and_comes_to_an_end() {
    let mut table = TestTable::pair(quoridor());
    for (who, word) in [("Ada", "e2"), ("Bob", "e8"), ("Ada", "e3"), ("Bob", "e7")] {
        table.play(who, word).unwrap();
    }
    let (position_at, events) = (table.table.seq(), table.events.len());
    for _ in 0..100 {
        for offer in [Offer::Draw, Offer::Takeback, Offer::Pause, Offer::Abort] {
            let _ = table.offer("Bob", offer);
            let _ = table.act("Ada", Action::decline(offer));
            let _ = table.offer("Bob", offer);
            let _ = table.act("Bob", Action::decline(offer));
        }
    }
    assert_eq!(table.events.len() - events, 8, "each of four kinds is offered and declined once");
    assert_eq!(key(table.offer("Bob", Offer::Draw)), (409, "server-offered-before".into()));
    assert!(table.table.is_next(position_at + 1), "Ada's move still means this position");
    assert!(!table.table.is_next(position_at), "one of the position before does not");
    table.offer("Ada", Offer::Draw).unwrap();
    table.act("Bob", Action::decline(Offer::Draw)).unwrap();
    table.play("Ada", "e4").unwrap();
    assert!(!table.table.is_next(position_at + 1));
    assert_eq!(key(table.offer("Bob", Offer::Draw)), (409, "server-offered-before".into()));
    table.play("Bob", "e6").unwrap();
    table.offer("Bob", Offer::Draw).unwrap();
}

#[test]
fn t20_a_player_cancels_alone_while_fewer_moves_were_made_than_there_are_seats() {
    let mut table = TestTable::pair(quoridor());
    table.play("Ada", "e2").unwrap();
    assert_eq!(key(table.act("Eve", Action::Abort)), (403, "server-not-yours".into()));
    let mut later =
        TestTable { table: table.table.clone(), events: table.events.clone(), now: 1_000 };
    table.act("Bob", Action::Abort).unwrap();
    assert_eq!(table.state().ending.unwrap().cause, Cause::Aborted);
    later.play("Bob", "e8").unwrap();
    assert_eq!(key(later.act("Bob", Action::Abort)), (409, "server-abort-late".into()));
}

#[test]
fn p38_the_ghosts_of_a_player_who_leaves_pass_to_the_others() {
    let mut table = TestTable::create(NewTable { seats: 3, ..NewTable::new("pacman") });
    table.act("Bob", join()).unwrap();
    table.act("Cid", join()).unwrap();
    table.act("Bob", Action::Resign { seat: None }).unwrap();
    assert_eq!(table.state().phase, TablePhase::Live);
    table.act("Cid", Action::Resign { seat: None }).unwrap();
    assert_eq!(table.state().ending.unwrap().outcome, "1,0,0");
}

#[test]
fn rolls_are_made_by_the_server_once_everyone_has_added_client_seed() {
    let mut table = TestTable::create(NewTable::new("mspacman"));
    table
        .act(
            "Bob",
            Action::Join {
                seat: None,
                piece: None,
                client_seed: Some("clover".into()),
                name: None,
            },
        )
        .unwrap();
    assert_eq!(table.state().phase, TablePhase::Waiting, "Ada has added no luck yet");
    assert!(table.state().seats[0].client_seed_wanted);
    table.act("Ada", Action::ClientSeed { client_seed: "horseshoe".into() }).unwrap();
    assert_eq!(table.state().phase, TablePhase::Live);
    assert!(matches!(table.state().turn, WireTurn::Seat(_)), "the opening spins are rolled");
    assert!(table.words().starts_with("spin:"));
    let roll = Action::Move { word: "spin:6".into() };
    let mover = table.table.to_move().unwrap();
    let who = if mover == 1 { "Ada" } else { "Bob" };
    assert_eq!(table.act(who, roll).unwrap_err().refusal().status, 422);
    assert_eq!(key(table.offer(who, Offer::Takeback)), (409, "server-takeback".into()));
}

#[test]
fn the_dice_of_a_finished_game_can_be_verified() {
    for game in ["mspacman", "quoridor"] {
        let mut table = TestTable::create(NewTable::new(game));
        let client_seed = Some("clover".to_owned());
        table
            .act("Bob", Action::Join { seat: None, piece: None, client_seed, name: None })
            .unwrap();
        let _ = table.act("Ada", Action::ClientSeed { client_seed: "horseshoe".into() });
        for _ in 0..30 {
            let word = table.table.legal_words()[0].clone();
            let who = if table.table.to_move() == Some(1) { "Ada" } else { "Bob" };
            table.play(who, &word).unwrap();
        }
        assert_eq!(table.table.snapshot(0).seed, None, "revealed only at the end");
        table.act("Bob", Action::Resign { seat: None }).unwrap();
        let text = table.table.game_record().to_record_text().to_string();
        let record = rules::GameRecord::parse(&text).unwrap();
        let verified = dice::verify(&record).unwrap();
        assert!(verified.rolls >= 1, "{text}");

        let forged = text.replace("horseshoe", "horseshoo").replace("clover", "clovex");
        if game == "mspacman" {
            let forged = rules::GameRecord::parse(&forged).unwrap();
            assert!(dice::verify(&forged).is_err());
        }
        let forged = text.replace(&seed().hex(), &"0c".repeat(32));
        let forged = rules::GameRecord::parse(&forged).unwrap();
        assert_eq!(dice::verify(&forged), Err(dice::VerifyError::Commitment));
    }
}

#[test]
fn a_listing_is_written_when_it_changes_and_not_with_every_move() {
    let mut table = TestTable::pair(quoridor());
    let before = table.table.listing(500);
    table.now += 59_999;
    table.play("Ada", "e2").unwrap();
    assert!(before.is_fresh_enough_for(&table.table.listing(500)));
    table.now += 1;
    table.play("Bob", "e8").unwrap();
    assert!(!before.is_fresh_enough_for(&table.table.listing(500)), "a minute has passed");
    let before = table.table.listing(500);
    table.act("Ada", Action::Resign { seat: None }).unwrap();
    assert!(!before.is_fresh_enough_for(&table.table.listing(500)), "the game is over");

    let time_control = TimeControl::SuddenDeath { seconds: 60 };
    let mut timed = TestTable::pair(NewTable { time_control, ..quoridor() });
    let before = timed.table.listing(500);
    timed.now += 1_000;
    timed.play("Ada", "e2").unwrap();
    assert!(
        !before.is_fresh_enough_for(&timed.table.listing(500)),
        "the flag falls at another time"
    );
}

#[test]
fn a_person_has_one_seat_unless_the_table_was_made_for_more() {
    let join_at =
        |seat| Action::Join { seat: Some(seat), piece: None, client_seed: None, name: None };
    let mut open = TestTable::create(NewTable { seats: 4, public: true, ..quoridor() });
    open.act("Bob", join_at(2)).unwrap();
    assert_eq!(key(open.act("Bob", join_at(3))), (409, "server-seated".into()));
    assert_eq!(key(open.act("Ada", join_at(3))), (409, "server-seated".into()));

    let both = seat_specs(&[SeatAssignment::Me, SeatAssignment::Me, SeatAssignment::Open]);
    let mut shared =
        TestTable::create(NewTable { seats: 3, seat_specs: both, ..NewTable::new("pacman") });
    shared.act("Ada", Action::Leave { seat: Some(2) }).unwrap();
    assert_eq!(key(shared.act("Ada", join_at(3))), (409, "server-seated".into()));
    shared.act("Ada", join_at(2)).unwrap();
}

#[test]
fn t20_moves_are_counted_whoever_has_left() {
    let mut table =
        TestTable::create(NewTable { seats: 4, first_move: api::FirstMove::Seat(1), ..quoridor() });
    for who in ["Bob", "Cid", "Dan"] {
        table.act(who, join()).unwrap();
    }
    table.act("Dan", Action::Resign { seat: None }).unwrap();
    for _ in 0..4 {
        assert!(table.state().abortable);
        let seat = usize::from(table.table.to_move().unwrap());
        let word = table.table.legal_words()[0].clone();
        table.play(["Ada", "Bob", "Cid", "Dan"][seat - 1], &word).unwrap();
    }
    assert!(!table.state().abortable);
    assert_eq!(key(table.act("Ada", Action::Abort)), (409, "server-abort-late".into()));
}

#[test]
fn an_endless_game_is_called_off() {
    let mut table = TestTable::pair(NewTable { repetition: false, ..quoridor() });
    let words = ["e2", "e8", "e1", "e9"];
    table
        .draft(|draft| {
            for nth in 0..4_999 {
                let who = person(["Ada", "Bob"][nth % 2]);
                draft.act(&who, &Action::Move { word: words[nth % 4].to_owned() }, 0)?;
            }
            Ok(())
        })
        .unwrap();
    assert_eq!(table.state().phase, TablePhase::Live);
    table.play("Bob", words[4_999 % 4]).unwrap();
    assert_eq!(table.state().ending.unwrap().cause, Cause::Aborted);
}

#[test]
fn a_maze_or_position_that_is_too_long_is_refused() {
    let long = Some("x".repeat(9_000));
    for spec in [
        NewTable { maze: long.clone(), ..NewTable::new("pacman") },
        NewTable { start: long.clone(), ..quoridor() },
    ] {
        let refused = TestTable::try_create(spec).map(|_| ()).unwrap_err();
        assert_eq!(refused, TableError::SpecTooLong { longest: 8192 });
    }
}

#[test]
fn a_seat_is_reserved_under_a_clean_name() {
    let eve = Person::new("eve", "\u{202e}Ada\u{200b}");
    let who = seat_specs(&[SeatAssignment::Me, SeatAssignment::Reserved { person: eve }]);
    let table = TestTable::create(NewTable { seat_specs: who, ..quoridor() });
    let assignment = table.table.spec.seat_spec(2).assignment;
    assert_eq!(assignment, SeatAssignment::Reserved { person: Person::new("eve", "Ada") });
}

#[test]
fn whoever_made_an_offer_is_told_that_a_move_declined_it() {
    let mut table = TestTable::pair(quoridor());
    table.play("Ada", "e2").unwrap();
    table.offer("Ada", Offer::Takeback).unwrap();
    table.offer("Ada", Offer::Draw).unwrap();
    let before = table.events.len();
    table.play("Bob", "e8").unwrap();
    let kinds: Vec<_> = table.events[before..].iter().map(|event| event.kind.clone()).collect();
    assert_eq!(
        kinds,
        [
            EventKind::Declined { seat: 2, offer: Offer::Takeback },
            EventKind::Declined { seat: 2, offer: Offer::Draw },
            EventKind::Moved { seat: 2, word: "e8".into(), lag: 0 },
        ]
    );
    assert!(table.state().offers.is_empty());
    // One's own offer outlives one's own move.
    table.play("Ada", "e3").unwrap();
    table.offer("Bob", Offer::Draw).unwrap();
    table.play("Bob", "e7").unwrap();
    assert_eq!(table.state().offers, [(2, Offer::Draw)]);
}

#[test]
fn invalid_specs_are_refused() {
    let refused = |spec: NewTable| TestTable::try_create(spec).map(|_| ()).unwrap_err().refusal();
    assert_eq!(refused(NewTable::new("chess")).key, "game-unknown");
    assert_eq!(refused(NewTable { seats: 3, ..quoridor() }).rule, "Q11");
    let invalid = NewTable { time_control: TimeControl::PerMove { seconds: 0 }, ..quoridor() };
    assert_eq!(refused(invalid).key, "server-clock");
    let invalid =
        NewTable { seat_specs: seat_specs(&[SeatAssignment::Level { level: 9 }]), ..quoridor() };
    assert_eq!(refused(invalid).key, "server-level");
    let invalid = NewTable {
        seat_specs: seat_specs(&[SeatAssignment::Me, SeatAssignment::Open, SeatAssignment::Open]),
        ..quoridor()
    };
    assert_eq!(refused(invalid).key, "server-too-many-places");
    let invalid = NewTable { start: Some("e9,e1 10,10 1 -".into()), ..quoridor() };
    assert!(refused(invalid).status == 422);
}

/// Any action, sensible or not; a move is `#n`, the n-th legal one.
fn any_action() -> impl Strategy<Value = Action> {
    let offers = [Offer::Draw, Offer::Takeback, Offer::Pause, Offer::Abort, Offer::Rematch];
    let offer = move || prop::sample::select(offers.to_vec());
    let seat = || prop::option::of(0u8..4);
    prop_oneof![
        20 => (0usize..200).prop_map(|nth| Action::Move { word: format!("#{nth}") }),
        1 => seat().prop_map(|seat| Action::Join { seat, piece: None, client_seed: None, name: None }),
        1 => seat().prop_map(|seat| Action::Leave { seat }),
        1 => "[a-z]{0,4}".prop_map(|client_seed| Action::ClientSeed { client_seed }),
        1 => (0u8..10).prop_map(|level| Action::Fill { level }),
        1 => seat().prop_map(|seat| Action::Resign { seat }),
        4 => (offer(), seat()).prop_map(|(offer, seat)| Action::Offer { offer, seat, answers: None }),
        2 => offer().prop_map(Action::decline),
        2 => Just(Action::Resume),
        1 => Just(Action::Abort),
        1 => Just(Action::Rematch),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    /// Whatever clients do in whatever order: what was refused changed nothing, the accepted events
    /// are numbered without gaps, and replaying them gives the same state.
    #[test]
    fn replaying_the_events_of_a_table_gives_its_state(
        game in prop::sample::select(vec!["quoridor", "mini", "pacman", "mspacman"]),
        fischer in any::<bool>(),
        script in prop::collection::vec(
            (prop::sample::select(vec!["Ada", "Bob", "Eve"]), any_action(), 0u64..20_000), 1..120),
    ) {
        let time_control = if fischer { TimeControl::Fischer { seconds: 60, increment: 2 } } else { TimeControl::None };
        let mut table = TestTable::create(NewTable { time_control, ..NewTable::new(game) });
        table.act("Bob", join()).unwrap();
        for (who, action, later) in script {
            table.now += later;
            let action = match action {
                Action::Move { word } => {
                    let legal = table.table.legal_words();
                    let nth: usize = word[1..].parse().unwrap();
                    let word = legal.get(nth % legal.len().max(1)).cloned().unwrap_or(word);
                    Action::Move { word }
                }
                other => other,
            };
            let before = table.table.snapshot(0);
            table.draft(|draft| draft.flag(500)).unwrap();
            let flagged = table.table.snapshot(0);
            if table.act(who, action).is_err() {
                prop_assert_eq!(table.table.snapshot(0), flagged.clone());
            }
            prop_assert!(flagged.state.seq >= before.state.seq);
        }
        for seq in 1..=table.table.seq() + 1 {
            let since = &table.events[seq as usize - 1..];
            let same_position = since.iter().all(|event| !matches!(
                serde_json::to_value(&event.kind).unwrap()["event"].as_str().unwrap(),
                "created" | "started" | "moved" | "rolled" | "departed" | "taken_back"
            ));
            prop_assert_eq!(table.table.is_next(seq), same_position, "{}", seq);
        }
        let seqs: Vec<_> = table.events.iter().map(|event| event.seq).collect();
        prop_assert_eq!(seqs, (1..=table.events.len() as u32).collect::<Vec<_>>());
        let wire: Vec<api::Event> =
            serde_json::from_str(&serde_json::to_string(&table.events).unwrap()).unwrap();
        let replayed = Table::replay("k3f9", &wire).unwrap();
        prop_assert_eq!(replayed.snapshot(9), table.table.snapshot(9));
        prop_assert_eq!(replayed.rolls, table.table.rolls);
        prop_assert_eq!(replayed.wake_time(500), table.table.wake_time(500));
    }
}
