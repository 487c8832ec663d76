use game::{Seat, Turn};
use rules::Square;
use rules::mspacman::{Board, Capture, Phase, Position, Side};

use crate::mcts::Values;

/// Dots a leader takes in a turn of hers, on average over a game.
const DOTS_A_TURN: f32 = 2.4;
/// Squares a piece moves in a turn, on average.
const PACE: f32 = 3.5;
/// Turns it takes a ghost that is nowhere near her to take her over, roughly.
const HUNT: f32 = 5.0;
/// What it is worth to a leader that her own turn comes next, in turns: a weak ghost caught earns
/// one.
const TEMPO: f32 = 0.7;
/// How many turns of difference multiply the odds by e.
const PATIENCE: f32 = 1.6;

/// What a position is worth to each seat: whoever is likely to be done first is likely to win.
///
/// A colour is done after the turns that its dots take a leader, plus the turns until its player
/// leads. Dots that others take in one's area count, since only what is left is looked at.
pub(super) fn values(position: &Position) -> Values {
    let seats = game::Position::seats(position);
    let mut values = [0.0; Seat::MAX];
    if let Phase::Over(winner) = position.phase() {
        values[winner.index()] = 1.0;
        return values;
    }
    let catches = catches(position);
    let caught = 1.0 - catches.iter().fold(1.0, |free, p| free * (1.0 - p));
    let mut total = 0.0;
    for seat in Seat::all(seats) {
        let Some(colour) = position.colour(seat) else { continue };
        let mut turns = position.dots_left(colour) as f32 / DOTS_A_TURN;
        if position.leader() == Some(seat) {
            turns += approach(position, seat) / PACE + caught * HUNT;
            turns -= if on_turn(position, seat) { TEMPO } else { 0.0 };
        } else {
            turns += HUNT * (1.0 - catches[seat.index()]) + hunt(position, seat);
        }
        values[seat.index()] = (-turns / PATIENCE).exp();
        total += values[seat.index()];
    }
    values.map(|value| value / total.max(f32::MIN_POSITIVE))
}

/// Whether `seat`, the leader, is the next to act.
fn on_turn(position: &Position, seat: Seat) -> bool {
    match position.phase() {
        Phase::Roll(due) | Phase::Move(due, _) => due == seat,
        Phase::Place => true,
        Phase::Opening(_) | Phase::Over(_) => false,
    }
}

/// How far Ms. Pac-Man is from the nearest dots of `seat`'s area: the mean of the nearest three,
/// since the last ones are often scattered.
fn approach(position: &Position, seat: Seat) -> f32 {
    let (Some(lady), Some(colour)) = (position.lady(), position.colour(seat)) else { return 0.0 };
    let board = position.board();
    let area = board.dots().iter().skip(colour.index() * Board::AREA).take(Board::AREA);
    let mut nearest = [f32::MAX; 3];
    let mut left = 0;
    for &dot in area.filter(|&&dot| position.has_dot(dot)) {
        let mut steps = distance(position, lady, dot) as f32;
        left += 1;
        for place in &mut nearest {
            if steps < *place {
                std::mem::swap(place, &mut steps);
            }
        }
    }
    let count = left.min(3);
    if count == 0 { 0.0 } else { nearest[..count].iter().sum::<f32>() / count as f32 }
}

/// Turns that a ghost's distance and side add to its hunt.
fn hunt(position: &Position, seat: Seat) -> f32 {
    let (Some(ghost), Some(lady)) = (position.ghost(seat), position.lady()) else { return 0.0 };
    let steps = distance(position, ghost.at, lady) as f32;
    let weak = if ghost.side == Side::Powered { 0.8 } else { 0.0 };
    0.18 * steps + weak
}

/// How likely each ghost is to take Ms. Pac-Man over on its next throw.
fn catches(position: &Position) -> [f32; 4] {
    let mut catches = [0.0; 4];
    let (Some(lady), Some(leader)) = (position.lady(), position.leader()) else { return catches };
    let seats = game::Position::seats(position);
    // Ghosts whose turn comes first find her where she is; the later ones may come too late.
    let mut seat = leader.next(seats);
    let turn = match position.phase() {
        Phase::Roll(seat) | Phase::Move(seat, _) => seat,
        _ => leader,
    };
    let mut before = turn == leader;
    let mut free = 1.0;
    while seat != leader {
        before |= seat == turn;
        if before && let Some(ghost) = position.ghost(seat) {
            let chance = match position.phase() {
                Phase::Move(mover, steps) if mover == seat => f32::from(u8::from(
                    !ghost.side.is_weak() && reaches(position, ghost.at, lady, steps),
                )),
                Phase::Roll(roller) if roller == seat => {
                    throw(position, ghost.at, lady, ghost.side)
                }
                _ => throw(position, ghost.at, lady, ghost.side.turn_starts()),
            };
            catches[seat.index()] = free * chance;
            free *= 1.0 - chance;
        }
        seat = seat.next(seats);
    }
    catches
}

/// How likely a ghost with that side up before its throw is to catch her with it.
fn throw(position: &Position, from: Square, lady: Square, side: Side) -> f32 {
    let (mut hits, mut all) = (0, 0);
    for (face, weight) in position.board().die() {
        let side = if face.flip { side.flip() } else { side };
        if !side.is_weak() && reaches(position, from, lady, face.steps) {
            hits += weight;
        }
        all += weight;
    }
    hits as f32 / all.max(1) as f32
}

/// Whether so many steps can land a ghost on her. Where only the last square counts, steps to
/// spare must come in pairs, there and back.
fn reaches(position: &Position, from: Square, lady: Square, steps: u8) -> bool {
    let away = distance(position, from, lady);
    let steps = u32::from(steps);
    match position.options().capture {
        Capture::Passing => away <= steps,
        Capture::Exact => away <= steps && (steps - away).is_multiple_of(2),
    }
}

fn distance(position: &Position, from: Square, to: Square) -> u32 {
    position.board().distance(from, to).unwrap_or(20)
}

/// Who is to move, for whom moves are judged.
pub(super) fn mover(position: &Position) -> Seat {
    match game::Position::turn(position) {
        Turn::Seat(seat) => seat,
        Turn::Chance | Turn::Over => Seat::new(0),
    }
}
