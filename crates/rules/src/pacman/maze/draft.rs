use super::{Fault, Item, Maze, MazeError, Plan};
use crate::pacman::Piece;
use crate::{Fence, Square};

/// The words of a maze with their places, from a file or from the one-word form.
#[derive(Default)]
pub(super) struct Draft<'a> {
    pub(super) size: Option<Token<'a>>,
    pub(super) lives: Option<Token<'a>>,
    pub(super) pac: Option<Token<'a>>,
    pub(super) ghosts: [Option<Token<'a>>; 4],
    pub(super) pellets: Vec<Token<'a>>,
    pub(super) fences: Vec<Token<'a>>,
    /// Where the text ends: there is missing what is missing.
    pub(super) end: Place,
}

/// A word and where it stands.
#[derive(Clone, Copy)]
pub(super) struct Token<'a> {
    pub(super) text: &'a str,
    pub(super) place: Place,
}

/// Line and column, counted from 1.
#[derive(Clone, Copy, Default)]
pub(super) struct Place {
    pub(super) line: usize,
    pub(super) column: usize,
}

impl Place {
    pub(super) fn error(self, fault: Fault) -> MazeError {
        MazeError { line: self.line, column: self.column, fault }
    }
}

impl Token<'_> {
    fn square(self) -> Result<Square, MazeError> {
        Square::parse(self.text).ok_or_else(|| self.place.error(Fault::Square(self.text.into())))
    }

    fn fence(self) -> Result<Fence, MazeError> {
        Fence::parse(self.text).ok_or_else(|| self.place.error(Fault::Fence(self.text.into())))
    }

    fn size(self) -> Result<(usize, usize), MazeError> {
        match *self.text.as_bytes() {
            [files @ b'1'..=b'9', b'x', ranks @ b'1'..=b'9'] => {
                Ok(((files - b'0').into(), (ranks - b'0').into()))
            }
            _ => Err(self.place.error(Fault::Size(self.text.into()))),
        }
    }

    fn lives(self) -> Result<u8, MazeError> {
        match *self.text.as_bytes() {
            [lives @ b'1'..=b'9'] => Ok(lives - b'0'),
            _ => Err(self.place.error(Fault::Lives(self.text.into()))),
        }
    }
}

impl Draft<'_> {
    pub(super) fn build(&self) -> Result<Maze, MazeError> {
        let plan = self.plan()?;
        match plan.check() {
            Ok(()) => Ok(Maze::admit(plan)),
            Err((item, fault)) => Err(self.place(item).error(fault)),
        }
    }

    fn plan(&self) -> Result<Plan, MazeError> {
        let (files, ranks) = self.size.map_or(Ok((Maze::MAX, Maze::MAX)), Token::size)?;
        let lives = self.lives.map_or(Ok(3), Token::lives)?;
        let pac = self.pac.ok_or_else(|| self.end.error(Fault::Missing(Piece::Pac.word())))?;
        let mut ghosts = [None; 4];
        for (ghost, token) in ghosts.iter_mut().zip(self.ghosts) {
            *ghost = token.map(Token::square).transpose()?;
        }
        Ok(Plan {
            files,
            ranks,
            lives,
            pac: pac.square()?,
            ghosts,
            pellets: self.pellets.iter().map(|token| token.square()).collect::<Result<_, _>>()?,
            fences: self.fences.iter().map(|token| token.fence()).collect::<Result<_, _>>()?,
        })
    }

    fn place(&self, item: Item) -> Place {
        let token = match item {
            Item::Size => self.size,
            Item::Lives => self.lives,
            Item::Start(Piece::Pac) => self.pac,
            Item::Start(Piece::Ghost(ghost)) => self.ghosts[ghost.index()],
            Item::Pellet(nth) => self.pellets.get(nth).copied(),
            Item::Fence(nth) => self.fences.get(nth).copied(),
            Item::Whole => None,
        };
        token.map_or(self.end, |token| token.place)
    }
}
