use rules::{Fence, Square};

/// The moves of the last round, to be marked and animated.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RecentMoves {
    /// How many plies have been played.
    pub ply: usize,
    /// How many had been played when the round began.
    pub round_began: usize,
    /// The moves of the round, the latest one last; before them the move that the piece to move made
    /// in the round before.
    pub moves: Vec<PlayedMove>,
}

impl RecentMoves {
    /// The moves of the round, the latest one last.
    pub fn of_round(&self) -> impl Iterator<Item = &PlayedMove> + Clone {
        self.moves.iter().filter(|played| played.ply > self.round_began)
    }

    /// The moves that led to this position from the one of `earlier`; none where that is later.
    pub fn since(&self, earlier: &RecentMoves) -> impl Iterator<Item = &PlayedMove> + Clone {
        let is_next = self.ply > earlier.ply;
        self.moves.iter().filter(move |played| is_next && played.ply > earlier.ply)
    }
}

/// A move that was played.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PlayedMove {
    /// Its number among the plies, from 1.
    pub ply: usize,
    /// The id of the piece that moved, or whose player placed a fence.
    pub piece: Option<String>,
    /// The square it left, then those it entered; none for a fence.
    pub squares: Vec<Square>,
    /// The fence that was placed.
    pub fence: Option<Fence>,
    /// The word of the move.
    pub word: String,
}
