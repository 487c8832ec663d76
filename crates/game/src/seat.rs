use std::fmt;

/// A player's index in a game. People count seats from 1 ([`number`](Seat::number)), arrays from 0
/// ([`index`](Seat::index)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

/// A seat as people count it, from 1: what crosses a wire or stands in a record.
pub type SeatNumber = u8;

impl Seat {
    /// The largest number of seats of any game.
    pub const MAX: usize = 5;

    /// The seat at `index`, counted from 0.
    ///
    /// # Panics
    /// When `index` is not below [`Seat::MAX`].
    #[inline]
    pub const fn new(index: usize) -> Seat {
        assert!(index < Seat::MAX, "a game has at most five seats");
        Seat(index as u8)
    }

    /// The seat with that number, counted from 1; `None` where no game has so many seats.
    pub const fn from_number(number: usize) -> Option<Seat> {
        if number >= 1 && number <= Seat::MAX { Some(Seat(number as u8 - 1)) } else { None }
    }

    /// The index, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number shown to people, counted from 1.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// All seats of a game for `seats` players, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        debug_assert!(seats <= Seat::MAX);
        (0..seats as u8).map(Seat)
    }

    /// The next seat in turn order, cyclically: the one to the left.
    #[inline]
    pub const fn next(self, seats: usize) -> Seat {
        let next = self.0 + 1;
        if next as usize >= seats { Seat(0) } else { Seat(next) }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

#[cfg(test)]
mod tests {
    use super::Seat;

    #[test]
    fn the_next_seat_is_cyclic() {
        let round: Vec<_> = Seat::all(4).map(|seat| seat.next(4).number()).collect();
        assert_eq!(round, [2, 3, 4, 1]);
    }

    #[test]
    fn numbers_count_from_one() {
        assert_eq!(Seat::from_number(0), None);
        assert_eq!(Seat::from_number(1), Some(Seat::new(0)));
        assert_eq!(Seat::from_number(6), None);
    }
}
