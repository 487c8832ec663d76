use leptos::prelude::*;
use rules::Game;

use crate::i18n::t;
use crate::settings::{self, Settings};

/// A button that switches a setting, pressed while it is on.
#[component]
pub fn SettingButton(
    label: &'static str,
    get: fn(&Settings) -> bool,
    set: fn(&mut Settings, bool),
) -> impl IntoView {
    let settings = settings::signal();
    let is_on = move || settings.with(get);
    view! {
        <button
            class="button small"
            class:on=is_on
            type="button"
            aria-pressed=move || is_on().to_string()
            on:click=move |_| settings.update(|settings| {
                let is_on = get(settings);
                set(settings, !is_on);
            })
        >
            {t(label)}
        </button>
    }
}

/// Switches everyone's shortest path on the board.
#[component]
pub fn PathsButton() -> impl IntoView {
    view! {
        <SettingButton
            label="web-ways"
            get=|settings| settings.shortest_paths
            set=|settings, on| settings.shortest_paths = on
        />
    }
}

/// Switches the heat map: of fences, or of squares in the game without them.
#[component]
pub fn HeatMapButton(game: Game) -> impl IntoView {
    view! {
        <SettingButton
            label=if game == Game::Pacman { "web-heat-squares" } else { "web-heat" }
            get=|settings| settings.heat_map
            set=|settings, on| settings.heat_map = on
        />
    }
}
