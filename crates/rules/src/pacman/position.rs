use std::hash::{Hash, Hasher};
use std::sync::Arc;

use game::Seat;

use super::options::GhostHolders;
use super::{Ghost, Maze, Options, Piece};
use crate::Square;

/// A position of the PAC-MAN variant.
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

/// The variable part of a position, without maze and options: small, so that a search can cheaply
/// save and restore it. See [`Position::state`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) pac: Square,
    pub(super) ghosts: [Option<Square>; 4],
    /// A bit for each pellet that is left, in the order of [`Maze::pellets`].
    pub(super) pellets: u8,
    pub(super) lives: u8,
    /// `None` once the game is over.
    pub(super) to_move: Option<Piece>,
    pub(super) holders: GhostHolders,
}

impl Position {
    /// The rule options.
    #[inline]
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The maze.
    #[inline]
    pub fn maze(&self) -> &Arc<Maze> {
        &self.maze
    }

    /// The square of PAC-MAN.
    #[inline]
    pub fn pac(&self) -> Square {
        self.state.pac
    }

    /// The square of each ghost; `None` for one that was eaten or is not in the game.
    #[inline]
    pub fn ghosts(&self) -> [Option<Square>; 4] {
        self.state.ghosts
    }

    /// The pellets that are left, by file, then by rank.
    pub fn pellets(&self) -> impl Iterator<Item = Square> + '_ {
        let left = |&(nth, _): &(usize, &Square)| self.state.pellets >> nth & 1 != 0;
        self.maze.pellets().iter().enumerate().filter(left).map(|(_, &pellet)| pellet)
    }

    /// The pellets that are left as a bit set, in the order of [`Maze::pellets`].
    #[inline]
    pub fn pellet_set(&self) -> u8 {
        self.state.pellets
    }

    /// Whether there is an uneaten pellet on the square.
    #[inline]
    pub fn has_pellet(&self, square: Square) -> bool {
        self.maze.pellet_at(square).is_some_and(|nth| self.state.pellets >> nth & 1 != 0)
    }

    /// The number of pellets PAC-MAN has eaten: his level, whether he wins or loses (P37, P38).
    pub fn pellets_eaten(&self) -> u8 {
        self.maze.pellets().len() as u8 - self.state.pellets.count_ones() as u8
    }

    /// The number of lives PAC-MAN has left.
    #[inline]
    pub fn lives(&self) -> u8 {
        self.state.lives
    }

    /// The piece to move; `None` once the game is over.
    #[inline]
    pub fn to_move(&self) -> Option<Piece> {
        self.state.to_move
    }

    /// The seat that holds each ghost.
    pub fn holders(&self) -> GhostHolders {
        self.state.holders
    }

    /// The seat that holds a piece; `None` if it is not in the game.
    pub fn holder(&self, piece: Piece) -> Option<Seat> {
        match piece {
            Piece::Pac => Some(Position::PAC_SEAT),
            Piece::Ghost(ghost) => self.state.holders[ghost.index()],
        }
    }

    /// Whether a ghost is on the board and sees PAC-MAN, so that it moves two squares in frenzy
    /// (P22).
    #[inline]
    pub fn sees(&self, ghost: Ghost) -> bool {
        self.ghosts()[ghost.index()].is_some_and(|at| self.maze.sees(at, self.pac()))
    }

    /// The variable part of the position. A search can return to it with
    /// [`restore`](Position::restore), which is cheaper than a clone.
    #[inline]
    pub fn state(&self) -> State {
        self.state
    }

    /// Sets the variable part to that of another position of the same game.
    #[inline]
    pub fn restore(&mut self, state: State) {
        self.state = state;
    }

    /// The same position with another number of lives; nothing where the game is over, or never gives
    /// him so many (P04).
    pub fn with_lives(&self, lives: u8) -> Option<Position> {
        let most = self.options.lives.unwrap_or(self.maze.lives());
        let possible = self.to_move().is_some() && (1..=most).contains(&lives);
        possible.then(|| Position { state: State { lives, ..self.state }, ..self.clone() })
    }

    /// The seat that plays PAC-MAN (P01).
    pub const PAC_SEAT: Seat = Seat::new(0);

    /// The ghosts on a square as a bit set.
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
        // Positions that are compared nearly always belong to the same game, so hashing maze and
        // options would only cost time.
        self.state.hash(hasher);
    }
}
