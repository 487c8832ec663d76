//! Reviews of finished games.

use api::{Action, FirstMove, NewTable};
use client::{ApiClient, TableClient};
use serde_json::Value;

use crate::common::{TempFolder, TestServer, in_time};

async fn review(api: &ApiClient, table: &str) -> Value {
    let path = format!("/tables/{table}/review");
    in_time(async {
        loop {
            let answer: Value = api.post(&path, &()).await.unwrap();
            if !answer["review"].is_null() {
                return answer;
            }
        }
    })
    .await
}

#[tokio::test]
async fn a_review_is_made_once_and_kept() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let spec = NewTable { first_move: FirstMove::Seat(1), ..NewTable::new("quoridor") };
    let table = ada.create_table(&spec).await.unwrap().table;
    let join = Action::Join { seat: None, piece: None, client_seed: None, name: None };
    let mut playing = TableClient::new(bob.clone(), &table);
    in_time(playing.act(join)).await.unwrap();
    let mut moving = TableClient::new(ada.clone(), &table);
    in_time(moving.act(Action::Move { word: "e2".to_owned() })).await.unwrap();
    in_time(moving.act(Action::Resign { seat: None })).await.unwrap();
    let first = review(&ada, &table).await;
    assert_eq!(first["done"], first["of"]);
    let made = server.engine.reviewed();
    assert!(made > 0);
    assert_eq!(review(&bob, &table).await, first);
    assert_eq!(server.engine.reviewed(), made);
    server.stop().await;
    let server = TestServer::start(&folder, |_| {}).await;
    assert_eq!(review(&server.same_person(&ada), &table).await, first);
    assert_eq!(server.engine.reviewed(), 0, "it was kept");
    server.stop().await;
}
