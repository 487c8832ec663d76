//! Extractors: what handlers take from a request, and the refusal they answer with.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use api::{Person, Refusal};
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;

use crate::state::App;

/// A refusal as an HTTP response: its status, and itself as JSON.
pub(crate) struct RefusalResponse(pub(crate) Refusal);

impl From<Refusal> for RefusalResponse {
    fn from(refusal: Refusal) -> RefusalResponse {
        RefusalResponse(refusal)
    }
}

impl IntoResponse for RefusalResponse {
    fn into_response(self) -> Response {
        let status =
            StatusCode::from_u16(self.0.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, Json(&self.0)).into_response();
        // For [`super::middleware::record_refusals`], which sees every response.
        response.extensions_mut().insert(self.0);
        response
    }
}

/// The authenticated person who makes the request.
pub(crate) struct Caller(pub(crate) Person);

impl FromRequestParts<App> for Caller {
    type Rejection = RefusalResponse;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, RefusalResponse> {
        let person = token(&parts.headers).and_then(|token| app.person(token));
        person.map(Caller).ok_or_else(|| Refusal::new(401, "server-token").into())
    }
}

/// The person who makes the request, if it carries a valid token.
pub(crate) struct MaybeCaller(pub(crate) Option<Person>);

impl FromRequestParts<App> for MaybeCaller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<MaybeCaller, Infallible> {
        Ok(MaybeCaller(token(&parts.headers).and_then(|token| app.person(token))))
    }
}

/// The name of the cookie that carries the token.
pub(super) const COOKIE: &str = "palisade";

/// The token of a request, from the `Authorization` header or else the cookie.
fn token(headers: &HeaderMap) -> Option<&str> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let bearer = text(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
    let cookie = || {
        let pairs = text(header::COOKIE)?.split(';');
        pairs.filter_map(|pair| pair.trim().split_once('=')).find(|(name, _)| *name == COOKIE)
    };
    bearer.or_else(|| cookie().map(|(_, value)| value))
}

/// The IP address of the client.
pub(crate) struct ClientAddress(pub(crate) IpAddr);

impl FromRequestParts<App> for ClientAddress {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<ClientAddress, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        // The last entry is the one our own proxy wrote; a client can forge those before it.
        let forwarded = || {
            let value = parts.headers.get("x-forwarded-for")?.to_str().ok()?;
            value.rsplit(',').next()?.trim().parse().ok()
        };
        let proxied = Some(()).filter(|()| app.config.behind_proxy).and_then(|()| forwarded());
        Ok(ClientAddress(proxied.or(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))))
    }
}

/// The `Host` header.
pub(crate) struct RequestHost(pub(crate) Option<String>);

impl FromRequestParts<App> for RequestHost {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<RequestHost, Infallible> {
        Ok(RequestHost(host(&parts.headers).map(str::to_owned)))
    }
}

pub(super) fn host(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::HOST)?.to_str().ok()
}

/// A JSON body. Unlike [`Json`], it answers an invalid one with a [`Refusal`].
pub(crate) struct JsonBody<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for JsonBody<T> {
    type Rejection = RefusalResponse;

    async fn from_request(request: Request, app: &App) -> Result<JsonBody<T>, RefusalResponse> {
        match Json::<T>::from_request(request, app).await {
            Ok(Json(value)) => Ok(JsonBody(value)),
            Err(rejection) => Err(RefusalResponse(refuse_body(&rejection))),
        }
    }
}

fn refuse_body(rejection: &JsonRejection) -> Refusal {
    match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => Refusal::new(413, "server-too-big"),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => Refusal::new(415, "server-not-json"),
        _ => Refusal::new(400, "server-malformed").text("why", rejection.body_text()),
    }
}
