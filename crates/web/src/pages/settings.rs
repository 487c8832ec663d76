use leptos::prelude::*;

use super::choice::choice;
use super::piece::Favourite;
use crate::settings::{self, Settings, Theme};
use crate::words::{say, t};

/// How one likes the page.
#[component]
pub fn SettingsPage() -> impl IntoView {
    let set = settings::signal();
    let theme = RwSignal::new(set.with_untracked(|s| s.theme));
    Effect::new(move || {
        let theme = theme.get();
        set.update(|s| s.theme = theme);
    });
    let confirm = RwSignal::new(set.with_untracked(|s| s.confirm.clone()));
    Effect::new(move || {
        let confirm = confirm.get();
        set.update(|s| s.confirm = confirm);
    });
    let themes = || {
        vec![
            (Theme::Auto, say("web-theme-auto", &[])),
            (Theme::Light, say("web-theme-light", &[])),
            (Theme::Dark, say("web-theme-dark", &[])),
        ]
    };
    let confirms = || {
        vec![
            ("touch".to_owned(), say("web-confirm-touch", &[])),
            ("always".to_owned(), say("web-confirm-always", &[])),
            ("never".to_owned(), say("web-confirm-never", &[])),
        ]
    };
    view! {
        <section class="page">
            <h1>{t("web-nav-settings")}</h1>
            <div class="form card">
                <label class="field">
                    <span>{t("web-name")}</span>
                    <input
                        class="input"
                        maxlength="32"
                        autocomplete="nickname"
                        prop:value=move || set.with(|s| s.name.clone())
                        on:change=move |event| {
                            let name = event_target_value(&event);
                            set.update(|s| name.trim().clone_into(&mut s.name));
                        }
                    />
                </label>
                {choice("web-look", themes, theme)}
                {choice("web-confirm", confirms, confirm)}
                <Favourite />
                <Switch label="web-contrast" get=|s| s.contrast put=|s, on| s.contrast = on />
                <Switch label="web-motion" get=|s| s.motion put=|s, on| s.motion = on />
                <Switch label="web-sounds" get=|s| s.sound put=|s, on| s.sound = on />
                <Switch label="web-ways-always" get=|s| s.ways put=|s, on| s.ways = on />
                <Switch label="web-text-always" get=|s| s.text_board put=|s, on| s.text_board = on />
            </div>
        </section>
    }
}

#[component]
fn Switch(
    label: &'static str,
    get: fn(&Settings) -> bool,
    put: fn(&mut Settings, bool),
) -> impl IntoView {
    let set = settings::signal();
    view! {
        <label class="switch">
            <span>{t(label)}</span>
            <input
                type="checkbox"
                role="switch"
                prop:checked=move || set.with(get)
                on:change=move |event| {
                    let on = event_target_checked(&event);
                    set.update(|s| put(s, on));
                }
            />
        </label>
    }
}
