use std::fmt;
use std::time::Duration;

use engine::Limits;
use game::{Record, Score};
use rules::{AnyPosition, GameSetup};

use crate::ContestantFault;
use crate::protocol_log::ProgramId;

/// What a player is asked for: a move within these limits.
pub struct MatchMoveRequest<'a> {
    /// The limits of the search.
    pub limits: Limits,
    /// When the move comes too late, counted from now, grace included; `None` without a time limit.
    pub deadline: Option<Duration>,
    /// What every move adds to the clock of each seat.
    pub increments: Vec<Duration>,
    /// Whether the match goes on: polled while the player thinks. Once it says no, any answer will do.
    pub keep_going: &'a dyn Fn() -> bool,
}

/// A move that a player has chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerMove {
    /// The move, as a word.
    pub word: String,
    /// What the player thinks of it, where it says so.
    pub evaluation: Option<MoveEvaluation>,
}

/// What a player thinks of its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveEvaluation {
    /// The score for whoever moves.
    pub score: Score,
    /// How many plies ahead it looked.
    pub depth: u32,
}

/// As records note it: `+0.42/12`, `#3/20` for a forced win in three moves, `-#2/9`.
impl fmt::Display for MoveEvaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.score {
            Score::Points(points) => write!(f, "{:+.2}", f64::from(points) / 100.0)?,
            Score::Wins(moves) => write!(f, "#{moves}")?,
            Score::Loses(moves) => write!(f, "-#{moves}")?,
        }
        write!(f, "/{}", self.depth)
    }
}

/// A contestant in one seat, for one game or one after another.
pub trait MatchPlayer: Send {
    /// Begins another game, in that seat and with that set-up, if it can: only then it is asked for moves
    /// again. Others are made anew.
    fn begin_game(&mut self, _setup: &GameSetup, _program: ProgramId) -> bool {
        false
    }

    /// Gets ready for the next move of `record`, before its time runs.
    fn get_ready(
        &mut self,
        _record: &Record<AnyPosition>,
        _keep_going: &dyn Fn() -> bool,
    ) -> Result<(), ContestantFault> {
        Ok(())
    }

    /// The move to play in the last position of `record`; it is this player's turn.
    fn choose_move(
        &mut self,
        record: &Record<AnyPosition>,
        request: &MatchMoveRequest<'_>,
    ) -> Result<PlayerMove, ContestantFault>;

    /// Thinks in the opponent's time, once its own move is the last of `record`, if it does so. The limits are
    /// those of its next move.
    fn ponder(
        &mut self,
        _record: &Record<AnyPosition>,
        _request: &MatchMoveRequest<'_>,
    ) -> Result<(), ContestantFault> {
        Ok(())
    }

    /// The last lines it printed on stderr.
    fn stderr(&mut self) -> Vec<String> {
        Vec::new()
    }
}

/// Players who have finished a game and may play another, by contestant. A program takes a while to start.
#[derive(Default)]
pub(crate) struct IdlePlayers(Vec<(usize, Box<dyn MatchPlayer>)>);

impl IdlePlayers {
    /// A player of that contestant who begins another game.
    pub(crate) fn take(
        &mut self,
        contestant: usize,
        setup: &GameSetup,
        program: ProgramId,
    ) -> Option<Box<dyn MatchPlayer>> {
        let at = self.0.iter().position(|(whose, _)| *whose == contestant)?;
        let (_, mut player) = self.0.swap_remove(at);
        player.begin_game(setup, program).then_some(player)
    }

    /// Keeps a player for the next game.
    pub(crate) fn keep(&mut self, contestant: usize, player: Box<dyn MatchPlayer>) {
        self.0.push((contestant, player));
    }
}
