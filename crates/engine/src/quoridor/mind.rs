use game::Position as _;
use rules::quoridor::{Move, Position};

use super::board::{Board, OUT, square};
use super::duel::Duel;
use super::guided::Guided;
use super::node::Node;
use super::party;
use super::way::Flood;
use crate::thought::Task;
use crate::{Insight, Settings, Thought, Way};

/// How the classic game is thought about: a duel, or a party of more.
#[derive(Debug)]
pub(crate) struct Mind {
    duel: Duel,
}

impl Mind {
    pub(crate) fn new(settings: &Settings) -> Mind {
        Mind { duel: Duel::new(settings.hash) }
    }

    /// Makes ready for a position, so that thinking about it begins at once.
    pub(crate) fn prepare(&mut self, position: &Position, settings: &Settings) {
        if position.seats() == 2 {
            self.duel.prepare(settings.level);
        }
    }

    /// Thinks about the last of `game`, in which a seat is to move.
    pub(crate) fn think(&mut self, game: &[Position], task: &Task<'_>) -> Thought<Move> {
        let position = game.last().expect("a game has a position");
        if position.seats() == 2 {
            self.duel.think(game, task)
        } else {
            party::think(position, task)
        }
    }
}

/// What can be seen without thinking: whose turn it is and everyone's shortest way.
pub(super) fn glance(position: &Position) -> Insight {
    let board = Board::new(position);
    let mut flood = Flood::default();
    let ways = (0..board.seats()).filter(|&seat| board.pawn(seat) != OUT).map(|seat| Way {
        seat: seat as u8 + 1,
        squares: flood.route(&board, seat).iter().map(|&at| square(at).to_string()).collect(),
    });
    Insight { seat: board.turn() as u8 + 1, ways: ways.collect(), ..Insight::default() }
}

/// The position as a tree search with play-outs sees it.
pub(crate) fn guided(position: &Position) -> Guided {
    Guided::new(root(position, &mut Flood::default()))
}

/// The node of a position, to search from.
pub(super) fn root(position: &Position, flood: &mut Flood) -> Node {
    Node::new(Board::new(position), flood)
}
