//! What the page does with messages that come although it is closed, and where it is asked for them.

use browser::{Page, Viewport};
use serde_json::json;

use crate::fixture;

/// Waits until a service worker looks after the page.
fn until_worker(page: &Page<'_>) {
    page.evaluate_async(
        "const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true))",
    );
}

#[test]
fn a_message_is_shown_as_it_was_written_and_a_click_opens_the_table() {
    let fixture = fixture();
    let origin = fixture.server.url();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.goto(&format!("{origin}/"));
    until_worker(&page);
    let message = json!({
        "kind": "turn",
        "title": "Your turn against Bob",
        "body": "Quoridor",
        "path": "/t/k3f9k3f9k3f9",
        "tag": "k3f9k3f9k3f9",
    });
    // A browser without a screen has nowhere to show a message or a badge: both are written down instead.
    let watch = "self.shown = []; \
        registration.getNotifications = async () => []; \
        registration.showNotification = async (title, { body, data }) => { shown.push([title, body, data]) }; \
        Object.defineProperty(navigator, 'setAppBadge', { value: async () => { self.badged = true } }); true";
    page.evaluate_in_service_worker(&origin, watch);
    page.deliver_push(&origin, &message);
    let shown = browser::poll(|| {
        let shown = page.evaluate_in_service_worker(&origin, "self.shown");
        (shown != json!([])).then_some(shown)
    });
    let expected = json!([["Your turn against Bob", "Quoridor", "/t/k3f9k3f9k3f9"]]);
    assert_eq!(shown, Some(expected));
    assert_eq!(page.evaluate_in_service_worker(&origin, "self.badged"), json!(true));
    // What a click does, without the click, which no protocol can make.
    let click = "opened({ data: shown[0][2], close() { shown.pop() } })";
    page.evaluate_in_service_worker(&origin, click);
    page.wait_until("the table", "return location.pathname.endsWith('/t/k3f9k3f9k3f9')");
    assert_eq!(page.evaluate_in_service_worker(&origin, "self.shown"), json!([]));
    // Where no page is open, the browser opens one.
    let closed = "Object.defineProperty(clients, 'matchAll', { value: async () => [] }); \
        Object.defineProperty(clients, 'openWindow', { value: async (path) => { self.window = path } }); \
        opened({ data: '/t/k3f9k3f9k3f9', close() {} }); true";
    page.evaluate_in_service_worker(&origin, closed);
    let window = browser::poll(|| {
        let window = page.evaluate_in_service_worker(&origin, "self.window ?? null");
        (!window.is_null()).then_some(window)
    });
    assert_eq!(window, Some(json!("/t/k3f9k3f9k3f9")));
    // What a page has just shown of the same table is not announced again; what it showed long ago is.
    let ages = "self.shown = []; self.age = 0; \
        registration.getNotifications = async () => [{ timestamp: Date.now() - age }]; \
        registration.showNotification = async (title, { renotify }) => { shown.push(renotify) }; true";
    page.evaluate_in_service_worker(&origin, ages);
    for (age, expected) in [(60_000, json!([false])), (3_600_000, json!([false, true]))] {
        page.evaluate_in_service_worker(&origin, &format!("self.age = {age}; true"));
        page.deliver_push(&origin, &message);
        let shown = browser::poll(|| {
            let shown = page.evaluate_in_service_worker(&origin, "self.shown");
            (shown.as_array().map(Vec::len) == expected.as_array().map(Vec::len)).then_some(shown)
        });
        assert_eq!(shown, Some(expected));
    }
}

#[test]
fn settings_have_one_button_and_say_what_a_refusal_means() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::PHONE);
    page.goto(&format!("{}/settings", fixture.server.url()));
    page.wait_for("#notices .button.main");
    // A browser that nobody sees refuses by itself, or has no push service.
    page.click_button("Notify me when it is my turn, even when this page is closed");
    page.wait_for("#notices [role=alert]");
}
