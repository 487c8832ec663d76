//! Mutes: whose phrases the owner of an account does not want to hear, at whatever table and on whatever device. Guests keep
//! theirs in the browser.

use api::{Person, Refusal};
use axum::Json;
use axum::extract::{Path, State};

use crate::error::ServerError;
use crate::extract::AccountHolder;
use crate::safety::{find_person, muted_people};
use crate::state::App;

/// The most people that one can mute.
const MAX_MUTES: usize = 500;

/// Whom one does not want to hear, the latest first.
#[utoipa::path(get, path = "/account/mutes", operation_id = "mutes",
    responses((status = 200, body = Vec<Person>), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn list(
    State(app): State<App>,
    AccountHolder { person, .. }: AccountHolder,
) -> Result<Json<Vec<Person>>, ServerError> {
    Ok(Json(muted_people(&app, &person.id).await?))
}

/// Has somebody not be heard any more. They are not told, and everything else goes on as before. Answers with everybody
/// who is muted.
#[utoipa::path(put, path = "/people/{name}/mute", operation_id = "mute", params(("name" = String, Path)),
    responses((status = 200, body = Vec<Person>), (status = 401, body = Refusal), (status = 404, body = Refusal), (status = 422, body = Refusal)))]
pub(super) async fn mute(
    State(app): State<App>,
    AccountHolder { person, .. }: AccountHolder,
    Path(name): Path<String>,
) -> Result<Json<Vec<Person>>, ServerError> {
    let muted = find_person(&app, &name).await?;
    if muted == person.id {
        return Err(ServerError::Yourself);
    }
    let known = app.store.mutes_of(&person.id).await?;
    if known.len() >= MAX_MUTES && !known.contains(&muted) {
        return Err(ServerError::TooManyMutes { most: MAX_MUTES });
    }
    app.store.mute(&person.id, &muted, app.store.now()).await?;
    Ok(Json(muted_people(&app, &person.id).await?))
}

/// Hears somebody again. Answers with everybody who is still muted.
#[utoipa::path(delete, path = "/people/{name}/mute", operation_id = "unmute", params(("name" = String, Path)),
    responses((status = 200, body = Vec<Person>), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn unmute(
    State(app): State<App>,
    AccountHolder { person, .. }: AccountHolder,
    Path(name): Path<String>,
) -> Result<Json<Vec<Person>>, ServerError> {
    let muted = find_person(&app, &name).await?;
    app.store.unmute(&person.id, &muted).await?;
    Ok(Json(muted_people(&app, &person.id).await?))
}
