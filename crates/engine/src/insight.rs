use std::time::Duration;

/// What the engine sees in a position. Everything that shows hints or analyses shows this; it
/// holds words of the notation and numbers, never a sentence. Seats count from 1, as people do.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Insight {
    /// The seat to move.
    pub seat: u8,
    /// Each seat's chance to win, in permille.
    pub chances: Vec<u16>,
    /// The best ways to go on, the best first.
    pub lines: Vec<Line>,
    /// Each seat's shortest way to where it wants to be, where the game has such a thing.
    pub ways: Vec<Way>,
    /// The true value, where it is known.
    pub exact: Option<Exact>,
    /// What it took to see this.
    pub effort: Effort,
}

/// One way the game may go on.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Line {
    /// The moves, as words.
    pub words: Vec<String>,
    /// Each seat's chance to win along this line, in permille.
    pub chances: Vec<u16>,
    /// How good it is for the seat to move.
    pub score: Score,
}

/// How good a line is for the seat to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Score {
    /// In hundredths of a step.
    Points(i32),
    /// A forced win within that many own moves.
    Wins(u32),
    /// A forced loss after that many own moves.
    Loses(u32),
}

impl Default for Score {
    fn default() -> Score {
        Score::Points(0)
    }
}

/// The shortest way of a seat to where it wants to be.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Way {
    /// Whose way.
    pub seat: u8,
    /// The squares entered, in order.
    pub squares: Vec<String>,
}

/// The true value of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Exact {
    /// How it ends with best play.
    pub verdict: Verdict,
    /// After how many more turns of the winner's side, where somebody wins.
    pub turns: u32,
}

/// How a game ends with best play, as seat 1 sees it: in the PAC-MAN variant that is PAC-MAN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Verdict {
    /// Seat 1 wins.
    Win,
    /// Nobody can force anything.
    Draw,
    /// Seat 1 loses.
    Loss,
}

/// What a search took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Effort {
    /// Plies looked ahead.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// How long.
    pub time: Duration,
}

impl Effort {
    /// Positions looked at in a second.
    pub fn nodes_per_second(&self) -> u64 {
        let seconds = self.time.as_secs_f64().max(1e-3);
        (self.nodes as f64 / seconds) as u64
    }
}

impl Insight {
    /// The chance of the seat to move, in permille.
    pub fn own_chance(&self) -> u16 {
        self.chances.get(usize::from(self.seat).wrapping_sub(1)).copied().unwrap_or(0)
    }
}
