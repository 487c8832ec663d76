//! Who the person here is to the server.

use leptos::prelude::{Update, WithUntracked};
use web_sys::RequestInit;

use crate::http::{self, RequestError};
use crate::{settings, storage};

/// The id of the person here; none before their first request that needs one. Their token is in a
/// cookie that no script can read, or, where the browser accepts none, the tab's own.
pub fn me() -> Option<String> {
    storage::get("me")
}

/// The name of the account of the person here; none for a guest.
pub fn account_name() -> Option<String> {
    storage::get(ACCOUNT)
}

const ACCOUNT: &str = "account";

/// Makes a person, whom the server knows by what this page has sent, the one here.
pub fn set_me(person: &api::Person) {
    storage::set("me", &person.id);
    if person.account {
        storage::set(ACCOUNT, &person.name);
        // The account's name is the one to play under, wherever a form shows it.
        settings::signal().update(|settings| settings.name.clone_from(&person.name));
    } else {
        forget_account();
    }
}

/// Forgets whom this device was signed in as: it is nobody to the server until it needs to be.
pub fn forget_me_here() {
    storage::remove("me");
    http::drop_token();
    forget_account();
}

/// A guest after an account does not go by its name.
fn forget_account() {
    if account_name().is_some() {
        storage::remove(ACCOUNT);
        settings::signal().update(|settings| settings.name.clear());
    }
}

/// Makes a person the one here: the server's answer has set their cookie, or the tab keeps their token.
pub fn accept(credentials: &api::Credentials) {
    http::keep_token(&credentials.token);
    set_me(&credentials.you);
}

/// Registers a guest with the server, unless there is one already; either has the name of the
/// settings then. A guest whose cookie is gone or no longer accepted becomes another one, and so does
/// whoever is signed out. The name of an account is changed on its page alone.
pub async fn ensure_guest() -> Result<(), RequestError> {
    let known = match me() {
        None => None,
        Some(_) => match http::get::<api::Person>("/me").await {
            Err(RequestError::Refused(refusal)) if refusal.status == 401 => None,
            answer => Some(answer?),
        },
    };
    if known.is_none() {
        forget_account();
    }
    let name = settings::signal().with_untracked(|settings| settings.name.clone());
    let guest = api::NewGuest { name: Some(name).filter(|name| !name.is_empty()) };
    let person = match known {
        Some(person)
            if person.account
                || guest.name.is_none()
                || guest.name.as_ref() == Some(&person.name) =>
        {
            person
        }
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
    forget_me_here();
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
