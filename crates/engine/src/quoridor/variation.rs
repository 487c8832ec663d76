use super::board::Play;
use super::order::MOST_PLIES;

/// The best line known from every ply of the line being searched.
pub(super) struct Variations(Vec<[Play; MOST_PLIES]>);

impl Default for Variations {
    fn default() -> Variations {
        Variations(vec![[Play::NONE; MOST_PLIES]; MOST_PLIES + 1])
    }
}

impl Variations {
    pub(super) fn clear(&mut self, ply: usize) {
        self.0[ply][0] = Play::NONE;
    }

    /// Notes the best line from here: this move, then the best line after it.
    pub(super) fn note(&mut self, ply: usize, play: Play) {
        let (here, below) = self.0.split_at_mut(ply + 1);
        let (here, below) = (&mut here[ply], &below[0]);
        here[0] = play;
        for (to, &from) in here[1..].iter_mut().zip(below) {
            *to = from;
            if from == Play::NONE {
                break;
            }
        }
    }

    /// Notes a move that ends the game.
    pub(super) fn end(&mut self, ply: usize, play: Play) {
        self.0[ply][..2].copy_from_slice(&[play, Play::NONE]);
    }

    /// The best line from the root; empty where none is known.
    pub(super) fn best(&self) -> Vec<Play> {
        self.0[0].iter().copied().take_while(|&play| play != Play::NONE).collect()
    }
}
