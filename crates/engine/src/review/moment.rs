use game::{Position as _, Reason, Record, SeatNumber};
use rules::AnyPosition;

use super::{Grade, MoveReview, PositionReview};
use crate::quoridor::path_lengths;
use crate::{RollValue, Score, Verdict};

/// A moment that decided the game.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Moment {
    /// The index of its entry in the record, counted from 0.
    pub entry: usize,
    /// The seat whose chance it changed, counted from 1.
    pub seat: SeatNumber,
    /// The move or roll, as a word.
    pub word: String,
    /// By how much that chance changed, in permille.
    pub swing: u16,
    /// That chance before and after, in permille.
    pub from: u16,
    /// See `from`.
    pub to: u16,
    /// What happened.
    pub kind: MomentKind,
}

/// What happened in a [`Moment`].
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum MomentKind {
    /// The move lengthened the mover's own shortest path.
    OwnPath {
        /// Its length before the move.
        from: u32,
        /// Its length after it.
        to: u32,
    },
    /// The reply lengthened the mover's shortest path.
    Reply {
        /// The reply, as a word.
        reply: String,
        /// The length of the path before the reply.
        from: u32,
        /// Its length after it.
        to: u32,
    },
    /// A better move would have lengthened somebody else's shortest path.
    MissedFence {
        /// The better move, as a word.
        better: String,
        /// The seat whose path it is, counted from 1.
        other: SeatNumber,
        /// Its length.
        from: u32,
        /// Its length after the better move.
        to: u32,
    },
    /// The mover could have won by force.
    MissedWin {
        /// The winning move, as a word.
        better: String,
    },
    /// The position is solved: the mover did not have to lose, and now does.
    LetGo {
        /// The better move, as a word.
        better: String,
    },
    /// Another move was better.
    Better {
        /// The better move, as a word.
        better: String,
    },
    /// A roll.
    Roll,
}

impl Moment {
    /// What a move changed, if that is worth a word.
    pub(super) fn of_move(
        record: &Record<AnyPosition>,
        review: &MoveReview,
        before: &PositionReview,
        after: &[u16],
    ) -> Option<Moment> {
        let better = review.better.as_ref()?.words.first()?.clone();
        if review.grade <= Grade::Good {
            return None;
        }
        let own = usize::from(review.seat) - 1;
        let (from, to) = (before.chances[own], after[own]);
        let kind = kind_of_move(record, review, before, better);
        let (entry, seat, word) = (review.entry, review.seat, review.word.clone());
        Some(Moment { entry, seat, word, swing: review.cost, from, to, kind })
    }

    /// What a roll changed, seen by the seat that it changed most for.
    pub(super) fn of_roll(before: &PositionReview, roll: &RollValue) -> Option<Moment> {
        let changes = before.chances.iter().zip(&roll.chances).enumerate();
        let (nth, (&from, &to)) = changes.max_by_key(|(_, (from, to))| from.abs_diff(**to))?;
        Some(Moment {
            entry: before.entry,
            seat: nth as SeatNumber + 1,
            word: roll.word.clone(),
            swing: from.abs_diff(to),
            from,
            to,
            kind: MomentKind::Roll,
        })
        .filter(|moment| Grade::of(moment.swing) > Grade::Good)
    }

    /// The three that changed most, in the order in which they came.
    pub(super) fn decisive(mut moments: Vec<Moment>) -> Vec<Moment> {
        moments.sort_by_key(|moment| (std::cmp::Reverse(moment.swing), moment.entry));
        moments.truncate(MOST);
        moments.sort_by_key(|moment| moment.entry);
        moments
    }

    /// The sentence that tells it, as data.
    pub fn reason(&self) -> Reason {
        let seat = usize::from(self.seat);
        let percent = |permille: u16| usize::from(permille.saturating_add(5) / 10);
        let path = |key, from: u32, to: u32| {
            let steps = to.abs_diff(from) as usize;
            Reason::new(key, "")
                .text("word", &self.word)
                .number("seat", seat)
                .number("steps", steps)
                .number("from", from as usize)
                .number("to", to as usize)
        };
        let plain = |key| Reason::new(key, "").text("word", &self.word).number("seat", seat);
        match &self.kind {
            MomentKind::OwnPath { from, to } => path("moment-own-path", *from, *to),
            MomentKind::Reply { reply, from, to } => {
                path("moment-reply", *from, *to).text("reply", reply)
            }
            MomentKind::MissedFence { better, other, from, to } => {
                let reason = path("moment-missed-fence", *from, *to).text("better", better);
                reason.number("other", usize::from(*other))
            }
            MomentKind::MissedWin { better } => plain("moment-missed-win").text("better", better),
            MomentKind::LetGo { better } => plain("moment-let-go").text("better", better),
            MomentKind::Better { better } => plain("moment-better")
                .text("better", better)
                .number("from", percent(self.from))
                .number("to", percent(self.to)),
            MomentKind::Roll => plain("moment-roll")
                .number("from", percent(self.from))
                .number("to", percent(self.to)),
        }
    }
}

/// How many moments decide a game.
const MOST: usize = 3;
/// How many steps a path must change by to explain anything.
const TELLING_STEPS: u32 = 2;

fn kind_of_move(
    record: &Record<AnyPosition>,
    review: &MoveReview,
    before: &PositionReview,
    better: String,
) -> MomentKind {
    let positions = &record.positions()[review.entry..];
    let own = usize::from(review.seat) - 1;
    let longer = |one: &AnyPosition, other: &AnyPosition, seat: usize| {
        let (from, to) = (path_lengths(one)?[seat]?, path_lengths(other)?[seat]?);
        (to >= from + TELLING_STEPS).then_some((from, to))
    };
    if before.best.as_ref().is_some_and(|line| matches!(line.score, Score::Wins(_))) {
        return MomentKind::MissedWin { better };
    }
    if review.exact && before.exact.is_some_and(|exact| exact.verdict == Verdict::Draw) {
        return MomentKind::LetGo { better };
    }
    if let Some((from, to)) = longer(&positions[0], &positions[1], own) {
        return MomentKind::OwnPath { from, to };
    }
    if let [_, one, other, ..] = positions
        && let Some((from, to)) = longer(one, other, own)
    {
        let reply = record.entries()[review.entry + 1].to_string();
        return MomentKind::Reply { reply, from, to };
    }
    let mut instead = positions[0].clone();
    if instead.try_play(&better).is_ok() {
        let others = (0..instead.seats()).filter(|&seat| seat != own);
        let mut missed =
            others.filter_map(|seat| Some((seat, longer(&positions[0], &instead, seat)?)));
        if let Some((other, (from, to))) = missed.next() {
            return MomentKind::MissedFence { better, other: other as SeatNumber + 1, from, to };
        }
    }
    MomentKind::Better { better }
}
