//! Time given back after an outage, a batch of games in each transaction.

use std::collections::HashSet;

use api::Millis;
use sqlx::{PgConnection, Row};

use super::PostgresDatabase;
use crate::StoreError;
use crate::deadline::WithTimeout as _;
use crate::event_rows::EVENT_VERSION;
use crate::open_outage::{OpenOutage, OutageBatch, Progress};
use crate::queries::{millis, sql_time};

/// Writes down that there was an outage: of all games, or of those with a clock that are followed at one node, if there
/// are any.
pub(super) async fn open(
    connection: &mut PgConnection,
    node: Option<&str>,
    from: Millis,
    to: Millis,
) -> Result<Option<OpenOutage>, sqlx::Error> {
    let outage = match node {
        None => OpenOutage::of_all(from, to),
        Some(node) => {
            let games: Vec<String> = sqlx::query_scalar(
                "SELECT id FROM games WHERE clocked AND phase = 'live'
                 AND id IN (SELECT game FROM presence WHERE node = $1) ORDER BY id",
            )
            .bind(node)
            .fetch_all(&mut *connection)
            .await?;
            if games.is_empty() {
                return Ok(None);
            }
            OpenOutage::of_node(from, to, node, games)
        }
    };
    let insert =
        sqlx::query("INSERT INTO passes (name, last) VALUES ($1, $2) ON CONFLICT DO NOTHING");
    insert.bind(outage.name()).bind(outage.progress_text()).execute(connection).await?;
    Ok(Some(outage))
}

/// Gives the first of the games concerned its time, and returns it.
pub(super) async fn credit_first(
    connection: &mut PgConnection,
    outage: &OpenOutage,
) -> Result<Vec<String>, sqlx::Error> {
    let first: Vec<String> = match &outage.progress {
        Progress::Games(games) => games.first().cloned().into_iter().collect(),
        Progress::Clocks(_) | Progress::Ages(..) => {
            sqlx::query_scalar(
                "SELECT id FROM games WHERE clocked AND phase = 'live' ORDER BY id LIMIT 1",
            )
            .fetch_all(&mut *connection)
            .await?
        }
    };
    credit(connection, outage, &first).await
}

impl PostgresDatabase {
    /// Gives the next games their time, at most so many, unless another node is at it.
    pub(super) async fn advance_outage(
        &self,
        outage: &OpenOutage,
        most: usize,
    ) -> Result<OutageBatch, StoreError> {
        let work = async move {
            let name = outage.name();
            let mut transaction = self.read.begin().await?;
            let progress: Option<String> = sqlx::query_scalar(
                "SELECT last FROM passes WHERE name = $1 FOR UPDATE SKIP LOCKED",
            )
            .bind(&name)
            .fetch_optional(&mut *transaction)
            .await?;
            let Some(outage) = progress.and_then(|progress| OpenOutage::read(&name, &progress))
            else {
                let open: bool =
                    sqlx::query_scalar("SELECT EXISTS (SELECT 1 FROM passes WHERE name = $1)")
                        .bind(&name)
                        .fetch_one(&mut *transaction)
                        .await?;
                return Ok(if open { OutageBatch::Elsewhere } else { OutageBatch::Done });
            };
            let (credited, next) = advance(&mut transaction, &outage, most).await?;
            match next {
                Some(next) => {
                    let update = sqlx::query("UPDATE passes SET last = $2 WHERE name = $1");
                    let update = update.bind(&name).bind(next.progress_text());
                    update.execute(&mut *transaction).await?;
                }
                None => {
                    let delete = sqlx::query("DELETE FROM passes WHERE name = $1").bind(&name);
                    delete.execute(&mut *transaction).await?;
                }
            }
            transaction.commit().await?;
            Ok(OutageBatch::Credited(credited))
        };
        work.with_timeout().await
    }

    /// Gives these games their time, unless they have it.
    pub(super) async fn credit_these(
        &self,
        outage: &OpenOutage,
        games: &[String],
    ) -> Result<Vec<String>, StoreError> {
        let work = async move {
            let mut transaction = self.read.begin().await?;
            let credited = credit(&mut transaction, outage, games).await?;
            transaction.commit().await?;
            Ok(credited)
        };
        work.with_timeout().await
    }
}

/// Does what comes next; returns the games whose clocks have their time now, and what comes then.
async fn advance(
    connection: &mut PgConnection,
    outage: &OpenOutage,
    most: usize,
) -> Result<(Vec<String>, Option<OpenOutage>), sqlx::Error> {
    match &outage.progress {
        Progress::Clocks(after) => {
            let games: Vec<String> = sqlx::query_scalar(
                "SELECT id FROM games WHERE clocked AND phase = 'live' AND id > $1
                 ORDER BY id LIMIT $2",
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
        Progress::Games(games) => {
            let (games, rest) = games.split_at(most.min(games.len()));
            let next = (!rest.is_empty()).then(|| outage.with(Progress::Games(rest.to_vec())));
            Ok((credit(connection, outage, games).await?, next))
        }
        Progress::Ages(phase, before) => {
            // The latest first: what has been moved forward is never met again.
            let first: Option<i64> = sqlx::query_scalar(
                "SELECT at FROM games WHERE phase = $1 AND at < $2
                 ORDER BY at DESC OFFSET $3 LIMIT 1",
            )
            .bind(phase)
            .bind(sql_time(*before))
            .bind(most as i64 - 1)
            .fetch_optional(&mut *connection)
            .await?;
            // In the order in which appends write them.
            sqlx::query(
                "SELECT 1 FROM games WHERE phase = $1 AND at < $2 AND at >= $3
                 ORDER BY id FOR NO KEY UPDATE",
            )
            .bind(phase)
            .bind(sql_time(*before))
            .bind(first.unwrap_or(0))
            .execute(&mut *connection)
            .await?;
            sqlx::query(
                "UPDATE games SET at = $4 - greatest($5 - at, 0)
                 WHERE phase = $1 AND at < $2 AND at >= $3",
            )
            .bind(phase)
            .bind(sql_time(*before))
            .bind(first.unwrap_or(0))
            .bind(sql_time(outage.to))
            .bind(sql_time(outage.from))
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

/// Appends the outage to those of the games that are live, have a clock and do not have it yet. No table is locked: the key
/// of `events` decides, as it does between nodes. Whoever appends meanwhile is waited for, and the number after theirs is
/// taken.
async fn credit(
    connection: &mut PgConnection,
    outage: &OpenOutage,
    games: &[String],
) -> Result<Vec<String>, sqlx::Error> {
    let nonce = outage.nonce();
    let mut credited = HashSet::new();
    loop {
        // None of them can be deleted from here on.
        let inserted: Vec<String> = sqlx::query_scalar(
            "INSERT INTO events (game, seq, at, nonce, version, body)
             SELECT games.id, last.seq + 1, greatest($2, last.at), $3, $4, $5
             FROM (
               SELECT id FROM games WHERE id = ANY($1) AND clocked AND phase = 'live'
               ORDER BY id FOR KEY SHARE
             ) AS games, LATERAL (
               SELECT seq, at FROM events WHERE events.game = games.id ORDER BY seq DESC LIMIT 1
             ) AS last
             WHERE NOT EXISTS (
               SELECT 1 FROM events WHERE events.game = games.id AND events.nonce = $3
             )
             ORDER BY games.id ON CONFLICT DO NOTHING RETURNING game",
        )
        .bind(games)
        .bind(sql_time(outage.to))
        .bind(&nonce)
        .bind(EVENT_VERSION)
        .bind(outage.event_body())
        .fetch_all(&mut *connection)
        .await?;
        credited.extend(inserted);
        // Somebody else may have been first with that number.
        let is_left = sqlx::query(
            "SELECT EXISTS (
               SELECT 1 FROM games WHERE id = ANY($1) AND clocked AND phase = 'live'
               AND EXISTS (SELECT 1 FROM events WHERE events.game = games.id)
               AND NOT EXISTS (
                 SELECT 1 FROM events WHERE events.game = games.id AND events.nonce = $2
               )
             )",
        );
        let is_left = is_left.bind(games).bind(&nonce).fetch_one(&mut *connection).await?;
        if !is_left.get::<bool, _>(0) {
            break;
        }
    }
    let mut credited: Vec<_> = credited.into_iter().collect();
    credited.sort_unstable();
    // In the order in which appends write them.
    sqlx::query("SELECT 1 FROM games WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE")
        .bind(&credited)
        .execute(&mut *connection)
        .await?;
    // What other outages have given back does not make them due later once more; where that cannot be told they are due too
    // early, which costs a look.
    sqlx::query(
        "UPDATE games SET wake = wake + greatest(0, $3 - greatest($2, coalesce((
           SELECT max((body::json->>'to')::bigint) FROM events
           WHERE events.game = games.id AND nonce LIKE 'outage %' AND nonce <> $4
         ), 0)))
         WHERE id = ANY($1)",
    )
    .bind(&credited)
    .bind(sql_time(outage.from))
    .bind(sql_time(outage.to))
    .bind(&nonce)
    .execute(connection)
    .await?;
    Ok(credited)
}
