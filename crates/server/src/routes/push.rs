//! What people are told although their page is closed: which browsers, and what they want to know. Guests too.

use api::{NewPushSubscription, NotificationSettings, PushDevice, PushKey, Refusal};
use axum::Json;
use axum::extract::{Path, State};

use crate::error::ServerError;
use crate::extract::{BrowserLanguage, Caller, JsonBody, MaybeCaller};
use crate::notify::{change_settings, own_settings, subscribe as add_subscription};
use crate::state::App;

/// The key that a page subscribes with (`applicationServerKey`). It stays the same.
#[utoipa::path(get, path = "/push/key", operation_id = "push_key",
    responses((status = 200, body = PushKey)))]
pub(super) async fn key(State(app): State<App>) -> Json<PushKey> {
    Json(PushKey { key: app.notifier.key.public_key() })
}

/// Has this browser be told what happens although the page is closed. Asking again changes its keys and its language; a
/// person has up to ten browsers.
#[utoipa::path(put, path = "/me/push", operation_id = "subscribe", request_body = NewPushSubscription,
    responses((status = 200, body = PushDevice), (status = 401, body = Refusal), (status = 422, body = Refusal)))]
pub(super) async fn subscribe(
    State(app): State<App>,
    MaybeCaller(identity): MaybeCaller,
    BrowserLanguage(browser): BrowserLanguage,
    JsonBody(new): JsonBody<NewPushSubscription>,
) -> Result<Json<PushDevice>, ServerError> {
    let identity = identity.ok_or(ServerError::Token)?;
    Ok(Json(add_subscription(&app, &identity, new, browser).await?))
}

/// Has none of one's browsers be told anything any more.
#[utoipa::path(delete, path = "/me/push", operation_id = "unsubscribe_all",
    responses((status = 200, body = NotificationSettings), (status = 401, body = Refusal)))]
pub(super) async fn unsubscribe_all(
    State(app): State<App>,
    Caller(person): Caller,
) -> Result<Json<NotificationSettings>, ServerError> {
    app.store.remove_subscriptions(&person.id).await?;
    Ok(Json(own_settings(&app, &person.id).await?))
}

/// Has one browser not be told anything any more. Nothing changes if it was not one's own.
#[utoipa::path(delete, path = "/me/push/{id}", operation_id = "unsubscribe", params(("id" = String, Path)),
    responses((status = 200, body = NotificationSettings), (status = 401, body = Refusal)))]
pub(super) async fn unsubscribe(
    State(app): State<App>,
    Caller(person): Caller,
    Path(id): Path<String>,
) -> Result<Json<NotificationSettings>, ServerError> {
    app.store.remove_subscription(&id, Some(&person.id)).await?;
    Ok(Json(own_settings(&app, &person.id).await?))
}

/// What one wants to be told, how and when.
#[utoipa::path(get, path = "/me/notice-settings", operation_id = "notice_settings",
    responses((status = 200, body = NotificationSettings), (status = 401, body = Refusal)))]
pub(super) async fn settings(
    State(app): State<App>,
    Caller(person): Caller,
) -> Result<Json<NotificationSettings>, ServerError> {
    Ok(Json(own_settings(&app, &person.id).await?))
}

/// Changes what one wants to be told.
#[utoipa::path(put, path = "/me/notice-settings", operation_id = "set_notice_settings", request_body = NotificationSettings,
    responses((status = 200, body = NotificationSettings), (status = 401, body = Refusal), (status = 422, body = Refusal)))]
pub(super) async fn set_settings(
    State(app): State<App>,
    Caller(person): Caller,
    JsonBody(new): JsonBody<NotificationSettings>,
) -> Result<Json<NotificationSettings>, ServerError> {
    Ok(Json(change_settings(&app, &person.id, new).await?))
}
