//! Copies of a database file: backups, and what becomes of them.

use std::path::Path;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};

use super::private::create_private;
use crate::StoreError;

/// Backs up the database `from`, which may be in use, to the new file `to`.
pub async fn backup_file(from: &Path, to: &Path) -> Result<(), StoreError> {
    copy(&mut open_copy(from).await?, from, to).await
}

/// Restores the backup `from` as a new database at `to`, after an integrity check.
pub async fn restore_file(from: &Path, to: &Path) -> Result<(), StoreError> {
    let mut backup = open_copy(from).await?;
    let check = sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut backup).await;
    let check: String = check.map_err(|error| wrong(from, error))?;
    if check != "ok" {
        return Err(wrong(from, check));
    }
    copy(&mut backup, from, to).await
}

fn wrong(path: &Path, why: impl ToString) -> StoreError {
    StoreError::File { path: path.to_owned(), why: why.to_string() }
}

/// A database to copy from.
async fn open_copy(path: &Path) -> Result<SqliteConnection, StoreError> {
    std::fs::metadata(path).map_err(|error| wrong(path, error))?;
    let options = SqliteConnectOptions::new().filename(path).read_only(true);
    SqliteConnection::connect_with(&options).await.map_err(|error| wrong(path, error))
}

/// Copies the database of a connection to a new file, which nobody else may read.
async fn copy(connection: &mut SqliteConnection, from: &Path, to: &Path) -> Result<(), StoreError> {
    if to.exists() {
        return Err(wrong(to, "is in the way"));
    }
    create_private(to).map_err(|error| wrong(to, error))?;
    let copied = sqlx::query("VACUUM INTO ?").bind(to.to_string_lossy()).execute(connection).await;
    if let Err(error) = copied {
        let _ = std::fs::remove_file(to);
        return Err(wrong(from, format!("{error} ({})", to.display())));
    }
    Ok(())
}
