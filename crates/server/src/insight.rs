//! Who may have a position at a table analysed, and the analysis.

use std::time::Duration;

use api::{Person, PositionInsight, SeatHolder, TablePhase};
use game::{Position, Turn};

use crate::engines::EngineRequest;
use crate::error::ServerError;
use crate::hub::Requester;
use crate::shared_limits::Limit;
use crate::state::App;

/// Analyses a position, for a request and for a socket.
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
    if !app.limits.allow(Limit::Insights, &who.person.id)
        || !app.limits.allow(Limit::InsightsOfAddress, who.address)
    {
        return Err(ServerError::TooOften);
    }
    app.hub.remember(who);
    let time = Duration::from_millis(app.config.engine_ms);
    let request = EngineRequest { table: table.to_owned(), game, level: 8, time };
    let fairness_key = app.hub.fairness_key(&who.person.id, false);
    let answer = app.engines.insight(&request, fairness_key).await;
    answer.map(|answer| answer.value).map_err(|_| ServerError::InsightFailed)
}

/// Whether someone is playing this game against other people, at any table.
pub(crate) async fn plays_against_people(
    app: &App,
    who: &Person,
    game: &str,
) -> Result<bool, ServerError> {
    let tables = app.store.tables_in_play(&who.id).await?;
    let other =
        |seat: &Option<SeatHolder>| matches!(seat, Some(SeatHolder::Person(p)) if p.id != who.id);
    Ok(tables.iter().any(|table| table.game == game && table.seats.iter().any(other)))
}
