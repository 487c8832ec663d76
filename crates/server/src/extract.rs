//! Extractors: what handlers take from a request, and the refusal they answer with.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use api::{Person, Role};
use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{ConnectInfo, FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use locale::Language;
use serde::de::DeserializeOwned;
use store::AccountRow;

use crate::error::ServerError;
use crate::hub::Requester;
use crate::identity::{Grant, Identity};
use crate::lag::HandshakeTime;
use crate::limits::AddressKey;
use crate::state::App;

/// A refusal is answered with its status, and itself as JSON.
impl IntoResponse for ServerError {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status());
        let status = status.unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut response = (status, Json(self.refusal())).into_response();
        // For `routes::middleware::observe`, which sees every response.
        response.extensions_mut().insert(self);
        response
    }
}

/// The authenticated person who makes the request.
pub(crate) struct Caller(pub(crate) Person);

impl FromRequestParts<App> for Caller {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Caller, ServerError> {
        let MaybeCaller(identity) = MaybeCaller::read(parts, app);
        identity.map(|identity| Caller(identity.person)).ok_or(ServerError::Token)
    }
}

/// The person who makes the request, if it carries a valid token.
pub(crate) struct MaybeCaller(pub(crate) Option<Identity>);

impl MaybeCaller {
    fn read(parts: &Parts, app: &App) -> MaybeCaller {
        let address = client_address(parts, app).into();
        MaybeCaller(token(&parts.headers).and_then(|token| app.identity(token, address)))
    }
}

impl FromRequestParts<App> for MaybeCaller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<MaybeCaller, Infallible> {
        Ok(MaybeCaller::read(parts, app))
    }
}

/// Somebody who has an account and is signed in on this device, in this session.
pub(crate) struct AccountHolder {
    pub(crate) person: Person,
    pub(crate) session: String,
}

impl FromRequestParts<App> for AccountHolder {
    type Rejection = ServerError;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &App,
    ) -> Result<AccountHolder, ServerError> {
        if !app.config.accounts {
            return Err(ServerError::AccountsOff);
        }
        let MaybeCaller(identity) = MaybeCaller::read(parts, app);
        match identity {
            None => Err(ServerError::Token),
            Some(Identity { person, grant: Grant::Session(session), .. }) => {
                Ok(AccountHolder { person, session })
            }
            Some(Identity { grant: Grant::Guest, .. }) => Err(ServerError::NoAccount),
            Some(_) => Err(ServerError::TokenScope),
        }
    }
}

/// What the browser says of itself.
pub(crate) struct UserAgent(pub(crate) String);

impl FromRequestParts<App> for UserAgent {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<UserAgent, Infallible> {
        let text = parts.headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok());
        Ok(UserAgent(text.unwrap_or("").to_owned()))
    }
}

/// The language that the browser asks for first among those that there are, else English.
pub(crate) struct BrowserLanguage(pub(crate) Language);

impl FromRequestParts<App> for BrowserLanguage {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &App) -> Result<BrowserLanguage, Infallible> {
        let tags = parts.headers.get(header::ACCEPT_LANGUAGE).and_then(|tags| tags.to_str().ok());
        let mut tags = tags.unwrap_or("").split(',');
        let known = tags.find_map(|tag| Language::parse(tag.split(';').next()?));
        Ok(BrowserLanguage(known.unwrap_or_default()))
    }
}

/// The id of the person whose token the request carries, be it void: for what concerns nobody else.
pub(crate) struct FormerCaller(pub(crate) String);

impl FromRequestParts<App> for FormerCaller {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<FormerCaller, ServerError> {
        let identity = token(&parts.headers).and_then(|token| app.signed_identity(token));
        identity.map(|identity| FormerCaller(identity.person.id)).ok_or(ServerError::Token)
    }
}

/// The name of the cookie that carries the token.
pub(crate) const COOKIE: &str = "palisade";

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

/// Somebody who has the moderators' token, or the account of a moderator, and what they are called.
pub(crate) struct Moderator(pub(crate) String);

/// The longest name of a moderator, in characters.
const MAX_MODERATOR_CHARS: usize = 64;

impl FromRequestParts<App> for Moderator {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Moderator, ServerError> {
        let acting = ActingModerator::from_request_parts(parts, app).await?;
        Ok(Moderator(acting.name))
    }
}

/// A moderator who does something about somebody, which could be themselves.
pub(crate) struct ActingModerator {
    /// What they are called.
    pub(crate) name: String,
    /// Who they are, and where, if they act under their own account. Nobody knows that of a script.
    pub(crate) account: Option<(String, AddressKey)>,
}

impl FromRequestParts<App> for ActingModerator {
    type Rejection = ServerError;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &App,
    ) -> Result<ActingModerator, ServerError> {
        let is_moderator =
            token(&parts.headers).is_some_and(|token| app.signer().is_moderator(token));
        if !is_moderator {
            let moderators = [Role::Moderator, Role::Operator];
            let may = Grant::allows_moderation;
            let account = account_with_role(parts, app, may, &moderators).await?;
            let address = client_address(parts, app).into();
            let who = Some((account.person, address));
            return Ok(ActingModerator { name: account.name, account: who });
        }
        let name = parts.headers.get(api::MODERATOR_HEADER).map(|name| name.as_bytes());
        let name = String::from_utf8_lossy(name.unwrap_or_default());
        let visible = name.chars().filter(|c| !c.is_control()).take(MAX_MODERATOR_CHARS);
        Ok(ActingModerator { name: visible.collect(), account: None })
    }
}

/// Somebody who has the moderators' token, or the account of an operator, and what they are called.
pub(crate) struct Operator(pub(crate) String);

impl FromRequestParts<App> for Operator {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Operator, ServerError> {
        if token(&parts.headers).is_some_and(|token| app.signer().is_moderator(token)) {
            let Moderator(name) = Moderator::from_request_parts(parts, app).await?;
            return Ok(Operator(name));
        }
        // What is done to accounts takes the account itself.
        let may = |grant: &Grant| matches!(grant, Grant::Session(_));
        Ok(Operator(account_with_role(parts, app, may, &[Role::Operator]).await?.name))
    }
}

/// The account of whoever makes the request, if it has one of these roles and what they have sent is good for that.
async fn account_with_role(
    parts: &Parts,
    app: &App,
    may: fn(&Grant) -> bool,
    roles: &[Role],
) -> Result<AccountRow, ServerError> {
    let MaybeCaller(identity) = MaybeCaller::read(parts, app);
    let identity = identity.filter(|identity| may(&identity.grant));
    let person = identity.ok_or(ServerError::Moderator)?.person.id;
    let account = app.store.account(&person).await?;
    account.filter(|account| roles.contains(&account.role)).ok_or(ServerError::Moderator)
}

/// The authenticated person who makes the request, and the address it comes from.
impl FromRequestParts<App> for Requester {
    type Rejection = ServerError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Requester, ServerError> {
        let Caller(person) = Caller::from_request_parts(parts, app).await?;
        let address = client_address(parts, app).into();
        Ok(Requester { person, address })
    }
}

/// The IP address of the client.
pub(crate) struct ClientAddress(pub(crate) IpAddr);

impl FromRequestParts<App> for ClientAddress {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<ClientAddress, Infallible> {
        Ok(ClientAddress(client_address(parts, app)))
    }
}

fn client_address(parts: &Parts, app: &App) -> IpAddr {
    let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let proxied = Some(()).filter(|()| app.config.behind_proxy);
    let proxied = proxied.and_then(|()| forwarded_for(&parts.headers));
    proxied.or(peer).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED))
}

/// The last entry of the last `X-Forwarded-For` line: the one that our own proxy wrote, whether it
/// adds to a line or adds a line. A client can forge all those before it.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let line = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    let last = line.rsplit(',').next()?.trim();
    let with_port = || last.parse::<SocketAddr>().ok().map(|address| address.ip());
    last.parse().ok().or_else(with_port)
}

/// The round-trip time of the client's TCP handshake, if the connection is the client's own.
pub(crate) struct ClientHandshake(pub(crate) Option<HandshakeTime>);

impl FromRequestParts<App> for ClientHandshake {
    type Rejection = Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        app: &App,
    ) -> Result<ClientHandshake, Infallible> {
        let handshake = parts.extensions.get().copied();
        Ok(ClientHandshake(handshake.filter(|_| !app.config.behind_proxy)))
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

pub(crate) fn host(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::HOST)?.to_str().ok()
}

/// A JSON body. Unlike [`Json`], it answers an invalid one with a [`Refusal`].
pub(crate) struct JsonBody<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<App> for JsonBody<T> {
    type Rejection = ServerError;

    async fn from_request(request: Request, app: &App) -> Result<JsonBody<T>, ServerError> {
        let body = Json::<T>::from_request(request, app);
        let timeout = Duration::from_secs(app.config.body_seconds);
        let Ok(body) = tokio::time::timeout(timeout, body).await else {
            return Err(ServerError::TooSlow);
        };
        match body {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_forwarded_address_is_believed() {
        let read = |lines: &[&str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append("x-forwarded-for", line.parse().unwrap());
            }
            forwarded_for(&headers).map(|address| address.to_string())
        };
        assert_eq!(read(&["192.0.2.1"]).as_deref(), Some("192.0.2.1"));
        assert_eq!(read(&["192.0.2.9, 192.0.2.1"]).as_deref(), Some("192.0.2.1"));
        // A proxy that adds a line of its own: the one before is the client's invention.
        assert_eq!(read(&["192.0.2.9", "192.0.2.1"]).as_deref(), Some("192.0.2.1"));
        assert_eq!(read(&["[2001:db8::1]:443"]).as_deref(), Some("2001:db8::1"));
        assert_eq!(read(&["192.0.2.1:80"]).as_deref(), Some("192.0.2.1"));
        assert_eq!(read(&["192.0.2.1, unknown"]), None, "nor is anything before it");
        assert_eq!(read(&[]), None);
    }
}
