//! Quick pairing: a queue that one can see and leave, and nobody in it who is not there.

use std::time::Duration;

use api::{Action, Lobby, NewTable, PairingPlace, SeatHolder, Snapshot, Speed, TablePhase};
use client::{ApiClient, TableClient};

use crate::common::{TempFolder, TestServer, in_time, watch};

async fn pair(api: &ApiClient) -> PairingPlace {
    let blitz = serde_json::json!({"game": "quoridor", "speed": "blitz"});
    api.post("/pairings", &blitz).await.unwrap()
}

async fn places(api: &ApiClient) -> Vec<PairingPlace> {
    api.get("/pairings").await.unwrap()
}

async fn phase(api: &ApiClient, table: &str) -> TablePhase {
    api.get::<Snapshot>(&format!("/tables/{table}")).await.unwrap().state.phase
}

async fn open_tables(api: &ApiClient) -> Vec<String> {
    let lobby: Lobby = api.get("/tables").await.unwrap();
    lobby.open.into_iter().map(|table| table.table).collect()
}

/// Longer than somebody who has closed the page is waited for, in milliseconds.
const GRACE: u64 = 7_000;

/// Waits until the lobby shows nobody who waits to be paired and is there.
async fn until_nobody_waits(api: &ApiClient) {
    in_time(async {
        while !open_tables(api).await.is_empty() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
}

async fn until_queue_is_left(api: &ApiClient) {
    in_time(async {
        while !places(api).await.is_empty() {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_place_in_a_queue_is_seen_and_given_up() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let place = pair(&ada).await;
    assert_eq!((place.game.as_str(), place.speed, place.waiting), ("quoridor", Speed::Blitz, true));
    assert_eq!(place.url, format!("{}/t/{}", server.url, place.table));
    assert_eq!(places(&ada).await, std::slice::from_ref(&place));
    assert_eq!(places(&bob).await, []);

    let left: Vec<PairingPlace> = ada.delete("/pairings").await.unwrap();
    assert_eq!(left, [PairingPlace { waiting: false, ..place.clone() }]);
    assert_eq!(places(&ada).await, []);
    assert_eq!(phase(&ada, &place.table).await, TablePhase::Over);
    assert_eq!(ada.delete::<Vec<PairingPlace>>("/pairings").await.unwrap(), []);
    let next = pair(&bob).await;
    assert!(next.waiting && next.table != place.table, "nobody waits any more");

    // Whoever was paired meanwhile has no place to give up.
    let found = pair(&ada).await;
    assert_eq!((&found.table, found.waiting), (&next.table, false));
    assert_eq!(bob.delete::<Vec<PairingPlace>>("/pairings").await.unwrap(), []);
    assert_eq!(phase(&bob, &next.table).await, TablePhase::Live);
    server.stop().await;
}

#[tokio::test]
async fn whoever_closes_the_page_has_left_the_queue() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let place = pair(&ada).await;
    assert_eq!(open_tables(&bob).await, [""; 0], "she is not there yet");
    let page = watch(&ada, &place.table).await;
    assert_eq!(open_tables(&bob).await, [place.table.as_str()]);
    assert_eq!(open_tables(&ada).await, [""; 0], "nobody is offered to play with themselves");

    drop(page);
    until_nobody_waits(&bob).await;
    let other = pair(&bob).await;
    assert!(other.waiting && other.table != place.table, "nobody is paired with who is gone");
    server.clock.advance(GRACE);
    until_queue_is_left(&ada).await;
    assert_eq!(phase(&ada, &place.table).await, TablePhase::Over);
    server.stop().await;
}

/// Whoever asks and never follows the table is gone as well: nobody is paired with them, and they wait nowhere.
#[tokio::test]
async fn a_place_that_nobody_comes_to_is_given_up() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    for speed in ["blitz", "days"] {
        let wish = serde_json::json!({"game": "quoridor", "speed": speed});
        let place: PairingPlace = ada.post("/pairings", &wish).await.unwrap();
        server.clock.advance(14_000);
        assert_eq!(places(&ada).await, std::slice::from_ref(&place), "{speed}: on the way");
        server.clock.advance(2_000);
        until_queue_is_left(&ada).await;
        assert_eq!(phase(&ada, &place.table).await, TablePhase::Over);
        let other: PairingPlace = bob.post("/pairings", &wish).await.unwrap();
        assert!(other.waiting && other.table != place.table, "{speed}");
        bob.delete::<Vec<PairingPlace>>("/pairings").await.unwrap();
    }
    server.stop().await;
}

#[tokio::test]
async fn a_game_that_has_begun_is_not_left_with_the_queue() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let place = pair(&ada).await;
    drop(watch(&ada, &place.table).await);
    until_nobody_waits(&bob).await;
    // Somebody who has the link sits down before the few seconds are over.
    let join = Action::Join { seat: None, piece: None, client_seed: None, name: None };
    bob.act(&place.table, join).await.unwrap();
    // Cid goes too, and nobody sits down with him.
    let cid = server.guest("Cid").await;
    drop(watch(&cid, &pair(&cid).await.table).await);
    until_nobody_waits(&bob).await;
    server.clock.advance(GRACE);
    until_queue_is_left(&cid).await;
    assert_eq!(phase(&bob, &place.table).await, TablePhase::Live);
    server.stop().await;
}

#[tokio::test]
async fn nobody_is_paired_with_somebody_who_does_not_answer() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    // Her connection is open, but nothing comes through.
    let place = pair(&ada).await;
    let _page = watch(&ada, &place.table).await;
    let other = pair(&bob).await;
    assert!(other.waiting && other.table != place.table);

    // When she is back, she finds whoever waits now, and no longer waits where she did.
    let mut bobs = TableClient::new(bob.clone(), &other.table);
    let waits = tokio::spawn(async move {
        bobs.wait_until(|table| table.state.phase == TablePhase::Live).await.map(drop)
    });
    let found = async {
        loop {
            let found = pair(&ada).await;
            if !found.waiting {
                break found;
            }
        }
    };
    assert_eq!(in_time(found).await.table, other.table);
    waits.await.unwrap().unwrap();
    assert_eq!(phase(&ada, &place.table).await, TablePhase::Over);
    server.stop().await;
}

#[tokio::test]
async fn whoever_is_invited_sees_by_whom_and_says_their_name() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let (ada, friend) = (server.guest("Ada").await, server.guest("").await);
    let table = ada.create_table(&NewTable::new("mini")).await.unwrap().table;
    let invitation: Snapshot = friend.get(&format!("/tables/{table}")).await.unwrap();
    assert_eq!(invitation.creator.as_ref(), ada.you());
    assert!(friend.you().is_some_and(|you| you.unnamed));

    let join = |name: &str| {
        let name = Some(name.to_owned());
        Action::Join { seat: None, piece: None, client_seed: None, name }
    };
    let refused = friend.act(&table, join("\u{202e}")).await.unwrap_err();
    assert_eq!(refused.refusal().unwrap().key, "server-name");
    friend.act(&table, join(" Bob\n")).await.unwrap();
    let seated: Snapshot = friend.get(&format!("/tables/{table}")).await.unwrap();
    let Some(SeatHolder::Person(bob)) = &seated.state.seats[1].holder else { panic!("{seated:?}") };
    assert_eq!((bob.name.as_str(), Some(&bob.id)), ("Bob", friend.you().map(|you| &you.id)));
    assert!(!bob.unnamed);
    server.stop().await;
}
