//! Operational endpoints: health, readiness, metrics.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};

use super::extract::ClientAddress;
use crate::error::ServerError;
use crate::state::App;

/// Liveness: the process answers.
pub(super) async fn health() -> &'static str {
    "ok"
}

/// Readiness: the database answers and was written a moment ago, every table that is needed runs,
/// the engine threads are there, and the server is not shutting down.
pub(super) async fn ready(State(app): State<App>) -> (StatusCode, String) {
    let node = &app.config.node;
    let trouble = if app.is_stopping() {
        "stopping"
    } else if !app.store.ready().await {
        "the database does not answer"
    } else if !app.store.health().is_sound(app.store.now()) {
        "the database cannot be written"
    } else if app.hub.down() > 0 {
        "the task of a table has died and is not back yet"
    } else if !app.engines.is_complete() {
        "engine threads are missing"
    } else {
        return (StatusCode::OK, format!("ready: {node}"));
    };
    (StatusCode::SERVICE_UNAVAILABLE, format!("{trouble}: {node}"))
}

/// Metrics for Prometheus, which has to run on the same machine or private network.
pub(super) async fn metrics(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    headers: HeaderMap,
) -> Result<String, ServerError> {
    let private = match address.to_canonical() {
        std::net::IpAddr::V4(v4) => v4.is_private() || v4.is_loopback() || v4.is_unspecified(),
        std::net::IpAddr::V6(v6) => v6.is_loopback() || v6.is_unique_local(),
    };
    if !private || headers.contains_key("x-forwarded-for") {
        return Err(ServerError::Private);
    }
    Ok(app.metrics.text(
        &app.config.node,
        &[
            ("sockets", "Open sockets.", app.sockets.count() as i64),
            ("tables", "Tables in memory.", app.hub.count() as i64),
            ("engine_queue", "Thinking that waits for a thread.", app.engines.waiting() as i64),
            ("engine_failures", "Machines that panicked or hung.", app.engines.failures() as i64),
            ("clock_skew_milliseconds", "How far this clock is ahead.", app.store.clock().skew()),
        ],
    ))
}

pub(super) async fn openapi_json() -> Json<utoipa::openapi::OpenApi> {
    Json(super::openapi())
}

pub(super) async fn unknown_route() -> ServerError {
    ServerError::NoCall
}
