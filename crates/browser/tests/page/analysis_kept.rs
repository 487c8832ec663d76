//! What the analysis board keeps, and what is drawn on it.

use browser::{Page, SpecialKey, Viewport};
use serde_json::json;

use crate::analysis::{assert_no_errors, link, open_analysis, wait_for_analysis};
use crate::{drag, fixture, open_game};

const PLIES: &str = ".branches .ply:not(.start)";

fn tap(page: &Page<'_>, word: &str) {
    let (x, y) = page.board_point(word);
    page.click_at(x, y);
}

fn wait_for_plies(page: &Page<'_>, count: usize) {
    let script = format!("return document.querySelectorAll('{PLIES}').length === {count}");
    page.wait_until(&format!("{count} moves"), &script);
}

/// Whoever leaves by the menu, or goes back at once, finds everything again.
#[test]
fn nothing_is_lost_by_leaving() {
    let fixture = fixture();
    let page = open_analysis(&fixture, Viewport::DESKTOP, "game quoridor\nseats 2\n");
    for word in ["e2", "e8", "e3", "e7"] {
        tap(&page, word);
    }
    wait_for_plies(&page, 4);
    page.click("a[href='/learn']");
    let left = "return !document.querySelector('.analysis')";
    page.wait_until("lessons", left);
    page.evaluate("history.back()", json!([]));
    wait_for_plies(&page, 4);
    page.click("a[href='/learn']");
    page.wait_until("lessons again", left);
    page.goto(&format!("{}/analysis", fixture.server.url()));
    wait_for_plies(&page, 4);
    // The last move is in the address at once.
    tap(&page, "e4");
    wait_for_analysis(&page, &link("game quoridor\nseats 2\n\ne2 e8 e3 e7 e4\n"));
    assert_no_errors(&page);
}

#[test]
fn analyses_have_names_and_are_opened_from_a_list() {
    let fixture = fixture();
    let page = open_analysis(&fixture, Viewport::DESKTOP, "game quoridor\nseats 2\n");
    tap(&page, "e2");
    wait_for_plies(&page, 1);
    page.click(".kept summary");
    page.wait_for(".kept li");
    page.evaluate(
        "const i = document.querySelector('.kept .input'); i.value = 'The race'; i.dispatchEvent(new Event('change', {bubbles: true}))",
        json!([]),
    );
    page.wait_until(
        "its name",
        "return document.querySelector('.kept li b').innerText === 'The race'",
    );
    // Another game is another analysis, and the first one stays.
    page.click_button("Quoridor Mini");
    wait_for_plies(&page, 0);
    tap(&page, "e2");
    page.wait_until("two", "return document.querySelectorAll('.kept li').length === 2");
    tap(&page, "e8");
    wait_for_plies(&page, 2);
    page.click(".kept li:last-child .grow");
    wait_for_plies(&page, 1);
    wait_for_analysis(&page, &link("game quoridor\nseats 2\ntitle The race\n\ne2\n"));
    // Back to the other one: neither has taken the other's place.
    page.click("[aria-label=Undo]");
    wait_for_plies(&page, 2);
    page.click(".kept li:last-child .grow");
    wait_for_plies(&page, 1);
    page.click(".kept li:last-child .forget");
    page.click(".kept li:last-child .forget");
    page.wait_until("one", "return document.querySelectorAll('.kept li').length === 1");
    assert_no_errors(&page);
}

/// Circles and arrows belong to the move shown, and are part of the address.
#[test]
fn circles_and_arrows_are_drawn() {
    let fixture = fixture();
    let page = open_analysis(&fixture, Viewport::DESKTOP, "game quoridor\nseats 2\n\ne2\n");
    page.click_button("Draw");
    page.wait_for(".drawings.on");
    tap(&page, "d4");
    page.wait_for(".drawings circle");
    wait_for_analysis(&page, &link("game quoridor\nseats 2\n\ne2 {[%draw d4]}\n"));
    wait_for_plies(&page, 1);
    page.press_key(SpecialKey::Left);
    page.wait_until("none at the start", "return !document.querySelector('.drawings circle')");
    page.press_key(SpecialKey::Right);
    page.wait_for(".drawings circle");
    tap(&page, "d4");
    wait_for_analysis(&page, &link("game quoridor\nseats 2\n\ne2\n"));
    assert_no_errors(&page);
}

/// Turned by half a circle, everything is on the other side of the middle: pieces, what was drawn, and what is drawn
/// now.
#[test]
fn an_arrow_is_dragged_whichever_way_the_board_is_turned() {
    let fixture = fixture();
    let page = open_analysis(&fixture, Viewport::DESKTOP, "game quoridor\nseats 2\n\ne2\n");
    let is_at = |part: &str, word: &str| {
        let (x, y) = page.board_point(word);
        let script = format!(
            "const r = document.querySelector('{part}')?.getBoundingClientRect(); \
             return r && Math.hypot((r.left + r.right) / 2 - {x}, (r.top + r.bottom) / 2 - {y}) < 0.4 * document.querySelector('.table .board').getBoundingClientRect().width / 9"
        );
        page.wait_until(&format!("{part} at {word}"), &script);
    };
    page.click_button("Draw");
    page.wait_for(".drawings.on");
    tap(&page, "b7");
    is_at(".drawings circle", "b7");
    page.click("[aria-label='Flip the board']");
    is_at(".table .board .piece.s1 .body", "e8");
    is_at(".drawings circle", "h3");
    // From c3 to f6, which stand where g7 and d4 stood.
    drag(&page, "g7", "d4");
    wait_for_analysis(&page, &link("game quoridor\nseats 2\n\ne2 {[%draw b7 c3-f6]}\n"));
    page.click("[aria-label='Flip the board']");
    is_at(".table .board .piece.s1 .body", "e2");
    drag(&page, "c3", "f6");
    wait_for_analysis(&page, &link("game quoridor\nseats 2\n\ne2 {[%draw b7]}\n"));
    assert_no_errors(&page);
}

/// A threat is the opponent's move, in another colour, and is not played.
#[test]
fn a_threat_is_what_the_opponent_would_do_now() {
    let fixture = fixture();
    // Player 1 is to move; player 2 would win at once.
    let record = "game quoridor\nseats 2\nstart e5,a2 0,0 1 -\n";
    let page = open_analysis(&fixture, Viewport::DESKTOP, record);
    page.click_button("Threat");
    page.wait_for(".candidate.threat");
    page.wait_for_text("What Player 2 would do now");
    let best = page.text(".variations li:first-child .words .ply");
    assert_eq!(best, "a1");
    page.click(".variations li:first-child .words .ply");
    assert_eq!(page.count(PLIES), 0, "it is not their turn");
    page.type_text("x");
    page.wait_until("no threat", "return !document.querySelector('.candidate.threat')");
    assert_no_errors(&page);
}

/// That a race is won is said of the position shown, whatever the opponent would do in another.
#[test]
fn a_threat_does_not_change_who_has_won_the_race() {
    let fixture = fixture();
    // Whoever is to move wins at once, and that is player 1.
    let record = "game quoridor\nseats 2\nstart e8,a2 0,0 1 -\n";
    let page = open_analysis(&fixture, Viewport::DESKTOP, record);
    let told = "Player 1 wins the race in 1 move";
    page.wait_for_text(told);
    page.click_button("Threat");
    page.wait_for_text("What Player 2 would do now");
    page.wait_for(".candidate.threat");
    assert_eq!(page.text(".variations li:first-child .words .ply"), "a1");
    assert_eq!(page.text(".exact h2"), told);
    page.type_text("x");
    page.wait_until("no threat", "return !document.querySelector('.candidate.threat')");
    assert_eq!(page.text(".exact h2"), told);
    assert_no_errors(&page);
}

/// The engine rests after a while, goes on where it is asked to, and what it found is never replaced by less.
#[test]
fn the_engine_rests_and_goes_deeper() {
    let fixture = fixture();
    let page = open_analysis(&fixture, Viewport::DESKTOP, "game quoridor\nseats 2\n");
    page.type_text("a");
    page.wait_for(".variations li");
    assert_eq!(page.count(".engine .deeper:not([disabled])"), 0, "it searches");
    page.wait_for(".engine .deeper:not([disabled])");
    let depth =
        "Number(/depth (\\d+)/.exec(document.querySelector('.effort').innerText)?.[1] ?? 0)";
    let found = page.evaluate(&format!("return {depth}"), json!([])).as_u64().unwrap_or(0);
    assert!(found > 0);
    page.evaluate(
        &format!(
            "window.least = {depth}; new MutationObserver(() => {{ least = Math.min(least, {depth}) }}) \
             .observe(document.querySelector('.effort'), {{ subtree: true, childList: true, characterData: true }})"
        ),
        json!([]),
    );
    page.click(".engine .deeper");
    page.wait_until("it goes deeper", &format!("return {depth} > {found}"));
    assert_eq!(page.evaluate("return least", json!([])), json!(found));
    assert_eq!(page.count(".engine .deeper:not([disabled])"), 0);
    assert_no_errors(&page);
}

/// Every game of this browser can be opened, and is told by who played it and how it ended.
#[test]
fn every_game_here_is_opened_from_a_list() {
    let fixture = fixture();
    let over =
        "palisade 1\ngame quoridor\nseats 2\nstart e8,a4 0,0 1 -\nname 1 Ada\nname 2 Ben\n\ne9\n";
    let games: Vec<_> = (0..25).map(|nth| (format!("palisade.game.g{nth:02}"), over)).collect();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.reduce_motion();
    let games: serde_json::Map<_, _> =
        games.into_iter().map(|(key, text)| (key, json!(text))).collect();
    page.store(&fixture.server.url(), &games.into());
    page.goto(&format!("{}/analysis", fixture.server.url()));
    page.wait_for(".table .board");
    page.click(".opening summary");
    page.wait_for(".opening .games li");
    assert_eq!(page.count(".opening .games li"), 25);
    let told = page.text(".opening .games li");
    assert!(told.contains("Ada, Ben · Ada won"), "{told}");
    page.click(".opening .games button");
    page.wait_for(".line-review p");
    assert!(page.text(".line-review p").starts_with("Ada"), "{}", page.text(".line-review p"));
    assert_no_errors(&page);
}

/// A finished game has its result, and once it is reviewed its graph, and grades in the tree.
#[test]
fn a_finished_game_has_result_graph_and_grades() {
    let fixture = fixture();
    let over = "palisade 1\ngame quoridor\nseats 2\nstart e6,a4 0,0 1 -\nlevel 2 3\n\ne5 b4 e6 b5 e7 b4 e8 b3 e9\n";
    let page = open_game(&fixture, Viewport::DESKTOP, over);
    page.evaluate("localStorage.setItem('palisade.analysis-engine', 'off')", json!([]));
    page.click_button("Analyse");
    page.wait_for(".line-review");
    let told = page.text(".line-review p");
    assert!(told.contains("won"), "{told}");
    page.click(".line-review .button");
    page.wait_until(
        "the review is made",
        "return document.querySelector('.line-review .graph') && !document.querySelector('.run')",
    );
    assert_eq!(page.count(".branches .ply .grade"), 9);
    assert_eq!(page.count(".branches .ply .g-blunder"), 2);
    // The graph and the tree are at the same move, whichever leads.
    let same = |ply: usize| {
        let script = format!(
            "return document.querySelector('.graph').getAttribute('aria-valuenow') === '{ply}' \
             && [...document.querySelectorAll('{PLIES}')].findIndex(p => p.ariaCurrent ?? p.getAttribute('aria-current')) === {ply} - 1"
        );
        page.wait_until(&format!("move {ply}"), &script);
    };
    same(9);
    page.press_key(SpecialKey::Left);
    same(8);
    page.evaluate("document.querySelector('.graph').focus()", json!([]));
    page.press_key(SpecialKey::PageUp);
    same(4);
    assert_no_errors(&page);
}

/// A move tried beyond the end of a reviewed game leaves graph and grades; the longer game is reviewed when that is
/// asked for.
#[test]
fn a_move_beyond_a_reviewed_game_leaves_its_review() {
    let fixture = fixture();
    let record = "game quoridor\nseats 2\nstart e6,a4 0,0 1 -\n\ne5 b4 e6 b5\n";
    let page = open_analysis(&fixture, Viewport::DESKTOP, record);
    let wait_for_grades = |count: usize| {
        page.wait_until(
            "the review is made",
            &format!(
                "return document.querySelector('.line-review .graph') && !document.querySelector('.run') \
                 && document.querySelectorAll('.branches .ply .grade').length === {count}"
            ),
        );
    };
    page.click(".line-review .button");
    wait_for_grades(4);
    tap(&page, "e7");
    wait_for_plies(&page, 5);
    page.wait_for(".line-review > .button");
    wait_for_grades(4);
    page.click(".line-review > .button");
    wait_for_grades(5);
    assert_no_errors(&page);
}
