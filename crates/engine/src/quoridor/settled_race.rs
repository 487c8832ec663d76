use game::{Position as _, Turn};
use rules::AnyPosition;

use super::board::{Node, PathFinder};
use super::insight::static_insight;
use super::multiplayer::SettledRace;
use super::search;
use crate::Insight;

/// The analysis of a race that no fence can change any more: its result, without any search. Among four that is
/// only said where one wins whatever all others do together. Nothing where the race is open, and in other games.
pub fn settled_race(position: &AnyPosition) -> Option<Insight> {
    let AnyPosition::Quoridor(position) = position else { return None };
    if position.turn() == Turn::Over {
        return None;
    }
    let mut path_finder = PathFinder::default();
    let node = Node::from_position(position, &mut path_finder);
    let (exact, chances) = match position.seats() {
        2 => {
            let exact = search::settled_race(&node, &mut path_finder)?;
            (exact, exact.chances(2))
        }
        seats => {
            let race = SettledRace::of(&node, &mut path_finder)?;
            (race.exact(), race.chances(seats))
        }
    };
    Some(Insight { chances, exact: Some(exact), ..static_insight(position) })
}
