use game::Position as _;
use rules::quoridor::{Move, Position};

use super::multiplayer;
use super::search::TwoPlayerSearch;
use crate::report::SearchContext;
use crate::{SearchReport, Settings};

/// The engine of the classic game, for two players or for four.
#[derive(Debug)]
pub(crate) struct QuoridorEngine {
    two_player: TwoPlayerSearch,
}

impl QuoridorEngine {
    pub(crate) fn new(settings: &Settings) -> QuoridorEngine {
        QuoridorEngine { two_player: TwoPlayerSearch::new(settings.hash) }
    }

    /// Forgets everything, and takes other settings.
    pub(crate) fn rearm(&mut self, settings: &Settings) {
        self.two_player.rearm(settings);
    }

    /// Allocates what the search of a position needs, before the clock runs.
    pub(crate) fn prepare(&mut self, position: &Position, settings: &Settings) {
        if position.seats() == 2 {
            self.two_player.prepare(settings.level);
        }
    }

    /// Searches the last position of `game`, in which a seat is to move.
    pub(crate) fn search(
        &mut self,
        game: &[Position],
        context: &SearchContext<'_>,
    ) -> SearchReport<Move> {
        let position = game.last().expect("a game has a position");
        if position.seats() == 2 {
            self.two_player.search(game, context)
        } else {
            multiplayer::search(game, context)
        }
    }
}
