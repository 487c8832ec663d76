//! The spinner and the die: tapped by whoever's turn it is, in a game at one screen and at a table.

use browser::{Page, SpecialKey, Viewport};
use serde_json::json;

use crate::online::open_table;
use crate::{fixture, open_game, type_move, words};

const TWO_PEOPLE: &str = "palisade 1\ngame mspacman\nseats 2\nname 1 Ana\nname 2 Ben\n";

/// Where the board and the cards are.
const PLACES: &str = "return ['.table .board', '.seats.top', '.seats.bottom'].map((part) => { \
     const r = document.querySelector(part).getBoundingClientRect(); return [r.x, r.y, r.width, r.height] })";

#[test]
fn whoever_rolls_taps_and_the_spinner_has_the_focus() {
    let fixture = fixture();
    let page = open_game(&fixture, Viewport::PHONE, TWO_PEOPLE);
    page.wait_for(".roll-overlay .waiting");
    assert_eq!(page.text(".roll-overlay .waiting span"), "Ana: tap to spin");
    assert_eq!(page.text(".status"), "Ana: tap to spin");
    page.wait_until(
        "the focus is on the spinner",
        "return document.activeElement.matches('.roll-overlay .waiting')",
    );
    // It is large: no less than a third of the board.
    let share = page.evaluate(
        "const width = (part) => document.querySelector(part).getBoundingClientRect().width; \
         return width('.roll-overlay .chance') / width('.table .board')",
        json!([]),
    );
    assert!(share.as_f64().is_some_and(|share| share > 0.33), "{share}");
    // Nothing has come up yet, and no needle points at a face.
    let shown = page.evaluate(
        "const part = (name) => document.querySelector('.roll-overlay .waiting ' + name); \
         return [part('.fell').textContent, getComputedStyle(part('.needle')).display]",
        json!([]),
    );
    assert_eq!(shown, json!(["?", "none"]));
    assert_eq!(words(&page), Vec::<String>::new(), "nothing rolls by itself");
    page.press_key(SpecialKey::Enter);
    page.wait_until(
        "Ben’s turn",
        "return document.querySelector('.status').innerText === 'Ben: tap to spin'",
    );
    assert_eq!(words(&page).len(), 1);
}

#[test]
fn a_die_is_no_spinner() {
    let fixture = fixture();
    let record = format!("{TWO_PEOPLE}\nspin:5 spin:3 @e7 spin:2 d7-d8\n");
    let page = open_game(&fixture, Viewport::DESKTOP, &record);
    page.wait_for(".roll-overlay .waiting .die");
    assert_eq!(page.text(".roll-overlay .waiting span"), "Ben: tap to roll");
}

#[test]
fn waiting_and_rolling_moves_neither_board_nor_cards() {
    let fixture = fixture();
    for viewport in [Viewport::PHONE, Viewport::DESKTOP] {
        let page = open_game(&fixture, viewport, &format!("{TWO_PEOPLE}\nspin:5 spin:3 @e7\n"));
        page.wait_for(".roll-overlay .waiting");
        let waiting = page.evaluate(PLACES, json!([]));
        page.wait_for_turn();
        assert_eq!(page.evaluate(PLACES, json!([])), waiting);
        page.wait_until("it is gone", "return !document.querySelector('.roll-overlay')");
        assert_eq!(page.evaluate(PLACES, json!([])), waiting);
    }
}

/// Whoever sits across the room sees what others have rolled too.
#[test]
fn what_others_roll_is_large_for_a_moment_and_moves_nothing() {
    let fixture = fixture();
    let record = "palisade 1\ngame mspacman\nseats 2\nlevel 2 1\n\nspin:5 spin:3 @e7 spin:2\n";
    for viewport in [Viewport::PHONE, Viewport::DESKTOP] {
        let page = open_game(&fixture, viewport, record);
        page.wait_for(".status.own");
        let places = page.evaluate(PLACES, json!([]));
        // What is there only for a while is noted by the page itself.
        page.evaluate(
            &format!(
                "const places = () => {{ {PLACES} }}, width = (part) => part.getBoundingClientRect().width; \
                 new MutationObserver(() => {{ \
                     const roll = document.querySelector('.roll-overlay div.chance'); \
                     if (!roll || window.noted) return; \
                     window.scrollTo(0, 0); \
                     const share = width(roll) / width(document.querySelector('.table .board')); \
                     window.noted = {{ places: places(), share, face: roll.querySelector('.fell').textContent }} \
                 }}).observe(document.querySelector('.table .stage'), {{ childList: true, subtree: true }})"
            ),
            json!([]),
        );
        type_move(&page, "d7-d8");
        let noted = page.wait_until("the roll of the computer", "return window.noted");
        assert_eq!(noted["places"], places, "{viewport:?}");
        assert!(noted["share"].as_f64().is_some_and(|share| share > 0.33), "{noted}");
        assert_ne!(noted["face"], "?");
        page.wait_until("it is over", "return !document.querySelector('.roll-overlay div.chance')");
        assert_eq!(page.evaluate(PLACES, json!([])), places, "{viewport:?}");
    }
}

#[test]
fn a_setting_makes_rolls_automatic_again() {
    let fixture = fixture();
    let page = open_game(&fixture, Viewport::DESKTOP, TWO_PEOPLE);
    page.wait_for(".roll-overlay .waiting");
    page.goto(&format!("{}/settings", fixture.server.url()));
    page.wait_for(".form .switch");
    page.evaluate(
        "[...document.querySelectorAll('.switch')] \
         .find(s => s.innerText.includes('Tap the spinner')).querySelector('input').click()",
        json!([]),
    );
    page.goto(&format!("{}/play/test", fixture.server.url()));
    page.wait_for(".status.own");
    assert!(words(&page).len() >= 2, "both spins were made");
}

#[test]
fn at_a_table_a_roll_that_is_not_tapped_reveals_itself() {
    let fixture = fixture();
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let ben = Page::open(&fixture.chromium, Viewport::DESKTOP);
    open_table(&fixture.server.url(), "mspacman", &ada, &ben);
    // Whoever may place her has seen both opening spins, and nobody had to tap.
    for page in [&ada, &ben] {
        page.wait_until(
            "both spins",
            "return document.querySelectorAll('.ply').length >= 2 && !document.querySelector('.roll-overlay')",
        );
    }
}
