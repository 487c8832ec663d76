use crate::quoridor::board::PackedMove;
use crate::quoridor::fence_sight::FenceSight;

/// Move ordering statistics: history, continuation history and killer moves.
#[derive(Clone, Debug)]
pub(crate) struct History {
    /// Butterfly history, by seat and move: how often it caused a beta cutoff, less how often it
    /// was tried in vain.
    butterfly: Box<[[i32; 256]; 2]>,
    /// Continuation history: the same by the previous move and the move that answers it.
    continuation: Box<[[i16; 256]; 256]>,
    /// Killer moves by ply: the fences that last caused a cutoff there.
    killers: [[PackedMove; 2]; MAX_PLY],
    /// Whether the level overlooks jumps after the first ply: it has no part in the statistics, and
    /// is here because the move picker reads both.
    pub(crate) overlooks_jumps: bool,
    /// The fences that the level thinks of, here for the same reason.
    pub(crate) sight: FenceSight,
}

/// The deepest ply the search ever reaches.
pub(crate) const MAX_PLY: usize = 128;

impl Default for History {
    fn default() -> History {
        History {
            butterfly: Box::new([[0; 256]; 2]),
            continuation: vec![[0; 256]; 256].try_into().expect("256 rows"),
            killers: [[PackedMove::NONE; 2]; MAX_PLY],
            overlooks_jumps: false,
            sight: FenceSight::EVERYTHING,
        }
    }
}

/// No statistic goes beyond this, either way.
const HISTORY_MAX: i32 = 8192;

impl History {
    /// A move caused a beta cutoff at that depth; those tried before it did not.
    pub(crate) fn update(
        &mut self,
        seat: usize,
        ply: usize,
        last: PackedMove,
        best: PackedMove,
        tried: &[PackedMove],
        depth: i32,
    ) {
        if best.is_fence() && self.killers[ply][0] != best {
            self.killers[ply] = [best, self.killers[ply][0]];
        }
        let bonus = (depth * depth * 4).min(HISTORY_MAX / 8);
        self.apply_bonus(seat, last, best, bonus);
        for &failed in tried {
            self.apply_bonus(seat, last, failed, -bonus);
        }
    }

    /// Gravity: the closer a statistic is to its maximum, the less a bonus adds.
    fn apply_bonus(&mut self, seat: usize, last: PackedMove, mv: PackedMove, bonus: i32) {
        let entry = &mut self.butterfly[seat][mv.0 as usize];
        *entry += bonus - *entry * bonus.abs() / HISTORY_MAX;
        let entry = &mut self.continuation[last.0 as usize][mv.0 as usize];
        let old = i32::from(*entry);
        *entry = (old + bonus - old * bonus.abs() / HISTORY_MAX) as i16;
    }

    pub(crate) fn is_killer(&self, ply: usize, fence: PackedMove) -> bool {
        self.killers[ply].contains(&fence)
    }

    pub(crate) fn score(&self, seat: usize, last: PackedMove, mv: PackedMove) -> i32 {
        self.butterfly[seat][mv.0 as usize]
            + i32::from(self.continuation[last.0 as usize][mv.0 as usize])
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.butterfly.as_flattened_mut().fill(0);
        self.continuation.as_flattened_mut().fill(0);
        self.killers = [[PackedMove::NONE; 2]; MAX_PLY];
    }

    /// Halves all statistics before the next move of the game.
    pub(crate) fn age(&mut self) {
        self.butterfly.iter_mut().flatten().for_each(|entry| *entry /= 2);
        self.continuation.iter_mut().flatten().for_each(|entry| *entry /= 2);
        self.killers = [[PackedMove::NONE; 2]; MAX_PLY];
    }
}
