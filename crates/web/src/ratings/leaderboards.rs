use ::ratings::RatingPool;
use api::{Leaderboard, LeaderboardPlace, RatingDistribution, Unlisted, UnlistedReason};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::distribution::rating_spread;
use super::rating_text::{pool_name, rating_text};
use crate::controls::{person_link, segmented};
use crate::http::{self, RequestError};
use crate::i18n::{self, t, translate};
use crate::route::{Link, PageRoute};
use crate::{guest, server_features};

/// The leaderboards, a pool at a time: who is best, where one stands oneself, and how ratings are spread.
#[component]
pub fn LeaderboardsPage(
    /// The pool to begin with, by its name.
    pool: String,
) -> impl IntoView {
    let first = RatingPool::parse(&pool).unwrap_or(RatingPool::ClassicLive);
    let pool = RwSignal::new(first.name());
    let pools = || RatingPool::ALL.map(|pool| (pool.name(), pool_name(pool.name()))).to_vec();
    let boards = move || match server_features::has_accounts() {
        true => view! {
            {segmented("rating-pool", pools, pool)}
            {move || view! { <PoolBoard pool=pool.get() /> }}
        }
        .into_any(),
        false => view! { <p class="soft">{t("rating-not-here")}</p> }.into_any(),
    };
    view! {
        <section class="page wide ratings">
            <h1>{t("web-leaderboards")}</h1>
            {boards}
        </section>
    }
}

/// The leaderboard of a pool.
#[component]
fn PoolBoard(pool: &'static str) -> impl IntoView {
    let board = RwSignal::new(None::<Leaderboard>);
    let places = RwSignal::new(Vec::<LeaderboardPlace>::new());
    let next = RwSignal::new(None::<u32>);
    let distribution = RwSignal::new(None::<RatingDistribution>);
    let error = RwSignal::new(None::<RequestError>);
    let load = Callback::new(move |page: u32| {
        next.set(None);
        spawn_local(async move {
            let found =
                http::get::<Leaderboard>(&format!("/leaderboards/{pool}?page={page}")).await;
            if places.is_disposed() {
                return;
            }
            match found {
                Ok(mut found) => {
                    error.set(None);
                    next.set(found.more.then_some(page + 1));
                    let shown = std::mem::take(&mut found.places);
                    places.update(|places| places.extend(shown));
                    board.set(Some(found));
                }
                Err(failure) => error.set(Some(failure)),
            }
        });
    });
    load.run(0);
    spawn_local(async move {
        // Without it there is still the leaderboard.
        let path = format!("/ratings/{pool}/distribution");
        if let Ok(found) = http::get::<RatingDistribution>(&path).await {
            let _ = distribution.try_set(Some(found));
        }
    });
    let own_place = move || {
        board.with(|board| board.as_ref().and_then(|b| Some((b.own.clone()?.place, b.people))))
    };
    let standing = move || {
        board.with(|board| match own_place() {
            Some((place, people)) => {
                let args = [("place", place.into()), ("count", people.into())];
                Some(translate("rating-own-place", &args))
            }
            None => board.as_ref()?.unlisted.as_ref().map(unlisted_text),
        })
    };
    // Who can do something about it there.
    let is_for_account = move || {
        let reason = board.with(|board| Some(board.as_ref()?.unlisted.as_ref()?.reason));
        matches!(reason, Some(UnlistedReason::Guest | UnlistedReason::Private))
    };
    let me = guest::account_name();
    let row = move |place: LeaderboardPlace| {
        let LeaderboardPlace { place, person, rating } = place;
        let is_me = me.as_ref() == Some(&person.name);
        let games = rating.games;
        view! {
            <li class:own=is_me>
                <span class="number">{place}</span>
                <span class="holder">{person_link(&person, None)}</span>
                <small>{move || translate("rating-games", &[("count", games.into())])}</small>
                <b>{rating_text(&rating)}</b>
            </li>
        }
    };
    let is_empty = move || board.with(Option::is_some) && places.with(Vec::is_empty);
    view! {
        {move || standing().map(|text| view! { <p class="standing" role="status">{text}</p> })}
        {move || is_for_account().then(|| view! {
            <p><Link to=PageRoute::Account>{t("rating-account-link")}</Link></p>
        })}
        {move || is_empty().then(|| view! {
            <div class="card column">
                <b>{t("rating-board-empty")}</b>
                <p class="soft">{t("rating-board-empty-more")}</p>
                <div class="row"><Link to=PageRoute::Lobby class="button main">{t("rating-find-game")}</Link></div>
            </div>
        })}
        <ol class="places">
            <For each=move || places.get() key=|place| place.place children=row />
        </ol>
        {move || error.get().map(|error| view! { <p class="say" role="alert">{i18n::error_text(&error)}</p> })}
        {move || next.get().map(|page| view! {
            <div class="row">
                <button class="button" type="button" on:click=move |_| load.run(page)>{t("rating-more")}</button>
            </div>
        })}
        {move || distribution.get().and_then(rating_spread)}
        <p class="soft">{t("rating-board-who")}</p>
    }
}

/// Why somebody has no place, and how to get one.
fn unlisted_text(Unlisted { reason, rating }: &Unlisted) -> String {
    let key = match reason {
        UnlistedReason::Guest => "rating-guest",
        UnlistedReason::NoGames => "rating-no-own",
        UnlistedReason::Private => "rating-own-private",
        UnlistedReason::Provisional => "rating-own-provisional",
        UnlistedReason::Unsure => "rating-own-unranked",
    };
    let rating = rating.as_ref().map(rating_text).unwrap_or_default();
    translate(key, &[("rating", rating.into())])
}
