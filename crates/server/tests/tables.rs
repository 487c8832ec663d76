//! What people do at tables, through real sockets.

mod common;

use std::time::Duration;

use api::{
    Action, ClientMessage, Clock, Holder, Laid, Lobby, NewTable, Offer, Phase, Place,
    ServerMessage, Snapshot, Starts, Summary, What, Who,
};
use client::Follower;
use common::{Folder, Running};
use serde_json::Value;
use sqlx::Connection;

fn table() -> NewTable {
    NewTable { starts: Starts::Seat(1), ..NewTable::new("quoridor") }
}

fn join() -> Action {
    Action::Join { seat: None, piece: None, luck: None }
}

fn step(word: &str) -> Action {
    Action::Move { word: word.to_owned() }
}

/// Ada and Bob at a table that Ada laid.
async fn pair(server: &Running, spec: &NewTable) -> (Follower, Follower, String) {
    let ada = server.guest("Ada").await;
    let bob = server.guest("Bob").await;
    let laid = ada.lay(spec).await.unwrap();
    assert_eq!(laid.url, format!("{}/t/{}", server.url, laid.table));
    let ada = Follower::new(ada, &laid.table);
    let mut bob = Follower::new(bob, &laid.table);
    bob.act(join()).await.unwrap();
    (ada, bob, laid.table)
}

fn words(table: &Snapshot) -> Vec<&str> {
    table.words.iter().map(|played| played.word.as_str()).collect()
}

#[tokio::test]
async fn two_people_play_and_the_record_says_so() {
    let folder = Folder::new();
    let server = Running::start(&folder, |_| {}).await;
    let (mut ada, mut bob, table) = pair(&server, &table()).await;
    for (nth, word) in ["e2", "e8", "e3h", "d4v"].into_iter().enumerate() {
        let mover = if nth % 2 == 0 { &mut ada } else { &mut bob };
        assert!(mover.turn().await.unwrap());
        mover.act(step(word)).await.unwrap();
    }
    let refused = ada.act(step("e3h")).await.unwrap_err();
    assert_eq!(refused.refusal().unwrap().rule, "C12");
    ada.act(Action::Resign { seat: None }).await.unwrap();
    bob.until(|table| table.state.phase == Phase::Over).await.unwrap();
    assert_eq!(words(bob.snapshot().unwrap()), ["e2", "e8", "e3h", "d4v", "leave:1:resign"]);

    let record = ada.site().get_text(&format!("/tables/{table}/record")).await.unwrap();
    let archive = rules::Archive::parse(&record).unwrap();
    assert_eq!(server::verify::verify(&archive).unwrap().rolls, 0);
    let mine: Vec<Summary> = ada.site().get("/me/tables").await.unwrap();
    assert_eq!((mine.len(), mine[0].table.as_str()), (1, table.as_str()));

    server.stop().await;
}

#[tokio::test]
async fn a_rematch_takes_both_straight_into_the_next_game() {
    let folder = Folder::new();
    let server = Running::start(&folder, |_| {}).await;
    let (mut ada, mut bob, table) = pair(&server, &table()).await;
    bob.act(Action::Resign { seat: None }).await.unwrap();
    bob.act(Action::Rematch).await.unwrap();
    let asked = ada.until(|table| !table.state.offers.is_empty()).await.unwrap();
    assert_eq!(asked.state.offers, [(2, Offer::Rematch)]);
    assert_eq!(asked.state.rematch, None);
    ada.act(Action::Rematch).await.unwrap();
    let mut there = Vec::new();
    for who in [&mut ada, &mut bob] {
        let told = who.until(|table| table.state.rematch.is_some()).await.unwrap();
        there.push(told.state.rematch.clone().unwrap());
    }
    assert_eq!(there[0], there[1]);
    let events: Vec<api::Event> = ada.site().get(&format!("/tables/{table}/events")).await.unwrap();
    let Some(What::Rematched { table: new, seats }) = events.last().map(|event| &event.what) else {
        panic!("{:?}", events.last());
    };
    assert_eq!(*new, there[0]);
    let mut ada = Follower::new(ada.site().clone(), new);
    let mut bob = Follower::new(bob.site().clone(), new);
    let swapped = bob.until(|_| true).await.unwrap();
    assert_eq!(swapped.state.phase, Phase::Live, "nobody has to sit down");
    assert_eq!(swapped.rematch_of.as_ref(), Some(&table));
    assert_eq!(swapped.state.seats.iter().map(|s| s.holder.clone()).collect::<Vec<_>>(), *seats);
    assert!(matches!(&seats[0], Some(Holder::Person(person)) if person.name == "Bob"));
    bob.act(step("e2")).await.unwrap();
    ada.act(step("e8")).await.unwrap();
    // Asking once more leads to the same table.
    let mut late = Follower::new(bob.site().clone(), &table);
    late.act(Action::Rematch).await.unwrap();
    assert_eq!(late.until(|_| true).await.unwrap().state.rematch.as_ref(), Some(new));
    let mine: Vec<Summary> = bob.site().get("/me/tables").await.unwrap();
    assert_eq!(mine.len(), 2);
    server.stop().await;
}

#[tokio::test]
async fn lobby_and_pairing() {
    let folder = Folder::new();
    let server = Running::start(&folder, |_| {}).await;
    let ada = server.guest("Ada").await;
    let bob = server.guest("Bob").await;
    let eve = server.guest("Eve").await;
    ada.lay(&table()).await.unwrap();
    let open = ada.lay(&NewTable { public: true, ..table() }).await.unwrap();
    let lobby: Lobby = eve.get("/tables").await.unwrap();
    assert_eq!(lobby.open.iter().map(|t| &t.table).collect::<Vec<_>>(), [&open.table]);

    let wish = serde_json::json!({"game": "quoridor", "speed": "blitz"});
    let first: Laid = ada.post("/pairings", &wish).await.unwrap();
    let again: Laid = ada.post("/pairings", &wish).await.unwrap();
    assert_eq!(first, again, "nobody is paired with themselves");
    let slow: Laid = eve
        .post("/pairings", &serde_json::json!({"game": "quoridor", "speed": "days"}))
        .await
        .unwrap();
    assert_ne!(first.table, slow.table);
    let second: Laid = bob.post("/pairings", &wish).await.unwrap();
    assert_eq!(first.table, second.table);
    let snapshot: Snapshot = bob.get(&format!("/tables/{}", first.table)).await.unwrap();
    assert_eq!(snapshot.state.phase, Phase::Live);
    assert_eq!(snapshot.spec.clock, Clock::Fischer { seconds: 180, increment: 2 });
    server.stop().await;
}

#[tokio::test]
async fn machines_play_whatever_happens_to_them() {
    let folder = Folder::new();
    let server = Running::start(&folder, |config| config.engine_threads = 1).await;
    let ada = server.guest("Ada").await;
    // Level 7 panics, level 8 hangs: any legal move is played for them and the game goes on.
    for level in [1, 7, 8] {
        let places = vec![
            Place { who: Who::Me, piece: None },
            Place { who: Who::Level { level }, piece: None },
        ];
        let laid = ada.lay(&NewTable { places, ..table() }).await.unwrap();
        let mut ada = Follower::new(ada.clone(), &laid.table);
        ada.act(step("e2")).await.unwrap();
        let answered = ada.until(|table| table.words.len() == 2);
        tokio::time::timeout(Duration::from_secs(20), answered).await.unwrap().unwrap();
        ada.act(Action::Offer { offer: api::Offer::Takeback, seat: None }).await.unwrap();
        ada.until(|table| table.words.is_empty()).await.unwrap();
    }
    server.stop().await;
}

#[tokio::test]
async fn hints_are_for_those_who_do_not_play_people() {
    let folder = Folder::new();
    let server = Running::start(&folder, |config| config.insights_per_minute = 2).await;
    let (ada, _bob, table) = pair(&server, &table()).await;
    let path = format!("/tables/{table}/insight");
    let nothing = serde_json::json!({});
    let key = |result: Result<Value, client::ClientError>| {
        let error = result.unwrap_err();
        (error.refusal().unwrap().status, error.refusal().unwrap().key.clone())
    };
    assert_eq!(key(ada.site().post(&path, &nothing).await), (403, "server-insight-live".into()));
    let eve = server.guest("Eve").await;
    let insight: api::Insight = eve.post(&path, &nothing).await.unwrap();
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
async fn alone_against_machines_one_may_ask_for_hints() {
    let folder = Folder::new();
    let server = Running::start(&folder, |_| {}).await;
    let ada = server.guest("Ada").await;
    let machine = Place { who: Who::Level { level: 1 }, piece: None };
    let me = Place { who: Who::Me, piece: None };
    let alone = ada.lay(&NewTable { places: vec![me, machine], ..table() }).await.unwrap().table;
    let path = format!("/tables/{alone}/insight");
    let insight: api::Insight = ada.post(&path, &serde_json::json!({})).await.unwrap();
    assert_eq!(insight.position, "e1,e9 10,10 1 -");

    let mut socket = ada.socket().await.unwrap();
    let ask = ClientMessage::Insight { table: alone.clone(), ply: None, nonce: "h".into() };
    socket.say(&ask).await.unwrap();
    let answer = loop {
        match socket.hear().await.unwrap() {
            ServerMessage::Insight { nonce, table, insight } => break (nonce, table, insight),
            ServerMessage::Refused { reason, .. } => panic!("{reason}"),
            _ => {}
        }
    };
    assert_eq!(answer, ("h".to_owned(), alone.clone(), insight));

    // The same game with people, at whichever table and however long ago begun, ends that.
    let laid = ada.lay(&table()).await.unwrap();
    server.guest("Bob").await.act(&laid.table, join()).await.unwrap();
    let refused = ada.post::<Value>(&path, &serde_json::json!({})).await.unwrap_err();
    assert_eq!(refused.refusal().unwrap().key, "server-insight-live");
    ada.act(&laid.table, Action::Resign { seat: None }).await.unwrap();
    ada.post::<Value>(&path, &serde_json::json!({})).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_guest_goes_on_at_another_device() {
    let folder = Folder::new();
    let server = Running::start(&folder, |_| {}).await;
    let here = server.guest("Ada").await;
    let laid = here.lay(&table()).await.unwrap();
    let link: api::Link = here.post("/me/link", &()).await.unwrap();
    let nobody = client::Site::new(&server.url).unwrap();
    let code = serde_json::json!({"code": link.code});
    let credentials: api::Credentials = nobody.post("/link", &code).await.unwrap();
    assert_eq!(Some(&credentials.you), here.you());
    let there = nobody.clone().with(credentials);
    let mine: Vec<Summary> = there.get("/me/tables").await.unwrap();
    assert_eq!(mine[0].table, laid.table);
    let again = nobody.post::<Value>("/link", &code).await.unwrap_err();
    assert_eq!(again.refusal().unwrap().key, "server-code");
    server.stop().await;
}

#[tokio::test]
async fn a_flag_falls_on_time_though_nobody_looks() {
    let folder = Folder::new();
    let server = Running::start(&folder, |config| config.lag_ms = 100).await;
    let spec = NewTable { clock: Clock::PerMove { seconds: 1 }, ..table() };
    let (ada, bob, table) = pair(&server, &spec).await;
    let site = ada.site().clone();
    drop((ada, bob));
    let over = async {
        loop {
            let now: Vec<Summary> = site.get("/me/tables").await.unwrap();
            if now[0].phase == Phase::Over {
                break now[0].ending.clone().unwrap();
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let ending = tokio::time::timeout(Duration::from_secs(10), over).await.unwrap();
    assert_eq!((ending.outcome.as_str(), ending.cause.as_str()), ("0,1", "time"), "{table}");
    server.stop().await;
}

#[tokio::test]
async fn a_stopped_server_goes_on_where_it_was_and_gives_the_time_back() {
    let folder = Folder::new();
    let server = Running::start(&folder, |_| {}).await;
    let spec = NewTable { clock: Clock::SuddenDeath { seconds: 60 }, ..table() };
    let (mut ada, mut bob, table) = pair(&server, &spec).await;
    ada.act(step("e2")).await.unwrap();
    bob.act(step("e8")).await.unwrap();
    let address = server.url.strip_prefix("http://").unwrap().to_owned();
    server.stop().await;
    tokio::time::sleep(Duration::from_millis(2500)).await;
    let server = Running::start(&folder, |config| config.listen = address).await;
    ada.act(step("e3")).await.unwrap();
    let state = &bob.until(|table| table.words.len() == 3).await.unwrap().state;
    assert!(state.clock.left[0] > 58_500, "{:?}", state.clock);
    let events: Vec<api::Event> =
        ada.site().get(&format!("/tables/{table}/events?after=0")).await.unwrap();
    assert!(events.iter().any(|event| matches!(event.what, api::What::Outage { .. })));
    server.stop().await;
}

#[tokio::test]
async fn a_backup_is_taken_while_people_play_and_can_be_put_in_place() {
    let folder = Folder::new();
    let server = Running::start(&folder, |_| {}).await;
    let (mut ada, _bob, table) = pair(&server, &table()).await;
    ada.act(step("e2")).await.unwrap();
    let copy = folder.0.join("copy.sqlite");
    server::store::backup_file(&folder.database(), &copy).await.unwrap();
    assert!(
        server::store::backup_file(&folder.database(), &copy).await.is_err(),
        "never overwritten"
    );
    server.stop().await;

    let other = Folder::new();
    server::store::restore_file(&copy, &other.database()).await.unwrap();
    let server = Running::start(&other, |_| {}).await;
    let nobody = client::Site::new(&server.url).unwrap();
    let snapshot: Snapshot = nobody.get(&format!("/tables/{table}")).await.unwrap();
    assert_eq!(words(&snapshot), ["e2"]);
    server.stop().await;
}

#[tokio::test]
async fn what_nobody_comes_back_to_is_called_off_and_forgotten() {
    let folder = Folder::new();
    let server = Running::start(&folder, |_| {}).await;
    let ada = server.guest("Ada").await;
    let table = ada.lay(&table()).await.unwrap().table;
    let address = server.url.strip_prefix("http://").unwrap().to_owned();
    server.stop().await;
    let cleared = |site: client::Site, done: fn(&[Summary]) -> bool| async move {
        let wait = async {
            while !done(&site.get::<Vec<Summary>>("/me/tables").await.unwrap()) {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(20), wait).await.expect("cleared away");
    };
    let listen = address.clone();
    let server = Running::start(&folder, |config| {
        config.listen = listen;
        config.waiting_hours = 0;
    })
    .await;
    cleared(ada.clone(), |mine| mine[0].phase == Phase::Over).await;
    server.stop().await;
    let server = Running::start(&folder, |config| {
        config.listen = address;
        config.aborted_days = 0;
    })
    .await;
    cleared(ada.clone(), <[Summary]>::is_empty).await;
    let gone = ada.get::<Snapshot>(&format!("/tables/{table}")).await.unwrap_err();
    assert_eq!(gone.refusal().unwrap().status, 404);
    server.stop().await;
}

#[tokio::test]
async fn time_when_the_server_was_away_does_not_make_a_game_old() {
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let folder = Folder::new();
    let server = Running::start(&folder, |_| {}).await;
    let (ada, _bob, live) = pair(&server, &table()).await;
    let site = ada.site().clone();
    let open = site.lay(&table()).await.unwrap().table;
    let left = site.lay(&table()).await.unwrap().table;
    let address = server.url.strip_prefix("http://").unwrap().to_owned();
    server.stop().await;

    // Away for a year, in which nobody could come; one table was left alone before that.
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.database());
    let mut database = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
    for (sql, days) in [
        ("UPDATE heartbeats SET at = at - ?1", 365),
        ("UPDATE games SET at = at - ?1", 365),
        ("UPDATE games SET at = at - ?1 WHERE id = ?2", 3),
    ] {
        let query = sqlx::query(sql).bind(days * DAY).bind(&left);
        query.execute(&mut database).await.unwrap();
    }
    database.close().await.unwrap();

    let server = Running::start(&folder, |config| config.listen = address).await;
    let phase = async |table: &str| {
        site.get::<Snapshot>(&format!("/tables/{table}")).await.unwrap().state.phase
    };
    let cleared = async {
        while phase(&left).await != Phase::Over {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), cleared).await.expect("cleared away");
    assert_eq!((phase(&live).await, phase(&open).await), (Phase::Live, Phase::Waiting));
    server.stop().await;
}
