//! Passkeys: a browser is asked for one, and answers. They are added to an account, make one, sign in, and are removed.

use api::{Account, AccountCreated, Credentials, Passkey, PasskeyRequest, Refusal};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::AccountName;
use utoipa::ToSchema;

use super::account::{account_of, require_accounts};
use super::cookie::{Cookie, with_cookie};
use crate::accounts::{self, AddedPasskey, Answering, check_password, own_view};
use crate::error::ServerError;
use crate::extract::{AccountHolder, ClientAddress, JsonBody, MaybeCaller, UserAgent};
use crate::identity::{Grant, Identity};
use crate::limits::AddressKey;
use crate::shared_limits::Limit;
use crate::state::App;

/// What a browser is to be asked.
#[derive(Serialize, ToSchema)]
pub(super) struct PasskeyCeremony {
    /// What the answer is to come with. It is good for one answer within ten minutes, by whoever has asked.
    ceremony: String,
    /// For `PublicKeyCredential.parseCreationOptionsFromJSON`, or `parseRequestOptionsFromJSON` to sign in.
    #[schema(value_type = Object)]
    options: Value,
}

/// What a browser has answered.
#[derive(Deserialize, ToSchema)]
pub(super) struct CeremonyAnswer {
    /// What it was asked with.
    ceremony: String,
    /// The credential, as its `toJSON` says.
    #[schema(value_type = Object)]
    credential: Value,
}

fn ceremony((ceremony, options): (String, Value)) -> Json<PasskeyCeremony> {
    Json(PasskeyCeremony { ceremony, options })
}

/// Begins with a new passkey: of the account that asks, whose password is asked for if it has one, or, with a name, of an
/// account that is made by it.
#[utoipa::path(post, path = "/account/passkeys/start", operation_id = "start_passkey", request_body = PasskeyRequest,
    responses((status = 200, body = PasskeyCeremony), (status = 403, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal), (status = 422, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn start(
    State(app): State<App>,
    MaybeCaller(identity): MaybeCaller,
    ClientAddress(address): ClientAddress,
    JsonBody(PasskeyRequest { name, password }): JsonBody<PasskeyRequest>,
) -> Result<Json<PasskeyCeremony>, ServerError> {
    require_accounts(&app)?;
    let address = AddressKey::from(address);
    let guest = match identity {
        Some(Identity { person, grant: Grant::Session(session), .. }) => {
            if name.is_some() {
                return Err(ServerError::AccountExists);
            }
            let account = account_of(&app, &person).await?;
            let session = app.store.session(&session).await?.ok_or(ServerError::Token)?;
            // Whoever has lost it and got in by a code is not asked for it.
            if password.is_some() || session.reset_until < app.store.now() {
                check_password(&app, &account, &password.unwrap_or_default(), address).await?;
            }
            return Ok(ceremony(accounts::ask_more(&app, &account).await?));
        }
        Some(Identity { person, grant: Grant::Guest, .. }) => Some(person.id),
        Some(_) => return Err(ServerError::TokenScope),
        None => None,
    };
    let name = AccountName::parse(name.as_deref().ok_or(ServerError::NoAccount)?)?;
    let person = guest.as_deref().unwrap_or("");
    app.moderation.check_silence(person, address, app.store.now())?;
    if !app.limits.allow(Limit::Accounts, address) {
        return Err(ServerError::SignInTooOften);
    }
    Ok(ceremony(accounts::ask_account(&app, guest.as_deref(), &name).await?))
}

/// Ends with a new passkey. If it has made an account, the answer is like that of `POST /account`.
#[utoipa::path(post, path = "/account/passkeys/finish", operation_id = "finish_passkey", request_body = CeremonyAnswer,
    responses((status = 200, body = Passkey), (status = 201, body = AccountCreated), (status = 404, body = Refusal), (status = 409, body = Refusal), (status = 422, body = Refusal)))]
pub(super) async fn finish(
    State(app): State<App>,
    MaybeCaller(identity): MaybeCaller,
    UserAgent(user_agent): UserAgent,
    JsonBody(CeremonyAnswer { ceremony, credential }): JsonBody<CeremonyAnswer>,
) -> Result<Response, ServerError> {
    let who = match &identity {
        None => Answering::Nobody,
        Some(Identity { person, grant: Grant::Guest, .. }) => Answering::Guest(&person.id),
        Some(Identity { person, grant: Grant::Session(_), .. }) => Answering::Owner(&person.id),
        Some(_) => return Err(ServerError::TokenScope),
    };
    let added = accounts::add_passkey(&app, who, &ceremony, &credential, &user_agent).await?;
    Ok(match added {
        AddedPasskey::Passkey(passkey) => Json(passkey).into_response(),
        AddedPasskey::Account(credentials, recovery_codes) => {
            let (cookie, Json(Credentials { you, token })) = with_cookie(&app, credentials);
            let created = AccountCreated { you, token, recovery_codes };
            (StatusCode::CREATED, cookie, Json(created)).into_response()
        }
    })
}

/// Removes a passkey, but not the last thing that one can sign in with.
#[utoipa::path(delete, path = "/account/passkeys/{id}", operation_id = "remove_passkey", params(("id" = String, Path)),
    responses((status = 200, body = Account), (status = 401, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal)))]
pub(super) async fn remove(
    State(app): State<App>,
    AccountHolder { person, .. }: AccountHolder,
    Path(id): Path<String>,
) -> Result<Json<Account>, ServerError> {
    let account = account_of(&app, &person).await?;
    accounts::remove_passkey(&app, &person.id, &id).await?;
    Ok(Json(own_view(&app, account).await?))
}

/// Begins to sign in by a passkey. Nobody is asked for a name.
#[utoipa::path(post, path = "/sessions/passkey/start", operation_id = "start_passkey_sign_in",
    responses((status = 200, body = PasskeyCeremony), (status = 404, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn start_sign_in(
    State(app): State<App>,
    ClientAddress(address): ClientAddress,
) -> Result<Json<PasskeyCeremony>, ServerError> {
    require_accounts(&app)?;
    // Every try has to begin here.
    if !app.limits.allow(Limit::SignInsOfAddress, AddressKey::from(address)) {
        return Err(ServerError::SignInTooOften);
    }
    Ok(ceremony(accounts::ask_passkey(&app).await?))
}

/// Signs in by a passkey; the token comes in the body and as a cookie, as with a password.
#[utoipa::path(post, path = "/sessions/passkey/finish", operation_id = "finish_passkey_sign_in", request_body = CeremonyAnswer,
    responses((status = 200, body = Credentials), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn finish_sign_in(
    State(app): State<App>,
    UserAgent(user_agent): UserAgent,
    JsonBody(CeremonyAnswer { ceremony, credential }): JsonBody<CeremonyAnswer>,
) -> Result<(Cookie, Json<Credentials>), ServerError> {
    let credentials =
        accounts::sign_in_by_passkey(&app, &ceremony, &credential, &user_agent).await?;
    Ok(with_cookie(&app, credentials))
}
