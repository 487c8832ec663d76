use ::ratings::SkillRating;
use api::{NotableWin, PoolRating, PoolResults, SideResults};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::graph::rating_graph;
use super::rating_text::{pool_name, rating_text, ratings_of};
use crate::controls::{name_link, segmented};
use crate::i18n::{self, t, translate};
use crate::route::{Link, PageRoute};

/// The ratings of somebody, a pool at a time with its graph; nothing while there is none.
#[component]
pub fn PersonRatingsSection(name: String) -> impl IntoView {
    let pools = RwSignal::new(Vec::<PoolRating>::new());
    let chosen = RwSignal::new(String::new());
    spawn_local(async move {
        // Whoever cannot be told of them has the games.
        if let Ok(found) = ratings_of(&name).await
            && !pools.is_disposed()
        {
            // What is played most comes first.
            let most = found.pools.iter().max_by_key(|pool| pool.rating.games);
            chosen.set(most.map(|pool| pool.rating.pool.clone()).unwrap_or_default());
            pools.set(found.pools);
        }
    });
    let options = move || {
        let option = |pool: &PoolRating| {
            let name = format!("{} {}", pool_name(&pool.rating.pool), rating_text(&pool.rating));
            (pool.rating.pool.clone(), name)
        };
        pools.with(|pools| pools.iter().map(option).collect::<Vec<_>>())
    };
    let shown = Memo::new(move |_| {
        let chosen = chosen.get();
        pools.with(|pools| pools.iter().find(|pool| pool.rating.pool == chosen).cloned())
    });
    move || {
        (!pools.with(Vec::is_empty)).then(|| {
            view! {
                <section class="column ratings" aria-labelledby="pool-ratings">
                    <h2 id="pool-ratings">{t("rating-title")}</h2>
                    {segmented("rating-pool", options, chosen)}
                    {move || shown.get().map(|pool| view! { <PoolView pool /> })}
                </section>
            }
        })
    }
}

/// How many points of a graph the server tells at most.
const MOST_POINTS: usize = 300;

/// A rating in words, and its graph.
#[component]
fn PoolView(pool: PoolRating) -> impl IntoView {
    let PoolRating { rating, ranked, best, points, results } = pool;
    let number = rating_text(&rating);
    // Everybody begins there; of somebody with many games only the last are told.
    let is_whole = points.len() < MOST_POINTS && points.len() >= rating.games as usize;
    let began_at = is_whole.then(|| SkillRating::NEW.shown());
    let facts = {
        let games = rating.games;
        move || {
            let games = Some(translate("rating-games", &[("count", games.into())]));
            let best =
                best.map(|best| translate("rating-best", &[("rating", best.to_string().into())]));
            games.into_iter().chain(best).collect::<Vec<_>>().join(" · ")
        }
    };
    let standing = match (rating.provisional, ranked) {
        (true, _) => Some("rating-provisional"),
        (false, false) => Some("rating-unranked"),
        (false, true) => None,
    };
    let board = PageRoute::Leaderboards(rating.pool);
    view! {
        <p class="row">
            <b class="points">{number}</b>
            <span class="soft">{facts}</span>
        </p>
        {standing.map(|key| view! { <p class="soft">{t(key)}</p> })}
        {rating_graph(points, began_at)}
        <PoolResultsView results />
        <div class="row"><Link to=board class="button small">{t("web-leaderboards")}</Link></div>
    }
}

/// How games went by side, how many were won in a row, and which wins stand out.
#[component]
fn PoolResultsView(results: PoolResults) -> impl IntoView {
    let PoolResults { began, followed, streak, longest_streak, first_win, best_wins } = results;
    let sides = [("rating-began", began), ("rating-followed", followed)];
    let sides = sides.into_iter().filter(|(_, side)| *side != SideResults::default());
    let side = |(key, side): (&'static str, SideResults)| {
        view! { <li><b>{t(key)}</b> " " {move || counts_text(side)}</li> }
    };
    let streak = (longest_streak > 0).then(|| {
        let text = move || {
            let args = [("count", streak.into()), ("longest", longest_streak.into())];
            translate("rating-streak", &args)
        };
        view! { <li>{text}</li> }
    });
    let wins = |key: &'static str, wins: Vec<NotableWin>| {
        (!wins.is_empty()).then(|| {
            let wins = wins.into_iter().map(win_view).collect_view();
            view! { <h3>{t(key)}</h3> <ul>{wins}</ul> }
        })
    };
    view! {
        <ul>{sides.map(side).collect_view()} {streak}</ul>
        {wins("rating-first-win", first_win.into_iter().collect())}
        {wins("rating-best-wins", best_wins)}
    }
}

fn counts_text(side: SideResults) -> String {
    let SideResults { won, drawn, lost } = side;
    let args = [("won", won.into()), ("drawn", drawn.into()), ("lost", lost.into())];
    translate("rating-results", &args)
}

/// Against whom, of what rating, and the way to the game.
fn win_view(win: NotableWin) -> impl IntoView {
    let NotableWin { table, at, opponent, rating } = win;
    let name = move || name_link(i18n::marked_name(&opponent), opponent.account);
    view! {
        <li>
            {name} {format!(" {rating} · ")}
            <Link to=PageRoute::OnlineTable(table)>{move || i18n::date(at)}</Link>
        </li>
    }
}
