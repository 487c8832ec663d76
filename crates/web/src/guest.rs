//! Who the person here is to the server.

use leptos::prelude::WithUntracked;
use web_sys::RequestInit;

use crate::http::{self, RequestError};
use crate::{settings, storage};

/// The id of the person here; none before their first request that needs one. Their token is in a
/// cookie that no script can read, or, where the browser accepts none, the tab's own.
pub fn me() -> Option<String> {
    storage::get("me")
}

/// Makes a person, whom the server knows by what this page has sent, the one here.
pub fn set_me(person: &api::Person) {
    storage::set("me", &person.id);
}

/// Makes a person the one here: the server's answer has set their cookie, or the tab keeps their token.
pub fn accept(credentials: &api::Credentials) {
    http::keep_token(&credentials.token);
    set_me(&credentials.you);
}

/// Registers a guest with the server, unless there is one already; either has the name of the
/// settings then. A guest whose cookie is gone or no longer accepted becomes another one.
pub async fn ensure_guest() -> Result<(), RequestError> {
    let name = settings::signal().with_untracked(|settings| settings.name.clone());
    let guest = api::NewGuest { name: Some(name).filter(|name| !name.is_empty()) };
    let known = match me() {
        None => None,
        Some(_) => match http::get::<api::Person>("/me").await {
            Err(RequestError::Refused(refusal)) if refusal.status == 401 => None,
            answer => Some(answer?),
        },
    };
    let person = match known {
        Some(person) if guest.name.is_none() || guest.name.as_ref() == Some(&person.name) => person,
        Some(person) => match http::send::<_, api::Credentials>("PATCH", "/me", &guest).await {
            // Whoever may not show a name plays without.
            Err(RequestError::Refused(refusal)) if refusal.status == 403 => person,
            renamed => return renamed.map(|credentials| accept(&credentials)),
        },
        None => {
            let created = http::post::<_, api::Credentials>("/guests", &guest).await;
            return created.map(|credentials| accept(&credentials));
        }
    };
    set_me(&person);
    Ok(())
}

/// Has the server forget the person here, if it knows one.
pub async fn forget_me() -> Result<(), RequestError> {
    match http::delete::<api::Person>("/me").await {
        // Nobody is known here, or not any more.
        Err(RequestError::Refused(refusal)) if refusal.status == 401 => {}
        answer => drop(answer?),
    }
    storage::remove("me");
    Ok(())
}

/// Exchanges a token that an earlier version stored for the cookie.
pub async fn exchange_stored_token() {
    let Some(token) = storage::get(STORED_TOKEN) else { return };
    let init = RequestInit::new();
    init.set_method("POST");
    let headers = http::json_headers();
    http::set_header(&headers, "authorization", &format!("Bearer {token}"));
    init.set_headers(&headers);
    let Ok(response) = http::fetch(&http::api_url("/me/token"), init).await else { return };
    if response.ok() || response.status() == 401 {
        storage::remove(STORED_TOKEN);
    }
}

const STORED_TOKEN: &str = "token";
