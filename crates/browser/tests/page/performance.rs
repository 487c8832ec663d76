use std::io::{Read, Write};
use std::net::TcpStream;

use browser::{FramePacing, LatencyTrace, Page, Viewport};

use crate::{Fixture, fixture, open_record};

/// What the first load may weigh over the wire.
const FIRST_LOAD_LIMIT: usize = 550_000;

/// What a file that is fetched later may weigh, the network of level 8 above all.
const LATER_FILE_LIMIT: usize = 1_000_000;

/// The transfer size of the first load, in English: home, and play against the computer (its engine
/// is a part of its own) or against people (so is what they need). The service worker lists the
/// files. What browsers ask for is held to the limit; gzip is for those on a plain connection to
/// another machine, who ask for no more.
#[test]
#[expect(clippy::print_stdout, reason = "the figures are what this is for")]
fn the_first_load_is_light() {
    let fixture = fixture();
    let service_worker = fetch_plain(fixture.server.port(), "/sw.js");
    let service_worker = String::from_utf8_lossy(&service_worker).into_owned();
    let is_file = |word: &&str| word.starts_with("/page/") && !word.ends_with('/');
    let files: Vec<_> = service_worker.split('"').filter(is_file).collect();
    assert!(files.len() > 5, "{service_worker}");
    let sizes = |path: &str| {
        ["gzip, deflate, br, zstd", "gzip"]
            .map(|accepted| fetch(fixture.server.port(), path, accepted).len())
    };
    let roots = ["/", "/icon.svg", "/recover.js"];
    let weighed: Vec<_> = roots.iter().chain(&files).map(|path| (*path, sizes(path))).collect();
    for (path, [browser, gzip]) in &weighed {
        println!("{browser:>8} {gzip:>8} {}", path.rsplit('/').next().unwrap_or_default());
    }
    let folder = files[0].rsplit_once('/').map_or("", |(folder, _)| folder);
    let later_files = [
        "split_new_game.wasm",
        "split_rulebook.wasm",
        "split_lessons.wasm",
        "split_analysis.wasm",
        "split_solver.wasm",
        "split_settings.wasm",
        "lessons/en.ftl",
        "analysis/en.ftl",
        "analysis/style.css",
        "review/en.ftl",
        "review/style.css",
        "quoridor.nnue",
    ];
    for later in later_files {
        let [browser, gzip] = sizes(&format!("{folder}/{later}"));
        println!("{browser:>8} {gzip:>8} {later}, once it is needed");
        assert!((1..=LATER_FILE_LIMIT).contains(&browser), "{later}: {browser} bytes");
    }
    // What a part shares with others comes in chunks, which its loader lists after its name.
    let loader = fetch_plain(fixture.server.port(), &format!("{folder}/parts.js"));
    let loader = String::from_utf8_lossy(&loader).into_owned();
    let chunks = |part: &str| -> Vec<&str> {
        let (_, after) = loader.split_once(&format!("./{part}.wasm")).expect("a part");
        let (_, list) = after.split_once('[').expect("its list");
        let (list, _) = list.split_once(']').expect("the end of it");
        list.split(',').map(|name| name.trim().trim_start_matches('_')).collect()
    };
    let [engine, people] = ["split_engine", "split_online"].map(|part| {
        let other = chunks(if part == "split_engine" { "split_online" } else { "split_engine" });
        let own = chunks(part).into_iter().filter(|chunk| !other.contains(chunk));
        own.map(|chunk| format!("/{chunk}.wasm"))
            .chain([format!("/{part}.wasm")])
            .collect::<Vec<_>>()
    });
    let engine = [engine, vec!["/worker.js".to_owned()]].concat();
    for (what, left_out) in [
        ("home", [engine.clone(), people.clone()].concat()),
        ("home and a game against the computer", people),
        ("home and a game against people", engine),
        ("home and both", Vec::new()),
    ] {
        let needed =
            weighed.iter().filter(|(path, _)| !left_out.iter().any(|p| path.ends_with(p.as_str())));
        let [browser, gzip] =
            needed.fold([0, 0], |sum, (_, size)| [0, 1].map(|n| sum[n] + size[n]));
        println!("{browser:>8} {gzip:>8} {what}");
        assert!(browser > 50_000, "{what} is there: {browser}");
        let is_first_load = !left_out.is_empty();
        assert!(!is_first_load || browser <= FIRST_LOAD_LIMIT, "{what}: {browser} bytes");
    }
}

/// From the click to the part on the screen, from a cold cache.
#[test]
#[expect(clippy::print_stdout, reason = "the figures are what this is for")]
fn opening_a_part_is_timed() {
    let fixture = fixture();
    for (address, content) in [
        ("/settings", ".form"),
        ("/rules/quoridor", ".book figure"),
        ("/new/quoridor", ".form"),
        ("/analysis", ".analysis .board"),
    ] {
        let page = Page::open(&fixture.driver, Viewport::DESKTOP);
        page.goto(&fixture.server.url());
        page.wait_for(".shelf");
        let millis = page.evaluate_async(&format!(
            "const done = arguments[0], began = performance.now(); \
             document.querySelector(\"a[href='{address}']\").click(); \
             const look = () => document.querySelector('{content}') ? done(performance.now() - began) : requestAnimationFrame(look); \
             look()"
        ));
        println!("{address} opens in {:.0} ms", millis.as_f64().unwrap_or(f64::MAX));
    }
}

/// How many frames a second the page shows while the engine searches in its worker.
#[test]
#[expect(clippy::print_stdout, reason = "the figures are what this is for")]
fn frames_beside_the_engine_are_counted() {
    let fixture = fixture();
    let page = Page::open(&fixture.driver, Viewport::DESKTOP);
    page.goto(&format!("{}/analysis", fixture.server.url()));
    page.wait_for(".variations li");
    let frames = page.evaluate_async(
        "const done = arguments[0], began = performance.now(); let frames = 0; \
         const look = () => { frames += 1; const passed = performance.now() - began; \
           if (passed < 3000) requestAnimationFrame(look); else done(frames * 1000 / passed); }; \
         requestAnimationFrame(look)",
    );
    println!("{:.0} frames a second while the engine runs", frames.as_f64().unwrap_or(0.0));
}

/// The body of a response as transferred to who accepts these encodings.
fn fetch(port: u16, path: &str, accepted: &str) -> Vec<u8> {
    exchange(port, path, &format!("Accept-Encoding: {accepted}\r\n"))
}

/// The body of a response, not compressed.
fn fetch_plain(port: u16, path: &str) -> Vec<u8> {
    exchange(port, path, "")
}

fn exchange(port: u16, path: &str, accept: &str) -> Vec<u8> {
    let mut stream = TcpStream::connect(("127.0.0.1", port)).expect("the server is there");
    let head = format!(
        "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{accept}Connection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).expect("it listens");
    let mut response = Vec::new();
    stream.read_to_end(&mut response).expect("it answers");
    let end = response.windows(4).position(|four| four == b"\r\n\r\n").expect("a head and a body");
    response.split_off(end + 4)
}

/// Times depend on what else the machine does, so they are printed and not asserted; `--nocapture`
/// shows them.
#[test]
#[expect(clippy::print_stdout, reason = "the figures are what this is for")]
fn the_first_board_is_timed() {
    let fixture = fixture();
    // Every browser has a profile of its own, so each load is from a cold cache.
    let first_board = || {
        let page = Page::open(&fixture.driver, Viewport::DESKTOP);
        page.goto(&fixture.server.url());
        let millis = page.wait_until(
            "the first board",
            "if (!document.querySelector('.board')) return 0; return performance.now()",
        );
        millis.as_f64().unwrap_or(f64::MAX)
    };
    let mut times: Vec<_> = (0..5).map(|_| first_board()).collect();
    times.sort_by(f64::total_cmp);
    println!("first board from a cold cache: {:.0} ms (median of 5)", times[2]);
}

/// Input latency, from an input to the presentation of the frame that it changed, in the browser's
/// own trace: with frames as soon as they are ready, which measures the work of page and browser
/// alone, and with frames at 60 Hz, which adds the wait for the display.
#[test]
#[expect(clippy::print_stdout, reason = "the figures are what this is for")]
fn pointer_latency_is_timed() {
    let fixture = fixture();
    for (pacing, name) in
        [(FramePacing::Unlimited, "as soon as ready"), (FramePacing::Display, "at 60 Hz")]
    {
        let trace = trace_pointer(&fixture, pacing);
        match (trace.p95("MOUSE_MOVED"), trace.p95("MOUSE_RELEASED")) {
            (Some((hovers, hover)), Some((taps, tap))) => println!(
                "frames {name}: hover {hover:.1} ms (p95 of {hovers}), tap {tap:.1} ms (p95 of {taps})"
            ),
            _ => println!("the machine was too busy for the browser to write its trace"),
        }
    }
}

/// Hovers over slots all over the board, and every sixth time clicks a pawn's step.
fn trace_pointer(fixture: &Fixture, pacing: FramePacing) -> LatencyTrace {
    let file = std::env::temp_dir().join(format!("palisade-trace-{}.json", std::process::id()));
    let page = Page::open_traced(&fixture.driver, Viewport::DESKTOP, pacing, &file, 20);
    open_record(&page, fixture, "palisade 1\ngame quoridor\nseats 2\noption repetition=off\n");
    let slots: Vec<_> = (0..64usize)
        .map(|n| format!("{}{}{}", &"abcdefgh"[n % 8..=n % 8], 1 + n * 5 % 8, ["h", "v"][n % 2]))
        .map(|slot| page.board_point(&slot))
        .collect();
    let steps = ["e2", "e8", "e1", "e9"].map(|square| page.board_point(square));
    let started = std::time::Instant::now();
    let in_time = |_: &(usize, &(f64, f64))| started.elapsed().as_secs() < 60;
    let trace = (0..).zip(slots.iter().cycle()).take_while(in_time).find_map(|(n, &(x, y))| {
        page.hover_at(x, y);
        std::thread::sleep(std::time::Duration::from_millis(25));
        if n % 6 == 5 {
            let (x, y) = steps[n / 6 % 4];
            page.click_at(x, y);
            // The animation of the pawn ends before the next input.
            std::thread::sleep(std::time::Duration::from_millis(350));
        }
        if n % 20 == 0 { LatencyTrace::read(&file) } else { None }
    });
    let _ = std::fs::remove_file(&file);
    trace.unwrap_or_default()
}
