use std::hash::{Hash, Hasher};
use std::sync::Arc;

use game::Seat;

use super::options::Holders;
use super::{Ghost, Maze, Options, Piece};
use crate::Square;

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
