use crate::sets::Bitboard;

/// Frontier: which rows the last sweep changed, coarsely. Only their predecessors can change in the
/// next one.
#[derive(Debug)]
pub(crate) enum Frontier {
    /// No row.
    Empty,
    /// Any row.
    All,
    /// For each pair of squares, by its row, the third squares such that a row with ghosts on all
    /// three changed.
    Triples(Vec<Bitboard>),
}
