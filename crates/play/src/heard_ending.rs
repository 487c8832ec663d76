use api::SeatNumber;

/// What the ending of a game is to those who follow it on one device, and so how it sounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeardEnding {
    /// Somebody here has won, or somebody else before spectators.
    Won,
    /// Everybody here was beaten.
    Lost,
    /// Nobody has won.
    Undecided,
}

impl HeardEnding {
    /// The ending of a game with these winners to the players here; where there are none, everybody watches.
    pub fn new(winners: &[SeatNumber], local_seats: &[SeatNumber]) -> HeardEnding {
        if winners.is_empty() {
            return HeardEnding::Undecided;
        }
        let has_won =
            local_seats.is_empty() || winners.iter().any(|seat| local_seats.contains(seat));
        if has_won { HeardEnding::Won } else { HeardEnding::Lost }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_players_here_whom_somebody_else_has_beaten_have_lost() {
        let seats: [&[SeatNumber]; 6] = [&[], &[1], &[2], &[2, 3], &[4], &[1, 2, 3, 4]];
        for (winners, local) in seats.iter().flat_map(|one| seats.map(|other| (*one, other))) {
            let ending = HeardEnding::new(winners, local);
            let is_beaten = !winners.is_empty()
                && !local.is_empty()
                && local.iter().all(|seat| !winners.contains(seat));
            assert_eq!(ending == HeardEnding::Lost, is_beaten, "{winners:?} won, {local:?} here");
            let is_undecided = ending == HeardEnding::Undecided;
            assert_eq!(is_undecided, winners.is_empty(), "{winners:?} won, {local:?} here");
        }
    }
}
