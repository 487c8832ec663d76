//! Screenshots of every page, on desktop and phone, light and dark.
//!
//! ```text
//! shots [FOLDER]     into target/shots by default; PALISADE_PORT uses a server that runs already
//! ```

use std::path::PathBuf;
use std::time::Duration;

use browser::{Chromium, Page, TestServer, Viewport};
use serde_json::json;

fn main() {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "target/shots".into()));
    std::fs::create_dir_all(&folder).expect("a folder for the screenshots");
    let server = TestServer::start();
    let chromium = Chromium::start();
    for (name, viewport) in [
        ("wide-light", Viewport::DESKTOP),
        ("wide-dark", Viewport::DESKTOP.dark()),
        ("narrow-light", Viewport::PHONE),
        ("narrow-dark", Viewport::PHONE.dark()),
    ] {
        let page = Page::open(&chromium, viewport);
        let screenshot = |path: &str, full_page: bool| {
            std::thread::sleep(Duration::from_millis(600));
            page.screenshot(&folder.join(format!("{path}-{name}.png")), full_page);
        };
        let goto = |path: &str| page.goto(&format!("{}/{path}", server.url()));
        goto("");
        page.wait_for(".shelf .board");
        screenshot("home", true);
        for path in PATHS {
            goto(path);
            page.wait_for("h1");
            screenshot(&path.replace('/', "-"), true);
        }
        for (game, record) in GAMES {
            page.open_record(&server.url(), record);
            screenshot(&format!("play-{game}"), false);
        }
        goto("new/quoridor");
        page.click_button("Friends online");
        page.click_button("Create table");
        page.wait_for(".invite .qr");
        screenshot("table", true);
        if viewport.touch {
            page.resize(375, 553);
        }
        for (game, record, shown) in ANALYSES {
            goto("settings");
            goto("analysis");
            page.wait_for(".analysis .board");
            page.evaluate(PASTE, json!([record]));
            page.wait_for(shown);
            screenshot(&format!("analysis-{game}"), false);
            if viewport.touch {
                screenshot(&format!("analysis-{game}-whole"), true);
            }
        }
        page.click_button("Set up a position");
        page.click(".editor .options summary");
        screenshot("analysis-setup", true);
    }
}

/// Opens a text at the analysis board.
const PASTE: &str = "const t = document.querySelector('.opening textarea'); t.value = arguments[0]; \
    t.dispatchEvent(new Event('input', {bubbles: true})); t.form.requestSubmit()";

/// Games to analyse, each with what is waited for.
const ANALYSES: [(&str, &str, &str); 4] = [
    (
        "quoridor",
        "palisade 1\ngame quoridor\nseats 2\nmark 6 ?\nvariation 6 d7h {holds longer} e5\n\n\
         e2 e8 e3 e7 e4 e6 {too bold} e6h d4h\n",
        ".variations li:nth-child(3)",
    ),
    ("pacman", "palisade 1\ngame pacman\nseats 2\nmaze hedgerow\n", ".exact table"),
    ("mspacman", "palisade 1\ngame mspacman\nseats 2\n\nspin:5 spin:3 @e7\n", ".roll b"),
    (
        "four",
        "palisade 1\ngame quoridor\nseats 4\n\ne2 b5 e8 h5 d3h c5 f6v g5\n",
        ".variations li:nth-child(3)",
    ),
];

/// Every route that needs nothing set up first; home, games and tables are apart.
const PATHS: [&str; 15] = [
    "settings",
    "lobby",
    "new/quoridor",
    "new/mini",
    "new/pacman",
    "new/mspacman",
    "rules/quoridor",
    "rules/mini",
    "rules/pacman",
    "rules/mspacman",
    "learn",
    "learn/quoridor/closed",
    "learn/quoridor/bow",
    "link/code",
    "nowhere",
];

/// Games in progress and at their end, as the page stores them.
const GAMES: [(&str, &str); 7] = [
    (
        "quoridor",
        "palisade 1\ngame quoridor\nseats 2\nlevel 2 6\n\ne2 e8 e3 e7 e4 e6 e6h e4h c6h d3v b5h f6v\n",
    ),
    (
        "four",
        "palisade 1\ngame quoridor\nseats 4\nlevel 2 3\nlevel 3 4\nlevel 4 5\n\ne2 b5 e8 h5 d3h c5 f6v g5\n",
    ),
    (
        "pacman",
        "palisade 1\ngame pacman\nseats 2\nlevel 2 4\n\ne6-e5 f9 a4 i4 f1 e6-e5 f8 b4 h4 g1\n",
    ),
    (
        "mspacman",
        "palisade 1\ngame mspacman\nseats 4\nlevel 2 4\nlevel 3 4\nlevel 4 4\n\nspin:5 spin:3 spin:2 spin:1 @e7 spin:2 f7-e7 die:1 f7 die:5 g4-g3-g2-h2-h3 die:1 d3 spin:1\n",
    ),
    (
        "mini",
        "palisade 1\ngame mini\nseats 2\nlevel 2 4\nclock per-move 30\n\ne2 e8 e3 e7 e4 e6 d6h f3h g6v b4v\n",
    ),
    ("here", "palisade 1\ngame mini\nseats 2\n\ne2 e8 d3h e7 e3\n"),
    (
        "over",
        "palisade 1\ngame quoridor\nseats 2\nlevel 2 3\n\ne2 e8 e3 e7 e4 e6 e5 d6 e6 d5 e7 d4 e8 d3 e9\n",
    ),
];
