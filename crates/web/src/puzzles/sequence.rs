use std::collections::BTreeSet;

use ::puzzles::{Puzzle, PuzzleAddress, Recall, daily_puzzle, next_puzzle};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::account_rating;
use super::attempt::{Judged, SolveKind};
use super::files::PuzzleList;
use super::solve_screen::{SolveScreen, theme_name};
use super::{place_text, route_to, seed, unknown};
use crate::i18n::{t, translate};
use crate::puzzle_store;
use crate::route::{self, Link, PageRoute};

/// Puzzles one after another: the one of the day, a certain one, those of a set, or whatever suits the
/// solver of a theme, of a game or of all.
#[component]
pub fn PuzzleSequence(puzzles: PuzzleList, address: PuzzleAddress) -> impl IntoView {
    if let PuzzleAddress::Set(ids) = &address {
        let find = |id: &String| puzzles.iter().find(|puzzle| puzzle.id == *id).cloned();
        return match ids.iter().find(|id| find(id).is_none()) {
            Some(missing) => unknown(missing.clone()),
            None => {
                let puzzles = ids.iter().filter_map(find).collect();
                view! { <PuzzleSet puzzles /> }.into_any()
            }
        };
    }
    let Some(first) = choose(&puzzles, &address, None) else {
        return unknown(address.to_string());
    };
    let current = RwSignal::new(first);
    let title = {
        let address = address.clone();
        move || title(&address)
    };
    let is_daily = address == PuzzleAddress::Daily;
    let judged =
        Callback::new(move |judged: Judged| current.with_untracked(|puzzle| rate(puzzle, judged)));
    // The day on which it was opened: midnight may pass meanwhile.
    let date = puzzle_store::date().filter(|_| is_daily);
    let on_solved = Callback::new(move |()| {
        if let Some(date) = date {
            puzzle_store::update_record(|record| record.note_daily(date));
        }
    });
    let next = Callback::new(move |()| match &address {
        PuzzleAddress::Daily | PuzzleAddress::One(_) => {
            route::navigate(route_to(&PuzzleAddress::ForYou));
        }
        address => {
            let last = current.with_untracked(|puzzle| puzzle.id.clone());
            if let Some(puzzle) = choose(&puzzles, address, Some(&last)) {
                current.set(puzzle);
            }
        }
    });
    let place = move || {
        let game = current.with(|puzzle| translate(&format!("game-{}", puzzle.game), &[]));
        format!("{game} · {}", current.with(|puzzle| puzzle.id.clone()))
    };
    let screen = move || {
        view! {
            <SolveScreen
                puzzle=current.get()
                kind=SolveKind::Training
                title=Signal::derive(title.clone())
                place=Signal::derive(place)
                judged
                on_solved
                next
                next_keys=["practice-skip", "practice-next"]
            />
        }
    };
    screen.into_any()
}

fn choose(puzzles: &[Puzzle], address: &PuzzleAddress, last: Option<&str>) -> Option<Puzzle> {
    let of = |is_wanted: &dyn Fn(&Puzzle) -> bool| {
        next_puzzle(puzzles, is_wanted, &puzzle_store::record(), last, seed())
    };
    match address {
        PuzzleAddress::Daily => daily_puzzle(puzzles, puzzle_store::date()?),
        PuzzleAddress::One(id) => puzzles.iter().find(|puzzle| puzzle.id == *id),
        PuzzleAddress::Theme(theme) => of(&|puzzle| puzzle.themes.contains(theme)),
        PuzzleAddress::OfGame(game) => of(&|puzzle| puzzle.game == *game),
        _ => of(&|_| true),
    }
    .cloned()
}

fn title(address: &PuzzleAddress) -> String {
    match address {
        PuzzleAddress::Daily => translate("practice-daily", &[]),
        PuzzleAddress::ForYou => translate("practice-for-you", &[]),
        PuzzleAddress::Theme(theme) => {
            let name = theme_name(*theme);
            translate("practice-theme", &[("theme", name.into())])
        }
        _ => translate("web-puzzles", &[]),
    }
}

/// Rates the solver and says what that came to: at once by this browser's record, then by the account's where there
/// is one.
fn rate(puzzle: &Puzzle, Judged { recall, verdict }: Judged) {
    let solved = recall == Recall::Good;
    let has_account = account_rating::has_account();
    let rated = puzzle_store::update_record(|record| {
        let change = record.rate(puzzle, solved)?;
        if has_account {
            record.note_unsent(&puzzle.id, solved);
        }
        Some((record.rating.shown(), change))
    });
    let Some((rating, change)) = rated else { return };
    let _ = verdict.try_set(rating_text(rating, change));
    if has_account {
        let puzzle = puzzle.clone();
        spawn_local(async move {
            let result = account_rating::send(&puzzle, solved).await;
            let told = result.and_then(|result| Some((result.solver?.rating, result.change?)));
            if let Some((rating, change)) = told {
                let _ = verdict.try_set(rating_text(rating, change));
            }
        });
    }
}

fn rating_text(rating: i32, change: i32) -> String {
    let args = [("rating", rating.into()), ("change", view::signed_number(change).into())];
    untrack(|| translate("practice-rated", &args))
}

/// The puzzles of a set, in its order, and how many were solved at once.
#[component]
fn PuzzleSet(puzzles: Vec<Puzzle>) -> impl IntoView {
    let count = puzzles.len();
    let puzzles = StoredValue::new(puzzles);
    let nth = RwSignal::new(0usize);
    let solved = RwSignal::new(BTreeSet::new());
    let judged = Callback::new(move |judged: Judged| {
        let place = nth.get_untracked();
        if judged.recall == Recall::Good {
            solved.update(|solved| {
                solved.insert(place);
            });
        }
        puzzles.with_value(|puzzles| rate(&puzzles[place], judged));
    });
    let next = Callback::new(move |()| nth.update(|nth| *nth += 1));
    move || match puzzles.with_value(|puzzles| puzzles.get(nth.get()).cloned()) {
        Some(puzzle) => {
            let place = move || place_text(nth.get(), count);
            view! {
                <SolveScreen
                    puzzle
                    kind=SolveKind::Training
                    title=Signal::derive(t("practice-set-title"))
                    place=Signal::derive(place)
                    judged
                    next
                    next_keys=["practice-skip", "practice-next"]
                />
            }
            .into_any()
        }
        None => {
            let told = move || {
                let solved = solved.with(BTreeSet::len);
                translate(
                    "practice-set-done",
                    &[("solved", solved.into()), ("count", count.into())],
                )
            };
            view! {
                <section class="page">
                    <h1>{t("practice-set-title")}</h1>
                    <p class="lead" role="status">{told}</p>
                    <div class="row">
                        <button class="button main" type="button" on:click=move |_| {
                            solved.set(BTreeSet::new());
                            nth.set(0);
                        }>
                            {t("web-try-again")}
                        </button>
                        <Link to=PageRoute::Puzzles(String::new()) class="button">{t("practice-all")}</Link>
                    </div>
                </section>
            }
            .into_any()
        }
    }
}
