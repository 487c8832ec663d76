use game::{Ply, Position as _, Seat, Turn};
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
                let context =
                    SearchContext { settings: &self.settings, time: &time, root_moves: &[] };
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
        let root_moves = &limits.root_moves[..];
        let context = SearchContext { settings: &self.settings, time: &time, root_moves };
        Some(match position {
            AnyPosition::Quoridor(_) => {
                let game = unwrap_all(game, |position| match position {
                    AnyPosition::Quoridor(inner) => Some(*inner),
                    _ => None,
                });
                self.quoridor.search(&game, &context).map(AnyMove::Quoridor)
            }
            AnyPosition::Pacman(_) if !root_moves.is_empty() => {
                self.search_pacman_lines(game, limits, control, seat)
            }
            AnyPosition::Pacman(_) => {
                self.pacman.search(&pacman_game(game), &context).map(AnyMove::Pacman)
            }
            AnyPosition::Mspacman(_) => {
                let game = unwrap_all(game, |position| match position {
                    AnyPosition::Mspacman(inner) => Some(inner.clone()),
                    _ => None,
                });
                self.mspacman.search(&game, &context).map(AnyMove::Mspacman)
            }
        })
    }
}

impl Player {
    /// Searches all moves of the PAC-MAN variant, of which there are few, and keeps what it finds of
    /// the moves that the limits name.
    fn search_pacman_lines(
        &mut self,
        game: &[AnyPosition],
        limits: &Limits,
        control: &SearchControl<'_>,
        seat: Seat,
    ) -> SearchReport {
        let root_moves = &limits.root_moves[..];
        let position = game.last().expect("a game has a position");
        let lines = self.settings.multi_pv.max(1);
        let settings = Settings { multi_pv: usize::MAX, ..self.settings.clone() };
        let kept = |insight: &Insight| lines_of(insight, position, root_moves, lines);
        let report = |insight: &Insight| (control.report)(&kept(insight));
        let control = SearchControl { report: &report, ..*control };
        let time = TimeManager::new(&control, limits, seat);
        let context = SearchContext { settings: &settings, time: &time, root_moves };
        let insight = kept(&self.pacman.search(&pacman_game(game), &context).insight);
        let best = insight.lines.first().map(|line| line.words[0].as_str());
        let best_move = root_moves.iter().find(|mv| Some(mv.to_string().as_str()) == best);
        SearchReport { best_move: *best_move.unwrap_or(&root_moves[0]), insight }
    }
}

/// The best `count` lines of an analysis that begin with one of `root_moves`. A search has one of all
/// paths that lead to the same position; such a line gets the path that was asked for.
fn lines_of(
    insight: &Insight,
    position: &AnyPosition,
    root_moves: &[AnyMove],
    count: usize,
) -> Insight {
    let after = |mv: AnyMove| {
        let mut after = position.clone();
        after.play(mv);
        after
    };
    let mut insight = insight.clone();
    insight.lines.retain_mut(|line| {
        let Ok(Ply::Move(first)) = position.read(&line.words[0]) else { return false };
        let named = root_moves.iter().find(|&&mv| after(mv) == after(first));
        named.is_some_and(|mv| {
            line.words[0] = mv.to_string();
            true
        })
    });
    insight.lines.truncate(count);
    if let Some(line) = insight.lines.first() {
        insight.chances.clone_from(&line.chances);
    }
    insight
}

/// The positions of a game of the PAC-MAN variant.
fn pacman_game(game: &[AnyPosition]) -> Vec<rules::pacman::Position> {
    unwrap_all(game, |position| match position {
        AnyPosition::Pacman(inner) => Some(inner.clone()),
        _ => None,
    })
}

/// The positions as the type of their game; a record never mixes two games.
fn unwrap_all<P>(game: &[AnyPosition], unwrap: impl Fn(&AnyPosition) -> Option<P>) -> Vec<P> {
    game.iter().filter_map(unwrap).collect()
}
