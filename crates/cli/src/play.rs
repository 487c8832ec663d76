use std::io::{self, IsTerminal};
use std::sync::Arc;

use ::engine::Level;
use game::Reason;
use locale::Locale;
use rules::{Archive, Game};
use tui::{Player, Start, Store, Theme};

use crate::failure::{Failure, output};
use crate::setup::{TableArgs, parse_game};
use crate::solve::user_cache;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// quoridor, mini, pacman or mspacman
    #[arg(value_name = "GAME")]
    game: Option<String>,
    #[command(flatten)]
    table: TableArgs,
    /// Who plays, seat by seat: human, or a level from 1 to 8
    #[arg(long, value_name = "human,4,…", value_delimiter = ',')]
    players: Vec<String>,
    /// Start from this position instead of the game's own start
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// Then play these moves, separated by blanks
    #[arg(long, value_name = "WORDS", default_value = "")]
    moves: String,
    /// Go on with the game that was left unfinished
    #[arg(long)]
    resume: bool,
    /// Line by line, for screen readers and scripts
    #[arg(long)]
    plain: bool,
    /// What dice and engines draw from
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

pub(crate) fn run(args: &Args, locale: Locale) -> Result<(), Failure> {
    let variable = |name: &str| std::env::var(name).ok();
    let game = args.game.as_deref().map_or(Ok(Game::Quoridor), parse_game)?;
    let screen = io::stdin().is_terminal() && io::stdout().is_terminal();
    let plain = args.plain || !screen || variable("TERM").is_none_or(|term| term == "dumb");
    let start = Start {
        archive: args.archive(game, plain)?,
        resume: args.resume,
        game,
        players: args.players()?,
        locale,
        theme: Theme::of_environment(variable),
        store: Store::of_environment(variable),
        seed: args.seed.unwrap_or_else(|| fastrand::u64(..)),
        oracle: Some(Arc::new(solver::Oracle::new(user_cache()))),
    };
    if plain {
        tui::play_plain(start, io::stdin().lock(), io::stdout().lock()).map_err(output)
    } else {
        tui::play(start).map_err(output)
    }
}

impl Args {
    /// The game to begin with, where the arguments say enough to skip the menu.
    fn archive(&self, game: Game, plain: bool) -> Result<Option<Archive>, Failure> {
        let said = !self.players.is_empty() || self.position.is_some() || !self.moves.is_empty();
        if self.resume || !(plain || said || !self.table.is_empty()) {
            return Ok(None);
        }
        let table = self.table.of(game)?;
        let mut archive = Archive::new(table)?;
        if let Some(text) = &self.position {
            let start = archive.table.position(text)?;
            archive.record = archive.table.record(start);
        }
        for word in self.moves.split_whitespace() {
            archive.record.play(word)?;
        }
        Ok(Some(archive))
    }

    /// Who was named for each seat; a person against the machine where nobody was.
    fn players(&self) -> Result<Vec<Player>, Failure> {
        if self.players.is_empty() {
            return Ok(tui::usual_players());
        }
        let player = |word: &String| match word.trim() {
            "human" => Ok(Player::Human),
            other => other
                .parse()
                .ok()
                .and_then(Level::new)
                .map(Player::Level)
                .ok_or_else(|| Failure::from(Reason::new("cli-player", "").text("word", word))),
        };
        self.players.iter().map(player).collect()
    }
}
