//! Whole games at tables, over HTTP and WebSockets.

use std::time::{Duration, Instant};

use api::{
    Action, ClientMessage, EventKind, FirstMove, Lobby, NewTable, Offer, SeatAssignment,
    SeatHolder, SeatSpec, ServerMessage, Snapshot, TableCreated, TablePhase, TableSummary,
    TimeControl,
};
use client::TableClient;
use serde_json::Value;

use crate::common::{Intruder, TempFolder, TestServer, in_time};

fn table() -> NewTable {
    NewTable { first_move: FirstMove::Seat(1), ..NewTable::new("quoridor") }
}

fn join() -> Action {
    Action::Join { seat: None, piece: None, client_seed: None, name: None }
}

fn step(word: &str) -> Action {
    Action::Move { word: word.to_owned() }
}

/// Ada and Bob at a table that Ada created.
async fn pair(server: &TestServer, spec: &NewTable) -> (TableClient, TableClient, String) {
    let ada = server.guest("Ada").await;
    let bob = server.guest("Bob").await;
    let created = ada.create_table(spec).await.unwrap();
    assert_eq!(created.url, format!("{}/t/{}", server.url, created.table));
    let ada = TableClient::new(ada, &created.table);
    let mut bob = TableClient::new(bob, &created.table);
    bob.act(join()).await.unwrap();
    (ada, bob, created.table)
}

fn words(table: &Snapshot) -> Vec<&str> {
    table.words.iter().map(|played| played.word.as_str()).collect()
}

#[tokio::test]
async fn two_people_play_and_the_game_is_recorded() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let (mut ada, mut bob, table) = pair(&server, &table()).await;
    for (nth, word) in ["e2", "e8", "e3h", "d4v"].into_iter().enumerate() {
        let mover = if nth % 2 == 0 { &mut ada } else { &mut bob };
        assert!(mover.wait_for_turn().await.unwrap());
        mover.act(step(word)).await.unwrap();
    }
    let refused = ada.act(step("e3h")).await.unwrap_err();
    assert_eq!(refused.refusal().unwrap().rule, "C12");
    ada.act(Action::Resign { seat: None }).await.unwrap();
    bob.wait_until(|table| table.state.phase == TablePhase::Over).await.unwrap();
    assert_eq!(words(bob.snapshot().unwrap()), ["e2", "e8", "e3h", "d4v", "leave:1:resign"]);

    let record = ada.api().get_text(&format!("/tables/{table}/record")).await.unwrap();
    let game_record = rules::GameRecord::parse(&record).unwrap();
    assert_eq!(dice::verify(&game_record).unwrap().rolls, 0);
    let mine: Vec<TableSummary> = ada.api().get("/me/tables").await.unwrap();
    assert_eq!((mine.len(), mine[0].table.as_str()), (1, table.as_str()));

    server.stop().await;
}

#[tokio::test]
async fn a_rematch_seats_both_players_at_a_new_table() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let (mut ada, mut bob, table) = pair(&server, &table()).await;
    bob.act(Action::Resign { seat: None }).await.unwrap();
    bob.act(Action::Rematch).await.unwrap();
    let offered = ada.wait_until(|table| !table.state.offers.is_empty()).await.unwrap();
    assert_eq!(offered.state.offers, [(2, Offer::Rematch)]);
    assert_eq!(offered.state.rematch, None);
    ada.act(Action::Rematch).await.unwrap();
    let mut rematches = Vec::new();
    for who in [&mut ada, &mut bob] {
        let agreed = who.wait_until(|table| table.state.rematch.is_some()).await.unwrap();
        rematches.push(agreed.state.rematch.clone().unwrap());
    }
    assert_eq!(rematches[0], rematches[1]);
    let events: Vec<api::Event> = ada.api().get(&format!("/tables/{table}/events")).await.unwrap();
    let Some(EventKind::Rematched { table: new, seats }) = events.last().map(|event| &event.kind)
    else {
        panic!("{:?}", events.last());
    };
    assert_eq!(*new, rematches[0]);
    let mut ada = TableClient::new(ada.api().clone(), new);
    let mut bob = TableClient::new(bob.api().clone(), new);
    let swapped = bob.wait_until(|_| true).await.unwrap();
    assert_eq!(swapped.state.phase, TablePhase::Live, "both are seated already");
    assert_eq!(swapped.rematch_of.as_ref(), Some(&table));
    assert_eq!(swapped.state.seats.iter().map(|s| s.holder.clone()).collect::<Vec<_>>(), *seats);
    assert!(matches!(&seats[0], Some(SeatHolder::Person(person)) if person.name == "Bob"));
    bob.act(step("e2")).await.unwrap();
    ada.act(step("e8")).await.unwrap();
    // Another request leads to the same table.
    let mut late = TableClient::new(bob.api().clone(), &table);
    late.act(Action::Rematch).await.unwrap();
    assert_eq!(late.wait_until(|_| true).await.unwrap().state.rematch.as_ref(), Some(new));
    let mine: Vec<TableSummary> = bob.api().get("/me/tables").await.unwrap();
    assert_eq!(mine.len(), 2);
    server.stop().await;
}

#[tokio::test]
async fn the_lobby_lists_public_tables_and_pairing_finds_an_opponent() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let ada = server.guest("Ada").await;
    let bob = server.guest("Bob").await;
    let eve = server.guest("Eve").await;
    ada.create_table(&table()).await.unwrap();
    let open = ada.create_table(&NewTable { public: true, ..table() }).await.unwrap();
    let lobby: Lobby = eve.get("/tables").await.unwrap();
    assert_eq!(lobby.open.iter().map(|t| &t.table).collect::<Vec<_>>(), [&open.table]);

    let blitz = serde_json::json!({"game": "quoridor", "speed": "blitz"});
    let first: TableCreated = ada.post("/pairings", &blitz).await.unwrap();
    let again: TableCreated = ada.post("/pairings", &blitz).await.unwrap();
    assert_eq!(first, again, "nobody is paired with themselves");
    let slow: TableCreated = eve
        .post("/pairings", &serde_json::json!({"game": "quoridor", "speed": "days"}))
        .await
        .unwrap();
    assert_ne!(first.table, slow.table);
    let second: TableCreated = bob.post("/pairings", &blitz).await.unwrap();
    assert_eq!(first.table, second.table);
    let snapshot: Snapshot = bob.get(&format!("/tables/{}", first.table)).await.unwrap();
    assert_eq!(snapshot.state.phase, TablePhase::Live);
    assert_eq!(snapshot.spec.time_control, TimeControl::Fischer { seconds: 180, increment: 2 });
    server.stop().await;
}

/// The lobby says how many are at tables and how many games run, private ones too.
#[tokio::test]
async fn the_lobby_says_what_goes_on() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let (mut ada, bob, _) = pair(&server, &table()).await;
    ada.wait_until(|_| true).await.unwrap();
    let lobby: Lobby = bob.api().get("/tables").await.unwrap();
    let activity = lobby.activity.unwrap();
    assert_eq!(activity.games, 1);
    assert!((1..=2).contains(&activity.people), "{activity:?}");
    server.stop().await;
}

#[tokio::test]
async fn computer_players_move_even_if_the_engine_fails() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |config| config.engine_threads = 1).await;
    let ada = server.guest("Ada").await;
    // Level 7 panics, level 8 hangs: a random legal move is played instead.
    for level in [1, 7, 8] {
        let seat_specs = vec![
            SeatSpec { assignment: SeatAssignment::Me, piece: None },
            SeatSpec { assignment: SeatAssignment::Level { level }, piece: None },
        ];
        let created = ada.create_table(&NewTable { seat_specs, ..table() }).await.unwrap();
        let mut ada = TableClient::new(ada.clone(), &created.table);
        ada.act(step("e2")).await.unwrap();
        let answered = ada.wait_until(|table| table.words.len() == 2);
        in_time(answered).await.unwrap();
        ada.act(Action::offer(api::Offer::Takeback)).await.unwrap();
        ada.wait_until(|table| table.words.is_empty()).await.unwrap();
    }
    server.stop().await;
}

#[tokio::test]
async fn insights_are_refused_to_people_who_play_against_people() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |config| config.insights_per_minute = 2).await;
    let (ada, _bob, table) = pair(&server, &table()).await;
    let path = format!("/tables/{table}/insight");
    let nothing = serde_json::json!({});
    let key = |result: Result<Value, client::ClientError>| {
        let error = result.unwrap_err();
        (error.refusal().unwrap().status, error.refusal().unwrap().key.clone())
    };
    assert_eq!(key(ada.api().post(&path, &nothing).await), (403, "server-insight-live".into()));
    // Nor to anyone who watches: a second guest would be the first one's adviser.
    let eve = server.guest("Eve").await;
    assert_eq!(key(eve.post(&path, &nothing).await), (403, "server-insight-live".into()));
    assert_eq!(
        key(eve.post(&path, &serde_json::json!({"ply": 0})).await),
        (403, "server-insight-live".into())
    );
    ada.api().act(&table, Action::Resign { seat: None }).await.unwrap();
    let nothing = serde_json::json!({"ply": 0});
    let insight: api::PositionInsight = eve.post(&path, &nothing).await.unwrap();
    assert_eq!(insight.position, "e1,e9 10,10 1 -");
    assert_eq!(
        key(eve.post(&path, &serde_json::json!({"ply": 9})).await),
        (404, "server-no-ply".into())
    );
    eve.post::<Value>(&path, &nothing).await.unwrap();
    assert_eq!(key(eve.post(&path, &nothing).await), (429, "server-too-often".into()));
    server.stop().await;
}

#[tokio::test]
async fn insights_are_allowed_against_computer_players() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let ada = server.guest("Ada").await;
    let computer = SeatSpec { assignment: SeatAssignment::Level { level: 1 }, piece: None };
    let me = SeatSpec { assignment: SeatAssignment::Me, piece: None };
    let alone = ada
        .create_table(&NewTable { seat_specs: vec![me, computer], ..table() })
        .await
        .unwrap()
        .table;
    let path = format!("/tables/{alone}/insight");
    let insight: api::PositionInsight = ada.post(&path, &serde_json::json!({})).await.unwrap();
    assert_eq!(insight.position, "e1,e9 10,10 1 -");

    let mut socket = ada.socket().await.unwrap();
    let ask = ClientMessage::Insight { table: alone.clone(), ply: None, nonce: "h".into() };
    socket.send(&ask).await.unwrap();
    let answer = loop {
        match socket.receive().await.unwrap() {
            ServerMessage::Insight { nonce, table, insight } => break (nonce, table, insight),
            ServerMessage::Refused { reason, .. } => panic!("{reason}"),
            _ => {}
        }
    };
    assert_eq!(answer, ("h".to_owned(), alone.clone(), insight));

    // No longer while one plays the same game against people, at any table.
    let created = ada.create_table(&table()).await.unwrap();
    server.guest("Bob").await.act(&created.table, join()).await.unwrap();
    let refused = ada.post::<Value>(&path, &serde_json::json!({})).await.unwrap_err();
    assert_eq!(refused.refusal().unwrap().key, "server-insight-live");
    ada.act(&created.table, Action::Resign { seat: None }).await.unwrap();
    ada.post::<Value>(&path, &serde_json::json!({})).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_link_code_signs_a_guest_in_on_another_device() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let first_device = server.guest("Ada").await;
    let created = first_device.create_table(&table()).await.unwrap();
    let link: api::LinkCode = first_device.post("/me/link", &()).await.unwrap();
    let nobody = client::ApiClient::new(&server.url).unwrap();
    let code = serde_json::json!({"code": link.code});
    let credentials: api::Credentials = nobody.post("/link", &code).await.unwrap();
    assert_eq!(Some(&credentials.you), first_device.you());
    let second_device = nobody.clone().with_credentials(credentials);
    let mine: Vec<TableSummary> = second_device.get("/me/tables").await.unwrap();
    assert_eq!(mine[0].table, created.table);
    let second_use = nobody.post::<Value>("/link", &code).await.unwrap_err();
    assert_eq!(second_use.refusal().unwrap().key, "server-code");
    server.stop().await;
}

#[tokio::test]
async fn a_flag_falls_without_any_connection() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |config| config.lag_ms = 100).await;
    let spec = NewTable { time_control: TimeControl::PerMove { seconds: 1 }, ..table() };
    let (mut ada, bob, table) = pair(&server, &spec).await;
    ada.act(step("e2")).await.unwrap();
    let api = ada.api().clone();
    drop((ada, bob));
    let over = async {
        loop {
            let now: Vec<TableSummary> = api.get("/me/tables").await.unwrap();
            if now[0].phase == TablePhase::Over {
                break now[0].ending.clone().unwrap();
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let ending = in_time(over).await;
    assert_eq!((ending.outcome.as_str(), ending.cause.word()), ("1,0", "time"), "{table}");
    server.stop().await;
}

#[tokio::test]
async fn after_a_restart_games_go_on_and_clock_time_is_given_back() {
    let folder = TempFolder::new();
    let begun = Instant::now();
    let server = TestServer::start(&folder, |_| {}).await;
    let spec = NewTable { time_control: TimeControl::SuddenDeath { seconds: 600 }, ..table() };
    let (mut ada, mut bob, table) = pair(&server, &spec).await;
    ada.act(step("e2")).await.unwrap();
    bob.act(step("e8")).await.unwrap();
    let address = server.url.strip_prefix("http://").unwrap().to_owned();
    server.stop().await;
    // An outage of an hour: all that there is happened so much earlier.
    let mut database = Intruder::connect(&folder).await;
    for sql in [
        "UPDATE heartbeats SET at = at - 3600000",
        "UPDATE events SET at = at - 3600000",
        "UPDATE games SET at = at - 3600000, wake = wake - 3600000",
    ] {
        database.execute(sql).await;
    }
    let server = TestServer::start(&folder, |config| config.listen = address).await;
    in_time(ada.act(step("e3"))).await.unwrap();
    let state = &in_time(bob.wait_until(|table| table.words.len() == 3)).await.unwrap().state;
    let since = u64::try_from(begun.elapsed().as_millis()).unwrap();
    assert!(state.clock.left[0] + since >= 600_000, "{:?}", state.clock);
    let events: Vec<api::Event> =
        ada.api().get(&format!("/tables/{table}/events?after=0")).await.unwrap();
    assert!(events.iter().any(|event| matches!(event.kind, api::EventKind::Outage { .. })));
    server.stop().await;
}

#[tokio::test]
async fn a_backup_is_taken_while_people_play_and_can_be_restored() {
    let folder = TempFolder::with_file();
    let server = TestServer::start(&folder, |_| {}).await;
    let (mut ada, _bob, table) = pair(&server, &table()).await;
    ada.act(step("e2")).await.unwrap();
    let copy = folder.0.join("copy.sqlite");
    store::backup_file(&folder.database(), &copy).await.unwrap();
    assert!(store::backup_file(&folder.database(), &copy).await.is_err(), "never overwritten");
    server.stop().await;

    let other = TempFolder::with_file();
    store::restore_file(&copy, &other.database()).await.unwrap();
    let server = TestServer::start(&other, |_| {}).await;
    let nobody = client::ApiClient::new(&server.url).unwrap();
    let snapshot: Snapshot = nobody.get(&format!("/tables/{table}")).await.unwrap();
    assert_eq!(words(&snapshot), ["e2"]);
    server.stop().await;
}

#[tokio::test]
async fn abandoned_tables_are_aborted_and_deleted() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let ada = server.guest("Ada").await;
    let table = ada.create_table(&table()).await.unwrap().table;
    let address = server.url.strip_prefix("http://").unwrap().to_owned();
    server.stop().await;
    let wait_for_clean_up = |api: client::ApiClient, done: fn(&[TableSummary]) -> bool| async move {
        let wait = async {
            while !done(&api.get::<Vec<TableSummary>>("/me/tables").await.unwrap()) {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        in_time(wait).await;
    };
    let listen = address.clone();
    let server = TestServer::start(&folder, |config| {
        config.listen = listen;
        config.waiting_hours = 0;
    })
    .await;
    wait_for_clean_up(ada.clone(), |mine| mine[0].phase == TablePhase::Over).await;
    server.stop().await;
    let server = TestServer::start(&folder, |config| {
        config.listen = address;
        config.aborted_days = 0;
    })
    .await;
    wait_for_clean_up(ada.clone(), <[TableSummary]>::is_empty).await;
    let gone = ada.get::<Snapshot>(&format!("/tables/{table}")).await.unwrap_err();
    assert_eq!(gone.refusal().unwrap().status, 404);
    server.stop().await;
}

#[tokio::test]
async fn what_cannot_be_cleaned_up_keeps_nothing_else_from_it() {
    let folder = TempFolder::new();
    TestServer::start(&folder, |_| {}).await.stop().await;
    let mut database = Intruder::connect(&folder).await;
    let sql = "DROP TABLE passkey_ceremonies; INSERT INTO early_leaves VALUES ('ada', 'game', 1)";
    database.execute(sql).await;
    let server = TestServer::start(&folder, |_| {}).await;
    in_time(async {
        while database.count("early_leaves").await > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    })
    .await;
    server.stop().await;
}

#[tokio::test]
async fn an_outage_does_not_count_as_inactivity() {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let (ada, _bob, live) = pair(&server, &table()).await;
    let api = ada.api().clone();
    let open = api.create_table(&table()).await.unwrap().table;
    let abandoned = api.create_table(&table()).await.unwrap().table;
    let address = server.url.strip_prefix("http://").unwrap().to_owned();
    server.stop().await;

    // An outage of a year; one table had been abandoned three days before it.
    let mut database = Intruder::connect(&folder).await;
    for sql in [
        format!("UPDATE heartbeats SET at = at - {}", 365 * DAY),
        format!("UPDATE games SET at = at - {}", 365 * DAY),
        format!("UPDATE games SET at = at - {} WHERE id = '{abandoned}'", 3 * DAY),
    ] {
        database.execute(&sql).await;
    }

    let server = TestServer::start(&folder, |config| config.listen = address).await;
    let phase = async |table: &str| {
        api.get::<Snapshot>(&format!("/tables/{table}")).await.unwrap().state.phase
    };
    let aborted = async {
        while phase(&abandoned).await != TablePhase::Over {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    in_time(aborted).await;
    assert_eq!((phase(&live).await, phase(&open).await), (TablePhase::Live, TablePhase::Waiting));
    server.stop().await;
}
