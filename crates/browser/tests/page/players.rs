use browser::{Page, SpecialKey, Viewport};
use serde_json::json;

use crate::{HeldEngine, fixture, words};

#[test]
fn people_and_computers_share_a_screen_by_name_and_level() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.goto(&format!("{}/new/quoridor", fixture.server.url()));
    page.click_button("Friends on this device");
    page.evaluate(
        "[...document.querySelector('[aria-label=Players]').querySelectorAll('button')].at(-1).click()",
        json!([]),
    );
    page.wait_until("four rows", "return document.querySelectorAll('.player').length === 4");
    page.evaluate(
        "const rows = [...document.querySelectorAll('.player')], set = (e, v, kind) => { e.value = v; \
         e.dispatchEvent(new Event(kind, {bubbles: true})) }; \
         set(rows[0].querySelector('input'), 'Ana', 'change'); set(rows[1].querySelector('input'), 'Ben', 'change'); \
         set(rows[2].querySelector('select'), '2', 'change'); set(rows[3].querySelector('select'), '2', 'change')",
        json!([]),
    );
    page.click_button("Start");
    page.wait_for(".table .board");
    let names = page.evaluate(
        "return [...document.querySelectorAll('.seat .name')].map(n => n.innerText).sort()",
        json!([]),
    );
    assert_eq!(names, json!(["Ana", "Ben", "Jo Buno", "Ti Buno"]));
}

#[test]
fn a_planned_move_is_seen_confirmed_and_can_be_switched_off() {
    let fixture = fixture();
    let record = "palisade 1\ngame quoridor\nseats 2\nstart e1,e9 10,10 2 -\nlevel 2 1\n";
    let page = Page::open(&fixture.chromium, Viewport::PHONE);
    page.reduce_motion();
    let engine = HeldEngine::new(&page, 0);
    page.open_record(&fixture.server.url(), record);
    let (x, y) = page.board_point("e2");
    page.tap_at(x, y);
    page.click_button("Plan e2");
    page.wait_for_text("Planned: e2.");
    assert_eq!(words(&page).len(), 0, "the computer still thinks");
    engine.release(&page);
    page.wait_until("both moves", "return document.querySelectorAll('.ply').length >= 2");
    assert_eq!(words(&page)[1], "e2");

    page.goto(&format!("{}/settings", fixture.server.url()));
    page.wait_for(".form");
    page.evaluate(
        "[...document.querySelectorAll('.switch')].find(s => s.innerText.includes('Plan a move')).querySelector('input').click()",
        json!([]),
    );
    let engine = HeldEngine::new(&page, 0);
    page.open_record(&fixture.server.url(), record);
    let (x, y) = page.board_point("e2");
    page.tap_at(x, y);
    engine.release(&page);
    page.wait_for(".status.own");
    assert_eq!(words(&page).len(), 1, "a tap plans nothing now");
}

/// A computer player is somebody: with a face and a name where it is chosen, where it plays and at the
/// end.
#[test]
fn computers_have_a_face_where_they_are_chosen_and_where_they_play() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::PHONE);
    page.goto(&format!("{}/new/quoridor", fixture.server.url()));
    page.wait_for(".level .cast");
    assert_eq!(page.count(".level .cast .portrait"), 8);
    page.evaluate(
        "document.querySelectorAll('.level .cast > span')[2].dispatchEvent(new MouseEvent('click', {bubbles: true}))",
        json!([]),
    );
    page.wait_for_text("Zivo · level 3");
    page.wait_for_text("is always in a hurry");
    assert_eq!(page.count(".opponent use[href$='faces.svg#zivo']"), 1);
    page.click_button("Start");
    page.wait_for(".table .board");
    assert_eq!(page.count(".seat .portrait use[href$='#zivo']"), 1);
    let is_there = page.evaluate(
        "return fetch(document.querySelector('.seat .portrait use').getAttribute('href')) \
         .then(r => r.text()).then(faces => faces.includes('id=\"zivo\"'))",
        json!([]),
    );
    assert_eq!(is_there, json!(true));
    let over = "palisade 1\ngame quoridor\nseats 2\nlevel 2 5\n\n\
                e2 e8 e3 e7 e4 e6 e5 d6 e6 d5 e7 d4 e8 d3 e9\n";
    page.open_record(&fixture.server.url(), over);
    page.wait_for(".result");
    assert_eq!(page.count(".result .portrait use[href$='#faro']"), 1);
}

#[test]
fn levels_say_what_they_do_in_each_game() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let mut seen = Vec::new();
    for game in ["quoridor", "pacman", "mspacman"] {
        page.goto(&format!("{}/new/{game}", fixture.server.url()));
        page.wait_for(".level small");
        let text = page.text(".level small");
        assert!(!seen.contains(&text), "{game}: {text}");
        seen.push(text);
    }
}

#[test]
fn a_board_theme_is_chosen_and_kept() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let theme = || page.evaluate("return document.documentElement.dataset.board", json!([]));
    let pawn = || {
        page.evaluate(
            "return getComputedStyle(document.querySelector('.sampler .piece.s1 .body')).fill",
            json!([]),
        )
    };
    page.goto(&format!("{}/settings", fixture.server.url()));
    page.wait_for(".sampler .piece");
    let before = pawn();
    page.click_button("Colour-blind friendly");
    page.wait_until("the theme", "return document.documentElement.dataset.board === 'distinct'");
    assert_ne!(pawn(), before);
    page.reload();
    page.wait_for(".sampler");
    assert_eq!(theme(), "distinct");
}

#[test]
fn a_device_that_comes_to_want_less_motion_is_followed_until_the_person_chooses() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.goto(&format!("{}/settings", fixture.server.url()));
    page.wait_for(".form");
    let wait_for_motion = |motion: &str| {
        let script = format!("return document.documentElement.dataset.motion === '{motion}'");
        page.wait_until(motion, &script);
    };
    wait_for_motion("full");
    // The fence of the sample is filled without a board on the page, whose gradient it would have.
    let fill = page.evaluate(
        "return getComputedStyle(document.querySelector('.sampler .fence')).fill",
        json!([]),
    );
    assert!(fill.as_str().is_some_and(|fill| fill.contains("rgb")), "{fill}");
    page.reduce_motion();
    wait_for_motion("none");
    page.evaluate(
        "[...document.querySelectorAll('.switch')].find(s => s.innerText.includes('nimat')).querySelector('input').click()",
        json!([]),
    );
    wait_for_motion("full");
    page.reload();
    page.wait_for(".form");
    wait_for_motion("full");
}

#[test]
fn a_game_started_by_keyboard_has_the_focus_on_its_board() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.goto(&fixture.server.url());
    page.wait_for(".hero .button.main");
    page.evaluate("document.querySelector('.hero .button.main').focus()", json!([]));
    page.press_key(SpecialKey::Enter);
    page.wait_for(".table .board");
    page.wait_until("the focus", "return document.activeElement.matches('.table .board')");
}

#[test]
fn the_page_can_be_installed_with_icons_of_our_own() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.goto(&fixture.server.url());
    let types = page.evaluate_async(
        "const done = arguments[0]; fetch('/manifest.webmanifest').then(r => r.json()).then(async m => { \
           const urls = [...m.icons.map(i => i.src), document.querySelector('link[rel=apple-touch-icon]').href]; \
           const images = await Promise.all(urls.map(u => new Promise(r => { const i = new Image(); \
             i.onload = () => r(i.naturalWidth > 0); i.onerror = () => r(false); i.src = u }))); \
           done([m.icons.some(i => i.purpose === 'maskable'), images.every(Boolean)]) })",
    );
    assert_eq!(types, json!([true, true]));
}
