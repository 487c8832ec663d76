//! The page measured in a real browser. Each line is a name, a figure and its unit, with tabs in
//! between, as `cargo xtask bench` reads them. Times depend on what else the machine does.
//!
//! ```text
//! cargo bench -p palisade-browser --bench page               everything; a few minutes
//! cargo bench -p palisade-browser --bench page -- weight     that part alone
//! ```
#![expect(clippy::print_stdout, reason = "the figures are what this is for")]

use std::collections::HashMap;
use std::time::{Duration, Instant};

use browser::{Chromium, FirstLoad, FramePacing, LatencyTrace, Page, TestServer, Viewport};
use engine::{BenchSignature, Stopwatch};
use rules::Analysis;
use serde_json::{Value, json};

type Measure = fn(&TestServer);

/// The measurements by name.
const PARTS: [(&str, Measure); 10] = [
    ("weight", weight),
    ("first-board", first_board),
    ("parts", parts),
    ("frames", frames),
    ("latency", latency),
    ("heat-map", heat_map),
    ("engine", engine_speed),
    ("review", review),
    ("mazes", mazes),
    ("slow-mazes", slow_mazes),
];

fn main() {
    // Cargo adds arguments of its own.
    let wanted: Vec<_> = std::env::args().skip(1).filter(|arg| !arg.starts_with('-')).collect();
    let server = TestServer::start();
    for (name, measure) in PARTS {
        if wanted.is_empty() || wanted.iter().any(|part| part == name) {
            measure(&server);
        }
    }
}

fn report(name: &str, value: f64, unit: &str) {
    println!("{name}\t{value:.1}\t{unit}");
}

/// The transfer sizes of the first load and of what is fetched later.
fn weight(server: &TestServer) {
    let weight = FirstLoad::weigh(server.port());
    for (what, [bytes, gzip]) in weight.sums {
        report(&format!("page: {what}"), bytes as f64, "bytes");
        report(&format!("page: {what}, gzip"), gzip as f64, "bytes");
    }
    let parts = ["split_engine.wasm", "split_online.wasm"].into_iter().filter_map(|name| {
        let file = weight.files.iter().find(|(path, _)| path.ends_with(name))?;
        Some((name, file.1))
    });
    for (name, [bytes, _]) in parts.chain(weight.later_files) {
        report(&format!("page: {name}"), bytes as f64, "bytes");
    }
}

/// From a cold cache: every page has a profile of its own.
fn first_board(server: &TestServer) {
    let chromium = Chromium::start();
    let mut times: Vec<_> = (0..5)
        .map(|_| {
            let page = Page::open(&chromium, Viewport::DESKTOP);
            page.goto(&server.url());
            let script =
                "if (!document.querySelector('.board')) return 0; return performance.now()";
            page.wait_until("the first board", script).as_f64().unwrap_or(f64::NAN)
        })
        .collect();
    times.sort_by(f64::total_cmp);
    report("page: first board, median of 5", times[2], "ms");
}

/// From the click to the part on the screen, from a cold cache.
fn parts(server: &TestServer) {
    let chromium = Chromium::start();
    for (address, content) in [
        ("/settings", ".form"),
        ("/rules/quoridor", ".book figure"),
        ("/new/quoridor", ".form"),
        ("/analysis", ".analysis .board"),
    ] {
        let page = Page::open(&chromium, Viewport::DESKTOP);
        page.goto(&server.url());
        page.wait_for(".shelf");
        let millis = page.evaluate_async(&format!(
            "const done = arguments[0], began = performance.now(); \
             document.querySelector(\"a[href='{address}']\").click(); \
             const look = () => document.querySelector('{content}') ? done(performance.now() - began) : requestAnimationFrame(look); \
             look()"
        ));
        report(&format!("page: {address} opens"), millis.as_f64().unwrap_or(f64::NAN), "ms");
    }
}

/// How many frames a second the page shows while the engine searches in its worker.
fn frames(server: &TestServer) {
    let chromium = Chromium::start();
    let page = Page::open(&chromium, Viewport::DESKTOP);
    page.goto(&format!("{}/analysis", server.url()));
    page.wait_for(".variations li");
    let frames = page.evaluate_async(
        "const done = arguments[0], began = performance.now(); let frames = 0; \
         const look = () => { frames += 1; const passed = performance.now() - began; \
           if (passed < 3000) requestAnimationFrame(look); else done(frames * 1000 / passed); }; \
         requestAnimationFrame(look)",
    );
    report("page: frames beside the engine", frames.as_f64().unwrap_or(f64::NAN), "a second");
}

/// Input latency, from an input to the presentation of the frame that it changed, in the browser's
/// own trace: with frames as soon as they are ready, which measures the work of page and browser
/// alone, and with frames at 60 Hz, which adds the wait for the display.
fn latency(server: &TestServer) {
    for (pacing, name) in
        [(FramePacing::Unlimited, "frames as soon as ready"), (FramePacing::Display, "at 60 Hz")]
    {
        let trace = trace_pointer(server, pacing);
        for (input, kind) in [("hover", "MOUSE_MOVED"), ("tap", "MOUSE_RELEASED")] {
            // A machine that is too busy for the browser to write its trace has no figure.
            if let Some((count, millis)) = trace.p95(kind) {
                report(&format!("page: {input}, {name}, p95 of {count}"), millis, "ms");
            }
        }
    }
}

/// Hovers over slots all over the board, and every sixth time clicks a pawn's step.
fn trace_pointer(server: &TestServer, pacing: FramePacing) -> LatencyTrace {
    let file = std::env::temp_dir().join(format!("palisade-trace-{}.json", std::process::id()));
    let chromium = Chromium::start_traced(pacing, &file, 20);
    let page = Page::open(&chromium, Viewport::DESKTOP);
    page.open_record(&server.url(), "palisade 1\ngame quoridor\nseats 2\noption repetition=off\n");
    let slots: Vec<_> = (0..64usize)
        .map(|n| format!("{}{}{}", &"abcdefgh"[n % 8..=n % 8], 1 + n * 5 % 8, ["h", "v"][n % 2]))
        .map(|slot| page.board_point(&slot))
        .collect();
    let steps = ["e2", "e8", "e1", "e9"].map(|square| page.board_point(square));
    let started = Instant::now();
    let in_time = |_: &(usize, &(f64, f64))| started.elapsed().as_secs() < 60;
    let trace = (0..).zip(slots.iter().cycle()).take_while(in_time).find_map(|(n, &(x, y))| {
        page.hover_at(x, y);
        std::thread::sleep(Duration::from_millis(25));
        if n % 6 == 5 {
            let (x, y) = steps[n / 6 % 4];
            page.click_at(x, y);
            // The animation of the pawn ends before the next input.
            std::thread::sleep(Duration::from_millis(350));
        }
        if n % 20 == 0 { LatencyTrace::read(&file) } else { None }
    });
    let _ = std::fs::remove_file(&file);
    trace.unwrap_or_default()
}

/// Processor time of the page's own thread while the heat map is switched off and on again, as the mean of many times:
/// its script (costs, best fences in words, elements), styles and layout, and all of it, which is waiting for frames
/// and painting as well. Other work on the machine does not count.
fn heat_map(server: &TestServer) {
    const SWITCHES: usize = 100;
    // At the start every fence is legal, for two as for four.
    const FENCES: usize = 128;
    let chromium = Chromium::start();
    for players in [2, 4] {
        let page = Page::open(&chromium, Viewport::DESKTOP);
        page.store(&server.url(), &json!({"palisade.analysis-engine": "off"}));
        let record = format!("palisade 1\ngame quoridor\nseats {players}\n");
        let link = Analysis::parse(&record).expect("a record").to_link();
        page.goto(&format!("{}/analysis#{link}", server.url()));
        page.click_button("Fence heat map");
        let is_drawn =
            format!("return document.querySelectorAll('.heat path').length === {FENCES}");
        page.wait_until("the heat map", &is_drawn);
        page.cdp("Performance.enable", json!({"timeDomain": "threadTicks"}));
        let before = page.cdp("Performance.getMetrics", json!({}));
        page.evaluate_async(&format!(
            "const done = arguments[0]; \
             const button = [...document.querySelectorAll('button')].find(b => b.innerText.includes('Fence heat map')); \
             const drawn = () => document.querySelectorAll('.heat path').length; \
             const frame = () => new Promise(requestAnimationFrame); \
             (async () => {{ for (let n = 0; n < 2 * {SWITCHES}; n++) {{ \
               button.click(); \
               do {{ await frame() }} while (drawn() !== (n % 2 ? {FENCES} : 0)); \
             }} done(true) }})()"
        ));
        let after = page.cdp("Performance.getMetrics", json!({}));
        for (what, metrics) in [
            ("script", &["ScriptDuration"][..]),
            ("styles and layout", &["RecalcStyleDuration", "LayoutDuration"]),
            ("all of the page's thread", &["TaskDuration"]),
        ] {
            let seconds = |at: &Value| metrics.iter().map(|name| metric(at, name)).sum::<f64>();
            let millis = (seconds(&after) - seconds(&before)) * 1000.0 / SWITCHES as f64;
            report(&format!("page: heat map off and on, {players} players, {what}"), millis, "ms");
        }
    }
}

/// A figure among the browser's metrics of a page.
fn metric(metrics: &Value, name: &str) -> f64 {
    let list = metrics["metrics"].as_array().expect("metrics");
    let found = list.iter().find(|metric| metric["name"] == name).expect("the browser counts it");
    found["value"].as_f64().expect("a number")
}

/// The speed of the engine in the page and in a program. The fastest of a few runs counts, since
/// other work slows some of them down, and since browsers compile once more and better what runs
/// often.
fn engine_speed(server: &TestServer) {
    let chromium = Chromium::start();
    let page = Page::open(&chromium, Viewport::DESKTOP);
    page.goto(&server.url());
    page.wait_for(".shelf");
    let answers = page.ask_worker("", &vec![json!("Bench"); 4]);
    let in_page = answers.iter().map(|answer| {
        let bench: Vec<(u64, u64)> =
            serde_json::from_value(answer["bench"].clone()).expect("nodes and microseconds");
        let (nodes, micros) = bench.iter().fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        nodes as f64 * 1000.0 / micros as f64
    });
    let native = (0..4).map(|_| {
        let signature = BenchSignature::measure(&Stopwatch::default(), &|| true);
        let time: Duration = signature.results.iter().map(|(_, effort)| effort.time).sum();
        signature.nodes() as f64 / time.as_secs_f64() / 1000.0
    });
    let unit = "thousand nodes a second";
    report("engine in the page", in_page.fold(0.0, f64::max), unit);
    report("engine in a program", native.fold(0.0, f64::max), unit);
}

/// How long one worker takes to review a game of sixty plies.
fn review(server: &TestServer) {
    let chromium = Chromium::start();
    let page = Page::open(&chromium, Viewport::DESKTOP);
    page.goto(&server.url());
    page.wait_for(".shelf");
    let tasks: Vec<Value> = (0..60).map(|entry| json!({"Review": {"entry": entry}})).collect();
    let began = Instant::now();
    page.ask_worker(include_str!("../tests/sixty-plies.palisade"), &tasks);
    report("review of 60 plies in the page", began.elapsed().as_secs_f64(), "s");
}

/// Open mazes with three lives, solved by a worker of the page.
fn mazes(server: &TestServer) {
    let chromium = Chromium::start();
    for (name, maze) in [
        ("9x9, 3 ghosts, 2 pellets", "9x9.3.e5.e9a5i5_.a1i9._"),
        ("8x8, 4 ghosts, 1 pellet", "8x8.3.e5.e8a5h5e1.a1._"),
        ("7x7, 3 ghosts, 4 pellets", "7x7.3.d4.d7a4g4_.a1a7g1g7._"),
    ] {
        let time = time_to_solve(server, &chromium, maze, 1);
        report(&format!("maze in the page: {name}"), time.as_secs_f64(), "s");
    }
}

/// Open mazes of 6×6 squares with three lives and four pellets in a browser that is slowed four-fold, and in one that is
/// not: workers solve them, and whether these are slowed as well is up to the browser. The processor time of the whole
/// browser is what they take where nothing else is to be done.
fn slow_mazes(server: &TestServer) {
    let chromium = Chromium::start();
    // The first is solved in no time: what it takes is the page.
    for (what, maze) in [
        ("4x4, 1 ghost", "4x4.3.a1.d4___.d1._"),
        ("6x6, 3 ghosts", "6x6.3.d4.d6a4f4_.a1a6f1f6._"),
        ("6x6, 4 ghosts", "6x6.3.d4.d6a4f4d1.a1a6f1f6._"),
    ] {
        for slowed in [1, 4] {
            let before = processor_seconds();
            let time = time_to_solve(server, &chromium, maze, slowed);
            let name = format!("maze in the page slowed {slowed}-fold: {what}");
            report(&name, time.as_secs_f64(), "s");
            report(&format!("{name}, processor"), processor_seconds() - before, "s");
        }
    }
}

/// The processor time of all processes that this one has started, and they in turn; nothing where there is no `/proc`.
fn processor_seconds() -> f64 {
    let mut parents = HashMap::new();
    let processes = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    for process in processes {
        let Ok(stat) = std::fs::read_to_string(process.path().join("stat")) else { continue };
        // After the name, which is in brackets: state, parent, …, user time, system time, those of ended children.
        let Some((_, fields)) = stat.rsplit_once(") ") else { continue };
        let fields: Vec<i64> = fields.split(' ').map(|field| field.parse().unwrap_or(0)).collect();
        let name = process.file_name().to_string_lossy().parse::<i64>();
        if let (Ok(id), Some(times)) = (name, fields.get(11..15)) {
            parents.insert(id, (fields[1], times.iter().sum::<i64>()));
        }
    }
    let own = i64::from(std::process::id());
    let is_ours = |mut id: i64| {
        while let Some((parent, _)) = parents.get(&id) {
            id = *parent;
            if id == own {
                return true;
            }
        }
        false
    };
    let ticks: i64 =
        parents.iter().filter(|(id, _)| is_ours(**id)).map(|(_, (_, ticks))| ticks).sum();
    // Linux counts in hundredths of a second, whatever the processor does.
    ticks as f64 / 100.0
}

/// The time from the page that shows a maze to its solution, in a new profile.
fn time_to_solve(server: &TestServer, chromium: &Chromium, maze: &str, slowed: u32) -> Duration {
    let page = Page::open(chromium, Viewport::DESKTOP);
    page.store(&server.url(), &json!({"palisade.analysis-engine": "off"}));
    page.cdp("Emulation.setCPUThrottlingRate", json!({"rate": slowed}));
    let record = format!("palisade 1\ngame pacman\nseats 2\nmaze {maze}\n");
    let link = Analysis::parse(&record).expect("a record").to_link();
    page.goto(&format!("{}/analysis#{link}", server.url()));
    let began = Instant::now();
    page.solve_maze();
    began.elapsed()
}
