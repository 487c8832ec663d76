use std::io::{Read, Write};
use std::net::TcpStream;

use browser::{Page, Shape};
use serde_json::json;

use crate::{at_table, stage};

/// What the page weighs on the wire: everything it loads before the first board.
#[test]
fn the_page_weighs_at_most_700_kilobytes() {
    let stage = stage();
    let index = fetch(stage.server.port(), "/");
    let text = String::from_utf8_lossy(&index).into_owned();
    let mut total = index.len();
    for word in text.split('"').filter(|word| word.starts_with("/page/")) {
        if !text[..text.find(word).unwrap_or(0)].contains(word) {
            total += fetch(stage.server.port(), word).len();
        }
    }
    assert!(total > 50_000, "the page is there: {total}");
    assert!(total <= 700_000, "{total} bytes");
}

/// The body of an answer, as it comes: compressed.
fn fetch(port: u16, path: &str) -> Vec<u8> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).expect("the server is there");
    let accept = if path == "/" { "" } else { "Accept-Encoding: gzip\r\n" };
    let head = format!(
        "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{accept}Connection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).expect("it listens");
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).expect("it answers");
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").expect("a head and a body");
    answer.split_off(end + 4)
}

/// Times depend on what else the machine does, so they are told, not judged; `--nocapture` shows them.
#[test]
#[expect(clippy::print_stdout, reason = "the figures are what this is for")]
fn the_first_board_and_the_answer_to_a_pointer_are_timed() {
    let stage = stage();
    // Every window has a profile of its own, so each load is a first one.
    let first_board = || {
        let page = Page::open(&stage.driver, Shape::WIDE);
        page.go(&stage.server.address());
        let took = page.until(
            "the first board",
            "if (!document.querySelector('.board')) return 0; return performance.now()",
        );
        took.as_f64().unwrap_or(f64::MAX)
    };
    let took = (0..3).map(|_| first_board()).fold(f64::MAX, f64::min);
    let page = at_table(&stage, Shape::WIDE, "palisade 1\ngame quoridor\nseats 2\n");
    // From a pointer's move to the ghost in the page, forty times, in the page's own clock.
    let times = page.run(
        "const b = document.querySelector('.table .board'), r = b.getBoundingClientRect(), times = []; \
         for (let n = 0; n < 40; n++) { \
           const x = r.x + r.width * (.1 + .8 * (n % 9) / 9), y = r.y + r.height * (.1 + .8 * (n % 7) / 7); \
           const began = performance.now(); \
           b.dispatchEvent(new PointerEvent('pointermove', {clientX: x, clientY: y, bubbles: true, pointerType: 'mouse'})); \
           b.getBoundingClientRect(); times.push(performance.now() - began); } \
         return times.sort((a, b) => a - b)",
        json!([]),
    );
    let p95 = times[37].as_f64().unwrap_or(f64::MAX);
    println!("first board {took:.0} ms, pointer to page {p95:.1} ms (p95)");
}
