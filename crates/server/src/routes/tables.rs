use std::time::Duration;

use api::{Act, Event, Laid, Lobby, NewTable, Pairing, Phase, Refusal, Snapshot};
use axum::Json;
use axum::extract::{Path, Query, State};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::caller::{Caller, Host, Refused, Said};
use super::guard::too_often;
use crate::hub::refuse_store;
use crate::state::App;

/// Public tables: those with an open seat, and those in play.
#[utoipa::path(get, path = "/tables", responses((status = 200, body = Lobby)))]
pub(super) async fn lobby(State(app): State<App>) -> Result<Json<Lobby>, Refused> {
    let open = app.store.lobby(Phase::Waiting).await.map_err(refuse_store)?;
    let live = app.store.lobby(Phase::Live).await.map_err(refuse_store)?;
    Ok(Json(Lobby { open, live }))
}

/// Lays a table.
#[utoipa::path(post, path = "/tables", request_body = NewTable,
    responses((status = 200, body = Laid), (status = 401, body = Refusal), (status = 422, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn lay(
    State(app): State<App>,
    Caller(person): Caller,
    Host(host): Host,
    Said(spec): Said<NewTable>,
) -> Result<Json<Laid>, Refused> {
    room_for_one_more(&app, &person.id).await?;
    let table = app.hub.create(&person, spec).await?;
    Ok(Json(laid(&app, host.as_deref(), table)))
}

/// Sits down with someone who wants the same, or waits for someone who does.
#[utoipa::path(post, path = "/pairings", request_body = Pairing,
    responses((status = 200, body = Laid), (status = 401, body = Refusal), (status = 422, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn pair(
    State(app): State<App>,
    Caller(person): Caller,
    Host(host): Host,
    Said(pairing): Said<Pairing>,
) -> Result<Json<Laid>, Refused> {
    room_for_one_more(&app, &person.id).await?;
    let queue = format!("{} {:?}", pairing.game, pairing.speed);
    let spec =
        NewTable { clock: pairing.speed.clock(), public: true, ..NewTable::new(&pairing.game) };
    let table = app.hub.pair(&person, &queue, spec, pairing.luck).await?;
    Ok(Json(laid(&app, host.as_deref(), table)))
}

async fn room_for_one_more(app: &App, person: &str) -> Result<(), Refused> {
    if !app.laying.allow(person.to_owned()) {
        return Err(too_often().into());
    }
    let most = app.config.tables_per_person;
    if app.store.busy(person).await.map_err(refuse_store)? >= most {
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        return Err(Refusal::new(429, "server-too-many-tables").number("most", most).into());
    }
    Ok(())
}

fn laid(app: &App, host: Option<&str>, table: String) -> Laid {
    Laid { url: format!("{}/t/{table}", app.base_url(host)), table }
}

/// A table as it stands.
#[utoipa::path(get, path = "/tables/{table}", params(("table" = String, Path)),
    responses((status = 200, body = Snapshot), (status = 404, body = Refusal)))]
pub(super) async fn snapshot(
    State(app): State<App>,
    Path(table): Path<String>,
) -> Result<Json<Snapshot>, Refused> {
    Ok(Json(app.hub.read(&table, |table| table.snapshot(crate::now())).await?))
}

/// The longest a call waits for news, in seconds.
const LONGEST_WAIT: u64 = 25;

/// From where to read.
#[derive(Deserialize, IntoParams)]
pub(super) struct After {
    /// The last event already seen; 0 or nothing for all.
    #[serde(default)]
    after: u32,
    /// How many seconds to wait for news, if there are none; at most 25.
    #[serde(default)]
    wait: u64,
}

/// The events of a table.
#[utoipa::path(get, path = "/tables/{table}/events", params(("table" = String, Path), After),
    responses((status = 200, body = Vec<Event>), (status = 404, body = Refusal)))]
pub(super) async fn events(
    State(app): State<App>,
    Path(table): Path<String>,
    Query(After { after, wait }): Query<After>,
) -> Result<Json<Vec<Event>>, Refused> {
    let news = app.hub.news(&table, after);
    match tokio::time::timeout(Duration::from_secs(wait.min(LONGEST_WAIT)), news).await {
        Ok(news) => news?,
        // Asking the table tells one without news from one that is not there.
        Err(_) => app.hub.read(&table, |_| ()).await?,
    }
    Ok(Json(app.store.events(&table, after).await.map_err(refuse_store)?))
}

/// Every legal move of whoever is to move, sorted: for programs that do not know the rules.
#[utoipa::path(get, path = "/tables/{table}/legal", params(("table" = String, Path)),
    responses((status = 200, body = Vec<String>), (status = 404, body = Refusal)))]
pub(super) async fn legal(
    State(app): State<App>,
    Path(table): Path<String>,
) -> Result<Json<Vec<String>>, Refused> {
    Ok(Json(app.hub.read(&table, |table| table.legal()).await?))
}

/// The game as a record file.
#[utoipa::path(get, path = "/tables/{table}/record", params(("table" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Refusal)))]
pub(super) async fn record(
    State(app): State<App>,
    Path(table): Path<String>,
) -> Result<String, Refused> {
    Ok(app.hub.read(&table, |table| table.archive().sheet().to_string()).await?)
}

/// An action that was done.
#[derive(Serialize, ToSchema)]
pub(super) struct Done {
    /// The number of its first event.
    seq: u32,
}

/// Does something at a table; answered when it is safe on disk.
#[utoipa::path(post, path = "/tables/{table}/actions", params(("table" = String, Path)), request_body = Act,
    responses((status = 200, body = Done), (status = 401, body = Refusal), (status = 403, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal), (status = 422, body = Refusal)))]
pub(super) async fn act(
    State(app): State<App>,
    Caller(person): Caller,
    Path(table): Path<String>,
    Said(act): Said<Act>,
) -> Result<Json<Done>, Refused> {
    Ok(Json(Done { seq: app.hub.act(&table, person, act).await? }))
}
