//! Blocks: whom one wants nothing to do with. Guests can block as well as the owners of accounts.

use api::{BlockedPerson, Refusal};
use axum::Json;
use axum::extract::{Path, State};

use crate::challenges::end_between;
use crate::error::ServerError;
use crate::extract::Caller;
use crate::safety::{blocked_people, find_person};
use crate::state::App;

/// The most people that one can block.
const MAX_BLOCKS: usize = 500;

/// Whom one has blocked, the latest first.
#[utoipa::path(get, path = "/account/blocks", operation_id = "blocks",
    responses((status = 200, body = Vec<BlockedPerson>), (status = 401, body = Refusal)))]
pub(super) async fn list(
    State(app): State<App>,
    Caller(caller): Caller,
) -> Result<Json<Vec<BlockedPerson>>, ServerError> {
    Ok(Json(blocked_people(&app, &caller.id).await?))
}

/// Blocks somebody, by id or by the name of their account: the two are never paired with each other, do not sit down at
/// the same public table, and neither reaches the other. They are not told. Answers with everybody who is blocked.
#[utoipa::path(put, path = "/people/{name}/block", operation_id = "block", params(("name" = String, Path)),
    responses((status = 200, body = Vec<BlockedPerson>), (status = 401, body = Refusal), (status = 404, body = Refusal), (status = 422, body = Refusal)))]
pub(super) async fn block(
    State(app): State<App>,
    Caller(caller): Caller,
    Path(name): Path<String>,
) -> Result<Json<Vec<BlockedPerson>>, ServerError> {
    let person = find_person(&app, &name).await?;
    if person == caller.id {
        return Err(ServerError::Yourself);
    }
    let blocks = app.store.blocks_of(&caller.id).await?;
    if blocks.len() >= MAX_BLOCKS && blocks.iter().all(|(id, _)| *id != person) {
        return Err(ServerError::TooManyBlocks { most: MAX_BLOCKS });
    }
    app.store.block(&caller.id, &person, app.store.now()).await?;
    // Whoever is blocked sees no longer when one is here, and what the two had offered each other is over.
    app.store.end_friendship(&caller.id, &person).await?;
    end_between(&app, &caller.id, &person).await?;
    Ok(Json(blocked_people(&app, &caller.id).await?))
}

/// Unblocks somebody. Answers with everybody who is still blocked.
#[utoipa::path(delete, path = "/people/{name}/block", operation_id = "unblock", params(("name" = String, Path)),
    responses((status = 200, body = Vec<BlockedPerson>), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn unblock(
    State(app): State<App>,
    Caller(caller): Caller,
    Path(name): Path<String>,
) -> Result<Json<Vec<BlockedPerson>>, ServerError> {
    let person = find_person(&app, &name).await?;
    app.store.unblock(&caller.id, &person).await?;
    Ok(Json(blocked_people(&app, &caller.id).await?))
}
