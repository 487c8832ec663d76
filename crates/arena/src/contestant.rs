use engine::{Level, Player, SearchControl, Settings, Stopwatch, baseline_move};
use game::{Random, Reason, Record};
use rules::{AnyPosition, GameSetup};

use crate::ContestantFault;
use crate::match_player::{MatchMoveRequest, MatchPlayer, MoveEvaluation, PlayerMove};
use crate::program_process::ProgramLog;
use crate::ugi_program::UgiProgram;

/// A contestant of a match, as named on the command line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Contestant {
    /// A built-in level: `level:5`.
    Level(Level),
    /// Rollout MCTS with that many random play-outs per move: `mcts:20000`.
    Mcts(u32),
    /// A UGI program: its command line, split into words as a shell does; quotation marks hold a
    /// word with blanks together.
    Program(String),
}

impl Contestant {
    /// Parses `level:N`, `mcts:N` or a command line, or says what is wrong with it.
    pub fn parse(text: &str) -> Result<Contestant, Reason> {
        let unknown = || Reason::new("match-unknown-player", "").text("word", text);
        if let Some(level) = text.strip_prefix("level:") {
            let level = level.parse().ok().and_then(Level::new);
            return level.map(Contestant::Level).ok_or_else(unknown);
        }
        if let Some(playouts) = text.strip_prefix("mcts:") {
            let playouts = playouts.parse().ok().filter(|&n| n > 0);
            return playouts.map(Contestant::Mcts).ok_or_else(unknown);
        }
        match shlex::split(text) {
            Some(words) if words.is_empty() => Err(unknown()),
            Some(_) => Ok(Contestant::Program(text.trim().to_owned())),
            None => Err(Reason::new("match-quotes", "").text("word", text)),
        }
    }

    /// A player for one game; `settings` are for a level, `options` for a program. A program that fails to start says why, with what it printed on stderr.
    pub(crate) fn start_game(
        &self,
        setup: &GameSetup,
        settings: Settings,
        options: &[(String, String)],
        log: ProgramLog,
    ) -> Result<Box<dyn MatchPlayer>, (ContestantFault, Vec<String>)> {
        Ok(match self {
            Contestant::Level(level) => {
                let settings = Settings { level: *level, ..settings };
                Box::new(LevelPlayer { player: Player::new(settings) })
            }
            Contestant::Mcts(playouts) => {
                Box::new(MctsPlayer { playouts: *playouts, random: Random::new(settings.seed) })
            }
            Contestant::Program(command) => {
                Box::new(UgiProgram::start(command, setup, options, log)?)
            }
        })
    }

    /// Whether it heeds limits of time. The baseline plays out its number of games however long that
    /// takes, and no time is counted against it.
    pub(crate) fn keeps_time(&self) -> bool {
        !matches!(self, Contestant::Mcts(_))
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
}

impl MatchPlayer for LevelPlayer {
    fn choose_move(
        &mut self,
        record: &Record<AnyPosition>,
        request: &MatchMoveRequest<'_>,
    ) -> Result<PlayerMove, ContestantFault> {
        let clock = Stopwatch::default();
        let control =
            SearchControl { clock: &clock, keep_going: request.keep_going, report: &|_| {} };
        let report = self.player.search(record.positions(), &request.limits, &control);
        let report = report.expect("a player is asked only when it is its turn");
        let depth = report.insight.effort.depth;
        let line = report.insight.lines.first();
        let evaluation = line.map(|line| MoveEvaluation { score: line.score, depth });
        Ok(PlayerMove { word: report.best_move.to_string(), evaluation })
    }
}

/// Rollout MCTS, the baseline that every engine must beat: it knows the rules and nothing else.
struct MctsPlayer {
    playouts: u32,
    random: Random,
}

impl MatchPlayer for MctsPlayer {
    fn choose_move(
        &mut self,
        record: &Record<AnyPosition>,
        _: &MatchMoveRequest<'_>,
    ) -> Result<PlayerMove, ContestantFault> {
        let word = baseline_move(record.position(), self.playouts, &mut self.random).to_string();
        Ok(PlayerMove { word, evaluation: None })
    }
}
