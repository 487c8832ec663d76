//! Lists for people, or one JSON object a line for programs.

use std::io::{self, Write};

use api::{AuditEntry, PersonReport, Sanction, SanctionKind, TableSummary, UtcTime};
use locale::Locale;
use play::fair_play_sentences;
use serde::Serialize;

use crate::error::{CliError, output_error};
use crate::online::list::describe;

pub(super) fn tables(
    server: &str,
    tables: &[TableSummary],
    json: bool,
    locale: &Locale,
) -> Result<(), CliError> {
    let line = |table: &TableSummary| {
        format!("{}  {}", UtcTime(table.at), describe(server, table, locale))
    };
    print(tables, json, line, locale)
}

pub(super) fn person(
    server: &str,
    report: &PersonReport,
    json: bool,
    locale: &Locale,
) -> Result<(), CliError> {
    if json {
        return print(std::slice::from_ref(report), true, |_| String::new(), locale);
    }
    let mut lines = Vec::new();
    if let Some(address) = &report.address {
        lines.push(locale.with("admin-seen-at", &[("address", address.clone().into())]));
    }
    if report.erasure.is_some_and(|erasure| erasure.done.is_none()) {
        lines.push(locale.text("moderation-erasing"));
    }
    let facts = report.fair_play.iter().flat_map(fair_play_sentences);
    lines.extend(facts.map(|fact| locale.reason(&fact)));
    lines.extend(report.sanctions.iter().map(sanction));
    lines.extend(
        report
            .tables
            .iter()
            .map(|table| format!("{}  {}", UtcTime(table.at), describe(server, table, locale))),
    );
    print(&lines, false, String::clone, locale)
}

pub(super) fn sanctions(
    sanctions: &[Sanction],
    json: bool,
    locale: &Locale,
) -> Result<(), CliError> {
    print(sanctions, json, sanction, locale)
}

pub(super) fn sanction(sanction: &Sanction) -> String {
    let kind = match sanction.kind {
        SanctionKind::Ban => "ban",
        SanctionKind::Silence => "silence",
    };
    let Sanction { id, subject, until, reason, .. } = sanction;
    format!("{id}  {kind}  {subject}  {}  {reason}", UtcTime(*until)).trim_end().to_owned()
}

pub(super) fn audit(entries: &[AuditEntry], json: bool, locale: &Locale) -> Result<(), CliError> {
    print(entries, json, audit_line, locale)
}

pub(super) fn audit_line(entry: &AuditEntry) -> String {
    let AuditEntry { at, moderator, act, subject, note } = entry;
    let moderator = if moderator.is_empty() { "-" } else { moderator };
    format!("{}  {moderator}  {act}  {subject}  {note}", UtcTime(*at)).trim_end().to_owned()
}

/// Prints one line for each item.
pub(crate) fn print<T: Serialize>(
    items: &[T],
    json: bool,
    line: impl Fn(&T) -> String,
    locale: &Locale,
) -> Result<(), CliError> {
    let mut out = io::stdout().lock();
    if items.is_empty() && !json {
        return writeln!(out, "{}", locale.text("admin-nothing")).map_err(output_error);
    }
    for item in items {
        let line = if json {
            serde_json::to_string(item).expect("our own types become JSON")
        } else {
            line(item)
        };
        writeln!(out, "{line}").map_err(output_error)?;
    }
    Ok(())
}
