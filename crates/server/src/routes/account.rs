//! Accounts: made from the guest one is, changed, exported, deleted.

use api::{
    Account, AccountChange, AccountCreated, Credentials, NewAccount, PICTURES, PasswordChange,
    PasswordProof, Person, RecoveryCodes, Refusal, ServerFeatures,
};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::response::{IntoResponse, Response};
use store::AccountRow;
use table::AccountName;

use super::cookie::{Cookie, cleared_cookie, with_cookie};
use crate::accounts::{FirstCredential, check_password, create as make, export as archive};
use crate::accounts::{new_codes, own_view, rename, set_password};
use crate::credentials::PasswordPool;
use crate::erase_person::forget_person;
use crate::error::ServerError;
use crate::extract::{AccountHolder, ClientAddress, JsonBody, MaybeCaller, UserAgent};
use crate::identity::{Grant, Identity};
use crate::limits::AddressKey;
use crate::shared_limits::Limit;
use crate::state::App;

/// What this server offers besides tables.
#[utoipa::path(get, path = "/server", operation_id = "server_features",
    responses((status = 200, body = ServerFeatures)))]
pub(super) async fn features(State(app): State<App>) -> Json<ServerFeatures> {
    Json(ServerFeatures {
        accounts: app.config.accounts,
        passkeys: app.passkeys.is_some(),
        mail: app.mailer.is_some(),
    })
}

/// Makes an account of the guest who asks, or of a new one. All tokens of the guest become void; the answer has a
/// new one, also as a cookie, and recovery codes that are shown once.
#[utoipa::path(post, path = "/account", operation_id = "create_account", request_body = NewAccount,
    responses((status = 201, body = AccountCreated), (status = 404, body = Refusal), (status = 409, body = Refusal), (status = 422, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn create(
    State(app): State<App>,
    MaybeCaller(identity): MaybeCaller,
    ClientAddress(address): ClientAddress,
    UserAgent(user_agent): UserAgent,
    JsonBody(new): JsonBody<NewAccount>,
) -> Result<(StatusCode, Cookie, Json<AccountCreated>), ServerError> {
    require_accounts(&app)?;
    let person = match identity {
        None => store::random_id(16),
        Some(Identity { person, grant: Grant::Guest, .. }) => person.id,
        Some(_) => return Err(ServerError::AccountExists),
    };
    let address = AddressKey::from(address);
    app.moderation.check_silence(&person, address, app.store.now())?;
    let name = AccountName::parse(&new.name)?;
    PasswordPool::check(&new.password)?;
    if !app.limits.allow(Limit::Accounts, address) {
        return Err(ServerError::SignInTooOften);
    }
    let first = FirstCredential::Password(&new.password);
    let (credentials, recovery_codes) = make(&app, &person, &name, first, &user_agent).await?;
    let (cookie, Json(Credentials { you, token })) = with_cookie(&app, credentials);
    Ok((StatusCode::CREATED, cookie, Json(AccountCreated { you, token, recovery_codes })))
}

/// The account of whoever asks.
#[utoipa::path(get, path = "/account", operation_id = "account",
    responses((status = 200, body = Account), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn read(
    State(app): State<App>,
    AccountHolder { person, .. }: AccountHolder,
) -> Result<Json<Account>, ServerError> {
    Ok(Json(own_view(&app, account_of(&app, &person).await?).await?))
}

/// Changes the name, the picture, or whether others see the profile. A new name shows in old games too.
#[utoipa::path(patch, path = "/account", operation_id = "change_account", request_body = AccountChange,
    responses((status = 200, body = Account), (status = 401, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal), (status = 422, body = Refusal)))]
pub(super) async fn change(
    State(app): State<App>,
    AccountHolder { person, .. }: AccountHolder,
    ClientAddress(address): ClientAddress,
    JsonBody(AccountChange { name, picture, private }): JsonBody<AccountChange>,
) -> Result<Json<Account>, ServerError> {
    let account = account_of(&app, &person).await?;
    let is_known = |picture: &String| picture.is_empty() || PICTURES.contains(&picture.as_str());
    if !picture.as_ref().is_none_or(is_known) {
        return Err(ServerError::Picture);
    }
    if let Some(name) = name.filter(|name| *name != account.name) {
        app.moderation.check_silence(&person.id, AddressKey::from(address), app.store.now())?;
        if !app.limits.allow(Limit::Guests, AddressKey::from(address)) {
            return Err(ServerError::TooOften);
        }
        rename(&app, &person.id, &name, None).await?;
    }
    if picture.is_some() || private.is_some() {
        let picture = picture.as_deref().unwrap_or(&account.picture);
        let private = private.unwrap_or(account.private);
        app.store.set_profile(&person.id, picture, private).await?;
    }
    Ok(Json(own_view(&app, account_of(&app, &person).await?).await?))
}

/// Sets a new password. All sessions end but this one, which has a new token.
#[utoipa::path(put, path = "/account/password", operation_id = "change_password", request_body = PasswordChange,
    responses((status = 200, body = Credentials), (status = 401, body = Refusal), (status = 403, body = Refusal), (status = 422, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn password(
    State(app): State<App>,
    AccountHolder { person, session }: AccountHolder,
    ClientAddress(address): ClientAddress,
    UserAgent(user_agent): UserAgent,
    JsonBody(PasswordChange { current, new }): JsonBody<PasswordChange>,
) -> Result<(Cookie, Json<Credentials>), ServerError> {
    let account = account_of(&app, &person).await?;
    PasswordPool::check(&new)?;
    let session = app.store.session(&session).await?.ok_or(ServerError::Token)?;
    // Whoever has lost it and got in by a code has an hour to set another.
    if current.is_some() || session.reset_until < app.store.now() {
        let current = current.unwrap_or_default();
        check_password(&app, &account, &current, address.into()).await?;
    }
    Ok(with_cookie(&app, set_password(&app, &account, &new, &user_agent).await?))
}

/// Replaces the recovery codes; those from before are void.
#[utoipa::path(post, path = "/account/recovery-codes", operation_id = "new_recovery_codes", request_body = PasswordProof,
    responses((status = 200, body = RecoveryCodes), (status = 401, body = Refusal), (status = 403, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn recovery_codes(
    State(app): State<App>,
    AccountHolder { person, .. }: AccountHolder,
    ClientAddress(address): ClientAddress,
    JsonBody(PasswordProof { password }): JsonBody<PasswordProof>,
) -> Result<Json<RecoveryCodes>, ServerError> {
    let account = account_of(&app, &person).await?;
    check_password(&app, &account, &password, address.into()).await?;
    Ok(Json(RecoveryCodes { recovery_codes: new_codes(&app, &person.id).await? }))
}

/// All that is stored about the person, in one archive, with their games as records.
#[utoipa::path(get, path = "/account/export", operation_id = "export_account",
    responses((status = 200, content_type = "application/zip", body = Vec<u8>), (status = 401, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn export(
    State(app): State<App>,
    AccountHolder { person, session }: AccountHolder,
    ClientAddress(address): ClientAddress,
) -> Result<Response, ServerError> {
    if !app.limits.allow(Limit::Archives, AddressKey::from(address)) {
        return Err(ServerError::TooOften);
    }
    Ok(zip_file("palisade.zip", archive(&app, &person.id, &session).await?))
}

/// Deletes the account and forgets the person, as a guest who asks to be forgotten is. It goes on if the connection is
/// closed, and after a restart.
#[utoipa::path(delete, path = "/account", operation_id = "delete_account", request_body = PasswordProof,
    responses((status = 200, body = Person, description = "The person as others see them from now on."), (status = 401, body = Refusal), (status = 403, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn delete(
    State(app): State<App>,
    AccountHolder { person, .. }: AccountHolder,
    ClientAddress(address): ClientAddress,
    JsonBody(PasswordProof { password }): JsonBody<PasswordProof>,
) -> Result<(Cookie, Json<Person>), ServerError> {
    let account = account_of(&app, &person).await?;
    check_password(&app, &account, &password, address.into()).await?;
    let person = forget_person(&app, &person.id, None).await?;
    Ok(([(SET_COOKIE, cleared_cookie())], Json(person)))
}

/// Refuses everything about accounts where there are none.
pub(super) fn require_accounts(app: &App) -> Result<(), ServerError> {
    if app.config.accounts { Ok(()) } else { Err(ServerError::AccountsOff) }
}

pub(super) async fn account_of(app: &App, person: &Person) -> Result<AccountRow, ServerError> {
    app.store.account(&person.id).await?.ok_or(ServerError::NoAccount)
}

/// An archive, to be kept under that name.
pub(super) fn zip_file(name: &str, bytes: Vec<u8>) -> Response {
    let disposition = format!("attachment; filename=\"{name}\"");
    let headers =
        [(CONTENT_TYPE, "application/zip".to_owned()), (CONTENT_DISPOSITION, disposition)];
    (headers, bytes).into_response()
}
