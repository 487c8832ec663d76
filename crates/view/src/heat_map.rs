use std::cmp::Reverse;

use game::{ExactMoves, Piece, SquareValues, Verdict};
use rules::quoridor::FenceCost;
use rules::{Fence, Path, Square};

use crate::BoardView;

/// How good something is for whoever is to move, as a step of a diverging colour scale: from -4 to 4,
/// and 0 where it changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct HeatLevel(i8);

impl HeatLevel {
    /// The steps of the scale on either side.
    const STEPS: i32 = 4;

    /// The level of a fence: the steps that it costs the others less those that it costs oneself.
    pub fn of_fence(cost: FenceCost) -> HeatLevel {
        HeatLevel::new(cost.net())
    }

    /// Levels beyond the scale are its ends.
    fn new(level: i32) -> HeatLevel {
        HeatLevel(level.clamp(-HeatLevel::STEPS, HeatLevel::STEPS) as i8)
    }

    /// Its word in style sheets.
    pub const fn word(self) -> &'static str {
        match self.0 {
            ..=-4 => "bad4",
            -3 => "bad3",
            -2 => "bad2",
            -1 => "bad1",
            0 => "even",
            1 => "good1",
            2 => "good2",
            3 => "good3",
            4.. => "good4",
        }
    }
}

/// A number with its sign: `+2`, `0`, `−1`.
pub fn signed_number(number: i32) -> String {
    match number {
        1.. => format!("+{number}"),
        0 => "0".to_owned(),
        _ => format!("−{}", number.unsigned_abs()),
    }
}

/// The fences that cost the others more than oneself, the best first and at most `count`; of equal ones
/// those first that cost oneself less.
pub fn best_fences(costs: &[(Fence, FenceCost)], count: usize) -> Vec<(Fence, FenceCost)> {
    let mut best: Vec<_> = costs.iter().copied().filter(|(_, cost)| cost.net() > 0).collect();
    best.sort_by_key(|(_, cost)| (Reverse(cost.net()), cost.own()));
    best.truncate(count);
    best
}

/// A square on which a move of the PAC-MAN variant can end, with the exact value of the best such move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExactSquare {
    /// The square.
    pub square: Square,
    /// Whether whoever is to move wins or loses by it, and how soon compared with the other squares.
    pub level: HeatLevel,
    /// In how many turns it is won (`+7`) or lost (`−7`), as the table of exact values counts them; `∞` for an
    /// endless chase.
    pub figure: String,
}

/// The squares on which the piece to move can end, by the exact values of its moves with the lives that
/// PAC-MAN has.
pub fn exact_squares(view: &BoardView, exact: &ExactMoves) -> Vec<ExactSquare> {
    let Some(mover) = view.pieces.iter().find(|piece| piece.active) else { return Vec::new() };
    let pacman_moves = mover.kind == Piece::Pacman.into();
    let mut values: Vec<(Square, i32, i32)> = Vec::new();
    for exact_move in &exact.moves {
        let lives = usize::from(exact.lives);
        let value = lives.checked_sub(1).and_then(|nth| exact_move.values.get(nth));
        let (Some(value), Some(path)) = (value, Path::parse(&exact_move.word)) else { continue };
        let square = path.last().unwrap_or(mover.square);
        // The best move comes first, so that it is the one that counts for its last square.
        if values.iter().all(|(known, ..)| *known != square) {
            let sign = match value.verdict {
                Verdict::Draw => 0,
                verdict if (verdict == Verdict::Win) == pacman_moves => 1,
                _ => -1,
            };
            values.push((square, sign, value.chase_turns(pacman_moves) as i32));
        }
    }
    colour(&values)
}

/// The squares where a piece could stand, by what the position would be worth with that many lives: the colours of
/// PAC-MAN's view, whichever piece it is.
pub fn piece_squares(known: &[SquareValues], lives: u8) -> Vec<ExactSquare> {
    let values = known.iter().filter_map(|known| {
        let value = known.values.get(usize::from(lives).checked_sub(1)?)?;
        let sign = match value.verdict {
            Verdict::Win => 1,
            Verdict::Draw => 0,
            Verdict::Loss => -1,
        };
        Some((Square::parse(&known.square)?, sign, value.turns as i32))
    });
    colour(&values.collect::<Vec<_>>())
}

/// The colours of squares, each with its sign (1 for a win, -1 for a loss) and its turns.
fn colour(values: &[(Square, i32, i32)]) -> Vec<ExactSquare> {
    let soonest = |sign: i32| {
        values.iter().filter(|value| value.1 == sign).map(|value| value.2).min().unwrap_or(0)
    };
    let (soonest_win, soonest_loss) = (soonest(1), soonest(-1));
    let square = |&(square, sign, turns): &(Square, i32, i32)| {
        let soonest = if sign > 0 { soonest_win } else { soonest_loss };
        // A step of the scale for every two turns more.
        let strength = (HeatLevel::STEPS - (turns - soonest) / 2).max(1);
        let figure = if sign == 0 { "∞".to_owned() } else { signed_number(sign * turns) };
        ExactSquare { square, level: HeatLevel::new(sign * strength), figure }
    };
    values.iter().map(square).collect()
}
