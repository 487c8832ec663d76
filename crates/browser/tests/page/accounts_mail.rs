//! The mail address of an account: added, confirmed by the link that is sent there, used to sign in, removed.

use browser::{Page, SmtpServer, TestServer, Viewport, poll};

use crate::accounts::{PASSWORD, create_account, fill};
use crate::fixture;
use crate::layout::{axe_source, check_accessibility, check_layout};

/// Opens the link of the nth mail, as a mail program does: on a page that was elsewhere.
fn open_link(page: &Page<'_>, server: &TestServer, smtp: &SmtpServer, nth: usize) {
    let mail = poll(|| smtp.mails().into_iter().nth(nth)).expect("the mail comes");
    let rest = mail.after("/account#").expect("a link");
    page.goto(&server.url());
    page.goto(&format!("{}/account#{}", server.url(), rest.trim()));
}

#[test]
fn an_address_is_confirmed_by_a_link_and_signs_in_by_another() {
    let fixture = fixture();
    let smtp = SmtpServer::start();
    let server = TestServer::start_with_mail(&smtp.url());
    let (url, source) = (server.url(), axe_source());
    let ada = Page::open(&fixture.chromium, Viewport::PHONE);
    create_account(&ada, &url, "Mail_Ada");
    ada.click_button("Add an email address");
    // What is wrong is said at its field.
    ada.click_button("Send link");
    ada.wait_for_text("Enter an email address.");
    check_accessibility(&ada, "mail form", &source);
    check_layout(&ada, "mail form");
    fill(&ada, "#mail-address", "ada@example.net");
    fill(&ada, "#mail-password", "not this one");
    ada.click_button("Send link");
    ada.wait_for_text("That is not your password.");
    ada.click("#mail-password");
    ada.evaluate("document.querySelector('#mail-password').select()", serde_json::json!([]));
    ada.type_text(PASSWORD);
    ada.click_button("Send link");
    ada.wait_for_text("Not confirmed yet: ada@example.net.");
    open_link(&ada, &server, &smtp, 0);
    ada.wait_for_text("Confirm that this email address is yours.");
    ada.click_button("Confirm");
    ada.wait_for_text("The email address is confirmed.");
    ada.wait_for_text("Change the address");
    // It works once.
    open_link(&ada, &server, &smtp, 0);
    ada.click_button("Confirm");
    ada.wait_for_text("That link has expired or was already used.");

    // Elsewhere a link signs in.
    let there = Page::open(&fixture.chromium, Viewport::PHONE);
    there.goto(&format!("{url}/account"));
    there.click_button("Send me a link by email");
    fill(&there, "#link-address", "ADA@example.net");
    check_accessibility(&there, "link form", &source);
    check_layout(&there, "link form");
    there.click_button("Send link");
    there.wait_for_text("If an account has this address, a link is on its way.");
    open_link(&there, &server, &smtp, 1);
    there.click_button("Sign in");
    there.wait_for_text("You are signed in.");
    there.wait_for("#me");
    assert_eq!(there.text("#me"), "Mail_Ada");
    there.click_button("Remove the address");
    there.wait_for_text("The email address has been removed.");
    there.wait_for_text("Add an email address");
    assert_eq!(there.console_errors(), Vec::<String>::new());
}
