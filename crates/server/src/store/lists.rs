use api::{Millis, Person, Phase, Summary};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::writer::Job;
use super::{Store, StoreError, sql_time};

/// The most a list shows.
const MOST: i64 = 100;

impl Store {
    /// Public tables in that phase, the newest first.
    pub async fn lobby(&self, phase: Phase) -> Result<Vec<Summary>, StoreError> {
        let rows = sqlx::query(
            "SELECT summary FROM games WHERE public AND phase = ? ORDER BY at DESC LIMIT ?",
        )
        .bind(word(phase))
        .bind(MOST)
        .fetch_all(&self.read)
        .await?;
        Ok(summaries(&rows))
    }

    /// The tables where a person sits or sat, the latest first.
    pub async fn tables_of(&self, person: &str) -> Result<Vec<Summary>, StoreError> {
        let rows = sqlx::query(
            "SELECT summary FROM seats JOIN games ON games.id = seats.game
             WHERE person = ? ORDER BY at DESC LIMIT ?",
        )
        .bind(person)
        .bind(MOST)
        .fetch_all(&self.read)
        .await?;
        Ok(summaries(&rows))
    }

    /// The tables where a person is in the middle of a game.
    pub async fn playing(&self, person: &str) -> Result<Vec<Summary>, StoreError> {
        let rows = sqlx::query(
            "SELECT summary FROM seats JOIN games ON games.id = seats.game
             WHERE person = ? AND phase IN ('live', 'paused')",
        );
        Ok(summaries(&rows.bind(person).fetch_all(&self.read).await?))
    }

    /// How many tables a person has waiting or in play.
    pub async fn busy(&self, person: &str) -> Result<u64, StoreError> {
        let count: i64 = sqlx::query_scalar(
            "SELECT count(*) FROM seats JOIN games ON games.id = seats.game
             WHERE person = ? AND phase <> 'over'",
        )
        .bind(person)
        .fetch_one(&self.read)
        .await?;
        Ok(count.unsigned_abs())
    }

    /// Tables that wait for anyone in that queue, the longest-waiting first.
    pub async fn waiting(&self, queue: &str) -> Result<Vec<String>, StoreError> {
        let ids = sqlx::query_scalar(
            "SELECT id FROM games WHERE phase = 'waiting' AND pairing = ? ORDER BY at LIMIT ?",
        );
        Ok(ids.bind(queue).bind(MOST).fetch_all(&self.read).await?)
    }

    /// Games that need attention before `by`.
    pub async fn due(&self, by: Millis) -> Result<Vec<String>, StoreError> {
        let ids = sqlx::query_scalar("SELECT id FROM games WHERE wake <= ? ORDER BY wake");
        Ok(ids.bind(sql_time(by)).fetch_all(&self.read).await?)
    }

    /// Games in that phase where nothing has happened since `since`, outages aside.
    pub async fn stale(&self, phase: Phase, since: Millis) -> Result<Vec<String>, StoreError> {
        let ids = sqlx::query_scalar("SELECT id FROM games WHERE phase = ? AND at <= ? LIMIT ?");
        let ids = ids.bind(word(phase)).bind(sql_time(since)).bind(MOST);
        Ok(ids.fetch_all(&self.read).await?)
    }

    /// Games that were called off before then.
    pub async fn called_off(&self, before: Millis) -> Result<Vec<String>, StoreError> {
        let ids = sqlx::query_scalar(
            "SELECT id FROM games WHERE phase = 'over' AND at < ?
             AND summary->>'$.ending.cause' = 'aborted' LIMIT ?",
        );
        Ok(ids.bind(sql_time(before)).bind(MOST).fetch_all(&self.read).await?)
    }

    /// Keeps a code that takes a person to another device.
    pub async fn link(
        &self,
        code: String,
        person: Person,
        expires: Millis,
    ) -> Result<(), StoreError> {
        self.write(|reply| Job::Link { code, person, expires, reply }).await
    }

    /// Uses such a code up.
    pub async fn redeem(&self, code: String, now: Millis) -> Result<Option<Person>, StoreError> {
        self.write(|reply| Job::Redeem { code, now, reply }).await
    }
}

fn word(phase: Phase) -> &'static str {
    match phase {
        Phase::Waiting => "waiting",
        Phase::Live => "live",
        Phase::Paused => "paused",
        Phase::Over => "over",
    }
}

fn summaries(rows: &[SqliteRow]) -> Vec<Summary> {
    rows.iter().filter_map(|row| serde_json::from_str(row.get(0)).ok()).collect()
}
