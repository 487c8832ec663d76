//! The fast rules agree with the slow reference on random positions: legal moves, results and
//! refusals. `PALISADE_POSITIONS` sets the number of positions per test, 20 000 by default.

use std::collections::BTreeSet;

use game::{Position as _, Random, Reason, Seat};
use rules::quoridor::{IncrementalBoard, LegalMoves, Move, Options, PawnBehind, Position};
use rules::{Fence, Square};

use crate::reference::{Coords, FenceCoords, Reference};

#[test]
fn two_seats_agree() {
    agree(2, 1);
}

#[test]
fn four_seats_agree() {
    agree(4, 2);
}

fn agree(seats: usize, seed: u64) {
    let wanted =
        std::env::var("PALISADE_POSITIONS").map_or(20_000, |n| n.parse().expect("a number"));
    let mut random = Random::new(seed);
    let mut seen = 0;
    while seen < wanted {
        for pawn_behind in [PawnBehind::Blocked, PawnBehind::Sidestep] {
            let options = Options { pawn_behind, ..Options::default() };
            // Half of the positions come from games, half from random set-ups.
            seen += game(seats, &options, &mut random);
            for _ in 0..60 {
                seen += usize::from(random_setup(seats, &options, &mut random));
            }
        }
    }
}

/// Compares both along a random game of up to 60 moves; some have many fences, some a departure.
/// Returns the number of positions.
fn game(seats: usize, options: &Options, random: &mut Random) -> usize {
    let mut slow = Reference::start(seats, options.pawn_behind == PawnBehind::Sidestep);
    let start = Position::start(seats, options).unwrap();
    assert_eq!(start.to_string(), slow.text());
    let mut fast = IncrementalBoard::new(start);
    let stepping = 1 + random.below(9);
    for ply in 1..=60 {
        compare(fast.position(), &slow);
        assert_eq!(fast.legal(), fast.position().legal(), "{}: incremental", slow.text());
        assert_eq!(
            *fast.open_edges(),
            fast.position().open_edges(),
            "{}: incremental",
            slow.text()
        );
        if slow.winner().is_some() {
            return ply;
        }
        if random.below(100) == 0 {
            let mut left = *fast.position();
            let seat = random.below(seats as u32) as usize;
            let outcome = left.leave(Seat::new(seat));
            leave(&mut slow, seat);
            assert_eq!(
                outcome.and_then(|o| o.winning_seats().next()).map(Seat::index),
                slow.winner()
            );
            fast = IncrementalBoard::new(left);
            continue;
        }
        let LegalMoves { steps, fences } = fast.legal();
        let m = if steps.is_empty() && fences.is_empty() {
            Move::Pass
        } else if fences.is_empty() || !steps.is_empty() && random.below(10) < stepping {
            Move::Step({ steps }.nth(random.index(steps.len())).unwrap())
        } else {
            Move::Fence({ fences }.nth(random.index(fences.len())).unwrap())
        };
        fast.play(m);
        match m {
            Move::Step(square) => slow.step(coords(square)),
            Move::Fence(fence) => slow.fence(fence_coords(fence)),
            Move::Pass => slow.pass(),
        }
    }
    60
}

/// Compares both on a random set-up: pawns close together, fences in free slots, some seats empty.
/// If a pawn cannot reach its goal, both must refuse it. Returns whether the set-up was valid.
fn random_setup(seats: usize, options: &Options, random: &mut Random) -> bool {
    let mut below = |bound: usize| random.below(bound as u32) as usize;
    let mut slow = Reference::start(seats, options.pawn_behind == PawnBehind::Sidestep);
    let around = (below(9) as i32, below(9) as i32);
    let near = |by: usize, at: i32| (at + by as i32 - 1).clamp(0, 8);
    for seat in 0..seats {
        slow.pawns[seat] = None;
        if seats == 2 || below(10) > 0 {
            slow.pawns[seat] = loop {
                let coords = (near(below(3), around.0), near(below(3), around.1));
                if !slow.pawns.contains(&Some(coords)) {
                    break Some(coords);
                }
            };
        }
    }
    let Some(turn) = (0..seats).find(|&seat| slow.pawns[seat].is_some()) else { return false };
    slow.turn = turn;
    for _ in 0..below(20) {
        let fence = (below(8) as i32, below(8) as i32, below(2) == 0);
        let violations = slow.fence_violations(fence);
        // One in ten of those that cut a pawn off is placed nevertheless.
        if violations.is_empty() || !violations.contains("C12") && below(10) == 0 {
            slow.fences.push(fence);
        }
    }
    let left = 20 - slow.fences.len();
    for hand in &mut slow.hands {
        *hand = below(left / seats + 1);
    }
    let open = slow.open_directions();
    let reaches_goal = |&seat: &usize| slow.distance(seat, &open).is_some();
    let seated = || (0..seats).filter(|&seat| slow.pawns[seat].is_some());
    let all_reach_goal = seated().all(|seat| reaches_goal(&seat));
    let at_goal = seated().filter(|&seat| slow.distance(seat, &open) == Some(0)).count();
    match Position::parse(&slow.text(), seats, options) {
        Ok(fast) => {
            assert!(all_reach_goal && at_goal < 2, "{} is accepted", slow.text());
            compare(&fast, &slow);
            compare_incremental(IncrementalBoard::new(fast), random);
            true
        }
        Err(error) => {
            assert!(!all_reach_goal || at_goal == 2, "{} is refused: {error:?}", slow.text());
            false
        }
    }
}

/// The incremental board agrees with one built from scratch, also after jumps.
fn compare_incremental(mut board: IncrementalBoard, random: &mut Random) {
    for _ in 0..6 {
        if board.position().winner().is_some() {
            return;
        }
        let legal = board.legal();
        assert_eq!(legal, board.position().legal(), "{}: incremental", board.position());
        let steps = legal.steps.len();
        let moves = if steps > 0 && random.below(2) == 0 { steps } else { legal.len() };
        board.play(legal.nth(random.below(moves as u32) as usize));
    }
}

/// Compares everything both can compute about a position.
fn compare(fast: &Position, slow: &Reference) {
    let text = slow.text();
    assert_eq!(fast.to_string(), text);
    assert_eq!(fast.winner().map(Seat::index), slow.winner(), "{text}: winner");

    let open = slow.open_directions();
    for seat in 0..slow.pawns.len() {
        let distance = slow.distance(seat, &open);
        assert_eq!(fast.distance(Seat::new(seat)), distance, "{text}: distance");
        assert_eq!(
            fast.shortest_path(Seat::new(seat)).map(|path| path.len()),
            distance,
            "{text}: shortest path"
        );
    }
    let mut moves = Vec::new();
    fast.legal_moves(&mut moves);
    let listed: BTreeSet<_> = moves.iter().map(ToString::to_string).collect();
    assert_eq!(listed.len(), moves.len(), "{text}: a move is listed twice");
    if slow.winner().is_some() {
        assert!(listed.is_empty(), "{text}: over, but there are moves");
        return;
    }
    let mut legal = 0;
    for (word, violations) in slow.moves_with_violations() {
        assert_eq!(listed.contains(&word), violations.is_empty(), "{text}: {word}, {violations:?}");
        legal += usize::from(violations.is_empty());
        match fast.read(&word) {
            Ok(_) => assert!(violations.is_empty(), "{text}: {word} violates {violations:?}"),
            Err(refusal) => {
                let rule = Reason::from(refusal).rule;
                assert!(
                    violations.contains(rule),
                    "{text}: {word} refused by {rule}, not {violations:?}"
                );
            }
        }
    }
    assert_eq!(legal, listed.len(), "{text}: a listed move is unknown to the reference");
}

fn leave(slow: &mut Reference, seat: usize) {
    if slow.pawns[seat].is_some() {
        if slow.turn == seat {
            slow.pass();
        }
        slow.pawns[seat] = None;
    }
}

fn coords(square: Square) -> Coords {
    (square.file() as i32, square.rank() as i32)
}

fn fence_coords(fence: Fence) -> FenceCoords {
    let (file, rank) = coords(fence.anchor);
    (file, rank, fence.orientation == rules::Orientation::Horizontal)
}
