//! The analysis board: play moves for everybody, keep what was tried as a tree, see what the engine
//! thinks, set up positions, share it all in a link. It needs no server.

mod bars;
mod candidates;
mod drawings;
mod editor;
mod editor_controls;
mod editor_panel;
mod evaluation;
mod exact;
mod foreign_text;
mod game_picker;
mod game_review;
mod kept;
mod lines;
mod link;
mod node_tools;
mod notation_question;
mod opening;
mod pasted_text;
mod position_search;
mod rolls;
mod setup_fields;
mod share;
mod shortcuts;
mod spoken;
mod state;
mod steps;
mod tree_view;

use std::sync::Arc;
use std::time::Duration;

use game::NodeId;
use leptos::ev::{DragEvent, MouseEvent};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::JsCast;
use rules::Game;
use web_sys::Element;

use crate::board::{Board, BoardGeometry};
use crate::controls::{HeatMapButton, PathsButton};
use crate::engine_worker;
use crate::heat_map::{ExactSquares, HeatMapBoard, HeatMapKind, HeatMapPanel};
use crate::i18n::{self, t, translate};
use crate::page_files;
use crate::{play, settings};
use editor::PositionEditor;
pub use editor::tappable;
pub use editor_controls::stepper;
use evaluation::LiveEvaluation;
use kept::KeptAnalyses;
pub use node_tools::IconButton;
pub use share::{picture, save_png};
use state::AnalysisState;

/// The page of the analysis that the fragment of its address holds.
#[component]
pub fn AnalysisPage(held: String) -> impl IntoView {
    let error = RwSignal::new(String::new());
    // Without anything in the address, it goes on where it was left.
    let held = if held.is_empty() { kept::last_held() } else { held };
    let opened = link::read(&held).or_else(|reason| {
        error.set(i18n::reason_text(&reason));
        link::read("")
    });
    let Ok((analysis, at)) = opened else { return ().into_any() };
    let state = AnalysisState::new(analysis, at);
    let evaluation = LiveEvaluation::new(state);
    link::keep_address(state);
    let kept = KeptAnalyses::new(state, &held);
    fetch_solver();
    spoken::announce_steps(state);
    view! { <AnalysisScreen state evaluation kept error /> }.into_any()
}

/// Fetches the solver a moment after the page: whoever opens a maze later may have no connection then.
fn fetch_solver() {
    let fetch = async {
        if engine_worker::solver().await.is_ok() {
            page_files::keep_fetched();
        }
    };
    set_timeout(move || spawn_local(fetch), Duration::from_secs(2));
}

#[component]
fn AnalysisScreen(
    state: AnalysisState,
    evaluation: LiveEvaluation,
    kept: KeptAnalyses,
    error: RwSignal<String>,
) -> impl IntoView {
    let settings = settings::signal();
    let session = state.session;
    let view = Memo::new(move |_| session.board_view());
    let recent = Memo::new(move |_| session.recent_moves());
    // What is shown being played is not to be played on.
    let legal = Memo::new(move |_| {
        let previewed = !state.preview.with(Vec::is_empty);
        if previewed { Arc::default() } else { session.legal_words() }
    });
    let draft = play::new_draft(session, view, legal.into(), Signal::stored(false));
    Effect::new(move || {
        view.track();
        draft.clear();
    });
    let editor = state.analysis.with_untracked(|analysis| {
        PositionEditor::new(analysis.setup.clone(), analysis.tree[NodeId::ROOT].position())
    });
    let editor_draft = editor.draft();
    let editing = Memo::new(move |_| editor.is_open.get());
    shortcuts::listen(state, evaluation, draft, editing);
    let rotation = RwSignal::new(0);
    let shown_view = Memo::new(move |_| if editing.get() { editor.view.get() } else { view.get() });
    let geometry = Memo::new(move |_| {
        let (files, ranks) = shown_view.with(|view| (view.files.into(), view.ranks.into()));
        BoardGeometry::new(files, ranks, rotation.get())
    });
    let heat_map = HeatMapBoard::new(
        HeatMapKind::Fences,
        move || !editing.get() && session.has_fences(),
        move || Some(session.shown_game()),
        rotation.into(),
        Some(draft),
    );
    let label = Signal::derive(move || translate("web-board-label", &[]));
    let set_up = move |_| {
        let at = state.at.get_untracked();
        state.analysis.with_untracked(|a| editor.open(a.setup.clone(), a.tree[at].position()));
    };
    Effect::new(move || evaluation.paused.set(editing.get()));
    let dropped = move |event: DragEvent| {
        event.prevent_default();
        let Some(data) = event.data_transfer() else { return };
        if let Some(file) = data.files().and_then(|files| files.get(0)) {
            return opening::open_file(state, kept, file, error);
        }
        let text = data.get_data("text/plain").unwrap_or_default();
        error.set(opening::open_text(state, kept, &text).err().unwrap_or_default());
    };
    let board = move || match editing.get() {
        true => view! { <Board view=editor.view label draft=editor_draft rotation /> }.into_any(),
        false => view! {
            <Board
                view
                label
                draft
                rotation
                recent
                show_paths=Signal::derive(move || settings.with(|s| s.shortest_paths))
            />
            {heat_map.layer()}
            <ExactSquares
                known=state.exact_moves
                position=Signal::derive(move || Some(session.position()))
                is_on=Signal::derive(move || settings.with(|settings| settings.heat_map))
                geometry
            />
            <candidates::Candidates state evaluation view geometry />
            <drawings::Drawings state geometry />
        }
        .into_any(),
    };
    let above = view! {
        <play::PlayerPanels session view=shown_view rotation />
        <bars::EvaluationBars state evaluation rotation />
    };
    let below = view! {
        <div class="sheet">
            {move || error.with(|text| (!text.is_empty()).then(|| view! { <p class="say" role="alert">{text.clone()}</p> }))}
            <notation_question::NotationQuestion state kept error />
            {move || (!editing.get()).then(|| view! {
                <rolls::RollPicker state evaluation />
                <lines::BestLine evaluation />
                <play::DraftActions draft session view />
                <node_tools::StepButtons state />
            })}
        </div>
    };
    let more = move || match editing.get() {
        true => view! { <editor_panel::EditorPanel state editor /> }.into_any(),
        false => view! {
            <game_picker::GamePicker state />
            <lines::EnginePanel state evaluation />
            <exact::ExactPanel state evaluation />
            <game_review::GameReviewPanel state />
            <tree_view::TreeView state />
            <node_tools::NodeTools state />
            <div class="row tools">
                <button class="button small" type="button" on:click=set_up>
                    {t("analysis-setup")}
                </button>
                <LayerButtons state evaluation />
                <DrawButtons state />
                <node_tools::IconButton
                    label="web-turn-board"
                    path="M20 12a8 8 0 1 1-2.500-5.800M20 3v4.500h-4.500"
                    press=move || rotation.update(|turns| *turns = (*turns + 2) % 4)
                />
            </div>
            <play::PathRace session view />
            {move || heat_map.is_on.get().then(|| view! { <HeatMapPanel board=heat_map /> })}
            <share::SharePanel state rotation />
            <opening::OpenPanel state kept error />
            <kept::KeptPanel state kept />
            <play::TextBoard session view />
            <p class="soft keys">{t("analysis-keys")}</p>
        }
        .into_any(),
    };
    let class = move || match (editing.get(), state.preview.with(Vec::is_empty)) {
        (true, _) => "analysis editing",
        (false, true) => "analysis",
        (false, false) => "analysis preview",
    };
    view! {
        <play::BoardScreen
            session
            view=shown_view
            rotation
            class=Signal::derive(class)
            title=Signal::derive(t("analysis-title"))
            above=above.into_any()
            board=board.into_any()
            below=below.into_any()
            more=more.into_any()
            on:mousedown=keep_focus
            on:dragover=move |event| event.prevent_default()
            on:drop=dropped
        />
    }
}

/// A click on the board takes no focus: arrow keys go on stepping through the moves.
fn keep_focus(event: MouseEvent) {
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    if target.is_some_and(|target| target.closest(".stage").is_ok_and(|stage| stage.is_some())) {
        event.prevent_default();
    }
}

/// Switches what the board shows besides, as far as the game has it.
#[component]
fn LayerButtons(state: AnalysisState, evaluation: LiveEvaluation) -> impl IntoView {
    let game = Memo::new(move |_| state.session.game());
    let has_threats = Memo::new(move |_| state.has_threats());
    let threat = move || {
        has_threats.get().then(|| {
            view! {
                <button
                    class="button small"
                    class:on=evaluation.threat
                    type="button"
                    aria-pressed=move || evaluation.threat.get().to_string()
                    on:click=move |_| evaluation.toggle_threat(state)
                >
                    {t("analysis-threat")}
                </button>
            }
        })
    };
    move || match game.get() {
        Game::Quoridor | Game::Mini => view! {
            <PathsButton />
            <HeatMapButton game=Game::Quoridor />
            {threat}
        }
        .into_any(),
        Game::Pacman => view! {
            <HeatMapButton game=Game::Pacman />
            {threat}
        }
        .into_any(),
        Game::Mspacman => ().into_any(),
    }
}

/// Switches drawing on, and takes away what was drawn.
#[component]
fn DrawButtons(state: AnalysisState) -> impl IntoView {
    let is_empty = Memo::new(move |_| {
        let at = state.at.get();
        state.analysis.with(|a| a.tree.get(at).is_none_or(|node| node.drawings().is_empty()))
    });
    let clear = move |_| {
        state.change(|analysis, at| {
            analysis.tree.clear_drawings(at);
            at
        });
    };
    view! {
        <button
            class="button small"
            class:on=state.is_drawing
            type="button"
            aria-pressed=move || state.is_drawing.get().to_string()
            on:click=move |_| state.is_drawing.update(|on| *on = !*on)
        >
            {t("analysis-draw")}
        </button>
        {move || (!is_empty.get()).then(|| view! {
            <button class="button small" type="button" on:click=clear>{t("analysis-draw-clear")}</button>
        })}
    }
}
