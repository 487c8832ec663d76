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

/// Something was refused: the status and the reason, as JSON.
pub(crate) struct Refused(pub(crate) Refusal);

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused(refusal)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status =
            StatusCode::from_u16(self.0.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, Json(&self.0)).into_response();
        // For [`super::guard::note`], which sees every answer.
        response.extensions_mut().insert(self.0);
        response
    }
}

/// Who is calling, proved by a token.
pub(crate) struct Caller(pub(crate) Person);

impl FromRequestParts<App> for Caller {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, Refused> {
        let person = token(&parts.headers).and_then(|token| app.person(token));
        person.map(Caller).ok_or_else(|| Refusal::new(401, "server-token").into())
    }
}

/// Who is calling, if they say so.
pub(crate) struct MaybeCaller(pub(crate) Option<Person>);

impl FromRequestParts<App> for MaybeCaller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<MaybeCaller, Infallible> {
        Ok(MaybeCaller(token(&parts.headers).and_then(|token| app.person(token))))
    }
}

/// The name of the cookie.
pub(super) const COOKIE: &str = "palisade";

fn token(headers: &HeaderMap) -> Option<&str> {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let bearer = text(header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
    let cookie = || {
        let pairs = text(header::COOKIE)?.split(';');
        pairs.filter_map(|pair| pair.trim().split_once('=')).find(|(name, _)| *name == COOKIE)
    };
    bearer.or_else(|| cookie().map(|(_, value)| value))
}

/// Where the call comes from.
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<App> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Address, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        // The last entry is the one our own proxy wrote; those before it anyone can make up.
        let forwarded = || {
            let value = parts.headers.get("x-forwarded-for")?.to_str().ok()?;
            value.rsplit(',').next()?.trim().parse().ok()
        };
        let proxied = Some(()).filter(|()| app.config.behind_proxy).and_then(|()| forwarded());
        Ok(Address(proxied.or(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))))
    }
}

/// The host the caller asked for.
pub(crate) struct Host(pub(crate) Option<String>);

impl FromRequestParts<App> for Host {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<Host, Infallible> {
        Ok(Host(host(&parts.headers).map(str::to_owned)))
    }
}

pub(super) fn host(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::HOST)?.to_str().ok()
}

/// A body in JSON; what is wrong with it is said as every refusal is.
pub(crate) struct Said<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for Said<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, app: &App) -> Result<Said<T>, Refused> {
        match Json::<T>::from_request(request, app).await {
            Ok(Json(value)) => Ok(Said(value)),
            Err(rejection) => Err(Refused(refuse_body(&rejection))),
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
