use engine::{Grade, format_millis};
use leptos::prelude::*;

use super::panels::{ReviewMode, ReviewPanels, grade_class};
use super::reviewed_game::ReviewedGame;
use crate::i18n::{self, t, translate};

/// The move shown: what it was worth, what was better, and an offer to find that.
#[component]
pub fn CurrentMove(panels: ReviewPanels) -> impl IntoView {
    let ReviewPanels { reviewed, mode, preview } = panels;
    let session = reviewed.session;
    let ply = Memo::new(move |_| session.shown_entries());
    let graded =
        Memo::new(move |_| ply.get().checked_sub(1).and_then(|entry| reviewed.move_at(entry)));
    let moment = Memo::new(move |_| {
        let entry = ply.get().checked_sub(1)?;
        let name = |seat| session.name(seat);
        reviewed.review.with(|review| {
            review.moments.iter().find(|moment| moment.entry == entry).map(|m| m.reason(&name))
        })
    });
    let grade = move || {
        graded.get().map(|graded| {
            let name = translate(graded.grade.key(), &[]);
            let time = graded.time.map(|time| {
                let time = translate("review-time", &[("time", format_millis(time).into())]);
                view! { <small>{time}</small> }
            });
            view! { <span class=grade_class(graded.grade)>{name}</span> {time} }
        })
    };
    let better = move || {
        let graded = graded.get()?;
        // The sentence of the terminal; its moves can be pressed here.
        let text = i18n::reason_text(&graded.loss()?);
        let Some(words) = graded.better.as_ref().map(|line| line.words.clone()) else {
            return Some(view! { <p>{text}</p> }.into_any());
        };
        let text = text.replace(&words.join(" "), "");
        let button = |(nth, word): (usize, String)| {
            let shown = move || preview.get() == Some(nth + 1);
            view! {
                <button
                    class="ply"
                    type="button"
                    aria-pressed=move || shown().to_string()
                    on:click=move |_| preview.set((!shown()).then_some(nth + 1))
                >
                    {word.replace('-', "–")}
                </button>
            }
        };
        let line = words.into_iter().take(WORDS_SHOWN).enumerate().map(button).collect_view();
        Some(
            view! {
                <div class="line" role="group" aria-label=t("review-line")>
                    <span>{text.trim_end().to_owned()}</span>
                    {line}
                </div>
            }
            .into_any(),
        )
    };
    let offer = move || {
        let graded = graded.get().filter(|graded| graded.grade >= Grade::Inaccuracy)?;
        let train = move |_| mode.set(ReviewMode::Training(graded.seat, graded.entry));
        Some(view! {
            <div class="row">
                <button class="button small" type="button" on:click=train>{t("review-try")}</button>
            </div>
        })
    };
    let is_exact = move || graded.with(|graded| graded.as_ref().is_some_and(|g| g.exact));
    view! {
        <section class="card current" aria-live="polite" tabindex="0">
            <p class="which"><b>{move || shown_move_text(reviewed, ply.get())}</b> {grade}</p>
            {better}
            {move || moment.get().map(|reason| view! { <p>{i18n::reason_text(&reason)}</p> })}
            {move || is_exact().then(|| view! { <p class="soft">{t("review-exact")}</p> })}
            {offer}
        </section>
    }
}

/// So many words of a line are shown.
const WORDS_SHOWN: usize = 10;

/// The last of so many entries, as it is told in the terminal too.
pub fn shown_move_text(reviewed: ReviewedGame, ply: usize) -> String {
    reviewed.session.game_record.with(|game_record| {
        let record = &game_record.record;
        let entries = record.entries();
        let of = ("of", record.move_count(entries.len()).into());
        let Some(nth) = ply.checked_sub(1) else { return translate("review-start", &[of]) };
        let word = i18n::record_entry_of(&game_record.header, entries[nth]);
        match record.move_number(nth) {
            Some(number) => {
                translate("review-move", &[("ply", number.into()), of, ("move", word.into())])
            }
            None => word,
        }
    })
}
