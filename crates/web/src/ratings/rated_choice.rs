use ::play::{SeatChoice, SeatingPlan};
use ::ratings::{PlayedGame, PlayerKind, UnratedReason};
use api::PersonRatings;
use game::TimeControl;
use leptos::prelude::*;
use leptos::task::spawn_local;
use rules::{Game, GameSetup};

use super::rating_text::{pool_name, rating_text, ratings_of};
use super::stakes::stakes_view;
use crate::controls::segmented;
use crate::i18n::{t, translate};
use crate::route::{Link, PageRoute};
use crate::storage::RATED;
use crate::{guest, storage};

/// A table that somebody is about to create, as far as ratings care.
pub struct PlannedTable<'a> {
    pub setup: &'a GameSetup,
    pub time_control: TimeControl,
    pub plan: &'a SeatingPlan,
}

impl PlannedTable<'_> {
    /// Why its game cannot be rated; `None` where it can.
    pub fn casual_reason(&self) -> Option<UnratedReason> {
        let ids: Vec<_> = (0..self.setup.seats()).map(|nth| format!("open {nth}")).collect();
        let player = |(nth, id): (usize, &'_ String)| {
            let choice = self.plan.players().get(nth).map(|player| player.choice);
            match choice {
                Some(SeatChoice::Me | SeatChoice::Person) => ("me".to_owned(), PlayerKind::Account),
                Some(SeatChoice::Computer(_)) => (id.clone(), PlayerKind::Computer),
                Some(SeatChoice::Open) | None => (id.clone(), PlayerKind::Account),
            }
        };
        let players: Vec<_> = ids.iter().enumerate().map(player).collect();
        let usual = GameSetup::new(self.setup.game()).maze();
        let is_standard = self.setup.non_default_options().is_empty() && self.setup.maze() == usual;
        casual_reason(self.setup.game(), self.time_control, is_standard, &players)
    }
}

/// Why a game of people with different accounts, and of nobody else, cannot be rated; `None` where it can.
pub fn casual_reason_between(
    game: Game,
    seats: usize,
    time_control: TimeControl,
) -> Option<UnratedReason> {
    let player = |nth: usize| (nth.to_string(), PlayerKind::Account);
    casual_reason(game, time_control, true, &(0..seats).map(player).collect::<Vec<_>>())
}

fn casual_reason(
    game: Game,
    time_control: TimeControl,
    is_standard: bool,
    players: &[(String, PlayerKind)],
) -> Option<UnratedReason> {
    // Nothing else is of use to somebody without an account.
    if guest::account_name().is_none() {
        return Some(UnratedReason::Guest);
    }
    let game = PlayedGame {
        game: game.name(),
        time_control,
        asked_for: true,
        is_standard,
        takebacks: false,
        players: players.iter().map(|(id, kind)| (id.as_str(), *kind)).collect(),
        has_moved: Vec::new(),
    };
    game.refusal_at_start()
}

/// Whether the game of a new table is to be rated; where it cannot be, why.
#[component]
pub fn RatedChoice(
    rated: RwSignal<bool>,
    /// Why it cannot be.
    reason: Signal<Option<UnratedReason>>,
) -> impl IntoView {
    let reason = Memo::new(move |_| reason.get());
    rated.set(storage::get(RATED).is_some());
    view! {
        {move || match reason.get() {
            None => choice(rated),
            Some(reason) => view! {
                <div class="field" role="group" aria-label=t("rating-choice")>
                    <span aria-hidden="true">{t("rating-choice")}</span>
                    <p><b>{t("rating-casual")}</b> ". " {t(reason_key(reason))}</p>
                    {(reason == UnratedReason::Guest).then(account_link)}
                </div>
            }
            .into_any(),
        }}
    }
}

/// Rated or casual; the device remembers it.
fn choice(rated: RwSignal<bool>) -> AnyView {
    Effect::new(move || match rated.get() {
        true => drop(storage::set(RATED, "1")),
        false => storage::remove(RATED),
    });
    let options =
        || vec![(false, translate("rating-casual", &[])), (true, translate("web-rated", &[]))];
    view! {
        {segmented("rating-choice", options, rated)}
        <small role="status">
            {move || translate(if rated.get() { "rating-rated-more" } else { "rating-casual-more" }, &[])}
        </small>
    }
    .into_any()
}

fn account_link() -> AnyView {
    view! { <p><Link to=PageRoute::Account>{t("rating-account-link")}</Link></p> }.into_any()
}

/// The sentence for a reason.
fn reason_key(reason: UnratedReason) -> &'static str {
    match reason {
        UnratedReason::Guest => "rating-guest",
        UnratedReason::NoClock => "rating-why-clock",
        UnratedReason::Computer => "rating-why-computer",
        UnratedReason::SamePerson => "rating-why-same-person",
        UnratedReason::NoPool => "rating-why-pool",
        _ => "rating-why-standard",
    }
}

/// The choice where somebody is to be paired: account holders have one, with their rating; guests are told why not.
#[component]
pub(super) fn PairingChoice(
    rated: RwSignal<bool>,
    game: RwSignal<Game>,
    seats: RwSignal<u8>,
) -> impl IntoView {
    let Some(name) = guest::account_name() else {
        return view! { <p class="soft">{t("rating-guest")}</p> }.into_any();
    };
    rated.set(storage::get(RATED).is_some());
    let own = RwSignal::new(PersonRatings::default());
    spawn_local(async move {
        // Whoever has none is a newcomer.
        if let Ok(found) = ratings_of(&name).await {
            let _ = own.try_set(found);
        }
    });
    let pools = move || -> &[&str] {
        match game.get() {
            Game::Quoridor | Game::Mini if seats.get() > 2 => &["four-players"],
            Game::Quoridor => &["classic", "classic-correspondence"],
            Game::Mini => &["mini"],
            Game::Pacman => &["pacman", "ghosts"],
            Game::Mspacman => &["mspacman"],
        }
    };
    let ratings = move || {
        let pools = pools();
        own.with(|own| {
            let own = own.pools.iter();
            let in_game = own.filter(|pool| pools.contains(&pool.rating.pool.as_str()));
            let text = in_game.map(|pool| {
                format!("{} {}", pool_name(&pool.rating.pool), rating_text(&pool.rating))
            });
            text.collect::<Vec<_>>().join(" · ")
        })
    };
    let stakes = move || {
        let pools = pools();
        let known = own.with(|own| own.stakes.clone());
        let in_game = known.into_iter().filter(|known| pools.contains(&known.pool.as_str()));
        let stakes: Vec<_> = in_game.map(|known| (known.pool, known.stake)).collect();
        (rated.get() && !stakes.is_empty()).then(|| stakes_view(stakes.into_iter(), true))
    };
    view! {
        <div class="rated-choice">
            {choice(rated)}
            {move || Some(ratings()).filter(|text| !text.is_empty()).map(|text| view! { <p class="soft">{text}</p> })}
            {stakes}
        </div>
    }
    .into_any()
}
