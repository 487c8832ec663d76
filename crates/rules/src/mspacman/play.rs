use game::{Outcome, PlyOf, Seat, Turn};

use super::movegen::{Run, Stop};
use super::{Ghost, Move, Opening, Phase, Position, Refusal, Roll, Side};
use crate::{Path, Square};

impl game::Position for Position {
    type Move = Move;
    type Roll = Roll;
    type Refusal = Refusal;

    fn seats(&self) -> usize {
        self.state.seats.into()
    }

    fn turn(&self) -> Turn {
        match self.state.phase {
            Phase::Opening(_) | Phase::Roll(_) => Turn::Chance,
            Phase::Place => Turn::Seat(self.state.leader.expect("somebody places Ms. Pac-Man")),
            Phase::Move(seat, _) => Turn::Seat(seat),
            Phase::Over(_) => Turn::Over,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.state.phase {
            Phase::Over(winner) => Some(Outcome::winner(self.seats(), winner)),
            _ => None,
        }
    }

    fn legal_moves(&self, out: &mut Vec<Move>) {
        match self.state.phase {
            Phase::Place => out.extend(self.free_circles().map(Move::Place)),
            Phase::Move(seat, steps) => self.paths(seat, steps, out),
            Phase::Opening(_) | Phase::Roll(_) | Phase::Over(_) => {}
        }
    }

    fn rolls(&self, out: &mut Vec<(Roll, u32)>) {
        match self.state.phase {
            Phase::Roll(seat) if Some(seat) != self.state.leader => {
                out.extend(self.board.die().map(|(face, weight)| (Roll::Die(face), weight)));
            }
            Phase::Opening(_) | Phase::Roll(_) => {
                out.extend(self.board.spinner().map(|(steps, weight)| (Roll::Spin(steps), weight)));
            }
            Phase::Place | Phase::Move(..) | Phase::Over(_) => {}
        }
    }

    fn play(&mut self, m: Move) {
        match (self.state.phase, m) {
            (Phase::Place, Move::Place(square)) => {
                self.state.lady = Some(square);
                self.begin(self.state.leader.expect("somebody places Ms. Pac-Man"));
            }
            (Phase::Move(seat, _), Move::Path(path)) if Some(seat) == self.state.leader => {
                self.run(seat, path.squares());
            }
            (Phase::Move(seat, _), Move::Path(path)) => self.haunt(seat, path),
            _ => unreachable!("only legal moves are played"),
        }
    }

    fn roll(&mut self, roll: Roll) {
        match (self.state.phase, roll) {
            (Phase::Opening(mut opening), Roll::Spin(steps)) => {
                opening.spin(steps);
                self.settle(opening);
            }
            (Phase::Roll(seat), Roll::Spin(steps)) => self.state.phase = Phase::Move(seat, steps),
            (Phase::Roll(seat), Roll::Die(face)) => {
                if let Some(ghost) = self.state.ghosts[seat.index()].as_mut().filter(|_| face.flip)
                {
                    ghost.side = ghost.side.flip();
                }
                self.state.phase = Phase::Move(seat, face.steps);
            }
            _ => unreachable!("only what can fall is rolled"),
        }
    }

    fn read(&self, word: &str) -> Result<PlyOf<Self>, Refusal> {
        self.check(word)
    }

    fn leave(&mut self, seat: Seat) -> Option<Outcome> {
        if self.colour(seat).is_none() || matches!(self.state.phase, Phase::Over(_)) {
            return self.outcome();
        }
        self.state.colours[seat.index()] = None;
        self.state.ghosts[seat.index()] = None;
        let next = self.left_of(seat);
        if self.left_of(next) == next {
            if self.state.leader == Some(seat) {
                self.state.leader = None;
                self.state.lady = None;
            }
            self.state.phase = Phase::Over(next);
        } else if self.state.leader == Some(seat) {
            self.take_over(next);
        } else {
            match self.state.phase {
                Phase::Opening(mut opening) => {
                    opening.drop_out(seat);
                    self.settle(opening);
                }
                Phase::Roll(due) | Phase::Move(due, _) if due == seat => self.begin(next),
                _ => {}
            }
        }
        self.outcome()
    }

    fn draws_by_repetition(&self) -> bool {
        false
    }
}

impl Position {
    /// The seat to the left of `seat`, those who left not counted.
    fn left_of(&self, seat: Seat) -> Seat {
        let mut next = seat.next(self.state.seats.into());
        while self.colour(next).is_none() && next != seat {
            next = next.next(self.state.seats.into());
        }
        next
    }

    /// The turn of `seat` is over.
    fn pass(&mut self, seat: Seat) {
        if let Some(ghost) = &mut self.state.ghosts[seat.index()] {
            ghost.side = ghost.side.turn_ends();
        }
        self.begin(self.left_of(seat));
    }

    fn begin(&mut self, seat: Seat) {
        if let Some(ghost) = &mut self.state.ghosts[seat.index()] {
            ghost.side = ghost.side.turn_starts();
        }
        self.state.phase = Phase::Roll(seat);
    }

    fn send_home(&mut self, seat: Seat) {
        self.state.ghosts[seat.index()] =
            self.home(seat).map(|at| Ghost { at, side: Side::Strong });
    }

    /// `seat` becomes the leader of Ms. Pac-Man, whose former leader gets a ghost back (S55).
    fn take_over(&mut self, seat: Seat) {
        if let Some(former) = self.state.leader {
            self.send_home(former);
        }
        self.state.ghosts[seat.index()] = None;
        self.state.leader = Some(seat);
        self.state.lady = None;
        self.state.phase = Phase::Place;
    }

    /// Goes on with the opening: somebody has to spin, spin again, or leads Ms. Pac-Man.
    fn settle(&mut self, opening: Opening) {
        match opening.settle() {
            Ok(leader) => self.take_over(leader),
            Err(opening) => self.state.phase = Phase::Opening(opening),
        }
    }

    fn run(&mut self, leader: Seat, path: &[Square]) {
        let mut run = Run::new(self);
        let mut stop = Stop::No;
        for (nth, &to) in path.iter().enumerate() {
            stop = run.step(self, to, nth + 1 == path.len());
        }
        if let Some(&end) = path.last() {
            self.finish(leader, &run, stop, end);
        }
    }

    /// Her move is over: she has come to `end` and changed what `run` says.
    pub(super) fn finish(&mut self, leader: Seat, run: &Run, stop: Stop, end: Square) {
        self.state.dots = run.dots;
        self.state.ghosts = run.ghosts;
        self.state.lady = Some(end);
        match stop {
            Stop::Won(winner) => self.state.phase = Phase::Over(winner),
            Stop::Caught(captor) => self.take_over(captor),
            Stop::No if run.caught => self.begin(leader),
            Stop::No => self.pass(leader),
        }
    }

    fn haunt(&mut self, seat: Seat, path: Path) {
        let ghost = self.state.ghosts[seat.index()].as_mut().expect("it is this ghost's turn");
        ghost.at = path.last().unwrap_or(ghost.at);
        if Some(ghost.at) == self.state.lady {
            if !ghost.side.is_weak() {
                return self.take_over(seat);
            }
            self.send_home(seat);
        }
        self.pass(seat);
    }
}
