use engine::{Grade, PlayerReview, format_millis};
use game::SeatNumber;
use leptos::prelude::*;

use super::panels::{ReviewMode, ReviewPanels, grade_class};
use super::reviewed_game::RunPhase;
use crate::i18n::{self, t, translate};

/// Every player's accuracy, grades, luck and time, and an offer to learn from the mistakes.
#[component]
pub fn PlayerCards(panels: ReviewPanels) -> impl IntoView {
    let ReviewPanels { reviewed, mode, .. } = panels;
    let players = Memo::new(move |_| reviewed.review.with(|review| review.players.clone()));
    let has_luck = move || players.with(|players| players.iter().any(|p| p.luck.is_some()));
    let rows = move || {
        let row = |player: PlayerReview| {
            let name = reviewed.session.name(player.seat);
            player_row(&player, name)
        };
        players.get().into_iter().map(row).collect_view()
    };
    let learn = move || {
        let first = learner(panels).and_then(|seat| {
            reviewed.review.with(|review| review.mistakes(seat).first().map(|m| (seat, m.entry)))
        });
        match first {
            Some((seat, first)) => view! {
                <button
                    class="button main"
                    type="button"
                    on:click=move |_| mode.set(ReviewMode::Training(seat, first))
                >
                    {t("review-mistakes")}
                </button>
            }
            .into_any(),
            None if reviewed.phase.get() == RunPhase::Done => {
                view! { <p class="praise">{t("review-no-mistakes")}</p> }.into_any()
            }
            None => ().into_any(),
        }
    };
    view! {
        <section class="card accuracies" aria-label=t("review-accuracy-label")>
            <ul>{rows}</ul>
            {move || has_luck().then(|| view! { <p class="soft">{t("review-luck-note")}</p> })}
            {learn}
        </section>
    }
}

/// Whose mistakes are offered first: the person's here, or whoever has some.
fn learner(panels: ReviewPanels) -> Option<SeatNumber> {
    let own = panels.reviewed.session.local_seats();
    panels.reviewed.review.with(|review| {
        let all = review.players.iter().map(|player| player.seat);
        let candidates: Vec<_> = if own.is_empty() { all.collect() } else { own };
        candidates.into_iter().find(|seat| !review.mistakes(*seat).is_empty())
    })
}

fn player_row(player: &PlayerReview, name: String) -> impl IntoView + use<> {
    let accuracy = match player.accuracy {
        Some(accuracy) => i18n::language().percent(accuracy.into()),
        None => "–".to_owned(),
    };
    let grades = Grade::ALL
        .into_iter()
        .zip(player.grades)
        .filter(|(_, count)| *count > 0)
        .map(|(grade, count)| {
            view! { <span class=grade_class(grade)>{translate(grade.key(), &[])} " " <b>{count}</b></span> }
        })
        .collect_view();
    let fact = |label: &'static str, value: String| {
        view! { <span class="fact">{translate(label, &[])} " " <b>{value}</b></span> }
    };
    let luck =
        player.luck.map(|luck| fact("review-luck-label", i18n::language().change(luck.into())));
    let time = player.time.map(|time| fact("review-time-label", format_millis(time)));
    view! {
        <li class=format!("c{}", player.seat)>
            <span class="name">{name}</span>
            <span class="accuracy">
                <small>{translate("review-accuracy-label", &[])}</small> " " <b>{accuracy}</b>
            </span>
            <span class="grades">{grades}</span>
            {luck}
            {time}
        </li>
    }
}
