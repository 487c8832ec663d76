//! Passkeys of accounts: made, used and removed. What a browser was asked is kept in the database, so that any node
//! takes the answer, once and within ten minutes.

use api::{Credentials, Millis, Passkey};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{AccountRow, CeremonyRow, PasskeyRow};
use table::AccountName;

use super::{FirstCredential, begin_session, check_free, create, shown_passkey};
use crate::credentials::{PasskeyAnswer, PasskeyChallenge, PasskeyVerifier, device_of};
use crate::error::ServerError;
use crate::state::App;

/// How long a browser has to answer, in milliseconds.
const CEREMONY_TIME: Millis = 10 * 60 * 1000;

/// The most passkeys of one account.
const MAX_PASSKEYS: usize = 20;

/// People are told the hour in which a passkey was used, in milliseconds.
const HOUR: Millis = 60 * 60 * 1000;

/// What a browser is asked for a passkey for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum CeremonyKind {
    /// Adds one to an account.
    Add,
    /// Makes an account of a guest.
    Create,
    /// Makes an account of somebody who is nobody yet.
    CreateAnew,
    SignIn,
}

impl CeremonyKind {
    fn word(self) -> &'static str {
        match self {
            CeremonyKind::Add => "add",
            CeremonyKind::Create => "create",
            CeremonyKind::CreateAnew => "create anew",
            CeremonyKind::SignIn => "sign in",
        }
    }
}

/// Who answers for a browser.
#[derive(Clone, Copy)]
pub(crate) enum Answering<'a> {
    /// Nobody yet.
    Nobody,
    /// A guest, by their id.
    Guest(&'a str),
    /// The owner of an account, by their id.
    Owner(&'a str),
}

/// What the server keeps of a new account while its passkey is made.
#[derive(Serialize, Deserialize)]
struct NewAccountState {
    name: String,
    passkey: String,
}

/// What a new passkey has led to.
pub(crate) enum AddedPasskey {
    /// An account, with its first session and its recovery codes.
    Account(Credentials, Vec<String>),
    /// One more of an account.
    Passkey(Passkey),
}

/// Asks the browser of a guest, or of nobody yet, for a passkey that makes an account of that name.
pub(crate) async fn ask_account(
    app: &App,
    guest: Option<&str>,
    name: &AccountName,
) -> Result<(String, Value), ServerError> {
    let verifier = verifier(app)?;
    let (kind, person) = match guest {
        Some(person) => (CeremonyKind::Create, person.to_owned()),
        None => (CeremonyKind::CreateAnew, store::random_id(16)),
    };
    check_free(app, &person, name).await?;
    let question = verifier.ask_new(&person, &name.shown, std::iter::empty());
    let PasskeyChallenge { options, state } = question.ok_or(ServerError::Busy)?;
    let state = NewAccountState { name: name.shown.clone(), passkey: state };
    let state = serde_json::to_string(&state).expect("our own types always become JSON");
    keep(app, kind, &person, PasskeyChallenge { options, state }).await
}

/// Asks the browser of an account's owner for one more passkey.
pub(crate) async fn ask_more(
    app: &App,
    account: &AccountRow,
) -> Result<(String, Value), ServerError> {
    let verifier = verifier(app)?;
    let known = app.store.passkeys(&account.person).await?;
    if known.len() >= MAX_PASSKEYS {
        return Err(ServerError::TooManyPasskeys { most: MAX_PASSKEYS });
    }
    let known = known.iter().map(|key| key.public_key.as_str());
    let question = verifier.ask_new(&account.person, &account.name, known);
    keep(app, CeremonyKind::Add, &account.person, question.ok_or(ServerError::Busy)?).await
}

/// Takes a new passkey: it makes the account that it was asked for, or is added to the one there is.
pub(crate) async fn add(
    app: &App,
    who: Answering<'_>,
    ceremony: &str,
    answer: &Value,
    user_agent: &str,
) -> Result<AddedPasskey, ServerError> {
    let verifier = verifier(app)?;
    let ceremony = take(app, ceremony, |ceremony| {
        let (kind, person) = match who {
            Answering::Nobody => (CeremonyKind::CreateAnew, ceremony.person.as_str()),
            Answering::Guest(person) => (CeremonyKind::Create, person),
            Answering::Owner(person) => (CeremonyKind::Add, person),
        };
        ceremony.kind == kind.word() && ceremony.person == person
    })
    .await?;
    let is_new = !matches!(who, Answering::Owner(_));
    let (name, state) = match is_new.then(|| serde_json::from_str(&ceremony.state)) {
        None => (None, ceremony.state),
        Some(Ok(NewAccountState { name, passkey })) => (Some(name), passkey),
        Some(Err(_)) => return Err(ServerError::PasskeyLate),
    };
    let new = verifier.verify_new(answer, &state).ok_or(ServerError::PasskeyWrong)?;
    let passkey = PasskeyRow {
        id: store::random_id(12),
        person: ceremony.person,
        credential: new.credential,
        public_key: new.public_key,
        label: device_of(user_agent),
        created: app.store.now(),
        used: None,
    };
    if let Some(name) = name {
        let name = AccountName::parse(&name)?;
        let first = FirstCredential::Passkey(&passkey);
        let (credentials, codes) = create(app, &passkey.person, &name, first, user_agent).await?;
        return Ok(AddedPasskey::Account(credentials, codes));
    }
    match app.store.add_passkey(&passkey, MAX_PASSKEYS).await {
        Ok(true) => Ok(AddedPasskey::Passkey(shown_passkey(passkey))),
        Ok(false) => Err(ServerError::TooManyPasskeys { most: MAX_PASSKEYS }),
        Err(error) if error.is_conflict() => Err(ServerError::PasskeyKnown),
        Err(error) => Err(error.into()),
    }
}

/// Removes a passkey, unless nothing else is left to sign in with.
pub(crate) async fn remove(app: &App, person: &str, id: &str) -> Result<(), ServerError> {
    if app.store.remove_passkey(person, id).await? {
        return Ok(());
    }
    let is_there = app.store.passkeys(person).await?.iter().any(|passkey| passkey.id == id);
    Err(if is_there { ServerError::PasskeyLast } else { ServerError::NoPasskey })
}

/// Asks a browser for any passkey that it has for this server.
pub(crate) async fn ask_sign_in(app: &App) -> Result<(String, Value), ServerError> {
    let question = verifier(app)?.ask_any().ok_or(ServerError::Busy)?;
    keep(app, CeremonyKind::SignIn, "", question).await
}

/// Signs in whoever has a passkey. An answer that is not right and a passkey that nobody has are refused in the same
/// words.
pub(crate) async fn sign_in(
    app: &App,
    ceremony: &str,
    answer: &Value,
    user_agent: &str,
) -> Result<Credentials, ServerError> {
    let verifier = verifier(app)?;
    let is_sign_in = |ceremony: &CeremonyRow| ceremony.kind == CeremonyKind::SignIn.word();
    let ceremony = take(app, ceremony, is_sign_in).await?;
    let answer = PasskeyAnswer::read(answer).ok_or(ServerError::PasskeySignIn)?;
    let passkey = app.store.passkey_by_credential(&answer.credential()).await?;
    let passkey = passkey.ok_or(ServerError::PasskeySignIn)?;
    let account = app.store.account(&passkey.person).await?;
    let account = account.ok_or(ServerError::PasskeySignIn)?;
    let updated = verifier.verify(&answer, &ceremony.state, &passkey.person, &passkey.public_key);
    let updated = updated.ok_or(ServerError::PasskeySignIn)?;
    let now = app.store.now();
    // Of two answers with one counter, the second is no better than a copy.
    if !app.store.use_passkey(&passkey, &updated, now - now % HOUR).await? {
        return Err(ServerError::PasskeySignIn);
    }
    begin_session(app, &account, user_agent, now).await
}

fn verifier(app: &App) -> Result<&PasskeyVerifier, ServerError> {
    match &app.passkeys {
        _ if !app.config.accounts => Err(ServerError::AccountsOff),
        None => Err(ServerError::PasskeysOff),
        Some(verifier) => Ok(verifier),
    }
}

/// Keeps what a browser is asked; returns the id that its answer comes with.
async fn keep(
    app: &App,
    kind: CeremonyKind,
    person: &str,
    question: PasskeyChallenge,
) -> Result<(String, Value), ServerError> {
    let ceremony = CeremonyRow {
        id: store::random_id(32),
        kind: kind.word().to_owned(),
        person: person.to_owned(),
        state: question.state,
        expires: app.store.now() + CEREMONY_TIME,
    };
    app.store.insert_passkey_ceremony(&ceremony).await?;
    Ok((ceremony.id, question.options))
}

/// Takes what a browser was asked, once and in time. What is somebody else's is as good as not there, and stays.
async fn take(
    app: &App,
    id: &str,
    is_meant: impl FnOnce(&CeremonyRow) -> bool,
) -> Result<CeremonyRow, ServerError> {
    let now = app.store.now();
    let ceremony = app.store.passkey_ceremony(id).await?;
    let ceremony = ceremony.filter(|ceremony| ceremony.expires >= now && is_meant(ceremony));
    let ceremony = ceremony.ok_or(ServerError::PasskeyLate)?;
    match app.store.take_passkey_ceremony(id).await? {
        true => Ok(ceremony),
        false => Err(ServerError::PasskeyLate),
    }
}
