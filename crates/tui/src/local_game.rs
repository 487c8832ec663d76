use engine::{Level, Random};
use game::{Departure, Position as _, Reason, Record, Seat, Turn};
use rules::{AnyPosition, GameRecord};

/// Who plays a seat of a local game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LocalPlayer {
    /// A person at this keyboard.
    Human,
    /// The engine, at this level.
    Computer(Level),
}

impl LocalPlayer {
    /// Its level in the header of a record; a human has none.
    fn level(self) -> Option<u8> {
        match self {
            LocalPlayer::Human => None,
            LocalPlayer::Computer(level) => Some(level.number()),
        }
    }

    /// The player that the header of a record says has a seat.
    fn of(game_record: &GameRecord, seat: Seat) -> LocalPlayer {
        let level = game_record.header.player(seat).level;
        level.and_then(Level::new).map_or(LocalPlayer::Human, LocalPlayer::Computer)
    }
}

/// A game played on this machine: its record, its players and the random numbers of its dice.
#[derive(Debug)]
pub(crate) struct LocalGame {
    game_record: GameRecord,
    players: Vec<LocalPlayer>,
    random: Random,
}

impl LocalGame {
    /// Continues the game of a record. Seats beyond the end of `players` are human.
    pub(crate) fn new(
        mut game_record: GameRecord,
        mut players: Vec<LocalPlayer>,
        seed: u64,
    ) -> LocalGame {
        players.resize(game_record.setup.seats(), LocalPlayer::Human);
        for (seat, player) in Seat::all(players.len()).zip(&players) {
            // A level that there is not is a human here, and stays what it is in the file.
            if *player != LocalPlayer::of(&game_record, seat) {
                game_record.header.player_mut(seat).level = player.level();
            }
        }
        LocalGame { game_record, players, random: Random::new(seed) }
    }

    /// Parses a record, with the players that its headers name.
    pub(crate) fn parse(text: &str, seed: u64) -> Result<LocalGame, Reason> {
        let game_record = GameRecord::parse(text)?;
        let seats = Seat::all(game_record.setup.seats());
        let players = seats.map(|seat| LocalPlayer::of(&game_record, seat)).collect();
        Ok(LocalGame::new(game_record, players, seed))
    }

    /// The text of the record, which [`parse`](LocalGame::parse) reads back.
    pub(crate) fn text(&self) -> String {
        self.game_record.to_record_text().to_string()
    }

    pub(crate) fn game_record(&self) -> &GameRecord {
        &self.game_record
    }

    pub(crate) fn record(&self) -> &Record<AnyPosition> {
        &self.game_record.record
    }

    pub(crate) fn position(&self) -> &AnyPosition {
        self.game_record.record.position()
    }

    pub(crate) fn player(&self, seat: Seat) -> LocalPlayer {
        self.players[seat.index()]
    }

    /// The seat to move, where a human plays it.
    pub(crate) fn human_to_move(&self) -> Option<Seat> {
        match self.record().turn() {
            Turn::Seat(seat) if self.player(seat) == LocalPlayer::Human => Some(seat),
            _ => None,
        }
    }

    /// Whether every seat is played by a computer, so that the game is only watched.
    pub(crate) fn is_computers_only(&self) -> bool {
        !self.players.contains(&LocalPlayer::Human)
    }

    /// Plays a move or roll in notation; a refused one changes nothing.
    pub(crate) fn play(&mut self, word: &str) -> Result<(), Reason> {
        self.game_record.record.play(word)?;
        Ok(())
    }

    /// A seat leaves the game: it resigned or ran out of time.
    pub(crate) fn leave(&mut self, seat: Seat, departure: Departure) -> Result<(), Reason> {
        self.game_record.record.leave(seat, departure)?;
        Ok(())
    }

    /// Draws what the die or spinner shows next, without playing it; `None` where nothing is to be
    /// rolled.
    pub(crate) fn roll(&mut self) -> Option<String> {
        let mut rolls = Vec::new();
        self.position().rolls(&mut rolls);
        if rolls.is_empty() {
            return None;
        }
        let nth = self.random.weighted(rolls.iter().map(|&(_, weight)| weight));
        Some(rolls[nth].0.to_string())
    }

    /// Undoes entries until a human is to move again, or one entry where only computers play. Returns
    /// whether anything was undone.
    pub(crate) fn undo(&mut self) -> bool {
        let mut undone = false;
        while self.game_record.undo() {
            undone = true;
            if self.human_to_move().is_some() || self.is_computers_only() {
                break;
            }
        }
        undone
    }
}

#[cfg(test)]
mod tests {
    use rules::{Game, GameSetup};

    use super::*;

    fn new_game(game: Game, players: Vec<LocalPlayer>) -> LocalGame {
        LocalGame::new(GameRecord::new(GameSetup::new(game)).expect("a valid setup"), players, 7)
    }

    #[test]
    fn a_saved_game_continues_with_the_same_players() {
        let level = LocalPlayer::Computer(Level::new(4).expect("a level"));
        let mut before = new_game(Game::Quoridor, vec![LocalPlayer::Human, level]);
        before.play("e2").expect("legal");
        let after = LocalGame::parse(&before.text(), 1).expect("our own record");
        assert_eq!(after.players, [LocalPlayer::Human, level]);
        assert_eq!(after.text(), before.text());
    }

    #[test]
    fn undo_goes_back_to_the_move_of_a_human() {
        let level = LocalPlayer::Computer(Level::MIN);
        let mut local_game = new_game(Game::Quoridor, vec![LocalPlayer::Human, level]);
        for word in ["e2", "e8", "e3"] {
            local_game.play(word).expect("legal");
        }
        assert!(local_game.undo());
        assert_eq!(local_game.position().to_string(), "e2,e8 10,10 1 -");
        assert!(local_game.undo());
        assert_eq!(local_game.record().entries().len(), 0);
        assert!(!local_game.undo());
    }

    #[test]
    fn a_roll_is_one_that_the_rules_allow() {
        let mut local_game = new_game(Game::Mspacman, Vec::new());
        let word = local_game.roll().expect("the game begins with a spin");
        local_game.play(&word).expect("a legal roll");
        assert!(word.starts_with("spin:"));
    }
}
