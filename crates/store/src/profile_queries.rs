//! What can be read of somebody's finished games, in the same SQL from every database.

use api::{Millis, TableSummary};
use async_trait::async_trait;

use crate::StoreError;
use crate::account_queries::AccountQueries;

/// Which of somebody's games.
#[derive(Clone, Copy, Debug)]
pub struct GameFilter<'a> {
    /// Those of this game; of any if it is empty.
    pub game: &'a str,
    /// Those with this person; with anybody if it is empty.
    pub opponent: &'a str,
    /// Those that ended before then.
    pub before: Millis,
    /// Those reached by their link alone too.
    pub all: bool,
}

/// Reads finished games, for profiles, and the names that nobody may take.
#[async_trait]
pub trait ProfileQueries: AccountQueries {
    /// How many games of a person are over, those reached by their link alone only if `all`.
    async fn finished_games(&self, person: &str, all: bool) -> Result<u64, StoreError>;

    /// The games of a person that are over, the latest first, at most that many.
    async fn games_before(
        &self,
        person: &str,
        filter: GameFilter<'_>,
        count: usize,
    ) -> Result<Vec<TableSummary>, StoreError>;

    /// Who may take a name, given as its hash, that was an account's until lately: nothing if everybody, an empty
    /// text if nobody.
    async fn held_name(&self, name: &str, now: Millis) -> Result<Option<String>, StoreError>;
}

/// Implements [`ProfileQueries`] for a database that reads through the pool `read`.
macro_rules! implement_profile_queries {
    ($database:ty) => {
        #[async_trait]
        impl ProfileQueries for $database {
            async fn finished_games(&self, person: &str, all: bool) -> Result<u64, StoreError> {
                let count = sqlx::query_scalar(
                    "SELECT count(*) FROM seats JOIN games ON games.id = seats.game
                     WHERE person = $1 AND phase = 'over' AND (public OR $2 = 1)
                       AND summary NOT LIKE '%\"cause\":\"aborted\"%'",
                );
                let count = count.bind(plain_text(person)).bind(i64::from(all));
                let count: i64 = count.fetch_one(&self.read).with_timeout().await?;
                Ok(count.unsigned_abs())
            }

            async fn games_before(
                &self,
                person: &str,
                filter: GameFilter<'_>,
                count: usize,
            ) -> Result<Vec<TableSummary>, StoreError> {
                let rows = sqlx::query_scalar(
                    "SELECT summary FROM seats JOIN games ON games.id = seats.game
                     WHERE person = $1 AND phase = 'over' AND at < $2 AND (public OR $3 = 1)
                       AND summary LIKE $4 AND summary NOT LIKE '%\"cause\":\"aborted\"%'
                       AND ($5 = '' OR EXISTS (
                         SELECT 1 FROM seats AS other WHERE other.game = games.id AND other.person = $5))
                     ORDER BY at DESC, id LIMIT $6",
                );
                let of_game = match filter.game {
                    "" => "%".to_owned(),
                    game => format!("%\"game\":\"{game}\"%"),
                };
                let rows = rows.bind(plain_text(person)).bind(sql_time(filter.before));
                let rows = rows.bind(i64::from(filter.all)).bind(plain_text(&of_game));
                let rows = rows.bind(plain_text(filter.opponent)).bind(count as i64);
                let rows: Vec<String> = rows.fetch_all(&self.read).with_timeout().await?;
                self.with_account_names(summaries(&rows)).await
            }

            async fn held_name(
                &self,
                name: &str,
                now: Millis,
            ) -> Result<Option<String>, StoreError> {
                let person =
                    sqlx::query_scalar("SELECT person FROM held_names WHERE name = $1 AND until > $2");
                let person = person.bind(name).bind(sql_time(now));
                Ok(person.fetch_optional(&self.read).with_timeout().await?)
            }
        }
    };
}

pub(crate) use implement_profile_queries;
