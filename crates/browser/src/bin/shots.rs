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
    let address = server.address();
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
        page.go(&format!("{address}/"));
        page.see(".shelf .board");
        shot("home", true);
        for place in [
            "settings",
            "lobby",
            "new/quoridor",
            "rules/quoridor",
            "rules/pacman",
            "rules/mspacman",
        ] {
            page.go(&format!("{address}/{place}"));
            page.see("h1");
            shot(&place.replace('/', "-"), place.starts_with("new") || !place.starts_with("rules"));
        }
        for game in GAMES {
            page.go(&format!("{address}/"));
            page.see("#boot, .shelf");
            let (game, record) = *game;
            page.run("localStorage.setItem('palisade.game.shot', arguments[0])", json!([record]));
            page.go(&format!("{address}/play/shot"));
            page.see(".table .board");
            shot(&format!("play-{game}"), false);
        }
    }
}

/// Games in the middle, as the page keeps them.
const GAMES: &[(&str, &str)] = &[
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
];
