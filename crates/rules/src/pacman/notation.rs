use std::fmt;

use super::Position;
use super::options::holders_text;

/// `e5 e9,a5,i5,e1 a1,a9,i1,i9 3 pac corners`: PAC-MAN, the ghosts (`-` if eaten or not in the
/// maze), the pellets left, the lives, the piece to move (`-` once the game is over), the maze;
/// then the holder of each ghost, only if they are not those of the start.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.pac())?;
        for (nth, ghost) in self.ghosts().into_iter().enumerate() {
            f.write_str(if nth > 0 { "," } else { "" })?;
            match ghost {
                Some(at) => at.fmt(f)?,
                None => f.write_str("-")?,
            }
        }
        f.write_str(if self.pellet_set() == 0 { " -" } else { " " })?;
        for (nth, pellet) in self.pellets().enumerate() {
            f.write_str(if nth > 0 { "," } else { "" })?;
            pellet.fmt(f)?;
        }
        let to_move = self.to_move().map_or("-", |piece| piece.word());
        write!(f, " {} {to_move} {}", self.lives(), self.maze().reference())?;
        if self.holders() != self.starting_holders() {
            write!(f, " {}", holders_text(self.holders()))?;
        }
        Ok(())
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
