use leptos::prelude::*;
use locale::{Language, Locale};
use play::OpponentMode;
use rules::Game;

use crate::account::AccountPartPage;
use crate::heat_map::HeatMapPart;
use crate::i18n::{self, t, translate};
use crate::lazy_part::lazy_part;
use crate::live_region::LiveRegion;
use crate::named_person::person_dialog;
use crate::own_tables::{self, TableCards};
use crate::pages::{HomePage, LobbyPage};
use crate::parts::{self, LESSONS, PUZZLES, RATINGS};
use crate::play::{LocalGamePage, PhrasePart, RatingPart};
use crate::review::ReviewPartPage;
use crate::route::{self, Link, PageRoute};
use crate::rulebook::rulebook_page;
use crate::settings::{self, ThemeSetting};
use crate::{attention, guest, pairing, server_features, storage};

/// The root component: the header, the page of the present route, the live region.
#[component]
pub fn App(locale: Locale) -> impl IntoView {
    storage::init();
    settings::init();
    i18n::init(locale);
    let route = route::init();
    let attention = attention::init();
    let pairing = pairing::init();
    provide_context(HeatMapPart(parts::heat_map_of));
    provide_context(PhrasePart(parts::load_phrases));
    provide_context(RatingPart(parts::load_ratings));
    own_tables::init();
    server_features::init();
    provide_context(TableCards { own: parts::own_tables, live: parts::live_board_of });
    watch_own_tables(route);
    Effect::new(move || {
        let title = match attention.get() {
            Some(attention) => {
                let count = Some(attention::games()).filter(|count| *count > 1);
                let mark = count.map_or("●".to_owned(), |count| format!("({count})"));
                format!("{mark} {} · Palisade", translate(attention.message(), &[]))
            }
            None => title(&route.get()),
        };
        document().set_title(&title);
    });
    Effect::new(move || {
        if let Some(body) = document().body() {
            let playing = matches!(
                route.get(),
                PageRoute::LocalGame(_)
                    | PageRoute::OnlineTable(_)
                    | PageRoute::Lesson(..)
                    | PageRoute::Analysis(_)
                    | PageRoute::Review(_)
            ) || matches!(route.get(), PageRoute::Puzzles(rest) if !rest.is_empty());
            let _ = body.set_attribute("class", if playing { "playing" } else { "" });
        }
    });
    view! {
        <a class="skip button" href="#main">{t("web-skip")}</a>
        <Header route />
        <main id="main" tabindex="-1">
            {move || match route.get() {
                PageRoute::Home => view! { <HomePage /> }.into_any(),
                PageRoute::NewGame(game) => {
                    lazy_part(parts::new_game_page, RATINGS, (game, OpponentMode::Computer, None))
                }
                PageRoute::NewMazeGame(game, maze) => {
                    lazy_part(parts::new_game_page, RATINGS, (game, OpponentMode::Computer, Some(maze)))
                }
                PageRoute::PlayFriend(game, maze) => {
                    let maze = Some(maze).filter(|maze| !maze.is_empty());
                    lazy_part(parts::new_game_page, RATINGS, (game, OpponentMode::Online, maze))
                }
                PageRoute::LocalGame(id) => view! { <LocalGamePage id coach=parts::coach_of /> }.into_any(),
                PageRoute::OnlineTable(id) => lazy_part(parts::online_game_page, &[], id),
                PageRoute::Lobby => view! { <LobbyPage /> }.into_any(),
                PageRoute::Leaderboards(pool) => lazy_part(parts::leaderboards_page, RATINGS, pool),
                PageRoute::Rules(game) => rulebook_page(game),
                PageRoute::Learn => lazy_part(parts::course_list_page, LESSONS, ()),
                PageRoute::Puzzles(rest) => lazy_part(parts::puzzle_page, PUZZLES, rest),
                PageRoute::Analysis(held) => lazy_part(parts::analysis_page, ANALYSIS, held),
                PageRoute::Workshop(word) => lazy_part(parts::workshop_page, WORKSHOP, word),
                PageRoute::Gallery(shown) => lazy_part(parts::gallery_page, GALLERY, shown),
                PageRoute::Lesson(course, step) => lazy_part(parts::lesson_page, LESSONS, (course, step)),
                PageRoute::Review(game) => review_part(ReviewPartPage::Review(game)),
                PageRoute::Games => review_part(ReviewPartPage::Games),
                PageRoute::Settings => lazy_part(parts::settings_page, &["phrases", "notices"], ()),
                PageRoute::Account => account_part(AccountPartPage::Account),
                PageRoute::Person(name) => account_part(AccountPartPage::Person(name)),
                PageRoute::Moderation(shown) => account_part(AccountPartPage::Moderation(shown)),
                PageRoute::DeviceLink(code) => lazy_part(parts::device_link_page, &[], code),
                PageRoute::NotFound => view! { <NotFound /> }.into_any(),
            }}
        </main>
        <footer class="foot">
            <span>{t("web-foot")}</span>
            <a href=move || route::path_in_language("/privacy")>{t("web-privacy")}</a>
        </footer>
        {move || pairing.get().map(|pairing| lazy_part(parts::pairing_bar, &[], pairing))}
        {person_dialog(route, parts::person_menu_of)}
        <LiveRegion />
    }
}

/// Has the tables of the person here watched, once the server knows them.
fn watch_own_tables(route: RwSignal<PageRoute>) {
    let Some(owner) = Owner::current() else { return };
    Effect::new(move |is_watched: Option<bool>| {
        route.track();
        let is_watched = is_watched.unwrap_or(false);
        if !is_watched && guest::me().is_some() {
            let owner = owner.clone();
            leptos::task::spawn_local(async move {
                // A page that cannot fetch it says so where something is to be shown.
                if let Ok(start) = parts::table_watch().await {
                    drop(owner.with(|| start(route)));
                }
            });
            return true;
        }
        is_watched
    });
}

fn review_part(page: ReviewPartPage) -> AnyView {
    lazy_part(parts::review_part, ANALYSIS, page)
}

fn account_part(page: AccountPartPage) -> AnyView {
    lazy_part(parts::account_part, &["account", "ratings", "notices"], page)
}

/// What the analysis board and reviews say: each shows some of the other.
const ANALYSIS: &[&str] = &["analysis", "review"];

/// What the workshop says: some of it is what the analysis board says of solved mazes.
const WORKSHOP: &[&str] = &["analysis", "workshop"];

/// What the gallery says: who wins as the workshop does, reports as the account does.
const GALLERY: &[&str] = &["account", "workshop", "gallery"];

/// The document's title.
fn title(route: &PageRoute) -> String {
    let name = match route {
        PageRoute::Home => return translate("web-title", &[]),
        PageRoute::NotFound => translate("web-nowhere", &[]),
        PageRoute::NewGame(game)
        | PageRoute::NewMazeGame(game, _)
        | PageRoute::PlayFriend(game, _) => translate(&format!("game-{game}"), &[]),
        PageRoute::Workshop(_) => translate("web-workshop", &[]),
        PageRoute::Gallery(_) => translate("web-mazes", &[]),
        PageRoute::LocalGame(_) | PageRoute::OnlineTable(_) => translate("web-nav-play", &[]),
        PageRoute::Lobby => translate("web-nav-tables", &[]),
        PageRoute::Leaderboards(_) => translate("web-leaderboards", &[]),
        PageRoute::Rules(game) => {
            format!(
                "{} – {}",
                translate("web-nav-rules", &[]),
                translate(&format!("game-{game}"), &[])
            )
        }
        PageRoute::Learn => translate("web-nav-learn", &[]),
        PageRoute::Lesson(course, _) => {
            let game = translate(&format!("game-{}", course.game()), &[]);
            format!("{} – {game}", translate("web-nav-learn", &[]))
        }
        PageRoute::Analysis(_) => translate("web-nav-analysis", &[]),
        PageRoute::Puzzles(_) => translate("web-puzzles", &[]),
        PageRoute::Review(_) => translate("web-review", &[]),
        PageRoute::Games => translate("web-your-games", &[]),
        // The moderators' page changes that, once its words are here.
        PageRoute::Account | PageRoute::Moderation(_) => translate("web-account", &[]),
        PageRoute::Person(name) => name.clone(),
        PageRoute::Settings | PageRoute::DeviceLink(_) => translate("web-nav-settings", &[]),
    };
    format!("{name} · Palisade")
}

#[component]
fn Header(route: RwSignal<PageRoute>) -> impl IntoView {
    let settings = settings::signal();
    let is_dark = move || settings.with(settings::Settings::is_dark);
    let toggle_theme = move |_| {
        let theme = if is_dark() { ThemeSetting::Light } else { ThemeSetting::Dark };
        settings.update(|settings| settings.theme = theme);
    };
    let choose_language = move |event| {
        if let Some(language) = Language::parse(&event_target_value(&event)) {
            i18n::choose_language(language);
        }
    };
    view! {
        <header class="bar">
            <Link to=PageRoute::Home class="brand">
                <Logo />
                <span>"Palisade"</span>
            </Link>
            <nav class="links" aria-label=t("web-nav")>
                {move || {
                    let route = route.get();
                    view! {
                        <Link to=PageRoute::Home current=route == PageRoute::Home>{t("web-nav-play")}</Link>
                        <Link to=PageRoute::Lobby current=route == PageRoute::Lobby>{t("web-nav-tables")}</Link>
                        <Link
                            to=PageRoute::Learn
                            current=matches!(route, PageRoute::Learn | PageRoute::Lesson(..) | PageRoute::Puzzles(_))
                        >
                            {t("web-nav-learn")}
                        </Link>
                        <Link
                            to=PageRoute::Rules(Game::Quoridor)
                            current=matches!(route, PageRoute::Rules(_))
                        >
                            {t("web-nav-rules")}
                        </Link>
                        <Link
                            to=PageRoute::Analysis(String::new())
                            class="wide"
                            current=matches!(route, PageRoute::Analysis(_))
                        >
                            {t("web-nav-analysis")}
                        </Link>
                        <Link to=PageRoute::Settings current=route == PageRoute::Settings>
                            {t("web-nav-settings")}
                        </Link>
                    }
                }}
            </nav>
            <div class="end">
                {move || {
                    let current = route.get() == PageRoute::Account;
                    server_features::has_accounts().then(|| view! {
                        <Link to=PageRoute::Account class="icon me" current>
                            <svg viewBox="0 0 24 24" aria-hidden="true"><path d=PERSON /></svg>
                            <span class="unseen">{t("web-account")}</span>
                        </Link>
                    })
                }}
                <button class="icon" type="button" aria-label=t("web-theme") on:click=toggle_theme>
                    <svg viewBox="0 0 24 24" aria-hidden="true">
                        <path d=move || if is_dark() { SUN } else { MOON } />
                    </svg>
                </button>
                <select
                    class="tongue"
                    aria-label=t("web-language")
                    on:change=choose_language
                    prop:value=move || i18n::language().tag()
                >
                    {Language::ALL
                        .map(|language| {
                            view! {
                                <option
                                    value=language.tag()
                                    lang=language.tag()
                                    selected=move || i18n::language() == language
                                >
                                    {language.name()}
                                </option>
                            }
                        })
                        .collect_view()}
                </select>
            </div>
        </header>
    }
}

const PERSON: &str = "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.500 20a7.500 7.500 0 0 1 15 0";

/// What the button for light and dark leads to.
const MOON: &str = "M20 14.500A8.200 8.200 0 0 1 9.500 4a8.200 8.200 0 1 0 10.500 10.500Z";
const SUN: &str = "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600 7 7M17 17l1.400 1.400M5.600 18.400 7 17M17 7l1.400-1.400";

/// Four squares, a fence and two pawns, from the icon's file.
#[component]
fn Logo() -> impl IntoView {
    view! {
        <svg viewBox="0 0 40 40" aria-hidden="true">
            <use href="/icon.svg#mark" />
        </svg>
    }
}

#[component]
fn NotFound() -> impl IntoView {
    view! {
        <section class="page">
            <h1>{t("web-nowhere")}</h1>
            <p class="soft">{t("web-nowhere-more")}</p>
            <p>
                <Link to=PageRoute::Home class="button main">{t("web-nav-play")}</Link>
            </p>
        </section>
    }
}
