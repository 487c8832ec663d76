use engine::Level;
use game::Seat;
use rules::GameRecord;

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
    pub(crate) fn at(game_record: &GameRecord, seat: Seat) -> LocalPlayer {
        let level = game_record.header.player(seat).level;
        level.and_then(Level::new).map_or(LocalPlayer::Human, LocalPlayer::Computer)
    }

    /// All players of a record, by seat.
    pub(crate) fn all(game_record: &GameRecord) -> Vec<LocalPlayer> {
        let seats = Seat::all(game_record.setup.seats());
        seats.map(|seat| LocalPlayer::at(game_record, seat)).collect()
    }

    /// The first seat that a person has.
    pub(crate) fn first_human(game_record: &GameRecord) -> Option<Seat> {
        let is_human = |&seat: &Seat| LocalPlayer::at(game_record, seat) == LocalPlayer::Human;
        Seat::all(game_record.setup.seats()).find(is_human)
    }

    /// The seat of the only person, if there is one person.
    pub(crate) fn only_human(game_record: &GameRecord) -> Option<Seat> {
        let humans = LocalPlayer::all(game_record);
        let count = humans.iter().filter(|&&player| player == LocalPlayer::Human).count();
        LocalPlayer::first_human(game_record).filter(|_| count == 1)
    }

    /// The record with these players; seats beyond the end of `players` are human.
    pub(crate) fn seated(mut game_record: GameRecord, players: &[LocalPlayer]) -> GameRecord {
        for seat in Seat::all(game_record.setup.seats()) {
            let player = players.get(seat.index()).copied().unwrap_or(LocalPlayer::Human);
            // A level that there is not is a human here, and stays what it is in the file.
            if player != LocalPlayer::at(&game_record, seat) {
                game_record.header.player_mut(seat).level = player.level();
            }
        }
        game_record
    }
}
