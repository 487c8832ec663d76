use rules::Direction;
use rules::pacman::Piece;

use crate::BoardBrush;

/// What is drawn at a place, for whoever does not see it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DrawnPlace {
    /// What is there; nothing where it is empty.
    pub things: Vec<DrawnThing>,
    /// The sides of the square that a fence or a wall closes.
    pub closed: Vec<Direction>,
}

/// Something that can be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawnThing {
    /// A piece of a maze.
    Piece(Piece),
    /// A power pellet of a maze.
    Pellet,
    /// A fence of a maze.
    Fence,
    /// What a brush makes on a board of Ms. Pac-Man.
    Brush(BoardBrush),
}

/// What a press does where it is, and then wherever the pointer is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PressEffect {
    /// Something is put there.
    Put(DrawnThing),
    /// Something is taken away.
    Remove(DrawnThing),
    /// The piece there is picked up, to be put elsewhere.
    PickUp(Piece),
}
