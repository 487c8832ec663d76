use std::collections::BTreeSet;

use engine::MoveReview;
use game::SeatNumber;
use leptos::prelude::*;

use super::panels::{ReviewMode, ReviewPanels};
use super::retry::RetryScreen;
use crate::i18n::{t, translate};
use crate::route::{Link, PageRoute};

/// Learning from mistakes: one after the other is played again, until a better move is found or shown.
#[component]
pub fn MistakeTrainer(panels: ReviewPanels, seat: SeatNumber, first: usize) -> impl IntoView {
    let reviewed = panels.reviewed;
    // What the review finds meanwhile does not change the task.
    let mistakes = reviewed.review.with_untracked(|review| {
        let mut mistakes: Vec<MoveReview> = review.mistakes(seat).into_iter().cloned().collect();
        let asked = review.moves.iter().find(|graded| graded.entry == first);
        if let Some(asked) = asked.filter(|asked| !mistakes.contains(asked)) {
            mistakes.push(asked.clone());
            mistakes.sort_by_key(|graded| graded.entry);
        }
        mistakes
    });
    let count = mistakes.len();
    let start = mistakes.iter().position(|graded| graded.entry == first).unwrap_or(0);
    let nth = RwSignal::new(start);
    let found = RwSignal::new(BTreeSet::new());
    let solved = Callback::new(move |entry: usize| {
        found.update(|found| {
            found.insert(entry);
        });
    });
    let next = Callback::new(move |()| nth.update(|nth| *nth += 1));
    let others = other_players(panels, seat);
    let mistakes = StoredValue::new(mistakes);
    move || match mistakes.with_value(|mistakes| mistakes.get(nth.get()).cloned()) {
        Some(mistake) => {
            let place = translate(
                "review-mistake-of",
                &[("nth", (nth.get() + 1).into()), ("count", count.into())],
            );
            view! { <RetryScreen panels mistake place solved next others=others.clone() /> }
                .into_any()
        }
        None => {
            let told = move || {
                let found = found.with(BTreeSet::len);
                translate("review-found", &[("found", found.into()), ("count", count.into())])
            };
            view! {
                <section class="page trained">
                    <h1>{t("review-mistakes")}</h1>
                    <p role="status">{told}</p>
                    <div class="row">
                        <button
                            class="button main"
                            type="button"
                            on:click=move |_| panels.mode.set(ReviewMode::Overview)
                        >
                            {t("review-back")}
                        </button>
                        <button class="button" type="button" on:click=move |_| nth.set(0)>
                            {t("web-try-again")}
                        </button>
                        <Link to=PageRoute::Puzzles("mistakes".to_owned()) class="button">
                            {t("review-practise")}
                        </Link>
                    </div>
                </section>
            }
            .into_any()
        }
    }
}

/// Whose mistakes can be chosen instead, with the first of them: of the people here, or of everyone where
/// nobody here played.
fn other_players(panels: ReviewPanels, seat: SeatNumber) -> Vec<(SeatNumber, usize)> {
    let own = untrack(|| panels.reviewed.session.local_seats());
    panels.reviewed.review.with_untracked(|review| {
        let seats = review.players.iter().map(|player| player.seat);
        let is_offered =
            |other: &SeatNumber| *other == seat || own.is_empty() || own.contains(other);
        let first = |seat: SeatNumber| {
            let first = review.mistakes(seat).first().map(|graded| graded.entry);
            first.map(|first| (seat, first))
        };
        seats.filter(is_offered).filter_map(first).collect()
    })
}
