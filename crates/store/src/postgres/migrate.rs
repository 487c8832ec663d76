use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{Connection, Error};

use crate::StoreError;
use crate::database_url::shown;

/// The schema steps, oldest first, before those that [make an index](INDEX_STEPS). Each only adds: nodes of the step
/// before go on working beside nodes that have made it.
pub(super) const MIGRATIONS: [&str; 8] = [
    include_str!("migrations/1.sql"),
    include_str!("migrations/2.sql"),
    include_str!("migrations/3.sql"),
    include_str!("migrations/4.sql"),
    include_str!("migrations/5.sql"),
    include_str!("migrations/6.sql"),
    include_str!("migrations/7.sql"),
    include_str!("migrations/8.sql"),
];

/// The steps after those, which each make an index, with its name. On a table in use it is
/// [built beside others](super::index_steps).
pub(super) const INDEX_STEPS: [(&str, &str); 2] = [
    ("games_aborted", include_str!("migrations/9.sql")),
    ("audit_moderator", include_str!("migrations/10.sql")),
];

/// The oldest PostgreSQL that is tested.
const OLDEST: i32 = 150_000;

/// How long a schema step waits for a table that somebody else holds. Whoever comes to the table later waits behind it,
/// so it soon gives way, pauses, and tries again.
const SET_LOCK_TIMEOUT: &str = "SET LOCAL lock_timeout = '500ms'";
const PAUSE: Duration = Duration::from_millis(1500);

/// How often it tries: for two minutes.
const ATTEMPTS: u32 = 60;

/// What PostgreSQL calls it when the lock timeout has passed (`lock_not_available`).
const LOCK_NOT_AVAILABLE: &str = "55P03";

/// Checks that a database is one that we can use, and makes the schema steps that it lacks, apart from indexes of a
/// database in use; returns whether all are made. Nothing is changed if it cannot be used.
pub(super) async fn check_and_migrate(options: &PgConnectOptions) -> Result<bool, StoreError> {
    let unusable = |why: String| StoreError::Server { database: shown(options), why };
    let mut connection =
        PgConnection::connect_with(options).await.map_err(|error| unusable(explain(&error)))?;
    let checked = check(&mut connection).await.map_err(|error| unusable(explain(&error)))?;
    if let Some(why) = checked {
        return Err(unusable(why));
    }
    let later = || StoreError::Newer { database: shown(options) };
    let done = patiently_migrate(&mut connection).await.map_err(|error| {
        unusable(match is_lock_timeout(&error) {
            true => "a schema step needs a table that another connection holds".to_owned(),
            false => explain(&error),
        })
    })?;
    let _ = connection.close().await;
    let ours = MIGRATIONS.len() + INDEX_STEPS.len();
    // One step ahead of ours only adds something.
    if done > ours + 1 { Err(later()) } else { Ok(done >= ours) }
}

/// Migrates as soon as nobody holds a table that has to be changed.
async fn patiently_migrate(connection: &mut PgConnection) -> Result<usize, Error> {
    for attempt in 1..ATTEMPTS {
        match migrate(connection).await {
            Err(error) if is_lock_timeout(&error) => {
                tracing::warn!(attempt, "schema steps wait for a table that somebody else holds");
                tokio::time::sleep(PAUSE).await;
            }
            migrated => return migrated,
        }
    }
    migrate(connection).await
}

fn is_lock_timeout(error: &Error) -> bool {
    error.as_database_error().and_then(|error| error.code()).as_deref() == Some(LOCK_NOT_AVAILABLE)
}

/// An error in one line: of the database's own, its words alone.
fn explain(error: &Error) -> String {
    match error {
        Error::Database(error) => error.message().to_owned(),
        Error::Io(error) => error.to_string(),
        error => error.to_string(),
    }
    .replace('\n', " ")
}

/// What is wrong with the database, if anything is.
async fn check(connection: &mut PgConnection) -> Result<Option<String>, Error> {
    let (version, encoding, schema): (i32, String, Option<String>) = sqlx::query_as(
        "SELECT current_setting('server_version_num')::int, current_setting('server_encoding'),
           current_schema()::text",
    )
    .fetch_one(connection)
    .await?;
    Ok(if version < OLDEST {
        Some(format!("is PostgreSQL {}; 15 or later is needed", version / 10_000))
    } else if encoding != "UTF8" {
        Some(format!("its encoding is {encoding}; UTF8 is needed"))
    } else if schema.is_none() {
        Some("no schema of its search path exists".to_owned())
    } else {
        None
    })
}

/// Makes the schema steps that are missing, one node at a time, and indexes too if nothing is there yet. Returns how many
/// are made then, which may be more than we know.
async fn migrate(connection: &mut PgConnection) -> Result<usize, Error> {
    let mut transaction = connection.begin().await?;
    sqlx::raw_sql(SET_LOCK_TIMEOUT).execute(&mut *transaction).await?;
    sqlx::query("SELECT pg_advisory_xact_lock(hashtextextended(current_schema() || ' schema', 0))")
        .execute(&mut *transaction)
        .await?;
    let exists: bool = sqlx::query_scalar("SELECT to_regclass('schema_version') IS NOT NULL")
        .fetch_one(&mut *transaction)
        .await?;
    let done: i64 = if exists {
        sqlx::query_scalar("SELECT version FROM schema_version")
            .fetch_one(&mut *transaction)
            .await?
    } else {
        sqlx::raw_sql(
            "CREATE TABLE schema_version (version bigint NOT NULL);
                       INSERT INTO schema_version VALUES (0)",
        )
        .execute(&mut *transaction)
        .await?;
        0
    };
    let done = usize::try_from(done).unwrap_or(usize::MAX);
    if done >= MIGRATIONS.len() {
        return Ok(done);
    }
    let indexes = INDEX_STEPS.iter().map(|(_, sql)| *sql).filter(|_| done == 0);
    let mut made = done;
    for step in MIGRATIONS.into_iter().skip(done).chain(indexes) {
        sqlx::raw_sql(step).execute(&mut *transaction).await?;
        made += 1;
    }
    sqlx::query("UPDATE schema_version SET version = $1")
        .bind(made as i64)
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await?;
    Ok(made)
}
