use std::fmt;

/// One of the four colours. Each has an area of the maze, a ghost and a ghost space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// The first area.
    A,
    /// The second area.
    B,
    /// The third area.
    C,
    /// The fourth area.
    D,
}

impl Colour {
    /// All colours, in the default order of the seats.
    pub const ALL: [Colour; 4] = [Colour::A, Colour::B, Colour::C, Colour::D];

    /// The index, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter, `a` to `d`.
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }

    /// The colour with that letter.
    pub fn from_letter(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }

    /// Parses a single letter, `a` to `d`.
    pub fn parse(word: &str) -> Option<Colour> {
        let mut letters = word.chars();
        let colour = Colour::from_letter(letters.next()?)?;
        letters.next().is_none().then_some(colour)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}
