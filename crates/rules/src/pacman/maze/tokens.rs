use super::{Maze, MazeError, MazeFault, MazePart, MazeSpec};
use crate::pacman::Piece;
use crate::{Fence, Square};

/// The tokens of a maze with their locations, from a file or from the one-word form.
#[derive(Default)]
pub(super) struct MazeTokens<'a> {
    pub(super) size: Option<MazeToken<'a>>,
    pub(super) lives: Option<MazeToken<'a>>,
    pub(super) pac: Option<MazeToken<'a>>,
    pub(super) ghosts: [Option<MazeToken<'a>>; 4],
    pub(super) pellets: Vec<MazeToken<'a>>,
    pub(super) fences: Vec<MazeToken<'a>>,
    /// The end of the text: the location of errors about missing parts.
    pub(super) end: TextLocation,
}

/// A word of the text and its location.
#[derive(Clone, Copy)]
pub(super) struct MazeToken<'a> {
    pub(super) text: &'a str,
    pub(super) location: TextLocation,
}

/// A line and column of the text, counted from 1.
#[derive(Clone, Copy, Default)]
pub(super) struct TextLocation {
    pub(super) line: usize,
    pub(super) column: usize,
}

impl TextLocation {
    pub(super) fn error(self, fault: MazeFault) -> MazeError {
        MazeError { line: self.line, column: self.column, fault }
    }
}

impl MazeToken<'_> {
    fn square(self) -> Result<Square, MazeError> {
        Square::parse(self.text)
            .ok_or_else(|| self.location.error(MazeFault::Square(self.text.into())))
    }

    fn fence(self) -> Result<Fence, MazeError> {
        Fence::parse(self.text)
            .ok_or_else(|| self.location.error(MazeFault::Fence(self.text.into())))
    }

    fn size(self) -> Result<(usize, usize), MazeError> {
        match *self.text.as_bytes() {
            [files @ b'1'..=b'9', b'x', ranks @ b'1'..=b'9'] => {
                Ok(((files - b'0').into(), (ranks - b'0').into()))
            }
            _ => Err(self.location.error(MazeFault::Size(self.text.into()))),
        }
    }

    fn lives(self) -> Result<u8, MazeError> {
        match *self.text.as_bytes() {
            [lives @ b'1'..=b'9'] => Ok(lives - b'0'),
            _ => Err(self.location.error(MazeFault::Lives(self.text.into()))),
        }
    }
}

impl MazeTokens<'_> {
    pub(super) fn build(&self) -> Result<Maze, MazeError> {
        let spec = self.spec()?;
        match spec.check() {
            Ok(()) => Ok(Maze::from_valid_spec(spec)),
            Err((part, fault)) => Err(self.location(part).error(fault)),
        }
    }

    pub(super) fn spec(&self) -> Result<MazeSpec, MazeError> {
        let (files, ranks) =
            self.size.map_or(Ok((Maze::MAX_SIDE, Maze::MAX_SIDE)), MazeToken::size)?;
        let lives = self.lives.map_or(Ok(3), MazeToken::lives)?;
        let pac = self.pac.ok_or_else(|| self.end.error(MazeFault::Missing(Piece::Pac.word())))?;
        let mut ghosts = [None; 4];
        for (ghost, token) in ghosts.iter_mut().zip(self.ghosts) {
            *ghost = token.map(MazeToken::square).transpose()?;
        }
        Ok(MazeSpec {
            files,
            ranks,
            lives,
            pac: pac.square()?,
            ghosts,
            pellets: self.pellets.iter().map(|token| token.square()).collect::<Result<_, _>>()?,
            fences: self.fences.iter().map(|token| token.fence()).collect::<Result<_, _>>()?,
        })
    }

    fn location(&self, part: MazePart) -> TextLocation {
        let token = match part {
            MazePart::Size => self.size,
            MazePart::Lives => self.lives,
            MazePart::Start(Piece::Pac) => self.pac,
            MazePart::Start(Piece::Ghost(ghost)) => self.ghosts[ghost.index()],
            MazePart::Pellet(nth) => self.pellets.get(nth).copied(),
            MazePart::Fence(nth) => self.fences.get(nth).copied(),
            MazePart::Whole => None,
        };
        token.map_or(self.end, |token| token.location)
    }
}
