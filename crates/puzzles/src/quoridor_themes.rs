use game::Seat;
use rules::quoridor::{Move, Position};
use rules::{Fence, Square};

use crate::PuzzleTheme;

/// The steps of a long detour.
const LONG: usize = 3;

/// What a solution of classic Quoridor for two is about, the most special theme first; at least one. `line` is
/// the moves of both sides from `start` on.
pub fn quoridor_themes(start: &Position, line: &[Move]) -> Vec<PuzzleTheme> {
    let mut themes = Vec::new();
    let Some(&first) = line.first() else { return vec![PuzzleTheme::OnlyMove] };
    let solver = start.mover();
    let opponent = Seat::new(1 - solver.index());
    let mut after = *start;
    game::Position::play(&mut after, first);
    if let Move::Fence(fence) = first {
        fence_themes(start, &after, fence, solver, opponent, &mut themes);
    }
    if let Move::Step(_) = first {
        let tempting = start.fence_costs().iter().any(|(_, cost)| cost.net() >= 2);
        if start.hand(solver) > 0 && tempting {
            themes.push(PuzzleTheme::SaveTheFence);
        }
    }
    if has_double_threat(start, &after, solver) {
        themes.push(PuzzleTheme::DoubleThreat);
    }
    if jumps(start, line, solver) {
        themes.push(PuzzleTheme::JumpParity);
    }
    if turns_jump_aside(start, &after, opponent) || side_steps(start, line) {
        themes.push(PuzzleTheme::SideStepTrap);
    }
    if themes.is_empty() {
        themes.push(PuzzleTheme::OnlyMove);
    }
    themes
}

fn fence_themes(
    start: &Position,
    after: &Position,
    fence: Fence,
    solver: Seat,
    opponent: Seat,
    themes: &mut Vec<PuzzleTheme>,
) {
    let costs = start.fence_costs();
    let cost = costs.iter().find(|(other, _)| *other == fence).map(|(_, cost)| *cost);
    let Some(cost) = cost else { return };
    let hindering = costs.iter().filter(|(_, cost)| cost.others() > 0).count();
    if cost.others() > 0 && hindering == 1 {
        themes.push(PuzzleTheme::OnlyFence);
    }
    let worst = |position: &Position| worst_cost(position, solver);
    if worst(&passed(start)) >= 2 && worst(after) == 0 {
        themes.push(PuzzleTheme::LastGap);
    }
    let pawn = after.pawn(opponent);
    let at_edge = pawn.is_some_and(|pawn| pawn.file() <= 1 || pawn.file() >= 7);
    if cost.others() > LONG && at_edge && exits(after, opponent) <= 2 {
        themes.push(PuzzleTheme::CornerBox);
    }
    if cost.others() >= LONG {
        themes.push(PuzzleTheme::LongDetour);
    }
    if cost.others() > 0 && leads_away(after, opponent) && !leads_away(start, opponent) {
        themes.push(PuzzleTheme::ForcedDetour);
    }
}

/// The position as if whoever is to move had passed.
fn passed(position: &Position) -> Position {
    let mut position = *position;
    game::Position::play(&mut position, Move::Pass);
    position
}

/// The most steps that a fence of whoever is to move costs a seat.
fn worst_cost(position: &Position, seat: Seat) -> usize {
    if position.hand(position.mover()) == 0 {
        return 0;
    }
    position.fence_costs().iter().map(|(_, cost)| cost.steps(seat)).max().unwrap_or(0)
}

/// To how many squares a pawn can step.
fn exits(position: &Position, seat: Seat) -> usize {
    position.steps(seat).len()
}

/// Whether no shortest path of the seat begins with a step towards its side of the board.
fn leads_away(position: &Position, seat: Seat) -> bool {
    let Some(pawn) = position.pawn(seat) else { return false };
    let goal = position.goal_squares(seat);
    let edges = position.open_edges();
    let distances = edges.distances(goal);
    let distance = |square: Square| distances[square.rank() * 9 + square.file()];
    let ahead = pawn.step(position.goal(seat), 9, 9);
    let steps_ahead = ahead.is_some_and(|ahead| {
        edges.distance(pawn, rules::quoridor::SquareSet::from_square(ahead)) == Some(1)
            && distance(ahead) < distance(pawn)
    });
    !steps_ahead
}

/// Whether afterwards two fences that do not exclude each other would be long detours, and before not even
/// one was.
fn has_double_threat(start: &Position, after: &Position, solver: Seat) -> bool {
    let threats = |position: &Position| -> Vec<Fence> {
        let costs = position.fence_costs();
        let long = costs.iter().filter(|(_, cost)| cost.net() >= LONG as i32);
        long.map(|&(fence, _)| fence).collect()
    };
    if after.hand(solver) == 0 || game::Position::outcome(after).is_some() {
        return false;
    }
    let (before, now) = (threats(start), threats(&passed(after)));
    let apart = |a: &Fence, b: &Fence| {
        let (files, ranks) =
            (a.anchor.file().abs_diff(b.anchor.file()), a.anchor.rank().abs_diff(b.anchor.rank()));
        files.max(ranks) >= 2
    };
    before.is_empty() && now.iter().any(|a| now.iter().any(|b| apart(a, b)))
}

/// Whether a step crosses two squares in a straight line.
fn is_jump(from: Square, to: Square) -> bool {
    let (files, ranks) = (from.file().abs_diff(to.file()), from.rank().abs_diff(to.rank()));
    (files, ranks) == (2, 0) || (files, ranks) == (0, 2)
}

/// Whether a step goes diagonally, past the other pawn.
fn is_side_step(from: Square, to: Square) -> bool {
    (from.file().abs_diff(to.file()), from.rank().abs_diff(to.rank())) == (1, 1)
}

/// Whether the solver jumps within the line.
fn jumps(start: &Position, line: &[Move], solver: Seat) -> bool {
    any_step(start, line, |seat, from, to| seat == solver && is_jump(from, to))
}

/// Whether anybody side-steps within the line.
fn side_steps(start: &Position, line: &[Move]) -> bool {
    any_step(start, line, |_, from, to| is_side_step(from, to))
}

fn any_step(start: &Position, line: &[Move], test: impl Fn(Seat, Square, Square) -> bool) -> bool {
    let mut position = *start;
    line.iter().any(|&mv| {
        let seat = position.mover();
        let from = position.pawn(seat);
        game::Position::play(&mut position, mv);
        match (mv, from) {
            (Move::Step(to), Some(from)) => test(seat, from, to),
            _ => false,
        }
    })
}

/// Whether the other pawn could jump before and can only side-step or turn away now.
fn turns_jump_aside(start: &Position, after: &Position, opponent: Seat) -> bool {
    let can_jump = |position: &Position| {
        let Some(pawn) = position.pawn(opponent) else { return false };
        position.steps(opponent).any(|to| is_jump(pawn, to))
    };
    start.pawn(opponent) == after.pawn(opponent)
        && can_jump(start)
        && !can_jump(after)
        && after.pawn(start.mover()) == start.pawn(start.mover())
}
