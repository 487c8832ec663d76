use ::lessons::{Course, CourseId, LessonStep};
use browser::{Page, SpecialKey, VersionProxy, Viewport};
use rules::{Fence, Game, Square};
use serde_json::json;

use crate::layout::{axe_source, check_accessibility, check_layout};
use crate::{Fixture, fixture, open_game, type_move};

pub(crate) const CLASSIC: CourseId = CourseId::Rules(Game::Quoridor);

/// Opens a browser with reduced motion at a step of a course.
pub(crate) fn open_step<'a>(
    fixture: &'a Fixture,
    viewport: Viewport,
    course: CourseId,
    step: &str,
) -> Page<'a> {
    let page = Page::open(&fixture.chromium, viewport);
    page.reduce_motion();
    page.goto(&format!("{}/learn/{course}/{step}", fixture.server.url()));
    page.wait_for(".lesson .board");
    page
}

/// The squares and slots to touch for a word: its path, its fence, its square.
pub(crate) fn places(word: &str) -> Vec<String> {
    word.trim_start_matches('@').split('-').map(str::to_owned).collect()
}

/// Waits until the step shown is that one, and not solved yet.
pub(crate) fn wait_for_step(page: &Page<'_>, nth: usize, course: &Course) {
    let place = format!("Lesson {} of {}", nth + 1, course.steps.len());
    let script = format!(
        "return document.querySelector('.intro')?.innerText.includes({}) && !document.querySelector('.task.solved')",
        json!(place)
    );
    page.wait_until(&place, &script);
}

pub(crate) fn wait_until_solved(page: &Page<'_>, step: &LessonStep) {
    page.wait_until(
        &format!("{} is solved", step.id),
        "return !!document.querySelector('.task.solved')",
    );
}

/// Plays a whole course; `solve` enters an answer, `proceed` goes on to the next step.
fn play_course(
    page: &Page<'_>,
    course: &Course,
    solve: impl Fn(&LessonStep, &str),
    proceed: impl Fn(),
) {
    for (nth, step) in course.steps.iter().enumerate() {
        wait_for_step(page, nth, course);
        solve(step, &step.solution().expect("a solution"));
        wait_until_solved(page, step);
        proceed();
    }
    page.wait_for(".course-end .course-pieces");
    let kept = page.evaluate("return localStorage.getItem('palisade.lessons')", json!([]));
    let solved = kept.as_str().unwrap_or_default().lines().count();
    assert_eq!(solved, course.steps.len(), "{kept}");
    assert_eq!(page.console_errors(), Vec::<String>::new());
}

fn play_by_mouse(id: CourseId) {
    let fixture = fixture();
    let course = Course::of(id);
    let page = open_step(&fixture, Viewport::DESKTOP, id, &course.steps[0].id);
    let solve = |_: &LessonStep, word: &str| {
        let places = places(word);
        for place in &places {
            let (x, y) = page.board_point(place);
            page.click_at(x, y);
        }
        // A path that could go on is confirmed by its last square.
        let is_submitted = "return !!document.querySelector('.task.solved') || !document.querySelector('.actions .button')";
        if page.evaluate(is_submitted, json!([])) == json!(false) {
            let (x, y) = page.board_point(places.last().expect("a place"));
            page.click_at(x, y);
        }
    };
    play_course(&page, &course, solve, || page.click(".pager .main"));
}

#[test]
fn the_course_of_quoridor_by_mouse() {
    play_by_mouse(CLASSIC);
}

#[test]
fn the_course_of_mini_by_mouse() {
    play_by_mouse(CourseId::Rules(Game::Mini));
}

#[test]
fn the_course_of_pacman_by_mouse() {
    play_by_mouse(CourseId::Rules(Game::Pacman));
}

#[test]
fn the_course_of_mspacman_by_mouse() {
    play_by_mouse(CourseId::Rules(Game::Mspacman));
}

#[test]
fn the_courses_on_strategy_by_mouse() {
    [CourseId::QuoridorStrategy, CourseId::PacmanStrategy, CourseId::GhostStrategy]
        .into_iter()
        .for_each(play_by_mouse);
}

/// The focus is on the board when a step begins, and on the button that goes on when it is solved.
#[test]
fn a_course_by_keyboard_alone() {
    let fixture = fixture();
    let course = Course::of(CLASSIC);
    let page = open_step(&fixture, Viewport::DESKTOP, CLASSIC, "start");
    let focused = |selector: &str| {
        let script = format!("return !!document.activeElement?.matches('{selector}')");
        page.wait_until(&format!("{selector} has the focus"), &script);
    };
    let solve = |step: &LessonStep, word: &str| {
        focused(".lesson .board");
        let view = view::BoardView::from(&step.position);
        let from = view.pieces.iter().find(|piece| piece.active).expect("a pawn to move").square;
        let (to, fence) = match Fence::parse(word) {
            Some(fence) => (fence.anchor, Some(fence)),
            None => (Square::parse(word).expect("a square"), None),
        };
        let steps = |from: usize, to: usize, back, forth| {
            let key = if to < from { back } else { forth };
            (0..from.abs_diff(to)).for_each(|_| page.press_key(key));
        };
        steps(from.file(), to.file(), SpecialKey::Left, SpecialKey::Right);
        steps(from.rank(), to.rank(), SpecialKey::Down, SpecialKey::Up);
        if let Some(fence) = fence {
            page.type_text("f");
            if fence.orientation == rules::Orientation::Vertical {
                page.type_text("r");
            }
        }
        page.press_key(SpecialKey::Enter);
    };
    let proceed = || {
        focused(".pager .main");
        page.press_key(SpecialKey::Enter);
    };
    play_course(&page, &course, solve, proceed);
}

/// Taps the centre of an element.
pub(crate) fn tap(page: &Page<'_>, selector: &str) {
    page.wait_for(selector);
    let at = page.evaluate(
        "const r = document.querySelector(arguments[0]).getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]",
        json!([selector]),
    );
    page.tap_at(at[0].as_f64().unwrap_or(0.0), at[1].as_f64().unwrap_or(0.0));
}

/// Everything that a step needs is on the smallest screen, without scrolling.
#[test]
fn a_course_by_touch_on_a_small_phone() {
    let fixture = fixture();
    let course = Course::of(CourseId::Rules(Game::Pacman));
    let page = open_step(&fixture, Viewport::PHONE, CourseId::Rules(Game::Pacman), "start");
    page.resize(375, 553);
    let solve = |step: &LessonStep, word: &str| {
        let off_screen = page.evaluate(
            "return ['.lesson .board', '.intro h1', '.task', '.pager .button'] \
             .flatMap(s => [...document.querySelectorAll(s)].map(e => [s, e.getBoundingClientRect()])) \
             .filter(([s, r]) => r.width < 1 || r.top < -0.5 || r.bottom > innerHeight + 0.5 || r.right > innerWidth + 0.5) \
             .map(([s, r]) => s + ' ' + JSON.stringify(r))",
            json!([]),
        );
        assert_eq!(off_screen, json!([]), "{}", step.id);
        for place in places(word) {
            let (x, y) = page.board_point(&place);
            page.tap_at(x, y);
        }
        if page.evaluate("return !!document.querySelector('.actions .main')", json!([]))
            == json!(true)
        {
            tap(&page, ".actions .main:not([disabled])");
        }
    };
    play_course(&page, &course, solve, || tap(&page, ".pager .main"));
}

#[test]
fn a_wrong_answer_says_why_and_a_hint_helps() {
    let fixture = fixture();
    let page = open_step(&fixture, Viewport::DESKTOP, CLASSIC, "closed");
    // Heard when the step begins: where one is, the board, the task.
    page.wait_until(
        "the step is announced",
        "const said = document.querySelector('[aria-live]').innerText; \
         return said.includes('Lesson 7 of 17') && said.includes('pawn') && said.includes('c8v') && said.includes('one way out')",
    );
    // A move that the rules refuse names its rule and leads to no other lesson.
    let (x, y) = page.board_point("e8v");
    page.click_at(x, y);
    page.wait_until(
        "refused",
        "return document.querySelector('.say')?.innerText.includes('Rule C14')",
    );
    assert_eq!(page.count(".say .rule"), 1);
    // One that is legal and does not help says why, and is taken back.
    let (x, y) = page.board_point("a1h");
    page.click_at(x, y);
    page.wait_for_text("That leaves a path, but hardly a longer one.");
    assert_eq!(page.count(".fence:not(.ghost, .none)"), 2, "the fence was not placed");
    page.wait_until(
        "it is announced",
        "return document.querySelector('[aria-live]').innerText.includes('hardly a longer one')",
    );
    page.click_button("Hint");
    page.wait_for_text("make the corridor behind it longer");
    page.click_button("Show me");
    page.wait_for(".board .fence.ghost.pinned");
    assert_eq!(page.count(".task.solved"), 0);
    let (x, y) = page.board_point("f8h");
    page.click_at(x, y);
    page.wait_for(".task.solved");
    page.wait_until(
        "what happened is announced",
        "const said = document.querySelector('[aria-live]').innerText; return said.includes('f8h') && said.includes('Right!')",
    );
    // It is remembered.
    page.goto(&format!("{}/learn", fixture.server.url()));
    page.wait_for_text("1 of 17 done");
}

#[test]
fn a_refusal_in_a_game_leads_to_its_lesson() {
    let fixture = fixture();
    let record = "palisade 1\ngame quoridor\nseats 2\n\ne2 e8 e3h\n";
    let page = open_game(&fixture, Viewport::DESKTOP, record);
    type_move(&page, "e3v");
    page.click(".say a.rule");
    page.wait_for(".lesson .board");
    assert!(page.url().ends_with("/learn/quoridor/C12"), "{}", page.url());
    assert_eq!(page.text(".intro h1"), "Fences side by side");
}

#[test]
fn a_newcomer_is_offered_lessons_until_they_decline() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::PHONE);
    page.goto(&fixture.server.url());
    page.click(".offered a");
    page.wait_for(".lesson .board");
    page.goto(&fixture.server.url());
    page.click(".offered button");
    page.wait_until("it is gone", "return !document.querySelector('.offered')");
    page.reload();
    page.wait_for(".shelf");
    assert_eq!(page.count(".offered"), 0);
}

#[test]
fn a_first_game_has_a_coach_and_can_be_left() {
    let fixture = fixture();
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.reduce_motion();
    page.goto(&format!("{}/learn/quoridor/bow", fixture.server.url()));
    // Nothing is solved, so nobody is congratulated.
    page.wait_for_text("The end of the course");
    page.wait_for_text("0 of 17 done");
    page.click_button("Play your first game");
    page.wait_until(
        "what to do first",
        "return document.querySelector('.coached .told')?.innerText.includes('Start with a step forward')",
    );
    type_move(&page, "e2");
    page.wait_until(
        "what happened and what to think about",
        "const said = document.querySelector('.coached .told').innerText; \
         return said.includes('you are on e2: 7 steps to go') && said.includes('You need')",
    );
    page.wait_until(
        "it is announced",
        "return document.querySelector('[aria-live]').innerText.includes('You need')",
    );
    page.click(".coached a");
    page.wait_for(".courses .course");
    // The game stays among those to continue, with its coach.
    page.click("a.brand");
    page.click(".continue .grow");
    page.wait_until(
        "the coach is still there",
        "return document.querySelector('.coached .told')?.innerText.includes('You need')",
    );
}

#[test]
fn lessons_are_there_offline_after_a_visit() {
    let fixture = fixture();
    let proxy = VersionProxy::start(fixture.server.port());
    let page = Page::open(&fixture.chromium, Viewport::DESKTOP);
    page.goto(&proxy.url());
    page.wait_for(".shelf");
    let fetched = |name: &str| proxy.requests().iter().filter(|p| p.contains(name)).count();
    assert_eq!(fetched("lessons"), 0, "no part of the first load");
    page.evaluate_async(
        "const done = arguments[0]; navigator.serviceWorker.ready.then(() => done(true))",
    );
    page.click("a[href='/learn']");
    page.wait_for(".courses .course");
    page.wait_until(
        "the courses are kept",
        "const file = (name) => document.querySelector('script[type=module]').src.replace('boot.js', name); \
         return Promise.all(['lessons/mspacman.lesson', 'lessons/en.ftl', 'split_lessons.wasm'].map(name => caches.match(file(name)))) \
         .then(kept => kept.every(r => !!r))",
    );
    proxy.disconnect();
    page.goto(&format!("{}/learn/mspacman/power", proxy.url()));
    page.wait_for(".lesson .board");
    page.wait_for_text("A power dot");
}

#[test]
fn lessons_follow_the_language_and_are_accessible() {
    let fixture = fixture();
    let source = axe_source();
    for viewport in [Viewport::DESKTOP, Viewport::PHONE.dark()] {
        let page = open_step(&fixture, viewport, CLASSIC, "closed");
        for (path, content) in [
            ("learn", ".courses .course"),
            ("learn/quoridor/closed", ".lesson .marks"),
            ("learn/mspacman/power", ".lesson .marks"),
            ("learn/pacman/bow", ".course-pieces"),
        ] {
            page.goto(&format!("{}/{path}", fixture.server.url()));
            page.wait_for(content);
            check_layout(&page, path);
            check_accessibility(&page, &format!("{path} {viewport:?}"), &source);
        }
    }
    let page = open_step(&fixture, Viewport::DESKTOP, CLASSIC, "jump");
    page.evaluate(
        "const s = document.querySelector('.tongue'); s.value = 'nl'; s.dispatchEvent(new Event('change', {bubbles: true}))",
        json!([]),
    );
    page.wait_for_text("Spring eroverheen.");
}
