//! The core of the page in every browser engine.

use browser::{Browser, Firefox, Page, Viewport, WebKit};

use crate::computer::choose;
use crate::motion::GAMES;
use crate::online::{open_table, play, wait_for_plies};
use crate::{Fixture, fixture, stored_game, type_move, words};

#[derive(Clone, Copy, Debug)]
enum BrowserEngine {
    Chromium,
    Firefox,
    WebKit,
}

impl BrowserEngine {
    /// The browser, which starts on first use.
    fn browser(self, fixture: &Fixture) -> &dyn Browser {
        match self {
            BrowserEngine::Chromium => &fixture.chromium,
            BrowserEngine::Firefox => fixture.firefox.get_or_init(Firefox::start),
            BrowserEngine::WebKit => fixture.webkit.get_or_init(WebKit::start),
        }
    }
}

/// Makes a test of each function for each engine.
macro_rules! in_each_engine {
    ($($test:ident)*) => {
        mod chromium {
            $(#[test] fn $test() { super::$test(super::BrowserEngine::Chromium); })*
        }
        mod firefox {
            $(#[test] fn $test() { super::$test(super::BrowserEngine::Firefox); })*
        }
        mod webkit {
            $(#[test] fn $test() { super::$test(super::BrowserEngine::WebKit); })*
        }
    };
}

in_each_engine! {
    home_leads_to_a_game_with_one_click
    every_game_is_played_against_a_level
    a_fence_is_placed_by_touch_and_confirmed
    a_path_is_tapped_square_by_square_and_stepped_back
    an_online_game_goes_on_after_a_reload
}

fn home_leads_to_a_game_with_one_click(engine: BrowserEngine) {
    let fixture = fixture();
    let page = Page::open(engine.browser(&fixture), Viewport::DESKTOP);
    page.goto(&fixture.server.url());
    page.wait_for(".shelf .board");
    page.click(".hero .button.main");
    page.wait_for(".status.own");
    let (x, y) = page.board_point("e2");
    page.click_at(x, y);
    // The computer answers from its worker.
    page.wait_until("the answer", "return document.querySelectorAll('.ply').length >= 2");
}

fn every_game_is_played_against_a_level(engine: BrowserEngine) {
    let fixture = fixture();
    let page = Page::open(engine.browser(&fixture), Viewport::DESKTOP);
    for game in GAMES {
        let record = format!("palisade 1\ngame {game}\nseats 2\nlevel 2 1\n");
        page.open_record(&fixture.server.url(), &record);
        for turn in 0..2 {
            page.wait_for_turn();
            let game = stored_game(&page).record;
            type_move(&page, &choose(game.position(), turn));
            let played = game.entries().len();
            page.wait_until(
                "the move",
                &format!("return document.querySelectorAll('.ply').length > {played}"),
            );
        }
        page.wait_for_turn();
    }
}

fn a_fence_is_placed_by_touch_and_confirmed(engine: BrowserEngine) {
    let fixture = fixture();
    let page = Page::open(engine.browser(&fixture), Viewport::PHONE);
    page.open_record(&fixture.server.url(), "palisade 1\ngame quoridor\nseats 2\n\ne2 e8 e3h\n");
    tap(&page, "c5h");
    page.wait_for(".fence.ghost.pinned");
    assert_eq!(words(&page).len(), 3, "a tap alone plays nothing");
    page.click_button("Rotate");
    page.click_button("Place c5v");
    wait_for_plies(&page, 4);
    assert_eq!(words(&page)[3], "c5v");
}

fn a_path_is_tapped_square_by_square_and_stepped_back(engine: BrowserEngine) {
    let fixture = fixture();
    let page = Page::open(engine.browser(&fixture), Viewport::PHONE);
    page.open_record(&fixture.server.url(), "palisade 1\ngame pacman\nseats 2\n");
    tap(&page, "e6");
    page.wait_for(".draft");
    page.wait_until(
        "one square to go",
        "return document.querySelector('.count').textContent === '1'",
    );
    page.click_button("Step back");
    page.wait_until("nothing drafted", "return !document.querySelector('.draft')");
    tap(&page, "e6");
    tap(&page, "f6");
    page.click_button("Play e6 – f6");
    wait_for_plies(&page, 1);
    assert_eq!(words(&page), ["e6-f6"]);
}

fn an_online_game_goes_on_after_a_reload(engine: BrowserEngine) {
    let fixture = fixture();
    let browser = engine.browser(&fixture);
    let (ada, ben) = (Page::open(browser, Viewport::DESKTOP), Page::open(browser, Viewport::PHONE));
    open_table(&fixture.server.url(), "quoridor", &ada, &ben);
    play(&ada, "e2");
    wait_for_plies(&ben, 1);
    ben.reload();
    wait_for_plies(&ben, 1);
    play(&ben, "e8");
    wait_for_plies(&ada, 2);
    ada.reload();
    play(&ada, "e3");
    wait_for_plies(&ben, 3);
}

fn tap(page: &Page<'_>, word: &str) {
    let (x, y) = page.board_point(word);
    page.tap_at(x, y);
}
