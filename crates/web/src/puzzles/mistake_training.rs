use ::puzzles::{MistakeCard, Recall};
use leptos::prelude::*;

use super::attempt::{Judged, SolveKind};
use super::place_text;
use super::solve_screen::SolveScreen;
use crate::i18n::{t, translate};
use crate::puzzle_store;
use crate::route::{Link, PageRoute};
use crate::sound::{self, Sound};

/// The cards of one's own mistakes that are due today, one after another.
#[component]
pub fn MistakeTraining() -> impl IntoView {
    let today = puzzle_store::today();
    let deck = puzzle_store::deck();
    let due: Vec<String> =
        deck.for_today(today).into_iter().map(|nth| deck.cards()[nth].id()).collect();
    let (count, is_empty) = (due.len(), deck.cards().is_empty());
    let due = StoredValue::new(due);
    let nth = RwSignal::new(0usize);
    let next = Callback::new(move |()| nth.update(|nth| *nth += 1));
    move || {
        let id = due.with_value(|due| due.get(nth.get()).cloned());
        let puzzle = id.as_deref().and_then(|id| {
            let deck = puzzle_store::deck();
            deck.find(id).and_then(|place| deck.cards()[place].puzzle())
        });
        let Some(puzzle) = puzzle else { return nothing_due(is_empty) };
        let id = puzzle.id.clone();
        let judged = Callback::new(move |judged: Judged| {
            let _ = judged.verdict.try_set(answer(&id, judged.recall));
        });
        let place = move || place_text(nth.get(), count);
        view! {
            <SolveScreen
                puzzle
                kind=SolveKind::Card
                title=Signal::derive(t("practice-mistakes"))
                place=Signal::derive(place)
                judged
                next
                next_keys=["practice-skip", "practice-next"]
            />
        }
        .into_any()
    }
}

/// Notes an answer; says when the card comes back, or that the mistake is not made any more.
fn answer(id: &str, recall: Recall) -> String {
    let today = puzzle_store::today();
    let (is_learned, days) = puzzle_store::update_deck(|deck| {
        let Some(place) = deck.find(id) else { return (false, 0) };
        let is_learned = deck.answer(place, recall, today);
        (is_learned, deck.cards().get(place).map_or(0, |card: &MistakeCard| card.days_left(today)))
    });
    if is_learned {
        sound::play(Sound::Won);
        return untrack(|| translate("practice-learned", &[]));
    }
    untrack(|| translate("practice-comes-back", &[("days", days.into())]))
}

/// What is shown when nothing is due: that there is nothing yet, or that it is enough for today.
fn nothing_due(is_empty: bool) -> AnyView {
    let told = if is_empty { "practice-mistakes-none" } else { "practice-mistakes-done" };
    view! {
        <section class="page">
            <h1>{t("practice-mistakes")}</h1>
            <p class="lead" role="status">{t(told)}</p>
            <div class="row">
                <Link to=PageRoute::Games class="button main">{t("web-your-games")}</Link>
                <Link to=PageRoute::Puzzles(String::new()) class="button">{t("practice-all")}</Link>
            </div>
        </section>
    }
    .into_any()
}
