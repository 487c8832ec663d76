//! Tokens: they expire, they can be made void, and their key can be replaced.

use api::{Action, ActionRequest, ClientMessage, Credentials, NewTable, Person, ServerMessage};
use client::{ApiClient, ClientError};

use crate::common::{self, TempFolder, TestServer};

async fn me(api: &ApiClient) -> Result<Person, ClientError> {
    api.get("/me").await
}

fn status<T: std::fmt::Debug>(result: Result<T, ClientError>) -> u16 {
    result.unwrap_err().refusal().expect("a refusal").status
}

#[tokio::test]
async fn signing_out_everywhere_makes_older_tokens_void() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let here = server.guest("Ada").await;
    let table = here.create_table(&NewTable::new("quoridor")).await.unwrap().table;
    let elsewhere = here.clone();
    let mut socket = elsewhere.socket().await.unwrap();
    let fresh: Credentials = here.post("/me/signout", &()).await.unwrap();
    assert_eq!(status(me(&elsewhere).await), 401);
    // An open socket is signed out with the rest.
    let request = ActionRequest { nonce: "n".into(), seq: None, action: Action::Abort };
    socket.send(&ClientMessage::Act { table: table.clone(), request }).await.unwrap();
    let refused = loop {
        match socket.receive().await.unwrap() {
            ServerMessage::Refused { reason, .. } => break reason,
            ServerMessage::Done { .. } => panic!("still signed in"),
            _ => {}
        }
    };
    assert_eq!(refused.key, "server-token");

    let here = here.with_credentials(fresh.clone());
    assert_eq!(me(&here).await.unwrap(), fresh.you);
    let address = server.url.strip_prefix("http://").unwrap().to_owned();
    server.stop().await;
    // It is remembered.
    let server = TestServer::start(&folder, |config| config.listen = address).await;
    assert_eq!(status(me(&elsewhere).await), 401);
    assert_eq!(me(&here).await.unwrap(), fresh.you);
    here.act(&table, Action::Abort).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_new_key_signs_nobody_out() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let ada = server.guest("Ada").await;
    let address = server.url.strip_prefix("http://").unwrap().to_owned();
    server.stop().await;
    let server = TestServer::start(&folder, |config| {
        config.listen = address;
        config.rotate_key = true;
    })
    .await;
    assert_eq!(Some(&me(&ada).await.unwrap()), ada.you());
    let renewed: Credentials = ada.post("/me/token", &()).await.unwrap();
    assert_eq!(Some(&renewed.you), ada.you());
    assert_eq!(me(&ada.clone().with_credentials(renewed)).await.unwrap(), *ada.you().unwrap());
    server.stop().await;
}

#[tokio::test]
async fn a_cookie_is_out_of_reach_of_scripts_and_good_for_requests() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let body = r#"{"name":"Ada"}"#;
    let answer = common::send(
        &server.url,
        &format!(
            "POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
             Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        ),
    )
    .await;
    let cookie = common::cookie(&answer);
    let answer = common::get_with_cookie(&server.url, "/me", &cookie).await;
    assert!(answer.starts_with("HTTP/1.1 200") && answer.contains("Ada"), "{answer}");
    server.stop().await;
}
