//! The pages that are fetched when they are first opened: the build splits the functions named here, and
//! what only they need, off the page's WebAssembly module. Each returns the render function of its part
//! once that has arrived. The rulebook, the engine and the solver are such parts too, each in its module.

#![allow(unsafe_code, reason = "the macro exports the functions by name, for the split to find")]

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use rules::Game;

use crate::analysis::AnalysisPage;
use crate::lazy_part::{RenderPart, lazy_part};
use crate::learn::{Coach, CourseListPage, LessonPage};
use crate::pages::{DeviceLinkPage, NewGamePage, OpponentMode, SettingsPage};
use crate::pairing::{Pairing, PairingBar};
use crate::play::{CoachedGame, OnlineGamePage};
use crate::review::{ReviewPart, ReviewPartPage};

/// What lessons say.
pub const LESSONS: &[&str] = &["lessons"];

#[wasm_split(lessons, wasm_split_path = leptos::wasm_split, fallible)]
pub fn course_list_page() -> Result<RenderPart<()>, SplitLoaderError> {
    Ok(|()| view! { <CourseListPage /> }.into_any())
}

#[wasm_split(lessons, wasm_split_path = leptos::wasm_split, fallible)]
pub fn lesson_page() -> Result<RenderPart<(Game, String)>, SplitLoaderError> {
    Ok(|(game, name)| view! { <LessonPage game name /> }.into_any())
}

#[wasm_split(lessons, wasm_split_path = leptos::wasm_split, fallible)]
fn coach() -> Result<RenderPart<CoachedGame>, SplitLoaderError> {
    Ok(|coached| view! { <Coach coached /> }.into_any())
}

/// The coach beside a first game.
pub fn coach_of(coached: CoachedGame) -> AnyView {
    lazy_part(coach, LESSONS, coached)
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
