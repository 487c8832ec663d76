use std::fmt;

use game::TimeControl;

/// A rating pool: games so alike that one number says how well somebody plays them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RatingPool {
    /// Quoridor for two, with a clock of minutes.
    ClassicLive,
    /// Quoridor for two, with days for every move.
    ClassicCorrespondence,
    /// Quoridor Mini for two.
    Mini,
    /// Quoridor and Quoridor Mini for four.
    FourPlayers,
    /// The PAC-MAN variant, as PAC-MAN.
    Pacman,
    /// The PAC-MAN variant, as the ghosts.
    Ghosts,
    /// Ms. Pac-Man.
    MsPacman,
}

impl RatingPool {
    /// Every pool, in the order in which people read them.
    pub const ALL: [RatingPool; 7] = [
        RatingPool::ClassicLive,
        RatingPool::ClassicCorrespondence,
        RatingPool::Mini,
        RatingPool::FourPlayers,
        RatingPool::Pacman,
        RatingPool::Ghosts,
        RatingPool::MsPacman,
    ];

    /// The pool of a seat, from 0, of a game: by its name (`quoridor`, `mini`, `pacman`, `mspacman`), its number
    /// of seats and its clock. `None` if such games have no pool.
    ///
    /// ```
    /// use game::TimeControl;
    /// use ratings::RatingPool;
    /// let clock = TimeControl::Fischer { seconds: 180, increment: 2 };
    /// assert_eq!(RatingPool::of_seat("quoridor", 2, clock, 1), Some(RatingPool::ClassicLive));
    /// assert_eq!(RatingPool::of_seat("pacman", 2, clock, 1), Some(RatingPool::Ghosts));
    /// ```
    pub fn of_seat(
        game: &str,
        seats: usize,
        time_control: TimeControl,
        seat: usize,
    ) -> Option<RatingPool> {
        let is_correspondence = matches!(time_control, TimeControl::Correspondence { .. });
        match (game, seats) {
            ("quoridor", 2) if is_correspondence => Some(RatingPool::ClassicCorrespondence),
            ("quoridor", 2) => Some(RatingPool::ClassicLive),
            ("mini", 2) => Some(RatingPool::Mini),
            ("quoridor" | "mini", 4) => Some(RatingPool::FourPlayers),
            ("pacman", _) if seat == 0 => Some(RatingPool::Pacman),
            ("pacman", _) => Some(RatingPool::Ghosts),
            ("mspacman", _) => Some(RatingPool::MsPacman),
            _ => None,
        }
    }

    /// The word for it in addresses, rows and commands.
    pub const fn name(self) -> &'static str {
        match self {
            RatingPool::ClassicLive => "classic",
            RatingPool::ClassicCorrespondence => "classic-correspondence",
            RatingPool::Mini => "mini",
            RatingPool::FourPlayers => "four-players",
            RatingPool::Pacman => "pacman",
            RatingPool::Ghosts => "ghosts",
            RatingPool::MsPacman => "mspacman",
        }
    }

    /// The pool of that [name](RatingPool::name).
    pub fn parse(name: &str) -> Option<RatingPool> {
        RatingPool::ALL.into_iter().find(|pool| pool.name() == name)
    }

    /// The pool of those whom people of this one play against: the other role, or the same pool where there is none.
    pub const fn against(self) -> RatingPool {
        match self {
            RatingPool::Pacman => RatingPool::Ghosts,
            RatingPool::Ghosts => RatingPool::Pacman,
            pool => pool,
        }
    }

    /// How many people quick pairing brings together for a game of the pool.
    pub const fn quick_seats(self) -> usize {
        match self {
            RatingPool::FourPlayers => 4,
            _ => 2,
        }
    }

    /// Whether a term for the first player is part of the ratings: not where roles have pools of their own, or more than
    /// two people play.
    pub const fn has_first_player_term(self) -> bool {
        !self.first_player_terms().is_empty()
    }

    /// How many rating points the first move counted for in games that ended at that time, in milliseconds since 1970.
    /// Whenever a game is rated, it is by the term of then: ratings that are computed anew stay what they were.
    pub fn first_player_term(self, ended_at: u64) -> f64 {
        term_at(self.first_player_terms(), ended_at)
    }

    /// What the first move was estimated to be worth between two people (docs/ratings.md), each with the time from which
    /// on games count by it. A new estimate is a new line, from a time when every server has it; no line ever changes.
    const fn first_player_terms(self) -> &'static [(u64, f64)] {
        match self {
            // −0.3 ± 11.3 in 4000 games, which is no different from nothing.
            RatingPool::ClassicLive | RatingPool::ClassicCorrespondence => &[(0, 0.0)],
            // +2.4 ± 16.2 in 2000 games, which is not either.
            RatingPool::Mini => &[(0, 0.0)],
            RatingPool::FourPlayers
            | RatingPool::Pacman
            | RatingPool::Ghosts
            | RatingPool::MsPacman => &[],
        }
    }
}

/// The last of the terms that began by then; nothing before the first.
fn term_at(terms: &[(u64, f64)], at: u64) -> f64 {
    let began = terms.iter().rev().find(|(since, _)| *since <= at);
    began.map_or(0.0, |(_, points)| *points)
}

impl fmt::Display for RatingPool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pool_has_a_name_of_its_own() {
        for pool in RatingPool::ALL {
            assert_eq!(RatingPool::parse(pool.name()), Some(pool));
        }
        assert_eq!(RatingPool::parse("Classic"), None);
    }

    #[test]
    fn a_new_term_changes_nothing_about_games_that_ended_before_it() {
        let (terms, later) = ([(0, 5.0), (100, 20.0)], [(0, 5.0), (100, 20.0), (250, -3.0)]);
        for at in 0..250 {
            assert_eq!(term_at(&terms, at), term_at(&later, at), "{at}");
        }
        assert_eq!([99, 100, 249, 250].map(|at| term_at(&later, at)), [5.0, 20.0, 20.0, -3.0]);
        assert_eq!(term_at(&[], 7), 0.0);
        for pool in RatingPool::ALL {
            let since: Vec<_> = pool.first_player_terms().iter().map(|(since, _)| since).collect();
            assert!(since.is_sorted() && since.first().is_none_or(|first| **first == 0), "{pool}");
        }
    }

    #[test]
    fn seats_and_clock_choose_the_pool() {
        let live = TimeControl::SuddenDeath { seconds: 60 };
        let days = TimeControl::Correspondence { days: 2 };
        let pool = |game, seats, clock, seat| RatingPool::of_seat(game, seats, clock, seat);
        assert_eq!(pool("quoridor", 2, days, 0), Some(RatingPool::ClassicCorrespondence));
        assert_eq!(pool("mini", 2, days, 0), Some(RatingPool::Mini));
        assert_eq!(pool("mini", 4, live, 3), Some(RatingPool::FourPlayers));
        assert_eq!(pool("pacman", 5, live, 0), Some(RatingPool::Pacman));
        assert_eq!(pool("pacman", 5, live, 4), Some(RatingPool::Ghosts));
        assert_eq!(pool("mspacman", 3, live, 2), Some(RatingPool::MsPacman));
        assert_eq!(pool("chess", 2, live, 0), None);
    }
}
