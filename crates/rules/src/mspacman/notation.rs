use std::fmt;

use super::{DieFace, GhostState, OpeningSpin, OpeningSpins, Phase, Position};
use crate::{Path, Square};

/// A move of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The squares entered, in order: `d7-d6-d5`, or `--` if a ghost cannot move.
    Path(Path),
    /// Ms. Pac-Man is placed on a white circle: `@e7`.
    Place(Square),
}

/// A roll of the spinner or die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Roll {
    /// The spinner of Ms. Pac-Man: `spin:3`.
    Spin(u8),
    /// The die of the ghosts: `die:4`, `die:F2`.
    Die(DieFace),
}

impl Move {
    /// Parses a path, or `@` and a square. Legality is not checked.
    pub fn parse(word: &str) -> Option<Move> {
        match word.strip_prefix('@') {
            Some(square) => Square::parse(square).map(Move::Place),
            None => Path::parse(word).map(Move::Path),
        }
    }
}

impl Roll {
    /// Parses `spin:` and a number, or `die:` and a face. Whether the spinner or die of the board
    /// has that face is not checked.
    pub fn parse(word: &str) -> Option<Roll> {
        let (kind, face) = word.split_once(':')?;
        let face = DieFace::parse(face)?;
        match kind {
            "spin" if !face.flip => Some(Roll::Spin(face.steps)),
            "die" => Some(Roll::Die(face)),
            _ => None,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Path(path) => path.fmt(f),
            Move::Place(square) => write!(f, "@{square}"),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Roll::Spin(steps) => write!(f, "spin:{steps}"),
            Roll::Die(face) => write!(f, "die:{face}"),
        }
    }
}

impl fmt::Debug for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = 0..usize::from(self.state.seats);
        write_list(f, self.state.colours[seats.clone()].iter().copied())?;
        match (self.state.leader, self.state.ms_pacman) {
            (None, _) => f.write_str(" -")?,
            (Some(leader), None) => write!(f, " {leader}:-")?,
            (Some(leader), Some(at)) => write!(f, " {leader}:{at}")?,
        }
        f.write_str(" ")?;
        write_list(f, self.state.ghosts[seats].iter().copied())?;
        f.write_str(" ")?;
        let lost =
            |&square: &Square| self.board.dot_index(square).is_some() && !self.has_dot(square);
        let mut eaten: Vec<_> = self.board.squares().filter(lost).map(Some).collect();
        eaten.sort_unstable_by_key(|square| square.map(|square| (square.file(), square.rank())));
        if eaten.is_empty() {
            eaten.push(None);
        }
        write_list(f, eaten.into_iter())?;
        write!(f, " {} {}", PhaseWord(self), self.board.reference())
    }
}

/// Writes a list separated by commas, with `-` for `None`.
fn write_list<T: fmt::Display>(
    f: &mut fmt::Formatter<'_>,
    items: impl Iterator<Item = Option<T>>,
) -> fmt::Result {
    for (nth, item) in items.enumerate() {
        if nth > 0 {
            f.write_str(",")?;
        }
        match item {
            Some(item) => item.fmt(f)?,
            None => f.write_str("-")?,
        }
    }
    Ok(())
}

struct PhaseWord<'a>(&'a Position);

impl fmt::Display for PhaseWord<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = &self.0.state;
        match state.phase {
            Phase::Opening(OpeningSpins(spins)) => {
                f.write_str("open:")?;
                write_list(
                    f,
                    spins[..state.seats.into()].iter().map(|&spin| match spin {
                        OpeningSpin::Out => None,
                        OpeningSpin::Due => Some('?'),
                        OpeningSpin::Shown(steps) => Some((b'0' + steps) as char),
                    }),
                )
            }
            Phase::Place => f.write_str("place"),
            Phase::Roll(seat) => write!(f, "roll:{seat}"),
            Phase::Move(seat, steps) => write!(f, "move:{seat}:{steps}"),
            Phase::Over(winner) => write!(f, "over:{winner}"),
        }
    }
}

impl fmt::Display for GhostState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.at, self.side)
    }
}
