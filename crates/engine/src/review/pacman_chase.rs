use game::Position as _;
use rules::Square;
use rules::pacman::{Ghost, GhostOnPellet, Maze, Piece, Position};

use super::chase_reason::{ChaseReason, excess};

/// A ghost so many steps from PAC-MAN, or fewer, is a danger to him.
const NEAR: u32 = 4;

/// The strongest reason why a move in PAC-MAN is worse than another: what holds of the position `after` it,
/// and not of the one that the better move leads to (`instead`).
pub(super) fn reason(
    before: &Position,
    after: &Position,
    instead: &Position,
) -> Option<ChaseReason> {
    match before.to_move()? {
        Piece::Pac => reason_of_pacman(before, after, instead),
        Piece::Ghost(ghost) => reason_of_ghost(ghost, before, after, instead),
    }
}

fn reason_of_pacman(
    before: &Position,
    after: &Position,
    instead: &Position,
) -> Option<ChaseReason> {
    if instead.lives() < before.lives() {
        return None;
    }
    if after.lives() < before.lives() {
        return Some(ChaseReason::RunsIntoGhost);
    }
    if can_be_caught(after) && !can_be_caught(instead) {
        return Some(ChaseReason::Caught);
    }
    let pellets = |position: &Position| u32::from(position.pellets_eaten());
    if let Some(more) = excess(pellets(instead), pellets(after)) {
        return Some(ChaseReason::MissedPellets { more });
    }
    if let Some(more) = excess(ghosts(after), ghosts(instead)) {
        return Some(ChaseReason::MissedGhosts { more });
    }
    if let (Some(near), Some(far)) = (nearest_ghost(after), nearest_ghost(instead))
        && near <= NEAR
        && let Some(steps) = excess(far, near)
    {
        return Some(ChaseReason::GhostNearer { steps });
    }
    if pellets(after) != pellets(instead) {
        return None;
    }
    let steps = excess(free_path(after)?, free_path(instead)?)?;
    Some(ChaseReason::PathLonger { steps })
}

fn reason_of_ghost(
    ghost: Ghost,
    before: &Position,
    after: &Position,
    instead: &Position,
) -> Option<ChaseReason> {
    if after.lives() < before.lives() {
        return None;
    }
    if instead.lives() < before.lives() {
        return Some(ChaseReason::MissedCatch);
    }
    let lets_eat = |eaten: &dyn Fn(&Position) -> u32| {
        most_at_once(after, eaten) > 0 && most_at_once(instead, eaten) == 0
    };
    if lets_eat(&|position| position.pellets_eaten().into()) {
        return Some(ChaseReason::LetsEatPellet);
    }
    if lets_eat(&|position| Ghost::ALL.len() as u32 - ghosts(position)) {
        return Some(ChaseReason::LetsEatGhost);
    }
    match (free_path(after), free_path(instead)) {
        (Some(_), None) => return Some(ChaseReason::PathOpen),
        (Some(short), Some(long)) if short < long => {
            return Some(ChaseReason::PathShorter { steps: long - short });
        }
        _ => {}
    }
    let distance = |position: &Position| {
        ghost_steps(position, position.ghosts()[ghost.index()]?, position.pac())
    };
    let steps = excess(distance(after)?, distance(instead)?)?;
    Some(ChaseReason::GhostFarther { steps })
}

/// The ghosts on the board.
fn ghosts(position: &Position) -> u32 {
    position.ghosts().iter().flatten().count() as u32
}

/// Whether a ghost that is yet to move in this turn of the ghosts can catch PAC-MAN. On his square no ghost is
/// in another's way, so it does not matter what those before it do.
fn can_be_caught(position: &Position) -> bool {
    let mut at = position.clone();
    let mut moves = Vec::new();
    while let Some(Piece::Ghost(_)) = at.to_move() {
        moves.clear();
        at.legal_moves(&mut moves);
        if moves.iter().any(|path| path.last() == Some(at.pac())) {
            return true;
        }
        at.play(moves[0]);
    }
    false
}

/// By how much PAC-MAN can raise a count in one move; not at all unless it is his turn.
fn most_at_once(position: &Position, count: &dyn Fn(&Position) -> u32) -> u32 {
    if position.to_move() != Some(Piece::Pac) {
        return 0;
    }
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let raised = moves.into_iter().map(|path| {
        let mut after = position.clone();
        after.play(path);
        // Who is caught has eaten nothing, and all ghosts are back.
        count(&after).saturating_sub(count(position))
    });
    raised.max().unwrap_or(0)
}

/// How many steps the nearest ghost has to PAC-MAN.
fn nearest_ghost(position: &Position) -> Option<u32> {
    let ghosts = position.ghosts().into_iter().flatten();
    ghosts.filter_map(|ghost| ghost_steps(position, ghost, position.pac())).min()
}

/// How many steps a ghost has from one square to another.
fn ghost_steps(position: &Position, from: Square, to: Square) -> Option<u32> {
    let pellets_are_walls = position.options().ghost_on_pellet == GhostOnPellet::Never;
    let is_open = |square: Square| !(pellets_are_walls && position.has_pellet(square));
    steps(position.maze(), from, &is_open, &|square| square == to)
}

/// How many steps PAC-MAN has to the nearest power pellet without entering a square with a ghost.
fn free_path(position: &Position) -> Option<u32> {
    let is_open = |square: Square| !position.ghosts().contains(&Some(square));
    steps(position.maze(), position.pac(), &is_open, &|square| position.has_pellet(square))
}

/// How many steps it is to the nearest goal over open squares.
fn steps(
    maze: &Maze,
    from: Square,
    is_open: &dyn Fn(Square) -> bool,
    is_goal: &dyn Fn(Square) -> bool,
) -> Option<u32> {
    let mut seen = vec![from];
    let mut layer = 0..1;
    for steps in 0.. {
        if seen[layer.clone()].iter().any(|&square| is_goal(square)) {
            return Some(steps);
        }
        for nth in layer.clone() {
            for to in maze.steps(seen[nth]).into_iter().flatten() {
                if is_open(to) && !seen.contains(&to) {
                    seen.push(to);
                }
            }
        }
        layer = layer.end..seen.len();
        if layer.is_empty() {
            break;
        }
    }
    None
}
