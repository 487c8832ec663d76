//! Analysis of a position at a table.

use api::{PositionInsight, Refusal};
use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::error::ServerError;
use crate::extract::JsonBody;
use crate::hub::Requester;
use crate::insight::insight;
use crate::state::App;

/// The position to analyse.
#[derive(Deserialize, ToSchema)]
#[schema(as = Question)]
pub(super) struct InsightRequest {
    /// The position after so many words of the record; the current one if absent.
    #[serde(default)]
    ply: Option<u32>,
}

/// Analyses a position. Refused to everyone for a game between people that is not over, and to anyone
/// who is playing the same game against people elsewhere.
#[utoipa::path(post, path = "/tables/{table}/insight", params(("table" = String, Path)), request_body = InsightRequest,
    responses((status = 200, body = PositionInsight), (status = 403, body = Refusal), (status = 404, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn ask(
    State(app): State<App>,
    requester: Requester,
    Path(table): Path<String>,
    JsonBody(InsightRequest { ply }): JsonBody<InsightRequest>,
) -> Result<Json<PositionInsight>, ServerError> {
    Ok(Json(insight(&app, &requester, &table, ply).await?))
}
