use api::RatingStake;
use leptos::prelude::*;

use super::rating_text::{pool_name, stake_sentence, stake_text};
use crate::i18n::{self, t};

/// What is at stake in pools, each line once; where others are still `missing`, with what is supposed of them.
pub(super) fn stakes_view(
    stakes: impl Iterator<Item = (String, RatingStake)>,
    missing: bool,
) -> AnyView {
    let mut lines: Vec<_> = stakes.collect();
    lines.dedup();
    let line = |(pool, stake): (String, RatingStake)| {
        let pool = pool_name(&pool);
        view! {
            <li>
                <span aria-hidden="true">{i18n::labelled(&pool, "")} <b>{stake_text(stake)}</b></span>
                <span class="unseen">{format!("{pool}. {}", stake_sentence(stake))}</span>
            </li>
        }
    };
    view! {
        <p>{t("rating-stake")}</p>
        <ul>{lines.into_iter().map(line).collect_view()}</ul>
        {missing.then(|| view! { <p class="soft">{t("rating-stake-missing")}</p> })}
    }
    .into_any()
}
