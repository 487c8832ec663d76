//! Games of four: people gather at tables, and nobody begins with somebody who is not there.

use api::{PairingPlace, ServerMessage, Snapshot, TablePhase};
use client::{ApiClient, ClientError};
use serde_json::json;
use tokio::task::JoinHandle;

use crate::common::{
    Intruder, TempFolder, TestServer, account, in_time, page, person_id, refusal_key, watch,
    without_limits,
};

async fn seek(
    api: &ApiClient,
    game: &str,
    seats: u8,
    rated: bool,
) -> Result<PairingPlace, ClientError> {
    let new = json!({"game": game, "speed": "blitz", "rated": rated, "seats": seats});
    api.post("/pairings", &new).await
}

/// A place at a casual game of Quoridor for four.
async fn place(api: &ApiClient) -> PairingPlace {
    seek(api, "quoridor", 4, false).await.unwrap()
}

async fn four_guests(server: &TestServer) -> [ApiClient; 4] {
    let guest = |name| server.guest(name);
    [guest("Ada").await, guest("Bob").await, guest("Cid").await, guest("Dan").await]
}

async fn has_seat(table: &PairingPlace, who: &ApiClient) -> bool {
    let now: Snapshot = who.get(&format!("/tables/{}", table.table)).await.unwrap();
    !now.seats_of(&person_id(who)).is_empty()
}

#[tokio::test]
async fn four_gather_at_a_table_by_rating_until_it_is_complete() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let names = ["Ada", "Bob", "Cid", "Dan", "Eve"];
    let mut people = Vec::new();
    for name in names {
        people.push(account(&server, name).await);
    }
    let mut intruder = Intruder::connect(&folder).await;
    let strong = format!(
        "INSERT INTO ratings VALUES ('{}', 'four-players', 190000, 6000, 90000, 40, 4000000000000)",
        person_id(&people[4])
    );
    intruder.execute(&strong).await;
    drop(intruder);
    let seek =
        async |api: &ApiClient, game: &str, seats: u8| self::seek(api, game, seats, true).await;
    for (game, seats) in [("quoridor", 3), ("mspacman", 4), ("pacman", 4)] {
        assert_eq!(refusal_key(seek(&people[0], game, seats).await), "server-pairing-seats");
    }
    let alone = seek(&people[4], "quoridor", 4).await.unwrap();
    let first = seek(&people[0], "quoridor", 4).await.unwrap();
    assert!(first.waiting && first.table != alone.table, "ratings are 400 points apart");
    assert_eq!((first.seats, first.ask_again), (4, Some(5)));
    for api in &people[1..3] {
        let place = seek(api, "quoridor", 4).await.unwrap();
        assert_eq!((&place.table, place.waiting), (&first.table, true));
    }
    let again = seek(&people[4], "quoridor", 4).await.unwrap();
    assert_eq!(again.table, alone.table, "asking again makes no other table");
    // Bob goes without a word, and the others stay. When the next one asks, his seat is free.
    let pages = [page(&people[0], &first.table).await, page(&people[2], &first.table).await];
    server.clock.advance(16_000);
    let place = seek(&people[3], "quoridor", 4).await.unwrap();
    assert_eq!((&place.table, place.waiting), (&first.table, true));
    let table: Snapshot = people[3].get(&format!("/tables/{}", first.table)).await.unwrap();
    assert!(table.seats_of(&person_id(&people[1])).is_empty(), "{table:?}");
    server.clock.advance(10_000);
    let full = seek(&people[1], "quoridor", 4).await.unwrap();
    assert_eq!((&full.table, full.waiting), (&first.table, false));
    let table: Snapshot = people[3].get(&format!("/tables/{}", first.table)).await.unwrap();
    assert!(table.spec.rated && table.state.phase == TablePhase::Live);
    pages.iter().for_each(JoinHandle::abort);
    server.stop().await;
}

/// A connection that is open and says nothing is nobody who plays, however soon the last one comes.
#[tokio::test]
async fn no_game_of_four_begins_with_somebody_who_does_not_answer() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let [ada, bob, cid, dan] = &four_guests(&server).await;
    let first = place(ada).await;
    place(bob).await;
    place(cid).await;
    let mut pages = vec![page(ada, &first.table).await, page(cid, &first.table).await];
    // Bob's connection is open, but nothing comes through.
    let _silent = watch(bob, &first.table).await;
    let last = place(dan).await;
    assert_eq!((&last.table, last.waiting), (&first.table, true), "three are there");
    pages.push(page(dan, &first.table).await);
    assert!(!has_seat(&first, bob).await);
    // Who asks again is there.
    let full = place(bob).await;
    assert_eq!((&full.table, full.waiting), (&first.table, false));
    pages.iter().for_each(JoinHandle::abort);
    server.stop().await;
}

/// Whoever was there and has closed the page has not just sat down, though it be a second ago.
#[tokio::test]
async fn no_game_of_four_begins_with_somebody_who_has_closed_the_page() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let [ada, bob, cid, dan] = &four_guests(&server).await;
    let first = place(ada).await;
    place(bob).await;
    let mut adas = watch(ada, &first.table).await;
    page(bob, &first.table).await.abort();
    let mut was_there = false;
    in_time(async {
        loop {
            if let ServerMessage::Presence { seats, .. } = adas.receive().await.unwrap() {
                was_there |= seats[1];
                if was_there && !seats[1] {
                    break;
                }
            }
        }
    })
    .await;
    let reads = tokio::spawn(async move { while adas.receive().await.is_ok() {} });
    // Cid is on the way.
    place(cid).await;
    let last = place(dan).await;
    assert_eq!((&last.table, last.waiting), (&first.table, true), "Bob is not there");
    assert!(!has_seat(&first, bob).await && has_seat(&first, cid).await);
    let full = place(bob).await;
    assert_eq!((&full.table, full.waiting), (&first.table, false), "he is back");
    let table: Snapshot = ada.get(&format!("/tables/{}", full.table)).await.unwrap();
    assert_eq!(table.state.phase, TablePhase::Live);
    reads.abort();
    server.stop().await;
}
