//! Reviews of games, and learning from mistakes.

use std::process::Command;

use browser::{Page, SpecialKey, Viewport};
use engine::{GameReview, PositionReview};
use rules::GameRecord;
use serde_json::{Value, json};
use testbed::TestFolder;

use crate::layout::{axe_source, check_accessibility, check_layout};
use crate::online::{open_table, play, wait_for_plies};
use crate::{Fixture, HeldEngine, fixture, open_game};

/// A race without fences: player 1 gives it away with e5, player 2 gives it back with b5.
pub(crate) const RACE: &str = "palisade 1\ngame quoridor\nseats 2\nstart e6,a4 0,0 1 -\nlevel 2 3\nclock sudden-death 600\n\n\
                    e5 {0:07} b4 {0:02} e6 {0:01} b5 {0:03} e7 {0:01} b4 {0:01} e8 {0:01} b3 {0:01} e9 {0:01}\n";

/// Games of every kind, over.
const GAMES: [&str; 4] = [
    "palisade 1\ngame quoridor\nseats 2\nlevel 2 3\n\ne2 e8 e3 e7 e4 e6 e5 d6 c5h c6 e6 b6 e7 b5 e8 b4 e9\n",
    "palisade 1\ngame mini\nseats 4\nresult 1/2,1/2,1/2,1/2\nreason agreement\n\ne2 b5 e8 h5 d3h c5\n",
    "palisade 1\ngame pacman\nseats 2\nlevel 2 1\nmaze orchard\n\nd5-d6 d6 e4-f4 c7 a3 f4\n",
    "palisade 1\ngame mspacman\nseats 2\nresult 1/2,1/2\nreason agreement\n\nspin:5 spin:3 @e7 spin:2 f7-e7\n",
];

/// Opens the review of a game that the browser keeps, once it is complete.
pub(crate) fn open_review<'a>(fixture: &'a Fixture, viewport: Viewport, record: &str) -> Page<'a> {
    let page = open_game(fixture, viewport, record);
    page.click_button("Review");
    wait_for_review(&page);
    page
}

/// However long it takes: it goes on as long as more is known.
fn wait_for_review(page: &Page<'_>) {
    let mut known = 0;
    while known >= 0 {
        let script = format!(
            "const review = JSON.parse(localStorage.getItem('palisade.review.test') ?? '{{}}'); \
             const known = document.querySelector('.run progress')?.value ?? 0; \
             return review.complete ? -1 : known > {known} && known"
        );
        known = page.wait_until("more of the review", &script).as_i64().unwrap_or(-1);
    }
    page.wait_until(
        "nothing runs",
        "return document.querySelector('.graph') && !document.querySelector('.run')",
    );
}

fn stored_review(page: &Page<'_>) -> Value {
    let text = page.evaluate("return localStorage.getItem('palisade.review.test')", json!([]));
    serde_json::from_str(text.as_str().unwrap_or("{}")).expect("JSON")
}

/// What `palisade analyse` says about a game.
fn analyse(record: &str) -> Value {
    let folder = TestFolder::new("review");
    let file = folder.join("game.palisade");
    std::fs::write(&file, record).expect("a file");
    let output = Command::new(browser::palisade_program())
        .arg("analyse")
        .arg(&file)
        .args(["--json", "--whole"])
        .env("PALISADE_CACHE", folder.join("no-tablebases"))
        .output()
        .expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

/// The grade of every move in the list, as screen readers hear it.
fn listed_grades(page: &Page<'_>) -> Value {
    page.evaluate(
        "return [...document.querySelectorAll('.list .ply .unseen')].map(g => g.textContent)",
        json!([]),
    )
}

#[test]
fn page_and_program_agree_to_the_digit() {
    let fixture = fixture();
    for record in GAMES.into_iter().chain([RACE]) {
        let page = open_review(&fixture, Viewport::DESKTOP, record);
        let positions: Vec<PositionReview> =
            serde_json::from_value(stored_review(&page)["positions"].clone()).expect("positions");
        let game = GameRecord::parse(record).expect("a record");
        let review = GameReview::new(&game, &positions);
        let told = analyse(record);
        assert_eq!(json!(review), told, "{record}");
        // And this is what the page shows.
        let grades: Vec<_> = review.moves.iter().map(|graded| json!(graded.grade)).collect();
        assert_eq!(listed_grades(&page), json!(grades), "{record}");
        let shown = page.evaluate(
            "return [...document.querySelectorAll('.accuracies .accuracy b')].map(b => b.innerText)",
            json!([]),
        );
        let accuracies = told["players"].as_array().expect("players").iter().map(|player| {
            let accuracy = player["accuracy"].as_u64();
            accuracy.map_or("–".to_owned(), |a| format!("{}.{}%", a / 10, a % 10))
        });
        assert_eq!(shown, json!(accuracies.collect::<Vec<_>>()), "{record}");
        assert_eq!(page.count(".moments li") as usize, review.moments.len(), "{record}");
        assert_eq!(page.console_errors(), Vec::<String>::new(), "{record}");
    }
}

/// A game of sixty plies: both walk to and fro in the middle of it.
const SIXTY_PLIES: &str = include_str!("../sixty-plies.palisade");

#[test]
fn a_review_is_stopped_and_goes_on_where_it_stopped() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.reduce_motion();
    // What workers are asked for.
    page.cdp(
        "Page.addScriptToEvaluateOnNewDocument",
        json!({ "source": "const RealWorker = Worker; window.asked = []; \
             window.Worker = class extends RealWorker { postMessage(message) { \
               if (typeof message === 'string') window.asked.push(JSON.parse(message).task.Review?.entry); \
               return super.postMessage(message); } }" }),
    );
    let engine = HeldEngine::new(&page, 6);
    page.open_record(&fixture.server.url(), SIXTY_PLIES);
    page.click_button("Review");
    page.wait_until(
        "some positions",
        "return document.querySelector('.run progress')?.value === 6",
    );
    page.click_button("Stop");
    engine.release(&page);
    let known = |review: &Value| -> Vec<Value> {
        review["positions"].as_array().expect("positions").clone()
    };
    let stopped = known(&stored_review(&page));
    assert_eq!(stopped.len(), 6, "what comes after the stop is not taken");
    // A reload leaves it as it is.
    page.reload();
    page.wait_for_text(&format!("Reviewing: {} of 61 positions.", stopped.len()));
    assert_eq!(page.evaluate("return window.asked", json!([])), json!([]));
    page.click_button("Continue");
    wait_for_review(&page);
    let whole = known(&stored_review(&page));
    assert_eq!((whole.len(), &whole[..stopped.len()]), (61, &stopped[..]));
    let asked = page.evaluate("return window.asked", json!([]));
    let asked = asked.as_array().expect("a list");
    assert_eq!(asked.len(), 61 - stopped.len());
    assert!(stopped.iter().all(|position| !asked.contains(&position["entry"])), "{asked:?}");
    // A reload in the middle of a run goes on by itself; what is complete is not looked at again.
    page.reload();
    page.wait_for(".graph");
    wait_for_review(&page);
    assert_eq!(page.evaluate("return window.asked", json!([])), json!([]));
}

/// What has not been reviewed yet belongs to nobody.
#[test]
fn the_graph_has_no_colour_where_nothing_is_known() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.reduce_motion();
    let engine = HeldEngine::new(&page, 6);
    page.open_record(&fixture.server.url(), SIXTY_PLIES);
    page.click_button("Review");
    page.wait_until(
        "some positions",
        "return document.querySelector('.run progress')?.value === 6",
    );
    let widths = "return ['.graph .share.t1', '.graph .share.t2'].map((part) => Math.round(document.querySelector(part).getBBox().width))";
    let known = page.evaluate(widths, json!([]));
    assert!(known[0].as_u64().is_some_and(|width| width < 100), "{known}");
    assert_eq!(known[0], known[1]);
    engine.release(&page);
    wait_for_review(&page);
    assert_eq!(page.evaluate(widths, json!([])), json!([1000, 1000]));
}

#[test]
fn the_graph_leads_through_the_game_by_mouse_and_keyboard() {
    let fixture = fixture();
    let page = open_review(&fixture, Viewport::DESKTOP, RACE);
    let at = || {
        page.evaluate("return document.querySelector('.graph').ariaValueNow ?? document.querySelector('.graph').getAttribute('aria-valuenow')", json!([]))
    };
    let wait_for = |ply: usize| {
        page.wait_until(
            &format!("ply {ply}"),
            &format!(
                "return document.querySelector('.graph').getAttribute('aria-valuenow') === '{ply}'"
            ),
        );
    };
    assert_eq!(at(), "9");
    page.evaluate("document.querySelector('.graph').focus()", json!([]));
    page.press_key(SpecialKey::Left);
    wait_for(8);
    // The mistakes one after the other, then the start.
    page.press_key(SpecialKey::PageUp);
    wait_for(4);
    page.wait_for_text("Move 4 of 9: b5");
    let told = page.text(".current").split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("blunder") && told.contains("better: b3"), "{told}");
    page.press_key(SpecialKey::PageUp);
    wait_for(1);
    let spoken = page.evaluate(
        "return document.querySelector('.graph').getAttribute('aria-valuetext')",
        json!([]),
    );
    assert_eq!(spoken, "1: You 0%, Zivo 100%");
    page.press_key(SpecialKey::Home);
    wait_for(0);
    // A click in the middle of the graph is the middle of the game.
    page.click(".graph");
    page.wait_until(
        "the middle",
        "return [4, 5].includes(+document.querySelector('.graph').getAttribute('aria-valuenow'))",
    );
    // A sentence about what decided the game leads to it, and the better line is seen played.
    page.click(".moment");
    wait_for(4);
    page.click(".current .line .ply");
    page.wait_for(".review.preview");
    page.press_key(SpecialKey::Right);
    page.wait_until("the game again", "return !document.querySelector('.review.preview')");
    let time = page.text(".accuracies");
    assert!(time.contains("Time used 0:11") && time.contains("Time used 0:07"), "{time}");
    assert!(page.text(".current").contains("This position is solved"), "{}", page.text(".current"));
}

#[test]
fn mistakes_are_tried_again_until_a_better_move_is_found() {
    let fixture = fixture();
    let page = open_review(&fixture, Viewport::DESKTOP, RACE);
    page.click_button("Learn from your mistakes");
    page.wait_for_text("Mistake 1 of 1");
    page.wait_for_text("You played e5 here: blunder.");
    let tap = |word: &str| {
        let (x, y) = page.board_point(word);
        page.click_at(x, y);
    };
    tap("e5");
    page.wait_for_text("e5 is the move that was played. Try another one.");
    tap("f6");
    page.wait_for_text("f6 loses 100.0% (it lets a sure win slip). Try another move.");
    page.click_button("Hint");
    page.wait_for_text("A pawn move is good here.");
    tap("e7");
    page.wait_for_text("Right! e7 gives nothing away.");
    page.press_key(SpecialKey::Enter);
    page.wait_for_text("Better moves you found yourself: 1 of 1.");
    page.click_button("Back to the review");
    page.wait_for(".graph");
    // The computer's mistake, from its move on, by keyboard alone; here the answer is asked for.
    page.evaluate("document.querySelectorAll('.list .ply')[3].focus()", json!([]));
    page.press_key(SpecialKey::Enter);
    page.wait_for_text("Move 4 of 9: b5");
    page.evaluate("[...document.querySelectorAll('.current button')].find(b => b.innerText === 'Find a better move').focus()", json!([]));
    page.press_key(SpecialKey::Enter);
    page.wait_for_text("Zivo played b5 here: blunder.");
    page.wait_until(
        "the board has the focus",
        "return document.activeElement.classList.contains('board')",
    );
    // The cursor is on the pawn: to the left.
    page.press_key(SpecialKey::Left);
    page.press_key(SpecialKey::Enter);
    page.wait_for(".retry .say");
    page.click_button("Hint");
    page.click_button("Show the answer");
    page.wait_for_text("A good line was b3");
}

/// A better move that a longer look does not confirm is no answer, and becomes no card: there were several.
#[test]
fn no_move_is_the_answer_where_several_were_good() {
    let fixture = fixture();
    let page = open_review(&fixture, Viewport::DESKTOP, RACE);
    page.wait_until("cards", "return !!localStorage.getItem('palisade.mistakes')");
    let mut review = stored_review(&page);
    review["positions"].as_array_mut().expect("positions").iter_mut().for_each(|position| {
        position["several_good"] = json!(true);
    });
    page.evaluate(
        "['palisade.mistakes', 'palisade.mistakes.games'].forEach(key => localStorage.removeItem(key)); \
         localStorage.setItem('palisade.review.test', arguments[0])",
        json!([review.to_string()]),
    );
    page.reload();
    wait_for_review(&page);
    page.click_button("Learn from your mistakes");
    page.wait_for_text("You played e5 here: blunder.");
    for _ in 0..2 {
        page.click_button("Hint");
        page.wait_for_text("Several moves are good here, and any of them will do.");
    }
    let cards = page.evaluate("return localStorage.getItem('palisade.mistakes')", json!([]));
    assert_eq!(cards, Value::Null);
    let (x, y) = page.board_point("e7");
    page.click_at(x, y);
    page.wait_for_text("Right! e7 gives nothing away.");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

/// An answer that is not the best one may be right too: it is judged by what it loses.
#[test]
fn several_answers_may_be_right() {
    let fixture = fixture();
    // Two ways around are equally long, and straight back loses the race.
    let record = "palisade 1\ngame quoridor\nseats 2\nstart e5,a7 0,0 1 d5h,f6h\nlevel 2 3\nresult 1/2,1/2\nreason agreement\n\ne4 a6\n";
    let page = open_review(&fixture, Viewport::DESKTOP, record);
    let review: Value = stored_review(&page);
    let best = review["positions"][0]["best"]["words"][0].as_str().expect("a word").to_owned();
    let other = if best == "d5" { "f5" } else { "d5" };
    page.click_button("Learn from your mistakes");
    page.wait_for_text("You played e4 here");
    let (x, y) = page.board_point(other);
    page.click_at(x, y);
    page.wait_for(".retry .say.good");
    let told = page.text(".retry .say.good");
    assert!(told.starts_with(&format!("Right! {other} ")), "{told} ({best} is best)");
}

#[test]
fn a_game_between_people_is_reviewed_once_it_is_over() {
    let fixture = fixture();
    let ada = Page::open(&fixture.chromium, Viewport::DESKTOP);
    let ben = Page::open(&fixture.chromium, Viewport::PHONE);
    let url = fixture.server.url();
    let table = open_table(&url, "quoridor", &ada, &ben);
    play(&ada, "e2");
    wait_for_plies(&ben, 1);
    let reader = Page::open(&fixture.chromium, Viewport::DESKTOP);
    reader.goto(&format!("{url}/t/{table}/review"));
    reader.wait_for_text("This game is still in progress.");
    play(&ben, "e8");
    wait_for_plies(&ada, 2);
    ada.click_button("Resign");
    ada.click_button("Really resign?");
    ada.wait_for_text("You lost");
    ada.click_button("Review");
    ada.wait_until(
        "it is complete",
        "return document.querySelector('.graph') && !document.querySelector('.run')",
    );
    assert_eq!(ada.count(".list .ply .grade"), 2);
    assert_eq!(ada.count(".accuracies li"), 2);
    ada.click("a[href='/games']");
    ada.wait_for(".my-games .games li");
    let row = ada.text(".my-games .games li");
    assert!(
        row.contains("You lost") && row.contains("online") && row.contains("accuracy"),
        "{row}"
    );
}

#[test]
fn reviews_are_accessible_and_speak_every_language() {
    let fixture = fixture();
    let source = axe_source();
    for viewport in [Viewport::DESKTOP, Viewport::PHONE.dark()] {
        for record in [RACE, GAMES[1], GAMES[3]] {
            let page = open_review(&fixture, viewport, record);
            check_layout(&page, record);
            check_accessibility(&page, &format!("{record} {viewport:?}"), &source);
            if record == RACE {
                page.click_button("Learn from your mistakes");
                page.wait_for(".retry .board");
                check_layout(&page, "a mistake");
                check_accessibility(&page, &format!("a mistake {viewport:?}"), &source);
            }
        }
    }
    let page = open_review(&fixture, Viewport::DESKTOP, RACE);
    for language in locale_tags() {
        page.goto(&format!("{}/{language}/play/test/review", fixture.server.url()));
        wait_for_review(&page);
        page.click(".moment");
        page.wait_for(".current .line");
        let text = page.evaluate("return document.body.innerText", json!([]));
        let text = text.as_str().unwrap_or_default();
        for key in ["review-", "moment-", "grade-", "games-", "analysis-", "web-"] {
            assert!(!text.contains(key), "{language}: {key} in {text}");
        }
        page.click(".accuracies .button.main");
        page.wait_for(".retry .task");
        check_layout(&page, language);
    }
}

fn locale_tags() -> [&'static str; 6] {
    ["fr", "es", "nl", "pl", "cs", "ro"]
}

/// On a small phone the board, the fences in hand, the steps, the graph and the move shown are on the first
/// screen.
#[test]
fn a_phone_shows_board_graph_and_move_without_scrolling() {
    let fixture = fixture();
    let small = Viewport { width: 375, height: 553, ..Viewport::PHONE };
    for record in [RACE, GAMES[1]] {
        let page = open_review(&fixture, small, record);
        let below = page.evaluate(
            "scrollTo(0, 0); return ['.board', '.seats', '.list', '.steps', '.graph', '.sides', '.current'].filter(s => { const r = document.querySelector('.review ' + s).getBoundingClientRect(); return r.bottom > innerHeight || r.top < 0 || r.right > innerWidth; })",
            json!([]),
        );
        assert_eq!(below, json!([]), "{record}");
    }
}

/// However narrow the phone, a name of eight letters is whole wherever the review has it.
#[test]
fn short_names_are_whole_in_a_review_on_the_narrowest_phone() {
    let fixture = fixture();
    let small = Viewport { width: 320, height: 568, ..Viewport::PHONE };
    for (record, least) in [
        (
            "palisade 1\ngame quoridor\nseats 2\nname 1 Wolfgang\nlevel 2 2\n\ne2 e8 e3 e7 e4 e6 e5 d6 c5h c6 e6 b6 e7 b5 e8 b4 e9\n",
            6,
        ),
        (
            "palisade 1\ngame mini\nseats 4\nname 1 Wolfgang\nname 2 Marianne\nlevel 3 2\nlevel 4 8\nresult 1/2,1/2,1/2,1/2\nreason agreement\n\ne2 b5 e8 h5 d3h c5\n",
            12,
        ),
        (
            "palisade 1\ngame mspacman\nseats 2\nname 1 Wolfgang\nlevel 2 2\nresult 1/2,1/2\nreason agreement\n\nspin:5 spin:3 @e7 spin:2 f7-e7\n",
            9,
        ),
    ] {
        let page = open_review(&fixture, small, record);
        let told = page.evaluate(
            "const names = [...document.querySelectorAll('.review .seat .name')].map((name) => name.textContent.trim()); \
             const texts = document.createTreeWalker(document.querySelector('.review'), NodeFilter.SHOW_TEXT); \
             const cut = []; let found = 0; \
             while (texts.nextNode()) for (const name of names) { \
                 const text = texts.currentNode, from = text.data.indexOf(name), range = document.createRange(); \
                 if (from < 0 || text.parentElement.closest('.unseen')) continue; \
                 range.setStart(text, from); range.setEnd(text, from + name.length); \
                 const { left, right, width } = range.getBoundingClientRect(); \
                 if (!width) continue; \
                 found += 1; \
                 for (let box = text.parentElement; !box.matches('.review'); box = box.parentElement) { \
                     const edge = box.getBoundingClientRect(); \
                     /* The list of moves is longer than the screen, and scrolls. */ \
                     if (getComputedStyle(box).overflowX === 'visible' || box.matches('.list')) continue; \
                     if (left < edge.left - 1 || right > edge.right + 1) cut.push(name + ' in ' + box.className); \
                 } \
             } \
             return [found, cut]",
            json!([]),
        );
        assert_eq!(told[1], json!([]), "{record}");
        assert!(told[0].as_u64() >= Some(least), "{told} {record}");
        check_layout(&page, record);
    }
}

/// The moves and the steps are beside the board, the graph is beneath it, and all of them are in view together.
#[test]
fn the_board_stays_in_view_beside_its_moves() {
    let fixture = fixture();
    let tablet = |width, height| Viewport { width, height, ..Viewport::DESKTOP };
    for viewport in [Viewport::DESKTOP, tablet(768, 1024), tablet(820, 1180), tablet(1180, 820)] {
        let page = open_review(&fixture, viewport, GAMES[0]);
        let places = page.evaluate(
            "const at = s => document.querySelector('.review ' + s).getBoundingClientRect(); \
             const [board, graph] = [at('.board'), at('.graph')]; \
             const seen = ['.board', '.graph', '.list', '.steps'].filter(s => at(s).top < 0 || at(s).bottom > innerHeight); \
             const upright = innerWidth < innerHeight; \
             return [seen, ['.list', '.steps'].every(s => upright ? at(s).top >= graph.bottom : at(s).left >= board.right), \
                 graph.top >= board.bottom, graph.left < board.right]",
            json!([]),
        );
        assert_eq!(places, json!([[], true, true, true]), "{viewport:?}");
        assert_eq!(page.count(".review .seat .rack"), 2, "{viewport:?}");
    }
}

/// The better move is drawn over what was played, and a good move has none.
#[test]
fn the_better_move_is_drawn_on_the_board() {
    let fixture = fixture();
    let page = open_review(&fixture, Viewport::DESKTOP, RACE);
    page.click(".moment");
    page.wait_for(".stage .candidate.better polyline");
    let told = page.text(".current");
    assert!(told.contains("it lets a sure win slip"), "{told}");
    // While the line is played, the board shows it.
    page.click(".current .line .ply");
    page.wait_until("no arrow", "return !document.querySelector('.stage .candidate')");
    page.press_key(SpecialKey::Right);
    page.wait_for_text("Move 5 of 9: e7");
    page.wait_until("none is better", "return !document.querySelector('.stage .candidate')");
}
