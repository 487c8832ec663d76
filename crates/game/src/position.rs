use std::fmt::{Debug, Display};
use std::hash::Hash;

use crate::{Outcome, Reason, Seat};

/// Who acts next in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// A player moves.
    Seat(Seat),
    /// A chance node: the caller rolls the die or spinner and tells the position the result.
    Chance,
    /// Nobody: the game has ended.
    Over,
}

/// One ply: a player's move or a roll of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ply<M, R> {
    /// A player's move.
    Move(M),
    /// A roll of chance.
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

/// The state of a game between two plies, together with the rules of play.
///
/// A value of this type is always legal: text is parsed into a set-up, and only a set-up that
/// passes validation becomes a position. A position is small, compares and hashes by what the rules
/// can see, and keeps no history; that is what [`Record`](crate::Record) is for.
/// [`Display`] writes its canonical one-line text.
pub trait Position: Clone + Eq + Hash + Debug + Display {
    /// A player's move. [`Display`] writes it as a single word.
    type Move: Copy + Eq + Ord + Hash + Debug + Display;
    /// A result of the die or spinner. [`Display`] writes it as a single word.
    type Roll: Copy + Eq + Ord + Hash + Debug + Display;
    /// Why a ply is not legal, with the squares concerned and the rule it breaks.
    type Refusal: Clone + Debug + PartialEq + Into<Reason>;

    /// The number of seats, including those whose players have left.
    fn seats(&self) -> usize;

    /// Who acts next.
    fn turn(&self) -> Turn;

    /// The outcome of the game; `Some` exactly when [`turn`](Position::turn) is [`Turn::Over`].
    fn outcome(&self) -> Option<Outcome>;

    /// Appends every legal move of the seat to move, each once, in unspecified order. Appends
    /// nothing at a chance node or when the game is over.
    fn legal_moves(&self, out: &mut Vec<Self::Move>);

    /// Appends every possible roll with its integer weight; nothing unless this is a chance node.
    fn rolls(&self, out: &mut Vec<(Self::Roll, u32)>);

    /// Plays a move, trusting that it is one of [`legal_moves`](Position::legal_moves).
    fn play(&mut self, m: Self::Move);

    /// Applies a roll, trusting that it is one of [`rolls`](Position::rolls).
    fn roll(&mut self, roll: Self::Roll);

    /// Parses a word as a ply of this position and checks that it is legal; the error says why not.
    fn read(&self, word: &str) -> Result<PlyOf<Self>, Self::Refusal>;

    /// Removes a player who leaves for good (resigns, runs out of time). The others play on. If the
    /// departure decides the game, its outcome is returned; the position itself need not show it.
    fn leave(&mut self, seat: Seat) -> Option<Outcome>;

    /// Whether the player of `seat` is in play: has not left. After a departure that decides the game
    /// this need not show it.
    fn is_in_play(&self, seat: Seat) -> bool;

    /// What a draw would give here: half a point to each seat in play, nothing to those who left (T21).
    fn draw_outcome(&self) -> Outcome {
        let in_play = Seat::all(self.seats()).filter(|&seat| self.is_in_play(seat));
        Outcome::draw_among(self.seats(), in_play)
    }

    /// Whether this game has the draw by threefold repetition.
    fn draws_by_repetition(&self) -> bool {
        true
    }

    /// Plays a move or applies a roll, trusting that it is legal.
    fn apply(&mut self, ply: PlyOf<Self>) {
        match ply {
            Ply::Move(m) => self.play(m),
            Ply::Roll(r) => self.roll(r),
        }
    }

    /// Parses a word and plays it; a refusal leaves the position unchanged.
    fn try_play(&mut self, word: &str) -> Result<PlyOf<Self>, Self::Refusal> {
        let ply = self.read(word)?;
        self.apply(ply);
        Ok(ply)
    }

    /// Every legal ply: the moves of the seat to move, or the rolls at a chance node.
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
