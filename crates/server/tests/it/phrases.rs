//! What players say to each other at a table.

use api::{Action, ClientMessage, NewTable, Phrase, RefusalArg, ServerMessage};
use client::{ApiClient, ClientError, Socket, TableClient};

use crate::common::{TempFolder, TestDatabase, TestServer, in_time};

/// Waits until somebody says something, and returns it.
async fn hears(player: &mut TableClient) -> Vec<(u8, Phrase)> {
    in_time(async {
        loop {
            let said = player.take_phrases();
            if !said.is_empty() {
                break said.into_iter().map(|said| (said.seat, said.phrase)).collect();
            }
            player.wait_for_news(u32::MAX).await.unwrap();
        }
    })
    .await
}

/// Whoever follows a table and hears what players say there.
async fn follower(api: ApiClient, table: &str) -> TableClient {
    let mut follower = TableClient::new(api, table).with_phrases();
    in_time(follower.wait_until(|_| true)).await.unwrap();
    follower
}

/// A table of Ada's that Bob has joined.
async fn pair(a: &TestServer, b: &TestServer) -> (TableClient, TableClient, String) {
    let (ada, bob) = (a.guest("Ada").await, b.guest("Bob").await);
    let table = ada.create_table(&NewTable::new("quoridor")).await.unwrap().table;
    let join = Action::Join { seat: None, piece: None, client_seed: None, name: None };
    bob.act(&table, join).await.unwrap();
    (follower(ada, &table).await, follower(bob, &table).await, table)
}

fn refusal(result: Result<(), ClientError>) -> (String, Option<RefusalArg>) {
    let error = result.unwrap_err();
    let refusal = error.refusal().unwrap();
    (refusal.key.clone(), refusal.args.get("seconds").cloned())
}

/// A socket that follows a table as older programs do.
async fn older(api: &ApiClient, table: &str) -> Socket {
    let mut socket = api.socket().await.unwrap();
    let watch = ClientMessage::Watch { table: table.to_owned(), after: None, phrases: false };
    socket.send(&watch).await.unwrap();
    socket
}

/// Whoever blocks somebody hears nothing from them, now or later; everybody else does.
#[tokio::test]
async fn who_is_blocked_is_not_heard() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let (mut ada, mut bob, table) = pair(&server, &server).await;
    let mut eve = follower(server.guest("Eve").await, &table).await;
    let bully: api::Person = bob.api().get("/me").await.unwrap();
    let _: Vec<api::BlockedPerson> =
        ada.api().put(&format!("/people/{}/block", bully.id), &()).await.unwrap();
    in_time(bob.say(Phrase::Hello)).await.unwrap();
    assert_eq!(hears(&mut eve).await, [(2, Phrase::Hello)]);
    in_time(ada.say(Phrase::GoodLuck)).await.unwrap();
    assert_eq!(hears(&mut eve).await, [(1, Phrase::GoodLuck)]);
    assert_eq!(hears(&mut ada).await, [(1, Phrase::GoodLuck)], "nothing before it");
    let mut again = follower(ada.api().clone(), &table).await;
    assert_eq!(hears(&mut again).await, [(1, Phrase::GoodLuck)]);
}

#[tokio::test]
async fn players_are_heard_by_those_who_asked_before_during_and_after_the_game() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let (mut ada, mut bob, table) = pair(&server, &server).await;
    let mut eve = follower(server.guest("Eve").await, &table).await;
    let mut old = older(bob.api(), &table).await;

    in_time(ada.say(Phrase::Hello)).await.unwrap();
    for other in [&mut bob, &mut eve, &mut ada] {
        assert_eq!(hears(other).await, [(1, Phrase::Hello)]);
    }
    assert_eq!(refusal(in_time(eve.say(Phrase::Hello)).await).0, "server-phrase-seat");
    in_time(bob.act(Action::Resign { seat: None })).await.unwrap();
    in_time(bob.say(Phrase::WellPlayed)).await.unwrap();
    assert_eq!(hears(&mut ada).await, [(2, Phrase::WellPlayed)]);

    // Whoever comes later is told what was said lately, and no event says anything of it.
    let mut late = follower(ada.api().clone(), &table).await;
    assert_eq!(hears(&mut late).await, [(1, Phrase::Hello), (2, Phrase::WellPlayed)]);
    let events: serde_json::Value =
        ada.api().get(&format!("/tables/{table}/events")).await.unwrap();
    assert!(!events.to_string().contains("hello"), "{events}");

    // Programs that did not ask for phrases are sent none: unknown words would trouble them.
    old.send(&ClientMessage::Ping { id: 7 }).await.unwrap();
    in_time(async {
        loop {
            match old.receive().await.unwrap() {
                ServerMessage::Phrases { .. } => panic!("not asked for"),
                ServerMessage::Pong { id: 7, .. } => break,
                _ => {}
            }
        }
    })
    .await;
    server.stop().await;
}

#[tokio::test]
async fn nobody_says_more_than_five_things_a_minute_at_all_tables_together() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let (mut ada, mut bob, _) = pair(&server, &server).await;
    let other = ada.api().create_table(&NewTable::new("mini")).await.unwrap().table;
    let mut elsewhere = follower(ada.api().clone(), &other).await;
    for phrase in [Phrase::Hello, Phrase::GoodLuck, Phrase::HaveFun] {
        in_time(ada.say(phrase)).await.unwrap();
    }
    for phrase in [Phrase::Hello, Phrase::Oops] {
        in_time(elsewhere.say(phrase)).await.unwrap();
    }
    let (key, seconds) = refusal(in_time(ada.say(Phrase::Bye)).await);
    assert_eq!(key, "server-phrase-too-often");
    assert!(matches!(seconds, Some(RefusalArg::Number(1..=60))), "{seconds:?}");
    in_time(bob.say(Phrase::Hello)).await.unwrap();
    // Moves are no phrases.
    in_time(ada.act(Action::Resign { seat: None })).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn phrases_are_heard_and_counted_at_all_nodes() {
    let folder = TempFolder::with_database(TestDatabase::Postgres);
    let (a, b) =
        (TestServer::start(&folder, |_| {}).await, TestServer::start(&folder, |_| {}).await);
    let (mut ada, mut bob, table) = pair(&a, &b).await;
    in_time(ada.say(Phrase::Hello)).await.unwrap();
    assert_eq!(hears(&mut bob).await, [(1, Phrase::Hello)]);
    in_time(bob.say(Phrase::Thanks)).await.unwrap();
    assert_eq!(hears(&mut ada).await, [(1, Phrase::Hello)]);
    assert_eq!(hears(&mut ada).await, [(2, Phrase::Thanks)]);
    // Her connection to the other node is told the same, and there she may say four things more.
    let mut there = follower(b.same_person(ada.api()), &table).await;
    assert_eq!(hears(&mut there).await, [(1, Phrase::Hello), (2, Phrase::Thanks)]);
    for phrase in [Phrase::Oops, Phrase::Sorry, Phrase::Again, Phrase::Bye] {
        in_time(there.say(phrase)).await.unwrap();
    }
    assert_eq!(refusal(in_time(there.say(Phrase::Bye)).await).0, "server-phrase-too-often");
    a.stop().await;
    b.stop().await;
}
