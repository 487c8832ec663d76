use std::time::Duration;

use api::{SeatHolder, SeatRating, Snapshot, TablePhase, TableRatings};
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::rating_text::{points_text, rating_text, signed};
use super::stakes::stakes_view;
use crate::i18n::{self, t, translate};
use crate::play::{RatedTable, TablePhrases};
use crate::route::{Link, PageRoute};
use crate::{guest, http};

/// How often the page asks for the changes of a game that is over, each time after twice as long.
const TRIES: u32 = 6;

/// Follows the ratings of the table shown: asks for them when somebody sits down or leaves, and at the end.
pub(super) fn watch() {
    let (phrases, table) = (expect_context::<TablePhrases>(), expect_context::<RatedTable>());
    let asked = Memo::new(move |_| {
        phrases.snapshot.with(|snapshot| {
            let snapshot = snapshot.as_ref().filter(|snapshot| snapshot.spec.rated)?;
            let is_over = snapshot.state.phase == TablePhase::Over;
            Some((snapshot.table.clone(), people(snapshot), is_over))
        })
    });
    Effect::new(move || {
        if let Some((id, _, is_over)) = asked.get() {
            ask(table.ratings, id, if is_over { TRIES } else { 1 }, 0);
        }
    });
}

/// Who sits at a table, by seat.
fn people(snapshot: &Snapshot) -> Vec<Option<String>> {
    let seats = snapshot.state.seats.iter();
    let person = |holder: &SeatHolder| match holder {
        SeatHolder::Person(person) => Some(person.id.clone()),
        SeatHolder::Level { .. } => None,
    };
    seats.map(|seat| seat.holder.as_ref().and_then(person)).collect()
}

/// Asks for the ratings of a table, again if the end of a game has not changed them yet.
fn ask(ratings: RwSignal<Option<TableRatings>>, id: String, tries: u32, nth: u32) {
    spawn_local(async move {
        let found = http::get::<TableRatings>(&format!("/tables/{id}/ratings")).await;
        if ratings.is_disposed() {
            return;
        }
        let is_settled = found.as_ref().is_ok_and(|found| {
            found.unrated.is_some() || found.seats.iter().any(|seat| seat.change.is_some())
        });
        if let Ok(found) = found {
            ratings.set(Some(found));
        }
        if !is_settled && nth + 1 < tries {
            let wait = Duration::from_millis(500 << nth);
            set_timeout(move || ask(ratings, id, tries, nth + 1), wait);
        }
    });
}

/// After the name of a player: the rating, and what the game has changed about it.
#[component]
pub(super) fn RatingAfterName(seat: u8) -> impl IntoView {
    let table = expect_context::<RatedTable>();
    let known = Memo::new(move |_| {
        table.ratings.with(|ratings| {
            ratings.as_ref()?.seats.iter().find(|known| known.seat == seat).cloned()
        })
    });
    move || {
        known.with(|known| {
            let known = known.as_ref()?;
            let (number, change) = match (&known.change, &known.rating) {
                (Some(change), _) => (
                    points_text(change.after, change.provisional),
                    Some(change.after - change.before),
                ),
                (None, Some(rating)) => (rating_text(rating), None),
                (None, None) => return None,
            };
            Some(view! {
                <span class="seat-rating">
                    {number}
                    {change.map(|change| view! { <b class=change_class(change)>{signed(change)}</b> })}
                </span>
            })
        })
    }
}

fn change_class(change: i32) -> &'static str {
    if change < 0 { "change less" } else { "change" }
}

/// Whether the table is rated, and what is at stake for the person here: at their seat, or at the open ones.
#[component]
pub(super) fn TableKind() -> impl IntoView {
    let (phrases, table) = (expect_context::<TablePhrases>(), expect_context::<RatedTable>());
    let is_rated = Memo::new(move |_| {
        phrases.snapshot.with(|snapshot| snapshot.as_ref().is_some_and(|s| s.spec.rated))
    });
    // The seats of the person here, or those that are open, while the game is not over.
    let seats = Memo::new(move |_| {
        phrases.snapshot.with(|snapshot| {
            let Some(snapshot) = snapshot else { return Vec::new() };
            let own = snapshot.seats_of(&guest::me().unwrap_or_default());
            let open = || {
                let seats = (1u8..).zip(&snapshot.state.seats);
                seats.filter(|(_, seat)| seat.holder.is_none()).map(|(seat, _)| seat).collect()
            };
            if own.is_empty() { open() } else { own }
        })
    });
    let at_stake = Memo::new(move |_| {
        let seats = seats.get();
        table.ratings.with(|ratings| {
            let known = ratings.iter().flat_map(|ratings| &ratings.seats);
            let own = known.filter(|known| seats.contains(&known.seat) && known.stake.is_some());
            own.cloned().collect::<Vec<_>>()
        })
    });
    let stakes = move || {
        let seats = at_stake.get();
        let missing = seats.iter().any(|seat| seat.missing);
        let stake = |seat: SeatRating| Some((seat.pool, seat.stake?));
        (!seats.is_empty()).then(|| stakes_view(seats.into_iter().filter_map(stake), missing))
    };
    view! {
        <section class="rated-kind" aria-label=t("rating-choice")>
            {move || match is_rated.get() {
                true => view! {
                    <p><b>{t("web-rated")}</b> ". " {t("rating-rated-more")}</p>
                    {stakes}
                    {guest::account_name().is_none().then(|| view! {
                        <p><Link to=PageRoute::Account>{t("rating-table-guest")}</Link></p>
                    })}
                }
                .into_any(),
                false => view! { <p><b>{t("rating-casual")}</b> ". " {t("rating-casual-more")}</p> }.into_any(),
            }}
        </section>
    }
}

/// Below the result: how everybody's rating has changed, or why none has.
#[component]
pub(super) fn RatingChanges() -> impl IntoView {
    let (phrases, table) = (expect_context::<TablePhrases>(), expect_context::<RatedTable>());
    let names = move || {
        phrases.snapshot.with(|snapshot| {
            let seats = snapshot.iter().flat_map(|snapshot| &snapshot.state.seats);
            let holders: Vec<_> = seats.map(|seat| seat.holder.as_ref()).collect();
            i18n::holder_names(&holders)
        })
    };
    move || {
        table.ratings.with(|ratings| {
            let ratings = ratings.as_ref().filter(|ratings| ratings.rated)?;
            if let Some(key) = &ratings.unrated {
                return Some(view! { <p class="soft">{translate(key, &[])}</p> }.into_any());
            }
            let names = names();
            let line = |seat: &SeatRating| {
                let change = seat.change.as_ref()?;
                let name = names.get(usize::from(seat.seat) - 1).cloned().flatten();
                let points = change.after - change.before;
                Some(view! {
                    <li>
                        <span>{name}</span>
                        " "
                        <span>{format!("{} → {}", change.before, points_text(change.after, change.provisional))}</span>
                        " "
                        <b class=change_class(points)>{signed(points)}</b>
                    </li>
                })
            };
            let lines: Vec<_> = ratings.seats.iter().filter_map(line).collect();
            (!lines.is_empty())
                .then(|| view! { <ul class="rating-changes" aria-label=t("rating-title")>{lines}</ul> }.into_any())
        })
    }
}
