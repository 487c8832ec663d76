use std::fmt::Write as _;

use ::play::RatingChart;
use api::RatingPoint;
use leptos::prelude::*;

use super::rating_text::signed;
use crate::i18n::{self, t, translate};
use crate::route::{Link, PageRoute};

/// A rating over the games, from where it began if that is known: a line with a scale, the first and the last day, and the same as a table for whoever cannot
/// see it or wants the numbers.
pub(super) fn rating_graph(points: Vec<RatingPoint>, began_at: Option<i32>) -> Option<AnyView> {
    // Points that were given back after a ban come from no game.
    let count = points.iter().filter(|point| point.table.is_some()).count();
    let ratings: Vec<_> = began_at.into_iter().chain(points.iter().map(|p| p.rating)).collect();
    let chart = RatingChart::new(&ratings)?;
    let ends = (points.first()?.at, points.last()?.at);
    let label = move || {
        let number = |rating: Option<&i32>| rating.copied().unwrap_or_default().to_string();
        let args = [
            ("count", count.into()),
            ("rating", number(ratings.last()).into()),
            ("least", number(ratings.iter().min()).into()),
            ("most", number(ratings.iter().max()).into()),
        ];
        translate("rating-graph", &args)
    };
    let scale = chart.lines.iter().map(|(_, y)| {
        let y = y.to_string();
        view! { <line x1="0" x2="1000" y1=y.clone() y2=y /> }
    });
    let numbers = chart.lines.iter().map(|(rating, y)| {
        view! { <small style:--y=percent(*y)>{*rating}</small> }
    });
    let now = chart.points.last().map(|(x, y)| {
        view! { <i style:--x=percent(*x) style:--y=percent(*y)></i> }
    });
    let graph = view! {
        <div class="rating-graph">
            <figure>
                <div class="plot" role="img" aria-label=label>
                    <svg viewBox="0 0 1000 1000" preserveAspectRatio="none" aria-hidden="true">
                        {scale.collect_view()}
                        <path class="under" d=area(&chart) />
                        <path class="trace" d=line(&chart) />
                    </svg>
                    {numbers.collect_view()}
                    {now}
                </div>
                <figcaption>
                    <span>{move || i18n::date(ends.0)}</span>
                    <span>{move || i18n::date(ends.1)}</span>
                </figcaption>
            </figure>
            <ChangeTable points began_at />
        </div>
    };
    Some(graph.into_any())
}

/// Every change with its day and its game, the newest first.
#[component]
fn ChangeTable(points: Vec<RatingPoint>, began_at: Option<i32>) -> impl IntoView {
    let before = std::iter::once(began_at).chain(points.iter().map(|point| Some(point.rating)));
    let rows: Vec<_> = points.clone().into_iter().zip(before).collect();
    let row = |(point, before): (RatingPoint, Option<i32>)| {
        let RatingPoint { at, rating, table } = point;
        let game = table.map(|table| {
            view! { <Link to=PageRoute::OnlineTable(table) class="button small">{t("person-open")}</Link> }
                .into_any()
        });
        let game = game.unwrap_or_else(|| t("rating-refund").into_any());
        view! {
            <tr>
                <td>{move || i18n::date(at)}</td>
                <td>{rating}</td>
                <td>{before.map(|before| signed(rating - before))}</td>
                <td>{game}</td>
            </tr>
        }
    };
    let is_open = RwSignal::new(false);
    let body = move || is_open.get().then(|| rows.iter().rev().cloned().map(row).collect_view());
    view! {
        <details on:toggle=move |_| is_open.set(true)>
            <summary>{t("rating-as-table")}</summary>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{t("rating-column-day")}</th>
                        <th scope="col">{t("rating-column-rating")}</th>
                        <th scope="col">{t("rating-column-change")}</th>
                        <th scope="col">{t("rating-column-game")}</th>
                    </tr>
                </thead>
                <tbody>{body}</tbody>
            </table>
        </details>
    }
}

/// A length of a chart as one of styles.
fn percent(permille: u16) -> String {
    format!("{}.{}%", permille / 10, permille % 10)
}

fn line(chart: &RatingChart) -> String {
    let mut path = String::new();
    for (nth, (x, y)) in chart.points.iter().enumerate() {
        let _ = write!(path, "{}{x} {y}", if nth == 0 { 'M' } else { 'L' });
    }
    path
}

/// What is below the line.
fn area(chart: &RatingChart) -> String {
    let (Some((first, _)), Some((last, _))) = (chart.points.first(), chart.points.last()) else {
        return String::new();
    };
    format!("{}L{last} 1000L{first} 1000Z", line(chart))
}
