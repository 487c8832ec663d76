use std::fmt;

/// Something that should never happen, whatever fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// What it is.
    pub kind: ViolationKind,
    /// The table where it happened.
    pub table: String,
    /// What exactly.
    pub detail: String,
}

/// What should never happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ViolationKind {
    /// The events are not numbered from 1 without gaps.
    Gap,
    /// An event is older than the one before it.
    TimeWentBack,
    /// An acknowledged action is not in the database.
    LostAction,
    /// An action was done more than once.
    DoneTwice,
    /// An acknowledged action has another number than it was acknowledged with.
    OutOfOrder,
    /// The database holds something else than what was acknowledged.
    OtherAction,
    /// A move was refused for good, and is in the database.
    RefusedButDone,
    /// The database holds an action that nobody sent.
    NobodyAsked,
    /// The events cannot be replayed.
    Unreplayable,
    /// Somebody was shown an event that the database does not hold.
    ShownOtherEvent,
    /// Somebody was shown a state that does not follow from the events.
    ShownOtherState,
    /// The events, or a state that somebody was shown, are against the laws of a table.
    AgainstLaws,
    /// A clock ran while its player could not move.
    TimeLost,
    /// Somebody's flag fell, or a game was called off, while they could not move.
    GameLost,
    /// A game does not go on when nothing fails any more.
    Stuck,
    /// A seat was given away twice.
    SeatTakenTwice,
    /// Somebody moved for a seat that is not theirs.
    SeatOfAnother,
    /// A finished rated game has not changed its players' ratings once, or another has changed some.
    RatedWrong,
    /// What was lost to somebody who was banned for cheating was not given back once, or something else was.
    RefundWrong,
    /// The changes of ratings are not numbered from 1 without gaps.
    RatingGap,
    /// A rating is not what the changes before have led to.
    RatingBroken,
    /// Computed anew, ratings are not the same.
    RebuildDiffers,
    /// A part ended by itself.
    PartEnded,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} at table {}: {}", self.kind, self.table, self.detail)
    }
}
