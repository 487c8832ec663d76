//! Quick pairing: one's places in the queues, and how to get one and give it up.

use api::{Millis, PairingPlace, PairingRequest, Refusal, TableSummary};
use axum::Json;
use axum::extract::State;

use crate::error::ServerError;
use crate::extract::{Caller, JsonBody, RequestHost};
use crate::hub::{PairingQueue, Requester};
use crate::name_guard::seated;
use crate::state::App;

/// Pairing: joins someone who waits for the same game at the same speed, or waits for them. Asking
/// again while one waits looks once more. For a rated game it is somebody of about the same rating; the longer one has
/// waited, the further apart ratings may be. Four gather at a table, where one waits until it is complete.
#[utoipa::path(post, path = "/pairings", tag = "tables", request_body = PairingRequest,
    responses((status = 200, body = PairingPlace), (status = 401, body = Refusal), (status = 422, body = Refusal), (status = 429, body = Refusal), (status = 503, body = Refusal)))]
pub(super) async fn pair(
    State(app): State<App>,
    requester: Requester,
    RequestHost(host): RequestHost,
    JsonBody(pairing): JsonBody<PairingRequest>,
) -> Result<Json<PairingPlace>, ServerError> {
    let PairingRequest { game, speed, rated, seats, client_seed } = pairing;
    let game = rules::Game::parse(&game).ok_or(ServerError::GameUnknown { word: game })?;
    let person = seated(&app.store, requester.person).await?;
    let requester = Requester { person, ..requester };
    let Requester { person, address } = &requester;
    let (seed, now) = (client_seed.as_deref(), app.store.now());
    app.moderation.check_client_seed(&person.id, *address, seed, now)?;
    let queue = PairingQueue { game, speed, rated, seats };
    let (table, waiting) = app.hub.pair(&requester, queue, client_seed).await?;
    let since = app.hub.read(&table, |table| table.summary().at).await?;
    let ask_again = queue.ask_again().filter(|_| waiting);
    let place = place(&app, host.as_deref(), queue, table, since);
    let place = PairingPlace { waiting, ask_again, ..place };
    Ok(Json(place))
}

/// Where one waits to be paired.
#[utoipa::path(get, path = "/pairings", tag = "tables",
    responses((status = 200, body = Vec<PairingPlace>), (status = 401, body = Refusal)))]
pub(super) async fn places(
    State(app): State<App>,
    Caller(person): Caller,
    RequestHost(host): RequestHost,
) -> Result<Json<Vec<PairingPlace>>, ServerError> {
    let places = app.hub.places(&person.id).await?;
    Ok(Json(shown(&app, host.as_deref(), places)))
}

/// Leaves all pairing queues; answers with the places given up. One that is missing there was not
/// waiting any more: somebody has been found.
#[utoipa::path(delete, path = "/pairings", tag = "tables",
    responses((status = 200, body = Vec<PairingPlace>), (status = 401, body = Refusal), (status = 503, body = Refusal)))]
pub(super) async fn leave(
    State(app): State<App>,
    requester: Requester,
    RequestHost(host): RequestHost,
) -> Result<Json<Vec<PairingPlace>>, ServerError> {
    let mut places = shown(&app, host.as_deref(), app.hub.leave_queues(&requester).await?);
    for place in &mut places {
        place.waiting = false;
        place.ask_again = None;
    }
    Ok(Json(places))
}

fn shown(
    app: &App,
    host: Option<&str>,
    places: Vec<(PairingQueue, TableSummary)>,
) -> Vec<PairingPlace> {
    let place = |(queue, summary): (PairingQueue, TableSummary)| {
        place(app, host, queue, summary.table, summary.at)
    };
    places.into_iter().map(place).collect()
}

fn place(
    app: &App,
    host: Option<&str>,
    queue: PairingQueue,
    table: String,
    since: Millis,
) -> PairingPlace {
    PairingPlace {
        url: app.table_url(host, &table),
        table,
        game: queue.game.name().to_owned(),
        speed: queue.speed,
        since,
        waiting: true,
        rated: queue.rated,
        seats: queue.seats,
        ask_again: queue.ask_again(),
    }
}
