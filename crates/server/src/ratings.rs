//! Ratings as people see them, and what makes sure that every rated game is rated in the end.

use std::collections::HashMap;
use std::time::Duration;

use api::{
    Leaderboard, LeaderboardPlace, Millis, NotableWin, Person, PersonRatings, PoolRating,
    PoolResults, PoolStake, Rating, RatingDistribution, RatingPoint, RatingStake, RatingStep, Role,
    SeatHolder, SideResults, TableSummary, Unlisted, UnlistedReason,
};
use game::SeatResult;
use ratings::{
    LeaderboardEntry, PlayedResults, RatingPool, ResultCounts, SkillDistribution, SkillRating,
    SkillStake,
};
use store::{RatedPerson, RatingChangeKind, RatingChangeRow, StoreError, WinOrder};

use crate::error::ServerError;
use crate::safety::shown_people;
use crate::state::App;

/// How often a node looks for games that are over and not rated.
const FINISH_INTERVAL: Duration = Duration::from_secs(2);

/// How many places of a leaderboard are on a page.
const PAGE: usize = 100;

/// How many points a graph has.
const POINTS: usize = 300;

/// How many of somebody's best wins are told, and how many people one may beat in a game.
const BEST_WINS: usize = 3;
const MOST_BEATEN: usize = 4;

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
pub(crate) fn shown(pool: RatingPool, rating: &SkillRating, now: Millis) -> Rating {
    Rating {
        pool: pool.name().to_owned(),
        rating: rating.shown(),
        deviation: rating.deviation_at(now).round() as u32,
        provisional: rating.is_provisional(now),
        games: rating.games,
    }
}

/// What is at stake as people see it.
pub(crate) fn shown_stake(SkillStake { win, draw, loss }: SkillStake) -> RatingStake {
    RatingStake { if_won: win, if_drawn: draw, if_lost: loss }
}

/// What is at stake for somebody in every pool, in a quick game against people who are exactly as strong.
pub(crate) async fn pool_stakes(app: &App, person: &str) -> Result<Vec<PoolStake>, ServerError> {
    let now = app.store.now();
    let ratings: HashMap<_, _> = app.store.ratings_of(person).await?.into_iter().collect();
    let terms = app.store.first_player_terms();
    let stake = |pool: RatingPool| {
        let own = ratings.get(&pool).copied().unwrap_or_default();
        let term = terms.term(pool, now);
        let stake = shown_stake(SkillStake::against_equals(&own, pool, term, now));
        PoolStake { pool: pool.name().to_owned(), stake }
    };
    Ok(RatingPool::ALL.map(stake).into())
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

/// Somebody's ratings, by pool, and how they came about. They themselves are told of wins against everybody, others not of
/// those against owners of private profiles.
pub(crate) async fn person_ratings(
    app: &App,
    person: &str,
    is_own: bool,
) -> Result<PersonRatings, ServerError> {
    let now = app.store.now();
    let ratings: HashMap<_, _> = app.store.ratings_of(person).await?.into_iter().collect();
    let games = app.store.results_of(person).await?;
    let bests = app.store.best_ratings_of(person).await?;
    let mut pools = Vec::new();
    for pool in RatingPool::ALL {
        let Some(rating) = ratings.get(&pool) else { continue };
        let changes = app.store.rating_changes_of(person, pool, POINTS).await?;
        let best = wins(app, person, pool, WinOrder::Best, is_own, BEST_WINS).await?;
        let first = wins(app, person, pool, WinOrder::First, is_own, 1).await?.pop();
        let own = games.iter().filter(|(other, ..)| *other == pool);
        pools.push(PoolRating {
            rating: shown(pool, rating, now),
            ranked: rating.is_ranked(now),
            best: bests.get(&pool).map(|best| SkillRating { rating: *best, ..*rating }.shown()),
            points: changes.iter().rev().map(point).collect(),
            results: PoolResults {
                best_wins: best,
                first_win: first,
                ..results(own.map(|(_, began, result)| (*began, *result)))
            },
        });
    }
    Ok(PersonRatings { pools, stakes: Vec::new() })
}

/// How games went, the oldest first: whether somebody began, and the result.
fn results(games: impl Iterator<Item = (bool, SeatResult)>) -> PoolResults {
    let sum = PlayedResults::of(games);
    let side = |counts: ResultCounts| SideResults {
        won: counts.won,
        drawn: counts.drawn,
        lost: counts.lost,
    };
    PoolResults {
        began: side(sum.began),
        followed: side(sum.followed),
        streak: sum.streak,
        longest_streak: sum.longest_streak,
        ..PoolResults::default()
    }
}

/// Games that somebody won in a pool, each once.
async fn wins(
    app: &App,
    person: &str,
    pool: RatingPool,
    order: WinOrder,
    all: bool,
    count: usize,
) -> Result<Vec<NotableWin>, ServerError> {
    // Of a game that several lost, each has a row.
    let rows = app.store.beaten_by(person, pool, order, all, count * MOST_BEATEN).await?;
    let mut games: Vec<RatingChangeRow> = Vec::new();
    for row in rows {
        match games.iter_mut().find(|other| other.game == row.game) {
            Some(known) if row.before.rating > known.before.rating => *known = row,
            Some(_) => {}
            None => games.push(row),
        }
    }
    games.truncate(count);
    let people = shown_people(app, games.iter().map(|row| row.person.clone())).await?;
    let win = |row: RatingChangeRow| NotableWin {
        opponent: people.get(&row.person).cloned().unwrap_or_else(|| Person::guest(&row.person)),
        table: row.game,
        at: row.at,
        rating: row.before.shown(),
    };
    Ok(games.into_iter().map(win).collect())
}

fn point(change: &RatingChangeRow) -> RatingPoint {
    let is_game = change.kind == RatingChangeKind::Game;
    RatingPoint {
        at: change.at,
        rating: change.after.shown(),
        table: is_game.then(|| change.game.clone()),
    }
}

/// Those of the people in a pool who are compared with others: whoever is banned is not.
fn not_banned<'a>(
    app: &'a App,
    people: &'a [RatedPerson],
    now: Millis,
) -> impl Iterator<Item = &'a RatedPerson> {
    people.iter().filter(move |person| !app.moderation.is_banned(&person.person, now))
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
    let listed = || not_banned(app, &people, now).filter(|person| !person.private);
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
    let unlisted = match own {
        Some(_) => None,
        None => unlisted(app, pool, bots, caller).await?,
    };
    Ok(Leaderboard {
        pool: pool.name().to_owned(),
        people: u32::try_from(ranked.len()).unwrap_or(u32::MAX),
        places: ranked.iter().enumerate().skip(first).take(PAGE).map(place).collect(),
        more: ranked.len() > first.saturating_add(PAGE),
        own: own.map(place),
        unlisted,
    })
}

/// Why somebody is not on the leaderboard of people, or of bots. Whoever has games and is private is told that before how
/// sure their rating is: more games alone would not bring them there.
async fn unlisted(
    app: &App,
    pool: RatingPool,
    bots: bool,
    caller: Option<&str>,
) -> Result<Option<Unlisted>, ServerError> {
    let now = app.store.now();
    let account = match caller {
        Some(caller) => app.store.account(caller).await?,
        None => None,
    };
    let Some(account) = account else {
        let guest = Unlisted { reason: UnlistedReason::Guest, rating: None };
        return Ok(Some(guest).filter(|_| !bots));
    };
    let rating = rating_in(app, &account.person, pool).await?;
    let reason = if (account.role == Role::Bot) != bots {
        None
    } else if rating.games == 0 {
        Some(UnlistedReason::NoGames)
    } else if account.private {
        Some(UnlistedReason::Private)
    } else if rating.is_provisional(now) {
        Some(UnlistedReason::Provisional)
    } else if !rating.is_ranked(now) {
        Some(UnlistedReason::Unsure)
    } else {
        // They are banned, or have a place within seconds.
        None
    };
    let rating = (rating.games > 0).then(|| shown(pool, &rating, now));
    Ok(reason.map(|reason| Unlisted { reason, rating }))
}

/// How the ratings of people in a pool are spread, and where somebody stands among them.
pub(crate) async fn distribution(
    app: &App,
    pool: RatingPool,
    caller: Option<&str>,
) -> Result<RatingDistribution, ServerError> {
    let now = app.store.now();
    let people = app.pools.read(&app.store, pool).await?;
    let counted = || not_banned(app, &people, now).filter(|person| !person.is_bot);
    let spread = SkillDistribution::of(counted().map(|person| &person.rating), now);
    let own = match caller {
        Some(caller) => Some(rating_in(app, caller, pool).await?).filter(|own| own.games > 0),
        None => None,
    };
    let sure = own.filter(|own| !own.is_provisional(now));
    let others = counted().filter(|person| Some(person.person.as_str()) != caller);
    let others = SkillDistribution::of(others.map(|person| &person.rating), now);
    let percentile = sure.and_then(|own| others.percent_below(&own));
    let step = |(from, people): (i32, usize)| RatingStep { from, people: people as u32 };
    Ok(RatingDistribution {
        pool: pool.name().to_owned(),
        people: spread.people() as u32,
        width: SkillDistribution::STEP as u32,
        steps: spread.steps().into_iter().map(step).collect(),
        own: own.map(|own| shown(pool, &own, now)),
        percentile,
    })
}
