use api::BlockedPerson;
use leptos::prelude::*;
use leptos::task::spawn_local;

use super::action_state::ActionState;
use super::report_form::report_form;
use crate::controls::SteadyLabel;
use crate::i18n::{self, t};
use crate::named_person::{NamedPerson, PhraseSwitch};
use crate::route::{self, Link, PageRoute};
use crate::{guest, http};

/// What one can do about somebody: look at their page, block them, report them, at a table with that table, and not hear
/// them there. Guests can do it, and it can be done about guests.
#[component]
pub fn PersonMenu(person: NamedPerson) -> impl IntoView {
    let NamedPerson { person, table, phrases } = person;
    let state = ActionState::new();
    let is_blocked = RwSignal::new(false);
    let is_reporting = RwSignal::new(false);
    let name = i18n::person_name(&person);
    let id = person.id.clone();
    if guest::me().is_some() {
        let id = id.clone();
        spawn_local(async move {
            if let Ok(blocked) = http::get::<Vec<BlockedPerson>>("/account/blocks").await {
                let _ = is_blocked.try_set(blocked.iter().any(|one| one.person.id == id));
            }
        });
    }
    let block_path = format!("/people/{}/block", route::encoded(&id));
    let block = move |_| {
        let on = !is_blocked.get_untracked();
        let notice = if on { "people-blocked" } else { "people-unblocked" };
        let (method, path) = (if on { "PUT" } else { "DELETE" }, block_path.clone());
        let request = async move { http::send_only(method, &path, &()).await };
        state.send(request, notice, move |()| is_blocked.set(on));
    };
    let page = person.account.then(|| {
        view! { <Link to=PageRoute::Person(person.name.clone()) class="button small">{t("people-page")}</Link> }
    });
    let (title, shown_name) = (name.clone(), name);
    let close = Callback::new(move |()| is_reporting.set(false));
    let form = move || {
        let table = table.clone();
        is_reporting.get().then(|| report_form(&id, &shown_name, table, None, state, close))
    };
    let hear = phrases.map(|PhraseSwitch { is_muted, mute }| {
        view! {
            <button class="button small" type="button" on:click=move |_| mute.run(!is_muted.get_untracked())>
                <SteadyLabel label="people-mute" changed="people-unmute" is_changed=is_muted />
            </button>
        }
    });
    view! {
        <div class="column person-actions">
            <h2>{title}</h2>
            <div class="row">
                {page}
                {hear}
                <button class="button small" type="button" disabled=state.is_busy on:click=block>
                    <SteadyLabel label="people-block" changed="people-unblock" is_changed=is_blocked />
                </button>
                <button
                    class="button small"
                    type="button"
                    aria-expanded=move || is_reporting.get().to_string()
                    on:click=move |_| is_reporting.update(|on| *on = !*on)
                >
                    {t("people-report")}
                </button>
            </div>
            {form}
            {state.view()}
        </div>
    }
}
