use std::io::{Read, Write};
use std::net::TcpStream;

use browser::{Pace, Page, Shape, Trace};

use crate::{Stage, lay, stage};

/// What the page weighs on the wire: everything it loads before the first board.
#[test]
#[expect(clippy::print_stdout, reason = "the figures are what this is for")]
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
    println!("the page: {total} bytes gzipped");
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
fn the_first_board_is_timed() {
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
    let mut took: Vec<_> = (0..5).map(|_| first_board()).collect();
    took.sort_by(f64::total_cmp);
    println!("first board from a cold cache: {:.0} ms (median of 5)", took[2]);
}

/// From an input to the showing of the frame that answers it, in the browser's own trace: with
/// frames as soon as they are ready, which is the page's and the browser's work alone, and with
/// frames at the ticks of a display, which adds the wait for the next one.
#[test]
#[expect(clippy::print_stdout, reason = "the figures are what this is for")]
fn the_answer_to_a_pointer_is_timed() {
    let stage = stage();
    for (pace, name) in [(Pace::Free, "as soon as ready"), (Pace::Display, "at 60 Hz")] {
        let trace = traced(&stage, pace);
        match (trace.p95("MOUSE_MOVED"), trace.p95("MOUSE_RELEASED")) {
            (Some((hovers, hover)), Some((taps, tap))) => println!(
                "frames {name}: hover {hover:.1} ms (p95 of {hovers}), tap {tap:.1} ms (p95 of {taps})"
            ),
            _ => println!("the machine was too busy for the browser to write its trace"),
        }
    }
}

/// Hovers over slots all over the board, and now and then a pawn steps out or back by a tap.
fn traced(stage: &Stage, pace: Pace) -> Trace {
    let file = std::env::temp_dir().join(format!("palisade-trace-{}.json", std::process::id()));
    let page = Page::open_traced(&stage.driver, Shape::WIDE, pace, &file, 20);
    lay(&page, stage, "palisade 1\ngame quoridor\nseats 2\noption repetition=off\n");
    let slots: Vec<_> = (0..64usize)
        .map(|n| format!("{}{}{}", &"abcdefgh"[n % 8..=n % 8], 1 + n * 5 % 8, ["h", "v"][n % 2]))
        .map(|slot| page.board_point(&slot))
        .collect();
    let steps = ["e2", "e8", "e1", "e9"].map(|square| page.board_point(square));
    let began = std::time::Instant::now();
    let patient = |_: &(usize, &(f64, f64))| began.elapsed().as_secs() < 60;
    let trace = (0..).zip(slots.iter().cycle()).take_while(patient).find_map(|(n, &(x, y))| {
        page.hover_at(x, y);
        std::thread::sleep(std::time::Duration::from_millis(25));
        if n % 6 == 5 {
            let (x, y) = steps[n / 6 % 4];
            page.click_at(x, y);
            // The pawn has arrived before anything else is asked.
            std::thread::sleep(std::time::Duration::from_millis(350));
        }
        if n % 20 == 0 { Trace::read(&file) } else { None }
    });
    let _ = std::fs::remove_file(&file);
    trace.unwrap_or_default()
}
