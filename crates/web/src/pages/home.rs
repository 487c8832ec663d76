use game::{Piece, RecordText};
use leptos::prelude::*;
use lessons::CourseId;
use rules::{Game, GameRecord, GameSetup};

use super::demo_board::DemoBoard;
use super::lobby::{LifeSigns, OpenTables, QuickPairing};
use super::saved_games::SavedGames;
use crate::controls::LevelSlider;
use crate::i18n::{self, t, translate};
use crate::own_tables::OwnTableList;
use crate::play::{self, NewLocalGame, NewLocalPlayer, SeatOccupant};
use crate::route::{self, Link, PageRoute};
use crate::{settings, storage};

/// The home page: games to continue first, then one click to play, the four games, tables on the server.
#[component]
pub fn HomePage() -> impl IntoView {
    let lobby = RwSignal::new(None);
    view! {
        <OwnTableList />
        <SavedGames finished=false />
        <section class="hero">
            <div class="pitch">
                <LifeSigns lobby />
                <h1>{t("web-hero")}</h1>
                <p class="lead">{t("web-hero-more")}</p>
                <LevelSlider game=Game::Quoridor />
                <div class="row">
                    <button class="button main big" type="button" on:click=move |_| play_computer(Game::Quoridor)>
                        {t("web-play-now")}
                    </button>
                    <Link to=PageRoute::PlayFriend(Game::Quoridor, String::new()) class="button big">{t("web-play-friend")}</Link>
                </div>
                <LessonOffer />
            </div>
            <div class="show"><DemoBoard game=Game::Quoridor /></div>
        </section>
        <section aria-labelledby="shelf">
            <h2 id="shelf">{t("web-shelf")}</h2>
            <div class="shelf">
                {Game::ALL.map(|game| view! { <GameCard game /> }).collect_view()}
            </div>
        </section>
        <SavedGames finished=true />
        <ImportGame />
        // Last, as it changes while the server answers: nothing below it may move.
        <section class="meet">
            <QuickPairing />
            <OpenTables lobby />
        </section>
    }
}

/// Leads a newcomer to the lessons, until they have been there, played, or declined.
#[component]
fn LessonOffer() -> impl IntoView {
    const DECLINED: &str = "no-lessons";
    let is_new = ["lessons", DECLINED].into_iter().all(|key| storage::get(key).is_none())
        && play::saved_games().is_empty();
    let shown = RwSignal::new(is_new);
    let decline = move |_| {
        storage::set(DECLINED, "1");
        shown.set(false);
    };
    move || {
        shown.get().then(|| view! {
            <p class="offered">
                <Link to=PageRoute::Lesson(CourseId::Rules(Game::Quoridor), "start".to_owned())>{t("web-learn-offer")}</Link>
                <button class="icon" type="button" aria-label=t("web-close") on:click=decline>
                    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18" /></svg>
                </button>
            </p>
        })
    }
}

/// Imports games from the file of their records, and leads to all of them.
#[component]
fn ImportGame() -> impl IntoView {
    let error = RwSignal::new(String::new());
    let file_chosen = move |event: leptos::ev::Event| {
        let input: web_sys::HtmlInputElement = event_target(&event);
        let Some(file) = input.files().and_then(|files| files.get(0)) else { return };
        leptos::task::spawn_local(async move {
            let text = wasm_bindgen_futures::JsFuture::from(file.text()).await;
            let text = text.ok().and_then(|text| text.as_string()).unwrap_or_default();
            let games: Result<Vec<_>, _> =
                RecordText::split(&text).into_iter().map(GameRecord::parse).collect();
            match games.map(|games| games.iter().map(play::keep).collect::<Vec<_>>()) {
                Ok(mut ids) if ids.len() == 1 => {
                    route::navigate(PageRoute::LocalGame(ids.remove(0)));
                }
                Ok(_) => route::navigate(PageRoute::Games),
                Err(reason) => error.set(i18n::reason_text(&reason)),
            }
        });
    };
    view! {
        <section class="open">
            <div class="row">
                <label class="button load">
                    <span>{t("web-load")}</span>
                    <input class="unseen" type="file" accept=".palisade,text/plain" on:change=file_chosen />
                </label>
                <Link to=PageRoute::Analysis(String::new()) class="button">{t("analysis-title")}</Link>
                <Link to=PageRoute::Games class="button">{t("web-your-games")}</Link>
                <Link to=PageRoute::Puzzles(String::new()) class="button">{t("web-puzzles")}</Link>
                <Link to=PageRoute::Gallery(String::new()) class="button">{t("web-mazes")}</Link>
            </div>
            {move || {
                let text = error.get();
                (!text.is_empty()).then(|| view! { <p class="say" role="alert">{text}</p> })
            }}
        </section>
    }
}

/// One of the four games, with a demo board.
#[component]
fn GameCard(game: Game) -> impl IntoView {
    let description = move || translate(&format!("web-about-{game}"), &[]);
    let name = move || translate(&format!("game-{game}"), &[]);
    view! {
        <article class="game card">
            <div class="window"><DemoBoard game /></div>
            <h3>{name}</h3>
            <p class="soft">{description}</p>
            <div class="row">
                <button
                    class="button main"
                    type="button"
                    aria-label=move || i18n::labelled(&name(), &translate("web-vs-computer", &[]))
                    on:click=move |_| play_computer(game)
                >
                    {t("web-vs-computer")}
                </button>
                <Link to=PageRoute::NewGame(game) class="button">{t("web-more-ways")}</Link>
            </div>
        </article>
    }
}

/// Starts a game against the computer at the level of the settings.
pub fn play_computer(game: Game) {
    let (level, piece) =
        settings::signal().with_untracked(|settings| (settings.level, settings.piece.clone()));
    let own_piece = Piece::parse(&piece).unwrap_or_default();
    let starter = if js_sys::Math::random() < 0.5 { 1 } else { 2 };
    let new_game = NewLocalGame {
        setup: GameSetup::new(game),
        players: vec![
            NewLocalPlayer { occupant: SeatOccupant::Local, piece: own_piece, name: String::new() },
            NewLocalPlayer {
                occupant: SeatOccupant::Computer(level),
                piece: Piece::Pawn,
                name: String::new(),
            },
        ],
        starter: Some(starter),
        time_control: api::TimeControl::None,
    };
    if let Some(id) = play::create(&new_game) {
        route::navigate(PageRoute::LocalGame(id));
    }
}
