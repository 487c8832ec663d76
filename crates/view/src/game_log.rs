use game::{Ply, Record, RecordEntry, SeatNumber};
use rules::AnyPosition;

use crate::{GameEvent, PieceKind, number, piece_to_move};

/// What happened in a game, entry by entry in the order of happening: for those who were not there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameLog {
    rows: Vec<LogRow>,
    /// The word of each row's entry, by which an entry that was taken back is noticed.
    words: Vec<String>,
}

/// One entry of a game: whose it was, with which piece, and what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct LogRow {
    /// Its number among the entries, from 1.
    pub ply: usize,
    /// Whose entry it was, and with which piece. Whoever left did so without one.
    pub owner: Option<(Option<PieceKind>, SeatNumber)>,
    /// Whether a turn begins with it. A roll and the move after it are one turn, and so is where Ms. Pac-Man
    /// starts and what she does then.
    pub begins_turn: bool,
    /// Whether a round begins with it: it is the turn of whoever began again.
    pub begins_round: bool,
    /// What happened, in the order of happening.
    pub events: Vec<GameEvent>,
}

impl GameLog {
    /// The log of a record.
    pub fn of(record: &Record<AnyPosition>) -> GameLog {
        let mut log = GameLog::default();
        log.follow(record);
        log
    }

    /// Its rows, the oldest first.
    pub fn rows(&self) -> &[LogRow] {
        &self.rows
    }

    /// Follows a record that has gone on, or in which entries were taken back. What is known stays, so
    /// that a long game costs no more than its new entries.
    pub fn follow(&mut self, record: &Record<AnyPosition>) {
        let words: Vec<_> = record.words().collect();
        let known = self.words.iter().zip(&words).take_while(|(one, other)| one == other).count();
        self.rows.truncate(known);
        for ply in known + 1..=words.len() {
            let row = self.next_row(record, ply);
            self.rows.push(row);
        }
        self.words = words;
    }
}

impl GameLog {
    /// The row of an entry, after those before it.
    fn next_row(&self, record: &Record<AnyPosition>, ply: usize) -> LogRow {
        let owner = owner(record, ply);
        let begins_turn = self.rows.last().is_none_or(|last| {
            last.owner != owner || !goes_on_after(record.entries()[last.ply - 1])
        });
        let seat = |owner: Option<(_, SeatNumber)>| owner.map(|(_, seat)| seat);
        // Opening spins are no turns: whoever moves first begins every round.
        let is_move =
            |row: &&LogRow| matches!(record.entries()[row.ply - 1], RecordEntry::Ply(Ply::Move(_)));
        let starter = self.rows.iter().find(is_move).map(|row| seat(row.owner));
        let is_extra_turn = self.rows.last().is_some_and(|last| last.owner == owner);
        let begins_round = ply == 1
            || begins_turn
                && !is_extra_turn
                && starter.is_some_and(|starter| starter == seat(owner));
        LogRow { ply, owner, begins_turn, begins_round, events: GameEvent::of_entry(record, ply) }
    }
}

/// Whose entry it was, and with which piece.
fn owner(record: &Record<AnyPosition>, ply: usize) -> Option<(Option<PieceKind>, SeatNumber)> {
    match record.entries()[ply - 1] {
        RecordEntry::Leave(seat, _) => Some((None, number(seat))),
        RecordEntry::Ply(_) => {
            let (kind, seat) = piece_to_move(&record.positions()[ply - 1])?;
            Some((Some(kind), seat))
        }
    }
}

/// Whether the turn of its owner goes on after an entry: it was a roll, or where Ms. Pac-Man starts.
fn goes_on_after(entry: RecordEntry<AnyPosition>) -> bool {
    match entry {
        RecordEntry::Ply(Ply::Roll(_)) => true,
        RecordEntry::Ply(Ply::Move(m)) => m.to_string().starts_with('@'),
        RecordEntry::Leave(..) => false,
    }
}

#[cfg(test)]
mod tests {
    use game::{Departure, Piece};
    use rules::GameRecord;

    use super::*;

    fn record(text: &str) -> Record<AnyPosition> {
        GameRecord::parse(&format!("palisade 1\n{text}\n")).unwrap().record
    }

    #[test]
    fn every_entry_has_its_owner_and_piece_in_the_order_of_happening() {
        let log = GameLog::of(&record("game quoridor\nseats 4\n\ne2 b5 leave:3:resign"));
        let rows = log.rows();
        assert_eq!(rows.iter().map(|row| row.ply).collect::<Vec<_>>(), [1, 2, 3]);
        let pawn = |seat| Some((Some(PieceKind::PAWN), seat));
        assert_eq!([rows[0].owner, rows[1].owner], [pawn(1), pawn(2)]);
        assert_eq!(rows[2].owner, Some((None, 3)));
        assert_eq!(rows[2].events, [GameEvent::Left(3, Departure::Resigned)]);
    }

    #[test]
    fn a_seat_with_several_pieces_is_told_by_the_piece() {
        let log = GameLog::of(&record("game pacman\nseats 2\n\ne6-f6 e8 a6"));
        let kinds: Vec<_> = log.rows().iter().filter_map(|row| row.owner?.0).collect();
        assert_eq!(kinds, [Piece::Pacman, Piece::Blinky, Piece::Inky].map(PieceKind::from));
    }

    #[test]
    fn s21_a_roll_and_its_move_are_one_turn() {
        let log = GameLog::of(&record("game mspacman\nseats 2\n\nspin:5 spin:3 @e7 spin:2 d7-d8"));
        let begin: Vec<_> = log.rows().iter().map(|row| row.begins_turn).collect();
        // Two opening spins, then where she starts with her spin and its move.
        assert_eq!(begin, [true, true, true, false, false]);
    }

    #[test]
    fn a_round_begins_with_the_turn_of_whoever_began_and_never_amid_one() {
        let rounds = |text: &str| -> Vec<_> {
            GameLog::of(&record(text)).rows().iter().map(|row| row.begins_round).collect()
        };
        let quoridor = rounds("game quoridor\nseats 2\n\ne2 e8 e3 e7");
        assert_eq!(quoridor, [true, false, true, false]);
        let text = "game mspacman\nseats 2\n\nspin:5 spin:3 @e7 spin:2 d7-d8 die:1";
        assert_eq!(rounds(text), [true, false, false, false, false, false]);
    }

    #[test]
    fn a_log_that_follows_a_game_is_that_of_the_whole_game() {
        let mut log = GameLog::of(&record("game quoridor\nseats 2\n\ne2 e8 e3"));
        // The last move was taken back, and another was made.
        let now = record("game quoridor\nseats 2\n\ne2 e8 d2 d8");
        log.follow(&now);
        assert_eq!(log, GameLog::of(&now));
    }
}
