//! The lessons of a course in the terminal.

use lessons::{Course, CourseId};
use testbed::TestFolder;

use super::*;
use crate::lesson_mode::LessonMode;
use crate::saved_games::SavedGames;

const CLASSIC: CourseId = CourseId::Rules(Game::Quoridor);
const PACMAN: CourseId = CourseId::Rules(Game::Pacman);

/// Types lines into the lessons of a course, from a step on, and returns what was printed.
fn learn(id: CourseId, first: usize, plain: bool, language: Language, input: &str) -> String {
    let mut output = Vec::new();
    let mut mode = LessonMode {
        course: Course::of(id),
        locale: &Locale::new(language),
        saved_games: &SavedGames::without_autosave(),
        interactive: false,
        plain,
        input: input.as_bytes(),
        output: &mut output,
    };
    mode.run(first).expect("memory takes everything");
    String::from_utf8(output).expect("text")
}

#[test]
fn every_course_is_taught_to_the_end() {
    for id in CourseId::ALL {
        let course = Course::of(id);
        let answers: String =
            course.steps.iter().map(|step| step.accepted()[0].clone() + "\n").collect();
        for plain in [false, true] {
            let output = learn(id, 0, plain, Language::English, &answers);
            assert!(output.contains("Course finished, well done!"), "{id}: {output}");
            assert_eq!(output.matches("Right!").count(), course.steps.len(), "{id}");
            let play = match id.teaches_rules() {
                true => format!("palisade learn {id} game"),
                false => format!("palisade play {}", id.game()),
            };
            assert!(output.contains(&play), "{output}");
        }
    }
}

#[test]
fn a_wrong_answer_says_why_with_its_rule() {
    let output = learn(CLASSIC, 0, true, Language::English, "d1\ne3\nquit\n");
    assert!(output.contains("no nearer to the goal line. (C05)"), "{output}");
    assert!(output.contains("one square at a time. (C08)"), "{output}");
    assert!(!output.contains("Right!"), "{output}");
}

#[test]
fn hints_are_a_sentence_and_then_a_solution() {
    let output = learn(PACMAN, 0, true, Language::French, "hint\nhint\nlist\nnext\nback\n");
    let locale = Locale::new(Language::French);
    assert!(output.contains(&locale.text("lesson-pacman-start-hint")), "{output}");
    assert!(output.contains("Une solution : "), "{output}");
    assert!(output.contains("[ ] 14 "), "{output}");
    let heading = locale.text("lesson-pacman-start-title");
    assert_eq!(output.matches(&format!(" · {heading}")).count(), 2, "there and back: {output}");
}

#[test]
fn whoever_skips_lessons_is_told_how_many_are_left() {
    let answers = "next\n".repeat(Course::of(PACMAN).steps.len());
    let output = learn(PACMAN, 0, true, Language::English, &answers);
    assert!(output.contains("The end of the course\n0 of 14 done\n"), "{output}");
    assert!(!output.contains("well done"), "{output}");
    let mut harness = lesson_screen(PACMAN, Language::English);
    harness.keys(&"n".repeat(14));
    let screen = harness.screen();
    assert!(screen.contains("0 of 14 done") && !screen.contains("well done"), "{screen}");
}

#[test]
fn squares_may_be_typed_in_capitals_and_plain_boards_name_what_is_marked() {
    assert!(learn(CLASSIC, 0, true, Language::English, "E2\n").contains("Right!"));
    let goal = Course::of(CLASSIC).find("goal").expect("a step");
    let output = learn(CLASSIC, goal, true, Language::English, "");
    assert!(output.contains("Marked: a9 b9 c9 d9 e9 f9 g9 h9 i9."), "{output}");
}

#[test]
fn boards_are_drawn_or_plain() {
    let drawn = learn(CLASSIC, 0, false, Language::English, "");
    assert!(drawn.contains('─') || drawn.contains('│'), "{drawn}");
    let plain = learn(CLASSIC, 0, true, Language::English, "");
    assert!(plain.contains("e1,e9 10,10 1 -"), "{plain}");
}

#[test]
fn progress_is_kept_where_games_are() {
    let folder = TestFolder::new("lessons");
    let state = folder.display().to_string();
    let saved = SavedGames::from_env(|name| (name == "PALISADE_STATE").then(|| state.clone()));
    let mut output = Vec::new();
    let mut mode = LessonMode {
        course: Course::of(CLASSIC),
        locale: &Locale::default(),
        saved_games: &saved,
        interactive: true,
        plain: true,
        input: "e2\nlist\n".as_bytes(),
        output: &mut output,
    };
    mode.run(0).expect("memory takes everything");
    let course = Course::of(CLASSIC);
    assert_eq!(saved.lesson_progress().next_step(&course), 1);
    let output = String::from_utf8(output).expect("text");
    assert!(output.contains("[x]  1 Your first step"), "{output}");
}

/// The lessons of a course full screen.
fn lesson_screen(id: CourseId, language: Language) -> Harness {
    let mut harness = Harness::menu(language, (80, 24), None);
    harness.app.open_lesson(Course::of(id), 0, lessons::LessonProgress::default());
    harness
}

#[test]
fn every_course_is_taught_full_screen() {
    for id in CourseId::ALL {
        let mut harness = lesson_screen(id, Language::English);
        let course = Course::of(id);
        for step in &course.steps {
            let title = Locale::default().text(&step.key("title"));
            assert!(harness.screen().contains(&title), "{title}: {}", harness.screen());
            harness.play(&step.accepted()[0]);
            assert!(harness.screen().contains("Right!"), "{title}: {}", harness.screen());
            harness.keys("n");
        }
        assert!(harness.screen().contains("Course finished, well done!"), "{}", harness.screen());
        let Some(Effect::KeepProgress(progress)) = harness.effects.last() else {
            panic!("nothing was kept: {:?}", harness.effects.last())
        };
        assert_eq!(progress.solved_of(&course), course.steps.len());
        harness.keys("q");
        assert_eq!(harness.effects.last(), Some(&Effect::Quit));
    }
}

#[test]
fn a_lesson_is_solved_with_the_cursor_and_a_wrong_move_is_taken_back() {
    let mut harness = lesson_screen(CLASSIC, Language::English);
    harness.keys("<!");
    assert!(harness.screen().contains("no nearer to the goal"), "{}", harness.screen());
    assert!(!harness.effects.iter().any(|effect| matches!(effect, Effect::Autosave(_))));
    harness.keys("t");
    assert!(harness.screen().contains("above e1 is e2"), "{}", harness.screen());
    harness.keys("^!");
    assert!(harness.screen().contains("Right!"), "{}", harness.screen());
    // Enter goes on, b goes back.
    harness.keys("!");
    assert!(harness.screen().contains("Lesson 2 of 17"), "{}", harness.screen());
    harness.keys("b");
    assert!(harness.screen().contains("Lesson 1 of 17"), "{}", harness.screen());
}

#[test]
fn lessons_have_room_for_their_words_in_every_language() {
    for language in Language::ALL {
        let locale = Locale::new(language);
        for id in CourseId::ALL {
            let mut harness = lesson_screen(id, language);
            for step in Course::of(id).steps {
                let screen = harness.screen();
                let task = locale.text(&step.key("task"));
                let last = task.split_whitespace().last().expect("a word");
                assert!(screen.contains(last), "{language} {id} {}: {screen}", step.id);
                harness.keys("n");
            }
        }
    }
}
