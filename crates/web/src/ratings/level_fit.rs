use leptos::prelude::*;
use ratings::{LevelScale, RatingPool};

use crate::i18n::{t, translate};
use crate::settings;

/// What somebody says of themselves, by the level that fits them: `docs/levels.md`, which to choose.
const FITTING: [u8; 4] = [1, 3, 5, 8];

/// Helps to choose a computer player: in words, by what one has played so far; beside that the rating at which the
/// chosen one plays, where matches have measured it.
#[component]
pub fn LevelFit(#[prop(into)] pool: Signal<Option<RatingPool>>) -> impl IntoView {
    let settings = settings::signal();
    let level = Memo::new(move |_| settings.with(|settings| settings.level));
    let scale = LevelScale::shipped();
    let estimate = move || {
        let levels = scale.levels(pool.get()?);
        let found = levels.iter().find(|one| one.level == usize::from(level.get()))?;
        // The scale is an estimate: the last digit would claim too much.
        let rating = (found.rating / 10.0).round() as u32 * 10;
        Some(translate("rating-level-estimate", &[("rating", rating.to_string().into())]))
    };
    let button = move |fitting: u8| {
        view! {
            <button
                type="button"
                aria-pressed=move || (level.get() == fitting).to_string()
                on:click=move |_| settings.update(|settings| settings.level = fitting)
            >
                {move || translate(&format!("rating-fit-{fitting}"), &[])}
            </button>
        }
    };
    view! {
        <div class="field level-fit" role="group" aria-label=t("rating-fit")>
            <span aria-hidden="true">{t("rating-fit")}</span>
            <div class="segmented">{FITTING.map(button).collect_view()}</div>
            <small role="status">{estimate}</small>
        </div>
    }
}
