//! The fast rules against the slow reference, on random positions: legal moves, results and
//! refusals. `PALISADE_POSITIONS` says how many positions a table, 20 000 by default.

use std::collections::BTreeSet;

use game::{Position as _, Reason, Seat};
use rules::quoridor::{Legal, Move, Options, PawnBehind, Position, Tracker};
use rules::{Fence, Square};

use crate::random::Random;
use crate::reference::{Barrier, Reference, Spot};

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
    let mut random = Random(seed);
    let mut seen = 0;
    while seen < wanted {
        for pawn_behind in [PawnBehind::Blocked, PawnBehind::Sidestep] {
            let options = Options { pawn_behind, ..Options::default() };
            // Half of the positions come from games, half from pawns and fences strewn about.
            seen += game(seats, &options, &mut random);
            for _ in 0..60 {
                seen += usize::from(strewn(seats, &options, &mut random));
            }
        }
    }
}

/// Follows a random game of up to 60 moves in both; some put up many fences, some let a player go.
fn game(seats: usize, options: &Options, random: &mut Random) -> usize {
    let mut slow = Reference::start(seats, options.pawn_behind == PawnBehind::Sidestep);
    let start = Position::start(seats, options).unwrap();
    assert_eq!(start.to_string(), slow.text());
    let mut fast = Tracker::new(start);
    let stepping = 1 + random.below(9);
    for ply in 1..=60 {
        compare(fast.position(), &slow);
        assert_eq!(fast.legal(), fast.position().legal(), "{}: tracked", slow.text());
        assert_eq!(*fast.openings(), fast.position().openings(), "{}: tracked", slow.text());
        if slow.winner().is_some() {
            return ply;
        }
        if random.below(100) == 0 {
            let mut left = *fast.position();
            let seat = random.below(seats as u32) as usize;
            let outcome = left.leave(Seat::new(seat));
            leave(&mut slow, seat);
            assert_eq!(outcome.and_then(|o| o.victors().next()).map(Seat::index), slow.winner());
            fast = Tracker::new(left);
            continue;
        }
        let Legal { steps, fences } = fast.legal();
        let m = if steps.is_empty() && fences.is_empty() {
            Move::Pass
        } else if fences.is_empty() || !steps.is_empty() && random.below(10) < stepping {
            Move::Step({ steps }.nth(random.below(steps.len() as u32) as usize).unwrap())
        } else {
            Move::Fence({ fences }.nth(random.below(fences.len() as u32) as usize).unwrap())
        };
        fast.play(m);
        match m {
            Move::Step(square) => slow.step(spot(square)),
            Move::Fence(fence) => slow.fence(barrier(fence)),
            Move::Pass => slow.pass(),
        }
    }
    60
}

/// Pawns close together, any fences that have room, some seats empty: where a seat then has no
/// way, both must see it.
fn strewn(seats: usize, options: &Options, random: &mut Random) -> bool {
    let mut below = |bound: usize| random.below(bound as u32) as usize;
    let mut slow = Reference::start(seats, options.pawn_behind == PawnBehind::Sidestep);
    let around = (below(9) as i32, below(9) as i32);
    let near = |by: usize, at: i32| (at + by as i32 - 1).clamp(0, 8);
    for seat in 0..seats {
        slow.pawns[seat] = None;
        if seats == 2 || below(10) > 0 {
            slow.pawns[seat] = loop {
                let spot = (near(below(3), around.0), near(below(3), around.1));
                if !slow.pawns.contains(&Some(spot)) {
                    break Some(spot);
                }
            };
        }
    }
    let Some(turn) = (0..seats).find(|&seat| slow.pawns[seat].is_some()) else { return false };
    slow.turn = turn;
    for _ in 0..below(20) {
        let fence = (below(8) as i32, below(8) as i32, below(2) == 0);
        let broken = slow.fence_broken(fence);
        // One in ten goes up although it closes a way.
        if broken.is_empty() || !broken.contains("C12") && below(10) == 0 {
            slow.fences.push(fence);
        }
    }
    let left = 20 - slow.fences.len();
    for hand in &mut slow.hands {
        *hand = below(left / seats + 1);
    }
    let walls = slow.walls();
    let has_a_way = |&seat: &usize| slow.distance(seat, &walls).is_some();
    let seated = || (0..seats).filter(|&seat| slow.pawns[seat].is_some());
    let ways = seated().all(|seat| has_a_way(&seat));
    let home = seated().filter(|&seat| slow.distance(seat, &walls) == Some(0)).count();
    match Position::parse(&slow.text(), seats, options) {
        Ok(fast) => {
            assert!(ways && home < 2, "{} is admitted", slow.text());
            compare(&fast, &slow);
            follow(Tracker::new(fast), random);
            true
        }
        Err(error) => {
            assert!(!ways || home == 2, "{} is refused: {error:?}", slow.text());
            false
        }
    }
}

/// What a tracker keeps up with is what it would find from scratch, also after jumps.
fn follow(mut tracker: Tracker, random: &mut Random) {
    for _ in 0..6 {
        if tracker.position().winner().is_some() {
            return;
        }
        let legal = tracker.legal();
        assert_eq!(legal, tracker.position().legal(), "{}: tracked", tracker.position());
        let steps = legal.steps.len();
        let moves = if steps > 0 && random.below(2) == 0 { steps } else { legal.len() };
        tracker.play(legal.nth(random.below(moves as u32) as usize));
    }
}

/// Everything both can say about a position.
fn compare(fast: &Position, slow: &Reference) {
    let text = slow.text();
    assert_eq!(fast.to_string(), text);
    assert_eq!(fast.winner().map(Seat::index), slow.winner(), "{text}: winner");

    let walls = slow.walls();
    for seat in 0..slow.pawns.len() {
        let distance = slow.distance(seat, &walls);
        assert_eq!(fast.distance(Seat::new(seat)), distance, "{text}: distance");
        assert_eq!(fast.way(Seat::new(seat)).map(|way| way.len()), distance, "{text}: way");
    }
    let mut moves = Vec::new();
    fast.legal_moves(&mut moves);
    let listed: BTreeSet<_> = moves.iter().map(ToString::to_string).collect();
    assert_eq!(listed.len(), moves.len(), "{text}: a move twice");
    if slow.winner().is_some() {
        assert!(listed.is_empty(), "{text}: over, yet there are moves");
        return;
    }
    let mut legal = 0;
    for (word, broken) in slow.rulings() {
        assert_eq!(listed.contains(&word), broken.is_empty(), "{text}: {word}, {broken:?}");
        legal += usize::from(broken.is_empty());
        match fast.read(&word) {
            Ok(_) => assert!(broken.is_empty(), "{text}: {word} goes against {broken:?}"),
            Err(refusal) => {
                let rule = Reason::from(refusal).rule;
                assert!(broken.contains(rule), "{text}: {word} refused by {rule}, not {broken:?}");
            }
        }
    }
    assert_eq!(legal, listed.len(), "{text}: a move from nowhere");
}

fn leave(slow: &mut Reference, seat: usize) {
    if slow.pawns[seat].is_some() {
        if slow.turn == seat {
            slow.pass();
        }
        slow.pawns[seat] = None;
    }
}

fn spot(square: Square) -> Spot {
    (square.file() as i32, square.rank() as i32)
}

fn barrier(fence: Fence) -> Barrier {
    let (file, rank) = spot(fence.anchor);
    (file, rank, fence.lie == rules::Lie::Horizontal)
}
