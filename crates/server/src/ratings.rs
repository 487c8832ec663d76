//! Ratings as people see them, and what makes sure that every rated game is rated in the end.

use std::collections::HashMap;
use std::time::Duration;

use api::{
    Leaderboard, LeaderboardPlace, Person, PersonRatings, PoolRating, Rating,
    RatingDistribution, RatingPoint, RatingStep, SeatHolder, TableSummary,
};
use ratings::{LeaderboardEntry, RatingPool, SkillRating};
use store::{RatedPerson, RatingChangeKind, RatingChangeRow, StoreError};

use crate::error::ServerError;
use crate::state::App;

/// How often a node looks for games that are over and not rated.
const FINISH_INTERVAL: Duration = Duration::from_secs(2);

/// How many places of a leaderboard are on a page.
const PAGE: usize = 100;

/// How many changes of somebody's ratings are looked at, and how many points a graph has.
const CHANGES: usize = 2_000;
const POINTS: usize = 300;

/// Rates games that ended while nobody did, and gives points back after bans, again and again until the server stops. Of
/// several nodes that try, one does.
pub(crate) async fn finish(app: App) {
    let mut clock_moves = app.store.clock().moves();
    loop {
        if let Err(error) = finish_due(&app).await {
            tracing::debug!(%error, "games to rate could not be looked for");
        }
        tokio::select! {
            () = tokio::time::sleep(FINISH_INTERVAL) => {}
            Ok(()) = clock_moves.changed() => {}
            () = app.stopped() => return,
        }
    }
}

/// Rates what is over, and gives back what is due. What cannot be rated now is tried again later.
pub(crate) async fn finish_due(app: &App) -> Result<(), StoreError> {
    for game in app.store.games_to_rate().await? {
        if let Err(error) = app.store.rate_game(&game).await {
            // Whoever saw its end has said so once.
            tracing::debug!(%error, game, "a game is not rated yet");
        }
    }
    for due in app.store.refunds_due().await? {
        let people = app.store.refund(&due).await?;
        tracing::info!(ban = due.ban, people, "points were given back");
    }
    Ok(())
}

/// A rating as people see it now.
pub(crate) fn shown(pool: RatingPool, rating: &SkillRating, now: u64) -> Rating {
    Rating {
        pool: pool.name().to_owned(),
        rating: rating.shown(),
        deviation: rating.deviation_at(now).round() as u32,
        provisional: rating.is_provisional(now),
        games: rating.games,
    }
}

/// Somebody's rating in a pool, which is a newcomer's if they have none.
pub(crate) async fn rating_in(
    app: &App,
    person: &str,
    pool: RatingPool,
) -> Result<SkillRating, ServerError> {
    let ratings = app.store.ratings_of(person).await?;
    let own = ratings.into_iter().find(|(other, _)| *other == pool);
    Ok(own.map_or(SkillRating::NEW, |(_, rating)| rating))
}

/// Has lists say the ratings of those who sit at rated tables.
pub(crate) async fn show_ratings(
    app: &App,
    tables: impl Iterator<Item = &mut TableSummary>,
) -> Result<(), ServerError> {
    let mut tables: Vec<_> = tables.filter(|table| table.rated).collect();
    if tables.is_empty() {
        return Ok(());
    }
    let seats = tables.iter().flat_map(|table| &table.seats);
    let people = seats.filter_map(|holder| person_in(holder.as_ref())).map(str::to_owned);
    let ratings = app.store.ratings_of_people(people.collect()).await?;
    let now = app.store.now();
    for table in &mut tables {
        let seats = table.seats.len();
        let rating = |(nth, holder): (usize, &Option<SeatHolder>)| {
            let pool = RatingPool::of_seat(&table.game, seats, table.time_control, nth)?;
            let person = person_in(holder.as_ref())?.to_owned();
            let own = ratings.get(&(person, pool)).copied().unwrap_or_default();
            Some(shown(pool, &own, now))
        };
        table.ratings = table.seats.iter().enumerate().map(rating).collect();
    }
    Ok(())
}

/// The id of the person who holds a seat.
fn person_in(holder: Option<&SeatHolder>) -> Option<&str> {
    match holder {
        Some(SeatHolder::Person(person)) => Some(&person.id),
        _ => None,
    }
}

/// Somebody's ratings, by pool, and how they came about.
pub(crate) async fn person_ratings(app: &App, person: &str) -> Result<PersonRatings, ServerError> {
    let now = app.store.now();
    let ratings: HashMap<_, _> = app.store.ratings_of(person).await?.into_iter().collect();
    let changes = app.store.rating_changes_of(person, CHANGES).await?;
    let pool_rating = |pool: RatingPool| {
        let rating = ratings.get(&pool)?;
        let own = || changes.iter().filter(move |change| change.pool == pool);
        let sure = own().filter(|change| change.after.deviation < SkillRating::PROVISIONAL);
        let mut points: Vec<_> = own().take(POINTS).map(point).collect();
        points.reverse();
        Some(PoolRating {
            rating: shown(pool, rating, now),
            ranked: rating.is_ranked(now),
            best: sure.map(|change| change.after.shown()).max(),
            points,
        })
    };
    Ok(PersonRatings { pools: RatingPool::ALL.into_iter().filter_map(pool_rating).collect() })
}

fn point(change: &RatingChangeRow) -> RatingPoint {
    let is_game = change.kind == RatingChangeKind::Game;
    RatingPoint {
        at: change.at,
        rating: change.after.shown(),
        table: is_game.then(|| change.game.clone()),
    }
}

/// A page of the leaderboard of a pool, of people or of bots. Whoever is private, or banned, is not on it.
pub(crate) async fn leaderboard(
    app: &App,
    pool: RatingPool,
    bots: bool,
    page: usize,
    caller: Option<&str>,
) -> Result<Leaderboard, ServerError> {
    let now = app.store.now();
    let people = app.pools.read(&app.store, pool).await?;
    let is_listed =
        |person: &&RatedPerson| !person.private && !app.moderation.is_banned(&person.person, now);
    let listed = || people.iter().filter(is_listed);
    let entry = |person: &RatedPerson| LeaderboardEntry {
        person: person.person.clone(),
        rating: person.rating,
        is_bot: person.is_bot,
    };
    let ranked = LeaderboardEntry::leaderboard(listed().map(entry).collect(), bots, now);
    let names: HashMap<_, _> =
        listed().map(|person| (person.person.as_str(), person.name.as_str())).collect();
    let place = |(nth, entry): (usize, &LeaderboardEntry)| {
        let name = names.get(entry.person.as_str()).copied().unwrap_or_default();
        let person = match app.moderation.is_silenced(&entry.person, None, now) {
            true => Person::guest(&entry.person),
            false => Person::with_account(&entry.person, name),
        };
        LeaderboardPlace { place: nth as u32 + 1, person, rating: shown(pool, &entry.rating, now) }
    };
    let first = page.saturating_mul(PAGE);
    let own = ranked.iter().enumerate().find(|(_, entry)| Some(entry.person.as_str()) == caller);
    Ok(Leaderboard {
        pool: pool.name().to_owned(),
        people: u32::try_from(ranked.len()).unwrap_or(u32::MAX),
        places: ranked.iter().enumerate().skip(first).take(PAGE).map(place).collect(),
        more: ranked.len() > first.saturating_add(PAGE),
        own: own.map(place),
    })
}

/// How the ratings of people in a pool are spread, and where somebody stands among them.
pub(crate) async fn distribution(
    app: &App,
    pool: RatingPool,
    caller: Option<&str>,
) -> Result<RatingDistribution, ServerError> {
    let now = app.store.now();
    let people = app.pools.read(&app.store, pool).await?;
    let ratings = people.iter().filter(|person| !person.is_bot).map(|person| &person.rating);
    let spread = ratings::SkillDistribution::of(ratings, now);
    let own = match caller {
        Some(caller) => Some(rating_in(app, caller, pool).await?).filter(|own| own.games > 0),
        None => None,
    };
    let sure = own.filter(|own| !own.is_provisional(now));
    let percentile = sure.and_then(|own| spread.percentile(&own));
    let step = |(from, people): (i32, usize)| RatingStep { from, people: people as u32 };
    Ok(RatingDistribution {
        pool: pool.name().to_owned(),
        people: spread.people() as u32,
        width: ratings::SkillDistribution::STEP as u32,
        steps: spread.steps().into_iter().map(step).collect(),
        own: own.map(|own| shown(pool, &own, now)),
        percentile: percentile.map(|percent| percent as u8),
    })
}
