use api::Refusal;
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::caller::{Address, Refused, host};
use crate::state::App;

/// No more requests from one address than the settings allow.
pub(super) async fn rate(
    State(app): State<App>,
    Address(address): Address,
    request: Request,
    next: Next,
) -> Response {
    if app.requests.allow(address) {
        next.run(request).await
    } else {
        Refused(too_often()).into_response()
    }
}

/// A page from elsewhere cannot act in its visitor's name.
pub(super) async fn origin(State(app): State<App>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let origin = headers.get(header::ORIGIN).map(|origin| origin.to_str().unwrap_or(""));
    let fits = origin.is_none_or(|origin| app.origin_fits(origin, host(headers)));
    if fits {
        next.run(request).await
    } else {
        Refused(Refusal::new(403, "server-origin").text("origin", origin.unwrap_or("")))
            .into_response()
    }
}

/// Counts and logs whatever was refused.
pub(super) async fn note(
    State(app): State<App>,
    Address(address): Address,
    request: Request,
    next: Next,
) -> Response {
    let response = next.run(request).await;
    if let Some(refusal) = response.extensions().get() {
        app.metrics.refused(refusal, &address);
    }
    response
}

pub(super) fn too_often() -> Refusal {
    Refusal::new(429, "server-too-often")
}

/// What every answer tells a browser: nothing from elsewhere, nothing inline, no frames, and the
/// isolation that shared memory needs.
const HEADERS: [(&str, &str); 7] = [
    (
        "content-security-policy",
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; \
         style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; \
         manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; \
         frame-ancestors 'none'",
    ),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-embedder-policy", "require-corp"),
    ("cross-origin-resource-policy", "same-origin"),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()"),
];

/// Adds those headers.
pub(super) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        let (name, value) = (HeaderName::from_static(name), HeaderValue::from_static(value));
        response.headers_mut().insert(name, value);
    }
    response
}
