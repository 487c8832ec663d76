use std::fmt;

use crate::Seat;

/// How one seat came out of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    /// Won, alone or with a team.
    Win,
    /// Nobody won.
    Draw,
    /// Somebody else won.
    Loss,
}

/// How a game came out, seat by seat, so that teams (the ghosts) and asymmetry need no special
/// case.
///
/// ```
/// use game::{Outcome, Seat, Standing};
///
/// let ghosts = Outcome::winners(3, [Seat::new(1), Seat::new(2)]);
/// assert_eq!(ghosts.of(Seat::new(0)), Standing::Loss);
/// assert_eq!(ghosts.to_string(), "0,1,1");
/// assert_eq!(Outcome::draw(2).to_string(), "1/2,1/2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    seats: u8,
    /// Seats the game does not have stay `Loss`, so that equal outcomes compare equal.
    standings: [Standing; Seat::MAX],
}

impl Outcome {
    /// `winner` wins, everyone else loses.
    pub fn winner(seats: usize, winner: Seat) -> Outcome {
        Outcome::winners(seats, [winner])
    }

    /// The `winners` win together, everyone else loses.
    pub fn winners(seats: usize, winners: impl IntoIterator<Item = Seat>) -> Outcome {
        let mut outcome = Outcome { seats: seats as u8, standings: [Standing::Loss; Seat::MAX] };
        for seat in winners {
            outcome.standings[seat.index()] = Standing::Win;
        }
        outcome
    }

    /// Nobody wins, nobody loses.
    pub fn draw(seats: usize) -> Outcome {
        let mut outcome = Outcome::winners(seats, []);
        outcome.standings[..seats].fill(Standing::Draw);
        outcome
    }

    /// How many seats the game had.
    pub const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// How `seat` came out.
    pub const fn of(&self, seat: Seat) -> Standing {
        self.standings[seat.index()]
    }

    /// Everyone who won.
    pub fn victors(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.seats()).filter(|&seat| self.of(seat) == Standing::Win)
    }

    /// Reads the text [`Display`](fmt::Display) writes: `1,0`, `0,1,1`, `1/2,1/2`.
    pub fn parse(text: &str) -> Option<Outcome> {
        let mut outcome = Outcome { seats: 0, standings: [Standing::Loss; Seat::MAX] };
        for word in text.split(',') {
            let standing = match word {
                "1" => Standing::Win,
                "1/2" => Standing::Draw,
                "0" => Standing::Loss,
                _ => return None,
            };
            let seat = outcome.seats();
            *outcome.standings.get_mut(seat)? = standing;
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
            f.write_str(match self.of(seat) {
                Standing::Win => "1",
                Standing::Draw => "1/2",
                Standing::Loss => "0",
            })?;
        }
        Ok(())
    }
}
