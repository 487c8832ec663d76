use browser::{Page, Viewport};
use rules::{Game, OptionChoices};
use serde_json::json;

use crate::layout::{check_layout, choose_language};
use crate::{fixture, open_game, stored_game, words};

/// Opens the form for a new game with its options unfolded.
fn open_form(page: &Page<'_>, url: &str) {
    page.goto(url);
    page.wait_for(".options");
    page.evaluate("document.querySelector('.options').open = true", json!([]));
}

/// Chooses an item of the drop-down list with that label.
fn choose(page: &Page<'_>, label: &str, name: &str) {
    let script = "const [label, name] = arguments, \
                  field = [...document.querySelectorAll('.options label')].find(l => l.querySelector('span').innerText.startsWith(label)), \
                  option = [...field.querySelectorAll('option')].find(o => o.text === name), list = field.querySelector('select'); \
                  list.value = option.value; list.dispatchEvent(new Event('change', {bubbles: true}))";
    page.evaluate(script, json!([label, name]));
}

/// Chooses a maze by its picture.
pub(crate) fn choose_maze(page: &Page<'_>, name: &str) {
    let script = "[...document.querySelectorAll('.maze')] \
                  .find((maze) => maze.querySelector('b').innerText === arguments[0]).click()";
    page.evaluate(script, json!([name]));
}

#[test]
fn options_are_translated_and_shown_beside_the_board() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    open_form(&page, &format!("{}/new/pacman", fixture.server.url()));
    choose_maze(&page, "Orchard");
    choose(&page, "Boost length", "exactly 3 squares");
    choose(&page, "Lives", "5");
    page.click_button("Start");
    page.wait_for(".house");
    let shown = page.text(".house");
    for words in ["Orchard", "Boost length", "exactly 3 squares", "Lives"] {
        assert!(shown.contains(words), "{words} in {shown}");
    }
    // A change of language shows at once, in default names too.
    page.evaluate(
        "const s = document.querySelector('.tongue'); s.value = 'fr'; s.dispatchEvent(new Event('change', {bubbles: true}))",
        json!([]),
    );
    page.wait_for_text("exactement 3 cases");
    page.wait_for_text("niveau");
    let untranslated = page.evaluate(
        "return [...document.body.innerText.matchAll(/[a-z]+_[a-z]+|[a-z]+=[a-z]+/g)].map(m => m[0])",
        json!([]),
    );
    assert_eq!(untranslated, json!([]), "words of the command line");
}

/// The form's drop-down lists are the options that the rules list, less those with a control of their own:
/// who starts, the clock, the pieces. Mazes are pictures.
#[test]
fn the_form_offers_what_the_rules_list() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    for game in Game::ALL {
        open_form(&page, &format!("{}/new/{game}", fixture.server.url()));
        let choices = OptionChoices::new(game, 2);
        let own_control = ["starter", "move_seconds", "pieces"];
        let rows = choices.rows().into_iter().filter(|row| !own_control.contains(&row.spec.name));
        let expected: Vec<_> = rows.map(|row| json!(choices.words(row))).collect();
        let offered = page.evaluate(
            "return [...document.querySelectorAll('.options select')].map(s => [...s.options].map(o => o.value))",
            json!([]),
        );
        assert_eq!(offered, json!(expected), "{game}");
        let mazes = Some(game.shipped_mazes().len() as u64).filter(|mazes| *mazes > 1);
        assert_eq!(page.count(".maze .board"), mazes.unwrap_or(0), "{game}");
    }
}

#[test]
fn s01_areas_and_p01_ghosts_can_be_assigned_to_seats() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::PHONE);
    open_form(&page, &format!("{}/new/mspacman", fixture.server.url()));
    choose(&page, "Player 1’s area", "bottom right");
    page.click_button("Start");
    page.wait_for(".table .board");
    let record = page.evaluate(
        "return localStorage.getItem(Object.keys(localStorage).find(k => k.startsWith('palisade.game.')))",
        json!([]),
    );
    assert!(record.as_str().is_some_and(|r| r.contains("colours=c,b,a,d")), "{record}");
}

#[test]
fn the_page_opens_in_the_first_language_of_the_browser_that_it_has() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let agent = page.evaluate("return navigator.userAgent", json!([]));
    page.cdp(
        "Emulation.setUserAgentOverride",
        json!({"userAgent": agent, "acceptLanguage": "de-DE,pl-PL,en"}),
    );
    page.goto(&fixture.server.url());
    page.wait_for(".shelf");
    assert_eq!(page.evaluate("return document.documentElement.lang", json!([])), json!("pl"));
}

#[test]
fn the_rules_are_one_tap_away_and_the_game_stays() {
    let fixture = fixture();
    let page = open_game(&fixture, Viewport::PHONE, "palisade 1\ngame quoridor\nseats 2\n\ne2\n");
    page.click_button("Rules");
    page.wait_for("dialog[open] figure .board");
    page.click("dialog .close");
    page.wait_until("the dialog closed", "return !document.querySelector('dialog[open]')");
    assert_eq!(words(&page), ["e2"]);
}

#[test]
fn a_dialog_closes_by_a_click_beside_it_and_not_by_one_inside() {
    let fixture = fixture();
    let page = open_game(&fixture, Viewport::DESKTOP, "palisade 1\ngame quoridor\nseats 2\n");
    page.click_button("Goal");
    page.wait_for("dialog[open] .legend li");
    let corner = page.evaluate(
        "const r = document.querySelector('dialog[open]').getBoundingClientRect(); return [r.left + 6, r.bottom - 6]",
        json!([]),
    );
    let at = |nth: usize| corner[nth].as_f64().expect("a coordinate");
    page.click_at(at(0), at(1));
    assert_eq!(page.count("dialog[open]"), 1, "its own edge is inside");
    page.click_at(5.0, 5.0);
    page.wait_until("it is closed", "return !document.querySelector('dialog[open]')");
}

#[test]
fn a_clock_of_a_number_that_is_not_whole_is_refused_in_words() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.goto(&format!("{}/new/quoridor", fixture.server.url()));
    page.click_button("Custom");
    page.wait_for("input[type=number]");
    let minutes = page.evaluate(
        "const input = document.querySelector('input[type=number]'); input.value = '1.5'; \
         input.dispatchEvent(new Event('change', { bubbles: true })); return input.value",
        json!([]),
    );
    page.wait_for_text("Enter a whole number from 1 to 180.");
    assert_ne!(minutes, json!("1"), "nothing is chosen in silence");
}

/// The drawing of Ms. Pac-Man's board as text has all its columns, and says what its signs mean.
#[test]
fn the_board_as_text_has_every_column_and_a_legend() {
    let fixture = fixture();
    let record = "palisade 1\ngame mspacman\nseats 2\n\nspin:5 spin:3\n";
    for viewport in [Viewport::DESKTOP, Viewport::PHONE] {
        let page = open_game(&fixture, viewport, record);
        page.click(".textboard summary");
        page.wait_for(".textboard .codes");
        assert!(page.text(".textboard .codes").contains("@ is Ms. Pac-Man"));
        let cut = page.evaluate(
            "const drawing = document.querySelector('.textboard pre'); return drawing.scrollWidth - drawing.clientWidth",
            json!([]),
        );
        assert!(cut.as_i64().is_some_and(|cut| cut <= 0), "{viewport:?}: {cut}");
    }
}

#[test]
fn a_second_finger_turns_the_fence() {
    let fixture = fixture();
    let page = open_game(&fixture, Viewport::PHONE, "palisade 1\ngame quoridor\nseats 2\n");
    let (x, y) = page.board_point("c5h");
    let touch = |kind: &str, points: serde_json::Value| {
        page.cdp("Input.dispatchTouchEvent", json!({"type": kind, "touchPoints": points}));
    };
    let (one, two) = (json!({"x": x, "y": y, "id": 1}), json!({"x": x + 90.0, "y": y, "id": 2}));
    touch("touchStart", json!([one]));
    page.wait_for(".fence.ghost");
    touch("touchStart", json!([one, two]));
    touch("touchEnd", json!([one]));
    touch("touchEnd", json!([]));
    page.click_button("Place c5v");
    page.wait_until("the move", "return document.querySelectorAll('.ply').length === 1");
    assert_eq!(words(&page), ["c5v"]);
}

#[test]
fn arrow_keys_step_through_the_game() {
    let fixture = fixture();
    let page =
        open_game(&fixture, Viewport::DESKTOP, "palisade 1\ngame quoridor\nseats 2\n\ne2 e8 e3\n");
    page.evaluate("document.activeElement.blur()", json!([]));
    page.press_key(browser::SpecialKey::Left);
    page.press_key(browser::SpecialKey::Left);
    page.wait_for_text("Viewing move 1");
    page.press_key(browser::SpecialKey::Right);
    page.press_key(browser::SpecialKey::Right);
    page.wait_until(
        "the present position",
        "return !document.body.innerText.includes('Viewing move')",
    );
}

#[test]
fn a_clock_goes_on_after_a_reload_and_its_flag_is_kept() {
    let fixture = fixture();
    let clock = "clock {\"kind\":\"per_move\",\"seconds\":3600}";
    let record =
        format!("palisade 1\ngame mini\nseats 2\n{clock}\nleft 3500000,3600000\n\ne2 e8\n");
    let page = open_game(&fixture, Viewport::DESKTOP, &record);
    page.wait_for(".clock.runs");
    assert_eq!(page.count(".result"), 0);
    // The hour is over.
    page.evaluate("const now = Date.now; Date.now = () => now() + 3_500_000", json!([]));
    page.wait_for_text("ran out of time.");
    assert!(stored_game(&page).record.ending().is_some(), "a reload would find it over");
}

#[test]
fn a_clock_writes_tenths_with_the_decimal_mark_of_the_language() {
    let fixture = fixture();
    let clock = "clock {\"kind\":\"per_move\",\"seconds\":3600}";
    // It is the other player's turn: this time stands still.
    let record = format!("palisade 1\ngame mini\nseats 2\n{clock}\nleft 3600000,5460\n");
    let page = open_game(&fixture, Viewport::DESKTOP, &record);
    for (language, time) in [("en", "5.4"), ("fr", "5,4"), ("pl", "5,4")] {
        choose_language(&page, language);
        page.wait_until(
            "the other clock",
            &format!("return document.querySelector('.seats.top .clock').innerText === '{time}'"),
        );
    }
}

/// C04
#[test]
fn who_starts_is_chosen_by_name_where_there_is_one() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::PHONE);
    page.resize(320, 568);
    open_form(&page, &format!("{}/new/quoridor", fixture.server.url()));
    let starters = "return [...document.querySelectorAll('[aria-label=\"Who starts?\"] button')].map(b => b.innerText)";
    let found = page.evaluate(starters, json!([]));
    assert_eq!((&found[0], &found[1]), (&json!("Random"), &json!("You")), "{found}");
    let computer = page.evaluate(
        "return document.querySelectorAll('.player select')[1].selectedOptions[0].text",
        json!([]),
    );
    let name = found[2].as_str().expect("a name");
    let computer = computer.as_str().expect("a computer");
    assert!(!name.is_empty() && computer.starts_with(name), "{found}: {computer}");
    page.click_button("Friends on this device");
    page.wait_until("nobody has a name", &format!("{starters}[1] === 'Player 1 (bottom)'"));
    let long = "W".repeat(32);
    page.evaluate(
        "const field = document.querySelector('.player input'); field.value = arguments[0]; \
         field.dispatchEvent(new Event('change', {bubbles: true}))",
        json!([long]),
    );
    page.wait_until("a long name", &format!("{starters}[1] === '{long}'"));
    check_layout(&page, "a long name");
}

#[test]
fn a_hint_is_given_at_a_server_table_against_computers_only() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.reduce_motion();
    page.goto(&format!("{}/new/quoridor", fixture.server.url()));
    page.click_button("Friends online");
    page.evaluate(
        "const g = document.querySelector('[aria-label=\"Who starts?\"]'); [...g.querySelectorAll('button')][1].click()",
        json!([]),
    );
    page.click_button("Create table");
    page.click_button("Fill open spots with computer players");
    page.wait_for(".status.own");
    page.click_button("Hint");
    page.wait_until("a hint", "return document.querySelector('.way.hint, .fence.ghost.pinned')");
}
