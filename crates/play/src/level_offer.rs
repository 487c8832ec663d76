use game::{Cause, Seat, SeatResult};
use ratings::LevelScale;
use rules::GameRecord;

use crate::LocalGame;

/// The computer player to offer after a game of one person against it: one level up after a win, one down after a
/// loss.
#[derive(Clone, Debug)]
pub struct LevelOffer {
    /// Its level.
    pub level: u8,
    /// Whether it is stronger than the one just played.
    pub is_up: bool,
    /// The game with it: the same set-up, with the person at the same seat.
    pub game_record: GameRecord,
}

impl LevelOffer {
    /// The offer after a game. There is none before its end, after a draw or a cancelled game, where there is no such
    /// level, among several people, and against computer players of different levels.
    pub fn after(game_record: &GameRecord) -> Option<LevelOffer> {
        let ending = game_record.record.ending().filter(|ending| ending.cause != Cause::Aborted)?;
        let seats = || Seat::all(game_record.setup.seats());
        let level_of = |seat: Seat| game_record.header.player(seat).level;
        let mut people = seats().filter(|&seat| level_of(seat).is_none());
        let (Some(person), None) = (people.next(), people.next()) else { return None };
        let mut levels = seats().filter_map(level_of);
        let level = levels.next()?;
        if levels.any(|other| other != level) {
            return None;
        }
        let result = ending.outcome.result(person);
        let next = LevelScale::next_level(level.into(), result) as u8;
        if next == level {
            return None;
        }
        let mut rematch = LocalGame::new(game_record.clone(), 0).rematch();
        for seat in seats().filter(|seat| *seat != person) {
            rematch.header.player_mut(seat).level = Some(next);
        }
        Some(LevelOffer { level: next, is_up: result == SeatResult::Win, game_record: rematch })
    }
}

#[cfg(test)]
mod tests {
    use game::Departure;

    use super::*;

    fn record(text: &str) -> GameRecord {
        GameRecord::parse(&format!("palisade 1\n{text}")).unwrap()
    }

    /// The game after one of its players has left.
    fn left_by(text: &str, seat: usize) -> GameRecord {
        let mut game_record = record(text);
        game_record.record.leave(Seat::new(seat), Departure::Resigned).unwrap();
        game_record
    }

    #[test]
    fn a_win_leads_one_level_up_and_a_loss_one_down() {
        let text = "game quoridor\nseats 2\nlevel 2 3\n\ne2";
        assert!(LevelOffer::after(&record(text)).is_none(), "the game goes on");
        let won = LevelOffer::after(&left_by(text, 1)).unwrap();
        assert_eq!((won.level, won.is_up), (4, true));
        assert_eq!(won.game_record.header.player(Seat::new(1)).level, Some(4));
        assert_eq!(won.game_record.header.player(Seat::new(0)).level, None);
        assert!(won.game_record.record.entries().is_empty());
        let lost = LevelOffer::after(&left_by(text, 0)).unwrap();
        assert_eq!((lost.level, lost.is_up), (2, false));
    }

    #[test]
    fn nobody_is_offered_a_level_that_there_is_not() {
        let highest = "game quoridor\nseats 2\nlevel 2 8\n\ne2";
        assert!(LevelOffer::after(&left_by(highest, 1)).is_none());
        let lowest = "game quoridor\nseats 2\nlevel 1 1\n\ne2";
        assert!(LevelOffer::after(&left_by(lowest, 1)).is_none());
    }

    #[test]
    fn several_people_and_mixed_levels_are_offered_nothing() {
        let people = "game quoridor\nseats 2\n\ne2";
        assert!(LevelOffer::after(&left_by(people, 0)).is_none());
        let mixed = "game mini\nseats 4\nlevel 2 3\nlevel 3 4\nlevel 4 3\n";
        let mut game_record = record(mixed);
        for seat in 1..4 {
            game_record.record.leave(Seat::new(seat), Departure::Resigned).unwrap();
        }
        assert!(game_record.record.ending().is_some());
        assert!(LevelOffer::after(&game_record).is_none());
    }
}
