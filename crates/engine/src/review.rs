use game::{Ply, Record, RecordEntry, Turn};
use rules::AnyPosition;

use crate::{Insight, Limits, Line, Player, SearchControl};

/// The review of one move of a record: how much it cost, and what was better.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MoveReview {
    /// The index of its entry in the record, counted from 0.
    pub entry: usize,
    /// The seat that moved, counted from 1.
    pub seat: u8,
    /// The move, as a word.
    pub word: String,
    /// Its grade, by its cost.
    pub grade: Grade,
    /// The drop of the mover's chance to win, in permille; 0 for the best move.
    pub cost: u16,
    /// The principal variation of the better move, unless the move was the best.
    pub better: Option<Line>,
    /// Each seat's chance to win before the move, in permille.
    pub chances: Vec<u16>,
}

/// How good a move was, by the drop of the mover's chance to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Grade {
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

    /// The key of its message, as in `grade-best`.
    pub const fn key(self) -> &'static str {
        match self {
            Grade::Best => "grade-best",
            Grade::Good => "grade-good",
            Grade::Inaccuracy => "grade-inaccuracy",
            Grade::Mistake => "grade-mistake",
            Grade::Blunder => "grade-blunder",
        }
    }
}

/// Reviews every move of a record by searching each position within `limits`. `progress` is called
/// with how many entries are done, and of how many. A stop from outside ends the review with the
/// moves reviewed so far.
pub fn review(
    player: &mut Player,
    record: &Record<AnyPosition>,
    limits: &Limits,
    control: &SearchControl<'_>,
    progress: &mut dyn FnMut(usize, usize),
) -> Vec<MoveReview> {
    let total = record.entries().len();
    let mut reviews = Vec::new();
    // The last analysis and its position: the search after a move is also that before the next.
    let mut last_insight: Option<(usize, Insight)> = None;
    for (index, entry) in record.entries().iter().enumerate() {
        progress(index, total);
        if !(control.keep_going)() {
            break;
        }
        let RecordEntry::Ply(Ply::Move(played)) = entry else { continue };
        let mut analyse = |until: usize| match last_insight.take() {
            Some((at, insight)) if at == until => Some(insight),
            _ => {
                let positions = &record.positions()[..=until];
                player.search(positions, limits, control).map(|report| report.insight)
            }
        };
        let Some(before) = analyse(index) else { continue };
        let word = played.to_string();
        let own = usize::from(before.seat) - 1;
        let best = before.lines.first().cloned().unwrap_or_default();
        let cost = if best.words.first() == Some(&word) {
            0
        } else {
            let after = match analyse(index + 1) {
                Some(insight) => {
                    let chance = insight.chances[own];
                    last_insight = Some((index + 1, insight));
                    chance
                }
                None => final_value(record, index + 1, own).unwrap_or(before.chances[own]),
            };
            before.chances[own].saturating_sub(after)
        };
        reviews.push(MoveReview {
            entry: index,
            seat: before.seat,
            word,
            grade: Grade::of(cost),
            cost,
            better: (Grade::of(cost) != Grade::Best).then_some(best),
            chances: before.chances,
        });
    }
    progress(total, total);
    reviews
}

/// The value of a finished game to a seat, in permille.
fn final_value(record: &Record<AnyPosition>, at: usize, own: usize) -> Option<u16> {
    use game::{Position as _, Seat, SeatResult};
    let position = &record.positions()[at];
    if position.turn() != Turn::Over {
        return None;
    }
    Some(match position.outcome()?.result(Seat::new(own)) {
        SeatResult::Win => 1000,
        SeatResult::Draw => 500,
        SeatResult::Loss => 0,
    })
}
