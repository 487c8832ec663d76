use leptos::prelude::*;

use super::forget_me::ForgetMe;
use super::notice_switches::NoticeSwitches;
use super::notices_section::NoticesSection;
use super::piece_picker::FavouritePiece;
use crate::controls::{NameField, NotKept, segmented};
use crate::i18n::{t, translate};
use crate::phrases::HIDES_STRANGERS;
use crate::play;
use crate::settings::{self, BoardTheme, Settings, ThemeSetting};
use crate::storage;

/// The settings page.
#[component]
pub fn SettingsPage() -> impl IntoView {
    let settings = settings::signal();
    let theme = RwSignal::new(settings.with_untracked(|s| s.theme));
    Effect::new(move || {
        let theme = theme.get();
        settings.update(|s| s.theme = theme);
    });
    let confirm = RwSignal::new(settings.with_untracked(|s| s.confirm.clone()));
    Effect::new(move || {
        let confirm = confirm.get();
        settings.update(|s| s.confirm = confirm);
    });
    let themes = || {
        vec![
            (ThemeSetting::Auto, translate("web-theme-auto", &[])),
            (ThemeSetting::Light, translate("web-theme-light", &[])),
            (ThemeSetting::Dark, translate("web-theme-dark", &[])),
        ]
    };
    let board = RwSignal::new(settings.with_untracked(|s| s.board));
    Effect::new(move || {
        let board = board.get();
        settings.update(|s| s.board = board);
    });
    let boards = || {
        let named =
            |theme: BoardTheme| (theme, translate(&format!("web-board-{}", theme.word()), &[]));
        BoardTheme::ALL.map(named).to_vec()
    };
    let confirm_modes = || {
        vec![
            ("touch".to_owned(), translate("web-confirm-touch", &[])),
            ("always".to_owned(), translate("web-confirm-always", &[])),
            ("never".to_owned(), translate("web-confirm-never", &[])),
        ]
    };
    view! {
        <section class="page">
            <h1>{t("web-nav-settings")}</h1>
            <NotKept of=&[settings::KEY] />
            <div class="form card">
                <NameField />
                {segmented("web-look", themes, theme)}
                {segmented("web-board-theme", boards, board)}
                <div class="sampler" aria-hidden="true">{play::board_sample()}</div>
                {segmented("web-confirm", confirm_modes, confirm)}
                <FavouritePiece />
                <Switch label="web-contrast" get=|s| s.contrast set=|s, on| s.contrast = on />
                <Switch label="web-motion" get=|s| s.motion set=|s, on| s.motion = on />
                <Switch label="web-sounds" get=|s| s.sound set=|s, on| s.sound = on />
                <Switch label="web-ways-always" get=|s| s.shortest_paths set=|s, on| s.shortest_paths = on />
                <Switch label="web-heat" get=|s| s.heat_map set=|s, on| s.heat_map = on />
                <Switch label="web-text-always" get=|s| s.text_board set=|s, on| s.text_board = on />
                <Switch label="web-premoves" get=|s| s.premoves set=|s, on| s.premoves = on />
                <Switch label="web-tap-rolls" get=|s| s.tap_rolls set=|s, on| s.tap_rolls = on />
                <StrangersSwitch />
                <NoticeSwitches />
                <ForgetMe />
            </div>
            <NoticesSection />
        </section>
    }
}

/// The switch that hides what strangers say. It is read where phrases are shown, and no part of the settings
/// that every page loads.
#[component]
fn StrangersSwitch() -> impl IntoView {
    view! {
        <label class="switch">
            <span>{t("phrases-strangers")}</span>
            <input
                type="checkbox"
                role="switch"
                prop:checked=storage::get(HIDES_STRANGERS).is_some()
                on:change=move |event| match event_target_checked(&event) {
                    true => drop(storage::set(HIDES_STRANGERS, "1")),
                    false => storage::remove(HIDES_STRANGERS),
                }
            />
        </label>
    }
}

/// A switch for one setting.
#[component]
fn Switch(
    label: &'static str,
    get: fn(&Settings) -> bool,
    set: fn(&mut Settings, bool),
) -> impl IntoView {
    let settings = settings::signal();
    view! {
        <label class="switch">
            <span>{t(label)}</span>
            <input
                type="checkbox"
                role="switch"
                prop:checked=move || settings.with(get)
                on:change=move |event| {
                    let on = event_target_checked(&event);
                    settings.update(|s| set(s, on));
                }
            />
        </label>
    }
}
