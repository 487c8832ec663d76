use std::fmt;

use game::SeatResult;

use crate::{RatedSeat, RatingPool, SkillRating, rate};

/// What a game would change for one player, in points as people see them: `+7 / −9`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SkillStake {
    /// By winning.
    pub win: i32,
    /// By a draw between all.
    pub draw: i32,
    /// By losing; with more than two sides, to the one whose win costs most.
    pub loss: i32,
}

impl SkillStake {
    /// What is at stake for `seat` in a game that ends at `now`. One of the seats `may_begin` will begin: where there are
    /// several, each as likely as another, it is the mean over them. The first player's term of a seat is what the first
    /// move would be worth to it, and counts where it begins. The results in `seats` are not looked at.
    pub fn of(seats: &[RatedSeat], may_begin: &[usize], seat: usize, now: u64) -> SkillStake {
        let own = &seats[seat];
        let rating_after = |result_of: &dyn Fn(usize) -> SeatResult, first: usize| {
            let played = seats.iter().enumerate().map(|(nth, seat)| RatedSeat {
                result: result_of(seat.side),
                first_player_term: if nth == first { seat.first_player_term } else { 0.0 },
                ..*seat
            });
            rate(&played.collect::<Vec<_>>(), now)[seat]
        };
        let change = |result_of: &dyn Fn(usize) -> SeatResult| {
            let after = may_begin.iter().map(|&first| rating_after(result_of, first).rating);
            let mean = after.sum::<f64>() / may_begin.len() as f64;
            SkillRating { rating: mean, ..own.before }.shown() - own.before.shown()
        };
        let won_by = |winner: usize| {
            let result = |side| if side == winner { SeatResult::Win } else { SeatResult::Loss };
            change(&result)
        };
        let others = seats.iter().map(|s| s.side).filter(|side| *side != own.side);
        SkillStake {
            win: won_by(own.side),
            draw: change(&|_| SeatResult::Draw),
            loss: others.map(won_by).min().unwrap_or(0),
        }
    }

    /// What is at stake in a quick game of a pool against people who are exactly as strong, whoever begins, where the first
    /// move is worth `first_player_term`.
    pub fn against_equals(
        own: &SkillRating,
        pool: RatingPool,
        first_player_term: f64,
        now: u64,
    ) -> SkillStake {
        let seat =
            |side| RatedSeat { before: *own, side, result: SeatResult::Draw, first_player_term };
        let seats: Vec<_> = (0..pool.quick_seats()).map(seat).collect();
        let everybody: Vec<_> = (0..seats.len()).collect();
        SkillStake::of(&seats, &everybody, 0, now)
    }
}

impl fmt::Display for SkillStake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = |change: i32| if change < 0 { '−' } else { '+' };
        let SkillStake { win, loss, .. } = *self;
        write!(
            f,
            "{}{} / {}{}",
            sign(win),
            win.abs(),
            if loss == 0 { '−' } else { sign(loss) },
            loss.abs()
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(rating: f64, side: usize) -> RatedSeat {
        let before = SkillRating { rating, deviation: 60.0, at: 1, ..SkillRating::NEW };
        RatedSeat { before, side, result: SeatResult::Draw, first_player_term: 0.0 }
    }

    #[test]
    fn the_stronger_has_more_to_lose() {
        let seats = [seat(1560.0, 0), seat(1500.0, 1)];
        let (strong, weak) =
            (SkillStake::of(&seats, &[0], 0, 1), SkillStake::of(&seats, &[0], 1, 1));
        assert!(strong.win < -strong.loss && weak.win > -weak.loss, "{strong} {weak}");
        assert!(strong.draw < 0 && weak.draw > 0);
        assert_eq!(strong.to_string(), "+8 / −12");
    }

    #[test]
    fn what_is_at_stake_is_what_the_game_changes() {
        let mut seats = [seat(1560.0, 0), seat(1500.0, 1), seat(1400.0, 2), seat(1700.0, 3)];
        let stake = SkillStake::of(&seats, &[2], 1, 1);
        for winner in 0..4 {
            for seat in &mut seats {
                let won = seat.side == winner;
                seat.result = if won { SeatResult::Win } else { SeatResult::Loss };
            }
            let change = rate(&seats, 1)[1].shown() - 1500;
            match winner {
                1 => assert_eq!(change, stake.win),
                _ => assert!(change < stake.win && change >= stake.loss),
            }
        }
    }
    #[test]
    fn against_equals_two_have_as_much_to_win_as_to_lose_and_four_more() {
        for deviation in [45.0, 75.0, 110.0, 500.0] {
            let own = SkillRating { rating: 1700.0, deviation, at: 1, ..SkillRating::NEW };
            for pool in RatingPool::ALL {
                let SkillStake { win, draw, loss } = SkillStake::against_equals(&own, pool, 0.0, 1);
                assert_eq!(draw, 0, "{pool}");
                match pool {
                    RatingPool::FourPlayers => assert!(win > -loss && loss < 0, "{win} {loss}"),
                    _ => assert_eq!(win, -loss, "{pool}"),
                }
            }
        }
    }
}
