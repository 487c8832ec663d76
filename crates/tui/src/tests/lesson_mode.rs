//! The lessons of a course in the terminal.

use lessons::Course;
use testbed::TestFolder;

use super::*;
use crate::lesson_mode::LessonMode;
use crate::saved_games::SavedGames;

/// Types lines into the lessons of a game, from a step on, and returns what was printed.
fn learn(game: Game, first: usize, plain: bool, language: Language, input: &str) -> String {
    let mut output = Vec::new();
    let mut mode = LessonMode {
        course: Course::of(game),
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
    for game in Game::ALL {
        let course = Course::of(game);
        let answers: String =
            course.steps.iter().map(|step| step.accepted()[0].clone() + "\n").collect();
        for plain in [false, true] {
            let output = learn(game, 0, plain, Language::English, &answers);
            assert!(output.contains("Take a bow!"), "{game}: {output}");
            assert_eq!(output.matches("Right!").count(), course.steps.len(), "{game}");
            assert!(output.contains(&format!("palisade learn {game} game")), "{output}");
        }
    }
}

#[test]
fn a_wrong_answer_says_why_with_its_rule() {
    let output = learn(Game::Quoridor, 0, true, Language::English, "d1\ne3\nquit\n");
    assert!(output.contains("no nearer to the top line. (C05)"), "{output}");
    assert!(output.contains("one square at a time. (C08)"), "{output}");
    assert!(!output.contains("Right!"), "{output}");
}

#[test]
fn hints_are_a_sentence_and_then_a_solution() {
    let output = learn(Game::Pacman, 0, true, Language::French, "hint\nhint\nlist\nnext\nback\n");
    let locale = Locale::new(Language::French);
    assert!(output.contains(&locale.text("lesson-pacman-start-hint")), "{output}");
    assert!(output.contains("Une solution : "), "{output}");
    assert!(output.contains("[ ] 14 "), "{output}");
    let heading = locale.text("lesson-pacman-start-title");
    assert_eq!(output.matches(&format!(" · {heading}")).count(), 2, "there and back: {output}");
}

#[test]
fn boards_are_drawn_or_plain() {
    let drawn = learn(Game::Quoridor, 0, false, Language::English, "");
    assert!(drawn.contains('─') || drawn.contains('│'), "{drawn}");
    let plain = learn(Game::Quoridor, 0, true, Language::English, "");
    assert!(plain.contains("e1,e9 10,10 1 -"), "{plain}");
}

#[test]
fn progress_is_kept_where_games_are() {
    let folder = TestFolder::new("lessons");
    let state = folder.display().to_string();
    let saved = SavedGames::from_env(|name| (name == "PALISADE_STATE").then(|| state.clone()));
    let mut output = Vec::new();
    let mut mode = LessonMode {
        course: Course::of(Game::Quoridor),
        locale: &Locale::default(),
        saved_games: &saved,
        interactive: true,
        plain: true,
        input: "e2\nlist\n".as_bytes(),
        output: &mut output,
    };
    mode.run(0).expect("memory takes everything");
    let course = Course::of(Game::Quoridor);
    assert_eq!(saved.lesson_progress().next_step(&course), 1);
    let output = String::from_utf8(output).expect("text");
    assert!(output.contains("[x]  1 Your first step"), "{output}");
}

/// The lessons of a game full screen.
fn lesson_screen(game: Game, language: Language) -> Harness {
    let mut harness = Harness::menu(language, (80, 24), None);
    harness.app.open_lesson(Course::of(game), 0, lessons::LessonProgress::default());
    harness
}

#[test]
fn every_course_is_taught_full_screen() {
    for game in Game::ALL {
        let mut harness = lesson_screen(game, Language::English);
        let course = Course::of(game);
        for step in &course.steps {
            let title = Locale::default().text(&step.key("title"));
            assert!(harness.screen().contains(&title), "{title}: {}", harness.screen());
            harness.play(&step.accepted()[0]);
            assert!(harness.screen().contains("Right!"), "{title}: {}", harness.screen());
            harness.keys("n");
        }
        assert!(harness.screen().contains("Take a bow!"), "{}", harness.screen());
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
    let mut harness = lesson_screen(Game::Quoridor, Language::English);
    harness.keys("<!");
    assert!(harness.screen().contains("no nearer to the top"), "{}", harness.screen());
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
        for game in [Game::Mini, Game::Pacman, Game::Mspacman] {
            let mut harness = lesson_screen(game, language);
            for step in Course::of(game).steps {
                let screen = harness.screen();
                let task = locale.text(&step.key("task"));
                let last = task.split_whitespace().last().expect("a word");
                assert!(screen.contains(last), "{language} {game} {}: {screen}", step.id);
                harness.keys("n");
            }
        }
    }
}
