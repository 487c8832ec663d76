use engine::{Level, Limits, Player, Random, SearchControl, Settings, Stopwatch, baseline_move};
use game::Record;
use rules::{AnyPosition, GameSetup};

use crate::{ContestantFault, UgiProgram};

/// A contestant of a match, as named on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// A built-in level: `level:5`.
    Level(Level),
    /// Rollout MCTS with that many random play-outs per move: `mcts:20000`.
    Mcts(u32),
    /// A UGI program: its command line, split at blanks.
    Program(String),
}

/// A contestant in one seat, for one game.
pub trait MatchPlayer: Send {
    /// The move to play in the last position of `record`; it is this player's turn.
    fn choose_move(&mut self, record: &Record<AnyPosition>) -> Result<String, ContestantFault>;
}

impl Contestant {
    /// Parses `level:N`, `mcts:N` or a command line.
    pub fn parse(text: &str) -> Option<Contestant> {
        if let Some(level) = text.strip_prefix("level:") {
            return Some(Contestant::Level(Level::new(level.parse().ok()?)?));
        }
        if let Some(playouts) = text.strip_prefix("mcts:") {
            return Some(Contestant::Mcts(playouts.parse().ok().filter(|&n| n > 0)?));
        }
        (!text.trim().is_empty()).then(|| Contestant::Program(text.trim().to_owned()))
    }

    /// A player for one game.
    pub fn start_game(
        &self,
        setup: &GameSetup,
        limits: &Limits,
        seed: u64,
    ) -> Result<Box<dyn MatchPlayer>, ContestantFault> {
        Ok(match self {
            Contestant::Level(level) => {
                let settings = Settings { level: *level, seed, ..Settings::default() };
                Box::new(LevelPlayer { player: Player::new(settings), limits: limits.clone() })
            }
            Contestant::Mcts(playouts) => {
                Box::new(MctsPlayer { playouts: *playouts, random: Random::new(seed) })
            }
            Contestant::Program(command) => Box::new(UgiProgram::start(command, setup, limits)?),
        })
    }
}

impl std::fmt::Display for Contestant {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Contestant::Level(level) => write!(f, "level:{level}"),
            Contestant::Mcts(playouts) => write!(f, "mcts:{playouts}"),
            Contestant::Program(command) => f.write_str(command),
        }
    }
}

struct LevelPlayer {
    player: Player,
    limits: Limits,
}

impl MatchPlayer for LevelPlayer {
    fn choose_move(&mut self, record: &Record<AnyPosition>) -> Result<String, ContestantFault> {
        let clock = Stopwatch::default();
        let control = SearchControl { clock: &clock, keep_going: &|| true, report: &|_| {} };
        let report = self.player.search(record.positions(), &self.limits, &control);
        Ok(report.expect("a player is asked only when it is its turn").best_move.to_string())
    }
}

/// Rollout MCTS, the baseline that every engine must beat: it knows the rules and nothing else.
struct MctsPlayer {
    playouts: u32,
    random: Random,
}

impl MatchPlayer for MctsPlayer {
    fn choose_move(&mut self, record: &Record<AnyPosition>) -> Result<String, ContestantFault> {
        Ok(baseline_move(record.position(), self.playouts, &mut self.random).to_string())
    }
}
