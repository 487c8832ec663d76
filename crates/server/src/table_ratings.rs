//! What a rated table means for those who sit there: before the game what is at stake, after it what has changed.

use api::{Person, RatingChange, SeatNumber, SeatRating, TablePhase, TableRatings};
use game::SeatResult;
use ratings::{RatedSeat, RatingPool, SkillRating, SkillStake};
use store::{GameRating, RatingChangeRow};
use table::{Table, unrated_key};

use crate::error::ServerError;
use crate::ratings::{rating_in, shown};
use crate::state::App;

/// A table as far as ratings are concerned.
struct RatedTable {
    is_rated: bool,
    phase: TablePhase,
    seats: Vec<SeatFacts>,
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
    let ratings = seat_ratings(app, &facts, caller).await?;
    let now = app.store.now();
    let stakes = match facts.phase {
        TablePhase::Over => None,
        _ => stakes(&facts, &ratings, now),
    };
    let seat = |(nth, facts): (usize, &SeatFacts)| {
        let seat = nth as SeatNumber + 1;
        let holder = facts.holder.as_ref().and(ratings[nth]);
        let change = changes.iter().find(|change| change.seat == seat);
        SeatRating {
            seat,
            pool: facts.pool.map_or_else(String::new, |pool| pool.name().to_owned()),
            rating: facts.pool.zip(holder).map(|(pool, rating)| shown(pool, &rating, now)),
            stake: stakes.as_ref().map(|stakes| stakes[nth]),
            change: change.map(shown_change),
        }
    };
    let seats = facts.seats.iter().enumerate().map(seat).collect();
    Ok(TableRatings { rated: true, unrated, seats })
}

/// By seat, the rating of who sits there, or of `caller` where theirs is the only one that is open.
async fn seat_ratings(
    app: &App,
    table: &RatedTable,
    caller: Option<&Person>,
) -> Result<Vec<Option<SkillRating>>, ServerError> {
    let holds = |id: &str| table.seats.iter().any(|seat| seat.holder.as_deref() == Some(id));
    let sitting_down = caller
        .filter(|caller| caller.account && !holds(&caller.id))
        .filter(|_| table.seats.iter().filter(|seat| seat.holder.is_none()).count() == 1);
    let mut ratings = Vec::new();
    for seat in &table.seats {
        let caller = sitting_down.map(|caller| caller.id.as_str());
        ratings.push(match (seat.holder.as_deref().or(caller), seat.pool) {
            (Some(person), Some(pool)) => Some(rating_in(app, person, pool).await?),
            _ => None,
        });
    }
    Ok(ratings)
}

/// By seat, what is at stake, if it is known who plays.
fn stakes(
    table: &RatedTable,
    ratings: &[Option<SkillRating>],
    now: u64,
) -> Option<Vec<api::RatingStake>> {
    let seat = |(facts, rating): (&SeatFacts, &Option<SkillRating>)| {
        let result = SeatResult::Draw;
        Some(RatedSeat { before: (*rating)?, side: facts.side, result, first_player_term: 0.0 })
    };
    let seats: Option<Vec<_>> = table.seats.iter().zip(ratings).map(seat).collect();
    let seats = seats?;
    let stake = |nth| {
        let SkillStake { win, draw, loss } = SkillStake::of(&seats, nth, now);
        api::RatingStake { if_won: win, if_drawn: draw, if_lost: loss }
    };
    Some((0..seats.len()).map(stake).collect())
}

fn shown_change(change: &RatingChangeRow) -> RatingChange {
    RatingChange {
        pool: change.pool.name().to_owned(),
        before: change.before.shown(),
        after: change.after.shown(),
        provisional: change.after.deviation >= SkillRating::PROVISIONAL,
    }
}
