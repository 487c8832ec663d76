use std::ops::Range;

use game::Seat;

/// Who sits where: as many rounds of the table as there are seats, each a turn further, so that
/// everyone plays every opening from every side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating {
    /// Seats at the table.
    pub seats: usize,
    /// Entrants in the match. Where there are fewer than seats, the last fills the rest.
    pub entrants: usize,
    /// Whether every opening is also played by the last entrant alone, in all seats: what the
    /// first does in one role shows against that.
    pub mirror: bool,
}

impl Seating {
    /// Which opening game `number` is played from.
    pub fn opening(self, number: u64) -> u64 {
        number / self.round()
    }

    /// The games that are played from an opening.
    pub fn games(self, opening: u64) -> Range<u64> {
        opening * self.round()..(opening + 1) * self.round()
    }

    /// Which entrant sits at `seat` in game `number`.
    pub fn entrant(self, number: u64, seat: Seat) -> usize {
        let turn = (number % self.round()) as usize;
        if turn == self.seats {
            return self.entrants - 1;
        }
        ((seat.index() + turn) % self.seats).min(self.entrants - 1)
    }

    /// Where the first entrant sits in game `number`; nowhere in a mirror game.
    pub fn first(self, number: u64) -> Option<Seat> {
        Seat::all(self.seats).find(|&seat| self.entrant(number, seat) == 0)
    }

    /// How many games an opening is played in.
    fn round(self) -> u64 {
        self.seats as u64 + u64::from(self.mirror)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everyone_plays_every_opening_from_every_side() {
        for (seats, entrants) in [(2, 2), (4, 2), (4, 4), (5, 3)] {
            let seating = Seating { seats, entrants, mirror: false };
            for opening in 0..3 {
                let games = seating.games(opening);
                assert!(games.clone().all(|number| seating.opening(number) == opening));
                let mut firsts: Vec<_> =
                    games.map(|number| seating.first(number).unwrap().index()).collect();
                firsts.sort_unstable();
                assert_eq!(firsts, (0..seats).collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn the_last_entrant_fills_the_table() {
        let seating = Seating { seats: 4, entrants: 2, mirror: false };
        let seated: Vec<_> = Seat::all(4).map(|seat| seating.entrant(1, seat)).collect();
        assert_eq!(seated, [1, 1, 1, 0]);
    }

    #[test]
    fn a_mirror_game_ends_every_round() {
        let seating = Seating { seats: 2, entrants: 2, mirror: true };
        let firsts: Vec<_> = (0..6).map(|n| seating.first(n).map(Seat::index)).collect();
        assert_eq!(firsts, [Some(0), Some(1), None, Some(0), Some(1), None]);
        assert_eq!(seating.games(1), 3..6);
    }
}
