//! The laws of `docs/table.md`, each by the case in which it was broken before. Storms of random actions
//! are compared with a second reading of them in `crates/chaos`.

use api::{FirstMove, Person};

use super::*;

const NAMES: [&str; 4] = ["Ada", "Bob", "Cid", "Dan"];

/// Four seats, held in this order by people or computers, with seat 1 to move.
fn four(time_control: TimeControl, who: &[SeatAssignment]) -> TestTable {
    let first_move = FirstMove::Seat(1);
    let spec =
        NewTable { seats: 4, time_control, seat_specs: seat_specs(who), first_move, ..quoridor() };
    let mut table = TestTable::create(spec);
    for who in &NAMES[1..] {
        if table.state().phase == TablePhase::Waiting {
            table.act(who, join()).unwrap();
        }
    }
    table
}

fn clocked(time_control: TimeControl) -> TestTable {
    TestTable::pair(NewTable { time_control, ..quoridor() })
}

impl TestTable {
    /// Any move of whoever is to move, after so many milliseconds.
    fn any_move(&mut self, later: u64) {
        self.now += later;
        let seat = self.table.to_move().unwrap();
        let word = self.table.legal_words()[0].clone();
        match self.state().seats[usize::from(seat) - 1].holder.clone().unwrap() {
            SeatHolder::Person(Person { name, .. }) => self.play(&name, &word).unwrap(),
            SeatHolder::Level { .. } => {
                self.draft(|draft| draft.play_computer_move(seat, &word, 0)).unwrap();
            }
        }
    }

    fn wait(&mut self, later: u64) -> &mut TestTable {
        self.now += later;
        self
    }

    fn resign(&mut self, who: &str) {
        self.act(who, Action::Resign { seat: None }).unwrap();
    }

    /// The kinds of the last `n` events.
    fn last(&self, n: usize) -> Vec<EventKind> {
        self.events[self.events.len() - n..].iter().map(|event| event.kind.clone()).collect()
    }
}

#[test]
fn t01_no_clock_runs_before_the_first_move_in_a_pause_or_after_the_end() {
    let mut table = clocked(TimeControl::SuddenDeath { seconds: 60 });
    assert_eq!(table.state().clock.running, None);
    table.any_move(10_000);
    assert_eq!(table.state().clock.running, Some(2));
    table.offer("Ada", Offer::Pause).unwrap();
    table.wait(5_000).offer("Bob", Offer::Pause).unwrap();
    assert_eq!(table.state().clock.running, None);
    table.wait(5_000).act("Ada", Action::Resume).unwrap();
    assert_eq!(
        (table.state().clock.running, table.state().clock.left),
        (Some(2), vec![60_000, 55_000])
    );
    table.resign("Bob");
    assert_eq!(table.state().clock.running, None);
}

/// Server finding B5: eight seconds a move, five used, and the kind player had three at the next turn.
#[test]
fn t03_a_takeback_costs_whoever_agrees_no_time_per_move() {
    for (control, full) in [
        (TimeControl::PerMove { seconds: 8 }, 8_000),
        (TimeControl::Correspondence { days: 2 }, 172_800_000),
    ] {
        let mut table = clocked(control);
        table.any_move(1_000);
        table.offer("Ada", Offer::Takeback).unwrap();
        table.wait(5_000).offer("Bob", Offer::Takeback).unwrap();
        table.any_move(1_000);
        let clock = table.state().clock;
        assert_eq!((clock.running, clock.left[1]), (Some(2), full));
    }
}

#[test]
fn t03_a_pause_and_the_departure_of_another_do_not_fill_the_clock() {
    let mut table = four(TimeControl::PerMove { seconds: 20 }, &[]);
    table.any_move(0);
    for who in ["Ada", "Bob", "Cid"] {
        table.offer(who, Offer::Pause).unwrap();
    }
    table.wait(5_000).offer("Dan", Offer::Pause).unwrap();
    table.wait(60_000).act("Cid", Action::Resume).unwrap();
    table.wait(5_000).resign("Dan");
    let clock = table.state().clock;
    assert_eq!((clock.running, clock.left(2, table.now)), (Some(2), Some(10_000)));
    // Whoever moves next because the mover left has the full time.
    table.wait(5_000).resign("Bob");
    let clock = table.state().clock;
    assert_eq!((clock.running, clock.left[2]), (Some(3), 20_000));
}

#[test]
fn t04_t05_time_spent_stays_spent_and_an_increment_is_earned_once() {
    let mut table = clocked(TimeControl::Fischer { seconds: 60, increment: 5 });
    table.any_move(1_000);
    table.any_move(2_000);
    assert_eq!(table.state().clock.left, [60_000, 63_000], "the first move earns nothing");
    for _ in 0..3 {
        table.offer("Bob", Offer::Takeback).unwrap();
        table.wait(1_000).offer("Ada", Offer::Takeback).unwrap();
        table.any_move(2_000);
    }
    assert_eq!(table.state().clock.left, [57_000, 57_000]);
}

/// Web finding M6: after a takeback the time used was wrong.
#[test]
fn t07_time_used_is_right_after_takebacks() {
    let mut table = clocked(TimeControl::SuddenDeath { seconds: 600 });
    table.any_move(5_000);
    table.any_move(8_000);
    table.any_move(30_000);
    table.offer("Bob", Offer::Takeback).unwrap();
    assert_eq!(table.words().split(' ').count(), 3);
    table.wait(10_000).offer("Ada", Offer::Takeback).unwrap();
    table.any_move(15_000);
    table.any_move(5_000);
    let comments = table.table.game_record().comments;
    let comments: Vec<_> = comments.iter().map(|time| time.as_deref().unwrap_or("-")).collect();
    // Bob thought 8 seconds, then 10 until the takeback, then 15.
    assert_eq!(comments, ["0:00", "0:33", "0:35"]);
}

#[test]
fn t10_people_vote_and_not_seats() {
    let who = [SeatAssignment::Me, SeatAssignment::Open, SeatAssignment::Me, SeatAssignment::Open];
    let mut table = four(TimeControl::None, &who);
    table.offer("Ada", Offer::Draw).unwrap();
    let again = Action::Offer { offer: Offer::Draw, seat: Some(3), answers: None };
    assert_eq!(key(table.act("Ada", again)), (409, "server-offered".into()));
    table.any_move(0);
    // The seat that the vote was given from leaves; its person has another.
    table.act("Ada", Action::Resign { seat: Some(1) }).unwrap();
    assert_eq!(table.state().offers, [(3, Offer::Draw)]);
    table.offer("Bob", Offer::Draw).unwrap();
    table.offer("Cid", Offer::Draw).unwrap();
    assert_eq!(table.state().ending.unwrap().cause, Cause::Agreement);
}

#[test]
fn t11_withdrawing_renews_nothing_and_a_rematch_is_opened_three_times() {
    let mut table = TestTable::pair(quoridor());
    table.offer("Ada", Offer::Pause).unwrap();
    table.act("Ada", Action::decline(Offer::Pause)).unwrap();
    assert_eq!(key(table.offer("Ada", Offer::Pause)), (409, "server-offered-before".into()));
    table.resign("Ada");
    for _ in 0..3 {
        table.act("Ada", Action::Rematch).unwrap();
        table.act("Bob", Action::decline(Offer::Rematch)).unwrap();
    }
    assert_eq!(key(table.act("Ada", Action::Rematch)), (409, "server-offered-before".into()));
    table.act("Bob", Action::Rematch).unwrap();
    table.act("Ada", Action::Rematch).unwrap();
    assert!(table.table.all_want_rematch());
}

/// Code finding 3: the only holdout leaves, and nobody looked whether all agree.
#[test]
fn t12_votes_are_counted_again_after_a_departure() {
    for (offer, phase) in [
        (Offer::Draw, TablePhase::Over),
        (Offer::Abort, TablePhase::Over),
        (Offer::Pause, TablePhase::Paused),
    ] {
        let mut table = four(TimeControl::None, &[]);
        for who in ["Ada", "Bob", "Dan"] {
            table.offer(who, offer).unwrap();
        }
        table.resign("Cid");
        assert_eq!(table.state().phase, phase, "{offer:?}");
    }
    // Whoever offered and leaves takes the vote along.
    let mut table = four(TimeControl::None, &[]);
    table.offer("Ada", Offer::Draw).unwrap();
    table.resign("Ada");
    assert!(table.state().offers.is_empty() && table.state().open_offers.is_empty());
}

/// Code finding 3: Ada offers a draw, Bob agrees and moves, and her vote was dropped.
#[test]
fn t13_t14_votes_outlast_the_moves_of_those_who_voted() {
    let mut table = four(TimeControl::None, &[]);
    table.offer("Ada", Offer::Draw).unwrap();
    table.any_move(0);
    table.offer("Bob", Offer::Draw).unwrap();
    table.any_move(0);
    table.offer("Dan", Offer::Pause).unwrap();
    assert_eq!(table.state().offers, [(1, Offer::Draw), (2, Offer::Draw), (4, Offer::Pause)],);
    // Cid has voted for neither: his move declines both, and everyone is told.
    table.any_move(0);
    let declined = |offer| EventKind::Declined { seat: 3, offer };
    assert_eq!(table.last(3)[..2], [declined(Offer::Draw), declined(Offer::Pause)]);
    assert!(table.state().offers.is_empty());
}

#[test]
fn t13_t14_a_move_of_a_computer_neither_ends_nor_declines_an_offer() {
    let computer = || SeatAssignment::Level { level: 1 };
    let who = [SeatAssignment::Me, computer(), SeatAssignment::Open, computer()];
    let mut table = four(TimeControl::None, &who);
    table.any_move(0);
    table.offer("Ada", Offer::Pause).unwrap();
    table.offer("Ada", Offer::Takeback).unwrap();
    table.any_move(0);
    assert_eq!(table.state().offers, [(1, Offer::Pause), (1, Offer::Takeback)]);
    table.offer("Bob", Offer::Takeback).unwrap();
    assert_eq!(table.words(), "", "the computer's move goes with it");
    assert_eq!(key(table.offer("Ada", Offer::Draw)), (409, "server-machine-declines".into()));
}

#[test]
fn t15_a_takeback_fixes_its_target_and_ends_with_a_move_of_a_person_or_a_departure() {
    let mut table = four(TimeControl::None, &[]);
    table.any_move(0);
    table.any_move(0);
    table.offer("Ada", Offer::Takeback).unwrap();
    assert_eq!(table.state().open_offers[0].keep, Some(0));
    table.offer("Cid", Offer::Takeback).unwrap();
    table.any_move(0);
    assert!(table.state().offers.is_empty(), "Cid has moved instead");
    table.offer("Bob", Offer::Takeback).unwrap();
    table.resign("Dan");
    assert!(table.state().offers.is_empty());
    assert_eq!(key(table.offer("Cid", Offer::Takeback)), (409, "server-takeback".into()));
}

#[test]
fn t16_an_answer_that_names_an_offer_which_is_gone_is_refused() {
    let mut table = TestTable::pair(quoridor());
    table.offer("Ada", Offer::Draw).unwrap();
    let event = table.state().open_offers[0].event;
    let agree = |answers| Action::Offer { offer: Offer::Draw, seat: None, answers: Some(answers) };
    let decline = |answers| Action::Decline { offer: Offer::Draw, answers: Some(answers) };
    table.act("Ada", decline(event)).unwrap();
    assert_eq!(key(table.act("Bob", agree(event))), (409, "server-no-offer".into()));
    table.offer("Bob", Offer::Draw).unwrap();
    assert_eq!(key(table.act("Ada", decline(event))), (409, "server-no-offer".into()));
    assert_eq!(key(table.act("Ada", agree(event))), (409, "server-no-offer".into()));
    table.act("Ada", agree(table.state().open_offers[0].event)).unwrap();
    assert_eq!(table.state().phase, TablePhase::Over);
}

#[test]
fn t18_a_roll_that_falls_due_in_a_pause_is_made_when_it_ends() {
    let mut table = TestTable::create(NewTable { seats: 3, ..NewTable::new("mspacman") });
    for who in ["Bob", "Cid"] {
        table.act(who, join()).unwrap();
    }
    table.act("Ada", Action::ClientSeed { client_seed: "a".into() }).unwrap();
    for who in &NAMES[..3] {
        table.offer(who, Offer::Pause).unwrap();
    }
    let mover = usize::from(match table.state().turn {
        WireTurn::Seat(seat) => seat,
        turn => panic!("{turn:?}"),
    });
    table.resign(NAMES[mover - 1]);
    table.act(NAMES[mover % 3], Action::Resume).unwrap();
    assert!(matches!(table.state().turn, WireTurn::Seat(_)), "{:?}", table.state().turn);
}

#[test]
fn t21_a_draw_gives_nothing_to_those_who_left() {
    let mut table = four(TimeControl::None, &[]);
    table.resign("Bob");
    for who in ["Ada", "Cid", "Dan"] {
        table.offer(who, Offer::Draw).unwrap();
    }
    assert_eq!(table.state().ending.unwrap().outcome, "1/2,0,1/2,1/2");
    let mut table = four(TimeControl::None, &[]);
    table.resign("Ada");
    for word in ["b5", "e8", "h5", "a5", "e9", "i5"].repeat(2) {
        let seat = usize::from(table.table.to_move().unwrap());
        table.play(NAMES[seat - 1], word).unwrap();
    }
    let ending = table.state().ending.unwrap();
    assert_eq!((ending.outcome.as_str(), ending.cause), ("0,1/2,1/2,1/2", Cause::Repetition));
}

#[test]
fn t22_whoever_left_is_asked_for_nothing() {
    let mut table = four(TimeControl::None, &[]);
    table.resign("Bob");
    assert_eq!(key(table.offer("Bob", Offer::Pause)), (403, "server-not-yours".into()));
    assert_eq!(key(table.act("Bob", Action::Abort)), (403, "server-not-yours".into()));
    for who in ["Ada", "Cid", "Dan"] {
        table.offer(who, Offer::Pause).unwrap();
    }
    assert_eq!(table.state().phase, TablePhase::Paused);
}

#[test]
fn t23_plies_that_were_taken_back_count() {
    let mut table = TestTable::pair(NewTable { repetition: false, ..quoridor() });
    table
        .draft(|draft| {
            let play = |draft: &mut TableDraft, who: &str, action: Action| {
                draft.act(&person(who), &action, 0)
            };
            play(draft, "Ada", Action::Move { word: "e2".into() })?;
            for _ in 0..4_998 {
                play(draft, "Bob", Action::Move { word: "e8".into() })?;
                play(draft, "Bob", Action::offer(Offer::Takeback))?;
                play(draft, "Ada", Action::offer(Offer::Takeback))?;
                if draft.table().has_too_many_events() {
                    break;
                }
            }
            Ok(())
        })
        .unwrap();
    // Each takeback is three other events, of which there are so many.
    assert_eq!(key(table.offer("Ada", Offer::Pause)), (409, "server-too-many-events".into()));
    assert_eq!(table.state().phase, TablePhase::Live, "that ends nothing");
    assert!(table.table.plies > 3_000 && table.words() == "e2");
}

#[test]
fn t24_events_are_bounded_before_the_start_and_after_the_end() {
    let mut table = TestTable::create(quoridor());
    table
        .draft(|draft| {
            while !draft.table().has_too_many_events() {
                draft.push(EventKind::Joined {
                    seat: 2,
                    who: person("Eve"),
                    piece: None,
                    client_seed: None,
                })?;
                draft.push(EventKind::Left { seat: 2 })?;
            }
            Ok(())
        })
        .unwrap();
    assert_eq!(key(table.act("Bob", join())), (409, "server-too-many-events".into()));
    assert_eq!(table.state().phase, TablePhase::Waiting);
    table.act("Ada", Action::Abort).unwrap();
    assert_eq!(key(table.act("Ada", Action::Rematch)), (409, "server-too-many-events".into()));
}

#[test]
fn t30_a_player_is_gone_after_five_minutes_of_their_turn_or_three_days() {
    let mut linked = TestTable::pair(quoridor());
    let day = 86_400_000;
    assert_eq!(linked.table.claimable_at(0), Some((1, 1_000 + 3 * day)));
    assert_eq!(linked.table.claimable_at(5_000), Some((1, 5_000 + 3 * day)), "last seen then");
    linked.any_move(2 * day);
    assert_eq!(linked.table.claimable_at(0), Some((2, linked.now + 3 * day)));
    for spec in [
        NewTable { time_control: TimeControl::SuddenDeath { seconds: 60 }, ..quoridor() },
        NewTable {
            seat_specs: seat_specs(&[SeatAssignment::Me, SeatAssignment::Level { level: 1 }]),
            ..quoridor()
        },
    ] {
        let table = TestTable::create(NewTable { first_move: FirstMove::Seat(1), ..spec });
        assert_eq!(table.table.claimable_at(0), None);
    }
    let origin = TableOrigin { queue: Some("q".into()), ..TableOrigin::default() };
    let paired = create_table("k3f9", &person("Ada"), quoridor(), origin, 0, &seed()).unwrap();
    assert_eq!(paired.table().absence_limit, Some(300_000));
}

#[test]
fn t31_the_others_who_are_there_claim_alike_and_every_seat_of_the_player_goes() {
    let who = [SeatAssignment::Me, SeatAssignment::Open, SeatAssignment::Me, SeatAssignment::Open];
    let table = four(TimeControl::None, &who);
    let present = |who: &[&str]| who.iter().map(|name| name.to_lowercase()).collect::<Vec<_>>();
    let claim = |who: &str, level| (who.to_lowercase(), level);
    let agreed = |here: &[&str], claims: &[_]| table.table.agreed_claim(&present(here), claims);
    assert_eq!(agreed(&["Bob", "Cid"], &[claim("Bob", None)]), None);
    assert_eq!(agreed(&["Bob"], &[claim("Bob", None)]), Some(None));
    assert_eq!(agreed(&["Bob", "Cid"], &[claim("Bob", None), claim("Cid", Some(3))]), None);
    let both = [claim("Bob", Some(3)), claim("Cid", Some(3))];
    assert_eq!(agreed(&["Bob", "Cid"], &both), Some(Some(3)));

    let mut departed = four(TimeControl::None, &who);
    departed.draft(|draft| draft.replace_absent(None)).unwrap();
    assert_eq!(departed.words(), "leave:1:time leave:3:time");
    assert_eq!(departed.table.to_move(), Some(2));

    let mut replaced = four(TimeControl::None, &who);
    replaced.offer("Bob", Offer::Draw).unwrap();
    replaced.draft(|draft| draft.replace_absent(Some(3))).unwrap();
    assert_eq!(replaced.table.computer_to_move(), Some((1, 3)));
    assert!(!replaced.table.has_person("ada") && replaced.state().offers.is_empty());
    assert!(replaced.last(1) == [EventKind::Declined { seat: 1, offer: Offer::Draw }]);

    let eve = Action::Claim { seat: 1, level: None };
    assert_eq!(key(departed.act("Eve", eve.clone())), (403, "server-not-yours".into()));
    assert_eq!(key(departed.act("Bob", eve)), (409, "server-not-away".into()));
}
