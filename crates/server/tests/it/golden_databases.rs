//! The golden databases with ratings, notices, puzzles and mazes: how they are written, and that what is in them is served.
//! `PALISADE_GOLDEN=7 cargo test -p palisade-server --test it golden_databases` writes new ones beside them, as
//! `games-7.sql`, `postgres-7.sql` and `tables-7.json`; those that are there are left as they are.

use std::fs::File;
use std::io::Write;
use std::process::Command;

use api::{
    AuditEntry, CaseFile, Credentials, ModeratorNotice, NotificationKind, NotificationSettings,
    PuzzleResult, QuietHours, Report, ReportCase, Sanction, TableRatings,
};
use client::ApiClient;
use serde_json::{Value, json};
use store::{DatabaseUrl, RatingsReport, migrate};
use testbed::{PushService, SmtpServer};

use crate::common::{Intruder, TempFolder, TestDatabase, TestServer, moderator_script, person_id};
use crate::database_versions::{filled, for_ever, golden, includes};
use crate::gallery::{OTHER, SMALL, play, publish, solved};
use crate::mail::{account, code, set, until, verify, with_mail};
use crate::notices::{change, step, subscribe, until_count, with_push};
use crate::puzzles::{attempt, own_moves, solved_puzzle};
use crate::ratings::{begun, end_and_die, open_store};
use crate::{notices, ratings};

const MINUTE: u64 = 60_000;
const DAY: u64 = 24 * 60 * MINUTE;

/// What an answer says of today: it is another one when the database is read.
const OF_TODAY: [&str; 5] = ["deviation", "fair_play", "last", "taken", "until"];

fn without_today(answer: &mut Value) {
    match answer {
        Value::Object(parts) => {
            parts.retain(|part, _| !OF_TODAY.contains(&part.as_str()));
            parts.values_mut().for_each(without_today);
        }
        Value::Array(parts) => parts.iter_mut().for_each(without_today),
        _ => {}
    }
}

/// Has people play, solve, publish, report and be told, and stops the server before it has told and rated everything;
/// returns what they and moderators are shown.
async fn write(folder: &TempFolder) -> Value {
    let (smtp, service) = (SmtpServer::start(), PushService::start());
    let server = TestServer::start(folder, |config| {
        with_mail(&smtp.url())(config);
        with_push(&service)(config);
    })
    .await;
    let mut people = Vec::new();
    for name in ["Ada", "Ben", "Cid", "Dan", "Eve"] {
        people.push(account(&server.url, name).await);
    }
    let [ada, ben, cid, dan, eve] = &people[..] else { panic!("five") };
    let moderator = moderator_script(&server, folder, "Mod").await;
    let mut rows = Intruder::connect(folder).await;

    // Two rated games, of which one was against a cheater, and one that nobody has rated yet.
    let rated = ratings::game(ada, ben).await;
    ratings::game(eve, ada).await;
    let ban = json!({"kind": "ban", "subject": person_id(eve), "duration": DAY, "reason": "",
                     "told": "cheating"});
    moderator.post::<Sanction>("/admin/sanctions", &ban).await.unwrap();
    until_count(&mut rows, "rating_changes WHERE kind = 'refund'", 1).await;
    let unrated = begun(cid, dan).await;

    let puzzles = [solved_puzzle(ada, 0).await, solved_puzzle(ada, 1).await];
    for (api, puzzle, moves) in [
        (ada, &puzzles[0], own_moves(&puzzles[0])),
        (ada, &puzzles[1], Vec::new()),
        (ben, &puzzles[0], own_moves(&puzzles[0])),
    ] {
        attempt(api, puzzle, &moves).await.unwrap();
    }

    // A solved maze that was played in, and one that was reported and hidden.
    let yard = publish(ada, "Yard", SMALL).await.unwrap().id;
    let field = publish(ben, "Field", OTHER).await.unwrap().id;
    for maze in [&yard, &field] {
        solved(ben, maze).await;
    }
    play(cid, dan, Some(SMALL)).await;
    let report = json!({"person": person_id(ben), "reason": "maze", "maze": field});
    ada.post::<Report>("/reports", &report).await.unwrap();
    let case = moderator.get::<Vec<ReportCase>>("/admin/reports").await.unwrap().remove(0).id;
    let path = format!("/admin/reports/{case}");
    moderator.post::<CaseFile>(&format!("{path}/take"), &()).await.unwrap();
    let note = json!({"note": "seen"});
    moderator.post::<CaseFile>(&format!("{path}/note"), &note).await.unwrap();
    let hide = format!("/admin/mazes/{field}/hide");
    moderator.post::<AuditEntry>(&hide, &json!({"reason": "a word"})).await.unwrap();
    let warning = json!({"duration": DAY, "told": "maze", "reason": "", "case": case});
    let warn = format!("/admin/people/{}/warn", person_id(ben));
    moderator.post::<AuditEntry>(&warn, &warning).await.unwrap();
    let told: Vec<ModeratorNotice> = ben.get("/me/notices").await.unwrap();
    ben.post::<Value>(&format!("/me/notices/{}/read", told[0].id), &()).await.unwrap();
    ada.put::<Value>("/people/Ben/mute", &json!({})).await.unwrap();

    // Ada wants to know by mail that it is her turn; Ben has a browser, and quiet hours.
    set(ada, "ada@example.net").await.unwrap();
    verify(&server.url, &code(&smtp, 0, "ada@example.net", "mail").await).await.unwrap();
    let (mail, language) = (vec![NotificationKind::Turn], Some("nl".to_owned()));
    change(ada, &NotificationSettings { mail, language, ..NotificationSettings::default() }).await;
    subscribe(ben, &service.browser(), "de").await;
    let quiet = Some(QuietHours { from: 1320, until: 420, offset: 60 });
    let push = vec![NotificationKind::Challenge];
    change(ben, &NotificationSettings { push, quiet, ..NotificationSettings::default() }).await;
    let puzzle = format!("/puzzles/{}", puzzles[0].id);
    let mut calls = Vec::new();
    for (api, who, path) in [
        (ada, "Ada", "/account"),
        (ada, "Ada", "/account/puzzles"),
        (ada, "Ada", puzzle.as_str()),
        (ada, "Ada", "/account/mazes"),
        (ada, "Ada", "/account/mutes"),
        (ada, "Ada", "/me/notice-settings"),
        (ben, "Ben", "/people/Ada/ratings"),
        (ben, "Ben", &format!("/tables/{rated}/ratings")),
        (ben, "Ben", "/me/notices"),
        (ben, "Ben", "/me/notice-settings"),
        (ben, "Ben", &format!("/mazes/{yard}")),
        (ben, "Ben", &format!("/mazes/{field}")),
        (&moderator, "", "/admin/reports"),
        (&moderator, "", &path),
        (&moderator, "", "/admin/audit"),
        (&moderator, "", "/admin/sanctions"),
        (&moderator, "", &format!("/admin/mazes/{field}")),
    ] {
        let mut answer: Value = api.get(path).await.unwrap();
        without_today(&mut answer);
        calls.push(json!({"who": who, "path": path, "answer": answer}));
    }

    // She was here a moment ago, and asks for nothing any more: she is told when she has been away for a while.
    let seen = format!("online WHERE told > 0 AND person = '{}'", person_id(ada));
    until_count(&mut rows, &seen, 1).await;
    let turn = notices::game(ben, ada).await;
    step(ben, &turn, "e2").await;
    server.clock.advance(1);
    until_count(&mut rows, "person_notices WHERE kind = 'turn'", 1).await;
    server.stop().await;
    assert_eq!(smtp.mails().len(), 1, "the turn is not told yet");

    // A node writes the end of the last game, and dies.
    let store = open_store(folder).await;
    end_and_die(&store, &unrated, dan.you().unwrap()).await;
    store.close().await;
    // What would end by itself, or be forgotten, is kept.
    for (table, time) in [
        ("told", "until"),
        ("sanctions", "until"),
        ("report_cases", "last"),
        ("report_cases", "taken"),
    ] {
        rows.execute(&format!("UPDATE {table} SET {time} = 9000000000000")).await;
    }
    let credentials = |api: &ApiClient| json!({"you": api.you(), "token": api.token()});
    json!({
        "people": {"Ada": credentials(ada), "Ben": credentials(ben)},
        "calls": calls,
        "unrated": unrated,
        "turn": turn,
        "puzzle": puzzles[0].id,
    })
}

/// What is in such a database is served, and what was left undone is done, once.
async fn is_served(folder: TempFolder, expected: &Value) {
    let smtp = SmtpServer::start();
    let server = TestServer::start(&folder, |config| {
        with_mail(&smtp.url())(config);
        for_ever(config);
    })
    .await;
    let nobody = ApiClient::new(&server.url).unwrap();
    let moderator = moderator_script(&server, &folder, "Mod").await;
    let person = |who: &str| {
        let credentials = expected["people"][who].clone();
        nobody.clone().with_credentials(serde_json::from_value::<Credentials>(credentials).unwrap())
    };
    // Ada has been away for a while by now.
    server.clock.advance(2 * MINUTE);
    until(|| !smtp.mails().is_empty()).await;
    let (mail, turn) = (smtp.mails().remove(0), expected["turn"].as_str().unwrap());
    assert_eq!(mail.to, "ada@example.net");
    assert!(mail.text.contains("Jij bent aan de beurt tegen Ben"), "{}", mail.text);
    assert!(mail.text.contains(&format!("/t/{turn}")), "{}", mail.text);

    for call in expected["calls"].as_array().unwrap() {
        let path = call["path"].as_str().unwrap();
        let now: Value = match call["who"].as_str().unwrap() {
            "" => moderator.get(path).await.unwrap(),
            who => person(who).get(path).await.unwrap(),
        };
        assert!(includes(&call["answer"], &now), "{call}\nis now\n{now}");
    }
    let ada = person("Ada");
    let unrated = format!("/tables/{}/ratings", expected["unrated"].as_str().unwrap());
    let changes: TableRatings = ada.get(&unrated).await.unwrap();
    assert!(changes.rated && changes.seats.iter().all(|seat| seat.change.is_some()));
    // A puzzle counts once, a hidden maze is published by nobody, and the game of days goes on.
    let puzzle = format!("/puzzles/{}/attempts", expected["puzzle"].as_str().unwrap());
    let again: PuzzleResult = ada.post(&puzzle, &json!({"moves": []})).await.unwrap();
    assert!(!again.rated);
    let hidden = publish(&ada, "Mine", OTHER).await.unwrap_err();
    assert_eq!(hidden.refusal().unwrap().key, "server-maze-hidden");
    step(&ada, turn, "e8").await;
    server.stop().await;
    assert_eq!(smtp.mails().len(), 1, "told once");

    let mut rows = Intruder::connect(&folder).await;
    for change in ["UPDATE audit SET note = 'x'", "DELETE FROM audit"] {
        assert!(rows.try_execute(change).await.is_err(), "the audit log is append-only");
    }
    let store = open_store(&folder).await;
    let report = store.rebuild_ratings().await.unwrap();
    assert_eq!(report, RatingsReport { changes: 7, corrected: 0 });
    store.close().await;
}

/// A database of SQLite as SQL.
async fn dump(folder: &TempFolder) -> String {
    let mut rows = Intruder::connect(folder).await;
    let schema = |of: &str| {
        format!(
            "SELECT sql || ';' FROM sqlite_master WHERE sql IS NOT NULL AND {of} ORDER BY type, name"
        )
    };
    let mut lines = rows.texts(schema("type = 'table'")).await;
    let tables = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name".to_owned();
    for table in rows.texts(tables).await {
        let columns =
            format!("SELECT 'quote(\"' || name || '\")' FROM pragma_table_info('{table}')");
        let columns = rows.texts(columns).await.join(" || ',' || ");
        let inserts =
            format!("SELECT 'INSERT INTO {table} VALUES(' || {columns} || ');' FROM {table}");
        lines.extend(rows.texts(inserts).await);
    }
    lines.extend(rows.texts(schema("type <> 'table'")).await);
    let step = "SELECT 'PRAGMA user_version = ' || user_version || ';' FROM pragma_user_version";
    lines.extend(rows.texts(step.to_owned()).await);
    lines.join("\n") + "\n"
}

/// The same database in PostgreSQL, as SQL without what is said about the program that reads it.
async fn dump_migrated(folder: &TempFolder) -> String {
    let new = TempFolder::with_database(TestDatabase::Postgres);
    let url = new.database_url().await;
    let DatabaseUrl::Postgres(target) = url.parse().unwrap() else { panic!("it is PostgreSQL") };
    migrate(&folder.database(), &target).await.unwrap();
    let mut dump = Command::new("pg_dump");
    dump.args(["--inserts", "--no-owner", "--no-privileges", "--schema", &new.schema(), &url]);
    let dump = String::from_utf8(dump.output().unwrap().stdout).unwrap();
    let dump = dump.replace(&format!("{}.", new.schema()), "");
    let said = ["--", "SET ", "SELECT pg_catalog.", "CREATE SCHEMA ", "\\"];
    let mut lines: Vec<_> =
        dump.lines().filter(|line| !said.iter().any(|start| line.starts_with(start))).collect();
    lines.dedup_by(|line, before| line.is_empty() && before.is_empty());
    lines.join("\n").trim().to_owned() + "\n"
}

/// Writes a golden file, never over one that is there.
fn keep(name: &str, text: &str) {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../golden/server/");
    let mut file = File::create_new(format!("{folder}{name}")).unwrap();
    file.write_all(text.as_bytes()).unwrap();
}

#[tokio::test]
async fn what_is_written_today_is_served_like_a_golden_database() {
    let folder = TempFolder::with_file();
    let expected = write(&folder).await;
    let sql = dump(&folder).await;
    if let Ok(nth) = std::env::var("PALISADE_GOLDEN") {
        keep(&format!("games-{nth}.sql"), &sql);
        keep(&format!("postgres-{nth}.sql"), &dump_migrated(&folder).await);
        let answers =
            serde_json::to_string(&expected).unwrap().replace("},{\"answer\"", "},\n{\"answer\"");
        keep(&format!("tables-{nth}.json"), &(answers + "\n"));
    }
    is_served(filled(TestDatabase::Sqlite, &sql).await, &expected).await;
}

#[tokio::test]
async fn people_of_the_ninth_sqlite_step_are_what_they_were() {
    let expected = serde_json::from_str(&golden("tables-5.json")).unwrap();
    is_served(filled(TestDatabase::Sqlite, &golden("games-5.sql")).await, &expected).await;
}

#[tokio::test]
async fn people_of_the_eighth_postgres_step_are_what_they_were() {
    let expected = serde_json::from_str(&golden("tables-5.json")).unwrap();
    is_served(filled(TestDatabase::Postgres, &golden("postgres-5.sql")).await, &expected).await;
}

#[tokio::test]
async fn people_of_the_eleventh_sqlite_step_are_what_they_were() {
    let expected = serde_json::from_str(&golden("tables-6.json")).unwrap();
    is_served(filled(TestDatabase::Sqlite, &golden("games-6.sql")).await, &expected).await;
}

#[tokio::test]
async fn people_of_the_tenth_postgres_step_are_what_they_were() {
    let expected = serde_json::from_str(&golden("tables-6.json")).unwrap();
    is_served(filled(TestDatabase::Postgres, &golden("postgres-6.sql")).await, &expected).await;
}
