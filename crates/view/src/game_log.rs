use game::{Piece, Ply, Record, RecordEntry, SeatNumber};
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
    pub owner: Option<Owner>,
    /// Whether a turn begins with it. A roll and the move after it are one turn, and so is where Ms. Pac-Man
    /// starts and what she does then.
    pub begins_turn: bool,
    /// Whether a round begins with it: whoever's turn it is had one in the round before.
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
        let begins_round =
            ply == 1 || begins_turn && !self.is_extra_turn(owner) && self.had_turn(record, owner);
        LogRow { ply, owner, begins_turn, begins_round, events: GameEvent::of_entry(record, ply) }
    }

    /// Whether a turn of Ms. Pac-Man's game comes within a round although its owner moved last: it is her extra turn,
    /// or the first one with her of whoever has just caught her. Others may have left in between.
    fn is_extra_turn(&self, owner: Option<Owner>) -> bool {
        let moved_last = self.rows.iter().rev().find_map(|row| row.owner.and_then(mover));
        // PAC-MAN begins another round where no ghost is left to move.
        matches!(moved_last, Some((None, _))) && owner.and_then(mover) == moved_last
    }

    /// Whether the present round has had the turn of an owner. Whoever began may have left since, so that the round
    /// may be anybody's to begin.
    fn had_turn(&self, record: &Record<AnyPosition>, owner: Option<Owner>) -> bool {
        let is_move =
            |row: &LogRow| matches!(record.entries()[row.ply - 1], RecordEntry::Ply(Ply::Move(_)));
        // Opening spins are no turns.
        let Some(first_move) = self.rows.iter().position(is_move) else { return false };
        let begun = self.rows.iter().rposition(|row| row.begins_round).unwrap_or(0);
        let mover = owner.and_then(mover);
        let of_round = &self.rows[begun.max(first_move)..];
        mover.is_some() && of_round.iter().any(|row| row.owner.and_then(self::mover) == mover)
    }
}

/// Whose an entry was, and with which piece.
type Owner = (Option<PieceKind>, SeatNumber);

/// Who has one turn in a round: a seat, or a piece where one seat has several. Whoever leaves has none.
fn mover((kind, seat): Owner) -> Option<(Option<Piece>, SeatNumber)> {
    Some(match kind? {
        PieceKind::Character(piece) => (Some(piece), seat),
        // Players take this role from each other.
        PieceKind::Mspacman | PieceKind::Ghost => (None, seat),
    })
}

/// Whose entry it was, and with which piece.
fn owner(record: &Record<AnyPosition>, ply: usize) -> Option<Owner> {
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
    use game::Departure;
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
        // One player has several ghosts: each moves once a round.
        let text = "game pacman\nseats 2\n\ne6-f6 e8 a6";
        assert_eq!(rounds(text), [true, false, false]);
        // Without ghosts PAC-MAN moves alone (P42).
        let text =
            "game pacman\nseats 2\nstart e5 -,-,-,- a1,a9,i1,i9 3 pac corners\n\ne6-f6 e6-e5";
        assert_eq!(rounds(text), [true, true]);
    }

    #[test]
    fn s57_whoever_catches_ms_pacman_goes_on_within_the_round() {
        let chase = "game mspacman\nseats 3\nstart a,b,c 1:e7 -,d8:S,f4:S - move:1:1 quarters\n\n";
        let words = "f7 die:3 d7-e7-f7 @e7 spin:1 f7 die:1 g4 die:1 c6 spin:1";
        let log = GameLog::of(&record(&format!("{chase}{words}")));
        let begin = |begins: fn(&LogRow) -> bool| {
            let rows = log.rows().iter().filter(|row| begins(row));
            rows.map(|row| row.ply).collect::<Vec<_>>()
        };
        // Seat 2 catches her, places her and moves with her before seat 3; seat 1 had the first turn.
        assert_eq!(begin(|row| row.begins_turn), [1, 2, 4, 7, 9, 11]);
        assert_eq!(begin(|row| row.begins_round), [1, 9]);
    }

    #[test]
    fn no_round_begins_where_somebody_leaves_amid_a_turn() {
        let text = "game mspacman\nseats 3\n\nspin:5 spin:3 spin:1 @e7 spin:2 leave:3:resign d7-d8";
        let log = GameLog::of(&record(text));
        let begin: Vec<_> = log.rows().iter().map(|row| row.begins_round).collect();
        assert_eq!(begin, [true, false, false, false, false, false, false]);
    }

    #[test]
    fn rounds_go_on_when_whoever_began_has_left() {
        let moves = ["e2", "b5", "e8", "h5", "b6", "e7", "h6", "b7", "e6", "h7"];
        // In turn, or while others think.
        for left_after in 1..=4 {
            let mut words = moves.to_vec();
            words.insert(left_after, "leave:1:resign");
            let log =
                GameLog::of(&record(&format!("game quoridor\nseats 4\n\n{}", words.join(" "))));
            let begin = log.rows().iter().filter(|row| row.begins_round);
            let begin: Vec<_> = begin.map(|row| words[row.ply - 1]).collect();
            assert_eq!(begin, ["e2", "b6", "b7"], "{words:?}");
        }
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
