//! Accounts: credentials that are added to the id of a guest. Nothing is ever merged: whoever signs in
//! elsewhere is somebody else there from then on.

mod archive;
mod mail_address;
mod passkeys;
mod profile;
mod sign_in;

use api::{Account, Credentials, Millis, Passkey, Person};
use store::{AccountRow, NewAccountRow, PasskeyRow, SessionRow, StoreError};
use table::AccountName;

use crate::credentials::{PasswordPool, device_of, hash_code, hash_token, new_recovery_codes};
use crate::error::ServerError;
use crate::identity::Grant;
use crate::name_guard::{check_account_name, held};
use crate::state::App;

pub(crate) use archive::{export, game_archive, shown_session};
pub(crate) use mail_address::{remove_mail, send_link, set_mail, verify_mail};
pub(crate) use passkeys::{
    AddedPasskey, Answering, add as add_passkey, ask_account, ask_more, ask_sign_in as ask_passkey,
    remove as remove_passkey, sign_in as sign_in_by_passkey,
};
pub(crate) use profile::{games_page, played_with};
pub(crate) use sign_in::{check_password, sign_in, sign_in_by_link};

/// How long an operator's link is valid, in milliseconds.
const RESET_LIFETIME: Millis = 24 * 60 * 60 * 1000;

/// What the code of an operator's link is kept as.
pub(crate) const RESET_KIND: &str = "reset";

/// A new session that belongs to somebody, on a device that says this of itself.
pub(crate) fn new_session(app: &App, person: &str, user_agent: &str) -> SessionRow {
    let now = app.store.now();
    SessionRow {
        id: store::random_id(20),
        person: person.to_owned(),
        created: now,
        used: now,
        device: device_of(user_agent),
        reset_until: 0,
    }
}

/// The credentials of a session.
pub(crate) fn credentials(app: &App, name: &str, session: &SessionRow) -> Credentials {
    let you = Person::with_account(&session.person, name);
    // A token that was made void in this very millisecond is older.
    let issued = session.created.max(app.store.now());
    app.signer().sign_grant(you, issued, Grant::Session(session.id.clone()))
}

/// Begins a session of somebody who has proved who they are; it counts as begun at `since`.
pub(crate) async fn begin_session(
    app: &App,
    account: &AccountRow,
    user_agent: &str,
    since: Millis,
) -> Result<Credentials, ServerError> {
    let session = SessionRow { created: since, ..new_session(app, &account.person, user_agent) };
    app.store.begin_session(&session).await?;
    Ok(credentials(app, &account.name, &session))
}

/// What an account is made by.
#[derive(Clone, Copy)]
pub(crate) enum FirstCredential<'a> {
    Password(&'a str),
    Passkey(&'a PasskeyRow),
}

/// Makes an account of a guest; returns the credentials of its first session and its recovery codes.
pub(crate) async fn create(
    app: &App,
    person: &str,
    name: &AccountName,
    first: FirstCredential<'_>,
    user_agent: &str,
) -> Result<(Credentials, Vec<String>), ServerError> {
    // Before the work of hashing a password that would be in vain.
    check_free(app, person, name).await?;
    let (password, passkey) = match first {
        FirstCredential::Password(password) => (app.passwords.hash(password).await?, None),
        FirstCredential::Passkey(passkey) => (String::new(), Some(passkey)),
    };
    let codes = new_recovery_codes();
    let hashes: Vec<_> = codes.iter().map(|code| hash_code(person, code)).collect();
    let now = app.store.now();
    let new = NewAccountRow {
        person,
        name: &name.shown,
        key: &name.key,
        password: &password,
        now,
        codes: &hashes,
        passkey,
    };
    if let Err(error) = app.store.create_account(&new).await {
        return Err(match error.is_conflict() {
            true => {
                let other =
                    if passkey.is_some() { ServerError::PasskeyKnown } else { ServerError::Busy };
                check_free(app, person, name).await.err().unwrap_or(other)
            }
            false => error.into(),
        });
    }
    // A token of the guest is good for nothing that belongs to an account.
    let since = app.revoke(person).await?;
    let session = SessionRow { created: since, ..new_session(app, person, user_agent) };
    app.store.begin_session(&session).await?;
    show_name(app, now).await?;
    Ok((credentials(app, &name.shown, &session), codes))
}

/// Refuses a name that is taken or held, and a second account of the same person.
async fn check_free(app: &App, person: &str, name: &AccountName) -> Result<(), ServerError> {
    if app.store.account(person).await?.is_some() {
        return Err(ServerError::AccountExists);
    }
    check_account_name(&app.store, person, name).await
}

/// Gives an account another name. Nobody else takes the old one for a while; nobody at all if a moderator did this.
pub(crate) async fn rename(
    app: &App,
    person: &str,
    name: &str,
    entry: Option<&api::AuditEntry>,
) -> Result<Person, ServerError> {
    let name = AccountName::parse(name)?;
    check_account_name(&app.store, person, &name).await?;
    let account = app.store.account(person).await?.ok_or(ServerError::NoAccount)?;
    let old = AccountName::parse(&account.name).ok().filter(|old| old.key != name.key);
    let owner = if entry.is_some() { "" } else { person };
    let old = old.map(|old| held(&old, owner, app.store.now()));
    // Tokens issued in this very millisecond have the old name.
    let at = app.store.now() + 1;
    let renamed =
        app.store.rename_account(person, &name.shown, &name.key, at, old.as_ref(), entry).await;
    renamed.map_err(|error| match error.is_conflict() {
        true => ServerError::AccountNameTaken,
        false => error.into(),
    })?;
    show_name(app, at).await?;
    Ok(Person::with_account(person, name.shown))
}

/// Has the tables in use show a name that was written at that time.
async fn show_name(app: &App, at: Millis) -> Result<(), StoreError> {
    app.refresh_decisions(at.saturating_sub(1)).await
}

/// An account as its owner sees it.
pub(crate) async fn own_view(app: &App, account: AccountRow) -> Result<Account, StoreError> {
    let passkeys = app.store.passkeys(&account.person).await?;
    let mail = account.mail_address();
    Ok(Account {
        name: account.name,
        created: account.created,
        role: account.role,
        password: account.password.is_some(),
        recovery_codes_left: account.recovery_codes_left,
        picture: account.picture,
        private: account.private,
        passkeys: passkeys.into_iter().map(shown_passkey).collect(),
        mail,
    })
}

/// A passkey as its owner sees it.
fn shown_passkey(passkey: PasskeyRow) -> Passkey {
    let PasskeyRow { id, label, created, used, .. } = passkey;
    Passkey { id, label, created, used }
}

/// Sets a new password: all sessions end, and one begins.
pub(crate) async fn set_password(
    app: &App,
    account: &AccountRow,
    new: &str,
    user_agent: &str,
) -> Result<Credentials, ServerError> {
    PasswordPool::check(new)?;
    let hash = app.passwords.hash(new).await?;
    let ended = app.store.sessions(&account.person).await?;
    let session = new_session(app, &account.person, user_agent);
    app.store.set_password(&hash, &session, app.store.now()).await?;
    app.sessions.end(ended.into_iter().map(|session| session.id));
    Ok(credentials(app, &account.name, &session))
}

/// Replaces the recovery codes of somebody.
pub(crate) async fn new_codes(app: &App, person: &str) -> Result<Vec<String>, ServerError> {
    let codes = new_recovery_codes();
    let hashes: Vec<_> = codes.iter().map(|code| hash_code(person, code)).collect();
    app.store.replace_recovery_codes(person, &hashes).await?;
    Ok(codes)
}

/// A code by which somebody who has lost everything else signs in once; until when it is valid.
pub(crate) async fn reset_code(
    app: &App,
    person: &str,
    entry: &api::AuditEntry,
) -> Result<(String, Millis), ServerError> {
    let code = store::random_id(32);
    let expires = app.store.now() + RESET_LIFETIME;
    let hash = hash_token(&code);
    app.store.insert_sign_in_code(&hash, person, RESET_KIND, expires, Some(entry)).await?;
    Ok((code, expires))
}
