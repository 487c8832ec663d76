//! Whatever happens in a game, nothing moves: the cards stand at the board's edges, on every screen.

use browser::{Page, Viewport};
use serde_json::{Value, json};

use crate::layout::{LANGUAGES, choose_language};
use crate::phones::off_screen;
use crate::{HeldEngine, fixture, open_game, type_move};

const TABLETS: [(u32, u32); 5] = [(768, 1024), (820, 1180), (1024, 768), (1112, 834), (1180, 820)];
const DESKTOPS: [(u32, u32); 5] =
    [(1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)];

/// The dots that have been eaten before the last one of Ms. Pac-Man's side.
const LAST_DOTS: &str = "a6,a7,a8,a9,b6,b7,b8,c6,c7,c8,d7,d8,d9,e7,e8";

/// Where parts of the screen are, in whole pixels: left, top, right, bottom.
fn places(page: &Page<'_>, parts: &[&str]) -> Value {
    page.evaluate(
        "window.scrollTo(0, 0); return arguments[0].map((part) => document.querySelector(part).getBoundingClientRect()) \
         .map(({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round))",
        json!([parts]),
    )
}

/// The opponents' cards are at the upper edge of the board and one's own at the lower edge: beside the board
/// where there is room, above and below it on tablets.
#[test]
fn the_cards_stand_at_the_boards_edges() {
    let fixture = fixture();
    for record in [
        "palisade 1\ngame quoridor\nseats 2\nlevel 2 2\n",
        "palisade 1\ngame quoridor\nseats 4\nlevel 2 2\nlevel 3 2\nlevel 4 2\n",
        "palisade 1\ngame pacman\nseats 5\nlevel 2 2\nlevel 3 2\nlevel 4 2\nlevel 5 2\n",
        "palisade 1\ngame pacman\nseats 2\nlevel 2 4\n",
        "palisade 1\ngame mspacman\nseats 2\nlevel 2 2\n",
    ] {
        let page = open_game(&fixture, Viewport::DESKTOP, record);
        for (width, height) in TABLETS.into_iter().chain(DESKTOPS) {
            page.resize(width, height);
            let found = places(&page, &[".seats.top", ".table .board", ".seats.bottom"]);
            let at = |part: usize, side: usize| found[part][side].as_i64().expect("a number");
            let name = format!("{width}x{height}: {found} {record}");
            if width > 1180 {
                assert!(at(0, 2) <= at(1, 0) && at(2, 2) <= at(1, 0), "beside the board: {name}");
                assert!((at(0, 1) - at(1, 1)).abs() <= 1, "at its upper edge: {name}");
                assert!((at(2, 3) - at(1, 3)).abs() <= 1, "at its lower edge: {name}");
                assert!(at(0, 3) <= at(2, 1), "no card over another: {name}");
                let told = page.evaluate(
                    "return [...document.querySelectorAll('.who small')].every((told) => \
                     told.getBoundingClientRect().height < 3.5 * parseFloat(getComputedStyle(told).lineHeight))",
                    json!([]),
                );
                assert_eq!(told, true, "who plays is told in three lines: {name}");
            } else {
                assert!((0..=12).contains(&(at(1, 1) - at(0, 3))), "above it: {name}");
                assert!((0..=12).contains(&(at(2, 1) - at(1, 3))), "below it: {name}");
            }
            assert!(at(2, 3) <= i64::from(height), "on the screen: {name}");
        }
    }
}

#[test]
fn no_refusal_hint_switch_or_ending_moves_board_cards_or_buttons() {
    let fixture = fixture();
    for (width, height) in [(768, 1024), (1024, 768), (1366, 768)] {
        let record = "palisade 1\ngame quoridor\nseats 2\nlevel 2 1\n\ne2 e8\n";
        let page = open_game(&fixture, Viewport::DESKTOP, record);
        page.resize(width, height);
        page.wait_for(".status.own");
        let parts = [".table .board", ".seats.top", ".seats.bottom", ".quick", ".moves", ".tools"];
        let before = places(&page, &parts);
        type_move(&page, "a9");
        page.wait_for(".say b");
        assert_eq!(places(&page, &parts), before, "a refusal at {width}x{height}");
        page.click_button("Hint");
        page.wait_until(
            "a hint",
            "return document.querySelector('.told').innerText.includes('Hint:')",
        );
        assert_eq!(places(&page, &parts), before, "a hint at {width}x{height}");
        for is_on in ["a switch that is on", "a switch that is off"] {
            page.click_button("Shortest paths");
            assert_eq!(places(&page, &parts), before, "{is_on} at {width}x{height}");
        }
        page.click_button("Resign");
        page.click_button("Really resign?");
        page.wait_for(".result");
        let ended = places(&page, &parts[..3]);
        let cards = before.as_array().expect("places")[..3].to_vec();
        assert_eq!(ended, json!(cards), "an ending at {width}x{height}");
        let list = |found: &Value| found[0][1].clone();
        assert_eq!(
            list(&places(&page, &[".moves"])),
            before[4][1],
            "the list of moves at the ending, {width}x{height}"
        );
    }
}

/// Notes where everything that stands on a game's screen is, but for what is scrolled within its list.
const NOTE_PLACES: &str = "window.scrollTo(0, 0); \
    const parts = document.querySelectorAll('.table :is(.board, .seat, button, summary, input, a)'); \
    window.noted = new Map([...parts] \
        .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('.list, .rows')) \
        .map((part) => [part, part.getBoundingClientRect()])); \
    return window.noted.size";

/// What of it is somewhere else now.
const MOVED: &str = "window.scrollTo(0, 0); \
    return [...window.noted].filter(([part]) => part.isConnected).filter(([part, before]) => { \
        const now = part.getBoundingClientRect(); \
        return ['left', 'top', 'right', 'bottom'].some((side) => Math.abs(now[side] - before[side]) > 0.5) \
    }).map(([part]) => `${part.className} ${part.innerText}`.slice(0, 80))";

/// A button that says something else, in any language, is as wide as before: nothing beside it moves.
#[test]
fn no_button_that_says_something_else_moves_anything() {
    let fixture = fixture();
    let record = "palisade 1\ngame quoridor\nseats 2\nlevel 2 1\n\ne2 e8\n";
    let page = open_game(&fixture, Viewport::PHONE, record);
    let _held = HeldEngine::new(&page, 0);
    // Those with the longest words among them.
    for language in ["en", "es", "pl"] {
        for (width, height) in [(320, 568), (768, 1024), (1366, 768)] {
            page.resize(width, height);
            page.goto(&format!("{}/{language}/play/test", fixture.server.url()));
            page.wait_for(".status.own");
            let name = format!("in {language} at {width}x{height}");
            let noted = page.evaluate(NOTE_PLACES, json!([]));
            assert!(noted.as_u64() > Some(14), "{noted} parts are there {name}");
            // Whether somebody is sure to resign, and a hint that is waited for.
            for (press, pressed) in [
                (".tools .danger", ".tools .danger .absent:first-child"),
                (".quick .button:nth-child(2)", ".quick .button:nth-child(2)[disabled]"),
            ] {
                page.evaluate("document.querySelector(arguments[0]).click()", json!([press]));
                page.wait_for(pressed);
                assert_eq!(page.evaluate(MOVED, json!([])), json!([]), "{press} {name}");
            }
            // The buttons of a fence, wherever it is.
            let buttons = [
                ".actions .button:nth-child(1)",
                ".actions .button:nth-child(2)",
                ".actions .button:nth-child(3)",
            ];
            let of_fence = |word: &str| {
                let (x, y) = page.board_point(word);
                page.tap_at(x, y);
                page.wait_until(
                    word,
                    &format!("return document.querySelector('.actions .main')?.innerText.includes('{word}')"),
                );
                places(&page, &buttons)
            };
            assert_eq!(of_fence("f1h"), of_fence("c6h"), "{name}");
        }
    }
}

/// However long the lists of moves and events get, what is below them stays where it was.
#[test]
fn no_list_that_grows_moves_anything() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.reduce_motion();
    let parts = [
        ".table .board",
        ".seats.top",
        ".seats.bottom",
        ".moves .steps",
        ".log summary",
        ".tools",
        ".textboard",
    ];
    for game in ["quoridor", "pacman", "mspacman"] {
        let file =
            format!("{}/../../golden/records/match-{game}.palisade", env!("CARGO_MANIFEST_DIR"));
        let record = std::fs::read_to_string(file).expect("a golden file");
        let (head, words) = record.split_once("\n\n").expect("moves after a head");
        let is_setup = |line: &&str| {
            ["palisade", "game", "seats", "maze"].iter().any(|word| line.starts_with(word))
        };
        let head: Vec<_> = head.lines().filter(is_setup).collect();
        let words: Vec<_> = words.split_whitespace().collect();
        let measured = |count: usize| -> Vec<Value> {
            let words = words[..count].join(" ");
            page.resize(1366, 768);
            page.open_record(&fixture.server.url(), &format!("{}\n\n{words}\n", head.join("\n")));
            page.wait_for(".moves .ply");
            let sizes = TABLETS.into_iter().chain(DESKTOPS).chain([(320, 568), (375, 553)]);
            sizes
                .map(|(width, height)| {
                    page.resize(width, height);
                    json!([width, height, places(&page, &parts)])
                })
                .collect()
        };
        assert_eq!(measured(2), measured(40), "{game}");
    }
}

/// The style of a part that is fetched later changes nothing of a game that is on the screen.
#[test]
fn no_style_of_a_part_moves_anything_in_a_game() {
    let fixture = fixture();
    let record = "palisade 1\ngame mspacman\nseats 2\nlevel 2 2\n\nspin:5 spin:3\n";
    let page = open_game(&fixture, Viewport::DESKTOP, record);
    page.wait_for_turn();
    let all = "window.scrollTo(0, 0); return [...document.querySelectorAll('.table *')].map((part) => { \
               const { left, top, right, bottom } = part.getBoundingClientRect(); \
               return [part.tagName, part.getAttribute('class'), ...[left, top, right, bottom].map(Math.round)].join(' ') })";
    for (width, height) in [(375, 553), (768, 1024), (1366, 768)] {
        page.resize(width, height);
        page.reload();
        page.wait_for_turn();
        let before = page.wait_until_settled("the screen", all);
        page.evaluate_async(
            "const done = arguments[0], own = document.querySelector('link[href$=\"style.css\"]').href; \
             const parts = ['account', 'analysis', 'gallery', 'phrases', 'puzzles', 'ratings', 'review', 'workshop']; \
             Promise.all(parts.map((part) => new Promise((here) => { \
                 const link = document.createElement('link'); \
                 link.rel = 'stylesheet'; link.onload = here; link.href = own.replace(/style.css$/, part + '/style.css'); \
                 document.head.append(link) }))).then(done)",
        );
        assert_eq!(page.evaluate(all, json!([])), before, "{width}x{height}");
    }
}

/// A phone that is held upright has no room for the words of an ending: they go on below the screen.
#[test]
fn an_ending_on_a_phone_moves_neither_board_nor_cards() {
    let fixture = fixture();
    let record = "palisade 1\ngame quoridor\nseats 2\nlevel 2 1\nstart e8,a2 10,10 1 -\n";
    let parts = [".table .board", ".seats.top", ".seats.bottom"];
    for (width, height) in [(320, 568), (360, 640), (375, 553), (412, 732)] {
        for language in ["en", "nl"] {
            let page = open_game(&fixture, Viewport::PHONE, record);
            page.resize(width, height);
            page.goto(&format!("{}/{language}/play/test", fixture.server.url()));
            page.wait_for(".status.own");
            let before = places(&page, &parts);
            type_move(&page, "e9");
            page.wait_for(".result .button.main");
            let name = format!("{width}x{height} in {language}");
            assert_eq!(places(&page, &parts), before, "{name}");
            // The next game is on the screen, and what comes after the words is below them.
            assert_eq!(off_screen(&page, &[".result .button.main"]), json!([]), "{name}");
            let found = places(&page, &[".result", ".moves"]);
            assert!(found[0][3].as_i64() <= found[1][1].as_i64(), "{name}: {found}");
        }
    }
}

/// However a game is won, and however the phone is held.
#[test]
fn no_ending_of_any_game_moves_board_or_cards_on_a_phone() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::PHONE);
    page.reduce_motion();
    let parts = [".table .board", ".seats.top", ".seats.bottom"];
    for (game, start, last) in [
        ("quoridor", "e8,a2 10,10 1 -".to_owned(), "e9"),
        ("pacman", "a3 e9,c5,i5,e3 a1 3 pac corners".to_owned(), "a2-a1"),
        ("mspacman", format!("a,b 1:c9 -,f6:S {LAST_DOTS} move:1:5 quarters"), "b9-a9"),
    ] {
        let record = format!("palisade 1\ngame {game}\nseats 2\nlevel 2 1\nstart {start}\n");
        for (width, height) in [(320, 568), (375, 553), (667, 375)] {
            page.resize(width, height);
            page.open_record(&fixture.server.url(), &record);
            page.wait_for(".status.own");
            let before = places(&page, &parts);
            type_move(&page, last);
            page.wait_for(".result .button.main");
            assert_eq!(places(&page, &parts), before, "{game} at {width}x{height}");
        }
    }
}

/// Where there is room beside or below the board, the words of an ending take that of the move, and are scrolled there.
#[test]
fn no_ending_of_any_game_moves_a_button() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.reduce_motion();
    for (game, start, last) in [
        ("quoridor", "e8,a2 10,10 1 -".to_owned(), "e9"),
        ("pacman", "a3 e9,c5,i5,e3 a1 3 pac corners".to_owned(), "a2-a1"),
        ("mspacman", format!("a,b 1:c9 -,f6:S {LAST_DOTS} move:1:5 quarters"), "b9-a9"),
    ] {
        let record = format!("palisade 1\ngame {game}\nseats 2\nlevel 2 1\nstart {start}\n");
        for (width, height) in [(667, 375), (768, 1024), (1024, 768), (1366, 768)] {
            for language in ["en", "nl"] {
                page.resize(width, height);
                page.open_record(&fixture.server.url(), &record);
                choose_language(&page, language);
                page.wait_for(".status.own");
                page.wait_until_settled("the screen", NOTE_PLACES);
                type_move(&page, last);
                page.wait_for(".result .button.main");
                let name = format!("{game} in {language} at {width}x{height}");
                assert_eq!(page.evaluate(MOVED, json!([])), json!([]), "{name}");
                let first = [".result h2", ".result .how", ".result .button.main"];
                assert_eq!(off_screen(&page, &first), json!([]), "{name}");
            }
        }
    }
}

/// However a game ends, in every language, the next game is on the screen of a phone that is held upright.
#[test]
fn the_next_game_is_on_the_screen_of_a_phone_however_a_game_ends() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::PHONE);
    page.reduce_motion();
    for game in [
        "quoridor\nseats 2\nlevel 2 1\nstart e8,a2 10,10 1 -\n\ne9".to_owned(),
        "mini\nseats 2\nlevel 2 1\nclock per-move 30\n\ne2 leave:2:time".to_owned(),
        "quoridor\nseats 2\nname 1 Ana\nname 2 Ben\n\ne2 e8 e1 e9 e2 e8 e1 e9".to_owned(),
        "pacman\nseats 2\nlevel 2 1\nstart a3 e9,c5,i5,e3 a1 3 pac corners\n\na2-a1".to_owned(),
        "pacman\nseats 2\nlevel 1 1\nstart e8 e9,-,-,- a1 1 blinky corners\n\ne8".to_owned(),
        format!(
            "mspacman\nseats 2\nlevel 2 1\nstart a,b 1:c9 -,f6:S {LAST_DOTS} move:1:5 quarters\n\nb9-a9"
        ),
        format!(
            "mspacman\nseats 2\nlevel 1 1\nstart a,b 1:c9 -,f6:S {LAST_DOTS} move:1:5 quarters\n\nb9-a9"
        ),
    ] {
        page.open_record(&fixture.server.url(), &format!("palisade 1\ngame {game}\n"));
        page.wait_for(".result .button.main");
        for language in LANGUAGES {
            choose_language(&page, language);
            for (width, height) in [(320, 553), (337, 553), (338, 568), (375, 553), (412, 732)] {
                page.resize(width, height);
                page.evaluate("window.scrollTo(0, 0)", json!([]));
                let parts = [
                    ".result h2",
                    ".result .how",
                    ".result .button.main",
                    ".result .main + .button",
                ];
                assert_eq!(
                    off_screen(&page, &parts),
                    json!([]),
                    "{game} in {language} at {width}x{height}"
                );
            }
        }
    }
}

/// With letters twice as large names, navigation and buttons grow, and no page gets wider than the screen.
#[test]
fn text_at_200_percent_grows_everywhere() {
    let fixture = fixture();
    let url = fixture.server.url();
    let page = open_game(
        &fixture,
        Viewport::DESKTOP,
        "palisade 1\ngame quoridor\nseats 2\nlevel 2 1\nclock 300+5\n",
    );
    let sizes = |parts: &[&str]| {
        let found = page.evaluate(
            "return arguments[0].map((part) => parseFloat(getComputedStyle(document.querySelector(part)).fontSize))",
            json!([parts]),
        );
        found.as_array().expect("sizes").iter().filter_map(Value::as_f64).collect::<Vec<_>>()
    };
    let game =
        [".seat .name", ".clock", ".status", ".quick .button", ".tip", ".tools .button", ".told"];
    let any = [".bar .links a", ".button", ".tongue"];
    for (path, parts) in [
        ("play/test", &game[..]),
        ("", &any[..]),
        ("lobby", &any[..]),
        ("settings", &any[..]),
        ("new/quoridor", &any[..]),
    ] {
        for (width, height) in [(1366, 768), (768, 1024), (375, 667), (320, 568)] {
            page.resize(width, height);
            page.goto(&format!("{url}/{path}"));
            page.wait_for(parts[0]);
            page.wait_for(parts[1]);
            let before = sizes(parts);
            page.evaluate("document.documentElement.style.fontSize = '200%'", json!([]));
            for ((part, before), after) in parts.iter().zip(before).zip(sizes(parts)) {
                assert!(
                    after >= 1.7 * before,
                    "{part} at {width} px in /{path}: {before} to {after}"
                );
            }
            let overflow = page.evaluate(
                "return document.documentElement.scrollWidth - document.documentElement.clientWidth",
                json!([]),
            );
            assert_eq!(overflow, json!(0), "/{path} at {width} px");
            // Beside a clock there is room for the beginning of a name.
            let names = "return [...document.querySelectorAll('.seat .name')].map((name) => name.getBoundingClientRect().width)";
            let names = page.evaluate(names, json!([]));
            let names = names.as_array().expect("widths");
            assert!(
                names.iter().all(|width| width.as_f64() >= Some(80.0)),
                "{names:?} at {width} px"
            );
        }
    }
}
