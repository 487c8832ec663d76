use ::play::fair_play_sentences;
use api::{CaseFile, EarlierCase, FairPlay, ModeratorNotice, TableSummary};
use game::Reason;
use leptos::prelude::*;

use super::audit_list::audit_row;
use super::case_state::CaseState;
use super::in_force::sanction_row;
use super::moment;
use crate::i18n::{reason_text, t, translate};
use crate::moderator_notices::notice_text;
use crate::route::{Link, PageRoute};

/// How many of the person's tables are listed.
const TABLES: usize = 10;

/// What there is to know about the person: names, tables, other cases, what is in force, what they were told and what
/// was done before. A fact that is not there has no heading.
#[component]
pub(super) fn PersonFacts(state: CaseState) -> impl IntoView {
    let names = move || {
        let names = state.file.with(|file| Some(file.as_ref()?.names.join(", ")))?;
        let is_known = !names.is_empty();
        is_known.then(|| translate("moderation-names", &[("names", names.into())]))
    };
    let address = move || {
        let address = state.person.with(|person| person.as_ref()?.address.clone())?;
        Some(translate("moderation-address", &[("address", address.into())]))
    };
    let erasing = move || {
        let erasure = state.person.with(|person| person.as_ref()?.erasure)?;
        erasure.done.is_none().then(|| translate("moderation-erasing", &[]))
    };
    let line = |text: String| view! { <p>{text}</p> };
    let of_file = move |read: fn(CaseFile) -> Vec<AnyView>| {
        move || state.file.get().map(read).unwrap_or_default()
    };
    let tables = move || {
        let tables = state.person.get().map(|person| person.tables).unwrap_or_default();
        tables.into_iter().take(TABLES).map(table_row).collect()
    };
    let done = Callback::new(move |answer| {
        state.send(async move { answer }, "moderation-done", || ());
    });
    let in_force = move || {
        let sanctions = state.file.get().map(|file| file.sanctions).unwrap_or_default();
        sanctions.into_iter().map(|sanction| sanction_row(sanction, false, done)).collect()
    };
    let earlier = of_file(|file| file.earlier.into_iter().map(earlier_row).collect());
    let fair_play = of_file(|file| file.fair_play.map(fair_play_rows).unwrap_or_default());
    let told = of_file(|file| file.told.into_iter().map(told_row).collect());
    let history =
        of_file(|file| file.history.into_iter().map(|entry| audit_row(entry, false)).collect());
    view! {
        <section class="card column" aria-labelledby="person">
            <h2 id="person">{t("moderation-person")}</h2>
            {move || names().map(line)}
            {move || address().map(line)}
            {move || erasing().map(line)}
            {facts("moderation-in-force", in_force)}
            {facts("moderation-told", told)}
            {facts("moderation-history", history)}
            {facts("moderation-earlier", earlier)}
            {facts("moderation-fair-play", fair_play)}
            {facts("moderation-tables", tables)}
        </section>
    }
}

/// A list under its heading, if there is anything in it.
fn facts(
    title: &'static str,
    rows: impl Fn() -> Vec<AnyView> + Send + Sync + 'static,
) -> impl IntoView {
    move || {
        let rows = rows();
        (!rows.is_empty()).then(|| view! { <h3>{t(title)}</h3> <ul class="kept">{rows}</ul> })
    }
}

/// How fairly somebody plays: hints for a person to look at, no verdict.
fn fair_play_rows(facts: FairPlay) -> Vec<AnyView> {
    let row = |fact: Reason| view! { <li>{move || reason_text(&fact)}</li> }.into_any();
    fair_play_sentences(&facts).into_iter().map(row).collect()
}

fn told_row(notice: ModeratorNotice) -> AnyView {
    let read = notice.read.map(|at| translate("moderation-read", &[("date", moment(at).into())]));
    view! {
        <li class="row"><span class="grow"><span>{notice_text(&notice)}</span> <small>{read}</small></span></li>
    }
    .into_any()
}

fn earlier_row(case: EarlierCase) -> AnyView {
    let EarlierCase { id, opened, reporters, closed } = case;
    let count = translate("moderation-reporters", &[("count", reporters.into())]);
    let closed = closed.map(|note| {
        let who =
            translate("moderation-closed-by", &[("moderator", note.moderator.as_str().into())]);
        format!("{who} · {} {}", moment(note.at), note.note)
    });
    view! {
        <li class="row">
            <span class="grow">
                <Link to=PageRoute::Moderation(id)>{moment(opened)}</Link>
                <small>{count}</small>
                <small>{closed}</small>
            </span>
        </li>
    }
    .into_any()
}

fn table_row(table: TableSummary) -> AnyView {
    let game = translate(&format!("game-{}", table.game), &[]);
    view! {
        <li class="row">
            <span class="grow">
                <Link to=PageRoute::OnlineTable(table.table)>{game}</Link>
                <small>{moment(table.at)}</small>
            </span>
        </li>
    }
    .into_any()
}
