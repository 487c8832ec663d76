use std::fmt::{Debug, Display};
use std::hash::Hash;

use crate::{Outcome, Reason, Seat};

/// Who acts next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// A player moves.
    Seat(Seat),
    /// A die or a spinner falls; somebody tells the position what it showed.
    Chance,
    /// Nobody: the game has ended.
    Over,
}

/// One thing that happens to a position: a player's move or a roll of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ply<M, R> {
    /// A player's move.
    Move(M),
    /// What chance showed.
    Roll(R),
}

/// The ply of a position type.
pub type PlyOf<P> = Ply<<P as Position>::Move, <P as Position>::Roll>;

impl<M: Display, R: Display> Display for Ply<M, R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Ply::Move(m) => m.fmt(f),
            Ply::Roll(r) => r.fmt(f),
        }
    }
}

/// The state of a game between two plies, with the rules to go on from it.
///
/// Whoever holds a `Position` holds a legal one: text becomes a set-up, and only an admitted set-up
/// becomes a position. A position is small, compares and hashes by what the rules can see, and
/// remembers nothing of how it came about; that is what [`Record`](crate::Record) is for.
/// [`Display`] writes its canonical one-line text.
pub trait Position: Clone + Eq + Hash + Debug + Display {
    /// A player's move. [`Display`] writes it as a single word.
    type Move: Copy + Eq + Ord + Hash + Debug + Display;
    /// What a die or spinner shows. [`Display`] writes it as a single word.
    type Roll: Copy + Eq + Ord + Hash + Debug + Display;
    /// Why a ply is not legal: what, where, and by which rule.
    type Refusal: Clone + Debug + PartialEq + Into<Reason>;

    /// How many seats the table has, those who left included.
    fn seats(&self) -> usize;

    /// Who acts next.
    fn turn(&self) -> Turn;

    /// How the game came out, where [`turn`](Position::turn) is [`Turn::Over`].
    fn outcome(&self) -> Option<Outcome>;

    /// Appends every legal move of the seat to move, each once, in no promised order. Nothing is
    /// appended where chance is to move or the game is over.
    fn legal_moves(&self, out: &mut Vec<Self::Move>);

    /// Appends every roll that chance can show now, with its integer weight.
    fn rolls(&self, out: &mut Vec<(Self::Roll, u32)>);

    /// Plays a move, trusting that it is one of [`legal_moves`](Position::legal_moves).
    fn play(&mut self, m: Self::Move);

    /// Takes note of a roll, trusting that it is one of [`rolls`](Position::rolls).
    fn roll(&mut self, roll: Self::Roll);

    /// Reads a word as a ply for this position and checks that it is legal, or says why not.
    fn read(&self, word: &str) -> Result<PlyOf<Self>, Self::Refusal>;

    /// A player leaves for good (resigns, runs out of time). The position goes on without them;
    /// where that decides the game, how it came out is returned and the position need not show it.
    fn leave(&mut self, seat: Seat) -> Option<Outcome>;

    /// Whether the third occurrence of a position is a draw in this game.
    fn draws_by_repetition(&self) -> bool {
        true
    }

    /// Plays a move or takes note of a roll, trusting that it is legal.
    fn apply(&mut self, ply: PlyOf<Self>) {
        match ply {
            Ply::Move(m) => self.play(m),
            Ply::Roll(r) => self.roll(r),
        }
    }

    /// Reads a word and plays it; a refusal leaves the position as it was.
    fn try_play(&mut self, word: &str) -> Result<PlyOf<Self>, Self::Refusal> {
        let ply = self.read(word)?;
        self.apply(ply);
        Ok(ply)
    }

    /// Every ply that can come next: the moves of a seat, or the rolls of chance.
    fn plies(&self) -> Vec<PlyOf<Self>> {
        match self.turn() {
            Turn::Seat(_) => {
                let mut moves = Vec::new();
                self.legal_moves(&mut moves);
                moves.into_iter().map(Ply::Move).collect()
            }
            Turn::Chance => {
                let mut rolls = Vec::new();
                self.rolls(&mut rolls);
                rolls.into_iter().map(|(roll, _)| Ply::Roll(roll)).collect()
            }
            Turn::Over => Vec::new(),
        }
    }
}
