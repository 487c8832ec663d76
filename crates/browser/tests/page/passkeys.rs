//! Passkeys, with an authenticator that Chromium makes up: an account in one tap, and signing in without a name.

use browser::{Page, TestServer, Viewport};
use serde_json::{Value, json};

use crate::fixture;

/// Gives the page's browser an authenticator that keeps passkeys, and whose person always agrees.
fn add_authenticator(page: &Page<'_>) {
    page.cdp("WebAuthn.enable", json!({}));
    let options = json!({
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": true,
        "hasUserVerification": true,
        "isUserVerified": true,
        "automaticPresenceSimulation": true,
    });
    page.cdp("WebAuthn.addVirtualAuthenticator", json!({ "options": options }));
}

fn person_id(page: &Page<'_>) -> Value {
    page.evaluate("return localStorage.getItem('palisade.me')", json!([]))
}

#[test]
fn an_account_is_made_by_one_tap_and_signed_in_to_without_a_name() {
    let fixture = fixture();
    let server = TestServer::start_on_localhost();
    let url = server.url();
    let page = Page::open(&fixture.chromium, Viewport::PHONE);
    add_authenticator(&page);
    page.goto(&format!("{url}/account"));
    page.click("#create-name");
    page.type_text("Key_Keeper");
    page.click_button("Create account with a passkey");
    page.wait_for(".codes code");
    assert_eq!(page.count(".codes code"), 10);
    page.click_button("I have saved them");
    page.wait_for("#me");
    let person = person_id(&page);
    let keys = "return document.querySelectorAll('#passkeys ~ .kept li').length";
    assert_eq!(page.wait_until("its passkey is listed", keys), 1);
    // It is all that one can sign in with.
    page.click_button("Remove");
    page.wait_for_text("Without this passkey you could no longer sign in.");
    assert_eq!(page.count("#passkeys ~ .kept li"), 1);

    page.click_button("Sign out");
    page.wait_for_text("You are signed out.");
    assert_eq!(person_id(&page), Value::Null);
    page.click_button("Sign in with a passkey");
    page.wait_for("#me");
    assert_eq!(page.text("#me"), "Key_Keeper");
    assert_eq!(person_id(&page), person);
}

#[test]
fn a_passkey_is_added_to_an_account_with_a_password() {
    let fixture = fixture();
    let server = TestServer::start_on_localhost();
    let url = server.url();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    add_authenticator(&page);
    page.goto(&format!("{url}/account"));
    page.click("#create-name");
    page.type_text("Two_Ways");
    page.click("#create-new");
    page.type_text("seven amber fences");
    page.click_button("Create account");
    page.click_button("I have saved them");
    page.wait_for("#passkeys");
    page.click_button("Add a passkey");
    page.click("#passkey-password");
    page.type_text("seven amber fences");
    page.click_button("Add a passkey");
    let keys = "return document.querySelectorAll('#passkeys ~ .kept li').length";
    assert_eq!(page.wait_until("the passkey is listed", keys), 1);
    // With a password beside it, it can go.
    page.click_button("Remove");
    page.wait_until(
        "it is gone",
        "return document.querySelectorAll('#passkeys ~ .kept li').length === 0",
    );
    assert_eq!(page.console_errors(), Vec::<String>::new());
}
