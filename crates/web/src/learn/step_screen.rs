use std::sync::Arc;
use std::time::Duration;

use leptos::html::{Button, Div};
use leptos::prelude::*;
use lessons::{Course, Judgement, Lesson, LessonHint, LessonStep};
use locale::Mark;
use view::{BoardView, GameEvent};

use super::session::lesson_session;
use super::{BOW, progress};
use crate::board::{Board, BoardGeometry, DraftState, MoveDraft, figure_mark};
use crate::i18n::{t, translate};
use crate::play::{self, ChanceDisplay, DraftActions, GameSession, Intent, RulesDialog, TextBoard};
use crate::route::{self, Link, PageRoute};
use crate::sound::{self, Sound};
use crate::{live_region, settings};

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
    let (game, count) = (course.game, course.steps.len());
    let next = match course.steps.get(nth + 1) {
        Some(step) => PageRoute::Lesson(game, step.id.clone()),
        None => PageRoute::Lesson(game, BOW.to_owned()),
    };
    let previous = nth.checked_sub(1).map(|nth| course.steps[nth].id.clone());
    let feedback = RwSignal::new(Feedback::None);
    let lesson = StoredValue::new(Lesson::new(step.clone()));
    let session = lesson_session(&step, move |session, word| {
        answer(session, game, lesson, feedback, &word);
    });
    let view = Memo::new(move |_| session.board_view());
    let recent = Memo::new(move |_| session.recent_moves());
    let legal_words = Memo::new(move |_| session.legal_words());
    let settings = settings::signal();
    let draft = MoveDraft::new(
        view,
        legal_words.into(),
        Callback::new(move |word: String| session.check_word(&word)),
        Callback::new(move |word| {
            session.busy.set(true);
            session.dispatch.run(Intent::Play(word));
        }),
        Signal::derive(move || settings.with(settings::Settings::confirm)),
        Signal::derive(|| false),
    );
    Effect::new(move || {
        if draft.refusal.get().is_some() {
            sound::play(Sound::Refused);
            feedback.update(|feedback| {
                if matches!(feedback, Feedback::Wrong(_)) {
                    *feedback = Feedback::None;
                }
            });
        }
    });
    // A wrong answer is taken back.
    Effect::new(move || {
        if matches!(feedback.get(), Feedback::Wrong(_)) {
            draft.clear_submitted();
        }
    });
    // The next attempt begins: the task comes back where a small screen had it covered.
    Effect::new(move || {
        let begun = !matches!(draft.state.get(), DraftState::Empty | DraftState::Submitted(_));
        let is_read =
            |feedback: &Feedback| matches!(feedback, Feedback::Wrong(_) | Feedback::Hint(_));
        if begun && feedback.with_untracked(is_read) {
            feedback.set(Feedback::None);
        }
    });
    let solved = Memo::new(move |_| feedback.get() == Feedback::Right);
    let hint = Signal::derive(move || match feedback.get() {
        Feedback::Solution(word) => Some(word),
        _ => None,
    });
    let give_hint = move |_| {
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
    let told = move || translate(if solved.get() { &done_key } else { &task_key }, &[]);
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
        move || format!("{}: {}. {} {}", place(), title(), board_words(), translate(&task_key, &[]))
    };
    set_timeout(
        move || {
            if !feedback.is_disposed() {
                live_region::announce(untrack(&introduction));
            }
        },
        Duration::from_millis(150),
    );
    let stage = NodeRef::<Div>::new();
    let next_button = NodeRef::<Button>::new();
    Effect::new(move || {
        let board = stage.get().and_then(|stage| stage.query_selector(".board").ok().flatten());
        focus(board);
    });
    Effect::new(move || {
        if solved.get() {
            request_animation_frame(move || {
                if let Some(button) = next_button.get_untracked() {
                    let _ = button.focus();
                }
            });
        }
    });

    let aspect = move || {
        let (width, height) = geometry(&view.get()).size();
        format!("{:.3}", width / height)
    };
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
    view! {
        <div class="table lesson">
            <div class="screen">
                <div class="intro">
                    <p class="soft">
                        <Link to=PageRoute::Learn>{move || translate(&format!("game-{game}"), &[])}</Link>
                        <span>{place}</span>
                        {figure.map(|figure| view! { <span>{figure}</span> })}
                    </p>
                    <h1>{title}</h1>
                    {track}
                </div>
                <div class="stage" style:--aspect=aspect node_ref=stage>
                    <div class="marked">
                        <Board
                            view
                            label=Signal::derive(label)
                            draft
                            recent
                            show_paths=Signal::derive(move || shows_paths || settings.with(|s| s.shortest_paths))
                            hint
                        />
                        {marks}
                    </div>
                </div>
                <div class="sheet">
                    <div class="now">
                        <ChanceDisplay session view />
                        <p class="task" class:solved=solved>
                            {move || solved.get().then(|| view! { <b>{translate("learn-right", &[])}" "</b> })}
                            {told}
                        </p>
                    </div>
                    {said}
                    {move || (!solved.get()).then(|| view! { <DraftActions draft session view in_lesson=true /> })}
                    <div class="pager">
                        {previous.map(|id| view! {
                            <Link to=PageRoute::Lesson(game, id) class="button">
                                <svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7" /></svg>
                                <span class="unseen">{move || translate("learn-back", &[])}</span>
                            </Link>
                        })}
                        {move || (!solved.get()).then(|| view! {
                            <button class="button" type="button" on:click=give_hint>{hint_label}</button>
                        })}
                        <button
                            class="button"
                            class:main=solved
                            type="button"
                            node_ref=next_button
                            on:click=move |_| route::navigate(next.clone())
                        >
                            {next_label}
                        </button>
                    </div>
                </div>
            </div>
            <div class="more">
                <Link to=analysis class="button">{t("analysis-analyse")}</Link>
                <TextBoard session view />
            </div>
            <RulesDialog session />
        </div>
    }
}

/// Judges an answer: a right one is played on the board, a wrong one is explained.
fn answer(
    session: GameSession,
    game: rules::Game,
    lesson: StoredValue<Lesson>,
    feedback: RwSignal<Feedback>,
    word: &str,
) {
    let mut judgement = None;
    lesson.update_value(|lesson| judgement = Some(lesson.answer(word)));
    match judgement {
        Some(Judgement::Right) => {
            session.game_record.update(|game_record| drop(game_record.record.play(word)));
            let (id, done) =
                lesson.with_value(|lesson| (lesson.step().id.clone(), lesson.step().key("done")));
            progress::solve(game, &id);
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
            session.busy.set(false);
            sound::play(Sound::Refused);
            live_region::announce(untrack(|| {
                format!("{}: {}", translate("learn-wrong", &[]), translate(&key, &[]))
            }));
            feedback.set(Feedback::Wrong(key));
        }
        // The draft has been checked by the rules before.
        Some(Judgement::Refused(_)) | None => session.busy.set(false),
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
            let (width, height) = geometry.size();
            let drawn = marks.iter().map(|mark| figure_mark(mark, from, geometry)).collect_view();
            view! {
                <svg class="marks" viewBox=format!("0 0 {width} {height}") aria-hidden="true">{drawn}</svg>
            }
        })
    }
}

/// A dot for every step of the course.
fn track(course: &Course, nth: usize, solved: Memo<bool>) -> impl IntoView + use<> {
    let progress = progress::stored();
    let dots = course.steps.iter().enumerate().map(|(other, step)| {
        let was_solved = progress.is_solved(course.game, &step.id);
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
    BoardGeometry { files: view.files.into(), ranks: view.ranks.into(), rotation: 0 }
}

/// Gives the keyboard to an element without scrolling.
fn focus(element: Option<web_sys::Element>) {
    use leptos::wasm_bindgen::JsCast;
    let Some(element) = element.and_then(|e| e.dyn_into::<web_sys::HtmlElement>().ok()) else {
        return;
    };
    let options = web_sys::FocusOptions::new();
    options.set_prevent_scroll(true);
    let _ = element.focus_with_options(&options);
}
