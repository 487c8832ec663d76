//! The review of a game: what each move was worth, how accurately everyone played, and what decided it.
//!
//! A review is made of jobs that depend on nothing but the game: [`review_position`] looks at one
//! position, each with a player that has forgotten everything. So it does not matter who does them, in
//! which order, and whether some were done before an interruption. [`GameReview::new`] is what they come
//! to. [`review_game`] does both.

mod accuracy;
mod chase_reason;
mod grade;
mod job;
mod luck;
mod messages;
mod moment;
mod mspacman_chase;
mod pacman_chase;

pub use accuracy::move_accuracy;
pub use chase_reason::ChaseReason;
pub use grade::Grade;
pub use job::{PositionReview, review_limits, review_position, review_settings};
pub use messages::format_millis;
pub use moment::{Moment, MomentKind};

use std::ops::Range;

use game::{
    Cause, Outcome, Ply, Position as _, Record, RecordEntry, Seat, SeatNumber, SeatResult,
    time_in_comment,
};
use rules::{AnyPosition, GameRecord};

use crate::{Exact, Limits, Line, Player, SearchControl, Verdict};
use accuracy::Accuracy;
use luck::Luck;

/// The review of a game, as far as its positions were looked at.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GameReview {
    /// Each seat, from the first on.
    pub players: Vec<PlayerReview>,
    /// Up to three moments that decided the game, in the order in which they came: after them its winner was
    /// ahead to the end.
    pub moments: Vec<Moment>,
    /// Each seat's chance to win, in permille, at the start and after each entry; empty where a
    /// position was not looked at.
    pub chances: Vec<Vec<u16>>,
    /// The moves, in order.
    pub moves: Vec<MoveReview>,
}

/// What a review says about a player.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PlayerReview {
    /// The seat, counted from 1.
    pub seat: SeatNumber,
    /// How accurately it played, in permille; nothing where it had nothing to decide.
    pub accuracy: Option<u16>,
    /// How many moves had each grade, as in [`Grade::ALL`].
    pub grades: [u32; Grade::ALL.len()],
    /// What rolls have added to its chance to win over the game, in permille; nothing in a game
    /// without rolls.
    pub luck: Option<i32>,
    /// The time all its moves took, in milliseconds, where there was a clock.
    pub time: Option<u64>,
}

/// The review of one move of a game: how much it cost, and what was better.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MoveReview {
    /// The index of its entry in the record, counted from 0.
    pub entry: usize,
    /// The seat that moved, counted from 1.
    pub seat: SeatNumber,
    /// The move, as a word.
    pub word: String,
    /// Its grade.
    pub grade: Grade,
    /// The drop of the mover's chance to win, in permille; 0 for the best move.
    pub cost: u16,
    /// The principal variation of the better move, where one can be named: a longer look, or a proof, has
    /// it too.
    pub better: Option<Line>,
    /// Whether several other moves were good, so that none of them is named.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "std::ops::Not::not"))]
    pub several_good: bool,
    /// Why the move cost something, from an inaccuracy on.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub why: Option<MomentKind>,
    /// Each seat's chance to win before the move, in permille.
    pub chances: Vec<u16>,
    /// How accurate it was, in permille; nothing where there was no choice.
    #[cfg_attr(feature = "serde", serde(default))]
    pub accuracy: Option<u16>,
    /// Whether the grade is exact: the positions before and after the move are solved.
    #[cfg_attr(feature = "serde", serde(default))]
    pub exact: bool,
    /// The time it took, in milliseconds, where there was a clock.
    #[cfg_attr(feature = "serde", serde(default))]
    pub time: Option<u64>,
}

/// Reviews a game. `progress` is called with how many positions are done, and of how many. A stop from
/// outside ends the review with what was found so far.
pub fn review_game(
    player: &mut Player,
    game: &GameRecord,
    limits: &Limits,
    control: &SearchControl<'_>,
    progress: &mut dyn FnMut(usize, usize),
) -> GameReview {
    let entries = review_entries(game);
    let mut positions = Vec::new();
    for entry in entries.clone() {
        progress(entry, entries.end);
        match review_position(player, &game.record, entry, limits, control) {
            Some(position) => positions.push(position),
            None if (control.keep_going)() => {}
            None => break,
        }
    }
    progress(entries.end, entries.end);
    GameReview::new(game, &positions)
}

/// The positions of a game that a review looks at, each by how many entries come before it: all but the
/// last one of a game that is over.
pub fn review_entries(game: &GameRecord) -> Range<usize> {
    0..game.record.entries().len() + usize::from(outcome_on_board(&game.record).is_none())
}

/// How a game ended, unless its players agreed on it: then the last move has not decided it, and the last
/// position is looked at like all others.
fn outcome_on_board(record: &Record<AnyPosition>) -> Option<Outcome> {
    let ending = record.ending()?;
    (!matches!(ending.cause, Cause::Agreement | Cause::Aborted)).then_some(ending.outcome)
}

/// Reviews a move that could have been played instead: the last one of `game`. `before` is what is known
/// about the position it is made in, whatever was played there; `after` about the one it leads to, unless
/// the game is over then.
pub fn review_instead(
    game: &GameRecord,
    before: &PositionReview,
    after: Option<PositionReview>,
) -> Option<MoveReview> {
    let positions = game.record.positions();
    let entry = game.record.entries().len().checked_sub(1)?;
    let best = before.best.as_ref().and_then(|line| line.words.first());
    let played_best = best.is_some_and(|word| {
        let mut best = positions[entry].clone();
        best.try_play(word).is_ok() && best == positions[entry + 1]
    });
    let before = PositionReview { entry, played_best, second_cost: None, ..before.clone() };
    let known: Vec<_> = std::iter::once(before).chain(after).collect();
    GameReview::new(game, &known).moves.pop().filter(|review| review.entry == entry)
}

impl GameReview {
    /// The mistakes and blunders of a seat; of a seat without any, its inaccuracies.
    pub fn mistakes(&self, seat: SeatNumber) -> Vec<&MoveReview> {
        let own = || self.moves.iter().filter(|review| review.seat == seat);
        let mistakes: Vec<_> = own().filter(|review| review.grade >= Grade::Mistake).collect();
        match mistakes.is_empty() {
            true => own().filter(|review| review.grade == Grade::Inaccuracy).collect(),
            false => mistakes,
        }
    }

    /// What the positions of a game come to. Some may be missing, and their order does not matter.
    pub fn new(game: &GameRecord, positions: &[PositionReview]) -> GameReview {
        let record = &game.record;
        let seats = record.start().seats();
        let find = |entry: usize| positions.iter().find(|position| position.entry == entry);
        let chances_at = |entry: usize| match outcome_on_board(record) {
            Some(outcome) if entry == record.entries().len() => Some(result_chances(&outcome)),
            _ => find(entry).map(|position| position.chances.clone()),
        };
        let all = 0..record.positions().len();
        let chances: Vec<_> = all.map(|entry| chances_at(entry).unwrap_or_default()).collect();
        let mut moves = Vec::new();
        let mut luck = Luck::default();
        let mut moments = Vec::new();
        for (entry, played) in record.entries().iter().enumerate() {
            let (Some(before), [.., after]) = (find(entry), &chances[..entry + 2]) else {
                continue;
            };
            if after.len() != seats || before.chances.len() != seats {
                continue;
            }
            match played {
                RecordEntry::Ply(Ply::Move(_)) => {
                    let after_exact = find(entry + 1).and_then(|position| position.exact);
                    let mut review = review_move(game, before, after, after_exact);
                    review.why = MomentKind::of_move(record, &review, before);
                    moments.extend(Moment::of_move(&review, before, after));
                    moves.push(review);
                }
                RecordEntry::Ply(Ply::Roll(_)) => {
                    let word = played.to_string();
                    let Some(roll) = before.rolls.iter().find(|roll| roll.word == word) else {
                        continue;
                    };
                    luck.add(&before.chances, &roll.chances);
                    moments.extend(Moment::of_roll(before, roll));
                }
                RecordEntry::Leave(..) => {}
            }
        }
        let players = Seat::all(seats).zip(luck.by_seat(seats));
        let players = players.map(|(seat, luck)| player_review(seat, luck, &moves)).collect();
        let outcome = outcome_on_board(record);
        let moments = Moment::decisive(moments, &chances, outcome.as_ref());
        GameReview { players, moments, chances, moves }
    }
}

fn review_move(
    game: &GameRecord,
    before: &PositionReview,
    after: &[u16],
    after_exact: Option<Exact>,
) -> MoveReview {
    let (entry, own) = (before.entry, usize::from(before.seat) - 1);
    let word = game.record.entries()[entry].to_string();
    let comment = game.comments.get(entry).and_then(Option::as_deref);
    let time = comment.and_then(time_in_comment).map(|(time, _)| time.as_millis() as u64);
    let is_best = before.played_best;
    let drop = before.chances[own].saturating_sub(after[own]);
    let is_last = entry + 1 == game.record.entries().len();
    let over = is_last && outcome_on_board(&game.record).is_some();
    let after_exact = after_exact.or_else(|| over.then(|| decided(after[0])));
    let exact = before.exact.is_some() && after_exact.is_some();
    let cost = if is_best && !exact { 0 } else { drop };
    let grade = match Grade::of(cost) {
        Grade::Best if exact && loses_turns(before, after_exact) => Grade::Good,
        grade => grade,
    };
    let brilliant = is_best && cost == 0 && before.is_brilliant();
    let choice = before.legal_moves > 1;
    // What costs next to nothing is itself one of several good moves, unless it is known to be worse.
    let is_near = grade == Grade::Good && !exact;
    let several_good = is_near || grade > Grade::Good && before.several_good;
    MoveReview {
        entry,
        seat: before.seat,
        word,
        grade: if brilliant { Grade::Brilliant } else { grade },
        cost,
        better: before.best.clone().filter(|_| grade != Grade::Best && !several_good),
        several_good,
        why: None,
        chances: before.chances.clone(),
        accuracy: choice.then(|| move_accuracy(cost)),
        exact,
        time,
    }
}

/// The value of a finished game, by what seat 1 has of it.
fn decided(chance: u16) -> Exact {
    let verdict = match chance {
        1000 => Verdict::Win,
        0 => Verdict::Loss,
        _ => Verdict::Draw,
    };
    Exact { verdict, turns: 0 }
}

/// Whether a solved move that keeps the result wins later, or loses sooner, than need be. That costs
/// nothing of the chance to win.
fn loses_turns(before: &PositionReview, after: Option<Exact>) -> bool {
    let (Some(before_exact), Some(after)) = (before.exact, after) else { return false };
    if before_exact.verdict != after.verdict || !before.counts_pac_turns {
        return false;
    }
    // A value counts PAC-MAN's turns from the position on, so his own move takes one off.
    let pac_moved = before.seat == 1;
    let turns = after.turns + u32::from(pac_moved);
    let pac_wins = before_exact.verdict == Verdict::Win;
    match before_exact.verdict {
        Verdict::Draw => false,
        _ if pac_wins == pac_moved => turns > before_exact.turns,
        _ => turns < before_exact.turns,
    }
}

fn player_review(seat: Seat, luck: Option<i32>, moves: &[MoveReview]) -> PlayerReview {
    let own = || moves.iter().filter(|review| usize::from(review.seat) == seat.number());
    let mut accuracy = Accuracy::default();
    let mut grades = [0; Grade::ALL.len()];
    for review in own() {
        accuracy.add(review, review.chances[seat.index()]);
        grades[review.grade as usize] += 1;
    }
    let times = own().filter_map(|review| review.time);
    PlayerReview {
        seat: seat.number() as SeatNumber,
        accuracy: accuracy.mean(),
        grades,
        luck,
        time: own().any(|review| review.time.is_some()).then(|| times.sum()),
    }
}

/// Each seat's chance in a game that is over, in permille.
fn result_chances(outcome: &Outcome) -> Vec<u16> {
    let chance = |seat| match outcome.result(seat) {
        SeatResult::Win => 1000,
        SeatResult::Draw => 500,
        SeatResult::Loss => 0,
    };
    Seat::all(outcome.seats()).map(chance).collect()
}
