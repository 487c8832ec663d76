use std::hash::{Hash, Hasher};
use std::sync::Arc;

use game::{Never, Outcome, Ply, PlyOf, Seat, Turn};

use super::options::Holders;
use super::stride::Stride;
use super::{Ghost, Maze, Options, Piece, Refusal};
use crate::{Path, Square};

/// A game of the PAC-MAN variant between two moves.
///
/// ```
/// use game::Position as _;
/// use rules::pacman::{Maze, Options, Position};
///
/// let maze = Maze::named("corners").unwrap();
/// let mut position = Position::start(maze, Options::default(), 2).unwrap();
/// assert_eq!(position.to_string(), "e5 e9,a5,i5,e1 a1,a9,i1,i9 3 pac corners");
/// position.try_play("e6-f6").unwrap();
/// assert!(position.try_play("e8-e7").is_err(), "Blinky does not see PAC-MAN");
/// ```
#[derive(Clone)]
pub struct Position {
    pub(super) maze: Arc<Maze>,
    pub(super) options: Options,
    pub(super) seats: u8,
    pub(super) state: State,
}

/// All of a position that moves: small, and cheap to keep while a search tries things out. See
/// [`Position::state`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) pac: Square,
    pub(super) ghosts: [Option<Square>; 4],
    /// A bit for each pellet that is left, in the order of [`Maze::pellets`].
    pub(super) pellets: u8,
    pub(super) lives: u8,
    /// Nobody, once the game is over.
    pub(super) to_move: Option<Piece>,
    pub(super) holders: Holders,
}

impl Position {
    /// The rules of the table.
    #[inline]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The board.
    #[inline]
    pub fn maze(&self) -> &Arc<Maze> {
        &self.maze
    }

    /// Where PAC-MAN is.
    #[inline]
    pub fn pac(&self) -> Square {
        self.state.pac
    }

    /// Where each ghost is; nothing for one that was eaten or is not in the game.
    #[inline]
    pub fn ghosts(&self) -> [Option<Square>; 4] {
        self.state.ghosts
    }

    /// The pellets that are left, by file, then by rank.
    pub fn pellets(&self) -> impl Iterator<Item = Square> + '_ {
        let left = |&(nth, _): &(usize, &Square)| self.state.pellets >> nth & 1 != 0;
        self.maze.pellets().iter().enumerate().filter(left).map(|(_, &pellet)| pellet)
    }

    /// The pellets that are left, a bit each in the order of [`Maze::pellets`].
    #[inline]
    pub fn pellet_set(&self) -> u8 {
        self.state.pellets
    }

    /// Whether an uneaten pellet lies there.
    #[inline]
    pub fn has_pellet(&self, square: Square) -> bool {
        self.maze.pellet_at(square).is_some_and(|nth| self.state.pellets >> nth & 1 != 0)
    }

    /// How many pellets PAC-MAN has eaten: his level (P37, P38).
    pub fn pellets_eaten(&self) -> u8 {
        self.maze.pellets().len() as u8 - self.state.pellets.count_ones() as u8
    }

    /// PAC-MAN's level, won or lost: 0 none, 1 the lowest, 4 the highest (P37, P38).
    pub fn level(&self) -> u8 {
        self.pellets_eaten()
    }

    /// PAC-MAN's lives.
    #[inline]
    pub fn lives(&self) -> u8 {
        self.state.lives
    }

    /// The piece whose move it is; nothing once the game is over.
    #[inline]
    pub fn to_move(&self) -> Option<Piece> {
        self.state.to_move
    }

    /// Who holds each ghost.
    pub fn holders(&self) -> Holders {
        self.state.holders
    }

    /// Who holds a piece; nobody where it is not in the game.
    pub fn holder(&self, piece: Piece) -> Option<Seat> {
        match piece {
            Piece::Pac => Some(Position::PAC),
            Piece::Ghost(ghost) => self.state.holders[ghost.index()],
        }
    }

    /// Whether a ghost on the board sees PAC-MAN and would go two squares now (P22).
    #[inline]
    pub fn sees(&self, ghost: Ghost) -> bool {
        self.ghosts()[ghost.index()].is_some_and(|at| self.maze.sees(at, self.pac()))
    }

    /// What moves of the position. A search can go on from it again with
    /// [`restore`](Position::restore), which costs less than a clone.
    #[inline]
    pub fn state(&self) -> State {
        self.state
    }

    /// Goes back, or on, to a state of this same game.
    #[inline]
    pub fn restore(&mut self, state: State) {
        self.state = state;
    }

    /// The seat that plays PAC-MAN (P01).
    pub const PAC: Seat = Seat::new(0);

    /// The ghosts on a square, a bit each.
    #[inline]
    pub(super) fn ghosts_on(&self, square: Square) -> u8 {
        let mut found = 0;
        for (nth, &ghost) in self.state.ghosts.iter().enumerate() {
            found |= u8::from(ghost == Some(square)) << nth;
        }
        found
    }

    /// The first ghost on a square.
    pub(super) fn ghost_on(&self, square: Square) -> Option<Ghost> {
        Ghost::ALL.into_iter().find(|ghost| self.state.ghosts[ghost.index()] == Some(square))
    }

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

    fn legal_moves(&self, out: &mut Vec<Path>) {
        match self.state.to_move {
            Some(Piece::Pac) => self.pac_moves(out),
            Some(Piece::Ghost(ghost)) => self.ghost_moves(ghost, out),
            None => {}
        }
    }

    fn rolls(&self, _: &mut Vec<(Never, u32)>) {}

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

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.state == other.state
            && self.seats == other.seats
            && self.options == other.options
            && (Arc::ptr_eq(&self.maze, &other.maze) || self.maze == other.maze)
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        // Positions that are compared nearly always belong to one game, so its maze and options
        // would only cost time.
        self.state.hash(hasher);
    }
}
