//! People among each other: followed, challenged, reported and blocked on their pages.

use browser::{Page, Viewport};

use crate::accounts::create_account;
use crate::fixture;
use crate::layout::{axe_source, check_accessibility, check_layout};
use crate::online::{play, wait_for_plies};

fn click_action(page: &Page<'_>, text: &str) {
    page.wait_for(".person-actions");
    page.click_button(text);
}

#[test]
fn somebody_is_followed_challenged_reported_and_blocked_on_their_page() {
    let fixture = fixture();
    let url = fixture.server.url();
    let ada = Page::open(&fixture.chromium, Viewport::PHONE);
    let ben = Page::open(&fixture.chromium, Viewport::PHONE);
    create_account(&ada, &url, "Friend_Ada");
    create_account(&ben, &url, "Friend_Ben");
    for (page, other) in [(&ada, "Friend_Ben"), (&ben, "Friend_Ada")] {
        page.goto(&format!("{url}/people/{other}"));
        click_action(page, "Follow");
        page.wait_for_text("You now follow this person.");
    }
    ada.goto(&format!("{url}/account"));
    ada.wait_for_text("Online");

    ada.goto(&format!("{url}/people/Friend_Ben"));
    click_action(&ada, "Challenge");
    let source = axe_source();
    check_accessibility(&ada, "challenge", &source);
    check_layout(&ada, "challenge");
    ada.click_button("Send challenge");
    ada.wait_for_text("The challenge is sent.");
    ben.goto(&format!("{url}/account"));
    ben.wait_for_text("Challenges");
    check_accessibility(&ben, "a challenge", &source);
    check_layout(&ben, "a challenge");
    ben.click_button("Accept");
    ben.wait_until("the table", "return location.pathname.startsWith('/t/')");

    click_action(&ada, "Report");
    ada.click(".person-actions input[value=stalling]");
    check_layout(&ada, "report");
    ada.click_button("Send report");
    ada.wait_for_text("Thank you. A moderator will look at it.");
    click_action(&ada, "Block");
    ada.wait_for_text("Blocked. You will not be paired with each other.");
    ada.goto(&format!("{url}/account"));
    ada.wait_for_text("Friend_Ben");
    let blocked = "return [...document.querySelectorAll('#blocked ~ ul li')].length === 1";
    ada.wait_until("one blocked person", blocked);
    ada.click_button("Unblock");
    ada.wait_for_text("You have blocked nobody.");

    // One's own page has no such buttons.
    ada.goto(&format!("{url}/people/Friend_Ada"));
    ada.wait_for_text("No games yet.");
    assert_eq!(ada.count(".person-actions"), 0);
}

/// On whatever page one is, a challenge is answered, and whoever made it is told; from a finished game leads another one.
#[test]
fn a_challenge_comes_to_every_page_and_leads_from_a_finished_game_to_the_next() {
    let fixture = fixture();
    let url = fixture.server.url();
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let ben = Page::open(&fixture.chromium, Viewport::PHONE);
    create_account(&ada, &url, "Rival_Ada");
    create_account(&ben, &url, "Rival_Ben");
    let source = axe_source();

    // Ada names him in the form, and chooses her side.
    ada.goto(&format!("{url}/account"));
    ada.click_button("New challenge");
    ada.click(".challenge-form input");
    ada.type_text("rival_ben");
    ada.click_button("PAC-MAN variant");
    ada.wait_for("[aria-label='Your side'] button:nth-child(3)");
    ada.click("[aria-label='Your side'] button:nth-child(3)");
    check_accessibility(&ada, "a new challenge", &source);
    ada.click_button("Send challenge");
    ada.wait_for_text("The challenge is sent.");
    ada.wait_for_text("Waiting for an answer");

    // Ben is in the lobby, and does not want to now.
    ben.goto(&format!("{url}/lobby"));
    ben.wait_for(".challenge-bar");
    ben.wait_for_text("Rival_Ada challenges you");
    check_accessibility(&ben, "the bar of a challenge", &source);
    check_layout(&ben, "the bar of a challenge");
    ben.click_button("Decline");
    ben.wait_for(".challenge-bar [role=group]");
    check_accessibility(&ben, "why a challenge is declined", &source);
    check_layout(&ben, "why a challenge is declined");
    ben.click_button("Not now");
    ben.wait_until("the bar is gone", "return !document.querySelector('.challenge-bar')");
    // Both see what became of it and why: Ada wherever she is.
    ada.wait_for(".challenge-bar");
    let told = ada.text(".challenge-bar");
    assert!(told.contains("Rival_Ben") && told.contains("Declined: Not now"), "{told}");
    ada.click(".challenge-bar [aria-label=Close]");
    ada.wait_until("it is closed", "return !document.querySelector('.challenge-bar')");
    ben.goto(&format!("{url}/account"));
    ben.wait_for_text("Declined");

    // A game, which Ben resigns.
    ada.goto(&format!("{url}/people/Rival_Ben"));
    click_action(&ada, "Challenge");
    ada.wait_for("[aria-label='Your side'] button:nth-child(2)");
    ada.click("[aria-label='Your side'] button:nth-child(2)");
    ada.click_button("Send challenge");
    ada.wait_for_text("The challenge is sent.");
    ben.goto(&url);
    ben.wait_for(".challenge-bar");
    ben.click_button("Accept");
    ben.wait_until("the table", "return location.pathname.startsWith('/t/')");
    ada.wait_for(".challenge-bar");
    ada.click_button("Open table");
    ada.wait_until("the table", "return location.pathname.startsWith('/t/')");
    for page in [&ada, &ben] {
        page.wait_for(".status");
        page.wait_until("no invitation", "return !document.querySelector('.invite')");
    }
    // Ada is player 1; who starts is left to chance.
    for plies in 1..=2 {
        match ada.count(".status.own") {
            1 => play(&ada, "e2"),
            _ => play(&ben, "e8"),
        }
        wait_for_plies(&ada, plies);
        wait_for_plies(&ben, plies);
    }
    ben.click_button("Resign");
    ben.click_button("Really resign?");
    ben.wait_for_text("You lost");
    let table = ben.evaluate("return location.pathname", serde_json::json!([]));
    ben.click_button("Challenge Rival_Ada again");
    ben.wait_until(
        "another table",
        &format!("return location.pathname.startsWith('/t/') && location.pathname !== {table}"),
    );
    ada.goto(&url);
    ada.wait_for(".challenge-bar");
    check_accessibility(&ada, "a challenge from a game", &source);
    ada.click_button("Accept");
    ada.wait_until("the table", "return location.pathname.startsWith('/t/')");
    assert_eq!(ada.console_errors(), Vec::<String>::new());

    // A computer player accepts at once.
    let eve = Page::open(&fixture.chromium, Viewport::PHONE);
    eve.goto(&format!("{url}/account"));
    eve.click_button("New challenge");
    eve.click_button("The computer");
    eve.wait_for(".challenge-form .level");
    check_layout(&eve, "a challenge to a computer player");
    eve.click_button("Start");
    eve.wait_until("the table", "return location.pathname.startsWith('/t/')");
    eve.wait_for(".table .board");
}

/// A public table of the person at a page; returns its path.
fn create_public_table(page: &Page<'_>, url: &str) -> String {
    page.goto(&format!("{url}/friend/mini"));
    page.wait_for_text("Create table");
    page.evaluate(
        "document.querySelector('.form input[type=checkbox]').click()",
        serde_json::json!([]),
    );
    page.click_button("Create table");
    page.wait_for(".invite .qr");
    let table = page.evaluate("return location.pathname", serde_json::json!([]));
    table.as_str().expect("a path").to_owned()
}

/// A guest has no page: their name opens what one can do about them, and whoever is a guest too can do it.
#[test]
fn the_name_of_a_guest_opens_block_and_report() {
    let fixture = fixture();
    let url = fixture.server.url();
    let rude = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let table = create_public_table(&rude, &url);
    let eve = Page::open(&fixture.chromium, Viewport::PHONE);
    let source = axe_source();
    eve.goto(&format!("{url}/lobby"));
    let row = format!("li:has(a[href$='{table}'])");
    let name = format!("{row} button.person");
    eve.wait_for(&name);
    check_accessibility(&eve, "the name of a guest", &source);
    check_layout(&eve, "the name of a guest");
    eve.click(&name);
    eve.wait_for("dialog[open] .person-actions");
    check_accessibility(&eve, "what one can do about a guest", &source);
    eve.click_button("Report");
    eve.wait_for("dialog[open] input[value=name]");
    eve.click("dialog[open] input[value=name]");
    eve.click_button("Send report");
    eve.wait_for_text("Thank you. A moderator will look at it.");
    eve.click_button("Block");
    eve.wait_for_text("Blocked. You will not be paired with each other.");
    eve.click("dialog[open] .close");
    eve.wait_until("the dialog is closed", "return !document.querySelector('dialog[open]')");
    // Neither sees the other's table from now on.
    eve.wait_until("the row is gone", &format!("return !document.querySelector(\"{row}\")"));
    assert_eq!(eve.console_errors(), Vec::<String>::new());
    // One's own name opens nothing.
    rude.goto(&format!("{url}/lobby"));
    rude.wait_for(&row);
    assert_eq!(rude.count(&name), 0);
}

/// Names of account holders lead to their pages wherever they stand in lists, beside the link of the row.
#[test]
fn names_in_lists_lead_to_people() {
    let fixture = fixture();
    let url = fixture.server.url();
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    create_account(&ada, &url, "Listed_Ada");
    let table = create_public_table(&ada, &url);
    let eve = Page::open(&fixture.chromium, Viewport::PHONE);
    let source = axe_source();
    for path in ["", "/lobby"] {
        eve.goto(&format!("{url}{path}"));
        let row = format!("li:has(a[href$='{table}'])");
        eve.wait_for(&format!("{row} a[href$='/people/Listed_Ada']"));
        // No link is in another one, and the row's own comes first.
        assert_eq!(eve.count("a a"), 0);
        let order = eve.evaluate(
            &format!("return [...document.querySelectorAll(\"{row} a\")].map(a => a.className)"),
            serde_json::json!([]),
        );
        assert_eq!(order, serde_json::json!(["cover", "person"]));
        check_accessibility(&eve, "names in a list", &source);
        check_layout(&eve, "names in a list");
        eve.click(&format!("{row} a[href$='/people/Listed_Ada']"));
        eve.wait_for_text("No games yet.");
    }
    // The rest of the row leads to the table, and does not move when the part with ratings has come.
    eve.goto(&format!("{url}/lobby"));
    let row = format!("li:has(a[href$='{table}']) .verb");
    eve.wait_for(&row);
    let place = "return document.querySelector('.open').getBoundingClientRect().y + scrollY";
    let before = eve.evaluate(place, serde_json::json!([]));
    eve.wait_for(".choice-room p");
    assert_eq!(eve.evaluate(place, serde_json::json!([])), before);
    eve.click(&row);
    eve.wait_until("the table", &format!("return location.pathname === '{table}'"));
}
