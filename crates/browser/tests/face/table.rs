use browser::{Page, Shape};
use serde_json::json;

use crate::{at_table, kept, stage, words};

/// Opens the form of a game with its rules laid open.
fn form(page: &Page<'_>, address: &str) {
    page.go(address);
    page.see(".options");
    page.run("document.querySelector('.options').open = true", json!([]));
}

/// Chooses from the list with that label.
fn choose(page: &Page<'_>, label: &str, name: &str) {
    let script = "const [label, name] = arguments, \
                  field = [...document.querySelectorAll('.options label')].find(l => l.querySelector('span').innerText.startsWith(label)), \
                  option = [...field.querySelectorAll('option')].find(o => o.text === name), list = field.querySelector('select'); \
                  list.value = option.value; list.dispatchEvent(new Event('change', {bubbles: true}))";
    page.run(script, json!([label, name]));
}

#[test]
fn options_are_said_in_a_persons_words_and_shown_at_the_table() {
    let stage = stage();
    let page = Page::open(&stage.driver, Shape::WIDE);
    form(&page, &format!("{}/new/pacman", stage.server.address()));
    choose(&page, "Maze", "Orchard");
    choose(&page, "Squares of a boost", "exactly 3");
    choose(&page, "Lives", "5");
    page.press("Start");
    page.see(".house");
    let told = page.text(".house");
    for words in ["Orchard", "Squares of a boost", "exactly 3", "Lives"] {
        assert!(told.contains(words), "{words} in {told}");
    }
    // The language changes there and then, names included.
    page.run(
        "const s = document.querySelector('.tongue'); s.value = 'fr'; s.dispatchEvent(new Event('change', {bubbles: true}))",
        json!([]),
    );
    page.read("exactement 3");
    page.read("Niveau");
    let raw = page.run(
        "return [...document.body.innerText.matchAll(/[a-z]+_[a-z]+|[a-z]+=[a-z]+/g)].map(m => m[0])",
        json!([]),
    );
    assert_eq!(raw, json!([]), "words of the command line");
}

#[test]
fn s01_areas_and_p01_ghosts_are_shared_out() {
    let stage = stage();
    let page = Page::open(&stage.driver, Shape::NARROW);
    form(&page, &format!("{}/new/mspacman", stage.server.address()));
    choose(&page, "Area of player 1", "bottom right");
    page.press("Start");
    page.see(".table .board");
    let record = page.run(
        "return localStorage.getItem(Object.keys(localStorage).find(k => k.startsWith('palisade.game.')))",
        json!([]),
    );
    assert!(record.as_str().is_some_and(|r| r.contains("colours=c,b,a,d")), "{record}");
}

#[test]
fn the_first_language_of_the_browser_that_we_speak_is_spoken() {
    let stage = stage();
    let page = Page::open(&stage.driver, Shape::WIDE);
    let agent = page.run("return navigator.userAgent", json!([]));
    page.cdp(
        "Emulation.setUserAgentOverride",
        json!({"userAgent": agent, "acceptLanguage": "de-DE,pl-PL,en"}),
    );
    page.go(&stage.server.address());
    page.see(".shelf");
    assert_eq!(page.run("return document.documentElement.lang", json!([])), json!("pl"));
}

#[test]
fn the_rules_are_one_tap_away_and_the_game_stays() {
    let stage = stage();
    let page = at_table(&stage, Shape::NARROW, "palisade 1\ngame quoridor\nseats 2\n\ne2\n");
    page.press("Rules");
    page.see("dialog[open] figure .board");
    page.click("dialog .close");
    page.until("the table again", "return !document.querySelector('dialog[open]')");
    assert_eq!(words(&page), ["e2"]);
}

#[test]
fn a_second_finger_turns_the_fence() {
    let stage = stage();
    let page = at_table(&stage, Shape::NARROW, "palisade 1\ngame quoridor\nseats 2\n");
    let (x, y) = page.board_point("c5h");
    let touch = |kind: &str, points: serde_json::Value| {
        page.cdp("Input.dispatchTouchEvent", json!({"type": kind, "touchPoints": points}));
    };
    let (one, two) = (json!({"x": x, "y": y, "id": 1}), json!({"x": x + 90.0, "y": y, "id": 2}));
    touch("touchStart", json!([one]));
    page.see(".fence.ghost");
    touch("touchStart", json!([one, two]));
    touch("touchEnd", json!([one]));
    touch("touchEnd", json!([]));
    page.press("Place c5v");
    page.until("the move", "return document.querySelectorAll('.ply').length === 1");
    assert_eq!(words(&page), ["c5v"]);
}

#[test]
fn arrow_keys_step_through_the_game() {
    let stage = stage();
    let page = at_table(&stage, Shape::WIDE, "palisade 1\ngame quoridor\nseats 2\n\ne2 e8 e3\n");
    page.run("document.activeElement.blur()", json!([]));
    page.key(browser::Key::Left);
    page.key(browser::Key::Left);
    page.read("Looking at move 1");
    page.key(browser::Key::Right);
    page.key(browser::Key::Right);
    page.until("now", "return !document.body.innerText.includes('Looking at')");
}

#[test]
fn a_clock_goes_on_after_a_reload_and_its_flag_is_kept() {
    let stage = stage();
    let clock = "clock {\"kind\":\"per_move\",\"seconds\":2}";
    let record = format!("palisade 1\ngame mini\nseats 2\n{clock}\nleft 1500,2000\n\ne2 e8\n");
    let page = at_table(&stage, Shape::WIDE, &record);
    page.see(".clock.runs");
    page.read("The time ran out.");
    assert!(kept(&page).record.ending().is_some(), "a reload would find it over");
}

#[test]
fn a_hint_is_given_at_a_table_of_the_server_where_one_is_alone() {
    let stage = stage();
    let page = Page::open(&stage.driver, Shape::WIDE);
    page.media(&[("prefers-reduced-motion", "reduce")]);
    page.go(&format!("{}/new/quoridor", stage.server.address()));
    page.press("Friends online");
    page.run(
        "const g = document.querySelector('[aria-label=\"Who begins?\"]'); [...g.querySelectorAll('button')][1].click()",
        json!([]),
    );
    page.press("Lay the table");
    page.press("Let the computer take the open seats");
    page.see(".status.own");
    page.press("Hint");
    page.until("a hint", "return document.querySelector('.way.hint, .fence.ghost.pinned')");
}
