//! The list of all games of the person here.

use browser::{Page, Viewport};
use serde_json::{Value, json};

use crate::layout::{axe_source, check_accessibility, check_layout};
use crate::{Fixture, fixture};

const GAMES: [(&str, &str); 4] = [
    (
        "19a8f0c0000",
        "palisade 1\ngame quoridor\nseats 2\nlevel 2 3\n\ne2 e8 e3 e7 e4 e6 e5 d6 e6 d5 e7 d4 e8 d3 e9\n",
    ),
    (
        "19a8f0c0001",
        "palisade 1\ngame mini\nseats 2\nname 1 Ada\nname 2 Grace\nresult 1/2,1/2\nreason agreement\n\ne2 e8\n",
    ),
    ("680000000000", "palisade 1\ngame pacman\nseats 2\nlevel 2 5\n\ne6-e5\n"),
    ("unbegun", "palisade 1\ngame quoridor\nseats 2\n"),
];

fn open_list<'a>(fixture: &'a Fixture, viewport: Viewport) -> Page<'a> {
    let page = Page::open(&fixture.chromium, viewport);
    page.reduce_motion();
    let games = GAMES.map(|(id, record)| (format!("palisade.game.{id}"), json!(record)));
    let review = json!({"complete": true, "accuracy": [914, 802]}).to_string();
    let review = ("palisade.review.19a8f0c0000".to_owned(), json!(review));
    let entries = games.into_iter().chain([review]).collect();
    page.store(&fixture.server.url(), &Value::Object(entries));
    page.goto(&format!("{}/games", fixture.server.url()));
    page.wait_for(".my-games .games li");
    page
}

fn rows(page: &Page<'_>) -> Vec<String> {
    let rows = page.evaluate(
        "return [...document.querySelectorAll('.my-games .games li')].map(li => li.innerText.replace(/\\s+/g, ' '))",
        json!([]),
    );
    rows.as_array().expect("rows").iter().map(|row| row.as_str().unwrap_or("").to_owned()).collect()
}

#[test]
fn games_are_listed_searched_opened_and_deleted() {
    let fixture = fixture();
    let page = open_list(&fixture, Viewport::DESKTOP);
    let all = rows(&page);
    let [chase, mini, classic] = &all[..] else { panic!("{all:?}") };
    assert!(chase.contains("unfinished PAC-MAN") && chase.contains("Faro"), "{all:?}");
    assert!(
        mini.contains("Ada · Grace") && mini.contains("Draw") && mini.contains("Review"),
        "{all:?}"
    );
    assert!(
        classic.contains("Zivo")
            && classic.contains("You won")
            && classic.contains("accuracy 91.4%"),
        "{all:?}"
    );
    assert!(!chase.contains("Review"), "what is not over is not reviewed: {all:?}");
    for (search, found) in [
        ("grace", vec![mini]),
        ("WON quoridor", vec![classic]),
        ("2025", vec![mini, classic]),
        ("nobody", vec![]),
    ] {
        page.evaluate(
            "const i = document.querySelector('.my-games input'); i.value = arguments[0]; i.dispatchEvent(new Event('input', {bubbles: true}))",
            json!([search]),
        );
        page.wait_until(
            search,
            &format!(
                "return document.querySelectorAll('.my-games .games li').length === {}",
                found.len()
            ),
        );
        assert_eq!(rows(&page).iter().collect::<Vec<_>>(), found, "{search}");
    }
    page.evaluate(
        "const i = document.querySelector('.my-games input'); i.value = ''; i.dispatchEvent(new Event('input', {bubbles: true}))",
        json!([]),
    );
    page.wait_for(".games li:nth-child(3) .forget");
    page.click(".games li:nth-child(3) .forget");
    page.wait_for_text("Delete?");
    page.click(".games li:nth-child(3) .forget");
    page.wait_until(
        "it is gone",
        "return document.querySelectorAll('.my-games .games li').length === 2",
    );
    let kept = page.evaluate(
        "return Object.keys(localStorage).filter(k => k.includes('19a8f0c0000'))",
        json!([]),
    );
    assert_eq!(kept, json!([]), "the review goes with the game");
    page.click(".games li:nth-child(2) .grow");
    page.wait_for(".result");
}

#[test]
fn all_games_are_exported_into_one_file_and_opened_again() {
    let fixture = fixture();
    let page = open_list(&fixture, Viewport::DESKTOP);
    page.evaluate(
        "const make = URL.createObjectURL; \
         URL.createObjectURL = blob => { blob.text().then(text => window.saved = text); return make(blob) }",
        json!([]),
    );
    page.click_button("Export all");
    let saved = page.wait_until("a file", "return window.saved");
    let saved = saved.as_str().expect("text").to_owned();
    let records = game::RecordText::split(&saved);
    assert_eq!(records.len(), 3, "{saved}");
    assert!(records.iter().all(|record| rules::GameRecord::parse(record).is_ok()), "{saved}");
    page.evaluate("localStorage.clear()", json!([]));
    page.goto(&fixture.server.url());
    page.wait_for(".load");
    page.evaluate(
        "const input = document.querySelector('.load input'), files = new DataTransfer(); \
         files.items.add(new File([arguments[0]], 'games.palisade')); input.files = files.files; \
         input.dispatchEvent(new Event('change', {bubbles: true}))",
        json!([saved]),
    );
    page.wait_until(
        "all of them",
        "return document.querySelectorAll('.my-games .games li').length === 3",
    );
}

#[test]
fn the_list_is_accessible() {
    let fixture = fixture();
    let source = axe_source();
    for viewport in [Viewport::DESKTOP, Viewport::PHONE.dark()] {
        let page = open_list(&fixture, viewport);
        check_layout(&page, "games");
        check_accessibility(&page, &format!("games {viewport:?}"), &source);
        if viewport.touch {
            page.resize(320, 568);
            check_layout(&page, "games on the narrowest phone");
        }
    }
}
