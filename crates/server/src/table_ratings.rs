//! What a rated table means for those who sit there: before the game what is at stake, after it what has changed.

use api::{Person, RatingChange, RatingStake, SeatNumber, SeatRating, TablePhase, TableRatings};
use game::SeatResult;
use ratings::{RatedSeat, RatingPool, SkillRating, SkillStake};
use store::{GameRating, RatingChangeRow};
use table::{Table, unrated_key};

use crate::error::ServerError;
use crate::ratings::{rating_in, shown, shown_stake};
use crate::state::App;

/// A table as far as ratings are concerned.
struct RatedTable {
    is_rated: bool,
    phase: TablePhase,
    seats: Vec<SeatFacts>,
    /// The seats that may begin, from 0.
    may_begin: Vec<usize>,
}

/// A seat as far as ratings are concerned.
struct SeatFacts {
    pool: Option<RatingPool>,
    side: usize,
    holder: Option<String>,
}

impl RatedTable {
    fn of(table: &Table) -> RatedTable {
        let seat = |(seat, holder): (SeatNumber, Option<&str>)| SeatFacts {
            pool: table.rating_pool(seat),
            side: table.rating_side(seat),
            holder: holder.map(str::to_owned),
        };
        RatedTable {
            is_rated: table.is_rated(),
            phase: table.phase(),
            seats: (1..).zip(table.holder_ids()).map(seat).collect(),
            may_begin: table.may_begin().into_iter().map(|seat| usize::from(seat) - 1).collect(),
        }
    }
}

/// What a table means for ratings, as `caller` sees it. A game that is over is rated before it is answered for.
pub(crate) async fn table_ratings(
    app: &App,
    table: &str,
    caller: Option<&Person>,
) -> Result<TableRatings, ServerError> {
    let facts = app.hub.read(table, RatedTable::of).await?;
    if !facts.is_rated {
        return Ok(TableRatings::default());
    }
    let decided = match facts.phase {
        TablePhase::Over => app.store.rate_game(table).await?,
        _ => GameRating::Open,
    };
    let changes = match decided {
        GameRating::Rated => app.store.rating_changes_in(table).await?,
        _ => Vec::new(),
    };
    let unrated = match decided {
        GameRating::Unrated(reason) => Some(unrated_key(reason)),
        _ => None,
    };
    let holders = holder_ratings(app, &facts).await?;
    let now = app.store.now();
    let stakes = match facts.phase {
        TablePhase::Over => vec![None; facts.seats.len()],
        _ => stakes(app, &facts, &holders, caller).await?,
    };
    let seat = |(nth, facts): (usize, &SeatFacts)| {
        let seat = nth as SeatNumber + 1;
        let change = changes.iter().find(|change| change.seat == seat);
        let (stake, missing) = stakes[nth].unzip();
        SeatRating {
            seat,
            pool: facts.pool.map_or_else(String::new, |pool| pool.name().to_owned()),
            rating: facts.pool.zip(holders[nth]).map(|(pool, rating)| shown(pool, &rating, now)),
            stake,
            missing: missing.unwrap_or(false),
            change: change.map(shown_change),
        }
    };
    let seats = facts.seats.iter().enumerate().map(seat).collect();
    Ok(TableRatings { rated: true, unrated, seats })
}

/// By seat, the rating of who sits there.
async fn holder_ratings(
    app: &App,
    table: &RatedTable,
) -> Result<Vec<Option<SkillRating>>, ServerError> {
    let mut ratings = Vec::new();
    for seat in &table.seats {
        ratings.push(match (&seat.holder, seat.pool) {
            (Some(person), Some(pool)) => Some(rating_in(app, person, pool).await?),
            _ => None,
        });
    }
    Ok(ratings)
}

/// By seat, what is at stake for who sits there, or for `caller` if they sat down there, and whether others would still be
/// missing then: these are taken to be as strong. Whoever takes the last open seat is known to the others.
async fn stakes(
    app: &App,
    table: &RatedTable,
    holders: &[Option<SkillRating>],
    caller: Option<&Person>,
) -> Result<Vec<Option<(RatingStake, bool)>>, ServerError> {
    let holds = |id: &str| table.seats.iter().any(|seat| seat.holder.as_deref() == Some(id));
    let joins = caller.filter(|caller| caller.account && !holds(&caller.id));
    let mut guests = Vec::new();
    for (seat, holder) in table.seats.iter().zip(holders) {
        guests.push(match (joins, seat.pool, holder) {
            (Some(caller), Some(pool), None) => Some(rating_in(app, &caller.id, pool).await?),
            _ => None,
        });
    }
    let (now, open) = (app.store.now(), holders.iter().filter(|holder| holder.is_none()).count());
    let terms = app.store.first_player_terms();
    let stake = |nth: usize| {
        let own = holders[nth].or(guests[nth])?;
        let is_last = open == 1 && joins.is_some();
        let seat = |(other, facts): (usize, &SeatFacts)| {
            let last = guests[other].filter(|_| is_last);
            let before = holders[other].or(last).unwrap_or(own);
            let term = facts.pool.map_or(0.0, |pool| terms.term(pool, now));
            RatedSeat {
                before,
                side: facts.side,
                result: SeatResult::Draw,
                first_player_term: term,
            }
        };
        let seats: Vec<_> = table.seats.iter().enumerate().map(seat).collect();
        let missing = if holders[nth].is_none() { open > 1 } else { open > 0 && !is_last };
        Some((shown_stake(SkillStake::of(&seats, &table.may_begin, nth, now)), missing))
    };
    Ok((0..table.seats.len()).map(stake).collect())
}

fn shown_change(change: &RatingChangeRow) -> RatingChange {
    RatingChange {
        pool: change.pool.name().to_owned(),
        before: change.before.shown(),
        after: change.after.shown(),
        provisional: change.after.deviation >= SkillRating::PROVISIONAL,
    }
}
