use api::PasswordProof;
use leptos::prelude::*;
use leptos::task::spawn_local;
use play::{AccountField, AccountForm, AccountInput};

use super::form_state::{FieldSpec, FormState, form_end, form_opener, text_field};
use super::standing::AccountState;
use crate::http::{self, RequestError};
use crate::i18n::{self, t};

/// What is stored: all of it as a file, signing out, and deletion.
#[component]
pub(super) fn DataSection(state: AccountState) -> impl IntoView {
    let error = RwSignal::new(None::<RequestError>);
    let is_asked = RwSignal::new(false);
    let sign_out = move |_| {
        spawn_local(async move {
            let answer = http::send_only("DELETE", "/sessions/current", &()).await;
            match answer {
                // Whose session has ended elsewhere is signed out as well.
                Err(RequestError::Refused(refusal)) if refusal.status == 401 => {
                    state.signed_out("account-signed-out");
                }
                Err(failure) => drop(error.try_set(Some(failure))),
                Ok(()) => state.signed_out("account-signed-out"),
            }
        });
    };
    view! {
        <section class="card column" aria-labelledby="data">
            <h2 id="data">{t("account-data")}</h2>
            <div class="row">
                <a class="button" href=http::api_url("/account/export") download="palisade.zip">
                    {t("account-export")}
                </a>
                <button class="button" type="button" on:click=sign_out>{t("account-sign-out")}</button>
            </div>
            {move || error.get().map(|error| view! { <p class="say" role="alert">{i18n::error_text(&error)}</p> })}
            {move || match is_asked.get() {
                false => form_opener("account-delete", "button danger", is_asked),
                true => delete_form(state, is_asked),
            }}
        </section>
    }
}

/// Asks once more, and for the password where there is one.
fn delete_form(state: AccountState, is_asked: RwSignal<bool>) -> AnyView {
    let has_password = untrack(|| state.account(|account| account.password));
    let form = FormState::new(AccountForm::Delete { has_password });
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let request = |input: AccountInput| async move {
            let proof = PasswordProof { password: input.password };
            http::send_only("DELETE", "/account", &proof).await
        };
        form.submit(request, move |()| state.signed_out("account-gone"));
    };
    let password = FieldSpec::new(AccountField::Password, "account-password", "current-password");
    view! {
        <form class="column" novalidate on:submit=submit>
            <p class="say">{t("account-delete-sure")}</p>
            <input hidden autocomplete="username" prop:value=move || state.account(|account| account.name.clone()) />
            {has_password.then(|| text_field(form, password))}
            {form_end(form, "account-delete-now", "button danger", is_asked)}
        </form>
    }
    .into_any()
}
