use super::board::{Node, OFF_BOARD, PackedMove, slots_of};
use crate::human::HumanModel;

/// The fences that somebody thinks of at all, by orientation and slot: a bit each. Nobody looks at all 128
/// slots; people look at those beside the pawns and across the paths, and seldom elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct FenceSight {
    /// By seat: the fences it is thought to place.
    seen: [[u64; 2]; 4],
}

impl Default for FenceSight {
    fn default() -> FenceSight {
        FenceSight::EVERYTHING
    }
}

/// How many steps from its goal a pawn is an alarm.
const ALARM: u8 = 2;

impl FenceSight {
    /// Every fence of everybody.
    pub(crate) const EVERYTHING: FenceSight = FenceSight { seen: [[u64::MAX; 2]; 4] };

    /// What the seat to move sees.
    pub(crate) fn new(node: &Node, model: &HumanModel) -> FenceSight {
        let board = &node.board;
        let own = board.turn();
        let habits = model.habits;
        let seats = || (0..board.seats()).filter(|&seat| board.pawn(seat) != OFF_BOARD);
        // An opponent who is about to arrive is overlooked as a whole or not at all.
        let is_alarmed = model.happens(u64::from(PackedMove::NONE.0), habits.threat);
        let mut sight = FenceSight { seen: [[0; 2]; 4] };
        for (orientation, &probable) in board.probable_slots().iter().enumerate() {
            let across = |seat: usize| node.path(seat).blocking[orientation];
            let near = seats().fold(probable, |near, seat| near | across(seat));
            let arriving = |seat: &usize| *seat != own && node.path(*seat).length <= ALARM;
            let urgent = seats().filter(arriving).fold(0, |slots, seat| slots | across(seat));
            for slot in slots_of(board.free_slots()[orientation]) {
                let bit = 1 << slot;
                let thing = u64::from(PackedMove::fence(orientation, slot).0);
                let chance = if near & bit != 0 { habits.near } else { habits.far };
                let is_urgent = is_alarmed && urgent & bit != 0;
                if is_urgent || model.happens(thing, chance) {
                    sight.seen[own][orientation] |= bit;
                }
                if model.happens(thing | OTHERS, chance * habits.threat / 100) {
                    let others = seats().filter(|&seat| seat != own);
                    others.for_each(|seat| sight.seen[seat][orientation] |= bit);
                }
            }
        }
        sight
    }

    /// The fences of a seat that are thought of, by orientation.
    #[inline]
    pub(crate) const fn of(&self, seat: usize) -> &[u64; 2] {
        &self.seen[seat]
    }
}

/// Tells the fences of others from the own.
const OTHERS: u64 = 1 << 8;
