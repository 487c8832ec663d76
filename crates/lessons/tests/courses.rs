//! Every course says what the rules say: each accepted answer, each wrong one and each refused one
//! is played; rules and messages that the courses name exist.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use game::{Position as _, Reason};
use lessons::{
    Course, CourseId, Judgement, Lesson, LessonFault, LessonHint, LessonProgress, LessonStep,
    MovePattern,
};
use locale::{Language, Locale, RULEBOOKS, Rulebook};
use rules::Game;

const CLASSIC: CourseId = CourseId::Rules(Game::Quoridor);

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn parse(text: &str) -> Result<Course, (usize, usize, LessonFault)> {
    Course::parse_text(text, &|_| None).map_err(|e| (e.line, e.column, e.fault))
}

#[test]
fn every_answer_and_every_wrong_one_is_what_the_course_says() {
    for id in CourseId::ALL {
        let course = Course::of(id);
        assert_eq!(course.id, id);
        course.check().unwrap_or_else(|error| panic!("{id}: {error:?}"));
        let lengths = if id.teaches_rules() { 12..=20 } else { 5..=10 };
        assert!(lengths.contains(&course.steps.len()), "{id}: {}", course.steps.len());
        for step in &course.steps {
            let accepted = step.accepted();
            assert!(!accepted.is_empty(), "{id} {}", step.id);
            for word in &accepted {
                assert_eq!(step.judge(word), Judgement::Right, "{id} {} {word}", step.id);
            }
            let mut legal = Vec::new();
            step.position.legal_moves(&mut legal);
            assert!(accepted.len() < legal.len(), "{id} {}: anything goes", step.id);
            // Whatever is not right has a reason, and it is one of the step's own.
            for word in legal.iter().map(ToString::to_string) {
                match step.judge(&word) {
                    Judgement::Right => assert!(accepted.contains(&word)),
                    Judgement::Wrong(key) => {
                        let why = step.wrong.iter().find(|wrong| step.key(&wrong.why) == key);
                        assert!(why.is_some(), "{id} {} {word}: no reason", step.id);
                    }
                    Judgement::Refused(reason) => panic!("{id} {} {word}: {reason:?}", step.id),
                }
            }
            for (rule, word) in &step.refused {
                let Judgement::Refused(reason) = step.judge(word) else { panic!("{word}") };
                assert_eq!(reason.rule, rule, "{id} {} {word}", step.id);
            }
        }
    }
}

#[test]
fn every_figure_of_the_rulebooks_is_a_step() {
    let figures: BTreeSet<_> = CourseId::ALL
        .into_iter()
        .flat_map(|id| Course::of(id).steps)
        .filter_map(|step| step.figure)
        .collect();
    let mut wanted: BTreeSet<_> = (1..=10).map(|n| n.to_string()).collect();
    wanted.extend(["A", "B"].map(str::to_owned));
    assert_eq!(figures, wanted);
}

#[test]
fn every_rule_named_is_in_the_rulebook_of_its_game() {
    for id in CourseId::ALL {
        let game = id.game();
        assert!(RULEBOOKS.contains(&game.name()));
        let book = Rulebook::of(game.name(), Language::English).expect("a rulebook");
        let text = format!("{book:?}");
        let cited: BTreeSet<_> = text.split(|c: char| !c.is_ascii_alphanumeric()).collect();
        for step in Course::of(id).steps {
            let refused = step.refused.iter().map(|(rule, _)| rule);
            for rule in step.rules.iter().chain(refused) {
                assert!(cited.contains(rule.as_str()), "{id} {}: {rule}", step.id);
            }
        }
    }
}

/// A refusal links to the step that explains its rule, so there is one for each.
#[test]
fn every_rule_that_a_refusal_names_is_explained_by_a_step() {
    for (game, folder) in [
        (Game::Quoridor, "quoridor"),
        (Game::Mini, "quoridor"),
        (Game::Pacman, "pacman"),
        (Game::Mspacman, "mspacman"),
    ] {
        let course = Course::of(CourseId::Rules(game));
        let file = root().join("crates/rules/src").join(folder).join("refusal.rs");
        let source = fs::read_to_string(file).expect("the refusals of a game");
        let rules: BTreeSet<_> = source
            .split('"')
            .filter(|word| {
                word.len() == 3
                    && word.starts_with(['C', 'Q', 'P', 'S'])
                    && word[1..].chars().all(|c| c.is_ascii_digit())
            })
            .collect();
        assert!(rules.len() > 8, "{folder}: {rules:?}");
        for rule in rules {
            assert!(course.find(rule).is_some(), "{game}: no step explains {rule}");
        }
    }
}

/// The keys of all messages that the courses need.
fn needed_keys() -> BTreeSet<String> {
    let steps = CourseId::ALL.into_iter().flat_map(|id| Course::of(id).steps);
    steps
        .flat_map(|step| {
            let parts = ["title", "task", "done", "hint"].map(str::to_owned);
            let wrong = step.wrong.iter().map(|wrong| wrong.why.clone());
            parts.into_iter().chain(wrong).map(|part| step.key(&part)).collect::<Vec<_>>()
        })
        .collect()
}

#[test]
fn every_message_of_the_courses_exists_in_seven_languages_and_no_other() {
    let needed = needed_keys();
    for language in Language::ALL {
        let locale = Locale::new(language);
        for key in &needed {
            let text = locale.text(key);
            assert_ne!(&text, key, "{language} lacks {key}");
            let limit = if key.ends_with("-title") { 40 } else { 300 };
            assert!(text.chars().count() <= limit, "{language} {key}: {}", text.chars().count());
        }
    }
    let file = root().join("crates/locale/text/en/lessons.ftl");
    let text = fs::read_to_string(file).expect("the English texts");
    let of_steps = CourseId::ALL.map(|id| format!("lesson-{id}-"));
    let unused: Vec<_> = text
        .lines()
        .filter_map(|line| line.split_once(" =").map(|(key, _)| key))
        .filter(|key| of_steps.iter().any(|prefix| key.starts_with(prefix)))
        .filter(|key| !needed.contains(*key))
        .collect();
    assert!(unused.is_empty(), "messages of no step: {unused:#?}");
}

#[test]
fn a_hint_is_a_sentence_first_and_a_solution_then() {
    for id in CourseId::ALL {
        for step in Course::of(id).steps {
            let mut lesson = Lesson::new(step);
            assert_eq!(lesson.hint(), LessonHint::Sentence(lesson.step().key("hint")));
            let LessonHint::Solution(word) = lesson.hint() else { panic!("no solution") };
            assert!(!lesson.is_solved());
            assert_eq!(lesson.answer(&word), Judgement::Right);
            assert!(lesson.is_solved());
        }
    }
}

#[test]
fn a_step_is_found_by_its_name_or_by_a_rule() {
    let course = Course::of(CLASSIC);
    let id = |name: &str| course.find(name).map(|nth| course.steps[nth].id.clone());
    assert_eq!(id("jump").as_deref(), Some("jump"));
    assert_eq!(id("C14").as_deref(), Some("closed"));
    assert_eq!(id("Q08").as_deref(), Some("four"));
    assert_eq!(id("S14"), None);
}

#[test]
fn mini_starts_with_a_move_and_adds_its_clock_to_the_classic_game() {
    let id = CourseId::Rules(Game::Mini);
    let (mini, classic) = (Course::of(id), Course::of(CLASSIC));
    let ids = |steps: &[LessonStep]| steps.iter().map(|s| s.id.clone()).collect::<Vec<_>>();
    let (included, own) = mini.steps.split_at(classic.steps.len());
    assert_eq!(ids(included), ids(&classic.steps));
    assert_eq!(included[0].key("task"), classic.steps[0].key("task"));
    assert_eq!(ids(own), ["clock", "out"]);
    assert!(own.iter().all(|step| step.course == id));
}

#[test]
fn a_course_has_a_name_of_its_own_and_a_title_in_every_language() {
    for id in CourseId::ALL {
        assert_eq!(CourseId::parse(id.name()), Some(id));
        for language in Language::ALL {
            let title = Locale::new(language).text(&id.title_key());
            assert_ne!(title, id.title_key(), "{language}");
        }
    }
    // The rules of a game have the name of the game, under which progress was always kept.
    for game in Game::ALL {
        assert_eq!(CourseId::parse(game.name()), Some(CourseId::Rules(game)));
    }
    assert_eq!(CourseId::parse("chess"), None);
}

#[test]
fn progress_is_kept_as_text() {
    let course = Course::of(CLASSIC);
    let mut progress = LessonProgress::default();
    assert!(progress.is_empty());
    assert_eq!(progress.next_step(&course), 0);
    progress.solve(CLASSIC, "start");
    progress.solve(CLASSIC, "start");
    assert_eq!((progress.solved_of(&course), progress.next_step(&course)), (1, 1));
    assert!(!progress.is_finished(&course));
    assert_eq!(progress.to_string(), "quoridor start\n");
    assert!(!progress.is_solved(CourseId::Rules(Game::Mini), "start"), "each course on its own");
    assert!(!progress.is_solved(CourseId::QuoridorStrategy, "start"), "each course on its own");
    // What a later version wrote is kept.
    let text = format!("{progress}chess castling\n");
    let read = LessonProgress::parse(&text);
    assert!(read.is_solved(CLASSIC, "start"));
    assert!(read.to_string().contains("chess castling"));
    assert_eq!(LessonProgress::parse(&read.to_string()), read);
}

const STEP: &str = "game quoridor\n\n== one\nrules C08\nposition e5,e9 10,10 1 -\n";

#[test]
fn what_is_wrong_with_a_course_is_said_with_its_place() {
    let word = |word: &str| LessonFault::Word(word.to_owned());
    let cases = [
        ("== one\n", 1, 4, LessonFault::Missing("game")),
        ("game chess\n", 1, 6, word("chess")),
        ("game quoridor\n", 1, 1, LessonFault::Missing("==")),
        ("game quoridor\nanswer e2\n", 2, 8, LessonFault::Missing("==")),
        ("game quoridor\n== One\n", 2, 4, word("One")),
        ("game quoridor\n== one\n\n== one\nrules C08\n", 2, 1, LessonFault::Missing("position")),
        ("game quoridor\n== one\nrules X99\n", 3, 7, word("X99")),
        ("game quoridor\n== one\nseats two\n", 3, 7, word("two")),
        ("game quoridor\n== one\noption lives\n", 3, 8, word("lives")),
        ("game quoridor\n== one\ncolour red\n", 3, 8, LessonFault::Key("colour".to_owned())),
        ("game quoridor\n== one\nanswer\n", 3, 1, LessonFault::Missing("answer")),
        ("game quoridor\n== one\nanswer any flies\n", 3, 8, word("flies")),
        ("game quoridor\n== one\nanswer any ends z9\n", 3, 8, word("ends")),
        ("game quoridor\n== one\nfact path one 4\n", 3, 6, word("path one 4")),
        ("game quoridor\ninclude mini\n", 2, 9, word("mini")),
        ("game quoridor-strategy\n", 1, 6, word("quoridor-strategy")),
    ];
    for (text, line, column, fault) in cases {
        assert_eq!(parse(text).map(|_| ()).unwrap_err(), (line, column, fault), "{text}");
    }
    assert_eq!(parse(STEP).map(|_| ()).unwrap_err(), (3, 1, LessonFault::Missing("answer")));
    let twice = format!("{STEP}answer e6\n== one\n");
    assert_eq!(parse(&twice).map(|_| ()).unwrap_err().2, LessonFault::Twice("one".to_owned()));
    let far = format!("{STEP}moves e7\nanswer e6\n");
    let (line, _, LessonFault::Refused(reason)) = parse(&far).map(|_| ()).unwrap_err() else {
        panic!("a move that the rules refuse")
    };
    assert_eq!((line, reason.rule), (6, "C08"));
}

#[test]
fn a_course_that_contradicts_the_rules_is_found() {
    let check = |lines: &str| {
        let course = parse(&format!("{STEP}{lines}")).expect("well formed");
        course.check().map_err(|error| (error.line, error.fault))
    };
    assert_eq!(check("answer e6\nwrong back e4\nrefused C09 f6\n"), Ok(()));
    let (line, fault) = check("answer e6\nanswer f6\n").unwrap_err();
    assert!(matches!(fault, LessonFault::Refused(reason) if reason.rule == "C09") && line == 7);
    let idle = |word: &str| LessonFault::Idle(word.to_owned());
    assert_eq!(check("answer any wins\n"), Err((6, idle("any"))));
    assert_eq!(check("answer any\nwrong other e4\n"), Err((7, idle("e4"))));
    let allowed = |word: &str| LessonFault::Allowed(word.to_owned());
    assert_eq!(check("answer e6\nrefused C09 e4\n"), Err((7, allowed("e4"))));
    assert_eq!(check("answer e6\nrefused C08 f6\n"), Err((7, allowed("f6"))), "it is C09");
    assert_eq!(check("answer e6\nfact path 1 4\nfact after e6 path 1 3\n"), Ok(()));
    assert_eq!(check("fact path 1 5\nanswer e6\n"), Err((6, LessonFault::Untrue)));
    assert_eq!(check("fact after e7 path 1 2\nanswer e6\n"), Err((6, LessonFault::Untrue)));
}

#[test]
fn faults_are_sentences_in_every_language() {
    let errors = [
        "game chess\n",
        "game quoridor\n== one\ncolour red\n",
        "game quoridor\n",
        "game quoridor\n== one\nposition e5\n",
    ];
    for language in Language::ALL {
        for text in errors {
            let error = Course::parse_text(text, &|_| None).map(|_| ()).unwrap_err();
            let sentence = Locale::new(language).reason(&Reason::from(error.clone()));
            assert!(sentence.contains(&error.line.to_string()), "{language}: {sentence}");
            assert!(!sentence.contains("lesson-file"), "{language}: {sentence}");
        }
    }
}

#[test]
fn conditions_are_about_what_a_move_does() {
    let step = |position: &str, condition: &str| {
        let text = format!(
            "game quoridor\n== one\nrules C15\nposition {position}\nanswer any {condition}\n"
        );
        parse(&text).expect("well formed").steps.remove(0)
    };
    let fits = |position, condition, word: &str| {
        let MovePattern::Any(_) = &step(position, condition).answers[0] else { panic!("any") };
        step(position, condition).judge(word) == Judgement::Right
    };
    let start = "e1,e9 10,10 1 -";
    assert!(fits(start, "nearer", "e2") && !fits(start, "nearer", "d1"));
    assert!(fits(start, "fence longer 2 1", "e8h") && !fits(start, "fence longer 2 2", "e8h"));
    assert!(fits(start, "spares 1", "a8v") && !fits(start, "spares 1", "e1h"));
    assert!(fits(start, "step", "e2") && !fits(start, "step", "e3h"));
    assert!(fits("e5,d5 0,0 1 -", "ahead", "e6") && !fits("e5,d5 0,0 1 -", "ahead", "f5"));
    assert!(!fits("e4,d5 0,0 1 -", "ahead", "e5"), "with equal steps the other pawn is first");
    assert!(fits(start, "ends d1,f1", "f1") && !fits(start, "ends d1,f1", "e2"));
    assert!(fits(start, "not fence", "e2") && !fits(start, "not fence", "e3h"));
    assert!(fits("e8,a5 0,0 1 -", "wins", "e9") && !fits("e8,a5 0,0 1 -", "over", "d8"));
}
