//! What moderators decide.

use api::{
    AuditEntry, Millis, ModeratorNotice, Person, ReportReason, Sanction, SanctionKind, SeatHolder,
};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, PgConnection, Row, SqliteConnection};

use crate::append::json;
use crate::database_url::shown;
use crate::queries::sql_time;
use crate::random::random_id;
use crate::tokens::{TokenSecret, token_secrets};
use crate::{DatabaseUrl, Statement, Store, StoreError};

/// The notice of a restart.
const RESTART: &str = "restart";

impl Store {
    /// Imposes a ban or a silence, and writes it into the audit log, and what the person is told. Returns whether that
    /// was done: nothing is, where the guard forbids it.
    pub async fn impose(
        &self,
        sanction: &Sanction,
        told: &ModeratorNotice,
        entry: &AuditEntry,
        guard: ActGuard<'_>,
    ) -> Result<bool, StoreError> {
        let kind = match sanction.kind {
            SanctionKind::Ban => "ban",
            SanctionKind::Silence => "silence",
        };
        let (act, mut statements) = guard.begin(entry);
        let insert = Statement::new(
            "INSERT INTO sanctions SELECT $1, $2, $3, $4, $5
             WHERE EXISTS (SELECT 1 FROM audit WHERE id = $6)",
        );
        let insert = insert.text(&sanction.id).text(kind).text(&sanction.subject);
        let insert = insert.number(sql_time(sanction.until)).text(&sanction.reason).text(&act);
        statements.extend([insert, tell(&sanction.subject, told, &act)]);
        // In one transaction: whoever stops now, the points are given back.
        if sanction.kind == SanctionKind::Ban && told.reason == Some(ReportReason::Cheating) {
            let due = Statement::new(
                "INSERT INTO refunds_due SELECT $1, $2, $3
                 WHERE EXISTS (SELECT 1 FROM audit WHERE id = $4)",
            );
            let due = due.text(&sanction.id).text(&sanction.subject);
            statements.push(due.number(sql_time(entry.at)).text(&act));
        }
        Ok(self.execute(statements).await? > 0)
    }

    /// Tells somebody what was decided about them, and writes that into the audit log. Returns whether that was done:
    /// nothing is, where the guard forbids it.
    pub async fn warn(
        &self,
        person: &str,
        told: &ModeratorNotice,
        entry: &AuditEntry,
        guard: ActGuard<'_>,
    ) -> Result<bool, StoreError> {
        let (act, mut statements) = guard.begin(entry);
        statements.push(tell(person, told, &act));
        Ok(self.execute(statements).await? > 0)
    }

    /// Tells somebody what was decided about them.
    pub async fn tell_person(
        &self,
        person: &str,
        told: &ModeratorNotice,
    ) -> Result<(), StoreError> {
        self.execute(vec![tell(person, told, "")]).await.map(drop)
    }

    /// Writes down that somebody has read what they were told.
    pub async fn mark_read(&self, person: &str, id: &str, now: Millis) -> Result<(), StoreError> {
        let mark = Statement::new(
            "UPDATE told SET read = $1 WHERE person = $2 AND id = $3 AND read IS NULL",
        );
        self.execute(vec![mark.number(sql_time(now)).text(person).text(id)]).await.map(drop)
    }

    /// Lifts a ban or a silence; returns whether it was in force until now. Of two who lift it, one has.
    pub async fn lift(&self, id: &str, entry: &AuditEntry) -> Result<bool, StoreError> {
        let lock = Statement::new("UPDATE sanctions SET id = id WHERE id = $1").text(id);
        let audit = Statement::new(
            "INSERT INTO audit SELECT $1, $2, $3, $4, $5, $6
             WHERE EXISTS (SELECT 1 FROM sanctions WHERE id = $7)",
        );
        let audit = with_entry(audit, &audit_id(entry.at), entry).text(id);
        let told = Statement::new("DELETE FROM told WHERE id = $1").text(id);
        let delete = Statement::new("DELETE FROM sanctions WHERE id = $1").text(id);
        Ok(self.execute(vec![lock, audit, told, delete]).await? > 0)
    }

    /// Announces a restart, or takes that back.
    pub async fn announce_restart(
        &self,
        at: Option<Millis>,
        entry: &AuditEntry,
    ) -> Result<(), StoreError> {
        let delete = Statement::new("DELETE FROM notices WHERE name = $1").text(RESTART);
        let insert = |at| {
            let insert = Statement::new("INSERT INTO notices VALUES ($1, $2)");
            insert.text(RESTART).number(sql_time(at))
        };
        let statements = [audit(entry), delete].into_iter().chain(at.map(insert));
        self.execute(statements.collect()).await.map(drop)
    }

    /// When the server is going to be restarted, if that is announced.
    pub async fn restart_notice(&self) -> Result<Option<Millis>, StoreError> {
        self.notice(RESTART).await
    }

    /// Writes something into the audit log.
    pub async fn record_act(&self, entry: &AuditEntry) -> Result<(), StoreError> {
        self.execute(vec![audit(entry)]).await.map(drop)
    }

    /// Deletes what is over: bans, silences and link codes that have ended before `now`, and what moderators
    /// did before `before`.
    pub async fn clear_ended(&self, now: Millis, before: Millis) -> Result<(), StoreError> {
        let ended = Statement::new("DELETE FROM sanctions WHERE until <= $1");
        let old = Statement::new("DELETE FROM audit WHERE at < $1");
        let codes = Statement::new("DELETE FROM links WHERE expires < $1");
        let told = Statement::new("DELETE FROM told WHERE until <= $1");
        // The database deletes nothing of the list that this notice does not allow.
        let kept_since = Statement::new(
            "INSERT INTO notices VALUES ('audit', $1)
             ON CONFLICT (name) DO UPDATE SET at = excluded.at",
        );
        let statements = vec![
            ended.number(sql_time(now)),
            told.number(sql_time(now)),
            codes.number(sql_time(now)),
            kept_since.number(sql_time(before)),
            old.number(sql_time(before)),
        ];
        self.execute(statements).await.map(drop)
    }

    /// Gives somebody another name from `at` on, in every game, and writes that into the audit log.
    pub async fn rename(
        &self,
        person: &str,
        name: &str,
        at: Millis,
        entry: &AuditEntry,
    ) -> Result<(), StoreError> {
        let mut statements = vec![audit(entry), rename(person, name, at)];
        // Events are not changed: a row beside them counts more.
        for (game, mut event) in self.mentions(person).await? {
            for (nth, who) in (0..).zip(event.kind.people_mut()) {
                if who.id == person {
                    statements.push(
                        Statement::new(
                            "INSERT INTO names VALUES ($1, $2, $3, $4, $5)
                             ON CONFLICT (game, seq, nth) DO UPDATE SET name = excluded.name",
                        )
                        .text(&game)
                        .number(event.seq.into())
                        .number(nth)
                        .text(person)
                        .text(name),
                    );
                }
            }
        }
        self.execute(statements).await?;
        self.rename_in_lists(&Person::new(person, name)).await
    }

    /// Has lists show somebody under their new name. What was written meanwhile is not lost: a list that
    /// has changed is read again.
    pub async fn rename_in_lists(&self, person: &Person) -> Result<(), StoreError> {
        let mut changes = true;
        let mut tries = 0;
        while changes && tries < 10 {
            (changes, tries) = (false, tries + 1);
            for (game, old) in self.summaries_of(&person.id).await? {
                let Ok(mut summary) = serde_json::from_str::<api::TableSummary>(&old) else {
                    continue;
                };
                for holder in summary.seats.iter_mut().flatten() {
                    match holder {
                        SeatHolder::Person(holder) if holder.id == person.id => {
                            holder.clone_from(person);
                        }
                        _ => {}
                    }
                }
                let new = json(&summary);
                if new == old {
                    continue;
                }
                let sql = "UPDATE games SET summary = $1 WHERE id = $2 AND summary = $3";
                let update = Statement::new(sql).text(new).text(game).text(old);
                changes |= self.execute(vec![update]).await? == 0;
            }
        }
        Ok(())
    }

    /// Whether there is such a table.
    pub async fn has_table(&self, table: &str) -> Result<bool, StoreError> {
        Ok(self.seed(table).await?.is_some())
    }
}

pub(crate) fn rename(person: &str, name: &str, at: Millis) -> Statement {
    Statement::new(
        "INSERT INTO renames VALUES ($1, $2, $3)
         ON CONFLICT (person) DO UPDATE SET name = excluded.name, at = excluded.at",
    )
    .text(person)
    .text(name)
    .number(sql_time(at))
}

/// What has to be so for an act to be done: that no other moderator is at its case, and that nobody has acted since the
/// moderator looked.
#[derive(Clone, Copy, Debug, Default)]
pub struct ActGuard<'a> {
    /// The case that the act is about, if it is about one.
    pub case: Option<&'a str>,
    /// When the last act about the person was that the moderator knows of.
    pub seen: Option<Millis>,
}

impl ActGuard<'_> {
    /// Takes the case, and writes an act into the audit log under the id that comes back, unless something forbids it.
    /// Whatever follows asks whether it stands there. The case is locked meanwhile: of two acts one sees the other.
    fn begin(self, entry: &AuditEntry) -> (String, Vec<Statement>) {
        let act = audit_id(entry.at);
        let take = self.case.map(|case| take_case(case, &entry.moderator, entry.at));
        let audit = Statement::new(
            "INSERT INTO audit SELECT $1, $2, $3, $4, $5, $6
             WHERE ($7 = '' OR EXISTS (SELECT 1 FROM report_cases
               WHERE id = $7 AND closed IS NULL AND taken = $2 AND taken_by = $3))
             AND NOT EXISTS (SELECT 1 FROM audit WHERE subject = $5 AND at > $8)",
        );
        let audit = with_entry(audit, &act, entry).text(self.case.unwrap_or(""));
        let audit = audit.number(self.seen.map_or(i64::MAX, sql_time));
        (act, take.into_iter().chain([audit]).collect())
    }
}

/// How long a moderator has a case to themselves, in milliseconds.
const TAKEN: Millis = 30 * 60 * 1000;

/// Has a moderator be at a case, unless another is or it is closed.
pub(crate) fn take_case(id: &str, moderator: &str, now: Millis) -> Statement {
    let take = Statement::new(
        "UPDATE report_cases SET taken = $1, taken_by = $2 WHERE id = $3 AND closed IS NULL
         AND (taken IS NULL OR taken_by = $2 OR taken < $4)",
    );
    let take = take.number(sql_time(now)).text(moderator).text(id);
    take.number(sql_time(now.saturating_sub(TAKEN)))
}

/// Tells somebody what was decided, if the act stands in the audit log; it is empty where none has to.
fn tell(person: &str, told: &ModeratorNotice, act: &str) -> Statement {
    let tell = Statement::new(
        "INSERT INTO told (id, person, kind, reason, at, until) SELECT $1, $2, $3, $4, $5, $6
         WHERE $7 = '' OR EXISTS (SELECT 1 FROM audit WHERE id = $7)",
    );
    let tell = tell.text(&told.id).text(person).text(told.kind.word());
    let tell = tell.text(told.reason.map_or("", ReportReason::word));
    tell.number(sql_time(told.at)).number(sql_time(told.until)).text(act)
}

pub(crate) fn audit(entry: &AuditEntry) -> Statement {
    let insert = Statement::new("INSERT INTO audit VALUES ($1, $2, $3, $4, $5, $6)");
    with_entry(insert, &audit_id(entry.at), entry)
}

/// A statement with an entry of the audit log as its first six parameters.
pub(crate) fn with_entry(statement: Statement, id: &str, entry: &AuditEntry) -> Statement {
    let statement = statement.text(id).number(sql_time(entry.at)).text(&entry.moderator);
    statement.text(&entry.act).text(&entry.subject).text(&entry.note)
}

/// An id of what happened at that time. They sort by time, and no two are the same.
pub(crate) fn audit_id(at: Millis) -> String {
    format!("{at:013}{}", random_id(8))
}

/// The secrets of a database that a server may be using: whoever can read it is its host.
pub async fn read_token_secrets(database: &DatabaseUrl) -> Result<Vec<TokenSecret>, StoreError> {
    const SQL: &str = "SELECT name, value FROM secrets";
    let rows: Vec<(String, String)> = match database {
        DatabaseUrl::Sqlite(path) => {
            let wrong = |why: String| StoreError::File { path: path.clone(), why };
            std::fs::metadata(path).map_err(|error| wrong(error.to_string()))?;
            let options = SqliteConnectOptions::new().filename(path).read_only(true);
            let connection = SqliteConnection::connect_with(&options).await;
            let mut connection = connection.map_err(|error| wrong(error.to_string()))?;
            let rows = sqlx::query(SQL).fetch_all(&mut connection).await;
            let rows = rows.map_err(|error| wrong(error.to_string()))?;
            rows.iter().map(|row| (row.get(0), row.get(1))).collect()
        }
        DatabaseUrl::Postgres(options) => {
            let wrong = |error: sqlx::Error| StoreError::Server {
                database: shown(options),
                why: error.to_string().replace('\n', " "),
            };
            let mut connection = PgConnection::connect_with(options).await.map_err(wrong)?;
            let rows = sqlx::query(SQL).fetch_all(&mut connection).await.map_err(wrong)?;
            rows.iter().map(|row| (row.get(0), row.get(1))).collect()
        }
    };
    Ok(token_secrets(rows))
}
