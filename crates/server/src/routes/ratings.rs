//! Ratings: of a person, of a pool, and what a table means for them.

use api::{Leaderboard, PersonRatings, RatingDistribution, Refusal, TableRatings};
use axum::Json;
use axum::extract::{Path, Query, State};
use ratings::RatingPool;
use serde::Deserialize;
use utoipa::IntoParams;

use super::people::visible;
use crate::error::ServerError;
use crate::extract::MaybeCaller;
use crate::ratings as service;
use crate::state::App;
use crate::table_ratings::table_ratings;

/// The ratings of the owner of an account, by pool, with the points of a graph. Those of a private profile are there for
/// its owner alone, and so is what is at stake for them.
#[utoipa::path(get, path = "/people/{name}/ratings", operation_id = "person_ratings", params(("name" = String, Path)),
    responses((status = 200, body = PersonRatings), (status = 404, body = Refusal)))]
pub(super) async fn of_person(
    State(app): State<App>,
    caller: MaybeCaller,
    Path(name): Path<String>,
) -> Result<Json<PersonRatings>, ServerError> {
    let (account, is_own) = visible(&app, caller, &name).await?;
    let found = service::person_ratings(&app, &account.person, is_own).await?;
    let stakes = match is_own {
        true => service::pool_stakes(&app, &account.person).await?,
        false => Vec::new(),
    };
    Ok(Json(PersonRatings { stakes, ..found }))
}

/// Which part of a leaderboard.
#[derive(Deserialize, IntoParams)]
pub(super) struct LeaderboardQuery {
    /// The page, counted from 0; each has up to a hundred places.
    #[serde(default)]
    page: u32,
    /// The leaderboard of bots, instead of people.
    #[serde(default)]
    bots: bool,
}

/// The leaderboard of a pool: whoever has a deviation of 75 or less, the best first, apart from those whose profile is
/// private. It is a few seconds old.
#[utoipa::path(get, path = "/leaderboards/{pool}", operation_id = "leaderboard", params(("pool" = String, Path), LeaderboardQuery),
    responses((status = 200, body = Leaderboard), (status = 404, body = Refusal)))]
pub(super) async fn leaderboard(
    State(app): State<App>,
    caller: MaybeCaller,
    Path(pool): Path<String>,
    Query(LeaderboardQuery { page, bots }): Query<LeaderboardQuery>,
) -> Result<Json<Leaderboard>, ServerError> {
    let (pool, page) = (known_pool(pool)?, page as usize);
    let caller = caller.0.map(|caller| caller.person.id);
    Ok(Json(service::leaderboard(&app, pool, bots, page, caller.as_deref()).await?))
}

/// How the ratings of a pool are spread, and for whoever has one how many are lower. It is a few seconds old.
#[utoipa::path(get, path = "/ratings/{pool}/distribution", operation_id = "rating_distribution", params(("pool" = String, Path)),
    responses((status = 200, body = RatingDistribution), (status = 404, body = Refusal)))]
pub(super) async fn distribution(
    State(app): State<App>,
    caller: MaybeCaller,
    Path(pool): Path<String>,
) -> Result<Json<RatingDistribution>, ServerError> {
    let caller = caller.0.map(|caller| caller.person.id);
    Ok(Json(service::distribution(&app, known_pool(pool)?, caller.as_deref()).await?))
}

/// Whether a table is rated, and what that means for each seat: before the game what is at stake, for whoever asks too,
/// and after it what has changed.
#[utoipa::path(get, path = "/tables/{table}/ratings", operation_id = "table_ratings", params(("table" = String, Path)),
    responses((status = 200, body = TableRatings), (status = 404, body = Refusal)))]
pub(super) async fn of_table(
    State(app): State<App>,
    caller: MaybeCaller,
    Path(table): Path<String>,
) -> Result<Json<TableRatings>, ServerError> {
    let caller = caller.0.map(|caller| caller.person);
    Ok(Json(table_ratings(&app, &table, caller.as_ref()).await?))
}

fn known_pool(word: String) -> Result<RatingPool, ServerError> {
    RatingPool::parse(&word)
        .ok_or_else(|| ServerError::PoolUnknown { word: word.chars().take(64).collect() })
}
