//! Moderators under their own accounts: what they cannot do by mistake, what two of them do at once, and what whoever
//! is concerned is told.

use api::{
    AccountSummary, AuditEntry, BlockedPerson, CaseFile, Challenge, Credentials, Friends, Lobby,
    ModeratorNotice, NewTable, NoticeKind, Person, RefusalArg, Report, ReportCase, ReportReason,
    Sanction, SeatAssignment, SeatSpec,
};
use client::{ApiClient, ClientError};
use serde_json::{Value, json};

use crate::common::{
    Intruder, TempFolder, TestDatabase, TestServer, account, in_time, moderator_script, person_id,
    refusal_key, without_limits,
};

const DAY: u64 = 24 * 3_600_000;

/// An argument of a refusal.
fn arg<T>(result: Result<T, ClientError>, name: &str) -> String {
    let error = result.err().expect("it is refused");
    match error.refusal().expect("a refusal").args.get(name) {
        Some(RefusalArg::Text(text)) => text.clone(),
        other => panic!("{name} is {other:?}"),
    }
}

/// Somebody with a role.
async fn with_role(server: &TestServer, folder: &TempFolder, name: &str, role: &str) -> ApiClient {
    let api = account(server, name).await;
    set_role(&moderator_script(server, folder, "Script").await, name, role).await;
    api
}

async fn set_role(script: &ApiClient, name: &str, role: &str) {
    let path = format!("/admin/accounts/{name}");
    script.patch::<AccountSummary>(&path, &json!({"role": role})).await.unwrap();
}

async fn report(by: &ApiClient, whom: &ApiClient, reason: &str) -> Report {
    by.post("/reports", &json!({"person": person_id(whom), "reason": reason})).await.unwrap()
}

async fn case_of(moderator: &ApiClient) -> CaseFile {
    let case = moderator.get::<Vec<ReportCase>>("/admin/reports").await.unwrap().remove(0).id;
    moderator.get(&format!("/admin/reports/{case}")).await.unwrap()
}

/// When the last act was that a moderator sees in a case.
fn last_act(file: &CaseFile) -> u64 {
    file.history.first().map_or(0, |entry| entry.at)
}

fn ban(subject: &str, more: Value) -> Value {
    let mut ban = json!({"kind": "ban", "subject": subject, "duration": DAY, "told": "name"});
    let more = more.as_object().unwrap().clone();
    ban.as_object_mut().unwrap().extend(more);
    ban
}

async fn impose(moderator: &ApiClient, sanction: &Value) -> Result<Sanction, ClientError> {
    moderator.post("/admin/sanctions", sanction).await
}

async fn notices(api: &ApiClient) -> Vec<ModeratorNotice> {
    api.get("/me/notices").await.unwrap()
}

#[tokio::test]
async fn a_careless_moderator_decides_neither_about_themselves_nor_about_anybody_with_a_role() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let moderator = with_role(&server, &folder, "Warden", "moderator").await;
    let other = with_role(&server, &folder, "Other", "moderator").await;
    let operator = with_role(&server, &folder, "Host-Hanna", "operator").await;
    let script = moderator_script(&server, &folder, "Script").await;
    let acts = script.get::<Vec<AuditEntry>>("/admin/audit").await.unwrap().len();
    let warning = json!({"duration": DAY});
    for (by, whom, why) in [
        (&moderator, &moderator, "server-moderation-yourself"),
        (&operator, &operator, "server-moderation-yourself"),
        (&moderator, &other, "server-moderation-role"),
        (&moderator, &operator, "server-moderation-role"),
        (&operator, &moderator, "server-moderation-role"),
        (&script, &operator, "server-moderation-role"),
    ] {
        let person = format!("/admin/people/{}", person_id(whom));
        assert_eq!(refusal_key(impose(by, &ban(&person_id(whom), json!({}))).await), why);
        let warned = by.post::<AuditEntry>(&format!("{person}/warn"), &warning).await;
        assert_eq!(refusal_key(warned), why);
        let renamed = by.patch::<Person>(&person, &json!({"name": "Someone-else"})).await;
        assert_eq!(refusal_key(renamed), why);
        assert_eq!(refusal_key(by.delete::<AuditEntry>(&person).await), why);
    }
    // A range that the moderator's own address is in takes a word more; anybody else's does not.
    let own = impose(&moderator, &ban("127.0.0.0/8", json!({}))).await;
    assert_eq!(refusal_key(own), "server-moderation-own-address");
    impose(&moderator, &ban("192.0.2.0/24", json!({}))).await.unwrap();
    assert_eq!(script.get::<Vec<AuditEntry>>("/admin/audit").await.unwrap().len(), acts + 1);
    let whole = impose(&moderator, &ban("127.0.0.0/8", json!({"confirmed": true}))).await.unwrap();
    // Who has banned their own network can take that back.
    moderator.delete::<AuditEntry>(&format!("/admin/sanctions/{}", whole.id)).await.unwrap();

    // Whoever has lost the role can be banned like anybody, and moderates no more.
    set_role(&script, "Other", "player").await;
    let refused = other.get::<Vec<ReportCase>>("/admin/reports").await;
    assert_eq!(refusal_key(refused), "server-moderator");
    let sanction = impose(&moderator, &ban(&person_id(&other), json!({}))).await.unwrap();
    // A role that is given back does not let its owner lift what is in force against them.
    set_role(&script, "Other", "moderator").await;
    let lift = format!("/admin/sanctions/{}", sanction.id);
    assert_eq!(refusal_key(other.delete::<AuditEntry>(&lift).await), "server-moderation-yourself");
    server.stop().await;
}

#[tokio::test]
async fn where_moderators_play_from_is_shown_to_nobody() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let script = moderator_script(&server, &folder, "Script").await;
    let ada = with_role(&server, &folder, "Ada-Moves", "moderator").await;
    ada.create_table(&NewTable::new("quoridor")).await.unwrap();
    for (role, is_shown) in [("moderator", false), ("operator", false), ("player", true)] {
        set_role(&script, "Ada-Moves", role).await;
        let path = format!("/admin/people/{}", person_id(&ada));
        let report: api::PersonReport = script.get(&path).await.unwrap();
        assert_eq!(report.address.is_some(), is_shown, "{role}");
        assert_eq!(report.tables.len(), 1);
    }
    server.stop().await;
}

/// Whatever two moderators do at once about the same person is done once, on either database; the second is told who was
/// first.
async fn nothing_is_done_twice(database: TestDatabase) {
    let folder = TempFolder::with_database(database);
    let server = TestServer::start(&folder, without_limits).await;
    let one = with_role(&server, &folder, "One", "moderator").await;
    let two = with_role(&server, &folder, "Two", "moderator").await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    report(&ada, &bob, "name").await;
    let file = case_of(&one).await;
    let (case, seen) = (file.case.id.clone(), last_act(&file));

    // Both have looked at the case, and both press the button.
    let act = ban(&person_id(&bob), json!({"case": case, "seen": seen}));
    let (first, second) = tokio::join!(impose(&one, &act), impose(&two, &act));
    let (won, lost) = if first.is_ok() { (first, second) } else { (second, first) };
    let sanction = won.unwrap();
    let refusal = lost.unwrap_err();
    let refusal = refusal.refusal().unwrap();
    assert_eq!(refusal.key, "server-people-case-taken", "{refusal}");
    let in_force: Vec<Sanction> = one.get("/admin/sanctions").await.unwrap();
    assert_eq!(in_force, std::slice::from_ref(&sanction));

    // So does one who has the page open twice, and one who comes without a case.
    let winner = if case_of(&one).await.history[0].moderator == "One" { &one } else { &two };
    let refused = impose(winner, &act).await;
    assert_eq!(arg(refused, "moderator"), winner.you().unwrap().name);
    let warning = json!({"duration": DAY, "seen": seen});
    let warn = format!("/admin/people/{}/warn", person_id(&bob));
    let refused = two.post::<AuditEntry>(&warn, &warning).await;
    assert_eq!(refusal_key(refused), "server-moderation-acted");
    let name = json!({"name": "Robert", "case": case, "seen": seen});
    let refused =
        winner.patch::<Person>(&format!("/admin/people/{}", person_id(&bob)), &name).await;
    assert_eq!(refusal_key(refused), "server-moderation-acted");
    assert_eq!(case_of(&one).await.history.len(), 1);

    // A case that is left can be taken; one that is another's cannot be left for them.
    let path = |what: &str| format!("/admin/reports/{case}/{what}");
    let loser = if winner.you().unwrap().name == "One" { &two } else { &one };
    assert_eq!(
        refusal_key(loser.post::<CaseFile>(&path("release"), &()).await),
        "server-people-case-taken"
    );
    let left: CaseFile = winner.post(&path("release"), &()).await.unwrap();
    assert_eq!(left.case.taken, None);
    loser.post::<CaseFile>(&path("take"), &()).await.unwrap();

    // Of two who lift a ban, one has.
    let lift = format!("/admin/sanctions/{}", sanction.id);
    let (first, second) =
        tokio::join!(one.delete::<AuditEntry>(&lift), two.delete::<AuditEntry>(&lift));
    assert!(first.is_ok() != second.is_ok(), "{first:?} {second:?}");
    assert_eq!(refusal_key(if first.is_ok() { second } else { first }), "server-no-sanction");
    let lifted = case_of(&one).await.history.into_iter().filter(|entry| entry.act == "lift");
    assert_eq!(lifted.count(), 1);
    server.stop().await;
}

#[tokio::test]
async fn of_two_moderators_at_once_one_acts() {
    nothing_is_done_twice(TestDatabase::Sqlite).await;
}

#[tokio::test]
async fn of_two_moderators_at_once_one_acts_with_postgres() {
    nothing_is_done_twice(TestDatabase::Postgres).await;
}

/// The database itself refuses to change or delete what moderators did before it is old enough.
async fn audit_is_kept(database: TestDatabase) {
    let folder = TempFolder::with_database(database);
    let server = TestServer::start(&folder, |config| {
        without_limits(config);
        config.audit_days = 10;
    })
    .await;
    let moderator = with_role(&server, &folder, "Warden", "moderator").await;
    let bob = server.guest("Bob").await;
    impose(&moderator, &ban(&person_id(&bob), json!({}))).await.unwrap();
    let acts = || moderator.get::<Vec<AuditEntry>>("/admin/audit");
    let before = acts().await.unwrap();
    let mut intruder = Intruder::connect(&folder).await;
    for sql in [
        "UPDATE audit SET moderator = 'Somebody else'",
        "UPDATE audit SET note = '' WHERE act = 'ban'",
        "DELETE FROM audit",
        "DELETE FROM audit WHERE act = 'ban'",
    ] {
        let refused = intruder.try_execute(sql).await.unwrap_err().to_string();
        assert!(refused.contains("append-only"), "{sql}: {refused}");
    }
    assert_eq!(acts().await.unwrap(), before);
    drop(intruder);
    // What is old enough goes by itself.
    server.clock.advance(11 * DAY);
    in_time(async { while !acts().await.unwrap().is_empty() {} }).await;
    server.stop().await;
}

#[tokio::test]
async fn the_audit_list_is_kept() {
    audit_is_kept(TestDatabase::Sqlite).await;
}

#[tokio::test]
async fn the_audit_list_is_kept_with_postgres() {
    audit_is_kept(TestDatabase::Postgres).await;
}

#[tokio::test]
async fn who_is_sanctioned_is_told_what_why_and_until_when_wherever_they_are_refused() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let moderator = with_role(&server, &folder, "Warden", "moderator").await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let silence = json!({"kind": "silence", "subject": person_id(&bob), "duration": DAY, "told": "name",
        "reason": "a rude word"});
    let silence = impose(&moderator, &silence).await.unwrap();
    assert_eq!(silence.told, Some(ReportReason::Name));
    let public = NewTable { public: true, ..NewTable::new("quoridor") };
    let until = api::UtcTime(silence.until).to_string();
    for name in ["until", "reason"] {
        let told = if name == "until" { until.as_str() } else { "name" };
        assert_eq!(arg(bob.create_table(&public).await, name), told);
        assert_eq!(arg(bob.patch::<Credentials>("/me", &json!({"name": "X"})).await, name), told);
    }
    moderator.delete::<AuditEntry>(&format!("/admin/sanctions/{}", silence.id)).await.unwrap();
    let banned =
        impose(&moderator, &ban(&person_id(&bob), json!({"told": "stalling"}))).await.unwrap();
    let pair = json!({"game": "quoridor", "speed": "blitz"});
    assert_eq!(arg(bob.post::<Value>("/pairings", &pair).await, "reason"), "stalling");
    // Who is told no reason reads none.
    let mut untold = ban(&person_id(&ada), json!({}));
    untold.as_object_mut().unwrap().remove("told");
    let untold = impose(&moderator, &untold).await.unwrap();
    assert_eq!(arg(ada.get::<Person>("/me").await, "reason"), "none");
    for id in [banned.id, untold.id] {
        moderator.delete::<AuditEntry>(&format!("/admin/sanctions/{id}")).await.unwrap();
    }

    // Everybody at an address that is banned is told so, and why, be they nobody here.
    let range = ban("127.0.0.0/8", json!({"told": "other", "confirmed": true}));
    let range = impose(&moderator, &range).await.unwrap();
    let nobody = ApiClient::new(&server.url).unwrap();
    for somebody in [&nobody, &ada] {
        let told = notices(somebody).await;
        assert_eq!(told.len(), 1, "{told:?}");
        assert_eq!((told[0].kind, told[0].reason), (NoticeKind::Ban, Some(ReportReason::Other)));
        assert_eq!(told[0].until, range.until);
    }
    moderator.delete::<AuditEntry>(&format!("/admin/sanctions/{}", range.id)).await.unwrap();
    assert_eq!(notices(&nobody).await, []);

    // A warning is shown until it is read; moderators see that it was. Nobody reads another's.
    let warn = format!("/admin/people/{}/warn", person_id(&bob));
    let warning = json!({"duration": DAY, "told": "name"});
    moderator.post::<AuditEntry>(&warn, &warning).await.unwrap();
    let told = notices(&bob).await.remove(0);
    assert!(told.is_shown(), "{told:?}");
    let read = format!("/me/notices/{}/read", told.id);
    assert_eq!(ada.post::<Vec<ModeratorNotice>>(&read, &()).await.unwrap(), []);
    assert!(notices(&bob).await[0].is_shown());
    let after: Vec<ModeratorNotice> = bob.post(&read, &()).await.unwrap();
    assert!(!after[0].is_shown() && after[0].read.is_some(), "{after:?}");
    report(&ada, &bob, "name").await;
    assert_eq!(case_of(&moderator).await.told, after);
    assert_eq!(refusal_key(nobody.post::<Value>(&read, &()).await), "server-token");
    server.stop().await;
}

#[tokio::test]
async fn a_case_knows_former_names_and_other_cases() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let moderator = with_role(&server, &folder, "Warden", "moderator").await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Rude Word").await);
    bob.create_table(&NewTable::new("quoridor")).await.unwrap();
    report(&ada, &bob, "name").await;
    let first = case_of(&moderator).await;
    assert_eq!((first.names.len(), first.earlier.len()), (0, 0));
    let name = json!({"name": "Robert", "case": first.case.id, "seen": 0, "reason": "rude"});
    moderator.patch::<Person>(&format!("/admin/people/{}", person_id(&bob)), &name).await.unwrap();
    let close = format!("/admin/reports/{}/close", first.case.id);
    moderator.post::<AuditEntry>(&close, &json!({"reason": "renamed"})).await.unwrap();
    report(&ada, &bob, "stalling").await;
    let second = case_of(&moderator).await;
    assert_eq!(second.case.person.name, "Robert");
    assert_eq!(second.names, ["Rude Word"]);
    let renamed = second.history.iter().find(|entry| entry.act == "rename").unwrap();
    assert_eq!(renamed.note, "Robert: rude");
    assert_eq!(second.earlier.len(), 1);
    assert_eq!(second.earlier[0].id, first.case.id);
    assert_eq!(second.earlier[0].closed.as_ref().unwrap().note, "renamed");
    // Whoever is forgotten has no names any more, and no cases.
    bob.delete::<Person>("/me").await.unwrap();
    let cases: Vec<ReportCase> = moderator.get("/admin/reports?closed=true").await.unwrap();
    assert_eq!(cases, []);
    let everything = Intruder::connect(&folder).await.everything().await;
    assert!(!everything.contains("Rude Word"), "{everything}");
    server.stop().await;
}

/// `palisade admin` sends a personal token: the account's own name is in the audit log, whatever `--by` says.
#[tokio::test]
async fn a_personal_token_of_that_scope_moderates_under_the_account_s_name() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let moderator = with_role(&server, &folder, "Warden", "moderator").await;
    let token = async |api: &ApiClient, scope: &str| {
        let new = json!({"label": scope, "scopes": [scope]});
        let made: Value = api.post("/tokens", &new).await.unwrap();
        let token = made["token"].as_str().unwrap();
        ApiClient::new(&server.url).unwrap().as_moderator(token, "Somebody else")
    };
    let bob = server.guest("Bob").await;
    let act = ban(&person_id(&bob), json!({}));
    let playing = token(&moderator, "play").await;
    assert_eq!(refusal_key(impose(&playing, &act).await), "server-moderator");
    let player = token(&account(&server, "Carol").await, "moderate").await;
    assert_eq!(refusal_key(impose(&player, &act).await), "server-moderator");
    let moderating = token(&moderator, "moderate").await;
    impose(&moderating, &act).await.unwrap();
    let acts: Vec<AuditEntry> = moderating.get("/admin/audit").await.unwrap();
    assert_eq!((acts[0].act.as_str(), acts[0].moderator.as_str()), ("ban", "Warden"));
    let operator = json!({"role": "operator"});
    let refused = moderating.patch::<Value>("/admin/accounts/Carol", &operator).await;
    assert_eq!(refusal_key(refused), "server-moderator");
    server.stop().await;
}

#[tokio::test]
async fn a_bully_finds_no_way_round_a_block() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let (ada, bully) = (account(&server, "Ada").await, account(&server, "Bully").await);
    ada.put::<Vec<BlockedPerson>>("/people/Bully/block", &()).await.unwrap();
    // Not by a challenge, by following, nor by a table of their own that waits for her.
    let clock = json!({"kind": "fischer", "seconds": 180, "increment": 2});
    let new = json!({"to": person_id(&ada), "game": "quoridor", "clock": clock, "side": 2});
    let refused = bully.post::<Challenge>("/challenges", &new).await;
    assert_eq!(refusal_key(refused), "server-people-unreachable");
    let refused = bully.put::<Friends>("/people/Ada/follow", &()).await;
    assert_eq!(refusal_key(refused), "server-people-unreachable");
    let public = NewTable { public: true, ..NewTable::new("quoridor") };
    let table = bully.create_table(&public).await.unwrap().table;
    let lobby: Lobby = ada.get("/tables").await.unwrap();
    assert!(lobby.open.iter().all(|open| open.table != table));
    // A seat that is kept for her would be among her tables.
    let mut kept = NewTable::new("quoridor");
    let seat = |assignment| SeatSpec { assignment, ..SeatSpec::default() };
    let hers = SeatAssignment::Reserved { person: ada.you().unwrap().clone() };
    kept.seat_specs = vec![seat(SeatAssignment::Me), seat(hers)];
    let refused = bully.create_table(&kept).await;
    assert_eq!(refusal_key(refused), "server-people-unreachable");
    // Nor by pairing, however often they try.
    let blitz = json!({"game": "quoridor", "speed": "blitz"});
    let hers: api::PairingPlace = in_time(ada.post("/pairings", &blitz)).await.unwrap();
    for _ in 0..3 {
        let theirs: api::PairingPlace = in_time(bully.post("/pairings", &blitz)).await.unwrap();
        assert!(theirs.waiting && theirs.table != hers.table);
        bully.delete::<Value>("/pairings").await.ok();
    }
    // A report against her from spite makes a case, and nothing follows from it.
    report(&bully, &ada, "cheating").await;
    assert_eq!(notices(&ada).await, []);
    server.stop().await;
}

/// A child plays as a guest: no account, nothing to write, and whoever troubles them is gone at one tap.
#[tokio::test]
async fn a_child_who_is_a_guest_blocks_and_reports_and_reads_no_word_of_anybody() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let moderator = with_role(&server, &folder, "Warden", "moderator").await;
    let (child, stranger) = (server.guest("").await, server.guest("Stranger").await);
    let table = child.create_table(&NewTable::new("mini")).await.unwrap().table;
    let join = api::Action::Join { seat: None, piece: None, client_seed: None, name: None };
    in_time(stranger.act(&table, join)).await.unwrap();
    let new = json!({"person": person_id(&stranger), "reason": "other", "table": table});
    child.post::<Report>("/reports", &new).await.unwrap();
    child
        .put::<Vec<BlockedPerson>>(&format!("/people/{}/block", person_id(&stranger)), &())
        .await
        .unwrap();
    let file = case_of(&moderator).await;
    assert_eq!(file.case.reports[0].table.as_ref(), Some(&table));
    // Guests keep in their browser whom they do not want to hear: there is nothing to sign up for.
    let mute = format!("/people/{}/mute", person_id(&stranger));
    assert_eq!(refusal_key(child.put::<Vec<Person>>(&mute, &()).await), "server-account-none");
    // What a moderator tells them is a reason from the list; what moderators write is not sent.
    let warn = format!("/admin/people/{}/warn", person_id(&child));
    let warning = json!({"duration": DAY, "told": "stalling", "reason": "tell the parents"});
    moderator.post::<AuditEntry>(&warn, &warning).await.unwrap();
    let text = child.get_text("/me/notices").await.unwrap();
    assert!(text.contains("stalling") && !text.contains("parents"), "{text}");
    server.stop().await;
}

#[tokio::test]
async fn mutes_are_kept_with_the_account_and_go_with_it() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    let mute = |whom: &str| format!("/people/{whom}/mute");
    let muted: Vec<Person> = ada.put(&mute("bob"), &()).await.unwrap();
    assert_eq!(muted, [bob.you().unwrap().clone()]);
    assert_eq!(ada.put::<Vec<Person>>(&mute(&person_id(&bob)), &()).await.unwrap(), muted, "once");
    assert_eq!(ada.get::<Vec<Person>>("/account/mutes").await.unwrap(), muted);
    assert_eq!(bob.get::<Vec<Person>>("/account/mutes").await.unwrap(), [], "he is not told");
    assert_eq!(
        refusal_key(ada.put::<Vec<Person>>(&mute("Ada"), &()).await),
        "server-people-yourself"
    );
    assert_eq!(
        refusal_key(ada.put::<Vec<Person>>(&mute("no-one"), &()).await),
        "server-people-nobody"
    );
    assert_eq!(ada.delete::<Vec<Person>>(&mute("Bob")).await.unwrap(), []);
    ada.put::<Vec<Person>>(&mute("Bob"), &()).await.unwrap();
    bob.delete_with::<Value>("/account", &json!({"password": "a fence for Bob"})).await.unwrap();
    in_time(async { while !ada.get::<Vec<Person>>("/account/mutes").await.unwrap().is_empty() {} })
        .await;
    server.stop().await;
}
