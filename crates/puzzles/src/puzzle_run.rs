use std::fmt;

/// Puzzles one after another, easy ones first, and how a run of them ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RunKind {
    /// As many as three minutes allow; a mistake costs ten seconds.
    Storm,
    /// Until the first mistake.
    Streak,
}

impl RunKind {
    /// Both kinds.
    pub const ALL: [RunKind; 2] = [RunKind::Storm, RunKind::Streak];

    /// Its name in addresses and in what is kept.
    pub const fn name(self) -> &'static str {
        match self {
            RunKind::Storm => "storm",
            RunKind::Streak => "streak",
        }
    }

    /// The kind of that name.
    pub fn parse(name: &str) -> Option<RunKind> {
        RunKind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

impl fmt::Display for RunKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A run of puzzles: a pure state machine, which is told the time in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleRun {
    kind: RunKind,
    /// The puzzles, by their place in the whole list.
    order: Vec<usize>,
    nth: usize,
    solved: u32,
    missed: Vec<usize>,
    /// When the time is up; none in a streak.
    ends_at: Option<u64>,
}

/// How long a storm lasts, and what a mistake costs.
const STORM: u64 = 180_000;
const PENALTY: u64 = 10_000;

impl PuzzleRun {
    /// A run through these puzzles that begins now.
    pub fn new(kind: RunKind, order: Vec<usize>, now: u64) -> PuzzleRun {
        let ends_at = (kind == RunKind::Storm).then_some(now + STORM);
        PuzzleRun { kind, order, nth: 0, solved: 0, missed: Vec::new(), ends_at }
    }

    /// The kind.
    pub fn kind(&self) -> RunKind {
        self.kind
    }

    /// The puzzle to solve, by its place in the whole list; none once the run is over.
    pub fn current(&self, now: u64) -> Option<usize> {
        self.order.get(self.nth).copied().filter(|_| !self.is_over(now))
    }

    /// Notes that the puzzle was solved or missed, and goes on to the next. What comes after the end
    /// counts for nothing.
    pub fn note(&mut self, solved: bool, now: u64) {
        let Some(current) = self.current(now) else { return };
        self.nth += 1;
        match solved {
            true => self.solved += 1,
            false => {
                self.missed.push(current);
                self.ends_at = self.ends_at.map(|at| at.saturating_sub(PENALTY));
            }
        }
    }

    /// How many were solved.
    pub fn solved(&self) -> u32 {
        self.solved
    }

    /// Those that were missed, by their places in the whole list.
    pub fn missed(&self) -> &[usize] {
        &self.missed
    }

    /// The milliseconds that are left; none in a streak.
    pub fn left(&self, now: u64) -> Option<u64> {
        self.ends_at.map(|at| at.saturating_sub(now))
    }

    /// The time that is left as people read it, in whole seconds; none in a streak.
    pub fn clock(&self, now: u64) -> Option<String> {
        let seconds = self.left(now)?.div_ceil(1000);
        Some(format!("{}:{:02}", seconds / 60, seconds % 60))
    }

    /// Whether time, luck or puzzles are out.
    pub fn is_over(&self, now: u64) -> bool {
        let is_lost = self.kind == RunKind::Streak && !self.missed.is_empty();
        is_lost || self.nth == self.order.len() || self.left(now) == Some(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_storm_lasts_three_minutes_less_ten_seconds_a_mistake() {
        let mut run = PuzzleRun::new(RunKind::Storm, vec![7, 3, 5, 9], 1000);
        assert_eq!((run.current(1000), run.left(1000)), (Some(7), Some(180_000)));
        run.note(true, 5000);
        run.note(false, 6000);
        assert_eq!((run.solved(), run.missed()), (1, &[3][..]));
        assert_eq!(run.left(6000), Some(165_000));
        assert_eq!(run.clock(6000).as_deref(), Some("2:45"));
        assert_eq!(run.clock(170_999).as_deref(), Some("0:01"), "no zero before the end");
        assert!(!run.is_over(170_999) && run.is_over(171_000));
        run.note(true, 171_000);
        assert_eq!(run.solved(), 1, "what comes too late does not count");
        assert_eq!(run.current(171_000), None);
    }

    #[test]
    fn a_streak_ends_with_the_first_mistake_and_knows_no_time() {
        let mut run = PuzzleRun::new(RunKind::Streak, vec![0, 1, 2], 0);
        run.note(true, 1 << 40);
        assert_eq!((run.current(1 << 41), run.left(1 << 41)), (Some(1), None));
        assert_eq!(run.clock(1 << 41), None);
        run.note(false, 1 << 41);
        assert!(run.is_over(1 << 41));
        assert_eq!((run.solved(), run.missed()), (1, &[1][..]));
    }

    #[test]
    fn a_run_ends_when_there_are_no_puzzles_left() {
        for kind in RunKind::ALL {
            let mut run = PuzzleRun::new(kind, vec![4], 0);
            run.note(true, 1);
            assert!(run.is_over(1) && run.solved() == 1);
            assert!(PuzzleRun::new(kind, Vec::new(), 0).is_over(0));
        }
    }
}
