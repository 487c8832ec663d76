//! People among each other: followed, challenged, reported and blocked on their pages.

use browser::{Page, Viewport};

use crate::accounts::create_account;
use crate::fixture;
use crate::layout::{axe_source, check_accessibility, check_layout};

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
        page.wait_for_text("You follow this person.");
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
    ada.wait_for_text("The two of you will not meet here.");
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
