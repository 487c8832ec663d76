use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{Connection, Error};

use crate::StoreError;
use crate::database_url::shown;

/// The schema steps, oldest first. Each only adds: nodes of the step before go on working beside
/// nodes that have made it.
const MIGRATIONS: [&str; 8] = [
    include_str!("migrations/1.sql"),
    include_str!("migrations/2.sql"),
    include_str!("migrations/3.sql"),
    include_str!("migrations/4.sql"),
    include_str!("migrations/5.sql"),
    include_str!("migrations/6.sql"),
    include_str!("migrations/7.sql"),
    include_str!("migrations/8.sql"),
];

/// The oldest PostgreSQL that is tested.
const OLDEST: i32 = 150_000;

/// Checks that a database is one that we can use, and makes the schema steps that it lacks. Nothing is
/// changed if it is not.
pub(super) async fn check_and_migrate(options: &PgConnectOptions) -> Result<(), StoreError> {
    let unusable = |why: String| StoreError::Server { database: shown(options), why };
    let mut connection =
        PgConnection::connect_with(options).await.map_err(|error| unusable(explain(&error)))?;
    let checked = check(&mut connection).await.map_err(|error| unusable(explain(&error)))?;
    if let Some(why) = checked {
        return Err(unusable(why));
    }
    let later = || StoreError::Newer { database: shown(options) };
    let migrated = migrate(&mut connection).await.map_err(|error| unusable(explain(&error)))?;
    let _ = connection.close().await;
    if migrated { Ok(()) } else { Err(later()) }
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

/// Makes the schema steps that are missing, one node at a time. Returns whether the schema is one that
/// we know: our own, or one step ahead of it, which only added something.
async fn migrate(connection: &mut PgConnection) -> Result<bool, Error> {
    let mut transaction = connection.begin().await?;
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
    if done > MIGRATIONS.len() {
        return Ok(done == MIGRATIONS.len() + 1);
    }
    for step in MIGRATIONS.into_iter().skip(done) {
        sqlx::raw_sql(step).execute(&mut *transaction).await?;
    }
    sqlx::query("UPDATE schema_version SET version = $1")
        .bind(MIGRATIONS.len() as i64)
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await?;
    Ok(true)
}
