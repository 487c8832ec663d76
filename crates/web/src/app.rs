use leptos::prelude::*;
use locale::{Language, Locale};
use rules::Game;

use crate::announce::Announcer;
use crate::pages::{claim, home, lobby, new, rules as rulebook, settings as set};
use crate::play;
use crate::route::{self, Link, Page};
use crate::settings::{self, Theme};
use crate::words::{self, say, t};

/// The page: a bar, a place, and what is said aloud.
#[component]
pub fn App(locale: Locale) -> impl IntoView {
    settings::begin();
    words::begin(locale);
    let page = route::begin();
    Effect::new(move || {
        document().set_title(&title(&page.get()));
        if let Some(body) = document().body() {
            let playing = matches!(page.get(), Page::Play(_) | Page::Table(_));
            let _ = body.set_attribute("class", if playing { "playing" } else { "" });
        }
    });
    view! {
        <a class="skip button" href="#main">{t("web-skip")}</a>
        <Bar page />
        <main id="main" tabindex="-1">
            {move || match page.get() {
                Page::Home => view! { <home::Home /> }.into_any(),
                Page::New(game) => view! { <new::New game /> }.into_any(),
                Page::Play(id) => view! { <play::Local id /> }.into_any(),
                Page::Table(id) => view! { <play::Online id /> }.into_any(),
                Page::Lobby => view! { <lobby::LobbyPage /> }.into_any(),
                Page::Rules(game) => view! { <rulebook::Rules game /> }.into_any(),
                Page::Settings => view! { <set::SettingsPage /> }.into_any(),
                Page::Claim(code) => view! { <claim::Claim code /> }.into_any(),
                Page::Nowhere => view! { <Nowhere /> }.into_any(),
            }}
        </main>
        <footer class="foot">
            <span>{t("web-foot")}</span>
        </footer>
        <Announcer />
    }
}

fn title(page: &Page) -> String {
    let name = match page {
        Page::Home | Page::Nowhere => return say("web-title", &[]),
        Page::New(game) => say(&format!("game-{game}"), &[]),
        Page::Play(_) | Page::Table(_) => say("web-nav-play", &[]),
        Page::Lobby => say("web-nav-tables", &[]),
        Page::Rules(game) => {
            format!("{} – {}", say("web-nav-rules", &[]), say(&format!("game-{game}"), &[]))
        }
        Page::Settings | Page::Claim(_) => say("web-nav-settings", &[]),
    };
    format!("{name} · Palisade")
}

#[component]
fn Bar(page: RwSignal<Page>) -> impl IntoView {
    let set = settings::signal();
    let dark = move || {
        document()
            .document_element()
            .and_then(|root| root.get_attribute("data-theme"))
            .is_some_and(|theme| theme == "dark")
    };
    let flip = move |_| {
        let theme = if dark() { Theme::Light } else { Theme::Dark };
        set.update(|settings| settings.theme = theme);
    };
    let choose = move |event| {
        if let Some(language) = Language::parse(&event_target_value(&event)) {
            words::choose(language);
        }
    };
    view! {
        <header class="bar">
            <Link to=Page::Home class="brand">
                <Mark />
                <span>"Palisade"</span>
            </Link>
            <nav class="links" aria-label=t("web-nav")>
                {move || {
                    let here = page.get();
                    view! {
                        <Link to=Page::Home current=here == Page::Home>{t("web-nav-play")}</Link>
                        <Link to=Page::Lobby current=here == Page::Lobby>{t("web-nav-tables")}</Link>
                        <Link
                            to=Page::Rules(Game::Quoridor)
                            current=matches!(here, Page::Rules(_))
                        >
                            {t("web-nav-rules")}
                        </Link>
                        <Link to=Page::Settings current=here == Page::Settings>
                            {t("web-nav-settings")}
                        </Link>
                    }
                }}
            </nav>
            <div class="end">
                <button class="icon" type="button" aria-label=t("web-theme") on:click=flip>
                    <svg viewBox="0 0 24 24" aria-hidden="true">
                        <path d="M20 14.500A8.200 8.200 0 0 1 9.500 4a8.200 8.200 0 1 0 10.500 10.500Z" />
                    </svg>
                </button>
                <select
                    class="tongue"
                    aria-label=t("web-language")
                    on:change=choose
                    prop:value=move || words::language().tag()
                >
                    {Language::ALL
                        .map(|language| {
                            view! {
                                <option
                                    value=language.tag()
                                    lang=language.tag()
                                    selected=move || words::language() == language
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

/// Four squares, a fence, two pawns.
#[component]
pub fn Mark() -> impl IntoView {
    view! {
        <svg viewBox="0 0 40 40" aria-hidden="true">
            <use href="/icon.svg#mark" />
        </svg>
    }
}

#[component]
fn Nowhere() -> impl IntoView {
    view! {
        <section class="page">
            <h1>{t("web-nowhere")}</h1>
            <p class="soft">{t("web-nowhere-more")}</p>
            <p>
                <Link to=Page::Home class="button main">{t("web-nav-play")}</Link>
            </p>
        </section>
    }
}
