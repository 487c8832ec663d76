//! The board of the web page as far as it needs no browser: where things are in the drawing
//! ([`BoardGeometry`]), what a pointer means there ([`PointerTarget`]), where the keyboard's cursor goes
//! ([`KeyboardCursor`]), and how a move is entered bit by bit ([`DraftState`]) among the
//! [`LegalWords`] of a turn, or a position set up piece by piece ([`SetupEditor`]). A
//! [`DrawingEditor`] draws mazes and boards. Outlines and
//! colours of pieces are here too, and with them the board as a picture that stands alone ([`svg`]).
//!
//! It knows the notation of moves and no rules: what is legal, and why something is not, the caller
//! says.

mod bitmap;
mod board_brush;
mod board_colours;
mod board_editor;
mod draft_state;
mod drawing_editor;
mod drawing_symmetry;
mod drawn_place;
mod geometry;
mod keyboard_cursor;
mod legal_words;
mod maze_editor;
mod piece_colour;
mod piece_outline;
mod pointer_target;
mod random_board;
mod setup_editor;
mod svg;

pub use bitmap::Bitmap;
pub use board_brush::{BoardBrush, BrushKind};
pub use board_colours::BoardColours;
pub use board_editor::BoardEditor;
pub use draft_state::{ConfirmMode, DraftState, MoveRefusal, TapOutcome};
pub use drawing_editor::{Drawable, DrawingEditor, DrawingProblem};
pub use drawing_symmetry::DrawingSymmetry;
pub use drawn_place::{DrawnPlace, DrawnThing, PressEffect};
pub use geometry::{BoardGeometry, GAP, MARGIN, PITCH, Rect, SlotLength, TILE};
pub use keyboard_cursor::KeyboardCursor;
pub use legal_words::LegalWords;
pub use maze_editor::{DrawnMaze, MazeEditor};
pub use piece_colour::PieceColour;
pub use piece_outline::{
    BOW, EXIT_MARK, PAWN_MARK, PieceOutline, heading_angle, iris_offset, muncher_transform,
};
pub use pointer_target::PointerTarget;
pub use random_board::RandomBoards;
pub use setup_editor::SetupEditor;
pub use svg::{svg, svg_with};
