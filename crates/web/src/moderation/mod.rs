//! The moderators' page: what people have reported, what there is to know for a decision, what is in force and what was
//! done. Whatever it does is also done by `palisade admin`.

mod audit_list;
mod case_list;
mod case_page;
mod case_state;
mod decision_form;
mod in_force;
mod line_field;
mod paged_list;
mod person_facts;

use leptos::prelude::*;

use crate::http::RequestError;
use crate::i18n::{self, t, translate};
use crate::route::{Link, PageRoute};
use audit_list::AuditList;
use case_list::CaseList;
use case_page::CasePage;
use in_force::InForceList;

/// The lists of the page, by the fragment of their address and the key of their title.
const LISTS: [(&str, &str); 4] = [
    ("", "moderation-open"),
    ("closed", "moderation-closed"),
    ("in-force", "moderation-in-force"),
    ("audit", "moderation-audit"),
];

/// The page with one of its lists, or with the case of that id.
#[component]
pub fn ModerationPage(shown: String) -> impl IntoView {
    Effect::new(|| {
        document().set_title(&format!("{} · Palisade", translate("moderation-title", &[])));
    });
    let link = |(list, key): (&'static str, &'static str)| {
        let current = shown == list;
        view! {
            <Link to=PageRoute::Moderation(list.to_owned()) class="button small" current>
                {t(key)}
            </Link>
        }
    };
    let links = LISTS.map(link).collect_view();
    let content = match shown.as_str() {
        "" => view! { <CaseList closed=false /> }.into_any(),
        "closed" => view! { <CaseList closed=true /> }.into_any(),
        "in-force" => view! { <InForceList /> }.into_any(),
        "audit" => view! { <AuditList /> }.into_any(),
        _ => view! { <CasePage id=shown.clone() /> }.into_any(),
    };
    view! {
        <section class="page wide account moderation">
            <h1>{t("moderation-title")}</h1>
            <nav class="row" aria-label=t("moderation-title")>{links}</nav>
            {content}
        </section>
    }
}

/// Why nothing is shown, in one sentence: whoever is no moderator is told so.
fn failure(error: &RequestError) -> AnyView {
    let text = match error {
        RequestError::Refused(refusal) if refusal.key == "server-moderator" => {
            translate("moderation-only", &[])
        }
        RequestError::Refused(refusal) if refusal.key == "server-no-call" => {
            translate("moderation-elsewhere", &[])
        }
        other => i18n::error_text(other),
    };
    view! { <p class="say" role="alert">{text}</p> }.into_any()
}

/// A time to the minute.
fn moment(millis: u64) -> String {
    let date = js_sys::Date::new(&(millis as f64).into());
    let options = js_sys::Object::new();
    for (name, style) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = js_sys::Reflect::set(&options, &name.into(), &style.into());
    }
    date.to_locale_string(i18n::language().tag(), &options).into()
}

/// What a moderator is about to do, as a button has it.
fn decision_text(decision: &str) -> String {
    translate(&format!("moderation-do-{decision}"), &[])
}

/// What a moderator did, in a word or two; the word of a later version stands for itself.
fn act_text(act: &str) -> String {
    let key = format!("moderation-act-{act}");
    let text = translate(&key, &[]);
    if text == key { act.to_owned() } else { text }
}
