use game::Seat;

/// Who sits where: as many rounds of the table as there are seats, each a turn further, so that
/// everyone plays every opening from every side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating {
    /// Seats at the table.
    pub seats: usize,
    /// Entrants in the match. Where there are fewer than seats, the last fills the rest.
    pub entrants: usize,
}

impl Seating {
    /// Which opening game `number` is played from.
    pub fn opening(self, number: u64) -> u64 {
        number / self.seats as u64
    }

    /// Which entrant sits at `seat` in game `number`.
    pub fn entrant(self, number: u64, seat: Seat) -> usize {
        let turn = (number % self.seats as u64) as usize;
        ((seat.index() + turn) % self.seats).min(self.entrants - 1)
    }

    /// Where the first entrant sits in game `number`.
    pub fn first(self, number: u64) -> Seat {
        let found = Seat::all(self.seats).find(|&seat| self.entrant(number, seat) == 0);
        found.expect("the first entrant always has a seat")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everyone_plays_every_opening_from_every_side() {
        for (seats, entrants) in [(2, 2), (4, 2), (4, 4), (5, 3)] {
            let seating = Seating { seats, entrants };
            for opening in 0..3 {
                let games = opening * seats as u64..(opening + 1) * seats as u64;
                assert!(games.clone().all(|number| seating.opening(number) == opening));
                let mut firsts: Vec<_> =
                    games.map(|number| seating.first(number).index()).collect();
                firsts.sort_unstable();
                assert_eq!(firsts, (0..seats).collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn the_last_entrant_fills_the_table() {
        let seating = Seating { seats: 4, entrants: 2 };
        let seated: Vec<_> = Seat::all(4).map(|seat| seating.entrant(1, seat)).collect();
        assert_eq!(seated, [1, 1, 1, 0]);
    }
}
