use game::{Outcome, PlyOf, Seat, Turn};

use super::movegen::{PartialMsPacmanMove, StepResult};
use super::{GhostState, Move, OpeningSpins, Phase, Position, Refusal, Roll, Side};
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
            Phase::Place => Turn::Seat(self.state.leader.expect("the leader places Ms. Pac-Man")),
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
                self.state.ms_pacman = Some(square);
                self.begin_turn(self.state.leader.expect("the leader places Ms. Pac-Man"));
            }
            (Phase::Move(seat, _), Move::Path(path)) if Some(seat) == self.state.leader => {
                self.play_ms_pacman(seat, path.squares());
            }
            (Phase::Move(seat, _), Move::Path(path)) => self.play_ghost(seat, path),
            _ => unreachable!("only legal moves are played"),
        }
    }

    fn roll(&mut self, roll: Roll) {
        match (self.state.phase, roll) {
            (Phase::Opening(mut opening), Roll::Spin(steps)) => {
                opening.spin(steps);
                self.continue_opening(opening);
            }
            (Phase::Roll(seat), Roll::Spin(steps)) => self.state.phase = Phase::Move(seat, steps),
            (Phase::Roll(seat), Roll::Die(face)) => {
                if let Some(ghost) = self.state.ghosts[seat.index()].as_mut().filter(|_| face.flip)
                {
                    ghost.side = ghost.side.flip();
                }
                self.state.phase = Phase::Move(seat, face.steps);
            }
            _ => unreachable!("only possible rolls are applied"),
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
        let next = self.next_active_seat(seat);
        if self.next_active_seat(next) == next {
            if self.state.leader == Some(seat) {
                self.state.leader = None;
                self.state.ms_pacman = None;
            }
            self.state.phase = Phase::Over(next);
        } else if self.state.leader == Some(seat) {
            self.set_leader(next);
        } else {
            match self.state.phase {
                Phase::Opening(mut opening) => {
                    opening.drop_out(seat);
                    self.continue_opening(opening);
                }
                Phase::Roll(due) | Phase::Move(due, _) if due == seat => self.begin_turn(next),
                _ => {}
            }
        }
        self.outcome()
    }

    fn is_in_play(&self, seat: Seat) -> bool {
        self.colour(seat).is_some()
    }

    fn draws_by_repetition(&self) -> bool {
        false
    }
}

impl Position {
    /// The next seat in turn order whose player has not left.
    fn next_active_seat(&self, seat: Seat) -> Seat {
        let mut next = seat.next(self.state.seats.into());
        while self.colour(next).is_none() && next != seat {
            next = next.next(self.state.seats.into());
        }
        next
    }

    /// Ends the turn of `seat` and begins the next one.
    fn end_turn(&mut self, seat: Seat) {
        if let Some(ghost) = &mut self.state.ghosts[seat.index()] {
            ghost.side = ghost.side.turn_ends();
        }
        self.begin_turn(self.next_active_seat(seat));
    }

    fn begin_turn(&mut self, seat: Seat) {
        if let Some(ghost) = &mut self.state.ghosts[seat.index()] {
            ghost.side = ghost.side.turn_starts();
        }
        self.state.phase = Phase::Roll(seat);
    }

    fn send_home(&mut self, seat: Seat) {
        self.state.ghosts[seat.index()] =
            self.home(seat).map(|at| GhostState { at, side: Side::Strong });
    }

    /// Makes `seat` the leader of Ms. Pac-Man; the former leader gets a ghost back (S55).
    fn set_leader(&mut self, seat: Seat) {
        if let Some(former) = self.state.leader {
            self.send_home(former);
        }
        self.state.ghosts[seat.index()] = None;
        self.state.leader = Some(seat);
        self.state.ms_pacman = None;
        self.state.phase = Phase::Place;
    }

    /// Continues the opening: another seat spins, or the leader is decided.
    fn continue_opening(&mut self, opening: OpeningSpins) {
        match opening.resolve() {
            Ok(leader) => self.set_leader(leader),
            Err(opening) => self.state.phase = Phase::Opening(opening),
        }
    }

    fn play_ms_pacman(&mut self, leader: Seat, path: &[Square]) {
        let mut partial = PartialMsPacmanMove::new(self);
        let mut result = StepResult::Continue;
        for (nth, &to) in path.iter().enumerate() {
            result = partial.step(self, to, nth + 1 == path.len());
        }
        if let Some(&end) = path.last() {
            self.finish_ms_pacman_move(leader, &partial, result, end);
        }
    }

    /// Applies the end of Ms. Pac-Man's move on the square `end`, after the changes in `partial`.
    pub(super) fn finish_ms_pacman_move(
        &mut self,
        leader: Seat,
        partial: &PartialMsPacmanMove,
        result: StepResult,
        end: Square,
    ) {
        self.state.dots = partial.dots;
        self.state.ghosts = partial.ghosts;
        self.state.ms_pacman = Some(end);
        match result {
            StepResult::Won(winner) => self.state.phase = Phase::Over(winner),
            StepResult::Caught(captor) => self.set_leader(captor),
            StepResult::Continue if partial.caught => self.begin_turn(leader),
            StepResult::Continue => self.end_turn(leader),
        }
    }

    fn play_ghost(&mut self, seat: Seat, path: Path) {
        let ghost = self.state.ghosts[seat.index()].as_mut().expect("it is this ghost's turn");
        ghost.at = path.last().unwrap_or(ghost.at);
        if Some(ghost.at) == self.state.ms_pacman {
            if !ghost.side.is_weak() {
                return self.set_leader(seat);
            }
            self.send_home(seat);
        }
        self.end_turn(seat);
    }
}
