//! The cookie that carries the token.

use api::Credentials;
use axum::Json;
use axum::http::header::{HeaderName, SET_COOKIE};

use crate::extract::COOKIE;
use crate::state::App;

pub(super) type Cookie = [(HeaderName, String); 1];

/// Credentials, in the body and as a cookie.
pub(super) fn with_cookie(app: &App, credentials: Credentials) -> (Cookie, Json<Credentials>) {
    let secure = if app.config.secure() { "; Secure" } else { "" };
    let token = &credentials.token;
    let age = app.signer().lifetime() / 1000;
    let cookie = format!("{COOKIE}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    ([(SET_COOKIE, cookie)], Json(credentials))
}

/// What a browser forgets the token by.
pub(super) fn cleared_cookie() -> String {
    format!("{COOKIE}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax")
}
