//! The parts of the page's board that need no browser: where things are, and how moves are entered.
//! The page itself is compiled for browsers only, so its files are tested from here.

#![allow(dead_code, unreachable_pub, reason = "the page uses them")]

#[path = "../../web/src/board/choices.rs"]
mod choices;
#[path = "../../web/src/board/geometry.rs"]
mod geometry;
