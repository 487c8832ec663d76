use api::{NewReport, ReportReason};
use leptos::prelude::*;

use super::action_state::ActionState;
use crate::http;
use crate::i18n::{t, translate};

/// Why somebody is reported, from a list; with the table where it happened, or the maze of the gallery that
/// it is about.
pub fn report_form(
    id: &str,
    name: &str,
    table: Option<String>,
    maze: Option<String>,
    state: ActionState,
    close: Callback<()>,
) -> impl IntoView + use<> {
    let chosen = RwSignal::new(maze.as_ref().map(|_| ReportReason::Maze));
    let (id, name) = (id.to_owned(), name.to_owned());
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Some(reason) = chosen.get_untracked() else { return };
        let new =
            NewReport { person: id.clone(), reason, table: table.clone(), maze: maze.clone() };
        let request = async move { http::send_only("POST", "/reports", &new).await };
        state.send(request, "people-reported", move |()| close.run(()));
    };
    let choice = move |reason: ReportReason| {
        let text = move || translate(&format!("people-reason-{}", reason.word()), &[]);
        view! {
            <label class="scope">
                <input
                    type="radio"
                    name="report-reason"
                    value=reason.word()
                    prop:checked=move || chosen.get() == Some(reason)
                    on:change=move |_| chosen.set(Some(reason))
                />
                <span>{text}</span>
            </label>
        }
    };
    let title = move || translate("people-report-why", &[("name", name.as_str().into())]);
    view! {
        <form class="card column" on:submit=submit>
            <fieldset class="scopes"><legend>{title}</legend>{ReportReason::ALL.map(choice)}</fieldset>
            <p class="soft">{t("people-report-what")}</p>
            <div class="row">
                <button
                    class="button primary"
                    type="submit"
                    disabled=move || chosen.get().is_none() || state.is_busy.get()
                >
                    {t("people-report-send")}
                </button>
                <button class="button" type="button" on:click=move |_| close.run(())>{t("web-cancel")}</button>
            </div>
        </form>
    }
}
