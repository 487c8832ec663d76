use crate::quoridor::board::{Node, PackedMove};

/// Watches a search, to count what it does. Nobody watches in play, which is [`()`](unit): nothing is
/// called then, and nothing kept.
pub(crate) trait SearchObserver {
    /// How far the search had come at some moment.
    type Mark: Copy;

    /// A node is visited, with that depth left.
    fn node(&mut self, depth: i32);

    /// How far the search has come.
    fn mark(&self) -> Self::Mark;

    /// A move failed high.
    fn failed_high(&mut self, cutoff: Cutoff<Self::Mark>);

    /// So many moves were searched at that depth, and none failed high.
    fn failed_low(&mut self, depth: i32, moves: usize);
}

/// A move that failed high.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cutoff<M> {
    /// The depth left at its node.
    pub(crate) depth: i32,
    /// How many moves were searched before it.
    pub(crate) earlier: usize,
    pub(crate) kind: MoveKind,
    /// Whether it is the move of the transposition table, where that has one.
    pub(crate) is_table_move: Option<bool>,
    /// Before the first move, and before this one.
    pub(crate) marks: [M; 2],
}

/// What a move is to the one who orders moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MoveKind {
    Step,
    /// A fence across the opponent's shortest path.
    BlockingFence,
    OtherFence,
}

impl MoveKind {
    pub(crate) fn of(node: &Node, mv: PackedMove) -> MoveKind {
        match mv {
            _ if !mv.is_fence() => MoveKind::Step,
            _ if node.blocks_path(1 - node.board.turn(), mv) => MoveKind::BlockingFence,
            _ => MoveKind::OtherFence,
        }
    }
}

impl SearchObserver for () {
    type Mark = ();

    #[inline(always)]
    fn node(&mut self, _: i32) {}

    #[inline(always)]
    fn mark(&self) {}

    #[inline(always)]
    fn failed_high(&mut self, _: Cutoff<()>) {}

    #[inline(always)]
    fn failed_low(&mut self, _: i32, _: usize) {}
}
