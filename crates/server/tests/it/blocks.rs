//! Blocks: people who want nothing to do with each other never meet, at whatever node, and nobody is told.

use api::{Action, BlockedPerson, Lobby, NewTable, PairingPlace, Person, Snapshot, TablePhase};
use client::{ApiClient, ClientError};
use serde_json::json;

use crate::common::{TempFolder, TestDatabase, TestServer, in_time, person_id, refusal_key};

async fn block(by: &ApiClient, whom: &str) -> Result<Vec<BlockedPerson>, ClientError> {
    by.put(&format!("/people/{whom}/block"), &()).await
}

async fn unblock(by: &ApiClient, whom: &str) -> Vec<BlockedPerson> {
    by.delete(&format!("/people/{whom}/block")).await.unwrap()
}

async fn pair(api: &ApiClient) -> PairingPlace {
    let blitz = json!({"game": "quoridor", "speed": "blitz"});
    in_time(api.post("/pairings", &blitz)).await.unwrap()
}

async fn join(api: &ApiClient, table: &str) -> Result<(), ClientError> {
    let join = Action::Join { seat: None, piece: None, client_seed: None, name: None };
    api.act(table, join).await
}

async fn open_tables(api: &ApiClient) -> Vec<String> {
    let lobby: Lobby = api.get("/tables").await.unwrap();
    lobby.open.into_iter().map(|table| table.table).collect()
}

#[tokio::test]
async fn a_bully_is_kept_away_and_learns_nothing_of_it() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let (ada, bully) = (server.guest("Ada").await, server.guest("Bully").await);
    let eve = server.guest("Eve").await;
    let public = NewTable { public: true, ..NewTable::new("quoridor") };
    let table = ada.create_table(&public).await.unwrap().table;
    let by_link = ada.create_table(&NewTable::new("quoridor")).await.unwrap().table;
    assert_eq!(open_tables(&bully).await, std::slice::from_ref(&table));

    let blocked = block(&ada, &person_id(&bully)).await.unwrap();
    // Who has sat down nowhere has no name here that anyone could know.
    assert_eq!(blocked[0].person, Person::guest(person_id(&bully)));
    assert_eq!(ada.get::<Vec<BlockedPerson>>("/account/blocks").await.unwrap(), blocked);
    assert_eq!(block(&ada, &person_id(&bully)).await.unwrap(), blocked, "once is enough");
    // Nothing that the bully can ask says so, and none of it mentions a block.
    assert_eq!(bully.get::<Vec<BlockedPerson>>("/account/blocks").await.unwrap(), []);
    assert_eq!(open_tables(&bully).await, [""; 0]);
    assert_eq!(refusal_key(join(&bully, &table).await), "server-seat-reserved");
    let seen: Snapshot = bully.get(&format!("/tables/{table}")).await.unwrap();
    assert_eq!(seen.state.phase, TablePhase::Waiting);
    // Neither is brought together with the other, whoever waits; anybody else is.
    let waiting = pair(&ada).await;
    let other = pair(&bully).await;
    assert!(other.waiting && other.table != waiting.table);
    let found = pair(&eve).await;
    assert!(!found.waiting);
    // A link that somebody hands out is an invitation.
    join(&bully, &by_link).await.unwrap();
    let named = unblock(&eve, &person_id(&bully)).await;
    assert_eq!(named, [], "to unblock somebody who is not blocked changes nothing");
    let blocked = block(&ada, &person_id(&bully)).await.unwrap();
    assert_eq!(blocked[0].person.name, "Bully");

    assert_eq!(unblock(&ada, &person_id(&bully)).await, []);
    assert!(open_tables(&bully).await.contains(&table));
    join(&bully, &table).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn whom_one_blocks_is_said_by_id_or_by_name_and_no_name_stands_in_for_an_id() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |config| config.sign_ins_per_hour = 3_000).await;
    let ada = server.guest("Ada").await;
    let bully = server.guest("Bully").await;
    let decoy = server.guest("Decoy").await;
    bully.create_table(&NewTable::new("quoridor")).await.unwrap();
    let account = json!({"name": person_id(&bully), "password": "a fence for a decoy"});
    decoy.post::<api::AccountCreated>("/account", &account).await.unwrap();
    let blocked = block(&ada, &person_id(&bully)).await.unwrap();
    assert_eq!(blocked[0].person.id, person_id(&bully), "not the account of that name");

    let account = json!({"name": "Carol", "password": "a fence for Carol"});
    let carol = server.guest("Somebody").await;
    let carol = carol.post::<api::AccountCreated>("/account", &account).await.unwrap().you;
    let blocked = block(&ada, "carol").await.unwrap();
    assert_eq!((blocked.len(), &blocked[0].person), (2, &carol));
    assert_eq!(unblock(&ada, &carol.id).await.len(), 1);
    assert_eq!(refusal_key(block(&ada, "nobody-here").await), "server-people-nobody");
    assert_eq!(refusal_key(block(&ada, &person_id(&ada)).await), "server-people-yourself");
    let nobody = ApiClient::new(&server.url).unwrap();
    assert_eq!(refusal_key(block(&nobody, "carol").await), "server-token");
    // Whoever is forgotten leaves no block behind, on either side.
    bully.delete::<Person>("/me").await.unwrap();
    assert_eq!(ada.get::<Vec<BlockedPerson>>("/account/blocks").await.unwrap(), []);
    server.stop().await;
}

#[tokio::test]
async fn a_block_holds_at_every_node() {
    let folder = TempFolder::with_database(TestDatabase::Postgres);
    let here = TestServer::start(&folder, |config| config.node = "here".to_owned()).await;
    let there = TestServer::start(&folder, |config| config.node = "there".to_owned()).await;
    let (ada, bully) = (here.guest("Ada").await, there.guest("Bully").await);
    let public = NewTable { public: true, ..NewTable::new("quoridor") };
    let table = ada.create_table(&public).await.unwrap().table;
    assert_eq!(open_tables(&bully).await, std::slice::from_ref(&table), "read and remembered");
    block(&ada, &person_id(&bully)).await.unwrap();
    in_time(async { while !open_tables(&bully).await.is_empty() {} }).await;
    assert_eq!(refusal_key(join(&bully, &table).await), "server-seat-reserved");
    unblock(&ada, &person_id(&bully)).await;
    in_time(async { while open_tables(&bully).await.is_empty() {} }).await;
    here.stop().await;
    there.stop().await;
}
