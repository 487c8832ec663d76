use browser::{Page, Viewport};
use serde_json::{Value, json};

use crate::{fixture, type_move};

/// What the page of the first version kept in a browser.
fn storage() -> Value {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../golden/browser/storage.json");
    let text = std::fs::read_to_string(file).expect("the golden file");
    serde_json::from_str(&text).expect("JSON")
}

#[test]
fn games_kept_by_the_first_version_open_and_go_on() {
    let fixture = fixture();
    let storage = storage();
    for game in storage["games"].as_array().expect("games") {
        // A browser for each: one that left a dozen games with running engines sometimes crashed.
        let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
        let (key, old) = (game["key"].as_str().expect("a key"), game["value"].as_str());
        let old = old.expect("a record");
        let mut entries = storage["settings"].clone();
        entries[key] = game["value"].clone();
        page.store(&fixture.server.url(), &entries);
        let id = key.strip_prefix("palisade.game.").expect("a game");
        page.goto(&format!("{}/play/{id}", fixture.server.url()));
        page.wait_for(".table .board");
        let plies = game["plies"].as_u64().expect("a number");
        page.wait_until(
            old,
            &format!("return document.querySelectorAll('.ply').length === {plies}"),
        );
        assert_eq!(page.count(".result") > 0, game["over"] == true, "{old}");
        // The settings of back then have the board in words laid open.
        let described = page.text(".textboard ul");
        for square in game["squares"].as_array().expect("squares") {
            let square = square.as_str().expect("a square");
            assert!(described.contains(square), "{square} in {described}\n{old}");
        }
        // Whatever is kept now says what was kept then.
        let now = page.evaluate("return localStorage.getItem(arguments[0])", json!([key]));
        assert_eq!(now, game["value"]);
        if let Some(word) = game["next"].as_str() {
            page.wait_for_turn();
            type_move(&page, word);
            page.wait_until(
                word,
                &format!("return document.querySelectorAll('.ply').length > {plies}"),
            );
            let now = page.evaluate("return localStorage.getItem(arguments[0])", json!([key]));
            let now = now.as_str().expect("a record").split_whitespace();
            assert!(now.into_iter().any(|played| played == word), "{word} after {old}");
        }
    }
}

#[test]
fn settings_and_who_one_is_are_as_they_were() {
    let fixture = fixture();
    let storage = storage();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.store(&fixture.server.url(), &storage["session"]);
    page.goto(&format!("{}/settings", fixture.server.url()));
    page.wait_for(".form");
    let root = |name: &str| {
        page.evaluate("return document.documentElement.getAttribute(arguments[0])", json!([name]))
    };
    assert_eq!(root("lang"), "fr");
    assert_eq!(root("data-theme"), "dark");
    assert_eq!(root("data-contrast"), "high");
    assert_eq!(root("data-motion"), "none");
    let on = page.evaluate(
        "return [...document.querySelectorAll('.form .switch input')].map(input => input.checked)",
        json!([]),
    );
    // New since: the fifth, the heat map; the seventh and eighth, moves can be planned and rolls are tapped; and the last
    // three, which are off: strangers are hidden, and two kinds of notifications.
    let expected = json!([true, false, false, true, false, true, true, true, false, false, false]);
    assert_eq!(on, expected);
    let name = page.evaluate("return document.querySelector('.form input.input').value", json!([]));
    assert_eq!(name, "Ada");
    let now = page.evaluate(
        "const o = {}; Object.keys(localStorage).forEach(k => o[k] = localStorage.getItem(k)); return o",
        json!([]),
    );
    for (key, old) in storage["session"].as_object().expect("entries") {
        let read = |value: &Value| {
            let text = value.as_str().unwrap_or_default();
            serde_json::from_str::<Value>(text).unwrap_or_else(|_| json!(text))
        };
        // The token goes where no script can read it.
        if key == "palisade.token" {
            assert_eq!(now.get(key), None);
            continue;
        }
        let (old, new) = (read(old), read(&now[key]));
        match old.as_object() {
            Some(old) => old.iter().for_each(|(name, old)| assert_eq!(&new[name], old, "{name}")),
            None => assert_eq!(new, old, "{key}"),
        }
    }
}
