use std::collections::VecDeque;

use api::{
    Action, Away, Cause, ClientMessage, Event, EventKind, NewTable, Offer, OpenOffer, Person,
    Refusal, SeatNumber, ServerMessage, Snapshot, TablePhase, TimeControl, Update,
};
use dice::Seed;
use game::{Position, Random};
use sync::SyncInput;
use table::{Table, TableDraft, TableError, TableOrigin, create_table};

use crate::{Claim, GonePlayer, RemoteEffect, RemoteGame, RemoteInput, RemoteNotice};

/// A server with one table, without a database and without a network.
struct TestServer {
    table: Table,
    events: Vec<Event>,
    /// The nonces of what was done, with the numbers of the events.
    done: Vec<(String, u32)>,
    now: u64,
}

fn person(name: &str) -> Person {
    Person::new(name.to_lowercase(), name)
}

fn seed() -> Seed {
    Seed::parse(&"0b".repeat(32)).unwrap()
}

impl TestServer {
    /// A table at which Ada sits and Bob joins.
    fn new(spec: NewTable) -> TestServer {
        let origin = TableOrigin::default();
        let draft = create_table("k3f9", &person("Ada"), spec, origin, 1_000, &seed()).unwrap();
        let (events, table) = draft.finish();
        let mut server = TestServer { table, events, done: Vec::new(), now: 1_000 };
        let join = Action::Join { seat: None, piece: None, client_seed: None, name: None };
        server.act("Bob", &join).unwrap();
        server
    }

    fn act(&mut self, who: &str, action: &Action) -> Result<u32, TableError> {
        let mut draft = TableDraft::new(&self.table, self.now, &seed());
        draft.act(&person(who), action, 0)?;
        let (events, table) = draft.finish();
        let first = events.first().map_or(0, |event| event.seq);
        self.events.extend(events);
        self.table = table;
        Ok(first)
    }

    /// Answers a message as the real one does.
    fn answer(&mut self, who: &str, message: ClientMessage) -> Option<ServerMessage> {
        let ClientMessage::Act { table, request } = message else {
            let is_watch = matches!(message, ClientMessage::Watch { .. });
            return is_watch
                .then(|| ServerMessage::Snapshot(Box::new(self.table.snapshot(self.now))));
        };
        let nonce = request.nonce;
        if let Some((_, seq)) = self.done.iter().find(|(known, _)| *known == nonce) {
            return Some(ServerMessage::Done { table, nonce, seq: *seq });
        }
        let stale = request.seq.filter(|seq| !self.table.is_next(*seq));
        let result = match stale {
            Some(asked) => Err(TableError::Stale { asked, next: self.table.seq() + 1 }),
            None => self.act(who, &request.action),
        };
        Some(match result {
            Ok(seq) => {
                self.done.push((nonce.clone(), seq));
                ServerMessage::Done { table, nonce, seq }
            }
            Err(error) => ServerMessage::Refused {
                table: Some(table),
                nonce: Some(nonce),
                reason: error.refusal(),
            },
        })
    }

    fn update_after(&self, seq: u32) -> ServerMessage {
        ServerMessage::Update(Box::new(Update {
            table: "k3f9".to_owned(),
            events: self.events.iter().filter(|event| event.seq > seq).cloned().collect(),
            state: self.table.state(self.now),
        }))
    }
}

/// One person's side: their game, and what is on its way to the server.
struct TestClient {
    name: &'static str,
    game: RemoteGame,
    is_open: bool,
    outgoing: VecDeque<ClientMessage>,
    effects: Vec<RemoteEffect>,
    nonces: u32,
}

impl TestClient {
    fn new(name: &'static str) -> TestClient {
        let (game, first) = RemoteGame::new("k3f9", Some(name.to_lowercase()), 0);
        assert_eq!(first, RemoteEffect::Connect);
        let outgoing = VecDeque::new();
        TestClient { name, game, is_open: false, outgoing, effects: Vec::new(), nonces: 0 }
    }

    /// Connected to a server, and up to date.
    fn connected(name: &'static str, server: &mut TestServer) -> TestClient {
        let mut client = TestClient::new(name);
        client.open();
        client.exchange(server);
        client
    }

    fn open(&mut self) {
        self.is_open = true;
        self.tell(RemoteInput::Sync(SyncInput::Opened), 0);
    }

    fn tell(&mut self, input: RemoteInput, now: u64) {
        for effect in self.game.handle(input, now) {
            match effect {
                RemoteEffect::Send(message) => self.outgoing.push_back(message),
                RemoteEffect::Disconnect => {
                    self.is_open = false;
                    self.outgoing.clear();
                }
                other => self.effects.push(other),
            }
        }
    }

    fn act(&mut self, action: Action) {
        self.nonces += 1;
        let nonce = format!("{}{}", self.name, self.nonces);
        self.tell(RemoteInput::Act { action, nonce }, 0);
    }

    fn play(&mut self, word: &str) {
        self.act(Action::Move { word: word.to_owned() });
    }

    /// Everything that is on its way arrives, there and here, and then all that is new at the table.
    fn exchange(&mut self, server: &mut TestServer) {
        while let Some(message) = self.outgoing.pop_front() {
            if let Some(answer) = server.answer(self.name, message) {
                self.receive(answer);
            }
        }
        if let Some(seq) = self.game.snapshot().map(|table| table.state.seq) {
            self.receive(server.update_after(seq));
        }
        if !self.outgoing.is_empty() {
            self.exchange(server);
        }
    }

    fn receive(&mut self, message: ServerMessage) {
        self.tell(RemoteInput::Sync(SyncInput::Received(message)), 0);
    }

    /// The server shows another state than its table has.
    fn show(&mut self, server: &TestServer, change: impl FnOnce(&mut Snapshot)) {
        let mut snapshot = server.table.snapshot(server.now);
        change(&mut snapshot);
        self.receive(ServerMessage::Snapshot(Box::new(snapshot)));
    }

    /// Something happens at the table.
    fn hear(&mut self, at: u64, kind: EventKind, change: impl FnOnce(&mut api::TableState)) {
        let mut state = self.game.snapshot().unwrap().state.clone();
        state.seq += 1;
        change(&mut state);
        let event = Event { seq: state.seq, at, kind };
        let update = Update { table: "k3f9".to_owned(), events: vec![event], state };
        self.receive(ServerMessage::Update(Box::new(update)));
    }

    /// What is on its way to the server.
    fn sent_actions(&mut self) -> Vec<Action> {
        let action = |message| match message {
            ClientMessage::Act { request, .. } => Some(request.action),
            _ => None,
        };
        self.outgoing.drain(..).filter_map(action).collect()
    }

    fn words(&self) -> String {
        self.game.game_record().unwrap().record.words().collect::<Vec<_>>().join(" ")
    }
}

fn quoridor() -> NewTable {
    NewTable { first_move: api::FirstMove::Seat(1), ..NewTable::new("quoridor") }
}

#[test]
fn both_sides_follow_a_game_to_its_end() {
    let mut server = TestServer::new(quoridor());
    let mut ada = TestClient::connected("Ada", &mut server);
    let mut bob = TestClient::connected("Bob", &mut server);
    for (nth, word) in ["e2", "e8", "e3", "e7"].into_iter().enumerate() {
        let (mover, other) = if nth % 2 == 0 { (&mut ada, &mut bob) } else { (&mut bob, &mut ada) };
        mover.play(word);
        assert!(mover.game.is_busy(), "until it is answered");
        mover.exchange(&mut server);
        assert!(!mover.game.is_busy());
        other.exchange(&mut server);
        assert_eq!(mover.words(), other.words());
    }
    bob.act(Action::Resign { seat: None });
    bob.exchange(&mut server);
    ada.exchange(&mut server);
    for client in [&ada, &bob] {
        assert_eq!(client.words(), "e2 e8 e3 e7 leave:2:resign");
        assert!(client.game.game_record().unwrap().record.ending().is_some());
        assert_eq!(client.game.phase(), Some(TablePhase::Over));
    }
}

#[test]
fn a_game_ended_by_agreement_or_aborted_is_shown_so() {
    for (offer, cause) in [(Offer::Draw, Cause::Agreement), (Offer::Abort, Cause::Aborted)] {
        let mut server = TestServer::new(quoridor());
        let mut ada = TestClient::connected("Ada", &mut server);
        let mut bob = TestClient::connected("Bob", &mut server);
        ada.play("e2");
        ada.act(Action::offer(offer));
        ada.exchange(&mut server);
        bob.act(Action::offer(offer));
        bob.exchange(&mut server);
        ada.exchange(&mut server);
        let ending = ada.game.game_record().unwrap().record.ending().unwrap();
        assert_eq!(ending.cause, cause);
    }
}

/// What the table says holds, also where its laws are older and those of this program differ.
#[test]
fn t21_a_draw_is_shown_as_the_table_states_it() {
    let me = api::SeatSpec { assignment: api::SeatAssignment::Me, piece: None };
    let spec = NewTable { seats: 4, seat_specs: vec![me.clone(), me.clone(), me], ..quoridor() };
    let mut server = TestServer::new(spec);
    server.act("Ada", &Action::Resign { seat: Some(1) }).unwrap();
    let round =
        [("Ada", "b5"), ("Ada", "e8"), ("Bob", "h5"), ("Ada", "a5"), ("Ada", "e9"), ("Bob", "i5")];
    for (who, word) in round.into_iter().chain(round) {
        server.act(who, &Action::Move { word: word.to_owned() }).unwrap();
    }
    for stated in ["0,1/2,1/2,1/2", "1/2,1/2,1/2,1/2"] {
        let mut snapshot = server.table.snapshot(server.now);
        snapshot.state.ending.as_mut().unwrap().outcome = stated.to_owned();
        let mut ada = TestClient::new("Ada");
        ada.open();
        for _ in 0..2 {
            ada.effects.clear();
            ada.receive(ServerMessage::Snapshot(Box::new(snapshot.clone())));
            let ending = ada.game.game_record().unwrap().record.ending().unwrap();
            assert_eq!(
                (ending.outcome.to_string().as_str(), ending.cause),
                (stated, Cause::Repetition)
            );
        }
        assert!(!ada.effects.contains(&RemoteEffect::RecordChanged), "nothing new");
    }
}

#[test]
fn after_a_takeback_the_record_is_the_shorter_one() {
    let mut server = TestServer::new(quoridor());
    let mut ada = TestClient::connected("Ada", &mut server);
    let mut bob = TestClient::connected("Bob", &mut server);
    ada.play("e2");
    ada.exchange(&mut server);
    ada.act(Action::offer(Offer::Takeback));
    ada.exchange(&mut server);
    bob.exchange(&mut server);
    assert_eq!(bob.game.offers(), [(1, Offer::Takeback)]);
    bob.act(Action::offer(Offer::Takeback));
    bob.exchange(&mut server);
    ada.effects.clear();
    ada.exchange(&mut server);
    assert_eq!((ada.words().as_str(), bob.words().as_str()), ("", ""));
    assert!(ada.effects.contains(&RemoteEffect::RecordChanged));
    ada.effects.clear();
    ada.exchange(&mut server);
    assert!(ada.effects.is_empty(), "nothing new");
}

/// A1: whatever else comes in between, a move made in the present position is played.
#[test]
fn an_offer_on_its_way_does_not_void_a_move() {
    let mut server = TestServer::new(quoridor());
    let mut ada = TestClient::connected("Ada", &mut server);
    server.act("Bob", &Action::offer(Offer::Draw)).unwrap();
    ada.play("e2");
    ada.exchange(&mut server);
    assert_eq!((ada.words().as_str(), ada.game.notice()), ("e2", None));
}

#[test]
fn a_move_in_a_position_that_is_gone_is_handed_back() {
    let mut server = TestServer::new(quoridor());
    let mut ada = TestClient::connected("Ada", &mut server);
    // In another tab Ada plays, Bob answers, and this tab has not heard of it.
    server.act("Ada", &Action::Move { word: "e2".to_owned() }).unwrap();
    server.act("Bob", &Action::Move { word: "e8".to_owned() }).unwrap();
    ada.play("e2");
    ada.exchange(&mut server);
    assert_eq!(ada.words(), "e2 e8");
    assert!(!ada.game.is_busy());
    let overtaken = RemoteNotice::MoveOvertaken { word: "e2".to_owned() };
    assert_eq!(ada.game.notice(), Some(&overtaken));
    // The next thing that is done says nothing of it any more.
    ada.play("e3");
    ada.exchange(&mut server);
    assert_eq!((ada.words().as_str(), ada.game.notice()), ("e2 e8 e3", None));
}

/// A move that is refused is not sent again by itself, whatever the reason: in a paused game that would
/// go on for ever.
#[test]
fn a_refused_move_is_said_and_not_sent_again() {
    let mut server = TestServer::new(quoridor());
    let mut ada = TestClient::connected("Ada", &mut server);
    for who in ["Ada", "Bob"] {
        server.act(who, &Action::offer(Offer::Pause)).unwrap();
    }
    ada.exchange(&mut server);
    assert_eq!(ada.game.phase(), Some(TablePhase::Paused));
    ada.play("e2");
    let sent = ada.outgoing.len();
    ada.exchange(&mut server);
    assert_eq!((sent, ada.outgoing.len()), (1, 0));
    let Some(RemoteNotice::MoveRefused { word, reason }) = ada.game.notice() else {
        panic!("{:?}", ada.game.notice())
    };
    assert_eq!((word.as_str(), reason.key.as_str()), ("e2", "server-paused"));
}

#[test]
fn a_person_with_several_seats_acts_for_the_one_to_move() {
    let me = api::SeatSpec { assignment: api::SeatAssignment::Me, piece: None };
    let mut spec =
        NewTable { seats: 4, first_move: api::FirstMove::Seat(2), ..NewTable::new("quoridor") };
    spec.seat_specs = vec![me.clone(), me.clone(), me];
    let mut server = TestServer::new(spec);
    let mut ada = TestClient::connected("Ada", &mut server);
    assert_eq!((ada.game.own_seats(), ada.game.acting_seat()), (vec![1, 2, 3], Some(2)));
    ada.act(Action::Resign { seat: None });
    ada.exchange(&mut server);
    assert_eq!(ada.words(), "leave:2:resign");
    assert_eq!(TestClient::connected("Bob", &mut server).game.acting_seat(), Some(4));
    assert_eq!(TestClient::connected("Eve", &mut server).game.acting_seat(), None);
}

#[test]
fn a_table_that_is_not_there_is_said_to_be_missing() {
    let mut eve = TestClient::new("Eve");
    eve.open();
    let reason = Refusal::new(404, "server-no-table");
    let table = Some("k3f9".to_owned());
    eve.receive(ServerMessage::Refused { table, nonce: None, reason });
    assert!(eve.game.is_missing() && eve.game.game_record().is_none());
}

/// The seed for the dice is asked for once, however often the table changes meanwhile.
#[test]
fn a_seed_for_the_dice_is_asked_for_once() {
    let me = api::SeatSpec { assignment: api::SeatAssignment::Me, piece: None };
    let mut spec = NewTable { seats: 3, ..NewTable::new("mspacman") };
    spec.seat_specs = vec![me];
    let mut server = TestServer::new(spec);
    let mut ada = TestClient::connected("Ada", &mut server);
    ada.exchange(&mut server);
    ada.exchange(&mut server);
    let wanted = |effect: &&RemoteEffect| **effect == RemoteEffect::ClientSeedWanted;
    assert_eq!(ada.effects.iter().filter(wanted).count(), 1);
    ada.act(Action::ClientSeed { client_seed: "d5".to_owned() });
    ada.exchange(&mut server);
    assert_eq!(ada.effects.iter().filter(wanted).count(), 1);
}

#[test]
fn the_time_of_the_server_is_known_between_messages() {
    let mut server = TestServer::new(NewTable {
        time_control: TimeControl::SuddenDeath { seconds: 60 },
        ..quoridor()
    });
    let mut ada = TestClient::new("Ada");
    assert_eq!(ada.game.server_time(5_000), None);
    server.now = 70_000;
    ada.open();
    let snapshot = server.table.snapshot(server.now);
    let message = SyncInput::Received(ServerMessage::Snapshot(Box::new(snapshot)));
    ada.tell(RemoteInput::Sync(message), 3_000);
    assert_eq!(ada.game.server_time(5_000), Some(72_000));
}

/// Connections break at any moment, and requests and answers with them. Both come to know the same game,
/// and every move of it was made once.
#[test]
fn a_game_over_connections_that_break_is_the_same_for_both() {
    for seed in 0..50 {
        let mut random = Random::new(seed);
        let mut server = TestServer::new(quoridor());
        let mut clients = [TestClient::new("Ada"), TestClient::new("Bob")];
        let mut now = 0;
        while server.table.seq() < 40 && server.table.phase() != TablePhase::Over {
            now += 100;
            assert!(now < 1_000_000, "seed {seed}: it comes to an end");
            for client in &mut clients {
                if !client.is_open {
                    let wants =
                        client.effects.drain(..).any(|effect| effect == RemoteEffect::Connect);
                    if wants || now == 100 {
                        client.is_open = true;
                        client.tell(RemoteInput::Sync(SyncInput::Opened), now);
                    }
                }
                let is_own_turn = !client.game.is_busy()
                    && client.game.acting_seat().is_some_and(|seat| {
                        client.game.snapshot().unwrap().state.turn == api::WireTurn::Seat(seat)
                    });
                if is_own_turn {
                    let plies = client.game.game_record().unwrap().record.position().plies();
                    let word = random.pick(&plies).to_string();
                    client.nonces += 1;
                    let nonce = format!("{}{}", client.name, client.nonces);
                    let action = Action::Move { word };
                    client.tell(RemoteInput::Act { action, nonce }, now);
                }
                while let Some(message) = client.outgoing.pop_front() {
                    let breaks = random.once_in(6);
                    if breaks && random.once_in(2) {
                        client.tell(RemoteInput::Sync(SyncInput::Lost), now);
                        break;
                    }
                    let answer = server.answer(client.name, message);
                    if breaks {
                        client.tell(RemoteInput::Sync(SyncInput::Lost), now);
                        break;
                    }
                    if let Some(answer) = answer {
                        client.tell(RemoteInput::Sync(SyncInput::Received(answer)), now);
                    }
                }
                if client.is_open
                    && let Some(known) = client.game.snapshot().map(|table| table.state.seq)
                {
                    let update = server.update_after(known);
                    client.tell(RemoteInput::Sync(SyncInput::Received(update)), now);
                }
                client.tell(RemoteInput::Sync(SyncInput::Tick), now);
                assert!(client.game.notice().is_none(), "seed {seed}: {:?}", client.game.notice());
            }
        }
        let there: Vec<_> = server.table.game_record().record.words().collect();
        for client in &mut clients {
            client.is_open = true;
            client.outgoing.clear();
            client.tell(RemoteInput::Sync(SyncInput::Opened), now);
            client.exchange(&mut server);
            assert_eq!(client.words(), there.join(" "), "seed {seed}");
        }
    }
}

/// A table of four people: Ada, Bob, Cid and Dot, in that order.
fn table_of_four() -> TestServer {
    let me = api::SeatSpec { assignment: api::SeatAssignment::Me, piece: None };
    let mut spec =
        NewTable { seats: 4, first_move: api::FirstMove::Seat(1), ..NewTable::new("quoridor") };
    spec.seat_specs = vec![me];
    let mut server = TestServer::new(spec);
    for who in ["Cid", "Dot"] {
        let join = Action::Join { seat: None, piece: None, client_seed: None, name: None };
        server.act(who, &join).unwrap();
    }
    server
}

/// T16: an answer is for the offer that was seen, and for no other.
#[test]
fn an_answer_names_the_event_that_opened_the_offer() {
    let server = TestServer::new(quoridor());
    let mut ada = TestClient::new("Ada");
    ada.open();
    let draw = OpenOffer { offer: Offer::Draw, seat: 2, event: 7, keep: None };
    for (open_offers, answers) in [(vec![draw], Some(7)), (Vec::new(), None)] {
        ada.show(&server, |table| {
            table.state.offers = vec![(2, Offer::Draw)];
            table.state.open_offers = open_offers;
        });
        ada.outgoing.clear();
        ada.act(Action::offer(Offer::Draw));
        ada.act(Action::decline(Offer::Draw));
        ada.act(Action::offer(Offer::Pause));
        let expected = [
            Action::Offer { offer: Offer::Draw, seat: Some(1), answers },
            Action::Decline { offer: Offer::Draw, answers },
            Action::Offer { offer: Offer::Pause, seat: Some(1), answers: None },
        ];
        assert_eq!(ada.sent_actions(), expected);
    }
}

#[test]
fn whoever_has_a_say_and_has_not_agreed_is_asked() {
    let mut server = table_of_four();
    server.act("Bob", &Action::offer(Offer::Pause)).unwrap();
    server.act("Cid", &Action::offer(Offer::Pause)).unwrap();
    server.act("Cid", &Action::offer(Offer::Abort)).unwrap();
    let asked =
        |name, server: &mut TestServer| TestClient::connected(name, server).game.offers_to_answer();
    assert_eq!(asked("Ada", &mut server), [(2, Offer::Pause), (3, Offer::Abort)]);
    assert_eq!(asked("Bob", &mut server), [(3, Offer::Abort)]);
    assert_eq!(asked("Cid", &mut server), []);
    assert_eq!(asked("Eve", &mut server), [], "a spectator");
    server.act("Ada", &Action::Resign { seat: None }).unwrap();
    assert_eq!(asked("Ada", &mut server), [], "T22");
}

/// T22: whoever left a game that goes on has no seat in play, and still the one they held.
#[test]
fn whoever_left_a_game_that_goes_on_is_a_spectator() {
    let mut server = table_of_four();
    let mut ada = TestClient::connected("Ada", &mut server);
    ada.play("e2");
    ada.exchange(&mut server);
    assert!(ada.game.can_take_back());
    ada.act(Action::Resign { seat: None });
    ada.exchange(&mut server);
    assert_eq!(ada.game.phase(), Some(TablePhase::Live));
    assert_eq!((ada.game.own_seats(), ada.game.held_seats()), (vec![], vec![1]));
    assert_eq!(ada.game.acting_seat(), None);
    ada.hear(0, EventKind::Paused, |state| state.abortable = true);
    assert!(!ada.game.can_take_back() && !ada.game.can_abort());
}

#[test]
fn a_game_is_cancelled_alone_while_the_table_says_so() {
    let mut server = TestServer::new(quoridor());
    let mut ada = TestClient::connected("Ada", &mut server);
    for abortable in [true, false] {
        ada.hear(0, EventKind::Resumed, |state| state.abortable = abortable);
        assert_eq!(ada.game.can_abort(), abortable);
    }
    let mut eve = TestClient::connected("Eve", &mut server);
    eve.hear(0, EventKind::Resumed, |state| state.abortable = true);
    assert!(!eve.game.can_abort());
}

/// T15: never past a roll or a departure.
#[test]
fn a_move_can_be_taken_back_where_the_table_would_let_it() {
    let mut server = table_of_four();
    let mut ada = TestClient::connected("Ada", &mut server);
    let mut bob = TestClient::connected("Bob", &mut server);
    assert!(!ada.game.can_take_back(), "before the first move");
    ada.play("e2");
    ada.exchange(&mut server);
    bob.exchange(&mut server);
    assert_eq!((ada.game.can_take_back(), bob.game.can_take_back()), (true, false));
    ada.act(Action::offer(Offer::Takeback));
    ada.exchange(&mut server);
    assert!(!ada.game.can_take_back(), "it is asked already");
    server.act("Bob", &Action::decline(Offer::Takeback)).unwrap();
    ada.exchange(&mut server);
    assert!(ada.game.can_take_back());
    server.act("Cid", &Action::Resign { seat: None }).unwrap();
    ada.exchange(&mut server);
    assert!(!ada.game.can_take_back(), "somebody left since");
}

/// The answer to an offer is told until the next event, not longer.
#[test]
fn a_declined_offer_is_told_until_the_next_event() {
    let mut server = TestServer::new(quoridor());
    let mut ada = TestClient::connected("Ada", &mut server);
    let mut bob = TestClient::connected("Bob", &mut server);
    server.now = 2_000;
    server.act("Ada", &Action::offer(Offer::Draw)).unwrap();
    ada.exchange(&mut server);
    assert_eq!(ada.game.declined_offer(), None);
    server.act("Bob", &Action::decline(Offer::Draw)).unwrap();
    ada.exchange(&mut server);
    bob.exchange(&mut server);
    assert_eq!(ada.game.declined_offer(), Some(Offer::Draw));
    assert_eq!(bob.game.declined_offer(), None, "who declined it");
    ada.receive(server.update_after(0));
    ada.show(&server, |_| {});
    assert_eq!(ada.game.declined_offer(), Some(Offer::Draw), "nothing new");
    server.now = 3_000;
    server.act("Ada", &Action::Move { word: "e2".to_owned() }).unwrap();
    ada.exchange(&mut server);
    assert_eq!(ada.game.declined_offer(), None);
}

/// T14: a move that declines an offer comes right after the decline, and the decline is told with it.
#[test]
fn an_offer_that_a_move_declines_is_told_with_the_move() {
    let mut server = TestServer::new(quoridor());
    let mut ada = TestClient::connected("Ada", &mut server);
    ada.play("e2");
    ada.act(Action::offer(Offer::Draw));
    ada.exchange(&mut server);
    let gone = |state: &mut api::TableState| state.offers.clear();
    ada.hear(5_000, EventKind::Declined { seat: 2, offer: Offer::Draw }, gone);
    ada.hear(5_000, EventKind::Moved { seat: 2, word: "e8".to_owned(), lag: 0 }, |_| {});
    assert_eq!(ada.game.declined_offer(), Some(Offer::Draw));
    ada.hear(6_000, EventKind::Offered { seat: 2, offer: Offer::Pause }, |_| {});
    assert_eq!(ada.game.declined_offer(), None);
}

#[test]
fn an_offer_that_was_withdrawn_or_whose_end_was_missed_is_not_told() {
    let mut server = TestServer::new(quoridor());
    let mut ada = TestClient::connected("Ada", &mut server);
    for after in [None, Some("e2")] {
        ada.act(Action::offer(if after.is_none() { Offer::Draw } else { Offer::Pause }));
        ada.exchange(&mut server);
        let Some(word) = after else {
            ada.act(Action::decline(Offer::Draw));
            ada.exchange(&mut server);
            assert_eq!(ada.game.declined_offer(), None, "withdrawn");
            continue;
        };
        server.act("Bob", &Action::decline(Offer::Pause)).unwrap();
        server.act("Ada", &Action::Move { word: word.to_owned() }).unwrap();
        ada.show(&server, |_| {});
        assert_eq!(ada.game.declined_offer(), None, "other things have happened since");
    }
}

fn away(seat: SeatNumber, claims: &[(SeatNumber, Option<u8>)]) -> Away {
    Away { seat, claimable_at: 10_000, claims: claims.to_vec() }
}

fn presence(away: Away, seats: &[bool]) -> ServerMessage {
    let table = "k3f9".to_owned();
    ServerMessage::Presence { table, seats: seats.to_vec(), watchers: 0, away: Some(away) }
}

/// T30: nothing is claimed before the time has come, by whoever is away, or by spectators.
#[test]
fn a_player_who_is_away_is_gone_once_the_time_has_come() {
    let mut server = TestServer::new(quoridor());
    server.act("Ada", &Action::Move { word: "e2".to_owned() }).unwrap();
    let gone = |name, server: &mut TestServer, now| {
        let mut client = TestClient::connected(name, server);
        client.receive(presence(away(2, &[]), &[true, false]));
        client.game.gone_player(now)
    };
    // The server's clock showed 1 000 at 0.
    assert_eq!(gone("Ada", &mut server, 8_999), None);
    let expected = GonePlayer {
        seat: 2,
        voters: 1,
        departure: Claim::default(),
        departure_wins: true,
        computer: Claim::default(),
        level: 4,
    };
    assert_eq!(gone("Ada", &mut server, 9_000), Some(expected));
    assert_eq!(gone("Bob", &mut server, 9_000), None);
    assert_eq!(gone("Eve", &mut server, 9_000), None);
    for who in ["Ada", "Bob"] {
        server.act(who, &Action::offer(Offer::Pause)).unwrap();
    }
    assert_eq!(gone("Ada", &mut server, 9_000), None, "paused");
}

/// T31: people claim the same, and whoever is asked sees who does.
#[test]
fn claims_of_others_are_counted_and_joined() {
    let mut server = table_of_four();
    let mut ada = TestClient::connected("Ada", &mut server);
    let all_but_bob = [true, false, true, true];
    let claims = [(3, Some(6)), (4, None)];
    ada.receive(presence(away(2, &claims), &all_but_bob));
    let others = Claim { claimed_by: 1, is_own: false };
    let expected = GonePlayer {
        seat: 2,
        voters: 3,
        departure: others,
        departure_wins: false,
        computer: others,
        level: 6,
    };
    assert_eq!(ada.game.gone_player(20_000), Some(expected.clone()));
    // Ada agrees with one of them, and the other is not connected any more.
    let claims = [(1, Some(6)), (3, Some(6))];
    ada.receive(presence(away(2, &claims), &[true, false, true, false]));
    let expected = GonePlayer {
        voters: 2,
        departure: Claim::default(),
        computer: Claim { claimed_by: 2, is_own: true },
        ..expected
    };
    assert_eq!(ada.game.gone_player(20_000), Some(expected));
    // Where all others have left, a departure wins.
    for who in ["Cid", "Dot"] {
        server.act(who, &Action::Resign { seat: None }).unwrap();
    }
    ada.exchange(&mut server);
    ada.receive(presence(away(2, &[]), &[true, false, true, true]));
    let gone = ada.game.gone_player(20_000).unwrap();
    assert_eq!((gone.voters, gone.departure_wins), (1, true), "those who left have no say");
}
