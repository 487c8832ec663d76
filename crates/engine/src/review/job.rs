use std::sync::Arc;

use game::{Ply, Position as _, Record, RecordEntry, SeatNumber};
use rules::{AnyMove, AnyPosition};

use super::{Grade, outcome_on_board, result_chances};
use crate::{
    Exact, Insight, Limits, Line, Oracle, Player, RollValue, Score, SearchControl, Settings,
};

/// What a review knows about one position of a game.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PositionReview {
    /// How many entries of the record come before it.
    pub entry: usize,
    /// The seat to move, or the one that rolls.
    pub seat: SeatNumber,
    /// Each seat's chance to win, in permille.
    pub chances: Vec<u16>,
    /// The best line; nothing where chance is to move.
    pub best: Option<Line>,
    /// The game-theoretic value, where it is known.
    pub exact: Option<Exact>,
    /// Whether that value counts turns of PAC-MAN, as tablebases do.
    pub counts_pac_turns: bool,
    /// What each roll would bring, where chance is to move.
    pub rolls: Vec<RollValue>,
    /// How many moves are legal.
    pub legal_moves: usize,
    /// Whether the move that was played here is the best one, or comes to the same.
    pub played_best: bool,
    /// What the second best move costs, in permille, where the best was played and a quick look would
    /// have overlooked it.
    pub second_cost: Option<u16>,
    /// Whether a longer look no longer has the best line among its best: there were several good moves, and
    /// none of them is to be named. Only asked where the move that was played cost enough.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "std::ops::Not::not"))]
    pub several_good: bool,
}

impl PositionReview {
    /// Whether the best move is brilliant: the only good one, and hard to see.
    pub(super) fn is_brilliant(&self) -> bool {
        self.second_cost.is_some_and(|cost| cost >= BRILLIANT_MARGIN)
    }
}

/// What all other moves must cost at least, in permille, where one is brilliant: they are mistakes.
const BRILLIANT_MARGIN: u16 = 100;
/// A quick look has this part of the nodes and the time of a review.
const QUICK_LOOK: u32 = 64;
/// A longer look, which has to confirm a better move before it is named, has so many times the nodes and the
/// time of a review, and looks so many plies further.
const LONGER_LOOK: u32 = 10;
const FURTHER_PLIES: u32 = 2;
/// So many lines of a longer look are compared.
const LONGER_LOOK_LINES: usize = 3;
/// How many nodes a review looks at in each position, unless it is told otherwise. How often a longer
/// look changes a grade is in `docs/review.md`.
const REVIEW_NODES: u64 = 40_000;

/// The limits of a review, unless it is told otherwise.
pub fn review_limits() -> Limits {
    Limits::nodes(REVIEW_NODES)
}

/// The settings of a player that reviews: the same everywhere, so that reviews are.
pub fn review_settings(oracle: Option<Arc<dyn Oracle>>) -> Settings {
    Settings { hash: 16, oracle, ..Settings::default() }
}

/// Reviews the position after so many entries of a record. Nothing where nobody is to act, and where the
/// search was stopped: what depends on when it was stopped is of no use.
pub fn review_position(
    player: &mut Player,
    record: &Record<AnyPosition>,
    entry: usize,
    limits: &Limits,
    control: &SearchControl<'_>,
) -> Option<PositionReview> {
    if entry == record.entries().len() && outcome_on_board(record).is_some() {
        return None;
    }
    let position = record.positions().get(entry)?;
    let mut analyse = |entry: usize, multi_pv: usize, limits: &Limits| -> Option<Insight> {
        // Nothing is remembered, so that no review depends on another.
        player.rearm(Settings { multi_pv, ..player.settings().clone() });
        let insight = player.analyse(&record.positions()[..=entry], limits, control)?;
        (control.keep_going)().then_some(insight)
    };
    let insight = analyse(entry, 1, limits)?;
    let played = record.entries().get(entry).and_then(|entry| match entry {
        RecordEntry::Ply(Ply::Move(played)) => Some(after(position, *played)),
        _ => None,
    });
    let leads_to = |line: &Line| {
        let word = line.words.first()?;
        match position.read(word).ok()? {
            Ply::Move(mv) => Some(after(position, mv)),
            Ply::Roll(_) => None,
        }
    };
    let is_played = |line: &Line| played.is_some() && leads_to(line) == played;
    let mut legal_moves = Vec::new();
    position.legal_moves(&mut legal_moves);
    let best = insight.lines.first();
    let played_best = best.is_some_and(is_played);
    let own = usize::from(insight.seat) - 1;
    let is_open = legal_moves.len() > 1 && insight.exact.is_none();
    let mut second_cost = None;
    if played_best && is_open {
        let quick = analyse(entry, 1, &quick_look(limits))?;
        if !quick.lines.first().is_some_and(is_played) {
            let both = analyse(entry, 2, limits)?;
            // The second line may be the first by now: then there is another good move.
            let other = both.lines.iter().find(|line| !is_played(line));
            second_cost = other.map(|line| insight.chances[own].saturating_sub(line.chances[own]));
        }
    }
    let is_proven = best.is_some_and(|line| matches!(line.score, Score::Wins(_)));
    let mut several_good = false;
    if let Some(best) = best
        && played.is_some()
        && !played_best
        && is_open
        && !is_proven
    {
        // As the review of the next position has it.
        let is_last = entry + 1 == record.entries().len();
        let chances = match outcome_on_board(record).filter(|_| is_last) {
            Some(outcome) => result_chances(&outcome),
            None => analyse(entry + 1, 1, limits)?.chances,
        };
        if Grade::of(insight.chances[own].saturating_sub(chances[own])) > Grade::Good {
            let longer = analyse(entry, LONGER_LOOK_LINES, &longer_look(limits))?;
            let top = longer.lines.first().map_or(0, |line| line.chances[own]);
            let is_among_best =
                |line: &Line| Grade::of(top.saturating_sub(line.chances[own])) == Grade::Best;
            let best = leads_to(best);
            several_good =
                !longer.lines.iter().any(|line| is_among_best(line) && leads_to(line) == best);
        }
    }
    Some(PositionReview {
        entry,
        seat: insight.seat,
        chances: insight.chances,
        best: insight.lines.into_iter().next(),
        exact: insight.exact,
        counts_pac_turns: matches!(position, AnyPosition::Pacman(_)),
        rolls: insight.rolls,
        legal_moves: legal_moves.len(),
        played_best,
        second_cost,
        several_good,
    })
}

fn after(position: &AnyPosition, mv: AnyMove) -> AnyPosition {
    let mut after = position.clone();
    after.play(mv);
    after
}

fn quick_look(limits: &Limits) -> Limits {
    Limits {
        nodes: limits.nodes.map(|nodes| nodes / u64::from(QUICK_LOOK)),
        movetime: limits.movetime.map(|time| time / QUICK_LOOK),
        depth: limits.depth.map(|depth| depth.div_ceil(4)),
        ..limits.clone()
    }
}

fn longer_look(limits: &Limits) -> Limits {
    Limits {
        nodes: limits.nodes.map(|nodes| nodes * u64::from(LONGER_LOOK)),
        movetime: limits.movetime.map(|time| time * LONGER_LOOK),
        depth: limits.depth.map(|depth| depth + FURTHER_PLIES),
        ..limits.clone()
    }
}
