//! The web face in a real browser, on a real server.

mod agreement;
mod fence;
mod golden;
mod look;
mod online;
mod path;
mod record;
mod solo;
mod speed;
mod table;

use std::sync::{Mutex, MutexGuard, OnceLock};

use browser::{Driver, Page, Server, Shape};
use rules::Archive;
use serde_json::json;

/// One server and one driver for all tests, one test at a time: two cores have enough to do.
struct Stage {
    server: Server,
    driver: Driver,
}

fn stage() -> MutexGuard<'static, Stage> {
    static STAGE: OnceLock<Mutex<Stage>> = OnceLock::new();
    let make = || Mutex::new(Stage { server: Server::start(), driver: Driver::start() });
    STAGE.get_or_init(make).lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Opens the page with nothing moving by itself, and a game kept in the browser.
fn at_table<'a>(stage: &'a Stage, shape: Shape, record: &str) -> Page<'a> {
    let page = Page::open(&stage.driver, shape);
    page.media(&[("prefers-reduced-motion", "reduce")]);
    lay(&page, stage, record);
    page
}

/// Puts a game into the browser and goes there.
fn lay(page: &Page<'_>, stage: &Stage, record: &str) {
    page.go(&stage.server.address());
    page.see(".shelf");
    page.run("localStorage.setItem('palisade.game.test', arguments[0])", json!([record]));
    page.go(&format!("{}/play/test", stage.server.address()));
    page.see(".table .board");
}

/// The game as the browser keeps it.
fn kept(page: &Page<'_>) -> Archive {
    let text = page.run("return localStorage.getItem('palisade.game.test')", json!([]));
    Archive::parse(text.as_str().expect("a game is kept")).expect("it is a record")
}

/// The words played so far.
fn words(page: &Page<'_>) -> Vec<String> {
    kept(page).record.words().collect()
}

/// Types a move and plays it.
fn type_move(page: &Page<'_>, word: &str) {
    page.click(".typed input");
    page.type_text(word);
    page.click(".typed button");
}
