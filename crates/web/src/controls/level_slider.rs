use leptos::prelude::*;
use rules::Game;

use crate::i18n::{self, t};
use crate::settings;

/// A slider for the computer's level, with a sentence about what it does in that game.
#[component]
pub fn LevelSlider(game: Game) -> impl IntoView {
    let settings = settings::signal();
    let level = move || settings.with(|settings| settings.level);
    let description = move || i18n::level_text(game, level());
    view! {
        <label class="field level">
            <span>
                {t("web-level-choose")}
                " "
                <b>{level}</b>
            </span>
            <input
                type="range"
                min="1"
                max="8"
                step="1"
                prop:value=level
                aria-valuetext=description
                on:input=move |event| {
                    if let Ok(level) = event_target_value(&event).parse() {
                        settings.update(|settings| settings.level = level);
                    }
                }
            />
            <small>{description}</small>
        </label>
    }
}
