//! Analysis of a position at a table.

use std::time::Duration;

use api::{Person, PositionInsight, Refusal, SeatHolder, TablePhase};
use axum::Json;
use axum::extract::{Path, State};
use game::{Position, Turn};
use serde::Deserialize;
use utoipa::ToSchema;

use super::extract::JsonBody;
use super::middleware::rate_limited;
use crate::engines::EngineRequest;
use crate::error::ServerError;
use crate::hub::Requester;
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

/// Analyses a position, for [`ask`] and for sockets.
pub(crate) async fn insight(
    app: &App,
    who: &Requester,
    table: &str,
    ply: Option<u32>,
) -> Result<PositionInsight, ServerError> {
    let (name, live, game) = app
        .hub
        .read(table, move |table| {
            let mut game = table.bare_record();
            let all = game.record.entries().len();
            let asked = ply.map_or(all, |ply| ply as usize);
            for _ in asked..all {
                game.undo();
            }
            let live = matches!(table.phase(), TablePhase::Live | TablePhase::Paused)
                && table.between_people();
            (table.game(), live, (asked <= all).then_some(game))
        })
        .await?;
    let game = game.ok_or(ServerError::NoPly)?;
    if live || plays_against_people(app, &who.person, name.name()).await? {
        return Err(ServerError::InsightLive);
    }
    if !matches!(game.record.position().turn(), Turn::Seat(_)) {
        return Err(ServerError::InsightTurn);
    }
    if !app.insight_rate.allow(who.person.id.clone())
        || !app.insight_rate_of_address.allow(who.address)
    {
        return Err(rate_limited());
    }
    app.hub.remember(who);
    let time = Duration::from_millis(app.config.engine_ms);
    let request = EngineRequest { table: table.to_owned(), game, level: 8, time };
    let fairness_key = app.hub.fairness_key(&who.person.id, false);
    let answer = app.engines.insight(&request, fairness_key).await;
    answer.map(|answer| answer.value).map_err(|_| ServerError::InsightFailed)
}

/// Whether someone is playing this game against other people, at any table.
pub(super) async fn plays_against_people(
    app: &App,
    who: &Person,
    game: &str,
) -> Result<bool, ServerError> {
    let tables = app.store.tables_in_play(&who.id).await?;
    let other =
        |seat: &Option<SeatHolder>| matches!(seat, Some(SeatHolder::Person(p)) if p.id != who.id);
    Ok(tables.iter().any(|table| table.game == game && table.seats.iter().any(other)))
}
