//! Hostile clients: what they may not do is refused with a clear status and changes nothing.

use std::time::{Duration, Instant};

use api::{
    Action, ActionRequest, ClientMessage, FirstMove, NewTable, Offer, Refusal, ServerMessage,
    Snapshot,
};
use client::{ApiClient, ClientError, Socket, TableClient};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::common::{self, TempFolder, TestServer, in_time};

fn spec() -> NewTable {
    NewTable { first_move: FirstMove::Seat(1), repetition: false, ..NewTable::new("quoridor") }
}

/// Ada and Bob in a game, and Eve, who is not part of it.
struct TestGame {
    _folder: TempFolder,
    server: TestServer,
    table: String,
    ada: ApiClient,
    bob: ApiClient,
    eve: ApiClient,
}

impl TestGame {
    async fn start(change: impl FnOnce(&mut server::config::Config)) -> TestGame {
        let folder = TempFolder::new();
        let server = TestServer::start(&folder, change).await;
        let ada = server.guest("Ada").await;
        let bob = server.guest("Bob").await;
        let eve = server.guest("Eve").await;
        let table = ada.create_table(&spec()).await.unwrap().table;
        bob.act(&table, Action::Join { seat: None, piece: None, client_seed: None, name: None })
            .await
            .unwrap();
        TestGame { _folder: folder, server, table, ada, bob, eve }
    }

    async fn snapshot(&self) -> Snapshot {
        let mut snapshot: Snapshot =
            self.ada.get(&format!("/tables/{}", self.table)).await.unwrap();
        snapshot.state.now = 0;
        snapshot
    }

    fn act_message(&self, nonce: &str, seq: Option<u32>, action: Action) -> ClientMessage {
        let request = ActionRequest { nonce: nonce.to_owned(), seq, action };
        ClientMessage::Act { table: self.table.clone(), request }
    }
}

fn step(word: &str) -> Action {
    Action::Move { word: word.to_owned() }
}

/// Sends a message and returns the answer to it, skipping all other messages.
async fn answer(socket: &mut Socket, message: &ClientMessage) -> Result<u32, Refusal> {
    socket.send(message).await.unwrap();
    next_answer(socket).await
}

async fn next_answer(socket: &mut Socket) -> Result<u32, Refusal> {
    let answer = async {
        loop {
            match socket.receive().await.unwrap() {
                ServerMessage::Done { seq, .. } => return Ok(seq),
                ServerMessage::Refused { reason, .. } => return Err(reason),
                _ => {}
            }
        }
    };
    in_time(answer).await
}

fn key(result: Result<u32, Refusal>) -> (u16, String) {
    let refusal = result.unwrap_err();
    (refusal.status, refusal.key)
}

#[tokio::test]
async fn only_the_player_to_move_may_move() {
    let game = TestGame::start(|_| {}).await;
    let before = game.snapshot().await;
    let next = before.state.seq + 1;
    let mut bob = game.bob.socket().await.unwrap();
    let mut eve = game.eve.socket().await.unwrap();
    let mut nobody = ApiClient::new(&game.server.url).unwrap().socket().await.unwrap();
    let out_of_turn = game.act_message("n", Some(next), step("e8"));
    assert_eq!(key(answer(&mut bob, &out_of_turn).await), (409, "server-not-your-turn".into()));
    let moves = game.act_message("n", Some(next), step("e2"));
    assert_eq!(key(answer(&mut eve, &moves).await), (403, "server-not-yours".into()));
    assert_eq!(key(answer(&mut nobody, &moves).await), (401, "server-token".into()));
    let watch = ClientMessage::Watch { table: game.table.clone(), after: None, phrases: false };
    eve.send(&watch).await.unwrap();
    assert_eq!(key(answer(&mut eve, &moves).await), (403, "server-not-yours".into()));
    for action in [Action::Resign { seat: Some(1) }, Action::Abort, Action::Resume] {
        assert_eq!(
            answer(&mut eve, &game.act_message("n", None, action)).await.unwrap_err().status,
            403
        );
    }
    let forged = ClientMessage::Hello { token: format!("{}x", game.ada.token().unwrap()) };
    assert_eq!(key(answer(&mut eve, &forged).await), (401, "server-token".into()));
    assert_eq!(key(answer(&mut eve, &moves).await), (403, "server-not-yours".into()));
    assert_eq!(game.snapshot().await, before);
}

#[tokio::test]
async fn offers_and_refusals_void_no_move() {
    let game = TestGame::start(|config| config.messages_per_minute = 1_000_000).await;
    let next = game.snapshot().await.state.seq + 1;
    let mut ada = game.ada.socket().await.unwrap();
    let mut bob = game.bob.socket().await.unwrap();
    let kinds = [Offer::Draw, Offer::Pause, Offer::Abort];
    for (nth, offer) in kinds.into_iter().cycle().take(9).enumerate() {
        let actions = [Action::offer(offer), Action::decline(offer)];
        for (action, verb) in actions.into_iter().zip(["offer", "decline"]) {
            let message = game.act_message(&format!("{verb} {nth}"), None, action);
            let refused = answer(&mut bob, &message).await.is_err();
            assert_eq!(refused, nth >= kinds.len(), "{verb} {nth}: each kind once");
        }
    }
    // Ada has seen nothing of that yet.
    let moved = answer(&mut ada, &game.act_message("one", Some(next), step("e2"))).await;
    assert_eq!(moved, Ok(next + 2 * kinds.len() as u32));
}

#[tokio::test]
async fn a_nonce_makes_actions_idempotent_and_sequence_numbers_are_checked() {
    let game = TestGame::start(|_| {}).await;
    let next = game.snapshot().await.state.seq + 1;
    let mut ada = game.ada.socket().await.unwrap();
    let mut bob = game.bob.socket().await.unwrap();
    assert_eq!(answer(&mut ada, &game.act_message("one", Some(next), step("e2"))).await, Ok(next));
    // Sent again under the same nonce, with any number: the same answer, and no second move.
    for seq in [next, next + 1, next + 7] {
        assert_eq!(
            answer(&mut ada, &game.act_message("one", Some(seq), step("e2"))).await,
            Ok(next)
        );
    }
    let other = game.act_message("two", Some(next), step("e3"));
    assert_eq!(key(answer(&mut ada, &other).await), (409, "server-stale".into()));
    // Nonces of different people are independent.
    assert_eq!(
        answer(&mut bob, &game.act_message("one", Some(next + 1), step("e8"))).await,
        Ok(next + 1)
    );
    assert_eq!(
        key(answer(&mut bob, &game.act_message("x", None, step("e8"))).await),
        (400, "server-seq".into())
    );
    for nonce in ["", &"n".repeat(65)] {
        let long = game.act_message(nonce, None, Action::Resign { seat: None });
        assert_eq!(key(answer(&mut bob, &long).await), (400, "server-nonce".into()));
    }
    assert_eq!(game.snapshot().await.words.len(), 2);
}

#[tokio::test]
async fn the_seed_is_secret_until_the_game_is_over() {
    let game = TestGame::start(|_| {}).await;
    let path = |rest: &str| format!("/tables/{}{rest}", game.table);
    let text = [
        game.ada.get_text(&path("")).await.unwrap(),
        game.ada.get_text(&path("/events")).await.unwrap(),
        game.ada.get_text(&path("/record")).await.unwrap(),
    ];
    assert!(text.iter().all(|text| !text.contains("seed")), "{text:?}");
    let mut ada = game.ada.socket().await.unwrap();
    let watch = ClientMessage::Watch { table: game.table.clone(), after: None, phrases: false };
    ada.send(&watch).await.unwrap();
    let snapshot = loop {
        if let ServerMessage::Snapshot(snapshot) = ada.receive().await.unwrap() {
            break snapshot;
        }
    };
    assert_eq!(snapshot.seed, None);
    game.ada.act(&game.table, Action::Resign { seat: None }).await.unwrap();
    assert!(game.snapshot().await.seed.is_some());
}

#[tokio::test]
async fn malformed_binary_and_oversized_frames_are_refused() {
    use tokio_tungstenite::tungstenite::Message;
    let game = TestGame::start(|_| {}).await;
    let before = game.snapshot().await;
    let mut ada = game.ada.socket().await.unwrap();
    for text in ["", "{", "[]", "null", r#"{"say":"act"}"#, r#"{"say":"watch","table":7}"#] {
        ada.send_raw(Message::text(text)).await.unwrap();
        assert_eq!(key(next_answer(&mut ada).await), (400, "server-malformed".into()), "{text}");
    }
    ada.send_raw(Message::binary(vec![0, 1, 2])).await.unwrap();
    assert_eq!(key(next_answer(&mut ada).await), (400, "server-binary".into()));
    let _ = ada.send_raw(Message::text("x".repeat(1 << 20))).await;
    let end = loop {
        match ada.receive().await {
            Ok(ServerMessage::Refused { reason, .. }) => assert_eq!(reason.status, 413),
            Ok(_) => {}
            Err(error) => break error,
        }
    };
    assert!(matches!(end, ClientError::Disconnected(_)), "{end}");
    assert_eq!(game.snapshot().await, before);
}

#[tokio::test]
async fn an_invalid_frame_closes_only_its_own_connection() {
    use tokio_tungstenite::tungstenite::Message;
    use tokio_tungstenite::tungstenite::protocol::frame::Frame;
    use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
    let game = TestGame::start(|_| {}).await;
    let before = game.snapshot().await;
    for frame in [
        Frame::message(vec![0xff, 0xfe], OpCode::Data(Data::Text), true),
        Frame::message(vec![b'x'], OpCode::Data(Data::Continue), true),
        Frame::message(vec![b'x'], OpCode::Data(Data::Reserved(5)), true),
    ] {
        let mut ada = game.ada.socket().await.unwrap();
        ada.send_raw(Message::Frame(frame)).await.unwrap();
        let closed = async { while ada.receive().await.is_ok() {} };
        in_time(closed).await;
    }
    assert_eq!(game.snapshot().await, before);
    common::until_ready(&game.server.url).await;
}

#[tokio::test]
async fn invalid_request_bodies_are_refused() {
    let game = TestGame::start(|_| {}).await;
    let before = game.snapshot().await;
    let authority = game.server.url.strip_prefix("http://").unwrap();
    let token = game.ada.token().unwrap();
    let path = format!("/api/v1/tables/{}/actions", game.table);
    for (media_type, body, status) in [
        ("application/json", "{".to_owned(), 400),
        ("application/json", r#"{"nonce":"n","do":"win"}"#.to_owned(), 400),
        ("application/json", format!(r#"{{"nonce":"{}"}}"#, "n".repeat(100_000)), 413),
        ("text/plain", r#"{"nonce":"n","do":"resign"}"#.to_owned(), 415),
    ] {
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {authority}\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: {media_type}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        );
        let answer = send_request(authority, &request).await;
        assert!(
            answer.starts_with(&format!("HTTP/1.1 {status}")),
            "{media_type} {status}: {answer}"
        );
        assert!(answer.contains(r#""key":"server-"#), "{answer}");
    }
    assert_eq!(game.snapshot().await, before);
}

#[tokio::test]
async fn path_traversal_and_sql_injection_have_no_effect() {
    let game = TestGame::start(|_| {}).await;
    let before = game.snapshot().await;
    for table in ["..%2F..%2Fetc%2Fpasswd", "x'%20OR%20'1'='1", "%00", "a%20b", "%F0%9F%91%BB"] {
        let error = game.eve.get_text(&format!("/tables/{table}")).await.unwrap_err();
        let status = error.refusal().map(|refusal| refusal.status);
        assert!(matches!(status, Some(404) | None), "{table}: {error}");
    }
    let name = "'); DROP TABLE events; --";
    let mut bobby = game.eve.clone();
    assert_eq!(bobby.register_guest(name).await.unwrap().name, name);
    let mut invalid = spec();
    invalid.options.insert("x'; DROP TABLE games; --".into(), "1".into());
    assert_eq!(
        bobby.create_table(&invalid).await.unwrap_err().refusal().unwrap().key,
        "option-unknown"
    );
    bobby.create_table(&spec()).await.unwrap();
    assert_eq!(game.snapshot().await, before);

    for path in ["/../../etc/passwd", "/..%2f..%2fetc%2fpasswd", "//etc/passwd.txt", "/a/../b.js"] {
        let answer = get_raw(&game.server.url, path, "").await;
        assert!(!answer.contains("root:"), "{answer}");
    }
}

/// A GET request written by hand, since no HTTP library would send such paths.
async fn get_raw(url: &str, path: &str, headers: &str) -> String {
    let authority = url.strip_prefix("http://").unwrap();
    let request =
        format!("GET {path} HTTP/1.1\r\nHost: {authority}\r\n{headers}Connection: close\r\n\r\n");
    send_request(authority, &request).await
}

async fn send_request(authority: &str, request: &str) -> String {
    let mut stream = TcpStream::connect(authority).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    let _ = stream.read_to_string(&mut answer).await;
    answer
}

#[tokio::test]
async fn requests_of_foreign_origins_are_refused() {
    let game = TestGame::start(|_| {}).await;
    let url = &game.server.url;
    let foreign = get_raw(url, "/api/v1/tables", "Origin: https://evil.example\r\n").await;
    assert!(foreign.starts_with("HTTP/1.1 403"), "{foreign}");
    let own = get_raw(url, "/api/v1/tables", &format!("Origin: {url}\r\n")).await;
    assert!(own.starts_with("HTTP/1.1 200"), "{own}");
    let upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
                   Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: null\r\n";
    let foreign = get_raw(url, "/api/v1/socket", upgrade).await;
    assert!(foreign.starts_with("HTTP/1.1 403"), "{foreign}");
}

#[tokio::test]
async fn responses_have_security_headers_and_page_routes_serve_the_page() {
    let game = TestGame::start(|_| {}).await;
    let page = get_raw(&game.server.url, &format!("/t/{}", game.table), "").await;
    assert!(page.starts_with("HTTP/1.1 200") && page.ends_with("<!doctype html>"), "{page}");
    assert!(get_raw(&game.server.url, "/no.js", "").await.starts_with("HTTP/1.1 404"));
    assert!(get_raw(&game.server.url, "/api/v1/no", "").await.starts_with("HTTP/1.1 404"));
    for header in [
        "content-security-policy: default-src 'self'",
        "cross-origin-opener-policy: same-origin",
        "cross-origin-embedder-policy: require-corp",
        "x-content-type-options: nosniff",
    ] {
        assert!(page.contains(header), "{header} not in {page}");
    }
    assert!(!page.contains("unsafe-inline"));
    let etag = page.lines().find_map(|line| line.strip_prefix("etag: ")).expect("an etag");
    let cached = get_raw(&game.server.url, "/", &format!("If-None-Match: {etag}\r\n")).await;
    assert!(cached.starts_with("HTTP/1.1 304"), "{cached}");
    // The page has to say that there is no such table, whatever the browser has kept.
    let nowhere = format!("If-None-Match: {etag}\r\n");
    let nowhere = get_raw(&game.server.url, "/t/abcdef", &nowhere).await;
    assert!(nowhere.starts_with("HTTP/1.1 404") && nowhere.ends_with("<!doctype html>"));
}

#[tokio::test]
async fn too_many_sockets_messages_and_tables_are_refused() {
    let game = TestGame::start(|config| {
        config.sockets_per_address = 3;
        config.messages_per_minute = 40;
        config.tables_per_person = 2;
        config.tables_per_socket = 1;
    })
    .await;
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(game.ada.socket().await.unwrap());
    }
    let refused = game.ada.socket().await.unwrap_err();
    assert!(refused.to_string().contains("429"), "{refused}");
    let mut ada = open.pop().unwrap();
    for table in ["one", "two"] {
        ada.send(&ClientMessage::Watch { table: table.into(), after: None, phrases: false })
            .await
            .unwrap();
    }
    let keys = [key(next_answer(&mut ada).await), key(next_answer(&mut ada).await)];
    assert!(keys.contains(&(404, "server-no-table".into())), "{keys:?}");
    assert!(keys.contains(&(429, "server-too-many-watched".into())), "{keys:?}");
    for id in 0..20 {
        ada.send(&ClientMessage::Ping { id }).await.unwrap();
    }
    assert_eq!(key(next_answer(&mut ada).await), (429, "server-too-often".into()));
    // A refused action says which one it was, so that the client sends it again.
    let request =
        ActionRequest { nonce: "mine".into(), seq: None, action: Action::offer(Offer::Draw) };
    ada.send(&ClientMessage::Act { table: "one".into(), request }).await.unwrap();
    let named = async {
        loop {
            if let ServerMessage::Refused { nonce: Some(nonce), reason, .. } =
                ada.receive().await.unwrap()
            {
                break (nonce, reason.key);
            }
        }
    };
    assert_eq!(in_time(named).await, ("mine".into(), "server-too-often".into()));

    game.eve.create_table(&spec()).await.unwrap();
    game.eve.create_table(&spec()).await.unwrap();
    let error = game.eve.create_table(&spec()).await.unwrap_err();
    assert_eq!(error.refusal().unwrap().key, "server-too-many-tables");
    common::until_ready(&game.server.url).await;
}

#[tokio::test]
async fn a_client_that_keeps_flooding_is_disconnected() {
    let game = TestGame::start(|config| config.messages_per_minute = 60).await;
    let before = game.snapshot().await;
    let begun = Instant::now();
    let mut eve = game.eve.socket().await.unwrap();
    let (mut refusals, mut bye) = (0, None);
    for id in 0..1000 {
        if eve.send(&ClientMessage::Ping { id }).await.is_err() {
            break;
        }
    }
    while let Ok(message) = eve.receive().await {
        match message {
            ServerMessage::Refused { reason, .. } => {
                assert_eq!(reason.key, "server-too-often");
                refusals += 1;
            }
            ServerMessage::Bye { why } => bye = Some(why),
            _ => {}
        }
    }
    // The last message may be lost: a connection that is closed with unread messages is reset.
    assert!(
        bye.is_none_or(|why| why == "flood" || why == "slow"),
        "disconnected for another reason"
    );
    // Sixty are refused at once, and one more each second.
    assert!(refusals <= 61 + begun.elapsed().as_secs(), "{refusals}");
    assert_eq!(game.snapshot().await, before);
    common::until_ready(&game.server.url).await;
}

#[tokio::test]
async fn thousands_of_connections_from_one_address_do_not_block_others() {
    let game = TestGame::start(|config| {
        config.listen = "0.0.0.0:0".to_owned();
        config.sockets_per_address = 8;
    })
    .await;
    let port: u16 = game.server.url.rsplit(':').next().unwrap().parse().unwrap();
    let mut kept = Vec::new();
    for _ in 0..3000 {
        let stream = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
        kept.push(stream);
        // A connection that the server has closed reads as its end; the others have nothing to read.
        if kept.len() > 200 {
            kept.retain(|stream| {
                let read = stream.try_read(&mut [0]);
                matches!(read, Err(error) if error.kind() == std::io::ErrorKind::WouldBlock)
            });
        }
        assert!(kept.len() < 900, "the server keeps too many connections");
    }
    let from = |address: &str| {
        let address: std::net::SocketAddr = format!("{address}:0").parse().unwrap();
        async move {
            let socket = tokio::net::TcpSocket::new_v4().unwrap();
            socket.bind(address).unwrap();
            let mut stream = socket.connect(([127, 0, 0, 1], port).into()).await.unwrap();
            let request = "GET /ready HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
            let _ = stream.write_all(request.as_bytes()).await;
            let mut answer = String::new();
            let _ = stream.read_to_string(&mut answer).await;
            answer
        }
    };
    assert!(from("127.0.0.2").await.starts_with("HTTP/1.1 "), "other addresses can connect");
    assert_eq!(from("127.0.0.1").await, "", "this address has reached its limit");
    drop(kept);
    let connected = async {
        while from("127.0.0.1").await.is_empty() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    in_time(connected).await;
}

#[tokio::test]
async fn a_slow_reader_is_disconnected_and_nobody_waits_for_it() {
    let game = TestGame::start(|config| {
        config.backlog = 8;
        config.messages_per_minute = 1_000_000;
    })
    .await;
    let mut slow = game.eve.socket().await.unwrap();
    slow.send(&ClientMessage::Watch { table: game.table.clone(), after: None, phrases: false })
        .await
        .unwrap();
    // Never reads, and requests so much that all buffers fill up.
    let flood = async {
        for _ in 0..200_000 {
            let watch =
                ClientMessage::Watch { table: game.table.clone(), after: None, phrases: false };
            if slow.send(&watch).await.is_err() {
                return true;
            }
        }
        false
    };
    let play = async {
        let mut ada = TableClient::new(game.ada.clone(), &game.table);
        let mut bob = TableClient::new(game.bob.clone(), &game.table);
        for nth in 0..20 {
            let up = nth % 2 == 0;
            ada.act(step(if up { "e2" } else { "e1" })).await.unwrap();
            bob.act(step(if up { "e8" } else { "e9" })).await.unwrap();
        }
    };
    let (disconnected, ()) = in_time(async { tokio::join!(flood, play) }).await;
    assert!(disconnected, "the slow reader was not disconnected");
    common::until_ready(&game.server.url).await;
}

#[tokio::test]
async fn a_full_disk_refuses_moves_and_loses_none() {
    let folder = TempFolder::with_file();
    let server = TestServer::start(&folder, |config| {
        config.database_mb = 1;
        config.tables_per_minute = 1_000_000;
        config.requests_per_minute = 1_000_000;
        config.messages_per_minute = 1_000_000;
        config.tables_per_person = 1_000_000;
    })
    .await;
    let ada = server.guest("Ada").await;
    let both_seats = NewTable { seat_specs: vec![me(), me()], ..spec() };
    let mut tables = Vec::new();
    let refusal = loop {
        match ada.create_table(&both_seats).await {
            Ok(created) => tables.push(created.table),
            Err(error) => break error.refusal().expect("a refusal").clone(),
        }
        assert!(tables.len() < 5_000);
    };
    assert_eq!(refusal.status, 503);
    assert!(["server-storage", "server-no-room"].contains(&refusal.key.as_str()), "{refusal}");

    // Moves are accepted as long as they fit, and each is stored or was refused.
    let table = tables.last().unwrap();
    let path = format!("/tables/{table}");
    let snapshot = async |api: &ApiClient| api.get::<Snapshot>(&path).await.unwrap();
    let mut accepted = Vec::new();
    let (mut refused, mut tried) = (None, 0);
    while refused.is_none() {
        let word = ["e2", "e8", "e1", "e9"][accepted.len() % 4];
        let seq = Some(snapshot(&ada).await.state.seq + 1);
        let request = ActionRequest { nonce: format!("n{tried}"), seq, action: step(word) };
        match ada.post::<serde_json::Value>(&format!("{path}/actions"), &request).await {
            Ok(_) => accepted.push(word),
            Err(error) => {
                let refusal = error.refusal().expect("a refusal");
                assert_eq!((refusal.status, refusal.key.as_str()), (503, "server-storage"));
                refused = Some(request);
            }
        }
        tried += 1;
        assert!(tried < 5_000);
    }
    let words = |table: Snapshot| table.words.into_iter().map(|word| word.word).collect::<Vec<_>>();
    assert_eq!(words(snapshot(&ada).await), accepted);
    for table in &tables {
        let _: Snapshot = ada.get(&format!("/tables/{table}")).await.unwrap();
    }
    let address = server.url.strip_prefix("http://").unwrap().to_owned();
    server.stop().await;

    // With free space the game goes on, and the refused move can be sent again.
    let server = TestServer::start(&folder, |config| config.listen = address).await;
    assert_eq!(words(snapshot(&ada).await), accepted);
    let act = refused.unwrap();
    ada.post::<serde_json::Value>(&format!("{path}/actions"), &act).await.unwrap();
    assert_eq!(snapshot(&ada).await.words.len(), accepted.len() + 1);
    server.stop().await;
}

fn me() -> api::SeatSpec {
    api::SeatSpec { assignment: api::SeatAssignment::Me, piece: None }
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn answers_to_pings_that_are_held_back_buy_no_time() {
    let game = TestGame::start(|_| {}).await;
    let spec = NewTable { time_control: api::TimeControl::SuddenDeath { seconds: 60 }, ..spec() };
    let table = game.ada.create_table(&spec).await.unwrap().table;
    let join = Action::Join { seat: None, piece: None, client_seed: None, name: None };
    game.bob.act(&table, join).await.unwrap();
    let mut ada = TableClient::new(game.ada.clone(), &table);
    ada.act(step("e2")).await.unwrap();

    // Bob's program answers no ping, of either kind, for most of the half second that is allowed.
    let mut bob = game.bob.socket().await.unwrap();
    // By the time that the server has answered this, it has sent the ping as well.
    game.snapshot().await;
    game.server.clock.advance(450);
    let seq = Some(ada.snapshot().unwrap().state.seq + 1);
    let request = ActionRequest { nonce: "n".to_owned(), seq, action: step("e8") };
    // The answers go out before the move does.
    bob.send(&ClientMessage::Ping { id: 1 }).await.unwrap();
    while !matches!(bob.receive().await.unwrap(), ServerMessage::Pong { .. }) {}
    answer(&mut bob, &ClientMessage::Act { table: table.clone(), request }).await.unwrap();
    let events: Vec<api::Event> = game.bob.get(&format!("/tables/{table}/events")).await.unwrap();
    let lag = events.iter().find_map(|event| match &event.kind {
        api::EventKind::Moved { word, lag, .. } if word == "e8" => Some(*lag),
        _ => None,
    });
    assert!(lag.is_some_and(|lag| lag < 200), "{lag:?} ms were not counted");
}
