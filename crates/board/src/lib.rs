//! The board of the web page as far as it needs no browser: where things are in the drawing
//! ([`BoardGeometry`]), what a pointer means there ([`PointerTarget`]), where the keyboard's cursor goes
//! ([`KeyboardCursor`]), and how a move is entered bit by bit ([`DraftState`]) among the
//! [`LegalWords`] of a turn.
//!
//! It knows the notation of moves and no rules: what is legal, and why something is not, the caller
//! says.

mod draft_state;
mod geometry;
mod keyboard_cursor;
mod legal_words;
mod pointer_target;

pub use draft_state::{ConfirmMode, DraftState, MoveRefusal, TapOutcome};
pub use geometry::{BoardGeometry, GAP, MARGIN, PITCH, Rect, TILE};
pub use keyboard_cursor::KeyboardCursor;
pub use legal_words::LegalWords;
pub use pointer_target::PointerTarget;
