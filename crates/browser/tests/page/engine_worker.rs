use std::time::Duration;

use browser::{Page, VersionProxy, Viewport};
use engine::{BenchSignature, Stopwatch};
use serde_json::json;

use crate::{Fixture, fixture, open_record, words};

/// The engine signs its behaviour in a browser as it does outside, so that a level is the same
/// level; its speed is printed and not asserted. The fastest of a few runs counts, since other work
/// slows some of them down, and since browsers compile once more and better what runs often.
#[test]
#[expect(clippy::print_stdout, reason = "the figures are what this is for")]
fn bench_counts_the_same_nodes_in_the_browser() {
    let fixture = fixture();
    let page = Page::open(&fixture.driver, Viewport::DESKTOP);
    page.goto(&fixture.server.url());
    page.wait_for(".shelf");
    page.evaluate(
        "const script = document.querySelector('script[type=module]').src; \
         const worker = new Worker(new URL('worker.js', script), { type: 'module' }); \
         window.answers = []; \
         worker.onmessage = ({ data }) => { if (typeof data === 'string') window.answers.push(JSON.parse(data)); }; \
         for (const id of [1, 2, 3, 4]) worker.postMessage(JSON.stringify({ id, record: '', task: 'Bench', seed: 1 }))",
        json!([]),
    );
    let answers = page.wait_until("the bench", "return window.answers[3] ? window.answers : null");
    let in_page = answers.as_array().expect("an array").iter().map(|answer| {
        assert_eq!(answer["network_missing"], false);
        let bench: Vec<(u64, u64)> =
            serde_json::from_value(answer["bench"].clone()).expect("nodes and microseconds");
        bench.into_iter().map(|(nodes, micros)| (nodes, Duration::from_micros(micros))).collect()
    });
    let in_page = fastest(in_page.collect());
    let signatures: Vec<_> =
        (0..4).map(|_| BenchSignature::measure(&Stopwatch::default(), &|| true)).collect();
    let efforts = |signature: &BenchSignature| {
        signature.results.iter().map(|(_, effort)| (effort.nodes, effort.time)).collect()
    };
    let native = fastest(signatures.iter().map(efforts).collect());
    assert_eq!(in_page.len(), native.len());
    for ((position, _), (page, native)) in
        signatures[0].results.iter().zip(in_page.iter().zip(&native))
    {
        let (game, seats, nodes) = (position.game, position.seats, native.0);
        assert_eq!(page.0, nodes, "{position:?}");
        println!(
            "{game} {seats} {nodes} nodes: {} µs in the page, {} µs native",
            page.1.as_micros(),
            native.1.as_micros()
        );
    }
    let nodes = signatures[0].nodes() as f64;
    let [in_page, native] = [in_page, native]
        .map(|efforts| efforts.iter().map(|(_, time)| time.as_secs_f64()).sum::<f64>());
    println!(
        "bench {nodes}: {:.0} knps in the page, {:.0} knps native, {:.0} %",
        nodes / in_page / 1000.0,
        nodes / native / 1000.0,
        100.0 * native / in_page
    );
}

/// The nodes of every position, the same in all runs, and the shortest time that one took.
fn fastest(runs: Vec<Vec<(u64, Duration)>>) -> Vec<(u64, Duration)> {
    let faster = |best: Vec<(u64, Duration)>, run: Vec<(u64, Duration)>| {
        let pairs = best.into_iter().zip(run);
        pairs
            .map(|((nodes, best), (other, time))| {
                assert_eq!(nodes, other, "another run counts other nodes");
                (nodes, best.min(time))
            })
            .collect()
    };
    runs.into_iter().reduce(faster).unwrap_or_default()
}

/// Only the highest level asks for the network.
#[test]
fn the_network_is_fetched_by_the_highest_level_alone() {
    let fixture = fixture();
    let proxy = VersionProxy::start(fixture.server.port());
    let page = Page::open(&fixture.driver, Viewport::DESKTOP);
    let fetched = || proxy.requests().iter().any(|path| path.ends_with(".nnue"));
    for (level, expected) in [(3, false), (8, true)] {
        open_at(&page, &proxy.url(), &against(level));
        page.wait_until("a move", "return document.querySelectorAll('.ply').length > 0");
        assert_eq!(fetched(), expected, "level {level}");
        assert_eq!(page.text(".tools .say"), "");
    }
}

/// A worker that crashes is replaced, and the game goes on.
#[test]
fn a_worker_that_crashes_is_replaced() {
    let fixture = fixture();
    let page = page_with_failing_workers(&fixture, 1);
    page.wait_until("a move", "return document.querySelectorAll('.ply').length > 0");
    assert_eq!(page.evaluate("return window.startedWorkers", json!([])), 2);
    assert_eq!(words(&page).len(), 1);
}

/// Workers that fail again and again are told, and the game goes on once one works.
#[test]
fn an_engine_that_does_not_start_is_told_and_tried_again() {
    let fixture = fixture();
    let page = page_with_failing_workers(&fixture, 2);
    page.wait_for_text("The computer player stopped working.");
    page.wait_until("a move", "return document.querySelectorAll('.ply').length > 0");
    assert_eq!(page.text(".tools .say"), "");
}

/// Taking a move back while the computer thinks neither loses the next request nor lets the answer
/// to the last one through.
#[test]
fn stopping_and_asking_do_not_cross() {
    let fixture = fixture();
    let page = Page::open(&fixture.driver, Viewport::DESKTOP);
    page.emulate_media(&[("prefers-reduced-motion", "reduce")]);
    open_record(&page, &fixture, "palisade 1\ngame quoridor\nseats 2\nlevel 2 8\n");
    for _ in 0..3 {
        crate::type_move(&page, "e2");
        page.wait_until("thinking", "return document.querySelectorAll('.ply').length === 1");
        page.click_button("Take back");
        page.wait_until("our move", "return !!document.querySelector('.status.own')");
    }
    crate::type_move(&page, "e2");
    page.wait_until("the reply", "return document.querySelectorAll('.ply').length === 2");
    assert_eq!(words(&page)[0], "e2");
}

/// A game in which the computer moves first.
fn against(level: u8) -> String {
    format!("palisade 1\ngame quoridor\nseats 2\nlevel 1 {level}\n")
}

fn open_at(page: &Page<'_>, url: &str, record: &str) {
    page.goto(url);
    page.wait_for(".shelf");
    page.evaluate("localStorage.setItem('palisade.game.test', arguments[0])", json!([record]));
    page.goto(&format!("{url}/play/test"));
    page.wait_for(".table .board");
}

/// A game against the computer in a browser whose first workers crash at their first request.
fn page_with_failing_workers<'a>(fixture: &'a Fixture, failing: u32) -> Page<'a> {
    let page = Page::open(&fixture.driver, Viewport::DESKTOP);
    let script = format!(
        "const RealWorker = Worker; window.startedWorkers = 0; \
         window.Worker = class extends RealWorker {{ \
           constructor(...args) {{ super(...args); this.number = ++window.startedWorkers; }} \
           postMessage(message) {{ \
             if (typeof message !== 'string' || this.number > {failing}) return super.postMessage(message); \
             setTimeout(() => this.dispatchEvent(new ErrorEvent('error'))); \
           }} \
         }}"
    );
    page.cdp("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script }));
    open_record(&page, fixture, &against(2));
    page
}
