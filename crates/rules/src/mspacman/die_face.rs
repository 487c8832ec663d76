use std::collections::BTreeMap;
use std::fmt;

/// A face of the die: the number of squares to move, and whether the ghost turns over first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DieFace {
    /// The number of squares to move.
    pub steps: u8,
    /// Whether the ghost turns over before it moves: the `F` of `F2`.
    pub flip: bool,
}

impl DieFace {
    /// The largest number of steps. With the extra step of S31 a path must still fit.
    pub const MAX_STEPS: u8 = 8;

    /// Parses `4` or `F2`, from 1 to [`DieFace::MAX_STEPS`].
    pub fn parse(word: &str) -> Option<DieFace> {
        let (flip, digits) = match word.strip_prefix('F') {
            Some(digits) => (true, digits),
            None => (false, word),
        };
        match digits.as_bytes() {
            [digit @ b'1'..=b'8'] => Some(DieFace { steps: digit - b'0', flip }),
            _ => None,
        }
    }
}

impl fmt::Display for DieFace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.flip { "F" } else { "" }, self.steps)
    }
}

/// The distinct faces of a spinner or die with their weights, sorted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct WeightedFaces(Vec<(DieFace, u32)>);

/// What is wrong with the faces of a spinner or die.
#[derive(Clone, Copy, Debug)]
pub(super) enum FacesError<'a> {
    /// This word is not a face.
    NotFace(&'a str),
    /// This face of a spinner turns a ghost over.
    Flips(DieFace),
    /// There are too few, or their weights are too large.
    Number,
}

impl<'a> FacesError<'a> {
    /// The word that is wrong, if it is one.
    pub(super) fn word(self) -> Option<&'a str> {
        match self {
            FacesError::NotFace(word) => Some(word),
            FacesError::Flips(_) | FacesError::Number => None,
        }
    }
}

impl WeightedFaces {
    /// The largest sum of all weights.
    const MAX_TOTAL_WEIGHT: u32 = 999;

    pub(super) fn spinner() -> WeightedFaces {
        WeightedFaces((1..=6).map(|steps| (DieFace { steps, flip: false }, 1)).collect())
    }

    pub(super) fn die() -> WeightedFaces {
        WeightedFaces((1..=6).map(|steps| (DieFace { steps, flip: steps == 2 }, 1)).collect())
    }

    pub(super) fn list(&self) -> &[(DieFace, u32)] {
        &self.0
    }

    /// Parses the faces of a spinner: at least two, or ties would never end.
    pub(super) fn read_spinner<'a>(
        words: impl Iterator<Item = &'a str>,
    ) -> Result<WeightedFaces, FacesError<'a>> {
        let faces = WeightedFaces::read_die(words)?;
        match faces.0.iter().find(|(face, _)| face.flip) {
            Some((face, _)) => Err(FacesError::Flips(*face)),
            None if faces.0.len() < 2 => Err(FacesError::Number),
            None => Ok(faces),
        }
    }

    /// The same for a die, which has at least one face, such as `1`, `F2` or, with weight three, `4x3`; the weights of
    /// repeated faces add up.
    pub(super) fn read_die<'a>(
        words: impl Iterator<Item = &'a str>,
    ) -> Result<WeightedFaces, FacesError<'a>> {
        let mut faces = BTreeMap::new();
        for word in words {
            let (face, weight) = word.split_once('x').unwrap_or((word, "1"));
            let weight = Some(weight)
                .filter(|weight| weight.bytes().all(|b| b.is_ascii_digit()))
                .and_then(|weight| weight.parse().ok())
                .filter(|weight| (1..=WeightedFaces::MAX_TOTAL_WEIGHT).contains(weight));
            let (Some(face), Some(weight)) = (DieFace::parse(face), weight) else {
                return Err(FacesError::NotFace(word));
            };
            let total: &mut u32 = faces.entry(face).or_default();
            *total = total.saturating_add(weight);
        }
        let too_heavy = faces.values().fold(0, |sum: u32, &w| sum.saturating_add(w))
            > WeightedFaces::MAX_TOTAL_WEIGHT;
        if faces.is_empty() || too_heavy {
            return Err(FacesError::Number);
        }
        Ok(WeightedFaces(faces.into_iter().collect()))
    }
}

impl fmt::Display for WeightedFaces {
    /// The form in the canonical word of a board: joined by dots.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (nth, (face, weight)) in self.0.iter().enumerate() {
            let dot = if nth > 0 { "." } else { "" };
            write!(f, "{dot}{face}")?;
            if *weight != 1 {
                write!(f, "x{weight}")?;
            }
        }
        Ok(())
    }
}
