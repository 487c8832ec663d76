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
    /// The player as written in records: `human`, `level 4`.
    fn header_value(self) -> String {
        match self {
            LocalPlayer::Human => "human".to_owned(),
            LocalPlayer::Computer(level) => format!("level {level}"),
        }
    }

    fn parse(value: &str) -> Option<LocalPlayer> {
        match value.strip_prefix("level ") {
            Some(number) => Level::new(number.parse().ok()?).map(LocalPlayer::Computer),
            None => (value == "human").then_some(LocalPlayer::Human),
        }
    }
}

/// A game played on this machine: its record, its players and the random numbers of its dice.
#[derive(Debug)]
pub(crate) struct LocalGame {
    game_record: GameRecord,
    players: Vec<LocalPlayer>,
    random: Random,
}

/// The record header that says who plays a seat: `player 2 level 4`.
const PLAYER_HEADER: &str = "player";

impl LocalGame {
    /// Continues the game of a record. Seats beyond the end of `players` are human.
    pub(crate) fn new(
        mut game_record: GameRecord,
        mut players: Vec<LocalPlayer>,
        seed: u64,
    ) -> LocalGame {
        players.resize(game_record.setup.seats(), LocalPlayer::Human);
        game_record.extra_headers.retain(|(key, _)| key != PLAYER_HEADER);
        for (seat, player) in Seat::all(players.len()).zip(&players) {
            game_record
                .extra_headers
                .push((PLAYER_HEADER.to_owned(), format!("{seat} {}", player.header_value())));
        }
        LocalGame { game_record, players, random: Random::new(seed) }
    }

    /// Parses a record, with the players that its headers name.
    pub(crate) fn parse(text: &str, seed: u64) -> Result<LocalGame, Reason> {
        let game_record = GameRecord::parse(text)?;
        let mut players = vec![LocalPlayer::Human; game_record.setup.seats()];
        for (_, value) in game_record.extra_headers.iter().filter(|(key, _)| key == PLAYER_HEADER) {
            let Some((seat, player)) = value.split_once(' ') else { continue };
            let seat = seat.parse().ok().and_then(Seat::from_number);
            if let (Some(seat), Some(player)) = (seat, LocalPlayer::parse(player))
                && let Some(slot) = players.get_mut(seat.index())
            {
                *slot = player;
            }
        }
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
        while self.game_record.record.undo().is_some() {
            undone = true;
            self.game_record.comments.truncate(self.game_record.record.entries().len());
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
