use std::hash::{Hash, Hasher};
use std::sync::Arc;

use game::{Outcome, PlyOf, Seat, Turn};

use super::movegen::{Run, Stop};
use super::setup::admit;
use super::{
    Board, Capture, Colour, Move, Opening, Options, Refusal, Roll, Setup, SetupError, Side,
};
use crate::{Path, Square};

/// Where a game of Ms. Pac-Man stands between two plies.
///
/// The board is shared, the rest is copied; equality and hashing see what the rules see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    pub(super) board: Arc<Board>,
    pub(super) capture: Capture,
    pub(super) state: State,
}

/// What is due next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// All spin for Ms. Pac-Man (S05).
    Opening(Opening),
    /// Her new leader puts Ms. Pac-Man on a white circle (S07, S55).
    Place,
    /// The spinner or die of that seat falls.
    Roll(Seat),
    /// That seat moves so many squares.
    Move(Seat, u8),
    /// That seat has won.
    Over(Seat),
}

/// A ghost on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ghost {
    /// The square.
    pub at: Square,
    /// Which side is up.
    pub side: Side,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct State {
    pub(super) seats: u8,
    /// Nothing for a seat whose player has left.
    pub(super) colours: [Option<Colour>; 4],
    pub(super) leader: Option<Seat>,
    pub(super) lady: Option<Square>,
    pub(super) ghosts: [Option<Ghost>; 4],
    /// Bits of [`Board::dots`].
    pub(super) dots: u128,
    pub(super) phase: Phase,
}

impl Position {
    /// The start: ghosts at home, all dots there, and seat 1 about to spin.
    pub fn start(
        board: Arc<Board>,
        seats: usize,
        options: &Options,
    ) -> Result<Position, SetupError> {
        Position::from_setup(Setup::start(board, seats, options)?)
    }

    /// Admits a set-up, or says what is wrong with it.
    pub fn from_setup(setup: Setup) -> Result<Position, SetupError> {
        let state = admit(&setup)?;
        Ok(Position { board: setup.board, capture: setup.options.capture, state })
    }

    /// The board.
    pub fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// Which squares of a move count as landed on.
    pub fn capture(&self) -> Capture {
        self.capture
    }

    /// What is due next.
    pub fn phase(&self) -> Phase {
        self.state.phase
    }

    /// The seat that leads Ms. Pac-Man; nobody does during the opening spins.
    pub fn leader(&self) -> Option<Seat> {
        self.state.leader
    }

    /// Where Ms. Pac-Man stands, unless she is yet to be placed.
    pub fn lady(&self) -> Option<Square> {
        self.state.lady
    }

    /// The ghost of `seat`, where it is on the board.
    pub fn ghost(&self, seat: Seat) -> Option<Ghost> {
        self.state.ghosts.get(seat.index()).copied().flatten()
    }

    /// The colour of `seat`, or nothing once its player has left.
    pub fn colour(&self, seat: Seat) -> Option<Colour> {
        self.state.colours.get(seat.index()).copied().flatten()
    }

    /// The seat that plays `colour`.
    #[inline]
    pub fn owner(&self, colour: Colour) -> Option<Seat> {
        self.state.colours.iter().position(|&c| c == Some(colour)).map(Seat::new)
    }

    /// The ghost space of `seat`, unless its player has left.
    pub fn home(&self, seat: Seat) -> Option<Square> {
        self.colour(seat).map(|colour| self.board.home(colour))
    }

    /// How many dots the area of `colour` still has.
    pub fn dots_left(&self, colour: Colour) -> u32 {
        (self.state.dots & area(colour)).count_ones()
    }

    /// Whether a dot lies on `square`.
    pub fn has_dot(&self, square: Square) -> bool {
        self.board.dot(square).is_some_and(|dot| self.state.dots & 1 << dot != 0)
    }

    /// The white circles without a ghost: where Ms. Pac-Man may be placed.
    pub fn free_circles(&self) -> impl Iterator<Item = Square> + '_ {
        self.board.circles().iter().copied().filter(|&square| self.ghost_on(square).is_none())
    }

    /// The seat whose spinner or die falls next.
    pub fn roller(&self) -> Option<Seat> {
        match self.state.phase {
            Phase::Opening(opening) => opening.next(),
            Phase::Roll(seat) => Some(seat),
            _ => None,
        }
    }

    /// The seat whose ghost stands on `square`.
    #[inline]
    pub(super) fn ghost_on(&self, square: Square) -> Option<Seat> {
        let ghosts = self.state.ghosts.iter();
        ghosts.copied().position(|g| g.is_some_and(|g| g.at == square)).map(Seat::new)
    }

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
        for (nth, &to) in path.iter().enumerate() {
            match run.step(self, to, nth + 1 == path.len()) {
                Stop::No => {}
                Stop::Won(winner) => {
                    self.state.dots = run.dots;
                    self.state.lady = Some(to);
                    self.state.ghosts = run.ghosts;
                    self.state.phase = Phase::Over(winner);
                    return;
                }
                Stop::Caught(captor) => {
                    self.state.dots = run.dots;
                    self.state.ghosts = run.ghosts;
                    return self.take_over(captor);
                }
            }
        }
        self.state.dots = run.dots;
        self.state.ghosts = run.ghosts;
        self.state.lady = Some(run.at);
        if run.caught { self.begin(leader) } else { self.pass(leader) }
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

/// The dots of an area, as bits of [`Board::dots`].
#[inline]
pub(super) const fn area(colour: Colour) -> u128 {
    ((1 << Board::AREA) - 1) << (colour.index() * Board::AREA)
}

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

impl Hash for Position {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        // Positions of one table share their board and options.
        self.state.hash(hasher);
    }
}
