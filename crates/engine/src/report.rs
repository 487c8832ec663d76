use rules::AnyMove;

use crate::time::TimeManager;
use crate::{Insight, Settings};

/// The result of a search: the move to play, and the analysis behind it.
#[derive(Clone, Debug)]
pub struct SearchReport<M = AnyMove> {
    /// The move to play. A weak level may play another one than the first of the analysis.
    pub best_move: M,
    /// The analysis of the position.
    pub insight: Insight,
}

/// What the engine of a game is given besides the position.
pub(crate) struct SearchContext<'a> {
    pub(crate) settings: &'a Settings,
    pub(crate) time: &'a TimeManager<'a>,
    /// The only moves to search at the root; all where there are none.
    pub(crate) root_moves: &'a [AnyMove],
}

impl<M> SearchReport<M> {
    /// The same report with the move as another type.
    pub(crate) fn map<N>(self, wrap: impl FnOnce(M) -> N) -> SearchReport<N> {
        SearchReport { best_move: wrap(self.best_move), insight: self.insight }
    }
}
