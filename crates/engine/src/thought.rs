use rules::AnyMove;

use crate::watch::Watch;
use crate::{Insight, Settings};

/// What came of thinking: a move, and what the player saw.
#[derive(Clone, Debug)]
pub struct Thought<M = AnyMove> {
    /// The move to play.
    pub best: M,
    /// What the player saw.
    pub insight: Insight,
}

/// What one game's mind is given besides the position.
pub(crate) struct Task<'a> {
    pub(crate) settings: &'a Settings,
    pub(crate) watch: &'a Watch<'a>,
}

impl<M> Thought<M> {
    /// The same thought about the move as another type has it.
    pub(crate) fn map<N>(self, wrap: impl FnOnce(M) -> N) -> Thought<N> {
        Thought { best: wrap(self.best), insight: self.insight }
    }
}
