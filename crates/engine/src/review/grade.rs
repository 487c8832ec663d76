use game::MoveMark;

/// How good a move was, by the drop of the mover's chance to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Grade {
    /// The best move, all others cost 10 % or more, and a quick look overlooks it.
    Brilliant,
    /// The engine's own choice, or as good: below 1 %.
    Best,
    /// Nearly as good: below 5 %.
    Good,
    /// Below 10 %.
    Inaccuracy,
    /// Below 20 %.
    Mistake,
    /// 20 % or more.
    Blunder,
}

impl Grade {
    /// All of them, the best first.
    pub const ALL: [Grade; 6] = [
        Grade::Brilliant,
        Grade::Best,
        Grade::Good,
        Grade::Inaccuracy,
        Grade::Mistake,
        Grade::Blunder,
    ];

    /// The grade of a move with that cost, in permille.
    pub const fn of(cost: u16) -> Grade {
        match cost {
            0..=9 => Grade::Best,
            10..=49 => Grade::Good,
            50..=99 => Grade::Inaccuracy,
            100..=199 => Grade::Mistake,
            _ => Grade::Blunder,
        }
    }

    /// The mark that annotators put on such a move; none on a good one.
    pub const fn mark(self) -> Option<MoveMark> {
        match self {
            Grade::Brilliant => Some(MoveMark::Brilliant),
            Grade::Best | Grade::Good => None,
            Grade::Inaccuracy => Some(MoveMark::Dubious),
            Grade::Mistake => Some(MoveMark::Mistake),
            Grade::Blunder => Some(MoveMark::Blunder),
        }
    }

    /// The key of its message, as in `grade-best`.
    pub const fn key(self) -> &'static str {
        match self {
            Grade::Brilliant => "grade-brilliant",
            Grade::Best => "grade-best",
            Grade::Good => "grade-good",
            Grade::Inaccuracy => "grade-inaccuracy",
            Grade::Mistake => "grade-mistake",
            Grade::Blunder => "grade-blunder",
        }
    }
}
