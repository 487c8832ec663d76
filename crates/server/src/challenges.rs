//! Challenges: a game that one person offers to another. A table waits for them, with a place that is kept; it is
//! cancelled when the challenge is declined, withdrawn or too old.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;

use api::{
    Action, ActionRequest, Challenge, ChallengeState, Challenges, DeclineReason, Millis,
    NewChallenge, NewTable, Person, RatingStake, SeatAssignment, SeatNumber, SeatSpec, TimeControl,
};
use store::{ChallengeRow, StoreError};
use table::TableError;

use crate::error::ServerError;
use crate::hub::Requester;
use crate::safety::{check_reachable, find_person, shown_people};
use crate::state::App;
use crate::table_ratings::table_ratings;

/// How long somebody has to answer, in milliseconds, where players have minutes.
const LIVE: Millis = 15 * 60 * 1000;

/// How long somebody has to answer, in milliseconds, where players have days or as long as they like.
const CORRESPONDENCE: Millis = 3 * 24 * 60 * 60 * 1000;

/// The most open challenges of one person.
const MAX_OPEN: usize = 10;

/// How often challenges are looked for that nobody has answered.
const EXPIRY_INTERVAL: Duration = Duration::from_secs(5);

/// Challenges somebody. Whoever blocks one, or is banned, is refused in the same words.
pub(crate) async fn challenge(
    app: &App,
    who: &Requester,
    wanted: NewChallenge,
) -> Result<ChallengeRow, ServerError> {
    let challenged = find_person(app, &wanted.to).await?;
    check_reachable(app, &who.person.id, &challenged).await?;
    if let Some(seat) = wanted.side.filter(|seat| !(1..=wanted.seats).contains(seat)) {
        return Err(TableError::NoSeat { seat }.into());
    }
    let mine = app.store.challenges_of(&who.person.id).await?;
    let open = mine
        .iter()
        .filter(|row| row.state == ChallengeState::Open && row.challenger == who.person.id);
    if open.clone().any(|row| row.challenged == challenged) {
        return Err(ServerError::ChallengedBefore);
    }
    if open.count() >= MAX_OPEN {
        return Err(ServerError::TooManyChallenges { most: MAX_OPEN });
    }
    let person = app.store.people([challenged.clone()].into()).await?.remove(&challenged);
    let person = person.unwrap_or_else(|| Person::guest(&challenged));
    let table = app.hub.create(who, table(&wanted, person)).await?;
    let created = app.store.now();
    let row = ChallengeRow {
        id: store::random_id(12),
        challenger: who.person.id.clone(),
        challenged,
        game: table,
        expires: created + time_to_answer(app, wanted.time_control),
        wanted,
        created,
        state: ChallengeState::Open,
        reason: None,
    };
    app.store.add_challenge(&row).await?;
    Ok(row)
}

/// The table of a challenge: a place for either, and those that are left for whoever has the link.
fn table(wanted: &NewChallenge, challenged: Person) -> NewTable {
    let own = wanted.side.unwrap_or(1);
    let other = challenged_seat(wanted);
    let spec = |seat: u8| {
        let assignment = match seat {
            seat if seat == own => SeatAssignment::Me,
            seat if seat == other => SeatAssignment::Reserved { person: challenged.clone() },
            _ => SeatAssignment::Open,
        };
        SeatSpec { assignment, piece: None }
    };
    NewTable {
        seats: wanted.seats,
        time_control: wanted.time_control,
        // A table for one would be refused, not made for somebody else.
        seat_specs: (1..=wanted.seats.max(2)).map(spec).collect(),
        rated: wanted.rated,
        ..NewTable::new(&wanted.game)
    }
}

/// The seat that is kept for whoever is challenged.
fn challenged_seat(wanted: &NewChallenge) -> SeatNumber {
    if wanted.side.unwrap_or(1) == 1 { 2 } else { 1 }
}

fn time_to_answer(app: &App, time_control: TimeControl) -> Millis {
    let longest = match time_control {
        TimeControl::None | TimeControl::Correspondence { .. } => CORRESPONDENCE,
        _ => LIVE,
    };
    // A table that nobody joins is cancelled then.
    longest.min(app.config.waiting_hours.saturating_mul(60 * 60 * 1000))
}

/// Accepts a challenge: whoever is challenged takes the place that is kept for them.
pub(crate) async fn accept(
    app: &App,
    who: &Requester,
    id: &str,
) -> Result<ChallengeRow, ServerError> {
    let row = open_challenge(app, id, |row| row.challenged == who.person.id).await?;
    check_reachable(app, &who.person.id, &row.challenger).await?;
    let seat = challenged_seat(&row.wanted);
    let join = Action::Join { seat: Some(seat), piece: None, client_seed: None, name: None };
    let nonce = format!("challenge {id}");
    let joined = app.hub.act(&row.game, who.clone(), once(nonce, join)).await;
    let now = app.store.now();
    match joined {
        // By its link they may have joined before.
        Ok(_) | Err(ServerError::Table(TableError::Seated | TableError::Started)) => {
            app.store.end_challenge(id, ChallengeState::Accepted, None, now).await?;
            Ok(ChallengeRow { state: ChallengeState::Accepted, ..row })
        }
        Err(ServerError::NoTable { .. } | ServerError::Table(TableError::Over)) => {
            app.store.end_challenge(id, ChallengeState::Withdrawn, None, now).await?;
            Err(ServerError::NoChallenge)
        }
        Err(error) => Err(error),
    }
}

/// Declines a challenge.
pub(crate) async fn decline(
    app: &App,
    person: &str,
    id: &str,
    reason: Option<DeclineReason>,
) -> Result<ChallengeRow, ServerError> {
    let row = open_challenge(app, id, |row| row.challenged == person).await?;
    end(app, row, ChallengeState::Declined, reason).await
}

/// Takes a challenge back.
pub(crate) async fn withdraw(
    app: &App,
    person: &str,
    id: &str,
) -> Result<ChallengeRow, ServerError> {
    let row = open_challenge(app, id, |row| row.challenger == person).await?;
    end(app, row, ChallengeState::Withdrawn, None).await
}

/// Ends what two people have offered each other: one of them wants nothing to do with the other.
pub(crate) async fn end_between(app: &App, one: &str, other: &str) -> Result<(), ServerError> {
    for row in app.store.challenges_of(one).await? {
        let is_theirs = row.challenger == other || row.challenged == other;
        if is_theirs && row.state == ChallengeState::Open {
            let state = match row.challenger == one {
                true => ChallengeState::Withdrawn,
                false => ChallengeState::Declined,
            };
            // What was answered at this moment is no longer open.
            let _ = end(app, row, state, None).await;
        }
    }
    Ok(())
}

/// A challenge that waits for its answer, if it concerns whoever asks. Of others nobody is told anything.
async fn open_challenge(
    app: &App,
    id: &str,
    is_theirs: impl FnOnce(&ChallengeRow) -> bool,
) -> Result<ChallengeRow, ServerError> {
    let row = app.store.challenge(id).await?.filter(is_theirs);
    let is_open =
        |row: &ChallengeRow| row.state == ChallengeState::Open && row.expires > app.store.now();
    row.filter(is_open).ok_or(ServerError::NoChallenge)
}

/// Ends a challenge, and cancels its table unless they play there by now.
async fn end(
    app: &App,
    row: ChallengeRow,
    state: ChallengeState,
    reason: Option<DeclineReason>,
) -> Result<ChallengeRow, ServerError> {
    // Where they are is nobody's business.
    let address = IpAddr::V4(Ipv4Addr::UNSPECIFIED).into();
    let challenger = Requester { person: Person::guest(&row.challenger), address };
    let leave = once(format!("challenge {}", row.id), Action::Leave { seat: None });
    let left = app.hub.act_on_behalf(&row.game, challenger, leave).await;
    let state = match left {
        Err(ServerError::Table(TableError::Started)) => ChallengeState::Accepted,
        Err(error @ (ServerError::Storage | ServerError::Busy | ServerError::Taken)) => {
            return Err(error);
        }
        // It is cancelled, or there is none any more.
        _ => state,
    };
    match app.store.end_challenge(&row.id, state, reason, app.store.now()).await? {
        true => Ok(ChallengeRow { state, reason, ..row }),
        false => Err(ServerError::NoChallenge),
    }
}

fn once(nonce: String, action: Action) -> ActionRequest {
    ActionRequest { nonce, seq: None, action }
}

/// The challenges of somebody: those that wait for their answer, those they have made, and what became of the others.
pub(crate) async fn challenges_of(
    app: &App,
    host: Option<&str>,
    person: &str,
) -> Result<Challenges, ServerError> {
    let rows = app.store.challenges_of(person).await?;
    let (made, mut received): (Vec<_>, Vec<_>) =
        rows.into_iter().partition(|row| row.challenger == person);
    let now = app.store.now();
    let apart = app.store.kept_apart(person).await?;
    received.retain(|row| !apart.contains(&row.challenger));
    let (mut waiting, answered): (Vec<_>, Vec<_>) =
        received.into_iter().partition(|row| row.state == ChallengeState::Open);
    // One that is too old is about to be ended.
    waiting.retain(|row| row.expires > now);
    let mut stakes = HashMap::new();
    for row in waiting.iter().filter(|row| row.wanted.rated) {
        if let Some(stake) = stake(app, row).await {
            stakes.insert(row.id.clone(), stake);
        }
    }
    let mut incoming = shown(app, host, waiting).await?;
    for challenge in &mut incoming {
        challenge.stake = stakes.remove(&challenge.id);
    }
    Ok(Challenges {
        incoming,
        outgoing: shown(app, host, made).await?,
        answered: shown(app, host, answered).await?,
    })
}

/// What is at stake for whoever is challenged, if that can be said: nobody else may join, and the table still waits.
async fn stake(app: &App, row: &ChallengeRow) -> Option<RatingStake> {
    let challenged = app.store.people([row.challenged.clone()].into()).await.ok()?;
    let challenged = challenged.get(&row.challenged)?;
    let ratings = table_ratings(app, &row.game, Some(challenged)).await.ok()?;
    let seat = challenged_seat(&row.wanted);
    ratings.seats.into_iter().find(|rating| rating.seat == seat)?.stake
}

/// Challenges as people see them.
pub(crate) async fn shown(
    app: &App,
    host: Option<&str>,
    rows: Vec<ChallengeRow>,
) -> Result<Vec<Challenge>, ServerError> {
    let ids = rows.iter().flat_map(|row| [row.challenger.clone(), row.challenged.clone()]);
    let people = shown_people(app, ids).await?;
    let person = |id: &str| people.get(id).cloned().unwrap_or_else(|| Person::guest(id));
    let challenge = |row: ChallengeRow| Challenge {
        from: person(&row.challenger),
        to: person(&row.challenged),
        game: row.wanted.game,
        seats: row.wanted.seats,
        time_control: row.wanted.time_control,
        side: Some(row.wanted.side.unwrap_or(1)),
        rated: row.wanted.rated,
        stake: None,
        url: app.table_url(host, &row.game),
        table: row.game,
        created: row.created,
        expires: row.expires,
        state: row.state,
        reason: row.reason,
        id: row.id,
    };
    Ok(rows.into_iter().map(challenge).collect())
}

/// Ends challenges that nobody has answered, or that were answered at their table, again and again until the server stops.
/// Of several nodes that try, one does.
pub(crate) async fn expire(app: App) {
    let mut clock_moves = app.store.clock().moves();
    loop {
        if let Err(error) = expire_due(&app).await {
            tracing::debug!(%error, "challenges could not be looked for");
        }
        tokio::select! {
            () = tokio::time::sleep(EXPIRY_INTERVAL) => {}
            Ok(()) = clock_moves.changed() => {}
            () = app.stopped() => return,
        }
    }
}

async fn expire_due(app: &App) -> Result<(), StoreError> {
    let now = app.store.now();
    for row in app.store.settled_challenges(now).await? {
        let id = row.id.clone();
        let state = match row.expires <= now {
            true => ChallengeState::Expired,
            // Whoever made it has left the table. If they play there by now, it counts as accepted.
            false => ChallengeState::Withdrawn,
        };
        match end(app, row, state, None).await {
            Ok(_) | Err(ServerError::NoChallenge) => {}
            Err(error) => tracing::debug!(%error, id, "a challenge is not ended yet"),
        }
    }
    Ok(())
}
