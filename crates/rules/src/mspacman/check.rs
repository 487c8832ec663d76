use game::{Ply, PlyOf, Seat};

use super::movegen::{PartialMsPacmanMove, StepResult};
use super::{Move, Phase, Position, Refusal, Roll, SquareKind};
use crate::{Path, Square};

impl Position {
    /// Parses a word as a ply and checks that it is legal, or says why it is not.
    pub(super) fn check(&self, word: &str) -> Result<PlyOf<Position>, Refusal> {
        let ply = match (Roll::parse(word), Move::parse(word)) {
            (Some(roll), _) => Ply::Roll(roll),
            (_, Some(m)) => Ply::Move(m),
            (None, None) => return Err(Refusal::Word(word.to_owned())),
        };
        match (self.state.phase, ply) {
            (Phase::Over(winner), _) => return Err(Refusal::Over { winner }),
            (Phase::Opening(_) | Phase::Roll(_), _) => self.check_roll(ply)?,
            (Phase::Place, Ply::Move(Move::Place(square))) => self.check_place(square)?,
            (Phase::Place, _) => {
                let seat = self.state.leader.expect("the leader places Ms. Pac-Man");
                return Err(Refusal::PlaceDue { seat });
            }
            (Phase::Move(seat, steps), Ply::Move(Move::Path(path))) => {
                self.check_path(seat, steps, &path)?;
            }
            (Phase::Move(seat, steps), _) => return Err(Refusal::MoveDue { seat, steps }),
        }
        Ok(ply)
    }

    fn check_roll(&self, ply: PlyOf<Position>) -> Result<(), Refusal> {
        let seat = self.roller().expect("chance is to move");
        let spins = self.state.leader.is_none_or(|leader| leader == seat);
        match ply {
            Ply::Roll(Roll::Spin(steps)) if spins => {
                let exists = self.board.spinner().any(|(face, _)| face == steps);
                if exists { Ok(()) } else { Err(Refusal::NoSpin { steps }) }
            }
            Ply::Roll(Roll::Die(face)) if !spins => {
                let exists = self.board.die().any(|(known, _)| known == face);
                if exists { Ok(()) } else { Err(Refusal::NoFace { face }) }
            }
            _ if spins => Err(Refusal::SpinDue { seat }),
            _ => Err(Refusal::DieDue { seat }),
        }
    }

    fn check_place(&self, square: Square) -> Result<(), Refusal> {
        if !self.board.circles().contains(&square) {
            return Err(Refusal::NotCircle { square });
        }
        match self.ghost_on(square) {
            Some(seat) => Err(Refusal::CircleTaken { square, seat }),
            None => Ok(()),
        }
    }

    fn check_path(&self, seat: Seat, steps: u8, path: &Path) -> Result<(), Refusal> {
        let squares = path.squares();
        let ms_pacman = self.state.leader == Some(seat);
        if squares.is_empty() {
            let mut moves = Vec::new();
            self.paths(seat, steps, &mut moves);
            let forced = moves == [Move::Path(Path::stay())];
            return if forced { Ok(()) } else { Err(Refusal::MustMove { steps, ms_pacman }) };
        }
        match self.state.ghosts[seat.index()] {
            None => self.check_ms_pacman_path(steps, squares),
            Some(ghost) => self.check_ghost_path(seat, ghost.at, steps, squares),
        }
    }

    fn check_ms_pacman_path(&self, steps: u8, squares: &[Square]) -> Result<(), Refusal> {
        let count = squares.len();
        let wrong_count = Err(Refusal::Count { steps, count, ms_pacman: true });
        let mut partial = PartialMsPacmanMove::new(self);
        for (nth, &to) in squares.iter().enumerate() {
            if nth == usize::from(steps) {
                return wrong_count;
            }
            self.check_step(partial.at, to)?;
            let result = partial.step(self, to, nth + 1 == usize::from(steps));
            let more = nth + 1 < count;
            match result {
                StepResult::Continue => {}
                StepResult::Won(winner) if more => {
                    return Err(Refusal::AfterWin { square: to, winner });
                }
                StepResult::Caught(_) if more => {
                    return Err(Refusal::AfterCatch { square: to, rule: "S54" });
                }
                StepResult::Won(_) | StepResult::Caught(_) => return Ok(()),
            }
        }
        if count == usize::from(steps) { Ok(()) } else { wrong_count }
    }

    fn check_ghost_path(
        &self,
        seat: Seat,
        start: Square,
        steps: u8,
        squares: &[Square],
    ) -> Result<(), Refusal> {
        let (count, steps_due) = (squares.len(), usize::from(steps));
        let wrong_count = Err(Refusal::Count { steps, count, ms_pacman: false });
        let mut at = start;
        for (nth, &to) in squares.iter().enumerate().take(steps_due) {
            self.check_step(at, to)?;
            at = to;
            if self.meets_ms_pacman(to, nth + 1 == steps_due) {
                if nth + 1 == count {
                    return Ok(());
                }
                let weak = self.state.ghosts[seat.index()].is_some_and(|g| g.side.is_weak());
                let rule = if weak { "S52" } else { "S53" };
                return Err(Refusal::AfterCatch { square: to, rule });
            }
        }
        if count < steps_due {
            return wrong_count;
        }
        let other = self.ghost_on(at).filter(|_| self.is_other_ghost_on(start, at));
        match (other, &squares[steps_due..]) {
            (None, []) => Ok(()),
            (Some(seat), []) => {
                let room = self
                    .board
                    .neighbours(at)
                    .iter()
                    .any(|&next| self.is_extra_step_open(start, next));
                Err(if room {
                    Refusal::OnGhost { square: at, seat }
                } else {
                    Refusal::NoRoom { square: at, seat }
                })
            }
            (Some(_), &[extra]) => {
                self.check_step(at, extra)?;
                let open = self.is_extra_step_open(start, extra);
                if open { Ok(()) } else { Err(Refusal::ExtraTaken { square: extra }) }
            }
            _ => wrong_count,
        }
    }

    fn check_step(&self, from: Square, to: Square) -> Result<(), Refusal> {
        if to.file() >= self.board.files() || to.rank() >= self.board.ranks() {
            return Err(Refusal::OffBoard { square: to });
        }
        let beside = from.file().abs_diff(to.file()) + from.rank().abs_diff(to.rank()) == 1;
        match self.board.square_kind(to) {
            _ if self.board.neighbours(from).contains(&to) => Ok(()),
            SquareKind::Solid => Err(Refusal::Solid { square: to }),
            SquareKind::Home(_) => Err(Refusal::Home { square: to }),
            _ if beside => Err(Refusal::Wall { from, to }),
            _ => Err(Refusal::Apart { from, to }),
        }
    }
}
