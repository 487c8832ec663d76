use ::puzzles::{PuzzleAddress, PuzzleTheme, puzzle_set};
use leptos::prelude::*;

use super::files::PuzzleList;
use super::solve_screen::{full_url, theme_name};
use super::{route_to, seed};
use crate::controls::SteadyLabel;
use crate::i18n::{t, translate};
use crate::live_region;
use crate::route::Link;

/// How many puzzles a set can have.
const SIZES: [usize; 3] = [5, 10, 20];

/// Makes a set of puzzles for others: a link that opens the same ones for everybody.
#[component]
pub fn SetForm(puzzles: PuzzleList) -> impl IntoView {
    let theme = RwSignal::new(None::<PuzzleTheme>);
    let size = RwSignal::new(SIZES[1]);
    let made = RwSignal::new(None::<PuzzleAddress>);
    let make = move |_| {
        let ids = puzzle_set(&puzzles, theme.get_untracked(), size.get_untracked(), seed());
        made.set(Some(PuzzleAddress::Set(ids)));
        live_region::announce(untrack(|| translate("practice-set-made", &[])));
    };
    let choose_theme = move |event| theme.set(PuzzleTheme::parse(&event_target_value(&event)));
    let choose_size = move |event| {
        if let Ok(chosen) = event_target_value(&event).parse() {
            size.set(chosen);
        }
    };
    let themes = PuzzleTheme::ALL.map(|theme| {
        view! { <option value=theme.name()>{move || theme_name(theme)}</option> }
    });
    let sizes = SIZES.map(|offered| {
        let is_chosen = move || size.get() == offered;
        view! { <option value=offered.to_string() selected=is_chosen>{offered}</option> }
    });
    let result = move || made.get().map(|address| made_set(&address));
    view! {
        <section class="card set" aria-labelledby="set-title">
            <h2 id="set-title">{t("practice-set")}</h2>
            <p class="soft">{t("practice-set-more")}</p>
            <div class="row">
                <label class="field">
                    <span>{t("practice-set-theme")}</span>
                    <select class="input" on:change=choose_theme>
                        <option value="">{t("practice-set-any")}</option>
                        {themes.collect_view()}
                    </select>
                </label>
                <label class="field">
                    <span>{t("practice-set-count")}</span>
                    <select class="input" on:change=choose_size>{sizes.collect_view()}</select>
                </label>
                <button class="button make" type="button" on:click=make>{t("practice-set-make")}</button>
            </div>
            {result}
        </section>
    }
}

/// The link of a set: to be copied, or opened here.
fn made_set(address: &PuzzleAddress) -> AnyView {
    let url = full_url(address);
    let copied = RwSignal::new(false);
    let text = url.clone();
    let copy = move |_| {
        let _ = window().navigator().clipboard().write_text(&text);
        copied.set(true);
        live_region::announce(untrack(|| translate("web-copied", &[])));
    };
    view! {
        <div class="row made">
            <input class="input" type="text" readonly aria-label=t("practice-set-link") value=url />
            <button class="button main" type="button" on:click=copy>
                <SteadyLabel label="web-copy" changed="web-copied" is_changed=copied />
            </button>
            <Link to=route_to(address) class="button">{t("practice-set-open")}</Link>
        </div>
    }
    .into_any()
}
