//! Moves a server back from PostgreSQL to an SQLite file: into a file beside it, which takes its name once every row is
//! compared. If that is broken off, nothing has happened.

use std::path::{Path, PathBuf};

use futures_util::future::BoxFuture;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, Connection};

use crate::database_url::shown;
use crate::migration::{BATCH, CopiedTable, TABLES, replay_all};
use crate::postgres::PostgresDatabase;
use crate::{Cluster as _, Database as _, MigrationError, MigrationReport, Store, StoreError};

/// Copies the PostgreSQL database `from`, which no node may be using, into the SQLite file `to`, which must not be there.
pub fn migrate_back<'a>(
    from: &'a PgConnectOptions,
    to: &'a Path,
) -> BoxFuture<'a, Result<MigrationReport, MigrationError>> {
    Box::pin(migrate_to_file(from, to))
}

async fn migrate_to_file(
    from: &PgConnectOptions,
    to: &Path,
) -> Result<MigrationReport, MigrationError> {
    if to.exists() {
        return Err(MigrationError::NotEmpty { database: to.display().to_string() });
    }
    let database = PostgresDatabase::open(from, std::sync::Arc::default()).await?;
    let nodes = database.live_nodes().await;
    database.close().await;
    if !nodes?.is_empty() {
        return Err(MigrationError::InUse { database: shown(from) });
    }
    let file = |error: std::io::Error| {
        MigrationError::Store(StoreError::File { path: to.to_owned(), why: error.to_string() })
    };
    let part = beside(to, ".part");
    for suffix in ["", "-wal", "-shm"] {
        // What is left of one that was broken off.
        let _ = std::fs::remove_file(beside(&part, suffix));
    }
    // Creates the tables; closing it leaves one file.
    Store::open(&part, None).await?.close().await;
    let copied = copy_and_compare(from, &part).await;
    let report = match copied {
        Ok(report) => report,
        Err(error) => {
            let _ = std::fs::remove_file(&part);
            return Err(error);
        }
    };
    std::fs::rename(&part, to).map_err(file)?;
    Ok(report)
}

async fn copy_and_compare(
    from: &PgConnectOptions,
    part: &Path,
) -> Result<MigrationReport, MigrationError> {
    let sql = |error: sqlx::Error| MigrationError::Store(error.into());
    let mut original = PgConnection::connect_with(from).await.map_err(sql)?;
    let options = SqliteConnectOptions::new().filename(part);
    let mut copy = SqliteConnection::connect_with(&options).await.map_err(sql)?;
    let mut report = MigrationReport::default();
    for table in &TABLES {
        table.copy_back(&mut original, &mut copy).await?;
    }
    for table in &TABLES {
        report.rows += table.compare_back(&mut original, &mut copy).await?;
    }
    copy.close().await.map_err(sql)?;
    let store = Store::open(part, None).await?;
    let replayed = replay_all(&*store, &mut report).await;
    store.close().await;
    replayed?;
    Ok(report)
}

impl CopiedTable {
    async fn copy_back(
        &self,
        original: &mut PgConnection,
        copy: &mut SqliteConnection,
    ) -> Result<(), StoreError> {
        let CopiedTable { name, columns, .. } = self;
        let values: Vec<_> = columns.iter().map(|column| format!("value->>'$.{column}'")).collect();
        let insert = format!(
            "INSERT INTO {name} ({}) SELECT {} FROM json_each(?)",
            columns.join(", "),
            values.join(", ")
        );
        let mut after = String::new();
        while let Some(until) = self.end_of_batch_back(original, &after).await? {
            let rows = self.copied_rows(original, &after, &until).await?;
            let rows = format!("[{}]", rows.join(","));
            sqlx::query(AssertSqlSafe(insert.clone())).bind(rows).execute(&mut *copy).await?;
            after = until;
        }
        Ok(())
    }

    async fn compare_back(
        &self,
        original: &mut PgConnection,
        copy: &mut SqliteConnection,
    ) -> Result<u64, MigrationError> {
        let (mut after, mut count) = (String::new(), 0);
        loop {
            let until = self.end_of_batch_back(original, &after).await?;
            let end = until.clone().unwrap_or_else(|| "\u{10ffff}".to_owned());
            let wanted = self.copied_rows(original, &after, &end).await?;
            let found = self.original_rows(copy, &after, &end).await?;
            count += self.compare_rows(wanted, found)?;
            match until {
                Some(until) => after = until,
                None => return Ok(count),
            }
        }
    }

    /// The last key of the next batch, if there is one.
    async fn end_of_batch_back(
        &self,
        original: &mut PgConnection,
        after: &str,
    ) -> Result<Option<String>, StoreError> {
        let CopiedTable { name, key, .. } = self;
        let sql = format!(
            "SELECT max({key}) FROM (SELECT DISTINCT {key} FROM {name} WHERE {key} > $1
             ORDER BY {key} LIMIT $2) AS batch"
        );
        let end = sqlx::query_scalar(AssertSqlSafe(sql)).bind(after).bind(BATCH);
        Ok(end.fetch_one(original).await?)
    }
}

fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}
