use leptos::prelude::*;
use locale::Personality;
use rules::Game;

use super::portrait::portrait;
use crate::i18n::{self, t};
use crate::settings;

/// Chooses the computer player by its level: a slider below eight faces, with who that is and a
/// sentence about what it does in that game.
#[component]
pub fn LevelSlider(game: Game) -> impl IntoView {
    let settings = settings::signal();
    let level = move || settings.with(|settings| settings.level);
    let choose = move |level: u8| settings.update(|settings| settings.level = level);
    let name = move || i18n::computer_level(level());
    let description = move || i18n::level_text(game, level());
    let faces = Personality::ALL.map(|somebody| {
        let is_chosen = move || level() == somebody.level;
        view! {
            <span class:on=is_chosen on:click=move |_| choose(somebody.level)>
                {portrait(somebody.level)}
            </span>
        }
    });
    view! {
        <label class="field level">
            <span class="cast" aria-hidden="true">{faces.collect_view()}</span>
            <input
                type="range"
                min="1"
                max="8"
                step="1"
                prop:value=level
                aria-label=t("web-level-choose")
                aria-valuetext=move || format!("{}. {}", name(), description())
                on:input=move |event| {
                    if let Ok(level) = event_target_value(&event).parse() {
                        choose(level);
                    }
                }
            />
            <span class="opponent">
                {move || portrait(level())}
                <span>
                    <b>{name}</b>
                    <i>{move || i18n::manner(level())}</i>
                    <q>{move || i18n::temper(level())}</q>
                </span>
            </span>
            <small>{description}</small>
        </label>
    }
}
