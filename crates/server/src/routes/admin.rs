//! A moderator's tools, at any node: for whoever has the account of a moderator, and for operators' scripts, which have the
//! moderators' token.

use api::{
    AuditEntry, CaseNote, Millis, ModeratorNotice, ModeratorReason, NewName, NewSanction,
    NewWarning, NoticeKind, Person, PersonReport, Refusal, ReportReason, RestartNotice, Sanction,
    SanctionKind, TablePhase, TableSummary, UtcTime,
};
use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;
use store::ActGuard;
use table::{TableError, clean_name};
use utoipa::IntoParams;

use crate::accounts;
use crate::address_range::AddressRange;
use crate::erase_person::forget_person;
use crate::error::ServerError;
use crate::extract::{ActingModerator, JsonBody, Moderator};
use crate::fair_play::fair_play;
use crate::name_guard::check_guest_name;
use crate::safety::{check_guard, check_subject, shown_address};
use crate::state::App;

/// The longest reason, in characters.
const MAX_REASON_CHARS: usize = 500;

/// The longest ban, in milliseconds: a hundred years.
const MAX_DURATION: u64 = 100 * 365 * 24 * 60 * 60 * 1000;

/// How long somebody is told that they were given another name, in milliseconds: thirty days.
const RENAME_SHOWN: u64 = 30 * 24 * 60 * 60 * 1000;

/// Which tables to list.
#[derive(Deserialize, IntoParams)]
pub(super) struct AdminTablesQuery {
    /// Only those in this phase.
    #[serde(default)]
    phase: Option<TablePhase>,
    /// The page, counted from 0; each has up to a hundred tables.
    #[serde(default)]
    page: u32,
}

/// All tables, the latest first, those that are reached by their link alone too.
#[utoipa::path(get, path = "/admin/tables", params(AdminTablesQuery), operation_id = "admin_tables",
    responses((status = 200, body = Vec<TableSummary>), (status = 401, body = Refusal)))]
pub(super) async fn tables(
    State(app): State<App>,
    _: Moderator,
    Query(AdminTablesQuery { phase, page }): Query<AdminTablesQuery>,
) -> Result<Json<Vec<TableSummary>>, ServerError> {
    Ok(Json(app.store.all_tables(phase, page).await?))
}

/// Deletes a table with everything that happened there.
#[utoipa::path(delete, path = "/admin/tables/{table}", params(("table" = String, Path)), operation_id = "admin_remove",
    responses((status = 200, body = AuditEntry), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn remove(
    State(app): State<App>,
    Moderator(moderator): Moderator,
    Path(table): Path<String>,
    Query(why): Query<ModeratorReason>,
) -> Result<Json<AuditEntry>, ServerError> {
    if !app.store.has_table(&table).await? {
        return Err(ServerError::NoTable { table });
    }
    let entry = audit_entry(&app, moderator, "remove", &table, reason(&why.reason));
    app.store.record_act(&entry).await?;
    app.hub.remove(&table).await?;
    Ok(done(entry))
}

/// Ends the game at a table without a result.
#[utoipa::path(post, path = "/admin/tables/{table}/end", params(("table" = String, Path)), request_body = ModeratorReason, operation_id = "admin_end",
    responses((status = 200, body = AuditEntry), (status = 401, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal)))]
pub(super) async fn end(
    State(app): State<App>,
    Moderator(moderator): Moderator,
    Path(table): Path<String>,
    JsonBody(why): JsonBody<ModeratorReason>,
) -> Result<Json<AuditEntry>, ServerError> {
    if app.hub.read(&table, |table| table.phase()).await? == TablePhase::Over {
        return Err(TableError::Over.into());
    }
    let entry = audit_entry(&app, moderator, "end", &table, reason(&why.reason));
    app.store.record_act(&entry).await?;
    app.hub.abort_game(&table).await?;
    Ok(done(entry))
}

/// What there is to know about a person.
#[utoipa::path(get, path = "/admin/people/{person}", params(("person" = String, Path)), operation_id = "admin_person",
    responses((status = 200, body = PersonReport), (status = 401, body = Refusal)))]
pub(super) async fn person(
    State(app): State<App>,
    _: Moderator,
    Path(person): Path<String>,
) -> Result<Json<PersonReport>, ServerError> {
    let id = person_id(person)?;
    let address = shown_address(&app, &id).await?;
    let erasure = app.store.erasure(&id).await?;
    Ok(Json(PersonReport {
        address: address.map(|address| address.to_string()),
        erasure: Some(erasure).filter(|erasure| erasure.asked.is_some()),
        sanctions: app.moderation.sanctions_of(&id, address, app.store.now()),
        tables: app.store.tables_of(&id).await?,
        fair_play: fair_play(&app, &id).await?,
        id,
    }))
}

/// Gives a person another name, in every game. They may choose one again, unless they are silenced.
#[utoipa::path(patch, path = "/admin/people/{person}", params(("person" = String, Path)), request_body = NewName, operation_id = "admin_rename",
    responses((status = 200, body = Person), (status = 401, body = Refusal), (status = 409, body = Refusal), (status = 422, body = Refusal)))]
pub(super) async fn rename(
    State(app): State<App>,
    moderator: ActingModerator,
    Path(person): Path<String>,
    JsonBody(new): JsonBody<NewName>,
) -> Result<Json<Person>, ServerError> {
    let (id, name) = (person_id(person)?, new.name.as_str());
    check_subject(&app, &moderator, &id).await?;
    let guard = ActGuard { case: new.case.as_deref(), seen: new.seen };
    let (moderator, why) = (moderator.name, reason(&new.reason));
    let note = |name: &str| format!("{name}: {why}").trim_end_matches(": ").to_owned();
    if app.store.account(&id).await?.is_some() {
        check_guard(&app, &id, &moderator, guard).await?;
        let entry = audit_entry(&app, moderator, "rename", &id, note(name));
        let person = accounts::rename(&app, &id, name, Some(&entry)).await?;
        tell_rename(&app, &id, new.told).await?;
        log(&entry);
        return Ok(Json(person));
    }
    let person = Person::new(id, clean_name(name)?);
    check_guest_name(&app.store, &person.name).await?;
    check_guard(&app, &person.id, &moderator, guard).await?;
    tell_rename(&app, &person.id, new.told).await?;
    let entry = audit_entry(&app, moderator, "rename", &person.id, note(&person.name));
    // Tokens issued in this very millisecond have the old name.
    app.store.rename(&person.id, &person.name, app.store.now() + 1, &entry).await?;
    app.refresh_decisions(0).await?;
    app.settle().await;
    app.store.rename_in_lists(&person).await?;
    log(&entry);
    Ok(Json(person))
}

/// Tells somebody that they were given another name.
async fn tell_rename(
    app: &App,
    person: &str,
    told: Option<ReportReason>,
) -> Result<(), ServerError> {
    let at = app.store.now();
    let reason = Some(told.unwrap_or(ReportReason::Name));
    let told = notice(store::random_id(8), NoticeKind::Rename, reason, at, at + RENAME_SHOWN);
    Ok(app.store.tell_person(person, &told).await?)
}

fn notice(
    id: String,
    kind: NoticeKind,
    reason: Option<ReportReason>,
    at: Millis,
    until: Millis,
) -> ModeratorNotice {
    ModeratorNotice { id, kind, reason, at, until, read: None }
}

/// Warns a person: they are told, and nothing else follows.
#[utoipa::path(post, path = "/admin/people/{person}/warn", params(("person" = String, Path)), request_body = NewWarning, operation_id = "admin_warn",
    responses((status = 200, body = AuditEntry), (status = 401, body = Refusal), (status = 409, body = Refusal), (status = 422, body = Refusal)))]
pub(super) async fn warn(
    State(app): State<App>,
    moderator: ActingModerator,
    Path(person): Path<String>,
    JsonBody(new): JsonBody<NewWarning>,
) -> Result<Json<AuditEntry>, ServerError> {
    let person = person_id(person)?;
    check_subject(&app, &moderator, &person).await?;
    let guard = ActGuard { case: new.case.as_deref(), seen: new.seen };
    check_guard(&app, &person, &moderator.name, guard).await?;
    let entry = audit_entry(&app, moderator.name, "warn", &person, reason(&new.reason));
    let until = entry.at + new.duration.min(MAX_DURATION);
    let told = notice(store::random_id(8), NoticeKind::Warning, new.told, entry.at, until);
    if !app.store.warn(&person, &told, &entry, guard).await? {
        return Err(overtaken(&app, &person, &entry, guard).await);
    }
    Ok(done(entry))
}

/// Somebody was quicker: who.
async fn overtaken(
    app: &App,
    person: &str,
    entry: &AuditEntry,
    guard: ActGuard<'_>,
) -> ServerError {
    let first = check_guard(app, person, &entry.moderator, guard).await;
    first.err().unwrap_or(ServerError::Taken)
}

/// Forgets a person, as they can themselves.
#[utoipa::path(delete, path = "/admin/people/{person}", params(("person" = String, Path)), operation_id = "admin_forget",
    responses((status = 200, body = AuditEntry), (status = 401, body = Refusal)))]
pub(super) async fn forget(
    State(app): State<App>,
    moderator: ActingModerator,
    Path(person): Path<String>,
    Query(why): Query<ModeratorReason>,
) -> Result<Json<AuditEntry>, ServerError> {
    let person = person_id(person)?;
    check_subject(&app, &moderator, &person).await?;
    let entry = audit_entry(&app, moderator.name, "forget", &person, reason(&why.reason));
    forget_person(&app, &person, Some(entry.clone())).await?;
    Ok(done(entry))
}

/// The bans and silences in force.
#[utoipa::path(get, path = "/admin/sanctions", operation_id = "admin_sanctions",
    responses((status = 200, body = Vec<Sanction>), (status = 401, body = Refusal)))]
pub(super) async fn sanctions(
    State(app): State<App>,
    _: Moderator,
) -> Result<Json<Vec<Sanction>>, ServerError> {
    Ok(Json(app.store.sanctions(app.store.now()).await?))
}

/// Bans or silences a person or a range of addresses for a time; every node knows it within two seconds.
#[utoipa::path(post, path = "/admin/sanctions", request_body = NewSanction, operation_id = "admin_impose",
    responses((status = 200, body = Sanction), (status = 401, body = Refusal), (status = 409, body = Refusal), (status = 422, body = Refusal)))]
pub(super) async fn impose(
    State(app): State<App>,
    moderator: ActingModerator,
    JsonBody(new): JsonBody<NewSanction>,
) -> Result<Json<Sanction>, ServerError> {
    let range = new.subject.parse::<AddressRange>().ok();
    let subject = match range {
        Some(range) => {
            let own = moderator.account.as_ref().map(|(_, address)| *address);
            if own.is_some_and(|own| range.contains(own)) && !new.confirmed {
                return Err(ServerError::OwnAddress);
            }
            range.to_string()
        }
        None => {
            let person = person_id(new.subject)?;
            check_subject(&app, &moderator, &person).await?;
            person
        }
    };
    let guard = ActGuard { case: new.case.as_deref(), seen: new.seen };
    check_guard(&app, &subject, &moderator.name, guard).await?;
    let sanction = Sanction {
        id: store::random_id(8),
        kind: new.kind,
        subject,
        until: app.store.now() + new.duration.min(MAX_DURATION),
        reason: reason(&new.reason),
        told: new.told,
    };
    let (act, kind) = match sanction.kind {
        SanctionKind::Ban => ("ban", NoticeKind::Ban),
        SanctionKind::Silence => ("silence", NoticeKind::Silence),
    };
    let note = format!("{}: {}", UtcTime(sanction.until), sanction.reason);
    let note = note.trim_end_matches(": ").to_owned();
    let entry = audit_entry(&app, moderator.name, act, &sanction.subject, note);
    let told = notice(sanction.id.clone(), kind, new.told, entry.at, sanction.until);
    if !app.store.impose(&sanction, &told, &entry, guard).await? {
        return Err(overtaken(&app, &sanction.subject, &entry, guard).await);
    }
    // What is done about addresses is not in the history of the person whose case it is about.
    if let Some(case) = guard.case.filter(|_| range.is_some()) {
        let note = format!("{act} {}", sanction.subject);
        let note = CaseNote { at: entry.at, moderator: entry.moderator.clone(), note };
        app.store.add_case_note(case, &note).await?;
    }
    app.refresh_decisions(app.store.now()).await?;
    log(&entry);
    Ok(Json(sanction))
}

/// Lifts a ban or a silence.
#[utoipa::path(delete, path = "/admin/sanctions/{id}", params(("id" = String, Path)), operation_id = "admin_lift",
    responses((status = 200, body = AuditEntry), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn lift(
    State(app): State<App>,
    moderator: ActingModerator,
    Path(id): Path<String>,
    Query(why): Query<ModeratorReason>,
) -> Result<Json<AuditEntry>, ServerError> {
    let sanctions = app.store.sanctions(app.store.now()).await?;
    let sanction = sanctions.into_iter().find(|sanction| sanction.id == id);
    let sanction = sanction.ok_or_else(|| ServerError::NoSanction { id: id.clone() })?;
    if moderator.account.as_ref().is_some_and(|(own, _)| *own == sanction.subject) {
        return Err(ServerError::ModeratorYourself);
    }
    let entry = audit_entry(&app, moderator.name, "lift", &sanction.subject, reason(&why.reason));
    if !app.store.lift(&sanction.id, &entry).await? {
        return Err(ServerError::NoSanction { id });
    }
    app.refresh_decisions(app.store.now()).await?;
    Ok(done(entry))
}

/// The restart that is announced.
#[utoipa::path(get, path = "/admin/restart", operation_id = "admin_restart",
    responses((status = 200, body = RestartNotice), (status = 401, body = Refusal)))]
pub(super) async fn restart(
    State(app): State<App>,
    _: Moderator,
) -> Result<Json<RestartNotice>, ServerError> {
    Ok(Json(RestartNotice { at: app.store.restart_notice().await? }))
}

/// Tells everybody when the server is going to be restarted, or that it is not.
#[utoipa::path(post, path = "/admin/restart", request_body = RestartNotice, operation_id = "admin_announce_restart",
    responses((status = 200, body = RestartNotice), (status = 401, body = Refusal)))]
pub(super) async fn announce_restart(
    State(app): State<App>,
    Moderator(moderator): Moderator,
    JsonBody(notice): JsonBody<RestartNotice>,
) -> Result<Json<RestartNotice>, ServerError> {
    let note = notice.at.map_or_else(String::new, |at| UtcTime(at).to_string());
    let entry = audit_entry(&app, moderator, "restart", "", note);
    app.store.announce_restart(notice.at, &entry).await?;
    app.refresh_decisions(app.store.now()).await?;
    log(&entry);
    Ok(Json(notice))
}

/// Which part of the audit log.
#[derive(Deserialize, IntoParams)]
pub(super) struct AuditQuery {
    /// The page, counted from 0; each has up to a hundred entries.
    #[serde(default)]
    page: u32,
}

/// What moderators have done, the latest first.
#[utoipa::path(get, path = "/admin/audit", params(AuditQuery), operation_id = "admin_audit",
    responses((status = 200, body = Vec<AuditEntry>), (status = 401, body = Refusal)))]
pub(super) async fn audit(
    State(app): State<App>,
    _: Moderator,
    Query(AuditQuery { page }): Query<AuditQuery>,
) -> Result<Json<Vec<AuditEntry>>, ServerError> {
    Ok(Json(app.store.audit(page).await?))
}

pub(super) fn audit_entry(
    app: &App,
    moderator: String,
    act: &str,
    subject: &str,
    note: String,
) -> AuditEntry {
    let (act, subject) = (act.to_owned(), subject.to_owned());
    AuditEntry { at: app.store.now(), moderator, act, subject, note }
}

pub(super) fn log(entry: &AuditEntry) {
    let AuditEntry { moderator, act, subject, .. } = entry;
    tracing::info!(moderator, act, subject, "moderation");
}

/// Logs what a moderator has done, and answers with it.
fn done(entry: AuditEntry) -> Json<AuditEntry> {
    log(&entry);
    Json(entry)
}

/// The id of a person, as we make them.
fn person_id(word: String) -> Result<String, ServerError> {
    let is_id = (1..=64).contains(&word.len()) && word.bytes().all(|b| b.is_ascii_alphanumeric());
    if is_id { Ok(word) } else { Err(ServerError::Subject { word }) }
}

pub(super) fn reason(text: &str) -> String {
    let text: String = text.chars().filter(|c| !c.is_control()).take(MAX_REASON_CHARS).collect();
    text.trim().to_owned()
}
