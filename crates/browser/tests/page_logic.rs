//! Unit tests of the parts of the page that need no browser: which engine worker gets which request, what an
//! analysis keeps of what the engine found, what a pasted text is, and preferences. `palisade-web` compiles
//! for browsers only, so its files are included here.

#![allow(dead_code, unreachable_pub, reason = "the page uses them")]

#[path = "../../web/src/analysis/foreign_text.rs"]
mod foreign_text;
#[path = "../../web/src/analysis/pasted_text.rs"]
mod pasted_text;
#[path = "../../web/src/analysis/position_search.rs"]
mod position_search;
#[path = "../../web/src/settings/preferences.rs"]
mod preferences;
#[path = "../../web/src/engine_worker/schedule.rs"]
mod schedule;
