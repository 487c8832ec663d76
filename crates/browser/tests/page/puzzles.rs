//! Puzzles: the one of the day, solving by keyboard, runs, sets, and the mistakes of one's own games.

use ::puzzles::{MistakeDeck, Puzzle, PuzzleDate, daily_puzzle, run_order, shipped_puzzles};
use browser::{Page, SpecialKey, TcpProxy, VersionProxy, Viewport};
use game::{Position as _, Seat};
use rules::{AnyMove, Fence, Game, Orientation, Square};
use serde_json::json;

use crate::accounts::{PASSWORD, create_account, sign_in};
use crate::layout::{axe_source, check_accessibility, check_layout};
use crate::review::{RACE, open_review};
use crate::storage::{BLOCKED, before_each_load};
use crate::{Fixture, fixture};

/// The time that a page with [`fix`] starts at.
const NOON: u64 = 1_795_003_200_000;
const DAY: u64 = 86_400_000;

/// Opens a browser with reduced motion; in its pages it is `now` until a test says otherwise, and every
/// random number is `random`.
fn open_fixed<'a>(fixture: &'a Fixture, viewport: Viewport, now: u64, random: f64) -> Page<'a> {
    let page = Page::open(&fixture.chromium, viewport);
    page.reduce_motion();
    let source = format!(
        "window.fixedNow = {now}; Date.now = () => window.fixedNow; Math.random = () => {random}"
    );
    page.cdp("Page.enable", json!({}));
    page.cdp("Page.addScriptToEvaluateOnNewDocument", json!({"source": source}));
    page
}

fn open_puzzle<'a>(fixture: &'a Fixture, viewport: Viewport, rest: &str) -> Page<'a> {
    let page = Page::open(&fixture.chromium, viewport);
    page.reduce_motion();
    page.goto(&format!("{}/puzzles{rest}", fixture.server.url()));
    page.wait_for(".puzzle .board");
    // Nobody is waited for: the other side of a puzzle is neither online nor offline.
    let cards =
        "return [...document.querySelectorAll('.seat small')].map(s => s.textContent).join()";
    let cards = page.evaluate(cards, json!([])).to_string();
    assert!(!cards.contains("online") && !cards.contains("offline"), "{cards}");
    page
}

fn wait_for_focus(page: &Page<'_>, selector: &str) {
    let script = format!("return !!document.activeElement?.matches('{selector}')");
    page.wait_until(&format!("{selector} has the focus"), &script);
}

/// Enters a move of Quoridor by keyboard, with the cursor set out from the pawn: the player to move has
/// their own side at the bottom.
fn enter(page: &Page<'_>, position: &rules::AnyPosition, word: &str) {
    wait_for_focus(page, ".puzzle .board");
    let view = view::BoardView::from(position);
    let from = view.pieces.iter().find(|piece| piece.active).expect("a pawn to move").square;
    let is_turned = view.turn == Some(2);
    let (to, fence) = match Fence::parse(word) {
        Some(fence) => (fence.anchor, Some(fence)),
        None => (Square::parse(word).expect("a square"), None),
    };
    // The first key shows the cursor where the pawn is.
    page.press_key(SpecialKey::Enter);
    let steps = |from: usize, to: usize, back, forth| {
        let key = if (to < from) != is_turned { back } else { forth };
        (0..from.abs_diff(to)).for_each(|_| page.press_key(key));
    };
    steps(from.file(), to.file(), SpecialKey::Left, SpecialKey::Right);
    steps(from.rank(), to.rank(), SpecialKey::Down, SpecialKey::Up);
    if let Some(fence) = fence {
        page.type_text("f");
        if fence.orientation == Orientation::Vertical {
            page.type_text("r");
        }
    }
    page.press_key(SpecialKey::Enter);
}

fn solve(page: &Page<'_>, puzzle: &Puzzle) {
    enter(page, &puzzle.position, &puzzle.solution[0].best.to_string());
}

/// A puzzle of Quoridor with one move to find.
fn is_short(puzzle: &Puzzle) -> bool {
    puzzle.game == Game::Quoridor && puzzle.solution.len() == 1
}

/// A legal step of the pawn that does not solve the puzzle.
fn wrong_step(puzzle: &Puzzle) -> Option<String> {
    let ply = &puzzle.solution[0];
    let is_wrong = |mv: &AnyMove| *mv != ply.best && !ply.also.contains(mv);
    let mut moves = Vec::new();
    puzzle.position.legal_moves(&mut moves);
    let words = moves.into_iter().filter(is_wrong).map(|mv| mv.to_string());
    words.into_iter().find(|word| Square::parse(word).is_some())
}

fn place_is(page: &Page<'_>, text: &str) {
    let script = format!(
        "return document.querySelector('.puzzle .intro p')?.innerText.trim() === {}",
        json!(text)
    );
    page.wait_until(text, &script);
}

/// The puzzle of the day is the same everywhere on a date, also offline after one visit; the puzzles are no
/// part of the first load.
#[test]
fn the_puzzle_of_the_day_is_solved_offline() {
    let puzzles = shipped_puzzles();
    let of_day = |day: u64| {
        let date = PuzzleDate::from_days(day as u32).expect("a date");
        daily_puzzle(&puzzles, date).expect("a puzzle")
    };
    let day = (NOON / DAY..).find(|&day| is_short(of_day(day))).expect("some day");
    let puzzle = of_day(day);
    let fixture = fixture();
    let proxy = VersionProxy::start(fixture.server.port());
    let page = open_fixed(&fixture, Viewport::PHONE, day * DAY + DAY / 2, 0.5);
    page.goto(&proxy.url());
    page.wait_for(".shelf");
    let fetched = |name: &str| proxy.requests().iter().filter(|p| p.contains(name)).count();
    assert_eq!(fetched("puzzles/") + fetched("practice/"), 0, "no part of the first load");
    page.evaluate_async(
        "const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true))",
    );
    page.click(".open a[href='/puzzles']");
    page.wait_for(".puzzles .kinds");
    page.wait_until(
        "the puzzles are kept",
        "const file = (name) => document.querySelector('script[type=module]').src.replace('boot.js', name); \
         const names = ['puzzles/quoridor.txt', 'puzzles/pacman.txt', 'puzzles/mspacman.txt', 'puzzles/en.ftl', \
           'practice/en.ftl', 'puzzles/style.css', 'split_lessons.wasm']; \
         return Promise.all(names.map(name => caches.match(file(name)))).then(kept => kept.every(r => !!r))",
    );
    proxy.disconnect();
    page.goto(&format!("{}/puzzles/daily", proxy.url()));
    page.wait_for(".puzzle .board");
    place_is(&page, &format!("Quoridor · {}", puzzle.id));
    solve(&page, puzzle);
    page.wait_for(".task.solved");
    page.wait_for_text("Solved!");
    page.wait_for_text("Your rating:");
    page.goto(&format!("{}/puzzles", proxy.url()));
    page.wait_for_text("Solved today.");
}

/// With an account the rating is the account's: another device shows the same, and what was solved without a
/// connection is sent later.
#[test]
fn the_rating_of_an_account_is_the_same_on_every_device() {
    let puzzles = shipped_puzzles();
    let mut short = puzzles.iter().filter(|puzzle| is_short(puzzle));
    let (first, second) = (short.next().expect("one"), short.next().expect("two"));
    let fixture = fixture();
    let proxy = TcpProxy::start(fixture.server.port());
    let [phone, desktop] = [Viewport::PHONE, Viewport::DESKTOP].map(|viewport| {
        let page = Page::open(&fixture.chromium, viewport);
        page.reduce_motion();
        page
    });
    create_account(&phone, &proxy.url(), "Puzzle_Ada");
    phone.goto(&format!("{}/puzzles/{}", proxy.url(), first.id));
    phone.wait_for(".puzzle .board");
    solve(&phone, first);
    phone.wait_for_text("Your rating:");
    let has_sent = "return !localStorage.getItem('palisade.puzzles').includes('unsent')";
    phone.wait_until("the account has heard of it", has_sent);

    // Solved without the server: it is rated here, and sent when there is one again.
    phone.goto(&format!("{}/puzzles/{}", proxy.url(), second.id));
    phone.wait_for(".puzzle .board");
    proxy.disconnect();
    solve(&phone, second);
    phone.wait_for_text("Your rating:");
    phone.wait_until(
        "it waits",
        &format!(
            "return localStorage.getItem('palisade.puzzles').includes('unsent {} 1')",
            second.id
        ),
    );
    proxy.reconnect();
    phone.goto(&format!("{}/puzzles", proxy.url()));
    phone.wait_until("the account has heard of both", has_sent);

    let rating = "return document.querySelector('.puzzles .rating')?.innerText";
    sign_in(&desktop, &fixture.server.url(), "Puzzle_Ada", PASSWORD);
    desktop.wait_for("#me");
    desktop.goto(&format!("{}/puzzles", fixture.server.url()));
    let there = desktop.wait_until("the rating", rating);
    phone.reload();
    let here = phone.wait_until("the rating", rating);
    assert_eq!(here, there);
    let known = desktop.evaluate("return localStorage.getItem('palisade.puzzles')", json!([]));
    let known = known.as_str().unwrap_or_default();
    assert!(known.contains(&first.id) && known.contains(&second.id), "{known}");
}

/// By keyboard alone: a wrong move is answered on the board, hints come in two stages, and the right move
/// solves it. With help it counts as lost.
#[test]
fn a_puzzle_by_keyboard_wrong_then_hints_then_right() {
    let is_wanted = |puzzle: &&Puzzle| {
        let is_fence = Fence::parse(&puzzle.solution[0].best.to_string()).is_some();
        is_short(puzzle) && is_fence && puzzle.solver() == Seat::new(0)
    };
    let puzzles = shipped_puzzles();
    let puzzle = puzzles.iter().find(is_wanted).expect("a puzzle");
    let fence = Fence::parse(&puzzle.solution[0].best.to_string()).expect("a fence");
    let fixture = fixture();
    let page = open_puzzle(&fixture, Viewport::DESKTOP, &format!("/{}", puzzle.id));
    enter(&page, &puzzle.position, &wrong_step(puzzle).expect("a step"));
    page.wait_for(".say[role=alert]");
    page.wait_for(".marks .tried");
    page.wait_for(".marks .replied");
    let tab_to = |text: &str| {
        for _ in 0..40 {
            page.press_key(SpecialKey::Tab);
            let script = "return document.activeElement?.innerText ?? ''";
            if page.evaluate(script, json!([])).as_str() == Some(text) {
                return;
            }
        }
        panic!("{text} is not reached by the keyboard");
    };
    tab_to("Hint");
    page.press_key(SpecialKey::Enter);
    page.wait_for_text("Place a fence.");
    assert_eq!(page.count(".marks .about"), 0, "the first hint is not where");
    wait_for_focus(&page, ".pager .button");
    page.press_key(SpecialKey::Enter);
    page.wait_for_text(&format!("Look at {}.", fence.anchor));
    page.wait_for(".marks .about");
    page.evaluate("document.querySelector('.puzzle .board').focus()", json!([]));
    solve(&page, puzzle);
    page.wait_for(".task.solved");
    wait_for_focus(&page, ".pager .main");
    let kept = page.evaluate("return localStorage.getItem('palisade.puzzles')", json!([]));
    let record = ::puzzles::SolverRecord::parse(kept.as_str().expect("it is kept"));
    assert!(record.has_seen(&puzzle.id) && record.rating.rating < 1200.0, "{kept}");
    page.press_key(SpecialKey::Enter);
    page.wait_until("another puzzle", "return location.pathname === '/puzzles/for-you'");
    page.wait_for(".puzzle .board");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

/// The solution is shown after two hints.
#[test]
fn the_solution_is_shown_on_demand() {
    let puzzles = shipped_puzzles();
    let fixture = fixture();
    for game in [Game::Quoridor, Game::Pacman, Game::Mspacman] {
        let puzzle = puzzles.iter().find(|puzzle| puzzle.game == game).expect("a puzzle");
        let page = open_puzzle(&fixture, Viewport::PHONE, &format!("/{}", puzzle.id));
        for label in ["Hint", "Another hint", "Show solution"] {
            page.click_button(label);
        }
        page.wait_for_text("The solution:");
        page.wait_for(".task.solved");
        page.wait_for_text(&format!("Puzzle rating: {}.", puzzle.difficulty));
        assert_eq!(page.console_errors(), Vec::<String>::new(), "{game}");
    }
}

/// A storm lasts three minutes; a wrong move costs ten seconds, and what was missed can be tried again.
#[test]
fn a_storm_goes_by_the_clock() {
    let puzzles = shipped_puzzles();
    let order = |random: f64| run_order(&puzzles, Game::Quoridor, (random * 9e15) as u64);
    let is_wanted = |random: &f64| {
        let order = order(*random);
        let (first, second) = (&puzzles[order[0]], &puzzles[order[1]]);
        is_short(first) && wrong_step(second).is_some()
    };
    let random = (1..128).map(|n| f64::from(n) / 128.0).find(is_wanted).expect("a seed");
    let order = order(random);
    let (first, second) = (&puzzles[order[0]], &puzzles[order[1]]);
    let fixture = fixture();
    let page = open_fixed(&fixture, Viewport::DESKTOP, NOON, random);
    page.goto(&format!("{}/puzzles/storm/quoridor", fixture.server.url()));
    page.wait_for(".puzzle .board");
    place_is(&page, "3:00 · Solved: 0");
    solve(&page, first);
    place_is(&page, "3:00 · Solved: 1");
    enter(&page, &second.position, &wrong_step(second).expect("a step"));
    place_is(&page, "2:50 · Solved: 1");
    page.evaluate("window.fixedNow += 165_000", json!([]));
    place_is(&page, "0:05 · Solved: 1");
    page.evaluate("window.fixedNow += 5000", json!([]));
    page.wait_for(".run-over");
    page.wait_for_text("You solved one puzzle. A new record!");
    page.click(&format!(".run-over a[href='/puzzles?set={}']", second.id));
    place_is(&page, "1 of 1");
    page.goto(&format!("{}/puzzles", fixture.server.url()));
    page.wait_for_text("Best: 1");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

/// A streak ends with the first mistake; skipping is one.
#[test]
fn a_streak_ends_with_the_first_mistake() {
    let fixture = fixture();
    let page = open_puzzle(&fixture, Viewport::PHONE, "/streak/mspacman");
    place_is(&page, "Solved: 0");
    page.click_button("Skip");
    page.wait_for(".run-over");
    page.wait_for_text("You solved 0 puzzles.");
    page.click_button("Try again");
    page.wait_for(".puzzle .board");
    place_is(&page, "Solved: 0");
}

/// A set is one link, and everybody who opens it has the same puzzles; a bad link says what is wrong.
#[test]
fn a_set_is_one_link() {
    let fixture = fixture();
    let url = fixture.server.url();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.reduce_motion();
    page.goto(&format!("{url}/puzzles"));
    page.wait_for(".set");
    page.evaluate(
        "const [theme, size] = document.querySelectorAll('.set select'); \
         for (const [select, value] of [[theme, 'last-gap'], [size, '5']]) { \
           select.value = value; select.dispatchEvent(new Event('change', { bubbles: true })); }",
        json!([]),
    );
    page.click_button("Create link");
    page.wait_for(".set .made input");
    let link = page.evaluate("return document.querySelector('.made input').value", json!([]));
    let link = link.as_str().expect("a link").to_owned();
    let ids = link.split_once("/puzzles?set=").expect("a set").1.split(',').collect::<Vec<_>>();
    assert_eq!(ids.len(), 5, "{link}");
    page.goto(&link);
    page.wait_for(".puzzle .board");
    place_is(&page, "1 of 5");
    page.reload();
    page.wait_for(".puzzle .board");
    place_is(&page, "1 of 5");

    let puzzles = shipped_puzzles();
    let short: Vec<_> = puzzles.iter().filter(|puzzle| is_short(puzzle)).take(2).collect();
    page.goto(&format!("{url}/puzzles?set={},{}", short[0].id, short[1].id));
    page.wait_for(".puzzle .board");
    for (nth, puzzle) in (1..).zip(short) {
        place_is(&page, &format!("{nth} of 2"));
        solve(&page, puzzle);
        page.wait_for(".task.solved");
        page.click_button("Next puzzle");
    }
    page.wait_for_text("Done: 2 of 2 without a mistake or a hint.");
    for (rest, word) in [("?set=q0", "q0"), ("/nothing", "nothing"), ("/theme/fork", "theme/fork")]
    {
        page.goto(&format!("{url}/puzzles{rest}"));
        page.wait_for_text(&format!("There is no puzzle “{word}”."));
    }
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

fn stored_deck(page: &Page<'_>) -> MistakeDeck {
    let text = page.evaluate("return localStorage.getItem('palisade.mistakes') ?? ''", json!([]));
    MistakeDeck::parse(text.as_str().unwrap_or_default())
}

/// The mistakes of a reviewed game become cards, once; a right answer puts the card off.
#[test]
fn mistakes_of_a_review_come_back() {
    let fixture = fixture();
    let url = fixture.server.url();
    let page = open_review(&fixture, Viewport::DESKTOP, RACE);
    page.wait_until("cards", "return !!localStorage.getItem('palisade.mistakes')");
    let deck = stored_deck(&page);
    assert!(!deck.cards().is_empty());
    // The computer's mistakes are not ours.
    let is_own =
        |card: &::puzzles::MistakeCard| view::BoardView::from(&card.position).turn == Some(1);
    assert!(deck.cards().iter().all(is_own), "{}", deck.text());
    page.reload();
    page.wait_for(".graph");
    page.click("a[href='/puzzles/mistakes']");
    let count = deck.cards().len();
    for (nth, place) in (1..=count).zip(deck.for_today(deck.cards()[0].due)) {
        place_is(&page, &format!("{nth} of {count}"));
        let card = &deck.cards()[place];
        enter(&page, &card.position, &card.better);
        page.wait_for(".task.solved");
        page.wait_for_text("It comes back");
        page.click_button("Next puzzle");
    }
    page.wait_for_text("Nothing left to repeat today.");
    let after = stored_deck(&page);
    assert_eq!(after.cards().len(), count, "a reload adds none");
    assert!(after.cards().iter().all(|card| card.streak == 1 && card.due > card.last));
    page.goto(&format!("{url}/puzzles"));
    page.wait_for_text(&format!("Positions: {count} · learned: 0"));
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

/// About a move that the card does not know the engine is asked: one that loses is forgotten.
#[test]
fn a_move_that_a_card_does_not_know_is_judged() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.reduce_motion();
    // A race that a step forward wins, and a step back loses.
    let card = "quoridor | e6,a4 0,0 1 - | e7 | - | 20000 20000 0";
    page.store(&fixture.server.url(), &json!({"palisade.mistakes": card}));
    page.goto(&format!("{}/puzzles/mistakes", fixture.server.url()));
    page.wait_for(".puzzle .board");
    let deck = MistakeDeck::parse(card);
    enter(&page, &deck.cards()[0].position, "e5");
    page.wait_for(".say[role=alert]");
    let kept = stored_deck(&page);
    assert_eq!(kept.cards()[0].streak, 0);
    assert!(kept.cards()[0].memory.is_some(), "it was forgotten");
}

#[test]
fn puzzles_are_solved_where_the_browser_stores_nothing() {
    let puzzles = shipped_puzzles();
    let puzzle = puzzles.iter().find(|puzzle| is_short(puzzle)).expect("a puzzle");
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.reduce_motion();
    before_each_load(&page, BLOCKED);
    page.goto(&format!("{}/puzzles/{}", fixture.server.url(), puzzle.id));
    page.wait_for(".puzzle .board");
    solve(&page, puzzle);
    page.wait_for(".task.solved");
    page.click(".pager a.button");
    page.wait_for_text("lasts only while this page is open");
    page.wait_for(".puzzles .rating");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

/// Nothing overflows at any size, in languages with long words too, and axe finds nothing.
#[test]
fn puzzles_fit_every_screen() {
    let fixture = fixture();
    let source = axe_source();
    for (width, height, touch) in [(375, 553, true), (768, 1024, true), (1366, 768, false)] {
        let viewport = Viewport { width, height, dark: false, touch };
        let page = Page::open(&fixture.chromium, viewport);
        page.reduce_motion();
        for (path, content) in [
            ("puzzles", ".puzzles .kinds"),
            ("pl/puzzles", ".puzzles .kinds"),
            ("fr/puzzles/theme/side-step-trap", ".puzzle .board"),
            ("puzzles/game/pacman", ".puzzle .board"),
            ("cs/puzzles/storm/mspacman", ".puzzle .board"),
            ("ro/puzzles/mistakes", ".page .lead"),
        ] {
            let name = format!("{path} at {width}x{height}");
            page.goto(&format!("{}/{path}", fixture.server.url()));
            page.wait_for(content);
            check_layout(&page, &name);
            check_accessibility(&page, &name, &source);
        }
    }
}
