use std::cmp::Ordering;

/// The game-theoretic value of a position: who wins under perfect play, and the distance to win.
///
/// Values are ordered from PAC-MAN's point of view: a late loss is better than an early one, an
/// endless game better than any loss, a late win better than that, an early win best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameValue {
    /// Who wins.
    pub verdict: PositionVerdict,
    /// Distance to win: how many more turns PAC-MAN takes until the game ends. Where the ghosts are
    /// to move, the turn under way is not counted. The winner minimises it, the loser maximises it.
    /// 0 in an endless game.
    pub turns: u16,
}

/// Who wins under perfect play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PositionVerdict {
    /// The ghosts force the last catch.
    GhostsWin,
    /// Neither side can force a win.
    Endless,
    /// PAC-MAN forces the last pellet.
    PacWins,
}

impl GameValue {
    /// Neither side can force a win.
    pub const ENDLESS: GameValue = GameValue { verdict: PositionVerdict::Endless, turns: 0 };

    /// PAC-MAN wins in that many of his turns.
    pub const fn pac(turns: u16) -> GameValue {
        GameValue { verdict: PositionVerdict::PacWins, turns }
    }

    /// The ghosts win after that many of PAC-MAN's turns.
    pub const fn ghosts(turns: u16) -> GameValue {
        GameValue { verdict: PositionVerdict::GhostsWin, turns }
    }

    /// The same value seen from before one more turn of PAC-MAN.
    #[must_use]
    pub fn after_turn(self) -> GameValue {
        match self.verdict {
            PositionVerdict::Endless => self,
            _ => GameValue { turns: self.turns + 1, ..self },
        }
    }
}

impl PositionVerdict {
    /// All verdicts, from PAC-MAN's worst to his best.
    pub const ALL: [PositionVerdict; 3] =
        [PositionVerdict::GhostsWin, PositionVerdict::Endless, PositionVerdict::PacWins];

    /// The verdict as one word, for files and the command line.
    pub const fn word(self) -> &'static str {
        match self {
            PositionVerdict::GhostsWin => "ghosts",
            PositionVerdict::Endless => "endless",
            PositionVerdict::PacWins => "pac",
        }
    }
}

impl Ord for GameValue {
    fn cmp(&self, other: &GameValue) -> Ordering {
        self.verdict.cmp(&other.verdict).then_with(|| match self.verdict {
            PositionVerdict::PacWins => other.turns.cmp(&self.turns),
            _ => self.turns.cmp(&other.turns),
        })
    }
}

impl PartialOrd for GameValue {
    fn partial_cmp(&self, other: &GameValue) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
