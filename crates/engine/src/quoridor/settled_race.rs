use game::{Position as _, Turn};
use rules::AnyPosition;

use super::board::{Node, PathFinder};
use super::insight::static_insight;
use super::search;
use crate::Insight;

/// The analysis of a race for two that no fence can change any more: its result, without any search. Nothing
/// where the race is open, and in other games.
pub fn settled_race(position: &AnyPosition) -> Option<Insight> {
    let AnyPosition::Quoridor(position) = position else { return None };
    if position.seats() != 2 || position.turn() == Turn::Over {
        return None;
    }
    let mut path_finder = PathFinder::default();
    let node = Node::from_position(position, &mut path_finder);
    let exact = search::settled_race(&node, &mut path_finder)?;
    let insight = static_insight(position);
    Some(Insight { chances: exact.chances(2), exact: Some(exact), ..insight })
}
