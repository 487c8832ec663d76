use std::collections::{BTreeSet, HashSet};

use rules::{Fence, Path, Square};

/// The legal moves of a turn as words, sorted by how they are entered: square by square, as a
/// fence, as a pass. It knows the notation and no rules.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LegalWords {
    /// The squares that a piece enters, in order, and the word of that move.
    paths: Vec<(Vec<Square>, String)>,
    fences: HashSet<Fence>,
    /// The word of a forced pass.
    pass: Option<String>,
}

impl LegalWords {
    /// Sorts words by how they are entered; what is entered otherwise, such as a roll, is left out.
    pub fn from_words(words: impl IntoIterator<Item = String>) -> LegalWords {
        let mut legal = LegalWords::default();
        for word in words {
            if word == Path::STAY {
                legal.pass = Some(word);
            } else if let Some(fence) = Fence::parse(&word) {
                legal.fences.insert(fence);
            } else if let Some(path) = Path::parse(word.trim_start_matches('@')) {
                legal.paths.push((path.squares().to_vec(), word));
            }
        }
        legal
    }

    /// Whether nothing can be entered.
    pub fn is_empty(&self) -> bool {
        self.paths.is_empty() && self.fences.is_empty() && self.pass.is_none()
    }

    /// The word of the pass, where that is all one can do.
    pub fn pass(&self) -> Option<&str> {
        self.pass.as_deref()
    }

    /// Whether some fence can be placed.
    pub fn has_fences(&self) -> bool {
        !self.fences.is_empty()
    }

    /// Whether this fence can be placed.
    pub fn allows_fence(&self, fence: Fence) -> bool {
        self.fences.contains(&fence)
    }

    /// Whether some move enters more than one square.
    pub fn has_long_paths(&self) -> bool {
        self.paths.iter().any(|(squares, _)| squares.len() > 1)
    }

    fn continuing<'a>(
        &'a self,
        entered: &'a [Square],
    ) -> impl Iterator<Item = &'a (Vec<Square>, String)> {
        self.paths.iter().filter(move |(squares, _)| squares.starts_with(entered))
    }

    /// The squares that can be entered next, after those entered.
    pub fn next_squares(&self, entered: &[Square]) -> Vec<Square> {
        let next =
            self.continuing(entered).filter_map(|(squares, _)| squares.get(entered.len()).copied());
        deduplicate(next)
    }

    /// The word of the move that enters exactly these squares.
    pub fn word_for(&self, squares: &[Square]) -> Option<&str> {
        self.paths.iter().find(|(path, _)| path == squares).map(|(_, word)| word.as_str())
    }

    /// The most squares that can still be entered.
    pub fn squares_left(&self, entered: &[Square]) -> usize {
        self.continuing(entered)
            .map(|(squares, _)| squares.len() - entered.len())
            .max()
            .unwrap_or(0)
    }

    /// The squares where a move that continues those entered can end.
    pub fn end_squares(&self, entered: &[Square]) -> Vec<Square> {
        let longer = self.continuing(entered).filter(|(squares, _)| squares.len() > entered.len());
        deduplicate(longer.filter_map(|(squares, _)| squares.last().copied()))
    }

    /// The paths that continue the squares entered and end there, the shortest first.
    pub fn paths_to(&self, entered: &[Square], end: Square) -> Vec<Vec<Square>> {
        let mut paths: Vec<_> = self
            .continuing(entered)
            .filter(|(squares, _)| squares.len() > entered.len() && squares.last() == Some(&end))
            .map(|(squares, _)| squares.clone())
            .collect();
        // Insertion sort: there are few paths, and a `sort_by` would add to the size of the page.
        for end in 1..paths.len() {
            let mut nth = end;
            while nth > 0 && paths[nth].len() < paths[nth - 1].len() {
                paths.swap(nth, nth - 1);
                nth -= 1;
            }
        }
        paths
    }
}

fn deduplicate(squares: impl Iterator<Item = Square>) -> Vec<Square> {
    squares.collect::<BTreeSet<_>>().into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(text: &str) -> Vec<Square> {
        text.split_whitespace().map(|word| Square::parse(word).unwrap()).collect()
    }

    fn legal_words(words: &str) -> LegalWords {
        LegalWords::from_words(words.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn a_path_is_entered_square_by_square() {
        let c = legal_words("e6-e7 e6-d6 d5-d6 e6");
        assert_eq!(c.next_squares(&[]), squares("d5 e6"));
        assert_eq!(c.next_squares(&squares("e6")), squares("d6 e7"));
        assert_eq!(c.word_for(&squares("e6")), Some("e6"));
        assert_eq!(c.squares_left(&squares("e6")), 1);
        assert_eq!(c.paths_to(&[], Square::parse("d6").unwrap()).len(), 2);
        assert_eq!(c.end_squares(&squares("d5")), squares("d6"));
    }

    #[test]
    fn fences_placements_and_passes_are_told_apart() {
        let c = legal_words("e2 e3h @d4");
        assert!(c.allows_fence(Fence::parse("e3h").unwrap()));
        assert_eq!(c.word_for(&squares("d4")), Some("@d4"));
        assert!(!c.has_long_paths());
        assert_eq!(legal_words("--").pass(), Some("--"));
    }
}
