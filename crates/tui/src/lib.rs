//! Palisade in a terminal: every game, drawn with box characters and played with the keyboard, the
//! mouse or typed notation; a line mode for screen readers and scripts; lessons and puzzles; the rulebooks.
//!
//! Functional core, imperative shell: `App` turns input events and the time into frames and
//! `Effect`s, and `terminal` alone talks to the real terminal. Boards are drawn from
//! an [`view::BoardView`]; nothing here knows the rules beyond the words of legal moves.

mod analysis_screen;
mod analysis_text;
mod app;
mod ascii;
mod ascii_writer;
mod background_engine;
mod board;
mod board_words;
mod clipboard;
mod effect;
mod ending;
mod events;
mod game_screen;
mod help;
mod key_hints;
mod lesson_mode;
mod lesson_screen;
mod line_mode;
mod line_review;
mod local_player;
mod menu;
mod move_cursor;
mod preferences;
mod prompt;
mod puzzle_mode;
mod puzzle_screen;
mod puzzle_text;
mod review_progress;
mod review_text;
pub mod rulebook;
mod rulebook_pager;
mod saved_games;
mod scroll_position;
mod terminal;
mod text_layout;
mod theme;

use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::time::Instant;

use engine::{Level, Oracle};
use game::{Random, Seat};
use lessons::Course;
use locale::Locale;
use play::LocalGame;
use puzzles::Puzzle;
use rules::{Game, GameRecord, GameSetup};

use crate::app::App;
use crate::background_engine::EngineThread;
use crate::line_mode::LineMode;
use crate::menu::Menu;
use crate::terminal::GameFiles;

pub use analysis_text::{check_analysable, format_insight, format_review};
pub use ascii_writer::printable;
pub use background_engine::ANALYSIS_TIME;
pub use lesson_mode::LessonMode;
pub use local_player::LocalPlayer;
pub use preferences::Preferences;
pub use puzzle_mode::PuzzleMode;
pub use puzzle_text::{puzzle_date_today, puzzle_theme_name};
pub use saved_games::SavedGames;
pub use theme::{Palette, TerminalTheme};

/// Everything the terminal game is started with.
pub struct LaunchOptions {
    /// A game to start right away, skipping the menu.
    pub game_record: Option<GameRecord>,
    /// Whether to continue the unfinished game played last, skipping the menu.
    pub resume: bool,
    /// The game preselected in the menu, where one was named.
    pub game: Option<Game>,
    /// Who plays each seat of a new game.
    pub players: Vec<LocalPlayer>,
    /// The language of the interface.
    pub locale: Locale,
    /// Colours and text attributes.
    pub theme: TerminalTheme,
    /// The autosaves and the files that players save.
    pub saved_games: SavedGames,
    /// The configuration file.
    pub preferences: Preferences,
    /// In line mode, whether a person types: then there is a prompt.
    pub interactive: bool,
    /// Whether the opponent says what happened and what to think about.
    pub coach: bool,
    /// Seeds dice and engines.
    pub seed: u64,
    /// Exact values of PAC-MAN positions, where a maze has been solved.
    pub oracle: Option<Arc<dyn Oracle>>,
    /// The same for reviews, which may know more.
    pub review_oracle: Option<Arc<dyn Oracle>>,
}

/// The players of a game where none were named: a human on the first seat, computers of that level on
/// all others.
pub fn default_players(level: Level) -> Vec<LocalPlayer> {
    let mut players = vec![LocalPlayer::Computer(level); Seat::MAX];
    players[0] = LocalPlayer::Human;
    players
}

/// The level of computer players where none is preferred.
pub const DEFAULT_LEVEL: Level = match Level::new(3) {
    Some(level) => level,
    None => Level::MIN,
};

/// Plays full screen until the user quits.
pub fn play(options: LaunchOptions) -> io::Result<()> {
    let engine = Box::new(EngineThread::new(options.seed, options.oracle, options.review_oracle));
    let level = options.preferences.level.unwrap_or(DEFAULT_LEVEL);
    let mut files =
        GameFiles { saved_games: options.saved_games, preferences: options.preferences };
    let unfinished = files.saved_games.unfinished();
    let mut menu = Menu::new(options.game.unwrap_or(Game::Quoridor), level);
    // A game that is named begins with its defaults, unless it is the one that was set up last.
    if let Some(last) =
        files.saved_games.last_setup().and_then(|text| GameRecord::parse(&text).ok())
        && options.game.is_none_or(|game| game == last.setup.game())
    {
        menu.restore(&last.setup, &LocalPlayer::all(&last));
    }
    menu.set_unfinished(unfinished.clone());
    let mut app = App::new(menu, options.locale, options.theme, engine, options.seed);
    let resumed = unfinished.into_iter().next().filter(|_| options.resume);
    let effects = match (options.game_record, resumed) {
        (Some(game_record), _) => {
            let effects = app.start_game(LocalPlayer::seated(game_record, &options.players));
            if options.coach {
                app.coach();
            }
            effects
        }
        (None, Some(game)) => app.resume(game),
        (None, None) => Vec::new(),
    };
    for effect in effects {
        terminal::perform(effect, &mut app, &mut files)?;
    }
    terminal::run(&mut app, &mut files)
}

/// Teaches a course full screen, from the step with that number on, until the learner quits.
pub fn learn(options: LaunchOptions, course: Course, first: usize) -> io::Result<()> {
    let engine = Box::new(EngineThread::new(options.seed, options.oracle, options.review_oracle));
    let menu = Menu::new(course.id.game(), options.preferences.level.unwrap_or(DEFAULT_LEVEL));
    let mut app = App::new(menu, options.locale, options.theme, engine, options.seed);
    app.open_lesson(course, first, options.saved_games.lesson_progress());
    let mut files =
        GameFiles { saved_games: options.saved_games, preferences: options.preferences };
    terminal::run(&mut app, &mut files)
}

/// Asks for the solutions of puzzles full screen, one after another, until the solver quits.
pub fn solve_puzzles(options: LaunchOptions, puzzles: Vec<Puzzle>) -> io::Result<()> {
    let engine = Box::new(EngineThread::new(options.seed, options.oracle, options.review_oracle));
    let game = puzzles.first().map_or(Game::Quoridor, |puzzle| puzzle.game);
    let menu = Menu::new(game, options.preferences.level.unwrap_or(DEFAULT_LEVEL));
    let mut app = App::new(menu, options.locale, options.theme, engine, options.seed);
    app.open_puzzles(puzzles, false);
    let mut files =
        GameFiles { saved_games: options.saved_games, preferences: options.preferences };
    terminal::run(&mut app, &mut files)
}

/// Plays in line mode: what happens is written to `output`, moves are read from `input`. With
/// neither a game to resume nor one to start, a new game for two is set up.
pub fn play_line_mode(
    mut options: LaunchOptions,
    input: impl BufRead,
    output: impl Write,
) -> io::Result<()> {
    let mut engine = EngineThread::new(options.seed, options.oracle, options.review_oracle);
    let unfinished = options.saved_games.unfinished().into_iter().next().filter(|_| options.resume);
    let resumed = unfinished.and_then(|game| {
        let game_record = GameRecord::parse(&game.text).ok()?;
        options.saved_games.continue_game(game.path);
        Some(game_record)
    });
    let game_record = resumed.unwrap_or_else(|| {
        let game = options.game.unwrap_or(Game::Quoridor);
        let new_game =
            || GameRecord::new(GameSetup::new(game)).expect("every game can be set up for two");
        let game_record = options.game_record.unwrap_or_else(new_game);
        LocalPlayer::seated(game_record, &options.players)
    });
    LineMode {
        local_game: LocalGame::new(game_record, 0),
        random: Random::new(options.seed),
        started: Instant::now(),
        locale: &options.locale,
        saved_games: &mut options.saved_games,
        interactive: options.interactive,
        coach: options.coach,
        engine: &mut engine,
        input,
        output,
    }
    .run()
}

#[cfg(test)]
mod tests;
