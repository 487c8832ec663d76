//! What comes first is cheap: limits before work, headers on every answer, and refusals that say what they answer.

use api::{Action, ActionRequest, ClientMessage, FirstMove, NewTable, ServerMessage};
use client::{ApiClient, Socket};

use tokio_tungstenite::tungstenite::Message;

use crate::common::{self, TempFolder, TestDatabase, TestServer, in_time, send};

async fn get_with(url: &str, path: &str, header: &str) -> String {
    let authority = url.strip_prefix("http://").unwrap();
    let request = format!(
        "GET {path} HTTP/1.1\r\nHost: {authority}\r\n{header}\r\nConnection: close\r\n\r\n"
    );
    send(url, &request).await
}

/// The status of the last of so many requests.
async fn last_status(url: &str, path: &str, header: &str, count: usize) -> String {
    let mut last = String::new();
    for _ in 0..count {
        last = get_with(url, path, header).await;
    }
    last.split(' ').nth(1).unwrap_or("").to_owned()
}

#[tokio::test]
async fn strangers_are_limited_before_anything_else_is_looked_at() {
    let folder = TempFolder::new();
    // Five at once, and fifty files of the page.
    let few = |config: &mut server::config::Config| config.requests_per_minute = 20;
    let server = TestServer::start(&folder, few).await;
    let foreign = "Origin: https://elsewhere.example.org";
    assert_eq!(last_status(&server.url, "/api/v1/me", foreign, 1).await, "403");
    assert_eq!(last_status(&server.url, "/api/v1/me", foreign, 10).await, "429");
    // The page comes all the same, though nobody looks for the table any more.
    assert_eq!(last_status(&server.url, "/t/nosuchtable", "X: y", 1).await, "200");
    assert_eq!(last_status(&server.url, "/missing.js", "X: y", 1).await, "404");
    assert_eq!(last_status(&server.url, "/ready", "X: y", 120).await, "429");
    assert_eq!(last_status(&server.url, "/lobby", "X: y", 1).await, "429");
    assert_eq!(last_status(&server.url, "/health", "X: y", 1).await, "200");
    server.stop().await;
}

/// How much a node was told that others used of limits.
async fn remote_uses(url: &str) -> u64 {
    let metrics = common::get(url, "/metrics").await;
    let line = metrics.lines().find_map(|line| line.strip_prefix("palisade_remote_uses_total "));
    line.expect("a counter").parse().expect("a number")
}

#[tokio::test]
async fn what_is_used_at_one_node_is_missing_at_the_other() {
    let folder = TempFolder::with_database(TestDatabase::Postgres);
    let few = |config: &mut server::config::Config| {
        config.guests_per_minute = 4;
        config.tables_per_minute = 2;
    };
    let (a, b) = (TestServer::start(&folder, few).await, TestServer::start(&folder, few).await);
    let ada = a.guest("Ada").await;
    for name in ["Bob", "Cid", "Dan"] {
        a.guest(name).await;
    }
    for _ in 0..2 {
        ada.create_table(&NewTable::new("quoridor")).await.unwrap();
    }
    // Four guests, two tables of a person and of an address.
    in_time(async {
        while remote_uses(&b.url).await < 8 {
            tokio::task::yield_now().await;
        }
    })
    .await;
    let key = |refused: client::ClientError| refused.refusal().expect("a refusal").key.clone();
    let mut eve = ApiClient::new(&b.url).unwrap();
    assert_eq!(key(eve.register_guest("Eve").await.unwrap_err()), "server-too-often");
    // Tries of device codes count as guests do.
    let code = serde_json::json!({"code": "guessed"});
    let tried = eve.post::<api::Credentials>("/link", &code).await;
    assert_eq!(key(tried.unwrap_err()), "server-too-often");
    let there = b.same_person(&ada);
    let created = there.create_table(&NewTable::new("quoridor")).await;
    assert_eq!(key(created.unwrap_err()), "server-too-often");
    a.stop().await;
    b.stop().await;
}

#[tokio::test]
async fn a_long_origin_does_not_come_back() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let origin = format!("Origin: https://{}", "x".repeat(8_000));
    let refused = get_with(&server.url, "/api/v1/me", &origin).await;
    assert!(refused.starts_with("HTTP/1.1 403") && refused.len() < 2_500, "{}", refused.len());
    server.stop().await;
}

#[tokio::test]
async fn answers_about_people_are_kept_in_no_cache_and_https_stays_https() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let guest = "POST /api/v1/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
                 Content-Length: 2\r\nConnection: close\r\n\r\n{}";
    for answer in [
        get_with(&server.url, "/api/v1/me", "X: y").await,
        get_with(&server.url, "/api/v1/nothing", "X: y").await,
        send(&server.url, guest).await,
    ] {
        let answer = answer.to_lowercase();
        assert!(answer.contains("\r\ncache-control: no-store\r\n"), "{answer}");
        assert!(!answer.contains("strict-transport-security"), "{answer}");
    }
    server.stop().await;
    let public = |config: &mut server::config::Config| {
        config.public_url = "https://play.example.org".to_owned();
    };
    let server = TestServer::start(&folder, public).await;
    let page = common::get(&server.url, "/").await.to_lowercase();
    assert!(page.contains("\r\nstrict-transport-security: max-age=31536000\r\n"), "{page}");
    server.stop().await;
}

async fn answer(socket: &mut Socket, nonce: &str) -> ServerMessage {
    in_time(async {
        loop {
            let message = socket.receive().await.unwrap();
            let text = serde_json::to_value(&message).unwrap();
            if text["nonce"] == nonce {
                return message;
            }
        }
    })
    .await
}

async fn table(server: &TestServer) -> (ApiClient, String) {
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let spec = NewTable { first_move: FirstMove::Seat(1), ..NewTable::new("quoridor") };
    let table = ada.create_table(&spec).await.unwrap().table;
    let join = Action::Join { seat: None, piece: None, client_seed: None, name: None };
    bob.act(&table, join).await.unwrap();
    (ada, table)
}

fn act(table: &str, nonce: &str, action: Action) -> ClientMessage {
    let request = ActionRequest { nonce: nonce.to_owned(), seq: None, action };
    ClientMessage::Act { table: table.to_owned(), request }
}

#[tokio::test]
async fn more_sockets_are_no_more_actions_at_a_table() {
    let folder = TempFolder::new();
    // Six at once at a table.
    let few = |config: &mut server::config::Config| config.messages_per_minute = 60;
    let server = TestServer::start(&folder, few).await;
    let (ada, table) = table(&server).await;
    let mut refusals = Vec::new();
    for nth in 0..4 {
        let mut socket = ada.socket().await.unwrap();
        for offer in 0..4 {
            let nonce = format!("{nth} {offer}");
            socket.send(&act(&table, &nonce, Action::offer(api::Offer::Draw))).await.unwrap();
            match answer(&mut socket, &nonce).await {
                ServerMessage::Refused { reason, .. } => refusals.push(reason.key),
                _ => refusals.push(String::new()),
            }
        }
    }
    let limited = refusals.iter().filter(|key| *key == "server-too-often").count();
    assert!(limited >= 8, "{refusals:?}");
    server.stop().await;
}

#[tokio::test]
async fn a_refusal_says_which_message_it_answers_whatever_is_wrong_with_it() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |_| {}).await;
    let (ada, table) = table(&server).await;
    let mut socket = ada.socket().await.unwrap();
    let malformed =
        format!(r#"{{"say":"act","table":"{table}","nonce":"n7","action":"teleport"}}"#);
    socket.send_raw(Message::Text(malformed.into())).await.unwrap();
    match answer(&mut socket, "n7").await {
        ServerMessage::Refused { table: Some(answered), reason, .. } => {
            assert_eq!((answered, reason.key.as_str()), (table, "server-malformed"));
        }
        other => panic!("{other:?}"),
    }
    server.stop().await;
}

#[tokio::test]
async fn a_socket_ends_with_its_token() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, |config| config.token_days = 1).await;
    let ada = server.guest("Ada").await;
    let mut socket = ada.socket().await.unwrap();
    server.clock.advance(25 * 3_600_000);
    // It is looked at with the next ping, which this brings about.
    socket.send(&ClientMessage::Heartbeat).await.unwrap();
    in_time(async {
        loop {
            if let ServerMessage::Bye { why } = socket.receive().await.unwrap() {
                assert_eq!(why, "expired");
                return;
            }
        }
    })
    .await;
    server.stop().await;
}

#[tokio::test]
async fn moderators_and_metrics_can_have_an_address_of_their_own() {
    let folder = TempFolder::new();
    let free = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = free.local_addr().unwrap().to_string();
    drop(free);
    let apart = |config: &mut server::config::Config| config.admin_listen.clone_from(&address);
    let server = TestServer::start(&folder, apart).await;
    let admin = format!("http://{address}");
    let is = |answer: String, status: &str| assert!(answer.starts_with(status), "{answer}");
    is(common::get(&server.url, "/api/v1/admin/audit").await, "HTTP/1.1 404");
    let page = common::get(&server.url, "/metrics").await;
    assert!(!page.contains("palisade_ready"), "{page}");
    is(common::get(&admin, "/api/v1/admin/audit").await, "HTTP/1.1 401");
    assert!(common::get(&admin, "/metrics").await.contains("palisade_ready"));
    is(common::get(&admin, "/health").await, "HTTP/1.1 200");
    is(common::get(&admin, "/api/v1/me").await, "HTTP/1.1 404");
    is(common::get(&admin, "/").await, "HTTP/1.1 404");
    server.stop().await;
}
