//! The web face of Palisade: a page that draws positions, takes moves, and plays against the
//! computer without any server. The same WebAssembly runs twice: as the page ([`start`]) and, in a
//! worker, as the one who thinks ([`Thinker`]).

// Only JavaScript uses this crate from outside; its modules use each other.
#![allow(unreachable_pub)]

mod announce;
mod app;
mod board;
mod net;
mod pages;
mod play;
mod route;
mod settings;
mod sound;
mod store;
mod thinker;
mod wire;
mod words;

use leptos::wasm_bindgen;
use leptos::wasm_bindgen::prelude::wasm_bindgen;

pub use thinker::Thinker;

/// Opens the page. `folder` is where its files were loaded from.
#[wasm_bindgen]
pub async fn start(folder: String) {
    console_error_panic_hook::set_once();
    net::loaded_from(&folder);
    // The page opens in the language it will stay in: nothing jumps.
    let locale = words::first().await;
    leptos::mount::mount_to_body(|| app::App(app::AppProps { locale }));
}
