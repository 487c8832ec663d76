use api::{Credentials, Link, NewGuest, Person, Refusal, Summary};
use axum::Json;
use axum::extract::State;
use axum::http::header::{HeaderName, SET_COOKIE};
use serde::Deserialize;
use utoipa::ToSchema;

use super::caller::{Address, COOKIE, Caller, Host, Refused, Said};
use super::guard::too_often;
use crate::hub::refuse_store;
use crate::identity::clean;
use crate::state::App;

/// How long a code to another device works, in milliseconds.
const CODE_LASTS: u64 = 10 * 60 * 1000;

type Cookie = [(HeaderName, String); 1];

/// Someone new: a token, and a cookie with the same.
#[utoipa::path(post, path = "/guests", request_body = NewGuest,
    responses((status = 200, body = Credentials), (status = 429, body = Refusal)))]
pub(super) async fn create(
    State(app): State<App>,
    Address(address): Address,
    Said(guest): Said<NewGuest>,
) -> Result<(Cookie, Json<Credentials>), Refused> {
    if !app.guests.allow(address) {
        return Err(too_often().into());
    }
    Ok(with_cookie(&app, app.signer.guest(guest.name.as_deref())))
}

/// Who the caller is.
#[utoipa::path(get, path = "/me",
    responses((status = 200, body = Person), (status = 401, body = Refusal)))]
pub(super) async fn me(Caller(person): Caller) -> Json<Person> {
    Json(person)
}

/// Another name, and the token that goes with it; the old one still works.
#[utoipa::path(patch, path = "/me", request_body = NewGuest,
    responses((status = 200, body = Credentials), (status = 401, body = Refusal), (status = 422, body = Refusal)))]
pub(super) async fn rename(
    State(app): State<App>,
    Caller(person): Caller,
    Said(guest): Said<NewGuest>,
) -> Result<(Cookie, Json<Credentials>), Refused> {
    let name = guest.name.as_deref().and_then(clean);
    let name = name.ok_or_else(|| Refusal::new(422, "server-name"))?;
    Ok(with_cookie(&app, app.signer.sign(Person { name, ..person })))
}

/// The tables where the caller sits or sat, the latest first.
#[utoipa::path(get, path = "/me/tables",
    responses((status = 200, body = Vec<Summary>), (status = 401, body = Refusal)))]
pub(super) async fn tables(
    State(app): State<App>,
    Caller(person): Caller,
) -> Result<Json<Vec<Summary>>, Refused> {
    Ok(Json(app.store.tables_of(&person.id).await.map_err(refuse_store)?))
}

/// A code that makes another device the same person, once, within ten minutes.
#[utoipa::path(post, path = "/me/link",
    responses((status = 200, body = Link), (status = 401, body = Refusal)))]
pub(super) async fn link(
    State(app): State<App>,
    Caller(person): Caller,
    Host(host): Host,
) -> Result<Json<Link>, Refused> {
    let code = crate::random_id(16);
    let expires = crate::now() + CODE_LASTS;
    app.store.link(code.clone(), person, expires).await.map_err(refuse_store)?;
    let url = format!("{}/link/{code}", app.base_url(host.as_deref()));
    Ok(Json(Link { code, url, expires }))
}

/// A code from another device.
#[derive(Deserialize, ToSchema)]
pub(super) struct Redeem {
    /// The code.
    code: String,
}

/// Becomes the person who made the code.
#[utoipa::path(post, path = "/link", request_body = Redeem,
    responses((status = 200, body = Credentials), (status = 404, body = Refusal)))]
pub(super) async fn redeem(
    State(app): State<App>,
    Address(address): Address,
    Said(Redeem { code }): Said<Redeem>,
) -> Result<(Cookie, Json<Credentials>), Refused> {
    if !app.guests.allow(address) {
        return Err(too_often().into());
    }
    let person = app.store.redeem(code, crate::now()).await.map_err(refuse_store)?;
    let person = person.ok_or_else(|| Refusal::new(404, "server-code"))?;
    Ok(with_cookie(&app, app.signer.sign(person)))
}

fn with_cookie(app: &App, credentials: Credentials) -> (Cookie, Json<Credentials>) {
    let secure = if app.config.secure() { "; Secure" } else { "" };
    let token = &credentials.token;
    // Ten years: a guest has nothing else to come back with.
    let cookie =
        format!("{COOKIE}={token}; Path=/; Max-Age=315360000; HttpOnly; SameSite=Lax{secure}");
    ([(SET_COOKIE, cookie)], Json(credentials))
}
