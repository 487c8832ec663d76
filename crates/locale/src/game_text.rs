//! What happens in a game, in words: its moves and rolls, and how it ended.

use game::{
    Cause, Ending, Outcome, PlayerHeader, Position, Record, RecordHeader, Seat, SeatNumber,
};

use crate::{Locale, Personality};

impl Locale {
    /// An entry of a record as people read it. Squares, paths and fences stand for themselves, as on
    /// the board; rolls, forced stays and departures are written in words: `spin:5`, `die:F2`, `--`,
    /// `leave:2:time`. Players have no names here ([`Self::entry_of`] has them).
    pub fn entry(&self, word: &str) -> String {
        self.entry_of(&RecordHeader::default(), word)
    }

    /// An entry of the record of a game with that header: who left is told by [name](Self::player).
    pub fn entry_of(&self, header: &RecordHeader, word: &str) -> String {
        let parts: Vec<_> = word.split(':').collect();
        match *parts.as_slice() {
            ["spin", face] => self.with("entry-spin", &[("face", face.into())]),
            ["die", face] => self.with("entry-die", &[("face", face.into())]),
            ["--"] => self.text("entry-stay"),
            ["leave", seat, why] => {
                let key = match why {
                    "resign" => "entry-leave-resign",
                    "time" => "entry-leave-time",
                    _ => "entry-leave-fault",
                };
                let Ok(seat) = seat.parse() else { return word.to_owned() };
                self.with(key, &[("name", self.player(header, seat).into())])
            }
            _ => word.to_owned(),
        }
    }

    /// What the player of a seat is called in a game with that header: by name, else as the computer,
    /// else by the seat.
    pub fn player(&self, header: &RecordHeader, seat: SeatNumber) -> String {
        let player = Seat::from_number(seat.into()).map(|seat| header.player(seat));
        player.and_then(|player| player.name.clone()).unwrap_or_else(|| {
            let unnamed = |player: &PlayerHeader| player.level.filter(|_| player.name.is_none());
            let levels: Vec<_> = header.players.iter().map(unnamed).collect();
            self.computer_at(seat, &levels)
        })
    }

    /// What a computer player of that level is called.
    pub fn computer(&self, level: u8) -> String {
        match Personality::of_level(level) {
            Some(personality) => personality.name.to_owned(),
            None => self.with("computer-name", &[("level", level.into())]),
        }
    }

    /// The same with the level's number, where somebody chooses one.
    pub fn computer_level(&self, level: u8) -> String {
        let name = self.computer(level);
        self.with("computer-level", &[("name", name.into()), ("level", level.into())])
    }

    /// What the computer player at a seat is called, by the levels of all seats, `None` for others.
    /// Several of one level are a family, each with a first name; a seat without a level is a player
    /// with a number.
    pub fn computer_at(&self, seat: SeatNumber, levels: &[Option<u8>]) -> String {
        let nth = usize::from(seat).saturating_sub(1);
        let Some(level) = levels.get(nth).copied().flatten() else {
            return self.with("player-name", &[("seat", seat.into())]);
        };
        let namesakes =
            |levels: &[Option<u8>]| levels.iter().filter(|&&other| other == Some(level)).count();
        match Personality::of_level(level) {
            Some(personality) if namesakes(levels) > 1 => {
                personality.family_name(namesakes(&levels[..nth]))
            }
            _ => self.computer(level),
        }
    }

    /// How the computer player of a level plays, in a few words after its name.
    pub fn manner(&self, level: u8) -> String {
        self.text(&format!("personality-manner-{level}"))
    }

    /// What the computer player of a level says.
    pub fn temper(&self, level: u8) -> String {
        self.text(&format!("personality-line-{level}"))
    }

    /// The result in a few words: who won, or a draw.
    pub fn result(&self, ending: Ending) -> String {
        let winners: Vec<_> =
            Outcome::winning_seats(&ending.outcome).map(|seat| seat.to_string()).collect();
        match winners.as_slice() {
            [] => self.text("ending-draw"),
            [winner] => self.with("ending-winner", &[("seat", winner.as_str().into())]),
            _ => self.with("ending-winners", &[("seats", self.language().list(&winners).into())]),
        }
    }

    /// The result of a game in full: who won, and why where the board does not show it, with the name of
    /// whoever left. Empty while it goes on.
    pub fn ending<P: Position>(&self, record: &Record<P>, header: &RecordHeader) -> String {
        let Some(ending) = record.ending() else { return String::new() };
        let result = self.result(ending) + ".";
        if ending.cause == Cause::Rules {
            return result;
        }
        let leaver = record.last_to_leave().map(|seat| seat.number() as SeatNumber);
        let name = leaver.map(|seat| self.player(header, seat)).unwrap_or_default();
        let key = format!("ending-by-{}", ending.cause.word());
        let why = self.with(&key, &[("name", name.into()), ("who", "other".into())]);
        format!("{result} {why}")
    }
}

#[cfg(test)]
mod tests {
    use game::{RecordHeader, Seat};

    use crate::{Language, Locale};

    #[test]
    fn a_player_goes_by_name_then_level_then_seat() {
        let mut header = RecordHeader::default();
        header.player_mut(Seat::new(0)).name = Some("Ada".to_owned());
        header.player_mut(Seat::new(1)).level = Some(3);
        let english = Locale::default();
        let names = [1, 2, 3].map(|seat| english.player(&header, seat));
        assert_eq!(names, ["Ada", "Zivo", "Player 3"]);
        assert_eq!(english.computer_level(3), "Zivo · level 3");
        assert_eq!(english.computer(9), "Computer level 9");
    }

    #[test]
    fn several_computers_of_one_level_are_a_family() {
        let mut header = RecordHeader::default();
        for (nth, level) in [Some(2), None, Some(2), Some(4), Some(2)].into_iter().enumerate() {
            header.player_mut(Seat::new(nth)).level = level;
        }
        header.player_mut(Seat::new(4)).name = Some("Ada".to_owned());
        let english = Locale::default();
        let names = [1, 2, 3, 4, 5].map(|seat| english.player(&header, seat));
        assert_eq!(names, ["Jo Buno", "Player 2", "Ti Buno", "Ombo", "Ada"]);
        // Whoever has a name of their own is none of them.
        header.player_mut(Seat::new(2)).name = Some("Grace".to_owned());
        assert_eq!(english.player(&header, 1), "Buno");
    }

    #[test]
    fn moves_are_notation_and_everything_else_is_words() {
        let english = Locale::default();
        let entries = ["e2", "e3h", "d7-d6", "@e7", "spin:5", "die:F2", "--", "leave:2:time"];
        let words = entries.map(|entry| english.entry(entry));
        assert_eq!(words[..4], entries[..4]);
        assert_eq!(words[4..], ["spinner 5", "die F2", "stays", "Player 2 out of time"]);
        let polish = Locale::new(Language::Polish);
        assert!(entries[4..].iter().all(|entry| polish.entry(entry) != english.entry(entry)));
    }

    /// In every language the name is there as it is, and no number instead of it.
    #[test]
    fn who_left_is_told_by_name() {
        let mut header = RecordHeader::default();
        header.player_mut(Seat::new(1)).name = Some("Grace".to_owned());
        header.player_mut(Seat::new(2)).level = Some(3);
        assert_eq!(Locale::default().entry_of(&header, "leave:2:resign"), "Grace resigned");
        for locale in Language::ALL.map(Locale::new) {
            for why in ["resign", "time", "fault"] {
                let told = |seat| locale.entry_of(&header, &format!("leave:{seat}:{why}"));
                assert!(told(2).contains("Grace") && !told(2).contains('2'), "{}", told(2));
                assert!(told(3).contains("Zivo"), "{}", told(3));
                assert!(told(1).contains(&locale.player(&header, 1)), "{}", told(1));
            }
        }
    }
}
