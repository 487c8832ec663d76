//! What happens in a game, in sentences.

use std::ops::RangeInclusive;

use game::SeatNumber;
use locale::Locale;
use rules::GameRecord;
use view::GameEvent;

use crate::local_player::LocalPlayer;

/// What happened in these entries, from 1, beside moves, which the board shows, and rolls, which the die shows:
/// catches, pellets, extra turns, players who left.
pub(crate) fn sentences(
    game_record: &GameRecord,
    entries: RangeInclusive<usize>,
    locale: &Locale,
) -> Vec<String> {
    let name = |seat: SeatNumber| locale.player(&game_record.header, seat);
    let only_person = LocalPlayer::only_human(game_record).map(|seat| seat.number() as SeatNumber);
    let is_you = |seat: SeatNumber| only_person == Some(seat);
    let events = entries.flat_map(|entry| GameEvent::of_entry(&game_record.record, entry));
    let told = events.filter(|event| event.is_notable() && !event.is_roll());
    told.map(|event| locale.reason(&event.reason(&name, &is_you))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Everybody goes back after a catch (P30): without a word nobody would know why.
    #[test]
    fn a_catch_is_told_and_a_move_is_not() {
        let text = "palisade 1\ngame pacman\nseats 2\nmaze orchard\nname 1 Ada\n\nd5-d6 d6\n";
        let game_record = GameRecord::parse(text).expect("a record");
        let told = |entries| sentences(&game_record, entries, &Locale::default());
        assert_eq!(told(1..=1), Vec::<String>::new());
        let [caught] = &told(1..=2)[..] else { panic!("one sentence") };
        assert!(caught.starts_with("Blinky catches PAC-MAN: "), "{caught}");
        let left =
            GameRecord::parse(&text.replace("d5-d6 d6", "leave:1:resign")).expect("a record");
        assert_eq!(sentences(&left, 1..=1, &Locale::default()), ["Ada resigns."]);
    }
}
