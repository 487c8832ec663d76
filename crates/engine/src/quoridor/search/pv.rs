use super::history::MAX_PLY;
use crate::quoridor::board::PackedMove;

/// Triangular PV table: the principal variation from every ply of the line being searched.
#[derive(Debug)]
pub(super) struct PvTable(Vec<[PackedMove; MAX_PLY]>);

impl Default for PvTable {
    fn default() -> PvTable {
        PvTable(vec![[PackedMove::NONE; MAX_PLY]; MAX_PLY + 1])
    }
}

impl PvTable {
    pub(super) fn clear(&mut self, ply: usize) {
        self.0[ply][0] = PackedMove::NONE;
    }

    /// Sets the principal variation from here: this move, then the one from the next ply.
    pub(super) fn update(&mut self, ply: usize, mv: PackedMove) {
        let (here, below) = self.0.split_at_mut(ply + 1);
        let (here, below) = (&mut here[ply], &below[0]);
        here[0] = mv;
        for (to, &from) in here[1..].iter_mut().zip(below) {
            *to = from;
            if from == PackedMove::NONE {
                break;
            }
        }
    }

    /// Sets the principal variation from here to a move that ends the game.
    pub(super) fn set_last(&mut self, ply: usize, mv: PackedMove) {
        self.0[ply][..2].copy_from_slice(&[mv, PackedMove::NONE]);
    }

    /// The principal variation from the root; empty where none is known.
    pub(super) fn root_line(&self) -> Vec<PackedMove> {
        self.0[0].iter().copied().take_while(|&mv| mv != PackedMove::NONE).collect()
    }
}
