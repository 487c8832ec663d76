//! Puzzles: the puzzle of the day, by theme and by game, runs against the clock or until the first mistake,
//! sets for others, and the mistakes of one's own games. The puzzles are files of the page, fetched when
//! they are first needed.

mod account_rating;
mod attempt;
mod files;
mod mistake_training;
mod overview;
mod reply;
mod run_screen;
mod sequence;
mod set_form;
mod solve_screen;

use ::puzzles::PuzzleAddress;
use leptos::prelude::*;

use crate::i18n::{t, translate};
use crate::route::{Link, PageRoute};
use files::PuzzleFiles;

/// The place among the puzzles that the rest of the address names.
#[component]
pub fn PuzzlePage(rest: String) -> impl IntoView {
    let files = PuzzleFiles::fetch();
    let address = PuzzleAddress::parse(&rest);
    move || {
        let Some(puzzles) = files.puzzles() else { return files.placeholder() };
        match address.clone() {
            Some(PuzzleAddress::Overview) => view! { <overview::Overview puzzles /> }.into_any(),
            Some(PuzzleAddress::Mistakes) => {
                view! { <mistake_training::MistakeTraining /> }.into_any()
            }
            Some(PuzzleAddress::Run(kind, game)) => {
                view! { <run_screen::RunScreen puzzles kind game /> }.into_any()
            }
            Some(address) => view! { <sequence::PuzzleSequence puzzles address /> }.into_any(),
            None => unknown(rest.clone()),
        }
    }
}

/// What is shown where an address names no puzzle.
fn unknown(word: String) -> AnyView {
    let told = move || translate("puzzle-unknown", &[("word", word.clone().into())]);
    view! {
        <section class="page">
            <h1>{t("web-puzzles")}</h1>
            <p class="say" role="alert">{told}</p>
            <p><Link to=PageRoute::Puzzles(String::new()) class="button main">{t("practice-all")}</Link></p>
        </section>
    }
    .into_any()
}

/// Which of how many it is.
fn place_text(nth: usize, count: usize) -> String {
    translate("practice-place", &[("nth", (nth + 1).into()), ("count", count.into())])
}

/// The route of a place among the puzzles.
fn route_to(address: &PuzzleAddress) -> PageRoute {
    PageRoute::Puzzles(address.to_string())
}

/// A number that nobody needs to guess.
fn seed() -> u64 {
    (js_sys::Math::random() * 9e15) as u64
}
