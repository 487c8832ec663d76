use game::{Position as _, Turn};
use rules::{AnyMove, AnyPosition};

use crate::thought::Task;
use crate::watch::Watch;
use crate::{Control, Limits, Settings, Thought, mspacman, pacman, quoridor};

/// One who plays every game, and remembers between the moves of one.
///
/// ```
/// use engine::{Control, Limits, Player, Settings, Stopwatch};
/// use rules::{Game, Table};
///
/// let start = Table::new(Game::Quoridor).start().unwrap();
/// let mut player = Player::new(Settings { hash: 1, ..Settings::default() });
/// let control = Control {
///     clock: &Stopwatch::default(),
///     keep_going: &|| true,
///     report: &|_| {},
/// };
/// let thought = player.think(&[start], &Limits::depth(2), &control).unwrap();
/// assert_eq!(thought.best.to_string(), thought.insight.lines[0].words[0]);
/// ```
#[derive(Debug)]
pub struct Player {
    settings: Settings,
    quoridor: quoridor::Mind,
    pacman: pacman::Mind,
    mspacman: mspacman::Mind,
}

impl Player {
    /// A player with nothing on its mind.
    pub fn new(settings: Settings) -> Player {
        Player {
            quoridor: quoridor::Mind::new(&settings),
            pacman: pacman::Mind::new(&settings),
            mspacman: mspacman::Mind::new(&settings),
            settings,
        }
    }

    /// How the player thinks.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Forgets everything: another game begins.
    pub fn forget(&mut self) {
        *self = Player::new(self.settings.clone());
    }

    /// Makes ready to think about a position: whatever takes long is done before the clock runs.
    pub fn prepare(&mut self, position: &AnyPosition) {
        if let AnyPosition::Quoridor(inner) = position {
            self.quoridor.prepare(inner, &self.settings);
        }
    }

    /// Thinks about the last position of `game`, which is the game so far, as
    /// [`Record::positions`](game::Record::positions) has it; the earlier ones count for
    /// repetition only. Nothing comes of it where no seat is to move.
    pub fn think(
        &mut self,
        game: &[AnyPosition],
        limits: &Limits,
        control: &Control<'_>,
    ) -> Option<Thought> {
        let position = game.last()?;
        let Turn::Seat(seat) = position.turn() else { return None };
        let watch = Watch::new(control, limits, seat);
        let task = Task { settings: &self.settings, watch: &watch };
        Some(match position {
            AnyPosition::Quoridor(_) => {
                let game = of_game(game, |position| match position {
                    AnyPosition::Quoridor(inner) => Some(*inner),
                    _ => None,
                });
                self.quoridor.think(&game, &task).map(AnyMove::Quoridor)
            }
            AnyPosition::Pacman(_) => {
                let game = of_game(game, |position| match position {
                    AnyPosition::Pacman(inner) => Some(inner.clone()),
                    _ => None,
                });
                self.pacman.think(&game, &task).map(AnyMove::Pacman)
            }
            AnyPosition::Mspacman(inner) => {
                self.mspacman.think(inner, &task).map(AnyMove::Mspacman)
            }
        })
    }
}

/// The positions of one game as their own type; a game never mixes two.
fn of_game<P>(game: &[AnyPosition], own: impl Fn(&AnyPosition) -> Option<P>) -> Vec<P> {
    game.iter().filter_map(own).collect()
}
