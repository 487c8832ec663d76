use std::io::{self, Write};

use api::{Action, Arg, Credentials, Lobby, NewTable, Phase, Place, Refusal, Snapshot, Who};
use client::{ClientError, Follower, Site};
use game::Reason;
use locale::Locale;
use tokio::io::AsyncBufReadExt;

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
    /// Sit down at a table, or watch it: moves are read from stdin, one a line
    Play(Play),
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
        table.maze.clone_from(&self.maze);
        table.public = self.public;
        table
    }
}

impl Play {
    fn table(&self) -> &str {
        self.table.rsplit('/').next().unwrap_or(&self.table)
    }

    /// Shows the table whenever it changes; plays what is typed when it is one's turn.
    async fn play(&self, locale: &Locale) -> Result<(), Failure> {
        let failure = |error: &ClientError| self.server.failure(error, locale);
        let site = self.server.site(locale).await?;
        let you = site.you().map(|you| you.id.clone()).unwrap_or_default();
        let mut follower = Follower::new(site, self.table());
        let table = follower.until(|_| true).await.map_err(|error| failure(&error))?;
        if !self.watch && table.state.phase == Phase::Waiting {
            let action = if table.seats_of(&you).is_empty() {
                Action::Join { seat: None, piece: None, luck: Some(client::nonce()) }
            } else {
                Action::Luck { luck: client::nonce() }
            };
            follower.act(action).await.map_err(|error| failure(&error))?;
        }
        let mut lines = tokio::io::BufReader::new(tokio::io::stdin()).lines();
        let mut shown = 0;
        loop {
            let news = |table: &Snapshot| table.state.seq > shown;
            let table = follower.until(news).await.map_err(|error| failure(&error))?;
            shown = table.state.seq;
            show(table).map_err(output)?;
            if table.state.ending.is_some() {
                return Ok(());
            }
            let mine = matches!(table.state.turn, api::Turn::Seat(seat) if table.seats_of(&you).contains(&seat));
            if self.watch || !mine || table.state.phase != Phase::Live {
                continue;
            }
            let Ok(Some(line)) = lines.next_line().await else { return Ok(()) };
            let action = match line.trim() {
                "" => continue,
                "resign" => Action::Resign { seat: None },
                word => Action::Move { word: word.to_owned() },
            };
            match follower.act(action).await {
                Ok(_) => {}
                // Show the table again, and let the player try another.
                Err(ClientError::Refused(refusal)) => {
                    shown = 0;
                    writeln!(io::stdout(), "{}", sentence(&refusal, locale)).map_err(output)?;
                }
                Err(error) => return Err(failure(&error)),
            }
        }
    }
}

fn show(table: &Snapshot) -> io::Result<()> {
    let last = table.words.last().map_or("-", |played| played.word.as_str());
    let turn = match (&table.state.ending, table.state.turn) {
        (Some(ending), _) => format!("over {} {}", ending.outcome, ending.cause),
        (None, api::Turn::Seat(seat)) => format!("seat {seat}"),
        (None, api::Turn::Chance) => "chance".to_owned(),
        (None, api::Turn::Nobody) => "waiting".to_owned(),
    };
    writeln!(io::stdout(), "{}\t{last}\t{turn}\t{}", table.state.seq, table.state.position)
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
