use api::Refusal;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};

use super::caller::{Address, Refused};
use crate::state::App;

/// The process is there.
pub(super) async fn health() -> &'static str {
    "ok"
}

/// It can do its work: the database answers, and nobody has asked it to stop.
pub(super) async fn ready(State(app): State<App>) -> (StatusCode, &'static str) {
    if app.is_stopping() {
        (StatusCode::SERVICE_UNAVAILABLE, "stopping")
    } else if app.store.ready().await {
        (StatusCode::OK, "ready")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer")
    }
}

/// Numbers for Prometheus, which has to live on the same machine or network.
pub(super) async fn metrics(
    State(app): State<App>,
    Address(address): Address,
    headers: HeaderMap,
) -> Result<String, Refused> {
    let private = match address.to_canonical() {
        std::net::IpAddr::V4(v4) => v4.is_private() || v4.is_loopback() || v4.is_unspecified(),
        std::net::IpAddr::V6(v6) => v6.is_loopback() || v6.is_unique_local(),
    };
    if !private || headers.contains_key("x-forwarded-for") {
        return Err(Refusal::new(403, "server-private").into());
    }
    Ok(app.metrics.text(&[
        ("sockets", "Open sockets.", app.sockets.count() as u64),
        ("tables", "Tables in memory.", app.hub.count() as u64),
        ("engine_queue", "Thinking that waits for a thread.", app.engines.waiting() as u64),
        ("engine_failures", "Machines that panicked or hung.", app.engines.failures()),
    ]))
}

pub(super) async fn openapi_json() -> Json<utoipa::openapi::OpenApi> {
    Json(super::openapi())
}

pub(super) async fn no_such_call() -> Refused {
    Refusal::new(404, "server-no-call").into()
}
