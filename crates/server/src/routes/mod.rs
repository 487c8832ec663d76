//! What can be asked for over HTTP.

mod caller;
mod guard;
mod guests;
mod insight;
mod ops;
mod tables;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::Response;
use axum::routing::{get, post};
use utoipa::OpenApi;

use crate::state::App;

pub(crate) use caller::{Address, MaybeCaller, Refused};
pub(crate) use insight::insight;

/// The longest body of a request, in bytes: a maze file is the largest thing anyone sends.
const BODY: usize = 64 * 1024;

/// Everything the server answers to.
pub fn app(state: App) -> Router {
    let api = Router::new()
        .route("/guests", post(guests::create))
        .route("/me", get(guests::me).patch(guests::rename))
        .route("/me/tables", get(guests::tables))
        .route("/me/link", post(guests::link))
        .route("/link", post(guests::redeem))
        .route("/tables", get(tables::lobby).post(tables::lay))
        .route("/pairings", post(tables::pair))
        .route("/tables/{table}", get(tables::snapshot))
        .route("/tables/{table}/events", get(tables::events))
        .route("/tables/{table}/legal", get(tables::legal))
        .route("/tables/{table}/record", get(tables::record))
        .route("/tables/{table}/actions", post(tables::act))
        .route("/tables/{table}/insight", post(insight::ask))
        .route("/openapi.json", get(ops::openapi_json))
        .layer(from_fn_with_state(state.clone(), guard::rate))
        .route("/socket", get(crate::socket::open))
        .layer(from_fn_with_state(state.clone(), guard::origin))
        .fallback(ops::no_such_call);
    Router::new()
        .nest("/api/v1", api)
        .route("/health", get(ops::health))
        .route("/ready", get(ops::ready))
        .route("/metrics", get(ops::metrics))
        .fallback(page)
        .layer(DefaultBodyLimit::max(BODY))
        .layer(from_fn_with_state(state.clone(), guard::note))
        .layer(from_fn(guard::headers))
        .with_state(state)
}

async fn page(State(app): State<App>, request: Request) -> Response {
    app.assets.answer(request.uri().path(), request.headers())
}

/// The description of the calls, made from the code.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Palisade",
        description = "Tables that people join by a link. The socket protocol is in docs/protocol.md."
    ),
    servers((url = "/api/v1")),
    paths(
        guests::create, guests::me, guests::rename, guests::tables, guests::link, guests::redeem,
        tables::lobby, tables::lay, tables::pair, tables::snapshot, tables::events, tables::legal,
        tables::record, tables::act, insight::ask,
    ),
    components(schemas(api::ClientMessage, api::ServerMessage))
)]
struct Description;

/// The OpenAPI document.
pub fn openapi() -> utoipa::openapi::OpenApi {
    Description::openapi()
}
