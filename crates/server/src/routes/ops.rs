//! Operational endpoints: health, readiness, metrics.

use std::time::Instant;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};

use crate::error::ServerError;
use crate::extract::ClientAddress;
use crate::readiness::DatabaseReadiness;
use crate::state::App;

/// Liveness: the process answers.
pub(super) async fn health() -> &'static str {
    "ok"
}

/// Readiness: the database answers and was written a moment ago, every table that is needed runs,
/// the engine threads are there, and the server is not shutting down. That no worker is there is said,
/// but people can play each other all the same.
pub(super) async fn ready(State(app): State<App>) -> (StatusCode, String) {
    let node = &app.config.node;
    match database_of_ready(&app).await {
        Ok(database) if lacks_workers(&app, database.workers) => {
            (StatusCode::OK, format!("ready, but no worker is there for computer players: {node}"))
        }
        Ok(_) => (StatusCode::OK, format!("ready: {node}")),
        Err(trouble) => (StatusCode::SERVICE_UNAVAILABLE, format!("{trouble}: {node}")),
    }
}

/// What the database of a server said that can do its work, or why it cannot.
async fn database_of_ready(app: &App) -> Result<DatabaseReadiness, &'static str> {
    if app.is_stopping() {
        return Err("stopping");
    }
    let now = || app.store.now();
    let database = app.readiness.read(now, || async {
        let answers = app.store.ready().await;
        let asks_for_workers = answers && app.engines.needs_workers();
        let workers = if asks_for_workers { app.store.live_workers().await.ok() } else { None };
        DatabaseReadiness { answers, workers }
    });
    let database = database.await;
    if !database.answers {
        Err("the database does not answer")
    } else if !app.store.health().is_healthy(app.store.now()) {
        Err("the database cannot be written")
    } else if app.hub.down() > 0 {
        Err("the task of a table has died and is not back yet")
    } else if !app.engines.is_complete() {
        Err("engine threads are missing")
    } else {
        Ok(database)
    }
}

/// Whether thinking is left to workers, and none is there.
fn lacks_workers(app: &App, workers: Option<u64>) -> bool {
    app.engines.needs_workers() && workers == Some(0)
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
    Ok(metrics_for_operators(State(app)).await)
}

/// Metrics for whoever reaches the address that is for operators alone.
pub(super) async fn metrics_for_operators(State(app): State<App>) -> String {
    let asked = Instant::now();
    let bytes = app.store.bytes().await;
    let latency = asked.elapsed().as_secs_f64();
    let workers = app.store.live_workers().await.ok();
    let lacks_workers = f64::from(u8::from(lacks_workers(&app, workers)));
    let mut gauges = vec![
        ("workers", "Workers that are alive.", workers.unwrap_or(0) as f64),
        ("workers_missing", "Whether thinking waits for a worker and none lives.", lacks_workers),
        ("sockets", "Open sockets.", app.sockets.count() as f64),
        ("tables", "Tables in memory.", app.hub.count() as f64),
        ("engine_queue", "Thinking that waits for a thread.", app.engines.waiting() as f64),
        ("engine_failures", "Engine threads that panicked or hung.", app.engines.failures() as f64),
        (
            "clock_skew_milliseconds",
            "How far this clock is ahead.",
            app.store.clock().skew() as f64,
        ),
        (
            "ready",
            "Whether it can do its work.",
            f64::from(u8::from(database_of_ready(&app).await.is_ok())),
        ),
        ("database_query_seconds", "How long the database took to say its size.", latency),
    ];
    if let Ok(bytes) = bytes {
        gauges.push(("database_bytes", "The size of the database.", bytes as f64));
    }
    let jobs = app.store.job_counts().await.unwrap_or_default();
    app.metrics.text(&app.config.node, &gauges) + &app.metrics.jobs_text(&jobs)
}

pub(super) async fn openapi_json() -> Json<utoipa::openapi::OpenApi> {
    Json(super::openapi())
}

pub(super) async fn unknown_route() -> ServerError {
    ServerError::NoCall
}
