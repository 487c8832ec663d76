//! People who are forgotten, at their own wish or by a moderator.

use api::{Action, ActionRequest, AuditEntry, Person, TablePhase, TableSummary};

use crate::error::ServerError;
use crate::hub::Requester;
use crate::state::App;

/// Forgets a person: they leave what they are in, their tokens become void, and their name is blanked in
/// lists, events and open tables, at every node. Returns them as others see them from now on.
pub(crate) async fn forget_person(
    app: &App,
    who: Requester,
    entry: Option<AuditEntry>,
) -> Result<Person, ServerError> {
    let id = who.person.id.clone();
    leave_tables(app, &who).await?;
    app.revoke(&id).await?;
    app.settle().await;
    app.store.forget(&id, app.store.now(), entry.as_ref()).await?;
    app.refresh_decisions(0).await?;
    let person = Person::guest(id);
    app.settle().await;
    // A node that had not heard of it yet may have written a list meanwhile.
    app.store.rename_in_lists(&person).await?;
    Ok(person)
}

/// Gives up every place of a person: a seat at a table that waits, and every game in play.
async fn leave_tables(app: &App, who: &Requester) -> Result<(), ServerError> {
    for (_, summary) in app.store.summaries_of(&who.person.id).await? {
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
            match app.hub.act(&table.table, who.clone(), request).await {
                Ok(_) => {}
                Err(ServerError::Storage) => return Err(ServerError::Storage),
                // It is over, or they have left already.
                Err(_) => break,
            }
        }
    }
    Ok(())
}
