//! What helps in a lesson: hints, which cover nothing, and the voice of the browser.

use ::lessons::{Course, CourseId};
use browser::{Page, Viewport};
use rules::Game;
use serde_json::{Value, json};

use crate::fixture;
use crate::lessons::{CLASSIC, open_step, places, tap, wait_for_step, wait_until_solved};

/// Phones, from the smallest to the tallest; on the tall ones a hint leaves the task in view too.
const PHONES: [(u32, u32, bool); 3] = [(375, 553, false), (390, 844, true), (412, 915, true)];

/// What lies under the hint or has no room: on every phone nothing. The first one is there afterwards.
fn covered_by_the_hint(page: &Page<'_>) -> Vec<Value> {
    let script = "const say = document.querySelector('.now > .say'), s = say.getBoundingClientRect(); \
        const under = arguments[0].flatMap(q => [...document.querySelectorAll(q)].map(e => [q, e.getBoundingClientRect()])) \
          .filter(([q, r]) => r.width > 0 && r.left < s.right - 1 && r.right > s.left + 1 && r.top < s.bottom - 1 && r.bottom > s.top + 1) \
          .map(([q]) => q); \
        if (s.top < 0 || s.bottom > innerHeight + 1) under.push('off the screen'); \
        if (say.scrollHeight > say.clientHeight + 1) under.push('cut'); \
        return under.map(q => q + ' at ' + innerWidth + 'x' + innerHeight)";
    let mut found = Vec::new();
    for (width, height, is_tall) in PHONES.into_iter().rev() {
        page.resize(width, height);
        page.evaluate("window.scrollTo(0, 0)", json!([]));
        let mut talked_about = vec![
            ".lesson .board",
            ".intro h1",
            ".now .chance",
            ".saying .tip",
            ".actions .button",
            ".pager .button",
        ];
        if is_tall {
            talked_about.push(".now .task");
        }
        let covered = page.evaluate(script, json!([talked_about]));
        found.extend(covered.as_array().cloned().unwrap_or_default());
    }
    found
}

/// Where the board is and how large, on every phone; on the first one afterwards.
fn board_places(page: &Page<'_>) -> Vec<Value> {
    let script = "window.scrollTo(0, 0); const r = document.querySelector('.lesson .board').getBoundingClientRect(); \
        return [r.x, r.y, r.width, r.height].map(Math.round)";
    let place = |(width, height, _)| {
        page.resize(width, height);
        page.evaluate(script, json!([]))
    };
    PHONES.into_iter().rev().map(place).collect()
}

/// Walks through a course by touch, with both hints of every step, to its end. Nothing that is said moves the
/// board or changes its size.
fn walk_with_hints(id: CourseId) {
    let fixture = fixture();
    let course = Course::of(id);
    let page = open_step(&fixture, Viewport::PHONE, id, &course.steps[0].id);
    page.resize(375, 553);
    for (nth, step) in course.steps.iter().enumerate() {
        let nothing = Vec::<Value>::new();
        wait_for_step(&page, nth, &course);
        let places_at_first = board_places(&page);
        page.click_button("Hint");
        page.wait_for(".now > .say");
        assert_eq!(board_places(&page), places_at_first, "{id} {}: with a hint", step.id);
        assert_eq!(covered_by_the_hint(&page), nothing, "{id} {}: the first hint", step.id);
        page.click_button("Show me");
        page.wait_until(
            "the solution",
            "return document.querySelector('.now > .say')?.innerText.includes('One solution')",
        );
        for place in places(&step.solution().expect("a solution")) {
            let (x, y) = page.board_point(&place);
            page.tap_at(x, y);
        }
        // What has to be confirmed has its buttons, below the hint that is still there.
        let is_drafted = "return !!document.querySelector('.actions .main') && !document.querySelector('.task.solved')";
        if page.evaluate(is_drafted, json!([])) == json!(true) {
            assert_eq!(covered_by_the_hint(&page), nothing, "{id} {}: the second", step.id);
            tap(&page, ".actions .main:not([disabled])");
        }
        wait_until_solved(&page, step);
        assert_eq!(board_places(&page), places_at_first, "{id} {}: solved", step.id);
        tap(&page, ".pager .main");
    }
    page.wait_for(".course-end .course-pieces");
    page.wait_for_text("well done");
}

/// Mini's course begins with all lessons of the classic game.
#[test]
fn hints_cover_nothing_in_the_courses_of_quoridor_and_mini() {
    let (mini, classic) = (CourseId::Rules(Game::Mini), Course::of(CLASSIC));
    let is_classic = |step: &&::lessons::LessonStep| step.course == CLASSIC;
    assert_eq!(Course::of(mini).steps.iter().filter(is_classic).count(), classic.steps.len());
    walk_with_hints(mini);
}

#[test]
fn hints_cover_nothing_in_the_course_of_pacman() {
    walk_with_hints(CourseId::Rules(Game::Pacman));
}

#[test]
fn hints_cover_nothing_in_the_course_of_mspacman() {
    walk_with_hints(CourseId::Rules(Game::Mspacman));
}

#[test]
fn hints_cover_nothing_in_the_courses_on_strategy() {
    [CourseId::QuoridorStrategy, CourseId::PacmanStrategy, CourseId::GhostStrategy]
        .into_iter()
        .for_each(walk_with_hints);
}

/// Has the page keep what it would say instead of saying it.
fn listen(page: &Page<'_>) {
    page.evaluate(
        "window.heard = []; window.stops = 0; \
         speechSynthesis.speak = (words) => { heard.push([words.lang, words.text]) }; \
         speechSynthesis.cancel = () => { stops += 1 }",
        json!([]),
    );
}

#[test]
fn a_lesson_is_read_aloud_until_one_leaves() {
    let fixture = fixture();
    let page = open_step(&fixture, Viewport::DESKTOP, CLASSIC, "jump");
    listen(&page);
    page.click(".pager .read[aria-label='Read aloud']");
    page.wait_until(
        "the task is read",
        "return heard.length === 1 && heard[0][0] === 'en' && heard[0][1].startsWith('Jump!') && heard[0][1].includes('Jump over it.')",
    );
    // The same button stops it.
    let stops = page.evaluate("return stops", json!([])).as_u64().unwrap_or(0);
    page.click(".pager .read[aria-label='Stop reading']");
    page.wait_until("it stops", &format!("return stops === {stops} + 1"));
    // With a hint on the screen, that is read too.
    page.click_button("Hint");
    page.click(".pager .read[aria-label='Read aloud']");
    page.wait_until("the hint is read", "return heard.at(-1)[1].includes('you land on e6')");
    // Whoever goes on is not read to any more.
    let stops = page.evaluate("return stops", json!([])).as_u64().unwrap_or(0);
    page.click_button("Skip");
    page.wait_for_text("No jump through a fence");
    page.wait_until("it stops", &format!("return stops > {stops}"));
    page.wait_for(".pager .read[aria-label='Read aloud']");
    // In the language of the page.
    page.goto(&format!("{}/nl/learn/quoridor/jump", fixture.server.url()));
    page.wait_for(".lesson .board");
    listen(&page);
    page.click(".pager .read");
    page.wait_until(
        "Dutch is read",
        "return heard[0][0] === 'nl' && heard[0][1].includes('Spring eroverheen.')",
    );
}

#[test]
fn a_browser_without_a_voice_has_no_button_for_it() {
    let fixture = fixture();
    let page = open_step(&fixture, Viewport::DESKTOP, CLASSIC, "jump");
    page.wait_for(".pager .read");
    page.evaluate(
        "delete window.speechSynthesis; delete Window.prototype.speechSynthesis",
        json!([]),
    );
    page.click_button("Skip");
    page.wait_for_text("No jump through a fence");
    assert_eq!(page.count(".pager .read"), 0);
}
