use std::path::PathBuf;
use std::process::Command;

use browser::{Page, Viewport};
use serde_json::json;

use crate::{fixture, open_game};

const PATHS: [&str; 9] = [
    "",
    "analysis",
    "settings",
    "lobby",
    "new/quoridor",
    "new/pacman",
    "rules/quoridor",
    "rules/pacman",
    "rules/mspacman",
];

/// No horizontal overflow, no click target below 24 px, no error on the console (such as a
/// violation of the content security policy).
pub(crate) fn check_layout(page: &Page<'_>, name: &str) {
    let overflow = page.evaluate(
        "return document.documentElement.scrollWidth - document.documentElement.clientWidth",
        json!([]),
    );
    assert_eq!(overflow.as_i64(), Some(0), "{name} is wider than the window");
    let small = page.evaluate(
        "return [...document.querySelectorAll('button, a, input, select, summary')] \
         .filter(e => e.offsetParent && !e.closest('p, .unseen')) \
         .map(e => [e, e.getBoundingClientRect()]) \
         .filter(([e, r]) => r.height > 0 && (r.height < 24 || r.width < 24)) \
         .map(([e, r]) => e.outerHTML.slice(0, 90) + ' ' + r.width + 'x' + r.height)",
        json!([]),
    );
    assert_eq!(small, json!([]), "{name}: targets of less than 24 px");
    assert_eq!(page.console_errors(), Vec::<String>::new(), "{name}");
}

/// axe-core finds no serious or critical accessibility violation.
pub(crate) fn check_accessibility(page: &Page<'_>, name: &str, source: &str) {
    page.evaluate(source, json!([]));
    // Colours that are still changing from one scheme to the other have the contrast of neither. A
    // transition that nobody sees may never end by itself.
    let violations = page.evaluate_async(
        "const done = arguments[0]; \
         document.getAnimations().filter(a => a instanceof CSSTransition).forEach(a => a.finish()); \
         axe.run(document, {resultTypes: ['violations']}) \
         .then(r => done(r.violations.filter(v => ['serious', 'critical'].includes(v.impact)) \
         .map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.html.slice(0, 160) + ' ' + n.failureSummary).join(' | '))))",
    );
    assert_eq!(violations, json!([]), "{name}");
}

/// The source of axe-core, which npm installs once; it is no part of the project.
pub(crate) fn axe_source() -> String {
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
fn every_page_is_accessible_at_every_width_in_light_and_dark() {
    let fixture = fixture();
    let source = axe_source();
    for viewport in [Viewport::DESKTOP, Viewport::PHONE] {
        let page = Page::open(&fixture.chromium, viewport);
        for path in PATHS {
            page.goto(&format!("{}/{path}", fixture.server.url()));
            page.wait_for("h1");
            for scheme in ["light", "dark"] {
                page.emulate_media(&[
                    ("prefers-reduced-motion", "reduce"),
                    ("prefers-color-scheme", scheme),
                ]);
                check_layout(&page, path);
                check_accessibility(&page, &format!("{path} {scheme} {viewport:?}"), &source);
            }
        }
    }
}

#[test]
fn every_game_screen_is_accessible_at_every_width() {
    let fixture = fixture();
    let source = axe_source();
    for viewport in [Viewport::DESKTOP, Viewport::PHONE.dark()] {
        let page = Page::open(&fixture.chromium, viewport);
        page.reduce_motion();
        for game in ["quoridor\nseats 4", "mini\nseats 2", "pacman\nseats 5", "mspacman\nseats 2"] {
            page.open_record(&fixture.server.url(), &format!("palisade 1\ngame {game}\n"));
            check_layout(&page, game);
            check_accessibility(&page, &format!("{game} {viewport:?}"), &source);
        }
    }
}

#[test]
fn no_page_is_wider_than_the_narrowest_phone() {
    let fixture = fixture();
    let page = open_game(&fixture, Viewport::PHONE, "palisade 1\ngame quoridor\nseats 4\n");
    page.resize(320, 568);
    check_layout(&page, "a game");
    for path in PATHS {
        page.goto(&format!("{}/{path}", fixture.server.url()));
        page.wait_for("h1");
        check_layout(&page, path);
    }
    // The board in words is no wider than its column on a desktop.
    let record = "palisade 1\ngame mspacman\nseats 2\n\nspin:5 spin:3\n";
    let page = open_game(&fixture, Viewport::DESKTOP, record);
    page.click(".textboard summary");
    page.wait_for_text("The walls of the maze are in the drawing.");
    check_layout(&page, "the board in words");
}

#[test]
fn the_language_changes_the_document_and_the_url() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.goto(&format!("{}/fr/settings", fixture.server.url()));
    page.wait_until("French", "return document.documentElement.lang === 'fr'");
    assert!(page.url().ends_with("/fr/settings"), "{}", page.url());
    page.wait_for(".tongue");
    page.evaluate(
        "const s = document.querySelector('.tongue'); s.value = 'pl'; s.dispatchEvent(new Event('change', {bubbles: true}))",
        json!([]),
    );
    page.wait_until(
        "Polish",
        "return document.documentElement.lang === 'pl' && location.pathname === '/pl/settings'",
    );
}
