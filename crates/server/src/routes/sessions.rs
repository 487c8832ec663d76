//! Where somebody is signed in, and the tokens that they have made for programs.

use api::{
    AccountSession, Credentials, NewToken, Refusal, SignIn, TokenCreated, TokenInfo, TokenScope,
};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::SET_COOKIE;

use super::account::require_accounts;
use super::cookie::{Cookie, cleared_cookie, with_cookie};
use crate::accounts::{shown_session, sign_in};
use crate::credentials::hash_token;
use crate::error::ServerError;
use crate::extract::{AccountHolder, ClientAddress, JsonBody, UserAgent};
use crate::identity::Grant;
use crate::state::App;

/// The longest label of a token, in characters.
const MAX_LABEL_CHARS: usize = 60;

/// The most tokens of one account.
const MAX_TOKENS: usize = 50;

/// What the session that asks is called in its own address.
const CURRENT: &str = "current";

/// Signs in on this device, by a password, a recovery code or an operator's link; the token comes in the body and as a
/// cookie. Whoever was a guest here is the owner of the account from now on; nothing is merged.
#[utoipa::path(post, path = "/sessions", operation_id = "sign_in", request_body = SignIn,
    responses((status = 200, body = Credentials), (status = 401, body = Refusal), (status = 404, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn begin(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    UserAgent(user_agent): UserAgent,
    JsonBody(request): JsonBody<SignIn>,
) -> Result<(Cookie, Json<Credentials>), ServerError> {
    require_accounts(&app)?;
    let credentials = sign_in(&app, &request, address.into(), &user_agent).await?;
    Ok(with_cookie(&app, credentials))
}

/// Where the person is signed in, the device used last first.
#[utoipa::path(get, path = "/sessions", operation_id = "sessions",
    responses((status = 200, body = Vec<AccountSession>), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn list(
    State(app): State<App>,
    AccountHolder { person, session }: AccountHolder,
) -> Result<Json<Vec<AccountSession>>, ServerError> {
    let sessions = app.store.sessions(&person.id).await?;
    Ok(Json(sessions.into_iter().map(|one| shown_session(one, &session)).collect()))
}

/// Ends a session: its token is void, at every node within two seconds. `current` is the one that asks.
#[utoipa::path(delete, path = "/sessions/{id}", operation_id = "end_session", params(("id" = String, Path)),
    responses((status = 200, body = Vec<AccountSession>, description = "Those that are left."), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn end(
    State(app): State<App>,
    AccountHolder { person, session }: AccountHolder,
    Path(id): Path<String>,
) -> Result<(Option<Cookie>, Json<Vec<AccountSession>>), ServerError> {
    let id = if id == CURRENT { session.clone() } else { id };
    if !app.store.end_session(&person.id, &id, app.store.now()).await? {
        return Err(ServerError::NoSession);
    }
    app.sessions.end([id.clone()]);
    let left = app.store.sessions(&person.id).await?;
    let cookie = (id == session).then(|| [(SET_COOKIE, cleared_cookie())]);
    Ok((cookie, Json(left.into_iter().map(|one| shown_session(one, &session)).collect())))
}

/// The tokens that the person has made for programs, the newest first.
#[utoipa::path(get, path = "/tokens", operation_id = "tokens",
    responses((status = 200, body = Vec<TokenInfo>), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn tokens(
    State(app): State<App>,
    AccountHolder { person, .. }: AccountHolder,
) -> Result<Json<Vec<TokenInfo>>, ServerError> {
    Ok(Json(app.store.personal_tokens(&person.id).await?))
}

/// Makes a token for a program, which is shown once.
#[utoipa::path(post, path = "/tokens", operation_id = "create_token", request_body = NewToken,
    responses((status = 201, body = TokenCreated), (status = 401, body = Refusal), (status = 422, body = Refusal)))]
pub(super) async fn create_token(
    State(app): State<App>,
    AccountHolder { person, .. }: AccountHolder,
    JsonBody(NewToken { label, scopes, expires }): JsonBody<NewToken>,
) -> Result<(axum::http::StatusCode, Json<TokenCreated>), ServerError> {
    let now = app.store.now();
    let label = label.trim().to_owned();
    let is_label = (1..=MAX_LABEL_CHARS).contains(&label.chars().count())
        && !label.chars().any(char::is_control);
    if !is_label || scopes.is_empty() || expires.is_some_and(|expires| expires <= now) {
        return Err(ServerError::NewToken { longest: MAX_LABEL_CHARS });
    }
    if app.store.personal_tokens(&person.id).await?.len() >= MAX_TOKENS {
        return Err(ServerError::TooManyTokens { most: MAX_TOKENS });
    }
    let scopes: Vec<_> =
        TokenScope::ALL.into_iter().filter(|scope| scopes.contains(scope)).collect();
    let id = store::random_id(12);
    let info = TokenInfo { id, label, scopes, created: now, used: None, expires };
    let grant = Grant::Personal { id: info.id.clone(), scopes: info.scopes.clone(), expires };
    let person_id = person.id.clone();
    let token = app.signer().sign_grant(person, now, grant).token;
    app.store.insert_personal_token(&person_id, &hash_token(&token), &info).await?;
    Ok((axum::http::StatusCode::CREATED, Json(TokenCreated { token, info })))
}

/// Revokes a token: it is void, at every node within two seconds.
#[utoipa::path(delete, path = "/tokens/{id}", operation_id = "revoke_token", params(("id" = String, Path)),
    responses((status = 200, body = Vec<TokenInfo>, description = "Those that are left."), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn revoke_token(
    State(app): State<App>,
    AccountHolder { person, .. }: AccountHolder,
    Path(id): Path<String>,
) -> Result<Json<Vec<TokenInfo>>, ServerError> {
    if !app.store.revoke_personal_token(&person.id, &id, app.store.now()).await? {
        return Err(ServerError::NoToken);
    }
    app.sessions.end([id]);
    Ok(Json(app.store.personal_tokens(&person.id).await?))
}
