//! Reports: a crowd makes one case and no sanction, two moderators do not undo each other's work, and nobody
//! rewrites what was done.

use api::{
    Action, AuditEntry, CaseFile, ModeratorNotice, ModeratorReason, NewCaseNote, NewTable,
    NoticeKind, Person, Report, ReportCase, ReportReason, Sanction, TablePhase, TableSummary,
};
use client::{ApiClient, ClientError};
use serde_json::json;

use crate::common::{
    Intruder, TempFolder, TestServer, in_time, moderator_script, person_id, refusal_key,
    without_limits,
};

const DAY: u64 = 24 * 3_600_000;

async fn report(
    by: &ApiClient,
    whom: &str,
    reason: &str,
    table: Option<&str>,
) -> Result<Report, ClientError> {
    by.post("/reports", &json!({"person": whom, "reason": reason, "table": table})).await
}

async fn cases(moderator: &ApiClient) -> Vec<ReportCase> {
    moderator.get("/admin/reports").await.unwrap()
}

async fn join(api: &ApiClient, table: &str) {
    let join = Action::Join { seat: None, piece: None, client_seed: None, name: None };
    in_time(api.act(table, join)).await.unwrap();
}

#[tokio::test]
async fn a_crowd_of_reporters_makes_one_case_and_no_sanction() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let moderator = moderator_script(&server, &folder, "Mod").await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let table = ada.create_table(&NewTable::new("quoridor")).await.unwrap().table;
    join(&bob, &table).await;
    for n in 0..15 {
        let reporter = server.guest(&format!("Crowd {n}")).await;
        report(&reporter, &person_id(&ada), "cheating", Some(&table)).await.unwrap();
        report(&reporter, &person_id(&ada), "cheating", Some(&table)).await.unwrap();
    }
    report(&bob, &person_id(&ada), "stalling", Some(&table)).await.unwrap();
    let open = cases(&moderator).await;
    assert_eq!((open.len(), open[0].reporters, open[0].reports.len()), (1, 16, 16));
    assert_eq!(
        (&open[0].person.name, open[0].reports[0].reason),
        (&"Ada".to_owned(), ReportReason::Stalling)
    );
    assert_eq!(open[0].reports[0].table.as_ref(), Some(&table));
    // Ada plays on, and is told nothing.
    assert_eq!(moderator.get::<Vec<Sanction>>("/admin/sanctions").await.unwrap(), []);
    let mine: Vec<TableSummary> = ada.get("/me/tables").await.unwrap();
    assert_eq!(mine[0].phase, TablePhase::Live);
    assert_eq!(refusal_key(ada.get::<Vec<ReportCase>>("/admin/reports").await), "server-moderator");

    // One person makes at most twenty a day; what is wrong with a report costs none.
    let eve = server.guest("Eve").await;
    assert_eq!(
        refusal_key(report(&eve, &person_id(&bob), "cheating", Some("nosuchtable")).await),
        "server-no-table"
    );
    assert_eq!(
        refusal_key(report(&eve, &person_id(&eve), "other", Some(&table)).await),
        "server-people-yourself"
    );
    assert_eq!(
        refusal_key(report(&ada, &person_id(&eve), "other", Some(&table)).await),
        "server-people-report-table"
    );
    assert_eq!(refusal_key(report(&eve, &person_id(&bob), "rude", None).await), "server-malformed");
    assert_eq!(
        refusal_key(report(&eve, "nobody-here", "other", None).await),
        "server-people-nobody"
    );
    for _ in 0..20 {
        report(&eve, &person_id(&bob), "other", None).await.unwrap();
    }
    assert_eq!(
        refusal_key(report(&eve, &person_id(&bob), "other", None).await),
        "server-too-often"
    );
    server.stop().await;
}

#[tokio::test]
async fn of_two_moderators_the_second_is_told_who_acted() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let one = moderator_script(&server, &folder, "One").await;
    let two = moderator_script(&server, &folder, "Two").await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    report(&ada, &person_id(&bob), "name", None).await.unwrap();
    let case = cases(&one).await.remove(0).id;
    let path = |what: &str| format!("/admin/reports/{case}{what}");
    let (why, note) =
        (ModeratorReason { reason: "talked".to_owned() }, NewCaseNote { note: "seen".to_owned() });

    let taken: CaseFile = one.post(&path("/take"), &()).await.unwrap();
    assert_eq!(taken.case.taken.unwrap().moderator, "One");
    let refused = two.post::<AuditEntry>(&path("/close"), &why).await.unwrap_err();
    let refused = format!("{:?}", refused.refusal().unwrap());
    assert!(refused.contains("server-people-case-taken") && refused.contains("One"), "{refused}");
    // Notes are for each other.
    let noted: CaseFile = two.post(&path("/note"), &note).await.unwrap();
    assert_eq!(
        (noted.case.notes[0].moderator.as_str(), noted.case.notes[0].note.as_str()),
        ("Two", "seen")
    );
    assert_eq!(
        refusal_key(two.post::<CaseFile>(&path("/note"), &NewCaseNote::default()).await),
        "server-people-empty-note"
    );
    // Nobody sits on a case for ever.
    server.clock.advance(31 * 60_000);
    let entry: AuditEntry = two.post(&path("/close"), &why).await.unwrap();
    assert_eq!(
        (entry.moderator.as_str(), entry.act.as_str(), entry.subject),
        ("Two", "close", person_id(&bob))
    );
    let refused = one.post::<AuditEntry>(&path("/close"), &why).await.unwrap_err();
    let refused = format!("{:?}", refused.refusal().unwrap());
    assert!(refused.contains("server-people-case-closed") && refused.contains("Two"), "{refused}");
    assert_eq!(cases(&one).await, []);
    let acts: Vec<AuditEntry> = one.get("/admin/audit").await.unwrap();
    assert_eq!(acts.len(), 1, "{acts:?}");

    // A new report opens another case, which knows what was done before.
    report(&ada, &person_id(&bob), "name", None).await.unwrap();
    let next = cases(&one).await.remove(0).id;
    let file: CaseFile = one.get(&format!("/admin/reports/{next}")).await.unwrap();
    assert_eq!((file.other_cases, file.history.len()), (1, 1));
    assert_eq!(
        refusal_key(one.get::<CaseFile>("/admin/reports/nosuchcase").await),
        "server-people-no-case"
    );
    server.stop().await;
}

#[tokio::test]
async fn reports_end_and_go_with_whoever_is_forgotten_and_the_audit_list_stays_as_it_is() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let moderator = moderator_script(&server, &folder, "Mod").await;
    let [ada, bob, eve] =
        [server.guest("Ada").await, server.guest("Bob").await, server.guest("Eve").await];
    report(&ada, &person_id(&bob), "other", None).await.unwrap();
    report(&eve, &person_id(&bob), "other", None).await.unwrap();
    report(&bob, &person_id(&eve), "other", None).await.unwrap();
    ada.delete::<Person>("/me").await.unwrap();
    let left = cases(&moderator).await;
    assert_eq!(left.iter().map(|case| case.reporters).collect::<Vec<_>>(), [1, 1], "{left:?}");
    eve.delete::<Person>("/me").await.unwrap();
    assert_eq!(cases(&moderator).await, [], "by her, and about her");

    // Nobody changes what moderators did, not even with the database in their hands.
    report(&bob, &person_id(&ada), "other", None).await.unwrap();
    let case = cases(&moderator).await.remove(0).id;
    let why = ModeratorReason { reason: "nothing in it".to_owned() };
    moderator.post::<AuditEntry>(&format!("/admin/reports/{case}/close"), &why).await.unwrap();
    let mut intruder = Intruder::connect(&folder).await;
    let change = "UPDATE audit SET moderator = 'Somebody else'";
    let refused = intruder.try_execute(change).await.unwrap_err().to_string();
    assert!(refused.contains("append-only"), "{refused}");

    let closed = || moderator.get::<Vec<ReportCase>>("/admin/reports?closed=true");
    assert_eq!(closed().await.unwrap().len(), 1);
    server.clock.advance(91 * DAY);
    in_time(async { while !closed().await.unwrap().is_empty() {} }).await;
    server.stop().await;
}

#[tokio::test]
async fn a_careless_moderator_undoes_nobody_s_work_and_everybody_is_told_what_why_and_until_when() {
    let folder = TempFolder::new();
    let server = TestServer::start(&folder, without_limits).await;
    let one = moderator_script(&server, &folder, "One").await;
    let two = moderator_script(&server, &folder, "Two").await;
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    report(&ada, &person_id(&bob), "stalling", None).await.unwrap();
    let case = cases(&one).await.remove(0).id;
    one.post::<CaseFile>(&format!("/admin/reports/{case}/take"), &()).await.unwrap();
    let notices = || bob.get::<Vec<ModeratorNotice>>("/me/notices");

    // The case is another moderator's: nothing happens.
    let ban = |case: Option<&str>| {
        json!({"kind": "ban", "subject": person_id(&bob), "duration": DAY, "reason": "Ada said so",
               "told": "stalling", "case": case})
    };
    let warning = |case: Option<&str>| json!({"duration": DAY, "told": "stalling", "reason": "see Ada", "case": case});
    let warn = format!("/admin/people/{}/warn", person_id(&bob));
    let refused = two.post::<Sanction>("/admin/sanctions", &ban(Some(&case))).await;
    assert_eq!(refusal_key(refused), "server-people-case-taken");
    let refused = two.post::<AuditEntry>(&warn, &warning(Some(&case))).await;
    assert_eq!(refusal_key(refused), "server-people-case-taken");
    let refused = two.post::<AuditEntry>("/admin/people/not%20an%20id/warn", &warning(None)).await;
    assert_eq!(refusal_key(refused), "server-subject");
    assert_eq!(notices().await.unwrap(), []);
    assert_eq!(one.get::<Vec<AuditEntry>>("/admin/audit").await.unwrap(), []);

    // A warning is told, with a reason from the list; what moderators write for each other is not.
    one.post::<AuditEntry>(&warn, &warning(Some(&case))).await.unwrap();
    let sanction: Sanction = one.post("/admin/sanctions", &ban(Some(&case))).await.unwrap();
    let told = notices().await.unwrap();
    let kinds: Vec<_> = told.iter().map(|told| told.kind).collect();
    assert_eq!(kinds.len(), 2);
    assert!(kinds.contains(&NoticeKind::Warning) && kinds.contains(&NoticeKind::Ban), "{told:?}");
    assert!(told.iter().all(|told| told.reason == Some(ReportReason::Stalling)), "{told:?}");
    assert!(told.iter().any(|told| told.until == sanction.until), "{told:?}");
    let text = bob.get_text("/me/notices").await.unwrap();
    assert!(!text.contains("Ada"), "{text}");
    assert_eq!(refusal_key(bob.get::<Person>("/me").await), "server-banned", "and nothing else");
    let file: CaseFile = two.get(&format!("/admin/reports/{case}")).await.unwrap();
    assert_eq!((file.told.len(), file.history.len(), file.sanctions.len()), (2, 2, 1));
    assert!(file.history.iter().all(|entry| entry.moderator == "One"), "{file:?}");

    // What is lifted is no longer told, and what is over is gone.
    one.delete::<AuditEntry>(&format!("/admin/sanctions/{}", sanction.id)).await.unwrap();
    assert_eq!(notices().await.unwrap().len(), 1);
    let name = json!({"name": "Robert"});
    one.patch::<Person>(&format!("/admin/people/{}", person_id(&bob)), &name).await.unwrap();
    assert!(notices().await.unwrap().iter().any(|told| told.kind == NoticeKind::Rename));
    server.clock.advance(31 * DAY);
    assert_eq!(notices().await.unwrap(), []);
    server.stop().await;
}
