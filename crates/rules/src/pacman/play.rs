use game::{Never, Outcome, Ply, PlyOf, Seat, Turn};

use super::partial_move::PartialPacmanMove;
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
            Some(Outcome::winner(self.seats(), Position::PAC_SEAT))
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
        self.check(word).map(Ply::Move)
    }

    /// PAC-MAN loses by leaving. When a ghost player leaves, their ghosts are dealt in order to the
    /// other ghost players in seat order; the ghosts lose when their last player leaves.
    fn leave(&mut self, seat: Seat) -> Option<Outcome> {
        if seat == Position::PAC_SEAT {
            return Some(Outcome::winners(self.seats(), self.ghost_players()));
        }
        if !self.is_in_play(seat) {
            return None;
        }
        let others: Vec<_> = self.ghost_players().filter(|&other| other != seat).collect();
        if others.is_empty() {
            return Some(Outcome::winner(self.seats(), Position::PAC_SEAT));
        }
        let held = self.state.holders.iter_mut().filter(|holder| **holder == Some(seat));
        for (holder, &other) in held.zip(others.iter().cycle()) {
            *holder = Some(other);
        }
        None
    }

    /// PAC-MAN always is, since the game ends when he leaves.
    fn is_in_play(&self, seat: Seat) -> bool {
        seat == Position::PAC_SEAT || self.state.holders.contains(&Some(seat))
    }
}

impl Position {
    fn play_pac(&mut self, path: Path) {
        let mut partial = PartialPacmanMove::start(self);
        for &square in path.squares() {
            partial = partial.enter(self, square).expect("a legal path is open to its end");
        }
        let partial = partial.finish(self);
        self.state.pac = partial.at;
        self.state.pellets = partial.pellets;
        for (nth, ghost) in self.state.ghosts.iter_mut().enumerate() {
            if partial.eaten >> nth & 1 != 0 {
                *ghost = None;
            }
        }
        if partial.caught {
            self.lose_life();
        } else if partial.pellets == 0 {
            self.state.to_move = None;
        } else {
            self.move_next_from(0);
        }
    }

    fn play_ghost(&mut self, ghost: Ghost, path: Path) {
        if let Some(end) = path.last() {
            self.state.ghosts[ghost.index()] = Some(end);
            if end == self.state.pac {
                return self.lose_life();
            }
        }
        self.move_next_from(ghost.index() + 1);
    }

    /// Gives the move to the first ghost on the board from `index` on, else to PAC-MAN (P19, P42).
    #[inline]
    fn move_next_from(&mut self, index: usize) {
        let next = Ghost::ALL[index..].iter().find(|g| self.state.ghosts[g.index()].is_some());
        self.state.to_move = Some(next.map_or(Piece::Pac, |&ghost| Piece::Ghost(ghost)));
    }

    /// PAC-MAN is caught (P30–P34, P36): all pieces return to their starts, unless it was his last
    /// life.
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

    /// The seats that hold ghosts and win together. A player who left holds none.
    fn ghost_players(&self) -> impl Iterator<Item = Seat> + '_ {
        Seat::all(self.seats.into()).filter(|&seat| self.state.holders.contains(&Some(seat)))
    }
}
