use std::fmt;

use crate::Seat;

/// The result of a game for one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeatResult {
    /// Won, alone or with a team.
    Win,
    /// Nobody won.
    Draw,
    /// Somebody else won, or the player left before a draw.
    Loss,
}

/// The outcome of a game as one result per seat, so that teams (the ghosts) and one-against-many
/// games need no special case.
///
/// ```
/// use game::{Outcome, Seat, SeatResult};
///
/// let ghosts = Outcome::winners(3, [Seat::new(1), Seat::new(2)]);
/// assert_eq!(ghosts.result(Seat::new(0)), SeatResult::Loss);
/// assert_eq!(ghosts.to_string(), "0,1,1");
/// assert_eq!(Outcome::draw(2).to_string(), "1/2,1/2");
/// assert_eq!(Outcome::draw_among(3, [Seat::new(0), Seat::new(2)]).to_string(), "1/2,0,1/2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    seats: u8,
    /// Entries beyond `seats` stay `Loss`, so that equal outcomes compare equal.
    results: [SeatResult; Seat::MAX],
}

impl Outcome {
    /// `winner` wins, everyone else loses.
    pub fn winner(seats: usize, winner: Seat) -> Outcome {
        Outcome::winners(seats, [winner])
    }

    /// The `winners` win together, everyone else loses.
    pub fn winners(seats: usize, winners: impl IntoIterator<Item = Seat>) -> Outcome {
        let mut outcome = Outcome { seats: seats as u8, results: [SeatResult::Loss; Seat::MAX] };
        for seat in winners {
            outcome.results[seat.index()] = SeatResult::Win;
        }
        outcome
    }

    /// A draw between all seats.
    pub fn draw(seats: usize) -> Outcome {
        Outcome::draw_among(seats, Seat::all(seats))
    }

    /// A draw between the seats `in_play`; all others, whose players left, lose.
    pub fn draw_among(seats: usize, in_play: impl IntoIterator<Item = Seat>) -> Outcome {
        let mut outcome = Outcome::winners(seats, []);
        for seat in in_play {
            outcome.results[seat.index()] = SeatResult::Draw;
        }
        outcome
    }

    /// The number of seats in the game.
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The result of `seat`.
    pub const fn result(&self, seat: Seat) -> SeatResult {
        self.results[seat.index()]
    }

    /// The seats that won: none after a draw, several when a team wins.
    pub fn winning_seats(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.seats()).filter(|&seat| self.result(seat) == SeatResult::Win)
    }

    /// Reads the text [`Display`](fmt::Display) writes: `1,0`, `0,1,1`, `1/2,1/2`.
    pub fn parse(text: &str) -> Option<Outcome> {
        let mut outcome = Outcome { seats: 0, results: [SeatResult::Loss; Seat::MAX] };
        for word in text.split(',') {
            let result = match word {
                "1" => SeatResult::Win,
                "1/2" => SeatResult::Draw,
                "0" => SeatResult::Loss,
                _ => return None,
            };
            let seat = outcome.seats();
            *outcome.results.get_mut(seat)? = result;
            outcome.seats += 1;
        }
        Some(outcome)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for seat in Seat::all(self.seats()) {
            if seat.index() > 0 {
                f.write_str(",")?;
            }
            f.write_str(match self.result(seat) {
                SeatResult::Win => "1",
                SeatResult::Draw => "1/2",
                SeatResult::Loss => "0",
            })?;
        }
        Ok(())
    }
}
