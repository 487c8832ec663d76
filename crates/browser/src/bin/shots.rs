//! Pictures of every place of the page, wide and narrow, light and dark.
//!
//! ```text
//! shots [FOLDER]     into target/shots by default; PALISADE_PORT looks at a server already there
//! ```

use std::path::PathBuf;
use std::time::Duration;

use browser::{Driver, Page, Server, Shape};
use serde_json::json;

fn main() {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| "target/shots".into()));
    std::fs::create_dir_all(&folder).expect("a folder for the pictures");
    let server = Server::start();
    let driver = Driver::start();
    for (name, shape) in [
        ("wide-light", Shape::WIDE),
        ("wide-dark", Shape::WIDE.dark()),
        ("narrow-light", Shape::NARROW),
        ("narrow-dark", Shape::NARROW.dark()),
    ] {
        let page = Page::open(&driver, shape);
        let shot = |place: &str, whole: bool| {
            std::thread::sleep(Duration::from_millis(600));
            page.shot(&folder.join(format!("{place}-{name}.png")), whole);
        };
        let go = |place: &str| page.go(&format!("{}/{place}", server.address()));
        go("");
        page.see(".shelf .board");
        shot("home", true);
        for place in PLACES {
            go(place);
            page.see("h1");
            shot(&place.replace('/', "-"), true);
        }
        for (game, record) in GAMES {
            go("");
            page.see(".shelf");
            page.run("localStorage.setItem('palisade.game.shot', arguments[0])", json!([record]));
            go("play/shot");
            page.see(".table .board");
            shot(&format!("play-{game}"), false);
        }
        go("new/quoridor");
        page.press("Friends online");
        page.press("Lay the table");
        page.see(".invite .qr");
        shot("table", true);
    }
}

/// Every place with an address of its own; home, games and tables are begun first.
const PLACES: [&str; 12] = [
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
    "link/code",
    "nowhere",
];

/// Games in the middle and at their end, as the page keeps them.
const GAMES: [(&str, &str); 6] = [
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
        "palisade 1\ngame mspacman\nseats 4\nlevel 2 4\nlevel 3 4\nlevel 4 4\n\nspin:5 spin:3 spin:2 spin:1\n",
    ),
    ("here", "palisade 1\ngame mini\nseats 2\n\ne2 e8 d3h e7 e3\n"),
    (
        "over",
        "palisade 1\ngame quoridor\nseats 2\nlevel 2 3\n\ne2 e8 e3 e7 e4 e6 e5 d6 e6 d5 e7 d4 e8 d3 e9\n",
    ),
];
