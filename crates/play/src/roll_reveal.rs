use api::{Millis, SeatNumber};
use game::{Ply, Record, RecordEntry, Seat};
use rules::AnyPosition;

/// How a roll comes to light: the spinner or the die waits for whoever's turn it is to tap it, rolls, and
/// shows its result for a moment.
///
/// At one screen the tap rolls. At a table the roll is made already and public: the tap only reveals it,
/// and after two seconds it is revealed without one, while the clock runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RollReveal {
    pace: RevealPace,
    stage: RollStage,
    /// When the stage ends; `None` where it does not end by itself.
    until: Option<Millis>,
    /// The roll that is due, or that was due last.
    roll: Option<DueRoll>,
    /// The roll that waits until the result of the one before it has been seen.
    next: Option<DueRoll>,
}

/// How far a roll has come to light.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum RollStage {
    /// Nothing is rolled.
    #[default]
    Idle,
    /// It waits for a tap.
    Waiting,
    /// It rolls.
    Rolling,
    /// The result is shown.
    Shown,
}

/// A roll that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DueRoll {
    /// How many entries the record has before it.
    pub entries: usize,
    /// Whether somebody at this screen taps for it.
    pub is_tapped: bool,
    /// How long the move before it is still to be seen, in milliseconds; what waits for nobody rolls after that.
    pub after: Millis,
}

/// How long the stages of a roll last, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RevealPace {
    /// How long a tap is waited for; `None` for as long as it takes.
    pub waiting: Option<Millis>,
    /// How long it rolls.
    pub rolling: Millis,
    /// How long the result is shown before another roll.
    pub shown: Millis,
}

impl RevealPace {
    /// How long a result is shown.
    const SHOWN: Millis = 600;

    /// At a table: the clock runs, so nobody is waited for longer than two seconds.
    pub const TABLE: RevealPace =
        RevealPace { waiting: Some(2000), rolling: 0, shown: RevealPace::SHOWN };

    /// At one screen, with or without motion.
    pub const fn at_one_screen(has_motion: bool) -> RevealPace {
        let rolling = if has_motion { 750 } else { 60 };
        RevealPace { waiting: None, rolling, shown: RevealPace::SHOWN }
    }
}

impl RollReveal {
    /// Nothing is rolled so far.
    pub fn new(pace: RevealPace) -> RollReveal {
        RollReveal { pace, stage: RollStage::Idle, until: None, roll: None, next: None }
    }

    /// How far the roll has come to light.
    pub fn stage(&self) -> RollStage {
        self.stage
    }

    /// Whether somebody at this screen taps for the roll.
    pub fn is_tapped(&self) -> bool {
        self.roll.is_some_and(|roll| roll.is_tapped)
    }

    /// When [`RollReveal::tick`] is due.
    pub fn next_at(&self) -> Option<Millis> {
        self.until
    }

    /// Says which roll is due, if any. One that follows another waits until that has been seen.
    pub fn follow(&mut self, due: Option<DueRoll>, now: Millis) {
        let is_under_way = matches!(self.stage, RollStage::Waiting | RollStage::Rolling);
        self.next = None;
        match due {
            None if is_under_way => self.enter(RollStage::Idle, None),
            None => {}
            Some(_) if is_under_way && due == self.roll => {}
            Some(roll) => {
                let follows = self.roll.is_some_and(|last| last.entries + 1 == roll.entries);
                match follows && self.stage == RollStage::Shown {
                    true => self.next = due,
                    false => self.begin(roll, now),
                }
            }
        }
    }

    /// Somebody taps; only what waits for it rolls.
    pub fn tap(&mut self, now: Millis) {
        if self.stage == RollStage::Waiting {
            self.enter(RollStage::Rolling, Some(now + self.pace.rolling));
        }
    }

    /// Time has passed; returns whether the roll comes out now: it is to be made, or revealed.
    pub fn tick(&mut self, now: Millis) -> bool {
        if self.until.is_none_or(|until| now < until) {
            return false;
        }
        match self.stage {
            RollStage::Waiting | RollStage::Rolling => {
                self.enter(RollStage::Shown, Some(now + self.pace.shown));
                return true;
            }
            RollStage::Shown => match self.next.take() {
                Some(roll) => self.begin(roll, now),
                None => self.enter(RollStage::Idle, None),
            },
            RollStage::Idle => {}
        }
        false
    }

    fn begin(&mut self, roll: DueRoll, now: Millis) {
        self.roll = Some(roll);
        if roll.is_tapped {
            self.enter(RollStage::Waiting, self.pace.waiting.map(|waiting| now + waiting));
        } else {
            self.enter(RollStage::Rolling, Some(now + roll.after + self.pace.rolling));
        }
    }

    fn enter(&mut self, stage: RollStage, until: Option<Millis>) {
        self.stage = stage;
        self.until = until;
    }
}

/// Who rolls in a position, if anybody does.
pub fn roller(position: &AnyPosition) -> Option<Seat> {
    match position {
        AnyPosition::Mspacman(position) => position.roller(),
        AnyPosition::Quoridor(_) | AnyPosition::Pacman(_) => None,
    }
}

/// How many entries of a game at a table are shown to players who reveal their own rolls, of which the
/// first `revealed` entries have been: all of them up to their next roll. A game that is over is shown
/// whole.
pub fn entries_shown(record: &Record<AnyPosition>, revealed: usize, own: &[SeatNumber]) -> usize {
    let is_own_roll = |&nth: &usize| {
        let is_roll = matches!(record.entries()[nth], RecordEntry::Ply(Ply::Roll(_)));
        let by = roller(&record.positions()[nth]).map(|seat| seat.number() as SeatNumber);
        is_roll && by.is_some_and(|by| own.contains(&by))
    };
    let count = record.entries().len();
    if record.ending().is_some() {
        return count;
    }
    (revealed..count).find(is_own_roll).unwrap_or(count)
}
