use ::puzzles::{Puzzle, PuzzleAddress, PuzzleTheme, RunKind};
use leptos::prelude::*;
use rules::Game;

use super::account_rating;
use super::files::PuzzleList;
use super::route_to;
use super::run_screen::title_key;
use super::set_form::SetForm;
use super::solve_screen::theme_name;
use crate::controls::NotKept;
use crate::i18n::{t, translate};
use crate::puzzle_store;
use crate::route::Link;

/// The games with puzzles.
pub const GAMES: [Game; 3] = [Game::Quoridor, Game::Pacman, Game::Mspacman];

/// What there is: the puzzle of the day, one's own mistakes, runs, themes, games, and sets for others.
#[component]
pub fn Overview(puzzles: PuzzleList) -> impl IntoView {
    // Counts up when the account has told more.
    let known = RwSignal::new(0);
    account_rating::follow(puzzles.clone(), known);
    let rating = move || {
        known.track();
        let record = puzzle_store::record();
        (record.seen_count() > 0).then(|| {
            let (rating, margin) = (record.rating.shown(), record.rating.margin());
            let args = [("rating", rating.into()), ("margin", margin.into())];
            view! { <p class="rating">{translate("practice-rating", &args)}</p> }
        })
    };
    let record = puzzle_store::record();
    let is_done = puzzle_store::date().is_some_and(|date| record.has_daily(date));
    let daily_more = if is_done { "practice-daily-done" } else { "practice-daily-more" };
    let runs = RunKind::ALL.map(run_card).collect_view();
    let games = GAMES.map(|game| {
        count_link(
            PuzzleAddress::OfGame(game),
            move || translate(&format!("game-{game}"), &[]),
            puzzles.iter().filter(|puzzle| puzzle.game == game).count(),
        )
    });
    let themes = PuzzleTheme::ALL.map(|theme| {
        let has_theme = |puzzle: &&Puzzle| puzzle.themes.contains(&theme);
        let count = puzzles.iter().filter(has_theme).count();
        count_link(PuzzleAddress::Theme(theme), move || theme_name(theme), count)
    });
    view! {
        <section class="page wide puzzles">
            <h1>{t("web-puzzles")}</h1>
            <p class="lead">{t("practice-lead")}</p>
            <NotKept of=&[puzzle_store::RECORD, puzzle_store::DECK] />
            {rating}
            <div class="kinds">
                <article class="card">
                    <h2>{t("practice-daily")}</h2>
                    <p class="soft">{t(daily_more)}</p>
                    <p class="row">
                        <Link to=route_to(&PuzzleAddress::Daily) class="button main">
                            {t("practice-solve")}
                            <span class="unseen">{move || format!(": {}", translate("practice-daily", &[]))}</span>
                        </Link>
                        <Link to=route_to(&PuzzleAddress::ForYou) class="button">{t("practice-for-you")}</Link>
                    </p>
                </article>
                {mistake_card()}
                {runs}
            </div>
            <h2>{t("practice-by-game")}</h2>
            <ul class="themes">{games.collect_view()}</ul>
            <h2>{t("practice-by-theme")}</h2>
            <ul class="themes">{themes.collect_view()}</ul>
            <SetForm puzzles />
        </section>
    }
}

/// One's own mistakes, with how many are due.
fn mistake_card() -> AnyView {
    let deck = puzzle_store::deck();
    let (all, learned) = (deck.cards().len(), deck.learned_count());
    let due = deck.for_today(puzzle_store::today()).len();
    let told = move || match (all, due) {
        (0, _) => translate("practice-mistakes-none", &[]),
        (_, 0) => translate("practice-mistakes-done", &[]),
        _ => translate("practice-mistakes-due", &[("count", due.into())]),
    };
    let kept = move || {
        let args = [("count", all.into()), ("learned", learned.into())];
        translate("practice-mistakes-kept", &args)
    };
    let class = if due > 0 { "button main" } else { "button" };
    view! {
        <article class="card mistakes">
            <h2>{t("practice-mistakes")}</h2>
            <p class="soft">{told}</p>
            {(all > 0).then(|| view! { <p class="soft">{kept}</p> })}
            {(due > 0).then(|| view! {
                <p class="row">
                    <Link to=route_to(&PuzzleAddress::Mistakes) class>
                        {t("practice-train")}
                        <span class="unseen">{move || format!(": {}", translate("practice-mistakes", &[]))}</span>
                    </Link>
                </p>
            })}
        </article>
    }
    .into_any()
}

/// A kind of run, with a link for each game and what was best there.
fn run_card(kind: RunKind) -> AnyView {
    let about = match kind {
        RunKind::Storm => "practice-storm-more",
        RunKind::Streak => "practice-streak-more",
    };
    let record = puzzle_store::record();
    let links = GAMES.map(|game| {
        let best = record.best(kind, game);
        let best = (best > 0).then(|| {
            let best = move || translate("practice-best", &[("count", best.into())]);
            view! { <small class="soft">{best}</small> }
        });
        view! {
            <li>
                <Link to=route_to(&PuzzleAddress::Run(kind, game)) class="button small">
                    {move || translate(&format!("game-{game}"), &[])}
                </Link>
                {best}
            </li>
        }
    });
    view! {
        <article class="card">
            <h2 id=kind.name()>{t(title_key(kind))}</h2>
            <p class="soft">{t(about)}</p>
            <ul class="runs" aria-labelledby=kind.name()>{links.collect_view()}</ul>
        </article>
    }
    .into_any()
}

/// A link to the puzzles of a kind, with how many there are.
fn count_link(
    to: PuzzleAddress,
    name: impl Fn() -> String + Send + Sync + 'static,
    count: usize,
) -> AnyView {
    let count_text = move || translate("practice-count", &[("count", count.into())]);
    view! {
        <li>
            <Link to=route_to(&to)>
                <span>{name}</span>
                <small class="soft">{count_text}</small>
            </Link>
        </li>
    }
    .into_any()
}
