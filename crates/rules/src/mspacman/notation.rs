use std::fmt;

use super::{Face, Ghost, Opening, Phase, Position, Spin};
use crate::{Path, Square};

/// What a player does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// The squares entered, in order: `d7-d6-d5`, or `--` where a ghost cannot move.
    Path(Path),
    /// Ms. Pac-Man put on a white circle: `@e7`.
    Place(Square),
}

/// What chance shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Roll {
    /// The spinner of Ms. Pac-Man: `spin:3`.
    Spin(u8),
    /// The die of the ghosts: `die:4`, `die:F2`.
    Die(Face),
}

impl Move {
    /// Reads a path or `@` and a square. Whether it is legal is for a position to say.
    pub fn parse(word: &str) -> Option<Move> {
        match word.strip_prefix('@') {
            Some(square) => Square::parse(square).map(Move::Place),
            None => Path::parse(word).map(Move::Path),
        }
    }
}

impl Roll {
    /// Reads `spin:` and a number or `die:` and a face. Whether the spinner or die of a board has
    /// it is for a position to say.
    pub fn parse(word: &str) -> Option<Roll> {
        let (kind, face) = word.split_once(':')?;
        let face = Face::parse(face)?;
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
        list(f, self.state.colours[seats.clone()].iter().copied())?;
        match (self.state.leader, self.state.lady) {
            (None, _) => f.write_str(" -")?,
            (Some(leader), None) => write!(f, " {leader}:-")?,
            (Some(leader), Some(at)) => write!(f, " {leader}:{at}")?,
        }
        f.write_str(" ")?;
        list(f, self.state.ghosts[seats].iter().copied())?;
        f.write_str(" ")?;
        let lost = |&square: &Square| self.board.dot(square).is_some() && !self.has_dot(square);
        let mut eaten: Vec<_> = self.board.squares().filter(lost).map(Some).collect();
        eaten.sort_by_key(|square| square.map(|square| (square.file(), square.rank())));
        if eaten.is_empty() {
            eaten.push(None);
        }
        list(f, eaten.into_iter())?;
        write!(f, " {} {}", PhaseWord(self), self.board.reference())
    }
}

/// Writes what there is, and `-` for what there is not.
fn list<T: fmt::Display>(
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
            Phase::Opening(Opening(spins)) => {
                f.write_str("open:")?;
                list(
                    f,
                    spins[..state.seats.into()].iter().map(|&spin| match spin {
                        Spin::Out => None,
                        Spin::Due => Some('?'),
                        Spin::Shown(steps) => Some((b'0' + steps) as char),
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

impl fmt::Display for Ghost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.at, self.side)
    }
}
