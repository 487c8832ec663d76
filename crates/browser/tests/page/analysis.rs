//! The analysis board, for every game.

use browser::{Page, SpecialKey, VersionProxy, Viewport};
use game::Position as _;
use rules::{Analysis, GameRecord};
use serde_json::{Value, json};

use crate::layout::{axe_source, check_accessibility, check_layout};
use crate::{Fixture, HeldEngine, fixture, open_game};

/// Opens the analysis of a record in a browser with reduced motion; the engine is off.
pub(crate) fn open_analysis<'a>(
    fixture: &'a Fixture,
    viewport: Viewport,
    record: &str,
) -> Page<'a> {
    let page = Page::open(&fixture.chromium, viewport);
    page.reduce_motion();
    page.store(&fixture.server.url(), &json!({"palisade.analysis-engine": "off"}));
    show(&page, &fixture.server.url(), record);
    page
}

/// Goes to the analysis of a record, from another page: a fragment alone would not load it again.
pub(crate) fn show(page: &Page<'_>, url: &str, record: &str) {
    page.goto(&format!("{url}/privacy"));
    page.goto(&format!("{url}/analysis#{}", link(record)));
    page.wait_for(".analysis .board");
}

pub(crate) fn link(record: &str) -> String {
    Analysis::parse(&format!("palisade 1\n{record}")).expect("a record").to_link()
}

/// Waits until the address holds this analysis.
pub(crate) fn wait_for_analysis(page: &Page<'_>, link: &str) {
    let script = format!("return location.hash.slice(1).split('&')[0] === {}", json!(link));
    page.wait_until(&format!("the address of {link}"), &script);
}

/// Plays a move by clicks on the board: on a slot, or on the squares of a path, of which one that
/// could go on is confirmed.
fn play(page: &Page<'_>, word: &str) {
    let plies = page.count(PLIES);
    for tap in word.trim_start_matches('@').split('-') {
        let (x, y) = page.board_point(tap);
        page.click_at(x, y);
    }
    let script = format!(
        "if (document.querySelectorAll('{PLIES}').length > {plies}) return true; \
         document.querySelector('.analysis .actions .main:not([disabled])')?.click()"
    );
    page.wait_until(word, &script);
}

/// The moves of the tree, without the start.
const PLIES: &str = ".branches .ply:not(.start)";

/// The words of the tree, in the order in which they stand.
fn tree(page: &Page<'_>) -> String {
    let script = "return [...document.querySelectorAll(arguments[0])].map(p => p.innerText.trim()).join(' ')";
    page.evaluate(script, json!([PLIES])).as_str().unwrap_or_default().to_owned()
}

fn current(page: &Page<'_>) -> String {
    page.text(".branches [aria-current]")
}

/// The sentence that screen readers hear, once it has one of these words.
fn wait_for_announcement(page: &Page<'_>, words: &str) {
    let script = format!(
        "return document.querySelector('[role=status].unseen').innerText.includes({})",
        json!(words)
    );
    page.wait_until(words, &script);
}

pub(crate) fn assert_no_errors(page: &Page<'_>) {
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

/// A game of each kind in its middle.
const GAMES: [&str; 4] = [
    "game quoridor\nseats 2\n\ne2 e8\n",
    "game mini\nseats 4\n\ne2 b5\n",
    "game pacman\nseats 3\n\ne6-e5 f9\n",
    "game mspacman\nseats 2\n\nspin:5 spin:3 @e7 spin:2\n",
];

#[test]
fn moves_that_are_tried_become_branches_and_a_link_opens_them_elsewhere() {
    let fixture = fixture();
    let url = fixture.server.url();
    let page = open_analysis(&fixture, Viewport::DESKTOP, GAMES[0]);
    let elsewhere = Page::open(&fixture.chromium, Viewport::PHONE);
    elsewhere.reduce_motion();
    for record in GAMES {
        let mut expected = Analysis::parse(&format!("palisade 1\n{record}")).expect("a record");
        let main_line = expected.tree.main_line();
        let end = *main_line.last().expect("the end");
        let mut moves = Vec::new();
        expected.tree[end].position().legal_moves(&mut moves);
        let tried = [moves.first(), moves.last()].map(|m| m.expect("a move").to_string());
        show(&page, &url, record);
        for word in &tried {
            play(&page, word);
            assert_eq!(current(&page).replace('–', "-"), *word);
            page.press_key(SpecialKey::Left);
            expected.tree.play(end, word).expect("legal");
        }
        wait_for_analysis(&page, &expected.to_link());
        let at_end = format!("return location.hash.endsWith('&at={}')", main_line.len() - 1);
        page.wait_until("the address has the place too", &at_end);
        assert_eq!(page.count(".variation"), 1, "{record}");
        elsewhere.goto(&format!("{url}/privacy"));
        elsewhere.goto(&page.url());
        elsewhere.wait_for(".analysis .board");
        assert_eq!(tree(&elsewhere), tree(&page), "{record}");
        assert_eq!(current(&elsewhere), current(&page), "{record}");
        assert_no_errors(&elsewhere);
        assert_no_errors(&page);
    }
}

#[test]
fn the_tree_is_annotated_promoted_deleted_and_undone_by_keys() {
    let fixture = fixture();
    let record = "game quoridor\nseats 2\nvariation 2 d9 e3\n\ne2 e8 e3\n";
    let page = open_analysis(&fixture, Viewport::DESKTOP, record);
    assert_eq!(tree(&page), "e2 e8 d9 e3 e3");
    assert_eq!(current(&page), "e3", "a game opens at its end");
    // Back to the second move, and over to the other one that was tried.
    page.press_key(SpecialKey::Left);
    page.press_key(SpecialKey::Down);
    wait_for_announcement(&page, "d9");
    page.type_text("t");
    wait_for_announcement(&page, "Other moves tried here: e8. Next: e3.");
    page.click(".marks-row button:nth-child(2)");
    page.type_text("c");
    page.type_text("too slow");
    page.press_key(SpecialKey::Enter);
    wait_for_analysis(
        &page,
        &link("game quoridor\nseats 2\nvariation 2 d9? {too slow} e3\n\ne2 e8 e3\n"),
    );
    assert_eq!(page.text(".branches .ply.bad"), "d9?");
    page.click(".branches [aria-current]");
    page.type_text("m");
    wait_for_analysis(
        &page,
        &link("game quoridor\nseats 2\nmark 2 ?\nvariation 2 e8 e3\n\ne2 d9 {too slow} e3\n"),
    );
    page.click_button("Delete from here");
    wait_for_analysis(&page, &link("game quoridor\nseats 2\n\ne2 e8 e3\n"));
    for _ in 0..4 {
        page.click("[aria-label=Undo]");
    }
    wait_for_analysis(&page, &link(record));
    page.click("[aria-label=Redo]");
    wait_for_analysis(&page, &link("game quoridor\nseats 2\nvariation 2 d9? e3\n\ne2 e8 e3\n"));
    // A reload shows what the address holds.
    page.reload();
    page.wait_for(".branches .ply.bad");
    assert_eq!(current(&page), "d9?");
}

#[test]
fn the_engine_shows_lines_bars_and_candidates_for_every_game() {
    let fixture = fixture();
    let url = fixture.server.url();
    let page = open_analysis(&fixture, Viewport::DESKTOP, GAMES[0]);
    let lines = "return [...document.querySelectorAll('.variations li .words')].map(w => w.querySelector('.ply')?.innerText)";
    for (record, bars) in GAMES.into_iter().zip([1, 4, 1, 1]) {
        show(&page, &url, record);
        assert_eq!(page.count(".variations li"), 0, "off: {record}");
        page.type_text("a");
        page.wait_until(
            "three lines",
            "return document.querySelectorAll('.variations li').length === 3",
        );
        page.wait_until(
            "depth",
            "return /depth \\d+/.test(document.querySelector('.effort').innerText)",
        );
        assert_eq!(page.count(".candidate"), 3, "{record}");
        assert_eq!(page.count(".bar-track i"), bars, "{record}");
        let first = page.evaluate(lines, json!([]));
        let position = GameRecord::parse(&format!("palisade 1\n{record}")).expect("a record");
        let best = first[0].as_str().expect("a word").replace('–', "-");
        assert!(position.record.position().read(&best).is_ok(), "{best} is legal: {record}");
        page.evaluate(
            "const s = document.querySelector('.engine .count'); s.value = '5'; s.dispatchEvent(new Event('change', {bubbles: true}))",
            json!([]),
        );
        // As many as were asked for, or one for each legal move.
        let mut moves = Vec::new();
        position.record.position().legal_moves(&mut moves);
        let most = moves.len().min(5);
        page.wait_until(
            "five lines",
            &format!("return document.querySelectorAll('.variations li').length === {most}"),
        );
        page.type_text("b");
        wait_for_announcement(&page, "Best: ");
        page.type_text("e");
        wait_for_announcement(&page, "Depth ");
        // A move of a line is played into the tree, and there are other lines then.
        page.click(".variations li:first-child .words .ply");
        page.wait_until("it is played", &format!("return document.querySelector('.branches [aria-current]').innerText === document.querySelectorAll('{PLIES}')[document.querySelectorAll('{PLIES}').length - 1].innerText"));
        page.wait_until("other lines", &format!("{lines}[0] !== {}", first[0]));
        page.type_text("a");
        page.evaluate("localStorage.setItem('palisade.analysis-lines', '3')", json!([]));
    }
    assert_no_errors(&page);
}

/// Where chance is to move, every roll has its probability and what it would bring; where no fence can
/// matter, the race is exact.
#[test]
fn rolls_and_races_are_told_exactly() {
    let fixture = fixture();
    let record = "game mspacman\nseats 2\n\nspin:5 spin:3 @e7\n";
    let page = open_analysis(&fixture, Viewport::DESKTOP, record);
    let rolls = page.count(".roll");
    assert!(rolls >= 4, "{rolls} rolls");
    assert!(page.text(".roll small").contains(" in "), "{}", page.text(".roll"));
    page.type_text("a");
    page.wait_until(
        "what they bring",
        &format!("return document.querySelectorAll('.roll b').length === {rolls}"),
    );
    page.click(".roll");
    page.wait_until(
        "it is played",
        &format!("return document.querySelectorAll('{PLIES}').length === 4"),
    );
    // A decided race needs no engine: its exact values are the lines.
    page.type_text("a");
    show(&page, &fixture.server.url(), "game quoridor\nseats 2\nstart e5,c4 0,0 1 -\n");
    page.wait_for(".exact");
    assert_eq!(page.text(".engine .effort"), "Exact");
    assert_eq!(page.text(".variations li:first-child .value"), "loses in 3");
    assert_eq!(page.count(".variations li"), 3);
    assert_eq!(page.count(".bar-track i"), 1, "the bar knows the result");
    let told = page.text(".exact h2");
    assert!(told.starts_with("Player ") && told.contains(" wins the race in "), "{told}");
    assert_eq!(page.text(".exact p"), "No fence can change the race any more.");
    // Among four, one may win whatever all others do together.
    show(&page, &fixture.server.url(), "game quoridor\nseats 4\nstart d2,g2,d8,- 0,0,0,0 2 -\n");
    page.wait_until(
        "the race of three",
        "return document.querySelector('.exact h2')?.innerText === 'Player 2 wins the race in 2 moves'",
    );
    assert_eq!(page.text(".variations li:first-child .value"), "wins in 2");
}

/// A line under the pointer is seen on the board, and gone when the pointer is.
#[test]
fn a_line_is_seen_played() {
    let fixture = fixture();
    let page = open_analysis(&fixture, Viewport::DESKTOP, "game quoridor\nseats 2\n");
    page.type_text("a");
    page.wait_for(".variations li:nth-child(3) .value");
    let place = page.evaluate(
        "const r = document.querySelector('.variations .value').getBoundingClientRect(); return [r.x + 9, r.y + 9]",
        json!([]),
    );
    page.hover_at(place[0].as_f64().unwrap_or(0.0), place[1].as_f64().unwrap_or(0.0));
    page.wait_for(".analysis.preview");
    assert_eq!(tree(&page), "", "nothing is played into the tree");
    page.hover_at(5.0, 5.0);
    page.wait_until("gone", "return !document.querySelector('.analysis.preview')");
}

/// Games, positions, moves and links are pasted; what cannot be read is explained.
#[test]
fn texts_are_pasted() {
    let fixture = fixture();
    let page = open_analysis(&fixture, Viewport::DESKTOP, "game quoridor\nseats 2\n");
    page.click(".opening summary");
    let paste = |text: &str| {
        page.evaluate(
            "const t = document.querySelector('.opening textarea'); t.value = arguments[0]; t.dispatchEvent(new Event('input', {bubbles: true})); t.form.requestSubmit()",
            json!([text]),
        );
    };
    paste("1. e2 e8 2. e3");
    wait_for_analysis(&page, &link("game quoridor\nseats 2\n\ne2 e8 e3\n"));
    // Where the fence is depends on how somebody counts rows: that is asked.
    paste("e2 e8 e3h");
    page.wait_for(".notations [role=alert]");
    assert_eq!(page.count(".notations li"), 2);
    wait_for_analysis(&page, &link("game quoridor\nseats 2\n\ne2 e8 e3\n"));
    page.click(".notations li:nth-child(2) button");
    wait_for_analysis(&page, &link("game quoridor\nseats 2\n\ne2 e8 e2h\n"));
    assert_eq!(page.count(".notations"), 0);
    // A text whose form says what it is in is read without a question.
    paste("playmove black e8\nplaywall white d5 v\n");
    wait_for_analysis(&page, &link("game quoridor\nseats 2\n\ne2 d5v\n"));
    paste("e5 e9,a5,i5,e1 a1,a9,i1,i9 2 blinky corners");
    let pacman = "game pacman\nseats 2\nstart e5 e9,a5,i5,e1 a1,a9,i1,i9 2 blinky corners\n";
    wait_for_analysis(&page, &link(pacman));
    let shared = format!("https://elsewhere.example/pl/analysis#{}&at=1", link(GAMES[1]));
    paste(&shared);
    wait_for_analysis(&page, &link(GAMES[1]));
    // All of it is kept, each once.
    paste(&shared);
    page.click(".kept summary");
    page.wait_until("five", "return document.querySelectorAll('.kept li').length === 5");
    paste("e2 e99");
    page.wait_for(".sheet .say[role=alert]");
    page.wait_for_text("“e99” is not a move");
    wait_for_analysis(&page, &link(GAMES[1]));
    // Half a link is told to be broken, and a board is there all the same.
    let half = &link(GAMES[0])[..20];
    page.goto(&format!("{}/settings", fixture.server.url()));
    page.goto(&format!("{}/analysis#{half}", fixture.server.url()));
    page.wait_for(".sheet .say[role=alert]");
    page.wait_for(".analysis .board");
}

/// Finished games, games of this screen that go on, figures and positions of lessons lead to the analysis.
#[test]
fn games_and_figures_lead_to_their_analysis() {
    let fixture = fixture();
    let over =
        "palisade 1\ngame quoridor\nseats 2\n\ne2 e8 e3 e7 e4 e6 e5 d6 e6 d5 e7 d4 e8 d3 e9\n";
    let page = open_game(&fixture, Viewport::DESKTOP, over);
    page.click_button("Analyse");
    page.wait_for(".analysis .branches");
    assert_eq!(page.count(PLIES), 15);
    assert_eq!(current(&page), "e9");
    page.evaluate(
        "for (const [id, text] of arguments[0]) localStorage.setItem('palisade.game.' + id, text)",
        json!([[
            ["computer", "palisade 1\ngame pacman\nseats 2\nlevel 2 1\n\ne6-e5\n"],
            ["people", "palisade 1\ngame mini\nseats 2\n\ne2\n"]
        ]]),
    );
    page.click("a.brand");
    page.wait_for("#finished");
    let links = |section: &str| {
        page.count(&format!("section[aria-labelledby={section}] li > .button.small"))
    };
    assert_eq!((links("finished"), links("continue")), (1, 2));
    page.click("a[href='/rules/quoridor']");
    page.click("figcaption a");
    page.wait_for(".analysis .board");
    page.goto(&format!("{}/learn/quoridor/closed", fixture.server.url()));
    page.wait_for(".lesson .board");
    page.click_button("Analyse");
    page.wait_for(".analysis .board");
    page.click("a.brand");
    page.wait_for(".open a[href='/analysis']");
}

/// Everything that was opened once is there without a connection, the engine too, and mazes are solved.
#[test]
fn the_analysis_works_offline_after_one_visit() {
    let fixture = fixture();
    let proxy = VersionProxy::start(fixture.server.port());
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.goto(&format!("{}/analysis", proxy.url()));
    page.wait_for(".variations li");
    page.evaluate_async(
        "const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true))",
    );
    for part in ["analysis", "solver"] {
        let script = format!(
            "return caches.match(document.querySelector('script[type=module]').src.replace('boot.js', 'split_{part}.wasm')).then(r => !!r)"
        );
        page.wait_until(&format!("{part} is kept"), &script);
    }
    proxy.disconnect();
    page.goto(&format!("{}/analysis#{}", proxy.url(), link(GAMES[0])));
    page.reload();
    page.wait_for(".variations li");
    assert_eq!(tree(&page), "e2 e8");
    let maze = "game pacman\nseats 2\nmaze 6x6.3.d4.d6___.a1f4.a1vb2vc1vc4hd1ve4h\n";
    page.goto(&format!("{}/analysis#{}", proxy.url(), link(maze)));
    page.reload();
    page.wait_for(".exact tbody");
}

/// Lines come one by one while somebody reaches for a button below them.
#[test]
fn nothing_moves_when_the_lines_of_the_engine_come() {
    let fixture = fixture();
    let below =
        "document.querySelector('.analysis .row.tools').getBoundingClientRect().top + scrollY";
    for viewport in [Viewport::DESKTOP, Viewport::PHONE] {
        let page = open_analysis(&fixture, viewport, GAMES[0]);
        let engine = HeldEngine::new(&page, 0);
        page.reload();
        page.click(".engine input");
        let at_first = page.wait_until(
            "the place of the lines",
            &format!("return document.querySelector('.engine input').checked && {below}"),
        );
        assert_eq!(page.count(".variations li"), 0, "no line is there yet");
        engine.release(&page);
        page.wait_until(
            "three lines",
            "return document.querySelectorAll('.variations li').length === 3",
        );
        let at_last = page.evaluate(&format!("return {below}"), json!([]));
        assert_eq!(at_first, at_last, "{viewport:?}");
    }
}

/// What the board shows besides moves is accessible too: lines, bars, exact values, rolls, and the editor.
#[test]
fn every_screen_of_the_analysis_is_accessible() {
    let fixture = fixture();
    let source = axe_source();
    let maze = "game pacman\nseats 2\nmaze hedgerow\n";
    let shown = [".bar-track", ".bar-track", ".bar-track", ".variations li", ".exact tbody"];
    for viewport in [Viewport::DESKTOP, Viewport::PHONE.dark()] {
        let page = open_analysis(&fixture, viewport, GAMES[0]);
        page.evaluate("localStorage.setItem('palisade.analysis-engine', 'on')", json!([]));
        for (record, shown) in GAMES.into_iter().chain([maze]).zip(shown) {
            show(&page, &fixture.server.url(), record);
            page.wait_for(shown);
            check_layout(&page, record);
            check_accessibility(&page, &format!("{record} {viewport:?}"), &source);
            page.click_button("Set up a position");
            page.click(".editor .options summary");
            check_layout(&page, record);
            check_accessibility(&page, &format!("set-up of {record} {viewport:?}"), &source);
        }
    }
}

/// On a phone the board, whose turn it is, what a move needs and the steps are on the first screen.
#[test]
fn a_phone_shows_what_is_needed_without_scrolling() {
    let fixture = fixture();
    for record in GAMES {
        let page = open_analysis(
            &fixture,
            Viewport { width: 375, height: 553, ..Viewport::PHONE },
            record,
        );
        let below = page.evaluate(
            "return ['.board', '.bars', '.seats', '.sheet .steps'].filter(s => { const r = document.querySelector('.analysis ' + s).getBoundingClientRect(); return r.bottom > innerHeight || r.top < 0 || r.right > innerWidth; })",
            json!([]),
        );
        assert_eq!(below, json!([]), "{record}");
        let width = page
            .evaluate("return document.querySelector('.analysis .board').clientWidth", json!([]));
        assert!(width.as_f64().is_some_and(|width| width > 250.0), "{record}: {width}");
    }
}

/// A tall phone has room for more: the best lines are on its first screen, below the board and the steps.
#[test]
fn a_tall_phone_shows_the_lines_on_its_first_screen() {
    let fixture = fixture();
    for record in GAMES {
        let viewport = Viewport { width: 390, height: 844, ..Viewport::PHONE };
        let page = open_analysis(&fixture, viewport, record);
        let places = page.evaluate(
            "return ['.board', '.sheet .steps', '.engine .head', '.variations'].map(s => Math.round(document.querySelector('.analysis ' + s).getBoundingClientRect().top))",
            json!([]),
        );
        let tops: Vec<_> =
            places.as_array().into_iter().flatten().filter_map(Value::as_i64).collect();
        assert!(
            tops.is_sorted() && tops.iter().all(|top| (0..844 - 32).contains(top)),
            "{record}: {tops:?}"
        );
        check_layout(&page, record);
    }
}
