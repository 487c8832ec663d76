//! Classic Quoridor for two or four players. Quoridor Mini has the same rules; its time limit per
//! move is part of [`GameSetup`](crate::GameSetup).
//!
//! A [`Position`] is all the rules can see, in 32 bytes. An [`IncrementalBoard`] also keeps what
//! its fences enclose and so finds legal fences without a path search; [`perft`] and [`playout`]
//! run on it.
//!
//! ```
//! use game::Position as _;
//! use rules::quoridor::{Options, Position};
//!
//! let mut position = Position::start(2, &Options::default()).unwrap();
//! assert_eq!(position.to_string(), "e1,e9 10,10 1 -");
//! position.try_play("e2").unwrap();
//! position.try_play("e3h").unwrap();
//! assert_eq!(position.to_string(), "e2,e9 10,9 1 e3h");
//! let refusal = position.try_play("e3v").unwrap_err();
//! assert_eq!(game::Reason::from(refusal).rule, "C12");
//! ```

mod check;
mod diagram;
mod fence_cost;
mod fence_set;
mod incremental_board;
mod legal_moves;
mod moves;
mod notation;
mod open_edges;
mod options;
mod perft;
mod playout;
mod position;
mod refusal;
mod setup;
mod setup_error;
mod square_set;
mod steps;
mod walls;

pub use fence_cost::FenceCost;
pub use fence_set::FenceSet;
pub use incremental_board::IncrementalBoard;
pub use legal_moves::LegalMoves;
pub use moves::Move;
pub use open_edges::OpenEdges;
pub(crate) use options::OPTIONS;
pub use options::{Options, PawnBehind};
pub use perft::perft;
pub use playout::playout;
pub use position::Position;
pub use refusal::Refusal;
pub use setup::Setup;
pub use setup_error::SetupError;
pub use square_set::SquareSet;

/// The number of files and of ranks (C01).
pub const SIDE: usize = 9;
/// The total number of fences (C02).
pub const FENCES: usize = 20;
