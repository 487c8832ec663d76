//! Reports about people, and what moderators do about them. Nothing follows from a report by itself.

use api::{
    AuditEntry, CaseFile, CaseNote, ModeratorNotice, ModeratorReason, NewCaseNote, NewReport,
    NoticeKind, Person, Refusal, Report, ReportCase, Sanction, SanctionKind, SeatHolder,
};
use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;
use utoipa::IntoParams;

use super::admin::{audit_entry, log, reason};
use crate::error::ServerError;
use crate::extract::{ClientAddress, JsonBody, MaybeCaller, Moderator};
use crate::fair_play::fair_play;
use crate::gallery::find as find_maze;
use crate::hub::Requester;
use crate::limits::AddressKey;
use crate::safety::{case_refusal, find_person, shown_people, take_case};
use crate::shared_limits::Limit;
use crate::state::App;

/// Reports somebody to the moderators, with the table where it happened. Whoever makes the same report again changes
/// nothing; the person is not told.
#[utoipa::path(post, path = "/reports", operation_id = "report", request_body = NewReport,
    responses((status = 200, body = Report), (status = 401, body = Refusal), (status = 404, body = Refusal), (status = 422, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn report(
    State(app): State<App>,
    Requester { person: reporter, address }: Requester,
    JsonBody(new): JsonBody<NewReport>,
) -> Result<Json<Report>, ServerError> {
    let id = find_person(&app, &new.person).await?;
    if id == reporter.id {
        return Err(ServerError::Yourself);
    }
    let person = match &new.table {
        Some(table) => person_at(&app, table, &id).await?,
        None => shown_people(&app, [id.clone()]).await?.remove(&id),
    };
    let person = person.unwrap_or_else(|| Person::guest(&id));
    if let Some(maze) = &new.maze {
        let author = find_maze(&app, maze, &reporter.id, false).await?.author;
        if author.is_none_or(|author| author.id != id) {
            return Err(ServerError::NoMaze { id: maze.clone() });
        }
    }
    let allowed = app.limits.allow(Limit::Reports, &reporter.id)
        && app.limits.allow(Limit::ReportsOfAddress, address);
    if !allowed {
        return Err(ServerError::TooOften);
    }
    let report = Report {
        reporter,
        name: person.name.clone(),
        person,
        reason: new.reason,
        table: new.table,
        maze: new.maze,
        at: app.store.now(),
    };
    app.store.add_report(&report).await?;
    Ok(Json(report))
}

/// Somebody as they are called at a table that they have created or sit at; refused if they have nothing to do with it.
async fn person_at(app: &App, table: &str, id: &str) -> Result<Option<Person>, ServerError> {
    let people = app.hub.read(table, |table| {
        let seated = table.summary().seats.into_iter().flatten();
        let seated = seated.filter_map(|holder| match holder {
            SeatHolder::Person(person) => Some(person),
            SeatHolder::Level { .. } => None,
        });
        seated.chain([table.creator().clone()]).collect::<Vec<_>>()
    });
    let found = people.await?.into_iter().find(|person| person.id == id);
    found.map(Some).ok_or(ServerError::ReportTable)
}

/// What moderators have decided about oneself that is not over: what, why, until when. Whoever is banned can ask too.
/// So can whoever is nobody here yet: their address may be banned.
#[utoipa::path(get, path = "/me/notices", operation_id = "notices",
    responses((status = 200, body = Vec<ModeratorNotice>)))]
pub(super) async fn notices(
    State(app): State<App>,
    MaybeCaller(caller): MaybeCaller,
    ClientAddress(address): ClientAddress,
) -> Result<Json<Vec<ModeratorNotice>>, ServerError> {
    let person = caller.map(|caller| caller.person.id);
    Ok(Json(notices_of(&app, person.as_deref(), address.into()).await?))
}

/// What is told to somebody, and to everybody at their address.
async fn notices_of(
    app: &App,
    person: Option<&str>,
    address: AddressKey,
) -> Result<Vec<ModeratorNotice>, ServerError> {
    let now = app.store.now();
    let mut notices = match person {
        Some(person) => app.store.told_to(person, now).await?,
        None => Vec::new(),
    };
    let sanctions = app.moderation.sanctions_of("", Some(address), now);
    for Sanction { id, kind, subject, until, told, .. } in sanctions {
        let known = app.store.told_to(&subject, now).await?.into_iter();
        let known = known.into_iter().find(|notice| notice.id == id);
        notices.push(known.unwrap_or_else(|| {
            let kind = match kind {
                SanctionKind::Ban => NoticeKind::Ban,
                SanctionKind::Silence => NoticeKind::Silence,
            };
            ModeratorNotice { id, kind, reason: told, at: 0, until, read: None }
        }));
    }
    Ok(notices)
}

/// Says that one has read what a moderator told one. Answers with everything one is told.
#[utoipa::path(post, path = "/me/notices/{id}/read", operation_id = "read_notice", params(("id" = String, Path)),
    responses((status = 200, body = Vec<ModeratorNotice>), (status = 401, body = Refusal)))]
pub(super) async fn read_notice(
    State(app): State<App>,
    Requester { person, address }: Requester,
    Path(id): Path<String>,
) -> Result<Json<Vec<ModeratorNotice>>, ServerError> {
    app.store.mark_read(&person.id, &id, app.store.now()).await?;
    Ok(Json(notices_of(&app, Some(&person.id), address).await?))
}

/// Which cases.
#[derive(Deserialize, IntoParams)]
pub(super) struct CasesQuery {
    /// Those that are closed, instead of those that are open.
    #[serde(default)]
    closed: bool,
    /// The page, counted from 0; each has up to twenty cases.
    #[serde(default)]
    page: u32,
}

/// What people have reported: one case for everybody who is reported, those with the latest report first.
#[utoipa::path(get, path = "/admin/reports", operation_id = "admin_reports", params(CasesQuery),
    responses((status = 200, body = Vec<ReportCase>), (status = 401, body = Refusal)))]
pub(super) async fn cases(
    State(app): State<App>,
    _: Moderator,
    Query(CasesQuery { closed, page }): Query<CasesQuery>,
) -> Result<Json<Vec<ReportCase>>, ServerError> {
    Ok(Json(app.store.report_cases(closed, page).await?))
}

/// A case, with what is in force against the person and what moderators have done about them before.
#[utoipa::path(get, path = "/admin/reports/{id}", operation_id = "admin_report", params(("id" = String, Path)),
    responses((status = 200, body = CaseFile), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn case(
    State(app): State<App>,
    _: Moderator,
    Path(id): Path<String>,
) -> Result<Json<CaseFile>, ServerError> {
    Ok(Json(file(&app, id).await?))
}

async fn file(app: &App, id: String) -> Result<CaseFile, ServerError> {
    let file = app.store.case_file(&id, app.store.now()).await?;
    let file = file.ok_or(ServerError::NoCase { id })?;
    let fair_play = fair_play(app, &file.case.person.id).await?;
    Ok(CaseFile { fair_play, ..file })
}

/// Has a moderator be at a case for half an hour. Another who tries is told who is at it.
#[utoipa::path(post, path = "/admin/reports/{id}/take", operation_id = "admin_take_report", params(("id" = String, Path)),
    responses((status = 200, body = CaseFile), (status = 401, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal)))]
pub(super) async fn take(
    State(app): State<App>,
    Moderator(moderator): Moderator,
    Path(id): Path<String>,
) -> Result<Json<CaseFile>, ServerError> {
    take_case(&app, &id, &moderator).await?;
    Ok(Json(file(&app, id).await?))
}

/// Has a moderator be at a case no longer, so that another can take it.
#[utoipa::path(post, path = "/admin/reports/{id}/release", operation_id = "admin_release_report", params(("id" = String, Path)),
    responses((status = 200, body = CaseFile), (status = 401, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal)))]
pub(super) async fn release(
    State(app): State<App>,
    Moderator(moderator): Moderator,
    Path(id): Path<String>,
) -> Result<Json<CaseFile>, ServerError> {
    let released = app.store.release_case(&id, &moderator).await?;
    released.map_err(|conflict| case_refusal(&id, conflict))?;
    Ok(Json(file(&app, id).await?))
}

/// Writes down something about a case, for the other moderators. Every moderator may.
#[utoipa::path(post, path = "/admin/reports/{id}/note", operation_id = "admin_report_note", params(("id" = String, Path)), request_body = NewCaseNote,
    responses((status = 200, body = CaseFile), (status = 401, body = Refusal), (status = 404, body = Refusal), (status = 422, body = Refusal)))]
pub(super) async fn note(
    State(app): State<App>,
    Moderator(moderator): Moderator,
    Path(id): Path<String>,
    JsonBody(NewCaseNote { note }): JsonBody<NewCaseNote>,
) -> Result<Json<CaseFile>, ServerError> {
    let note = reason(&note);
    if note.is_empty() {
        return Err(ServerError::EmptyNote);
    }
    file(&app, id.clone()).await?;
    let note = CaseNote { at: app.store.now(), moderator, note };
    app.store.add_case_note(&id, &note).await?;
    Ok(Json(file(&app, id).await?))
}

/// Closes a case. The next report about the person opens another one.
#[utoipa::path(post, path = "/admin/reports/{id}/close", operation_id = "admin_close_report", params(("id" = String, Path)), request_body = ModeratorReason,
    responses((status = 200, body = AuditEntry), (status = 401, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal)))]
pub(super) async fn close(
    State(app): State<App>,
    Moderator(moderator): Moderator,
    Path(id): Path<String>,
    JsonBody(why): JsonBody<ModeratorReason>,
) -> Result<Json<AuditEntry>, ServerError> {
    let person = file(&app, id.clone()).await?.case.person.id;
    take_case(&app, &id, &moderator).await?;
    let entry = audit_entry(&app, moderator, "close", &person, reason(&why.reason));
    let closing =
        CaseNote { at: entry.at, moderator: entry.moderator.clone(), note: entry.note.clone() };
    if !app.store.close_case(&id, &closing, &entry).await? {
        // Somebody else was quicker: taking it says who.
        take_case(&app, &id, &entry.moderator).await?;
    }
    log(&entry);
    Ok(Json(entry))
}
