use engine::Level;
use game::{Departure, Position as _, Random, Reason, Record, RecordEntry, Seat, Turn};
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
    /// What was undone and can be redone: the words of each undo, in order.
    undone: Vec<Vec<String>>,
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
        LocalGame { game_record, players, random: Random::new(seed), undone: Vec::new() }
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

    pub(crate) fn players(&self) -> &[LocalPlayer] {
        &self.players
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
        self.undone.clear();
        Ok(())
    }

    /// A seat leaves the game: it resigned or ran out of time.
    pub(crate) fn leave(&mut self, seat: Seat, departure: Departure) -> Result<(), Reason> {
        self.game_record.record.leave(seat, departure)?;
        self.undone.clear();
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
        let mut words = Vec::new();
        while let Some(entry) = self.game_record.undo() {
            words.push(entry.to_string());
            if self.human_to_move().is_some() || self.is_computers_only() {
                break;
            }
        }
        words.reverse();
        let undone = !words.is_empty();
        self.undone.extend(undone.then_some(words));
        undone
    }

    /// Plays again what was undone last, until something else is played. Returns whether there was
    /// anything.
    pub(crate) fn redo(&mut self) -> bool {
        let Some(words) = self.undone.pop() else { return false };
        for word in words {
            self.game_record.record.play(&word).expect("it was legal here before");
        }
        true
    }

    /// A new game with the same set-up, start and players. Where the rules leave it open who starts,
    /// it is the next player's turn to.
    pub(crate) fn rematch(&self, seed: u64) -> LocalGame {
        let mut setup = self.game_record.setup.clone();
        let start = self.record().start().clone();
        let is_usual_start = setup.start().is_ok_and(|usual| usual == start);
        if let (AnyPosition::Quoridor(_), true, Turn::Seat(starter)) =
            (&start, is_usual_start, start.turn())
        {
            let next = starter.number() % setup.seats() + 1;
            setup.set_option("starter", &next.to_string()).expect("a seat of the game may start");
        }
        let mut game_record =
            GameRecord::new(setup).expect("the set-up has been played with before");
        if !is_usual_start {
            game_record.record = game_record.setup.record_from(start);
        }
        LocalGame::new(game_record, self.players.clone(), seed)
    }

    /// The seat that resigns when the user does: the human to move, or else the only human in the
    /// game. With several, and none of them to move, it is unclear who is meant.
    pub(crate) fn resigning_seat(&self) -> Option<Seat> {
        if let Some(seat) = self.human_to_move() {
            return Some(seat);
        }
        let has_left = |seat: Seat| {
            let mut entries = self.record().entries().iter();
            entries.any(|entry| matches!(entry, RecordEntry::Leave(who, _) if *who == seat))
        };
        let mut humans = Seat::all(self.players.len())
            .filter(|&seat| self.player(seat) == LocalPlayer::Human && !has_left(seat));
        humans.next().filter(|_| humans.next().is_none())
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
    fn redo_plays_what_was_undone_until_another_move_is_played() {
        let level = LocalPlayer::Computer(Level::MIN);
        let mut local_game = new_game(Game::Quoridor, vec![LocalPlayer::Human, level]);
        for word in ["e2", "e8", "e3", "e7"] {
            local_game.play(word).expect("legal");
        }
        let before = local_game.text();
        assert!(local_game.undo() && local_game.undo());
        assert!(local_game.redo() && local_game.redo());
        assert_eq!(local_game.text(), before);
        assert!(!local_game.redo());
        local_game.undo();
        local_game.play("d2").expect("legal");
        assert!(!local_game.redo(), "the game went another way");
    }

    #[test]
    fn a_rematch_has_the_same_players_and_the_next_one_starts() {
        let level = LocalPlayer::Computer(Level::MIN);
        let mut local_game = new_game(Game::Quoridor, vec![LocalPlayer::Human, level]);
        local_game.play("e2").expect("legal");
        let rematch = local_game.rematch(3);
        assert_eq!(rematch.players, local_game.players);
        assert_eq!(rematch.position().to_string(), "e1,e9 10,10 2 -");
        assert_eq!(rematch.rematch(3).position().to_string(), "e1,e9 10,10 1 -");
    }

    #[test]
    fn only_a_human_resigns() {
        let level = LocalPlayer::Computer(Level::MIN);
        let mut local_game = new_game(Game::Quoridor, vec![LocalPlayer::Human, level]);
        local_game.play("e2").expect("legal");
        assert_eq!(local_game.resigning_seat().map(Seat::number), Some(1), "not the computer");
        let watched = new_game(Game::Quoridor, vec![level, level]);
        assert_eq!(watched.resigning_seat(), None);
    }

    #[test]
    fn a_roll_is_one_that_the_rules_allow() {
        let mut local_game = new_game(Game::Mspacman, Vec::new());
        let word = local_game.roll().expect("the game begins with a spin");
        local_game.play(&word).expect("a legal roll");
        assert!(word.starts_with("spin:"));
    }
}
