use super::movegen::Bar;
use super::stride::Stride;
use super::{Frenzy, Ghost, Piece, Position, Refusal};
use crate::{Direction, Path, Square};

impl Position {
    /// Reads a move and says what is wrong with it, from its first square to its last.
    pub(super) fn judge(&self, word: &str) -> Result<Path, Refusal> {
        let piece = self.to_move().ok_or(Refusal::Over)?;
        let path = Path::parse(word).ok_or_else(|| Refusal::NotAMove(word.to_owned()))?;
        if path == Path::stay() {
            self.judge_stay(piece)?;
        } else {
            match piece {
                Piece::Pac => self.judge_pac(path.squares())?,
                Piece::Ghost(ghost) => self.judge_ghost(ghost, path.squares())?,
            }
        }
        Ok(path)
    }

    fn judge_stay(&self, piece: Piece) -> Result<(), Refusal> {
        let mut moves = Vec::new();
        match piece {
            Piece::Pac => self.pac_moves(&mut moves),
            Piece::Ghost(ghost) => self.ghost_moves(ghost, &mut moves),
        }
        if moves == [Path::stay()] { Ok(()) } else { Err(Refusal::MustMove(piece)) }
    }

    fn judge_pac(&self, squares: &[Square]) -> Result<(), Refusal> {
        let mut stride = Stride::start(self);
        for &to in squares {
            if stride.is_over() {
                return Err(self.too_far(stride));
            }
            self.judge_step(Piece::Pac, stride.at, to)?;
            stride = stride.enter(self, to).ok_or_else(|| {
                let ghost = self.ghost_on(to).expect("only a ghost is in the way");
                Refusal::GhostInTheWay { ghost, square: to }
            })?;
        }
        match stride.may_stop(self) {
            true => Ok(()),
            false if stride.boosted => Err(Refusal::BoostTooShort { left: stride.left }),
            false => Err(Refusal::TooShort),
        }
    }

    fn too_far(&self, stride: Stride) -> Refusal {
        let square = stride.at;
        if stride.caught {
            Refusal::AfterCatch { piece: Piece::Pac, square }
        } else if stride.pellets == 0 {
            Refusal::AfterLastPellet { pellet: square }
        } else if stride.boosted {
            Refusal::BoostTooFar { square }
        } else {
            Refusal::TooFar { square }
        }
    }

    fn judge_ghost(&self, ghost: Ghost, squares: &[Square]) -> Result<(), Refusal> {
        let piece = Piece::Ghost(ghost);
        let from = self.ghosts()[ghost.index()].expect("a ghost to move is on the board");
        let [first, ref rest @ ..] = *squares else { return Err(Refusal::MustMove(piece)) };
        let direction = self.judge_step(piece, from, first)?;
        if self.walls(first) {
            return Err(Refusal::PelletWall { ghost, pellet: first });
        }
        let [second, ref rest @ ..] = *rest else {
            return self.judge_one(ghost, first, direction);
        };
        if first == self.pac() {
            return Err(Refusal::AfterCatch { piece, square: first });
        }
        if !self.sees(ghost) {
            return Err(Refusal::OneSquare { ghost, square: first });
        }
        let turn = self.judge_step(piece, first, second)?;
        if self.options.frenzy == Frenzy::Straight && turn != direction {
            return Err(Refusal::FrenzyTurns { ghost, square: first });
        }
        if self.walls(second) {
            return Err(Refusal::PelletWall { ghost, pellet: second });
        }
        if !rest.is_empty() {
            return Err(match second == self.pac() {
                true => Refusal::AfterCatch { piece, square: second },
                false => Refusal::TwoSquares { ghost, square: second },
            });
        }
        self.judge_end(ghost, second)
    }

    /// A ghost's move of one square.
    fn judge_one(&self, ghost: Ghost, to: Square, way: Direction) -> Result<(), Refusal> {
        if self.sees(ghost) && to != self.pac() {
            match self.options.frenzy {
                Frenzy::Turning => return Err(Refusal::FrenzyTooShort { ghost, square: to }),
                Frenzy::Straight if self.second(ghost, to, way).is_some() => {
                    return Err(Refusal::FrenzyTooShort { ghost, square: to });
                }
                Frenzy::Straight => {}
            }
        }
        self.judge_end(ghost, to)
    }

    fn judge_end(&self, ghost: Ghost, square: Square) -> Result<(), Refusal> {
        match self.bar(ghost, square) {
            None => Ok(()),
            Some(Bar::Pellet) => Err(Refusal::EndsOnPellet { ghost, pellet: square }),
            Some(Bar::Ghost(other)) => Err(Refusal::EndsOnGhost { ghost, other, square }),
        }
    }

    /// One step, as the board alone sees it; the way it goes.
    fn judge_step(&self, piece: Piece, from: Square, to: Square) -> Result<Direction, Refusal> {
        if !self.maze.contains(to) {
            return Err(Refusal::OffBoard { square: to });
        }
        let (files, ranks) = (self.maze.files(), self.maze.ranks());
        let way = Direction::ALL.into_iter().find(|&way| from.step(way, files, ranks) == Some(to));
        let way = way.ok_or(Refusal::NotAdjacent { piece, from, to })?;
        match self.maze.fence_between(from, to) {
            Some(fence) => Err(Refusal::Fenced { piece, from, to, fence }),
            None => Ok(way),
        }
    }
}
