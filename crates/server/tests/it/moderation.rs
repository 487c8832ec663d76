//! A moderator's tools: each does what it says, at every node and after a restart, and is in the audit log.
//! And people who are forgotten.

use std::time::Duration;

use api::{
    Action, AuditEntry, ClientMessage, Event, EventKind, FirstMove, Lobby, ModeratorReason,
    NewGuest, NewSanction, NewTable, Person, PersonReport, RestartNotice, Sanction, SanctionKind,
    SeatHolder, ServerMessage, Snapshot, TablePhase, TableSummary,
};
use client::{ApiClient, ClientError, Socket, TableClient};
use table::Table;

use crate::common::{
    self, Intruder, TempFolder, TestDatabase, TestServer, in_time, moderator_script, person_id,
    refusal_key,
};

const HOUR: u64 = 3_600_000;

async fn me(api: &ApiClient) -> Result<Person, ClientError> {
    api.get("/me").await
}

async fn acts(moderator: &ApiClient) -> Vec<AuditEntry> {
    moderator.get("/admin/audit").await.unwrap()
}

async fn events(api: &ApiClient, table: &str) -> Vec<Event> {
    api.get(&format!("/tables/{table}/events")).await.unwrap()
}

async fn snapshot(api: &ApiClient, table: &str) -> Result<Snapshot, ClientError> {
    api.get(&format!("/tables/{table}")).await
}

async fn impose(
    moderator: &ApiClient,
    kind: SanctionKind,
    subject: &str,
) -> Result<Sanction, ClientError> {
    let reason = "rude".to_owned();
    let new = NewSanction {
        kind,
        subject: subject.to_owned(),
        duration: HOUR,
        reason,
        told: None,
        case: None,
        seen: None,
        confirmed: false,
    };
    moderator.post("/admin/sanctions", &new).await
}

/// A live game of Ada and Bob that anybody can watch.
async fn live_game(server: &TestServer) -> (TableClient, TableClient, String) {
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let first_move = FirstMove::Seat(1);
    let spec = NewTable { public: true, first_move, ..NewTable::new("quoridor") };
    let table = ada.create_table(&spec).await.unwrap().table;
    let (mut ada, mut bob) = (TableClient::new(ada, &table), TableClient::new(bob, &table));
    bob.act(Action::Join { seat: None, piece: None, client_seed: None, name: None }).await.unwrap();
    ada.act(Action::Move { word: "e2".to_owned() }).await.unwrap();
    bob.wait_until(|table| table.words.len() == 1).await.unwrap();
    (ada, bob, table)
}

fn names(snapshot: &Snapshot) -> Vec<String> {
    let name = |holder: &SeatHolder| match holder {
        SeatHolder::Person(person) => person.name.clone(),
        SeatHolder::Level { level } => level.to_string(),
    };
    snapshot.state.seats.iter().filter_map(|seat| seat.holder.as_ref().map(name)).collect()
}

#[tokio::test]
async fn only_moderators_have_these_tools() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let nobody = ApiClient::new(&server.url).unwrap();
    let ada = server.guest("Ada").await;
    for api in [nobody.clone(), ada, nobody.as_moderator(&"0".repeat(64), "Eve")] {
        assert_eq!(
            refusal_key(api.get::<Vec<AuditEntry>>("/admin/audit").await),
            "server-moderator"
        );
        assert_eq!(
            refusal_key(api.delete::<AuditEntry>("/admin/tables/x").await),
            "server-moderator"
        );
    }
    let moderator = moderator_script(&server, &folder, "Mod").await;
    assert_eq!(acts(&moderator).await, []);
    server.stop().await;
}

#[tokio::test]
async fn ending_a_game_is_an_event_like_any_other() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let moderator = moderator_script(&server, &folder, "Mod").await;
    let (mut ada, _bob, table) = live_game(&server).await;
    let path = format!("/admin/tables/{table}/end");
    let why = ModeratorReason { reason: "stalled".to_owned() };
    let entry: AuditEntry = moderator.post(&path, &why).await.unwrap();
    let over = in_time(ada.wait_until(|table| table.state.phase == TablePhase::Over)).await;
    let ending = over.unwrap().state.ending.clone().unwrap();
    assert_eq!((ending.outcome.as_str(), ending.cause), ("", api::Cause::Aborted));
    let events = events(ada.api(), &table).await;
    assert!(matches!(events.last().unwrap().kind, EventKind::Ended { .. }), "{events:?}");
    let replayed = Table::replay(&table, &events).unwrap();
    let now = snapshot(ada.api(), &table).await.unwrap();
    assert_eq!(replayed.snapshot(now.state.now), now);
    assert_eq!(refusal_key(moderator.post::<AuditEntry>(&path, &why).await), "server-over");
    assert_eq!(acts(&moderator).await, std::slice::from_ref(&entry));
    assert_eq!((&*entry.moderator, &*entry.act, &*entry.note), ("Mod", "end", "stalled"));
    let path = "/admin/tables/nosuchtable/end";
    assert_eq!(refusal_key(moderator.post::<AuditEntry>(path, &why).await), "server-no-table");
    server.stop().await;
}

#[tokio::test]
async fn a_table_that_is_removed_is_gone_for_everybody() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let moderator = moderator_script(&server, &folder, "Mod").await;
    let (ada, _bob, table) = live_game(&server).await;
    let listed: Vec<TableSummary> = moderator.get("/admin/tables?phase=live").await.unwrap();
    assert_eq!(listed[0].table, table);
    let mut socket = ada.api().socket().await.unwrap();
    socket
        .send(&ClientMessage::Watch { table: table.clone(), after: None, phrases: false })
        .await
        .unwrap();
    wait_for(&mut socket, |message| matches!(message, ServerMessage::Snapshot(_))).await;
    let path = format!("/admin/tables/{table}");
    moderator.delete::<AuditEntry>(&path).await.unwrap();
    wait_for(&mut socket, |message| {
        matches!(message, ServerMessage::Refused { reason, .. } if reason.key == "server-no-table")
    })
    .await;
    assert_eq!(refusal_key(snapshot(ada.api(), &table).await), "server-no-table");
    assert_eq!(
        refusal_key(ada.api().act(&table, Action::Resign { seat: None }).await),
        "server-no-table"
    );
    let mine: Vec<TableSummary> = ada.api().get("/me/tables").await.unwrap();
    assert_eq!(mine, []);
    assert_eq!(refusal_key(moderator.delete::<AuditEntry>(&path).await), "server-no-table");
    assert_eq!(acts(&moderator).await.len(), 1);
    server.stop().await;
}

async fn wait_for(socket: &mut Socket, wanted: impl Fn(&ServerMessage) -> bool) {
    in_time(async { while !wanted(&socket.receive().await.unwrap()) {} }).await;
}

#[tokio::test]
async fn who_is_banned_can_do_nothing_until_the_ban_is_lifted() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let moderator = moderator_script(&server, &folder, "Mod").await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let mut socket = ada.socket().await.unwrap();
    let ban = impose(&moderator, SanctionKind::Ban, &person_id(&ada)).await.unwrap();
    // An open socket is told, and closed.
    wait_for(
        &mut socket,
        |message| matches!(message, ServerMessage::Bye { why } if why == "banned"),
    )
    .await;
    assert_eq!(refusal_key(me(&ada).await), "server-banned");
    assert_eq!(refusal_key(ada.create_table(&NewTable::new("quoridor")).await), "server-banned");
    let mut late = ApiClient::new(&server.url).unwrap().socket().await.unwrap();
    let token = ada.token().unwrap().to_owned();
    late.send(&ClientMessage::Hello { token }).await.unwrap();
    wait_for(&mut late, |message| {
        matches!(message, ServerMessage::Refused { reason, .. } if reason.key == "server-banned")
    })
    .await;
    me(&bob).await.unwrap();
    let report: PersonReport =
        moderator.get(&format!("/admin/people/{}", person_id(&ada))).await.unwrap();
    assert_eq!(report.sanctions, std::slice::from_ref(&ban));

    // It is remembered.
    let address = server.url.strip_prefix("http://").unwrap().to_owned();
    server.stop().await;
    let server = TestServer::start(&folder, |config| config.listen = address).await;
    assert_eq!(refusal_key(me(&ada).await), "server-banned");
    // To be forgotten is everybody's right.
    let eve = server.guest("Eve").await;
    impose(&moderator, SanctionKind::Ban, &person_id(&eve)).await.unwrap();
    eve.delete::<Person>("/me").await.unwrap();
    moderator.delete::<AuditEntry>(&format!("/admin/sanctions/{}", ban.id)).await.unwrap();
    me(&ada).await.unwrap();
    let gone = moderator.delete::<AuditEntry>(&format!("/admin/sanctions/{}", ban.id)).await;
    assert_eq!(refusal_key(gone), "server-no-sanction");
    let acts: Vec<_> = acts(&moderator).await.into_iter().map(|entry| entry.act).collect();
    assert_eq!(acts, ["lift", "ban", "ban"]);
    server.stop().await;
}

#[tokio::test]
async fn addresses_are_banned_by_range_and_moderators_are_not_locked_out() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |config| config.behind_proxy = true).await;
    let moderator = moderator_script(&server, &folder, "Mod").await;
    let ban = impose(&moderator, SanctionKind::Ban, "198.51.100.9/24").await.unwrap();
    assert_eq!(ban.subject, "198.51.100.0/24");
    let from = async |address: &str| {
        let request = format!(
            "GET /api/v1/tables HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {address}\r\n\
             Connection: close\r\n\r\n"
        );
        common::send(&server.url, &request).await
    };
    assert!(from("198.51.100.77").await.contains("server-banned"));
    assert!(from("198.51.101.77").await.starts_with("HTTP/1.1 200"));
    impose(&moderator, SanctionKind::Ban, "127.0.0.0/8").await.unwrap();
    assert_eq!(refusal_key(moderator.get::<Lobby>("/tables").await), "server-banned");
    assert_eq!(moderator.get::<Vec<Sanction>>("/admin/sanctions").await.unwrap().len(), 2);
    for subject in ["0.0.0.0/0", "somebody else", ""] {
        let refused = impose(&moderator, SanctionKind::Ban, subject).await;
        assert_eq!(refusal_key(refused), "server-subject", "{subject}");
    }
    server.stop().await;
}

#[tokio::test]
async fn who_is_silenced_plays_on_without_a_name() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let moderator = moderator_script(&server, &folder, "Mod").await;
    let ada = server.guest("Ada").await;
    impose(&moderator, SanctionKind::Silence, &person_id(&ada)).await.unwrap();
    assert!(me(&ada).await.unwrap().unnamed);
    let name = NewGuest { name: Some("Ada again".to_owned()) };
    assert_eq!(refusal_key(ada.patch::<api::Credentials>("/me", &name).await), "server-silenced");
    let public = NewTable { public: true, ..NewTable::new("quoridor") };
    assert_eq!(refusal_key(ada.create_table(&public).await), "server-silenced");
    let bob = server.guest("Bob").await;
    let table = bob.create_table(&NewTable::new("quoridor")).await.unwrap().table;
    let join = |name| Action::Join { seat: None, piece: None, client_seed: None, name };
    let named = ada.act(&table, join(Some("Eve".to_owned()))).await;
    assert_eq!(refusal_key(named), "server-silenced");
    // Nor do they say anything with what they add to the dice, or by whom they reserve a seat for.
    let seeded = |seed: &str| {
        let client_seed = Some(seed.to_owned());
        Action::Join { seat: None, piece: None, client_seed, name: None }
    };
    assert_eq!(refusal_key(ada.act(&table, seeded("Eve")).await), "server-silenced");
    let pairing = serde_json::json!({"game": "quoridor", "speed": "blitz", "luck": "Eve"});
    assert_eq!(
        refusal_key(ada.post::<api::PairingPlace>("/pairings", &pairing).await),
        "server-silenced"
    );
    let person = Person::new(person_id(&bob), "Eve");
    let seats = [api::SeatAssignment::Me, api::SeatAssignment::Reserved { person }];
    let seat_specs = seats.map(|assignment| api::SeatSpec { assignment, piece: None }).to_vec();
    let reserved = NewTable { seat_specs, ..NewTable::new("quoridor") };
    let reserved = ada.create_table(&reserved).await.unwrap().table;
    let text = bob.get_text(&format!("/tables/{reserved}")).await.unwrap();
    assert!(!text.contains("Eve"), "{text}");
    ada.act(&table, seeded("5eed")).await.unwrap();
    let shown = names(&snapshot(&bob, &table).await.unwrap());
    assert_eq!(shown, ["Bob".to_owned(), Person::guest(person_id(&ada)).name]);
    // And the phrases that players say to each other are words too.
    let mut ada = TableClient::new(ada, &table);
    let said = ada.say(api::Phrase::Hello).await;
    assert_eq!(refusal_key(said), "server-silenced");
    server.stop().await;
}

#[tokio::test]
async fn what_somebody_wrote_before_they_were_silenced_is_not_in_the_lobby() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let moderator = moderator_script(&server, &folder, "Mod").await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let public = NewTable { public: true, ..NewTable::new("quoridor") };
    let waiting = ada.create_table(&public).await.unwrap().table;
    let live = ada.create_table(&public).await.unwrap().table;
    let join = Action::Join { seat: None, piece: None, client_seed: None, name: None };
    bob.act(&live, join).await.unwrap();
    let stranger = ApiClient::new(&server.url).unwrap();
    let lobby = || async { stranger.get::<Lobby>("/tables").await.unwrap() };
    let ids = |tables: &[api::TableSummary]| {
        tables.iter().map(|table| table.table.clone()).collect::<Vec<_>>()
    };
    let before = lobby().await;
    assert_eq!((ids(&before.open), ids(&before.live)), (vec![waiting], vec![live.clone()]));

    let silence = impose(&moderator, SanctionKind::Silence, &person_id(&ada)).await.unwrap();
    let silenced = lobby().await;
    assert_eq!((ids(&silenced.open), ids(&silenced.live)), (vec![], vec![live]));
    let text = serde_json::to_string(&silenced).unwrap();
    assert!(!text.contains("Ada") && text.contains("Bob"), "{text}");
    // It is nothing that stays.
    let path = format!("/admin/sanctions/{}", silence.id);
    moderator.delete::<AuditEntry>(&path).await.unwrap();
    assert_eq!(lobby().await, before);
    server.stop().await;
}

#[tokio::test]
async fn a_new_name_is_shown_everywhere_and_its_owner_may_choose_again() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let moderator = moderator_script(&server, &folder, "Mod").await;
    let (mut ada, mut bob, table) = live_game(&server).await;
    let name = NewGuest { name: Some("Nice".to_owned()) };
    let path = format!("/admin/people/{}", person_id(ada.api()));
    moderator.patch::<Person>(&path, &name).await.unwrap();
    assert_eq!(me(ada.api()).await.unwrap().name, "Nice");
    let renamed = |table: &Snapshot| names(table) == ["Nice", "Bob"];
    in_time(bob.wait_until(renamed)).await.unwrap();
    let lobby: Lobby = bob.api().get("/tables").await.unwrap();
    assert!(serde_json::to_string(&lobby).unwrap().contains("Nice"));
    // No event has changed; what is read of them has.
    let events = events(bob.api(), &table).await;
    assert!(!serde_json::to_string(&events).unwrap().contains("\"Ada\""));
    let replayed = Table::replay(&table, &events).unwrap();
    let now = snapshot(bob.api(), &table).await.unwrap();
    assert_eq!(replayed.snapshot(now.state.now), now);
    in_time(bob.act(Action::Move { word: "e8".to_owned() })).await.unwrap();
    in_time(ada.wait_until(|table| table.words.len() == 2)).await.unwrap();

    let own = NewGuest { name: Some("Ada L.".to_owned()) };
    let own: api::Credentials = ada.api().patch("/me", &own).await.unwrap();
    let ada = ada.api().clone().with_credentials(own);
    assert_eq!(me(&ada).await.unwrap().name, "Ada L.");
    assert_eq!(acts(&moderator).await[0].note, "Nice");
    server.stop().await;
}

#[tokio::test]
async fn a_restart_is_announced_to_everyone() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let moderator = moderator_script(&server, &folder, "Mod").await;
    let mut socket = server.guest("Ada").await.socket().await.unwrap();
    let at = store::system_time() + HOUR;
    let notice = RestartNotice { at: Some(at) };
    let _: RestartNotice = moderator.post("/admin/restart", &notice).await.unwrap();
    wait_for_restart(&mut socket, Some(at)).await;
    // Whoever comes later is told too.
    let mut later = server.guest("Bob").await.socket().await.unwrap();
    wait_for_restart(&mut later, Some(at)).await;
    let none = RestartNotice { at: None };
    let _: RestartNotice = moderator.post("/admin/restart", &none).await.unwrap();
    wait_for_restart(&mut socket, None).await;
    server.stop().await;
}

/// Talks to the server until it says that.
async fn wait_for_restart(socket: &mut Socket, at: Option<u64>) {
    in_time(async {
        loop {
            socket.send(&ClientMessage::Ping { id: 1 }).await.unwrap();
            while !matches!(socket.receive().await.unwrap(), ServerMessage::Pong { .. }) {}
            if socket.restart() == at {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    })
    .await;
}

/// Every text of the database, whichever it is.
async fn texts(folder: &TempFolder) -> String {
    use sqlx::{Connection, Row};
    const SQL: &str = "SELECT body FROM events UNION ALL SELECT summary FROM games
                       UNION ALL SELECT name FROM names UNION ALL SELECT name FROM links";
    let rows: Vec<String> = if folder.is_postgres() {
        let url = folder.database_url().await;
        let mut database = sqlx::PgConnection::connect(&url).await.unwrap();
        let rows = sqlx::query(SQL).fetch_all(&mut database).await.unwrap();
        rows.iter().map(|row| row.get(0)).collect()
    } else {
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.database());
        let mut database = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
        let rows = sqlx::query(SQL).fetch_all(&mut database).await.unwrap();
        rows.iter().map(|row| row.get(0)).collect()
    };
    rows.join("\n")
}

#[tokio::test]
async fn events_have_ids_and_names_are_apart() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let (ada, _bob, table) = live_game(&server).await;
    let mut database = Intruder::connect(&folder).await;
    database.execute("DELETE FROM names").await;
    let shown: Vec<_> = events(ada.api(), &table).await;
    let text = serde_json::to_string(&shown).unwrap();
    assert!(!text.contains("Ada") && text.contains(&person_id(ada.api())), "{text}");
    server.stop().await;
}

#[tokio::test]
async fn who_is_forgotten_leaves_no_name_and_the_dice_stay_right() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let spec = NewTable::new("mspacman");
    let table = ada.create_table(&spec).await.unwrap().table;
    ada.act(&table, Action::ClientSeed { client_seed: "seven".to_owned() }).await.unwrap();
    let join =
        Action::Join { seat: None, piece: None, client_seed: Some("eight".into()), name: None };
    bob.act(&table, join).await.unwrap();
    let _: api::LinkCode = ada.post("/me/link", &()).await.unwrap();
    // As the first versions wrote events: with names in them.
    let mut database = Intruder::connect(&folder).await;
    let guest = Person::guest(person_id(&ada)).name;
    let old = format!(
        "UPDATE events SET body = replace(body, '\"name\":\"{guest}\",\"unnamed\":true', '\"name\":\"Ada\"')"
    );
    database.execute(&old).await;
    assert!(texts(&folder).await.contains("\"Ada\""));

    let forgotten: Person = ada.delete("/me").await.unwrap();
    assert_eq!(forgotten, Person::guest(person_id(&ada)));
    assert!(!texts(&folder).await.contains("Ada"), "{}", texts(&folder).await);
    assert_eq!(refusal_key(me(&ada).await), "server-token");
    let over = snapshot(&bob, &table).await.unwrap();
    assert_eq!(over.state.phase, TablePhase::Over, "they have given the game up");
    assert_eq!(names(&over), [guest, "Bob".to_owned()]);
    let events = events(&bob, &table).await;
    let replayed = Table::replay(&table, &events).unwrap();
    assert_eq!(replayed.snapshot(over.state.now), over);
    let record = bob.get_text(&format!("/tables/{table}/record")).await.unwrap();
    let record = rules::GameRecord::parse(&record).unwrap();
    dice::verify(&record).unwrap();
    server.stop().await;
}

#[tokio::test]
async fn decisions_are_known_at_every_node() {
    let folder = TempFolder::with_database(TestDatabase::Postgres);
    let (a, b) =
        (TestServer::start(&folder, |_| {}).await, TestServer::start(&folder, |_| {}).await);
    let moderator = moderator_script(&a, &folder, "Mod").await;
    let (mut ada, mut bob, table) = live_game(&b).await;
    let name = NewGuest { name: Some("Nice".to_owned()) };
    let path = format!("/admin/people/{}", person_id(ada.api()));
    moderator.patch::<Person>(&path, &name).await.unwrap();
    in_time(bob.wait_until(|table| names(table) == ["Nice", "Bob"])).await.unwrap();
    in_time(ada.wait_until(|_| true)).await.unwrap();
    let mut socket = ada.api().socket().await.unwrap();
    socket
        .send(&ClientMessage::Watch { table: table.clone(), after: None, phrases: false })
        .await
        .unwrap();
    moderator.delete::<AuditEntry>(&format!("/admin/tables/{table}")).await.unwrap();
    wait_for(&mut socket, |message| {
        matches!(message, ServerMessage::Refused { reason, .. } if reason.key == "server-no-table")
    })
    .await;
    assert_eq!(
        refusal_key(ada.api().act(&table, Action::Resign { seat: None }).await),
        "server-no-table"
    );
    impose(&moderator, SanctionKind::Ban, &person_id(ada.api())).await.unwrap();
    wait_for(
        &mut socket,
        |message| matches!(message, ServerMessage::Bye { why } if why == "banned"),
    )
    .await;
    assert_eq!(refusal_key(me(ada.api()).await), "server-banned");
    a.stop().await;
    b.stop().await;
}
