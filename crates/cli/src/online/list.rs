use std::io::{self, Write};

use api::{Lobby, SeatHolder, TableSummary, TimeControl};
use client::ApiClient;
use locale::Locale;

use super::ServerArgs;
use crate::error::{CliError, output_error};

impl ServerArgs {
    /// Prints the public tables: for people those that wait for players and those in play, each with
    /// its link; for programs one object a line.
    pub(super) async fn list(&self, json: bool, locale: &Locale) -> Result<(), CliError> {
        let api = ApiClient::new(&self.server).map_err(|error| self.error(&error, locale))?;
        let lobby: Lobby = api.get("/tables").await.map_err(|error| self.error(&error, locale))?;
        let mut out = io::stdout();
        if json {
            for table in lobby.open.iter().chain(&lobby.live) {
                let line = serde_json::to_string(table).expect("our own types become JSON");
                writeln!(out, "{line}").map_err(output_error)?;
            }
            return Ok(());
        }
        if lobby.open.is_empty() && lobby.live.is_empty() {
            return writeln!(out, "{}", locale.text("online-no-tables")).map_err(output_error);
        }
        for (heading, tables) in [("online-open", &lobby.open), ("online-live", &lobby.live)] {
            if !tables.is_empty() {
                writeln!(out, "{}", locale.text(heading)).map_err(output_error)?;
            }
            for table in tables {
                writeln!(out, "  {}", describe(&self.server, table, locale))
                    .map_err(output_error)?;
            }
        }
        Ok(())
    }
}

/// One table: its link, its game, who plays, its clock.
pub(crate) fn describe(server: &str, table: &TableSummary, locale: &Locale) -> String {
    let server = server.trim_end_matches('/');
    let game = locale.text(match table.game.as_str() {
        "mini" => "game-mini",
        "pacman" => "game-pacman",
        "mspacman" => "game-mspacman",
        _ => "game-quoridor",
    });
    let player = |holder: &Option<SeatHolder>| match holder {
        Some(SeatHolder::Person(person)) if person.unnamed => {
            locale.with("guest-name", &[("id", person.tag().into())])
        }
        Some(SeatHolder::Person(person)) if person.account => person.name.clone(),
        Some(SeatHolder::Person(person)) => {
            locale.with("online-guest", &[("name", person.name.as_str().into())])
        }
        Some(SeatHolder::Level { level }) => {
            locale.with("online-level", &[("level", (*level).into())])
        }
        None => locale.text("online-free"),
    };
    let players: Vec<_> = table.seats.iter().map(player).collect();
    let line = format!("{server}/t/{}  {game}  {}", table.table, players.join(", "));
    match clock(table.time_control) {
        Some(clock) => format!("{line}  {clock}"),
        None => line,
    }
}

/// A time control as `--clock` takes it; `None` where there is none.
fn clock(time_control: TimeControl) -> Option<String> {
    match time_control {
        TimeControl::None => None,
        TimeControl::PerMove { seconds } => Some(format!("per-move:{seconds}")),
        TimeControl::SuddenDeath { seconds } => Some(format!("sudden-death:{seconds}")),
        TimeControl::Fischer { seconds, increment } => {
            Some(format!("fischer:{seconds}+{increment}"))
        }
        TimeControl::Correspondence { days } => Some(format!("days:{days}")),
    }
}
