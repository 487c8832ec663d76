use browser::{Page, Viewport};
use serde_json::{Value, json};

use crate::layout::{LANGUAGES, choose_language};
use crate::online::open_table;
use crate::{fixture, open_game, words};

/// Phones upright and on their side, in CSS pixels.
const PORTRAIT: [(u32, u32); 4] = [(360, 640), (375, 553), (390, 664), (412, 732)];
const LANDSCAPE: [(u32, u32); 4] = [(640, 360), (667, 375), (740, 360), (844, 390)];

const QUORIDOR: &str = "palisade 1\ngame quoridor\nseats 2\nlevel 2 1\n\ne2 e8 e3 e3h\n";

/// What does not lie within the window, without scrolling.
pub(crate) fn off_screen(page: &Page<'_>, selectors: &[&str]) -> Value {
    let script = "return arguments[0].flatMap(s => { const all = [...document.querySelectorAll(s)]; \
         return all.length ? all.map(e => [s, e.getBoundingClientRect()]) : [[s, null]] }) \
         .filter(([s, r]) => !r || r.width < 1 || r.top < -0.5 || r.left < -0.5 \
           || r.bottom > innerHeight + 0.5 || r.right > innerWidth + 0.5) \
         .map(([s, r]) => s + ' ' + JSON.stringify(r) + ' in ' + innerWidth + 'x' + innerHeight)";
    page.evaluate(script, json!([selectors]))
}

/// The names of players that have too little room.
const CUT_NAMES: &str = "return [...document.querySelectorAll('.seat .name')] \
    .filter(name => name.scrollWidth > name.clientWidth).map(name => name.innerText)";

fn board_size(page: &Page<'_>) -> (f64, f64) {
    let size = page.evaluate(
        "const r = document.querySelector('.table .board').getBoundingClientRect(); return [r.width, r.height]",
        json!([]),
    );
    (size[0].as_f64().unwrap_or(0.0), size[1].as_f64().unwrap_or(0.0))
}

fn tap(page: &Page<'_>, word: &str) {
    let (x, y) = page.board_point(word);
    page.tap_at(x, y);
}

#[test]
fn everything_a_move_needs_is_on_the_screen_of_a_phone() {
    let fixture = fixture();
    let page = open_game(&fixture, Viewport::PHONE, QUORIDOR);
    for (width, height) in PORTRAIT.into_iter().chain(LANDSCAPE) {
        let name = format!("{width}x{height}");
        page.resize(width, height);
        page.evaluate("window.scrollTo(0, 0)", json!([]));
        let screen = [".table .board", ".seat", ".status", ".told", ".quick button", ".tip"];
        assert_eq!(off_screen(&page, &screen), json!([]), "{name}");
        // A fence that can be placed: its buttons.
        tap(&page, "c6h");
        page.wait_for(".fence.ghost.pinned:not(.bad)");
        let pinned = [".table .board", ".actions .button", ".seat", ".status"];
        assert_eq!(off_screen(&page, &pinned), json!([]), "{name}");
        // One that cannot: the reason too.
        tap(&page, "d3h");
        page.wait_for(".fence.ghost.bad");
        let refused = [".table .board", ".say b", ".say .rule", ".actions .button"];
        assert_eq!(off_screen(&page, &refused), json!([]), "{name}");
        page.click_button("Cancel");
        page.wait_until(
            "nothing drafted",
            "return !document.querySelector('.fence.ghost:not(.none)')",
        );
    }
    assert_eq!(words(&page).len(), 4, "nothing was played");
}

#[test]
fn the_board_is_as_large_as_the_phone_allows() {
    let fixture = fixture();
    let page = open_game(&fixture, Viewport::PHONE, QUORIDOR);
    for (width, height) in PORTRAIT {
        page.resize(width, height);
        let (board, _) = board_size(&page);
        let room = f64::from(width).min(f64::from(height) - 250.0);
        assert!(board >= room - 16.0, "{board} of {room} at {width}x{height}");
    }
    for (width, height) in LANDSCAPE {
        page.resize(width, height);
        let (_, board) = board_size(&page);
        assert!(board >= f64::from(height) - 20.0, "{board} at {width}x{height}");
    }
}

#[test]
fn every_game_fits_a_phone() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::PHONE);
    page.reduce_motion();
    for game in
        ["quoridor\nseats 4", "pacman\nseats 5", "mspacman\nseats 4\n\nspin:5 spin:3 spin:2 spin:1"]
    {
        page.open_record(&fixture.server.url(), &format!("palisade 1\ngame {game}\n"));
        page.wait_for_turn();
        for (width, height) in PORTRAIT.into_iter().chain(LANDSCAPE) {
            page.resize(width, height);
            page.evaluate("window.scrollTo(0, 0)", json!([]));
            let screen = [".table .board", ".seat", ".status", ".quick button", ".tip"];
            assert_eq!(off_screen(&page, &screen), json!([]), "{game} {width}x{height}");
            assert_eq!(page.evaluate(CUT_NAMES, json!([])), json!([]), "{game} {width}x{height}");
        }
        page.resize(360, 740);
    }
}

/// Whose turn it is is told whole, in every language, also beside a die.
#[test]
fn whose_turn_it_is_is_never_cut() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::PHONE);
    page.reduce_motion();
    for game in
        ["quoridor\nseats 2", "pacman\nseats 2", "mspacman\nseats 2\n\nspin:5 spin:3 @e7 spin:2"]
    {
        page.open_record(&fixture.server.url(), &format!("palisade 1\ngame {game}\n"));
        page.wait_for_turn();
        for language in LANGUAGES {
            choose_language(&page, language);
            // Beside a die it has the whole width; the narrowest have no room for all of it elsewhere.
            let narrowest = Some((320, 568)).filter(|_| game.starts_with("mspacman"));
            for (width, height) in PORTRAIT.into_iter().chain(narrowest) {
                page.resize(width, height);
                let told = page.evaluate(
                    "const told = document.querySelector('.telling .lamp + span'); \
                     return [told.innerText, told.scrollWidth <= told.clientWidth]",
                    json!([]),
                );
                assert_eq!(told[1], true, "{game} in {language} at {width} px: {told}");
            }
        }
    }
}

/// The cards of several people at one screen stand side by side, as those of opponents do.
#[test]
fn the_board_keeps_its_size_however_many_share_a_phone() {
    let fixture = fixture();
    let record = "palisade 1\ngame mspacman\nseats 4\nlevel 4 2\n\nspin:5 spin:3 spin:2 spin:1\n";
    let page = open_game(&fixture, Viewport::PHONE, record);
    for (width, height) in [(320, 568), (375, 553)] {
        page.resize(width, height);
        let (board, _) = board_size(&page);
        assert!(board >= 240.0, "{board} at {width}x{height}");
        assert_eq!(off_screen(&page, &[".table .board", ".seat", ".status"]), json!([]));
    }
}

/// Long names are cut, and take nothing of the board's room.
#[test]
fn the_board_keeps_its_size_whatever_the_players_are_called() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::PHONE);
    page.reduce_motion();
    for (game, seats) in [("quoridor", 4), ("pacman", 5), ("mspacman", 4)] {
        let board_sizes = |name: &str| {
            let names: String =
                (1..=seats).map(|seat| format!("name {seat} {name}{seat}\n")).collect();
            let record = format!("palisade 1\ngame {game}\nseats {seats}\n{names}");
            page.open_record(&fixture.server.url(), &record);
            [(320, 568), (375, 553), (412, 732)].map(|(width, height)| {
                page.resize(width, height);
                board_size(&page)
            })
        };
        let short = board_sizes("A");
        for name in ["W".repeat(31), "Ana Maria ".repeat(3), "棋".repeat(31)] {
            assert_eq!(board_sizes(&name), short, "{game} with {name}");
        }
    }
}

#[test]
fn a_game_is_one_tap_from_home_on_a_phone() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::PHONE);
    page.goto(&fixture.server.url());
    page.wait_for(".hero .button.main");
    for (width, height) in PORTRAIT.into_iter().chain(LANDSCAPE) {
        page.resize(width, height);
        assert_eq!(off_screen(&page, &[".hero .button.main"]), json!([]), "{width}x{height}");
        let covered = "const b = document.querySelector('.hero .button.main').getBoundingClientRect(); \
             return ![b.top + 1, b.bottom - 1].every(y => \
             document.elementFromPoint(b.left + b.width / 2, y).closest('.hero'))";
        assert_eq!(page.evaluate(covered, json!([])), false, "{width}x{height}: by the navigation");
    }
}

/// However long the form, what starts the game is on the screen, above the navigation.
#[test]
fn the_button_of_a_long_form_is_on_the_smallest_screen() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::PHONE);
    page.resize(320, 568);
    for path in ["new/quoridor", "new/mspacman", "friend/pacman"] {
        page.goto(&format!("{}/{path}", fixture.server.url()));
        page.wait_for(".form > .big");
        let long = "return document.documentElement.scrollHeight > 2 * innerHeight";
        assert_eq!(page.evaluate(long, json!([])), true, "{path}");
        for size in ["100%", "200%"] {
            page.evaluate(
                "document.documentElement.style.fontSize = arguments[0]; \
                 document.querySelector('.form').scrollIntoView()",
                json!([size]),
            );
            let name = format!("{path} at {size}");
            assert_eq!(off_screen(&page, &[".form > .big"]), json!([]), "{name}");
            let covered = "const button = document.querySelector('.form > .big'), r = button.getBoundingClientRect(); \
                 return ![r.top + 2, r.bottom - 2].every((y) => document.elementFromPoint(r.left + r.width / 2, y).closest('.big') === button)";
            assert_eq!(page.evaluate(covered, json!([])), false, "{name}");
        }
    }
}

#[test]
fn a_swipe_places_nothing_and_a_drag_does() {
    let fixture = fixture();
    let page = open_game(&fixture, Viewport::PHONE, QUORIDOR);
    let (x, y) = page.board_point("c6h");
    // However long the machine takes, this finger does not stay: no timer runs out.
    page.evaluate("window.timeout = setTimeout; window.setTimeout = () => 0", json!([]));
    page.swipe(&[(x, y), (x, y - 40.0), (x, y - 90.0), (x, y - 140.0)]);
    page.evaluate("window.scrollTo(0, 0)", json!([]));
    page.swipe(&[(x, y), (x + 40.0, y), (x + 90.0, y)]);
    assert_eq!(page.count(".fence.ghost:not(.none)"), 0, "a swipe is no fence");
    assert_eq!(page.count(".actions .button"), 0);
    // A finger that stays a moment takes the fence along.
    page.evaluate("window.setTimeout = window.timeout", json!([]));
    let touch = |kind: &str, points: Value| {
        page.cdp("Input.dispatchTouchEvent", json!({"type": kind, "touchPoints": points}));
    };
    let (x, y) = page.board_point("c6h");
    let (to_x, to_y) = page.board_point("f5h");
    touch("touchStart", json!([{"x": x, "y": y}]));
    page.wait_for(".fence.ghost");
    touch("touchMove", json!([{"x": (x + to_x) / 2.0, "y": (y + to_y) / 2.0}]));
    touch("touchMove", json!([{"x": to_x, "y": to_y}]));
    touch("touchEnd", json!([]));
    page.click_button("Place f5h");
    page.wait_until("the fence", "return document.querySelectorAll('.ply').length > 4");
    assert_eq!(words(&page)[4], "f5h");
}

#[test]
fn an_offer_is_on_the_screen_of_a_phone() {
    let fixture = fixture();
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let ben = Page::open(&fixture.chromium, Viewport::PHONE);
    open_table(&fixture.server.url(), "quoridor", &ada, &ben);
    ada.click_button("Offer a draw");
    ben.wait_for(".offer");
    for (width, height) in PORTRAIT.into_iter().chain(LANDSCAPE) {
        ben.resize(width, height);
        ben.evaluate("window.scrollTo(0, 0)", json!([]));
        let screen = [".table .board", ".offer .button", ".offer b"];
        assert_eq!(off_screen(&ben, &screen), json!([]), "{width}x{height}");
    }
    // Who offered is told that it was declined.
    ben.click_button("Decline");
    ada.wait_for_text("The offer was declined.");
}

/// What is told of every entry of a game with dice is there in full, in every language.
#[test]
fn what_chance_brought_is_told_in_full_on_a_small_phone() {
    let fixture = fixture();
    let record =
        concat!(env!("CARGO_MANIFEST_DIR"), "/../../golden/records/server-mspacman.palisade");
    let record = std::fs::read_to_string(record).expect("a golden file");
    let page = open_game(&fixture, Viewport::PHONE, &record);
    page.resize(375, 553);
    let script = "return (async () => { const cut = [], frame = () => new Promise(requestAnimationFrame); \
         for (const ply of document.querySelectorAll('.moves .ply')) { \
           ply.click(); for (let n = 0; n < 3; n++) await frame(); const told = document.querySelector('.told'); \
           if (told && told.scrollHeight > told.clientHeight + 1) cut.push(told.innerText); } return cut; })()";
    for language in ["en", "fr", "es", "nl", "pl", "cs", "ro"] {
        let folder = if language == "en" { String::new() } else { format!("/{language}") };
        page.goto(&format!("{}{folder}/play/test", fixture.server.url()));
        page.wait_for(".moves .ply");
        assert_eq!(page.evaluate(script, json!([])), json!([]), "{language}");
        assert!(page.count(".moves .ply") > 10);
    }
}
