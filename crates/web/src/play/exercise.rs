use std::sync::Arc;

use leptos::html::Button;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use rules::Game;
use view::BoardView;

use super::board_screen::BoardScreen;
use super::draft_actions::DraftActions;
use super::session::GameSession;
use crate::board::{Board, DraftState, MoveDraft};
use crate::controls::HeatMapButton;
use crate::heat_map::{self, HeatMapBoard, HeatMapKind};
use crate::settings;
use crate::sound::{self, Sound};

/// A position with a task: whoever solves it, or gives it up, goes on to the next one.
#[component]
pub fn ExerciseScreen(
    session: GameSession,
    view: Memo<Arc<BoardView>>,
    draft: MoveDraft,
    #[prop(into)] rotation: Signal<u8>,
    class: &'static str,
    /// The board in words.
    label: Signal<String>,
    /// The move that is shown as the solution.
    hint: Signal<Option<String>>,
    /// Shows every seat's shortest path, whatever the settings say.
    #[prop(optional)]
    shows_paths: bool,
    /// Offers the exact values of squares, which would give a puzzle away.
    #[prop(optional)]
    has_exact_squares: bool,
    /// What is drawn over the board.
    marks: AnyView,
    intro: AnyView,
    task: AnyView,
    /// What is said about the last answer.
    feedback: AnyView,
    is_over: Memo<bool>,
    /// Called when another answer is begun, or one refused by the rules.
    on_attempt: Callback<()>,
    back: AnyView,
    /// None where there is no help.
    #[prop(optional_no_strip)]
    help: Option<Callback<()>>,
    help_label: Signal<String>,
    next: Callback<()>,
    next_label: Signal<String>,
    more: AnyView,
) -> impl IntoView {
    let settings = settings::signal();
    let recent = Memo::new(move |_| session.recent_moves());
    Effect::new(move || {
        if draft.refusal.get().is_some() {
            sound::play(Sound::Refused);
            on_attempt.run(());
        }
    });
    Effect::new(move || {
        if !matches!(draft.state.get(), DraftState::Empty | DraftState::Submitted(_)) {
            on_attempt.run(());
        }
    });
    let game = untrack(|| session.game());
    let has_heat_map = match game {
        Game::Pacman => has_exact_squares,
        _ => draft.legal.with_untracked(|legal| legal.has_fences()),
    };
    let heat_map = HeatMapBoard::new(
        HeatMapKind::of(game, true),
        move || has_heat_map,
        move || (!is_over.get()).then(|| session.shown_game()),
        rotation,
        Some(draft),
    );
    let next_button = NodeRef::<Button>::new();
    // The board gets the keyboard as soon as it is there, and the way on once the exercise is over.
    request_animation_frame(focus_board);
    Effect::new(move || {
        if is_over.get() {
            request_animation_frame(move || {
                if let Some(button) = next_button.try_get_untracked().flatten() {
                    let _ = button.focus();
                }
            });
        }
    });
    let board = view! {
        <div class="marked">
            <Board
                view
                label
                draft
                recent
                rotation
                show_paths=Signal::derive(move || shows_paths || settings.with(|s| s.shortest_paths))
                hint
            />
            {heat_map.layer()}
            {marks}
        </div>
    };
    let below = view! {
        <div class="sheet">
            <div class="now" class:rolls=session.game() == Game::Mspacman>{task}{feedback}</div>
            {move || match is_over.get() {
                false => view! { <DraftActions draft session view in_lesson=true /> }.into_any(),
                // Nothing moves when the exercise is over: the place of the buttons stays.
                true => view! { <div class="saying"></div> }.into_any(),
            }}
            <div class="pager">
                {back}
                {move || help.filter(|_| !is_over.get()).map(|help| view! {
                    <button class="button" type="button" on:click=move |_| help.run(())>{help_label}</button>
                })}
                <button
                    class="button"
                    class:main=is_over
                    type="button"
                    node_ref=next_button
                    on:click=move |_| next.run(())
                >
                    {next_label}
                </button>
            </div>
        </div>
    };
    let more = view! {
        {has_heat_map.then(|| view! { <HeatMapButton game /> })}
        {heat_map::fetched_panel(heat_map)}
        {more}
    };
    view! {
        <BoardScreen
            session
            view
            rotation
            class
            above=view! { <div class="intro">{intro}</div> }.into_any()
            board=board.into_any()
            below=below.into_any()
            more=more.into_any()
        />
    }
}

/// Gives the keyboard to the board, without scrolling.
fn focus_board() {
    let board = document().query_selector(".lesson .board").ok().flatten();
    if let Some(board) = board.and_then(|board| board.dyn_into::<web_sys::HtmlElement>().ok()) {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = board.focus_with_options(&options);
    }
}
