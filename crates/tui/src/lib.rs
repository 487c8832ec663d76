//! Palisade in a terminal: every game, drawn with box characters and played with the keyboard, the
//! mouse or typed notation; a line mode for screen readers and scripts; and the rulebooks.
//!
//! Functional core, imperative shell: `App` turns input events and the time into frames and
//! `Effect`s, and `terminal` alone talks to the real terminal. Boards are drawn from
//! an [`view::BoardView`]; nothing here knows the rules beyond the words of legal moves.

mod app;
mod background_engine;
mod board;
mod clipboard;
mod effect;
mod ending;
mod game_screen;
mod help;
mod key_hints;
mod line_mode;
mod local_game;
mod menu;
mod move_cursor;
mod prompt;
pub mod rulebook;
mod rulebook_pager;
mod saved_games;
mod terminal;
mod text_layout;
mod theme;

use std::io::{self, BufRead, Write};
use std::sync::Arc;

use engine::{Level, Oracle};
use game::Seat;
use locale::Locale;
use rules::{Game, GameRecord, GameSetup};

use crate::app::App;
use crate::background_engine::EngineThread;
use crate::line_mode::LineMode;
use crate::local_game::LocalGame;

pub use local_game::LocalPlayer;
pub use saved_games::SavedGames;
pub use theme::TerminalTheme;

/// Everything the terminal game is started with.
pub struct LaunchOptions {
    /// A game to start right away, skipping the menu.
    pub game_record: Option<GameRecord>,
    /// Whether to continue the autosaved game, skipping the menu.
    pub resume: bool,
    /// The game preselected in the menu.
    pub game: Game,
    /// Who plays each seat of a new game.
    pub players: Vec<LocalPlayer>,
    /// The language of the interface.
    pub locale: Locale,
    /// Colours and text attributes.
    pub theme: TerminalTheme,
    /// The autosave and the files that players save.
    pub saved_games: SavedGames,
    /// Seeds dice and engines.
    pub seed: u64,
    /// Exact values of PAC-MAN positions, where a maze has been solved.
    pub oracle: Option<Arc<dyn Oracle>>,
}

/// The players of a game where none were named: a human on the first seat, computers on all others.
pub fn default_players() -> Vec<LocalPlayer> {
    let level = Level::new(3).expect("there are eight levels");
    let mut players = vec![LocalPlayer::Computer(level); Seat::MAX];
    players[0] = LocalPlayer::Human;
    players
}

/// Plays full screen until the user quits.
pub fn play(options: LaunchOptions) -> io::Result<()> {
    let engine = Box::new(EngineThread::new(options.seed, options.oracle));
    let unfinished = options.saved_games.unfinished();
    let resumed = unfinished.clone().filter(|_| options.resume);
    let mut app =
        App::menu(options.game, unfinished, options.locale, options.theme, engine, options.seed);
    let effects = match (options.game_record, resumed) {
        (Some(game_record), _) => {
            app.start_game(LocalGame::new(game_record, options.players, options.seed))
        }
        (None, Some(text)) => app.load(&text),
        (None, None) => Vec::new(),
    };
    for effect in effects {
        terminal::perform(effect, &mut app, &options.saved_games)?;
    }
    terminal::run(&mut app, &options.saved_games)
}

/// Plays in line mode: what happens is written to `output`, moves are read from `input`. With
/// neither a game to resume nor one to start, a new game for two is set up.
pub fn play_line_mode(
    options: LaunchOptions,
    input: impl BufRead,
    output: impl Write,
) -> io::Result<()> {
    let mut engine = EngineThread::new(options.seed, options.oracle);
    let unfinished = || options.saved_games.unfinished().filter(|_| options.resume);
    let resumed = unfinished().and_then(|text| LocalGame::parse(&text, options.seed).ok());
    let local_game = resumed.unwrap_or_else(|| {
        options.saved_games.back_up_autosave();
        let new_game = || {
            GameRecord::new(GameSetup::new(options.game)).expect("every game can be set up for two")
        };
        let game_record = options.game_record.unwrap_or_else(new_game);
        LocalGame::new(game_record, options.players, options.seed)
    });
    LineMode {
        local_game,
        locale: &options.locale,
        saved_games: &options.saved_games,
        engine: &mut engine,
        input,
        output,
    }
    .run()
}

#[cfg(test)]
mod tests;
