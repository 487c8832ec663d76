use crate::header_entry::{HeaderEntry, entries_of};
use crate::{Piece, Seat, TimeControl};

/// What the header of a record says beside the game itself: who played, by which clock, with which
/// dice, when and where. None of it changes the play.
///
/// A header is read from every spelling that was ever written, and its own lines are in one. A line
/// whose meaning has not changed since it was read is written as it was, and a line that means
/// nothing here is kept: a record goes through any program without losing anything.
///
/// ```
/// use game::{RecordHeader, Seat, TimeControl};
/// let line = |key: &str, value: &str| (key.to_owned(), value.to_owned());
/// let lines = [line("name", "1 Ada"), line("player", "2 level 4"), line("mood", "bright")];
/// let mut header = RecordHeader::from_lines(lines.clone());
/// assert_eq!(header.player(Seat::new(1)).level, Some(4));
/// assert_eq!(header.lines(), lines);
/// header.player_mut(Seat::new(1)).level = Some(5);
/// header.time_control = TimeControl::PerMove { seconds: 20 };
/// let lines = [line("name", "1 Ada"), line("level", "2 5"), line("mood", "bright")];
/// assert_eq!(header.lines()[..3], lines);
/// assert_eq!(header.lines()[3], line("clock", "per-move 20"));
/// ```
#[derive(Clone, Debug, Default)]
pub struct RecordHeader {
    /// The id of the table on a server: `table`.
    pub table: Option<String>,
    /// The players by seat; about seats beyond its end nothing is said.
    pub players: Vec<PlayerHeader>,
    /// How much time players have: `clock`.
    pub time_control: TimeControl,
    /// The milliseconds that each seat has left, in an unfinished game: `left`.
    pub time_left: Vec<u64>,
    /// Rolls that were taken back and come again, the next one first: `rolls-ahead`.
    pub rolls_ahead: Vec<String>,
    /// The proof that the dice were fair.
    pub dice: DiceHeader,
    /// When the game was played, such as `2026-11-15`: `date`.
    pub date: Option<String>,
    /// The fingerprint of the match of engines it belongs to: `match`.
    pub match_id: Option<String>,
    /// What an engine did wrong: `fault`.
    pub fault: Option<String>,
    /// Lines that mean nothing here, as key and value.
    pub other: Vec<(String, String)>,
    /// The lines it was read from.
    as_read: Vec<(String, String)>,
}

/// What a header says about the player of a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerHeader {
    /// The player's name: `name SEAT NAME`.
    pub name: Option<String>,
    /// The level of a computer player: `level SEAT LEVEL`. Without one a person plays, or somebody of
    /// whom only the name is known.
    pub level: Option<u8>,
    /// The character chosen for the pawn, where the options do not say it: `piece SEAT PIECE`.
    pub piece: Option<Piece>,
}

/// What a header says about the dice, so that everyone can check every roll.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DiceHeader {
    /// SHA-256 of the seed, told before the game: `dice-commitment`.
    pub commitment: Option<String>,
    /// What each player added, by seat; empty for nothing: `dice-luck SEAT TEXT`.
    pub client_seeds: Vec<String>,
    /// Whether the first roll decided who starts: `dice-start drawn`.
    pub starter_rolled: bool,
    /// The seed, told after the game: `dice-seed`.
    pub seed: Option<String>,
}

impl RecordHeader {
    /// Reads header lines, each a key and a value. The lines that describe the game itself are not for
    /// here.
    pub fn from_lines(lines: impl IntoIterator<Item = (String, String)>) -> RecordHeader {
        let as_read: Vec<_> = lines.into_iter().collect();
        let mut header = RecordHeader::default();
        for entry in entries_of(&as_read) {
            header.set(entry);
        }
        header.as_read = as_read;
        header
    }

    /// Its lines, each a key and a value: those it was read from where they still hold, then what is
    /// new.
    pub fn lines(&self) -> Vec<(String, String)> {
        let mut now = self.entries();
        let mut lines = Vec::new();
        for (entry, line) in entries_of(&self.as_read).into_iter().zip(&self.as_read) {
            let place = now.iter().position(|other| other.is_about_the_same_as(&entry));
            match place.map(|nth| now.remove(nth)) {
                Some(current) if current != entry => lines.push(current.line()),
                Some(_) => lines.push(line.clone()),
                // It says that there is nothing to say, which is still so.
                None if entry.says_nothing() => lines.push(line.clone()),
                None => {}
            }
        }
        lines.extend(now.iter().map(HeaderEntry::line));
        lines
    }

    /// What is said about the player of a seat.
    pub fn player(&self, seat: Seat) -> &PlayerHeader {
        const UNKNOWN: &PlayerHeader = &PlayerHeader { name: None, level: None, piece: None };
        self.players.get(seat.index()).unwrap_or(UNKNOWN)
    }

    /// The same, to be changed.
    pub fn player_mut(&mut self, seat: Seat) -> &mut PlayerHeader {
        let count = self.players.len().max(seat.number());
        self.players.resize_with(count, PlayerHeader::default);
        &mut self.players[seat.index()]
    }

    /// Takes the lines with one of these keys, which mean nothing here, out of the header.
    pub fn take_lines(&mut self, keys: &[&str]) -> Vec<(String, String)> {
        let is_taken = |(key, _): &(String, String)| keys.contains(&key.as_str());
        self.as_read.retain(|line| !is_taken(line));
        let (taken, other) = std::mem::take(&mut self.other).into_iter().partition(is_taken);
        self.other = other;
        taken
    }

    fn set(&mut self, entry: HeaderEntry) {
        match entry {
            HeaderEntry::Table(id) => self.table = Some(id),
            HeaderEntry::Name(seat, name) => self.player_mut(seat).name = Some(name),
            HeaderEntry::Level(seat, level) => self.player_mut(seat).level = level,
            HeaderEntry::Piece(seat, piece) => self.player_mut(seat).piece = Some(piece),
            HeaderEntry::TimeControl(time_control) => self.time_control = time_control,
            HeaderEntry::TimeLeft(left) => self.time_left = left,
            HeaderEntry::RollsAhead(rolls) => self.rolls_ahead = rolls,
            HeaderEntry::Commitment(text) => self.dice.commitment = Some(text),
            HeaderEntry::ClientSeed(seat, client_seed) => {
                let count = self.dice.client_seeds.len().max(seat.number());
                self.dice.client_seeds.resize_with(count, String::new);
                self.dice.client_seeds[seat.index()] = client_seed;
            }
            HeaderEntry::StarterRolled => self.dice.starter_rolled = true,
            HeaderEntry::Seed(text) => self.dice.seed = Some(text),
            HeaderEntry::Date(text) => self.date = Some(text),
            HeaderEntry::Match(text) => self.match_id = Some(text),
            HeaderEntry::Fault(text) => self.fault = Some(text),
            HeaderEntry::Other(key, value) => self.other.push((key, value)),
        }
    }

    /// All it says, in the order in which a new header is written.
    fn entries(&self) -> Vec<HeaderEntry> {
        let mut entries = Vec::new();
        entries.extend(self.table.clone().map(HeaderEntry::Table));
        for (seat, player) in Seat::all(Seat::MAX).zip(&self.players) {
            entries.extend(player.name.clone().map(|name| HeaderEntry::Name(seat, name)));
            entries.extend(player.level.map(|level| HeaderEntry::Level(seat, Some(level))));
            entries.extend(player.piece.map(|piece| HeaderEntry::Piece(seat, piece)));
        }
        entries.push(HeaderEntry::TimeControl(self.time_control));
        entries.push(HeaderEntry::TimeLeft(self.time_left.clone()));
        entries.push(HeaderEntry::RollsAhead(self.rolls_ahead.clone()));
        entries.extend(self.dice.commitment.clone().map(HeaderEntry::Commitment));
        for (seat, client_seed) in Seat::all(Seat::MAX).zip(&self.dice.client_seeds) {
            entries.push(HeaderEntry::ClientSeed(seat, client_seed.clone()));
        }
        entries.extend(self.dice.starter_rolled.then_some(HeaderEntry::StarterRolled));
        entries.extend(self.dice.seed.clone().map(HeaderEntry::Seed));
        entries.extend(self.date.clone().map(HeaderEntry::Date));
        entries.extend(self.match_id.clone().map(HeaderEntry::Match));
        entries.extend(self.fault.clone().map(HeaderEntry::Fault));
        entries
            .extend(self.other.iter().cloned().map(|(key, value)| HeaderEntry::Other(key, value)));
        entries.retain(|entry| !entry.says_nothing());
        entries
    }
}

/// Headers are equal where they say the same, however it was spelled.
impl PartialEq for RecordHeader {
    fn eq(&self, other: &RecordHeader) -> bool {
        self.entries() == other.entries()
    }
}

impl Eq for RecordHeader {}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(text: &str) -> Vec<(String, String)> {
        let line = |line: &str| {
            let (key, value) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
            (key.to_owned(), value.to_owned())
        };
        text.lines().filter(|line| !line.trim().is_empty()).map(line).collect()
    }

    const NEW: &str = "table k3f9
        name 1 Ada Lovelace
        name 2 Bob
        level 3 4
        piece 3 blinky
        clock fischer 180+2
        left 170000,180000,1
        rolls-ahead spin:3 die:2
        dice-commitment ab12
        dice-luck 2 four leaves
        dice-start drawn
        dice-seed cd34
        date 2026-11-15
        match bfd51a064423945e
        fault Crashed(\"gone\")
        later anything at all";

    #[test]
    fn every_field_is_read_and_written() {
        let header = RecordHeader::from_lines(lines(NEW));
        let name = |nth| header.player(Seat::new(nth)).name.as_deref();
        assert_eq!((name(0), name(1), name(2)), (Some("Ada Lovelace"), Some("Bob"), None));
        let third = header.player(Seat::new(2));
        assert_eq!((third.level, third.piece), (Some(4), Some(Piece::Blinky)));
        assert_eq!(header.time_control, TimeControl::Fischer { seconds: 180, increment: 2 });
        assert_eq!(header.time_left, [170_000, 180_000, 1]);
        assert_eq!(header.rolls_ahead, ["spin:3", "die:2"]);
        assert_eq!(header.dice.client_seeds, ["", "four leaves"]);
        assert!(header.dice.starter_rolled);
        assert_eq!(header.other, lines("later anything at all"));
        assert_eq!(header.lines(), lines(NEW));
        // The same when nothing remembers how it was spelled.
        let new = RecordHeader { as_read: Vec::new(), ..header.clone() };
        assert_eq!(new.lines(), lines(NEW));
        assert_eq!(new, header);
    }

    #[test]
    fn every_older_spelling_is_understood_and_kept() {
        let old = "player 1 human
            player 2 level 3
            clock {\"kind\":\"fischer\",\"seconds\":180,\"increment\":2}
            commitment ab12
            seed cd34";
        let new = "level 2 3
            clock 180+2
            dice-commitment ab12
            dice-seed cd34";
        let header = RecordHeader::from_lines(lines(old));
        assert_eq!(header, RecordHeader::from_lines(lines(new)));
        assert_eq!(header.lines(), lines(old));
    }

    #[test]
    fn only_what_changed_is_written_anew() {
        let mut header = RecordHeader::from_lines(lines(
            "player 1 human
             player 2 level 3
             clock 300+5
             left 1,2
             note mine",
        ));
        header.player_mut(Seat::new(0)).level = Some(2);
        header.time_left = Vec::new();
        header.table = Some("k3".to_owned());
        let expected = "level 1 2
             player 2 level 3
             clock 300+5
             note mine
             table k3";
        assert_eq!(header.lines(), lines(expected));
        header.player_mut(Seat::new(1)).level = None;
        header.time_control = TimeControl::None;
        assert_eq!(header.lines(), lines("level 1 2\nnote mine\ntable k3"));
    }

    #[test]
    fn what_makes_no_sense_is_kept() {
        let odd = "name
            name 0 Nobody
            name 9 Too many
            level 1 high
            clock 20
            left 1,x
            piece 1 queen
            player 1 robot
            name 1 Ada
            name 1 Twice
            level 1 2
            player 1 level 3
            same line
            same line";
        let header = RecordHeader::from_lines(lines(odd));
        assert_eq!(header.player(Seat::new(0)).name.as_deref(), Some("Ada"));
        assert_eq!(header.player(Seat::new(0)).level, Some(2));
        assert_eq!(header.lines(), lines(odd));
    }
}
