//! The pages that are fetched when they are first opened: the build splits the functions named here, and
//! what only they need, off the page's WebAssembly module. Each returns the render function of its part
//! once that has arrived. The rulebook, the engine and the solver are such parts too, each in its module.

#![allow(unsafe_code, reason = "the macro exports the functions by name, for the split to find")]

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use lessons::CourseId;
use play::OpponentMode;
use rules::Game;

use crate::account::{AccountPart, AccountPartPage, ChallengeBar, PersonMenu};
use crate::analysis::AnalysisPage;
use crate::gallery::MazeGallery;
use crate::heat_map::{HeatMapBoard, HeatMapPanel};
use crate::lazy_part::{RenderPart, fetch_resources, lazy_part};
use crate::learn::{Coach, CourseListPage, LessonPage};
use crate::moderator_notices;
use crate::named_person::NamedPerson;
use crate::own_tables::{self, ChallengeFeed, LiveBoard, OwnTableCards};
use crate::pages::{DeviceLinkPage, NewGamePage, SettingsPage};
use crate::pairing::{Pairing, PairingBar};
use crate::phrases;
use crate::play::{
    CoachedGame, OnlineGamePage, PhraseSlot, RatingRender, RatingSlot, TablePhrases,
};
use crate::puzzles::PuzzlePage;
use crate::ratings::{self, LeaderboardsPage};
use crate::review::{ReviewPart, ReviewPartPage};
use crate::route::PageRoute;
use crate::workshop::WorkshopPage;

/// What is said of ratings.
pub const RATINGS: &[&str] = &["ratings"];

/// What lessons say.
pub const LESSONS: &[&str] = &["lessons"];

/// What puzzles say.
pub const PUZZLES: &[&str] = &["puzzles", "practice"];

// With the lessons, whose screen it shares.
#[wasm_split(lessons, wasm_split_path = leptos::wasm_split, fallible)]
pub fn puzzle_page() -> Result<RenderPart<String>, SplitLoaderError> {
    Ok(|rest| view! { <PuzzlePage rest /> }.into_any())
}

#[wasm_split(lessons, wasm_split_path = leptos::wasm_split, fallible)]
pub fn course_list_page() -> Result<RenderPart<()>, SplitLoaderError> {
    Ok(|()| view! { <CourseListPage /> }.into_any())
}

#[wasm_split(lessons, wasm_split_path = leptos::wasm_split, fallible)]
pub fn lesson_page() -> Result<RenderPart<(CourseId, String)>, SplitLoaderError> {
    Ok(|(id, name)| view! { <LessonPage id name /> }.into_any())
}

#[wasm_split(lessons, wasm_split_path = leptos::wasm_split, fallible)]
fn coach() -> Result<RenderPart<CoachedGame>, SplitLoaderError> {
    Ok(|coached| view! { <Coach coached /> }.into_any())
}

/// The coach beside a first game.
pub fn coach_of(coached: CoachedGame) -> AnyView {
    lazy_part(coach, LESSONS, coached)
}

/// A game, whom it is against, and a maze of one's own.
type NewGameArgs = (Game, OpponentMode, Option<String>);

#[wasm_split(new_game, wasm_split_path = leptos::wasm_split, fallible)]
pub fn new_game_page() -> Result<RenderPart<NewGameArgs>, SplitLoaderError> {
    Ok(|(game, opponents, maze)| view! { <NewGamePage game opponents maze /> }.into_any())
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

// With the analysis board too, whose editor it shares.
#[wasm_split(analysis, wasm_split_path = leptos::wasm_split, fallible)]
pub fn workshop_page() -> Result<RenderPart<String>, SplitLoaderError> {
    Ok(|word| view! { <WorkshopPage word /> }.into_any())
}

// With the analysis board too: most boards never have one.
#[wasm_split(analysis, wasm_split_path = leptos::wasm_split, fallible)]
fn heat_map_panel() -> Result<RenderPart<HeatMapBoard>, SplitLoaderError> {
    Ok(|board| view! { <HeatMapPanel board /> }.into_any())
}

/// The heat map of a board, with its panel.
pub fn heat_map_of(board: HeatMapBoard) -> AnyView {
    lazy_part(heat_map_panel, &["analysis"], board)
}

#[wasm_split(settings, wasm_split_path = leptos::wasm_split, fallible)]
pub fn settings_page() -> Result<RenderPart<()>, SplitLoaderError> {
    Ok(|()| view! { <SettingsPage /> }.into_any())
}

#[wasm_split(settings, wasm_split_path = leptos::wasm_split, fallible)]
pub fn device_link_page() -> Result<RenderPart<String>, SplitLoaderError> {
    Ok(|code| view! { <DeviceLinkPage code /> }.into_any())
}

// With the settings: a part of its own would cut what others share into more pieces.
#[wasm_split(settings, wasm_split_path = leptos::wasm_split, fallible)]
pub fn account_part() -> Result<RenderPart<AccountPartPage>, SplitLoaderError> {
    Ok(|page| view! { <AccountPart page /> }.into_any())
}

// With the settings too.
#[wasm_split(settings, wasm_split_path = leptos::wasm_split, fallible)]
pub fn leaderboards_page() -> Result<RenderPart<String>, SplitLoaderError> {
    Ok(|pool| view! { <LeaderboardsPage pool /> }.into_any())
}

// With the account too, whose forms it shares.
#[wasm_split(settings, wasm_split_path = leptos::wasm_split, fallible)]
pub fn gallery_page() -> Result<RenderPart<String>, SplitLoaderError> {
    Ok(|shown| view! { <MazeGallery shown /> }.into_any())
}

// With the account, whose forms it shares.
#[wasm_split(settings, wasm_split_path = leptos::wasm_split, fallible)]
fn person_menu() -> Result<RenderPart<NamedPerson>, SplitLoaderError> {
    Ok(|person| view! { <PersonMenu person /> }.into_any())
}

/// What one can do about somebody.
pub fn person_menu_of(person: NamedPerson) -> AnyView {
    lazy_part(person_menu, &["account"], person)
}

#[wasm_split(online, wasm_split_path = leptos::wasm_split, fallible)]
pub fn online_game_page() -> Result<RenderPart<String>, SplitLoaderError> {
    Ok(|id| view! { <OnlineGamePage id /> }.into_any())
}

#[wasm_split(online, wasm_split_path = leptos::wasm_split, fallible)]
pub fn pairing_bar() -> Result<RenderPart<Pairing>, SplitLoaderError> {
    Ok(|pairing| view! { <PairingBar pairing /> }.into_any())
}

// With the account, whose code it shares: most pages never have one.
#[wasm_split(settings, wasm_split_path = leptos::wasm_split, fallible)]
fn challenge_bar_part() -> Result<RenderPart<ChallengeFeed>, SplitLoaderError> {
    Ok(|feed| view! { <ChallengeBar feed /> }.into_any())
}

/// What shows challenges on every page.
fn challenge_bar(feed: ChallengeFeed) -> AnyView {
    lazy_part(challenge_bar_part, &["account", "ratings"], feed)
}

// Nobody needs it who has never played online, nor whoever opens an invitation.
#[wasm_split(own_tables, wasm_split_path = leptos::wasm_split, fallible)]
pub fn table_watch() -> Result<RenderPart<RwSignal<PageRoute>>, SplitLoaderError> {
    Ok(|route| {
        own_tables::watch(route, challenge_bar);
        moderator_notices::watch(route);
        ().into_any()
    })
}

#[wasm_split(own_tables, wasm_split_path = leptos::wasm_split, fallible)]
fn own_table_cards() -> Result<RenderPart<()>, SplitLoaderError> {
    Ok(|()| view! { <OwnTableCards /> }.into_any())
}

/// The tables of the person here.
pub fn own_tables() -> AnyView {
    lazy_part(own_table_cards, &[], ())
}

#[wasm_split(own_tables, wasm_split_path = leptos::wasm_split, fallible)]
fn live_board() -> Result<RenderPart<String>, SplitLoaderError> {
    Ok(|table| view! { <LiveBoard table /> }.into_any())
}

// With the tables of the person here: whoever plays with people has those.
#[wasm_split(own_tables, wasm_split_path = leptos::wasm_split, fallible)]
fn phrases_part() -> Result<RenderPart<PhraseSlot>, SplitLoaderError> {
    Ok(|slot| phrases::render(slot, person_menu_of))
}

/// Fetches what shows phrases at a table, in the page that is open.
pub fn load_phrases(table: TablePhrases) {
    let Some(owner) = Owner::current() else { return };
    leptos::task::spawn_local(async move {
        // Without it the game goes on as before.
        if let Ok(render) = phrases_part().await
            && fetch_resources(&["phrases"]).await
            && !table.render.is_disposed()
        {
            drop(owner.with(|| render(PhraseSlot::Start(table))));
            table.render.set(Some(render));
        }
    });
}

// With the tables of the person here too.
#[wasm_split(own_tables, wasm_split_path = leptos::wasm_split, fallible)]
fn rating_slots() -> Result<RenderPart<RatingSlot>, SplitLoaderError> {
    Ok(ratings::render)
}

/// Fetches what shows ratings. Without it everything goes on as before.
pub fn load_ratings(render: RatingRender) {
    leptos::task::spawn_local(async move {
        if let Ok(found) = rating_slots().await
            && fetch_resources(RATINGS).await
        {
            let _ = render.try_set(Some(found));
        }
    });
}

/// A game to watch, by the id of its table.
pub fn live_board_of(table: String) -> AnyView {
    lazy_part(live_board, &[], table)
}
