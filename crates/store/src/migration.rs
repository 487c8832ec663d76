//! Moves a server from an SQLite file to PostgreSQL: table by table and batch by batch, so that it can
//! go on where it was broken off, and then compares every row.

use std::path::Path;

use dice::Seed;
use futures_util::future::BoxFuture;
use serde_json::{Map, Value};
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, Connection};
use table::Table;

use crate::database_url::shown;
use crate::postgres::PostgresDatabase;
use crate::{Database, Store, StoreError};

/// A table that is copied: what its rows are read by, and what they consist of. Both databases sort
/// that key in the same way, byte by byte.
pub(crate) struct CopiedTable {
    pub(crate) name: &'static str,
    pub(crate) key: &'static str,
    pub(crate) columns: &'static [&'static str],
}

/// What is primary, and the lists derived from it. What is of the moment is left behind, such as nodes' presence and what
/// browsers were asked for passkeys; the test of migrations has the list, with reasons.
pub(crate) const TABLES: [CopiedTable; 45] = [
    CopiedTable { name: "secrets", key: "name", columns: &["name", "value"] },
    CopiedTable {
        name: "events",
        key: "game",
        columns: &["game", "seq", "at", "nonce", "version", "body"],
    },
    CopiedTable {
        name: "games",
        key: "id",
        columns: &[
            "id", "seed", "phase", "public", "pairing", "clocked", "at", "wake", "summary",
            "creator", "origin",
        ],
    },
    CopiedTable { name: "seats", key: "person", columns: &["person", "game", "seen"] },
    CopiedTable { name: "links", key: "code", columns: &["code", "person", "name", "expires"] },
    CopiedTable { name: "revocations", key: "person", columns: &["person", "before"] },
    CopiedTable { name: "names", key: "game", columns: &["game", "seq", "nth", "person", "name"] },
    CopiedTable { name: "renames", key: "person", columns: &["person", "name", "at"] },
    CopiedTable {
        name: "sanctions",
        key: "id",
        columns: &["id", "kind", "subject", "until", "reason"],
    },
    CopiedTable { name: "notices", key: "name", columns: &["name", "at"] },
    CopiedTable {
        name: "audit",
        key: "id",
        columns: &["id", "at", "moderator", "act", "subject", "note"],
    },
    CopiedTable { name: "blocks", key: "person", columns: &["person", "blocked", "at"] },
    CopiedTable { name: "mutes", key: "person", columns: &["person", "muted", "at"] },
    CopiedTable {
        name: "report_cases",
        key: "id",
        columns: &[
            "id",
            "person",
            "opened",
            "last",
            "taken",
            "taken_by",
            "closed",
            "closed_by",
            "closing",
        ],
    },
    CopiedTable {
        name: "reports",
        key: "id",
        columns: &[
            "id",
            "report_case",
            "reporter",
            "person",
            "name",
            "reason",
            "game",
            "at",
            "maze",
        ],
    },
    CopiedTable {
        name: "case_notes",
        key: "id",
        columns: &["id", "report_case", "at", "moderator", "note"],
    },
    CopiedTable { name: "follows", key: "person", columns: &["person", "followed", "at"] },
    CopiedTable {
        name: "challenges",
        key: "id",
        columns: &[
            "id",
            "challenger",
            "challenged",
            "game",
            "body",
            "created",
            "expires",
            "state",
            "reason",
            "ended",
        ],
    },
    CopiedTable { name: "rated_games", key: "game", columns: &["game", "state"] },
    CopiedTable {
        name: "rating_changes",
        key: "game",
        columns: &[
            "number",
            "game",
            "person",
            "pool",
            "kind",
            "seat",
            "began",
            "result",
            "moves",
            "at",
            "games",
            "rating_before",
            "deviation_before",
            "volatility_before",
            "rating_after",
            "deviation_after",
            "volatility_after",
        ],
    },
    CopiedTable {
        name: "ratings",
        key: "person",
        columns: &["person", "pool", "rating", "deviation", "volatility", "games", "at"],
    },
    CopiedTable { name: "refunds_due", key: "ban", columns: &["ban", "person", "at"] },
    CopiedTable { name: "early_leaves", key: "person", columns: &["person", "game", "at"] },
    CopiedTable {
        name: "told",
        key: "id",
        columns: &["id", "person", "kind", "reason", "at", "until", "read"],
    },
    CopiedTable { name: "erasures", key: "person", columns: &["person", "asked", "done"] },
    CopiedTable {
        name: "accounts",
        key: "person",
        columns: &[
            "person", "name", "name_key", "role", "created", "password", "picture", "private",
        ],
    },
    CopiedTable {
        name: "passkeys",
        key: "id",
        columns: &["id", "person", "credential", "public_key", "label", "created", "used"],
    },
    CopiedTable {
        name: "puzzle_ratings",
        key: "puzzle",
        columns: &["puzzle", "rating", "deviation", "volatility", "attempts", "at"],
    },
    CopiedTable {
        name: "solver_ratings",
        key: "person",
        columns: &["person", "rating", "deviation", "volatility", "attempts", "at"],
    },
    CopiedTable {
        name: "puzzle_attempts",
        key: "person",
        columns: &["person", "puzzle", "id", "solved", "rating", "at"],
    },
    CopiedTable {
        name: "gallery_mazes",
        key: "id",
        columns: &[
            "id",
            "person",
            "word",
            "name",
            "squares",
            "winner",
            "verdict",
            "published",
            "hidden",
        ],
    },
    CopiedTable { name: "maze_games", key: "maze", columns: &["maze", "games"] },
    CopiedTable { name: "held_names", key: "name", columns: &["name", "person", "until"] },
    CopiedTable { name: "recovery_codes", key: "person", columns: &["person", "code"] },
    CopiedTable {
        name: "sign_in_codes",
        key: "code",
        columns: &["code", "person", "kind", "expires"],
    },
    CopiedTable {
        name: "sessions",
        key: "id",
        columns: &["id", "person", "created", "used", "device", "reset_until", "ended"],
    },
    CopiedTable {
        name: "personal_tokens",
        key: "id",
        columns: &[
            "id", "person", "hash", "label", "scopes", "created", "used", "expires", "ended",
        ],
    },
    CopiedTable {
        name: "mail_addresses",
        key: "person",
        columns: &["person", "verified", "address", "address_key", "language", "since"],
    },
    CopiedTable {
        name: "mails",
        key: "id",
        columns: &[
            "id", "person", "address", "language", "message", "created", "due", "attempts",
            "handed",
        ],
    },
    CopiedTable {
        name: "push_subscriptions",
        key: "id",
        columns: &[
            "id",
            "person",
            "endpoint",
            "public_key",
            "auth",
            "language",
            "session",
            "created",
        ],
    },
    CopiedTable { name: "notice_settings", key: "person", columns: &["person", "body", "mail"] },
    CopiedTable {
        name: "person_notices",
        key: "id",
        columns: &["id", "person", "kind", "subject", "turn", "at", "due", "done"],
    },
    CopiedTable {
        name: "push_deliveries",
        key: "id",
        columns: &[
            "id",
            "notice",
            "person",
            "subscription",
            "created",
            "due",
            "attempts",
            "handed",
        ],
    },
    CopiedTable { name: "passes", key: "name", columns: &["name", "last", "done"] },
    CopiedTable { name: "heartbeats", key: "node", columns: &["node", "at"] },
];

/// The tables that are copied, each with its columns.
pub fn copied_columns() -> impl Iterator<Item = (&'static str, &'static [&'static str])> {
    TABLES.iter().map(|table| (table.name, table.columns))
}

/// How many keys are copied in one transaction.
pub(crate) const BATCH: i64 = 200;

/// The secret that says what a database is being migrated from. It is deleted at the end.
const MARK: &str = "migrating from";

/// What was migrated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MigrationReport {
    /// Rows of all tables, each compared with its original.
    pub rows: u64,
    /// Games that were replayed from their events.
    pub games: u64,
    /// Games that cannot be replayed, as they could not be before.
    pub unreadable: u64,
}

/// Why a database was not migrated.
#[derive(Debug)]
pub enum MigrationError {
    /// One of the databases cannot be used.
    Store(StoreError),
    /// The target holds something already that is not the beginning of this migration.
    NotEmpty {
        /// The database.
        database: String,
    },
    /// A node is using the database.
    InUse {
        /// The database.
        database: String,
    },
    /// A table of the target is not what it should be.
    Different {
        /// The table.
        table: &'static str,
        /// The key of the first row that differs, or is missing or too many.
        key: String,
    },
}

/// Copies the SQLite database `from`, which no server may be using, into the PostgreSQL database `to`,
/// which has to be empty or the target of the same migration, broken off.
pub fn migrate<'a>(
    from: &'a Path,
    to: &'a PgConnectOptions,
) -> BoxFuture<'a, Result<MigrationReport, MigrationError>> {
    Box::pin(migrate_file(from, to))
}

async fn migrate_file(
    from: &Path,
    to: &PgConnectOptions,
) -> Result<MigrationReport, MigrationError> {
    std::fs::metadata(from)
        .map_err(|error| StoreError::File { path: from.to_owned(), why: error.to_string() })?;
    // Held to the end: no server uses the file meanwhile, and it is of the newest version.
    let source = Store::open(from, None).await?;
    let database = PostgresDatabase::open(to, std::sync::Arc::default()).await?;
    let migrated = copy_and_compare(&source, from, &database, to).await;
    database.close().await;
    source.close().await;
    migrated
}

async fn copy_and_compare(
    source: &Store,
    from: &Path,
    database: &dyn Database,
    to: &PgConnectOptions,
) -> Result<MigrationReport, MigrationError> {
    let options = SqliteConnectOptions::new().filename(from).read_only(true);
    let mut original = SqliteConnection::connect_with(&options).await.map_err(StoreError::from)?;
    let mut copy = PgConnection::connect_with(to).await.map_err(StoreError::from)?;
    // The key that tokens are signed with is like no other's; here only its hash is kept.
    let secrets = source.token_secrets().await?;
    let first = secrets.first().and_then(|first| Seed::parse(&first.secret));
    let mark = first.map_or_else(String::new, |secret| secret.commitment());
    let is_empty: bool = sqlx::query_scalar(
        "SELECT NOT EXISTS (SELECT 1 FROM games) AND NOT EXISTS (SELECT 1 FROM secrets)",
    )
    .fetch_one(&mut copy)
    .await
    .map_err(StoreError::from)?;
    if is_empty {
        database.get_or_insert_secret(MARK, mark.clone()).await?;
    }
    let marks = database.secrets(MARK).await?;
    if marks.first().is_none_or(|(_, value)| *value != mark) {
        return Err(MigrationError::NotEmpty { database: shown(to) });
    }
    for table in &TABLES {
        table.copy(&mut original, &mut copy).await?;
    }
    let mut report = MigrationReport::default();
    for table in &TABLES {
        report.rows += table.compare(&mut original, &mut copy).await?;
    }
    replay_all(database, &mut report).await?;
    // A node that stopped in good order is not taken for one that has died. The outage until the first
    // node starts is given back all the same.
    for sql in ["UPDATE heartbeats SET stopped = true", "DELETE FROM secrets WHERE name = $1"] {
        let query = sqlx::query(sql);
        let query = if sql.contains("$1") { query.bind(MARK) } else { query };
        query.execute(&mut copy).await.map_err(StoreError::from)?;
    }
    Ok(report)
}

/// Replays every game from the copied events.
pub(crate) async fn replay_all(
    database: &dyn Database,
    report: &mut MigrationReport,
) -> Result<(), StoreError> {
    let mut last = String::new();
    loop {
        let ids = database.game_ids(&last).await?;
        let Some(end) = ids.last() else { return Ok(()) };
        last.clone_from(end);
        for id in &ids {
            report.games += 1;
            let events = database.events(id, 0).await;
            if !events.is_ok_and(|events| Table::replay(id, &events).is_ok()) {
                report.unreadable += 1;
            }
        }
    }
}

impl CopiedTable {
    /// Copies what is missing, in the order of the key. A batch is written as a whole or not at all.
    async fn copy(
        &self,
        original: &mut SqliteConnection,
        copy: &mut PgConnection,
    ) -> Result<(), StoreError> {
        let CopiedTable { name, key, .. } = self;
        let own = if *name == "secrets" { " WHERE name <> 'migrating from'" } else { "" };
        let done = format!("SELECT max({key}) FROM {name}{own}");
        let done: Option<String> =
            sqlx::query_scalar(AssertSqlSafe(done)).fetch_one(&mut *copy).await?;
        let mut after = done.unwrap_or_default();
        let columns = self.columns.join(", ");
        let insert = format!(
            "INSERT INTO {name} ({columns})
             SELECT {columns} FROM json_populate_recordset(NULL::{name}, $1::json)
             ON CONFLICT DO NOTHING"
        );
        while let Some(until) = self.end_of_batch(original, &after).await? {
            let rows = self.original_rows(original, &after, &until).await?;
            let rows = format!("[{}]", rows.join(","));
            sqlx::query(AssertSqlSafe(insert.clone())).bind(rows).execute(&mut *copy).await?;
            after = until;
        }
        Ok(())
    }

    /// Compares all rows; returns how many there are.
    async fn compare(
        &self,
        original: &mut SqliteConnection,
        copy: &mut PgConnection,
    ) -> Result<u64, MigrationError> {
        let (mut after, mut count) = (String::new(), 0);
        loop {
            let until = self.end_of_batch(original, &after).await?;
            let end = until.clone().unwrap_or_else(|| "\u{10ffff}".to_owned());
            let wanted = self.original_rows(original, &after, &end).await?;
            let found = self.copied_rows(copy, &after, &end).await?;
            count += self.compare_rows(wanted, found)?;
            match until {
                Some(until) => after = until,
                None => return Ok(count),
            }
        }
    }

    /// Compares the rows of a batch; returns how many there are.
    pub(crate) fn compare_rows(
        &self,
        wanted: Vec<String>,
        found: Vec<String>,
    ) -> Result<u64, MigrationError> {
        let (wanted, found) = (sorted(wanted), sorted(found));
        let differs = wanted.iter().zip(&found).find(|(one, other)| one != other);
        let extra = || wanted.get(found.len()).or(found.get(wanted.len()));
        match differs.map(|(one, _)| one).or_else(extra) {
            Some(row) => {
                let key = row.get(self.key).and_then(Value::as_str).unwrap_or_default().to_owned();
                Err(MigrationError::Different { table: self.name, key })
            }
            None => Ok(wanted.len() as u64),
        }
    }

    /// The last key of the next batch, if there is one.
    async fn end_of_batch(
        &self,
        original: &mut SqliteConnection,
        after: &str,
    ) -> Result<Option<String>, StoreError> {
        let CopiedTable { name, key, .. } = self;
        let sql = format!(
            "SELECT max({key}) FROM (SELECT DISTINCT {key} FROM {name} WHERE {key} > ?
             ORDER BY {key} LIMIT ?)"
        );
        let end = sqlx::query_scalar(AssertSqlSafe(sql)).bind(after).bind(BATCH);
        Ok(end.fetch_one(original).await?)
    }

    /// The rows of a batch, as JSON.
    pub(crate) async fn original_rows(
        &self,
        original: &mut SqliteConnection,
        after: &str,
        until: &str,
    ) -> Result<Vec<String>, StoreError> {
        let CopiedTable { name, key, .. } = self;
        // PostgreSQL has no character of number zero, which a nonce may contain.
        let field = |column: &&str| match *column {
            "nonce" => "'nonce', replace(nonce, char(0), char(65533))".to_owned(),
            column => format!("'{column}', {column}"),
        };
        let fields: Vec<_> = self.columns.iter().map(field).collect();
        let sql = format!(
            "SELECT json_object({}) FROM {name} WHERE {key} > ? AND {key} <= ?",
            fields.join(", ")
        );
        let rows = sqlx::query_scalar(AssertSqlSafe(sql)).bind(after).bind(until);
        Ok(rows.fetch_all(original).await?)
    }

    pub(crate) async fn copied_rows(
        &self,
        copy: &mut PgConnection,
        after: &str,
        until: &str,
    ) -> Result<Vec<String>, StoreError> {
        let CopiedTable { name, key, columns } = self;
        let fields: Vec<_> = columns.iter().map(|column| format!("'{column}', {column}")).collect();
        let own = if *name == "secrets" { " AND name <> 'migrating from'" } else { "" };
        let sql = format!(
            "SELECT json_build_object({})::text FROM {name} WHERE {key} > $1 AND {key} <= $2{own}",
            fields.join(", ")
        );
        let rows = sqlx::query_scalar(AssertSqlSafe(sql)).bind(after).bind(until);
        Ok(rows.fetch_all(copy).await?)
    }
}

/// Rows in an order of their own, with truth values as SQLite has them.
fn sorted(rows: Vec<String>) -> Vec<Map<String, Value>> {
    let parse = |row: String| -> Map<String, Value> {
        let fields: Map<String, Value> = serde_json::from_str(&row).unwrap_or_default();
        let plain = |value| match value {
            Value::Bool(truth) => Value::from(i64::from(truth)),
            value => value,
        };
        fields.into_iter().map(|(name, value)| (name, plain(value))).collect()
    };
    let mut rows: Vec<_> = rows.into_iter().map(parse).collect();
    rows.sort_by_cached_key(|row| Value::Object(row.clone()).to_string());
    rows
}

impl From<StoreError> for MigrationError {
    fn from(error: StoreError) -> MigrationError {
        MigrationError::Store(error)
    }
}

impl std::fmt::Display for MigrationError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            MigrationError::Store(error) => error.fmt(f),
            MigrationError::NotEmpty { database } => {
                write!(f, "{database} is not empty, and not the target of this migration")
            }
            MigrationError::InUse { database } => {
                write!(f, "a server is using {database}; stop all of them first")
            }
            MigrationError::Different { table, key } => {
                write!(f, "the copy differs from the original in {table}, at {key}")
            }
        }
    }
}

impl std::error::Error for MigrationError {}
