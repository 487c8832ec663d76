//! Unit tests of the part of the engine workers that needs no browser: which worker gets which
//! request. `palisade-web` compiles for browsers only, so its file is included here.

#![allow(dead_code, unreachable_pub, reason = "the page uses them")]

#[path = "../../web/src/engine_worker/schedule.rs"]
mod schedule;
