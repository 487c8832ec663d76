use rules::{Orientation, Square};

/// A square or a fence as a dialect names it: with its own row numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NamedPlace {
    /// The square, for a fence the one that names it.
    pub(crate) square: Square,
    /// For a fence how it lies.
    pub(crate) fence: Option<Orientation>,
}

/// Where the letter of a fence stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FenceSpelling {
    /// `d5v`
    After,
    /// `d5 v`
    Apart,
    /// `Vd5`
    CapitalBefore,
}

/// The words for how a fence lies, longest first.
const ORIENTATIONS: [(&str, Orientation); 4] = [
    ("horizontal", Orientation::Horizontal),
    ("vertical", Orientation::Vertical),
    ("h", Orientation::Horizontal),
    ("v", Orientation::Vertical),
];

impl NamedPlace {
    /// Reads a word however it is spelled: `e2`, `E2`, `d5v`, `vd5`, `Vertical d5` without the blank,
    /// `c6-d6` for the horizontal fence along c6 and d6, and `H34cd` for the one between rows 3 and 4 below
    /// or above c and d. `high_anchor` says which of the two rows then names it.
    pub(crate) fn parse(word: &str, high_anchor: bool) -> Option<NamedPlace> {
        let word = word.to_ascii_lowercase();
        if let Some(square) = Square::parse(&word) {
            return Some(NamedPlace { square, fence: None });
        }
        let lettered = ORIENTATIONS.into_iter().find_map(|(name, orientation)| {
            let ends = [word.strip_suffix(name), word.strip_prefix(name)];
            let square = ends.into_iter().flatten().find_map(Square::parse)?;
            Some(NamedPlace { square, fence: Some(orientation) })
        });
        lettered.or_else(|| pair_of_squares(&word)).or_else(|| rows_and_files(&word, high_anchor))
    }

    /// The place as a word, or as two.
    pub(crate) fn spell(self, spelling: FenceSpelling) -> String {
        let square = self.square;
        let letter = match self.fence {
            None => return square.to_string(),
            Some(Orientation::Horizontal) => 'h',
            Some(Orientation::Vertical) => 'v',
        };
        match spelling {
            FenceSpelling::After => format!("{square}{letter}"),
            FenceSpelling::Apart => format!("{square} {letter}"),
            FenceSpelling::CapitalBefore => format!("{}{square}", letter.to_ascii_uppercase()),
        }
    }
}

/// `c6-d6`
fn pair_of_squares(word: &str) -> Option<NamedPlace> {
    let (left, right) = word.split_once('-')?;
    let (left, right) = (Square::parse(left)?, Square::parse(right)?);
    let are_beside = left.rank() == right.rank() && left.file() + 1 == right.file();
    are_beside.then_some(NamedPlace { square: left, fence: Some(Orientation::Horizontal) })
}

/// `h34cd`, `v89cd`
fn rows_and_files(word: &str, high_anchor: bool) -> Option<NamedPlace> {
    let &[letter, low @ b'1'..=b'8', high, left @ b'a'..=b'h', right] = word.as_bytes() else {
        return None;
    };
    let fence = match letter {
        b'h' => Orientation::Horizontal,
        b'v' => Orientation::Vertical,
        _ => return None,
    };
    let rank = usize::from(low - b'1') + usize::from(high_anchor);
    let square = Square::new(usize::from(left - b'a'), rank);
    (high == low + 1 && right == left + 1).then_some(NamedPlace { square, fence: Some(fence) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fence_is_read_however_it_is_spelled() {
        let d5v =
            Some(NamedPlace { square: Square::new(3, 4), fence: Some(Orientation::Vertical) });
        for word in ["d5v", "D5V", "vd5", "Vd5", "VD5", "d5vertical", "Verticald5", "v56de"] {
            assert_eq!(NamedPlace::parse(word, false), d5v, "{word}");
        }
        let h6h = NamedPlace { square: Square::new(7, 5), fence: Some(Orientation::Horizontal) };
        for word in ["h6h", "hh6", "h6-i6"] {
            assert_eq!(NamedPlace::parse(word, false), Some(h6h), "{word}");
        }
        let h6 = NamedPlace { square: h6h.square, fence: None };
        assert_eq!(NamedPlace::parse("H6", false), Some(h6));
        for word in ["", "h", "v", "e", "e0", "d5x", "d5vh", "c6-e6", "h35cd", "h34ce", "é5h", "--"]
        {
            assert_eq!(NamedPlace::parse(word, false), None, "{word}");
        }
    }
}
