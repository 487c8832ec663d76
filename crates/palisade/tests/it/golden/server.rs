//! Databases of earlier versions, served by the program of today: of the first one, with every kind of
//! event, of the first one with moderators, and of the first one with accounts.

use std::io::{Read, Write};
use std::net::TcpStream;

use serde_json::{Value, json};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteRow};
use sqlx::{AssertSqlSafe, Connection, Row};
use testbed::ServerProcess;

use super::json::{grown, lines};
use super::{protocol, text};
use crate::common::{Folder, start_server};

/// A server of a golden database.
struct GoldenServer(ServerProcess);

impl GoldenServer {
    /// Serves a database, and clears nothing away however old it is.
    fn start(folder: &Folder) -> GoldenServer {
        let never = "1000000";
        let mut command = folder.alone();
        command.args(["serve", "--no-qr", "--log", "error", "--listen", "127.0.0.1:0"]);
        command.args(["--database", "games.sqlite", "--requests-per-minute", never]);
        command.args(["--tables-per-minute", never, "--tables-per-person", never]);
        command.args(["--waiting-hours", never, "--idle-days", never, "--aborted-days", never]);
        command.args(["--audit-days", never, "--token-days", never]);
        command.args(["--sign-ins-per-hour", never]);
        GoldenServer(start_server(&mut command))
    }

    /// One call: its status and its answer, as text where it is no JSON.
    fn call(&self, method: &str, path: &str, token: &str, body: &str) -> (u16, Value) {
        let address = self.0.url.strip_prefix("http://").expect("its own");
        let mut stream = TcpStream::connect(address).expect("the server listens");
        let mut head = format!("{method} /api/v1{path} HTTP/1.0\r\nHost: {address}\r\n");
        if !token.is_empty() {
            head += &format!("Authorization: Bearer {token}\r\n");
        }
        head += "Content-Type: application/json\r\n";
        write!(stream, "{head}Content-Length: {}\r\n\r\n{body}", body.len()).expect("it reads");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("it answers");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
        let body = serde_json::from_str(body).unwrap_or_else(|_| json!(body));
        (status.expect("a status"), body)
    }

    fn get(&self, path: &str, token: &str) -> Value {
        let (status, answer) = self.call("GET", path, token, "");
        assert_eq!(status, 200, "{path}: {answer}");
        answer
    }

    fn post(&self, path: &str, token: &str, body: &Value) -> Value {
        let (status, answer) = self.call("POST", path, token, &body.to_string());
        assert_eq!(status, 200, "{path} {body}: {answer}");
        answer
    }

    fn guest(&self, name: &str) -> String {
        let answer = self.post("/guests", "", &json!({"name": name}));
        answer["token"].as_str().expect("a token").to_owned()
    }
}

async fn database(folder: &Folder, golden: &str) -> SqliteConnection {
    let options =
        SqliteConnectOptions::new().filename(folder.join("games.sqlite")).create_if_missing(true);
    let mut database = SqliteConnection::connect_with(&options).await.expect("a database");
    let sql = AssertSqlSafe(text(golden));
    sqlx::raw_sql(sql).execute(&mut database).await.expect("the golden database");
    database
}

fn same(what: &str, old: &Value, new: &Value) {
    grown(old, new).unwrap_or_else(|why| panic!("{what}: {why}\nwas {old}\nis  {new}"));
}

/// The event of a row.
fn event(row: &SqliteRow) -> Value {
    let mut event: Value = serde_json::from_str(row.get(3)).expect("JSON");
    event["seq"] = json!(row.get::<i64, _>(1));
    event["at"] = json!(row.get::<i64, _>(2));
    event
}

/// Serves a golden database whose tables come to what `expected` says, event by event.
async fn serve_tables(folder: &Folder, golden: &str, expected: &Value) -> GoldenServer {
    let mut database = database(folder, golden).await;
    let rows = sqlx::query("SELECT game, seq, at, body FROM events ORDER BY game, seq");
    let rows = rows.fetch_all(&mut database).await.expect("events");
    database.close().await.expect("closed");
    let server = GoldenServer::start(folder);
    let tables = expected["tables"].as_object().expect("tables by id");
    for (id, old) in tables {
        let new = server.get(&format!("/tables/{id}"), "");
        same(id, &old["snapshot"], &new);
        same(id, &old["legal"], &server.get(&format!("/tables/{id}/legal"), ""));
        same(id, &old["record"], &server.get(&format!("/tables/{id}/record"), ""));
        // Since names are beside events, a row is not all of one.
        let told: Vec<_> = match old["events"].as_array() {
            Some(told) => told.clone(),
            None => rows.iter().filter(|row| row.get::<&str, _>(0) == id).map(event).collect(),
        };
        assert!(!told.is_empty(), "{id} has no events");
        let events = server.get(&format!("/tables/{id}/events"), "");
        told.iter().enumerate().for_each(|(nth, old)| same(id, old, &events[nth]));
    }
    let games: std::collections::HashSet<&str> = rows.iter().map(|row| row.get(0)).collect();
    assert_eq!(games.len(), tables.len(), "every table says what it must come to");
    same("lobby", &expected["lobby"], &server.get("/tables", ""));
    let code = json!({"code": expected["link"]["code"]});
    same("link", &expected["link"]["you"], &server.post("/link", "", &code)["you"]);
    server
}

/// Games go on where they were.
fn go_on(server: &GoldenServer, expected: &Value) {
    for step in expected["go_on"].as_array().expect("moves") {
        let path = format!("/tables/{}", step["table"].as_str().expect("a table"));
        let seq = server.get(&path, "")["state"]["seq"].as_u64().expect("a number") + 1;
        let act = json!({"nonce": "golden", "seq": seq, "do": "move", "word": step["word"]});
        let token = step["token"].as_str().expect("a token");
        server.post(&format!("{path}/actions"), token, &act);
        let now = server.get(&path, "");
        let last = now["words"].as_array().and_then(|words| words.last()).expect("a word");
        if !step["rolls"].as_bool().expect("whether dice fall after it") {
            assert_eq!(last["word"], step["word"]);
        }
    }
}

#[tokio::test]
async fn every_table_comes_to_what_it_came_to() {
    let folder = Folder::new();
    let expected: Value = serde_json::from_str(&text("server/tables.json")).expect("JSON");
    let server = serve_tables(&folder, "server/games.sql", &expected).await;
    for (name, person) in expected["people"].as_object().expect("people by name") {
        let token = person["token"].as_str().expect("a token");
        let you = server.get("/me", token);
        same(name, &json!({"id": person["id"], "name": name}), &you);
        same(name, &person["tables"], &server.get("/me/tables", token));
    }
    protocol::check_description(&server.get("/openapi.json", ""));
    go_on(&server, &expected);
    // Queues have the names they had.
    let waiting = expected["people"]["Éve 7"]["token"].as_str().expect("a token");
    for pairing in expected["pairings"].as_array().expect("queues") {
        let created = server.post("/pairings", waiting, &pairing["wish"]);
        assert_eq!(
            created["table"], pairing["table"],
            "{pairing}: who waits in a queue is found there"
        );
    }
}

/// Whoever was banned, silenced, renamed, forgotten or signed out still is, and the audit log says why.
#[tokio::test]
async fn what_moderators_decided_is_in_force() {
    let folder = Folder::new();
    let expected: Value = serde_json::from_str(&text("server/tables-2.json")).expect("JSON");
    let server = serve_tables(&folder, "server/games-2.sql", &expected).await;
    for (name, person) in expected["people"].as_object().expect("people by name") {
        let token = person["token"].as_str().expect("a token");
        same(name, &person["you"], &server.get("/me", token));
        same(name, &person["tables"], &server.get("/me/tables", token));
    }
    let moderator = &expected["moderator"];
    let token = moderator["token"].as_str().expect("a token");
    for list in ["audit", "restart", "sanctions"] {
        same(list, &moderator[list], &server.get(&format!("/admin/{list}"), token));
    }
    refuse(&server, &expected);
    go_on(&server, &expected);
}

/// What was refused still is, in the same way.
fn refuse(server: &GoldenServer, expected: &Value) {
    for case in expected["refused"].as_array().expect("refusals") {
        let word = |key: &str| case[key].as_str().expect("a word");
        let body = case["body"].as_object().map(|_| case["body"].to_string()).unwrap_or_default();
        let answer = server.call(word("method"), word("path"), word("token"), &body);
        assert_eq!(case["status"], answer.0, "{case}");
        same(word("about"), &case["answer"], &answer.1);
    }
}

/// Accounts are what they were: one signs in as ever, sessions and tokens are as good as they were, and roles are in
/// force.
#[tokio::test]
async fn accounts_are_what_they_were() {
    let folder = Folder::new();
    let expected: Value = serde_json::from_str(&text("server/tables-3.json")).expect("JSON");
    let server = serve_tables(&folder, "server/games-3.sql", &expected).await;
    let word = |value: &Value| value.as_str().expect("a word").to_owned();
    for (name, person) in expected["people"].as_object().expect("people by name") {
        let token = word(&person["token"]);
        same(name, &person["you"], &server.get("/me", &token));
        same(name, &person["tables"], &server.get("/me/tables", &token));
    }
    for (name, one) in expected["accounts"].as_object().expect("accounts by name") {
        let token = word(&expected["people"][name]["token"]);
        same(name, &one["account"], &server.get("/account", &token));
        let sessions = server.get("/sessions", &token);
        for session in one["sessions"].as_array().expect("sessions") {
            let is_it = |now: &&Value| now["id"] == session["id"];
            let now = sessions.as_array().expect("sessions").iter().find(is_it);
            same(name, session, now.expect("it has not ended"));
        }
        same(name, &one["tokens"], &server.get("/tokens", &token));
        same(name, &one["games"], &server.get(&format!("/people/{name}/games"), &token));
        same(name, &one["profile"], &server.get(&format!("/people/{name}"), &token));
        let by_password = json!({"name": name, "password": one["password"]});
        let signed_in = server.post("/sessions", "", &by_password);
        same(name, &expected["people"][name]["you"], &signed_in["you"]);
    }
    for (name, profile) in expected["seen_by_others"].as_object().expect("profiles by name") {
        same(name, profile, &server.get(&format!("/people/{name}"), ""));
    }
    for session in expected["sessions"].as_array().expect("tokens") {
        server.get("/account", &word(session));
    }
    for personal in expected["personal"].as_array().expect("tokens") {
        let (token, body) = (word(&personal["token"]), json!({"game": "quoridor"}).to_string());
        server.get("/me", &token);
        let (status, answer) = server.call("POST", "/tables", &token, &body);
        assert_eq!(status < 300, personal["plays"] == true, "{answer}");
    }
    let audit = server.get("/admin/audit", &word(&expected["moderator"]["token"]));
    same("audit", &expected["moderator"]["audit"], &audit);
    let accounts = server.get("/admin/accounts", &word(&expected["operator"]["token"]));
    same("accounts", &expected["operator"]["accounts"], &accounts);
    refuse(&server, &expected);
    // Codes that each work once.
    for code in ["recovery", "reset"] {
        server.post("/sessions", "", &expected[code]);
        assert_eq!(server.call("POST", "/sessions", "", &expected[code].to_string()).0 / 100, 4);
    }
    go_on(&server, &expected);
}

#[tokio::test]
async fn every_kind_of_event_is_in_the_database() {
    let folder = Folder::new();
    let mut database = database(&folder, "server/games.sql").await;
    let rows = sqlx::query("SELECT body FROM events").fetch_all(&mut database).await.expect("rows");
    let mut kinds = std::collections::BTreeSet::new();
    for row in rows {
        let event: Value = serde_json::from_str(row.get(0)).expect("JSON");
        let mut kind = event["event"].as_str().expect("a kind").to_owned();
        for part in ["offer", "cause", "why"] {
            if let Some(part) = event[part].as_str() {
                kind += &format!(" {part}");
            }
        }
        kinds.insert(kind);
        for part in ["rematch_of", "queue", "piece", "luck", "drawn", "lag", "seats"] {
            if !event[part].is_null() {
                kinds.insert(format!("{} with {part}", event["event"].as_str().expect("a kind")));
            }
        }
    }
    let kinds: Vec<_> = kinds.into_iter().collect();
    assert_eq!(kinds.join("\n"), text("server/events.txt").trim_end());
}

/// What the rules and the server have against something, they have against it still.
#[test]
fn every_refusal_is_the_same() {
    let folder = Folder::new();
    let server = GoldenServer::start(&folder);
    let ada = server.guest("Ada");
    for case in lines(&text("protocol/refusals.jsonl")) {
        let answer = match case.get("word") {
            None => server.call("POST", "/tables", &ada, &case["table"].to_string()),
            Some(word) => {
                let created = server.post("/tables", &ada, &case["table"]);
                let path = format!("/tables/{}", created["table"].as_str().expect("an id"));
                // Games with dice wait for it; to the others it is nothing.
                let client_seed = json!({"nonce": "l", "do": "luck", "luck": ""}).to_string();
                server.call("POST", &format!("{path}/actions"), &ada, &client_seed);
                let seq = server.get(&path, "")["state"]["seq"].as_u64().expect("a number") + 1;
                let act = json!({"nonce": "n", "seq": seq, "do": "move", "word": word});
                server.call("POST", &format!("{path}/actions"), &ada, &act.to_string())
            }
        };
        same(&case.to_string(), &case["refusal"], &answer.1);
        assert_eq!(case["refusal"]["status"], answer.0, "{case}");
    }
}
