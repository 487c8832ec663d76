use game::{Position as _, Seat, Turn};
use rules::{AnyMove, AnyPosition};

use crate::mspacman::MsPacmanEngine;
use crate::pacman::PacmanEngine;
use crate::quoridor::QuoridorEngine;
use crate::report::SearchContext;
use crate::time::TimeManager;
use crate::{Insight, Limits, SearchControl, SearchReport, Settings};

/// A computer player for every game. It keeps what it learned (transposition table, history) from
/// one move of a game to the next.
///
/// ```
/// use engine::{Limits, Player, SearchControl, Settings, Stopwatch};
/// use rules::{Game, GameSetup};
///
/// let start = GameSetup::new(Game::Quoridor).start().unwrap();
/// let mut player = Player::new(Settings { hash: 1, ..Settings::default() });
/// let control = SearchControl {
///     clock: &Stopwatch::default(),
///     keep_going: &|| true,
///     report: &|_| {},
/// };
/// let report = player.search(&[start], &Limits::depth(2), &control).unwrap();
/// assert_eq!(report.best_move.to_string(), report.insight.lines[0].words[0]);
/// ```
#[derive(Debug)]
pub struct Player {
    settings: Settings,
    quoridor: QuoridorEngine,
    pacman: PacmanEngine,
    mspacman: MsPacmanEngine,
}

impl Player {
    /// A player at the start of a game.
    pub fn new(settings: Settings) -> Player {
        Player {
            quoridor: QuoridorEngine::new(&settings),
            pacman: PacmanEngine::new(&settings),
            mspacman: MsPacmanEngine::new(&settings),
            settings,
        }
    }

    /// The options it was made with.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Clears everything kept from move to move: another game begins.
    pub fn new_game(&mut self) {
        self.rearm(self.settings.clone());
    }

    /// Makes this a player at the start of a game with these options, who plays as a new one does. The
    /// memory is kept: whoever plays many games at once, a move of each, allocates it only once.
    pub fn rearm(&mut self, settings: Settings) {
        self.quoridor.rearm(&settings);
        self.pacman = PacmanEngine::new(&settings);
        self.mspacman = MsPacmanEngine::new(&settings);
        self.settings = settings;
    }

    /// Allocates what the search of a position needs, so that it takes no time from the clock.
    pub fn prepare(&mut self, position: &AnyPosition) {
        if let AnyPosition::Quoridor(inner) = position {
            self.quoridor.prepare(inner, &self.settings);
        }
    }

    /// Analyses the last position of `game` whoever is to move: what a search finds for a seat, and what
    /// each roll would bring for chance. Nothing is returned where the game is over.
    pub fn analyse(
        &mut self,
        game: &[AnyPosition],
        limits: &Limits,
        control: &SearchControl<'_>,
    ) -> Option<Insight> {
        match game.last()? {
            AnyPosition::Mspacman(position) if position.turn() == Turn::Chance => {
                let time = TimeManager::new(control, limits, Seat::new(0));
                let context = SearchContext { settings: &self.settings, time: &time };
                Some(self.mspacman.rolls(position, &context))
            }
            _ => self.search(game, limits, control).map(|report| report.insight),
        }
    }

    /// Searches the last position of `game`, which is the game so far, as
    /// [`Record::positions`](game::Record::positions) has it; the earlier ones count for
    /// repetition only. Nothing is returned where no seat is to move.
    pub fn search(
        &mut self,
        game: &[AnyPosition],
        limits: &Limits,
        control: &SearchControl<'_>,
    ) -> Option<SearchReport> {
        let position = game.last()?;
        let Turn::Seat(seat) = position.turn() else { return None };
        let time = TimeManager::new(control, limits, seat);
        let context = SearchContext { settings: &self.settings, time: &time };
        Some(match position {
            AnyPosition::Quoridor(_) => {
                let game = unwrap_all(game, |position| match position {
                    AnyPosition::Quoridor(inner) => Some(*inner),
                    _ => None,
                });
                self.quoridor.search(&game, &context).map(AnyMove::Quoridor)
            }
            AnyPosition::Pacman(_) => {
                let game = unwrap_all(game, |position| match position {
                    AnyPosition::Pacman(inner) => Some(inner.clone()),
                    _ => None,
                });
                self.pacman.search(&game, &context).map(AnyMove::Pacman)
            }
            AnyPosition::Mspacman(inner) => {
                self.mspacman.search(inner, &context).map(AnyMove::Mspacman)
            }
        })
    }
}

/// The positions as the type of their game; a record never mixes two games.
fn unwrap_all<P>(game: &[AnyPosition], unwrap: impl Fn(&AnyPosition) -> Option<P>) -> Vec<P> {
    game.iter().filter_map(unwrap).collect()
}
