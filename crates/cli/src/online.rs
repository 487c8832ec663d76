pub(crate) mod list;
mod play;

use std::io::{self, Write};

use api::{
    Action, Credentials, NewTable, Refusal, RefusalArg, SeatAssignment, SeatSpec, TimeControl,
};
use client::{ApiClient, ClientError, TableClient};
use game::Reason;
use locale::Locale;
use rules::GameSetup;

use crate::error::{CliError, output_error};
use crate::serve::runtime;
use crate::server_url::ServerUrl;
use crate::setup::{parse_game, split_option};
use crate::usage_error::ValueError;

#[derive(clap::Subcommand)]
pub(crate) enum Command {
    /// Become a guest and print the token that proves it
    Guest(ServerArgs),
    /// List the public tables
    List {
        #[command(flatten)]
        server: ServerArgs,
        /// Print one JSON object a table
        #[arg(long)]
        json: bool,
    },
    /// Create a table and print its link. A seat of your own needs the token of a guest
    #[command(alias = "lay")]
    Create(CreateArgs),
    /// Sit down at a table, or watch it. Moves are read from stdin, one a line, and so are resign,
    /// draw, takeback, pause, abort (each offers or agrees), decline WHAT, resume, say PHRASE, and claim [LEVEL]
    /// for a player who is gone
    Play(TableArgs),
    /// Ask for the same again, or agree to it; prints the link of the next game once all have
    Rematch(TableArgs),
    /// Print what the engine thinks of a table, as JSON; not where you play with people
    Hint(TableArgs),
    /// Print a table's game as a record
    Record(TableArgs),
}

#[derive(clap::Args)]
pub(crate) struct ServerArgs {
    #[command(flatten)]
    server: ServerUrl,
    /// The token of a guest; a new one is made without it
    #[arg(long, env = "PALISADE_TOKEN", hide_env_values = true)]
    token: Option<String>,
    /// The name of a new guest
    #[arg(long)]
    name: Option<String>,
}

#[derive(clap::Args)]
pub(crate) struct CreateArgs {
    #[command(flatten)]
    server: ServerArgs,
    /// quoridor, mini, pacman or mspacman
    game: String,
    /// How many seats
    #[arg(long, value_name = "N", default_value_t = 2)]
    seats: u8,
    /// A rule option, as often as needed
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// A built-in maze by name, or a maze as one word
    #[arg(long, value_name = "NAME")]
    maze: Option<String>,
    /// Computer players of this level take all other seats
    #[arg(long, value_name = "N")]
    level: Option<u8>,
    /// Every seat is yours, as with several people at one screen
    #[arg(long, conflicts_with = "level")]
    all_mine: bool,
    /// none, per-move:SECONDS, sudden-death:SECONDS, fischer:SECONDS+SECONDS or days:DAYS
    #[arg(long, default_value = "none", value_parser = parse_time_control)]
    clock: TimeControl,
    /// Show it in the lobby
    #[arg(long)]
    public: bool,
}

#[derive(clap::Args)]
pub(crate) struct TableArgs {
    #[command(flatten)]
    server: ServerArgs,
    /// The table's id, or its link
    table: String,
    /// Only watch
    #[arg(long)]
    watch: bool,
}

pub(crate) fn run(command: &Command, locale: &Locale) -> Result<(), CliError> {
    let mut out = io::stdout();
    runtime()?.block_on(async {
        match command {
            Command::Guest(server) => {
                let api = server.api(locale).await?;
                writeln!(out, "{}", api.token().unwrap_or_default()).map_err(output_error)
            }
            Command::List { server, json } => server.list(*json, locale).await,
            Command::Create(args) => {
                let table = args.new_table()?;
                let api = args.server.api(locale).await?;
                let created = api.create_table(&table).await;
                let created = created.map_err(|e| args.server.error(&e, locale))?;
                writeln!(out, "{}", created.url).map_err(output_error)
            }
            Command::Play(args) => args.play(locale).await,
            Command::Rematch(args) => {
                let link = args.rematch(locale).await?;
                writeln!(out, "{link}").map_err(output_error)
            }
            Command::Hint(args) => {
                let api = args.server.api(locale).await?;
                let path = format!("/tables/{}/insight", args.table_id());
                let insight = api.post::<serde_json::Value>(&path, &serde_json::json!({})).await;
                let insight = insight.map_err(|e| args.server.error(&e, locale))?;
                writeln!(out, "{insight}").map_err(output_error)
            }
            Command::Record(args) => {
                let api = ApiClient::new(&args.server.server)
                    .map_err(|e| args.server.error(&e, locale))?;
                let record = api.get_text(&format!("/tables/{}/record", args.table_id())).await;
                write!(out, "{}", record.map_err(|e| args.server.error(&e, locale))?)
                    .map_err(output_error)
            }
        }
    })
}

impl ServerArgs {
    /// The api, signed in with the token or as a new guest.
    async fn api(&self, locale: &Locale) -> Result<ApiClient, CliError> {
        let mut api = ApiClient::new(&self.server).map_err(|error| self.error(&error, locale))?;
        let Some(token) = &self.token else {
            let name = self.name.as_deref().unwrap_or_default();
            api.register_guest(name).await.map_err(|error| self.error(&error, locale))?;
            return Ok(api);
        };
        let nobody = api::Person::new("", "");
        let signed_in = api.with_credentials(Credentials { you: nobody, token: token.clone() });
        let you = signed_in.get("/me").await.map_err(|error| self.error(&error, locale))?;
        Ok(signed_in.with_credentials(Credentials { you, token: token.clone() }))
    }

    fn error(&self, error: &ClientError, locale: &Locale) -> CliError {
        server_error(&self.server, error, locale)
    }
}

/// Why a server did not do what it was asked for.
pub(crate) fn server_error(url: &str, error: &ClientError, locale: &Locale) -> CliError {
    match error.refusal() {
        Some(refusal) => {
            Reason::new("server-refused", "").text("why", refusal_message(refusal, locale)).into()
        }
        None => Reason::new("server-unreachable", "").text("url", url).text("why", error).into(),
    }
}

impl CreateArgs {
    /// The table to create. A guest nobody knows the token of could never take a seat that is kept
    /// for them, so that such a table needs a token.
    fn new_table(&self) -> Result<NewTable, CliError> {
        let game = parse_game(&self.game)?;
        GameSetup::new(game).with_seats(self.seats.into())?;
        if (self.level.is_some() || self.all_mine) && self.server.token.is_none() {
            return Err(Reason::new("online-needs-token", "").into());
        }
        let mut table = NewTable { seats: self.seats, ..NewTable::new(&self.game) };
        for option in &self.options {
            let (name, value) = split_option(option)?;
            table.options.insert(name.to_owned(), value.to_owned());
        }
        if let Some(level) = self.level {
            let computer = SeatSpec { assignment: SeatAssignment::Level { level }, piece: None };
            table.seat_specs = vec![computer; usize::from(self.seats)];
            table.seat_specs[0].assignment = SeatAssignment::Me;
        }
        if self.server.token.is_none() {
            // The guest made for this call never comes back: whoever has the link sits down.
            let open = SeatSpec { assignment: SeatAssignment::Open, piece: None };
            table.seat_specs = vec![open; usize::from(self.seats)];
        }
        if self.all_mine {
            let mine = SeatSpec { assignment: SeatAssignment::Me, piece: None };
            table.seat_specs = vec![mine; usize::from(self.seats)];
        }
        table.time_control = self.clock;
        table.maze.clone_from(&self.maze);
        table.public = self.public;
        Ok(table)
    }
}

impl TableArgs {
    fn table_id(&self) -> &str {
        table_id(&self.table)
    }

    /// Asks for a rematch and waits until everyone has; the link of the new table.
    async fn rematch(&self, locale: &Locale) -> Result<String, CliError> {
        let cli_error = |error: ClientError| self.server.error(&error, locale);
        let mut follower = TableClient::new(self.server.api(locale).await?, self.table_id());
        match follower.act(Action::Rematch).await {
            Err(ClientError::Refused(refusal)) if refusal.key == "server-offered" => {}
            other => drop(other.map_err(cli_error)?),
        }
        let agreed = follower.wait_until(|table| table.state.rematch.is_some()).await;
        let table = agreed.map_err(cli_error)?.state.rematch.clone().unwrap_or_default();
        Ok(format!("{}/t/{table}", self.server.server.trim_end_matches('/')))
    }
}

/// The id of a table, from its id or its link.
pub(crate) fn table_id(table: &str) -> &str {
    table.rsplit('/').next().unwrap_or(table)
}

/// Parses a time control as written on the command line.
fn parse_time_control(word: &str) -> Result<TimeControl, ValueError> {
    TimeControl::parse(word).ok_or_else(|| ValueError(Reason::new("usage-want-clock", "")))
}

/// The message of a refusal, in the reader's language.
fn refusal_message(refusal: &Refusal, locale: &Locale) -> String {
    let value = |arg: &RefusalArg| match arg {
        RefusalArg::Text(text) => text.clone().into(),
        RefusalArg::Number(number) => (*number).into(),
        RefusalArg::Term(word) => locale.term(word).into(),
        RefusalArg::Reason(inner) => refusal_message(inner, locale).into(),
    };
    let args: Vec<(&str, locale::Value<'_>)> =
        refusal.args.iter().map(|(name, arg)| (name.as_str(), value(arg))).collect();
    let message = locale.with(&refusal.key, &args);
    if refusal.rule.is_empty() { message } else { format!("{message} ({})", refusal.rule) }
}
