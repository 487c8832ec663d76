//! Accounts: made of a guest, signed in to elsewhere, ended, hidden and deleted.

use browser::{Page, SpecialKey, TestServer, VersionProxy, Viewport};
use serde_json::{Value, json};

use crate::fixture;
use crate::layout::{axe_source, check_accessibility, check_layout};
use crate::online::{open_table, play, wait_for_plies};

pub(crate) const PASSWORD: &str = "seven amber fences";

pub(crate) fn fill(page: &Page<'_>, selector: &str, text: &str) {
    page.click(selector);
    page.type_text(text);
}

/// Makes an account of the guest on that page; returns the recovery codes.
pub(crate) fn create_account(page: &Page<'_>, server_url: &str, name: &str) -> Vec<String> {
    page.goto(&format!("{server_url}/account"));
    fill(page, "#create-name", name);
    fill(page, "#create-new", PASSWORD);
    page.click_button("Create account");
    page.wait_for(".codes code");
    let codes = page.evaluate(
        "return [...document.querySelectorAll('.codes code')].map(code => code.innerText)",
        json!([]),
    );
    let codes: Vec<_> = codes.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let codes = codes.into_iter().map(str::to_owned).collect();
    page.click_button("I have saved them");
    page.wait_for("#me");
    codes
}

pub(crate) fn sign_in(page: &Page<'_>, server_url: &str, name: &str, password: &str) {
    page.goto(&format!("{server_url}/account"));
    fill(page, "#sign-in-name", name);
    fill(page, "#sign-in-password", password);
    page.click_button("Sign in");
}

fn person_id(page: &Page<'_>) -> Value {
    page.evaluate("return localStorage.getItem('palisade.me')", json!([]))
}

#[test]
fn an_account_is_made_of_a_guest_and_outlasts_reloading_and_signing_out() {
    let fixture = fixture();
    let url = fixture.server.url();
    let ada = Page::open(&fixture.chromium, Viewport::PHONE);
    let ben = Page::open(&fixture.chromium, Viewport::PHONE);
    open_table(&url, "quoridor", &ada, &ben);
    play(&ada, "e2");
    wait_for_plies(&ben, 1);
    let guest = person_id(&ada);
    let codes = create_account(&ada, &url, "Keeper_Ada");
    assert_eq!(codes.len(), 10);
    assert_eq!(person_id(&ada), guest, "an account is the same person");
    assert_eq!(ada.text("#me"), "Keeper_Ada");
    // The codes are shown once.
    ada.reload();
    ada.wait_for("#me");
    assert_eq!(ada.count(".codes"), 0);
    ada.wait_for_text("10 recovery codes are left.");
    ada.goto(&url);
    ada.wait_for(".continue .tile");

    // Ben sees the name of the account, without a mark.
    ben.reload();
    ben.wait_for_text("Keeper_Ada");
    ada.goto(&format!("{url}/account"));
    ada.click_button("Sign out");
    ada.wait_for_text("You are signed out.");
    assert_eq!(person_id(&ada), Value::Null);
    sign_in(&ada, &url, "Keeper_Ada", PASSWORD);
    ada.wait_for("#me");
    assert_eq!(person_id(&ada), guest);
    assert_eq!(ada.console_errors(), Vec::<String>::new());
}

/// A wrong password and a name that nobody has are told in the same sentence, and change nothing.
#[test]
fn a_wrong_password_is_told_and_the_session_elsewhere_can_be_ended() {
    let fixture = fixture();
    let url = fixture.server.url();
    let first = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let second = Page::open(&fixture.chromium, Viewport::PHONE);
    create_account(&first, &url, "Two_Devices");
    let refused = "return document.querySelector('form .say, form .wrong')?.innerText ?? ''";
    sign_in(&second, &url, "Two_Devices", "not the password");
    let wrong = second.wait_until("the refusal", refused);
    sign_in(&second, &url, "Nobody_At_All", "not the password");
    assert_eq!(second.wait_until("the refusal", refused), wrong);
    assert_eq!(person_id(&second), Value::Null);
    sign_in(&second, &url, "two_devices", PASSWORD);
    second.wait_for("#me");
    assert_eq!(second.text("#me"), "Two_Devices");
    assert_eq!(person_id(&second), person_id(&first));

    first.reload();
    first.wait_for("#sessions");
    first.wait_until(
        "two sessions",
        "return document.querySelectorAll('#sessions ~ .kept li').length === 2",
    );
    first.click_button("Sign out there");
    first.wait_until(
        "one session",
        "return document.querySelectorAll('#sessions ~ .kept li').length === 1",
    );
    second.wait_until(
        "the session has ended",
        "return fetch('/api/v1/account').then(answer => answer.status === 401)",
    );
    second.reload();
    second.wait_for_text("Your session on this device has ended. Sign in again.");
    second.wait_for("#create-name");
}

#[test]
fn a_recovery_code_signs_in_once_and_leads_to_a_new_password() {
    let fixture = fixture();
    let url = fixture.server.url();
    let page = Page::open(&fixture.chromium, Viewport::PHONE);
    let code = create_account(&page, &url, "Forgetful").remove(3);
    let recover = |page: &Page<'_>| {
        page.goto(&format!("{url}/account"));
        page.click_button("Use a recovery code");
        fill(page, "#recover-name", "Forgetful");
        fill(page, "#recover-code", &code);
        page.click_button("Sign in");
    };
    page.click_button("Sign out");
    page.wait_for_text("You are signed out.");
    recover(&page);
    page.wait_for_text("You are signed in. Now choose a new password.");
    page.wait_for_text("9 recovery codes are left.");
    fill(&page, "#password-new", "eight amber fences");
    page.click_button("Save");
    page.wait_for_text("The password is changed.");
    let other = Page::open(&fixture.chromium, Viewport::PHONE);
    recover(&other);
    other.wait_until(
        "a used code is refused",
        "return document.querySelector('form .say, form .wrong')?.innerText",
    );
    assert_eq!(person_id(&other), Value::Null);
    sign_in(&other, &url, "Forgetful", "eight amber fences");
    other.wait_for("#me");
}

#[test]
fn a_page_is_public_until_it_is_private() {
    let fixture = fixture();
    let url = fixture.server.url();
    let owner = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let visitor = Page::open(&fixture.chromium, Viewport::PHONE);
    create_account(&owner, &url, "Shy_Fox");
    owner.click("label:has(input[name=picture]):nth-of-type(7)");
    owner.wait_until(
        "the picture",
        "return document.querySelector('.person-head use').getAttribute('href').endsWith('#cat')",
    );
    visitor.goto(&format!("{url}/people/Shy_Fox"));
    visitor.wait_for_text("Here since");
    visitor.wait_for_text("No games yet.");
    visitor.wait_until(
        "the picture",
        "return document.querySelector('.person-head use').getAttribute('href').endsWith('#cat')",
    );
    owner.click(".switch input");
    owner.wait_until(
        "it is private",
        "return fetch('/api/v1/account').then(r => r.json()).then(account => account.private)",
    );
    visitor.reload();
    visitor.wait_for_text("Nobody here has that name, or their page is private.");
    visitor.goto(&format!("{url}/people/Nobody_By_Name"));
    visitor.wait_for_text("Nobody here has that name, or their page is private.");
}

#[test]
fn an_account_is_deleted_by_its_password() {
    let fixture = fixture();
    let url = fixture.server.url();
    let page = Page::open(&fixture.chromium, Viewport::PHONE);
    create_account(&page, &url, "Leaving_Soon");
    page.click_button("Delete account");
    page.wait_for_text("This cannot be undone");
    page.click_button("Delete permanently");
    page.wait_for_text("Enter a password.");
    fill(&page, "#delete-password", PASSWORD);
    page.click_button("Delete permanently");
    page.wait_for_text("The account has been deleted.");
    assert_eq!(person_id(&page), Value::Null);
    page.goto(&format!("{url}/people/Leaving_Soon"));
    page.wait_for_text("Nobody here has that name");
}

/// Every field says in one sentence what is wrong with it, is focused then, and nothing else is needed than
/// a keyboard.
#[test]
fn the_form_needs_only_a_keyboard_and_says_what_is_wrong() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.goto(&format!("{}/account", fixture.server.url()));
    page.wait_for("#create-name");
    page.evaluate("document.querySelector('#create-name').focus()", json!([]));
    page.press_key(SpecialKey::Enter);
    page.wait_for_text("Enter a name.");
    page.wait_for_text("Enter a password.");
    page.wait_until("the focus", "return document.activeElement.id === 'create-name'");
    let described = "const field = document.activeElement; \
         return field.getAttribute('aria-invalid') === 'true' \
           && document.getElementById(field.getAttribute('aria-describedby')).innerText";
    assert_eq!(page.evaluate(described, json!([])), "Enter a name.");
    page.type_text("two words");
    page.press_key(SpecialKey::Enter);
    page.wait_for_text("A name can have only letters, digits, _ and -, no spaces.");
    for _ in 0.."two words".len() {
        page.press_key(SpecialKey::Backspace);
    }
    page.type_text("Keyboard_Only");
    page.press_key(SpecialKey::Tab);
    page.type_text("short");
    page.press_key(SpecialKey::Enter);
    page.wait_for_text("A password must have at least 10 characters.");
    page.type_text(" and then some");
    // The next key is the button that shows the password.
    page.press_key(SpecialKey::Tab);
    page.press_key(SpecialKey::Enter);
    page.wait_until("it is shown", "return document.querySelector('#create-new').type === 'text'");
    page.press_key(SpecialKey::Tab);
    page.press_key(SpecialKey::Enter);
    page.wait_for(".codes code");
    // Password managers know what the fields are.
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

#[test]
fn the_pages_of_accounts_are_accessible_at_every_width() {
    let fixture = fixture();
    let url = fixture.server.url();
    let source = axe_source();
    for (width, name) in [(320, "Axe_320"), (768, "Axe_768"), (1366, "Axe_1366")] {
        let viewport = Viewport { width, height: 800, dark: width == 768, touch: width < 700 };
        let page = Page::open(&fixture.chromium, viewport);
        page.goto(&format!("{url}/account"));
        page.wait_for("#create-name");
        page.click_button("Create account");
        page.wait_for(".wrong");
        check_accessibility(&page, &format!("guest at {width}"), &source);
        check_layout(&page, &format!("guest at {width}"));
        create_account(&page, &url, name);
        for button in [
            "Change name",
            "Change password",
            "New recovery codes",
            "Create token",
            "Delete account",
        ] {
            page.click_button(button);
        }
        page.wait_for("#sessions ~ .kept li");
        check_accessibility(&page, &format!("account at {width}"), &source);
        check_layout(&page, &format!("account at {width}"));
        page.goto(&format!("{url}/people/{name}"));
        page.wait_for_text("No games yet.");
        check_accessibility(&page, &format!("person at {width}"), &source);
        check_layout(&page, &format!("person at {width}"));
    }
}

#[test]
fn a_token_is_shown_once_and_revoked() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    create_account(&page, &fixture.server.url(), "Token_Maker");
    page.wait_for_text("You have no tokens.");
    page.click_button("Create token");
    fill(&page, "#token-label", "my program");
    page.click_button("Create token");
    page.wait_for_text("Choose at least one permission for the token.");
    page.click(".scope input");
    page.click_button("Create token");
    page.wait_for(".token");
    let token = page.text(".token");
    let answer = "return fetch('/api/v1/me', { credentials: 'omit', headers: { authorization: 'Bearer ' + arguments[0] } }).then(answer => answer.status)";
    assert_eq!(page.evaluate(answer, json!([token])), 200);
    page.reload();
    page.wait_for("#tokens ~ .kept li");
    assert_eq!(page.count(".token"), 0);
    page.click_button("Revoke");
    page.wait_for_text("You have no tokens.");
}

/// The way to one's account is there where the server has accounts, and nowhere else.
#[test]
fn a_server_without_accounts_shows_none_of_it() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::PHONE);
    page.goto(&fixture.server.url());
    page.wait_for(".bar .me");
    let server = TestServer::start();
    let proxy = VersionProxy::start(server.port());
    proxy.refuse("/api/v1/server");
    let page = Page::open(&fixture.chromium, Viewport::PHONE);
    page.goto(&proxy.url());
    page.wait_for(".shelf");
    page.wait_until("it was asked", "return performance.getEntriesByType('resource').some(entry => entry.name.endsWith('/api/v1/server'))");
    assert_eq!(page.count(".bar .me"), 0);
}
