use ::ratings::{LevelScale, RatingPool};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::rating_text::{rating_text, ratings_of};
use crate::i18n::{t, translate};
use crate::{guest, settings};

/// What somebody says of themselves, by the level that fits them: `docs/levels.md`, which to choose.
const FITTING: [u8; 4] = [1, 3, 5, 8];

/// Helps to choose a computer player: in words, by what one has played so far; beside that the rating at which the
/// chosen one plays, where matches have measured it. Whoever has a rating is shown the nearest one. Where roles have pools
/// of their own, both say for which role they are.
#[component]
pub fn LevelFit(
    /// The pool of the computer player.
    #[prop(into)]
    pool: Signal<Option<RatingPool>>,
) -> impl IntoView {
    let settings = settings::signal();
    let level = Memo::new(move |_| settings.with(|settings| settings.level));
    let scale = StoredValue::new(LevelScale::shipped());
    let estimate = move || {
        let (pool, level) = (pool.get()?, usize::from(level.get()));
        let rating = scale.with_value(|scale| {
            scale.levels(pool).iter().find(|one| one.level == level).map(|one| one.rating)
        });
        // The scale is an estimate: the last digit would claim too much.
        let rating = (rating? / 10.0).round() as u32 * 10;
        let args = [("pool", pool.name().into()), ("rating", rating.to_string().into())];
        Some(translate("rating-level-estimate", &args))
    };
    let own = RwSignal::new(Vec::new());
    if let Some(name) = guest::account_name() {
        spawn_local(async move {
            // Whoever has none chooses in words.
            if let Ok(found) = ratings_of(&name).await {
                let _ = own.try_set(found.pools);
            }
        });
    }
    let nearest = move || {
        let pool = pool.get()?;
        let of_opponents = pool.against().name();
        own.with(|own| {
            let rating = &own.iter().find(|own| own.rating.pool == of_opponents)?.rating;
            let level = scale.with_value(|scale| scale.recommended(pool, rating.rating.into()))?;
            let args = [("pool", of_opponents.into()), ("rating", rating_text(rating).into())];
            let text = translate("rating-fit-own", &args);
            Some(level_button(u8::try_from(level).ok()?, text))
        })
    };
    let buttons = move || {
        let fitting = FITTING
            .map(|level| level_button(level, translate(&format!("rating-fit-{level}"), &[])));
        nearest().into_iter().chain(fitting).collect_view()
    };
    view! {
        <div class="field level-fit" role="group" aria-label=t("rating-fit")>
            <span aria-hidden="true">{t("rating-fit")}</span>
            <div class="segmented">{buttons}</div>
            <small role="status">{estimate}</small>
        </div>
    }
}

/// The button that chooses a level.
fn level_button(level: u8, text: String) -> AnyView {
    let settings = settings::signal();
    let is_chosen = move || settings.with(|settings| settings.level == level);
    view! {
        <button
            type="button"
            aria-pressed=move || is_chosen().to_string()
            on:click=move |_| settings.update(|settings| settings.level = level)
        >
            {text}
        </button>
    }
    .into_any()
}
