//! End-to-end tests of the web page: a real browser against a real server.

mod analysis;
mod analysis_editor;
mod analysis_files;
mod analysis_mazes;
mod computer;
mod engine_worker;
mod engines;
mod fences;
mod game_list;
mod game_screen;
mod golden;
mod kept_games;
mod layout;
mod lessons;
mod motion;
mod network;
mod online;
mod pairing;
mod parts;
mod paths;
mod performance;
mod phones;
mod players;
mod privacy;
mod record;
mod review;
mod told;
mod upgrade;

use std::sync::{Mutex, MutexGuard, OnceLock};

use browser::{ChromeDriver, Firefox, Page, TestServer, Viewport, WebKit};
use rules::GameRecord;
use serde_json::json;

/// One server and one driver of each engine for all tests; the lock lets one test run at a time,
/// which is enough for two cores.
struct Fixture {
    server: TestServer,
    driver: ChromeDriver,
    firefox: OnceLock<Firefox>,
    webkit: OnceLock<WebKit>,
}

fn fixture() -> MutexGuard<'static, Fixture> {
    static FIXTURE: OnceLock<Mutex<Fixture>> = OnceLock::new();
    let start = || {
        Mutex::new(Fixture {
            server: TestServer::start(),
            driver: ChromeDriver::start(),
            firefox: OnceLock::new(),
            webkit: OnceLock::new(),
        })
    };
    FIXTURE.get_or_init(start).lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

/// Opens a browser with reduced motion at a game that its `localStorage` holds.
fn open_game<'a>(fixture: &'a Fixture, viewport: Viewport, record: &str) -> Page<'a> {
    let page = Page::open(&fixture.driver, viewport);
    page.emulate_media(&[("prefers-reduced-motion", "reduce")]);
    open_record(&page, fixture, record);
    page
}

/// Stores a record in the browser and opens its game.
fn open_record(page: &Page<'_>, fixture: &Fixture, record: &str) {
    page.goto(&fixture.server.url());
    page.wait_for(".shelf");
    page.evaluate("localStorage.setItem('palisade.game.test', arguments[0])", json!([record]));
    page.goto(&format!("{}/play/test", fixture.server.url()));
    page.wait_for(".table .board");
}

/// The game as the browser has stored it.
fn stored_game(page: &Page<'_>) -> GameRecord {
    let text = page.evaluate("return localStorage.getItem('palisade.game.test')", json!([]));
    GameRecord::parse(text.as_str().expect("a game is stored")).expect("it is a record")
}

/// The words played so far.
fn words(page: &Page<'_>) -> Vec<String> {
    stored_game(page).record.words().collect()
}

/// Types a move and plays it.
fn type_move(page: &Page<'_>, word: &str) {
    page.click(".typed input");
    page.type_text(word);
    page.click(".typed button");
}
