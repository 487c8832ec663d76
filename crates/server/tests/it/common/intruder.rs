use std::time::Duration;

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, Connection, PgConnection, Row, SqliteConnection};

use super::TempFolder;

/// A connection of somebody else to a server's database, whichever it is.
pub(crate) enum Intruder {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

impl Intruder {
    pub(crate) async fn connect(folder: &TempFolder) -> Intruder {
        if folder.is_postgres() {
            let url = folder.database_url().await;
            return Intruder::Postgres(PgConnection::connect(&url).await.unwrap());
        }
        let options = SqliteConnectOptions::new().filename(folder.database());
        Intruder::Sqlite(SqliteConnection::connect_with(&options).await.unwrap())
    }

    pub(crate) async fn execute(&mut self, sql: &str) {
        self.try_execute(sql).await.unwrap();
    }

    pub(crate) async fn try_execute(&mut self, sql: &str) -> Result<(), sqlx::Error> {
        let sql = sqlx::raw_sql(AssertSqlSafe(sql.to_owned()));
        match self {
            Intruder::Sqlite(connection) => sql.execute(connection).await.map(drop),
            Intruder::Postgres(connection) => sql.execute(connection).await.map(drop),
        }
    }

    /// Keeps everyone from writing until [`Self::unlock`].
    pub(crate) async fn lock(&mut self) {
        let lock = match self {
            Intruder::Sqlite(_) => "BEGIN IMMEDIATE",
            Intruder::Postgres(_) => "BEGIN; LOCK TABLE events, heartbeats IN EXCLUSIVE MODE",
        };
        self.execute(lock).await;
    }

    pub(crate) async fn unlock(&mut self) {
        self.execute("ROLLBACK").await;
    }

    /// Waits until somebody waits for a lock of PostgreSQL that this connection holds.
    pub(crate) async fn until_somebody_waits(&mut self) {
        self.until_so_many_wait(1).await;
    }

    /// The same for so many connections.
    pub(crate) async fn until_so_many_wait(&mut self, many: usize) {
        let Intruder::Postgres(connection) = self else { panic!("SQLite has no such locks") };
        // Not pg_stat_activity: a transaction sees there only the connections of its first look. And whoever builds an
        // index, of whatever table, waits for every transaction to end.
        let waiting = "SELECT count(DISTINCT pid) FROM pg_locks WHERE NOT granted AND locktype <> 'virtualxid'
             AND pg_backend_pid() = ANY(pg_blocking_pids(pid))";
        while sqlx::query_scalar::<_, i64>(waiting).fetch_one(&mut *connection).await.unwrap()
            < many as i64
        {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// From now on no event can be written, though heartbeats can, as when the database is full.
    pub(crate) async fn fill_up(&mut self) {
        let trigger = match self {
            Intruder::Sqlite(_) => {
                "CREATE TRIGGER full_disk BEFORE INSERT ON events
                 BEGIN SELECT RAISE(ABORT, 'full'); END"
            }
            Intruder::Postgres(_) => {
                "CREATE OR REPLACE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql
                 AS 'BEGIN RAISE EXCEPTION ''full''; END';
                 CREATE TRIGGER full_disk BEFORE INSERT ON events EXECUTE FUNCTION no_room()"
            }
        };
        self.execute(trigger).await;
    }

    pub(crate) async fn make_room(&mut self) {
        let drop = match self {
            Intruder::Sqlite(_) => "DROP TRIGGER full_disk",
            Intruder::Postgres(_) => "DROP TRIGGER full_disk ON events",
        };
        self.execute(drop).await;
    }
}

impl Intruder {
    /// All that is in the database, as text: what a dump of it shows.
    pub(crate) async fn everything(&mut self) -> String {
        let tables = match self {
            Intruder::Sqlite(_) => "SELECT name FROM sqlite_master WHERE type = 'table'",
            Intruder::Postgres(_) => {
                "SELECT tablename::text FROM pg_tables WHERE schemaname = current_schema()"
            }
        };
        let mut text = String::new();
        for table in self.texts(tables.to_owned()).await {
            let rows = match self {
                Intruder::Sqlite(_) => {
                    let columns = format!("SELECT name FROM pragma_table_info('{table}')");
                    let columns = self.texts(columns).await;
                    let quoted: Vec<_> =
                        columns.iter().map(|name| format!("quote({name})")).collect();
                    format!("SELECT {} FROM {table}", quoted.join(" || ' ' || "))
                }
                Intruder::Postgres(_) => format!("SELECT {table}::text FROM {table}"),
            };
            let rows = self.texts(rows).await;
            text += &format!("{table}: {}\n", rows.join("\n"));
        }
        text
    }

    pub(crate) async fn texts(&mut self, sql: String) -> Vec<String> {
        let sql = AssertSqlSafe(sql);
        match self {
            Intruder::Sqlite(connection) => sqlx::query_scalar(sql).fetch_all(connection).await,
            Intruder::Postgres(connection) => sqlx::query_scalar(sql).fetch_all(connection).await,
        }
        .unwrap()
    }

    /// How the database would answer a question, in its words.
    pub(crate) async fn plan(&mut self, sql: &str) -> String {
        let lines: Vec<String> = match self {
            Intruder::Sqlite(connection) => {
                let plan = sqlx::query(AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}")));
                let rows = plan.fetch_all(connection).await.unwrap();
                rows.iter().map(|row| row.get("detail")).collect()
            }
            Intruder::Postgres(_) => self.texts(format!("EXPLAIN {sql}")).await,
        };
        lines.join("\n")
    }

    /// How many rows a table has.
    pub(crate) async fn count(&mut self, table: &str) -> i64 {
        let sql = AssertSqlSafe(format!("SELECT count(*) FROM {table}"));
        match self {
            Intruder::Sqlite(connection) => sqlx::query_scalar(sql).fetch_one(connection).await,
            Intruder::Postgres(connection) => sqlx::query_scalar(sql).fetch_one(connection).await,
        }
        .unwrap()
    }
}
