use std::collections::BTreeMap;
use std::fmt;

/// What a die can show: how many squares to move, and whether the ghost turns over first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face {
    /// How many squares.
    pub steps: u8,
    /// Whether the ghost turns over before it moves: the `F` of `F2`.
    pub flip: bool,
}

impl Face {
    /// The most squares a face can show: with the extra step of S31 a path must still fit.
    pub const MOST: u8 = 8;

    /// Reads `4` or `F2`, from 1 to [`Face::MOST`].
    pub fn parse(word: &str) -> Option<Face> {
        let (flip, digits) = match word.strip_prefix('F') {
            Some(digits) => (true, digits),
            None => (false, word),
        };
        match digits.as_bytes() {
            [digit @ b'1'..=b'8'] => Some(Face { steps: digit - b'0', flip }),
            _ => None,
        }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.flip { "F" } else { "" }, self.steps)
    }
}

/// The faces of a spinner or die with their weights, in order, each once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Faces(Vec<(Face, u32)>);

impl Faces {
    /// The most that all weights together can come to.
    const HEAVIEST: u32 = 999;

    pub(super) fn spinner() -> Faces {
        Faces((1..=6).map(|steps| (Face { steps, flip: false }, 1)).collect())
    }

    pub(super) fn die() -> Faces {
        Faces((1..=6).map(|steps| (Face { steps, flip: steps == 2 }, 1)).collect())
    }

    pub(super) fn list(&self) -> &[(Face, u32)] {
        &self.0
    }

    /// Reads faces such as `1`, `F2` or, three times as likely, `4x3`; a face named twice counts
    /// twice. The error is the word that is none, or nothing where all of them together are not
    /// acceptable.
    pub(super) fn read<'a>(words: impl Iterator<Item = &'a str>) -> Result<Faces, Option<&'a str>> {
        let mut faces = BTreeMap::new();
        for word in words {
            let (face, weight) = word.split_once('x').unwrap_or((word, "1"));
            let weight = Some(weight)
                .filter(|weight| weight.bytes().all(|b| b.is_ascii_digit()))
                .and_then(|weight| weight.parse().ok())
                .filter(|weight| (1..=Faces::HEAVIEST).contains(weight));
            let (Some(face), Some(weight)) = (Face::parse(face), weight) else {
                return Err(Some(word));
            };
            let total: &mut u32 = faces.entry(face).or_default();
            *total = total.saturating_add(weight);
        }
        let heavy = faces.values().fold(0, |sum: u32, &w| sum.saturating_add(w)) > Faces::HEAVIEST;
        if faces.is_empty() || heavy {
            return Err(None);
        }
        Ok(Faces(faces.into_iter().collect()))
    }
}

impl fmt::Display for Faces {
    /// As in the canonical word of a board: joined by dots.
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
