//! The one-line text of a position: pawns, fences in hand, the seat to move, fences.

use std::fmt;

use game::Seat;

use super::Position;

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats = game::Position::seats(self);
        for seat in Seat::all(seats) {
            f.write_str(comma(seat.index()))?;
            match self.pawn(seat) {
                Some(square) => square.fmt(f)?,
                None => f.write_str("-")?,
            }
        }
        f.write_str(" ")?;
        for seat in Seat::all(seats) {
            write!(f, "{}{}", comma(seat.index()), self.hand(seat))?;
        }
        write!(f, " {} ", self.mover())?;
        let mut fences: Vec<_> = self.fences().collect();
        fences.sort_unstable_by_key(|fence| {
            (fence.anchor.file(), fence.anchor.rank(), fence.orientation)
        });
        if fences.is_empty() {
            f.write_str("-")?;
        }
        for (nth, fence) in fences.iter().enumerate() {
            write!(f, "{}{fence}", comma(nth))?;
        }
        Ok(())
    }
}

fn comma(nth: usize) -> &'static str {
    if nth == 0 { "" } else { "," }
}
