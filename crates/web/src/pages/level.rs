use leptos::prelude::*;

use crate::settings;
use crate::words::{say, t};

/// How strong the computer shall be, in a person's words.
#[component]
pub fn LevelSlider() -> impl IntoView {
    let set = settings::signal();
    let level = move || set.with(|settings| settings.level);
    let about = move || say(&format!("web-level-{}", level()), &[]);
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
                aria-valuetext=about
                on:input=move |event| {
                    if let Ok(level) = event_target_value(&event).parse() {
                        set.update(|settings| settings.level = level);
                    }
                }
            />
            <small>{about}</small>
        </label>
    }
}
