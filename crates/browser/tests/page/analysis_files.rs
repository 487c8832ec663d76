//! What is dropped on the analysis board, and what leaves it as a file.

use std::path::Path;

use board::BoardColours;
use browser::{Page, Viewport};
use rules::{Analysis, GameRecord};
use serde_json::{Value, json};
use testbed::TestFolder;
use view::BoardView;

use crate::analysis::{assert_no_errors, link, open_analysis, wait_for_analysis};
use crate::fixture;

/// Drags something from outside of the browser to the board and drops it there.
fn drop_on_board(page: &Page<'_>, data: &Value) {
    let (x, y) = page.board_point("c3");
    for kind in ["dragEnter", "dragOver", "drop"] {
        page.cdp("Input.dispatchDragEvent", json!({"type": kind, "x": x, "y": y, "data": data}));
    }
}

fn drop_file(page: &Page<'_>, path: &Path) {
    drop_on_board(page, &json!({"items": [], "files": [path], "dragOperationsMask": 1}));
}

fn drop_text(page: &Page<'_>, text: &str) {
    let item = json!({"mimeType": "text/plain", "data": text});
    drop_on_board(page, &json!({"items": [item], "files": [], "dragOperationsMask": 1}));
}

#[test]
fn files_and_texts_are_dropped_on_the_board() {
    let fixture = fixture();
    let page = open_analysis(&fixture, Viewport::DESKTOP, "game quoridor\nseats 2\n");
    // Browsers read no file whose path goes back.
    let workspace = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).canonicalize();
    let workspace = workspace.expect("the workspace");
    let golden = workspace.join("golden/records");
    for name in ["docs-mini", "docs-pacman", "docs-mspacman", "analysis-quoridor"] {
        let path = golden.join(format!("{name}.palisade"));
        let text = std::fs::read_to_string(&path).expect("a golden file");
        drop_file(&page, &path);
        wait_for_analysis(&page, &Analysis::parse(&text).expect("a record").to_link());
    }
    // A position is one of the game that is shown, if it can be.
    drop_text(&page, "e4,e6 9,8 2 c3h,d2v,e4h");
    let position = link("game quoridor\nseats 2\nstart e4,e6 9,8 2 c3h,d2v,e4h\n");
    wait_for_analysis(&page, &position);
    drop_file(&page, &workspace.join("README.md"));
    page.wait_for(".sheet .say[role=alert]");
    wait_for_analysis(&page, &position);
    drop_text(&page, "e5 e9,a5,i5,e1 a1,a9,i1,i9 2 blinky corners");
    let chase = "game pacman\nseats 2\nstart e5 e9,a5,i5,e1 a1,a9,i1,i9 2 blinky corners\n";
    wait_for_analysis(&page, &link(chase));
    assert_eq!(page.count(".sheet .say[role=alert]"), 0);
    assert_no_errors(&page);
}

/// A folder for downloads, which goes with this value.
pub(crate) struct Downloads(TestFolder);

impl Downloads {
    pub(crate) fn of(page: &Page<'_>) -> Downloads {
        let folder = TestFolder::new("files");
        page.download_into(&folder);
        Downloads(folder)
    }

    /// Takes a file out of the folder, once it is there.
    pub(crate) fn take(&self, name: &str) -> Vec<u8> {
        let path = self.0.join(name);
        // Chromium reserves the name with an empty file, and moves the complete download over it.
        let complete = || std::fs::read(&path).ok().filter(|bytes| !bytes.is_empty());
        let bytes = browser::poll(complete).expect("the download");
        std::fs::remove_file(&path).expect("ours");
        bytes
    }
}

/// A colour of the page's style sheet.
fn token(page: &Page<'_>, name: &str) -> Option<String> {
    let script = "return getComputedStyle(document.documentElement).getPropertyValue('--' + arguments[0]).trim()";
    let value = page.evaluate(script, json!([name]));
    value.as_str().filter(|value| !value.is_empty()).map(str::to_owned)
}

/// Decodes a picture in the browser: its size, how many colours it has, and whether these are among them.
const DECODE: &str = "const blob = new Blob([new Uint8Array(arguments[0])], {type: 'image/png'}); \
    return createImageBitmap(blob).then(image => { \
      const {width, height} = image, at = new OffscreenCanvas(width, height).getContext('2d'); \
      const pixels = (w, h) => new Uint32Array(at.getImageData(0, 0, w, h).data.buffer); \
      at.drawImage(image, 0, 0); \
      const all = new Set(pixels(width, height)); \
      const has = colour => { at.fillStyle = colour; at.fillRect(0, 0, 1, 1); return all.has(pixels(1, 1)[0]); }; \
      return [width, height, all.size, arguments[1].filter(colour => !has(colour))]; })";

#[test]
fn records_and_pictures_of_the_board_are_downloaded() {
    let fixture = fixture();
    let record = "game quoridor\nseats 2\nvariation 2 d9 e3\n\ne2 e8 e3h\n";
    let whole = format!("palisade 1\n{record}");
    let game = GameRecord::parse(&whole).expect("a record");
    let board_view = BoardView::from(game.record.position());
    let mut grounds = Vec::new();
    for viewport in [Viewport::DESKTOP, Viewport::DESKTOP.dark()] {
        let page = open_analysis(&fixture, viewport, record);
        let downloads = Downloads::of(&page);
        page.click(".sharing summary");
        page.click_button("Download game");
        let saved = String::from_utf8(downloads.take("quoridor.palisade")).expect("text");
        let saved = Analysis::parse(&saved).expect("a record");
        assert_eq!(saved.to_link(), link(record));

        page.click_button("SVG");
        let svg = String::from_utf8(downloads.take("quoridor.svg")).expect("text");
        let colours = BoardColours::from_tokens(|name| token(&page, name));
        assert_eq!(svg, board::svg_with(&board_view, 0, &colours));
        let parsed = page.evaluate(
            "const svg = new DOMParser().parseFromString(arguments[0], 'image/svg+xml').documentElement; \
             return [svg.namespaceURI, svg.localName, svg.querySelectorAll('parsererror').length]",
            json!([svg]),
        );
        assert_eq!(parsed, json!(["http://www.w3.org/2000/svg", "svg", 0]));

        page.click_button("PNG");
        let png = downloads.take("quoridor.png");
        let [s1, s2, ..] = &colours.pawns;
        let drawn = [s1, s2, &colours.fence, &colours.tile, &colours.ground];
        let decoded = page.evaluate(DECODE, json!([png, drawn]));
        assert_eq!((&decoded[0], &decoded[1]), (&json!(1200), &json!(1200)));
        assert!(decoded[2].as_u64().is_some_and(|colours| colours > 8), "{decoded}");
        assert_eq!(decoded[3], json!([]), "colours that are missing");
        grounds.push(colours.ground);
        assert_no_errors(&page);
    }
    assert_ne!(grounds[0], grounds[1], "the picture has the theme of the page");
}
