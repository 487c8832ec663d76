use ::play::LevelOffer;
use leptos::prelude::*;
use rules::GameRecord;

use crate::controls::portrait;
use crate::i18n::{self, translate};
use crate::play;
use crate::route::{self, PageRoute};
use crate::settings;

/// One line after a game against the computer: the player one level up after a win, one down after a loss.
#[component]
pub(super) fn NextLevel(game_record: RwSignal<GameRecord>) -> impl IntoView {
    let offer = game_record.with_untracked(LevelOffer::after);
    offer.map(|LevelOffer { level, is_up, game_record }| {
        let key = if is_up { "rating-offer-up" } else { "rating-offer-down" };
        let text = move || translate(key, &[("name", i18n::computer_level(level).into())]);
        let start = move |_| {
            settings::signal().update(|settings| settings.level = level);
            let mut next = game_record.clone();
            next.header.date = play::today();
            route::navigate(PageRoute::LocalGame(play::keep(&next)));
        };
        view! {
            <p class="next-level">
                <button class="button small" type="button" on:click=start>
                    {portrait(level)}
                    <span>{text}</span>
                </button>
            </p>
        }
    })
}
