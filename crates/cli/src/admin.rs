mod first_player;
pub(crate) mod output;
mod report;

use std::io::{self, Write};

use api::{
    AuditEntry, ModeratorReason, NewName, NewSanction, NewWarning, Person, PersonReport,
    ReportReason, RestartNotice, Sanction, SanctionKind, TableSummary, UtcTime,
};
use client::{ApiClient, ClientError};
use game::Reason;
use locale::Locale;
use server::identity::moderator_token;
use store::read_token_secrets;

use crate::database_args::DatabaseArgs;
use crate::error::{CliError, output_error};
use crate::online::{server_error, table_id};
use crate::serve::runtime;
use crate::server_url::ServerUrl;
use crate::usage_error::ValueError;

#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Print the moderators' token of a database
    Token(DatabaseArgs),
    /// Estimate what the first move is worth in the rated games of a database
    FirstPlayer(DatabaseArgs),
    /// List tables, those that are reached by their link alone too
    List {
        #[command(flatten)]
        server: ModeratorArgs,
        /// Only those in this phase
        #[arg(long, value_parser = ["waiting", "live", "paused", "over"])]
        phase: Option<String>,
        #[command(flatten)]
        page: PageArgs,
    },
    /// Delete a table with all that happened there
    Remove(ModeratedTableArgs),
    /// End a game without a result
    End(ModeratedTableArgs),
    /// Say what there is to know about a person
    Person {
        #[command(flatten)]
        server: ModeratorArgs,
        /// The id of the person
        person: String,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Give a person another name
    Rename {
        #[command(flatten)]
        server: ModeratorArgs,
        /// The id of the person
        person: String,
        /// The new name
        name: String,
        #[command(flatten)]
        told: ToldArgs,
        #[command(flatten)]
        why: WhyArgs,
    },
    /// Forget a person: their name is blanked everywhere
    Forget {
        #[command(flatten)]
        server: ModeratorArgs,
        /// The id of the person
        person: String,
        #[command(flatten)]
        why: WhyArgs,
    },
    /// Handle reports about people
    #[command(subcommand)]
    Report(report::ReportCommand),
    /// Warn a person
    Warn {
        #[command(flatten)]
        server: ModeratorArgs,
        /// The id of the person
        person: String,
        /// How long they see it
        #[arg(long = "for", id = "for", value_name = "TIME", value_parser = parse_duration, default_value = "30d")]
        duration: u64,
        #[command(flatten)]
        told: ToldArgs,
        #[command(flatten)]
        why: WhyArgs,
    },
    /// Ban a person or addresses for a time
    Ban(SanctionArgs),
    /// Silence a person or addresses for a time
    Silence(SanctionArgs),
    /// List the bans and silences in force
    Bans {
        #[command(flatten)]
        server: ModeratorArgs,
        /// Print JSON
        #[arg(long)]
        json: bool,
    },
    /// Lift a ban or a silence
    Lift {
        #[command(flatten)]
        server: ModeratorArgs,
        /// Its id
        id: String,
        #[command(flatten)]
        why: WhyArgs,
    },
    /// Hide a maze of the gallery
    Hide(GalleryMazeArgs),
    /// Show a maze of the gallery again
    Show(GalleryMazeArgs),
    /// Tell everybody of a restart beforehand
    Restart {
        #[command(flatten)]
        server: ModeratorArgs,
        /// In how long
        #[arg(long = "in", id = "in", value_name = "TIME", value_parser = parse_duration, required_unless_present = "cancel")]
        after: Option<u64>,
        /// There is going to be none
        #[arg(long, conflicts_with = "in")]
        cancel: bool,
    },
    /// List what moderators have done
    Audit {
        #[command(flatten)]
        server: ModeratorArgs,
        #[command(flatten)]
        page: PageArgs,
    },
}

#[derive(clap::Args)]
pub(crate) struct ModeratorArgs {
    #[command(flatten)]
    server: ServerUrl,
    /// The moderators' token
    #[arg(
        long = "token",
        env = "PALISADE_ADMIN_TOKEN",
        hide_env_values = true,
        value_name = "TOKEN"
    )]
    admin_token: Option<String>,
    /// What you call yourself in the audit log
    #[arg(long, env = "USER", default_value = "", value_name = "NAME")]
    by: String,
}

#[derive(clap::Args)]
pub(crate) struct PageArgs {
    /// The page, from 0
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) page: u32,
    /// Print one JSON object a line
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(clap::Args)]
pub(crate) struct WhyArgs {
    /// Why, for the audit log
    #[arg(long, default_value = "", value_name = "TEXT")]
    reason: String,
}

#[derive(clap::Args)]
pub(crate) struct ModeratedTableArgs {
    #[command(flatten)]
    server: ModeratorArgs,
    /// The table's id, or its link
    table: String,
    #[command(flatten)]
    why: WhyArgs,
}

#[derive(clap::Args)]
pub(crate) struct GalleryMazeArgs {
    #[command(flatten)]
    server: ModeratorArgs,
    /// The id of the maze, which is at the end of its address
    #[arg(value_name = "ID")]
    gallery_maze: String,
    #[command(flatten)]
    why: WhyArgs,
}

#[derive(clap::Args)]
pub(crate) struct SanctionArgs {
    #[command(flatten)]
    server: ModeratorArgs,
    /// The id of a person, an address or a range of addresses
    subject: String,
    /// For how long
    #[arg(long = "for", id = "for", value_name = "TIME", value_parser = parse_duration)]
    duration: u64,
    #[command(flatten)]
    told: ToldArgs,
    #[command(flatten)]
    why: WhyArgs,
}

/// What the person is told, and the case it is about.
#[derive(clap::Args)]
pub(crate) struct ToldArgs {
    /// Why, as the person is told
    #[arg(long = "told", id = "told", value_name = "VALUE", value_parser = ["cheating", "stalling", "name", "maze", "other"])]
    told: Option<String>,
    /// The case it is about
    #[arg(long, value_name = "ID")]
    case: Option<String>,
}

impl ToldArgs {
    fn reason(&self) -> Option<ReportReason> {
        let told = self.told.as_deref()?;
        ReportReason::parse(told)
    }
}

pub(crate) fn run(command: &Command, locale: &Locale) -> Result<(), CliError> {
    match command {
        Command::Token(database) => print_token(database),
        Command::FirstPlayer(database) => first_player::print(database, locale),
        _ => runtime()?.block_on(call(command, locale)),
    }
}

async fn call(command: &Command, locale: &Locale) -> Result<(), CliError> {
    match command {
        Command::Token(_) | Command::FirstPlayer(_) => unreachable!("needs no server"),
        Command::List { server, phase, page } => {
            let phase =
                phase.as_deref().map_or_else(String::new, |phase| format!("&phase={phase}"));
            let path = format!("/admin/tables?page={}{phase}", page.page);
            let tables: Vec<TableSummary> =
                server.ask(locale, async |api| api.get(&path).await).await?;
            output::tables(&server.server, &tables, page.json, locale)
        }
        Command::Remove(ModeratedTableArgs { server, table, why }) => {
            let path = format!("/admin/tables/{}{}", table_id(table), why.query());
            server.done(locale, async |api| api.delete(&path).await).await
        }
        Command::End(ModeratedTableArgs { server, table, why }) => {
            let path = format!("/admin/tables/{}/end", table_id(table));
            let why = ModeratorReason { reason: why.reason.clone() };
            server.done(locale, async |api| api.post(&path, &why).await).await
        }
        Command::Person { server, person, json } => {
            let path = format!("/admin/people/{}", encode(person));
            let report: PersonReport = server.ask(locale, async |api| api.get(&path).await).await?;
            output::person(&server.server, &report, *json, locale)
        }
        Command::Rename { server, person, name, told, why } => {
            let path = format!("/admin/people/{}", encode(person));
            let (name, case) = (name.clone(), told.case.clone());
            let (told, reason) = (told.reason(), why.reason.clone());
            let name = NewName { name, told, reason, case, seen: None };
            let rename = async |api: &ApiClient| api.patch(&path, &name).await;
            let _: Person = server.ask(locale, rename).await?;
            say(&locale.text("admin-done"))
        }
        Command::Forget { server, person, why } => {
            let path = format!("/admin/people/{}{}", encode(person), why.query());
            server.done(locale, async |api| api.delete(&path).await).await
        }
        Command::Report(command) => report::call(command, locale).await,
        Command::Warn { server, person, duration, told, why } => {
            let path = format!("/admin/people/{}/warn", encode(person));
            let warning = NewWarning {
                duration: *duration,
                told: told.reason(),
                reason: why.reason.clone(),
                case: told.case.clone(),
                seen: None,
            };
            server.done(locale, async |api| api.post(&path, &warning).await).await
        }
        Command::Ban(args) => args.impose(SanctionKind::Ban, locale).await,
        Command::Silence(args) => args.impose(SanctionKind::Silence, locale).await,
        Command::Bans { server, json } => {
            let path = "/admin/sanctions";
            let sanctions: Vec<Sanction> =
                server.ask(locale, async |api| api.get(path).await).await?;
            output::sanctions(&sanctions, *json, locale)
        }
        Command::Lift { server, id, why } => {
            let path = format!("/admin/sanctions/{}{}", encode(id), why.query());
            server.done(locale, async |api| api.delete(&path).await).await
        }
        Command::Hide(args) => args.send("hide", locale).await,
        Command::Show(args) => args.send("show", locale).await,
        Command::Restart { server, after, .. } => {
            let notice = RestartNotice { at: after.map(|after| store::system_time() + after) };
            let announce = async |api: &ApiClient| api.post("/admin/restart", &notice).await;
            let RestartNotice { at } = server.ask(locale, announce).await?;
            match at {
                Some(at) => {
                    let at = UtcTime(at).to_string();
                    say(&locale.with("admin-restart", &[("at", at.into())]))
                }
                None => say(&locale.text("admin-no-restart")),
            }
        }
        Command::Audit { server, page } => {
            let path = format!("/admin/audit?page={}", page.page);
            let entries: Vec<AuditEntry> =
                server.ask(locale, async |api| api.get(&path).await).await?;
            output::audit(&entries, page.json, locale)
        }
    }
}

impl ModeratorArgs {
    /// Asks the server something, as a moderator.
    pub(crate) async fn ask<T>(
        &self,
        locale: &Locale,
        call: impl AsyncFnOnce(&ApiClient) -> Result<T, ClientError>,
    ) -> Result<T, CliError> {
        let token =
            self.admin_token.as_deref().ok_or_else(|| Reason::new("admin-needs-token", ""))?;
        let failed = |error: ClientError| server_error(&self.server, &error, locale);
        let api = ApiClient::new(&self.server).map_err(failed)?.as_moderator(token, &self.by);
        call(&api).await.map_err(failed)
    }

    /// Has the server do something that is written into the audit log.
    async fn done(
        &self,
        locale: &Locale,
        call: impl AsyncFnOnce(&ApiClient) -> Result<AuditEntry, ClientError>,
    ) -> Result<(), CliError> {
        self.ask(locale, call).await?;
        say(&locale.text("admin-done"))
    }
}

impl WhyArgs {
    /// The reason as the query of an address.
    fn query(&self) -> String {
        format!("?reason={}", encode(&self.reason))
    }
}

impl GalleryMazeArgs {
    async fn send(&self, act: &str, locale: &Locale) -> Result<(), CliError> {
        let path = format!("/admin/mazes/{}/{act}", encode(&self.gallery_maze));
        let why = ModeratorReason { reason: self.why.reason.clone() };
        self.server.done(locale, async |api| api.post(&path, &why).await).await
    }
}

impl SanctionArgs {
    async fn impose(&self, kind: SanctionKind, locale: &Locale) -> Result<(), CliError> {
        let sanction = NewSanction {
            kind,
            subject: self.subject.clone(),
            duration: self.duration,
            reason: self.why.reason.clone(),
            told: self.told.reason(),
            case: self.told.case.clone(),
            seen: None,
            confirmed: false,
        };
        let impose = async |api: &ApiClient| api.post("/admin/sanctions", &sanction).await;
        let sanction: Sanction = self.server.ask(locale, impose).await?;
        let until = UtcTime(sanction.until).to_string();
        let values = [
            ("subject", sanction.subject.into()),
            ("until", until.into()),
            ("id", sanction.id.into()),
        ];
        say(&locale.with("admin-imposed", &values))
    }
}

/// Prints the token of a database, which its server may be using.
fn print_token(database: &DatabaseArgs) -> Result<(), CliError> {
    let failed = |why: String| Reason::new("admin-no-token", "").text("why", why);
    let config = database.settings().map_err(|error| failed(error.to_string()))?;
    let database = config.database_url().map_err(|error| failed(error.to_string()))?;
    let secrets = runtime()?.block_on(read_token_secrets(&database));
    let secrets = secrets.map_err(|error| failed(error.to_string()))?;
    // A server that has started once has made a secret.
    let token = moderator_token(&secrets).ok_or_else(|| Reason::new("admin-never-started", ""))?;
    say(&token)
}

pub(crate) fn say(line: &str) -> Result<(), CliError> {
    writeln!(io::stdout(), "{line}").map_err(output_error)
}

/// A text as part of an address.
pub(crate) fn encode(text: &str) -> String {
    let encode = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => (byte as char).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(encode).collect()
}

/// Parses a time such as `90m`, `12h`, `7d` or `2w`, into milliseconds.
fn parse_duration(word: &str) -> Result<u64, ValueError> {
    let unit = word.chars().last().and_then(|unit| match unit {
        'm' => Some(60_000),
        'h' => Some(3_600_000),
        'd' => Some(86_400_000),
        'w' => Some(7 * 86_400_000),
        _ => None,
    });
    let number = word.get(..word.len().saturating_sub(1)).and_then(|digits| digits.parse().ok());
    let duration = unit.zip(number).and_then(|(unit, number): (u64, u64)| unit.checked_mul(number));
    duration.ok_or_else(|| ValueError(Reason::new("usage-want-duration", "")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn durations_have_a_unit() {
        assert_eq!(parse_duration("90m").ok(), Some(5_400_000));
        assert_eq!(parse_duration("2w").ok(), Some(14 * 86_400_000));
        for bad in ["", "7", "d", "-1d", "1.5h", "7é", "99999999999999999999w"] {
            assert!(parse_duration(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn reasons_survive_an_address() {
        assert_eq!(encode("ünfair & rude?"), "%C3%BCnfair%20%26%20rude%3F");
    }
}
