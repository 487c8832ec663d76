//! Unit tests of the parts of the page that need no browser: which engine worker gets which request, what an
//! analysis keeps of what the engine found, and preferences. `palisade-web` compiles for browsers only, so
//! its files are included here.

#![allow(dead_code, unreachable_pub, reason = "the page uses them")]

#[path = "../../web/src/analysis/position_search.rs"]
mod position_search;
#[path = "../../web/src/settings/preferences.rs"]
mod preferences;
#[path = "../../web/src/engine_worker/schedule.rs"]
mod schedule;
