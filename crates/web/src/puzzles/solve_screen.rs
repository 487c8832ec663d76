use std::sync::Arc;
use std::time::Duration;

use ::puzzles::{Puzzle, PuzzleAddress, PuzzleTheme};
use game::Piece;
use leptos::prelude::*;
use locale::{Mark, MarkKind};
use rules::{GameRecord, GameSetup};
use view::{BoardView, CountView};

use super::attempt::{AttemptView, Judged, SolveFeedback, SolveKind};
use super::route_to;
use crate::board::{BoardGeometry, figure_mark};
use crate::controls::SteadyLabel;
use crate::i18n::{t, translate};
use crate::live_region;
use crate::play::{
    self, ChanceDisplay, ExerciseScreen, GameSession, PlayerPanels, SeatOccupant, SessionPlayer,
    TextBoard,
};
use crate::route::{Link, PageRoute};

/// A puzzle: its board, its task, and what comes of an answer.
#[component]
pub fn SolveScreen(
    puzzle: Puzzle,
    kind: SolveKind,
    /// What the puzzle is one of.
    #[prop(into)]
    title: Signal<String>,
    /// Where in it the solver is.
    #[prop(into)]
    place: Signal<String>,
    /// Gets the result once, and says what it means.
    judged: Callback<Judged>,
    /// Called when it is solved, however long that took.
    #[prop(optional)]
    on_solved: Option<Callback<()>>,
    /// Where there is no run, which goes on by itself.
    next: Callback<()>,
    /// What the button to go on says, before and after the puzzle is over.
    next_keys: [&'static str; 2],
) -> impl IntoView {
    let attempt = AttemptView::new(puzzle.clone(), kind, judged, on_solved);
    let next = Callback::new(move |()| match kind {
        SolveKind::Run => attempt.go_on(),
        SolveKind::Training | SolveKind::Card => next.run(()),
    });
    let is_over = Memo::new(move |_| attempt.is_over());
    let busy = Signal::derive(move || is_over.get() || attempt.waiting.get());
    let session = puzzle_session(&puzzle, busy, move |session, word| attempt.answer(session, word));
    let view = Memo::new(move |_| session.board_view());
    let legal_words = Memo::new(move |_| session.legal_words());
    let draft = play::new_draft(session, view, legal_words.into(), Signal::stored(false));
    // A wrong answer is taken back.
    Effect::new(move || {
        if matches!(attempt.feedback.get(), SolveFeedback::Wrong(_)) {
            draft.clear_submitted();
        }
    });
    // The next attempt begins: the task comes back where a small screen had it covered.
    let on_attempt = Callback::new(move |()| {
        let is_wrong = |feedback: &SolveFeedback| matches!(feedback, SolveFeedback::Wrong(_));
        if attempt.feedback.with_untracked(is_wrong) {
            attempt.feedback.set(SolveFeedback::None);
        }
    });
    let rotation = untrack(|| play::initial_rotation(session));
    let geometry = Memo::new(move |_| {
        let (files, ranks) = view.with(|view| (view.files.into(), view.ranks.into()));
        BoardGeometry::new(files, ranks, rotation)
    });
    let marks = move || {
        let geometry = geometry.get();
        let hinted = attempt.hinted.get().map(|square| {
            let mark = Mark { word: square.to_string(), kind: MarkKind::Highlight };
            figure_mark(&mark, None, geometry)
        });
        let drawn = attempt.drawn.get().map(|drawn| drawn.drawing(geometry));
        view! {
            <svg class="marks" viewBox=geometry.view_box() aria-hidden="true">
                {hinted}
                {drawn}
            </svg>
        }
    };
    let task_text = {
        let puzzle = puzzle.clone();
        move || task_text(&puzzle, kind)
    };
    let about = {
        let puzzle = puzzle.clone();
        move || match kind {
            SolveKind::Training => about_text(&puzzle),
            SolveKind::Card | SolveKind::Run => String::new(),
        }
    };
    let told = {
        let (task_text, about) = (task_text.clone(), about.clone());
        move || match is_over.get() {
            true => format!("{} {}", about(), attempt.verdict.get()),
            false => format!("{} {}", task_text(), fences_text(session, view)),
        }
    };
    let ended = move || match attempt.feedback.get() {
        SolveFeedback::Over(sentence) => Some(view! { <b>{sentence}" "</b> }),
        _ => None,
    };
    // What stands there before or after: a phone keeps room for both, so that its board stays as large.
    let held = {
        let task_text = task_text.clone();
        move || match is_over.get() {
            true => format!("{} {}", task_text(), fences_text(session, view)),
            false => format!("{} {}", translate("puzzle-also-good", &[]), about()),
        }
    };
    let board_words = move || view.with(|view| play::board_words(session, view));
    let label = move || translate("practice-board", &[("board", board_words().into())]);
    introduce(attempt, {
        let task_text = task_text.clone();
        move || {
            let fences = fences_text(session, view);
            let (title, place, task) = (title.get(), place.get(), task_text());
            format!("{title} {place}. {task} {fences} {}", board_words())
        }
    });
    let said = move || feedback_view(&attempt.feedback.get());
    let help_label = move || {
        translate(
            match attempt.hints.get() {
                0 => "practice-hint",
                1 => "practice-hint-more",
                _ => "practice-show",
            },
            &[],
        )
    };
    let help = (kind != SolveKind::Run).then(|| {
        Callback::new(move |()| {
            if !attempt.waiting.get_untracked() {
                attempt.help(session)
            }
        })
    });
    let next_label = move || translate(next_keys[usize::from(is_over.get())], &[]);
    let analysis = session.game_record.with_untracked(PageRoute::analysis_of);
    let link = (kind == SolveKind::Training).then(|| copy_link(puzzle.id.clone()));
    let intro = view! {
        <p class="soft"><span>{place}</span></p>
        <h1>{title}</h1>
    };
    let task = view! {
        <ChanceDisplay session view />
        <p class="task" class:solved=is_over>{ended}{told}</p>
        <p class="task held" aria-hidden="true">{held}</p>
    };
    let back = view! {
        <Link to=PageRoute::Puzzles(String::new()) class="button">
            <svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d="M15 5l-7 7 7 7" /></svg>
            <span class="unseen">{t("practice-all")}</span>
        </Link>
    };
    // In a run there is no time for anything else.
    let more = (kind != SolveKind::Run).then(|| {
        view! {
            <div class="row">
                {link}
                <Link to=analysis class="button small">{t("analysis-analyse")}</Link>
            </div>
        }
    });
    view! {
        <ExerciseScreen
            session
            view
            draft
            rotation=Signal::stored(rotation)
            class="lesson puzzle"
            label=Signal::derive(label)
            hint=Signal::stored(None)
            marks=marks.into_any()
            intro=intro.into_any()
            task=task.into_any()
            feedback=said.into_any()
            is_over
            on_attempt
            back=back.into_any()
            help
            help_label=Signal::derive(help_label)
            next
            next_label=Signal::derive(next_label)
            more=view! {
                <PlayerPanels session view rotation=Signal::stored(rotation) />
                {more}
                <TextBoard session view />
            }.into_any()
        />
    }
}

/// The puzzle as a session: the solver plays whoever is to move, and every move is an answer.
fn puzzle_session(
    puzzle: &Puzzle,
    busy: Signal<bool>,
    answer: impl Fn(GameSession, String) + Send + Sync + 'static,
) -> GameSession {
    let solver = puzzle.solver().number();
    let player = move |seat: usize| SessionPlayer {
        name: match seat == solver {
            true => translate("web-you", &[]),
            false => translate("player-name", &[("seat", seat.into())]),
        },
        occupant: if seat == solver { SeatOccupant::Local } else { SeatOccupant::Remote },
        account: false,
        present: None,
        piece: Piece::Pawn,
    };
    let setup = GameSetup::new(puzzle.game);
    let seats = setup.seats();
    let players = RwSignal::new(Vec::new());
    // The effect tracks the language.
    let named = move || (1..=seats).map(player).collect::<Vec<_>>();
    players.set(untrack(named));
    Effect::new(move || players.set(named()));
    let record = setup.record_from(puzzle.position.clone());
    let game_record = GameRecord::from_record(setup, record);
    GameSession::answering(RwSignal::new(game_record), players, busy, answer)
}

/// Says what a person hears when a puzzle begins, once the screen is there.
fn introduce(attempt: AttemptView, introduction: impl Fn() -> String + 'static) {
    set_timeout(
        move || {
            let is_new =
                attempt.feedback.try_with_untracked(|feedback| *feedback == SolveFeedback::None);
            if is_new == Some(true) {
                live_region::announce(untrack(introduction));
            }
        },
        Duration::from_millis(150),
    );
}

fn task_text(puzzle: &Puzzle, kind: SolveKind) -> String {
    if kind == SolveKind::Card {
        return translate("practice-card-task", &[]);
    }
    match puzzle.themes.first() {
        Some(PuzzleTheme::Catch) => translate("puzzle-task-catch", &[]),
        Some(PuzzleTheme::Pellet) => translate("puzzle-task-pellet", &[]),
        Some(PuzzleTheme::Survive) => translate("puzzle-task-survive", &[]),
        Some(PuzzleTheme::Escape) => translate("puzzle-task-escape", &[]),
        Some(PuzzleTheme::Hunt) => translate("puzzle-task-hunt", &[]),
        _ => translate("puzzle-task", &[("seat", puzzle.solver().number().into())]),
    }
}

/// The fences that everybody has left, in games with fences: a phone shows the players below the board.
fn fences_text(session: GameSession, view: Memo<Arc<BoardView>>) -> String {
    let hands: Vec<_> = view.with(|view| view.seats.iter().map(|seat| seat.fences).collect());
    let hand = |(seat, fences): (u8, Option<CountView>)| {
        let count = u32::from(fences?.now);
        let left = translate("fences-left", &[("count", count.into())]);
        let args = [("name", session.name(seat).into()), ("fences", left.into())];
        Some(translate("practice-fences", &args))
    };
    let hands: Vec<_> = (1..).zip(hands).filter_map(hand).collect();
    match hands.is_empty() {
        true => String::new(),
        false => hands.join(" · ") + ".",
    }
}

/// The themes and the difficulty, which would be hints before.
fn about_text(puzzle: &Puzzle) -> String {
    let themes: Vec<_> = puzzle.themes.iter().map(|theme| theme_name(*theme)).collect();
    let about = translate("puzzle-about", &[("themes", themes.join(", ").into())]);
    let difficulty = u32::from(puzzle.difficulty);
    format!("{about} {}", translate("practice-difficulty", &[("difficulty", difficulty.into())]))
}

/// The name of a theme.
pub fn theme_name(theme: PuzzleTheme) -> String {
    translate(&format!("puzzle-theme-{theme}"), &[])
}

fn feedback_view(feedback: &SolveFeedback) -> Option<AnyView> {
    Some(match feedback {
        SolveFeedback::None | SolveFeedback::Over(_) => return None,
        SolveFeedback::Wrong(text) => {
            view! { <p class="say" role="alert">{text.clone()}</p> }.into_any()
        }
        SolveFeedback::Note(text) => view! { <p class="say tint">{text.clone()}</p> }.into_any(),
    })
}

/// Copies the address of a puzzle.
fn copy_link(id: String) -> impl IntoView {
    let told = RwSignal::new(false);
    let copy = move |_| {
        let url = full_url(&PuzzleAddress::One(id.clone()));
        let _ = window().navigator().clipboard().write_text(&url);
        told.set(true);
        live_region::announce(untrack(|| translate("web-copied", &[])));
    };
    view! {
        <button class="button small" type="button" on:click=copy>
            <SteadyLabel label="web-copy" changed="web-copied" is_changed=told />
        </button>
    }
}

/// The whole address of a place among the puzzles, for somebody else.
pub fn full_url(address: &PuzzleAddress) -> String {
    let origin = location().origin().unwrap_or_default();
    format!("{origin}{}", untrack(|| route_to(address).url()))
}
