use game::{Position as _, Turn};
use rules::AnyPosition;
use rules::quoridor::Position;

use super::board::{Node, PathFinder, square_at};
use super::insight::static_insight;
use super::multiplayer::SettledRace;
use super::search;
use crate::{Exact, Insight, Line, Score, Verdict};

/// The analysis of a race that no fence can change any more, without any search: its result, and the moves after
/// which it is settled as well, the best first. Among four that is only said where one wins whatever all others
/// do together. Nothing where the race is open, and in other games.
pub fn settled_race(position: &AnyPosition) -> Option<Insight> {
    let AnyPosition::Quoridor(position) = position else { return None };
    if position.turn() == Turn::Over {
        return None;
    }
    let mut path_finder = PathFinder::default();
    let race = RaceResult::of(position, &mut path_finder)?;
    Some(Insight {
        chances: race.chances(position.seats()),
        lines: lines(position, race, &mut path_finder),
        exact: Some(race.exact),
        ..static_insight(position)
    })
}

/// Who wins a settled race, and its exact value.
#[derive(Clone, Copy)]
struct RaceResult {
    winner: usize,
    exact: Exact,
}

impl RaceResult {
    fn of(position: &Position, path_finder: &mut PathFinder) -> Option<RaceResult> {
        if let Some(winner) = position.winner().map(|seat| seat.index()) {
            let verdict = if winner == 0 { Verdict::Win } else { Verdict::Loss };
            return Some(RaceResult { winner, exact: Exact { verdict, turns: 0 } });
        }
        let node = Node::from_position(position, path_finder);
        Some(match position.seats() {
            2 => {
                let exact = search::settled_race(&node, path_finder)?;
                RaceResult { winner: usize::from(exact.verdict == Verdict::Loss), exact }
            }
            _ => {
                let race = SettledRace::of(&node, path_finder)?;
                RaceResult { winner: race.winner, exact: race.exact() }
            }
        })
    }

    fn chances(self, seats: usize) -> Vec<u16> {
        (0..seats).map(|seat| 1000 * u16::from(seat == self.winner)).collect()
    }
}

/// The moves of a settled race after which it is settled as well: first what wins soonest, last what loses
/// soonest, and of two as good the one that leaves the mover fewer steps.
fn lines(position: &Position, race: RaceResult, path_finder: &mut PathFinder) -> Vec<Line> {
    let mover = position.mover();
    let wins = race.winner == mover.index();
    // The result was proven by this step of the winner.
    let node = Node::from_position(position, path_finder);
    let path = path_finder.path_squares(&node.board, race.winner);
    let proof = path.first().filter(|_| wins).map(|&square| square_at(square).to_string());
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut lines = Vec::new();
    for mv in moves {
        let word = mv.to_string();
        let mut next = *position;
        next.play(mv);
        let (after, score) = match RaceResult::of(&next, path_finder) {
            _ if proof.as_ref() == Some(&word) => (race, Score::Wins(race.exact.turns)),
            Some(after) if after.winner == mover.index() => {
                (after, Score::Wins(after.exact.turns + 1))
            }
            Some(after) => (after, Score::Loses(after.exact.turns)),
            None => continue,
        };
        let rank = match score {
            Score::Wins(turns) => i64::from(turns),
            Score::Points(_) | Score::Loses(_) => i64::MAX - i64::from(after.exact.turns),
        };
        let chances = after.chances(position.seats());
        lines.push((rank, next.distance(mover), Line { words: vec![word], chances, score }));
    }
    lines.sort_by_key(|(rank, steps, _)| (*rank, *steps));
    lines.into_iter().map(|(.., line)| line).collect()
}
