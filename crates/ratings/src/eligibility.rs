use std::collections::BTreeSet;

use game::TimeControl;

use crate::RatingPool;

/// Who sits in a seat, as far as ratings care.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayerKind {
    /// A person with an account.
    Account,
    /// An account that a program plays with.
    Bot,
    /// Somebody without an account.
    Guest,
    /// One of the computer's levels.
    Computer,
}

/// What decides whether a game is rated.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedGame<'a> {
    /// `quoridor`, `mini`, `pacman` or `mspacman`.
    pub game: &'a str,
    /// How much time players had.
    pub time_control: TimeControl,
    /// Whether its table was created to be rated.
    pub asked_for: bool,
    /// Whether it began from the game's own start, by the rules as they are without options.
    pub is_standard: bool,
    /// Whether a move was ever taken back.
    pub takebacks: bool,
    /// By seat: who sat there, by id and kind.
    pub players: Vec<(&'a str, PlayerKind)>,
    /// By seat: whether that player has made a move.
    pub has_moved: Vec<bool>,
}

/// Why a game is not rated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnratedReason {
    /// Its table was created for a casual game.
    Casual,
    /// Such games have no pool.
    NoPool,
    /// It was played without a clock.
    NoClock,
    /// It began from another position, or by other rules.
    NotStandard,
    /// A guest took part.
    Guest,
    /// One of the computer's levels took part.
    Computer,
    /// Somebody sat in two seats.
    SamePerson,
    /// A move was taken back.
    Takeback,
    /// Somebody had not moved before it ended.
    NotEverybodyMoved,
    /// It was cancelled.
    Aborted,
}

impl UnratedReason {
    /// All of them.
    pub const ALL: [UnratedReason; 10] = [
        UnratedReason::Casual,
        UnratedReason::NoPool,
        UnratedReason::NoClock,
        UnratedReason::NotStandard,
        UnratedReason::Guest,
        UnratedReason::Computer,
        UnratedReason::SamePerson,
        UnratedReason::Takeback,
        UnratedReason::NotEverybodyMoved,
        UnratedReason::Aborted,
    ];

    /// The word for it in rows and keys.
    pub const fn word(self) -> &'static str {
        match self {
            UnratedReason::Casual => "casual",
            UnratedReason::NoPool => "no-pool",
            UnratedReason::NoClock => "no-clock",
            UnratedReason::NotStandard => "not-standard",
            UnratedReason::Guest => "guest",
            UnratedReason::Computer => "computer",
            UnratedReason::SamePerson => "same-person",
            UnratedReason::Takeback => "takeback",
            UnratedReason::NotEverybodyMoved => "not-moved",
            UnratedReason::Aborted => "aborted",
        }
    }

    /// The reason of that [word](UnratedReason::word).
    pub fn parse(word: &str) -> Option<UnratedReason> {
        UnratedReason::ALL.into_iter().find(|reason| reason.word() == word)
    }
}

impl PlayedGame<'_> {
    /// Why a table like this cannot be rated, as far as it can be said before anybody moves.
    pub fn refusal_at_start(&self) -> Option<UnratedReason> {
        let kinds = || self.players.iter().map(|(_, kind)| *kind);
        let people: BTreeSet<_> = self.players.iter().map(|(person, _)| *person).collect();
        let pool = RatingPool::of_seat(self.game, self.players.len(), self.time_control, 0);
        if !self.asked_for {
            Some(UnratedReason::Casual)
        } else if pool.is_none() {
            Some(UnratedReason::NoPool)
        } else if self.time_control == TimeControl::None {
            Some(UnratedReason::NoClock)
        } else if !self.is_standard {
            Some(UnratedReason::NotStandard)
        } else if kinds().any(|kind| kind == PlayerKind::Guest) {
            Some(UnratedReason::Guest)
        } else if kinds().any(|kind| kind == PlayerKind::Computer) {
            Some(UnratedReason::Computer)
        } else if people.len() < self.players.len() {
            Some(UnratedReason::SamePerson)
        } else {
            None
        }
    }

    /// By seat, the pool in which the game changes a rating: between accounts with a clock, nothing taken back, when
    /// everybody has moved. Where bots take part, it changes their ratings alone.
    pub fn rated_seats(&self) -> Result<Vec<Option<RatingPool>>, UnratedReason> {
        if let Some(reason) = self.refusal_at_start() {
            return Err(reason);
        }
        if self.takebacks {
            return Err(UnratedReason::Takeback);
        }
        if self.has_moved.len() < self.players.len() || self.has_moved.contains(&false) {
            return Err(UnratedReason::NotEverybodyMoved);
        }
        let has_bots = self.players.iter().any(|(_, kind)| *kind == PlayerKind::Bot);
        let seats = self.players.len();
        let pool = |seat| RatingPool::of_seat(self.game, seats, self.time_control, seat);
        let changes = |kind| !has_bots || kind == PlayerKind::Bot;
        let players = self.players.iter().enumerate();
        Ok(players.map(|(seat, (_, kind))| pool(seat).filter(|_| changes(*kind))).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rated() -> PlayedGame<'static> {
        PlayedGame {
            game: "quoridor",
            time_control: TimeControl::Fischer { seconds: 180, increment: 2 },
            asked_for: true,
            is_standard: true,
            takebacks: false,
            players: vec![("ada", PlayerKind::Account), ("bo", PlayerKind::Account)],
            has_moved: vec![true, true],
        }
    }

    #[test]
    fn a_game_between_accounts_with_a_clock_is_rated() {
        assert_eq!(rated().rated_seats(), Ok(vec![Some(RatingPool::ClassicLive); 2]));
        let pacman = PlayedGame { game: "pacman", ..rated() };
        let roles = vec![Some(RatingPool::Pacman), Some(RatingPool::Ghosts)];
        assert_eq!(pacman.rated_seats(), Ok(roles));
    }

    #[test]
    fn each_condition_has_its_reason() {
        let guest = vec![("ada", PlayerKind::Account), ("bo", PlayerKind::Guest)];
        let computer = vec![("ada", PlayerKind::Account), ("level:3", PlayerKind::Computer)];
        let alone = vec![("ada", PlayerKind::Account), ("ada", PlayerKind::Account)];
        let cases = [
            (PlayedGame { asked_for: false, ..rated() }, UnratedReason::Casual),
            (PlayedGame { game: "chess", ..rated() }, UnratedReason::NoPool),
            (PlayedGame { time_control: TimeControl::None, ..rated() }, UnratedReason::NoClock),
            (PlayedGame { is_standard: false, ..rated() }, UnratedReason::NotStandard),
            (PlayedGame { players: guest, ..rated() }, UnratedReason::Guest),
            (PlayedGame { players: computer, ..rated() }, UnratedReason::Computer),
            (PlayedGame { players: alone, ..rated() }, UnratedReason::SamePerson),
            (PlayedGame { takebacks: true, ..rated() }, UnratedReason::Takeback),
            (
                PlayedGame { has_moved: vec![true, false], ..rated() },
                UnratedReason::NotEverybodyMoved,
            ),
        ];
        for (game, reason) in cases {
            assert_eq!(game.rated_seats(), Err(reason));
        }
    }

    #[test]
    fn a_game_against_a_bot_rates_the_bot() {
        let players = vec![("ada", PlayerKind::Account), ("rook", PlayerKind::Bot)];
        let pools = vec![None, Some(RatingPool::ClassicLive)];
        assert_eq!(PlayedGame { players, ..rated() }.rated_seats(), Ok(pools));
        let players = vec![("pawn", PlayerKind::Bot), ("rook", PlayerKind::Bot)];
        let pools = vec![Some(RatingPool::ClassicLive); 2];
        assert_eq!(PlayedGame { players, ..rated() }.rated_seats(), Ok(pools));
    }
}
