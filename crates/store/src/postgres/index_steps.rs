//! Schema steps that make an index. On a table in use it is built beside whoever reads and writes: that has to wait for
//! every transaction that is older, however long it takes, so nodes start and play without it meanwhile.

use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{AssertSqlSafe, Connection, Error};

use super::migrate::{INDEX_STEPS, MIGRATIONS};

/// The pause before a node looks again at what another builds, or at what it could not build; then it becomes longer.
const PAUSE: Duration = Duration::from_secs(2);
const LONGEST_PAUSE: Duration = Duration::from_secs(300);

/// Makes the steps that are missing, again and again until they are there, whichever node has made them.
pub(super) async fn build(options: PgConnectOptions) {
    let mut pause = PAUSE;
    loop {
        match build_once(&options).await {
            Ok(true) => return,
            Ok(false) => tracing::debug!("another node builds an index"),
            Err(error) => {
                tracing::warn!(%error, "an index could not be built yet");
                pause = (2 * pause).min(LONGEST_PAUSE);
            }
        }
        tokio::time::sleep(pause).await;
    }
}

/// Makes the steps that are missing, unless another node is at it; returns whether nothing is left to do.
async fn build_once(options: &PgConnectOptions) -> Result<bool, Error> {
    let mut connection = PgConnection::connect_with(options).await?;
    sqlx::raw_sql("SET statement_timeout = 0").execute(&mut connection).await?;
    // Held until the connection ends, and not waited for: a build waits for everybody who waits within a transaction.
    let is_ours = sqlx::query_scalar(
        "SELECT pg_try_advisory_lock(hashtextextended(current_schema() || ' indexes', 0))",
    );
    let is_ours: bool = is_ours.fetch_one(&mut connection).await?;
    if is_ours {
        for (nth, (index, sql)) in INDEX_STEPS.into_iter().enumerate() {
            make(&mut connection, MIGRATIONS.len() + nth + 1, index, sql).await?;
        }
    }
    connection.close().await?;
    Ok(is_ours)
}

async fn make(
    connection: &mut PgConnection,
    step: usize,
    index: &str,
    sql: &str,
) -> Result<(), Error> {
    let done = sqlx::query_scalar("SELECT version >= $1 FROM schema_version").bind(step as i64);
    if done.fetch_one(&mut *connection).await? {
        return Ok(());
    }
    let built = sqlx::query_scalar(
        "SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass($1)::oid",
    );
    let built: Option<bool> = built.bind(index).fetch_optional(&mut *connection).await?;
    // Broken off in the middle: it is written to, and never read.
    if built == Some(false) {
        let drop = format!("DROP INDEX CONCURRENTLY {index}");
        sqlx::raw_sql(AssertSqlSafe(drop)).execute(&mut *connection).await?;
    }
    if built != Some(true) {
        tracing::info!(index, "an index is built");
        let create = sql.replacen("CREATE INDEX", "CREATE INDEX CONCURRENTLY", 1);
        sqlx::raw_sql(AssertSqlSafe(create)).execute(&mut *connection).await?;
        tracing::info!(index, "the index is there");
    }
    let write = sqlx::query("UPDATE schema_version SET version = $1 WHERE version < $1");
    write.bind(step as i64).execute(connection).await.map(drop)
}
