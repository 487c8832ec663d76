//! The privacy page, and what is deleted when somebody asks for it.

use browser::{Page, Viewport};
use serde_json::json;

use crate::fixture;
use crate::online::{create_table, join, play, wait_for_plies};

/// The link at the foot of every page leads to the document in the language of the page, and back; not
/// even the service worker stands between.
#[test]
fn the_privacy_page_is_one_press_away_in_every_language() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::PHONE);
    page.goto(&fixture.server.url());
    page.wait_for(".foot a");
    page.evaluate_async(
        "const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true))",
    );
    for language in ["en", "fr", "es", "nl", "pl", "cs", "ro"] {
        let folder = if language == "en" { String::new() } else { format!("/{language}") };
        page.goto(&format!("{}{folder}/settings", fixture.server.url()));
        page.wait_for(".form");
        page.click(".foot a");
        page.wait_until(
            "the document",
            &format!("return location.pathname === '{folder}/privacy' && document.querySelectorAll('main h2').length === 4"),
        );
        assert_eq!(page.evaluate("return document.documentElement.lang", json!([])), language);
        let wide = "return document.documentElement.scrollWidth > innerWidth";
        assert_eq!(page.evaluate(wide, json!([])), false, "{language}");
        page.click("nav a");
        page.wait_for(".shelf");
        assert_eq!(page.evaluate("return document.documentElement.lang", json!([])), language);
    }
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

/// Whoever deletes their data is asked once more; then the name is gone wherever it was, the game is given
/// up, and the device is nobody any more.
#[test]
fn data_is_deleted_in_the_settings() {
    let fixture = fixture();
    let url = fixture.server.url();
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let ben = Page::open(&fixture.chromium, Viewport::DESKTOP);
    ada.goto(&format!("{url}/settings"));
    ada.click("input[autocomplete=nickname]");
    ada.type_text("Zuleika");
    ada.click(".form h2, .page h1");
    let link = create_table(&ada, &url, "quoridor");
    join(&ben, &link);
    play(&ada, "e2");
    wait_for_plies(&ben, 1);
    ben.wait_for_text("Zuleika");
    let table = link.rsplit('/').next().unwrap_or_default();
    let fetch = |page: &Page<'_>, path: &str| {
        let script =
            "return fetch('/api/v1' + arguments[0]).then(async r => [r.status, await r.text()])";
        page.evaluate(script, json!([path]))
    };
    let events = format!("/tables/{table}/events");
    assert!(fetch(&ben, &events)[1].as_str().is_some_and(|text| text.contains("Zuleika")));
    assert_eq!(fetch(&ada, "/me")[0], 200);

    ada.goto(&format!("{url}/settings"));
    ada.click_button("Delete my data on this server");
    let sure =
        "Your name will be removed from every game and you will resign games in progress. Delete?";
    ada.wait_for_text(sure);
    assert_eq!(fetch(&ada, "/me")[0], 200, "nothing happens before the second press");
    ada.click_button(sure);
    ada.wait_for_text("Your data on this server has been deleted.");
    assert_eq!(fetch(&ada, "/me")[0], 401);
    assert_eq!(ada.evaluate("return localStorage.getItem('palisade.me')", json!([])), json!(null));
    ben.wait_for(".result");
    let is_gone = "return !document.querySelector('main').innerText.includes('Zuleika')";
    ben.wait_until("the name is gone", is_gone);
    for path in [events, format!("/tables/{table}"), format!("/tables/{table}/record")] {
        let answer = fetch(&ben, &path);
        assert_eq!(answer[0], 200, "{path}");
        assert!(answer[1].as_str().is_some_and(|text| !text.contains("Zuleika")), "{answer}");
    }
    // A device that the server knows nothing of is told the same.
    ada.click_button("Delete my data on this server");
    ada.click_button(sure);
    ada.wait_for_text("Your data on this server has been deleted.");
}
