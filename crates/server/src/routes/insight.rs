use std::time::Duration;

use api::{Holder, Insight, Person, Refusal};
use axum::Json;
use axum::extract::{Path, State};
use game::{Position, Turn};
use serde::Deserialize;
use utoipa::ToSchema;

use super::caller::{Caller, Refused, Said};
use super::guard::too_often;
use crate::engines::Task;
use crate::hub::refuse_store;
use crate::state::App;

/// Which position of the game.
#[derive(Deserialize, ToSchema)]
pub(super) struct Question {
    /// After how many words of its record; nothing: now.
    #[serde(default)]
    ply: Option<u32>,
}

/// What a machine makes of a position. Not for those who are playing the same game with people.
#[utoipa::path(post, path = "/tables/{table}/insight", params(("table" = String, Path)), request_body = Question,
    responses((status = 200, body = Insight), (status = 403, body = Refusal), (status = 404, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn ask(
    State(app): State<App>,
    Caller(person): Caller,
    Path(table): Path<String>,
    Said(Question { ply }): Said<Question>,
) -> Result<Json<Insight>, Refused> {
    Ok(Json(insight(&app, &person, &table, ply).await?))
}

/// The answer to [`ask`], for a socket too.
pub(crate) async fn insight(
    app: &App,
    who: &Person,
    table: &str,
    ply: Option<u32>,
) -> Result<Insight, Refusal> {
    let (name, game) = app
        .hub
        .read(table, move |table| {
            let all = table.positions();
            let game = match ply {
                Some(ply) => all.get(..=ply as usize),
                None => Some(all),
            };
            (table.game(), game.map(<[_]>::to_vec))
        })
        .await?;
    let game = game.ok_or_else(|| Refusal::new(404, "server-no-ply"))?;
    if plays_people(app, who, name.name()).await? {
        return Err(Refusal::new(403, "server-insight-live"));
    }
    if !game.last().is_some_and(|position| matches!(position.turn(), Turn::Seat(_))) {
        return Err(Refusal::new(409, "server-insight-turn"));
    }
    if !app.insights.allow(who.id.clone()) {
        return Err(too_often());
    }
    let seed = u64::from_be_bytes(crate::random());
    let time = Duration::from_millis(app.config.engine_ms);
    let task = Task { game, level: 8, seed, time };
    app.engines.insight(task).await.map_err(|_| Refusal::new(503, "server-insight-failed"))
}

/// Whether someone is in the middle of such a game with other people, at whichever table.
async fn plays_people(app: &App, who: &Person, game: &str) -> Result<bool, Refusal> {
    let tables = app.store.playing(&who.id).await.map_err(refuse_store)?;
    let other = |seat: &Option<Holder>| matches!(seat, Some(Holder::Person(p)) if p.id != who.id);
    Ok(tables.iter().any(|table| table.game == game && table.seats.iter().any(other)))
}
