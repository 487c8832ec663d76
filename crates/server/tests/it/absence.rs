//! Players who are away at their turn in a game without a clock (T30, T31), and the laws that nodes of
//! different versions agree on.

use api::{
    AccountCreated, Action, Away, ClientMessage, Credentials, Event, EventKind, FirstMove,
    NewTable, ServerMessage, TimeControl,
};
use client::{ApiClient, Socket, TableClient};
use serde_json::json;

use crate::common::{Intruder, TempFolder, TestDatabase, TestServer, in_time};

const THREE_DAYS: u64 = 3 * 24 * 60 * 60_000;

fn join() -> Action {
    Action::Join { seat: None, piece: None, client_seed: None, name: None }
}

async fn watch(api: &ApiClient, table: &str) -> Socket {
    let mut socket = api.socket().await.unwrap();
    let watch = ClientMessage::Watch { table: table.to_owned(), after: None, phrases: false };
    socket.send(&watch).await.unwrap();
    socket
}

/// Reads until the presence says this of whoever is away.
async fn wait_for_away(
    socket: &mut Socket,
    is_met: impl Fn(Option<&Away>) -> bool,
) -> Option<Away> {
    in_time(async {
        loop {
            if let ServerMessage::Presence { away, .. } = socket.receive().await.unwrap()
                && is_met(away.as_ref())
            {
                break away;
            }
        }
    })
    .await
}

/// Reads until the two who are not away are there.
async fn wait_for_both(socket: &mut Socket) {
    let both = async {
        while !matches!(socket.receive().await.unwrap(),
            ServerMessage::Presence { seats, .. } if seats == [false, true, true])
        {}
    };
    in_time(both).await;
}

/// The same person at a server that was started again.
fn again(api: &ApiClient, server: &TestServer) -> ApiClient {
    let you = api.you().unwrap().clone();
    let token = api.token().unwrap().to_owned();
    ApiClient::new(&server.url).unwrap().with_credentials(Credentials { you, token })
}

/// Does something, again and again while the database is busy.
async fn act(api: &ApiClient, table: &str, action: Action) {
    in_time(TableClient::new(api.clone(), table).act(action)).await.unwrap();
}

async fn refused(api: &ApiClient, table: &str, action: Action) -> String {
    api.act(table, action).await.unwrap_err().to_string()
}

async fn last_event(api: &ApiClient, table: &str) -> EventKind {
    let events: Vec<Event> = api.get(&format!("/tables/{table}/events")).await.unwrap();
    events.last().unwrap().kind.clone()
}

#[tokio::test]
async fn t30_t31_who_is_gone_for_three_days_of_their_turn_loses_the_seat() {
    let folder = TempFolder::with_file();
    let server = TestServer::start(&folder, |_| {}).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let spec = NewTable { first_move: FirstMove::Seat(2), ..NewTable::new("quoridor") };
    let table = ada.create_table(&spec).await.unwrap().table;
    bob.act(&table, join()).await.unwrap();
    let mut adas = watch(&ada, &table).await;
    let bobs = watch(&bob, &table).await;
    wait_for_away(&mut adas, |away| away.is_none()).await;
    let claim = Action::Claim { seat: 2, level: None };
    assert!(refused(&ada, &table, claim.clone()).await.contains("server-not-away"));

    drop(bobs);
    let away = wait_for_away(&mut adas, |away| away.is_some()).await.unwrap();
    assert_eq!(away.seat, 2);
    assert!(refused(&ada, &table, claim.clone()).await.contains("server-not-away"), "too early");

    // A restart of the server gives nobody more time.
    drop(adas);
    server.stop().await;
    let server = TestServer::start(&folder, |_| {}).await;
    let (ada, bob) = (again(&ada, &server), again(&bob, &server));
    let mut adas = watch(&ada, &table).await;
    let later = wait_for_away(&mut adas, |away| away.is_some()).await.unwrap();
    assert_eq!(later.claimable_at, away.claimable_at);

    server.clock.advance(THREE_DAYS);
    // Whoever comes back has their seat.
    let bobs = watch(&bob, &table).await;
    wait_for_away(&mut adas, |away| away.is_none()).await;
    assert!(refused(&ada, &table, claim.clone()).await.contains("server-not-away"));
    drop(bobs);
    wait_for_away(&mut adas, |away| away.is_some()).await;
    assert!(refused(&ada, &table, claim.clone()).await.contains("server-not-away"));
    server.clock.advance(THREE_DAYS);
    assert!(refused(&bob, &table, claim.clone()).await.contains("server-not-away"), "his own");
    ada.act(&table, claim).await.unwrap();
    assert!(
        matches!(last_event(&ada, &table).await, EventKind::Ended { outcome, .. } if outcome == "1,0")
    );
    server.stop().await;
}

#[tokio::test]
async fn t31_claims_at_several_nodes_are_counted_together() {
    let folder = TempFolder::with_database(TestDatabase::Postgres);
    let a = TestServer::start(&folder, |_| {}).await;
    let b = TestServer::start(&folder, |_| {}).await;
    let (ada, bob, cid) = (a.guest("Ada").await, b.guest("Bob").await, b.guest("Cid").await);
    let spec = NewTable { seats: 3, ..NewTable::new("pacman") };
    let table = bob.create_table(&spec).await.unwrap().table;
    // They stay from before they join: whoever leaves for a moment has no say in that moment.
    let (mut adas, mut cids) = (watch(&ada, &table).await, watch(&cid, &table).await);
    for who in [&ada, &cid] {
        act(who, &table, join()).await;
    }
    // Bob has PAC-MAN, whose turn it is.
    for socket in [&mut adas, &mut cids] {
        wait_for_both(socket).await;
    }
    for node in [&a, &b] {
        node.clock.advance(THREE_DAYS);
    }
    let claim = || Action::Claim { seat: 1, level: Some(2) };
    act(&ada, &table, claim()).await;
    let is_claimed = |away: Option<&Away>| away.is_some_and(|away| away.claims == [(2, Some(2))]);
    wait_for_away(&mut adas, is_claimed).await;
    wait_for_away(&mut cids, is_claimed).await;
    assert!(!matches!(last_event(&ada, &table).await, EventKind::Filled { .. }));
    act(&cid, &table, claim()).await;
    wait_for_away(&mut adas, |away| away.is_none()).await;
    let events: Vec<Event> = ada.get(&format!("/tables/{table}/events")).await.unwrap();
    let filled = |event: &Event| event.kind == EventKind::Filled { seat: 1, level: 2 };
    assert!(events.iter().any(filled), "{events:?}");
    a.stop().await;
    b.stop().await;
}

#[tokio::test]
async fn new_tables_keep_the_laws_that_every_node_knows() {
    let folder = TempFolder::with_database(TestDatabase::Postgres);
    let server = TestServer::start(&folder, |_| {}).await;
    let ada = server.guest("Ada").await;
    let laws = async || {
        let table = ada.create_table(&NewTable::new("quoridor")).await.unwrap().table;
        let events: Vec<Event> = ada.get(&format!("/tables/{table}/events")).await.unwrap();
        match events[0].kind {
            EventKind::Created { laws, .. } => laws,
            ref other => panic!("{other:?}"),
        }
    };
    assert_eq!(laws().await, table::CASUAL_LAWS);
    // A node that knows of no laws writes its heartbeat as nodes did before there were any.
    let mut intruder = Intruder::connect(&folder).await;
    let older = "INSERT INTO heartbeats (node, at) VALUES ('older', palisade_now() + 3600000)";
    intruder.execute(older).await;
    assert_eq!(laws().await, 0);
    intruder.execute("UPDATE heartbeats SET laws = 1 WHERE node = 'older'").await;
    assert_eq!(laws().await, 1);
    // One that knows nothing of rated tables would seat guests there: meanwhile nobody creates any.
    let new = json!({"name": "Ada", "password": "a fence for Ada"});
    let AccountCreated { you, token, .. } = ada.post("/account", &new).await.unwrap();
    let owner = server.guest("Somebody").await.with_credentials(Credentials { you, token });
    let time_control = TimeControl::Fischer { seconds: 180, increment: 2 };
    let rated = NewTable { time_control, rated: true, ..NewTable::new("quoridor") };
    let refused = owner.create_table(&rated).await.err().unwrap();
    assert_eq!(refused.refusal().unwrap().key, "server-rated-later");
    intruder.execute("UPDATE heartbeats SET stopped = true WHERE node = 'older'").await;
    let table = owner.create_table(&rated).await.unwrap().table;
    let events: Vec<Event> = owner.get(&format!("/tables/{table}/events")).await.unwrap();
    assert!(matches!(events[0].kind, EventKind::Created { laws: table::LAWS, .. }));
    server.stop().await;
}
