use engine::{Level, Random};
use game::{Departure, Position as _, Reason, Record, Seat, Turn};
use rules::{AnyPosition, Archive};

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// Somebody at the keyboard.
    Human,
    /// The engine, that strong.
    Level(Level),
}

impl Player {
    /// The word for it in records: `human`, `level 4`.
    fn word(self) -> String {
        match self {
            Player::Human => "human".to_owned(),
            Player::Level(level) => format!("level {level}"),
        }
    }

    fn parse(word: &str) -> Option<Player> {
        match word.strip_prefix("level ") {
            Some(number) => Level::new(number.parse().ok()?).map(Player::Level),
            None => (word == "human").then_some(Player::Human),
        }
    }
}

/// A game in progress: what happened, who plays, and the source of its chances.
#[derive(Debug)]
pub(crate) struct Session {
    archive: Archive,
    players: Vec<Player>,
    random: Random,
}

/// The header line of a record that says who sits on a seat.
const PLAYER: &str = "player";

impl Session {
    /// A game as its archive has it. Seats that `players` does not reach are people's.
    pub(crate) fn new(mut archive: Archive, mut players: Vec<Player>, seed: u64) -> Session {
        players.resize(archive.table.seats(), Player::Human);
        archive.extras.retain(|(key, _)| key != PLAYER);
        for (seat, player) in Seat::all(players.len()).zip(&players) {
            archive.extras.push((PLAYER.to_owned(), format!("{seat} {}", player.word())));
        }
        Session { archive, players, random: Random::new(seed) }
    }

    /// Reads a record, with the players it names.
    pub(crate) fn parse(text: &str, seed: u64) -> Result<Session, Reason> {
        let archive = Archive::parse(text)?;
        let mut players = vec![Player::Human; archive.table.seats()];
        for (_, value) in archive.extras.iter().filter(|(key, _)| key == PLAYER) {
            let Some((seat, word)) = value.split_once(' ') else { continue };
            let seat = seat.parse().ok().and_then(Seat::from_number);
            if let (Some(seat), Some(player)) = (seat, Player::parse(word))
                && let Some(place) = players.get_mut(seat.index())
            {
                *place = player;
            }
        }
        Ok(Session::new(archive, players, seed))
    }

    /// The game as a record, which [`parse`](Session::parse) takes back.
    pub(crate) fn text(&self) -> String {
        self.archive.sheet().to_string()
    }

    pub(crate) fn archive(&self) -> &Archive {
        &self.archive
    }

    pub(crate) fn record(&self) -> &Record<AnyPosition> {
        &self.archive.record
    }

    pub(crate) fn position(&self) -> &AnyPosition {
        self.archive.record.position()
    }

    pub(crate) fn player(&self, seat: Seat) -> Player {
        self.players[seat.index()]
    }

    /// The person whose move it is.
    pub(crate) fn person(&self) -> Option<Seat> {
        match self.record().turn() {
            Turn::Seat(seat) if self.player(seat) == Player::Human => Some(seat),
            _ => None,
        }
    }

    /// Whether anybody at the keyboard plays at all.
    pub(crate) fn watched(&self) -> bool {
        !self.players.contains(&Player::Human)
    }

    /// Plays a word of the notation; a refusal changes nothing.
    pub(crate) fn play(&mut self, word: &str) -> Result<(), Reason> {
        self.archive.record.play(word)?;
        Ok(())
    }

    /// Somebody gives up or has run out of time.
    pub(crate) fn leave(&mut self, seat: Seat, why: Departure) -> Result<(), Reason> {
        self.archive.record.leave(seat, why)?;
        Ok(())
    }

    /// What the die or spinner will show now.
    pub(crate) fn throw(&mut self) -> Option<String> {
        let mut rolls = Vec::new();
        self.position().rolls(&mut rolls);
        if rolls.is_empty() {
            return None;
        }
        let nth = self.random.weighted(rolls.iter().map(|&(_, weight)| weight));
        Some(rolls[nth].0.to_string())
    }

    /// Takes back the last entry, and on until a person is to move again.
    pub(crate) fn undo(&mut self) -> bool {
        let mut undone = false;
        while self.archive.record.undo().is_some() {
            undone = true;
            self.archive.notes.truncate(self.archive.record.entries().len());
            if self.person().is_some() || self.watched() {
                break;
            }
        }
        undone
    }
}

#[cfg(test)]
mod tests {
    use rules::{Game, Table};

    use super::*;

    fn session(game: Game, players: Vec<Player>) -> Session {
        Session::new(Archive::new(Table::new(game)).expect("a table"), players, 7)
    }

    #[test]
    fn a_saved_game_goes_on_with_the_same_players() {
        let level = Player::Level(Level::new(4).expect("a level"));
        let mut before = session(Game::Quoridor, vec![Player::Human, level]);
        before.play("e2").expect("legal");
        let after = Session::parse(&before.text(), 1).expect("our own record");
        assert_eq!(after.players, [Player::Human, level]);
        assert_eq!(after.text(), before.text());
    }

    #[test]
    fn undo_leads_back_to_a_person() {
        let level = Player::Level(Level::MIN);
        let mut session = session(Game::Quoridor, vec![Player::Human, level]);
        for word in ["e2", "e8", "e3"] {
            session.play(word).expect("legal");
        }
        assert!(session.undo());
        assert_eq!(session.position().to_string(), "e2,e8 10,10 1 -");
        assert!(session.undo());
        assert_eq!(session.record().entries().len(), 0);
        assert!(!session.undo());
    }

    #[test]
    fn chance_is_drawn_from_what_can_fall() {
        let mut session = session(Game::Mspacman, Vec::new());
        let word = session.throw().expect("the game begins with a spin");
        session.play(&word).expect("it can fall");
        assert!(word.starts_with("spin:"));
    }
}
