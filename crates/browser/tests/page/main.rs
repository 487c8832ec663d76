//! End-to-end tests of the web page: a real browser against a real server.

mod accounts;
mod accounts_mail;
mod analysis;
mod analysis_editor;
mod analysis_files;
mod analysis_kept;
mod analysis_mazes;
mod computer;
mod engine_worker;
mod engines;
mod fences;
mod first_load;
mod gallery;
mod game_list;
mod game_screen;
mod golden;
mod heat_maps;
mod home;
mod kept_games;
mod layout;
mod lesson_help;
mod lessons;
mod moderation;
mod moments;
mod motion;
mod network;
mod online;
mod pairing;
mod parts;
mod passkeys;
mod paths;
mod people;
mod phones;
mod phrases;
mod players;
mod privacy;
mod profiles;
mod push;
mod puzzles;
mod ratings;
mod record;
mod review;
mod rolls;
mod steady;
mod storage;
mod told;
mod upgrade;
mod workshop;
mod workshop_solving;
mod workshop_texts;

use std::ops::Deref;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use browser::{Chromium, Firefox, Page, TestServer, Viewport, WebKit};
use rules::GameRecord;
use serde_json::{Value, json};

/// A server and a browser of each engine.
struct Fixture {
    server: TestServer,
    chromium: Chromium,
    firefox: OnceLock<Firefox>,
    webkit: OnceLock<WebKit>,
}

impl Fixture {
    fn start() -> Fixture {
        Fixture {
            server: TestServer::start(),
            chromium: Chromium::start(),
            firefox: OnceLock::new(),
            webkit: OnceLock::new(),
        }
    }
}

/// A fixture that one test has for itself. The next test takes it over, so that there are as many as tests
/// run side by side.
struct OwnFixture(Option<Fixture>);

impl Deref for OwnFixture {
    type Target = Fixture;

    fn deref(&self) -> &Fixture {
        self.0.as_ref().expect("it is given back at the end")
    }
}

impl Drop for OwnFixture {
    fn drop(&mut self) {
        free_fixtures().extend(self.0.take());
    }
}

fn free_fixtures() -> MutexGuard<'static, Vec<Fixture>> {
    static FREE: Mutex<Vec<Fixture>> = Mutex::new(Vec::new());
    FREE.lock().unwrap_or_else(PoisonError::into_inner)
}

fn fixture() -> OwnFixture {
    let free = free_fixtures().pop();
    let mut fixture = free.unwrap_or_else(Fixture::start);
    // A test that crashed the browser fails alone.
    if !fixture.chromium.answers() {
        fixture.chromium = Chromium::start();
    }
    OwnFixture(Some(fixture))
}

/// Opens a browser with reduced motion at a game that its `localStorage` holds.
fn open_game<'a>(fixture: &'a Fixture, viewport: Viewport, record: &str) -> Page<'a> {
    let page = Page::open(&fixture.chromium, viewport);
    page.reduce_motion();
    page.open_record(&fixture.server.url(), record);
    page
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

/// Presses the mouse on the first square or slot, goes to the last one in a single leap, and lets go.
fn drag(page: &Page<'_>, first: &str, last: &str) {
    let (from, to) = (page.board_point(first), page.board_point(last));
    for (kind, (x, y), buttons) in
        [("mousePressed", from, 1), ("mouseMoved", to, 1), ("mouseReleased", to, 0)]
    {
        page.cdp(
            "Input.dispatchMouseEvent",
            json!({"type": kind, "x": x, "y": y, "button": "left", "buttons": buttons, "clickCount": 1}),
        );
    }
}

/// Lets that many answers of the engine come through, in this document and in those loaded later, and
/// holds the others back until it is released: the computer thinks as long as a test likes.
struct HeldEngine(Value);

impl HeldEngine {
    fn new(page: &Page<'_>, answers: u32) -> HeldEngine {
        let source = format!(
            "let answers = {answers}; const held = [], Unheld = Worker; \
             window.Worker = class extends Unheld {{ \
               constructor(...args) {{ \
                 super(...args); \
                 this.addEventListener('message', (event) => {{ \
                   if (typeof event.data !== 'string' || answers-- > 0) return; \
                   event.stopImmediatePropagation(); \
                   held.push(() => this.dispatchEvent(new MessageEvent('message', {{ data: event.data }}))); \
                 }}); \
               }} \
             }}; \
             window.releaseEngine = () => {{ answers = Infinity; held.splice(0).forEach((tell) => tell()); }}"
        );
        let added = page.cdp("Page.addScriptToEvaluateOnNewDocument", json!({"source": source}));
        HeldEngine(added)
    }

    /// Lets through what was held back, and everything from now on.
    fn release(self, page: &Page<'_>) {
        page.evaluate("window.releaseEngine()", json!([]));
        page.cdp("Page.removeScriptToEvaluateOnNewDocument", self.0);
    }
}
