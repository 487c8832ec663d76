use std::cmp::Ordering;

/// Who wins a position when both sides play as well as can be, and when.
///
/// Values are ordered as PAC-MAN likes them: a late defeat is better than an early one, an endless
/// chase better than any defeat, a late win better than that, an early win best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Value {
    /// Who wins.
    pub verdict: Verdict,
    /// How many more turns PAC-MAN takes until the game ends, the one under way not counted where
    /// the ghosts are to move. The winner makes it as small, the loser as large as can be. 0 in an
    /// endless chase.
    pub turns: u16,
}

/// Who wins when both sides play as well as can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// The ghosts force the last catch.
    GhostsWin,
    /// Neither side can force anything.
    Endless,
    /// PAC-MAN forces the last pellet.
    PacWins,
}

impl Value {
    /// Neither side can force anything.
    pub const ENDLESS: Value = Value { verdict: Verdict::Endless, turns: 0 };

    /// PAC-MAN wins in that many of his turns.
    pub const fn pac(turns: u16) -> Value {
        Value { verdict: Verdict::PacWins, turns }
    }

    /// The ghosts win after that many of PAC-MAN's turns.
    pub const fn ghosts(turns: u16) -> Value {
        Value { verdict: Verdict::GhostsWin, turns }
    }

    /// The same value seen from before one more turn of PAC-MAN.
    #[must_use]
    pub fn after_turn(self) -> Value {
        match self.verdict {
            Verdict::Endless => self,
            _ => Value { turns: self.turns + 1, ..self },
        }
    }
}

impl Verdict {
    /// All of them.
    pub const ALL: [Verdict; 3] = [Verdict::GhostsWin, Verdict::Endless, Verdict::PacWins];

    /// The word for it in files and on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Verdict::GhostsWin => "ghosts",
            Verdict::Endless => "endless",
            Verdict::PacWins => "pac",
        }
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Value) -> Ordering {
        self.verdict.cmp(&other.verdict).then_with(|| match self.verdict {
            Verdict::PacWins => other.turns.cmp(&self.turns),
            _ => self.turns.cmp(&other.turns),
        })
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Value) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
