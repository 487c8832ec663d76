use std::fmt;

use game::{Outcome, Ply, PlyOf, Position, Reason, Seat, Turn};

use crate::{Path, mspacman, pacman, quoridor};

/// A position of any of the games, itself a [`Position`]: for servers, records and user interfaces
/// that work the same for every game. Fast code matches on it once and then uses the game's own
/// type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AnyPosition {
    /// Classic Quoridor, and Quoridor Mini.
    Quoridor(quoridor::Position),
    /// The PAC-MAN variant.
    Pacman(pacman::Position),
    /// Ms. Pac-Man.
    Mspacman(mspacman::Position),
}

/// A move of any of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AnyMove {
    /// Classic Quoridor, and Quoridor Mini.
    Quoridor(quoridor::Move),
    /// The PAC-MAN variant.
    Pacman(Path),
    /// Ms. Pac-Man.
    Mspacman(mspacman::Move),
}

/// Why a ply of any of the games is refused.
#[derive(Clone, Debug, PartialEq)]
pub enum Refusal {
    /// Classic Quoridor, and Quoridor Mini.
    Quoridor(quoridor::Refusal),
    /// The PAC-MAN variant.
    Pacman(pacman::Refusal),
    /// Ms. Pac-Man.
    Mspacman(mspacman::Refusal),
}

/// Evaluates the same expression for whichever position is inside.
macro_rules! each {
    ($any:expr, $inner:ident => $what:expr) => {
        match $any {
            AnyPosition::Quoridor($inner) => $what,
            AnyPosition::Pacman($inner) => $what,
            AnyPosition::Mspacman($inner) => $what,
        }
    };
}

impl AnyPosition {
    /// An ASCII diagram of the position.
    pub fn diagram(&self) -> String {
        each!(self, inner => inner.diagram())
    }
}

impl Position for AnyPosition {
    type Move = AnyMove;
    // Of the three games only Ms. Pac-Man rolls.
    type Roll = mspacman::Roll;
    type Refusal = Refusal;

    fn seats(&self) -> usize {
        each!(self, inner => inner.seats())
    }

    fn turn(&self) -> Turn {
        each!(self, inner => inner.turn())
    }

    fn outcome(&self) -> Option<Outcome> {
        each!(self, inner => inner.outcome())
    }

    fn legal_moves(&self, out: &mut Vec<AnyMove>) {
        fn list<P: Position>(position: &P, wrap: fn(P::Move) -> AnyMove, out: &mut Vec<AnyMove>) {
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            out.extend(moves.into_iter().map(wrap));
        }
        match self {
            AnyPosition::Quoridor(inner) => list(inner, AnyMove::Quoridor, out),
            AnyPosition::Pacman(inner) => list(inner, AnyMove::Pacman, out),
            AnyPosition::Mspacman(inner) => list(inner, AnyMove::Mspacman, out),
        }
    }

    fn rolls(&self, out: &mut Vec<(mspacman::Roll, u32)>) {
        if let AnyPosition::Mspacman(inner) = self {
            inner.rolls(out);
        }
    }

    /// # Panics
    /// When the move belongs to another game.
    fn play(&mut self, m: AnyMove) {
        match (self, m) {
            (AnyPosition::Quoridor(inner), AnyMove::Quoridor(m)) => inner.play(m),
            (AnyPosition::Pacman(inner), AnyMove::Pacman(m)) => inner.play(m),
            (AnyPosition::Mspacman(inner), AnyMove::Mspacman(m)) => inner.play(m),
            (_, other) => panic!("{other} is a move of another game"),
        }
    }

    /// # Panics
    /// When the game has no rolls.
    fn roll(&mut self, roll: mspacman::Roll) {
        match self {
            AnyPosition::Mspacman(inner) => inner.roll(roll),
            _ => panic!("{roll}: this game has no rolls"),
        }
    }

    fn read(&self, word: &str) -> Result<PlyOf<Self>, Refusal> {
        Ok(match self {
            AnyPosition::Quoridor(inner) => match inner.read(word).map_err(Refusal::Quoridor)? {
                Ply::Move(m) => Ply::Move(AnyMove::Quoridor(m)),
                Ply::Roll(never) => match never {},
            },
            AnyPosition::Pacman(inner) => match inner.read(word).map_err(Refusal::Pacman)? {
                Ply::Move(m) => Ply::Move(AnyMove::Pacman(m)),
                Ply::Roll(never) => match never {},
            },
            AnyPosition::Mspacman(inner) => match inner.read(word).map_err(Refusal::Mspacman)? {
                Ply::Move(m) => Ply::Move(AnyMove::Mspacman(m)),
                Ply::Roll(roll) => Ply::Roll(roll),
            },
        })
    }

    fn leave(&mut self, seat: Seat) -> Option<Outcome> {
        each!(self, inner => inner.leave(seat))
    }

    fn is_in_play(&self, seat: Seat) -> bool {
        each!(self, inner => inner.is_in_play(seat))
    }

    fn draws_by_repetition(&self) -> bool {
        each!(self, inner => inner.draws_by_repetition())
    }
}

impl fmt::Display for AnyPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        each!(self, inner => inner.fmt(f))
    }
}

impl fmt::Display for AnyMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnyMove::Quoridor(m) => m.fmt(f),
            AnyMove::Pacman(m) => m.fmt(f),
            AnyMove::Mspacman(m) => m.fmt(f),
        }
    }
}

impl From<Refusal> for Reason {
    fn from(refusal: Refusal) -> Reason {
        match refusal {
            Refusal::Quoridor(refusal) => refusal.into(),
            Refusal::Pacman(refusal) => refusal.into(),
            Refusal::Mspacman(refusal) => refusal.into(),
        }
    }
}
