//! The game model shared by all games: seats that take turns, explicit chance, an outcome per seat,
//! positions without history, and records that keep the history.
//!
//! This crate depends on nothing (but `serde`, if asked) and knows no rules, running clock, file or
//! language; its random generator, [`Random`], has only the seed it is given. A game implements
//! [`Position`]; everything else here then works for it: [`Record`] (history, undo, repetition,
//! players leaving), [`RecordText`] and [`RecordHeader`] (its file format), [`VariationTree`] (what was tried
//! besides), [`perft`](perft::perft),
//! [`playout`](playout::playout) and the [`conformance`] check that every game must pass.

pub mod conformance;
pub mod perft;
pub mod playout;

mod board_estimate;
mod drawing;
mod fingerprint;
mod header_entry;
mod insight;
mod link_text;
mod maze_estimate;
mod maze_study;
mod move_mark;
mod never;
mod option_spec;
mod outcome;
mod piece;
mod position;
mod random;
mod reason;
mod record;
mod record_header;
mod record_text;
mod seat;
mod setup_text;
mod text_file;
mod time_control;
mod variation_text;
mod variation_tree;

pub use board_estimate::{BoardEstimate, PlayersEstimate};
pub use fingerprint::fingerprint;
pub use insight::{
    Exact, ExactMove, ExactMoves, Insight, Line, RollValue, Score, SearchEffort, ShortestPath,
    Verdict,
};
pub use link_text::{LinkTextError, from_link_text, to_link_text};
pub use maze_estimate::{LivesEstimate, MazeEstimate};
pub use maze_study::{MazeStudy, PieceValues, SquareValues};
pub use move_mark::MoveMark;
pub use never::Never;
pub use option_spec::{OptionDefault, OptionScope, OptionSpec, OptionValues, ValueMeaning};
pub use outcome::{Outcome, SeatResult};
pub use piece::Piece;
pub use position::{Ply, PlyOf, Position, Turn};
pub use random::Random;
pub use reason::{Reason, ReasonArg, shorten};
pub use record::{Cause, Departure, Ending, Record, RecordEntry, RecordError};
pub use record_header::{DiceHeader, PlayerHeader, RecordHeader};
pub use record_text::{RecordMove, RecordText, RecordTextError, comment_time, time_in_comment};
pub use seat::{Seat, SeatNumber};
pub use setup_text::SetupText;
pub use text_file::strip_byte_order_mark;
pub use time_control::TimeControl;
pub use variation_text::VARIATION_HEADERS;
pub use variation_tree::{NodeId, VariationNode, VariationTree};

/// The examples of the README are run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
