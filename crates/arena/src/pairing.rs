use std::ops::Range;

use game::Seat;

/// The pairing schedule: which contestant sits at which seat in each game. Every opening is played
/// as many times as there are seats, each time with everyone one seat further on, so that every
/// contestant plays every opening from every seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairingSchedule {
    /// The number of seats of a game.
    pub seats: usize,
    /// The number of contestants. Where there are fewer than seats, the last fills the rest.
    pub contestants: usize,
    /// Whether every opening is also played by the last contestant in all seats (a mirror game):
    /// the reference against which each role of the first is measured.
    pub mirror: bool,
}

impl PairingSchedule {
    /// The opening that game `number` is played from.
    pub fn opening(self, number: u64) -> u64 {
        number / self.games_per_opening()
    }

    /// The games that are played from an opening.
    pub fn games_of(self, opening: u64) -> Range<u64> {
        opening * self.games_per_opening()..(opening + 1) * self.games_per_opening()
    }

    /// The contestant who sits at `seat` in game `number`.
    pub fn contestant(self, number: u64, seat: Seat) -> usize {
        let rotation = (number % self.games_per_opening()) as usize;
        if rotation == self.seats {
            return self.contestants - 1;
        }
        ((seat.index() + rotation) % self.seats).min(self.contestants - 1)
    }

    /// The seat of the first contestant in game `number`; `None` in a mirror game.
    pub fn seat_of_first(self, number: u64) -> Option<Seat> {
        Seat::all(self.seats).find(|&seat| self.contestant(number, seat) == 0)
    }

    /// The number of games played from each opening.
    fn games_per_opening(self) -> u64 {
        self.seats as u64 + u64::from(self.mirror)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everyone_plays_every_opening_from_every_seat() {
        for (seats, contestants) in [(2, 2), (4, 2), (4, 4), (5, 3)] {
            let schedule = PairingSchedule { seats, contestants, mirror: false };
            for opening in 0..3 {
                let games = schedule.games_of(opening);
                assert!(games.clone().all(|number| schedule.opening(number) == opening));
                let mut firsts: Vec<_> =
                    games.map(|number| schedule.seat_of_first(number).unwrap().index()).collect();
                firsts.sort_unstable();
                assert_eq!(firsts, (0..seats).collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn the_last_contestant_fills_the_remaining_seats() {
        let schedule = PairingSchedule { seats: 4, contestants: 2, mirror: false };
        let seated: Vec<_> = Seat::all(4).map(|seat| schedule.contestant(1, seat)).collect();
        assert_eq!(seated, [1, 1, 1, 0]);
    }

    #[test]
    fn every_round_ends_with_a_mirror_game() {
        let schedule = PairingSchedule { seats: 2, contestants: 2, mirror: true };
        let firsts: Vec<_> = (0..6).map(|n| schedule.seat_of_first(n).map(Seat::index)).collect();
        assert_eq!(firsts, [Some(0), Some(1), None, Some(0), Some(1), None]);
        assert_eq!(schedule.games_of(1), 3..6);
    }
}
