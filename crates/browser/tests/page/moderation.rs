//! The moderators' page, and how a report gets there: from the dots at a player's name.

use browser::{Page, Viewport};
use serde_json::json;

use crate::accounts::create_account;
use crate::fixture;
use crate::layout::{axe_source, check_accessibility, check_layout};
use crate::online::open_table;

/// Opens what one can do about the opponent at a table.
fn open_menu(page: &Page<'_>) {
    page.wait_for(".seats.top .about");
    page.click(".seats.top .about");
    page.wait_for("dialog[open] .person-actions");
}

/// Chooses an option of the list under a label.
fn choose(page: &Page<'_>, label: &str, value: &str) {
    let script = "const field = [...document.querySelectorAll('.field')] \
        .find(field => field.innerText.includes(arguments[0])); \
        const list = field.querySelector('select'); list.value = arguments[1]; \
        list.dispatchEvent(new Event('change', {bubbles: true}))";
    page.evaluate(script, json!([label, value]));
}

/// Guests play; one reports the other with the game, and two moderators look at it at once.
#[test]
fn a_report_from_a_table_becomes_a_case_that_one_moderator_decides() {
    let fixture = fixture();
    let url = fixture.server.url();
    let source = axe_source();
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let ben = Page::open(&fixture.chromium, Viewport::PHONE);
    let table = open_table(&url, "quoridor", &ada, &ben);
    open_menu(&ada);
    check_accessibility(&ada, "what one can do about a player", &source);
    check_layout(&ada, "what one can do about a player");
    ada.click_button("Report");
    ada.wait_for("dialog[open] input[value=stalling]");
    ada.click("dialog[open] input[value=stalling]");
    ada.click_button("Send report");
    ada.wait_for_text("Thank you. A moderator will look at it.");

    let moderators = ["Warden_One", "Warden_Two"].map(|name| {
        let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
        create_account(&page, &url, name);
        page
    });
    // Whoever is no moderator is told so in a sentence, and finds no link.
    let [one, two] = &moderators;
    assert_eq!(one.count("a[href*='/moderation']"), 0);
    one.goto(&format!("{url}/moderation"));
    one.wait_for_text("Only moderators can use this page.");
    check_layout(one, "the moderators' page for others");
    for name in ["Warden_One", "Warden_Two"] {
        fixture.server.give_role(name, "moderator");
    }
    one.goto(&format!("{url}/account"));
    one.wait_for("#me");
    one.wait_for("a[href*='/moderation']");

    for page in &moderators {
        page.goto(&format!("{url}/moderation"));
        page.wait_for(".moderation .kept li a");
        page.click(".moderation .kept li a");
        page.wait_for("#reports");
        page.wait_for(&format!("a[href*='/t/{table}']"));
    }
    check_accessibility(one, "a case", &source);
    check_layout(one, "a case");
    one.click_button("Take the case");
    one.wait_for_text("Warden_One is working on it");
    two.click_button("Take the case");
    two.wait_for_text("Warden_One is working on this case.");

    choose(one, "Reason shown to the person", "stalling");
    one.wait_for_text(
        "You have a warning from a moderator. Running out the clock or leaving on purpose.",
    );
    one.click("form .button.primary");
    one.wait_for_text("Done. It is in the audit log.");
    one.click("section[aria-labelledby=closing] .button");
    one.wait_for_text("Closed by Warden_One");
    one.goto(&format!("{url}/moderation#audit"));
    one.wait_for_text("Case closed");
    check_layout(one, "the audit log");

    // The person reads it on whatever page they open, once.
    ben.goto(&url);
    ben.wait_for_text("You have a warning from a moderator.");
    check_accessibility(&ben, "a warning", &source);
    check_layout(&ben, "a warning");
    ben.click_button("I have read it");
    ben.wait_until("it is gone", "return !document.querySelector('.told .say')");
    ben.reload();
    ben.wait_for(".foot a");
    for page in [&ada, &ben, one] {
        assert_eq!(page.console_errors(), Vec::<String>::new());
    }
    // Whoever comes second is refused once, which the browser logs.
    let refused = two.console_errors();
    assert!(refused.len() == 1 && refused[0].contains("409"), "{refused:?}");
}

/// Whoever hides what somebody says does so at the dots too, and blocks them there.
#[test]
fn a_player_is_muted_and_blocked_at_the_table() {
    let fixture = fixture();
    let ada = Page::open(&fixture.chromium, Viewport::PHONE);
    let ben = Page::open(&fixture.chromium, Viewport::DESKTOP);
    open_table(&fixture.server.url(), "mini", &ada, &ben);
    open_menu(&ada);
    ada.click_button("Hide phrases");
    ada.wait_for_text("Show phrases");
    ada.click_button("Block");
    ada.wait_for_text("Blocked. You will not be paired with each other.");
    ada.wait_for_text("Unblock");
    check_layout(&ada, "a blocked player");
    assert_eq!(ada.console_errors(), Vec::<String>::new());
}
