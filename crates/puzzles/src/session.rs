use game::{Ply, Position as _, Reason, Turn};
use rules::{AnyMove, AnyPosition, Square, mspacman, quoridor};

use crate::Puzzle;

/// Somebody who solves a puzzle: a pure state machine, which the page, the terminal and programs share.
#[derive(Clone, Debug)]
pub struct PuzzleSession {
    puzzle: Puzzle,
    position: AnyPosition,
    /// How many moves of the solution have been made.
    played: usize,
    done: bool,
    /// The hints for the move to find now.
    hints: u8,
    /// Whether there was any hint.
    helped: bool,
    mistakes: u32,
}

/// What a try is worth.
#[derive(Clone, Debug, PartialEq)]
pub enum PuzzleAnswer {
    /// It is the solution; these are the replies to it. Without any the puzzle is solved.
    Right {
        /// What the other side answers, in order.
        replies: Vec<AnyMove>,
    },
    /// It is as good as the solution, and the puzzle is solved.
    AlsoGood,
    /// It is legal and not good enough; the position stays as it is.
    Wrong,
    /// The rules refuse it, or the puzzle is over.
    Refused(Reason),
}

/// A hint: first what kind of move it is, then where. Where a path is asked for, first where it begins, then
/// where it ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleHint {
    /// It is a fence.
    Fence,
    /// It is a move of the pawn.
    Step,
    /// It is a move over, or a fence beside, this square.
    Square(Square),
    /// The piece stays where it is.
    Pass,
}

impl PuzzleSession {
    /// At the beginning of a puzzle.
    pub fn new(puzzle: Puzzle) -> PuzzleSession {
        let position = puzzle.position.clone();
        PuzzleSession {
            puzzle,
            position,
            played: 0,
            done: false,
            hints: 0,
            helped: false,
            mistakes: 0,
        }
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The position now.
    pub fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// Whether it is solved, or its solution was shown.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// How many tries were wrong.
    pub fn mistakes(&self) -> u32 {
        self.mistakes
    }

    /// Whether it was solved with neither a mistake nor a hint.
    pub fn is_clean(&self) -> bool {
        self.done && self.mistakes == 0 && !self.helped
    }

    /// Tries a move. Whatever leads to the same position as the solution is the solution.
    pub fn answer(&mut self, word: &str) -> PuzzleAnswer {
        let Some(ply) = self.puzzle.solution.get(self.played).filter(|_| !self.done) else {
            return PuzzleAnswer::Refused(Reason::new("puzzle-over", ""));
        };
        let mv = match self.position.read(word) {
            Ok(Ply::Move(mv)) => mv,
            Ok(Ply::Roll(_)) => return PuzzleAnswer::Wrong,
            Err(refusal) => return PuzzleAnswer::Refused(refusal.into()),
        };
        let after = |mv: AnyMove| {
            let mut after = self.position.clone();
            after.play(mv);
            after
        };
        let reached = after(mv);
        if reached == after(ply.best) {
            self.position = reached;
            self.played += 1;
            return PuzzleAnswer::Right { replies: self.play_replies() };
        }
        if ply.also.iter().any(|&other| after(other) == reached) {
            self.position = reached;
            self.done = true;
            return PuzzleAnswer::AlsoGood;
        }
        self.mistakes += 1;
        PuzzleAnswer::Wrong
    }

    /// The next hint: the first says what kind of move it is, every further one where. `None` once it is
    /// done.
    pub fn hint(&mut self) -> Option<PuzzleHint> {
        let best = self.puzzle.solution.get(self.played).filter(|_| !self.done)?.best;
        self.hints = self.hints.saturating_add(1);
        self.helped = true;
        Some(if self.hints == 1 { kind_hint(best) } else { place_hint(best) })
    }

    /// Gives up: the rest of the solution, which is played.
    pub fn show(&mut self) -> Vec<AnyMove> {
        if self.done {
            return Vec::new();
        }
        let rest: Vec<_> = self.puzzle.solution[self.played..].iter().map(|ply| ply.best).collect();
        for &mv in &rest {
            self.position.play(mv);
        }
        self.played = self.puzzle.solution.len();
        self.helped = true;
        self.done = true;
        rest
    }

    /// Plays what the other side answers; the puzzle is done where nothing is left.
    fn play_replies(&mut self) -> Vec<AnyMove> {
        let solver = self.puzzle.solver();
        let rest = &self.puzzle.solution[self.played..];
        let replies: Vec<_> =
            rest.iter().take_while(|ply| ply.seat != solver).map(|ply| ply.best).collect();
        for &reply in &replies {
            self.position.play(reply);
        }
        self.played += replies.len();
        let is_last = self.played == self.puzzle.solution.len();
        self.done = is_last || self.position.turn() == Turn::Over;
        self.hints = 0;
        replies
    }
}

/// A fence or the pawn; where there is only one kind of move, its first square.
fn kind_hint(mv: AnyMove) -> PuzzleHint {
    match mv {
        AnyMove::Quoridor(quoridor::Move::Fence(_)) => PuzzleHint::Fence,
        AnyMove::Quoridor(_) => PuzzleHint::Step,
        AnyMove::Pacman(path) | AnyMove::Mspacman(mspacman::Move::Path(path)) => {
            path.squares().first().map_or(PuzzleHint::Pass, |&square| PuzzleHint::Square(square))
        }
        AnyMove::Mspacman(mspacman::Move::Place(_)) => place_hint(mv),
    }
}

fn place_hint(mv: AnyMove) -> PuzzleHint {
    let path_end = |path: rules::Path| path.last().map_or(PuzzleHint::Pass, PuzzleHint::Square);
    match mv {
        AnyMove::Quoridor(quoridor::Move::Fence(fence)) => PuzzleHint::Square(fence.anchor),
        AnyMove::Quoridor(quoridor::Move::Step(square)) => PuzzleHint::Square(square),
        AnyMove::Quoridor(quoridor::Move::Pass) => PuzzleHint::Pass,
        AnyMove::Pacman(path) | AnyMove::Mspacman(mspacman::Move::Path(path)) => path_end(path),
        AnyMove::Mspacman(mspacman::Move::Place(square)) => PuzzleHint::Square(square),
    }
}
