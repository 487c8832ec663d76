use std::sync::Arc;

use game::Seat;

use super::options::{GhostHolders, parse_holders};
use super::position::State;
use super::{Ghost, GhostOnPellet, GhostsShare, Maze, Options, Piece, Position, SetupError};
use crate::Square;

/// A parsed position that is not validated yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The maze.
    pub maze: Arc<Maze>,
    /// The square of PAC-MAN.
    pub pac: Square,
    /// The square of each ghost; `None` for one that was eaten or is not in the game.
    pub ghosts: [Option<Square>; 4],
    /// The pellets that are left.
    pub pellets: Vec<Square>,
    /// PAC-MAN's lives.
    pub lives: u8,
    /// The piece to move; ignored where the game is over.
    pub to_move: Option<Piece>,
    /// The holder of each ghost, if they are not those of the start.
    pub holders: Option<GhostHolders>,
}

impl Setup {
    /// The start of a game in a maze (P02–P05).
    pub fn start(maze: Arc<Maze>, options: &Options) -> Setup {
        Setup {
            pac: maze.pac(),
            ghosts: maze.ghosts(),
            pellets: maze.pellets().to_vec(),
            lives: options.lives.unwrap_or(maze.lives()),
            to_move: Some(Piece::Pac),
            holders: None,
            maze,
        }
    }

    /// Parses the one-line text of a position.
    pub fn parse(text: &str) -> Result<Setup, SetupError> {
        let fields: Vec<_> = text.split_whitespace().collect();
        let (&[pac, ghosts, pellets, lives, to_move, maze], holders) = match fields.len() {
            6 => (fields[..].try_into().expect("six of them"), None),
            7 => (fields[..6].try_into().expect("six of them"), Some(fields[6])),
            found => return Err(SetupError::Fields { found }),
        };
        let square = |word: &str| {
            Square::parse(word).ok_or_else(|| SetupError::Square { word: word.to_owned() })
        };
        let list = |field: &str| field.split(',').map(square).collect::<Result<Vec<_>, _>>();
        let maybe = |word: &str| if word == "-" { Ok(None) } else { square(word).map(Some) };
        let ghosts: Vec<_> = ghosts.split(',').map(maybe).collect::<Result<_, _>>()?;
        Ok(Setup {
            pac: square(pac)?,
            ghosts: ghosts
                .try_into()
                .map_err(|ghosts: Vec<_>| SetupError::Ghosts { found: ghosts.len() })?,
            pellets: if pellets == "-" { Vec::new() } else { list(pellets)? },
            lives: match *lives.as_bytes() {
                [digit @ b'0'..=b'9'] => digit - b'0',
                _ => return Err(SetupError::Lives { word: lives.to_owned(), most: 9 }),
            },
            to_move: match to_move {
                "-" => None,
                word => Some(
                    Piece::parse(word)
                        .ok_or_else(|| SetupError::Piece { word: word.to_owned() })?,
                ),
            },
            maze: Maze::resolve(maze)?,
            holders: match holders {
                None => None,
                Some(word) => Some(
                    parse_holders(word)
                        .ok_or_else(|| SetupError::Holders { word: word.to_owned() })?,
                ),
            },
        })
    }
}

impl Position {
    /// The start position of a game for `seats` players.
    pub fn start(maze: Arc<Maze>, options: Options, seats: usize) -> Result<Position, SetupError> {
        let setup = Setup::start(maze, &options);
        Position::from_setup(setup, options, seats)
    }

    /// Parses and validates the one-line text of a position for that many seats and those options.
    pub fn parse(text: &str, options: Options, seats: usize) -> Result<Position, SetupError> {
        Position::from_setup(Setup::parse(text)?, options, seats)
    }

    /// Validates a set-up for that many seats and those options, or says what is wrong with it.
    pub fn from_setup(
        setup: Setup,
        options: Options,
        seats: usize,
    ) -> Result<Position, SetupError> {
        let holders = match setup.holders {
            None => deal_ghosts(&setup.maze, &options, seats)?,
            Some(holders) => {
                deal_ghosts(&setup.maze, &options, seats)?;
                check_holders(&setup.maze, holders, seats)?
            }
        };
        let pellets = setup.pellet_set()?;
        setup.check_squares(&options)?;
        let most = options.lives.unwrap_or(setup.maze.lives());
        if setup.lives > most || setup.lives == 0 && pellets == 0 {
            return Err(SetupError::Lives { word: setup.lives.to_string(), most });
        }
        let over = setup.lives == 0 || pellets == 0;
        setup.check_pac_square(over)?;
        let to_move = match setup.to_move {
            _ if over => None,
            None => return Err(SetupError::Piece { word: "-".to_owned() }),
            Some(Piece::Ghost(ghost)) if setup.ghosts[ghost.index()].is_none() => {
                return Err(SetupError::NotOnBoard { ghost });
            }
            piece => piece,
        };
        let state = State {
            pac: setup.pac,
            ghosts: setup.ghosts,
            pellets,
            lives: setup.lives,
            to_move,
            holders,
        };
        Ok(Position { maze: setup.maze, options, seats: seats as u8, state })
    }

    /// The holder of each ghost at the start.
    pub(super) fn starting_holders(&self) -> GhostHolders {
        deal_ghosts(&self.maze, &self.options, self.seats.into())
            .expect("validated with the set-up")
    }
}

impl Setup {
    fn pellet_set(&self) -> Result<u8, SetupError> {
        let mut set = 0;
        for &pellet in &self.pellets {
            let nth = self.maze.contains(pellet).then(|| self.maze.pellet_at(pellet)).flatten();
            let bit = 1 << nth.ok_or(SetupError::NoPellet { pellet })?;
            if set & bit != 0 {
                return Err(SetupError::PelletTwice { pellet });
            }
            set |= bit;
        }
        Ok(set)
    }

    /// Checks that PAC-MAN is on the board and that every ghost is where it may be.
    fn check_squares(&self, options: &Options) -> Result<(), SetupError> {
        if !self.maze.contains(self.pac) {
            return Err(SetupError::OffBoard { square: self.pac });
        }
        for (ghost, at) in Ghost::ALL.into_iter().zip(self.ghosts) {
            let Some(square) = at else { continue };
            if !self.maze.contains(square) {
                return Err(SetupError::OffBoard { square });
            }
            if !self.maze.has_ghost(ghost) {
                return Err(SetupError::Absent { ghost });
            }
            let free = options.ghost_on_pellet == GhostOnPellet::Free;
            if !free && self.pellets.contains(&square) {
                return Err(SetupError::GhostOnPellet { ghost, pellet: square });
            }
            let before = &self.ghosts[..ghost.index()];
            if options.ghosts_share == GhostsShare::No
                && let Some(other) = before.iter().position(|&other| other == Some(square))
            {
                return Err(SetupError::Together { ghost, other: Ghost::ALL[other], square });
            }
        }
        Ok(())
    }

    /// Checks that PAC-MAN is on neither a pellet nor a ghost, unless the game ended that way.
    fn check_pac_square(&self, over: bool) -> Result<(), SetupError> {
        let met = self.ghosts.iter().position(|&at| at == Some(self.pac));
        if !over {
            if let Some(ghost) = met {
                return Err(SetupError::Met { ghost: Ghost::ALL[ghost], square: self.pac });
            }
            if self.pellets.contains(&self.pac) {
                return Err(SetupError::PacOnPellet { pellet: self.pac });
            }
        } else if self.lives == 0 && met.is_none() {
            return Err(SetupError::NotCaught { square: self.pac });
        } else if self.lives > 0 && (met.is_some() || self.maze.pellet_at(self.pac).is_none()) {
            return Err(SetupError::NotWon { square: self.pac });
        }
        Ok(())
    }
}

/// The holder of each ghost at the start (P01): as the options say, else dealt in turn.
fn deal_ghosts(maze: &Maze, options: &Options, seats: usize) -> Result<GhostHolders, SetupError> {
    if !(2..=Seat::MAX).contains(&seats) {
        return Err(SetupError::Seats { seats });
    }
    let ghosts = Ghost::ALL.into_iter().filter(|&ghost| maze.has_ghost(ghost));
    if seats - 1 > ghosts.clone().count() {
        return Err(SetupError::TooManySeats { seats, ghosts: ghosts.count() });
    }
    if let Some(holders) = options.ghosts {
        let holders = check_holders(maze, holders, seats)?;
        let idle = Seat::all(seats).skip(1).find(|&seat| !holders.contains(&Some(seat)));
        return idle.map_or(Ok(holders), |seat| Err(SetupError::Idle { seat }));
    }
    let mut holders = [None; 4];
    for (nth, ghost) in ghosts.enumerate() {
        holders[ghost.index()] = Some(Seat::new(1 + nth % (seats - 1)));
    }
    Ok(holders)
}

/// Checks that every ghost in the game is held by an existing seat.
fn check_holders(
    maze: &Maze,
    mut holders: GhostHolders,
    seats: usize,
) -> Result<GhostHolders, SetupError> {
    for (ghost, holder) in Ghost::ALL.into_iter().zip(&mut holders) {
        if !maze.has_ghost(ghost) {
            *holder = None;
        } else {
            match *holder {
                None => return Err(SetupError::Unheld { ghost }),
                Some(seat) if seat.index() >= seats => {
                    return Err(SetupError::NoSuchSeat { ghost, seat });
                }
                Some(_) => {}
            }
        }
    }
    Ok(holders)
}
