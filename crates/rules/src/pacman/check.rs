use super::movegen::EndBlocker;
use super::partial_move::PartialPacmanMove;
use super::{Frenzy, Ghost, Piece, Position, Refusal};
use crate::{Direction, Path, Square};

impl Position {
    /// Parses a move and checks it square by square; the refusal is about the first illegal one.
    pub(super) fn check(&self, word: &str) -> Result<Path, Refusal> {
        let piece = self.to_move().ok_or(Refusal::Over)?;
        let path = Path::parse(word).ok_or_else(|| Refusal::NotAMove(word.to_owned()))?;
        if path == Path::stay() {
            self.check_stay(piece)?;
        } else {
            match piece {
                Piece::Pac => self.check_pac(path.squares())?,
                Piece::Ghost(ghost) => self.check_ghost(ghost, path.squares())?,
            }
        }
        Ok(path)
    }

    fn check_stay(&self, piece: Piece) -> Result<(), Refusal> {
        let mut moves = Vec::new();
        match piece {
            Piece::Pac => self.pac_moves(&mut moves),
            Piece::Ghost(ghost) => self.ghost_moves(ghost, &mut moves),
        }
        if moves == [Path::stay()] { Ok(()) } else { Err(Refusal::MustMove(piece)) }
    }

    fn check_pac(&self, squares: &[Square]) -> Result<(), Refusal> {
        let mut partial = PartialPacmanMove::start(self);
        for &to in squares {
            if partial.is_over() {
                return Err(self.too_far(partial));
            }
            self.check_step(Piece::Pac, partial.at, to)?;
            partial = partial.enter(self, to).ok_or_else(|| {
                let ghost = self.ghost_on(to).expect("only a ghost blocks an open step");
                Refusal::GhostInTheWay { ghost, square: to }
            })?;
        }
        match partial.may_stop(self) {
            true => Ok(()),
            false if partial.boosted => Err(Refusal::BoostTooShort { left: partial.left }),
            false => Err(Refusal::TooShort),
        }
    }

    fn too_far(&self, partial: PartialPacmanMove) -> Refusal {
        let square = partial.at;
        if partial.caught {
            Refusal::AfterCatch { piece: Piece::Pac, square }
        } else if partial.pellets == 0 {
            Refusal::AfterLastPellet { pellet: square }
        } else if partial.boosted {
            Refusal::BoostTooFar { square }
        } else {
            Refusal::TooFar { square }
        }
    }

    fn check_ghost(&self, ghost: Ghost, squares: &[Square]) -> Result<(), Refusal> {
        let piece = Piece::Ghost(ghost);
        let from = self.ghosts()[ghost.index()].expect("a ghost to move is on the board");
        let [first, ref rest @ ..] = *squares else { return Err(Refusal::MustMove(piece)) };
        let direction = self.check_step(piece, from, first)?;
        if self.pellet_blocks(first) {
            return Err(Refusal::PelletWall { ghost, pellet: first });
        }
        let [second, ref rest @ ..] = *rest else {
            return self.check_one_square(ghost, first, direction);
        };
        if first == self.pac() {
            return Err(Refusal::AfterCatch { piece, square: first });
        }
        if !self.sees(ghost) {
            return Err(Refusal::OneSquare { ghost, square: first });
        }
        let turn = self.check_step(piece, first, second)?;
        if self.options.frenzy == Frenzy::Straight && turn != direction {
            return Err(Refusal::FrenzyTurns { ghost, square: first });
        }
        if self.pellet_blocks(second) {
            return Err(Refusal::PelletWall { ghost, pellet: second });
        }
        if !rest.is_empty() {
            return Err(match second == self.pac() {
                true => Refusal::AfterCatch { piece, square: second },
                false => Refusal::TwoSquares { ghost, square: second },
            });
        }
        self.check_end(ghost, second)
    }

    /// Checks a ghost's move of one square.
    fn check_one_square(
        &self,
        ghost: Ghost,
        to: Square,
        direction: Direction,
    ) -> Result<(), Refusal> {
        if self.sees(ghost) && to != self.pac() {
            match self.options.frenzy {
                Frenzy::Turning => return Err(Refusal::FrenzyTooShort { ghost, square: to }),
                Frenzy::Straight if self.second_square(ghost, to, direction).is_some() => {
                    return Err(Refusal::FrenzyTooShort { ghost, square: to });
                }
                Frenzy::Straight => {}
            }
        }
        self.check_end(ghost, to)
    }

    fn check_end(&self, ghost: Ghost, square: Square) -> Result<(), Refusal> {
        match self.end_blocker(ghost, square) {
            None => Ok(()),
            Some(EndBlocker::Pellet) => Err(Refusal::EndsOnPellet { ghost, pellet: square }),
            Some(EndBlocker::Ghost(other)) => Err(Refusal::EndsOnGhost { ghost, other, square }),
        }
    }

    /// Checks one step against the board and its fences, and returns its direction.
    fn check_step(&self, piece: Piece, from: Square, to: Square) -> Result<Direction, Refusal> {
        if !self.maze.contains(to) {
            return Err(Refusal::OffBoard { square: to });
        }
        let (files, ranks) = (self.maze.files(), self.maze.ranks());
        let mut directions = Direction::ALL.into_iter();
        let direction =
            directions.find(|&direction| from.step(direction, files, ranks) == Some(to));
        let direction = direction.ok_or(Refusal::NotAdjacent { piece, from, to })?;
        match self.maze.fence_between(from, to) {
            Some(fence) => Err(Refusal::Fenced { piece, from, to, fence }),
            None => Ok(direction),
        }
    }
}
