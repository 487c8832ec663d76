//! The gallery of mazes.

use api::{
    AuditEntry, GalleryMaze, GalleryOrder, GalleryPage, MazeVerdict, ModeratorReason,
    NewGalleryMaze, Refusal,
};
use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;
use store::GalleryFilter;
use utoipa::IntoParams;

use super::admin::{audit_entry, log, reason};
use crate::error::ServerError;
use crate::extract::{AccountHolder, ClientAddress, JsonBody, MaybeCaller, Moderator};
use crate::gallery;
use crate::limits::AddressKey;
use crate::safety::find_person;
use crate::state::App;

/// Which mazes.
#[derive(Deserialize, IntoParams)]
pub(super) struct GalleryQuery {
    /// In which order.
    #[serde(default)]
    #[param(inline)]
    order: GalleryOrder,
    /// Only those with at least so many squares.
    #[serde(default)]
    smallest: u8,
    /// Only those with at most so many squares.
    #[serde(default = "u8_max")]
    largest: u8,
    /// Only those that this side wins with best play and the lives that the maze gives.
    #[serde(default)]
    #[param(inline)]
    verdict: Option<MazeVerdict>,
    /// Only those that this person has published, by the name of their account or their id.
    #[serde(default)]
    author: String,
    /// The page, counted from 0; each has up to 24 mazes.
    #[serde(default)]
    page: u32,
}

fn u8_max() -> u8 {
    u8::MAX
}

/// The mazes of the gallery, page by page; a server without accounts has only those that come with the program.
#[utoipa::path(get, path = "/mazes", operation_id = "mazes", params(GalleryQuery),
    responses((status = 200, body = GalleryPage), (status = 404, body = Refusal)))]
pub(super) async fn list(
    State(app): State<App>,
    MaybeCaller(caller): MaybeCaller,
    Query(query): Query<GalleryQuery>,
) -> Result<Json<GalleryPage>, ServerError> {
    let asker = caller.map(|caller| caller.person.id).unwrap_or_default();
    let author = match query.author.as_str() {
        "" => String::new(),
        word => find_person(&app, word).await?,
    };
    let filter = GalleryFilter {
        order: query.order,
        author: &author,
        smallest: query.smallest,
        largest: query.largest,
        winner: query.verdict,
        asker: &asker,
        sees_hidden: false,
    };
    Ok(Json(gallery::page(&app, filter, query.page).await?))
}

/// A maze of the gallery.
#[utoipa::path(get, path = "/mazes/{id}", operation_id = "maze", params(("id" = String, Path)),
    responses((status = 200, body = GalleryMaze), (status = 404, body = Refusal)))]
pub(super) async fn read(
    State(app): State<App>,
    MaybeCaller(caller): MaybeCaller,
    Path(id): Path<String>,
) -> Result<Json<GalleryMaze>, ServerError> {
    let asker = caller.map(|caller| caller.person.id).unwrap_or_default();
    Ok(Json(gallery::find(&app, &id, &asker, false).await?))
}

/// Publishes a maze under one's account. If the gallery has the same maze, the refusal says whose it is.
#[utoipa::path(post, path = "/mazes", operation_id = "publish_maze", request_body = NewGalleryMaze,
    responses((status = 200, body = GalleryMaze), (status = 401, body = Refusal), (status = 403, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal), (status = 422, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn publish(
    State(app): State<App>,
    AccountHolder { person, .. }: AccountHolder,
    ClientAddress(address): ClientAddress,
    JsonBody(new): JsonBody<NewGalleryMaze>,
) -> Result<Json<GalleryMaze>, ServerError> {
    let address = AddressKey::from(address);
    app.moderation.check_silence(&person.id, address, app.store.now())?;
    Ok(Json(gallery::publish(&app, &person, &new).await?))
}

/// Takes back a maze that one has published. Games in it stay.
#[utoipa::path(delete, path = "/mazes/{id}", operation_id = "take_back_maze", params(("id" = String, Path)),
    responses((status = 200, body = GalleryMaze), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn take_back(
    State(app): State<App>,
    AccountHolder { person, .. }: AccountHolder,
    Path(id): Path<String>,
) -> Result<Json<GalleryMaze>, ServerError> {
    let maze = gallery::find(&app, &id, &person.id, false).await?;
    if !app.store.take_back_maze(&id, &person.id).await? {
        return Err(ServerError::MazeNotYours);
    }
    Ok(Json(maze))
}

/// Says that a game against the computer has begun in a maze, on a device of whoever says it: it counts as one at a table
/// does. Several in the same maze within an hour, or one that is sent again, count once.
#[utoipa::path(post, path = "/mazes/{id}/plays", operation_id = "count_maze_play", params(("id" = String, Path)),
    responses((status = 200, body = GalleryMaze), (status = 404, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn count_play(
    State(app): State<App>,
    MaybeCaller(caller): MaybeCaller,
    ClientAddress(address): ClientAddress,
    Path(id): Path<String>,
) -> Result<Json<GalleryMaze>, ServerError> {
    let caller = caller.map(|caller| caller.person);
    Ok(Json(gallery::count_play(&app, &id, caller.as_ref(), address.into()).await?))
}

/// What one has published, the latest first.
#[utoipa::path(get, path = "/account/mazes", operation_id = "own_mazes",
    responses((status = 200, body = Vec<GalleryMaze>), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn own(
    State(app): State<App>,
    AccountHolder { person, .. }: AccountHolder,
) -> Result<Json<Vec<GalleryMaze>>, ServerError> {
    Ok(Json(gallery::mazes_of(&app, &person.id).await?))
}

/// A maze of the gallery, also if it is hidden.
#[utoipa::path(get, path = "/admin/mazes/{id}", operation_id = "admin_maze", params(("id" = String, Path)),
    responses((status = 200, body = GalleryMaze), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn any(
    State(app): State<App>,
    _: Moderator,
    Path(id): Path<String>,
) -> Result<Json<GalleryMaze>, ServerError> {
    Ok(Json(gallery::find(&app, &id, "", true).await?))
}

/// Hides a maze: nobody but whoever published it and moderators see it, and nobody can publish it again.
#[utoipa::path(post, path = "/admin/mazes/{id}/hide", operation_id = "admin_hide_maze", params(("id" = String, Path)), request_body = ModeratorReason,
    responses((status = 200, body = AuditEntry), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn hide(
    State(app): State<App>,
    Moderator(moderator): Moderator,
    Path(id): Path<String>,
    JsonBody(why): JsonBody<ModeratorReason>,
) -> Result<Json<AuditEntry>, ServerError> {
    set_hidden(&app, moderator, &id, true, &why).await
}

/// Shows a maze that was hidden again.
#[utoipa::path(post, path = "/admin/mazes/{id}/show", operation_id = "admin_show_maze", params(("id" = String, Path)), request_body = ModeratorReason,
    responses((status = 200, body = AuditEntry), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn show(
    State(app): State<App>,
    Moderator(moderator): Moderator,
    Path(id): Path<String>,
    JsonBody(why): JsonBody<ModeratorReason>,
) -> Result<Json<AuditEntry>, ServerError> {
    set_hidden(&app, moderator, &id, false, &why).await
}

async fn set_hidden(
    app: &App,
    moderator: String,
    id: &str,
    is_hidden: bool,
    why: &ModeratorReason,
) -> Result<Json<AuditEntry>, ServerError> {
    if gallery::find(app, id, "", true).await?.built_in {
        return Err(ServerError::MazeBuiltIn { name: id.to_owned() });
    }
    let act = if is_hidden { "hide" } else { "show" };
    let entry = audit_entry(app, moderator, act, id, reason(&why.reason));
    if app.store.hide_maze(id, is_hidden.then_some(entry.at), &entry).await? {
        log(&entry);
    }
    Ok(Json(entry))
}
