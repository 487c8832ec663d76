//! The web front end of Palisade: a Leptos page that draws positions, takes moves, and plays
//! against the computer without any server. One WebAssembly module runs on the main thread as the
//! page ([`start`]) and in Web Workers as the engine ([`answer`]), so that a search never blocks the
//! page; what the first board does not need is split off it ([`parts`]).

// Only JavaScript uses this crate from outside; its modules use each other.
#![allow(unreachable_pub)]

mod account;
mod analysis;
mod app;
mod asset_base;
mod attention;
mod board;
mod challenge_again;
mod controls;
mod download;
mod engine_worker;
mod gallery;
mod guest;
mod heat_map;
mod http;
mod i18n;
mod lazy_part;
mod learn;
mod live_region;
mod maze_solving;
mod moderation;
mod moderator_notices;
mod named_person;
mod own_tables;
mod page_files;
mod pages;
mod pairing;
mod parts;
mod phrases;
mod play;
mod puzzle_store;
mod puzzles;
mod random;
mod ratings;
mod review;
mod route;
mod rulebook;
mod server_features;
mod settings;
mod sound;
mod storage;
mod table_link;
mod upgrade;
mod workshop;

use leptos::wasm_bindgen;
use leptos::wasm_bindgen::prelude::wasm_bindgen;

pub use engine_worker::{answer, install_network, lacks_network, load_engine, load_solver_for};

/// Mounts the page. `asset_base` is the folder its files were loaded from.
#[wasm_bindgen]
pub async fn start(asset_base: String) {
    console_error_panic_hook::set_once();
    asset_base::set_asset_base(&asset_base);
    // The texts are fetched before the first render, so that the page does not change language
    // under the reader.
    let locale = i18n::initial_locale().await;
    guest::exchange_stored_token().await;
    leptos::mount::mount_to_body(|| app::App(app::AppProps { locale }));
}
