//! The review of a finished game.

use std::sync::Arc;
use std::time::Duration;

use api::{Refusal, TablePhase};
use axum::Json;
use axum::extract::{Path, State};
use engine::GameReview;
use serde::Serialize;
use table::TableError;
use utoipa::ToSchema;

use crate::error::ServerError;
use crate::hub::Requester;
use crate::insight::plays_against_people;
use crate::reviews::ReviewState;
use crate::shared_limits::Limit;
use crate::state::App;

/// How long a request waits for a review to be done.
const LONG_POLL: Duration = Duration::from_secs(20);

/// How far a review is.
#[derive(Serialize, ToSchema)]
pub(super) struct ReviewAnswer {
    /// How many positions are done.
    done: usize,
    /// Of how many.
    of: usize,
    /// The review once all are done: as `palisade analyse FILE --json --whole` prints it.
    #[schema(value_type = Option<Object>)]
    review: Option<GameReview>,
}

/// Reviews a game that is over: grades its moves, and says what decided it. Answers when that is done, or
/// after a while with how far it is; whoever asks again waits on. Refused to anyone who is playing the same
/// game against people.
#[utoipa::path(post, path = "/tables/{table}/review", operation_id = "review", params(("table" = String, Path)),
    responses((status = 200, body = ReviewAnswer), (status = 403, body = Refusal), (status = 404, body = Refusal),
        (status = 409, body = Refusal), (status = 429, body = Refusal), (status = 503, body = Refusal)))]
pub(super) async fn ask(
    State(app): State<App>,
    requester: Requester,
    Path(table): Path<String>,
) -> Result<Json<ReviewAnswer>, ServerError> {
    let (name, phase, game) =
        app.hub.read(&table, |table| (table.game(), table.phase(), table.game_record())).await?;
    if phase != TablePhase::Over {
        return Err(TableError::NotOver.into());
    }
    if plays_against_people(&app, &requester.person, name.name()).await? {
        return Err(ServerError::InsightLive);
    }
    let mut state = match app.reviews.find(&table, &game).await? {
        Some(state) => state,
        None => {
            if !app.limits.allow(Limit::Insights, &requester.person.id)
                || !app.limits.allow(Limit::InsightsOfAddress, requester.address)
            {
                return Err(ServerError::TooOften);
            }
            app.hub.remember(&requester);
            // Nobody sits at the board and waits for it.
            let fairness_key = app.hub.fairness_key(&requester.person.id, true);
            app.reviews.start(table, game, fairness_key)?
        }
    };
    let ended = state.wait_for(|state| state.end.is_some());
    let ended = tokio::time::timeout(LONG_POLL, ended).await.is_ok_and(|ended| ended.is_ok());
    let ReviewState { done, of, end } = state.borrow().clone();
    match end {
        Some(Ok(review)) => {
            let review = Some(Arc::unwrap_or_clone(review));
            Ok(Json(ReviewAnswer { done, of, review }))
        }
        None if !ended => Ok(Json(ReviewAnswer { done, of, review: None })),
        _ => Err(ServerError::InsightFailed),
    }
}
