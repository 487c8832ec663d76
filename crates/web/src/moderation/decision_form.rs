use api::{
    ModeratorNotice, NewName, NewSanction, NewWarning, NoticeKind, ReportReason, SanctionKind,
};
use leptos::prelude::*;

use super::case_state::CaseState;
use super::line_field::line_field;
use super::{decision_text, moment};
use crate::controls::segmented;
use crate::http::{self, RequestError};
use crate::i18n::{t, translate};
use crate::moderator_notices::notice_text;

const DAY: u64 = 24 * 60 * 60 * 1000;

/// For how many days something can be decided.
const DAYS: [u64; 7] = [1, 3, 7, 30, 90, 365, 3650];

/// How long somebody is told that they were given another name, in days.
const RENAME_DAYS: u64 = 30;

/// What can be decided about a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Decision {
    Warn,
    Silence,
    Ban,
    /// Everybody at some addresses.
    BanAddresses,
    Rename,
}

impl Decision {
    const ALL: [Decision; 5] = [
        Decision::Warn,
        Decision::Silence,
        Decision::Ban,
        Decision::BanAddresses,
        Decision::Rename,
    ];

    fn word(self) -> &'static str {
        match self {
            Decision::Warn => "warn",
            Decision::Silence => "silence",
            Decision::Ban => "ban",
            Decision::BanAddresses => "range",
            Decision::Rename => "rename",
        }
    }

    fn notice(self) -> NoticeKind {
        match self {
            Decision::Warn => NoticeKind::Warning,
            Decision::Silence => NoticeKind::Silence,
            Decision::Ban | Decision::BanAddresses => NoticeKind::Ban,
            Decision::Rename => NoticeKind::Rename,
        }
    }
}

/// What the moderator has chosen.
#[derive(Clone, Copy)]
struct Draft {
    decision: RwSignal<Decision>,
    told: RwSignal<Option<ReportReason>>,
    days: RwSignal<u64>,
    reason: RwSignal<String>,
    name: RwSignal<String>,
    addresses: RwSignal<String>,
    confirmed: RwSignal<bool>,
}

impl Draft {
    fn new() -> Draft {
        Draft {
            decision: RwSignal::new(Decision::Warn),
            told: RwSignal::new(None),
            days: RwSignal::new(7),
            reason: RwSignal::new(String::new()),
            name: RwSignal::new(String::new()),
            addresses: RwSignal::new(String::new()),
            confirmed: RwSignal::new(false),
        }
    }

    /// What the person will read.
    fn notice(self) -> ModeratorNotice {
        let kind = self.decision.get().notice();
        let is_rename = kind == NoticeKind::Rename;
        let days = if is_rename { RENAME_DAYS } else { self.days.get() };
        let reason = self.told.get().or(is_rename.then_some(ReportReason::Name));
        let now = js_sys::Date::now() as u64;
        let until = now + days * DAY;
        ModeratorNotice { id: String::new(), kind, reason, at: now, until, read: None }
    }

    /// Has the server do it.
    async fn send(self, state: CaseState) -> Result<(), RequestError> {
        let (person, case, seen) = (state.person_id(), Some(state.id()), state.seen());
        let (told, reason) = (self.told.get_untracked(), self.reason.get_untracked());
        let duration = self.days.get_untracked() * DAY;
        let decision = self.decision.get_untracked();
        let path = format!("/admin/people/{person}");
        let (kind, subject) = match decision {
            Decision::Warn => {
                let new = NewWarning { duration, told, reason, case, seen };
                return http::send_only("POST", &format!("{path}/warn"), &new).await;
            }
            Decision::Rename => {
                let name = self.name.get_untracked();
                let new = NewName { name, told, reason, case, seen };
                return http::send_only("PATCH", &path, &new).await;
            }
            Decision::Silence => (SanctionKind::Silence, person),
            Decision::Ban => (SanctionKind::Ban, person),
            Decision::BanAddresses => {
                (SanctionKind::Ban, self.addresses.get_untracked().trim().to_owned())
            }
        };
        let confirmed = self.confirmed.get_untracked();
        let new = NewSanction { kind, subject, duration, reason, told, case, seen, confirmed };
        http::send_only("POST", "/admin/sanctions", &new).await
    }
}

/// Warns, silences, bans or renames the person, and shows before what they will read.
#[component]
pub(super) fn DecisionForm(state: CaseState) -> impl IntoView {
    let draft = Draft::new();
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        state.send(draft.send(state), "moderation-done", move || {
            draft.reason.set(String::new());
            draft.confirmed.set(false);
        });
    };
    let decisions =
        || Decision::ALL.map(|decision| (decision, decision_text(decision.word()))).to_vec();
    // The address where the person was last seen is the one to begin with.
    Effect::new(move || {
        let address = state.person.with(|person| person.as_ref()?.address.clone());
        if let Some(address) = address.filter(|_| draft.addresses.with_untracked(String::is_empty))
        {
            draft.addresses.set(address);
        }
    });
    let preview = move || {
        let notice = draft.notice();
        view! { <blockquote class="say">{notice_text(&notice)}</blockquote> <small>{moment(notice.until)}</small> }
    };
    view! {
        <section class="card column" aria-labelledby="decision">
            <h2 id="decision">{t("moderation-decide")}</h2>
            <form class="column" on:submit=submit>
                {segmented("moderation-decide", decisions, draft.decision)}
                {move || fields(draft, draft.decision.get())}
                {told_field(draft)}
                {move || (draft.decision.get() != Decision::Rename).then(|| days_field(draft))}
                <p class="soft">{t("moderation-preview")}</p>
                {preview}
                <div class="row">
                    <button class="button primary" type="submit" disabled=state.is_busy>
                        {move || decision_text(draft.decision.get().word())}
                    </button>
                </div>
            </form>
        </section>
    }
}

/// What only some decisions ask for.
fn fields(draft: Draft, decision: Decision) -> AnyView {
    let reason = || line_field("moderation-reason", draft.reason);
    match decision {
        Decision::Rename => {
            view! { {line_field("moderation-new-name", draft.name)} {reason()} }.into_any()
        }
        Decision::Silence => {
            view! { <p class="soft">{t("moderation-what-silence")}</p> {reason()} }.into_any()
        }
        Decision::BanAddresses => {
            let confirm = move |event| draft.confirmed.set(event_target_checked(&event));
            view! {
                {line_field("moderation-addresses", draft.addresses)}
                <label class="switch">
                    <span>{t("moderation-confirm")}</span>
                    <input type="checkbox" role="switch" prop:checked=draft.confirmed on:change=confirm />
                </label>
                {reason()}
            }
            .into_any()
        }
        Decision::Warn | Decision::Ban => reason(),
    }
}

/// The reason that the person reads, from the list that reports have.
fn told_field(draft: Draft) -> impl IntoView {
    let option = |reason: ReportReason| {
        let text = move || translate(&format!("people-reason-{}", reason.word()), &[]);
        view! { <option value=reason.word()>{text}</option> }
    };
    view! {
        <label class="field">
            <span>{t("moderation-why")}</span>
            <select
                class="input"
                prop:value=move || draft.told.get().map_or("", ReportReason::word)
                on:change=move |event| draft.told.set(ReportReason::parse(&event_target_value(&event)))
            >
                <option value="">{t("moderation-no-reason")}</option>
                {ReportReason::ALL.map(option)}
            </select>
        </label>
    }
}

/// For how long it is in force, or shown.
fn days_field(draft: Draft) -> impl IntoView {
    let option = |days: u64| {
        let text = move || translate("web-days", &[("count", days.into())]);
        let is_chosen = draft.days.get_untracked() == days;
        view! { <option value=days.to_string() selected=is_chosen>{text}</option> }
    };
    let choose = move |event| {
        if let Ok(days) = event_target_value(&event).parse() {
            draft.days.set(days);
        }
    };
    view! {
        <label class="field">
            <span>{t("moderation-duration")}</span>
            <select class="input" on:change=choose>{DAYS.map(option)}</select>
        </label>
    }
}
