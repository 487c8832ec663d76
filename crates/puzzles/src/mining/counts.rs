use std::fmt::Write as _;

/// A test that a position fails on its way to a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MiningTest {
    /// No move is clearly better than all others.
    NotClear,
    /// The best move is a plain step forward, or wins at once.
    TooEasy,
    /// Ten times the search finds another best move.
    OtherBest,
    /// Ten times the search finds that the margin is smaller.
    Unsteady,
    /// Later in the line a second move is as good.
    NotUnique,
    /// The engine prefers another move than the exact chance does.
    Disputed,
    /// There is such a puzzle already, or enough of this game.
    Repeated,
}

impl MiningTest {
    /// All tests, in the order in which they are made.
    pub const ALL: [MiningTest; 7] = [
        MiningTest::NotClear,
        MiningTest::TooEasy,
        MiningTest::OtherBest,
        MiningTest::Unsteady,
        MiningTest::NotUnique,
        MiningTest::Disputed,
        MiningTest::Repeated,
    ];

    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            MiningTest::NotClear => "not-clear",
            MiningTest::TooEasy => "too-easy",
            MiningTest::OtherBest => "other-best",
            MiningTest::Unsteady => "unsteady",
            MiningTest::NotUnique => "not-unique",
            MiningTest::Disputed => "disputed",
            MiningTest::Repeated => "repeated",
        }
    }
}

/// What mining came to: how many games and positions, what was dropped by which test, what was kept, and
/// which levels solve it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MiningCounts {
    /// Games that were mined.
    pub games: u64,
    /// Positions that were looked at.
    pub positions: u64,
    /// Positions that each test dropped, in the order of [`MiningTest::ALL`].
    pub dropped: [u64; MiningTest::ALL.len()],
    /// Puzzles that passed every test.
    pub kept: u64,
    /// How many of them levels 1 to 7 solve.
    pub solved: [u64; 7],
}

impl MiningCounts {
    pub(super) fn drop(&mut self, test: MiningTest) {
        self.dropped[test as usize] += 1;
    }

    pub(super) fn add(&mut self, other: &MiningCounts) {
        self.games += other.games;
        self.positions += other.positions;
        self.kept += other.kept;
        let sum = |own: &mut [u64], other: &[u64]| {
            own.iter_mut().zip(other).for_each(|(own, other)| *own += other);
        };
        sum(&mut self.dropped, &other.dropped);
        sum(&mut self.solved, &other.solved);
    }

    /// Every count with its name, one a line.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (name, count) in self.entries() {
            writeln!(text, "{name} {count}").expect("a String takes any text");
        }
        text
    }

    /// Reads what [`text`](MiningCounts::text) writes; other lines are skipped.
    pub(super) fn parse(text: &str) -> MiningCounts {
        let count = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
            line.and_then(|number| number.parse().ok()).unwrap_or(0)
        };
        let mut counts = MiningCounts {
            games: count("games"),
            positions: count("positions"),
            kept: count("kept"),
            ..MiningCounts::default()
        };
        for test in MiningTest::ALL {
            counts.dropped[test as usize] = count(test.name());
        }
        for (nth, solved) in counts.solved.iter_mut().enumerate() {
            *solved = count(&format!("level-{}", nth + 1));
        }
        counts
    }

    fn entries(&self) -> Vec<(String, u64)> {
        let mut entries =
            vec![("games".to_owned(), self.games), ("positions".to_owned(), self.positions)];
        for test in MiningTest::ALL {
            entries.push((test.name().to_owned(), self.dropped[test as usize]));
        }
        entries.push(("kept".to_owned(), self.kept));
        for (nth, &solved) in self.solved.iter().enumerate() {
            entries.push((format!("level-{}", nth + 1), solved));
        }
        entries
    }
}
