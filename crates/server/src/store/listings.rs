//! Queries over the `games` and `seats` tables: what can be answered without replaying a game.

use api::{Millis, TablePhase, TableSummary};
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::{Store, StoreError, sql_time};

/// The most rows that a list returns.
const MAX_ROWS: i64 = 100;

impl Store {
    /// Public tables in that phase, the latest first, and whether there are more on further pages.
    /// However many tables one address makes, the latest of every other address comes before its
    /// second.
    pub async fn lobby(
        &self,
        phase: TablePhase,
        page: u32,
    ) -> Result<(Vec<TableSummary>, bool), StoreError> {
        let mut rows = sqlx::query(
            "SELECT summary FROM (
               SELECT summary, at,
                 row_number() OVER (PARTITION BY coalesce(origin, id) ORDER BY at DESC) AS nth
               FROM games WHERE public AND phase = ?
             ) ORDER BY nth, at DESC LIMIT ? OFFSET ?",
        )
        .bind(phase_word(phase))
        .bind(MAX_ROWS + 1)
        .bind(MAX_ROWS * i64::from(page))
        .fetch_all(&self.read)
        .await?;
        let more = rows.len() > MAX_ROWS as usize;
        rows.truncate(MAX_ROWS as usize);
        let mut tables = summaries(&rows);
        tables.sort_by_key(|table| std::cmp::Reverse(table.at));
        Ok((tables, more))
    }

    /// The tables where a person plays or has played, the latest first.
    pub async fn tables_of(&self, person: &str) -> Result<Vec<TableSummary>, StoreError> {
        let rows = sqlx::query(
            "SELECT summary FROM seats JOIN games ON games.id = seats.game
             WHERE person = ? ORDER BY at DESC LIMIT ?",
        )
        .bind(person)
        .bind(MAX_ROWS)
        .fetch_all(&self.read)
        .await?;
        Ok(summaries(&rows))
    }

    /// The tables where a person's game has started and is not over.
    pub async fn tables_in_play(&self, person: &str) -> Result<Vec<TableSummary>, StoreError> {
        let rows = sqlx::query(
            "SELECT summary FROM seats JOIN games ON games.id = seats.game
             WHERE person = ? AND phase IN ('live', 'paused')",
        );
        Ok(summaries(&rows.bind(person).fetch_all(&self.read).await?))
    }

    /// How many tables are not over yet that a person sits at or has made.
    pub async fn open_table_count(&self, person: &str) -> Result<u64, StoreError> {
        let count: i64 = sqlx::query_scalar(
            "SELECT count(*) FROM (
               SELECT id FROM seats JOIN games ON games.id = seats.game
               WHERE person = ?1 AND phase <> 'over'
               UNION SELECT id FROM games WHERE creator = ?1 AND phase <> 'over'
             )",
        )
        .bind(person)
        .fetch_one(&self.read)
        .await?;
        Ok(count.unsigned_abs())
    }

    /// How many tables are not over yet that were made at an address.
    pub async fn open_table_count_from(&self, origin: &str) -> Result<u64, StoreError> {
        let count =
            sqlx::query_scalar("SELECT count(*) FROM games WHERE origin = ? AND phase <> 'over'");
        let count: i64 = count.bind(origin).fetch_one(&self.read).await?;
        Ok(count.unsigned_abs())
    }

    /// The tables of a person that wait in pairing queues, the longest-waiting first, each with the
    /// name of its queue.
    pub async fn places_in_queues(
        &self,
        person: &str,
    ) -> Result<Vec<(String, TableSummary)>, StoreError> {
        let rows = sqlx::query(
            "SELECT pairing, summary FROM seats JOIN games ON games.id = seats.game
             WHERE person = ? AND phase = 'waiting' AND pairing IS NOT NULL ORDER BY at LIMIT ?",
        );
        let rows = rows.bind(person).bind(MAX_ROWS).fetch_all(&self.read).await?;
        let place = |row: &SqliteRow| Some((row.get(0), serde_json::from_str(row.get(1)).ok()?));
        Ok(rows.iter().filter_map(place).collect())
    }

    /// The tables that wait in a pairing queue, the longest-waiting first: those with an event since
    /// `recent`, and the `attended` ones. Stale tables are none of them, however many there are.
    pub async fn waiting_in_queue(
        &self,
        queue: &str,
        recent: Millis,
        attended: &[String],
    ) -> Result<Vec<String>, StoreError> {
        let ids = sqlx::query_scalar(
            "SELECT id FROM games WHERE phase = 'waiting' AND pairing = ?
             AND (at > ? OR id IN (SELECT value FROM json_each(?))) ORDER BY at LIMIT ?",
        );
        let attended = serde_json::to_string(attended).expect("a list of texts becomes JSON");
        let ids = ids.bind(queue).bind(sql_time(recent)).bind(attended).bind(MAX_ROWS);
        Ok(ids.fetch_all(&self.read).await?)
    }

    /// Games whose wake time is not after `by`.
    pub async fn due(&self, by: Millis) -> Result<Vec<String>, StoreError> {
        let ids = sqlx::query_scalar("SELECT id FROM games WHERE wake <= ? ORDER BY wake");
        Ok(ids.bind(sql_time(by)).fetch_all(&self.read).await?)
    }

    /// Games in that phase without an event since `since`, outages aside.
    pub async fn inactive(
        &self,
        phase: TablePhase,
        since: Millis,
    ) -> Result<Vec<String>, StoreError> {
        let ids = sqlx::query_scalar("SELECT id FROM games WHERE phase = ? AND at <= ? LIMIT ?");
        let ids = ids.bind(phase_word(phase)).bind(sql_time(since)).bind(MAX_ROWS);
        Ok(ids.fetch_all(&self.read).await?)
    }

    /// Games that were aborted before then.
    pub async fn aborted_before(&self, before: Millis) -> Result<Vec<String>, StoreError> {
        let ids = sqlx::query_scalar(
            "SELECT id FROM games WHERE phase = 'over' AND at < ?
             AND summary->>'$.ending.cause' = 'aborted' LIMIT ?",
        );
        Ok(ids.bind(sql_time(before)).bind(MAX_ROWS).fetch_all(&self.read).await?)
    }
}

fn phase_word(phase: TablePhase) -> &'static str {
    match phase {
        TablePhase::Waiting => "waiting",
        TablePhase::Live => "live",
        TablePhase::Paused => "paused",
        TablePhase::Over => "over",
    }
}

fn summaries(rows: &[SqliteRow]) -> Vec<TableSummary> {
    rows.iter().filter_map(|row| serde_json::from_str(row.get(0)).ok()).collect()
}
