use std::time::Duration;

use ::puzzles::{Puzzle, PuzzleAddress, PuzzleRun, Recall, RunKind, run_order};
use leptos::prelude::*;
use rules::Game;

use super::attempt::{Judged, SolveKind};
use super::files::PuzzleList;
use super::solve_screen::SolveScreen;
use super::{route_to, seed, unknown};
use crate::i18n::{t, translate};
use crate::route::{Link, PageRoute};
use crate::sound::{self, Sound};
use crate::{live_region, puzzle_store};

/// A storm or a streak: puzzles of a game one after another, until time or luck is out.
#[component]
pub fn RunScreen(puzzles: PuzzleList, kind: RunKind, game: Game) -> impl IntoView {
    let order = run_order(&puzzles, game, seed());
    if order.is_empty() {
        return unknown(game.to_string());
    }
    let run = RwSignal::new(PuzzleRun::new(kind, order, puzzle_store::now()));
    let now = RwSignal::new(puzzle_store::now());
    if let Ok(ticks) = set_interval_with_handle(
        move || {
            let _ = now.try_set(puzzle_store::now());
        },
        Duration::from_millis(250),
    ) {
        on_cleanup(move || ticks.clear());
    }
    let current = Memo::new(move |_| run.with(|run| run.current(now.get())));
    let note = move |solved: bool| {
        now.set(puzzle_store::now());
        run.update(|run| run.note(solved, now.get_untracked()));
    };
    let place = move || {
        let solved = translate("practice-solved", &[("count", run.with(PuzzleRun::solved).into())]);
        match run.with(|run| run.clock(now.get())) {
            Some(clock) => format!("{clock} · {solved}"),
            None => solved,
        }
    };
    let place = Memo::new(move |_| place());
    warn_of_time(run, now);
    let again = {
        let puzzles = puzzles.clone();
        Callback::new(move |()| {
            now.set(puzzle_store::now());
            let order = run_order(&puzzles, game, seed());
            run.set(PuzzleRun::new(kind, order, now.get_untracked()));
        })
    };
    let screen = move || match current.get() {
        Some(nth) => {
            let judged = Callback::new(move |judged: Judged| note(judged.recall == Recall::Good));
            view! {
                <SolveScreen
                    puzzle=puzzles[nth].clone()
                    kind=SolveKind::Run
                    title=Signal::derive(move || translate(title_key(kind), &[]))
                    place
                    judged
                    next=Callback::new(|()| ())
                    next_keys=["practice-skip", "practice-next"]
                />
            }
            .into_any()
        }
        None => run_over(&puzzles, &run.get_untracked(), game, again),
    };
    screen.into_any()
}

/// The end of a run: how many were solved, and those that were missed to try again.
fn run_over(puzzles: &[Puzzle], run: &PuzzleRun, game: Game, again: Callback<()>) -> AnyView {
    let (kind, solved) = (run.kind(), run.solved());
    let is_best = puzzle_store::update_record(|record| record.note_run(kind, game, solved));
    let best = puzzle_store::record().best(kind, game);
    if is_best {
        sound::play(Sound::Won);
    }
    let told = move || {
        let solved = translate("practice-run-over", &[("count", solved.into())]);
        let best = match is_best {
            true => translate("practice-record", &[]),
            false => translate("practice-best", &[("count", best.into())]),
        };
        format!("{solved} {best}")
    };
    live_region::announce(untrack(told));
    let missed: Vec<_> = run.missed().iter().map(|&nth| puzzles[nth].id.clone()).collect();
    let missed = (!missed.is_empty()).then(|| {
        let to = route_to(&PuzzleAddress::Set(missed));
        view! { <Link to class="button">{t("practice-missed")}</Link> }
    });
    view! {
        <section class="page run-over">
            <h1>{t(title_key(kind))}</h1>
            <p class="lead">{told}</p>
            <div class="row">
                <button class="button main" type="button" on:click=move |_| again.run(())>
                    {t("web-try-again")}
                </button>
                {missed}
                <Link to=PageRoute::Puzzles(String::new()) class="button">{t("practice-all")}</Link>
            </div>
        </section>
    }
    .into_any()
}

/// The name of a kind of run.
pub fn title_key(kind: RunKind) -> &'static str {
    match kind {
        RunKind::Storm => "practice-storm",
        RunKind::Streak => "practice-streak",
    }
}

/// Says when a minute, half a minute and ten seconds are left.
fn warn_of_time(run: RwSignal<PuzzleRun>, now: RwSignal<u64>) {
    let step = Memo::new(move |_| {
        let left = run.with(|run| run.left(now.get()))?;
        [10, 30, 60].into_iter().find(|seconds| left <= seconds * 1000 && left > 0)
    });
    Effect::new(move || {
        if let Some(seconds) = step.get() {
            let args = [("seconds", seconds.into())];
            live_region::announce(untrack(|| translate("practice-time-left", &args)));
        }
    });
}
