//! People: new guests, their name, their tables, and the codes that link another device.

use api::{Credentials, ErasureState, LinkCode, NewGuest, Person, Refusal, TableSummary};
use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use table::clean_name;
use utoipa::ToSchema;

use super::cookie::{Cookie, cleared_cookie, with_cookie};
use crate::accounts::{self, begin_session};
use crate::erase_person::forget_person;
use crate::error::ServerError;
use crate::extract::{
    Caller, ClientAddress, FormerCaller, JsonBody, MaybeCaller, RequestHost, UserAgent,
};
use crate::hub::Requester;
use crate::identity::Grant;
use crate::limits::AddressKey;
use crate::name_guard::check_guest_name;
use crate::shared_limits::Limit;
use crate::state::App;

/// How long a device link code is valid, in milliseconds.
const LINK_CODE_LIFETIME: u64 = 10 * 60 * 1000;

/// Creates a guest, who cannot have the name of an account; the token comes in the body and as a cookie.
#[utoipa::path(post, path = "/guests", request_body = NewGuest,
    responses((status = 200, body = Credentials), (status = 409, body = Refusal), (status = 422, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn create(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    JsonBody(guest): JsonBody<NewGuest>,
) -> Result<(Cookie, Json<Credentials>), ServerError> {
    if !app.limits.allow(Limit::Guests, AddressKey::from(address)) {
        return Err(ServerError::TooOften);
    }
    let Credentials { you, .. } = app.signer().guest(guest.name.as_deref())?;
    if !you.unnamed {
        check_guest_name(&app.store, &you.name).await?;
    }
    Ok(with_cookie(&app, app.sign(you)))
}

/// The person who makes the request.
#[utoipa::path(get, path = "/me",
    responses((status = 200, body = Person), (status = 401, body = Refusal)))]
pub(super) async fn me(
    State(app): State<App>,
    MaybeCaller(identity): MaybeCaller,
) -> Result<Response, ServerError> {
    let identity = identity.ok_or(ServerError::Token)?;
    // Whoever comes back in time stays signed in. A program's token is none for a browser.
    let is_personal = matches!(identity.grant, Grant::Personal { .. });
    if !is_personal && app.signer().is_ageing(identity.issued, app.store.now()) {
        let (cookie, Json(credentials)) = with_cookie(&app, app.sign_again(identity));
        return Ok((cookie, Json(credentials.you)).into_response());
    }
    Ok(Json(identity.person).into_response())
}

/// A new token for the same person, in the body and as a cookie. The old one stays valid until it
/// expires: programs call this now and then, and pages to keep the cookie alone.
#[utoipa::path(post, path = "/me/token",
    responses((status = 200, body = Credentials), (status = 401, body = Refusal)))]
pub(super) async fn renew(
    State(app): State<App>,
    MaybeCaller(identity): MaybeCaller,
) -> Result<(Cookie, Json<Credentials>), ServerError> {
    let identity = identity.ok_or(ServerError::Token)?;
    Ok(with_cookie(&app, app.sign_again(identity)))
}

/// Signs the person out everywhere: all tokens issued so far are void. Answers with a new one, so that
/// nobody is locked out for good.
#[utoipa::path(post, path = "/me/signout",
    responses((status = 200, body = Credentials), (status = 401, body = Refusal)))]
pub(super) async fn sign_out(
    State(app): State<App>,
    Caller(person): Caller,
    UserAgent(user_agent): UserAgent,
) -> Result<(Cookie, Json<Credentials>), ServerError> {
    let Some(account) = app.store.account(&person.id).await? else {
        return Ok(with_cookie(&app, app.sign_out(person).await?));
    };
    app.store.end_everything(&person.id, app.store.now()).await?;
    let since = app.revoke(&person.id).await?;
    Ok(with_cookie(&app, begin_session(&app, &account, &user_agent, since).await?))
}

/// Changes the name, also of an account. Answers with a new token; the old one stays valid.
#[utoipa::path(patch, path = "/me", request_body = NewGuest,
    responses((status = 200, body = Credentials), (status = 401, body = Refusal), (status = 409, body = Refusal), (status = 422, body = Refusal)))]
pub(super) async fn rename(
    State(app): State<App>,
    Requester { person, address }: Requester,
    MaybeCaller(identity): MaybeCaller,
    JsonBody(guest): JsonBody<NewGuest>,
) -> Result<(Cookie, Json<Credentials>), ServerError> {
    app.moderation.check_silence(&person.id, address, app.store.now())?;
    let name = guest.name.as_deref().unwrap_or("");
    if let Some(mut identity) = identity.filter(|identity| identity.grant != Grant::Guest) {
        identity.person = accounts::rename(&app, &person.id, name, None).await?;
        return Ok(with_cookie(&app, app.sign_again(identity)));
    }
    let name = clean_name(name)?;
    if name != person.name {
        check_guest_name(&app.store, &name).await?;
    }
    Ok(with_cookie(&app, app.sign(Person::new(person.id, name))))
}

/// Forgets the person: their name is blanked everywhere, they give up the games they are in, and at last all tokens are
/// void. What they played stays, without their name. It goes on if the connection is closed, and after a restart.
/// Whoever has an account deletes that, which takes its password.
#[utoipa::path(delete, path = "/me",
    responses((status = 200, body = Person, description = "The person as others see them from now on."), (status = 401, body = Refusal)))]
pub(super) async fn forget(
    State(app): State<App>,
    MaybeCaller(identity): MaybeCaller,
) -> Result<(Cookie, Json<Person>), ServerError> {
    let identity = identity.ok_or(ServerError::Token)?;
    if identity.grant != Grant::Guest {
        return Err(ServerError::PasswordWrong);
    }
    let person = forget_person(&app, &identity.person.id, None).await?;
    Ok(([(SET_COOKIE, cleared_cookie())], Json(person)))
}

/// Whether the person asked to be forgotten, and how far that is. A token that has become void by it is good enough.
#[utoipa::path(get, path = "/me/forget",
    responses((status = 200, body = ErasureState), (status = 401, body = Refusal)))]
pub(super) async fn erasure(
    State(app): State<App>,
    FormerCaller(person): FormerCaller,
) -> Result<Json<ErasureState>, ServerError> {
    Ok(Json(app.store.erasure(&person).await?))
}

/// The tables where the person plays or has played, the latest first.
#[utoipa::path(get, path = "/me/tables",
    responses((status = 200, body = Vec<TableSummary>), (status = 401, body = Refusal)))]
pub(super) async fn tables(
    State(app): State<App>,
    Caller(person): Caller,
) -> Result<Json<Vec<TableSummary>>, ServerError> {
    Ok(Json(app.store.tables_of(&person.id).await?))
}

/// Creates a code that links another device to the same person, once, within ten minutes.
#[utoipa::path(post, path = "/me/link",
    responses((status = 200, body = LinkCode), (status = 401, body = Refusal)))]
pub(super) async fn link(
    State(app): State<App>,
    Caller(person): Caller,
    RequestHost(host): RequestHost,
) -> Result<Json<LinkCode>, ServerError> {
    let code = store::random_id(16);
    let expires = app.store.now() + LINK_CODE_LIFETIME;
    app.store.insert_link_code(code.clone(), person, expires).await?;
    let url = format!("{}/link/{code}", app.base_url(host.as_deref()));
    Ok(Json(LinkCode { code, url, expires }))
}

/// A device link code, to be redeemed.
#[derive(Deserialize, ToSchema)]
#[schema(as = Redeem)]
pub(super) struct RedeemRequest {
    /// The code.
    code: String,
}

/// Redeems a device link code: answers with the credentials of the person who created it.
#[utoipa::path(post, path = "/link", request_body = RedeemRequest,
    responses((status = 200, body = Credentials), (status = 404, body = Refusal)))]
pub(super) async fn redeem(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
    UserAgent(user_agent): UserAgent,
    JsonBody(RedeemRequest { code }): JsonBody<RedeemRequest>,
) -> Result<(Cookie, Json<Credentials>), ServerError> {
    if !app.limits.allow(Limit::Guests, AddressKey::from(address)) {
        return Err(ServerError::TooOften);
    }
    let person = app.store.redeem_link_code(code, app.store.now()).await?;
    let person = person.ok_or(ServerError::LinkCode)?;
    if let Some(account) = app.store.account(&person.id).await? {
        let now = app.store.now();
        return Ok(with_cookie(&app, begin_session(&app, &account, &user_agent, now).await?));
    }
    Ok(with_cookie(&app, app.sign(person)))
}
