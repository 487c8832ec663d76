//! What people do about each other: whom they mean, whom they have blocked, and what they report.

use std::collections::HashMap;

use api::{BlockedPerson, Person, Report, Role};
use store::{AccountRow, ActGuard, CaseConflict, ReportRow};
use table::AccountName;

use crate::error::ServerError;
use crate::extract::ActingModerator;
use crate::identity::{Grant, Identity};
use crate::limits::AddressKey;
use crate::state::App;

/// The length of a person's id.
const ID_CHARS: usize = 16;

/// Whom a word means: a person's id, or the name of an account. Of somebody who has played here it is the id, whatever
/// others call themselves.
pub(crate) async fn find_person(app: &App, word: &str) -> Result<String, ServerError> {
    let is_id = word.len() == ID_CHARS && word.bytes().all(|b| b.is_ascii_alphanumeric());
    if is_id && (app.store.account(word).await?.is_some() || has_played(app, word).await?) {
        return Ok(word.to_owned());
    }
    if let Ok(name) = AccountName::parse(word)
        && let Some(account) = app.store.account_by_key(&name.key).await?
    {
        return Ok(account.person);
    }
    // A guest who has not sat down anywhere is known by the token alone.
    let nobody = || ServerError::NobodySuch { word: word.chars().take(64).collect() };
    if is_id { Ok(word.to_owned()) } else { Err(nobody()) }
}

/// Refuses whoever wants something of somebody that they have blocked, or who has blocked them, or is banned: all in the
/// same words.
pub(crate) async fn check_reachable(
    app: &App,
    person: &str,
    other: &str,
) -> Result<(), ServerError> {
    if person == other {
        return Err(ServerError::Yourself);
    }
    let is_apart = app.store.blocks_between(person, other).await?;
    if is_apart || app.moderation.is_banned(other, app.store.now()) {
        return Err(ServerError::Unreachable);
    }
    Ok(())
}

async fn has_played(app: &App, person: &str) -> Result<bool, ServerError> {
    Ok(!app.store.games_of(person).await?.is_empty())
}

/// People as others see them: nobody reads the name of somebody who is silenced.
pub(crate) async fn shown_people(
    app: &App,
    ids: impl IntoIterator<Item = String>,
) -> Result<HashMap<String, Person>, ServerError> {
    let mut people = app.store.people(ids.into_iter().collect()).await?;
    let now = app.store.now();
    for person in people.values_mut() {
        if app.moderation.is_silenced(&person.id, None, now) {
            *person = Person::guest(std::mem::take(&mut person.id));
        }
    }
    Ok(people)
}

/// Whom somebody has blocked, the latest first.
pub(crate) async fn blocked_people(
    app: &App,
    person: &str,
) -> Result<Vec<BlockedPerson>, ServerError> {
    let blocks = app.store.blocks_of(person).await?;
    let mut people = shown_people(app, blocks.iter().map(|(id, _)| id.clone())).await?;
    let blocked =
        |(id, since): (String, u64)| Some(BlockedPerson { person: people.remove(&id)?, since });
    Ok(blocks.into_iter().filter_map(blocked).collect())
}

/// Whom somebody follows, the latest first.
pub(crate) async fn followed_people(app: &App, person: &str) -> Result<Vec<Person>, ServerError> {
    let followed = app.store.followed_by(person).await?;
    let mut people = shown_people(app, followed.iter().cloned()).await?;
    Ok(followed.iter().filter_map(|id| people.remove(id)).collect())
}

/// Whether it is worth knowing that somebody is here: friends of an account's owner want to, and whoever is told what happens
/// although their page is closed is not told while it is open.
pub(crate) fn is_page(app: &App, identity: &Identity) -> bool {
    match identity.grant {
        Grant::Session(_) => true,
        Grant::Guest => app.notifier.reaches(&identity.person.id),
        Grant::Personal { .. } => false,
    }
}

/// Somebody was heard of, by a page that tells them what happens or by another one. Nobody waits until that is written
/// down.
pub(crate) fn heard_of(app: &App, person: &str, is_told: bool) {
    let now = app.store.now();
    if app.online.touch(person, now, is_told) {
        let (app, person) = (app.clone(), person.to_owned());
        tokio::spawn(async move {
            if let Err(error) = app.store.touch_online(&person, now, is_told).await {
                tracing::debug!(%error, "that somebody is here could not be written down");
            }
        });
    }
}

/// Refuses a moderator who is not the one at a case, and is then told who that is.
pub(crate) async fn take_case(app: &App, id: &str, moderator: &str) -> Result<(), ServerError> {
    let taken = app.store.take_case(id, moderator, app.store.now()).await?;
    taken.map_err(|conflict| case_refusal(id, conflict))
}

/// What a moderator is told who can do nothing about a case.
pub(crate) fn case_refusal(id: &str, conflict: CaseConflict) -> ServerError {
    match conflict {
        CaseConflict::Unknown => ServerError::NoCase { id: id.to_owned() },
        CaseConflict::Taken { moderator } => ServerError::CaseTaken { moderator },
        CaseConflict::Closed { moderator } => ServerError::CaseClosed { moderator },
    }
}

/// Refuses what a moderator would do to themselves, or to somebody who has a role: an operator takes that away first.
pub(crate) async fn check_subject(
    app: &App,
    moderator: &ActingModerator,
    person: &str,
) -> Result<(), ServerError> {
    if moderator.account.as_ref().is_some_and(|(id, _)| id == person) {
        return Err(ServerError::ModeratorYourself);
    }
    match app.store.account(person).await? {
        Some(account) if moderates(&account) => {
            Err(ServerError::ModeratorRole { name: account.name })
        }
        _ => Ok(()),
    }
}

/// The address that somebody was last seen at; nothing for moderators and operators: where they are is nobody's
/// business.
pub(crate) async fn shown_address(
    app: &App,
    person: &str,
) -> Result<Option<AddressKey>, ServerError> {
    let is_moderator = is_moderator(app, person).await?;
    Ok(app.hub.address_of(person).filter(|_| !is_moderator))
}

/// A hash of where somebody was last seen, by whatever node; nothing of those who moderate.
pub(crate) async fn shown_origin(app: &App, person: &str) -> Result<Option<String>, ServerError> {
    let is_moderator = is_moderator(app, person).await?;
    Ok(app.hub.origin_of(person).filter(|_| !is_moderator))
}

async fn is_moderator(app: &App, person: &str) -> Result<bool, ServerError> {
    Ok(app.store.account(person).await?.is_some_and(|account| moderates(&account)))
}

/// Whether somebody decides about others.
fn moderates(account: &AccountRow) -> bool {
    matches!(account.role, Role::Moderator | Role::Operator)
}

/// Refuses a moderator who is not the one at a case, or who does not know what was done about a person since they
/// looked; they are told who was first.
pub(crate) async fn check_guard(
    app: &App,
    person: &str,
    moderator: &str,
    guard: ActGuard<'_>,
) -> Result<(), ServerError> {
    if let Some(case) = guard.case {
        take_case(app, case, moderator).await?;
    }
    let Some(seen) = guard.seen else { return Ok(()) };
    match app.store.audit_about(person).await?.into_iter().next() {
        Some(last) if last.at > seen => {
            Err(ServerError::ActedMeanwhile { moderator: last.moderator, act: last.act })
        }
        _ => Ok(()),
    }
}

/// Whom somebody does not want to hear, the latest first.
pub(crate) async fn muted_people(app: &App, person: &str) -> Result<Vec<Person>, ServerError> {
    let muted = app.store.mutes_of(person).await?;
    let mut people = shown_people(app, muted.iter().cloned()).await?;
    Ok(muted.iter().filter_map(|id| people.remove(id)).collect())
}

/// What somebody has reported, the latest first.
pub(crate) async fn reports_by(app: &App, person: &str) -> Result<Vec<Report>, ServerError> {
    let rows = app.store.reports_by(person).await?;
    let ids = rows.iter().map(|row| row.person.clone()).chain([person.to_owned()]);
    let people = shown_people(app, ids).await?;
    let find = |id: &str| people.get(id).cloned().unwrap_or_else(|| Person::guest(id));
    let report = |row: ReportRow| Report {
        reporter: find(person),
        person: find(&row.person),
        name: row.name,
        reason: row.reason,
        table: Some(row.game).filter(|table| !table.is_empty()),
        maze: Some(row.maze).filter(|maze| !maze.is_empty()),
        at: row.at,
    };
    Ok(rows.into_iter().map(report).collect())
}
