//! Time given back after an outage, a batch of games in each transaction.

use sqlx::SqliteConnection;

use crate::append::json;
use crate::event_rows::EVENT_VERSION;
use crate::open_outage::{OpenOutage, OutageBatch, Progress};
use crate::queries::{millis, sql_time};

/// Writes down that there was an outage of all games, and gives the first of them its time: no outage is over before an
/// event can be written. Returns that game.
pub(super) async fn open(
    connection: &mut SqliteConnection,
    outage: &OpenOutage,
) -> Result<Vec<String>, sqlx::Error> {
    let insert = sqlx::query("INSERT OR IGNORE INTO passes (name, last) VALUES (?, ?)");
    let insert = insert.bind(outage.name()).bind(outage.progress_text());
    insert.execute(&mut *connection).await?;
    let first: Vec<String> = sqlx::query_scalar(
        "SELECT id FROM games WHERE clocked AND phase = 'live' ORDER BY id LIMIT 1",
    )
    .fetch_all(&mut *connection)
    .await?;
    credit(connection, outage, &first).await
}

/// Gives the next games their time, at most so many.
pub(super) async fn credit_next(
    connection: &mut SqliteConnection,
    outage: &OpenOutage,
    most: usize,
) -> Result<OutageBatch, sqlx::Error> {
    let name = outage.name();
    let progress: Option<String> = sqlx::query_scalar("SELECT last FROM passes WHERE name = ?")
        .bind(&name)
        .fetch_optional(&mut *connection)
        .await?;
    let Some(outage) = progress.and_then(|progress| OpenOutage::read(&name, &progress)) else {
        return Ok(OutageBatch::Done);
    };
    let (credited, next) = advance(connection, &outage, most).await?;
    match next {
        Some(next) => {
            let update = sqlx::query("UPDATE passes SET last = ? WHERE name = ?");
            update.bind(next.progress_text()).bind(&name).execute(connection).await?;
        }
        None => {
            sqlx::query("DELETE FROM passes WHERE name = ?")
                .bind(&name)
                .execute(connection)
                .await?;
        }
    }
    Ok(OutageBatch::Credited(credited))
}

/// Does what comes next; returns the games whose clocks have their time now, and what comes then.
async fn advance(
    connection: &mut SqliteConnection,
    outage: &OpenOutage,
    most: usize,
) -> Result<(Vec<String>, Option<OpenOutage>), sqlx::Error> {
    match &outage.progress {
        Progress::Clocks(after) => {
            let games: Vec<String> = sqlx::query_scalar(
                "SELECT id FROM games WHERE clocked AND phase = 'live' AND id > ?
                 ORDER BY id LIMIT ?",
            )
            .bind(after)
            .bind(most as i64)
            .fetch_all(&mut *connection)
            .await?;
            let next = match games.last() {
                Some(last) if games.len() == most => outage.with(Progress::Clocks(last.clone())),
                _ => outage.ages(),
            };
            Ok((credit(connection, outage, &games).await?, Some(next)))
        }
        // A pass of one node comes from a database of several.
        Progress::Games(games) => {
            let (games, rest) = games.split_at(most.min(games.len()));
            let next = (!rest.is_empty()).then(|| outage.with(Progress::Games(rest.to_vec())));
            Ok((credit(connection, outage, games).await?, next))
        }
        Progress::Ages(phase, before) => {
            // The latest first: what has been moved forward is never met again.
            let first: Option<i64> = sqlx::query_scalar(
                "SELECT at FROM games WHERE phase = ? AND at < ?
                 ORDER BY at DESC LIMIT 1 OFFSET ?",
            )
            .bind(phase)
            .bind(sql_time(*before))
            .bind(most as i64 - 1)
            .fetch_optional(&mut *connection)
            .await?;
            sqlx::query(
                "UPDATE games SET at = ?1 - max(?2 - at, 0)
                 WHERE phase = ?3 AND at < ?4 AND at >= ?5",
            )
            .bind(sql_time(outage.to))
            .bind(sql_time(outage.from))
            .bind(phase)
            .bind(sql_time(*before))
            .bind(first.unwrap_or(0))
            .execute(connection)
            .await?;
            let next = match first {
                Some(first) => Some(outage.with(Progress::Ages(phase, millis(first)))),
                None => outage.next_phase(phase),
            };
            Ok((Vec::new(), next))
        }
    }
}

/// Appends the outage to those of the games that are live, have a clock and do not have it yet. If the system's clock went
/// back, it is still not dated before the event before it.
pub(super) async fn credit(
    connection: &mut SqliteConnection,
    outage: &OpenOutage,
    games: &[String],
) -> Result<Vec<String>, sqlx::Error> {
    let mut credited: Vec<String> = sqlx::query_scalar(
        "INSERT INTO events (game, seq, at, nonce, version, body)
         SELECT id, (SELECT max(seq) + 1 FROM events WHERE game = id),
           (SELECT max(?1, max(at)) FROM events WHERE game = id), ?2, ?3, ?4
         FROM games WHERE id IN (SELECT value FROM json_each(?5)) AND clocked AND phase = 'live'
           AND EXISTS (SELECT 1 FROM events WHERE game = id)
           AND NOT EXISTS (SELECT 1 FROM events WHERE game = id AND nonce = ?2)
         RETURNING game",
    )
    .bind(sql_time(outage.to))
    .bind(outage.nonce())
    .bind(EVENT_VERSION)
    .bind(outage.event_body())
    .bind(json(&games))
    .fetch_all(&mut *connection)
    .await?;
    credited.sort_unstable();
    // What other outages have given back does not make them due later once more; where that cannot be told they are due too
    // early, which costs a look.
    sqlx::query(
        "UPDATE games SET wake = wake + max(0, ?3 - max(?2, coalesce((
           SELECT max(body->>'to') FROM events
           WHERE game = games.id AND nonce LIKE 'outage %' AND nonce <> ?4
         ), 0)))
         WHERE id IN (SELECT value FROM json_each(?1))",
    )
    .bind(json(&credited))
    .bind(sql_time(outage.from))
    .bind(sql_time(outage.to))
    .bind(outage.nonce())
    .execute(connection)
    .await?;
    Ok(credited)
}
