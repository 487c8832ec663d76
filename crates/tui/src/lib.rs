//! Palisade in a terminal: every game, drawn with box characters and played with keys, a mouse or
//! typed notation; a plain mode, line by line; and the rulebooks.
//!
//! The screens are pure: `App` turns events and the time into pictures and effects, and
//! `shell` alone knows the terminal. It draws an [`api::view::View`] and knows no rules beyond the
//! words of legal moves.

mod aim;
mod app;
mod board;
pub mod book;
mod clipboard;
mod effect;
mod ending;
mod glyph;
mod grid;
mod help;
mod keys;
mod lines;
mod menu;
mod opponent;
mod plain;
mod play;
mod prompt;
mod reader;
mod session;
mod shell;
mod store;
mod theme;

use std::io::{self, BufRead, Write};
use std::sync::Arc;

use engine::{Level, Oracle};
use game::Seat;
use locale::Locale;
use rules::{Archive, Game, Table};

use crate::app::App;
use crate::opponent::Thinker;
use crate::plain::Plain;
use crate::session::Session;

pub use session::Player;
pub use store::Store;
pub use theme::Theme;

/// How the terminal game begins.
pub struct Start {
    /// The game to begin with, without the menu.
    pub archive: Option<Archive>,
    /// Whether to go on with the game left unfinished, without the menu.
    pub resume: bool,
    /// Which game the menu shows first.
    pub game: Game,
    /// Who sits where.
    pub players: Vec<Player>,
    /// The language spoken.
    pub locale: Locale,
    /// How things look.
    pub theme: Theme,
    /// Where records lie.
    pub store: Store,
    /// What dice and engines draw from.
    pub seed: u64,
    /// Who knows the true value of PAC-MAN positions, if anyone.
    pub oracle: Option<Arc<dyn Oracle>>,
}

/// Who plays where nobody was named: a person on the first seat, the machine on all others.
pub fn usual_players() -> Vec<Player> {
    let level = Level::new(3).expect("there are eight levels");
    let mut players = vec![Player::Level(level); Seat::MAX];
    players[0] = Player::Human;
    players
}

/// Plays on the terminal until the player has had enough.
pub fn play(start: Start) -> io::Result<()> {
    let opponent = Box::new(Thinker::new(start.seed, start.oracle));
    let unfinished = start.store.unfinished();
    let kept = unfinished.clone().filter(|_| start.resume);
    let mut app =
        App::menu(start.game, unfinished, start.locale, start.theme, opponent, start.seed);
    let effects = match (start.archive, kept) {
        (Some(archive), _) => app.begin(Session::new(archive, start.players, start.seed)),
        (None, Some(text)) => app.load(&text),
        (None, None) => Vec::new(),
    };
    for effect in effects {
        shell::perform(effect, &mut app, &start.store)?;
    }
    shell::run(&mut app, &start.store)
}

/// Plays line by line: what happens is written to `output`, moves are read from `input`. Without a
/// game to begin with, the one left unfinished goes on, or one for two is set up.
pub fn play_plain(start: Start, input: impl BufRead, output: impl Write) -> io::Result<()> {
    let mut opponent = Thinker::new(start.seed, start.oracle);
    let kept = || start.store.unfinished().filter(|_| start.resume);
    let kept = kept().and_then(|text| Session::parse(&text, start.seed).ok());
    let session = kept.unwrap_or_else(|| {
        start.store.set_aside();
        let fresh =
            || Archive::new(Table::new(start.game)).expect("every game has a table for two");
        Session::new(start.archive.unwrap_or_else(fresh), start.players, start.seed)
    });
    Plain {
        session,
        locale: &start.locale,
        store: &start.store,
        opponent: &mut opponent,
        input,
        output,
    }
    .run()
}

#[cfg(test)]
mod tests;
