//! What can be read of blocks and reports, in the same SQL from every database.

use api::{AuditEntry, CaseNote, Millis, ModeratorNotice, NoticeKind, ReportReason};
use async_trait::async_trait;

use crate::{StoreError, queries};

/// How many cases a page has.
pub(crate) const CASES_PAGE: i64 = 20;

/// A case, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CaseRow {
    /// Its id.
    pub id: String,
    /// Who is reported.
    pub person: String,
    /// When the first report came.
    pub opened: Millis,
    /// When the last one came.
    pub last: Millis,
    /// Who is at it.
    pub taken: Option<CaseNote>,
    /// Who has closed it.
    pub closed: Option<CaseNote>,
    /// How many people have made reports.
    pub reporters: u32,
}

/// A report, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportRow {
    /// Who made it.
    pub reporter: String,
    /// Who is reported.
    pub person: String,
    /// What they were called.
    pub name: String,
    /// Why.
    pub reason: ReportReason,
    /// The table; empty if it was at none.
    pub game: String,
    /// The maze of the gallery; empty if it is about none.
    pub maze: String,
    /// When.
    pub at: Millis,
}

/// Reads blocks, reports and the cases that reports make.
#[async_trait]
pub trait SafetyQueries: queries::Queries {
    /// Whom a person has blocked, and since when, the latest first.
    async fn blocks_of(&self, person: &str) -> Result<Vec<(String, Millis)>, StoreError>;

    /// Whom a person has blocked, and by whom they are blocked. [`Store::kept_apart`](crate::Store::kept_apart)
    /// remembers it.
    async fn people_apart(&self, person: &str) -> Result<Vec<String>, StoreError>;

    /// What a guest was called at a table last, if they had a name there.
    async fn guest_name(&self, person: &str) -> Result<Option<String>, StoreError>;

    /// A case.
    async fn case_row(&self, id: &str) -> Result<Option<CaseRow>, StoreError>;

    /// Open cases, those with the latest report first, or closed ones: a page of them.
    async fn case_rows(&self, closed: bool, page: u32) -> Result<Vec<CaseRow>, StoreError>;

    /// How many cases about a person are kept.
    async fn case_count(&self, person: &str) -> Result<u32, StoreError>;

    /// The cases about a person, the latest first.
    async fn cases_about(&self, person: &str) -> Result<Vec<CaseRow>, StoreError>;

    /// What a person was called at tables and in reports, in alphabetical order.
    async fn names_of(&self, person: &str) -> Result<Vec<String>, StoreError>;

    /// Whom a person has muted, the latest first.
    async fn mutes_of(&self, person: &str) -> Result<Vec<String>, StoreError>;

    /// The reports of a case, the latest first.
    async fn reports_of(&self, case: &str) -> Result<Vec<ReportRow>, StoreError>;

    /// The reports that a person has made, the latest first.
    async fn reports_by(&self, person: &str) -> Result<Vec<ReportRow>, StoreError>;

    /// What moderators have written down about a case, in order.
    async fn notes_of(&self, case: &str) -> Result<Vec<CaseNote>, StoreError>;

    /// What a person was told of moderators' decisions that are not over, the latest first.
    async fn told_to(&self, person: &str, now: Millis) -> Result<Vec<ModeratorNotice>, StoreError>;

    /// What moderators have done about somebody or something, the latest first.
    async fn audit_about(&self, subject: &str) -> Result<Vec<AuditEntry>, StoreError>;
}

/// A reason as it is kept.
pub(crate) fn read_reason(word: &str) -> ReportReason {
    read_told(word).unwrap_or_default()
}

/// A reason as it is kept where there may be none.
pub(crate) fn read_told(word: &str) -> Option<ReportReason> {
    ReportReason::parse(word)
}

/// What was decided, as it is kept.
pub(crate) fn read_notice(word: &str) -> NoticeKind {
    NoticeKind::ALL.into_iter().find(|kind| kind.word() == word).unwrap_or_default()
}

/// Implements [`SafetyQueries`] for a database that reads through the pool `read`.
macro_rules! implement_safety_queries {
    ($database:ty) => {
        #[async_trait]
        impl SafetyQueries for $database {
            async fn blocks_of(&self, person: &str) -> Result<Vec<(String, Millis)>, StoreError> {
                let rows = sqlx::query(
                    "SELECT blocked, at FROM blocks WHERE person = $1 ORDER BY at DESC, blocked",
                );
                let rows = rows.bind(plain_text(person)).fetch_all(&self.read).with_timeout();
                Ok(rows.await?.iter().map(|row| (row.get(0), millis(row.get(1)))).collect())
            }

            async fn people_apart(&self, person: &str) -> Result<Vec<String>, StoreError> {
                let ids = sqlx::query_scalar(
                    "SELECT blocked FROM blocks WHERE person = $1
                     UNION SELECT person FROM blocks WHERE blocked = $1",
                );
                Ok(ids.bind(plain_text(person)).fetch_all(&self.read).with_timeout().await?)
            }

            async fn guest_name(&self, person: &str) -> Result<Option<String>, StoreError> {
                let name = sqlx::query_scalar(
                    "SELECT name FROM names JOIN games ON games.id = names.game
                     WHERE person = $1 ORDER BY at DESC LIMIT 1",
                );
                Ok(name.bind(plain_text(person)).fetch_optional(&self.read).with_timeout().await?)
            }

            async fn case_row(&self, id: &str) -> Result<Option<CaseRow>, StoreError> {
                let row = sqlx::query(case_sql!("WHERE id = $1"));
                let row = row.bind(plain_text(id)).fetch_optional(&self.read).with_timeout();
                Ok(row.await?.map(|row| case_row!(&row)))
            }

            async fn case_rows(&self, closed: bool, page: u32) -> Result<Vec<CaseRow>, StoreError> {
                let rows = sqlx::query(case_sql!(
                    "WHERE ($1 = 1) = (closed IS NOT NULL)
                     ORDER BY coalesce(closed, last) DESC, id LIMIT $2 OFFSET $3"
                ));
                let rows = rows.bind(i64::from(closed)).bind(CASES_PAGE);
                let rows = rows.bind(CASES_PAGE * i64::from(page));
                let rows = rows.fetch_all(&self.read).with_timeout().await?;
                Ok(rows.iter().map(|row| case_row!(row)).collect())
            }

            async fn case_count(&self, person: &str) -> Result<u32, StoreError> {
                let count =
                    sqlx::query_scalar("SELECT count(*) FROM report_cases WHERE person = $1");
                let count: i64 =
                    count.bind(plain_text(person)).fetch_one(&self.read).with_timeout().await?;
                Ok(u32::try_from(count).unwrap_or(u32::MAX))
            }

            async fn cases_about(&self, person: &str) -> Result<Vec<CaseRow>, StoreError> {
                let rows = sqlx::query(case_sql!(
                    "WHERE person = $1 ORDER BY opened DESC, id LIMIT $2"
                ));
                let rows = rows.bind(plain_text(person)).bind(MAX_ROWS);
                let rows = rows.fetch_all(&self.read).with_timeout().await?;
                Ok(rows.iter().map(|row| case_row!(row)).collect())
            }

            async fn names_of(&self, person: &str) -> Result<Vec<String>, StoreError> {
                let names = sqlx::query_scalar(
                    "SELECT name FROM names WHERE person = $1 AND name <> ''
                     UNION SELECT name FROM reports WHERE person = $1 AND name <> ''
                     ORDER BY name LIMIT $2",
                );
                let names = names.bind(plain_text(person)).bind(MAX_ROWS);
                Ok(names.fetch_all(&self.read).with_timeout().await?)
            }

            async fn mutes_of(&self, person: &str) -> Result<Vec<String>, StoreError> {
                let ids = sqlx::query_scalar(
                    "SELECT muted FROM mutes WHERE person = $1 ORDER BY at DESC, muted",
                );
                Ok(ids.bind(plain_text(person)).fetch_all(&self.read).with_timeout().await?)
            }

            async fn reports_of(&self, case: &str) -> Result<Vec<ReportRow>, StoreError> {
                let rows = sqlx::query(report_sql!("report_case = $1"));
                let rows = rows.bind(plain_text(case)).bind(MAX_ROWS);
                let rows = rows.fetch_all(&self.read).with_timeout().await?;
                Ok(rows.iter().map(|row| report_row!(row)).collect())
            }

            async fn reports_by(&self, person: &str) -> Result<Vec<ReportRow>, StoreError> {
                let rows = sqlx::query(report_sql!("reporter = $1"));
                let rows = rows.bind(plain_text(person)).bind(MAX_ROWS);
                let rows = rows.fetch_all(&self.read).with_timeout().await?;
                Ok(rows.iter().map(|row| report_row!(row)).collect())
            }

            async fn notes_of(&self, case: &str) -> Result<Vec<CaseNote>, StoreError> {
                let rows = sqlx::query(
                    "SELECT at, moderator, note FROM case_notes WHERE report_case = $1
                     ORDER BY id LIMIT $2",
                );
                let rows = rows.bind(plain_text(case)).bind(MAX_ROWS);
                let note = |row| CaseNote {
                    at: millis(Row::get(row, 0)),
                    moderator: Row::get(row, 1),
                    note: Row::get(row, 2),
                };
                Ok(rows.fetch_all(&self.read).with_timeout().await?.iter().map(note).collect())
            }

            async fn told_to(
                &self,
                person: &str,
                now: Millis,
            ) -> Result<Vec<ModeratorNotice>, StoreError> {
                let rows = sqlx::query(
                    "SELECT kind, reason, at, until, id, read FROM told WHERE person = $1 AND until > $2
                     ORDER BY at DESC, id LIMIT $3",
                );
                let rows = rows.bind(plain_text(person)).bind(sql_time(now)).bind(MAX_ROWS);
                let notice = |row| ModeratorNotice {
                    kind: read_notice(Row::get(row, 0)),
                    reason: read_told(Row::get(row, 1)),
                    at: millis(Row::get(row, 2)),
                    until: millis(Row::get(row, 3)),
                    id: Row::get(row, 4),
                    read: Row::get::<Option<i64>, _>(row, 5).map(millis),
                };
                Ok(rows.fetch_all(&self.read).with_timeout().await?.iter().map(notice).collect())
            }

            async fn audit_about(&self, subject: &str) -> Result<Vec<AuditEntry>, StoreError> {
                let rows = sqlx::query(
                    "SELECT at, moderator, act, subject, note FROM audit WHERE subject = $1
                     ORDER BY id DESC LIMIT $2",
                );
                let rows = rows.bind(plain_text(subject)).bind(MAX_ROWS);
                let entry = |row| AuditEntry {
                    at: millis(Row::get(row, 0)),
                    moderator: Row::get(row, 1),
                    act: Row::get(row, 2),
                    subject: Row::get(row, 3),
                    note: Row::get(row, 4),
                };
                Ok(rows.fetch_all(&self.read).with_timeout().await?.iter().map(entry).collect())
            }
        }
    };
}

macro_rules! case_sql {
    ($rest:literal) => {
        concat!(
            "SELECT id, person, opened, last, taken, taken_by, closed, closed_by, closing,
               (SELECT count(DISTINCT reporter) FROM reports WHERE report_case = report_cases.id)
             FROM report_cases ",
            $rest
        )
    };
}

macro_rules! case_row {
    ($row:expr) => {
        CaseRow {
            id: Row::get($row, 0),
            person: Row::get($row, 1),
            opened: millis(Row::get($row, 2)),
            last: millis(Row::get($row, 3)),
            taken: Row::get::<Option<i64>, _>($row, 4).map(|at| CaseNote {
                at: millis(at),
                moderator: Row::get($row, 5),
                note: String::new(),
            }),
            closed: Row::get::<Option<i64>, _>($row, 6).map(|at| CaseNote {
                at: millis(at),
                moderator: Row::get($row, 7),
                note: Row::get($row, 8),
            }),
            reporters: u32::try_from(Row::get::<i64, _>($row, 9)).unwrap_or(u32::MAX),
        }
    };
}

macro_rules! report_sql {
    ($which:literal) => {
        concat!(
            "SELECT reporter, person, name, reason, game, at, maze FROM reports WHERE ",
            $which,
            " ORDER BY at DESC, id LIMIT $2"
        )
    };
}

macro_rules! report_row {
    ($row:expr) => {
        ReportRow {
            reporter: Row::get($row, 0),
            person: Row::get($row, 1),
            name: Row::get($row, 2),
            reason: read_reason(Row::get($row, 3)),
            game: Row::get($row, 4),
            at: millis(Row::get($row, 5)),
            maze: Row::get($row, 6),
        }
    };
}

pub(crate) use {case_row, case_sql, implement_safety_queries, report_row, report_sql};

/// What [`implement_safety_queries`] needs besides what [`queries`] have.
pub(crate) mod prelude {
    pub(crate) use api::{CaseNote, ModeratorNotice};

    pub(crate) use super::{
        CASES_PAGE, CaseRow, ReportRow, SafetyQueries, case_row, case_sql,
        implement_safety_queries, read_notice, read_reason, read_told, report_row, report_sql,
    };
}
