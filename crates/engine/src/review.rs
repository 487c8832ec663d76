use game::{Entry, Ply, Record, Turn};
use rules::AnyPosition;

use crate::{Control, Insight, Limits, Line, Player};

/// What became of one move of a record.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Judgement {
    /// Which entry of the record it was, counted from 0.
    pub entry: usize,
    /// Whose move it was, counted from 1.
    pub seat: u8,
    /// The move, as a word.
    pub word: String,
    /// How good it was.
    pub grade: Grade,
    /// What it cost, in permille of a win; 0 for the best move.
    pub cost: u16,
    /// The better move and what would have followed, unless the move was the best.
    pub better: Option<Line>,
    /// Each seat's chance to win before the move, in permille.
    pub chances: Vec<u16>,
}

/// How good a move was, by what it cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Grade {
    /// The engine's own choice, or as good.
    Best,
    /// Nearly as good.
    Good,
    /// It gave something away.
    Inaccuracy,
    /// It gave much away.
    Mistake,
    /// It threw the game away.
    Blunder,
}

impl Grade {
    /// The grade of a move that cost so much, in permille of a win.
    pub const fn of(cost: u16) -> Grade {
        match cost {
            0..=9 => Grade::Best,
            10..=49 => Grade::Good,
            50..=99 => Grade::Inaccuracy,
            100..=199 => Grade::Mistake,
            _ => Grade::Blunder,
        }
    }

    /// A name for texts to be found by: `grade-best`.
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

/// Judges every move of a record, thinking about each position within `limits`. `progress` hears
/// how many entries are done, of how many. A search that is stopped from outside ends the review
/// with what there is.
pub fn review(
    player: &mut Player,
    record: &Record<AnyPosition>,
    limits: &Limits,
    control: &Control<'_>,
    progress: &mut dyn FnMut(usize, usize),
) -> Vec<Judgement> {
    let total = record.entries().len();
    let mut judgements = Vec::new();
    // What was seen last, and where: the search after a move is also the search before the next.
    let mut seen: Option<(usize, Insight)> = None;
    for (index, entry) in record.entries().iter().enumerate() {
        progress(index, total);
        if !(control.keep_going)() {
            break;
        }
        let Entry::Ply(Ply::Move(played)) = entry else { continue };
        let mut look = |until: usize| match seen.take() {
            Some((at, insight)) if at == until => Some(insight),
            _ => {
                let positions = &record.positions()[..=until];
                player.think(positions, limits, control).map(|thought| thought.insight)
            }
        };
        let Some(before) = look(index) else { continue };
        let word = played.to_string();
        let own = usize::from(before.seat) - 1;
        let best = before.lines.first().cloned().unwrap_or_default();
        let cost = if best.words.first() == Some(&word) {
            0
        } else {
            let after = match look(index + 1) {
                Some(insight) => {
                    let chance = insight.chances[own];
                    seen = Some((index + 1, insight));
                    chance
                }
                None => settled(record, index + 1, own).unwrap_or(before.chances[own]),
            };
            before.chances[own].saturating_sub(after)
        };
        judgements.push(Judgement {
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
    judgements
}

/// What a finished game is worth to a seat, in permille.
fn settled(record: &Record<AnyPosition>, at: usize, own: usize) -> Option<u16> {
    use game::{Position as _, Seat, Standing};
    let position = &record.positions()[at];
    if position.turn() != Turn::Over {
        return None;
    }
    Some(match position.outcome()?.of(Seat::new(own)) {
        Standing::Win => 1000,
        Standing::Draw => 500,
        Standing::Loss => 0,
    })
}
