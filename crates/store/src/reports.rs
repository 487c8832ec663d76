//! Reports about people, and the cases that they make: one for each person, however many report them.

use std::collections::HashSet;

use api::{AuditEntry, CaseFile, CaseNote, EarlierCase, Millis, Person, Report, ReportCase};

use crate::moderation::{audit_id, take_case};
use crate::queries::sql_time;
use crate::random::random_id;
use crate::safety_queries::{CaseRow, ReportRow};
use crate::{Statement, Store, StoreError};

/// Why a moderator can do nothing about a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CaseConflict {
    /// There is none of that id.
    Unknown,
    /// Another moderator is at it.
    Taken {
        /// Who.
        moderator: String,
    },
    /// It is closed.
    Closed {
        /// Who has closed it.
        moderator: String,
    },
}

impl Store {
    /// Adds a report to the open case about its person, which is opened if need be. Whoever has made the same report
    /// already changes nothing.
    pub async fn add_report(&self, report: &Report) -> Result<(), StoreError> {
        let at = sql_time(report.at);
        let open = Statement::new(
            "INSERT INTO report_cases (id, person, opened, last, taken_by, closed_by, closing)
             VALUES ($1, $2, $3, $3, '', '', '')
             ON CONFLICT (person) WHERE closed IS NULL DO NOTHING",
        );
        let open = open.text(random_id(12)).text(&report.person.id).number(at);
        let insert = Statement::new(
            "INSERT INTO reports (id, report_case, reporter, person, name, reason, game, at, maze)
             SELECT $1, id, $2, person, $3, $4, $5, $6, $8 FROM report_cases
             WHERE person = $7 AND closed IS NULL ON CONFLICT DO NOTHING",
        );
        let insert = insert.text(random_id(16)).text(&report.reporter.id).text(&report.name);
        let insert = insert.text(report.reason.word()).text(report.table.as_deref().unwrap_or(""));
        let insert = insert.number(at).text(&report.person.id);
        let insert = insert.text(report.maze.as_deref().unwrap_or(""));
        let touch = Statement::new(
            "UPDATE report_cases SET last = $1 WHERE person = $2 AND closed IS NULL AND last < $1",
        );
        let touch = touch.number(at).text(&report.person.id);
        self.execute(vec![open, insert, touch]).await.map(drop)
    }

    /// Cases with their reports and notes: the open ones, those with the latest report first, or the closed ones. A page
    /// of up to twenty, counted from 0.
    pub async fn report_cases(
        &self,
        closed: bool,
        page: u32,
    ) -> Result<Vec<ReportCase>, StoreError> {
        let mut cases = Vec::new();
        for row in self.case_rows(closed, page).await? {
            cases.push(self.case(row).await?);
        }
        Ok(cases)
    }

    /// A case with all that there is to know for a decision.
    pub async fn case_file(&self, id: &str, now: Millis) -> Result<Option<CaseFile>, StoreError> {
        let Some(row) = self.case_row(id).await? else { return Ok(None) };
        let person = row.person.clone();
        let cases = self.cases_about(&person).await?.into_iter();
        let earlier = cases.filter(|case| case.id != id).map(|case| EarlierCase {
            id: case.id,
            opened: case.opened,
            reporters: case.reporters,
            closed: case.closed,
        });
        let mut names = self.names_of(&person).await?;
        let sanctions = self.sanctions(now).await?.into_iter();
        let case = self.case(row).await?;
        names.retain(|name| *name != case.person.name);
        Ok(Some(CaseFile {
            case,
            sanctions: sanctions.filter(|sanction| sanction.subject == person).collect(),
            history: self.audit_about(&person).await?,
            told: self.told_to(&person, now).await?,
            other_cases: self.case_count(&person).await?.saturating_sub(1),
            fair_play: None,
            earlier: earlier.collect(),
            names,
        }))
    }

    async fn case(&self, row: CaseRow) -> Result<ReportCase, StoreError> {
        let reports = self.reports_of(&row.id).await?;
        let reporters = reports.iter().map(|report| report.reporter.clone());
        let people = self.people(reporters.chain([row.person.clone()]).collect()).await?;
        let person = |id: &str| people.get(id).cloned().unwrap_or_else(|| Person::guest(id));
        let report = |report: ReportRow| Report {
            reporter: person(&report.reporter),
            person: person(&row.person),
            name: report.name,
            reason: report.reason,
            table: Some(report.game).filter(|table| !table.is_empty()),
            maze: Some(report.maze).filter(|maze| !maze.is_empty()),
            at: report.at,
        };
        Ok(ReportCase {
            person: person(&row.person),
            opened: row.opened,
            last: row.last,
            reporters: row.reporters,
            reports: reports.into_iter().map(report).collect(),
            notes: self.notes_of(&row.id).await?,
            taken: row.taken.filter(|_| row.closed.is_none()),
            closed: row.closed,
            id: row.id,
        })
    }

    /// Has a moderator be at a case, for half an hour, unless another is or it is closed.
    pub async fn take_case(
        &self,
        id: &str,
        moderator: &str,
        now: Millis,
    ) -> Result<Result<(), CaseConflict>, StoreError> {
        if self.execute(vec![take_case(id, moderator, now)]).await? > 0 {
            return Ok(Ok(()));
        }
        self.case_conflict(id).await.map(Err)
    }

    /// Has a moderator be at a case no longer, unless another is or it is closed.
    pub async fn release_case(
        &self,
        id: &str,
        moderator: &str,
    ) -> Result<Result<(), CaseConflict>, StoreError> {
        let release = Statement::new(
            "UPDATE report_cases SET taken = NULL, taken_by = '' WHERE id = $1 AND closed IS NULL
             AND (taken IS NULL OR taken_by = $2)",
        );
        if self.execute(vec![release.text(id).text(moderator)]).await? > 0 {
            return Ok(Ok(()));
        }
        self.case_conflict(id).await.map(Err)
    }

    /// Why a moderator can do nothing about a case.
    async fn case_conflict(&self, id: &str) -> Result<CaseConflict, StoreError> {
        let who = |note: CaseNote| note.moderator;
        Ok(match self.case_row(id).await? {
            None => CaseConflict::Unknown,
            Some(CaseRow { closed: Some(closed), .. }) => {
                CaseConflict::Closed { moderator: who(closed) }
            }
            Some(CaseRow { taken, .. }) => {
                CaseConflict::Taken { moderator: taken.map(who).unwrap_or_default() }
            }
        })
    }

    /// Writes down something about a case.
    pub async fn add_case_note(&self, id: &str, note: &CaseNote) -> Result<(), StoreError> {
        let insert = Statement::new("INSERT INTO case_notes VALUES ($1, $2, $3, $4, $5)");
        let insert = insert.text(audit_id(note.at)).text(id);
        let insert = insert.number(sql_time(note.at)).text(&note.moderator).text(&note.note);
        self.execute(vec![insert]).await.map(drop)
    }

    /// Closes a case that its moderator is at, and writes that into the audit log; returns whether it was open until
    /// now. The next report about the person opens another.
    pub async fn close_case(
        &self,
        id: &str,
        closing: &CaseNote,
        entry: &AuditEntry,
    ) -> Result<bool, StoreError> {
        let close = Statement::new(
            "UPDATE report_cases SET closed = $1, closed_by = $2, closing = $3
             WHERE id = $4 AND closed IS NULL AND taken_by = $2",
        );
        let close = close.number(sql_time(closing.at)).text(&closing.moderator);
        let close = close.text(&closing.note).text(id);
        let audit = Statement::new(
            "INSERT INTO audit SELECT $1, $2, $3, $4, $5, $6 FROM report_cases
             WHERE id = $7 AND closed = $2 AND closed_by = $3",
        );
        let audit = audit.text(audit_id(closing.at)).number(sql_time(closing.at));
        let audit = audit.text(&closing.moderator).text(&entry.act).text(&entry.subject);
        Ok(self.execute(vec![close, audit.text(&entry.note).text(id)]).await? > 0)
    }

    /// Deletes cases that were closed before `closed`, and open ones whose last report came before `unread`.
    pub async fn clear_reports(&self, closed: Millis, unread: Millis) -> Result<(), StoreError> {
        let cases = Statement::new(
            "DELETE FROM report_cases WHERE closed < $1 OR (closed IS NULL AND last < $2)",
        );
        let reports = Statement::new(
            "DELETE FROM reports WHERE report_case NOT IN (SELECT id FROM report_cases)",
        );
        let notes = Statement::new(
            "DELETE FROM case_notes WHERE report_case NOT IN (SELECT id FROM report_cases)",
        );
        let cases = cases.number(sql_time(closed)).number(sql_time(unread));
        self.execute(vec![cases, reports, notes]).await.map(drop)
    }

    /// People by their ids: those with an account under its name, the others as they were called at a table last.
    pub async fn people(
        &self,
        ids: HashSet<String>,
    ) -> Result<std::collections::HashMap<String, Person>, StoreError> {
        let names = self.account_names(ids.clone()).await?;
        let mut people = std::collections::HashMap::new();
        for id in ids {
            let person = match names.get(&id) {
                Some(name) => Person::with_account(&id, name),
                None => match self.guest_name(&id).await? {
                    Some(name) => table::shown_person(&id, &name),
                    None => Person::guest(&id),
                },
            };
            people.insert(id, person);
        }
        Ok(people)
    }
}

/// Deletes every report by a person and about them, the cases that nothing is left of, and what they were told.
pub(crate) fn delete_reports(person: &str) -> impl Iterator<Item = Statement> {
    let all = [
        "DELETE FROM case_notes WHERE report_case IN (SELECT id FROM report_cases WHERE person = $1)",
        "DELETE FROM report_cases WHERE person = $1",
        // Cases in which nobody else has reported.
        "DELETE FROM report_cases WHERE id IN (SELECT report_case FROM reports WHERE reporter = $1)
         AND NOT EXISTS (SELECT 1 FROM reports WHERE report_case = report_cases.id AND reporter <> $1)",
        "DELETE FROM case_notes WHERE report_case IN (SELECT report_case FROM reports WHERE reporter = $1)
         AND NOT EXISTS (SELECT 1 FROM report_cases WHERE id = case_notes.report_case)",
        "DELETE FROM reports WHERE reporter = $1 OR person = $1",
        "DELETE FROM told WHERE person = $1",
    ];
    all.into_iter().map(move |sql| Statement::new(sql).text(person))
}
