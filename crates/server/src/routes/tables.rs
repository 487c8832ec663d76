//! Tables: the lobby, creating and pairing, reading, and acting.

use std::sync::Arc;
use std::time::Duration;

use api::{
    ActionRequest, Event, Lobby, NewTable, Person, Refusal, SeatAssignment, SeatHolder, Snapshot,
    TableCreated, TablePhase, TableSummary,
};
use axum::Json;
use axum::extract::{Path, Query, State};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::error::ServerError;
use crate::extract::{JsonBody, MaybeCaller, RequestHost};
use crate::hub::Requester;
use crate::name_guard::seated;
use crate::ratings::show_ratings;
use crate::state::App;

/// Which page of the lobby.
#[derive(Deserialize, IntoParams)]
pub(super) struct LobbyQuery {
    /// The page, counted from 0; each has up to a hundred tables of either kind.
    #[serde(default)]
    page: u32,
}

/// Public tables: those with an open seat, and those in play. Whoever says who they are is not
/// offered the tables where they sit already, or where somebody sits whom they have blocked or who has blocked them; and nobody those of people who are silenced.
#[utoipa::path(get, path = "/tables", params(LobbyQuery), responses((status = 200, body = Lobby)))]
pub(super) async fn lobby(
    State(app): State<App>,
    MaybeCaller(caller): MaybeCaller,
    Query(LobbyQuery { page }): Query<LobbyQuery>,
) -> Result<Json<Lobby>, ServerError> {
    let (mut open, more_open) = app.store.lobby(TablePhase::Waiting, page).await?;
    let caller = caller.map(|caller| caller.person.id);
    let apart = match &caller {
        Some(caller) => app.store.kept_apart(caller).await?,
        None => Arc::default(),
    };
    // Nor is anyone offered to play with people who wait to be paired and are not there, or are kept apart from them.
    open.retain_mut(|table| {
        let sits_there = people(table)
            .any(|person| Some(&person.id) == caller.as_ref() || apart.contains(&person.id));
        !sits_there && (!table.pairing || app.hub.is_attended(&table.table))
    });
    let (mut live, more_live) = app.store.lobby(TablePhase::Live, page).await?;
    // What somebody has written before they were silenced is not shown to strangers either.
    let now = app.store.now();
    let is_silenced = |person: &Person| {
        app.moderation.is_silenced(&person.id, app.hub.address_of(&person.id), now)
    };
    open.retain_mut(|table| !people(table).any(|person| is_silenced(person)));
    for person in live.iter_mut().flat_map(people).filter(|person| is_silenced(person)) {
        *person = Person::guest(std::mem::take(&mut person.id));
    }
    show_ratings(&app, open.iter_mut().chain(&mut live)).await?;
    let here = app.sockets.count();
    let activity = app.activity.read(&app.store, &app.config.node, here).await;
    Ok(Json(Lobby { open, live, more: more_open || more_live, activity }))
}

/// The people who sit at a table.
fn people(table: &mut TableSummary) -> impl Iterator<Item = &mut Person> {
    table.seats.iter_mut().flatten().filter_map(|holder| match holder {
        SeatHolder::Person(person) => Some(person),
        SeatHolder::Level { .. } => None,
    })
}

/// Creates a table.
#[utoipa::path(post, path = "/tables", operation_id = "create_table", request_body = NewTable,
    extensions(("x-former-operation-id" = json!("lay"))),
    responses((status = 200, body = TableCreated), (status = 401, body = Refusal), (status = 403, body = Refusal), (status = 422, body = Refusal), (status = 429, body = Refusal), (status = 503, body = Refusal)))]
pub(super) async fn create(
    State(app): State<App>,
    requester: Requester,
    RequestHost(host): RequestHost,
    JsonBody(mut spec): JsonBody<NewTable>,
) -> Result<Json<TableCreated>, ServerError> {
    let Requester { person, address } = &requester;
    if let Err(silenced) = app.moderation.check_silence(&person.id, *address, app.store.now()) {
        if spec.public {
            return Err(silenced);
        }
        // Whom a seat is reserved for says the id; what they are called would be the maker's word.
        for place in &mut spec.seat_specs {
            if let SeatAssignment::Reserved { person } = &mut place.assignment {
                *person = Person::guest(std::mem::take(&mut person.id));
            }
        }
    }
    name_reserved(&app, &person.id, &mut spec).await?;
    let person = seated(&app.store, requester.person).await?;
    let table = app.hub.create(&Requester { person, ..requester }, spec).await?;
    Ok(Json(TableCreated { url: app.table_url(host.as_deref(), &table), table }))
}

/// Has people for whom a seat is kept be called as they are, and not as whoever makes the table likes. For whoever blocks
/// its maker, or is blocked by them, none is kept.
async fn name_reserved(app: &App, maker: &str, spec: &mut NewTable) -> Result<(), ServerError> {
    for place in &mut spec.seat_specs {
        if let SeatAssignment::Reserved { person } = &mut place.assignment {
            if person.id != maker && app.store.blocks_between(maker, &person.id).await? {
                return Err(ServerError::Unreachable);
            }
            *person = match app.store.account(&person.id).await? {
                Some(account) => Person::with_account(account.person, account.name),
                None => seated(&app.store, Person::new(&*person.id, &*person.name)).await?,
            };
        }
    }
    Ok(())
}

/// The current state of a table.
#[utoipa::path(get, path = "/tables/{table}", params(("table" = String, Path)),
    responses((status = 200, body = Snapshot), (status = 404, body = Refusal)))]
pub(super) async fn snapshot(
    State(app): State<App>,
    Path(table): Path<String>,
) -> Result<Json<Snapshot>, ServerError> {
    let now = app.store.now();
    Ok(Json(app.hub.read(&table, move |table| table.snapshot(now)).await?))
}

/// The longest that a request waits for events (long poll), in seconds.
const MAX_WAIT: u64 = 25;

/// Which events to read.
#[derive(Deserialize, IntoParams)]
pub(super) struct EventsQuery {
    /// The number of the last event already seen; 0 or absent for all.
    #[serde(default)]
    after: u32,
    /// How many seconds to wait for an event if there is none yet (long poll); at most 25.
    #[serde(default)]
    wait: u64,
}

/// The events of a table.
#[utoipa::path(get, path = "/tables/{table}/events", params(("table" = String, Path), EventsQuery),
    responses((status = 200, body = Vec<Event>), (status = 404, body = Refusal)))]
pub(super) async fn events(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(EventsQuery { after, wait }): Query<EventsQuery>,
) -> Result<Json<Vec<Event>>, ServerError> {
    let event = app.hub.wait_for_event(&table, after);
    match tokio::time::timeout(Duration::from_secs(wait.min(MAX_WAIT)), event).await {
        Ok(result) => result?,
        // Fails if there is no such table, which a timeout alone does not tell.
        Err(_) => app.hub.read(&table, |_| ()).await?,
    }
    Ok(Json(app.store.events(&table, after).await?))
}

/// Every legal move of the seat to move, sorted: for programs that do not know the rules.
#[utoipa::path(get, path = "/tables/{table}/legal", params(("table" = String, Path)),
    responses((status = 200, body = Vec<String>), (status = 404, body = Refusal)))]
pub(super) async fn legal(
    State(app): State<App>,
    Path(table): Path<String>,
) -> Result<Json<Vec<String>>, ServerError> {
    Ok(Json(app.hub.read(&table, |table| table.legal_words()).await?))
}

/// The game as a record file.
#[utoipa::path(get, path = "/tables/{table}/record", params(("table" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Refusal)))]
pub(super) async fn record(
    State(app): State<App>,
    Path(table): Path<String>,
) -> Result<String, ServerError> {
    app.hub.read(&table, |table| table.game_record().to_record_text().to_string()).await
}

/// The answer to an action that was done.
#[derive(Serialize, ToSchema)]
#[schema(as = Done)]
pub(super) struct ActionDone {
    /// The number of its first event.
    seq: u32,
}

/// Performs an action at a table; the answer comes when it is on disk.
#[utoipa::path(post, path = "/tables/{table}/actions", params(("table" = String, Path)), request_body = ActionRequest,
    responses((status = 200, body = ActionDone), (status = 401, body = Refusal), (status = 403, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal), (status = 422, body = Refusal)))]
pub(super) async fn act(
    State(app): State<App>,
    requester: Requester,
    Path(table): Path<String>,
    JsonBody(act): JsonBody<ActionRequest>,
) -> Result<Json<ActionDone>, ServerError> {
    let Requester { person, address } = &requester;
    app.check_action_rate(&table, &person.id)?;
    app.moderation.check_action(&person.id, *address, &act.action, app.store.now())?;
    Ok(Json(ActionDone { seq: app.hub.act(&table, requester, act).await? }))
}
