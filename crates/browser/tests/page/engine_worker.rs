use browser::{Page, VersionProxy, Viewport};
use engine::{BenchSignature, Stopwatch};
use serde_json::json;

use crate::{Fixture, HeldEngine, fixture, words};

/// The engine signs its behaviour in a browser as it does outside, so that a level is the same level.
#[test]
fn bench_counts_the_same_nodes_in_the_browser() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.goto(&fixture.server.url());
    page.wait_for(".shelf");
    let answer = &page.ask_worker("", &[json!("Bench")])[0];
    assert_eq!(answer["network_missing"], false);
    let in_page: Vec<(u64, u64)> =
        serde_json::from_value(answer["bench"].clone()).expect("nodes and microseconds");
    let native = BenchSignature::measure(&Stopwatch::default(), &|| true);
    assert_eq!(in_page.len(), native.results.len());
    for ((position, effort), (nodes, _)) in native.results.iter().zip(in_page) {
        assert_eq!(nodes, effort.nodes, "{position:?}");
    }
}

/// Only the highest level asks for the network.
#[test]
fn the_network_is_fetched_by_the_highest_level_alone() {
    let fixture = fixture();
    let proxy = VersionProxy::start(fixture.server.port());
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let fetched = || proxy.requests().iter().any(|path| path.ends_with(".nnue"));
    for (level, expected) in [(3, false), (8, true)] {
        page.open_record(&proxy.url(), &against(level));
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
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.reduce_motion();
    let engine = HeldEngine::new(&page, 0);
    page.open_record(&fixture.server.url(), "palisade 1\ngame quoridor\nseats 2\nlevel 2 8\n");
    for _ in 0..3 {
        crate::type_move(&page, "e2");
        page.wait_until("thinking", "return document.querySelectorAll('.ply').length === 1");
        page.click_button("Take back");
        page.wait_until("our move", "return !!document.querySelector('.status.own')");
    }
    crate::type_move(&page, "e2");
    page.wait_until("thinking", "return document.querySelectorAll('.ply').length === 1");
    // The answers to what was taken back come first, and last the one that is waited for.
    engine.release(&page);
    page.wait_until("the reply", "return document.querySelectorAll('.ply').length === 2");
    assert_eq!(words(&page)[0], "e2");
}

/// A game in which the computer moves first.
fn against(level: u8) -> String {
    format!("palisade 1\ngame quoridor\nseats 2\nlevel 1 {level}\n")
}

/// A game against the computer in a browser whose first workers crash at their first request.
fn page_with_failing_workers<'a>(fixture: &'a Fixture, failing: u32) -> Page<'a> {
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
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
    page.open_record(&fixture.server.url(), &against(2));
    page
}
