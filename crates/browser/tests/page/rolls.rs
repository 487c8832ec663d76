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

/// Neither does a catch, after which Ms. Pac-Man is placed and nothing is rolled.
#[test]
fn a_turn_without_a_roll_moves_neither_board_nor_cards() {
    let fixture = fixture();
    let record = "palisade 1\ngame mspacman\nseats 2\nstart a,b 1:a6 -,a9:S - move:2:3 quarters\n";
    for (width, height) in [(320, 568), (375, 553), (768, 1024), (1366, 768)] {
        let page = open_game(&fixture, Viewport::PHONE, record);
        page.resize(width, height);
        page.wait_for(".status.own");
        let rolled = page.evaluate(PLACES, json!([]));
        type_move(&page, "a8-a7-a6");
        page.wait_until("she is to be placed", "return !document.querySelector('.now .chance')");
        page.evaluate("window.scrollTo(0, 0)", json!([]));
        assert_eq!(page.evaluate(PLACES, json!([])), rolled, "{width}x{height}");
    }
}

/// Whoever sits across the room sees others roll too, from the beginning until it has been seen.
#[test]
fn what_others_roll_is_large_from_its_beginning_and_moves_nothing() {
    let fixture = fixture();
    let record = "palisade 1\ngame mspacman\nseats 2\nlevel 2 1\n\nspin:5 spin:3 @e7 spin:2\n";
    for (viewport, is_reduced) in [
        (Viewport::PHONE, true),
        (Viewport::PHONE, false),
        (Viewport::DESKTOP, true),
        (Viewport::DESKTOP, false),
    ] {
        let name = format!("{viewport:?}, reduced motion: {is_reduced}");
        let page = Page::open(&fixture.chromium, viewport);
        if is_reduced {
            page.reduce_motion();
        }
        page.open_record(&fixture.server.url(), record);
        page.wait_for(".status.own");
        let places = page.evaluate(PLACES, json!([]));
        watch_rolls(&page);
        type_move(&page, "d7-d8");
        page.wait_until("the roll of the computer", "return window.noted.length >= 2");
        page.wait_until("it is over", "return !document.querySelector('.roll-overlay div.chance')");
        let noted = page.evaluate("return window.noted", json!([]));
        for (nth, is_rolling) in [(0, true), (1, false)] {
            let seen = &noted[nth];
            assert_eq!(seen["places"], places, "{name}");
            assert!(seen["share"].as_f64().is_some_and(|share| share > 0.33), "{name}: {noted}");
            assert_eq!(seen["rolling"], is_rolling, "{name}: {noted}");
            assert_eq!(seen["face"] == "?", is_rolling, "{name}: {noted}");
            // Who rolls is told as well, and it is one drawing that rolls and stops.
            assert!(seen["who"].as_str().is_some_and(|who| !who.is_empty()), "{name}: {noted}");
            assert_eq!(seen["drawing"], 1, "{name}: {noted}");
        }
        assert_eq!(page.evaluate("return window.small", json!([])), json!([]), "{name}");
        assert_eq!(page.evaluate(PLACES, json!([])), places, "{name}");
    }
}

/// What was moved before is seen first: the spinner and the die appear once it has arrived.
#[test]
fn no_roll_covers_the_move_before_it() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::PHONE);
    let record = format!("{TWO_PEOPLE}\nspin:5 spin:3 @e7 spin:2\n");
    page.open_record(&fixture.server.url(), &record);
    page.wait_for(".status.own");
    page.evaluate(
        "new MutationObserver((_, observer) => { \
             const roll = document.querySelector('.roll-overlay .chance'); \
             if (!roll) return; \
             observer.disconnect(); \
             const appearing = roll.getAnimations().map((a) => a.effect.getTiming()).find((t) => t.fill === 'backwards'); \
             const moving = document.getAnimations().filter((a) => a.effect.target?.matches('.piece')) \
                 .map((a) => a.effect.getTiming()).map((t) => t.delay + t.duration); \
             window.appearing = [Math.max(...moving), appearing.delay, getComputedStyle(roll).opacity] \
         }).observe(document.querySelector('.table .stage'), { childList: true, subtree: true })",
        json!([]),
    );
    type_move(&page, "d7-d8");
    let appearing = page.wait_until("the die", "return window.appearing");
    assert!(appearing[0].as_f64() > Some(0.0), "{appearing}");
    assert!(appearing[1].as_f64() >= appearing[0].as_f64(), "{appearing}");
    assert_eq!(appearing[2], "0");
}

/// Notes what is there only for a while: the stages of a large roll, and frames in which a small one rolls alone.
fn watch_rolls(page: &Page<'_>) {
    page.evaluate(
        &format!(
            "const places = () => {{ {PLACES} }}, width = (part) => part.getBoundingClientRect().width; \
             const find = (part) => document.querySelector(part), drawings = []; \
             window.noted = []; window.small = []; \
             new MutationObserver(() => {{ \
                 const roll = find('.roll-overlay div.chance'); \
                 if (!roll) return; \
                 const rolling = roll.classList.contains('rolling'); \
                 if (noted.length && noted[noted.length - 1].rolling === rolling) return; \
                 window.scrollTo(0, 0); \
                 if (!drawings.includes(roll)) drawings.push(roll); \
                 const share = width(roll) / width(find('.table .board')), face = roll.querySelector('.fell').textContent; \
                 noted.push({{ places: places(), share, rolling, face, who: roll.innerText.replace(face, '').trim(), drawing: drawings.length }}) \
             }}).observe(find('.table .stage'), {{ childList: true, subtree: true, attributes: true, characterData: true }}); \
             const look = () => {{ \
                 if (find('.now .chance.rolling') && !find('.roll-overlay')) small.push(find('.status').innerText); \
                 requestAnimationFrame(look) }}; \
             look()"
        ),
        json!([]),
    );
}

/// A table that waits for players has nothing to roll yet.
#[test]
fn nothing_rolls_while_a_table_waits_for_players() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.goto(&format!("{}/friend/mspacman", fixture.server.url()));
    page.wait_for_text("Create table");
    page.click_button("Create table");
    page.wait_for(".invite .qr");
    page.wait_for(".table .board");
    assert_eq!(page.count(".chance.rolling, .roll-overlay"), 0);
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
    // They are as large as those that are tapped, and in nobody's way.
    page.wait_for(".roll-overlay div.chance.shown");
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
