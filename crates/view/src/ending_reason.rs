use game::{Cause, Departure, Record, SeatNumber};
use rules::AnyPosition;

use crate::number;

/// How a game ended, and by whom: what people say about it afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndingReason {
    /// That seat reached its goal line.
    GoalReached(SeatNumber),
    /// PAC-MAN ate the last pellet.
    PelletsEaten,
    /// The ghosts took PAC-MAN's last life.
    LivesTaken,
    /// The last dot in the area of that seat was eaten.
    DotsEaten(SeatNumber),
    /// That seat left, and too few players were left to go on.
    Left(SeatNumber, Departure),
    /// The same position came up for the third time.
    Repetition,
    /// The players agreed on a draw.
    Agreement,
    /// The game was cancelled.
    Aborted,
}

impl EndingReason {
    /// How a record ended; `None` where it goes on.
    pub fn of(record: &Record<AnyPosition>) -> Option<EndingReason> {
        let ending = record.ending()?;
        let winner = ending.outcome.winning_seats().next().map(number);
        Some(match ending.cause {
            Cause::Rules => match (record.position(), winner) {
                (AnyPosition::Quoridor(_), Some(seat)) => EndingReason::GoalReached(seat),
                (AnyPosition::Mspacman(_), Some(seat)) => EndingReason::DotsEaten(seat),
                (AnyPosition::Pacman(position), _) if position.lives() == 0 => {
                    EndingReason::LivesTaken
                }
                (AnyPosition::Pacman(_), _) => EndingReason::PelletsEaten,
                // The rules end no other game without a winner.
                (_, None) => EndingReason::Repetition,
            },
            Cause::Departure(why) => EndingReason::Left(number(record.last_to_leave()?), why),
            Cause::Repetition => EndingReason::Repetition,
            Cause::Agreement => EndingReason::Agreement,
            Cause::Aborted => EndingReason::Aborted,
        })
    }

    /// The key of the message that tells it.
    pub const fn key(self) -> &'static str {
        match self {
            EndingReason::GoalReached(_) => "ending-by-goal",
            EndingReason::PelletsEaten => "ending-by-pellets",
            EndingReason::LivesTaken => "ending-by-lives",
            EndingReason::DotsEaten(_) => "ending-by-dots",
            EndingReason::Left(_, Departure::Resigned) => "ending-by-resign",
            EndingReason::Left(_, Departure::OutOfTime) => "ending-by-time",
            EndingReason::Left(_, Departure::Fault) => "ending-by-fault",
            EndingReason::Repetition => "ending-by-repetition",
            EndingReason::Agreement => "ending-by-agreement",
            EndingReason::Aborted => "ending-by-aborted",
        }
    }

    /// The seat that it is about.
    pub const fn seat(self) -> Option<SeatNumber> {
        match self {
            EndingReason::GoalReached(seat)
            | EndingReason::DotsEaten(seat)
            | EndingReason::Left(seat, _) => Some(seat),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::GameRecord;

    use super::*;

    fn reason(text: &str) -> Option<EndingReason> {
        let record = GameRecord::parse(&format!("palisade 1\ngame {text}\n")).unwrap().record;
        EndingReason::of(&record)
    }

    #[test]
    fn who_reached_the_goal_line() {
        let start = "start e8,a2 10,10 1 -";
        let ended = reason(&format!("quoridor\nseats 2\n{start}\n\ne9"));
        assert_eq!(ended, Some(EndingReason::GoalReached(1)));
        assert_eq!(reason("quoridor\nseats 2\n\ne2"), None);
    }

    #[test]
    fn who_left_and_how() {
        let left = |how: &str| reason(&format!("quoridor\nseats 2\n\ne2 leave:1:{how}"));
        assert_eq!(left("resign"), Some(EndingReason::Left(1, Departure::Resigned)));
        assert_eq!(left("time"), Some(EndingReason::Left(1, Departure::OutOfTime)));
        // With four, the last one who leaves ends the game.
        let four = reason("quoridor\nseats 4\n\nleave:2:resign leave:4:time leave:1:resign");
        assert_eq!(four, Some(EndingReason::Left(1, Departure::Resigned)));
    }

    #[test]
    fn p36_pacman_loses_his_last_life() {
        let record = "pacman\nseats 2\nmaze orchard\noption lives=1\n\nd5-d6 d6";
        assert_eq!(reason(record), Some(EndingReason::LivesTaken));
    }
}
