use engine::{Grade, Moment};
use leptos::prelude::*;

use super::panels::{ReviewMode, ReviewPanels};
use crate::i18n::{self, t, translate};

/// What decided the game, in sentences that lead to the move, and to finding a better one.
#[component]
pub fn Moments(panels: ReviewPanels) -> impl IntoView {
    let ReviewPanels { reviewed, mode, .. } = panels;
    let moments = Memo::new(move |_| reviewed.review.with(|review| review.moments.clone()));
    let item = move |moment: Moment| {
        let entry = moment.entry;
        let session = reviewed.session;
        let number = session.game_record.with_untracked(|game| game.record.move_number(entry));
        let is_mistake = reviewed.review.with_untracked(|review| {
            let graded = review.moves.iter().find(|graded| graded.entry == entry);
            graded.is_some_and(|graded| graded.grade >= Grade::Inaccuracy)
        });
        let seat = moment.seat;
        view! {
            <li>
                <button
                    class="moment"
                    type="button"
                    on:click=move |_| session.go_to_ply(|_, _| entry + 1)
                >
                    <b>{number}</b>
                    <span>{i18n::reason_text(&moment.reason(&|seat| session.name(seat)))}</span>
                </button>
                {is_mistake.then(|| view! {
                    <button
                        class="button small"
                        type="button"
                        on:click=move |_| mode.set(ReviewMode::Training(seat, entry))
                    >
                        {t("review-try")}
                    </button>
                })}
            </li>
        }
    };
    let heading =
        || translate("review-moments", &[]).trim_end_matches([':', ' ', '\u{a0}']).to_owned();
    move || {
        let moments = moments.get();
        (!moments.is_empty()).then(|| {
            view! {
                <section class="card moments" aria-labelledby="moments">
                    <h2 id="moments">{heading}</h2>
                    <ol>{moments.into_iter().map(item).collect_view()}</ol>
                </section>
            }
        })
    }
}
