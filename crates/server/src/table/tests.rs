//! Tables lived through without a socket or a database.

use api::{Action, Clock, Holder, NewTable, Offer, Person, Phase, Place, Refusal, Turn, What, Who};
use proptest::prelude::*;

use super::{Draft, Origin, Table, lay};
use crate::dice::Seed;

fn person(name: &str) -> Person {
    Person { id: name.to_lowercase(), name: name.to_owned() }
}

fn seed() -> Seed {
    Seed::parse(&"0b".repeat(32)).unwrap()
}

/// A table that keeps its events, as a database would.
struct Lived {
    table: Table,
    events: Vec<api::Event>,
    now: u64,
}

impl Lived {
    fn lay(spec: NewTable) -> Lived {
        Lived::try_lay(spec).unwrap()
    }

    fn try_lay(spec: NewTable) -> Result<Lived, Refusal> {
        let draft = lay("k3f9", &person("Ada"), spec, Origin::default(), 1_000, &seed())?;
        let (events, table) = draft.done();
        Ok(Lived { table, events, now: 1_000 })
    }

    /// Ada and Bob at a table, the first of them to move.
    fn pair(spec: NewTable) -> Lived {
        let mut lived = Lived::lay(NewTable { starts: api::Starts::Seat(1), ..spec });
        lived.act("Bob", join()).unwrap();
        lived
    }

    fn act(&mut self, who: &str, action: Action) -> Result<(), Refusal> {
        self.draft(|draft| draft.act(&person(who), &action, 0))
    }

    fn draft(&mut self, f: impl FnOnce(&mut Draft) -> Result<(), Refusal>) -> Result<(), Refusal> {
        let mut draft = Draft::new(&self.table, self.now, &seed());
        f(&mut draft)?;
        let (events, table) = draft.done();
        self.events.extend(events);
        self.table = table;
        Ok(())
    }

    fn play(&mut self, who: &str, word: &str) -> Result<(), Refusal> {
        self.act(who, Action::Move { word: word.to_owned() })
    }

    fn offer(&mut self, who: &str, offer: Offer) -> Result<(), Refusal> {
        self.act(who, Action::Offer { offer, seat: None })
    }

    fn state(&self) -> api::State {
        self.table.state(self.now)
    }

    fn words(&self) -> String {
        let words: Vec<_> = self.table.record.words().collect();
        words.join(" ")
    }
}

fn join() -> Action {
    Action::Join { seat: None, piece: None, luck: None }
}

fn places(who: &[Who]) -> Vec<Place> {
    who.iter().map(|who| Place { who: who.clone(), piece: None }).collect()
}

fn key<T: std::fmt::Debug>(result: Result<T, Refusal>) -> (u16, String) {
    let refusal = result.unwrap_err();
    (refusal.status, refusal.key)
}

fn quoridor() -> NewTable {
    NewTable::new("quoridor")
}

#[test]
fn a_game_from_the_first_seat_to_the_last_word() {
    let mut lived = Lived::pair(quoridor());
    assert_eq!(lived.state().phase, Phase::Live);
    for (who, word) in [("Ada", "e2"), ("Bob", "e8"), ("Ada", "e3h")] {
        lived.play(who, word).unwrap();
    }
    assert_eq!(lived.state().position, "e2,e8 9,10 2 e3h");
    assert_eq!(lived.state().turn, Turn::Seat(2));
    lived.act("Bob", Action::Resign { seat: None }).unwrap();
    let state = lived.state();
    assert_eq!(state.phase, Phase::Over);
    assert_eq!(state.ending.unwrap().outcome, "1,0");
    assert_eq!(lived.words(), "e2 e8 e3h leave:2:resign");
}

#[test]
fn nobody_moves_for_another() {
    let mut lived = Lived::pair(quoridor());
    assert_eq!(key(lived.play("Bob", "e8")), (409, "server-not-your-turn".into()));
    assert_eq!(key(lived.play("Eve", "e2")), (403, "server-not-yours".into()));
    let resign = Action::Resign { seat: Some(1) };
    assert_eq!(key(lived.act("Bob", resign.clone())), (403, "server-not-yours".into()));
    assert_eq!(key(lived.act("Eve", resign)), (403, "server-not-yours".into()));
    assert_eq!(key(lived.play("Ada", "leave:2:resign")), (422, "server-not-a-move".into()));
    let refusal = lived.play("Ada", "e4").unwrap_err();
    assert_eq!((refusal.status, refusal.rule.as_str()), (422, "C08"));
    assert_eq!(lived.words(), "");
}

#[test]
fn seats_are_taken_given_back_and_reserved() {
    let mut lived = Lived::lay(NewTable { seats: 4, ..quoridor() });
    lived.act("Bob", Action::Join { seat: Some(3), piece: None, luck: None }).unwrap();
    assert_eq!(key(lived.act("Bob", join())), (409, "server-seated".into()));
    let third = Action::Join { seat: Some(3), piece: None, luck: None };
    assert_eq!(key(lived.act("Eve", third)), (409, "server-seat-taken".into()));
    let ninth = Action::Join { seat: Some(9), piece: None, luck: None };
    assert_eq!(key(lived.act("Eve", ninth)), (404, "server-no-seat".into()));
    lived.act("Bob", Action::Leave { seat: None }).unwrap();
    assert_eq!(lived.state().seats[2].holder, None);
    assert_eq!(
        key(lived.act("Bob", Action::Fill { level: 2 })),
        (403, "server-creator-only".into())
    );
    lived.act("Ada", Action::Fill { level: 2 }).unwrap();
    assert_eq!(lived.state().phase, Phase::Live);
    assert_eq!(lived.state().seats[3].holder, Some(Holder::Level { level: 2 }));

    let reserved = Who::Reserved { person: person("Bob") };
    let mut lived = Lived::lay(NewTable { places: places(&[Who::Me, reserved]), ..quoridor() });
    assert_eq!(key(lived.act("Eve", join())), (409, "server-full".into()));
    lived.act("Bob", join()).unwrap();
    assert_eq!(lived.state().phase, Phase::Live);
}

#[test]
fn c00_no_two_the_same_character() {
    let piece = Some(api::Piece::Blinky);
    let twice = vec![Place { who: Who::Me, piece }, Place { who: Who::Open, piece }];
    let refused = Lived::try_lay(NewTable { places: twice, ..quoridor() }).map(|_| ());
    assert_eq!(key(refused), (422, "server-piece-taken".into()));
    let mine = vec![Place { who: Who::Me, piece }];
    let mut lived = Lived::lay(NewTable { places: mine, ..quoridor() });
    let same = Action::Join { seat: None, piece, luck: None };
    assert_eq!(key(lived.act("Bob", same)), (409, "server-piece-taken".into()));
    let pawn = Action::Join { seat: None, piece: Some(api::Piece::Pawn), luck: None };
    lived.act("Bob", pawn).unwrap();
}

#[test]
fn c04_who_starts_is_drawn_by_the_dice_or_said() {
    let mut drawn = Lived::lay(quoridor());
    drawn.act("Bob", join()).unwrap();
    let Some(What::Started { position, drawn: true }) = drawn.events.last().map(|e| &e.what) else {
        panic!("{:?}", drawn.events.last());
    };
    assert_eq!(drawn.table.record.start().to_string(), *position);
    let mut said = Lived::lay(NewTable { starts: api::Starts::Seat(2), ..quoridor() });
    said.act("Bob", join()).unwrap();
    assert_eq!(said.state().turn, Turn::Seat(2));
    for (game, seat) in [("quoridor", 3), ("pacman", 2)] {
        let spec = NewTable { starts: api::Starts::Seat(seat), ..NewTable::new(game) };
        assert_eq!(key(Lived::try_lay(spec).map(|_| ())), (422, "server-starter".into()));
    }
}

#[test]
fn one_client_may_hold_every_seat() {
    let both = places(&[Who::Me, Who::Me]);
    let mut lived =
        Lived::lay(NewTable { places: both, starts: api::Starts::Seat(1), ..quoridor() });
    lived.play("Ada", "e2").unwrap();
    lived.play("Ada", "e8").unwrap();
    lived.offer("Ada", Offer::Takeback).unwrap();
    assert_eq!(lived.words(), "", "who holds both seats need not ask");
    lived.act("Ada", Action::Resign { seat: Some(2) }).unwrap();
    assert_eq!(lived.state().ending.unwrap().outcome, "1,0");
}

#[test]
fn offers_are_agreed_on_declined_and_lapse() {
    let mut lived = Lived::pair(quoridor());
    lived.play("Ada", "e2").unwrap();
    lived.offer("Ada", Offer::Draw).unwrap();
    assert_eq!(key(lived.offer("Ada", Offer::Draw)), (409, "server-offered".into()));
    lived.act("Bob", Action::Decline { offer: Offer::Draw }).unwrap();
    assert_eq!(lived.state().offers, []);
    lived.offer("Ada", Offer::Draw).unwrap();
    lived.play("Bob", "e8").unwrap();
    assert_eq!(lived.state().offers, [], "a move says no");

    lived.offer("Bob", Offer::Takeback).unwrap();
    lived.offer("Ada", Offer::Takeback).unwrap();
    assert_eq!(lived.words(), "e2");
    assert_eq!(key(lived.offer("Bob", Offer::Takeback)), (409, "server-takeback".into()));

    lived.offer("Bob", Offer::Draw).unwrap();
    lived.offer("Ada", Offer::Draw).unwrap();
    let ending = lived.state().ending.unwrap();
    assert_eq!((ending.outcome.as_str(), ending.cause.as_str()), ("1/2,1/2", "agreement"));
}

#[test]
fn a_pause_by_agreement_stops_the_clock() {
    let clock = Clock::SuddenDeath { seconds: 60 };
    let mut lived = Lived::pair(NewTable { clock, ..quoridor() });
    lived.now += 10_000;
    lived.offer("Ada", Offer::Pause).unwrap();
    lived.offer("Bob", Offer::Pause).unwrap();
    assert_eq!(lived.state().phase, Phase::Paused);
    lived.now += 3_600_000;
    assert_eq!(key(lived.play("Ada", "e2")), (409, "server-paused".into()));
    lived.act("Bob", Action::Resume).unwrap();
    lived.now += 5_000;
    lived.play("Ada", "e2").unwrap();
    assert_eq!(lived.state().clock.left, [45_000, 60_000]);
}

#[test]
fn a_game_is_called_off_only_before_everyone_has_moved() {
    let mut lived = Lived::pair(quoridor());
    lived.play("Ada", "e2").unwrap();
    assert_eq!(key(lived.act("Eve", Action::Abort)), (403, "server-not-yours".into()));
    let mut later = Lived { table: lived.table.clone(), events: lived.events.clone(), now: 1_000 };
    lived.act("Bob", Action::Abort).unwrap();
    assert_eq!(lived.state().ending.unwrap().cause, "aborted");
    later.play("Bob", "e8").unwrap();
    assert_eq!(key(later.act("Bob", Action::Abort)), (409, "server-abort-late".into()));
}

#[test]
fn m05_a_flag_loses_with_two_and_leaves_with_four() {
    let clock = Clock::PerMove { seconds: 10 };
    let mut two = Lived::pair(NewTable { clock, ..NewTable::new("mini") });
    two.now += 10_000;
    two.draft(|draft| draft.flag(0)).unwrap();
    assert_eq!(two.state().phase, Phase::Live, "ten seconds are ten seconds");
    two.now += 501;
    two.draft(|draft| draft.flag(500)).unwrap();
    let ending = two.state().ending.unwrap();
    assert_eq!((ending.outcome.as_str(), ending.cause.as_str()), ("0,1", "time"));

    let all = places(&[Who::Me, Who::Me, Who::Me, Who::Me]);
    let spec = NewTable { clock, seats: 4, places: all, ..NewTable::new("mini") };
    let mut four = Lived::lay(NewTable { starts: api::Starts::Seat(1), ..spec });
    four.now += 11_000;
    four.draft(|draft| draft.flag(500)).unwrap();
    assert_eq!(four.state().phase, Phase::Live);
    assert_eq!(four.state().turn, Turn::Seat(2));
    assert_eq!(four.state().seats[0].departed.as_deref(), Some("time"));
}

#[test]
fn m03_minis_own_option_sets_the_clock() {
    let mut spec = NewTable::new("mini");
    spec.options.insert("move_seconds".into(), "30".into());
    assert_eq!(Lived::lay(spec).table.spec.clock, Clock::PerMove { seconds: 30 });
}

#[test]
fn p38_a_ghost_player_who_leaves_hands_the_ghosts_on() {
    let mut lived = Lived::lay(NewTable { seats: 3, ..NewTable::new("pacman") });
    lived.act("Bob", join()).unwrap();
    lived.act("Cid", join()).unwrap();
    lived.act("Bob", Action::Resign { seat: None }).unwrap();
    assert_eq!(lived.state().phase, Phase::Live);
    lived.act("Cid", Action::Resign { seat: None }).unwrap();
    assert_eq!(lived.state().ending.unwrap().outcome, "1,0,0");
}

#[test]
fn rolls_fall_by_themselves_once_everyone_has_added_luck() {
    let mut lived = Lived::lay(NewTable::new("mspacman"));
    lived
        .act("Bob", Action::Join { seat: None, piece: None, luck: Some("clover".into()) })
        .unwrap();
    assert_eq!(lived.state().phase, Phase::Waiting, "Ada has not been asked");
    assert!(lived.state().seats[0].luck_wanted);
    lived.act("Ada", Action::Luck { luck: "horseshoe".into() }).unwrap();
    assert_eq!(lived.state().phase, Phase::Live);
    assert!(matches!(lived.state().turn, Turn::Seat(_)), "the opening spins are done");
    assert!(lived.words().starts_with("spin:"));
    let roll = Action::Move { word: "spin:6".into() };
    let mover = lived.table.to_move().unwrap();
    let who = if mover == 1 { "Ada" } else { "Bob" };
    assert_eq!(lived.act(who, roll).unwrap_err().status, 422);
    assert_eq!(key(lived.offer(who, Offer::Takeback)), (409, "server-takeback".into()));
}

#[test]
fn the_dice_of_a_finished_game_can_be_checked() {
    for game in ["mspacman", "quoridor"] {
        let mut lived = Lived::lay(NewTable::new(game));
        let luck = Some("clover".to_owned());
        lived.act("Bob", Action::Join { seat: None, piece: None, luck }).unwrap();
        let _ = lived.act("Ada", Action::Luck { luck: "horseshoe".into() });
        for _ in 0..30 {
            let word = lived.table.legal()[0].clone();
            let who = if lived.table.to_move() == Some(1) { "Ada" } else { "Bob" };
            lived.play(who, &word).unwrap();
        }
        assert_eq!(lived.table.snapshot(0).seed, None, "not before the end");
        lived.act("Bob", Action::Resign { seat: None }).unwrap();
        let text = lived.table.archive().sheet().to_string();
        let archive = rules::Archive::parse(&text).unwrap();
        let fair = crate::verify::verify(&archive).unwrap();
        assert!(fair.rolls >= 1, "{text}");

        let forged = text.replace("horseshoe", "horseshoo").replace("clover", "clovex");
        if game == "mspacman" {
            let forged = rules::Archive::parse(&forged).unwrap();
            assert!(crate::verify::verify(&forged).is_err());
        }
        let forged = text.replace(&seed().hex(), &"0c".repeat(32));
        let forged = rules::Archive::parse(&forged).unwrap();
        assert_eq!(crate::verify::verify(&forged), Err(crate::verify::Unfair::Commitment));
    }
}

/// Everyone's places at the table laid again.
fn again(lived: &Lived) -> (Phase, Vec<Option<String>>) {
    let new = lived.table.again("again", lived.now, &seed()).unwrap();
    let state = new.table().state(lived.now);
    let name = |holder| match holder {
        Holder::Person(person) => person.name,
        Holder::Level { level } => format!("level {level}"),
    };
    (state.phase, state.seats.into_iter().map(|seat| seat.holder.map(name)).collect())
}

fn names<const N: usize>(names: [&str; N]) -> Vec<Option<String>> {
    names.map(|name| Some(name.to_owned())).to_vec()
}

#[test]
fn a_rematch_is_agreed_on_and_seats_both_the_other_way_round() {
    let mut lived = Lived::pair(quoridor());
    assert_eq!(key(lived.act("Ada", Action::Rematch)), (409, "server-not-over".into()));
    lived.act("Ada", Action::Resign { seat: None }).unwrap();
    assert_eq!(key(lived.act("Eve", Action::Rematch)), (403, "server-not-yours".into()));
    lived.act("Ada", Action::Rematch).unwrap();
    assert_eq!(lived.state().offers, [(1, Offer::Rematch)]);
    assert!(!lived.table.all_want_again(), "Bob has not been asked");
    assert_eq!(key(lived.act("Ada", Action::Rematch)), (409, "server-offered".into()));

    lived.act("Bob", Action::Decline { offer: Offer::Rematch }).unwrap();
    assert_eq!(lived.state().offers, []);
    lived.act("Bob", Action::Rematch).unwrap();
    lived.offer("Ada", Offer::Rematch).unwrap();
    assert!(lived.table.all_want_again());
    assert_eq!(again(&lived), (Phase::Live, names(["Bob", "Ada"])));

    let new = lived.table.again("again", lived.now, &seed()).unwrap();
    lived.draft(|draft| draft.rematched(new.table())).unwrap();
    assert_eq!(lived.state().rematch.as_deref(), Some("again"));
    let Some(What::Rematched { seats, .. }) = lived.events.last().map(|event| &event.what) else {
        panic!("{:?}", lived.events.last());
    };
    assert_eq!(*seats, [Some(Holder::Person(person("Bob"))), Some(Holder::Person(person("Ada")))]);
}

#[test]
fn in_a_rematch_machines_stay_and_who_left_early_is_not_waited_for() {
    let machines = places(&[Who::Me, Who::Level { level: 3 }, Who::Level { level: 5 }]);
    let mut alone = Lived::lay(NewTable { places: machines, seats: 3, ..NewTable::new("pacman") });
    alone.act("Ada", Action::Resign { seat: None }).unwrap();
    alone.act("Ada", Action::Rematch).unwrap();
    assert!(alone.table.all_want_again());
    assert_eq!(again(&alone), (Phase::Live, names(["level 5", "Ada", "level 3"])));

    let mut four = Lived::lay(NewTable { seats: 4, starts: api::Starts::Seat(1), ..quoridor() });
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
        assert!(!four.table.all_want_again());
    }
    four.act("Dan", Action::Rematch).unwrap();
    assert!(four.table.all_want_again(), "Bob left while the others played on");
    let (phase, seats) = again(&four);
    assert_eq!(phase, Phase::Waiting, "Bob's place is kept");
    assert_eq!(seats[2], None);
    assert_eq!(seats.into_iter().flatten().collect::<Vec<_>>(), ["Dan", "Ada", "Cid"]);
}

#[test]
fn a_rematch_with_dice_asks_for_luck_anew() {
    let mut lived = Lived::lay(NewTable::new("mspacman"));
    lived.act("Bob", join()).unwrap();
    lived.act("Ada", Action::Luck { luck: "horseshoe".into() }).unwrap();
    lived.act("Bob", Action::Resign { seat: None }).unwrap();
    lived.act("Bob", Action::Rematch).unwrap();
    lived.act("Ada", Action::Rematch).unwrap();
    let new = lived.table.again("again", lived.now, &seed()).unwrap();
    let state = new.table().state(lived.now);
    assert_eq!(state.phase, Phase::Waiting, "nobody has seen the new commitment yet");
    assert!(state.seats.iter().all(|seat| seat.luck_wanted));
}

#[test]
fn lists_hear_of_what_they_show_and_not_of_every_move() {
    let mut lived = Lived::pair(quoridor());
    let before = lived.table.listed(500);
    lived.now += 59_999;
    lived.play("Ada", "e2").unwrap();
    assert!(before.will_do_for(&lived.table.listed(500)));
    lived.now += 1;
    lived.play("Bob", "e8").unwrap();
    assert!(!before.will_do_for(&lived.table.listed(500)), "a minute has passed");
    let before = lived.table.listed(500);
    lived.act("Ada", Action::Resign { seat: None }).unwrap();
    assert!(!before.will_do_for(&lived.table.listed(500)), "the game is over");

    let clock = Clock::SuddenDeath { seconds: 60 };
    let mut timed = Lived::pair(NewTable { clock, ..quoridor() });
    let before = timed.table.listed(500);
    timed.now += 1_000;
    timed.play("Ada", "e2").unwrap();
    assert!(!before.will_do_for(&timed.table.listed(500)), "a flag falls at another time");
}

#[test]
fn specs_that_make_no_sense_are_refused() {
    let refused = |spec: NewTable| Lived::try_lay(spec).map(|_| ()).unwrap_err();
    assert_eq!(refused(NewTable::new("chess")).key, "game-unknown");
    assert_eq!(refused(NewTable { seats: 3, ..quoridor() }).rule, "Q11");
    let odd = NewTable { clock: Clock::PerMove { seconds: 0 }, ..quoridor() };
    assert_eq!(refused(odd).key, "server-clock");
    let odd = NewTable { places: places(&[Who::Level { level: 9 }]), ..quoridor() };
    assert_eq!(refused(odd).key, "server-level");
    let odd = NewTable { places: places(&[Who::Me, Who::Open, Who::Open]), ..quoridor() };
    assert_eq!(refused(odd).key, "server-too-many-places");
    let odd = NewTable { start: Some("e9,e1 10,10 1 -".into()), ..quoridor() };
    assert!(refused(odd).status == 422);
}

/// Anything a client could think of.
fn anything() -> impl Strategy<Value = Action> {
    let offers = [Offer::Draw, Offer::Takeback, Offer::Pause, Offer::Abort, Offer::Rematch];
    let offer = move || prop::sample::select(offers.to_vec());
    let seat = || prop::option::of(0u8..4);
    prop_oneof![
        20 => (0usize..200).prop_map(|nth| Action::Move { word: format!("#{nth}") }),
        1 => seat().prop_map(|seat| Action::Join { seat, piece: None, luck: None }),
        1 => seat().prop_map(|seat| Action::Leave { seat }),
        1 => "[a-z]{0,4}".prop_map(|luck| Action::Luck { luck }),
        1 => (0u8..10).prop_map(|level| Action::Fill { level }),
        1 => seat().prop_map(|seat| Action::Resign { seat }),
        4 => (offer(), seat()).prop_map(|(offer, seat)| Action::Offer { offer, seat }),
        2 => offer().prop_map(|offer| Action::Decline { offer }),
        2 => Just(Action::Resume),
        1 => Just(Action::Abort),
        1 => Just(Action::Rematch),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    /// Whatever clients say in whatever order: what was refused changed nothing, what was accepted
    /// is one gapless list, and replaying that list gives what living it gave.
    #[test]
    fn replaying_a_table_gives_what_living_it_gave(
        game in prop::sample::select(vec!["quoridor", "mini", "pacman", "mspacman"]),
        fischer in any::<bool>(),
        script in prop::collection::vec(
            (prop::sample::select(vec!["Ada", "Bob", "Eve"]), anything(), 0u64..20_000), 1..120),
    ) {
        let clock = if fischer { Clock::Fischer { seconds: 60, increment: 2 } } else { Clock::None };
        let mut lived = Lived::lay(NewTable { clock, ..NewTable::new(game) });
        lived.act("Bob", join()).unwrap();
        for (who, action, later) in script {
            lived.now += later;
            let action = match action {
                Action::Move { word } => {
                    let legal = lived.table.legal();
                    let nth: usize = word[1..].parse().unwrap();
                    let word = legal.get(nth % legal.len().max(1)).cloned().unwrap_or(word);
                    Action::Move { word }
                }
                other => other,
            };
            let before = lived.table.snapshot(0);
            lived.draft(|draft| draft.flag(500)).unwrap();
            let flagged = lived.table.snapshot(0);
            if lived.act(who, action).is_err() {
                prop_assert_eq!(lived.table.snapshot(0), flagged.clone());
            }
            prop_assert!(flagged.state.seq >= before.state.seq);
        }
        let seqs: Vec<_> = lived.events.iter().map(|event| event.seq).collect();
        prop_assert_eq!(seqs, (1..=lived.events.len() as u32).collect::<Vec<_>>());
        let wire: Vec<api::Event> =
            serde_json::from_str(&serde_json::to_string(&lived.events).unwrap()).unwrap();
        let replayed = Table::replay("k3f9", &wire).unwrap();
        prop_assert_eq!(replayed.snapshot(9), lived.table.snapshot(9));
        prop_assert_eq!(replayed.rolls, lived.table.rolls);
        prop_assert_eq!(replayed.wake(500), lived.table.wake(500));
    }
}
