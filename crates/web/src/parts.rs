//! The parts of the page that are fetched when they are first opened: the build splits the functions
//! named here, and what only they need, off the page's WebAssembly module. Each returns the render
//! function of its part once that has arrived.

#![allow(unsafe_code, reason = "the macro exports the functions by name, for the split to find")]

use std::future::Future;
use std::time::Duration;

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use rules::Game;

use crate::analysis::AnalysisPage;
use crate::engine_worker::{EnginePart, SolverPart};
use crate::i18n::{self, t};
use crate::learn::{Coach, CourseListPage, LessonPage};
use crate::pages::{
    DeviceLinkPage, NewGamePage, OpponentMode, RulebookPage, RulebookText, SettingsPage,
};
use crate::pairing::{Pairing, PairingBar};
use crate::play::{CoachedGame, OnlineGamePage};
use crate::review::{ReviewPart, ReviewPartPage};
use crate::{http, upgrade};

/// Renders a part.
type RenderPart<A> = fn(A) -> AnyView;

#[wasm_split(rulebook, wasm_split_path = leptos::wasm_split, fallible)]
pub fn rulebook_page() -> Result<RenderPart<Game>, SplitLoaderError> {
    Ok(|game| view! { <RulebookPage game /> }.into_any())
}

#[wasm_split(rulebook, wasm_split_path = leptos::wasm_split, fallible)]
pub fn rulebook_text() -> Result<RenderPart<Game>, SplitLoaderError> {
    Ok(|game| view! { <RulebookText game /> }.into_any())
}

#[wasm_split(lessons, wasm_split_path = leptos::wasm_split, fallible)]
pub fn course_list_page() -> Result<RenderPart<()>, SplitLoaderError> {
    Ok(|()| view! { <CourseListPage /> }.into_any())
}

#[wasm_split(lessons, wasm_split_path = leptos::wasm_split, fallible)]
pub fn lesson_page() -> Result<RenderPart<(Game, String)>, SplitLoaderError> {
    Ok(|(game, name)| view! { <LessonPage game name /> }.into_any())
}

#[wasm_split(lessons, wasm_split_path = leptos::wasm_split, fallible)]
pub fn coach() -> Result<RenderPart<CoachedGame>, SplitLoaderError> {
    Ok(|coached| view! { <Coach coached /> }.into_any())
}

#[wasm_split(new_game, wasm_split_path = leptos::wasm_split, fallible)]
pub fn new_game_page() -> Result<RenderPart<(Game, OpponentMode)>, SplitLoaderError> {
    Ok(|(game, opponents)| view! { <NewGamePage game opponents /> }.into_any())
}

#[wasm_split(analysis, wasm_split_path = leptos::wasm_split, fallible)]
pub fn analysis_page() -> Result<RenderPart<String>, SplitLoaderError> {
    Ok(|held| view! { <AnalysisPage held /> }.into_any())
}

// With the analysis board, whose code it shares: every further part costs the first load some of its room.
#[wasm_split(analysis, wasm_split_path = leptos::wasm_split, fallible)]
pub fn review_part() -> Result<RenderPart<ReviewPartPage>, SplitLoaderError> {
    Ok(|page| view! { <ReviewPart page /> }.into_any())
}

#[wasm_split(settings, wasm_split_path = leptos::wasm_split, fallible)]
pub fn settings_page() -> Result<RenderPart<()>, SplitLoaderError> {
    Ok(|()| view! { <SettingsPage /> }.into_any())
}

#[wasm_split(settings, wasm_split_path = leptos::wasm_split, fallible)]
pub fn device_link_page() -> Result<RenderPart<String>, SplitLoaderError> {
    Ok(|code| view! { <DeviceLinkPage code /> }.into_any())
}

#[wasm_split(online, wasm_split_path = leptos::wasm_split, fallible)]
pub fn online_game_page() -> Result<RenderPart<String>, SplitLoaderError> {
    Ok(|id| view! { <OnlineGamePage id /> }.into_any())
}

#[wasm_split(online, wasm_split_path = leptos::wasm_split, fallible)]
pub fn pairing_bar() -> Result<RenderPart<Pairing>, SplitLoaderError> {
    Ok(|pairing| view! { <PairingBar pairing /> }.into_any())
}

/// The engine, which workers run.
#[wasm_split(engine, wasm_split_path = leptos::wasm_split, fallible)]
pub fn engine() -> Result<EnginePart, SplitLoaderError> {
    Ok(EnginePart::new())
}

/// The solver of mazes, which a worker runs.
#[wasm_split(solver, wasm_split_path = leptos::wasm_split, fallible)]
pub fn solver() -> Result<SolverPart, SplitLoaderError> {
    Ok(SolverPart::new())
}

/// A part on its way.
#[derive(Clone, Copy)]
enum PartState<A> {
    /// Too young to be mentioned.
    Requested,
    /// Takes long enough for a sign.
    Slow,
    Ready(RenderPart<A>),
    Failed,
}

/// Fetches the messages of a part, and its styles where they are no part of the first load; returns
/// whether all are here.
async fn fetch_resources(resources: &[&'static str]) -> bool {
    for resource in resources {
        let styled = !STYLED.contains(resource) || http::add_style(resource).await;
        if !styled || !i18n::add_resource(resource).await {
            return false;
        }
    }
    true
}

/// What lessons say.
pub const LESSONS: &[&str] = &["lessons"];

/// The resources with a style sheet of their own.
const STYLED: [&str; 2] = ["analysis", "review"];

/// A part takes this long before the page shows that it loads.
const SIGN_AFTER: Duration = Duration::from_millis(200);

/// Fetches a part, with the messages of these resources, and renders it. A part that cannot be fetched
/// because the server has another version of the page by now reloads the page; otherwise it can be tried
/// again.
pub fn lazy_part<A, F>(
    load: impl Fn() -> F + Copy + Send + Sync + 'static,
    resources: &'static [&'static str],
    args: A,
) -> AnyView
where
    A: Clone + Send + Sync + 'static,
    F: Future<Output = Result<RenderPart<A>, SplitLoaderError>> + 'static,
{
    let state = RwSignal::new(PartState::Requested);
    let fetch = move || {
        state.set(PartState::Requested);
        set_timeout(
            move || {
                if matches!(state.try_get_untracked(), Some(PartState::Requested)) {
                    state.set(PartState::Slow);
                }
            },
            SIGN_AFTER,
        );
        leptos::task::spawn_local(async move {
            let loaded = match load().await {
                Ok(render) if fetch_resources(resources).await => PartState::Ready(render),
                _ if upgrade::reload_if_outdated().await => PartState::Slow,
                _ => PartState::Failed,
            };
            if !state.is_disposed() {
                state.set(loaded);
            }
        });
    };
    fetch();
    let content = move || match state.get() {
        PartState::Requested => ().into_any(),
        PartState::Slow => {
            view! { <p class="part-loading" role="status">{t("web-loading")}</p> }.into_any()
        }
        PartState::Ready(render) => render(args.clone()),
        PartState::Failed => view! {
            <div class="say part-failed" role="alert">
                <b>{t("web-part-failed")}</b>
                <div class="row">
                    <button class="button small" type="button" on:click=move |_| fetch()>
                        {t("web-try-again")}
                    </button>
                </div>
            </div>
        }
        .into_any(),
    };
    content.into_any()
}
