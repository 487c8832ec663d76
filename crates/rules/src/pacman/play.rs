use game::{Never, Outcome, Ply, PlyOf, Seat, Turn};

use super::stride::Stride;
use super::{Ghost, Piece, Position, Refusal};
use crate::Path;

impl game::Position for Position {
    type Move = Path;
    type Roll = Never;
    type Refusal = Refusal;

    fn seats(&self) -> usize {
        self.seats.into()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.state.to_move.and_then(|piece| self.holder(piece)) {
            Some(seat) => Turn::Seat(seat),
            None => Turn::Over,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.state.to_move.is_some() {
            None
        } else if self.state.lives == 0 {
            Some(Outcome::winners(self.seats(), self.ghost_players()))
        } else {
            Some(Outcome::winner(self.seats(), Position::PAC))
        }
    }

    #[inline]
    fn legal_moves(&self, out: &mut Vec<Path>) {
        match self.state.to_move {
            Some(Piece::Pac) => self.pac_moves(out),
            Some(Piece::Ghost(ghost)) => self.ghost_moves(ghost, out),
            None => {}
        }
    }

    fn rolls(&self, _: &mut Vec<(Never, u32)>) {}

    #[inline]
    fn play(&mut self, path: Path) {
        match self.state.to_move {
            Some(Piece::Pac) => self.play_pac(path),
            Some(Piece::Ghost(ghost)) => self.play_ghost(ghost, path),
            None => {}
        }
    }

    fn roll(&mut self, roll: Never) {
        match roll {}
    }

    fn read(&self, word: &str) -> Result<PlyOf<Self>, Refusal> {
        self.judge(word).map(Ply::Move)
    }

    /// PAC-MAN leaving loses. The ghosts of a ghost player who leaves are dealt, in their order,
    /// to the other ghost players in seat order; the last one leaving loses.
    fn leave(&mut self, seat: Seat) -> Option<Outcome> {
        if seat == Position::PAC {
            return Some(Outcome::winners(self.seats(), self.ghost_players()));
        }
        if !self.state.holders.contains(&Some(seat)) {
            return None;
        }
        let others: Vec<_> = self.ghost_players().filter(|&other| other != seat).collect();
        if others.is_empty() {
            return Some(Outcome::winner(self.seats(), Position::PAC));
        }
        let held = self.state.holders.iter_mut().filter(|holder| **holder == Some(seat));
        for (holder, &other) in held.zip(others.iter().cycle()) {
            *holder = Some(other);
        }
        None
    }
}

impl Position {
    fn play_pac(&mut self, path: Path) {
        let mut stride = Stride::start(self);
        for &square in path.squares() {
            stride = stride.enter(self, square).expect("a legal path is open to its end");
        }
        let stride = stride.finish(self);
        self.state.pac = stride.at;
        self.state.pellets = stride.pellets;
        for (nth, ghost) in self.state.ghosts.iter_mut().enumerate() {
            if stride.eaten >> nth & 1 != 0 {
                *ghost = None;
            }
        }
        if stride.caught {
            self.lose_life();
        } else if stride.pellets == 0 {
            self.state.to_move = None;
        } else {
            self.pass_on(0);
        }
    }

    fn play_ghost(&mut self, ghost: Ghost, path: Path) {
        if let Some(end) = path.last() {
            self.state.ghosts[ghost.index()] = Some(end);
            if end == self.state.pac {
                return self.lose_life();
            }
        }
        self.pass_on(ghost.index() + 1);
    }

    /// The next ghost on the board from `index` moves, else PAC-MAN (P19, P42).
    #[inline]
    fn pass_on(&mut self, index: usize) {
        let next = Ghost::ALL[index..].iter().find(|g| self.state.ghosts[g.index()].is_some());
        self.state.to_move = Some(next.map_or(Piece::Pac, |&ghost| Piece::Ghost(ghost)));
    }

    /// A catch (P30–P34, P36): everyone goes back, unless it was the last one.
    fn lose_life(&mut self) {
        self.state.lives -= 1;
        if self.state.lives == 0 {
            self.state.to_move = None;
        } else {
            self.state.pac = self.maze.pac();
            self.state.ghosts = self.maze.ghosts();
            self.state.to_move = Some(Piece::Pac);
        }
    }

    /// The players who hold ghosts: they win together, and whoever left holds none.
    fn ghost_players(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.seats.into()).filter(|&seat| self.state.holders.contains(&Some(seat)))
    }
}
