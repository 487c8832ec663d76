//! Several nodes on one PostgreSQL database: whatever a table needs works across them, and none of
//! them, nor the bus, nor a restart of the database, is needed for a game to go on.

use std::sync::Arc;
use std::time::Duration;

use api::{
    Action, ActionRequest, ClientMessage, Event, EventKind, FirstMove, NewTable, Offer,
    PairingPlace, SeatAssignment, SeatSpec, ServerMessage, Snapshot, TablePhase, TimeControl,
};
use client::{ApiClient, Socket, TableClient};
use server::assets::{Asset, Assets};
use table::Table;
use testbed::{NatsServer, PostgresServer};

use crate::common::{self, Intruder, TempFolder, TestDatabase, TestProcess, TestServer, in_time};
use crate::silent_connections::proxied;

fn shared_database() -> TempFolder {
    TempFolder::with_database(TestDatabase::Postgres)
}

fn spec() -> NewTable {
    NewTable { first_move: FirstMove::Seat(1), ..NewTable::new("quoridor") }
}

fn join() -> Action {
    Action::Join { seat: None, piece: None, client_seed: None, name: None }
}

fn step(word: &str) -> Action {
    Action::Move { word: word.to_owned() }
}

async fn events(api: &ApiClient, table: &str) -> Vec<Event> {
    api.get(&format!("/tables/{table}/events")).await.unwrap()
}

/// Waits until somebody who follows a table sees so many words.
async fn sees(player: &mut TableClient, words: usize) {
    in_time(player.wait_until(|table| table.words.len() == words)).await.unwrap();
}

/// A table of Ada's at one node that Bob has joined at another.
async fn pair(
    a: &TestServer,
    b: &TestServer,
    spec: &NewTable,
) -> (TableClient, TableClient, String) {
    let (ada, bob) = (a.guest("Ada").await, b.guest("Bob").await);
    let table = ada.create_table(spec).await.unwrap().table;
    let (mut ada, mut bob) = (TableClient::new(ada, &table), TableClient::new(bob, &table));
    in_time(ada.wait_until(|_| true)).await.unwrap();
    in_time(bob.act(join())).await.unwrap();
    in_time(ada.wait_until(|table| table.state.phase == TablePhase::Live)).await.unwrap();
    (ada, bob, table)
}

/// The events are numbered without gaps, and replaying them gives what both nodes say.
async fn check(nodes: [&ApiClient; 2], table: &str) {
    for api in nodes {
        let snapshot: Snapshot = api.get(&format!("/tables/{table}")).await.unwrap();
        let events = events(nodes[0], table).await;
        let numbers: Vec<_> = events.iter().map(|event| event.seq).collect();
        assert_eq!(numbers, (1..=events.len() as u32).collect::<Vec<_>>());
        assert!(events.is_sorted_by_key(|event| event.at), "time never goes back: {events:?}");
        // On a busy machine time may have been given back since.
        let replayed = Table::replay(table, &events[..snapshot.state.seq as usize]).unwrap();
        assert_eq!(replayed.snapshot(snapshot.state.now), snapshot);
    }
}

#[tokio::test]
async fn one_game_is_played_at_two_nodes() {
    let folder = shared_database();
    let (a, b) =
        (TestServer::start(&folder, |_| {}).await, TestServer::start(&folder, |_| {}).await);
    let (mut ada, mut bob, table) = pair(&a, &b, &spec()).await;
    for (nth, [one, two]) in [["e2", "e8"], ["e3", "e7"]].into_iter().enumerate() {
        in_time(ada.act(step(one))).await.unwrap();
        sees(&mut bob, 2 * nth + 1).await;
        in_time(bob.act(step(two))).await.unwrap();
        sees(&mut ada, 2 * nth + 2).await;
    }
    // An offer made at one node is agreed to at the other.
    in_time(ada.act(Action::offer(Offer::Draw))).await.unwrap();
    in_time(bob.wait_until(|table| !table.state.offers.is_empty())).await.unwrap();
    in_time(bob.act(Action::offer(Offer::Draw))).await.unwrap();
    in_time(ada.wait_until(|table| table.state.phase == TablePhase::Over)).await.unwrap();
    // So is a rematch, which both find at their node.
    in_time(ada.act(Action::Rematch)).await.unwrap();
    in_time(bob.act(Action::Rematch)).await.unwrap();
    let over = in_time(ada.wait_until(|table| table.state.rematch.is_some())).await.unwrap();
    let again = over.state.rematch.clone().unwrap();
    for api in [ada.api(), bob.api()] {
        let snapshot: Snapshot = api.get(&format!("/tables/{again}")).await.unwrap();
        assert_eq!(snapshot.state.phase, TablePhase::Live);
    }
    check([ada.api(), bob.api()], &table).await;
    a.stop().await;
    b.stop().await;
}

#[tokio::test]
async fn the_same_nonce_gives_the_same_answer_at_every_node() {
    let folder = shared_database();
    let (a, b) =
        (TestServer::start(&folder, |_| {}).await, TestServer::start(&folder, |_| {}).await);
    let (ada, _bob, table) = pair(&a, &b, &spec()).await;
    let here = ada.api().clone();
    let there = b.same_person(&here);
    let seq = Some(events(&here, &table).await.len() as u32 + 1);
    let request = ActionRequest { nonce: "once".to_owned(), seq, action: step("e2") };
    let path = format!("/tables/{table}/actions");
    let post = |api: ApiClient| {
        let (path, request) = (path.clone(), request.clone());
        async move { api.post::<serde_json::Value>(&path, &request).await.unwrap() }
    };
    let (one, two) = tokio::join!(post(here.clone()), post(there.clone()));
    assert_eq!(one, two);
    assert_eq!(post(there.clone()).await, one);
    let moved = |event: &&Event| matches!(event.kind, EventKind::Moved { .. });
    assert_eq!(events(&here, &table).await.iter().filter(moved).count(), 1);
    // Another move for the same place is refused, wherever it is sent.
    let other = ActionRequest { nonce: "twice".to_owned(), seq, action: step("d1") };
    let refused = there.post::<serde_json::Value>(&path, &other).await.unwrap_err();
    assert_eq!(refused.refusal().unwrap().key, "server-stale");
    check([&here, &there], &table).await;
    a.stop().await;
    b.stop().await;
}

/// Sends actions at one node, whatever becomes of them, and waits for all answers.
async fn act_at_once(mut socket: Socket, table: &str, words: [&str; 2], mut seq: u32) {
    for nth in 0..40_u32 {
        let action = match nth % 5 {
            3 => Action::offer(Offer::Takeback),
            4 => Action::decline(Offer::Takeback),
            n => step(words[n as usize % 2]),
        };
        let asked = matches!(action, Action::Move { .. }).then_some(seq);
        let request = ActionRequest { nonce: format!("n{nth}"), seq: asked, action };
        let act = ClientMessage::Act { table: table.to_owned(), request };
        socket.send(&act).await.unwrap();
        loop {
            match in_time(socket.receive()).await.unwrap() {
                ServerMessage::Done { .. } | ServerMessage::Refused { .. } => break,
                ServerMessage::Update(update) => seq = update.state.seq + 1,
                _ => {}
            }
        }
    }
}

#[tokio::test]
async fn actions_at_two_nodes_at_once_give_one_list_of_events() {
    let folder = shared_database();
    let (a, b) =
        (TestServer::start(&folder, |_| {}).await, TestServer::start(&folder, |_| {}).await);
    let spec = NewTable { repetition: false, ..spec() };
    let (ada, bob, table) = pair(&a, &b, &spec).await;
    let seq = events(ada.api(), &table).await.len() as u32 + 1;
    let watch = ClientMessage::Watch { table: table.clone(), after: None, phrases: false };
    let (mut one, mut two) = (ada.api().socket().await.unwrap(), bob.api().socket().await.unwrap());
    one.send(&watch).await.unwrap();
    two.send(&watch).await.unwrap();
    tokio::join!(
        act_at_once(one, &table, ["e2", "e1"], seq),
        act_at_once(two, &table, ["e8", "e9"], seq),
    );
    check([ada.api(), bob.api()], &table).await;
    a.stop().await;
    b.stop().await;
}

#[tokio::test]
async fn presence_and_spectators_are_seen_at_every_node() {
    let folder = shared_database();
    let (a, b) =
        (TestServer::start(&folder, |_| {}).await, TestServer::start(&folder, |_| {}).await);
    let (_ada, bob, table) = pair(&a, &b, &spec()).await;
    let mut eve = b.guest("Eve").await.socket().await.unwrap();
    eve.send(&ClientMessage::Watch { table: table.clone(), after: None, phrases: false })
        .await
        .unwrap();
    let told = async |socket: &mut Socket, expected: &[bool], watching: u32| loop {
        match in_time(socket.receive()).await.unwrap() {
            ServerMessage::Presence { seats, watchers, .. }
                if seats == expected && watchers == watching =>
            {
                break;
            }
            _ => {}
        }
    };
    told(&mut eve, &[true, true], 1).await;
    drop(bob);
    told(&mut eve, &[true, false], 1).await;
    // The node where Ada is stops, and she is nowhere.
    a.stop().await;
    told(&mut eve, &[false, false], 1).await;
    b.stop().await;
}

#[tokio::test]
async fn people_at_two_nodes_are_paired() {
    let folder = shared_database();
    let (a, b) =
        (TestServer::start(&folder, |_| {}).await, TestServer::start(&folder, |_| {}).await);
    let blitz = serde_json::json!({"game": "quoridor", "speed": "blitz"});
    let ask =
        async |api: &ApiClient| -> PairingPlace { api.post("/pairings", &blitz).await.unwrap() };
    // At the same moment: one of them waits, and the other finds them.
    let (ada, bob) = (a.guest("Ada").await, b.guest("Bob").await);
    let (one, two) = tokio::join!(ask(&ada), ask(&bob));
    assert_eq!(one.table, two.table);
    assert_ne!(one.waiting, two.waiting);
    // Whoever has waited longer than one takes to connect is found if they are there, at any node.
    let cid = a.guest("Cid").await;
    let waiting = ask(&cid).await;
    let mut cid = TableClient::new(cid, &waiting.table);
    in_time(cid.wait_until(|_| true)).await.unwrap();
    let mut intruder = Intruder::connect(&folder).await;
    intruder.execute("UPDATE games SET at = 2000 WHERE phase = 'waiting'").await;
    intruder.execute("UPDATE events SET at = 2000 WHERE game IN (SELECT id FROM games WHERE phase = 'waiting')").await;
    let dan = b.guest("Dan").await;
    let found = async {
        loop {
            let place = ask(&dan).await;
            if !place.waiting {
                break place.table;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    assert_eq!(in_time(found).await, waiting.table);
    a.stop().await;
    b.stop().await;
}

#[tokio::test]
async fn a_computer_answers_once_and_goes_on_at_another_node() {
    let folder = shared_database();
    let (a, b) =
        (TestServer::start(&folder, |_| {}).await, TestServer::start(&folder, |_| {}).await);
    let seat = |assignment| SeatSpec { assignment, piece: None };
    let seat_specs = vec![seat(SeatAssignment::Me), seat(SeatAssignment::Level { level: 6 })];
    let ada = a.guest("Ada").await;
    let table = ada.create_table(&NewTable { seat_specs, ..spec() }).await.unwrap().table;
    let there = b.same_person(&ada);
    let mut eve = TableClient::new(b.guest("Eve").await, &table);
    in_time(eve.wait_until(|_| true)).await.unwrap();
    let mut ada = TableClient::new(ada, &table);
    in_time(ada.act(step("e2"))).await.unwrap();
    sees(&mut eve, 2).await;
    // The next answer is due when the node that would search for it is gone already.
    a.engine.hold(true);
    in_time(ada.act(step("e3"))).await.unwrap();
    a.stop().await;
    sees(&mut eve, 4).await;
    let snapshot: Snapshot = there.get(&format!("/tables/{table}")).await.unwrap();
    assert_eq!(snapshot.words.len(), 4);
    b.stop().await;
}

#[tokio::test]
async fn a_flag_falls_once() {
    let folder = shared_database();
    let fast = |config: &mut server::config::Config| config.lag_ms = 50;
    let (a, b) = (TestServer::start(&folder, fast).await, TestServer::start(&folder, fast).await);
    let clocked = NewTable { time_control: TimeControl::SuddenDeath { seconds: 1 }, ..spec() };
    let (mut ada, mut bob, table) = pair(&a, &b, &clocked).await;
    // With it Bob's clock begins to run.
    in_time(ada.act(step("e2"))).await.unwrap();
    for player in [&mut ada, &mut bob] {
        in_time(player.wait_until(|table| table.state.phase == TablePhase::Over)).await.unwrap();
    }
    let flagged = |event: &&Event| matches!(&event.kind, EventKind::Departed { why, .. } if *why == api::Departure::OutOfTime);
    assert_eq!(events(ada.api(), &table).await.iter().filter(flagged).count(), 1);
    check([ada.api(), bob.api()], &table).await;
    a.stop().await;
    b.stop().await;
}

/// Ada, to move, and Bob at a table with so much time for each move.
async fn clocked_pair(
    a: &TestServer,
    b: &TestServer,
    seconds: u32,
) -> (TableClient, TableClient, String) {
    let clocked = NewTable { time_control: TimeControl::PerMove { seconds }, ..spec() };
    let (mut ada, mut bob, table) = pair(a, b, &clocked).await;
    in_time(ada.act(step("e2"))).await.unwrap();
    sees(&mut bob, 1).await;
    in_time(bob.act(step("e8"))).await.unwrap();
    sees(&mut ada, 2).await;
    (ada, bob, table)
}

/// Waits until the time in which nobody could see the last move is given back, and returns how much that is.
async fn given_back(player: &mut TableClient, table: &str) -> u64 {
    let since = events(player.api(), table).await;
    let moved = |event: &&Event| matches!(event.kind, EventKind::Moved { .. });
    let last = since.iter().rev().find(moved).unwrap().at;
    let given = |events: Vec<Event>| {
        events.into_iter().find_map(|event| match event.kind {
            EventKind::Outage { from, to } if from <= last && last < to => Some(to - last),
            _ => None,
        })
    };
    in_time(async {
        loop {
            match given(events(player.api(), table).await) {
                Some(millis) => return millis,
                None => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
    })
    .await
}

/// Writes a move of player 1 as another node would that takes so long for it, and that ends then.
async fn write_slowly(database: &TempFolder, table: &str, word: &str, seconds: u32) {
    let mut other = Intruder::connect(database).await;
    let write = format!(
        "BEGIN;
         INSERT INTO events (game, seq, at, nonce, version, body)
         SELECT game, seq + 1, palisade_now(), NULL, version,
           '{{\"event\":\"moved\",\"seat\":1,\"word\":\"{word}\",\"lag\":0}}'
         FROM events WHERE game = '{table}' ORDER BY seq DESC LIMIT 1;
         SELECT pg_sleep({seconds});
         COMMIT"
    );
    other.execute(&write).await;
}

/// Whatever kept a move from being seen, and wherever it was made, it is not the next player's time that it costs.
#[tokio::test]
async fn what_a_node_learns_late_costs_the_next_player_nothing() {
    let folder = shared_database();
    let a = TestServer::start(&folder, |_| {}).await;
    let (_ada, mut bob, table) = clocked_pair(&a, &a, 600).await;
    write_slowly(&folder, &table, "e3", 3).await;
    sees(&mut bob, 3).await;
    let millis = given_back(&mut bob, &table).await;
    assert!(millis > 2_500, "{millis}");
    check([bob.api(), bob.api()], &table).await;
    a.stop().await;
}

/// Nor is it where the node learns of it by calling the clock of whoever has moved: the next player has no more time
/// than has passed by then.
#[tokio::test]
async fn nobody_is_flagged_for_a_turn_that_their_node_has_just_learnt_of() {
    let folder = shared_database();
    let a = TestServer::start(&folder, |config| config.lag_ms = 50).await;
    let (_ada, mut bob, table) = clocked_pair(&a, &a, 2).await;
    // Ada's clock is called two seconds later, and that waits for this move.
    write_slowly(&folder, &table, "e3", 4).await;
    sees(&mut bob, 3).await;
    in_time(bob.act(step("e7"))).await.unwrap();
    check([bob.api(), bob.api()], &table).await;
    a.stop().await;
}

/// Time for a slow write is given back though somebody else writes to the table first.
#[tokio::test]
async fn a_slow_write_costs_the_next_player_nothing_though_another_node_is_first() {
    let folder = shared_database();
    let a = TestServer::start(&folder, |_| {}).await;
    let (mut ada, mut bob, table) = clocked_pair(&a, &a, 600).await;
    let mut other = Intruder::connect(&folder).await;
    other
        .execute(
            "CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
               PERFORM pg_sleep(0.3);
               INSERT INTO events (game, seq, at, nonce, version, body)
               VALUES (NEW.game, NEW.seq + 1, NEW.at, 'outage 0 0', NEW.version,
                 '{\"event\":\"outage\",\"from\":0,\"to\":0}');
               RETURN NEW;
             END $$;
             CREATE TRIGGER slow AFTER INSERT ON events FOR EACH ROW
             WHEN (NEW.body LIKE '%moved%') EXECUTE FUNCTION slow()",
        )
        .await;
    in_time(ada.act(step("e3"))).await.unwrap();
    sees(&mut bob, 3).await;
    let millis = given_back(&mut bob, &table).await;
    assert!(millis >= 300, "{millis}");
    check([ada.api(), bob.api()], &table).await;
    a.stop().await;
}

#[tokio::test]
async fn who_signs_out_at_one_node_is_signed_out_at_all() {
    let folder = shared_database();
    let (a, b) =
        (TestServer::start(&folder, |_| {}).await, TestServer::start(&folder, |_| {}).await);
    let ada = a.guest("Ada").await;
    let there = b.same_person(&ada);
    there.get::<api::Person>("/me").await.unwrap();
    ada.post::<serde_json::Value>("/me/signout", &()).await.unwrap();
    let signed_out = async {
        while there.get::<api::Person>("/me").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    in_time(signed_out).await;
    a.stop().await;
    b.stop().await;
}

#[tokio::test]
async fn hints_come_by_nats_and_are_not_needed() {
    let folder = shared_database();
    let nats = NatsServer::start();
    let on_bus = |config: &mut server::config::Config| config.bus = nats.url();
    let (a, b) =
        (TestServer::start(&folder, on_bus).await, TestServer::start(&folder, on_bus).await);
    let (mut ada, mut bob, table) = pair(&a, &b, &spec()).await;
    in_time(ada.act(step("e2"))).await.unwrap();
    sees(&mut bob, 1).await;
    drop(nats);
    in_time(bob.act(step("e8"))).await.unwrap();
    sees(&mut ada, 2).await;
    in_time(ada.act(step("e3"))).await.unwrap();
    sees(&mut bob, 3).await;
    check([ada.api(), bob.api()], &table).await;
    a.stop().await;
    b.stop().await;
}

#[tokio::test]
async fn a_restart_of_the_database_costs_nobody_the_game() {
    let postgres = Arc::new(PostgresServer::start());
    let database = postgres.url("public");
    let a = TestServer::start_on(database.clone(), |_| {}).await;
    let b = TestServer::start_on(database, |_| {}).await;
    let clocked = NewTable { time_control: TimeControl::SuddenDeath { seconds: 600 }, ..spec() };
    let (mut ada, mut bob, table) = pair(&a, &b, &clocked).await;
    in_time(ada.act(step("e2"))).await.unwrap();
    sees(&mut bob, 1).await;
    postgres.kill();
    // Longer than Bob has for all his moves.
    for node in [&a, &b] {
        node.clock.advance(3_600_000);
    }
    let ready = common::get(&a.url, "/ready").await;
    assert!(ready.starts_with("HTTP/1.1 503"), "{ready}");
    let again = Arc::clone(&postgres);
    tokio::task::spawn_blocking(move || again.resume()).await.unwrap();
    in_time(bob.act(step("e8"))).await.unwrap();
    sees(&mut ada, 2).await;
    in_time(ada.act(step("e3"))).await.unwrap();
    let events = events(ada.api(), &table).await;
    let outage = |event: &Event| matches!(event.kind, EventKind::Outage { .. });
    assert!(events.iter().any(outage), "{events:?}");
    let departed = |event: &Event| matches!(event.kind, EventKind::Departed { .. });
    assert!(!events.iter().any(departed), "{events:?}");
    check([ada.api(), bob.api()], &table).await;
    a.stop().await;
    b.stop().await;
}

#[tokio::test]
async fn nobody_waits_for_ever_for_a_database_that_fell_silent() {
    let folder = shared_database();
    let (proxy, database) = proxied(&folder.database_url().await).await;
    let server = TestServer::start_on(database, |_| {}).await;
    // A request is under way, in the database, while the connection falls silent.
    let mut intruder = Intruder::connect(&folder).await;
    intruder.execute("BEGIN; LOCK TABLE games IN ACCESS EXCLUSIVE MODE").await;
    let url = server.url.clone();
    let lobby = tokio::spawn(async move { common::get(&url, "/api/v1/tables").await });
    in_time(intruder.until_somebody_waits()).await;
    proxy.silence();
    let answer = in_time(lobby).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 503"), "{answer}");
    intruder.unlock().await;
    proxy.mend();
    let served = async {
        while !common::get(&server.url, "/api/v1/tables").await.starts_with("HTTP/1.1 200") {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    };
    in_time(served).await;
    server.stop().await;
}

/// Connections that fell silent for a moment stay silent, and nobody is told: what they keep from
/// players must not take as long as such a connection is waited for.
#[tokio::test]
async fn moves_of_other_nodes_are_seen_soon_after_connections_fell_silent() {
    let folder = shared_database();
    let direct = folder.database_url().await;
    let (proxy, through_proxy) = proxied(&direct).await;
    let a = TestServer::start_on(direct, |_| {}).await;
    let b = TestServer::start_on(through_proxy, |_| {}).await;
    let (mut ada, mut bob, table) = pair(&a, &b, &spec()).await;
    in_time(ada.act(step("e2"))).await.unwrap();
    sees(&mut bob, 1).await;
    in_time(bob.act(step("e8"))).await.unwrap();
    sees(&mut ada, 2).await;
    proxy.silence();
    proxy.mend();
    in_time(ada.act(step("e3"))).await.unwrap();
    sees(&mut bob, 3).await;
    in_time(bob.act(step("e7"))).await.unwrap();
    check([ada.api(), bob.api()], &table).await;
    a.stop().await;
    b.stop().await;
}

#[tokio::test]
async fn a_page_finds_its_parts_at_a_node_of_another_version() {
    let folder = shared_database();
    let mut assets = Assets::default();
    let part = Asset {
        bytes: "old part".into(),
        compressed: Vec::new(),
        media_type: "text/javascript".to_owned(),
        immutable: true,
    };
    assets.insert("assets/part-1f3c.js", part);
    let a = TestServer::start_with(folder.database_url().await, |_| {}, assets).await;
    let b = TestServer::start(&folder, |_| {}).await;
    let found = async {
        while !common::get(&b.url, "/assets/part-1f3c.js").await.ends_with("old part") {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    in_time(found).await;
    // It stays when the nodes that had it are gone.
    a.stop().await;
    let answer = common::get(&b.url, "/assets/part-1f3c.js").await;
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("text/javascript"), "{answer}");
    assert!(common::get(&b.url, "/assets/part-0000.js").await.starts_with("HTTP/1.1 404"));
    b.stop().await;
}

/// A load balancer: passes connections on to the first of several nodes that takes them.
async fn balance(nodes: [String; 2]) -> String {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((mut client, _)) = listener.accept().await {
            let nodes = nodes.clone();
            tokio::spawn(async move {
                for node in &nodes {
                    let authority = node.strip_prefix("http://").unwrap();
                    if let Ok(mut node) = tokio::net::TcpStream::connect(authority).await {
                        let _ = tokio::io::copy_bidirectional(&mut client, &mut node).await;
                        return;
                    }
                }
            });
        }
    });
    format!("http://{address}")
}

#[tokio::test]
async fn a_node_that_stops_says_bye_and_its_clients_go_on_elsewhere() {
    let folder = shared_database();
    let (a, b) =
        (TestServer::start(&folder, |_| {}).await, TestServer::start(&folder, |_| {}).await);
    let front = balance([a.url.clone(), b.url.clone()]).await;
    let (mut ada, mut bob, table) = pair(&a, &b, &spec()).await;
    let credentials = api::Credentials {
        you: ada.api().you().unwrap().clone(),
        token: ada.api().token().unwrap().to_owned(),
    };
    let through = ApiClient::new(&front).unwrap().with_credentials(credentials);
    let mut socket = through.socket().await.unwrap();
    ada = TableClient::new(through, &table);
    in_time(ada.act(step("e2"))).await.unwrap();
    sees(&mut bob, 1).await;
    let stopped = tokio::spawn(a.stop());
    let bye = loop {
        if let ServerMessage::Bye { why } = in_time(socket.receive()).await.unwrap() {
            break why;
        }
    };
    assert_eq!(bye, "stopping");
    in_time(bob.act(step("e8"))).await.unwrap();
    sees(&mut ada, 2).await;
    in_time(ada.act(step("e3"))).await.unwrap();
    sees(&mut bob, 3).await;
    in_time(stopped).await.unwrap();
    check([ada.api(), bob.api()], &table).await;
    b.stop().await;
}

#[tokio::test]
#[ignore = "the process that another test kills"]
async fn node_child_process() {
    let node = TestServer::start_on(TestProcess::database(), |_| {}).await;
    TestProcess::announce(&node.url).await;
}

#[tokio::test]
async fn a_game_goes_on_when_one_of_two_nodes_is_killed() {
    let folder = shared_database();
    let database = folder.database_url().await;
    let (a, b) = tokio::join!(
        TestProcess::start("cluster::node_child_process", database),
        TestServer::start(&folder, |_| {}),
    );
    let mut ada = ApiClient::new(&a.said).unwrap();
    ada.register_guest("Ada").await.unwrap();
    let there = b.same_person(&ada);
    let clocked = NewTable { time_control: TimeControl::SuddenDeath { seconds: 60 }, ..spec() };
    let table = ada.create_table(&clocked).await.unwrap().table;
    let mut ada = TableClient::new(ada, &table);
    in_time(ada.wait_until(|_| true)).await.unwrap();
    let mut bob = TableClient::new(b.guest("Bob").await, &table);
    in_time(bob.act(join())).await.unwrap();
    let mut words = Vec::new();
    for [one, two] in [["e2", "e8"], ["e3", "e7"], ["e4", "e6"]] {
        in_time(ada.act(step(one))).await.unwrap();
        sees(&mut bob, words.len() + 1).await;
        in_time(bob.act(step(two))).await.unwrap();
        sees(&mut ada, words.len() + 2).await;
        words.extend([one, two]);
    }
    a.signal("-KILL");
    let mut ada = TableClient::new(there, &table);
    in_time(ada.act(step("d4"))).await.unwrap();
    words.push("d4");
    sees(&mut bob, words.len()).await;
    let snapshot = bob.snapshot().unwrap();
    let played: Vec<_> = snapshot.words.iter().map(|word| word.word.as_str()).collect();
    assert_eq!(played, words, "nothing acknowledged is lost");
    // Whoever was connected to the dead node gets the time back.
    let outage = |table: &Snapshot| table.state.seq;
    let before = outage(snapshot);
    in_time(bob.wait_until(|table| table.state.seq > before)).await.unwrap();
    let events = events(bob.api(), &table).await;
    assert!(matches!(events.last().unwrap().kind, EventKind::Outage { .. }), "{events:?}");
    check([ada.api(), bob.api()], &table).await;
    b.stop().await;
}
