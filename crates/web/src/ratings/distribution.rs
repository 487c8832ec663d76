use api::{RatingDistribution, RatingStep};
use leptos::prelude::*;

use crate::i18n::{self, t, translate};

/// How the ratings of a pool are spread: a small bar for each step, the reader's own marked.
pub(super) fn rating_spread(distribution: RatingDistribution) -> Option<AnyView> {
    let RatingDistribution { people, width, steps, own, percentile, .. } = distribution;
    let width = i32::try_from(width.max(1)).unwrap_or(1);
    let ends = (steps.first()?.from, steps.last()?.from + width);
    let most = steps.iter().map(|step| step.people).max().unwrap_or(0).max(1);
    let own = own.filter(|own| !own.provisional).map(|own| own.rating);
    let bar = move |RatingStep { from, people }: RatingStep| {
        let is_own = own.is_some_and(|own| (from..from + width).contains(&own));
        let label = move || {
            let args = [
                ("from", from.to_string().into()),
                ("to", (from + width - 1).to_string().into()),
                ("count", people.into()),
            ];
            translate("rating-step", &args)
        };
        view! {
            <li class:own=is_own>
                <span class="unseen">{label}</span>
                <i aria-hidden="true" style:--share=format!("{}%", u64::from(people) * 100 / u64::from(most))></i>
            </li>
        }
    };
    let summary = move || {
        let of = translate("rating-spread-of", &[("count", people.into())]);
        let ahead = percentile.map(|percentile| {
            let share = i18n::chance(u16::from(percentile) * 10);
            translate("rating-percentile", &[("share", share.into())])
        });
        [of].into_iter().chain(ahead).collect::<Vec<_>>().join(" ")
    };
    let view = view! {
        <section class="column" aria-labelledby="rating-spread">
            <h2 id="rating-spread">{t("rating-spread")}</h2>
            <p class="soft">{summary}</p>
            <div class="spread">
                <ul>{steps.into_iter().map(bar).collect_view()}</ul>
                <p class="ends" aria-hidden="true"><span>{ends.0}</span><span>{ends.1}</span></p>
            </div>
        </section>
    };
    Some(view.into_any())
}
