//! Middleware around all handlers: rate limits, the origin check, refusal metrics, security headers.

use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::extract::{ClientAddress, host};
use crate::error::ServerError;
use crate::state::App;

/// Limits the requests from one address.
pub(super) async fn rate_limit(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    request: Request,
    next: Next,
) -> Response {
    if app.request_rate.allow(address.into()) {
        next.run(request).await
    } else {
        rate_limited().into_response()
    }
}

/// Refuses requests that a page of another origin makes (CSRF protection).
pub(super) async fn check_origin(State(app): State<App>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let origin = headers.get(header::ORIGIN).map(|origin| origin.to_str().unwrap_or(""));
    let allowed = origin.is_none_or(|origin| app.is_allowed_origin(origin, host(headers)));
    if allowed {
        next.run(request).await
    } else {
        ServerError::Origin { origin: origin.unwrap_or("").to_owned() }.into_response()
    }
}

/// Counts and logs refusals.
pub(super) async fn record_refusals(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    request: Request,
    next: Next,
) -> Response {
    let response = next.run(request).await;
    if let Some(refusal) = response.extensions().get::<ServerError>() {
        app.metrics.refused(refusal, &address);
    }
    response
}

pub(super) fn rate_limited() -> ServerError {
    ServerError::TooOften
}

/// Security headers of every response: nothing from other origins, nothing inline, no frames, and
/// the cross-origin isolation that `SharedArrayBuffer` needs.
const SECURITY_HEADERS: [(&str, &str); 7] = [
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

/// Adds [`SECURITY_HEADERS`].
pub(super) async fn security_headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in SECURITY_HEADERS {
        let (name, value) = (HeaderName::from_static(name), HeaderValue::from_static(value));
        response.headers_mut().insert(name, value);
    }
    response
}
