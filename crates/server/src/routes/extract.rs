//! Extractors: what handlers take from a request, and the refusal they answer with.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use api::Person;
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;

use crate::error::ServerError;
use crate::state::App;

/// A refusal is answered with its status, and itself as JSON.
impl IntoResponse for ServerError {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status());
        let status = status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, Json(self.refusal())).into_response();
        // For [`super::middleware::record_refusals`], which sees every response.
        response.extensions_mut().insert(self);
        response
    }
}

/// The authenticated person who makes the request.
pub(crate) struct Caller(pub(crate) Person);

impl FromRequestParts<App> for Caller {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, ServerError> {
        let person = token(&parts.headers).and_then(|token| app.person(token));
        person.map(Caller).ok_or_else(|| ServerError::Token.into())
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
    type Rejection = ServerError;

    async fn from_request(request: Request, app: &App) -> Result<JsonBody<T>, ServerError> {
        match Json::<T>::from_request(request, app).await {
            Ok(Json(value)) => Ok(JsonBody(value)),
            Err(rejection) => Err(refuse_body(&rejection)),
        }
    }
}

fn refuse_body(rejection: &JsonRejection) -> ServerError {
    match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => ServerError::TooBig,
        StatusCode::UNSUPPORTED_MEDIA_TYPE => ServerError::NotJson,
        _ => ServerError::Malformed { why: rejection.body_text().to_string() },
    }
}
