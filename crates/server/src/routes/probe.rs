//! Exact values of positions whose maze is solved.

use std::sync::Arc;

use api::{ProbeAnswer, ProbeRequest, Refusal};
use axum::Json;
use axum::extract::State;
use game::{Position as _, Turn};
use rules::Game;

use crate::error::ServerError;
use crate::extract::{ClientAddress, JsonBody, MaybeCaller};
use crate::insight::plays_against_people;
use crate::jobs::probed_position;
use crate::limits::AddressKey;
use crate::shared_limits::Limit;
use crate::state::App;

/// The exact value of a position of the PAC-MAN variant and of each of its moves, for every number of
/// lives; `null` if its maze is not solved. Refused to anyone who is playing that game against people.
#[utoipa::path(post, path = "/probe", operation_id = "probe", request_body = ProbeRequest,
    responses((status = 200, body = ProbeAnswer), (status = 403, body = Refusal),
        (status = 409, body = Refusal), (status = 422, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn ask(
    State(app): State<App>,
    MaybeCaller(caller): MaybeCaller,
    ClientAddress(address): ClientAddress,
    JsonBody(question): JsonBody<ProbeRequest>,
) -> Result<Json<ProbeAnswer>, ServerError> {
    if !app.limits.allow(Limit::Probes, AddressKey::from(address)) {
        return Err(ServerError::TooOften);
    }
    let position = probed_position(&question)?;
    if position.turn() == Turn::Over {
        return Err(ServerError::InsightTurn);
    }
    if let Some(identity) = &caller
        && plays_against_people(&app, &identity.person, Game::Pacman.name()).await?
    {
        return Err(ServerError::InsightLive);
    }
    if let Some(done) = app.mazes.progress(&position) {
        return Ok(Json(ProbeAnswer { solving: Some(done), ..ProbeAnswer::default() }));
    }
    // Positions in which ghosts move are searched, and the blocks of a tablebase decompressed: that is
    // work, of which a few at a time are enough.
    let _permit = app.probes.acquire().await.map_err(|_| ServerError::Stopping)?;
    let mazes = Arc::clone(&app.mazes);
    let probe = {
        let position = position.clone();
        let wants_study = question.study;
        let probe = move || {
            let exact = mazes.probe(&position)?;
            let study = wants_study.then(|| mazes.study(&position)).flatten();
            Some(ProbeAnswer { exact: Some(exact), study, ..ProbeAnswer::default() })
        };
        tokio::task::spawn_blocking(probe).await
    };
    if let Some(answer) = probe.map_err(|_| ServerError::InsightFailed)? {
        return Ok(Json(answer));
    }
    if app.mazes.is_on_its_way(&position).await? {
        return Ok(Json(ProbeAnswer { solving: Some(1000), ..ProbeAnswer::default() }));
    }
    if !question.solve {
        // So that nobody is offered what would be refused.
        let cannot_solve = app.mazes.check(&position).await.err().map(|error| error.refusal());
        return Ok(Json(ProbeAnswer { cannot_solve, ..ProbeAnswer::default() }));
    }
    // What cannot be begun costs nobody their quota.
    app.mazes.check(&position).await?;
    let person = caller.ok_or(ServerError::Token)?.person;
    let fairness_key = app.hub.fairness_key(&person.id, true);
    if !app.limits.allow(Limit::Solves, &person.id)
        || !app.limits.allow(Limit::SolvesOfAddress, AddressKey::from(address))
    {
        return Err(ServerError::SolveQuota { most: app.config.solves_per_day });
    }
    app.mazes.start(&question, &position, fairness_key).await?;
    Ok(Json(ProbeAnswer { solving: Some(0), ..ProbeAnswer::default() }))
}
