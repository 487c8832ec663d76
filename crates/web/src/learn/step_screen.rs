use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::*;
use lessons::{Course, CourseId, Judgement, Lesson, LessonHint, LessonStep};
use locale::Mark;
use view::{BoardView, GameEvent};

use super::read_aloud::ReadAloudButton;
use super::session::lesson_session;
use super::{BOW, progress};
use crate::board::{BoardGeometry, figure_mark};
use crate::i18n::{self, t, translate};
use crate::live_region;
use crate::play::{self, ChanceDisplay, ExerciseScreen, GameSession, TextBoard};
use crate::route::{self, Link, PageRoute};
use crate::sound::{self, Sound};

/// What is said below the task.
#[derive(Clone, Debug, PartialEq)]
enum Feedback {
    None,
    /// The key of why a legal move does not solve the task.
    Wrong(String),
    /// The key of a hint.
    Hint(String),
    /// A move that solves the task.
    Solution(String),
    Right,
}

/// A step of a course: its board, its task, and what comes of an answer.
#[component]
pub fn StepScreen(course: Arc<Course>, nth: usize) -> impl IntoView {
    let step = course.steps[nth].clone();
    let (id, count) = (course.id, course.steps.len());
    let next = match course.steps.get(nth + 1) {
        Some(step) => PageRoute::Lesson(id, step.id.clone()),
        None => PageRoute::Lesson(id, BOW.to_owned()),
    };
    let previous = nth.checked_sub(1).map(|nth| course.steps[nth].id.clone());
    let feedback = RwSignal::new(Feedback::None);
    let lesson = StoredValue::new(Lesson::new(step.clone()));
    let solved = Memo::new(move |_| feedback.get() == Feedback::Right);
    let session = lesson_session(&step, solved.into(), move |session, word| {
        answer(session, id, lesson, feedback, &word);
    });
    let view = Memo::new(move |_| session.board_view());
    let legal_words = Memo::new(move |_| session.legal_words());
    let draft = play::new_draft(session, view, legal_words.into(), Signal::stored(false));
    // A wrong answer is taken back.
    Effect::new(move || {
        if matches!(feedback.get(), Feedback::Wrong(_)) {
            draft.clear_submitted();
        }
    });
    // The next attempt begins: the task comes back where a small screen had it covered.
    let on_attempt = Callback::new(move |()| {
        let is_read =
            |feedback: &Feedback| matches!(feedback, Feedback::Wrong(_) | Feedback::Hint(_));
        if feedback.with_untracked(is_read) {
            feedback.set(Feedback::None);
        }
    });
    let hint = Signal::derive(move || match feedback.get() {
        Feedback::Solution(word) => Some(word),
        _ => None,
    });
    let give_hint = move |()| {
        let mut given = None;
        lesson.update_value(|lesson| given = Some(lesson.hint()));
        let (shown, sentence) = match given {
            Some(LessonHint::Sentence(key)) => {
                let sentence = untrack(|| translate(&key, &[]));
                (Feedback::Hint(key), sentence)
            }
            Some(LessonHint::Solution(word)) => {
                let sentence = untrack(|| solution_text(&word));
                (Feedback::Solution(word), sentence)
            }
            None => return,
        };
        feedback.set(shown);
        live_region::announce(sentence);
    };

    let title = step.key("title");
    let title = move || translate(&title, &[]);
    let (task_key, done_key) = (step.key("task"), step.key("done"));
    let told = {
        let (task_key, done_key) = (task_key.clone(), done_key.clone());
        move || translate(if solved.get() { &done_key } else { &task_key }, &[])
    };
    // What stands there before or after: a phone keeps room for both, so that its board stays as large.
    let held = move || match solved.get() {
        true => translate(&task_key, &[]),
        false => format!("{} {}", translate("learn-right", &[]), translate(&done_key, &[])),
    };
    let place =
        move || translate("learn-step", &[("nth", (nth + 1).into()), ("count", count.into())]);
    let figure = step
        .figure
        .clone()
        .map(|figure| move || translate("learn-figure", &[("figure", figure.clone().into())]));
    let board_words = move || view.with(|view| play::board_words(session, view));
    // What a person hears when a step begins: where they are, the board, the task.
    let introduction = {
        let (title, task_key) = (title.clone(), step.key("task"));
        move || {
            let heading = i18n::labelled(&place(), &title());
            format!("{heading}. {} {}", board_words(), translate(&task_key, &[]))
        }
    };
    // What is on the screen: the task, or what the answer showed; then the reason or the hint.
    let read_words = {
        let (title, told) = (title.clone(), told.clone());
        move || {
            let (before, after) = match feedback.get() {
                Feedback::None => (title() + ".", String::new()),
                Feedback::Right => (translate("learn-right", &[]), String::new()),
                Feedback::Wrong(key) | Feedback::Hint(key) => (title() + ".", translate(&key, &[])),
                Feedback::Solution(word) => (title() + ".", solution_text(&word)),
            };
            format!("{before} {} {after}", told())
        }
    };
    set_timeout(
        move || {
            if !feedback.is_disposed() {
                live_region::announce(untrack(&introduction));
            }
        },
        Duration::from_millis(150),
    );
    let marks = marks(&step, view, solved);
    let shows_paths = step.shows_paths;
    let label = move || translate("learn-board", &[("board", board_words().into())]);
    let rule = step.rules[0].clone();
    let said = move || feedback_view(&feedback.get(), &rule);
    let is_last = nth + 1 == count;
    let next_label = move || match (solved.get(), is_last) {
        (true, true) => translate("learn-finish", &[]),
        (true, false) => translate("learn-next", &[]),
        (false, _) => translate("learn-skip", &[]),
    };
    let hint_label = move || match feedback.get() {
        Feedback::Hint(_) | Feedback::Solution(_) => translate("learn-show", &[]),
        _ => translate("learn-hint", &[]),
    };
    let track = track(&course, nth, solved);
    let analysis = session.game_record.with_untracked(PageRoute::analysis_of);
    let intro = view! {
        <p class="soft">
            <Link to=PageRoute::Learn>{move || translate(&id.title_key(), &[])}</Link>
            <span>{place}</span>
            {figure.map(|figure| view! { <span>{figure}</span> })}
        </p>
        <h1>{title}</h1>
        {track}
    };
    let task = view! {
        <ChanceDisplay session view />
        <p class="task" class:solved=solved>
            {move || solved.get().then(|| view! { <b>{translate("learn-right", &[])}" "</b> })}
            {told}
        </p>
        <p class="task held" aria-hidden="true">{held}</p>
    };
    let back = previous.map(|step| view! {
        <Link to=PageRoute::Lesson(id, step) class="button">
            <svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7" /></svg>
            <span class="unseen">{move || translate("learn-back", &[])}</span>
        </Link>
    });
    let back = view! {
        {back}
        <ReadAloudButton words=read_words />
    };
    let more = view! {
        <Link to=analysis class="button">{t("analysis-analyse")}</Link>
        <TextBoard session view />
    };
    view! {
        <ExerciseScreen
            session
            view
            draft
            rotation=Signal::stored(0)
            class="lesson"
            label=Signal::derive(label)
            hint
            shows_paths
            has_exact_squares=true
            marks=marks.into_any()
            intro=intro.into_any()
            task=task.into_any()
            feedback=said.into_any()
            is_over=solved
            on_attempt
            back=back.into_any()
            help=Some(Callback::new(give_hint))
            help_label=Signal::derive(hint_label)
            next=Callback::new(move |()| route::navigate(next.clone()))
            next_label=Signal::derive(next_label)
            more=more.into_any()
        />
    }
}

/// Judges an answer: a right one is played on the board, a wrong one is explained.
fn answer(
    session: GameSession,
    course: CourseId,
    lesson: StoredValue<Lesson>,
    feedback: RwSignal<Feedback>,
    word: &str,
) {
    let mut judgement = None;
    lesson.update_value(|lesson| judgement = Some(lesson.answer(word)));
    match judgement {
        Some(Judgement::Right) => {
            session.game_record.update(|game_record| drop(game_record.record.play(word)));
            let (step, done) =
                lesson.with_value(|lesson| (lesson.step().id.clone(), lesson.step().key("done")));
            progress::solve(course, &step);
            feedback.set(Feedback::Right);
            sound::play(Sound::Eat);
            let events = session
                .game_record
                .with_untracked(|game_record| GameEvent::of_entry(&game_record.record, 1));
            let told = events.iter().map(|event| play::event_sentence(session, event));
            let told: Vec<_> = untrack(|| {
                told.chain([translate("learn-right", &[]), translate(&done, &[])]).collect()
            });
            live_region::announce(told.join(" "));
        }
        Some(Judgement::Wrong(key)) => {
            sound::play(Sound::Refused);
            live_region::announce(untrack(|| {
                i18n::labelled(&translate("learn-wrong", &[]), &translate(&key, &[]))
            }));
            feedback.set(Feedback::Wrong(key));
        }
        // The draft has been checked by the rules before.
        Some(Judgement::Refused(_)) | None => {}
    }
}

/// Why an answer was wrong, or a hint.
fn feedback_view(feedback: &Feedback, rule: &str) -> Option<AnyView> {
    let rule = rule.to_owned();
    Some(match feedback {
        Feedback::None | Feedback::Right => return None,
        Feedback::Wrong(key) => view! {
            <div class="say" role="alert">
                <b>{translate(key, &[])}</b>
                <button class="rule" type="button" on:click={
                    let rule = rule.clone();
                    move |_| play::open_rule(&rule)
                }>
                    {translate("web-rule", &[("rule", rule.clone().into())])}
                </button>
            </div>
        }
        .into_any(),
        Feedback::Hint(key) => view! { <p class="say tint">{translate(key, &[])}</p> }.into_any(),
        Feedback::Solution(word) => {
            view! { <p class="say tint">{solution_text(word)}</p> }.into_any()
        }
    })
}

fn solution_text(word: &str) -> String {
    let word = word.trim_start_matches('@').replace('-', " – ");
    translate("learn-shown", &[("word", word.into())])
}

/// What a step marks on its board, until it is solved.
fn marks(
    step: &LessonStep,
    view: Memo<Arc<BoardView>>,
    solved: Memo<bool>,
) -> impl IntoView + use<> {
    let marks: Vec<_> = step.marks.iter().map(|mark| Mark::parse(mark)).collect();
    move || {
        (!solved.get()).then(|| {
            let view = view.get();
            let geometry = geometry(&view);
            let from = view.pieces.iter().find(|piece| piece.active).map(|piece| piece.square);
            let drawn = marks.iter().map(|mark| figure_mark(mark, from, geometry)).collect_view();
            view! {
                <svg class="marks" viewBox=geometry.view_box() aria-hidden="true">{drawn}</svg>
            }
        })
    }
}

/// A dot for every step of the course.
fn track(course: &Course, nth: usize, solved: Memo<bool>) -> impl IntoView + use<> {
    let progress = progress::stored();
    let dots = course.steps.iter().enumerate().map(|(other, step)| {
        let was_solved = progress.is_solved(course.id, &step.id);
        let class = move || {
            let is_now = other == nth;
            let is_solved = was_solved || (is_now && solved.get());
            format!("{}{}", if is_solved { "done" } else { "" }, if is_now { " here" } else { "" })
        };
        view! { <i class=class></i> }
    });
    let dots = dots.collect_view();
    view! { <div class="track" aria-hidden="true">{dots}</div> }
}

fn geometry(view: &BoardView) -> BoardGeometry {
    BoardGeometry::new(view.files.into(), view.ranks.into(), 0)
}
