//! People who are forgotten, at their own wish or by a moderator. It is a job of the database: whoever asks need not
//! wait for it, and a node that stops in the middle of it leaves it to the next.

use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use api::{Action, ActionRequest, AuditEntry, Person, TablePhase, TableSummary};
use table::AccountName;

use crate::error::ServerError;
use crate::hub::Requester;
use crate::name_guard::held;
use crate::ratings;
use crate::state::App;

/// How often somebody looks whether an erasure is done that another is at.
const POLL_INTERVAL: Duration = Duration::from_millis(200);

/// How often a node looks for erasures that nobody is at.
const RESUME_INTERVAL: Duration = Duration::from_secs(5);

/// The pause between two batches of the pass over the names of old games.
const PASS_INTERVAL: Duration = Duration::from_millis(50);

/// Forgets a person: they leave what they are in, their name is blanked in lists, events and open tables, at every
/// node, and their tokens become void. Returns them as others see them from now on. Whoever stops waiting for it
/// changes nothing.
pub(crate) async fn forget_person(
    app: &App,
    person: &str,
    entry: Option<AuditEntry>,
) -> Result<Person, ServerError> {
    app.store.ask_erasure(person, app.store.now(), entry.as_ref()).await?;
    let (app, id) = (app.clone(), person.to_owned());
    let job = tokio::spawn(async move { finish(&app, &id).await });
    job.await.unwrap_or(Err(ServerError::Busy))?;
    Ok(Person::guest(person))
}

/// Takes up what was left undone, again and again until the server stops; and before that, once, brings the names of
/// old games where they are found.
pub(crate) async fn resume(app: App) {
    if !app.store.is_shared()
        && let Err(error) = app.store.release_erasures().await
    {
        tracing::warn!(%error, "erasures have to wait for their lease");
    }
    loop {
        let mut has_failed = false;
        match app.store.pending_erasures(app.store.now()).await {
            Ok(people) => {
                for person in people {
                    if let Err(error) = finish(&app, &person).await {
                        has_failed = true;
                        tracing::warn!(%error, person, "somebody could not be forgotten yet");
                    }
                }
            }
            Err(error) => tracing::debug!(%error, "erasures could not be looked for"),
        }
        let pause = match app.store.index_names(app.store.now()).await {
            Ok(true) if !has_failed => PASS_INTERVAL,
            _ => RESUME_INTERVAL,
        };
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            () = app.stopped() => return,
        }
    }
}

/// Erases a person, or waits until whoever is at it has done so.
async fn finish(app: &App, person: &str) -> Result<(), ServerError> {
    loop {
        if let Some(until) = app.store.lease_erasure(person, app.store.now()).await? {
            let erased = erase(app, person).await;
            if erased.is_err()
                && let Err(error) = app.store.release_erasure(person, until).await
            {
                tracing::debug!(%error, person, "the next try has to wait");
            }
            return erased;
        }
        if app.store.erasure(person).await?.done.is_some() {
            return Ok(());
        }
        tokio::select! {
            () = tokio::time::sleep(POLL_INTERVAL) => {}
            () = app.stopped() => return Err(ServerError::Stopping),
        }
    }
}

/// Every step can be made again: it is, if a node stops before the last.
async fn erase(app: &App, person: &str) -> Result<(), ServerError> {
    blank(app, person).await?;
    // With their token they can ask how far it is, and could add to it, until here.
    app.revoke(person).await?;
    app.settle().await;
    blank(app, person).await?;
    app.store.finish_erasure(person, app.store.now()).await?;
    tracing::info!(person, "forgotten");
    Ok(())
}

async fn blank(app: &App, person: &str) -> Result<(), ServerError> {
    leave_tables(app, person).await?;
    // What they have just lost counts for the others, as long as it is known who they were.
    ratings::finish_due(app).await?;
    hold_name(app, person).await?;
    app.store.forget(person, app.store.now()).await?;
    Ok(app.refresh_decisions(0).await?)
}

/// Keeps the name of an account free for a while: nobody is taken for its owner at once.
async fn hold_name(app: &App, person: &str) -> Result<(), ServerError> {
    let account = app.store.account(person).await?;
    let name = account.and_then(|account| AccountName::parse(&account.name).ok());
    if let Some(name) = name {
        app.store.hold_name(&held(&name, "", app.store.now())).await?;
    }
    Ok(())
}

/// Gives up every place of a person: a seat at a table that waits, and every game in play.
async fn leave_tables(app: &App, person: &str) -> Result<(), ServerError> {
    // Where they are is nobody's business any more.
    let address = IpAddr::V4(Ipv4Addr::UNSPECIFIED).into();
    let who = Requester { person: Person::guest(person), address };
    for (_, summary) in app.store.summaries_of(person).await? {
        let Ok(table) = serde_json::from_str::<TableSummary>(&summary) else { continue };
        let action = match table.phase {
            TablePhase::Waiting => Action::Leave { seat: None },
            TablePhase::Live | TablePhase::Paused => Action::Resign { seat: None },
            TablePhase::Over => continue,
        };
        // Somebody may hold several seats; at most as many as there are.
        for _ in &table.seats {
            let nonce = store::random_id(16);
            let request = ActionRequest { nonce, seq: None, action: action.clone() };
            match app.hub.act_on_behalf(&table.table, who.clone(), request).await {
                Ok(_) => {}
                Err(error @ (ServerError::Storage | ServerError::Busy | ServerError::Taken)) => {
                    return Err(error);
                }
                // It is over, or they have left already.
                Err(_) => break,
            }
        }
    }
    Ok(())
}
