//! Middleware around all handlers: rate limits, the origin check, refusal metrics, security headers.

use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::error::ServerError;
use crate::extract::{ClientAddress, MaybeCaller, host};
use crate::identity::Grant;
use crate::limits::AddressKey;
use crate::safety::{heard_of, is_page};
use crate::shared_limits::Limit;
use crate::state::App;

/// Limits the requests from one address. It comes before everything that costs more than it does.
pub(super) async fn rate_limit(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    request: Request,
    next: Next,
) -> Response {
    if app.limits.allow(Limit::Requests, AddressKey::from(address)) {
        next.run(request).await
    } else {
        ServerError::TooOften.into_response()
    }
}

/// Limits how often one address asks for the page and its files, and whether the server is ready.
pub(super) async fn page_rate_limit(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    request: Request,
    next: Next,
) -> Response {
    if app.limits.allow(Limit::PageFiles, AddressKey::from(address)) {
        next.run(request).await
    } else {
        ServerError::TooOften.into_response()
    }
}

/// Keeps answers about people, and tokens above all, out of every cache.
pub(super) async fn forbid_caching(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Refuses people and addresses that are banned. They may still ask why, and to be forgotten.
pub(super) async fn check_ban(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    MaybeCaller(caller): MaybeCaller,
    request: Request,
    next: Next,
) -> Response {
    let person = caller.as_ref().map(|caller| caller.person.id.as_str());
    let is_allowed = match request.uri().path() {
        "/me" | "/account" => request.method() == Method::DELETE,
        path => path == "/me/forget" || path.starts_with("/me/notices"),
    };
    match app.moderation.check_ban(person, address.into(), app.store.now()) {
        Err(refusal) if !is_allowed => refusal.into_response(),
        _ => next.run(request).await,
    }
}

/// Refuses what a personal token is not good for, and writes down now and then that a session or a token is used.
/// Whoever has one may look at what its owner sees, and with the scope `play` sit down and play; everything
/// about the account itself needs the account.
pub(super) async fn check_scope(
    State(app): State<App>,
    MaybeCaller(caller): MaybeCaller,
    request: Request,
    next: Next,
) -> Response {
    let Some(identity) = caller else { return next.run(request).await };
    if let Grant::Personal { .. } = identity.grant {
        let path = request.uri().path();
        let is_of_account = OF_ACCOUNT.iter().any(|prefix| path.starts_with(prefix));
        let allowed = match *request.method() {
            Method::GET | Method::HEAD => !is_of_account,
            _ => !is_of_account && !path.starts_with("/me") && identity.grant.allows_play(),
        };
        if !allowed {
            return ServerError::TokenScope.into_response();
        }
    }
    // Programs that act for somebody show them nothing.
    if is_page(&app, &identity) {
        let is_told = !request.headers().contains_key(api::BACKGROUND_HEADER);
        heard_of(&app, &identity.person.id, is_told);
    }
    let now = app.store.now();
    if let Some(id) = identity.grant.id().filter(|id| app.sessions.touch(id, now)) {
        let (app, id) = (app.clone(), id.to_owned());
        tokio::spawn(async move {
            if let Err(error) = app.store.touch_session(&id, now).await {
                tracing::debug!(%error, "the use of a session could not be written down");
            }
        });
    }
    next.run(request).await
}

/// The calls that are about an account itself.
const OF_ACCOUNT: [&str; 3] = ["/account", "/sessions", "/tokens"];

/// Refuses requests that a page of another origin makes (CSRF protection).
pub(super) async fn check_origin(State(app): State<App>, request: Request, next: Next) -> Response {
    let headers = request.headers();
    let origin = headers.get(header::ORIGIN).map(|origin| origin.to_str().unwrap_or(""));
    let allowed = origin.is_none_or(|origin| app.is_allowed_origin(origin, host(headers)));
    if allowed {
        next.run(request).await
    } else {
        let origin = origin.unwrap_or("").chars().take(MAX_ORIGIN_CHARS).collect();
        ServerError::Origin { origin }.into_response()
    }
}

/// How much of an origin that is refused comes back, in characters.
const MAX_ORIGIN_CHARS: usize = 100;

/// Counts requests, and logs refusals.
pub(super) async fn observe(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    request: Request,
    next: Next,
) -> Response {
    let started = Instant::now();
    let method = request.method().clone();
    // Whatever is no call is a file or a page.
    let route = request.extensions().get::<MatchedPath>().cloned();
    let response = next.run(request).await;
    let route = route.as_ref().map_or("page", MatchedPath::as_str);
    let method = if STANDARD_METHODS.contains(&method) { method.as_str() } else { "other" };
    app.metrics.requests.count(method, route, response.status().as_u16(), started.elapsed());
    if let Some(refusal) = response.extensions().get::<ServerError>() {
        app.metrics.refused(refusal, &address);
    }
    response
}

/// The methods that are counted by their name; clients can think of others without end.
const STANDARD_METHODS: [Method; 7] = [
    Method::GET,
    Method::HEAD,
    Method::POST,
    Method::PATCH,
    Method::PUT,
    Method::DELETE,
    Method::OPTIONS,
];

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

/// Has browsers use TLS alone for a year, where people reach the server over TLS.
const TRANSPORT_SECURITY: (&str, &str) = ("strict-transport-security", "max-age=31536000");

/// Adds [`SECURITY_HEADERS`], and [`TRANSPORT_SECURITY`].
pub(super) async fn security_headers(
    State(app): State<App>,
    request: Request,
    next: Next,
) -> Response {
    let mut response = next.run(request).await;
    let transport = app.config.secure().then_some(TRANSPORT_SECURITY);
    for (name, value) in SECURITY_HEADERS.into_iter().chain(transport) {
        let (name, value) = (HeaderName::from_static(name), HeaderValue::from_static(value));
        response.headers_mut().insert(name, value);
    }
    response
}
