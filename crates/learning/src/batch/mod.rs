mod buffers;
mod episode;
mod episodes;
mod other_games;
mod quoridor;

use std::sync::Arc;

use game::{Outcome, Reason, SeatResult, Turn};
use rules::{AnyPosition, GameSetup};

use crate::{ActionSpace, Planes};
pub use buffers::BatchBuffers;
use episodes::Episodes;
use other_games::OtherGame;
use quoridor::QuoridorGame;

/// Who is to act, in the buffer of seats: chance.
pub const CHANCE: i8 = -1;
/// Who is to act, in the buffer of seats: nobody, the game is over.
pub const OVER: i8 = -2;

/// Many games of one set-up, stepped together into buffers of the caller.
///
/// Every game has random numbers of its own, so the games are the same however many threads step
/// them. A game that ends begins anew in the same step: its reward and `done` tell of the end, its
/// mask, planes and seat of the new game.
///
/// ```
/// use learning::{GameBatch, BatchBuffers, BatchOptions};
/// use rules::{Game, GameSetup};
///
/// let mut batch = GameBatch::new(&GameSetup::new(Game::Quoridor), 3, BatchOptions::default())?;
/// let mut mask = vec![0; 3 * batch.space().len()];
/// let (mut rewards, mut done, mut seat) = (vec![0.0; 6], vec![0; 3], vec![0; 3]);
/// let mut actions = vec![0; 3];
/// batch.sample(&mut actions);
/// batch.step(&actions, BatchBuffers {
///     mask: &mut mask, observations: None, rewards: &mut rewards, done: &mut done, seat: &mut seat,
/// }).unwrap();
/// assert_eq!(seat, [1; 3]);
/// # Ok::<(), game::Reason>(())
/// ```
#[derive(Debug)]
pub struct GameBatch {
    setup: GameSetup,
    games: Games,
    shared: Shared,
    threads: usize,
}

/// What all games of a batch share.
#[derive(Debug)]
pub(crate) struct Shared {
    space: Arc<ActionSpace>,
    planes: Planes,
    seats: usize,
    resolve_chance: bool,
    auto_reset: bool,
    max_plies: u32,
    from_mover: bool,
}

#[derive(Debug)]
enum Games {
    Quoridor(Box<Episodes<QuoridorGame>>),
    Other(Box<Episodes<OtherGame>>),
}

/// How a batch plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BatchOptions {
    /// Where the random numbers begin; the same seed and actions give the same games.
    pub seed: u64,
    /// How many threads step the games.
    pub threads: usize,
    /// Whether dice and spinner are rolled inside; otherwise the caller chooses among the rolls.
    pub resolve_chance: bool,
    /// Whether a game that ends begins anew; otherwise it stays as it is.
    pub auto_reset: bool,
    /// A game with this many plies is cut off, rolls included; 0 for never.
    pub max_plies: u32,
    /// Whether planes, masks and actions are as the seat to move sees the board
    /// ([`Planes::write_from`], [`ActionSpace::board_action`]); otherwise as the board stands.
    pub from_mover: bool,
}

impl Default for BatchOptions {
    fn default() -> BatchOptions {
        BatchOptions {
            seed: 0,
            threads: 1,
            resolve_chance: true,
            auto_reset: true,
            max_plies: 0,
            from_mover: false,
        }
    }
}

/// Why a batch does not step: an action that is not legal. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BatchError {
    /// The first game with such an action.
    pub game: usize,
    /// The action.
    pub action: i64,
    /// What is wrong with it.
    pub reason: Reason,
}

/// Why a batch cannot go on from a text: it is not one that a batch of as many games of the same set-up
/// was saved as. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BrokenBatch {
    /// The line that is wrong, counted from 1.
    pub line: usize,
}

/// Evaluates the same expression for whichever games are inside.
macro_rules! each {
    ($games:expr, $inner:ident => $what:expr) => {
        match $games {
            Games::Quoridor($inner) => $what,
            Games::Other($inner) => $what,
        }
    };
}

impl GameBatch {
    /// A batch of `count` games that are about to begin.
    pub fn new(
        setup: &GameSetup,
        count: usize,
        options: BatchOptions,
    ) -> Result<GameBatch, Reason> {
        let shared = Shared {
            space: Arc::new(ActionSpace::new(setup)?),
            planes: Planes::new(setup)?,
            seats: setup.seats(),
            resolve_chance: options.resolve_chance,
            auto_reset: options.auto_reset,
            max_plies: options.max_plies,
            from_mover: options.from_mover,
        };
        // Ms. Pac-Man has no such draw, and no such option.
        let repetition_draw = setup.option_value("repetition").is_some_and(|value| value == "draw");
        let games = match setup.start()? {
            AnyPosition::Quoridor(start) => {
                let start = QuoridorGame::new(start, repetition_draw);
                Games::Quoridor(Episodes::new(start, count, options.seed, &shared).into())
            }
            start => {
                let start = OtherGame::new(start, Arc::clone(&shared.space), repetition_draw);
                Games::Other(Episodes::new(start, count, options.seed, &shared).into())
            }
        };
        Ok(GameBatch { setup: setup.clone(), games, shared, threads: options.threads.max(1) })
    }

    /// The number of games.
    pub fn count(&self) -> usize {
        each!(&self.games, games => games.len())
    }

    /// The actions.
    pub fn space(&self) -> &Arc<ActionSpace> {
        &self.shared.space
    }

    /// The planes.
    pub fn planes(&self) -> &Planes {
        &self.shared.planes
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        self.shared.seats
    }

    /// The position of a game.
    ///
    /// # Panics
    /// When there is no such game.
    pub fn position(&self, game: usize) -> AnyPosition {
        each!(&self.games, games => games.position(game))
    }

    /// Begins every game anew and fills the buffers. With a seed its random numbers begin there,
    /// otherwise they go on.
    ///
    /// # Panics
    /// When a slice has not the length that the number of games asks for.
    pub fn reset(&mut self, seed: Option<u64>, buffers: BatchBuffers<'_>) {
        each!(&mut self.games, games => games.reset(seed, buffers, &self.shared, self.threads));
    }

    /// Begins those games anew that are marked and fills their rows; all others stay, and so do their rows.
    ///
    /// # Panics
    /// When a slice has not the length that the number of games asks for.
    pub fn reset_games(&mut self, marks: &[bool], buffers: BatchBuffers<'_>) {
        assert_eq!(marks.len(), self.count(), "a mark for every game");
        each!(&mut self.games, games => games.reset_marked(marks, buffers, &self.shared));
    }

    /// The batch as text: a line for every game, with its position, what repetition depends on, its
    /// length and its random numbers. What the last step gained is in the caller's buffers.
    pub fn save(&self) -> String {
        each!(&self.games, games => games.save())
    }

    /// Goes on where a batch of as many games of the same set-up was saved.
    pub fn restore(&mut self, saved: &str) -> Result<(), BrokenBatch> {
        let setup = &self.setup;
        each!(&mut self.games, games => games.restore(saved, setup))
    }

    /// Fills the buffers with what is to be seen now, as after a step in which nobody gained
    /// anything.
    ///
    /// # Panics
    /// When a slice has not the length that the number of games asks for.
    pub fn observe(&mut self, buffers: BatchBuffers<'_>) {
        each!(&mut self.games, games => games.observe(buffers, &self.shared, self.threads));
    }

    /// Plays one action in every game and fills the buffers. A game that is over and does not begin
    /// anew ignores its action. An illegal action is refused, and then nothing has changed.
    ///
    /// # Panics
    /// When a slice has not the length that the number of games asks for.
    pub fn step(&mut self, actions: &[i64], buffers: BatchBuffers<'_>) -> Result<(), BatchError> {
        assert_eq!(actions.len(), self.count(), "an action for every game");
        each!(&mut self.games, games => games.step(actions, buffers, &self.shared, self.threads))
    }

    /// Draws a uniformly random legal action for every game; at a chance node a roll by its weight.
    /// 0 for a game that is over.
    ///
    /// # Panics
    /// When `actions` has not one place for every game.
    pub fn sample(&mut self, actions: &mut [i64]) {
        assert_eq!(actions.len(), self.count(), "an action for every game");
        each!(&mut self.games, games => games.sample(actions, &self.shared));
    }
}

/// What a result is worth to a learner: 1 for a win, −1 for a loss, 0 for a draw.
pub fn reward(result: SeatResult) -> f32 {
    match result {
        SeatResult::Win => 1.0,
        SeatResult::Draw => 0.0,
        SeatResult::Loss => -1.0,
    }
}

fn write_rewards(outcome: &Outcome, rewards: &mut [f32]) {
    for (seat, number) in game::Seat::all(outcome.seats()).zip(rewards) {
        *number = reward(outcome.result(seat));
    }
}

/// A turn as a number, as in the buffer of seats: the seat from 0, [`CHANCE`] or [`OVER`].
pub fn turn_number(turn: Turn) -> i8 {
    match turn {
        Turn::Seat(seat) => seat.index() as i8,
        Turn::Chance => CHANCE,
        Turn::Over => OVER,
    }
}

#[cfg(test)]
mod tests {
    use game::{Cause, Position as _, Record, Seat};
    use rules::Game;

    use super::episode::EpisodeGame;
    use super::*;

    /// A game whose players always stay as near to the start as they can.
    fn repetitive_game(setup: &GameSetup, start: AnyPosition) -> Record<AnyPosition> {
        let home = start.to_string();
        let mut record = setup.record_from(start);
        while record.ending().is_none() {
            let plies = record.position().plies();
            let difference = |ply: &&game::PlyOf<AnyPosition>| {
                let mut next = record.position().clone();
                next.apply(**ply);
                let next = next.to_string();
                next.split([' ', ',']).zip(home.split([' ', ','])).filter(|(a, b)| a != b).count()
            };
            let word = plies.iter().min_by_key(difference).expect("it goes on").to_string();
            record.play(&word).expect("it was listed");
        }
        record
    }

    /// The outcome of a game, played action by action.
    fn outcome(
        mut game: impl EpisodeGame,
        space: &ActionSpace,
        record: &Record<AnyPosition>,
    ) -> Outcome {
        for word in record.words() {
            assert_eq!(game.outcome(), None, "before {word}");
            game.play(space.action(&game.position(), &word).expect("a legal word"));
        }
        game.outcome().expect("it is over")
    }

    #[test]
    fn t21_a_draw_gives_nothing_to_seats_that_are_not_in_play() {
        for (game, seats) in [(Game::Quoridor, 4), (Game::Pacman, 3)] {
            let setup = GameSetup::new(game).with_seats(seats).unwrap();
            let space = Arc::new(ActionSpace::new(&setup).unwrap());
            let mut start = setup.start().unwrap();
            let left = Seat::new(2);
            assert_eq!(start.leave(left), None);
            let record = repetitive_game(&setup, start.clone());
            let ending = record.ending().unwrap();
            let drawn = match start {
                AnyPosition::Quoridor(start) => {
                    outcome(QuoridorGame::new(start, true), &space, &record)
                }
                start => outcome(OtherGame::new(start, Arc::clone(&space), true), &space, &record),
            };
            assert_eq!((drawn, ending.cause), (ending.outcome, Cause::Repetition), "{game}");
            let due = |seat| if seat == left { SeatResult::Loss } else { SeatResult::Draw };
            assert!(Seat::all(seats).all(|seat| drawn.result(seat) == due(seat)), "{drawn}");
        }
    }
}
