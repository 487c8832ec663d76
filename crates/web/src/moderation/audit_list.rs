use api::AuditEntry;
use leptos::prelude::*;

use super::paged_list::PagedList;
use super::{act_text, moment};

/// How many entries a page has.
const FULL_PAGE: usize = 100;

/// What moderators have done, the latest first. Nobody changes it.
#[component]
pub(super) fn AuditList() -> impl IntoView {
    PagedList::<AuditEntry>::load("/admin/audit?", FULL_PAGE)
        .view(|entry, _| audit_row(entry, true))
}

/// What was done: by whom, when, about whom where that is not clear, and why.
pub(super) fn audit_row(entry: AuditEntry, has_subject: bool) -> AnyView {
    let AuditEntry { at, moderator, act, subject, note } = entry;
    let subject = has_subject.then(|| view! { <code>{subject}</code> });
    view! {
        <li class="row">
            <span class="grow">
                <span><b>{move || act_text(&act)}</b> " " {subject}</span>
                <small>{moderator} " · " {move || moment(at)}</small>
                <small>{note}</small>
            </span>
        </li>
    }
    .into_any()
}
