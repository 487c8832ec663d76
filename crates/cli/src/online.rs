mod play;

use std::io::{self, Write};

use api::{Action, Arg, Clock, Credentials, Lobby, NewTable, Place, Refusal, Who};
use client::{ClientError, Follower, Site};
use game::Reason;
use locale::Locale;

use crate::failure::{Failure, output};
use crate::serve::runtime;

#[derive(clap::Subcommand)]
pub(crate) enum Verb {
    /// Become a guest and print the token that proves it
    Guest(Server),
    /// List the public tables
    List(Server),
    /// Lay a table and print its link
    Lay(Lay),
    /// Sit down at a table, or watch it. Moves are read from stdin, one a line, and so are resign,
    /// draw, takeback, pause, abort (each offers or agrees), decline WHAT and resume
    Play(Play),
    /// Ask for the same again, or agree to it; prints the link of the next game once all have
    Rematch(Play),
    /// Print what a machine makes of a table, as JSON; not where you play with people
    Hint(Play),
    /// Print a table's game as a record
    Record(Play),
}

#[derive(clap::Args)]
pub(crate) struct Server {
    /// The server
    #[arg(
        long,
        env = "PALISADE_SERVER",
        default_value = "http://localhost:4870",
        value_name = "URL"
    )]
    server: String,
    /// The token of a guest; a new one is made without it
    #[arg(long, env = "PALISADE_TOKEN", hide_env_values = true)]
    token: Option<String>,
    /// The name of a new guest
    #[arg(long, default_value = "Guest")]
    name: String,
}

#[derive(clap::Args)]
pub(crate) struct Lay {
    #[command(flatten)]
    server: Server,
    /// quoridor, mini, pacman or mspacman
    game: String,
    /// How many seats
    #[arg(long, default_value_t = 2)]
    seats: u8,
    /// A rule option, as often as needed
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<String>,
    /// A shipped maze by name, or a maze as one word
    #[arg(long)]
    maze: Option<String>,
    /// Machines of this level take all other seats
    #[arg(long)]
    level: Option<u8>,
    /// Every seat is yours, as with several people at one screen
    #[arg(long, conflicts_with = "level")]
    all_mine: bool,
    /// none, per-move:SECONDS, sudden-death:SECONDS, fischer:SECONDS+SECONDS or days:DAYS
    #[arg(long, default_value = "none", value_parser = clock)]
    clock: Clock,
    /// Show it in the lobby
    #[arg(long)]
    public: bool,
}

#[derive(clap::Args)]
pub(crate) struct Play {
    #[command(flatten)]
    server: Server,
    /// The table's id, or its link
    table: String,
    /// Only watch
    #[arg(long)]
    watch: bool,
}

pub(crate) fn run(verb: &Verb, locale: &Locale) -> Result<(), Failure> {
    let mut out = io::stdout();
    runtime()?.block_on(async {
        match verb {
            Verb::Guest(server) => {
                let site = server.site(locale).await?;
                writeln!(out, "{}", site.token().unwrap_or_default()).map_err(output)
            }
            Verb::List(server) => {
                let site = Site::new(&server.server).map_err(|e| server.failure(&e, locale))?;
                let lobby: Lobby =
                    site.get("/tables").await.map_err(|e| server.failure(&e, locale))?;
                for table in lobby.open.iter().chain(&lobby.live) {
                    let line = serde_json::to_string(table).expect("our own types become JSON");
                    writeln!(out, "{line}").map_err(output)?;
                }
                Ok(())
            }
            Verb::Lay(args) => {
                let site = args.server.site(locale).await?;
                let laid =
                    site.lay(&args.table()).await.map_err(|e| args.server.failure(&e, locale))?;
                writeln!(out, "{}", laid.url).map_err(output)?;
                writeln!(out, "{}", site.token().unwrap_or_default()).map_err(output)
            }
            Verb::Play(args) => args.play(locale).await,
            Verb::Rematch(args) => {
                let link = args.rematch(locale).await?;
                writeln!(out, "{link}").map_err(output)
            }
            Verb::Hint(args) => {
                let site = args.server.site(locale).await?;
                let path = format!("/tables/{}/insight", args.table());
                let hint = site.post::<serde_json::Value>(&path, &serde_json::json!({})).await;
                let hint = hint.map_err(|e| args.server.failure(&e, locale))?;
                writeln!(out, "{hint}").map_err(output)
            }
            Verb::Record(args) => {
                let site =
                    Site::new(&args.server.server).map_err(|e| args.server.failure(&e, locale))?;
                let record = site.get_text(&format!("/tables/{}/record", args.table())).await;
                write!(out, "{}", record.map_err(|e| args.server.failure(&e, locale))?)
                    .map_err(output)
            }
        }
    })
}

impl Server {
    async fn site(&self, locale: &Locale) -> Result<Site, Failure> {
        let mut site = Site::new(&self.server).map_err(|error| self.failure(&error, locale))?;
        let Some(token) = &self.token else {
            site.guest(&self.name).await.map_err(|error| self.failure(&error, locale))?;
            return Ok(site);
        };
        let nobody = api::Person { id: String::new(), name: String::new() };
        let known = site.with(Credentials { you: nobody, token: token.clone() });
        let you = known.get("/me").await.map_err(|error| self.failure(&error, locale))?;
        Ok(known.with(Credentials { you, token: token.clone() }))
    }

    fn failure(&self, error: &ClientError, locale: &Locale) -> Failure {
        if let Some(refusal) = error.refusal() {
            return Reason::new("server-refused", "").text("why", sentence(refusal, locale)).into();
        }
        Reason::new("server-unreachable", "").text("url", &self.server).text("why", error).into()
    }
}

impl Lay {
    fn table(&self) -> NewTable {
        let mut table = NewTable { seats: self.seats, ..NewTable::new(&self.game) };
        for option in &self.options {
            let (name, value) = option.split_once('=').unwrap_or((option, ""));
            table.options.insert(name.to_owned(), value.to_owned());
        }
        if let Some(level) = self.level {
            let machine = Place { who: Who::Level { level }, piece: None };
            table.places = vec![machine; usize::from(self.seats)];
            table.places[0].who = Who::Me;
        }
        if self.all_mine {
            table.places = vec![Place { who: Who::Me, piece: None }; usize::from(self.seats)];
        }
        table.clock = self.clock;
        table.maze.clone_from(&self.maze);
        table.public = self.public;
        table
    }
}

impl Play {
    fn table(&self) -> &str {
        self.table.rsplit('/').next().unwrap_or(&self.table)
    }

    /// Asks for the same again and waits until everyone has; the link of the new table.
    async fn rematch(&self, locale: &Locale) -> Result<String, Failure> {
        let failure = |error: ClientError| self.server.failure(&error, locale);
        let mut follower = Follower::new(self.server.site(locale).await?, self.table());
        match follower.act(Action::Rematch).await {
            Err(ClientError::Refused(refusal)) if refusal.key == "server-offered" => {}
            other => drop(other.map_err(failure)?),
        }
        let agreed = follower.until(|table| table.state.rematch.is_some()).await;
        let table = agreed.map_err(failure)?.state.rematch.clone().unwrap_or_default();
        Ok(format!("{}/t/{table}", self.server.server.trim_end_matches('/')))
    }
}

/// A clock as the command line says it.
fn clock(word: &str) -> Result<Clock, String> {
    let (kind, number) = word.split_once(':').unwrap_or((word, ""));
    let clock = match (kind, number.split_once('+')) {
        ("none", None) if number.is_empty() => Some(Clock::None),
        ("per-move", None) => number.parse().ok().map(|seconds| Clock::PerMove { seconds }),
        ("sudden-death", None) => number.parse().ok().map(|seconds| Clock::SuddenDeath { seconds }),
        ("days", None) => number.parse().ok().map(|days| Clock::Correspondence { days }),
        ("fischer", Some((seconds, increment))) => {
            let (seconds, increment) = (seconds.parse().ok(), increment.parse().ok());
            seconds.zip(increment).map(|(seconds, increment)| Clock::Fischer { seconds, increment })
        }
        _ => None,
    };
    clock.ok_or_else(|| "a clock such as fischer:180+2 or per-move:30".to_owned())
}

/// What a server has against something, in the reader's language.
fn sentence(refusal: &Refusal, locale: &Locale) -> String {
    let value = |arg: &Arg| match arg {
        Arg::Text(text) => text.clone().into(),
        Arg::Number(number) => (*number).into(),
        Arg::Term(word) => locale.term(word).into(),
        Arg::Reason(inner) => sentence(inner, locale).into(),
    };
    let args: Vec<(&str, locale::Value<'_>)> =
        refusal.args.iter().map(|(name, arg)| (name.as_str(), value(arg))).collect();
    let sentence = locale.with(&refusal.key, &args);
    if refusal.rule.is_empty() { sentence } else { format!("{sentence} ({})", refusal.rule) }
}
