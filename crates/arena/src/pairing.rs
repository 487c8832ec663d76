use std::ops::Range;

use game::Seat;

/// Who meets whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TournamentFormat {
    /// All contestants take part in every game.
    #[default]
    OneTable,
    /// Everyone plays everyone else, two at a time.
    RoundRobin,
    /// The first plays everyone else, two at a time.
    Gauntlet,
}

impl TournamentFormat {
    /// Its name on the command line; a match at one table is no tournament.
    pub(crate) fn name(self) -> Option<&'static str> {
        match self {
            TournamentFormat::OneTable => None,
            TournamentFormat::RoundRobin => Some("round-robin"),
            TournamentFormat::Gauntlet => Some("gauntlet"),
        }
    }
}

/// The pairing schedule: which contestant sits at which seat in each game. Every opening is played
/// as many times as there are seats, each time with everyone one seat further on, so that every
/// contestant plays every opening from every seat. In a tournament all pairs play an opening before the next
/// one comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairingSchedule {
    /// The number of seats of a game; 2 in a tournament.
    pub seats: usize,
    /// The number of contestants. Where there are fewer than seats, the last fills the rest.
    pub contestants: usize,
    /// Who meets whom.
    pub format: TournamentFormat,
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
        if self.is_mirror(number) {
            return self.contestants - 1;
        }
        let in_round = (number % self.games_per_opening()) as usize;
        let (table, rotation) = (in_round / self.seats, in_round % self.seats);
        let place = (seat.index() + rotation) % self.seats;
        let (first, second) = match self.format {
            TournamentFormat::OneTable => return place.min(self.contestants - 1),
            TournamentFormat::Gauntlet => (0, table + 1),
            TournamentFormat::RoundRobin => self.pair(table),
        };
        if place == 0 { first } else { second }
    }

    /// The seat of a contestant in game `number`; `None` where it does not take part, and in a mirror game.
    pub fn seat_of(self, contestant: usize, number: u64) -> Option<Seat> {
        let mut seats = Seat::all(self.seats);
        seats.find(|&seat| self.contestant(number, seat) == contestant && !self.is_mirror(number))
    }

    /// The seat of the first contestant in game `number`; `None` where it does not take part.
    pub fn seat_of_first(self, number: u64) -> Option<Seat> {
        self.seat_of(0, number)
    }

    /// Whether game `number` is a mirror game.
    pub fn is_mirror(self, number: u64) -> bool {
        self.mirror && number % self.games_per_opening() + 1 == self.games_per_opening()
    }

    /// How many games a contestant plays from each opening.
    pub fn games_per_opening_of(self, contestant: usize) -> u32 {
        self.games_of(0).filter(|&game| self.seat_of(contestant, game).is_some()).count() as u32
    }

    /// The number of games played from each opening.
    pub fn games_per_opening(self) -> u64 {
        let others = self.contestants.saturating_sub(1);
        let tables = match self.format {
            TournamentFormat::OneTable => 1,
            TournamentFormat::Gauntlet => others,
            TournamentFormat::RoundRobin => self.contestants * others / 2,
        };
        (self.seats * tables) as u64 + u64::from(self.mirror)
    }

    /// The `nth` pair of a round robin.
    fn pair(self, nth: usize) -> (usize, usize) {
        let all = 0..self.contestants;
        let mut pairs =
            all.flat_map(|first| (first + 1..self.contestants).map(move |second| (first, second)));
        pairs.nth(nth).expect("a round has as many pairs")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE_TABLE: PairingSchedule = PairingSchedule {
        seats: 2,
        contestants: 2,
        format: TournamentFormat::OneTable,
        mirror: false,
    };

    #[test]
    fn everyone_plays_every_opening_from_every_seat() {
        for (seats, contestants) in [(2, 2), (4, 2), (4, 4), (5, 3)] {
            let schedule = PairingSchedule { seats, contestants, ..ONE_TABLE };
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
        let schedule = PairingSchedule { seats: 4, ..ONE_TABLE };
        let seated: Vec<_> = Seat::all(4).map(|seat| schedule.contestant(1, seat)).collect();
        assert_eq!(seated, [1, 1, 1, 0]);
    }

    #[test]
    fn every_round_ends_with_a_mirror_game() {
        let schedule = PairingSchedule { mirror: true, ..ONE_TABLE };
        let firsts: Vec<_> = (0..6).map(|n| schedule.seat_of_first(n).map(Seat::index)).collect();
        assert_eq!(firsts, [Some(0), Some(1), None, Some(0), Some(1), None]);
        assert_eq!(schedule.games_of(1), 3..6);
    }

    /// How often each ordered pair meets in the games of an opening.
    fn meetings(schedule: PairingSchedule, opening: u64) -> Vec<(usize, usize)> {
        let seats = [Seat::new(0), Seat::new(1)];
        let games = schedule.games_of(opening);
        let mut pairs: Vec<_> =
            games.map(|game| seats.map(|seat| schedule.contestant(game, seat)).into()).collect();
        pairs.sort_unstable();
        pairs
    }

    #[test]
    fn in_a_round_robin_everyone_meets_everyone_from_both_seats() {
        let schedule =
            PairingSchedule { contestants: 4, format: TournamentFormat::RoundRobin, ..ONE_TABLE };
        let all: Vec<_> = (0..4)
            .flat_map(|one| {
                (0..4).filter(move |&other| other != one).map(move |other| (one, other))
            })
            .collect();
        for opening in 0..2 {
            assert_eq!(meetings(schedule, opening), all);
        }
        assert!((0..4).all(|contestant| schedule.games_per_opening_of(contestant) == 6));
    }

    #[test]
    fn in_a_gauntlet_the_first_meets_everyone_from_both_seats() {
        let schedule =
            PairingSchedule { contestants: 4, format: TournamentFormat::Gauntlet, ..ONE_TABLE };
        let all = [(0, 1), (0, 2), (0, 3), (1, 0), (2, 0), (3, 0)];
        assert_eq!(meetings(schedule, 0), all);
        assert_eq!(meetings(schedule, 5), all);
        assert_eq!((schedule.games_per_opening_of(0), schedule.games_per_opening_of(2)), (6, 2));
    }
}
