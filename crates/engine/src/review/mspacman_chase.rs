use game::{Position as _, Seat};
use rules::Square;
use rules::mspacman::{Capture, DotKind, Phase, Position, Roll, SquareKind};

use super::chase_reason::{ChaseReason, excess};

/// By how much chances must differ, in permille, to explain anything. One face of the usual die is more.
const TELLING_CHANCE: u16 = 100;

/// The strongest reason why a move of a seat in Ms. Pac-Man is worse than another: what holds of the position
/// `after` it, and not of the one that the better move leads to (`instead`).
pub(super) fn reason(
    seat: Seat,
    before: &Position,
    after: &Position,
    instead: &Position,
) -> Option<ChaseReason> {
    match before.leader() == Some(seat) {
        true => reason_of_leader(seat, after, instead),
        false => reason_of_ghost(seat, after, instead),
    }
}

fn reason_of_leader(seat: Seat, after: &Position, instead: &Position) -> Option<ChaseReason> {
    if instead.leader() != Some(seat) {
        return None;
    }
    if after.leader() != Some(seat) {
        return Some(ChaseReason::RunsIntoGhost);
    }
    if let Some((chance, instead)) = likelier(after, instead, catch_chance) {
        return Some(ChaseReason::Risk { chance, instead });
    }
    let has_extra_turn = |position: &Position| position.phase() == Phase::Roll(seat);
    if has_extra_turn(instead) && !has_extra_turn(after) && after.outcome().is_none() {
        return Some(ChaseReason::MissedWeakGhost);
    }
    let own_dots = |position: &Position| dots_left(position, seat);
    if let Some(more) = excess(own_dots(after), own_dots(instead)) {
        return Some(ChaseReason::MissedDots { more });
    }
    let opponents = after.active_seats().filter(|&other| other != seat);
    let given = opponents
        .filter_map(|other| excess(dots_left(instead, other), dots_left(after, other)))
        .max();
    if let Some(more) = given {
        return Some(ChaseReason::GivesDots { more });
    }
    if power_dots(after) > power_dots(instead) {
        return Some(ChaseReason::MissedPowerDot);
    }
    let steps = excess(steps_to_dots(after, seat)?, steps_to_dots(instead, seat)?)?;
    Some(ChaseReason::DotsFarther { steps })
}

fn reason_of_ghost(seat: Seat, after: &Position, instead: &Position) -> Option<ChaseReason> {
    if after.leader() == Some(seat) {
        return None;
    }
    if instead.leader() == Some(seat) {
        return Some(ChaseReason::MissedCatch);
    }
    // No ghost enters a ghost space: one that has moved and is at home was sent there.
    let is_home = |position: &Position| is_home(position, seat);
    if is_home(after) && !is_home(instead) {
        return Some(ChaseReason::SentHome);
    }
    if let Some((chance, instead)) = likelier(after, instead, |position| exposure(position, seat)) {
        return Some(ChaseReason::Exposed { chance, instead });
    }
    // Until its next turn, a weak ghost had better stay away.
    if after.ghost(seat)?.side.is_weak() || instead.ghost(seat)?.side.is_weak() {
        return None;
    }
    let distance = |position: &Position| {
        position.board().distance(position.ghost(seat)?.at, position.ms_pacman()?)
    };
    let steps = excess(distance(after)?, distance(instead)?)?;
    Some(ChaseReason::GhostFarther { steps })
}

/// Both chances, where the first is greater by enough to explain anything.
fn likelier(
    after: &Position,
    instead: &Position,
    chance: impl Fn(&Position) -> Option<u16>,
) -> Option<(u16, u16)> {
    let (after, instead) = (chance(after)?, chance(instead)?);
    (after >= instead + TELLING_CHANCE).then_some((after, instead))
}

fn permille(part: u64, whole: u64) -> u16 {
    ((part * 1000 + whole / 2) / whole) as u16
}

/// How likely it is, in permille, that a roll lets some ghost catch Ms. Pac-Man before her next turn; nothing
/// unless somebody is to roll. Ghosts are not in each other's way, so every ghost has its chance whatever
/// those before it do.
fn catch_chance(position: &Position) -> Option<u16> {
    let (leader, Phase::Roll(first)) = (position.leader()?, position.phase()) else { return None };
    let (mut safe, mut all) = (1, 1);
    let mut seat = first;
    while seat != leader {
        if let Some(ghost) = position.ghost(seat) {
            // That of the first has been turned already.
            let side = if seat == first { ghost.side } else { ghost.side.turn_starts() };
            let (mut misses, mut total) = (0, 0);
            for (face, weight) in position.board().die() {
                let side = if face.flip { side.flip() } else { side };
                let catches = !side.is_weak() && can_reach(position, ghost.at, face.steps);
                misses += if catches { 0 } else { u64::from(weight) };
                total += u64::from(weight);
            }
            (safe, all) = (safe * misses, all * total);
        }
        seat = seat.next(position.seats());
    }
    Some(permille(all - safe, all))
}

/// Whether a ghost on that square meets Ms. Pac-Man if it moves so many steps.
fn can_reach(position: &Position, from: Square, steps: u8) -> bool {
    let mut layer = vec![from];
    for step in 1..=steps {
        let mut next = Vec::new();
        for to in layer.iter().flat_map(|&at| position.board().neighbours(at)) {
            if !next.contains(to) {
                next.push(*to);
            }
        }
        layer = next;
        let counts = step == steps || position.options().capture == Capture::Passing;
        if counts && position.ms_pacman().is_some_and(|square| layer.contains(&square)) {
            return true;
        }
    }
    false
}

/// How likely it is, in permille, that the next spin lets Ms. Pac-Man catch the ghost of a seat; nothing unless
/// she is next.
fn exposure(position: &Position, seat: Seat) -> Option<u16> {
    let leader = position.leader()?;
    if position.phase() != Phase::Roll(leader) {
        return None;
    }
    if is_home(position, seat) {
        return Some(0);
    }
    let (mut catches, mut total) = (0, 0);
    let mut successors = Vec::new();
    for (steps, weight) in position.board().spinner() {
        let mut rolled = position.clone();
        rolled.roll(Roll::Spin(steps));
        successors.clear();
        rolled.successors(&mut successors);
        let is_caught = |after: &Position| after.leader() == Some(leader) && is_home(after, seat);
        if successors.iter().any(|(_, after)| is_caught(after)) {
            catches += u64::from(weight);
        }
        total += u64::from(weight);
    }
    Some(permille(catches, total))
}

/// Whether the ghost of a seat is on its ghost space.
fn is_home(position: &Position, seat: Seat) -> bool {
    position.ghost(seat).map(|ghost| ghost.at) == position.home(seat)
}

/// The dots left in the area of a seat.
fn dots_left(position: &Position, seat: Seat) -> u32 {
    position.colour(seat).map_or(0, |colour| position.dots_left(colour))
}

/// The power dots left.
fn power_dots(position: &Position) -> usize {
    let is_power = |dot: Square| {
        matches!(position.board().square_kind(dot), SquareKind::Dot(_, DotKind::Power))
    };
    let dots = position.board().dots().iter();
    dots.filter(|&&dot| is_power(dot) && position.has_dot(dot)).count()
}

/// How many steps Ms. Pac-Man has to the nearest dot in the area of a seat.
fn steps_to_dots(position: &Position, seat: Seat) -> Option<u32> {
    let (at, colour) = (position.ms_pacman()?, position.colour(seat)?);
    let board = position.board();
    let is_own = |&&dot: &&Square| match board.square_kind(dot) {
        SquareKind::Dot(area, _) => area == colour && position.has_dot(dot),
        _ => false,
    };
    let own = board.dots().iter().filter(is_own);
    own.filter_map(|&dot| board.distance(at, dot)).min()
}
