use game::{Ply, Position as _, Turn};
use rules::GameSetup;

/// One position of a dataset.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct DatasetRow {
    pub(super) position: String,
    pub(super) seat: i8,
    pub(super) best_move: String,
    pub(super) action: u32,
    pub(super) chances: Vec<f32>,
    pub(super) results: Vec<f32>,
    pub(super) ply: u32,
}

impl DatasetRow {
    /// The row as a line of the file of its game: what belongs together is separated by commas, the
    /// position comes last.
    pub(super) fn to_line(&self) -> String {
        // Bits, so that nothing is lost in between.
        let bits = |numbers: &[f32]| {
            numbers.iter().map(|number| number.to_bits().to_string()).collect::<Vec<_>>().join(",")
        };
        let DatasetRow { position, seat, best_move, action, ply, .. } = self;
        let (chances, results) = (bits(&self.chances), bits(&self.results));
        format!("{seat} {best_move} {action} {ply} {chances} {results} {position}\n")
    }

    /// The row of a line.
    pub(super) fn from_line(line: &str) -> Option<DatasetRow> {
        let numbers = |text: &str| {
            let bits = text.split(',').map(|word| word.parse().ok().map(f32::from_bits));
            bits.collect::<Option<Vec<_>>>()
        };
        let mut words = line.splitn(7, ' ');
        let mut word = || words.next();
        Some(DatasetRow {
            seat: word()?.parse().ok()?,
            best_move: word()?.to_owned(),
            action: word()?.parse().ok()?,
            ply: word()?.parse().ok()?,
            chances: numbers(word()?)?,
            results: numbers(word()?)?,
            position: word()?.to_owned(),
        })
    }

    /// Whether it can be a row of this game: a legal position with that seat to move, a legal move there,
    /// and numbers for every seat.
    pub(super) fn belongs_to(&self, setup: &GameSetup) -> bool {
        let seats = setup.seats();
        let Ok(position) = setup.parse_position(&self.position) else { return false };
        let is_turn = match position.turn() {
            Turn::Seat(seat) => i8::try_from(seat.index()) == Ok(self.seat),
            Turn::Chance | Turn::Over => false,
        };
        let is_move = matches!(position.read(&self.best_move), Ok(Ply::Move(_)));
        is_turn && is_move && self.chances.len() == seats && self.results.len() == seats
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_round_trip() {
        let row = DatasetRow {
            position: "e1,e9 10,10 1 -".to_owned(),
            seat: 0,
            best_move: "e2".to_owned(),
            action: 13,
            chances: vec![0.1, 0.9],
            results: vec![-1.0, 1.0],
            ply: 7,
        };
        assert_eq!(DatasetRow::from_line(row.to_line().trim_end()), Some(row.clone()));
        let setup = GameSetup::new(rules::Game::Quoridor);
        assert!(row.belongs_to(&setup));
        for damaged in [
            DatasetRow { position: "e1,e9 10,10 1".to_owned(), ..row.clone() },
            DatasetRow { seat: 1, ..row.clone() },
            DatasetRow { best_move: "e5".to_owned(), ..row.clone() },
            DatasetRow { chances: vec![0.1], ..row.clone() },
            DatasetRow { results: Vec::new(), ..row.clone() },
        ] {
            assert!(!damaged.belongs_to(&setup), "{damaged:?}");
        }
        assert_eq!(DatasetRow::from_line("0 e2 13"), None);
    }
}
