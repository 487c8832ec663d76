use std::path::PathBuf;
use std::process::Command;

use browser::{Page, Shape};
use serde_json::json;

use crate::{at_table, stage};

const PLACES: [&str; 8] = [
    "",
    "settings",
    "lobby",
    "new/quoridor",
    "new/pacman",
    "rules/quoridor",
    "rules/pacman",
    "rules/mspacman",
];

const SHAPES: [Shape; 4] = [Shape::WIDE, Shape::WIDE.dark(), Shape::NARROW, Shape::NARROW.dark()];

/// Nothing sticks out, nothing is refused by the page's own policy, nothing is too small to hit.
fn check(page: &Page<'_>, place: &str) {
    let over = page.run(
        "return document.documentElement.scrollWidth - document.documentElement.clientWidth",
        json!([]),
    );
    assert_eq!(over.as_i64(), Some(0), "{place} is wider than the window");
    let small = page.run(
        "return [...document.querySelectorAll('button, a, input, select, summary')] \
         .filter(e => e.offsetParent && !e.closest('p, .unseen')) \
         .map(e => [e, e.getBoundingClientRect()]) \
         .filter(([e, r]) => r.height > 0 && (r.height < 24 || r.width < 24)) \
         .map(([e, r]) => e.outerHTML.slice(0, 90) + ' ' + r.width + 'x' + r.height)",
        json!([]),
    );
    assert_eq!(small, json!([]), "{place}: targets of less than 24 px");
    assert_eq!(page.console(), Vec::<String>::new(), "{place}");
}

/// axe-core finds nothing serious.
fn axe(page: &Page<'_>, place: &str, source: &str) {
    page.run(source, json!([]));
    let found = page.run_async(
        "const done = arguments[arguments.length - 1]; axe.run(document, {resultTypes: ['violations']}) \
         .then(r => done(r.violations.filter(v => ['serious', 'critical'].includes(v.impact)) \
         .map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.html.slice(0, 160) + ' ' + n.failureSummary).join(' | '))))",
    );
    assert_eq!(found, json!([]), "{place}");
}

/// axe-core, fetched by npm once; it is no part of the project.
fn axe_source() -> String {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/axe");
    let file = folder.join("node_modules/axe-core/axe.min.js");
    if !file.exists() {
        std::fs::create_dir_all(&folder).expect("a folder for axe-core");
        let done = Command::new("npm")
            .args(["install", "--no-save", "--no-audit", "--no-fund", "--prefix"])
            .arg(&folder)
            .arg("axe-core@4")
            .status();
        assert!(done.is_ok_and(|status| status.success()), "npm installs axe-core");
    }
    std::fs::read_to_string(file).expect("axe-core is there")
}

#[test]
fn every_place_is_sound_at_every_width_in_light_and_dark() {
    let stage = stage();
    let source = axe_source();
    for shape in SHAPES {
        let page = Page::open(&stage.driver, shape);
        page.media(&[
            ("prefers-reduced-motion", "reduce"),
            ("prefers-color-scheme", if shape.dark { "dark" } else { "light" }),
        ]);
        for place in PLACES {
            page.go(&format!("{}/{place}", stage.server.address()));
            page.see("h1");
            check(&page, place);
            axe(&page, &format!("{place} {shape:?}"), &source);
        }
    }
}

#[test]
fn every_table_is_sound_at_every_width() {
    let stage = stage();
    let source = axe_source();
    for shape in [Shape::WIDE, Shape::NARROW.dark()] {
        for game in ["quoridor\nseats 4", "mini\nseats 2", "pacman\nseats 5", "mspacman\nseats 2"] {
            let page = at_table(&stage, shape, &format!("palisade 1\ngame {game}\n"));
            check(&page, game);
            axe(&page, &format!("{game} {shape:?}"), &source);
        }
    }
}

#[test]
fn the_language_changes_words_title_and_address() {
    let stage = stage();
    let page = Page::open(&stage.driver, Shape::WIDE);
    page.go(&format!("{}/fr/settings", stage.server.address()));
    page.until("French", "return document.documentElement.lang === 'fr'");
    assert!(page.address().ends_with("/fr/settings"), "{}", page.address());
    page.run(
        "const s = document.querySelector('.tongue'); s.value = 'pl'; s.dispatchEvent(new Event('change', {bubbles: true}))",
        json!([]),
    );
    page.until(
        "Polish",
        "return document.documentElement.lang === 'pl' && location.pathname === '/pl/settings'",
    );
}
