//! What can be read of ratings, in the same SQL from every database.

use std::collections::{HashMap, HashSet};

use api::Millis;
use async_trait::async_trait;
use game::SeatResult;
use ratings::{RatingPool, SkillRating};

use crate::rating_rows::{DueRefund, RatedPerson, RatingChangeRow};
use crate::{StoreError, queries};

/// How many changes are read together.
pub(crate) const MAX_CHANGES: i64 = 500;

/// In which order games that somebody won are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WinOrder {
    /// Those against the highest ratings first.
    Best,
    /// In the order in which they were played.
    First,
}

/// Reads ratings, how they came about, and who left games early.
#[async_trait]
pub trait RatingQueries: queries::Queries {
    /// What is known of a game at a rated table: `open`, `rated`, or why it is not; nothing of any other game.
    async fn rated_game_state(&self, game: &str) -> Result<Option<String>, StoreError>;

    /// Games at rated tables that are over and have yet to be rated.
    async fn games_to_rate(&self) -> Result<Vec<String>, StoreError>;

    /// The number of the last change of a rating; 0 if there is none.
    async fn last_rating_number(&self) -> Result<u64, StoreError>;

    /// Somebody's ratings, by pool.
    async fn ratings_of(&self, person: &str) -> Result<Vec<(RatingPool, SkillRating)>, StoreError>;

    /// The ratings of these people, by person and pool; whoever has none is left out.
    async fn ratings_of_people(
        &self,
        people: HashSet<String>,
    ) -> Result<HashMap<(String, RatingPool), SkillRating>, StoreError>;

    /// What a game has changed, by seat.
    async fn rating_changes_in(&self, game: &str) -> Result<Vec<RatingChangeRow>, StoreError>;

    /// The last changes of somebody's rating in a pool, at most that many, the latest first.
    async fn rating_changes_of(
        &self,
        person: &str,
        pool: RatingPool,
        count: usize,
    ) -> Result<Vec<RatingChangeRow>, StoreError>;

    /// All games that have changed somebody's ratings, the oldest first: the pool, whether they made the first move, and
    /// how the game ended for them.
    async fn results_of(
        &self,
        person: &str,
    ) -> Result<Vec<(RatingPool, bool, SeatResult)>, StoreError>;

    /// The highest rating that somebody ever had in each pool and that was no guess.
    async fn best_ratings_of(&self, person: &str) -> Result<HashMap<RatingPool, f64>, StoreError>;

    /// The changes after number `after`, a batch of them, in order.
    async fn rating_changes_after(&self, after: u64) -> Result<Vec<RatingChangeRow>, StoreError>;

    /// What everybody's ratings changed by in the games that a person has played since then.
    async fn rating_changes_with(
        &self,
        person: &str,
        since: Millis,
    ) -> Result<Vec<RatingChangeRow>, StoreError>;

    /// What games that somebody won in a pool changed for whom they beat, at most so many: those of the highest rating
    /// before the game first, or those of the first games. Owners of private profiles are left out unless `all`.
    async fn beaten_by(
        &self,
        person: &str,
        pool: RatingPool,
        order: WinOrder,
        all: bool,
        count: usize,
    ) -> Result<Vec<RatingChangeRow>, StoreError>;

    /// Everybody whose rating in a pool was no guess when they last played.
    async fn rated_people(&self, pool: RatingPool) -> Result<Vec<RatedPerson>, StoreError>;

    /// All ratings after those of `after`, a batch of people, by person and pool.
    async fn ratings_after(
        &self,
        after: &str,
    ) -> Result<Vec<(String, RatingPool, SkillRating)>, StoreError>;

    /// When somebody left games early or without a word since then.
    async fn early_leaves(&self, person: &str, since: Millis) -> Result<Vec<Millis>, StoreError>;

    /// The number of the last change after number `after` that gave points back after another ban of the same person, as
    /// far as the audit log says whom it was about; 0 if there is none.
    async fn last_refund_after(&self, due: &DueRefund, after: u64) -> Result<u64, StoreError>;

    /// Bans after which points have to be given back.
    async fn refunds_due(&self) -> Result<Vec<DueRefund>, StoreError>;
}

/// Implements [`RatingQueries`] for a database that reads through the pool `read`.
macro_rules! implement_rating_queries {
    ($database:ty) => {
        #[async_trait]
        impl RatingQueries for $database {
            async fn rated_game_state(&self, game: &str) -> Result<Option<String>, StoreError> {
                let state = sqlx::query_scalar("SELECT state FROM rated_games WHERE game = $1");
                let state = state.bind(plain_text(game)).fetch_optional(&self.read);
                Ok(state.with_timeout().await?)
            }

            async fn games_to_rate(&self) -> Result<Vec<String>, StoreError> {
                let games = sqlx::query_scalar(
                    "SELECT game FROM rated_games JOIN games ON games.id = game
                     WHERE state = 'open' AND phase = 'over' ORDER BY at, game LIMIT $1",
                );
                Ok(games.bind(MAX_ROWS).fetch_all(&self.read).with_timeout().await?)
            }

            async fn last_rating_number(&self) -> Result<u64, StoreError> {
                let last =
                    sqlx::query_scalar("SELECT coalesce(max(number), 0) FROM rating_changes");
                let last: i64 = last.fetch_one(&self.read).with_timeout().await?;
                Ok(last.unsigned_abs())
            }

            async fn ratings_of(
                &self,
                person: &str,
            ) -> Result<Vec<(RatingPool, SkillRating)>, StoreError> {
                let rows = sqlx::query(
                    "SELECT pool, rating, deviation, volatility, games, at FROM ratings
                     WHERE person = $1",
                );
                let rows = rows.bind(plain_text(person)).fetch_all(&self.read).with_timeout();
                let rating = |row| Some((RatingPool::parse(Row::get(row, 0))?, skill!(row, 1)));
                Ok(rows.await?.iter().filter_map(rating).collect())
            }

            async fn ratings_of_people(
                &self,
                people: HashSet<String>,
            ) -> Result<HashMap<(String, RatingPool), SkillRating>, StoreError> {
                let people: Vec<_> = people.into_iter().collect();
                let mut ratings = HashMap::new();
                for some in people.chunks(MAX_ROWS as usize) {
                    let places: Vec<_> = (1..=some.len()).map(|nth| format!("${nth}")).collect();
                    let sql = format!(
                        "SELECT person, pool, rating, deviation, volatility, games, at FROM ratings
                         WHERE person IN ({})",
                        places.join(", ")
                    );
                    let mut rows = sqlx::query(sqlx::AssertSqlSafe(sql)).persistent(false);
                    for person in some {
                        rows = rows.bind(plain_text(person));
                    }
                    for row in &rows.fetch_all(&self.read).with_timeout().await? {
                        if let Some(pool) = RatingPool::parse(Row::get(row, 1)) {
                            ratings.insert((Row::get(row, 0), pool), skill!(row, 2));
                        }
                    }
                }
                Ok(ratings)
            }

            async fn rating_changes_in(
                &self,
                game: &str,
            ) -> Result<Vec<RatingChangeRow>, StoreError> {
                let rows = sqlx::query(change_sql!(
                    "WHERE game = $1 AND kind = 'game' ORDER BY seat, number"
                ));
                let rows = rows.bind(plain_text(game)).fetch_all(&self.read).with_timeout();
                Ok(rows.await?.iter().filter_map(|row| change_row!(row)).collect())
            }

            async fn rating_changes_of(
                &self,
                person: &str,
                pool: RatingPool,
                count: usize,
            ) -> Result<Vec<RatingChangeRow>, StoreError> {
                let rows = sqlx::query(change_sql!(
                    "WHERE person = $1 AND pool = $2 ORDER BY number DESC LIMIT $3"
                ));
                let rows = rows.bind(plain_text(person)).bind(pool.name()).bind(count as i64);
                let rows = rows.fetch_all(&self.read).with_timeout().await?;
                Ok(rows.iter().filter_map(|row| change_row!(row)).collect())
            }

            async fn results_of(
                &self,
                person: &str,
            ) -> Result<Vec<(RatingPool, bool, SeatResult)>, StoreError> {
                let rows = sqlx::query(
                    "SELECT pool, began, result FROM rating_changes
                     WHERE person = $1 AND kind = 'game' ORDER BY number",
                );
                let rows = rows.bind(plain_text(person)).fetch_all(&self.read).with_timeout();
                let result = |row| {
                    let pool = RatingPool::parse(Row::get(row, 0))?;
                    Some((pool, Row::get::<i64, _>(row, 1) != 0, read_result(Row::get(row, 2))))
                };
                Ok(rows.await?.iter().filter_map(result).collect())
            }

            async fn best_ratings_of(
                &self,
                person: &str,
            ) -> Result<HashMap<RatingPool, f64>, StoreError> {
                let rows = sqlx::query(
                    "SELECT pool, max(rating_after) FROM rating_changes
                     WHERE person = $1 AND deviation_after < $2 GROUP BY pool",
                );
                let rows = rows.bind(plain_text(person));
                let rows = rows.bind(hundredths(SkillRating::PROVISIONAL)).fetch_all(&self.read);
                let best = |row| {
                    let best = Row::get::<i64, _>(row, 1) as f64 / 100.0;
                    Some((RatingPool::parse(Row::get(row, 0))?, best))
                };
                Ok(rows.with_timeout().await?.iter().filter_map(best).collect())
            }

            async fn rating_changes_after(
                &self,
                after: u64,
            ) -> Result<Vec<RatingChangeRow>, StoreError> {
                let rows = sqlx::query(change_sql!("WHERE number > $1 ORDER BY number LIMIT $2"));
                let rows = rows.bind(sql_time(after)).bind(MAX_CHANGES);
                let rows = rows.fetch_all(&self.read).with_timeout().await?;
                Ok(rows.iter().filter_map(|row| change_row!(row)).collect())
            }

            async fn rating_changes_with(
                &self,
                person: &str,
                since: Millis,
            ) -> Result<Vec<RatingChangeRow>, StoreError> {
                let rows = sqlx::query(change_sql!(
                    "WHERE kind = 'game' AND game IN (
                       SELECT game FROM rating_changes
                       WHERE person = $1 AND kind = 'game' AND at >= $2)
                     ORDER BY number DESC LIMIT $3"
                ));
                let rows = rows.bind(plain_text(person)).bind(sql_time(since)).bind(MAX_CHANGES);
                let rows = rows.fetch_all(&self.read).with_timeout().await?;
                Ok(rows.iter().filter_map(|row| change_row!(row)).collect())
            }

            async fn beaten_by(
                &self,
                person: &str,
                pool: RatingPool,
                order: WinOrder,
                all: bool,
                count: usize,
            ) -> Result<Vec<RatingChangeRow>, StoreError> {
                let rows = sqlx::query(match order {
                    WinOrder::Best => beaten_sql!("rating_before DESC, number"),
                    WinOrder::First => beaten_sql!("number"),
                });
                let rows = rows.bind(plain_text(person)).bind(pool.name());
                let rows = rows.bind(i64::from(all)).bind(count as i64);
                let rows = rows.fetch_all(&self.read).with_timeout().await?;
                Ok(rows.iter().filter_map(|row| change_row!(row)).collect())
            }

            async fn rated_people(&self, pool: RatingPool) -> Result<Vec<RatedPerson>, StoreError> {
                let rows = sqlx::query(
                    "SELECT accounts.person, name, private, role,
                       rating, deviation, volatility, games, at
                     FROM ratings JOIN accounts ON accounts.person = ratings.person
                     WHERE pool = $1 AND deviation < $2 ORDER BY rating DESC",
                );
                let rows = rows.bind(pool.name()).bind(hundredths(SkillRating::PROVISIONAL));
                let person = |row| RatedPerson {
                    person: Row::get(row, 0),
                    name: Row::get(row, 1),
                    private: Row::get::<i64, _>(row, 2) != 0,
                    is_bot: Row::get::<&str, _>(row, 3) == api::Role::Bot.word(),
                    rating: skill!(row, 4),
                };
                let rows = rows.fetch_all(&self.read).with_timeout().await?;
                Ok(rows.iter().map(person).collect())
            }

            async fn ratings_after(
                &self,
                after: &str,
            ) -> Result<Vec<(String, RatingPool, SkillRating)>, StoreError> {
                let rows = sqlx::query(
                    "SELECT person, pool, rating, deviation, volatility, games, at FROM ratings
                     WHERE person > $1 AND person <= (
                       SELECT max(person) FROM (
                         SELECT DISTINCT person FROM ratings WHERE person > $1
                         ORDER BY person LIMIT $2) AS batch)
                     ORDER BY person, pool",
                );
                let rows = rows.bind(after).bind(MAX_CHANGES).fetch_all(&self.read).with_timeout();
                let rating = |row| {
                    Some((Row::get(row, 0), RatingPool::parse(Row::get(row, 1))?, skill!(row, 2)))
                };
                Ok(rows.await?.iter().filter_map(rating).collect())
            }

            async fn early_leaves(
                &self,
                person: &str,
                since: Millis,
            ) -> Result<Vec<Millis>, StoreError> {
                let times = sqlx::query_scalar(
                    "SELECT at FROM early_leaves WHERE person = $1 AND at > $2 ORDER BY at",
                );
                let times = times.bind(plain_text(person)).bind(sql_time(since));
                let times: Vec<i64> = times.fetch_all(&self.read).with_timeout().await?;
                Ok(times.into_iter().map(millis).collect())
            }

            async fn last_refund_after(
                &self,
                due: &DueRefund,
                after: u64,
            ) -> Result<u64, StoreError> {
                let last = sqlx::query_scalar(
                    "SELECT coalesce(max(number), 0) FROM rating_changes
                     WHERE number > $1 AND kind = 'refund' AND at <> $2
                     AND at IN (SELECT at FROM audit WHERE subject = $3 AND act = 'ban')",
                );
                let last = last.bind(sql_time(after)).bind(sql_time(due.at));
                let last = last.bind(plain_text(&due.person)).fetch_one(&self.read);
                let last: i64 = last.with_timeout().await?;
                Ok(last.unsigned_abs())
            }

            async fn refunds_due(&self) -> Result<Vec<DueRefund>, StoreError> {
                let rows = sqlx::query("SELECT ban, person, at FROM refunds_due ORDER BY at, ban");
                let due = |row| DueRefund {
                    ban: Row::get(row, 0),
                    person: Row::get(row, 1),
                    at: millis(Row::get(row, 2)),
                };
                let rows = rows.fetch_all(&self.read).with_timeout().await?;
                Ok(rows.iter().map(due).collect())
            }
        }
    };
}

macro_rules! change_sql {
    ($($rest:literal),+) => {
        concat!(
            "SELECT number, game, person, pool, kind, seat, began, result, moves, at, games,
               rating_before, deviation_before, volatility_before,
               rating_after, deviation_after, volatility_after
             FROM rating_changes ",
            $($rest),+
        )
    };
}

/// The changes of those whom somebody has beaten in a pool.
macro_rules! beaten_sql {
    ($order:literal) => {
        change_sql!(
            "WHERE kind = 'game' AND result = '0' AND person <> $1 AND game IN (
               SELECT game FROM rating_changes
               WHERE person = $1 AND pool = $2 AND kind = 'game' AND result = '1')
             AND person IN (
               SELECT person FROM accounts WHERE private = 0 OR CAST($3 AS bigint) = 1)
             ORDER BY ",
            $order,
            " LIMIT $4"
        )
    };
}

/// A change; nothing if its pool is one that a later version has.
macro_rules! change_row {
    ($row:expr) => {
        RatingPool::parse(Row::get($row, 3)).map(|pool| {
            let kind = read_kind(Row::get($row, 4));
            let (at, games): (i64, i64) = (Row::get($row, 9), Row::get($row, 10));
            let games_before = games - i64::from(kind == RatingChangeKind::Game);
            let numbers = |nth: usize| {
                (Row::get($row, nth), Row::get($row, nth + 1), Row::get($row, nth + 2))
            };
            RatingChangeRow {
                number: millis(Row::get($row, 0)),
                game: Row::get($row, 1),
                person: Row::get($row, 2),
                pool,
                kind,
                seat: u8::try_from(Row::get::<i64, _>($row, 5)).unwrap_or(0),
                began: Row::get::<i64, _>($row, 6) != 0,
                result: read_result(Row::get($row, 7)),
                moves: u32::try_from(Row::get::<i64, _>($row, 8)).unwrap_or(0),
                at: millis(at),
                before: read_skill(numbers(11), games_before, 0),
                after: read_skill(numbers(14), games, millis(at)),
            }
        })
    };
}

/// The rating whose numbers begin at a column.
macro_rules! skill {
    ($row:expr, $first:literal) => {{
        let numbers =
            (Row::get($row, $first), Row::get($row, $first + 1), Row::get($row, $first + 2));
        read_skill(numbers, Row::get($row, $first + 3), millis(Row::get($row, $first + 4)))
    }};
}

pub(crate) use {beaten_sql, change_row, change_sql, implement_rating_queries, skill};

/// What [`implement_rating_queries`] needs besides what [`queries`] have.
pub(crate) mod prelude {
    pub(crate) use super::{
        MAX_CHANGES, RatingQueries, WinOrder, beaten_sql, change_row, change_sql,
        implement_rating_queries, skill,
    };
    pub(crate) use crate::rating_rows::{
        DueRefund, RatedPerson, RatingChangeKind, RatingChangeRow, hundredths, read_kind,
        read_result, read_skill,
    };
    pub(crate) use game::SeatResult;
    pub(crate) use ratings::{RatingPool, SkillRating};
}
