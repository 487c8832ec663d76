//! What can be read of friends and challenges, in the same SQL from every database.

use std::collections::HashSet;

use api::Millis;
use async_trait::async_trait;

use crate::challenge_rows::ChallengeRow;
use crate::{StoreError, queries};

/// Reads who follows whom, who is here, and challenges.
#[async_trait]
pub trait FriendQueries: queries::Queries {
    /// Whom a person follows, the latest first.
    async fn followed_by(&self, person: &str) -> Result<Vec<String>, StoreError>;

    /// Who follows a person, the latest first.
    async fn followers_of(&self, person: &str) -> Result<Vec<String>, StoreError>;

    /// Those whom a person follows who were here after `since`.
    async fn followed_online(
        &self,
        person: &str,
        since: Millis,
    ) -> Result<HashSet<String>, StoreError>;

    /// A challenge.
    async fn challenge(&self, id: &str) -> Result<Option<ChallengeRow>, StoreError>;

    /// The challenges by a person and to them, the latest first.
    async fn challenges_of(&self, person: &str) -> Result<Vec<ChallengeRow>, StoreError>;

    /// Some open challenges that have ended by themselves: nobody has answered in time, or their table waits no more.
    async fn settled_challenges(&self, now: Millis) -> Result<Vec<ChallengeRow>, StoreError>;
}

/// Implements [`FriendQueries`] for a database that reads through the pool `read`.
macro_rules! implement_friend_queries {
    ($database:ty) => {
        #[async_trait]
        impl FriendQueries for $database {
            async fn followed_by(&self, person: &str) -> Result<Vec<String>, StoreError> {
                let ids = sqlx::query_scalar(
                    "SELECT followed FROM follows WHERE person = $1 ORDER BY at DESC, followed",
                );
                Ok(ids.bind(plain_text(person)).fetch_all(&self.read).with_timeout().await?)
            }

            async fn followers_of(&self, person: &str) -> Result<Vec<String>, StoreError> {
                let ids = sqlx::query_scalar(
                    "SELECT person FROM follows WHERE followed = $1
                     ORDER BY at DESC, person LIMIT $2",
                );
                let ids = ids.bind(plain_text(person)).bind(MAX_FOLLOWERS);
                Ok(ids.fetch_all(&self.read).with_timeout().await?)
            }

            async fn followed_online(
                &self,
                person: &str,
                since: Millis,
            ) -> Result<HashSet<String>, StoreError> {
                let ids = sqlx::query_scalar(
                    "SELECT online.person FROM follows JOIN online ON online.person = followed
                     WHERE follows.person = $1 AND online.at > $2",
                );
                let ids = ids.bind(plain_text(person)).bind(sql_time(since));
                let ids: Vec<String> = ids.fetch_all(&self.read).with_timeout().await?;
                Ok(ids.into_iter().collect())
            }

            async fn challenge(&self, id: &str) -> Result<Option<ChallengeRow>, StoreError> {
                let row = sqlx::query(challenge_sql!("WHERE id = $1"));
                let row = row.bind(plain_text(id)).fetch_optional(&self.read).with_timeout();
                Ok(row.await?.and_then(|row| challenge_row!(&row)))
            }

            async fn challenges_of(&self, person: &str) -> Result<Vec<ChallengeRow>, StoreError> {
                let rows = sqlx::query(challenge_sql!(
                    "WHERE challenger = $1 OR challenged = $1 ORDER BY created DESC, id LIMIT $2"
                ));
                let rows = rows.bind(plain_text(person)).bind(MAX_ROWS);
                let rows = rows.fetch_all(&self.read).with_timeout().await?;
                Ok(rows.iter().filter_map(|row| challenge_row!(row)).collect())
            }

            async fn settled_challenges(
                &self,
                now: Millis,
            ) -> Result<Vec<ChallengeRow>, StoreError> {
                // A table that was cancelled a moment ago may be that of somebody who declines just now.
                let rows = sqlx::query(challenge_sql!(
                    "WHERE state = 'open' AND (expires <= $1 OR NOT EXISTS (
                       SELECT 1 FROM games WHERE games.id = challenges.game
                       AND (games.phase = 'waiting' OR (games.phase = 'over' AND games.at > $2))
                     )) ORDER BY expires LIMIT $3"
                ));
                let rows = rows.bind(sql_time(now)).bind(sql_time(now.saturating_sub(ANSWERING)));
                let rows = rows.bind(MAX_ROWS);
                let rows = rows.fetch_all(&self.read).with_timeout().await?;
                Ok(rows.iter().filter_map(|row| challenge_row!(row)).collect())
            }
        }
    };
}

/// How long an answer to a challenge takes at most, from the end of its table on, in milliseconds.
pub(crate) const ANSWERING: Millis = 10_000;

/// How many followers are listed.
pub(crate) const MAX_FOLLOWERS: i64 = 500;

macro_rules! challenge_sql {
    ($rest:literal) => {
        concat!(
            "SELECT id, challenger, challenged, game, body, created, expires, state, reason
             FROM challenges ",
            $rest
        )
    };
}

macro_rules! challenge_row {
    ($row:expr) => {
        serde_json::from_str(Row::get::<&str, _>($row, 4)).ok().map(|wanted| ChallengeRow {
            id: Row::get($row, 0),
            challenger: Row::get($row, 1),
            challenged: Row::get($row, 2),
            game: Row::get($row, 3),
            wanted,
            created: millis(Row::get($row, 5)),
            expires: millis(Row::get($row, 6)),
            state: read_state(Row::get($row, 7)),
            reason: read_decline(Row::get($row, 8)),
        })
    };
}

pub(crate) use {challenge_row, challenge_sql, implement_friend_queries};

/// What [`implement_friend_queries`] needs besides what [`queries`] have.
pub(crate) mod prelude {
    pub(crate) use super::{
        ANSWERING, FriendQueries, MAX_FOLLOWERS, challenge_row, challenge_sql,
        implement_friend_queries,
    };
    pub(crate) use crate::challenge_rows::{ChallengeRow, read_decline, read_state};
}
