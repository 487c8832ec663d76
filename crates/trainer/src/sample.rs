use game::Seat;
use rules::Orientation;
use rules::quoridor::{Options, Position};

/// A position of self-play with what became of it: 32 bytes in a file, one after another.
///
/// | bytes | |
/// | --- | --- |
/// | 0–19 | the fences: 64 if along a file, plus 8 times the rank, plus the file; 255 for none |
/// | 20, 21 | the pawns: 9 times the rank, plus the file |
/// | 22, 23 | the fences left |
/// | 24, 25 | the distances to the goal lines |
/// | 26, 27 | the score of the search in points, little-endian |
/// | 28 | the seat to move, 0 or 1 |
/// | 29 | the result: 0 lost, 1 drawn, 2 won, 3 unknown |
/// | 30, 31 | not used, 255 |
///
/// Everything is seen by the seat to move, which goes up the board; of pairs its own comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrainingSample(pub [u8; TrainingSample::SIZE]);

/// How the game of a sample ended for the seat to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SampleResult {
    /// It lost.
    Loss,
    /// Nobody won.
    Draw,
    /// It won.
    Win,
    /// A random move was played later, so that the result says nothing about this position.
    Unknown,
}

impl TrainingSample {
    /// Bytes of a sample in a file.
    pub const SIZE: usize = 32;

    /// A position of two seats with the score of its search.
    pub fn new(position: &Position, score: i16, distances: [u8; 2]) -> TrainingSample {
        let mover = position.mover().index();
        let up = mover == 0;
        let mut bytes = [255; TrainingSample::SIZE];
        for (byte, fence) in bytes.iter_mut().zip(position.fences()) {
            let (file, rank) = (fence.anchor.file(), fence.anchor.rank());
            let rank = if up { rank } else { 7 - rank };
            let vertical = usize::from(fence.orientation == Orientation::Vertical);
            *byte = (vertical * 64 + rank * 8 + file) as u8;
        }
        for (role, seat) in [mover, 1 - mover].into_iter().enumerate() {
            let at = position.pawn(Seat::new(seat)).expect("two are playing");
            let rank = if up { at.rank() } else { 8 - at.rank() };
            bytes[20 + role] = (rank * 9 + at.file()) as u8;
            bytes[22 + role] = position.hand(Seat::new(seat)) as u8;
            bytes[24 + role] = distances[seat];
        }
        bytes[26..28].copy_from_slice(&score.to_le_bytes());
        bytes[28] = mover as u8;
        TrainingSample(bytes)
    }

    /// The samples of a file's bytes; a last one that is cut off is left out.
    pub fn read_all(bytes: &[u8]) -> Vec<TrainingSample> {
        bytes.as_chunks().0.iter().map(|&chunk| TrainingSample(chunk)).collect()
    }

    /// The seat to move.
    pub fn mover(&self) -> usize {
        usize::from(self.0[28])
    }

    /// The score of the search for the seat to move, in points.
    pub fn score(&self) -> i16 {
        i16::from_le_bytes([self.0[26], self.0[27]])
    }

    /// How the game ended for the seat to move.
    pub fn result(&self) -> SampleResult {
        match self.0[29] {
            0 => SampleResult::Loss,
            1 => SampleResult::Draw,
            2 => SampleResult::Win,
            _ => SampleResult::Unknown,
        }
    }

    /// The same sample with its result.
    pub fn with_result(mut self, result: SampleResult) -> TrainingSample {
        self.0[29] = result as u8;
        self
    }

    /// What makes two samples the same position: all but score, seat and result, with the fences
    /// in whatever order they were found.
    pub fn key(&self) -> u64 {
        let mut fences = [0u64; 2];
        for &fence in self.0[..20].iter().filter(|&&fence| fence < 128) {
            fences[usize::from(fence >> 6)] |= 1 << (fence & 63);
        }
        let pawns = u64::from(u32::from_le_bytes([self.0[20], self.0[21], self.0[22], self.0[23]]));
        [fences[0], fences[1], pawns].into_iter().fold(0, |hash, word| {
            let mut random = game::Random::new(hash ^ word);
            random.next_u64()
        })
    }

    /// The position, with seat 1 to move.
    pub fn position(&self) -> Position {
        Position::parse(&self.text(), 2, &Options::default()).expect("samples are legal positions")
    }

    /// The text of the position, with seat 1 to move.
    pub fn text(&self) -> String {
        let file = |nth: u8| char::from(b'a' + nth);
        let square = |at: u8| format!("{}{}", file(at % 9), at / 9 + 1);
        let placed = self.0[..20].iter().filter(|&&fence| fence < 128);
        let mut fences: Vec<_> = placed
            .map(|&fence| {
                let orientation = ['h', 'v'][usize::from(fence >> 6)];
                format!("{}{}{orientation}", file(fence & 7), (fence >> 3 & 7) + 1)
            })
            .collect();
        fences.sort();
        let fences = if fences.is_empty() { "-".to_owned() } else { fences.join(",") };
        let [own, other] = [square(self.0[20]), square(self.0[21])];
        format!("{own},{other} {},{} 1 {fences}", self.0[22], self.0[23])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_is_seen_by_the_seat_to_move() {
        let options = Options::default();
        let position = Position::parse("e3,d7 8,9 2 c3h,e6h,f7v", 2, &options).unwrap();
        let sample = TrainingSample::new(&position, -120, [7, 6]).with_result(SampleResult::Win);
        // Player 2 goes down the board: seen by it, ranks count from the other end.
        assert_eq!(sample.text(), "d3,e7 9,8 1 c6h,e3h,f2v");
        assert_eq!(sample.position().to_string(), sample.text());
        assert_eq!((sample.mover(), sample.score()), (1, -120));
        assert_eq!(sample.result(), SampleResult::Win);
        assert_eq!(sample.0[24..26], [6, 7]);
    }

    #[test]
    fn the_key_is_the_position_alone() {
        let position = |text| Position::parse(text, 2, &Options::default()).unwrap();
        let one = TrainingSample::new(&position("e3,d7 8,9 1 c3h"), 5, [6, 6]);
        let same = TrainingSample::new(&position("e3,d7 8,9 1 c3h"), 9, [6, 6]);
        let seen_by_the_other = TrainingSample::new(&position("d3,e7 9,8 2 c6h"), 9, [6, 6]);
        let another = TrainingSample::new(&position("e3,d7 9,8 1 c3h"), 5, [6, 6]);
        assert_eq!(one.key(), same.with_result(SampleResult::Loss).key());
        assert_eq!(one.key(), seen_by_the_other.key());
        assert_ne!(one.key(), another.key());
    }
}
