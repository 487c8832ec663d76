use api::ReportCase;
use leptos::prelude::*;

use super::moment;
use super::paged_list::PagedList;
use crate::i18n::{self, translate};
use crate::route::{Link, PageRoute};

/// How many cases a page has.
const FULL_PAGE: usize = 20;

/// The cases: one for everybody who is reported, those with the latest report first.
#[component]
pub(super) fn CaseList(closed: bool) -> impl IntoView {
    let path = if closed { "/admin/reports?closed=true&" } else { "/admin/reports?" };
    PagedList::<ReportCase>::load(path, FULL_PAGE).view(|case, _| case_row(case))
}

fn case_row(case: ReportCase) -> AnyView {
    let ReportCase { id, person, last, reporters, reports, taken, closed, .. } = case;
    let mut reasons: Vec<_> = reports.iter().map(|report| report.reason).collect();
    reasons.sort_unstable();
    reasons.dedup();
    let facts = move || {
        let count = translate("moderation-reporters", &[("count", reporters.into())]);
        let reasons = reasons.iter();
        let reasons =
            reasons.map(|reason| translate(&format!("people-reason-{}", reason.word()), &[]));
        let parts = [count, moment(last)].into_iter().chain(reasons);
        parts.collect::<Vec<_>>().join(" · ")
    };
    let standing = move || {
        let (key, note) = match (&closed, &taken) {
            (Some(note), _) => ("moderation-closed-by", note),
            (None, Some(note)) => ("moderation-taken", note),
            (None, None) => return None,
        };
        let who = translate(key, &[("moderator", note.moderator.as_str().into())]);
        Some(format!("{who} · {}", moment(note.at)))
    };
    view! {
        <li class="row">
            <span class="grow">
                <Link to=PageRoute::Moderation(id)>{move || i18n::person_name(&person)}</Link>
                <small>{facts}</small>
                <small>{standing}</small>
            </span>
        </li>
    }
    .into_any()
}
