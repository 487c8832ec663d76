//! The HTTP API: its router and its OpenAPI description.

mod admin;
mod guests;
mod insight;
mod middleware;
mod ops;
mod pairings;
mod probe;
mod review;
mod tables;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::Response;
use axum::routing::{delete, get, post};
use utoipa::OpenApi;

use crate::state::App;

/// The largest request body, in bytes: a maze file is the largest thing that clients send.
const MAX_BODY_BYTES: usize = 64 * 1024;

/// The router: the API, the operational endpoints and the page.
pub fn app(state: App) -> Router {
    let admin = Router::new()
        .route("/tables", get(admin::tables))
        .route("/tables/{table}", delete(admin::remove))
        .route("/tables/{table}/end", post(admin::end))
        .route("/people/{person}", get(admin::person).patch(admin::rename).delete(admin::forget))
        .route("/sanctions", get(admin::sanctions).post(admin::impose))
        .route("/sanctions/{id}", delete(admin::lift))
        .route("/restart", get(admin::restart).post(admin::announce_restart))
        .route("/audit", get(admin::audit));
    let api = Router::new()
        .route("/guests", post(guests::create))
        .route("/me", get(guests::me).patch(guests::rename).delete(guests::forget))
        .route("/me/tables", get(guests::tables))
        .route("/me/link", post(guests::link))
        .route("/me/token", post(guests::renew))
        .route("/me/signout", post(guests::sign_out))
        .route("/link", post(guests::redeem))
        .route("/tables", get(tables::lobby).post(tables::create))
        .route("/pairings", get(pairings::places).post(pairings::pair).delete(pairings::leave))
        .route("/tables/{table}", get(tables::snapshot))
        .route("/tables/{table}/events", get(tables::events))
        .route("/tables/{table}/legal", get(tables::legal))
        .route("/tables/{table}/record", get(tables::record))
        .route("/tables/{table}/actions", post(tables::act))
        .route("/tables/{table}/insight", post(insight::ask))
        .route("/tables/{table}/review", post(review::ask))
        .route("/probe", post(probe::ask))
        .route("/openapi.json", get(ops::openapi_json))
        .route("/socket", get(crate::socket::open))
        .layer(from_fn_with_state(state.clone(), middleware::check_ban))
        // Moderators ban nobody from banning: they may have named their own network by mistake.
        .nest("/admin", admin)
        .layer(from_fn_with_state(state.clone(), middleware::rate_limit))
        .layer(from_fn_with_state(state.clone(), middleware::check_origin))
        .fallback(ops::unknown_route);
    Router::new()
        .nest("/api/v1", api)
        .route("/health", get(ops::health))
        .route("/ready", get(ops::ready))
        .route("/metrics", get(ops::metrics))
        .fallback(page)
        .layer(DefaultBodyLimit::max(MAX_BODY_BYTES))
        .layer(from_fn_with_state(state.clone(), middleware::observe))
        .layer(from_fn(middleware::security_headers))
        .with_state(state)
}

/// The page and its files. Whatever address leads nowhere, to no table for instance, has the page
/// say so under the status 404.
async fn page(State(app): State<App>, request: Request) -> Response {
    let path = request.uri().path();
    let exists = match app.assets.table_at(path) {
        Some(table) => !matches!(app.store.seed(table).await, Ok(None)),
        None => true,
    };
    let response = app.assets.respond(path, request.headers(), exists);
    let is_file = path.rsplit('/').next().unwrap_or("").contains('.');
    // A page that came from a node of another version asks for parts of its own.
    if response.status() == StatusCode::NOT_FOUND
        && is_file
        && let Ok(Some(asset)) = app.store.asset(path.trim_start_matches('/')).await
    {
        return crate::assets::serve(&asset, request.headers());
    }
    response
}

/// The OpenAPI description, generated from the handlers.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Palisade",
        description = "Tables that people join by a link. The socket protocol is in docs/protocol.md."
    ),
    servers((url = "/api/v1")),
    paths(
        guests::create, guests::me, guests::rename, guests::tables, guests::link, guests::redeem,
        guests::renew, guests::sign_out, guests::forget,
        tables::lobby, tables::create, pairings::pair, pairings::places, pairings::leave, tables::snapshot, tables::events, tables::legal,
        tables::record, tables::act, insight::ask, review::ask, probe::ask,
        admin::tables, admin::remove, admin::end, admin::person, admin::rename, admin::forget,
        admin::sanctions, admin::impose, admin::lift, admin::restart, admin::announce_restart,
        admin::audit,
    ),
    components(schemas(api::ClientMessage, api::ServerMessage))
)]
struct Description;

/// The OpenAPI document.
pub fn openapi() -> utoipa::openapi::OpenApi {
    Description::openapi()
}
