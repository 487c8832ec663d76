//! Everything a guest should not do, refused with a clear status and nothing changed.

mod common;

use std::time::Duration;

use api::{Act, Action, ClientMessage, NewTable, Refusal, ServerMessage, Snapshot, Starts};
use client::{ClientError, Follower, Site, Socket};
use common::{Folder, Running};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

fn spec() -> NewTable {
    NewTable { starts: Starts::Seat(1), repetition: false, ..NewTable::new("quoridor") }
}

/// Ada and Bob at a table in play, and Eve who has no business there.
struct Scene {
    _folder: Folder,
    server: Running,
    table: String,
    ada: Site,
    bob: Site,
    eve: Site,
}

impl Scene {
    async fn set(change: impl FnOnce(&mut server::config::Config)) -> Scene {
        let folder = Folder::new();
        let server = Running::start(&folder, change).await;
        let ada = server.guest("Ada").await;
        let bob = server.guest("Bob").await;
        let eve = server.guest("Eve").await;
        let table = ada.lay(&spec()).await.unwrap().table;
        bob.act(&table, Action::Join { seat: None, piece: None, luck: None }).await.unwrap();
        Scene { _folder: folder, server, table, ada, bob, eve }
    }

    async fn snapshot(&self) -> Snapshot {
        let mut snapshot: Snapshot =
            self.ada.get(&format!("/tables/{}", self.table)).await.unwrap();
        snapshot.state.now = 0;
        snapshot
    }

    fn say(&self, nonce: &str, seq: Option<u32>, action: Action) -> ClientMessage {
        let act = Act { nonce: nonce.to_owned(), seq, action };
        ClientMessage::Act { table: self.table.clone(), act }
    }
}

fn step(word: &str) -> Action {
    Action::Move { word: word.to_owned() }
}

/// What the server says to one message, past greetings and news.
async fn answer(socket: &mut Socket, message: &ClientMessage) -> Result<u32, Refusal> {
    socket.say(message).await.unwrap();
    listen(socket).await
}

async fn listen(socket: &mut Socket) -> Result<u32, Refusal> {
    let heard = async {
        loop {
            match socket.hear().await.unwrap() {
                ServerMessage::Done { seq, .. } => return Ok(seq),
                ServerMessage::Refused { reason, .. } => return Err(reason),
                _ => {}
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(10), heard).await.expect("an answer")
}

fn key(result: Result<u32, Refusal>) -> (u16, String) {
    let refusal = result.unwrap_err();
    (refusal.status, refusal.key)
}

#[tokio::test]
async fn wrong_seats_wrong_tokens_and_spectators() {
    let scene = Scene::set(|_| {}).await;
    let before = scene.snapshot().await;
    let next = before.state.seq + 1;
    let mut bob = scene.bob.socket().await.unwrap();
    let mut eve = scene.eve.socket().await.unwrap();
    let mut nobody = Site::new(&scene.server.url).unwrap().socket().await.unwrap();
    let out_of_turn = scene.say("n", Some(next), step("e8"));
    assert_eq!(key(answer(&mut bob, &out_of_turn).await), (409, "server-not-your-turn".into()));
    let moves = scene.say("n", Some(next), step("e2"));
    assert_eq!(key(answer(&mut eve, &moves).await), (403, "server-not-yours".into()));
    assert_eq!(key(answer(&mut nobody, &moves).await), (401, "server-token".into()));
    let watch = ClientMessage::Watch { table: scene.table.clone(), after: None };
    eve.say(&watch).await.unwrap();
    assert_eq!(key(answer(&mut eve, &moves).await), (403, "server-not-yours".into()));
    for action in [Action::Resign { seat: Some(1) }, Action::Abort, Action::Resume] {
        assert_eq!(answer(&mut eve, &scene.say("n", None, action)).await.unwrap_err().status, 403);
    }
    let forged = ClientMessage::Hello { token: format!("{}x", scene.ada.token().unwrap()) };
    assert_eq!(key(answer(&mut eve, &forged).await), (401, "server-token".into()));
    assert_eq!(key(answer(&mut eve, &moves).await), (403, "server-not-yours".into()));
    assert_eq!(scene.snapshot().await, before);
}

#[tokio::test]
async fn nonces_and_numbers() {
    let scene = Scene::set(|_| {}).await;
    let next = scene.snapshot().await.state.seq + 1;
    let mut ada = scene.ada.socket().await.unwrap();
    let mut bob = scene.bob.socket().await.unwrap();
    assert_eq!(answer(&mut ada, &scene.say("one", Some(next), step("e2"))).await, Ok(next));
    // The same again, by whichever number: the same answer, and nothing more.
    for seq in [next, next + 1, next + 7] {
        assert_eq!(answer(&mut ada, &scene.say("one", Some(seq), step("e2"))).await, Ok(next));
    }
    let other = scene.say("two", Some(next), step("e3"));
    assert_eq!(key(answer(&mut ada, &other).await), (409, "server-stale".into()));
    // Another's nonce is nothing to oneself.
    assert_eq!(answer(&mut bob, &scene.say("one", Some(next + 1), step("e8"))).await, Ok(next + 1));
    assert_eq!(
        key(answer(&mut bob, &scene.say("x", None, step("e8"))).await),
        (400, "server-seq".into())
    );
    for nonce in ["", &"n".repeat(65)] {
        let long = scene.say(nonce, None, Action::Resign { seat: None });
        assert_eq!(key(answer(&mut bob, &long).await), (400, "server-nonce".into()));
    }
    assert_eq!(scene.snapshot().await.words.len(), 2);
}

#[tokio::test]
async fn the_seed_is_nobodys_business_until_the_end() {
    let scene = Scene::set(|_| {}).await;
    let path = |rest: &str| format!("/tables/{}{rest}", scene.table);
    let text = [
        scene.ada.get_text(&path("")).await.unwrap(),
        scene.ada.get_text(&path("/events")).await.unwrap(),
        scene.ada.get_text(&path("/record")).await.unwrap(),
    ];
    assert!(text.iter().all(|text| !text.contains("seed")), "{text:?}");
    let mut ada = scene.ada.socket().await.unwrap();
    let watch = ClientMessage::Watch { table: scene.table.clone(), after: None };
    ada.say(&watch).await.unwrap();
    let snapshot = loop {
        if let ServerMessage::Snapshot(snapshot) = ada.hear().await.unwrap() {
            break snapshot;
        }
    };
    assert_eq!(snapshot.seed, None);
    scene.ada.act(&scene.table, Action::Resign { seat: None }).await.unwrap();
    assert!(scene.snapshot().await.seed.is_some());
}

#[tokio::test]
async fn malformed_binary_and_oversized_frames() {
    use tokio_tungstenite::tungstenite::Message;
    let scene = Scene::set(|_| {}).await;
    let before = scene.snapshot().await;
    let mut ada = scene.ada.socket().await.unwrap();
    for text in ["", "{", "[]", "null", r#"{"say":"act"}"#, r#"{"say":"watch","table":7}"#] {
        ada.say_raw(Message::text(text)).await.unwrap();
        assert_eq!(key(listen(&mut ada).await), (400, "server-malformed".into()), "{text}");
    }
    ada.say_raw(Message::binary(vec![0, 1, 2])).await.unwrap();
    assert_eq!(key(listen(&mut ada).await), (400, "server-binary".into()));
    let _ = ada.say_raw(Message::text("x".repeat(1 << 20))).await;
    let end = loop {
        match ada.hear().await {
            Ok(ServerMessage::Refused { reason, .. }) => assert_eq!(reason.status, 413),
            Ok(_) => {}
            Err(error) => break error,
        }
    };
    assert!(matches!(end, ClientError::Away(_)), "{end}");
    assert_eq!(scene.snapshot().await, before);
}

#[tokio::test]
async fn a_frame_that_is_no_text_ends_only_its_own_connection() {
    use tokio_tungstenite::tungstenite::Message;
    use tokio_tungstenite::tungstenite::protocol::frame::Frame;
    use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
    let scene = Scene::set(|_| {}).await;
    let before = scene.snapshot().await;
    for frame in [
        Frame::message(vec![0xff, 0xfe], OpCode::Data(Data::Text), true),
        Frame::message(vec![b'x'], OpCode::Data(Data::Continue), true),
        Frame::message(vec![b'x'], OpCode::Data(Data::Reserved(5)), true),
    ] {
        let mut ada = scene.ada.socket().await.unwrap();
        ada.say_raw(Message::Frame(frame)).await.unwrap();
        let closed = async { while ada.hear().await.is_ok() {} };
        tokio::time::timeout(Duration::from_secs(10), closed).await.expect("closed");
    }
    assert_eq!(scene.snapshot().await, before);
    server_is_well(&scene).await;
}

#[tokio::test]
async fn bodies_too_long_not_json_or_nonsense() {
    let scene = Scene::set(|_| {}).await;
    let before = scene.snapshot().await;
    let authority = scene.server.url.strip_prefix("http://").unwrap();
    let token = scene.ada.token().unwrap();
    let path = format!("/api/v1/tables/{}/actions", scene.table);
    for (kind, body, status) in [
        ("application/json", "{".to_owned(), 400),
        ("application/json", r#"{"nonce":"n","do":"win"}"#.to_owned(), 400),
        ("application/json", format!(r#"{{"nonce":"{}"}}"#, "n".repeat(100_000)), 413),
        ("text/plain", r#"{"nonce":"n","do":"resign"}"#.to_owned(), 415),
    ] {
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {authority}\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: {kind}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
            body.len()
        );
        let answer = said(authority, &request).await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{kind} {status}: {answer}");
        assert!(answer.contains(r#""key":"server-"#), "{answer}");
    }
    assert_eq!(scene.snapshot().await, before);
}

#[tokio::test]
async fn paths_and_sql_are_only_text() {
    let scene = Scene::set(|_| {}).await;
    let before = scene.snapshot().await;
    for table in ["..%2F..%2Fetc%2Fpasswd", "x'%20OR%20'1'='1", "%00", "a%20b", "%F0%9F%91%BB"] {
        let error = scene.eve.get_text(&format!("/tables/{table}")).await.unwrap_err();
        let status = error.refusal().map(|refusal| refusal.status);
        assert!(matches!(status, Some(404) | None), "{table}: {error}");
    }
    let name = "'); DROP TABLE events; --";
    let mut bobby = scene.eve.clone();
    assert_eq!(bobby.guest(name).await.unwrap().name, name);
    let mut odd = spec();
    odd.options.insert("x'; DROP TABLE games; --".into(), "1".into());
    assert_eq!(bobby.lay(&odd).await.unwrap_err().refusal().unwrap().key, "option-unknown");
    bobby.lay(&spec()).await.unwrap();
    assert_eq!(scene.snapshot().await, before);

    for path in ["/../../etc/passwd", "/..%2f..%2fetc%2fpasswd", "//etc/passwd.txt", "/a/../b.js"] {
        let answer = raw(&scene.server.url, path, "").await;
        assert!(!answer.contains("root:"), "{answer}");
    }
}

/// Says something to the server as no library would.
async fn raw(url: &str, path: &str, headers: &str) -> String {
    let authority = url.strip_prefix("http://").unwrap();
    let request =
        format!("GET {path} HTTP/1.1\r\nHost: {authority}\r\n{headers}Connection: close\r\n\r\n");
    said(authority, &request).await
}

async fn said(authority: &str, request: &str) -> String {
    let mut stream = TcpStream::connect(authority).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    let _ = stream.read_to_string(&mut answer).await;
    answer
}

#[tokio::test]
async fn foreign_origins() {
    let scene = Scene::set(|_| {}).await;
    let url = &scene.server.url;
    let foreign = raw(url, "/api/v1/tables", "Origin: https://evil.example\r\n").await;
    assert!(foreign.starts_with("HTTP/1.1 403"), "{foreign}");
    let own = raw(url, "/api/v1/tables", &format!("Origin: {url}\r\n")).await;
    assert!(own.starts_with("HTTP/1.1 200"), "{own}");
    let upgrade = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\
                   Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: null\r\n";
    let foreign = raw(url, "/api/v1/socket", upgrade).await;
    assert!(foreign.starts_with("HTTP/1.1 403"), "{foreign}");
}

#[tokio::test]
async fn every_answer_is_guarded_and_places_lead_to_the_page() {
    let scene = Scene::set(|_| {}).await;
    let page = raw(&scene.server.url, "/t/abcdef", "").await;
    assert!(page.starts_with("HTTP/1.1 200") && page.ends_with("<!doctype html>"), "{page}");
    assert!(raw(&scene.server.url, "/no.js", "").await.starts_with("HTTP/1.1 404"));
    assert!(raw(&scene.server.url, "/api/v1/no", "").await.starts_with("HTTP/1.1 404"));
    for header in [
        "content-security-policy: default-src 'self'",
        "cross-origin-opener-policy: same-origin",
        "cross-origin-embedder-policy: require-corp",
        "x-content-type-options: nosniff",
    ] {
        assert!(page.contains(header), "{header} not in {page}");
    }
    assert!(!page.contains("unsafe-inline"));
    let tag = page.lines().find_map(|line| line.strip_prefix("etag: ")).expect("a tag");
    let seen = raw(&scene.server.url, "/", &format!("If-None-Match: {tag}\r\n")).await;
    assert!(seen.starts_with("HTTP/1.1 304"), "{seen}");
}

#[tokio::test]
async fn too_many_sockets_requests_messages_and_tables() {
    let scene = Scene::set(|config| {
        config.sockets_per_address = 3;
        config.messages_per_minute = 40;
        config.tables_per_person = 2;
        config.tables_per_socket = 1;
    })
    .await;
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(scene.ada.socket().await.unwrap());
    }
    let refused = scene.ada.socket().await.unwrap_err();
    assert!(refused.to_string().contains("429"), "{refused}");
    let mut ada = open.pop().unwrap();
    for table in ["one", "two"] {
        ada.say(&ClientMessage::Watch { table: table.into(), after: None }).await.unwrap();
    }
    let keys = [key(listen(&mut ada).await), key(listen(&mut ada).await)];
    assert!(keys.contains(&(404, "server-no-table".into())), "{keys:?}");
    assert!(keys.contains(&(429, "server-too-many-watched".into())), "{keys:?}");
    for id in 0..20 {
        ada.say(&ClientMessage::Ping { id }).await.unwrap();
    }
    assert_eq!(key(listen(&mut ada).await), (429, "server-too-often".into()));

    scene.eve.lay(&spec()).await.unwrap();
    scene.eve.lay(&spec()).await.unwrap();
    let error = scene.eve.lay(&spec()).await.unwrap_err();
    assert_eq!(error.refusal().unwrap().key, "server-too-many-tables");
    server_is_well(&scene).await;
}

async fn server_is_well(scene: &Scene) {
    assert_eq!(raw(&scene.server.url, "/ready", "").await.lines().next(), Some("HTTP/1.1 200 OK"));
}

#[tokio::test]
async fn who_floods_on_after_being_told_is_cut_off() {
    let scene = Scene::set(|config| config.messages_per_minute = 60).await;
    let before = scene.snapshot().await;
    let mut eve = scene.eve.socket().await.unwrap();
    let (mut told, mut bye) = (0, None);
    for id in 0..1000 {
        if eve.say(&ClientMessage::Ping { id }).await.is_err() {
            break;
        }
    }
    while let Ok(message) = eve.hear().await {
        match message {
            ServerMessage::Refused { reason, .. } => {
                assert_eq!(reason.key, "server-too-often");
                told += 1;
            }
            ServerMessage::Bye { why } => bye = Some(why),
            _ => {}
        }
    }
    // The farewell may be lost: a connection that is closed with unread messages is reset.
    assert!(bye.is_none_or(|why| why == "flood" || why == "slow"), "cut off for another reason");
    assert!(told <= 75, "{told}");
    assert_eq!(scene.snapshot().await, before);
    server_is_well(&scene).await;
}

#[tokio::test]
async fn thousands_of_connects_from_one_address_leave_room_for_others() {
    let scene = Scene::set(|config| {
        config.listen = "0.0.0.0:0".to_owned();
        config.sockets_per_address = 8;
    })
    .await;
    let port: u16 = scene.server.url.rsplit(':').next().unwrap().parse().unwrap();
    let mut kept = Vec::new();
    for _ in 0..3000 {
        let stream = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
        kept.push(stream);
        // What the server has closed reads as its end; the rest never says a word.
        if kept.len() > 200 {
            kept.retain(|stream| {
                let read = stream.try_read(&mut [0]);
                matches!(read, Err(error) if error.kind() == std::io::ErrorKind::WouldBlock)
            });
        }
        assert!(kept.len() < 900, "connections are kept without end");
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
    assert!(from("127.0.0.2").await.starts_with("HTTP/1.1 200"), "others come in");
    assert_eq!(from("127.0.0.1").await, "", "that address has had its share");
    drop(kept);
    let back = async {
        while from("127.0.0.1").await.is_empty() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), back).await.expect("welcome again");
}

#[tokio::test]
async fn a_slow_reader_is_cut_off_and_nobody_waits_for_it() {
    let scene = Scene::set(|config| {
        config.backlog = 8;
        config.messages_per_minute = 1_000_000;
    })
    .await;
    let mut slow = scene.eve.socket().await.unwrap();
    slow.say(&ClientMessage::Watch { table: scene.table.clone(), after: None }).await.unwrap();
    // Never reads, and asks for so much that buffers everywhere fill up.
    let flood = async {
        for _ in 0..200_000 {
            let watch = ClientMessage::Watch { table: scene.table.clone(), after: None };
            if slow.say(&watch).await.is_err() {
                return true;
            }
        }
        false
    };
    let play = async {
        let mut ada = Follower::new(scene.ada.clone(), &scene.table);
        let mut bob = Follower::new(scene.bob.clone(), &scene.table);
        for nth in 0..20 {
            let up = nth % 2 == 0;
            ada.act(step(if up { "e2" } else { "e1" })).await.unwrap();
            bob.act(step(if up { "e8" } else { "e9" })).await.unwrap();
        }
    };
    let cut = tokio::time::timeout(Duration::from_secs(30), flood);
    let (cut, played) = tokio::join!(cut, tokio::time::timeout(Duration::from_secs(30), play));
    assert!(played.is_ok(), "others had to wait");
    assert!(cut.unwrap_or(false), "the slow reader was not cut off");
    server_is_well(&scene).await;
}

#[tokio::test]
async fn a_full_disk_refuses_moves_and_loses_none() {
    let folder = Folder::new();
    let server = Running::start(&folder, |config| {
        config.database_mb = 1;
        config.tables_per_minute = 1_000_000;
        config.requests_per_minute = 1_000_000;
        config.tables_per_person = 1_000_000;
    })
    .await;
    let ada = server.guest("Ada").await;
    let here = NewTable { places: vec![me(), me()], ..spec() };
    let mut tables = Vec::new();
    let refusal = loop {
        match ada.lay(&here).await {
            Ok(laid) => tables.push(laid.table),
            Err(error) => break error.refusal().expect("a refusal").clone(),
        }
        assert!(tables.len() < 5_000);
    };
    assert_eq!((refusal.status, refusal.key.as_str()), (503, "server-storage"));

    // Moves go on for as long as they fit, and each is there or was refused.
    let table = tables.last().unwrap();
    let path = format!("/tables/{table}");
    let snapshot = async |site: &Site| site.get::<Snapshot>(&path).await.unwrap();
    let mut accepted = Vec::new();
    let (mut refused, mut tried) = (None, 0);
    while refused.is_none() {
        let word = ["e2", "e8", "e1", "e9"][accepted.len() % 4];
        let seq = Some(snapshot(&ada).await.state.seq + 1);
        let act = Act { nonce: format!("n{tried}"), seq, action: step(word) };
        match ada.post::<serde_json::Value>(&format!("{path}/actions"), &act).await {
            Ok(_) => accepted.push(word),
            Err(error) => {
                let refusal = error.refusal().expect("a refusal");
                assert_eq!((refusal.status, refusal.key.as_str()), (503, "server-storage"));
                refused = Some(act);
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

    // With room again it goes on where it was, and what was refused can be said again.
    let server = Running::start(&folder, |config| config.listen = address).await;
    assert_eq!(words(snapshot(&ada).await), accepted);
    let act = refused.unwrap();
    ada.post::<serde_json::Value>(&format!("{path}/actions"), &act).await.unwrap();
    assert_eq!(snapshot(&ada).await.words.len(), accepted.len() + 1);
    server.stop().await;
}

fn me() -> api::Place {
    api::Place { who: api::Who::Me, piece: None }
}
