//! What players say to each other.

use browser::{Page, Viewport};
use serde_json::json;

use crate::fixture;
use crate::online::open_table;

/// The button that opens the twelve phrases.
const PICKER: &str = ".quick [aria-haspopup=dialog]";

/// Says a phrase by its words in English.
fn say(page: &Page<'_>, phrase: &str) {
    page.click(PICKER);
    page.wait_for("dialog.phrases[open]");
    assert_eq!(page.count(".twelve .button"), 12);
    page.click_button(phrase);
    assert_eq!(page.count("dialog.phrases[open]"), 0);
}

#[test]
fn a_phrase_is_read_in_the_reader_s_language_and_can_be_hidden() {
    let fixture = fixture();
    let ada = Page::open(&fixture.chromium, Viewport::PHONE);
    let ben = Page::open(&fixture.chromium, Viewport::DESKTOP);
    open_table(&fixture.server.url(), "quoridor", &ada, &ben);
    for page in [&ada, &ben] {
        page.wait_for(PICKER);
    }
    let french = "const list = document.querySelector('select.tongue'); list.value = 'fr'; \
        list.dispatchEvent(new Event('change'))";
    ben.evaluate(french, json!([]));
    ben.wait_for_text("Dire quelque chose");

    say(&ada, "Hello!");
    let bubble =
        "return document.querySelector('.seats.top .bubble')?.innerText.startsWith('Bonjour')";
    ben.wait_until("a bubble at her name", bubble);
    let line = "return document.querySelector('.log .said li')?.innerText.includes('Bonjour')";
    ben.wait_until("a line in the log", line);
    let announced =
        "return document.querySelector('.unseen[role=status]').innerText.includes('Bonjour')";
    ben.wait_until("a screen reader is told", announced);
    ada.wait_until("she sees it too", "return !!document.querySelector('.seats.bottom .bubble')");
    ben.wait_until("the bubble disappears", "return !document.querySelector('.bubble')");

    // Ben has heard enough of her, also after a reload; a move is seen as ever.
    ben.click(PICKER);
    ben.click("dialog.phrases .switch input");
    ben.wait_until("nothing of hers is shown", "return !document.querySelector('.said')");
    ben.reload();
    ben.wait_for(PICKER);
    say(&ada, "Thank you!");
    ada.wait_until("she hears herself", "return document.querySelectorAll('.bubble').length == 1");
    assert_eq!(ben.count(".bubble") + ben.count(".said"), 0);
    for page in [&ada, &ben] {
        assert_eq!(page.console_errors(), Vec::<String>::new());
    }
}

#[test]
fn after_five_phrases_a_sentence_says_how_long_to_wait() {
    let fixture = fixture();
    let ada = Page::open(&fixture.chromium, Viewport::PHONE);
    let ben = Page::open(&fixture.chromium, Viewport::DESKTOP);
    open_table(&fixture.server.url(), "quoridor", &ada, &ben);
    ada.wait_for(PICKER);
    for _ in 0..6 {
        say(&ada, "Hello!");
    }
    ada.wait_for_text("You can say five phrases a minute.");
}

/// What of an open dialog is cut off, or lies outside it.
const CUT_OFF: &str = "const dialog = document.querySelector('dialog[open]').getBoundingClientRect(); \
    return [...document.querySelectorAll('dialog[open] button')].filter((button) => { \
        const box = button.getBoundingClientRect(); \
        return button.scrollWidth > button.clientWidth || box.left < dialog.left \
            || box.right > dialog.right || dialog.left < 0 || dialog.right > innerWidth; \
    }).map((button) => button.innerText)";

#[test]
fn phrases_have_whole_buttons_on_phones_in_every_language() {
    let fixture = fixture();
    let ada = Page::open(&fixture.chromium, Viewport::PHONE);
    let ben = Page::open(&fixture.chromium, Viewport::DESKTOP);
    open_table(&fixture.server.url(), "quoridor", &ada, &ben);
    ada.wait_for(PICKER);
    ada.resize(320, 553);
    for language in ["fr", "es", "nl", "pl", "cs", "ro", "en"] {
        let choose = "const list = document.querySelector('select.tongue'); list.value = arguments[0]; \
            list.dispatchEvent(new Event('change'))";
        ada.evaluate(choose, json!([language]));
        let spoken = format!("return document.documentElement.lang == '{language}'");
        ada.wait_until("the page speaks it", &spoken);
        ada.click(PICKER);
        ada.wait_for("dialog.phrases[open]");
        assert_eq!(ada.evaluate(CUT_OFF, json!([])), json!([]), "{language}");
        ada.evaluate("document.querySelector('dialog[open]').close()", json!([]));
    }
}
