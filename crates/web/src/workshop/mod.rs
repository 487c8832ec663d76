//! The maze workshop: a maze is drawn, what the rules say against it stands beside it, and who wins it with best
//! play is known as soon as it is solved: small ones here and at once. It needs no server.

mod balance;
mod estimate;
mod exchange;
mod fairer;
mod kept;
mod sheet;
mod state;
mod study;
mod tools;
mod verdict;
mod verdict_rows;

use leptos::ev::{KeyboardEvent, keydown};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use rules::GameRecord;
use rules::pacman::Maze;
use web_sys::Element;

use crate::board::Board;
use crate::i18n::{self, t, translate};
use crate::route::{self, Link, PageRoute};
use crate::server_features;
pub use balance::fairness_text;
use state::WorkshopState;

/// The page of the maze that the fragment of its address holds, as one word.
#[component]
pub fn WorkshopPage(word: String) -> impl IntoView {
    let error = RwSignal::new(String::new());
    let maze = if word.is_empty() { "hedgerow" } else { &word };
    let maze = Maze::resolve(maze).unwrap_or_else(|fault| {
        error.set(i18n::reason_text(&fault.into()));
        Maze::shipped()[0].clone()
    });
    let state = WorkshopState::new(&maze);
    keep_address(state);
    listen(state);
    let draft = state.draft();
    let is_studied = move || state.step.with(Option::is_some) || state.mapped.with(Option::is_some);
    let label = Signal::derive(move || translate("workshop-board", &[]));
    view! {
        <section class="page workshop" class:studied=is_studied>
            <h1>{t("web-workshop")}</h1>
            <div class="drawing">
                <Board view=state.view label draft />
                <state::ProblemMarks state />
                <study::MapLayer state />
            </div>
            <sheet::MazeSheet state />
            <div class="beside">
                {move || error.with(|text| {
                    (!text.is_empty()).then(|| view! { <p class="say" role="alert">{text.clone()}</p> })
                })}
                <tools::Tray state />
                <Problems state />
                <verdict::VerdictPanel state />
                <PlayButtons state />
                <tools::MazeFields state />
                <exchange::ExchangePanel state error />
            </div>
        </section>
    }
}

/// What the rules say against the maze.
#[component]
fn Problems(state: WorkshopState) -> impl IntoView {
    let texts = Memo::new(move |_| {
        let problems = state.editor.with(|editor| editor.problems());
        problems.iter().map(|problem| i18n::reason_text(&problem.reason)).collect::<Vec<_>>()
    });
    move || {
        texts.with(|texts| {
            (!texts.is_empty()).then(|| {
                let texts = texts.iter().cloned();
                view! {
                    <ul class="say problems" role="status">
                        {texts.map(|text| view! { <li>{text}</li> }).collect_view()}
                    </ul>
                }
            })
        })
    }
}

/// What can be done with a maze that is valid.
#[component]
fn PlayButtons(state: WorkshopState) -> impl IntoView {
    move || {
        let setup = state.setup.get()?;
        let word = setup.maze()?;
        // One that comes with the game is in the gallery already.
        let published = word.contains('.').then(|| PageRoute::Gallery(word.clone()));
        let analysis = PageRoute::analysis_of(&GameRecord::new(setup).ok()?);
        Some(view! {
            <div class="row">
                <Link to=PageRoute::NewMazeGame(word) class="button main">{t("workshop-play")}</Link>
                <Link to=analysis class="button">{t("analysis-analyse")}</Link>
                {published.filter(|_| server_features::has_accounts()).map(|to| view! {
                    <Link to class="button">{t("workshop-publish")}</Link>
                })}
            </div>
        })
    }
}

/// The address follows what is drawn, as long as it is valid: whoever reloads, or copies it, has the same maze.
fn keep_address(state: WorkshopState) {
    Effect::new(move |before: Option<()>| {
        let word = state.word.get();
        if before.is_some()
            && let Some(word) = word
        {
            route::replace_fragment(PageRoute::Workshop(word));
        }
    });
}

/// Undo and redo by the usual keys, except in a form field.
fn listen(state: WorkshopState) {
    let handle = window_event_listener(keydown, move |event: KeyboardEvent| {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let field = "input:not([type=checkbox]), select, textarea, dialog";
        let in_field = target.is_some_and(|t| t.closest(field).ok().flatten().is_some());
        if in_field || event.alt_key() || !(event.ctrl_key() || event.meta_key()) {
            return;
        }
        match event.key().as_str() {
            "z" => state.editor.update(|editor| editor.undo()),
            "Z" | "y" => state.editor.update(|editor| editor.redo()),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || handle.remove());
}
