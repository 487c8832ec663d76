//! Challenges: games that people offer each other.

use api::{Challenge, ChallengeDecline, Challenges, NewChallenge, Refusal};
use axum::Json;
use axum::extract::{Path, State};
use store::ChallengeRow;

use crate::challenges;
use crate::error::ServerError;
use crate::extract::{Caller, JsonBody, RequestHost};
use crate::hub::Requester;
use crate::state::App;

/// One's challenges: those that wait for one's answer, those that one has made, and what became of the others. Pages ask now
/// and then.
#[utoipa::path(get, path = "/challenges", operation_id = "challenges",
    responses((status = 200, body = Challenges), (status = 401, body = Refusal)))]
pub(super) async fn list(
    State(app): State<App>,
    Caller(person): Caller,
    RequestHost(host): RequestHost,
) -> Result<Json<Challenges>, ServerError> {
    Ok(Json(challenges::challenges_of(&app, host.as_deref(), &person.id).await?))
}

/// Challenges somebody, by id or by the name of their account. A table waits for them, with a place that is kept.
#[utoipa::path(post, path = "/challenges", operation_id = "challenge", request_body = NewChallenge,
    responses((status = 200, body = Challenge), (status = 401, body = Refusal), (status = 403, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal), (status = 422, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn create(
    State(app): State<App>,
    requester: Requester,
    RequestHost(host): RequestHost,
    JsonBody(wanted): JsonBody<NewChallenge>,
) -> Result<Json<Challenge>, ServerError> {
    let row = challenges::challenge(&app, &requester, wanted).await?;
    shown(&app, host.as_deref(), row).await
}

/// Accepts a challenge: one takes the place that is kept.
#[utoipa::path(post, path = "/challenges/{id}/accept", operation_id = "accept_challenge", params(("id" = String, Path)),
    responses((status = 200, body = Challenge), (status = 401, body = Refusal), (status = 403, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn accept(
    State(app): State<App>,
    requester: Requester,
    RequestHost(host): RequestHost,
    Path(id): Path<String>,
) -> Result<Json<Challenge>, ServerError> {
    let row = challenges::accept(&app, &requester, &id).await?;
    shown(&app, host.as_deref(), row).await
}

/// Declines a challenge, with a reason from a list or without one. Its table is cancelled.
#[utoipa::path(post, path = "/challenges/{id}/decline", operation_id = "decline_challenge", params(("id" = String, Path)), request_body = ChallengeDecline,
    responses((status = 200, body = Challenge), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn decline(
    State(app): State<App>,
    Caller(person): Caller,
    RequestHost(host): RequestHost,
    Path(id): Path<String>,
    JsonBody(ChallengeDecline { reason }): JsonBody<ChallengeDecline>,
) -> Result<Json<Challenge>, ServerError> {
    let row = challenges::decline(&app, &person.id, &id, reason).await?;
    shown(&app, host.as_deref(), row).await
}

/// Takes a challenge back. Its table is cancelled.
#[utoipa::path(delete, path = "/challenges/{id}", operation_id = "withdraw_challenge", params(("id" = String, Path)),
    responses((status = 200, body = Challenge), (status = 401, body = Refusal), (status = 404, body = Refusal)))]
pub(super) async fn withdraw(
    State(app): State<App>,
    Caller(person): Caller,
    RequestHost(host): RequestHost,
    Path(id): Path<String>,
) -> Result<Json<Challenge>, ServerError> {
    let row = challenges::withdraw(&app, &person.id, &id).await?;
    shown(&app, host.as_deref(), row).await
}

async fn shown(
    app: &App,
    host: Option<&str>,
    row: ChallengeRow,
) -> Result<Json<Challenge>, ServerError> {
    let shown = challenges::shown(app, host, vec![row]).await?;
    shown.into_iter().next().map(Json).ok_or(ServerError::NoChallenge)
}
