use crate::{Exact, Piece};

/// What the solution of a maze of the PAC-MAN variant says beyond the values of one position and its moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MazeStudy {
    /// How the game goes with best play, as words, if PAC-MAN has one life, two lives and so on. An endless
    /// game ends where a position comes again.
    pub lines: Vec<Vec<String>>,
    /// For each piece what the position would be worth if that piece stood elsewhere.
    pub pieces: Vec<PieceValues>,
}

/// What a position would be worth if one of its pieces stood elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PieceValues {
    /// The piece.
    pub piece: Piece,
    /// Every square where the rules let it stand, its own among them.
    pub squares: Vec<SquareValues>,
}

/// What a position is worth if a piece stands on this square.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SquareValues {
    /// The square.
    pub square: String,
    /// The value with one life, two lives and so on.
    pub values: Vec<Exact>,
}
