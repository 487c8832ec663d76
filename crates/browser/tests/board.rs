//! Unit tests of the board's parts that need no browser: its geometry and the legal words as they
//! are entered. `palisade-web` compiles for browsers only, so its files are included here.

#![allow(dead_code, unreachable_pub, reason = "the page uses them")]

#[path = "../../web/src/board/geometry.rs"]
mod geometry;
#[path = "../../web/src/board/legal_words.rs"]
mod legal_words;
