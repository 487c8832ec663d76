use game::{Outcome, Position as _, Random, Seat, Turn};
use rules::quoridor::{FenceSet, IncrementalBoard, LegalMoves, Move, Position, SIDE, SquareSet};
use rules::{AnyPosition, GameSetup};

use super::episode::EpisodeGame;
use crate::ActionIndex;
use crate::action_space::{expand_bits, quoridor_action, quoridor_move};

/// Quoridor on the incremental board.
#[derive(Debug)]
pub(super) struct QuoridorGame {
    board: IncrementalBoard,
    legal: LegalMoves,
    turn: Turn,
    outcome: Option<Outcome>,
    repetition_draw: bool,
    /// Pawns and turn of every position since the last fence: a fence is never taken away, so
    /// nothing before it can come again.
    since_fence: Vec<u32>,
}

impl QuoridorGame {
    pub(super) fn new(start: Position, repetition_draw: bool) -> QuoridorGame {
        let mut game = QuoridorGame {
            board: IncrementalBoard::new(start),
            legal: LegalMoves { steps: SquareSet::EMPTY, fences: FenceSet::EMPTY },
            turn: start.turn(),
            outcome: start.outcome(),
            repetition_draw,
            since_fence: Vec::new(),
        };
        game.since_fence.push(key(&start));
        game.find_legal();
        game
    }

    fn find_legal(&mut self) {
        if self.outcome.is_none() {
            self.legal = self.board.legal();
        }
    }

    /// Whether the current position was there twice before.
    fn is_third_time(&mut self) -> bool {
        let key = key(self.board.position());
        let earlier = self.since_fence.iter().filter(|&&other| other == key).count();
        self.since_fence.push(key);
        earlier >= 2
    }
}

impl Clone for QuoridorGame {
    fn clone(&self) -> QuoridorGame {
        QuoridorGame { since_fence: self.since_fence.clone(), ..*self }
    }

    fn clone_from(&mut self, source: &QuoridorGame) {
        let mut since_fence = std::mem::take(&mut self.since_fence);
        since_fence.clone_from(&source.since_fence);
        *self = QuoridorGame { since_fence, ..*source };
    }
}

impl EpisodeGame for QuoridorGame {
    fn turn(&self) -> Turn {
        self.turn
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    #[inline]
    fn is_legal(&self, action: ActionIndex) -> bool {
        match quoridor_move(action) {
            Some(Move::Step(square)) => self.legal.steps.contains(square),
            Some(Move::Fence(fence)) => self.legal.fences.contains(fence),
            Some(Move::Pass) => self.legal.steps.is_empty() && self.legal.fences.is_empty(),
            None => false,
        }
    }

    #[inline]
    fn write_mask(&self, mask: &mut [u8]) {
        const SQUARES: usize = SIDE * SIDE;
        let LegalMoves { steps, fences } = self.legal;
        let (squares, rest) = mask.split_at_mut(SQUARES);
        let (horizontal, rest) = rest.split_at_mut(64);
        let (vertical, pass) = rest.split_at_mut(64);
        let (low, high) = squares.split_at_mut(64);
        expand_bits(steps.bits() as u64, low);
        expand_bits((steps.bits() >> 64) as u64, high);
        expand_bits(fences.h, horizontal);
        expand_bits(fences.v, vertical);
        pass.fill(u8::from(steps.is_empty() && fences.is_empty()));
    }

    #[inline]
    fn sample(&self, random: &mut Random) -> ActionIndex {
        let LegalMoves { steps, fences } = self.legal;
        let mut nth = random.below(self.legal.len() as u32);
        // In the order of the actions, without visiting those before the one drawn.
        let sets = [steps.bits() as u64, (steps.bits() >> 64) as u64, fences.h, fences.v];
        for (bits, first) in sets.into_iter().zip(FIRST_ACTIONS) {
            match nth.checked_sub(bits.count_ones()) {
                None => return first + select_bit(bits, nth),
                Some(rest) => nth = rest,
            }
        }
        quoridor_action(Move::Pass)
    }

    #[inline]
    fn play(&mut self, action: ActionIndex) {
        let m = quoridor_move(action).expect("a legal action");
        let mover = self.board.position().mover();
        self.board.play(m);
        if let Move::Fence(_) = m {
            self.since_fence.clear();
        }
        let position = self.board.position();
        let seats = position.seats();
        // Only the seat that moved can have reached its goal.
        let has_won = matches!(m, Move::Step(_)) && position.winner() == Some(mover);
        self.outcome = if has_won {
            Some(Outcome::winner(seats, mover))
        } else if self.repetition_draw && self.is_third_time() {
            Some(self.board.position().draw_outcome())
        } else {
            None
        };
        self.turn = match self.outcome {
            Some(_) => Turn::Over,
            None => Turn::Seat(self.board.position().mover()),
        };
        self.find_legal();
    }

    fn position(&self) -> AnyPosition {
        AnyPosition::Quoridor(*self.board.position())
    }

    fn history(&self) -> Vec<String> {
        self.since_fence.iter().map(|key| format!("{key:x}")).collect()
    }

    fn resume(
        &self,
        position: AnyPosition,
        history: &[&str],
        _: &GameSetup,
    ) -> Option<QuoridorGame> {
        let AnyPosition::Quoridor(position) = position else { return None };
        let mut game = QuoridorGame::new(position, self.repetition_draw);
        let keys = history.iter().map(|word| u32::from_str_radix(word, 16).ok());
        game.since_fence = keys.collect::<Option<_>>()?;
        let times = game.since_fence.iter().filter(|&&other| other == key(&position)).count();
        if game.outcome.is_none() && self.repetition_draw && times >= 3 {
            game.outcome = Some(position.draw_outcome());
            game.turn = Turn::Over;
        }
        Some(game)
    }
}

/// The first action of each word of bits: the squares in two of them, then the fences.
const FIRST_ACTIONS: [ActionIndex; 4] = [0, 64, 81, 145];

/// The index of the set bit that has `nth` set bits below it: a binary search by counting.
#[inline]
fn select_bit(bits: u64, mut nth: u32) -> u32 {
    let mut start = 0;
    for width in [32, 16, 8, 4, 2, 1] {
        let below = (bits >> start & ((1 << width) - 1)).count_ones();
        if nth >= below {
            nth -= below;
            start += width;
        }
    }
    start
}

/// Pawns and turn, with which positions between two fences differ.
fn key(position: &Position) -> u32 {
    let pawn = |seat| position.pawn(seat).map_or(0x7F, |at| at.rank() * SIDE + at.file()) as u32;
    let pawns = Seat::all(position.seats()).fold(0, |key, seat| key << 7 | pawn(seat));
    pawns << 2 | position.mover().index() as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nth_bit_is_found() {
        for bits in [1, 1 << 63, u64::MAX, 0x8000_0001_0000_8001, 0x0123_4567_89AB_CDEF] {
            let set = (0..64).filter(|bit| bits >> bit & 1 != 0);
            for (nth, bit) in set.enumerate() {
                assert_eq!(select_bit(bits, nth as u32), bit, "{bits:x} {nth}");
            }
        }
    }

    #[test]
    fn every_legal_action_is_drawn_and_no_other() {
        let position = Position::parse("e3,d7 8,9 2 c3h,e6h,f7v", 2, &Default::default()).unwrap();
        let game = QuoridorGame::new(position, true);
        let mut mask = vec![0; 209];
        game.write_mask(&mut mask);
        let mut drawn = vec![0; 209];
        let mut random = Random::new(1);
        for _ in 0..20_000 {
            drawn[game.sample(&mut random) as usize] = 1;
        }
        assert_eq!(drawn, mask);
    }
}
