use api::{CaseFile, CaseNote, ModeratorReason, NewCaseNote, Report};
use leptos::prelude::*;

use super::case_state::CaseState;
use super::decision_form::DecisionForm;
use super::line_field::line_field;
use super::moment;
use super::person_facts::PersonFacts;
use crate::controls::name_link;
use crate::i18n::{self, t, translate};
use crate::route::{Link, PageRoute};
use crate::{guest, http};

/// A case with all that there is to know, and what its moderator can do.
#[component]
pub(super) fn CasePage(id: String) -> impl IntoView {
    let state = CaseState::load(id);
    let is_known = Memo::new(move |_| state.file.with(Option::is_some));
    let is_open = Memo::new(move |_| {
        let closed = |file: &CaseFile| file.case.closed.is_none();
        state.file.with(|file| file.as_ref().is_some_and(closed))
    });
    // What is typed into a form stays while the case is read again.
    let content = move || {
        is_known.get().then(|| {
            view! {
                <CaseHead state />
                {state.view()}
                <Reports state />
                <PersonFacts state />
                <Notes state />
                {move || is_open.get().then(|| view! { <DecisionForm state /> <ClosingForm state /> })}
            }
        })
    };
    let waiting = move || (!is_known.get()).then(|| state.view());
    view! { {content} {waiting} }
}

/// Who is reported, and who is at it.
#[component]
fn CaseHead(state: CaseState) -> impl IntoView {
    let head = move || {
        state.file.get().map(|CaseFile { case, .. }| {
            let (key, note) = match (case.closed, case.taken) {
                (Some(note), _) => ("moderation-closed-by", Some(note)),
                (None, taken) => ("moderation-taken", taken),
            };
            let is_own = note.as_ref().is_some_and(|note| {
                key == "moderation-taken" && Some(&note.moderator) == guest::account_name().as_ref()
            });
            let is_open = key == "moderation-taken";
            let standing = note.map(|CaseNote { at, moderator, note }| {
                let who = translate(key, &[("moderator", moderator.as_str().into())]);
                view! { <p>{format!("{who} · {}", moment(at))} " " {note}</p> }
            });
            let what = if is_own { "release" } else { "take" };
            let key = if is_own { "moderation-release" } else { "moderation-take" };
            let press = move |_| {
                let path = state.path(what);
                let request = async move { http::send_only("POST", &path, &()).await };
                state.send(request, "moderation-saved", || ());
            };
            let button = is_open.then(|| {
                view! {
                    <button class="button small" type="button" disabled=state.is_busy on:click=press>
                        {t(key)}
                    </button>
                }
            });
            let count = translate("moderation-reporters", &[("count", case.reporters.into())]);
            let id = case.person.id.clone();
            let name = name_link(i18n::person_name(&case.person), case.person.account);
            view! {
                <h2>{name}</h2>
                <p class="soft"><code>{id}</code> " · " {count}</p>
                {standing}
                <div class="row">{button}</div>
            }
        })
    };
    view! { <div class="card column">{head}</div> }
}

/// Who reported, why, when, and at which table.
#[component]
fn Reports(state: CaseState) -> impl IntoView {
    let row = |report: Report| {
        let Report { reporter, name, reason, table, maze, at, .. } = report;
        let why = translate(&format!("people-reason-{}", reason.word()), &[]);
        let called = (!name.is_empty())
            .then(|| translate("moderation-called", &[("name", name.as_str().into())]));
        let table = table.map(|table| {
            view! {
                <Link to=PageRoute::OnlineTable(table) class="button small">{t("moderation-table")}</Link>
            }
        });
        let maze = maze.map(|maze| {
            view! {
                <Link to=PageRoute::Gallery(maze) class="button small">{t("moderation-maze")}</Link>
            }
        });
        view! {
            <li class="row">
                <span class="grow">
                    <b>{why}</b>
                    <small>{i18n::person_name(&reporter)} " · " {moment(at)}</small>
                    <small>{called}</small>
                </span>
                {table}
                {maze}
            </li>
        }
    };
    let rows = move || {
        let reports = state.file.get().map(|file| file.case.reports).unwrap_or_default();
        reports.into_iter().map(row).collect_view()
    };
    view! {
        <section class="card column" aria-labelledby="reports">
            <h2 id="reports">{t("moderation-reports")}</h2>
            <ul class="kept">{rows}</ul>
        </section>
    }
}

/// What moderators have written down, and a line for more.
#[component]
fn Notes(state: CaseState) -> impl IntoView {
    let text = RwSignal::new(String::new());
    let row = |note: CaseNote| {
        view! {
            <li class="row">
                <span class="grow">
                    <span>{note.note}</span>
                    <small>{note.moderator} " · " {moment(note.at)}</small>
                </span>
            </li>
        }
    };
    let rows = move || {
        let notes = state.file.get().map(|file| file.case.notes).unwrap_or_default();
        notes.into_iter().map(row).collect_view()
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let (path, note) = (state.path("note"), NewCaseNote { note: text.get_untracked() });
        let request = async move { http::send_only("POST", &path, &note).await };
        state.send(request, "moderation-saved", move || text.set(String::new()));
    };
    view! {
        <section class="card column" aria-labelledby="notes">
            <h2 id="notes">{t("moderation-notes")}</h2>
            <ul class="kept">{rows}</ul>
            <form class="column" on:submit=submit>
                {line_field("moderation-note", text)}
                <div class="row">
                    <button class="button small" type="submit" disabled=state.is_busy>
                        {t("moderation-note-add")}
                    </button>
                </div>
            </form>
        </section>
    }
}

/// Closes the case, with a reason for the other moderators.
#[component]
fn ClosingForm(state: CaseState) -> impl IntoView {
    let reason = RwSignal::new(String::new());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let (path, why) = (state.path("close"), ModeratorReason { reason: reason.get_untracked() });
        let request = async move { http::send_only("POST", &path, &why).await };
        state.send(request, "moderation-done", || ());
    };
    view! {
        <section class="card column" aria-labelledby="closing">
            <h2 id="closing">{t("moderation-close")}</h2>
            <form class="column" on:submit=submit>
                {line_field("moderation-reason", reason)}
                <div class="row">
                    <button class="button" type="submit" disabled=state.is_busy>{t("moderation-close")}</button>
                </div>
            </form>
        </section>
    }
}
