//! The checker finds what is wrong: one test for each kind of violation, planted in a game in which
//! nothing is.

mod ratings;

use std::collections::BTreeSet;
use std::time::Duration;

use api::{
    Action, ActionRequest, EventKind, FirstMove, NewTable, Offer, Person, Refusal, TablePhase,
    TimeControl,
};
use chaos::{
    ClientEvent, Disturbance, DisturbanceKind, FaultKind, HistoryEntry, PlayerHistory, StoredEvent,
    TableEvidence, ViolationKind, check,
};
use dice::Seed;
use table::{Table, TableDraft, TableOrigin, create_table};

/// When the run begins on the server's clock.
const EPOCH: u64 = 1_000_000;

/// A game of two people whose every action arrives and is shown at once.
struct Game {
    table: Table,
    seed: Seed,
    people: [Person; 2],
    evidence: TableEvidence,
    actions: u32,
}

impl Game {
    /// Ada has created a table, and Bob has joined it.
    fn new() -> Game {
        Game::of(["ada", "bob"].map(Person::guest), false)
    }

    fn of(people: [Person; 2], rated: bool) -> Game {
        let seed = Seed::parse(&"5".repeat(64)).expect("a seed");
        let spec = NewTable {
            first_move: FirstMove::Seat(1),
            time_control: TimeControl::SuddenDeath { seconds: 30 },
            rated,
            ..NewTable::new("quoridor")
        };
        let draft = create_table("t", &people[0], spec, TableOrigin::default(), EPOCH, &seed);
        let (events, table) = draft.expect("a table").finish();
        let stored = events.into_iter().map(|event| StoredEvent { event, nonce: None }).collect();
        let history = |person: &Person| PlayerHistory {
            person: person.id.clone(),
            entries: vec![
                entry(0, ClientEvent::Connecting { node: 0 }),
                entry(0, ClientEvent::Connected),
                entry(0, ClientEvent::Snapshot(Box::new(table.snapshot(EPOCH)))),
            ],
        };
        let histories = people.iter().map(history).collect();
        let evidence = TableEvidence {
            table: "t".to_owned(),
            people: people.to_vec(),
            histories,
            stored,
            finished: true,
        };
        let mut game = Game { table, seed, people, evidence, actions: 0 };
        game.act(1, 0, Action::Join { seat: None, piece: None, client_seed: None, name: None });
        game
    }

    /// A game in which everybody has moved, and Bob has resigned.
    fn played() -> Game {
        Game::new().play()
    }

    fn play(self) -> Game {
        let mut game = self;
        for (nth, word) in ["e2", "e8", "e3", "e7"].into_iter().enumerate() {
            game.step(nth % 2, 1_000 + 1_000 * nth as u64, word);
        }
        game.act(1, 6_000, Action::Resign { seat: None });
        assert_eq!(game.table.phase(), TablePhase::Over);
        game
    }

    fn step(&mut self, who: usize, at: u64, word: &str) {
        self.act(who, at, Action::Move { word: word.to_owned() });
    }

    /// Somebody acts, and everybody sees it.
    fn act(&mut self, who: usize, at: u64, action: Action) {
        self.actions += 1;
        let nonce = format!("n{}", self.actions);
        let seq = Some(self.table.seq() + 1);
        let request = ActionRequest { nonce: nonce.clone(), seq, action };
        self.note(who, at, ClientEvent::Sent(request.clone()));
        let mut draft = TableDraft::new(&self.table, EPOCH + at, &self.seed);
        draft.act(&self.people[who], &request.action, 0).expect("a legal action");
        let first = draft.events()[0].seq;
        let person = self.people[who].id.clone();
        self.write(draft, Some(format!("{person} {nonce}")), at);
        self.note(who, at, ClientEvent::Done { nonce, seq: first });
    }

    /// The server does something unasked.
    fn unasked(&mut self, at: u64, change: impl FnOnce(&mut TableDraft)) {
        let mut draft = TableDraft::new(&self.table, EPOCH + at, &self.seed);
        change(&mut draft);
        self.write(draft, None, at);
    }

    fn write(&mut self, draft: TableDraft, nonce: Option<String>, at: u64) {
        let (events, table) = draft.finish();
        for (nth, event) in events.iter().cloned().enumerate() {
            let nonce = nonce.clone().filter(|_| nth == 0);
            self.evidence.stored.push(StoredEvent { event, nonce });
        }
        self.table = table;
        for who in 0..2 {
            let state = Box::new(self.table.state(EPOCH + at));
            self.note(who, at, ClientEvent::Update { events: events.clone(), state });
        }
    }

    fn note(&mut self, who: usize, at: u64, what: ClientEvent) {
        self.evidence.histories[who].entries.push(entry(at, what));
    }

    /// What the checker finds.
    fn found(&self) -> BTreeSet<ViolationKind> {
        self.found_despite(&[])
    }

    fn found_despite(&self, disturbances: &[Disturbance]) -> BTreeSet<ViolationKind> {
        let violations = check(&self.evidence, disturbances).violations;
        violations.iter().map(|violation| violation.kind).collect()
    }

    #[track_caller]
    fn assert_finds(&self, kind: ViolationKind) {
        let found = self.found();
        assert!(found.contains(&kind), "{kind:?} is not among {found:?}");
    }

    /// The row of the nth move.
    fn row_of_move(&self, nth: usize) -> usize {
        let mut rows = self.evidence.stored.iter().enumerate();
        let moves =
            rows.by_ref().filter(|(_, row)| matches!(row.event.kind, EventKind::Moved { .. }));
        moves.map(|(row, _)| row).nth(nth).expect("so many moves")
    }
}

fn entry(at: u64, what: ClientEvent) -> HistoryEntry {
    HistoryEntry { at: Duration::from_millis(at), what }
}

#[test]
fn a_game_in_which_nothing_is_wrong_has_no_violation() {
    let game = Game::played();
    assert_eq!(game.found(), BTreeSet::new());
    let verdict = check(&game.evidence, &[]);
    assert_eq!((verdict.actions, verdict.reconnects, verdict.flags), (6, 0, 0));
}

#[test]
fn a_missing_number_is_found() {
    let mut game = Game::played();
    let row = game.row_of_move(1);
    game.evidence.stored.remove(row);
    game.assert_finds(ViolationKind::Gap);
}

#[test]
fn time_that_goes_back_is_found() {
    let mut game = Game::played();
    let row = game.row_of_move(2);
    game.evidence.stored[row].event.at -= 1_500;
    game.assert_finds(ViolationKind::TimeWentBack);
}

#[test]
fn an_acknowledged_action_that_is_not_there_is_found() {
    let mut game = Game::played();
    let row = game.row_of_move(3);
    game.evidence.stored.truncate(row);
    game.assert_finds(ViolationKind::LostAction);
}

#[test]
fn a_table_that_is_not_there_is_found() {
    let mut game = Game::new();
    game.evidence.stored.clear();
    game.assert_finds(ViolationKind::LostAction);
}

#[test]
fn an_action_done_twice_is_found() {
    let mut game = Game::played();
    let (first, second) = (game.row_of_move(0), game.row_of_move(2));
    game.evidence.stored[second].nonce = game.evidence.stored[first].nonce.clone();
    game.assert_finds(ViolationKind::DoneTwice);
}

#[test]
fn an_acknowledgement_with_another_number_is_found() {
    let mut game = Game::played();
    let acknowledged = game.evidence.histories[0].entries.iter_mut().find_map(|entry| {
        if let ClientEvent::Done { seq, .. } = &mut entry.what { Some(seq) } else { None }
    });
    *acknowledged.expect("Ada moved") += 1;
    game.assert_finds(ViolationKind::OutOfOrder);
}

#[test]
fn another_action_than_the_acknowledged_one_is_found() {
    let mut game = Game::played();
    for entry in &mut game.evidence.histories[0].entries {
        if let ClientEvent::Sent(ActionRequest { action: Action::Move { word }, .. }) =
            &mut entry.what
        {
            *word = "d1".to_owned();
        }
    }
    game.assert_finds(ViolationKind::OtherAction);
}

#[test]
fn a_refused_move_that_was_done_is_found() {
    let mut game = Game::played();
    for entry in &mut game.evidence.histories[0].entries {
        if let ClientEvent::Done { nonce, .. } = &entry.what {
            let (nonce, reason) = (nonce.clone(), Refusal::new(422, "refusal-no-step"));
            entry.what = ClientEvent::Refused { nonce, reason };
        }
    }
    game.assert_finds(ViolationKind::RefusedButDone);
}

#[test]
fn an_action_that_nobody_sent_is_found() {
    let mut game = Game::played();
    let entries = &mut game.evidence.histories[0].entries;
    entries.retain(|entry| !matches!(entry.what, ClientEvent::Sent(_) | ClientEvent::Done { .. }));
    game.assert_finds(ViolationKind::NobodyAsked);
}

#[test]
fn events_that_cannot_be_replayed_are_found() {
    let mut game = Game::played();
    let row = game.row_of_move(1);
    game.evidence.stored[row].event.kind =
        EventKind::Moved { seat: 2, word: "a1".to_owned(), lag: 0 };
    game.assert_finds(ViolationKind::Unreplayable);
}

#[test]
fn an_event_that_was_shown_and_is_not_there_is_found() {
    let mut game = Game::played();
    for entry in &mut game.evidence.histories[1].entries {
        if let ClientEvent::Update { events, .. } = &mut entry.what
            && let EventKind::Moved { word, .. } = &mut events[0].kind
        {
            *word = "d1".to_owned();
        }
    }
    game.assert_finds(ViolationKind::ShownOtherEvent);
}

#[test]
fn a_state_that_does_not_follow_is_found() {
    let mut game = Game::played();
    for entry in &mut game.evidence.histories[1].entries {
        if let ClientEvent::Update { state, .. } = &mut entry.what {
            state.clock.left.reverse();
        }
    }
    game.assert_finds(ViolationKind::ShownOtherState);
}

/// What the checker finds to be against the laws of a table.
fn against_laws(game: &Game) -> String {
    let violations = check(&game.evidence, &[]).violations;
    let found = violations.iter().filter(|found| found.kind == ViolationKind::AgainstLaws);
    found.map(|found| found.detail.as_str()).collect::<Vec<_>>().join("\n")
}

/// A new game by the laws of a table, in which Ada has offered a pause and withdrawn it.
fn paused_in_vain() -> Game {
    let mut game = Game::new();
    if let EventKind::Created { laws, .. } = &mut game.evidence.stored[0].event.kind {
        *laws = 1;
    }
    game.act(0, 1_000, Action::offer(Offer::Pause));
    game.act(0, 1_000, Action::decline(Offer::Pause));
    game
}

#[test]
fn t11_an_offer_that_is_opened_again_is_found() {
    let mut game = paused_in_vain();
    let last = game.evidence.stored.len();
    assert!(!against_laws(&game).contains("server-offered-before"));
    for row in [last - 2, last - 1] {
        let mut again = game.evidence.stored[row].clone();
        again.event.seq += 2;
        game.evidence.stored.push(again);
    }
    let found = against_laws(&game);
    assert!(found.contains("ada cannot offer Pause: server-offered-before"), "{found}");
}

#[test]
fn t01_a_clock_that_was_shown_to_run_before_the_first_move_is_found() {
    let mut game = paused_in_vain();
    assert!(!against_laws(&game).contains("running clock"));
    for entry in &mut game.evidence.histories[1].entries {
        if let ClientEvent::Update { state, .. } = &mut entry.what {
            state.clock.running = Some(1);
        }
    }
    let found = against_laws(&game);
    assert!(found.contains("running clock: None by the laws, Some(1) was shown"), "{found}");
}

/// Bob is disconnected for twenty seconds of his turn, and then moves.
fn disconnected_for_a_while(credit: bool) -> Game {
    let mut game = Game::new();
    game.step(0, 1_000, "e2");
    game.note(1, 2_000, ClientEvent::Disconnected);
    if credit {
        game.unasked(22_000, |draft| draft.credit_outage(EPOCH + 2_000).expect("an outage"));
        game.evidence.histories[1].entries.pop();
    }
    game.note(1, 22_000, ClientEvent::Connecting { node: 0 });
    let state = Box::new(game.table.state(EPOCH + 22_000));
    game.note(1, 22_000, ClientEvent::Update { events: Vec::new(), state });
    game.step(1, 23_000, "e8");
    game
}

fn fault(kind: FaultKind, node: usize, from: u64, to: u64) -> Disturbance {
    let at = Duration::from_millis;
    Disturbance { kind: DisturbanceKind::Fault(kind, node), from: at(from), to: Some(at(to)) }
}

#[test]
fn time_lost_to_an_outage_is_found() {
    let game = disconnected_for_a_while(false);
    game.assert_finds(ViolationKind::TimeLost);
    // Faults of ours are no excuse for all of it.
    let killed = [fault(FaultKind::KillNode, 0, 2_000, 22_000)];
    assert_eq!(game.found_despite(&killed), BTreeSet::from([ViolationKind::TimeLost]));
    // What was given back is not lost.
    assert_eq!(disconnected_for_a_while(true).found(), BTreeSet::new());
}

#[test]
fn time_lost_to_ones_own_network_is_nobody_s_fault() {
    let game = disconnected_for_a_while(false);
    let own = [fault(FaultKind::SilenceClients, 0, 2_000, 22_000)];
    assert_eq!(game.found_despite(&own), BTreeSet::new());
    // The network of another node is no excuse.
    let other = [fault(FaultKind::SilenceClients, 1, 2_000, 22_000)];
    assert_eq!(game.found_despite(&other), BTreeSet::from([ViolationKind::TimeLost]));
}

/// Ada moves, and her connection and Bob's carry nothing from then on, which both notice after five seconds. Bob moves
/// at once then.
fn silent_since_the_move() -> Game {
    let mut game = Game::new();
    game.step(0, 1_000, "e2");
    for who in 0..2 {
        let is_late = |entry: &HistoryEntry| {
            entry.at == Duration::from_secs(1) && !matches!(entry.what, ClientEvent::Sent(_))
        };
        game.evidence.histories[who].entries.retain(|entry| !is_late(entry));
        game.note(who, 6_000, ClientEvent::Connecting { node: 1 });
        let state = Box::new(game.table.state(EPOCH + 6_000));
        game.note(who, 6_000, ClientEvent::Update { events: Vec::new(), state });
    }
    game.step(1, 6_500, "e8");
    game
}

#[test]
fn a_turn_begins_when_its_move_is_sent_though_nobody_sees_it() {
    let game = silent_since_the_move();
    game.assert_finds(ViolationKind::TimeLost);
    let own = [fault(FaultKind::SilenceClients, 0, 900, 1_200)];
    assert_eq!(game.found_despite(&own), BTreeSet::new());
}

#[test]
fn what_a_fault_excuses_ends_soon_after_it() {
    let game = disconnected_for_a_while(false);
    let lost = BTreeSet::from([ViolationKind::TimeLost]);
    let own = [fault(FaultKind::SilenceClients, 0, 22_500, 40_000)];
    assert_eq!(game.found_despite(&own), lost, "it came when the time was lost already");
}

#[test]
fn a_flag_that_falls_while_nobody_could_move_is_found() {
    let mut game = Game::new();
    game.step(0, 1_000, "e2");
    game.note(1, 2_000, ClientEvent::Disconnected);
    game.unasked(32_000, |draft| draft.flag(0).expect("a flag"));
    assert_eq!(game.table.phase(), TablePhase::Over);
    game.assert_finds(ViolationKind::GameLost);
    assert_eq!(check(&game.evidence, &[]).flags, 1);
}

#[test]
fn a_flag_of_somebody_who_rests_is_their_own() {
    let mut game = Game::new();
    game.step(0, 1_000, "e2");
    game.unasked(32_000, |draft| draft.flag(0).expect("a flag"));
    assert_eq!(game.table.phase(), TablePhase::Over);
    assert_eq!(game.found(), BTreeSet::new());
}

#[test]
fn a_game_that_was_called_off_is_found() {
    let mut game = Game::new();
    game.unasked(70_000, |draft| draft.flag(0).expect("a first move that did not come"));
    assert_eq!(game.table.phase(), TablePhase::Over);
    game.assert_finds(ViolationKind::GameLost);
}

#[test]
fn a_game_that_does_not_go_on_is_found() {
    let mut game = Game::new();
    game.evidence.finished = false;
    game.assert_finds(ViolationKind::Stuck);
}

#[test]
fn a_seat_that_is_given_away_twice_is_found() {
    let mut game = Game::new();
    let joined = |row: &&StoredEvent| matches!(row.event.kind, EventKind::Joined { seat: 2, .. });
    let mut again = game.evidence.stored.iter().find(joined).expect("Bob joined").clone();
    if let EventKind::Joined { who, .. } = &mut again.event.kind {
        *who = Person::guest("eve");
    }
    game.evidence.stored.push(again);
    game.assert_finds(ViolationKind::SeatTakenTwice);
}

#[test]
fn a_move_for_the_seat_of_another_is_found() {
    let mut game = Game::played();
    let row = game.row_of_move(1);
    game.evidence.stored[row].nonce = Some("ada n3".to_owned());
    game.assert_finds(ViolationKind::SeatOfAnother);
}
