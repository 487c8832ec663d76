//! Signing in, by whatever somebody has. Who is nobody is refused in the same words and after the same time as
//! who is somebody else.

use api::{Credentials, Millis, SignIn};
use store::{AccountRow, SessionRow};
use table::AccountName;

use super::{RESET_KIND, credentials, new_session};
use crate::credentials::{hash_code, hash_token};
use crate::error::ServerError;
use crate::limits::AddressKey;
use crate::shared_limits::Limit;
use crate::state::App;

/// How long somebody who has signed in without their password may set a new one, in milliseconds.
const RESET_TIME: Millis = 60 * 60 * 1000;

/// Signs somebody in.
pub(crate) async fn sign_in(
    app: &App,
    request: &SignIn,
    address: AddressKey,
    user_agent: &str,
) -> Result<Credentials, ServerError> {
    match request {
        SignIn::Password { name, password } => {
            let account = named(app, name, address).await?;
            let known = account.as_ref().and_then(|account| account.password.as_deref());
            let matches = app.passwords.verify(password, known).await?;
            let account = account.filter(|_| matches).ok_or(ServerError::SignIn)?;
            let session = new_session(app, &account.person, user_agent);
            begin(app, &account, session).await
        }
        SignIn::RecoveryCode { name, recovery_code } => {
            let account = named(app, name, address).await?;
            // Nobody has no codes either, and that takes as long to find out.
            let person = account.as_ref().map_or("", |account| account.person.as_str());
            let hash = hash_code(person, recovery_code);
            let used = app.store.use_recovery_code(person, &hash).await?;
            let account = account.filter(|_| used).ok_or(ServerError::SignIn)?;
            let session = new_session(app, &account.person, user_agent);
            let reset_until = app.store.now() + RESET_TIME;
            begin(app, &account, SessionRow { reset_until, ..session }).await
        }
        SignIn::ResetCode { reset_code } => {
            sign_in_by_link(app, reset_code, RESET_KIND, address, user_agent).await
        }
    }
}

/// Signs in whoever has the code of a link of that kind, which is used up.
pub(crate) async fn sign_in_by_link(
    app: &App,
    code: &str,
    kind: &str,
    address: AddressKey,
    user_agent: &str,
) -> Result<Credentials, ServerError> {
    if !app.limits.allow(Limit::SignInsOfAddress, address) {
        return Err(ServerError::SignInTooOften);
    }
    let now = app.store.now();
    let session = new_session(app, "", user_agent);
    let session = SessionRow { reset_until: now + RESET_TIME, ..session };
    if !app.store.redeem_sign_in_code(&hash_token(code), kind, &session, now).await? {
        return Err(ServerError::ResetCode);
    }
    let session = app.store.session(&session.id).await?.ok_or(ServerError::ResetCode)?;
    let account = app.store.account(&session.person).await?;
    let account = account.ok_or(ServerError::ResetCode)?;
    Ok(credentials(app, &account.name, &session))
}

async fn begin(
    app: &App,
    account: &AccountRow,
    session: SessionRow,
) -> Result<Credentials, ServerError> {
    app.store.begin_session(&session).await?;
    Ok(credentials(app, &account.name, &session))
}

/// The account of that name, unless it was tried too often.
async fn named(
    app: &App,
    name: &str,
    address: AddressKey,
) -> Result<Option<AccountRow>, ServerError> {
    // What cannot be a name is looked up all the same.
    let key = AccountName::parse(name).map_or_else(|_| String::new(), |name| name.key);
    check_tries(app, &key, address)?;
    Ok(app.store.account_by_key(&key).await?)
}

/// Refuses tries that are too many, before anything is done for them.
fn check_tries(app: &App, key: &str, address: AddressKey) -> Result<(), ServerError> {
    let allowed = app.limits.allow(Limit::SignInsAtName, format_args!("{key} {address}"))
        && app.limits.allow(Limit::SignInsOfAddress, address)
        && app.limits.allow(Limit::SignInsOfName, key);
    if allowed { Ok(()) } else { Err(ServerError::SignInTooOften) }
}

/// Refuses whoever is signed in and does not know the password, where there is one.
pub(crate) async fn check_password(
    app: &App,
    account: &AccountRow,
    password: &str,
    address: AddressKey,
) -> Result<(), ServerError> {
    let Some(known) = &account.password else { return Ok(()) };
    let key = AccountName::parse(&account.name).map_or_else(|_| String::new(), |name| name.key);
    check_tries(app, &key, address)?;
    match app.passwords.verify(password, Some(known)).await? {
        true => Ok(()),
        false => Err(ServerError::PasswordWrong),
    }
}
