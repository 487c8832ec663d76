use engine::{Control, Level, Limits, Player, Random, Settings, Stopwatch, baseline};
use game::Record;
use rules::{AnyPosition, Table};

use crate::{Fault, Program};

/// Who takes part in a match: what a person names on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entrant {
    /// A built-in level: `level:5`.
    Level(Level),
    /// The plain tree search with so many random play-outs a move: `mcts:20000`.
    Plain(u32),
    /// A UGI program: its command line, words separated by blanks.
    Program(String),
}

/// Someone at the table, for one game.
pub trait Contestant: Send {
    /// The move to play where `record` stands; it is this contestant's turn.
    fn choose(&mut self, record: &Record<AnyPosition>) -> Result<String, Fault>;
}

impl Entrant {
    /// Reads `level:N`, `mcts:N` or a command line.
    pub fn parse(text: &str) -> Option<Entrant> {
        if let Some(level) = text.strip_prefix("level:") {
            return Some(Entrant::Level(Level::new(level.parse().ok()?)?));
        }
        if let Some(playouts) = text.strip_prefix("mcts:") {
            return Some(Entrant::Plain(playouts.parse().ok().filter(|&n| n > 0)?));
        }
        (!text.trim().is_empty()).then(|| Entrant::Program(text.trim().to_owned()))
    }

    /// Sits down for one game.
    pub fn sit(
        &self,
        table: &Table,
        limits: &Limits,
        seed: u64,
    ) -> Result<Box<dyn Contestant>, Fault> {
        Ok(match self {
            Entrant::Level(level) => {
                let settings = Settings { level: *level, seed, ..Settings::default() };
                Box::new(BuiltIn { player: Player::new(settings), limits: limits.clone() })
            }
            Entrant::Plain(playouts) => {
                Box::new(Rollouts { playouts: *playouts, random: Random::new(seed) })
            }
            Entrant::Program(command) => Box::new(Program::start(command, table, limits)?),
        })
    }
}

impl std::fmt::Display for Entrant {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Entrant::Level(level) => write!(f, "level:{level}"),
            Entrant::Plain(playouts) => write!(f, "mcts:{playouts}"),
            Entrant::Program(command) => f.write_str(command),
        }
    }
}

struct BuiltIn {
    player: Player,
    limits: Limits,
}

impl Contestant for BuiltIn {
    fn choose(&mut self, record: &Record<AnyPosition>) -> Result<String, Fault> {
        let clock = Stopwatch::default();
        let control = Control { clock: &clock, keep_going: &|| true, report: &|_| {} };
        let thought = self.player.think(record.positions(), &self.limits, &control);
        Ok(thought.expect("a contestant is asked only when it is its turn").best.to_string())
    }
}

/// The reference that every serious engine must beat: no knowledge but the rules.
struct Rollouts {
    playouts: u32,
    random: Random,
}

impl Contestant for Rollouts {
    fn choose(&mut self, record: &Record<AnyPosition>) -> Result<String, Fault> {
        Ok(baseline(record.position(), self.playouts, &mut self.random).to_string())
    }
}
