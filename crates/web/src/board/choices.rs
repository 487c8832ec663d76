use std::collections::{BTreeSet, HashSet};

use rules::{Fence, Path, Square};

/// The legal words of a turn, sorted by how they are entered. It knows the notation and no rule.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Choices {
    /// The squares a piece enters, one by one, with the word that says so.
    ways: Vec<(Vec<Square>, String)>,
    fences: HashSet<Fence>,
    /// A forced stay or pass.
    pass: Option<String>,
}

impl Choices {
    pub fn of(words: impl IntoIterator<Item = String>) -> Choices {
        let mut choices = Choices::default();
        for word in words {
            if word == Path::STAY {
                choices.pass = Some(word);
            } else if let Some(fence) = Fence::parse(&word) {
                choices.fences.insert(fence);
            } else if let Some(path) = Path::parse(word.trim_start_matches('@')) {
                choices.ways.push((path.squares().to_vec(), word));
            }
        }
        choices
    }

    pub fn is_empty(&self) -> bool {
        self.ways.is_empty() && self.fences.is_empty() && self.pass.is_none()
    }

    /// The only thing to do is nothing.
    pub fn pass(&self) -> Option<&str> {
        self.pass.as_deref()
    }

    pub fn has_fences(&self) -> bool {
        !self.fences.is_empty()
    }

    pub fn fence(&self, fence: Fence) -> bool {
        self.fences.contains(&fence)
    }

    /// Whether some move enters more than one square.
    pub fn long(&self) -> bool {
        self.ways.iter().any(|(squares, _)| squares.len() > 1)
    }

    fn after<'a>(&'a self, begun: &'a [Square]) -> impl Iterator<Item = &'a (Vec<Square>, String)> {
        self.ways.iter().filter(move |(squares, _)| squares.starts_with(begun))
    }

    /// The squares that can be entered next.
    pub fn next(&self, begun: &[Square]) -> Vec<Square> {
        let next = self.after(begun).filter_map(|(squares, _)| squares.get(begun.len()).copied());
        once_each(next)
    }

    /// The word of exactly these squares.
    pub fn word(&self, squares: &[Square]) -> Option<&str> {
        self.ways.iter().find(|(way, _)| way == squares).map(|(_, word)| word.as_str())
    }

    /// The most squares that can still be entered.
    pub fn left(&self, begun: &[Square]) -> usize {
        self.after(begun).map(|(squares, _)| squares.len() - begun.len()).max().unwrap_or(0)
    }

    /// The squares where a move can end, as it has begun.
    pub fn ends(&self, begun: &[Square]) -> Vec<Square> {
        let longer = self.after(begun).filter(|(squares, _)| squares.len() > begun.len());
        once_each(longer.filter_map(|(squares, _)| squares.last().copied()))
    }

    /// The ways that go on as begun and end there, the shortest first.
    pub fn ways_to(&self, begun: &[Square], end: Square) -> Vec<Vec<Square>> {
        let mut ways: Vec<_> = self
            .after(begun)
            .filter(|(squares, _)| squares.len() > begun.len() && squares.last() == Some(&end))
            .map(|(squares, _)| squares.clone())
            .collect();
        // The few ways there are need no sort that is fast: each one would weigh on the page.
        for end in 1..ways.len() {
            let mut nth = end;
            while nth > 0 && ways[nth].len() < ways[nth - 1].len() {
                ways.swap(nth, nth - 1);
                nth -= 1;
            }
        }
        ways
    }
}

fn once_each(squares: impl Iterator<Item = Square>) -> Vec<Square> {
    squares.collect::<BTreeSet<_>>().into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(text: &str) -> Vec<Square> {
        text.split_whitespace().map(|word| Square::parse(word).unwrap()).collect()
    }

    fn choices(words: &str) -> Choices {
        Choices::of(words.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn a_path_is_entered_square_by_square() {
        let c = choices("e6-e7 e6-d6 d5-d6 e6");
        assert_eq!(c.next(&[]), squares("d5 e6"));
        assert_eq!(c.next(&squares("e6")), squares("d6 e7"));
        assert_eq!(c.word(&squares("e6")), Some("e6"));
        assert_eq!(c.left(&squares("e6")), 1);
        assert_eq!(c.ways_to(&[], Square::parse("d6").unwrap()).len(), 2);
        assert_eq!(c.ends(&squares("d5")), squares("d6"));
    }

    #[test]
    fn fences_places_and_passes_are_told_apart() {
        let c = choices("e2 e3h @d4");
        assert!(c.fence(Fence::parse("e3h").unwrap()));
        assert_eq!(c.word(&squares("d4")), Some("@d4"));
        assert!(!c.long());
        assert_eq!(choices("--").pass(), Some("--"));
    }
}
