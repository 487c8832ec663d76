//! What people have reported, and what moderators write down about it.

use api::{
    AuditEntry, CaseFile, CaseNote, EarlierCase, ModeratorNotice, ModeratorReason, NewCaseNote,
    Report, ReportCase, UtcTime,
};
use locale::Locale;
use play::fair_play_sentences;

use super::output::{self, audit_line, sanction};
use super::{ModeratorArgs, PageArgs, WhyArgs, encode, say};
use crate::error::CliError;

#[derive(clap::Subcommand)]
pub(crate) enum ReportCommand {
    /// List the cases: one for everybody who is reported
    List {
        #[command(flatten)]
        server: ModeratorArgs,
        /// Those that are closed
        #[arg(long)]
        closed: bool,
        #[command(flatten)]
        page: PageArgs,
    },
    /// Show a case with all that there is to know
    Show {
        #[command(flatten)]
        server: ModeratorArgs,
        /// The case
        #[arg(value_name = "ID")]
        case: String,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Reserve a case for yourself for half an hour
    Take {
        #[command(flatten)]
        server: ModeratorArgs,
        /// The case
        #[arg(value_name = "ID")]
        case: String,
    },
    /// Leave a case to other moderators
    Release {
        #[command(flatten)]
        server: ModeratorArgs,
        /// The case
        #[arg(value_name = "ID")]
        case: String,
    },
    /// Add a note to a case
    Note {
        #[command(flatten)]
        server: ModeratorArgs,
        /// The case
        #[arg(value_name = "ID")]
        case: String,
        /// The note
        #[arg(value_name = "TEXT")]
        note: String,
    },
    /// Close a case
    Close {
        #[command(flatten)]
        server: ModeratorArgs,
        /// The case
        #[arg(value_name = "ID")]
        case: String,
        #[command(flatten)]
        why: WhyArgs,
    },
}

pub(super) async fn call(command: &ReportCommand, locale: &Locale) -> Result<(), CliError> {
    match command {
        ReportCommand::List { server, closed, page } => {
            let path = format!("/admin/reports?closed={closed}&page={}", page.page);
            let cases: Vec<ReportCase> =
                server.ask(locale, async |api| api.get(&path).await).await?;
            output::print(&cases, page.json, case_line, locale)
        }
        ReportCommand::Show { server, case, json } => {
            let path = format!("/admin/reports/{}", encode(case));
            let file: CaseFile = server.ask(locale, async |api| api.get(&path).await).await?;
            if *json {
                return output::print(&[file], true, |_| String::new(), locale);
            }
            output::print(&lines(&file, locale), false, String::clone, locale)
        }
        ReportCommand::Take { server, case } => {
            let path = format!("/admin/reports/{}/take", encode(case));
            let file: CaseFile = server.ask(locale, async |api| api.post(&path, &()).await).await?;
            output::print(&lines(&file, locale), false, String::clone, locale)
        }
        ReportCommand::Release { server, case } => {
            let path = format!("/admin/reports/{}/release", encode(case));
            let file: CaseFile = server.ask(locale, async |api| api.post(&path, &()).await).await?;
            output::print(&lines(&file, locale), false, String::clone, locale)
        }
        ReportCommand::Note { server, case, note } => {
            let path = format!("/admin/reports/{}/note", encode(case));
            let note = NewCaseNote { note: note.clone() };
            let file: CaseFile =
                server.ask(locale, async |api| api.post(&path, &note).await).await?;
            output::print(&lines(&file, locale), false, String::clone, locale)
        }
        ReportCommand::Close { server, case, why } => {
            let path = format!("/admin/reports/{}/close", encode(case));
            let why = ModeratorReason { reason: why.reason.clone() };
            let _: AuditEntry = server.ask(locale, async |api| api.post(&path, &why).await).await?;
            say(&locale.text("admin-done"))
        }
    }
}

/// A case in one line: id, when the last report came, who, how many reporters, their reasons, and who is at it.
fn case_line(case: &ReportCase) -> String {
    let ReportCase { id, person, last, reporters, taken, .. } = case;
    let mut reasons: Vec<_> = case.reports.iter().map(|report| report.reason.word()).collect();
    reasons.sort_unstable();
    reasons.dedup();
    let reasons = reasons.join(",");
    let taken = taken.as_ref().map_or("", |taken| taken.moderator.as_str());
    let line = format!("{id}  {}  {}  {}", UtcTime(*last), person.id, person.name);
    format!("{line}  {reporters}  {reasons}  {taken}").trim_end().to_owned()
}

/// A case with its reports, its notes, former names and other cases, how fairly the person plays, what is in force, what the
/// person was told and what was done before.
fn lines(file: &CaseFile, locale: &Locale) -> Vec<String> {
    let CaseFile { case, sanctions, history, told, earlier, names, fair_play, .. } = file;
    let report = |report: &Report| {
        let Report { reporter, name, reason, table, maze, at, .. } = report;
        let place = table.as_deref().or(maze.as_deref()).unwrap_or("-");
        format!("{}  {}  {}  {place}  {name}", UtcTime(*at), reporter.id, reason.word())
    };
    let notice = |notice: &ModeratorNotice| {
        let ModeratorNotice { id, kind, reason, until, read, .. } = notice;
        let reason = reason.map_or("-", |reason| reason.word());
        let read = read.map_or_else(|| "-".to_owned(), |read| UtcTime(read).to_string());
        format!("{id}  {}  {reason}  {}  {read}", kind.word(), UtcTime(*until))
    };
    let note = |note: &CaseNote| {
        format!("{}  {}  {}", UtcTime(note.at), note.moderator, note.note).trim_end().to_owned()
    };
    let other = |other: &EarlierCase| {
        let EarlierCase { id, opened, reporters, closed } = other;
        let closed = closed.iter().map(note).collect::<String>();
        format!("{id}  {}  {reporters}  {closed}", UtcTime(*opened)).trim_end().to_owned()
    };
    let mut lines = vec![case_line(case)];
    if !names.is_empty() {
        lines.push(names.join(", "));
    }
    lines.extend(case.reports.iter().map(report));
    lines.extend(case.notes.iter().chain(&case.taken).chain(&case.closed).map(note));
    lines.extend(earlier.iter().map(other));
    let facts = fair_play.iter().flat_map(fair_play_sentences);
    lines.extend(facts.map(|fact| locale.reason(&fact)));
    lines.extend(sanctions.iter().map(sanction));
    lines.extend(told.iter().map(notice));
    lines.extend(history.iter().map(audit_line));
    lines
}

#[cfg(test)]
mod tests {
    use api::{EngineAgreement, FairPlay, MetOften, Person};
    use locale::Language;

    use super::*;

    #[test]
    fn a_case_says_in_words_how_fairly_somebody_plays() {
        let case = ReportCase {
            id: "c1".to_owned(),
            person: Person::with_account("ada", "Ada"),
            opened: 0,
            last: 0,
            reporters: 1,
            reports: Vec::new(),
            notes: Vec::new(),
            taken: None,
            closed: None,
        };
        let file = CaseFile {
            case,
            sanctions: Vec::new(),
            history: Vec::new(),
            told: Vec::new(),
            other_cases: 0,
            fair_play: None,
            earlier: Vec::new(),
            names: Vec::new(),
        };
        let locale = Locale::new(Language::English);
        assert_eq!(lines(&file, &locale).len(), 1, "nothing is said where nothing is known");
        let met = MetOften { person: Person::with_account("ben", "Ben"), games: 2 };
        let facts = FairPlay {
            games: 40,
            quick_losses: 3,
            quick_losses_to: vec![met.clone()],
            same_address: vec![met],
            early_leaves: 1,
            agreement: Some(EngineAgreement {
                games: 5,
                moves: 120,
                agreed: 90,
                moves_of_others: 100,
                agreed_of_others: 52,
            }),
        };
        let file = CaseFile { fair_play: Some(facts), ..file };
        let text = lines(&file, &locale).split_off(1).join("\n");
        // Numbers stand between marks that say in which direction they are written.
        let text: String = text.chars().filter(|c| !matches!(c, '\u{2068}' | '\u{2069}')).collect();
        let expected = "\
            Rated games looked at: 40. Lost within a few moves: 3.\n\
            Quick losses to Ben: 2\n\
            Games against Ben (same last address): 2\n\
            Moves in reviewed games (5) that were the engine’s choice or as good: 75.0% of 120\n\
            Such moves by the others in these games: 52.0%\n\
            Games left early in the last 24 hours: 1";
        assert_eq!(text, expected);
    }
}
