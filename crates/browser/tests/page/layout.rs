use std::path::PathBuf;
use std::process::Command;

use browser::{Page, SpecialKey, Viewport};
use serde_json::json;

use crate::phones::off_screen;
use crate::{fixture, open_game};

pub(crate) const LANGUAGES: [&str; 7] = ["en", "fr", "es", "nl", "pl", "cs", "ro"];

const PATHS: [&str; 11] = [
    "",
    "account",
    "analysis",
    "settings",
    "lobby",
    "leaderboards",
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

/// From the smallest phone to the largest desktop: around the widths where the header changes, and those of tablets.
const HEADER_WIDTHS: [u32; 18] = [
    320, 340, 375, 412, 600, 760, 761, 768, 816, 820, 834, 900, 1000, 1021, 1112, 1180, 1280, 2560,
];

#[test]
fn the_header_fits_in_every_language_at_every_width() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    for language in LANGUAGES {
        page.goto(&format!("{}/{language}", fixture.server.url()));
        page.wait_until(
            "the language",
            &format!("return document.documentElement.lang == '{language}'"),
        );
        page.wait_for(".hero");
        page.wait_for(".bar .me");
        for width in HEADER_WIDTHS {
            page.resize(width, 800);
            let outside = page.evaluate(
                "const wide = document.documentElement.clientWidth; \
                 const parts = [...document.querySelectorAll('.bar a, .bar button, .bar select')] \
                     .filter((part) => part.offsetParent || getComputedStyle(part).position == 'fixed') \
                     .map((part) => part.getBoundingClientRect()); \
                 return [document.documentElement.scrollWidth - wide, \
                     parts.filter(({ left, right }) => left < 0 || right > wide).length]",
                json!([]),
            );
            assert_eq!(outside, json!([0, 0]), "{language} at {width} px");
        }
    }
}

/// Letters twice as large make the navigation of a phone higher: every word is on the screen, and the end of a page
/// can be scrolled above it.
#[test]
fn the_navigation_of_phones_is_whole_with_letters_twice_as_large() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::PHONE);
    for (width, height) in [(320, 568), (375, 553)] {
        page.resize(width, height);
        for language in LANGUAGES {
            page.goto(&format!("{}/{language}", fixture.server.url()));
            page.wait_for(".hero");
            page.evaluate("document.documentElement.style.fontSize = '200%'", json!([]));
            let faults = page.evaluate(
                "const nav = document.querySelector('.bar .links'), found = []; \
                 const links = [...nav.querySelectorAll('a')].filter((link) => link.getClientRects().length); \
                 const places = links.map((link) => link.getBoundingClientRect()); \
                 places.forEach((place, nth) => { \
                     const word = links[nth].innerText; \
                     if (place.left < 0 || place.right > innerWidth || place.bottom > innerHeight) found.push(word + ' is off the screen'); \
                     if (links[nth].scrollWidth > links[nth].clientWidth) found.push(word + ' is cut'); \
                     if (places.slice(0, nth).some((other) => other.right > place.left + 1 && other.left < place.right - 1 \
                         && other.bottom > place.top + 1 && other.top < place.bottom - 1)) found.push(word + ' is over another'); \
                 }); \
                 const room = parseFloat(getComputedStyle(document.body).paddingBottom); \
                 if (nav.getBoundingClientRect().height > room) found.push('the end of the page is covered'); \
                 return links.length == 5 ? found : ['there are ' + links.length]",
                json!([]),
            );
            assert_eq!(faults, json!([]), "{language} at {width} px");
        }
    }
}

/// Chooses a language in the header.
pub(crate) fn choose_language(page: &Page<'_>, language: &str) {
    page.evaluate(
        "const tongue = document.querySelector('.tongue'); tongue.value = arguments[0]; \
         tongue.dispatchEvent(new Event('change', { bubbles: true }))",
        json!([language]),
    );
    page.wait_until(
        "the language",
        &format!("return document.documentElement.lang == '{language}'"),
    );
}

/// No field has a placeholder that is wider than the field, in any language; English is the last.
pub(crate) fn check_placeholders(page: &Page<'_>, name: &str) {
    for language in LANGUAGES.into_iter().rev() {
        choose_language(page, language);
        let cut = page.evaluate(
            "const pen = document.createElement('canvas').getContext('2d'); \
             return [...document.querySelectorAll('[placeholder]')].filter((field) => field.offsetParent).filter((field) => { \
                 const style = getComputedStyle(field); \
                 pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`; \
                 const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight); \
                 return pen.measureText(field.placeholder).width > room * (field.rows ?? 1); \
             }).map((field) => field.placeholder)",
            json!([]),
        );
        assert_eq!(cut, json!([]), "{name} in {language}");
    }
}

#[test]
fn no_placeholder_is_wider_than_its_field() {
    let fixture = fixture();
    let record = "palisade 1\ngame quoridor\nseats 2\nlevel 2 1\n\ne2 e8\n";
    let page = open_game(&fixture, Viewport::PHONE, record);
    page.resize(320, 568);
    page.wait_for(".typed input");
    check_placeholders(&page, "a game");
    for (path, field) in [
        ("games", "input[type=search]"),
        ("analysis", "#remark"),
        ("friend/quoridor", ".form input"),
    ] {
        page.goto(&format!("{}/{path}", fixture.server.url()));
        page.wait_for(field);
        page.evaluate(
            "document.querySelectorAll('details').forEach((details) => details.open = true)",
            json!([]),
        );
        check_placeholders(&page, path);
    }
}

/// Who comes by keyboard is led past the header, and sees it.
#[test]
fn the_skip_link_is_seen_when_it_is_focused_and_leads_to_the_main_part() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.goto(&fixture.server.url());
    page.wait_for(".hero");
    let place = "const link = document.querySelector('.skip'), { left, right, top, bottom } = link.getBoundingClientRect(); \
                 return [document.activeElement === link, bottom <= 0, \
                     document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === link]";
    for (width, height) in [(320, 568), (768, 1024), (1366, 768)] {
        page.resize(width, height);
        page.evaluate("document.activeElement.blur()", json!([]));
        assert_eq!(page.evaluate(place, json!([])), json!([false, true, false]), "{width} px");
        page.evaluate("document.querySelector('.skip').focus()", json!([]));
        assert_eq!(page.evaluate(place, json!([])), json!([true, false, true]), "{width} px");
        page.press_key(SpecialKey::Enter);
        page.wait_until("the focus is there", "return document.activeElement.matches('main')");
        assert_eq!(page.count(".hero"), 1, "it is the same page");
    }
}

/// On a tablet the board takes the room, and whose turn and time it is stands at its edges.
#[test]
fn on_tablets_every_screen_with_a_board_is_as_wide_as_the_screen_and_no_wider() {
    let fixture = fixture();
    let over =
        "palisade 1\ngame quoridor\nseats 2\n\ne2 e8 e3 e7 e4 e6 e5 d6 e6 d5 e7 d4 e8 d3 e9\n";
    let page = open_game(&fixture, Viewport::DESKTOP, over);
    page.click_button("Review");
    page.wait_for(".review .board");
    let url = fixture.server.url();
    let screens = [page.url(), format!("{url}/analysis"), format!("{url}/learn/quoridor/jump")];
    for screen in screens {
        page.goto(&screen);
        page.wait_for(".table .board");
        for (width, height) in
            [(768, 1024), (820, 1180), (1024, 1366), (1024, 768), (1112, 834), (1180, 820)]
        {
            page.resize(width, height);
            let places = page.wait_until_settled(
                "the screen",
                "window.scrollTo(0, 0); const board = document.querySelector('.table .board').getBoundingClientRect(); \
                 return [Math.round(100 * board.width / Math.min(innerWidth, innerHeight)), board.bottom <= innerHeight, \
                     document.documentElement.scrollWidth <= document.documentElement.clientWidth]",
            );
            let share = places[0].as_i64().expect("a share");
            assert!(share >= 64, "{width}x{height}: the board takes {share} of 100: {screen}");
            assert_eq!(places, json!([share, true, true]), "{width}x{height}: {screen}");
        }
    }
}

#[test]
fn on_tablets_the_board_takes_the_room_and_the_cards_are_on_the_screen() {
    let fixture = fixture();
    for record in [
        "palisade 1\ngame quoridor\nseats 2\nlevel 2 2\n",
        "palisade 1\ngame quoridor\nseats 4\nlevel 2 2\nlevel 3 2\nlevel 4 2\n",
        "palisade 1\ngame pacman\nseats 5\nlevel 2 2\nlevel 3 2\nlevel 4 2\nlevel 5 2\n",
        "palisade 1\ngame mspacman\nseats 4\nlevel 2 2\nlevel 3 2\nlevel 4 2\n",
    ] {
        let page = open_game(&fixture, Viewport::DESKTOP, record);
        for (width, height) in [(768, 1024), (820, 1180), (1024, 768), (1112, 834), (1180, 820)] {
            page.resize(width, height);
            let places = page.evaluate(
                "window.scrollTo(0, 0); \
                 const place = (part) => document.querySelector(part).getBoundingClientRect(); \
                 const [above, board, below] = ['.seats.top', '.table .board', '.seats.bottom'].map(place); \
                 return [above.top >= 0, above.bottom <= board.top, board.bottom <= below.top, \
                     below.bottom <= innerHeight, Math.round(100 * board.width / Math.min(innerWidth, innerHeight)), \
                     document.documentElement.scrollWidth <= document.documentElement.clientWidth]",
                json!([]),
            );
            let share = places[4].as_i64().expect("a share");
            assert!(share >= 72, "{width}x{height}: the board takes {share} of 100: {record}");
            assert_eq!(
                places,
                json!([true, true, true, true, share, true]),
                "{width}x{height}: {record}"
            );
        }
    }
}

#[test]
fn the_bar_of_the_analysis_board_is_as_long_as_the_board() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.goto(&format!("{}/analysis", fixture.server.url()));
    page.wait_for(".analysis .bars");
    for (width, height) in [(1366, 768), (1920, 1080), (2560, 1440)] {
        page.resize(width, height);
        let ends = page.wait_until_settled(
            "the board",
            "return ['.bars', '.table .board'].map((part) => Math.round(document.querySelector(part).getBoundingClientRect().bottom))",
        );
        let end = |part: usize| ends[part].as_i64().expect("a number");
        assert!((end(0) - end(1)).abs() <= 2, "{width}x{height}: {ends}");
    }
}

/// However long the words of a language are, the dots that are left are a bar, and no card or button leaves the screen.
#[test]
fn on_tablets_dots_are_a_bar_and_buttons_are_on_the_screen_in_every_language() {
    let fixture = fixture();
    let record = "palisade 1\ngame mspacman\nseats 2\nlevel 2 2\n\nspin:5 spin:3\n";
    let page = open_game(&fixture, Viewport::DESKTOP, record);
    for language in LANGUAGES {
        page.goto(&format!("{}/{language}/play/test", fixture.server.url()));
        page.wait_for(".status.own");
        for (width, height) in [(768, 1024), (820, 1180), (1024, 768), (1112, 834), (1180, 820)] {
            page.resize(width, height);
            let found = page.evaluate(
                "window.scrollTo(0, 0); \
                 const place = (part) => document.querySelector(part).getBoundingClientRect(); \
                 return [place('.gauge').width >= 40, place('.seats.bottom').bottom <= innerHeight, \
                     place('.quick').bottom <= innerHeight]",
                json!([]),
            );
            assert_eq!(found, json!([true, true, true]), "{language} at {width}x{height}");
        }
    }
}

/// The longest names that are allowed, of characters that break nowhere and of those that break anywhere.
#[test]
fn no_name_widens_a_page() {
    let fixture = fixture();
    let url = fixture.server.url();
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let ben =
        Page::open(&fixture.chromium, Viewport { width: 320, height: 568, ..Viewport::PHONE });
    // Families are joined by what nobody sees, which the server leaves out.
    let families = "👨\u{200d}👩\u{200d}👧\u{200d}👦🇨🇿".repeat(5);
    for entered in ["W".repeat(32), "محمد".repeat(8), "棋".repeat(32), families] {
        let name = entered.replace('\u{200d}', "");
        ada.goto(&url);
        ada.evaluate(
            "const settings = JSON.parse(localStorage.getItem('palisade.settings') || '{}'); \
             settings.name = arguments[0]; \
             localStorage.setItem('palisade.settings', JSON.stringify(settings))",
            json!([entered]),
        );
        ada.goto(&format!("{url}/friend/quoridor"));
        ada.wait_for_text("Create table");
        // Everyone sees it in the list.
        ada.evaluate(
            "document.querySelectorAll('.form input[type=checkbox]').forEach((box) => { if (!box.checked) box.click(); })",
            json!([]),
        );
        ada.click_button("Create table");
        ada.wait_for(".invite .qr");
        let link = ada.evaluate("return document.querySelector('.invite .link').value", json!([]));
        for path in [format!("{url}/"), format!("{url}/lobby")] {
            ben.goto(&path);
            ben.wait_for_text(&name);
            check_layout(&ben, &format!("{path} with {name}"));
        }
        ben.goto(link.as_str().expect("a link"));
        ben.wait_for_text(&name);
        check_layout(&ben, &format!("an invitation of {name}"));
        ben.click_button("Join here · Player 2 (top)");
        ben.wait_until(
            "the game begins",
            "return document.querySelector('.table .board') && !document.querySelector('.invite')",
        );
        check_layout(&ben, &format!("a game with {name}"));
        ben.evaluate("window.scrollTo(0, 0)", json!([]));
        let cards = [".table .board", ".seat", ".seat .name", ".seat .rack"];
        assert_eq!(off_screen(&ben, &cards), json!([]), "a game with {name}");
    }
}

/// Names that are read from right to left stand in the order in which they are told.
#[test]
fn arabic_names_turn_nothing_around() {
    let fixture = fixture();
    let record = "palisade 1\ngame quoridor\nseats 2\nname 1 محمد\nname 2 سارة\n\ne2 e8\n";
    let page = open_game(&fixture, Viewport::DESKTOP, record);
    page.goto(&fixture.server.url());
    page.wait_for(".continue .facts");
    let lefts = page.evaluate(
        "const texts = document.createTreeWalker(document.querySelector('.continue .facts'), NodeFilter.SHOW_TEXT); \
         while (texts.nextNode() && !texts.currentNode.data.includes('سارة')); \
         return ['محمد', 'سارة'].map((name) => { \
             const range = document.createRange(), from = texts.currentNode.data.indexOf(name); \
             range.setStart(texts.currentNode, from); range.setEnd(texts.currentNode, from + name.length); \
             return range.getBoundingClientRect().left })",
        json!([]),
    );
    assert!(lefts[0].as_f64() < lefts[1].as_f64(), "{lefts}");
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
    // Board description is no wider than its column on a desktop.
    let record = "palisade 1\ngame mspacman\nseats 2\n\nspin:5 spin:3\n";
    let page = open_game(&fixture, Viewport::DESKTOP, record);
    page.click(".textboard summary");
    page.wait_for_text("The walls of the maze are shown in the drawing.");
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
